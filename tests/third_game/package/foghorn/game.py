"""Foghorn as the contract wants it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, cast

from foghorn import actions, meta, notation
from foghorn.state import Foghorn
from fogline.core.errors import BadText, IllegalAction
from fogline.core.figures import Measurement, Measurements, Tally
from fogline.core.game import Action, Event, Game, Preview, View, Way
from fogline.core.message import Argument, Message, Seat
from fogline.core.native import Evaluator, Log, Luck, Moves, Position, Sampler
from fogline.core.outcome import Outcome, Sheet, SheetLine, placed
from fogline.core.record import Record


class FoghornView(View, frozen=True, kw_only=True):
    """FH-5: everything but the others' hands and the deck's order."""

    turn: int
    fog: int
    hand: tuple[int, ...]
    """The viewer's cards; empty for a spectator."""
    sizes: tuple[int, ...]
    """Cards in each hand."""
    lights: tuple[int, ...]
    wrecks: tuple[int, ...]
    played: tuple[int, ...]
    """How many cards of each value lie face up."""


class FoghornPreview(Preview, frozen=True, kw_only=True):
    """What a card would do."""

    fog: int
    signal: bool
    aground: bool

    def messages(self) -> tuple[Message, ...]:
        if self.refusal is not None:
            action = self.actions[self.refused or 0]
            return (Message("preview-refused", {"action": action, "reason": self.refusal.message()}),)
        kind = "aground" if self.aground else "signal" if self.signal else "fog"
        return (Message(f"fh-preview-{kind}", {"fog": self.fog}),)


class Belief(Sampler):
    """Deals what the viewer can't see."""

    def __init__(self, view: FoghornView) -> None:
        self._view = view

    def sample(self, luck: Luck) -> Foghorn:
        view, world = self._view, Foghorn(self._view.players)
        world.phase, world.turn, world.fog = meta.PHASES.index(view.phase), view.turn, view.fog
        world.played, world.lights, world.wrecks = list(view.played), list(view.lights), list(view.wrecks)
        for card in view.hand:
            world.hands[view.seat][card - 1] += 1
        for seat, size in enumerate(view.sizes):
            for _ in range(size - sum(world.hands[seat])):
                world.hands[seat][world.sample(luck)] += 1
        return world


class Judgement(Evaluator):
    """A light if there is one, and no wreck."""

    def rate(self, position: Position, seat: int, moves: Moves, ratings: Moves) -> None:
        ratings.clear()
        for card in moves.numbers():
            fog = cast(Foghorn, position).fog + card + 1
            ratings.add(-500 if fog > meta.CLIFF else 0 if fog % meta.SIGNAL else 1000)


