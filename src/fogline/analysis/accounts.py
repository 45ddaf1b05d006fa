"""Luck and skill apart: accounts for each seat that add up to the result, exactly.

Chances are those of `Game.chances`, with everything open. What luck changes goes to everybody's *luck*. A decision
costs its own seat's *skill* what it gave away by what the seat could know; what else it changed for that seat goes to
its *unseen* (what the seat couldn't know, and where the two judges differ), and for each other seat to its *others*.
What bots did for people who were away goes to *table*.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from fogline.analysis.looker import Looker
from fogline.analysis.walk import Kind, Moment
from fogline.core.game import Game
from fogline.core.record import Record

SIMS: Final = 150
"""Simulations a decision, as usual."""
QUICK_SIMS: Final = 16
"""And for a quick pass."""
SHOWN: Final = 3
"""How many turning points a seat has at most."""
LEAST: Final = 0.02
"""The least loss that is shown as one."""


class Account(msgspec.Struct, frozen=True):
    """Where a seat's result came from, in shares of the victory."""

    start: float = 0.0
    """Its chances before anything happened."""
    luck: float = 0.0
    """What luck brought it; adds up to 0 over the seats."""
    skill: float = 0.0
    """What its own decisions gave away; never more than 0."""
    unseen: float = 0.0
    """What its decisions did beyond what it could know."""
    others: float = 0.0
    """What the others' decisions did to it."""
    table: float = 0.0
    """What bots did to it that stood in for people."""
    result: float = 0.0
    """Its share of the victory; of a game that isn't over, its chances."""

    def parts(self) -> tuple[float, ...]:
        """All that the result is the sum of."""
        return self.start, self.luck, self.skill, self.unseen, self.others, self.table


class Analysis(msgspec.Struct, frozen=True):
    """What there is to say about a game."""

    record: str
    """The record's hash."""
    sims: int
    """Simulations a decision was judged by; 0 where none was."""
    moments: tuple[Moment, ...]
    """Everything that happened, in order."""
    accounts: tuple[Account, ...]
    """For each seat."""

    def turning_points(self, seat: int) -> list[Moment]:
        """The decisions that cost a seat most, the dearest first."""
        own = [moment for moment in self.moments if moment.kind == "decision" and moment.seat == seat]
        dear = [moment for moment in own if moment.loss >= LEAST]
        return sorted(dear, key=lambda moment: -moment.loss)[:SHOWN]


def analyse(
    record: Record,
    game: Game,
    *,
    sims: int = SIMS,
    seats: Sequence[int] | None = None,
    on_moment: Callable[[int, int], None] | None = None,
    known: Sequence[Moment] = (),
    on_found: Callable[[Moment], None] | None = None,
) -> Analysis:
    """Look back at a game, finished or saved half-way; the same whenever it is done.

    `sims` simulations judge each decision of some `seats` (all, if none are named), 0 judges none: what a decision gave
    away then stays in *unseen*. `on_moment` hears how many moments of how many are done; `known` are those, in order,
    that `on_found` was told before it was stopped. Raises `RecordError` for a record that can't be executed.
    """
    looker = Looker(record, game, sims)
    wanted = range(len(record.seats)) if seats is None else seats
    found = list(known[: len(looker)])
    for number in range(len(found), len(looker)):
        found.append(looker.moment(number, wanted))
        if on_found is not None:
            on_found(found[-1])
        if on_moment is not None:
            on_moment(len(found), len(looker))
    return Analysis(record.hash, sims, tuple(found), book(found, len(record.seats)))


def book(moments: Sequence[Moment], seats: int) -> tuple[Account, ...]:
    """The seats' accounts of a game's moments."""
    return tuple(_account(moments, seat, seats) for seat in range(seats))


def _account(moments: Sequence[Moment], seat: int, seats: int) -> Account:
    sums = dict.fromkeys(("luck", "skill", "unseen", "others", "table"), 0.0)
    for moment in moments:
        change = moment.changes()[seat]
        sums[_name(moment.kind, own=moment.seat == seat)] += change
        if moment.kind == "decision" and moment.seat == seat:
            sums["skill"] -= moment.loss
            sums["unseen"] += moment.loss
    start = moments[0].before[seat] if moments else 1 / seats
    return Account(start=start, **sums, result=moments[-1].after[seat] if moments else start)


def _name(kind: Kind, *, own: bool) -> str:
    """The account that a change belongs to."""
    if kind == "decision":
        return "unseen" if own else "others"
    return kind
