"""The moments between what a viewer knows and now: the last positions of a game, for those who ask to see them."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

import msgspec

from fogline.core.game import State
from fogline.core.record import Change
from fogline.table.visible_events import VisibleEvents

MOST = 16
"""Positions that a table remembers, and moments that one frame has at most."""
LARGEST = 65_536
"""Bytes that the views of one frame's moments have together at most."""


class Earlier(msgspec.Struct, frozen=True):
    """What a viewer saw before the newest position."""

    upto: int
    """How many of the viewer's events had happened."""
    at: int
    """How many entries the record had."""
    view: Any
    """What the viewer saw then."""


class Passed(msgspec.Struct, frozen=True):
    """A position that the game had."""

    at: int
    """How many entries there were."""
    counts: Mapping[int, int]
    """For each viewer, how many events had happened."""
    state: State
    """The position."""
    by: int | None = None
    """Within a plan, the seat whose plan it was: it knows what it did."""


class Moments:
    """The last positions of a live game. They are only kept; views are made of them where somebody asks."""

    def __init__(self) -> None:
        self.wanted = False
        """Whether anybody has ever asked for moments; until then nothing is kept."""
        self._passed: deque[Passed] = deque(maxlen=MOST)

    def __len__(self) -> int:
        return len(self._passed)

    def saw(self, before: State, change: Change, visible: VisibleEvents) -> None:
        """Remember where a change leads, and the positions between the actions of a plan.

        `visible` has not been told of the change yet. Luck belongs to the action that called for it.
        """
        if not self.wanted:
            return
        counts, state = visible.counts(), before
        decided = [number for number, entry in enumerate(change.entries, 1) if isinstance(entry.who, int)]
        for number in decided[:-1]:
            entry, state = change.entries[number - 1], state.clone()
            seat = int(entry.who)
            counts = visible.counts(counts, state.apply(entry.text, seat))
            self._passed.append(Passed(change.first + number, counts, state, seat))

    def reached(self, at: int, state: State, visible: VisibleEvents) -> None:
        """Remember the position that was reached; `visible` has been told how."""
        if self.wanted:
            self._passed.append(Passed(at, visible.counts(), state))

    def since(self, viewer: int, number: int, now: int, most: int) -> list[Earlier]:
        """What a viewer saw after each of its events from a number on, but for the last of them (`now`).

        The newest moments, at most so many and so many bytes of them; all are made for this viewer alone.
        """
        found: dict[int, Passed] = {}
        for passed in self._passed:
            if number < passed.counts[viewer] < now and passed.by != viewer:
                found[passed.counts[viewer]] = passed
        moments: list[Earlier] = []
        room = LARGEST
        for upto, passed in sorted(found.items(), reverse=True)[: min(max(0, most), MOST)]:
            view = msgspec.json.encode(passed.state.view(viewer))
            room -= len(view)
            if room < 0:
                break
            moments.append(Earlier(upto, passed.at, msgspec.Raw(view)))
        return moments[::-1]