class FoghornGame(Game):
    """The rules of Foghorn with options."""

    name: ClassVar = meta.NAME
    title: ClassVar = "Foghorn"
    prefix: ClassVar = meta.PREFIX
    versions: ClassVar = {1: None}
    levels: ClassVar = {"hard": (Way("search", {"sims": 60, "ms": 1000}),)}
    option_values: ClassVar = meta.OPTIONS
    action_types: ClassVar = actions.ACTIONS
    event_types: ClassVar = actions.EVENTS
    view_type: ClassVar = FoghornView

    @property
    def secrets(self) -> frozenset[str]:
        return frozenset(f"card {value + 1}" for value in range(meta.VALUES))

    def set_up(self, players: int) -> Foghorn:
        position = Foghorn(players)
        position.turn = self.options.get("first", 0)
        if position.turn >= players:
            raise BadText("bad-option", None, {"option": "first", "value": position.turn})
        return position

    def parse_position(self, text: str) -> Foghorn:
        return notation.read(text)

    def format_position(self, position: Position) -> str:
        return notation.write(cast(Foghorn, position))

    def action(self, text: str) -> Action:
        return actions.parse(text)

    @property
    def action_count(self) -> int:
        return meta.VALUES

    def encode(self, action: Action) -> int:
        return actions.encode(action)

    def decode(self, number: int) -> Action:
        return actions.decode(number, actions.Play)

    def decode_outcome(self, stream: str, number: int) -> Action:
        if stream != "deck":
            raise ValueError(f"there is no luck {stream}")
        return actions.decode(number, actions.Card)

    def stream(self, position: Position) -> str:
        return "deck"

    def events(self, position: Position, log: Log) -> tuple[Event, ...]:
        return actions.events(log)

    def view(self, position: Position, seat: int) -> FoghornView:
        here = cast(Foghorn, position)
        hand = here.hands[seat] if seat >= 0 else ()
        return FoghornView(
            game=self.name,
            seat=seat,
            players=here.seats,
            actors=(here.turn,) if here.actors() else (),
            phase=meta.PHASES[here.phase],
            outcome=self.outcome(here),
            turn=here.turn,
            fog=here.fog,
            hand=tuple(card + 1 for card, count in enumerate(hand) for _ in range(count)),
            sizes=tuple(map(sum, here.hands)),
            lights=tuple(here.lights),
            wrecks=tuple(here.wrecks),
            played=tuple(here.played),
        )

    def outcome(self, position: Position) -> Outcome | None:
        here = cast(Foghorn, position)
        if not here.is_over():
            return None
        won = max(here.lights) == meta.LIGHTS
        results = [(here.halves(seat), -here.wrecks[seat]) for seat in range(here.seats)]
        return Outcome(
            termination="lights" if won else "deck",
            rule="FH-4.1" if won else "FH-4.2",
            trigger=here.turn,
            standings=placed(results, "FH-4.4"),
            sheets=tuple(map(self._sheet, range(here.seats), here.lights, here.wrecks)),
        )

    def _sheet(self, seat: int, lights: int, wrecks: int) -> Sheet:
        lines = SheetLine("lights", "FH-4.3", 2 * lights, lights), SheetLine("wrecks", "FH-4.3", -wrecks, wrecks)
        return Sheet(seat, lines)

    def prepare(self, view: View) -> Belief:
        return Belief(cast(FoghornView, view))

    def evaluator(self) -> Judgement:
        return Judgement()

    def measure(self, records: Iterable[Record]) -> Measurements:
        winning, players = Tally(), 0
        for record in records:
            assert record.outcome is not None
            players = len(record.seats)
            winning.add(record.outcome.standings[0].halves / 2)
        mean = winning.mean()
        return Measurements(self.name, self.data.hash, players, mean.count, (Measurement("winning-score", mean),))

    def why_not(self, view: View, action: Action) -> IllegalAction | None:
        assert isinstance(action, actions.ACTIONS), f"no action of this game: {action!r}"
        if view.outcome is not None:
            return IllegalAction("game-over", view.outcome.rule)
        if isinstance(action, actions.Card):
            return IllegalAction("luck-decides", None, {"outcome": str(action)})
        if view.seat not in view.actors:
            return IllegalAction("not-your-turn" if view.actors else "chance-decides")
        held = action.card in cast(FoghornView, view).hand
        return None if held else IllegalAction("not-in-hand", "FH-3.1", {"card": action.card})

    def preview(self, view: View, actions: Sequence[Action]) -> FoghornPreview:
        here, refusal, refused = cast(FoghornView, view), None, None
        for number, action in enumerate(actions[:2]):  # FH-3.4: one card a turn
            why = IllegalAction("not-your-turn") if number else self.why_not(view, action)
            if why is not None and refused is None:
                refusal, refused = why.reason, number
        fog = here.fog + (self.encode(actions[0]) + 1 if actions and refused != 0 else 0)
        return FoghornPreview(
            actions=tuple(map(str, actions)),
            refusal=refusal,
            refused=refused,
            reveals=bool(self._deck(here)),
            fog=fog,
            signal=fog in range(meta.SIGNAL, meta.CLIFF + 1, meta.SIGNAL),
            aground=fog > meta.CLIFF,
        )

    def _deck(self, view: FoghornView) -> int:
        """Cards left in the deck."""
        return meta.COPIES * meta.VALUES - sum(view.played) - sum(view.sizes)

    def prompt(self, view: View) -> Message:
        if view.outcome is not None:
            return view.outcome.message(self.prefix)
        assert view.phase in meta.PHASES[:-1], f"no such phase: {view.phase}"
        own = "own" if view.seat in view.actors else "other" if view.actors else "luck"
        return Message(f"fh-prompt-{own}", {"seat": Seat(cast(FoghornView, view).turn)})

    def describe(self, view: View) -> tuple[Message, ...]:
        here = cast(FoghornView, view)
        told = [Message("fh-fog", {"fog": here.fog, "deck": self._deck(here)})]
        for seat, size in enumerate(here.sizes):
            score: Mapping[str, Argument] = {"lights": here.lights[seat], "wrecks": here.wrecks[seat], "cards": size}
            told.append(Message("fh-seat", {"seat": Seat(seat), **score}))
        if here.hand:
            told.append(Message("fh-hand", {"cards": [str(card) for card in here.hand]}))
        return tuple(told)
