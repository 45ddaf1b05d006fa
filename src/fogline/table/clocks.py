"""Clocks, computed from the entries' times alone: who replays the entries has the same clocks, after any restart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fogline.core.controls import Handback
from fogline.core.record import Entry
from fogline.table.seats import Timing

LEAST = 10_000
"""Milliseconds that a clock for the whole game leaves for each decision, also when it is empty."""


class Clocks:
    """How much time each seat has left. Times are milliseconds of play since the start; a pause doesn't count."""

    def __init__(self, timing: Timing, seats: int) -> None:
        self.timing = timing
        self.time = 0
        """The time of the last entry."""
        self._left = [timing.ms] * seats
        self._since: dict[int, int] = {}
        self._acted: set[int] = set()

    def saw(self, entries: Iterable[Entry], actors: Sequence[int], waits_for_luck: bool) -> None:
        """Take note of entries that were written, and who must decide after the last of them."""
        for entry in entries:
            if entry.time is not None:
                self.time = entry.time
            if isinstance(entry.who, int):
                self._spend(entry.who)
            elif isinstance(entry.control, Handback) and entry.control.seat in self._since:
                self._since[entry.control.seat] = self.time  # what a bot took is nobody's time
        if waits_for_luck:
            return
        for seat in [seat for seat in self._since if seat not in actors]:
            self._stop(seat)
        for seat in actors:
            self._since.setdefault(seat, self.time)
        self._acted.clear()

    def left(self, seat: int, now: int) -> int | None:
        """The milliseconds a seat has at a time of play; None without a clock."""
        if self.timing.kind == "none":
            return None
        least = LEAST if self.timing.kind == "game" else 0
        return max(least, self._left[seat]) - (now - self._since.get(seat, now))

    @property
    def running(self) -> tuple[int, ...]:
        """The seats whose clock runs; none where there are no clocks."""
        return () if self.timing.kind == "none" else tuple(sorted(self._since))

    def _spend(self, seat: int) -> None:
        """A decision was made: what it took is gone, or, with a time for each, the next has all of it again."""
        self._pay(seat, self.time - self._since.get(seat, self.time))
        self._since[seat] = self.time
        self._acted.add(seat)

    def _stop(self, seat: int) -> None:
        self._pay(seat, self.time - self._since.pop(seat))
        if self.timing.kind == "game" and seat in self._acted:
            self._left[seat] += self.timing.increment

    def _pay(self, seat: int, spent: int) -> None:
        if self.timing.kind == "game":
            self._left[seat] = max(0, self._left[seat] - spent)
