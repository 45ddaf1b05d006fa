"""What each viewer is told: numbered events, one sequence a viewer, in which nothing hidden leaves a gap."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from fogline.core.controls import Control, SeatControl, Undo
from fogline.core.game import SPECTATOR, Event
from fogline.core.message import Message, Seat
from fogline.core.record import Entry


class TableEvent(Event, frozen=True, tag="table"):
    """Something the table did: an undo, a bot that takes over, somebody who leaves, a pause."""

    what: str
    """``undo``, ``takeover``, ``handback``, ``resign``, ``timeout``, ``lapse``, ``remove``, ``pause`` or ``resume``."""
    seat: int | None = None
    """Whom it concerns: the seat whose action was undone, or the seat named in the entry."""

    def message(self) -> Message:
        """The event in words."""
        return Message(f"table-{self.what}", {} if self.seat is None else {"seat": Seat(self.seat)})


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """One event as a viewer is told it."""

    n: int
    """Its number in this viewer's sequence, from 0."""
    event: Event
    """What happened."""
    say: Message
    """The same for words."""
    back: int | None = None
    """With an undo: the number of the first event that it took back. Those from there on no longer stand."""


class Seen(msgspec.Struct, frozen=True, gc=False):
    """An event as it is kept for those who may know of it."""

    event: Event
    say: Message
    entry: int
    """The number of the entry that made it happen."""
    undone: int | None
    """With an undo, the number of the first entry that it took back."""


class VisibleEvents:
    """The events of a game, one sequence for each seat and one for spectators."""

    def __init__(self, seats: int) -> None:
        self._seen: dict[int, list[Seen]] = {viewer: [] for viewer in (SPECTATOR, *range(seats))}

    def saw(self, events: Iterable[Event], entry: int = 0, undone: int | None = None) -> None:
        """Give every event of an entry to those who may know of it. The only place that decides this, with `counts`."""
        for event in events:
            seen_by, kept = event.seen_by, Seen(event, event.message(), entry, undone)
            for viewer, seen in self._seen.items():
                if seen_by is None or viewer in seen_by:
                    seen.append(kept)

    def saw_control(self, control: Control, entries: Sequence[Entry], entry: int) -> None:
        """Tell everybody what the table did; `entries` are those before it."""
        self.saw([table_event(control, entries)], entry, control.entry if isinstance(control, Undo) else None)

    def since(self, viewer: int, number: int) -> list[Item]:
        """A viewer's events from a number on."""
        first = max(0, number)
        return [self._item(viewer, first + i, seen) for i, seen in enumerate(self._seen[viewer][first:])]

    def _item(self, viewer: int, n: int, seen: Seen) -> Item:
        if seen.undone is None:
            return Item(n, seen.event, seen.say)
        return Item(n, seen.event, seen.say, self.first_of(viewer, seen.undone))

    def first_of(self, viewer: int, entry: int) -> int:
        """The number of a viewer's first event that an entry, or one after it, made happen."""
        return bisect_left(self._seen[viewer], entry, key=lambda one: one.entry)

    def counts(self, before: Mapping[int, int] | None = None, events: Iterable[Event] = ()) -> dict[int, int]:
        """For each viewer how many events there are; or, after so many, with some events more."""
        counts = {viewer: len(seen) for viewer, seen in self._seen.items()} if before is None else dict(before)
        for event in events:
            for viewer in counts if event.seen_by is None else event.seen_by:
                counts[viewer] += 1
        return counts

    def count(self, viewer: int) -> int:
        """How many events a viewer has been told: the number of the next."""
        return len(self._seen[viewer])


def table_event(control: Control, entries: Sequence[Entry]) -> TableEvent:
    """The event of a control in the record; `entries` are those before it."""
    who: int | str | None = control.seat if isinstance(control, SeatControl) else None
    if isinstance(control, Undo):
        who = entries[control.entry].who
    return TableEvent(control.word, who if isinstance(who, int) else None)
