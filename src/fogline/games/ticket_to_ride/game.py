"""Ticket to Ride: San Francisco as the contract wants it: the pieces of this folder, tied together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final, cast

from fogline.core.data import Problem
from fogline.core.errors import BadText, IllegalAction
from fogline.core.figures import Measurements
from fogline.core.game import Action, Event, Game, View
from fogline.core.message import Message
from fogline.core.native import Log, Position
from fogline.core.outcome import Outcome
from fogline.core.record import Record
from fogline.core.weights import read_networks
from fogline.games.ticket_to_ride import (
    actions,
    describe,
    events,
    explain,
    measure,
    meta,
    notation,
    preview,
    scoring,
    state,
    survey,
    worlds,
)
from fogline.games.ticket_to_ride.belief import Belief
from fogline.games.ticket_to_ride.components import Map, builtin, check_map, parse_map, shipped
from fogline.games.ticket_to_ride.drawing.document import MapDrawing
from fogline.games.ticket_to_ride.drawing.layout import ARRANGEMENTS, drawing_hash, lay_out
from fogline.games.ticket_to_ride.map_file import VARIANT_SEATS
from fogline.games.ticket_to_ride.mind.judgement import Judgement
from fogline.games.ticket_to_ride.observation import TicketToRideObserver
from fogline.games.ticket_to_ride.state import TicketToRide
from fogline.games.ticket_to_ride.tables import Tables
from fogline.games.ticket_to_ride.try_out import try_out
from fogline.games.ticket_to_ride.versions import VERSIONS, Rules
from fogline.games.ticket_to_ride.view import TicketToRideView
from fogline.games.ticket_to_ride.viewing import Public, make_view

MIND: Final = "fogline.games.ticket_to_ride.mind"


class TicketToRideGame(Game):
    """The rules of Ticket to Ride: San Francisco with a map and options."""

    name: ClassVar = meta.NAME
    title: ClassVar = meta.TITLE
    prefix: ClassVar = meta.PREFIX
    players: ClassVar = meta.PLAYERS
    versions: ClassVar = VERSIONS
    option_values: ClassVar = meta.OPTIONS
    data_option: ClassVar = "map"
    levels: ClassVar = meta.LEVELS
    tempers: ClassVar = meta.TEMPERS
    action_types: ClassVar = actions.ACTIONS
    event_types: ClassVar = events.EVENTS
    view_type: ClassVar = TicketToRideView

    def __init__(self, options: Mapping[str, int], game_map: Map, rules: int | None = None) -> None:
        super().__init__(options, rules)
        self.data = game_map
        self.map = game_map
        self.builtin = game_map.hash == builtin().hash
        self.proper_names = game_map.proper_names
        self.tables = make_tables(game_map, VERSIONS[self.rules_version])

    @classmethod
    def load(
        cls, options: Mapping[str, int], data: str | None, source: str, rules: int | None = None
    ) -> TicketToRideGame:
        return cls(options, builtin() if data is None else parse_map(data, source), rules)

    @classmethod
    def of_content(
        cls, options: Mapping[str, int], content: object, data_hash: str | None = None, rules: int | None = None
    ) -> TicketToRideGame:
        ours = shipped().get(data_hash or "", builtin())
        return cls(options, ours if content is None else Map.from_content(content), rules)

    @classmethod
    def check_data(cls, text: str, source: str) -> tuple[Map | None, list[Problem]]:
        return check_map(text, source)

    @property
    def secrets(self) -> frozenset[str]:
        """TT-5: tickets, and the cards of a hand."""
        return frozenset((*self.map.ticket_numbers, *meta.CARDS))

    def set_up(self, players: int) -> TicketToRide:
        self._check_seats(players)
        return self._with_first(state.set_up(players, self.tables))

    def parse_position(self, text: str) -> TicketToRide:
        position = notation.parse_position(text, self.map, self.tables)
        self._check_seats(position.seats)
        return self._with_first(position)

    def _check_seats(self, players: int) -> None:
        """A variant may have too few tickets for more than two."""
        if self.map.variant and players > VARIANT_SEATS:
            raise IllegalAction("player-count", "TT-2.1", {"players": players})

    def _with_first(self, position: TicketToRide) -> TicketToRide:
        """TT-2.4: the option `first` takes the place of the draw."""
        first = self.options.get("first", -1)
        if first >= position.seats:
            raise BadText("bad-option", None, {"option": "first", "value": first})
        position.fixed_first = first
        return position

    def format_position(self, position: Position) -> str:
        return notation.format_position(cast(TicketToRide, position), self.map)

    def action(self, text: str) -> Action:
        return actions.parse_action(text, self.map)

    @property
    def action_count(self) -> int:
        return actions.action_count(self.tables)

    def encode(self, action: Action) -> int:
        return actions.encode(action, self.map, self.tables)

    def decode(self, number: int) -> Action:
        return actions.decode(number, self.map, self.tables)

    def decode_outcome(self, stream: str, number: int) -> Action:
        return actions.decode_outcome(stream, number, self.map)

    def stream(self, position: Position) -> str:
        here = cast(TicketToRide, position)
        if here.phase == state.FIRST:
            return actions.FIRST_STREAM
        if here.phase in (state.DEAL_TICKETS, state.DRAW_TICKETS):
            return actions.TICKET_STREAM
        return f"{actions.DECK_STREAM}-{here.market.generation}"

    def events(self, position: Position, log: Log) -> tuple[Event, ...]:
        return events.decode_events(log, self.map, self.tables)

    def view(self, position: Position, seat: int) -> TicketToRideView:
        return make_view(cast(TicketToRide, position), seat, self.map)

    def views(self, position: Position, seats: Iterable[int]) -> dict[int, View]:
        here = cast(TicketToRide, position)
        public = Public(here, self.map)
        return {seat: make_view(here, seat, self.map, public) for seat in seats}

    def outcome(self, position: Position) -> Outcome | None:
        return scoring.outcome(cast(TicketToRide, position), self.map)

    def prepare(self, view: View) -> Belief:
        return worlds.prepare(cast(TicketToRideView, view), self.map, self.tables, self.options.get("first", -1))

    def evaluator(self) -> Judgement:
        return self._judgement(0)

    def teller(self) -> Judgement:
        """It has more room for unlikely tickets, which the bots can't have before their next benchmark."""
        return self._judgement(meta.LEVEL)

    def _judgement(self, level: int) -> Judgement:
        guesses = read_networks(MIND, self.players, "ticket-guess", level)
        return Judgement(self.tables, read_networks(MIND, self.players), guesses)

    def observer(self, players: int) -> TicketToRideObserver:
        return TicketToRideObserver(players, self.tables)

    def measure(self, records: Iterable[Record]) -> Measurements:
        return measure.measure(self, self.map, records)

    def why_not(self, view: View, action: Action) -> IllegalAction | None:
        return explain.why_not(cast(TicketToRideView, view), action, self.map)

    def preview(self, view: View, actions: Sequence[Action]) -> preview.TicketToRidePreview:
        return try_out(self, cast(TicketToRideView, view), actions)

    def drawing(self, arrangement: str) -> MapDrawing | None:
        return lay_out(self.map, arrangement) if arrangement in ARRANGEMENTS else None

    @property
    def drawing_hash(self) -> str:
        return drawing_hash(self.map)

    def survey(self, view: View) -> survey.TicketToRideSurvey | None:
        return survey.survey(cast(TicketToRideView, view), self.map)

    def prompt(self, view: View) -> Message:
        return describe.prompt(cast(TicketToRideView, view), self.map)

    def describe(self, view: View) -> tuple[Message, ...]:
        return describe.describe(cast(TicketToRideView, view), self.map)


def make_tables(game_map: Map, rules: Rules) -> Tables:
    """The map as the compiled rules read it."""
    tables = Tables(rules, len(game_map.locations), len(game_map.symbols), game_map.cars)
    for kind, count in enumerate(game_map.cards):
        tables.add_cards(kind, count)
    for points in game_map.points:
        tables.add_points(points)
    for location in game_map.locations:
        if location.pile is not None:
            tables.pile_at += location.index + 1 << 8 * location.pile
    for line in game_map.lines:
        twin = -1 if line.twin is None else line.twin
        tables.add_line(line.a, line.b, line.length, line.colour, line.ferries, twin)
    for ticket in game_map.tickets:
        tables.add_ticket(ticket.a, ticket.b, ticket.points)
    tables.finish()
    return tables
