"""A game looked back on moment by moment, in any order: each is the same, whatever was looked at before."""

from __future__ import annotations

from collections.abc import Container
from itertools import takewhile
from typing import Final

import msgspec

from fogline.analysis.judge import Judge
from fogline.analysis.walk import Moment, Stretch, stretches
from fogline.core.chances import Prospects
from fogline.core.errors import Refusal
from fogline.core.game import Game, State
from fogline.core.record import Record

EVERYBODY: Final = range(8)
"""All seats of any game."""


class Looker:
    """Looks at the moments of one game. `sims` simulations judge each decision, 0 judge none.

    Raises `RecordError` for a record that can't be executed.
    """

    def __init__(self, record: Record, game: Game, sims: int) -> None:
        self.game = game
        self.judge = Judge(game, sims)
        self._judges = sims > 0
        self._stretches = list(stretches(record, game))
        self._entries = len(record.entries)
        self._known: tuple[int, Prospects] | None = None
        """The prospects after the moment that was looked at last."""

    def __len__(self) -> int:
        return len(self._stretches)

    def ends(self, number: int) -> int:
        """How many entries of the record there are before the next moment."""
        following = self._stretches[number + 1 : number + 2]
        return following[0].first if following else self._entries

    def luck(self) -> Prospects:
        """What luck brought to each seat, all its moments together: in shares of the victory, and in points."""
        seats = self._stretches[0].before.players
        shares, leads = [0.0] * seats, [0.0] * seats
        for number, stretch in enumerate(self._stretches):
            if stretch.kind == "luck":
                before, after = self._before(number), self._after(number)
                for seat in range(seats):
                    shares[seat] += after.shares[seat] - before.shares[seat]
                    leads[seat] += after.leads[seat] - before.leads[seat]
        return Prospects(tuple(shares), tuple(leads))

    def decision(self, first: int) -> Stretch:
        """The decision that a record's entry is; raises `Refusal` where it is none that counts."""
        for stretch in self._stretches:
            if stretch.first == first and stretch.seat is not None:
                return stretch
        raise Refusal("unknown-entry", None, {"entry": first, "entries": self._entries})

    def turn(self, first: int) -> tuple[str, ...]:
        """What a seat did from a decision on, until luck or somebody else came."""
        start = self._stretches.index(self.decision(first))
        seat = self._stretches[start].seat
        return tuple(one.texts[0] for one in takewhile(lambda one: one.seat == seat, self._stretches[start:]))

    def moment(self, number: int, seats: Container[int] = EVERYBODY) -> Moment:
        """One of them; the decisions of some seats are judged."""
        stretch = self._stretches[number]
        before, after = self._before(number).shares, self._after(number).shares
        moment = Moment(
            kind=stretch.kind,
            seat=stretch.seat,
            first=stretch.first,
            texts=stretch.texts,
            position=str(stretch.before),
            before=before,
            after=after,
        )
        seat = stretch.seat
        if not self._judges or stretch.kind != "decision" or seat is None or seat not in seats:
            return moment
        verdict = self.judge.verdict(stretch.before, seat, self.game.action(stretch.texts[0]))
        return msgspec.structs.replace(moment, better=verdict.better, loss=verdict.loss)

    def _before(self, number: int) -> Prospects:
        return self._after(number - 1) if number else at_the_start(self._stretches[0].before)

    def _after(self, number: int) -> Prospects:
        if self._known is None or self._known[0] != number:
            self._known = number, self.game.prospects(self._stretches[number].after.position)
        return self._known[1]


def at_the_start(state: State) -> Prospects:
    """What is to be expected before anything has happened: alike, unless an option or a position set seats apart."""
    seats = state.players
    if not state.game.options and state == state.game.start(seats):
        return Prospects((1 / seats,) * seats, (0.0,) * seats)
    return state.game.prospects(state.position)
