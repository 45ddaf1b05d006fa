"""What each viewer is told: numbered events, one sequence a viewer, in which nothing hidden leaves a gap."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from fogline.core.controls import Control, SeatControl, Undo
from fogline.core.game import SPECTATOR, Event
from fogline.core.message import Message, Seat
from fogline.core.record import Entry


class TableEvent(Event, frozen=True, tag="table"):
    """Something the table did: an undo, a bot that takes over, somebody who leaves, a pause."""

    what: str
    """``undo``, ``takeover``, ``handback``, ``resign``, ``timeout``, ``pause`` or ``resume``."""
    seat: int | None = None
    """Whom it concerns: the seat whose action was undone, or the seat named in the entry."""

    def message(self) -> Message:
        """The event in words."""
        return Message(f"table-{self.what}", {} if self.seat is None else {"seat": Seat(self.seat)})


class Item(msgspec.Struct, frozen=True):
    """One event as a viewer is told it."""

    n: int
    """Its number in this viewer's sequence, from 0."""
    event: Event
    """What happened."""
    say: Message
    """The same for words."""


class VisibleEvents:
    """The events of a game, one sequence for each seat and one for spectators."""

    def __init__(self, seats: int) -> None:
        self._seen: dict[int, list[tuple[Event, Message]]] = {viewer: [] for viewer in (SPECTATOR, *range(seats))}

    def saw(self, events: Iterable[Event]) -> None:
        """Give every event to those who may know of it. The only place that decides this."""
        for event in events:
            seen_by, said = event.seen_by, (event, event.message())
            for viewer, seen in self._seen.items():
                if seen_by is None or viewer in seen_by:
                    seen.append(said)

    def since(self, viewer: int, number: int) -> list[Item]:
        """A viewer's events from a number on."""
        first = max(0, number)
        return [Item(first + i, event, say) for i, (event, say) in enumerate(self._seen[viewer][first:])]

    def count(self, viewer: int) -> int:
        """How many events a viewer has been told: the number of the next."""
        return len(self._seen[viewer])


def table_event(control: Control, entries: Sequence[Entry]) -> TableEvent:
    """The event of a control in the record; `entries` are those before it."""
    who: int | str | None = control.seat if isinstance(control, SeatControl) else None
    if isinstance(control, Undo):
        who = entries[control.entry].who
    return TableEvent(control.word, who if isinstance(who, int) else None)
