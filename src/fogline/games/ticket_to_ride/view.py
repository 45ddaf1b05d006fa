"""What one seat, or a spectator, sees (TT-5): its own cards and tickets, and what everyone may know of the others'."""

from __future__ import annotations

import msgspec

from fogline.core.game import View


class PoolView(msgspec.Struct, frozen=True):
    """Cards drawn blind from one deck (TT-3.4), or still in it. The first pool is that of the deck in use."""

    own: dict[str, int]
    """The viewer's own cards of this pool."""
    hidden: dict[str, int]
    """All its other cards: they lie in the deck and in other hands, and the viewer can't tell where."""
    deck: int
    """How many of the hidden ones are in the deck; 0 for an older pool."""
    held: tuple[int, ...]
    """How many cards of this pool each seat holds."""


class SeatView(msgspec.Struct, frozen=True):
    """What everyone sees of a seat, and what the viewer knows besides."""

    cards: int
    """Transport cards in hand."""
    known: dict[str, int]
    """Those of them that everyone knows: seen taken face up and not yet spent, or concluded after a reshuffle."""
    tickets: int
    """Tickets held."""
    offered: int
    """Tickets drawn and not yet chosen from."""
    known_tickets: tuple[str, ...]
    """Those of its tickets that the viewer knows: one's own, those one had put back oneself, and at the end all."""
    known_offer: tuple[str, ...]
    """Those of the tickets offered that the viewer knows."""
    knowers: dict[str, int]
    """For each ticket that both the viewer and another seat know to be here, that seat: it had put the ticket back."""
    seen_by: tuple[int, ...]
    """How many of the tickets held that the viewer doesn't know each seat does, having put them back."""
    offer_seen_by: tuple[int, ...]
    """Likewise of the tickets offered."""
    tokens: tuple[str, ...]
    """Tourist symbols."""
    cars: int
    """Cable cars left."""
    lines: tuple[str, ...]
    """The names of its lines."""
    line_points: int
    """Points for its lines (TT-3.10)."""
    tourist_points: int
    """Points for its tourist tokens, were the game scored now (TT-4.2)."""

    def to_who_knows(self, **tickets: object) -> SeatView:
        """The same seat to who knows some of its tickets: the fields about them."""
        return msgspec.structs.replace(self, **tickets)


class TicketView(msgspec.Struct, frozen=True):
    """One of the viewer's own tickets."""

    ticket: str
    """Its name."""
    points: int
    """What it is worth."""
    completed: bool
    """Whether the viewer's lines connect its ends."""


class QueuedView(msgspec.Struct, frozen=True):
    """A ticket put under the deck."""

    seat: int
    """Who put it there, and knows it."""
    ticket: str | None
    """Its name; None where the viewer doesn't know it."""


class PileView(msgspec.Struct, frozen=True):
    """A tourist pile."""

    symbol: str
    location: str | None
    """None while it is set aside (TT-2.4)."""
    tokens: int
    """Tokens left in it."""


class TicketToRideView(View, frozen=True, kw_only=True):
    """The table as one seat, or a spectator, sees it."""

    turn: int | None
    """Whose turn it is, or who places a pile."""
    after: str
    """What follows once luck has brought its cards: ``setup``, ``second``, ``end`` or ``claim``."""
    renewals: int
    """How often the face-up cards were renewed since one was taken (TT-3.5)."""
    line: str | None
    """The line just claimed, while its tourist token isn't taken."""
    passes: int
    """Passes in a row (TT-3.13)."""
    trigger: int | None
    """Who began the last round (TT-4.1)."""
    termination: str
    """How it ended; empty while it runs."""
    hand: dict[str, int]
    """The viewer's transport cards; empty for a spectator."""
    tickets: tuple[TicketView, ...]
    """The viewer's tickets."""
    offer: tuple[str, ...]
    """The tickets that the viewer has drawn and not yet chosen from."""
    kept: tuple[str, ...]
    """Those that the viewer has chosen to keep, while others still choose (TT-2.3)."""
    points: int | None
    """The viewer's points, were the game scored now; None for a spectator."""
    face_up: dict[str, int]
    """The face-up cards."""
    discards: dict[str, int]
    """The discarded cards."""
    deck_size: int
    """Transport cards in the deck."""
    generation: int
    """How often the discards have become the deck."""
    pools: tuple[PoolView, ...]
    """The cards that were drawn blind or are in the deck, deck by deck."""
    ticket_deck: int
    """Tickets in the upper part of the ticket deck."""
    queue: tuple[QueuedView, ...]
    """Tickets put under it, the next to be drawn first."""
    piles: tuple[PileView, ...]
    """The tourist piles, by symbol."""
    seats: tuple[SeatView, ...]
    """One a seat."""
