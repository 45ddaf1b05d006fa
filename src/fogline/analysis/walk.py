"""The moments of a game: what counts of a record, decision by decision and luck in runs, each with its position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from fogline.core.chances import Shares
from fogline.core.controls import Control, Handback, Lapse, Remove, Resign, Takeover, Timeout
from fogline.core.game import Game, State
from fogline.core.record import Entry, Record, execute_all, start_play

Kind = Literal["luck", "decision", "table"]
"""Who made a moment: luck, a seat's own player, or the bot that stood in for one."""


class Stretch(msgspec.Struct, frozen=True):
    """Entries that belong together: a decision, or a run of luck up to the next decision."""

    kind: Kind
    """Who made it."""
    seat: int | None
    """Whose decision it was; None for luck."""
    first: int
    """The number of its first entry in the record, from 0."""
    texts: tuple[str, ...]
    """Its entries' texts."""
    before: State
    """The position before it."""
    after: State
    """The position after it."""


class Moment(msgspec.Struct, frozen=True):
    """A stretch of a game, with what it did to everybody's chances."""

    kind: Kind
    """Who made it."""
    seat: int | None
    """Whose decision it was; None for luck."""
    first: int
    """The number of its first entry in the record, from 0."""
    texts: tuple[str, ...]
    """Its entries' texts."""
    position: str
    """The position before it."""
    before: Shares
    """Each seat's chances before it, with everything open."""
    after: Shares
    """And after it."""
    better: str | None = None
    """What would have been better by what the seat could know; None where nothing was found."""
    loss: float = 0.0
    """How much of the victory the decision gave away beside that, by what the seat could know."""

    def changes(self) -> Shares:
        """What it brought to each seat; adds up to 0."""
        return tuple(after - before for before, after in zip(self.before, self.after, strict=True))


class StandIns:
    """Follows who plays each seat: its own player, or a bot for somebody who is away or out of time."""

    def __init__(self) -> None:
        self._away: set[int] = set()
        self._lapsed: set[int] = set()
        self._deciding: set[int] = set()

    def saw(self, control: Control) -> None:
        """Something that the table did."""
        match control:
            case Takeover() | Resign() | Timeout() | Remove():
                self._away.add(control.seat)
            case Lapse():
                self._lapsed.add(control.seat)
            case Handback():
                self._away.discard(control.seat)

    def plays(self, seat: int) -> bool:
        """Whether a bot plays the seat now."""
        return seat in self._away or seat in self._lapsed

    def reached(self, state: State) -> None:
        """A position was reached: a turn that was lapsed is over when its seat need not decide any more."""
        if not state.position.is_chance():
            self._lapsed -= self._deciding.difference(state.actors)
            self._deciding = set(state.actors)


def standing_entries(record: Record, game: Game) -> list[tuple[int, Entry, bool]]:
    """The entries that count, with their numbers, and whether a bot made them for somebody who was away.

    Raises `RecordError` where an entry can't be executed.
    """
    play, stand_ins = start_play(record, game), StandIns()
    stood_in: set[int] = set()
    stand_ins.reached(play.state)
    for change in execute_all(play, record.entries):
        for number, entry, _ in change.steps():
            if entry.control is not None:
                stand_ins.saw(entry.control)
            elif isinstance(entry.who, int) and stand_ins.plays(entry.who):
                stood_in.add(number)
        stand_ins.reached(change.state)
    return [(number, record.entries[number], number in stood_in) for number in play.standing]


def stretches(record: Record, game: Game) -> Iterator[Stretch]:
    """What counts of a game, in order; each stretch begins where the one before it ended."""
    state = start_play(record, game).state.clone()
    run: list[tuple[int, Entry]] = []
    before = state.clone()
    for number, entry, stood_in in standing_entries(record, game):
        if entry.who == "chance":
            before = before if run else state.clone()
            state.apply(entry.text)
            run.append((number, entry))
            if not state.position.is_chance():
                yield _luck(run, before, state.clone())
                run = []
        else:
            before = state.clone()
            state.apply(entry.text, int(entry.who))
            kind: Kind = "table" if stood_in else "decision"
            yield Stretch(kind, int(entry.who), number, (entry.text,), before, state.clone())
    if run:
        yield _luck(run, before, state.clone())


def _luck(run: Sequence[tuple[int, Entry]], before: State, after: State) -> Stretch:
    return Stretch("luck", None, run[0][0], tuple(entry.text for _, entry in run), before, after)
