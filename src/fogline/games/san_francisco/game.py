"""San Francisco as the contract wants it: the pieces of this folder, tied together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, cast

import msgspec

from fogline.core.data import Problem
from fogline.core.errors import BadText, IllegalAction
from fogline.core.figures import Measurements
from fogline.core.game import SPECTATOR, Action, Event, Game, View
from fogline.core.message import Message
from fogline.core.native import CHANCE, Log, Position
from fogline.core.outcome import Outcome
from fogline.core.record import Record
from fogline.core.weights import read_networks
from fogline.games.san_francisco import (
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
)
from fogline.games.san_francisco.belief import Belief
from fogline.games.san_francisco.components import Deck, builtin, check_deck, parse_deck, shipped
from fogline.games.san_francisco.mind.judgement import Judgement
from fogline.games.san_francisco.observation import SanFranciscoObserver
from fogline.games.san_francisco.state import SanFrancisco
from fogline.games.san_francisco.tables import Tables
from fogline.games.san_francisco.try_out import try_out
from fogline.games.san_francisco.versions import VERSIONS, Rules
from fogline.games.san_francisco.view import SanFranciscoView
from fogline.games.san_francisco.viewing import make_view


class SanFranciscoGame(Game):
    """The rules of San Francisco with a deck and options."""

    name: ClassVar = meta.NAME
    title: ClassVar = meta.TITLE
    prefix: ClassVar = meta.PREFIX
    players: ClassVar = meta.PLAYERS
    versions: ClassVar = VERSIONS
    option_values: ClassVar = meta.OPTIONS
    tempers: ClassVar = meta.TEMPERS
    data_option: ClassVar = "deck"
    action_types: ClassVar = actions.ACTIONS
    event_types: ClassVar = events.EVENTS
    view_type: ClassVar = SanFranciscoView

    def __init__(self, options: Mapping[str, int], deck: Deck, rules: int | None = None) -> None:
        super().__init__(options, rules)
        self.data = deck
        self.deck = deck
        self.builtin = deck.hash == builtin().hash
        self.tables = make_tables(deck, VERSIONS[self.rules_version])

    @classmethod
    def load(
        cls, options: Mapping[str, int], data: str | None, source: str, rules: int | None = None
    ) -> SanFranciscoGame:
        return cls(options, builtin() if data is None else parse_deck(data, source), rules)

    @classmethod
    def of_content(
        cls, options: Mapping[str, int], content: object, data_hash: str | None = None, rules: int | None = None
    ) -> SanFranciscoGame:
        ours = shipped().get(data_hash or "", builtin())
        return cls(options, ours if content is None else Deck.from_content(content), rules)

    @classmethod
    def check_data(cls, text: str, source: str) -> tuple[Deck | None, list[Problem]]:
        return check_deck(text, source)

    def set_up(self, players: int) -> SanFrancisco:
        position = state.set_up(players, self.tables)
        first = self.options.get("first")
        if first is not None:
            if first >= players:
                raise BadText("bad-option", None, {"option": "first", "value": first})
            position.step(CHANCE, first, None)
        return position

    def parse_position(self, text: str) -> SanFrancisco:
        return notation.parse_position(text, self.deck, self.tables)

    def format_position(self, position: Position) -> str:
        return notation.format_position(cast(SanFrancisco, position), self.deck)

    def action(self, text: str) -> Action:
        return actions.parse_action(text)

    @property
    def action_count(self) -> int:
        return actions.action_count(self.deck)

    def encode(self, action: Action) -> int:
        return actions.encode(action, self.deck)

    def decode(self, number: int) -> Action:
        return actions.decode(number, self.deck)

    def decode_outcome(self, stream: str, number: int) -> Action:
        return actions.decode_outcome(stream, number, self.deck)

    def stream(self, position: Position) -> str:
        return actions.FIRST_STREAM if cast(SanFrancisco, position).phase == state.FIRST else actions.DECK_STREAM

    def events(self, position: Position, log: Log) -> tuple[Event, ...]:
        return events.decode_events(log, self.deck)

    def view(self, position: Position, seat: int) -> SanFranciscoView:
        return make_view(cast(SanFrancisco, position), seat, self.deck)

    def views(self, position: Position, seats: Iterable[int]) -> dict[int, View]:
        seen = make_view(cast(SanFrancisco, position), SPECTATOR, self.deck)  # SF-10: everybody sees the same
        return {seat: msgspec.structs.replace(seen, seat=seat) for seat in seats}

    def outcome(self, position: Position) -> Outcome | None:
        return scoring.outcome(cast(SanFrancisco, position))

    def prepare(self, view: View) -> Belief:
        text = cast(SanFranciscoView, view).position
        return Belief(notation.parse_position(text, self.deck, self.tables, counted=False))

    def belief(self, position: Position, seat: int) -> Belief:
        """SF-10: nothing is hidden, so the position is what a view of it would be read back to."""
        return Belief(cast(SanFrancisco, position))

    def evaluator(self) -> Judgement:
        return Judgement(read_networks("fogline.games.san_francisco.mind", self.players))

    def observer(self, players: int) -> SanFranciscoObserver:
        return SanFranciscoObserver(players, self.tables)

    def measure(self, records: Iterable[Record]) -> Measurements:
        return measure.measure(self, records)

    def why_not(self, view: View, action: Action) -> IllegalAction | None:
        return explain.why_not(cast(SanFranciscoView, view), action)

    def preview(self, view: View, actions: Sequence[Action]) -> preview.SanFranciscoPreview:
        return try_out(self, cast(SanFranciscoView, view), actions)

    def prompt(self, view: View) -> Message:
        return describe.prompt(cast(SanFranciscoView, view))

    def describe(self, view: View) -> tuple[Message, ...]:
        return describe.describe(cast(SanFranciscoView, view))


def make_tables(deck: Deck, rules: Rules) -> Tables:
    """The deck as the compiled rules read it."""
    tables = Tables(rules)
    for kind in deck.kinds:
        tables.add_kind(
            kind.colour,
            kind.value,
            kind.tracks,
            kind.depot,
            kind.square,
            kind.foundation,
            kind.coast,
            kind.bonus,
            kind.count,
        )
    tables.add_bonus_cards()
    return tables
