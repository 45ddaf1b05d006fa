"""The tickets: the deck with those put back under it, and what each seat has (TT-2.3, TT-3.12); compiled.

Sets of tickets and of tourist symbols are masks, a bit for each.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fogline.core.bits import bit
from fogline.core.copies import carry


@final
class Holding:
    """What one seat has, but for its transport cards and lines, and which lines it may still claim."""

    def __init__(self, cars: i64) -> None:
        self.tickets: i64 = 0
        """Tickets held for good."""
        self.offer: i64 = 0
        """Tickets drawn and not yet chosen from."""
        self.kept: i64 = 0
        """Those of the offer that will be kept, while the others still choose (TT-2.3)."""
        self.seen: i64 = 0
        """Tickets in other hands that this seat knows, since it had put them under the deck itself."""
        self.tokens: i64 = 0
        """Tourist symbols."""
        self.cars: i64 = cars
        self.open: i64 = 0
        """The lines open to this seat (TT-3.9), as `lines` writes sets of them: the first word."""
        self.open_more: i64 = 0
        """The second word."""

    def clone(self) -> Holding:
        """An independent copy."""
        twin = Holding(self.cars)
        twin.open = self.open
        twin.open_more = self.open_more
        twin.tickets = self.tickets
        twin.offer = self.offer
        twin.kept = self.kept
        twin.seen = self.seen
        twin.tokens = self.tokens
        return twin


@final
class TicketDeck:
    """The upper part has no order, only a content; the tickets put under it are drawn after it, in their order."""

    def __init__(self, upper: i64, queue: vec[u8]) -> None:
        self.upper: i64 = upper
        self.queue: vec[u8] = queue
        """4 * ticket + the seat that put it there, the next to be drawn first."""
        self.queued: i64 = 0

    def clone(self) -> TicketDeck:
        """An independent copy."""
        twin = TicketDeck(self.upper, self.queue[:])
        twin.queued = self.queued
        return twin

    def is_empty(self) -> bool:
        """Whether no ticket is left (TT-3.12)."""
        return self.upper == 0 and self.queued == 0

    def next_queued(self) -> i64:
        """The ticket that is drawn next once the upper part is empty."""
        return i64(self.queue[0]) >> 2

    def draw(self, ticket: i64) -> i64:
        """Take a ticket from the upper part, or the next one under it; returns the seat that had put it back, or -1."""
        if self.upper != 0:
            self.upper &= ~bit(ticket)
            return -1
        seat: i64 = i64(self.queue[0]) & 3
        self.queued -= 1
        i: i64 = 0
        while i < self.queued:
            self.queue[i] = self.queue[i + 1]
            i += 1
        return seat

    def put_back(self, ticket: i64, seat: i64) -> None:
        """A seat puts a ticket under the deck."""
        self.queue[self.queued] = u8(4 * ticket + seat)
        self.queued += 1


carry(TicketDeck, "upper", "queue")
carry(Holding, "cars")
