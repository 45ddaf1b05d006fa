"""A finished game as each of its people keeps it: a row that outlives the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Final, Literal

import msgspec

from fogline.core.controls import Remove, Resign, Timeout, Undo
from fogline.core.record import Entry
from fogline.table.journal import Summary
from fogline.table.seats import FORMER, Chair, Setup

Mark = Literal["left", "removed", "shared", "redrawn", "hints"]
PEOPLE: Final = "people"
"""The level of a game with another person in it."""
MIXED: Final = "mixed"
"""The level of a game against bots of several kinds."""


class Finisher(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at the end of a game."""

    name: str
    """Empty for somebody whose data was deleted."""
    place: int
    halves: int
    """Victory points, in halves."""
    bot: str | None = None
    """The bot's name; None for a person."""


class Result(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One finished game of one person."""

    table: str
    """Where it was played; the table itself may be gone."""
    game: str
    seat: int
    """The person's own; of several at one screen the first."""
    players: tuple[Finisher, ...]
    """Seat by seat."""
    level: str
    """Whom it was against: a bot's name where all others are such bots, `mixed` bots, or `people`."""
    sources: dict[str, int]
    """What each source of points gave the person, in halves, by the code of its line on the score sheet."""
    decisions: int
    """How many entries of the record are the person's."""
    seconds: int
    """From the beginning to the end, also while nobody was there."""
    ended: int
    """When, in seconds since 1970."""
    own_data: bool = False
    """Whether an owner's deck or map was played with."""
    marks: tuple[Mark, ...] = ()
    """What sets it apart: a bot finished it, the others removed the person, several seats of one person, luck drawn
    anew, hints taken."""

    @property
    def own(self) -> Finisher:
        """How the person did."""
        return self.players[self.seat]

    @property
    def is_won(self) -> bool:
        """Whether the person came first, alone or with others."""
        return self.own.place == 1

    def without(self, seat: int) -> Result:
        """The same after the data of whoever had another seat was deleted."""
        gone = msgspec.structs.replace(self.players[seat], name="")
        return msgspec.structs.replace(self, players=(*self.players[:seat], gone, *self.players[seat + 1 :]))


def results_of(
    table: str, setup: Setup, summary: Summary, entries: Sequence[Entry], ended: int
) -> Iterator[tuple[str, Result]]:
    """What each person who held a seat at the end keeps of a finished game."""
    standings = zip(setup.chairs, summary.places, summary.halves, strict=True)
    players = tuple(
        Finisher(chair.name, place, halves, _kind(chair) if chair.person is None else None)
        for chair, place, halves in standings
    )
    begun = int(datetime.fromisoformat(setup.started).timestamp()) if setup.started is not None else ended
    for person in setup.people:
        held = setup.seats_of(person)
        seat = held[0]
        if person != FORMER.person:
            yield (
                person,
                Result(
                    table=table,
                    game=setup.game,
                    seat=seat,
                    players=players,
                    level=_level(setup.chairs, person),
                    sources=summary.sources[seat],
                    decisions=sum(entry.who == seat for entry in entries),
                    seconds=max(0, ended - begun),
                    ended=ended,
                    own_data=setup.data is not None,
                    marks=tuple(_marks(setup, entries, held)),
                ),
            )


def _level(chairs: Iterable[Chair], person: str) -> str:
    others = [chair for chair in chairs if chair.person != person]
    kinds = {_kind(chair) for chair in others if chair.person is None}
    if not others or any(chair.person is not None for chair in others):
        return PEOPLE
    return kinds.pop() if len(kinds) == 1 else MIXED


def _kind(chair: Chair) -> str:
    return (chair.bot or "").partition(":")[0]


def _marks(setup: Setup, entries: Sequence[Entry], held: tuple[int, ...]) -> Iterator[Mark]:
    controls = [entry.control for entry in entries]
    if any(isinstance(one, Resign | Timeout | Remove) and one.seat == held[0] for one in controls):
        yield "left"
    if any(isinstance(one, Remove) and one.seat == held[0] for one in controls):
        yield "removed"
    if len(held) > 1:
        yield "shared"
    if any(isinstance(entry.control, Undo) and _took_luck_back(entries, i) for i, entry in enumerate(entries)):
        yield "redrawn"
    if any(setup.chairs[seat].advised for seat in held):
        yield "hints"


def _took_luck_back(entries: Sequence[Entry], number: int) -> bool:
    """Whether an undo took back something that luck had decided: it was drawn anew then."""
    undo = entries[number].control
    return isinstance(undo, Undo) and any(entry.who == "chance" for entry in entries[undo.entry : number])
