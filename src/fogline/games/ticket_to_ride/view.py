"""What one seat, or a spectator, sees (TT-5): its own cards and tickets, and what everyone may know of the others'."""

from __future__ import annotations

import msgspec

from fogline.core.bits import bit_count, numbers_of
from fogline.core.game import View
from fogline.games.ticket_to_ride import ranking, scoring
from fogline.games.ticket_to_ride.cards import size_of
from fogline.games.ticket_to_ride.components import Map
from fogline.games.ticket_to_ride.meta import AFTERS, NAME, PHASES, TERMINATIONS
from fogline.games.ticket_to_ride.names import cards_of, line_name, ticket_name, ticket_names
from fogline.games.ticket_to_ride.state import TicketToRide
from fogline.games.ticket_to_ride.tickets import Holding


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


class _Seen(msgspec.Struct, frozen=True):
    """What everybody sees of a seat."""

    cards: int
    known: dict[str, int]
    tickets: int
    offered: int
    tokens: tuple[str, ...]
    cars: int
    lines: tuple[str, ...]
    line_points: int
    tourist_points: int


class Public:
    """What a view takes from a position whoever looks: made once for the views of one position."""

    def __init__(self, position: TicketToRide, game_map: Map) -> None:
        waiting, market = position.actors(), position.market
        self.actors = tuple(number for number in range(position.seats) if waiting >> number & 1)
        self.outcome = scoring.outcome(position, game_map)
        self.face_up = cards_of(market.face_up)
        self.discards = cards_of(market.discards)
        self.deck_size = size_of(market.deck)
        self.held = [
            tuple(size_of(position.hands.blind(seat, pool)) for seat in range(position.seats))
            for pool in range(position.hands.pools)
        ]
        self.piles = tuple(_pile_view(position, symbol, game_map) for symbol in range(len(game_map.symbols)))
        lines = _lines(position, game_map)
        self.seats = [_seen_of(position, seat, lines[seat], game_map) for seat in range(position.seats)]
        self.looks: dict[tuple[int, int, int], SeatView] = {}
        """Each seat as it looks to those who know the same of its tickets, held and offered."""


def make_view(position: TicketToRide, seat: int, game_map: Map, public: Public | None = None) -> TicketToRideView:
    """What a seat, or a spectator, may know; `public` is what all views of the position share, where it is there."""
    hands = position.hands
    own = position.holdings[seat] if seat >= 0 else Holding(0)
    public = public or Public(position, game_map)
    return TicketToRideView(
        game=NAME,
        seat=seat,
        players=position.seats,
        actors=public.actors,
        phase=PHASES[position.phase],
        outcome=public.outcome,
        turn=position.turn if position.turn >= 0 else None,
        after=AFTERS[position.after],
        renewals=position.market.renewals,
        line=line_name(position.line, game_map) if position.line >= 0 else None,
        passes=position.passes,
        trigger=position.trigger if position.trigger >= 0 else None,
        termination=TERMINATIONS[position.termination],
        hand=cards_of(hands.hand(seat)) if seat >= 0 else {},
        tickets=_own_tickets(position, seat, game_map) if seat >= 0 else (),
        offer=ticket_names(own.offer, game_map),
        kept=ticket_names(own.kept, game_map),
        points=position.halves(seat) // 2 if seat >= 0 else None,
        face_up=public.face_up,
        discards=public.discards,
        deck_size=public.deck_size,
        generation=position.market.generation,
        pools=tuple(_pool_view(position, seat, pool, held) for pool, held in enumerate(public.held)),
        ticket_deck=bit_count(position.tickets.upper),
        queue=tuple(_queued_view(position, seat, place, game_map) for place in range(position.tickets.queued)),
        piles=public.piles,
        seats=tuple(_seat_view(position, seat, other, public, game_map) for other in range(position.seats)),
    )


def _own_tickets(position: TicketToRide, seat: int, game_map: Map) -> tuple[TicketView, ...]:
    done = scoring.completed(position, seat)
    return tuple(
        TicketView(ticket_name(ticket, game_map), game_map.tickets[ticket].points, bool(done >> ticket & 1))
        for ticket in numbers_of(position.holdings[seat].tickets)
    )


def _pool_view(position: TicketToRide, viewer: int, pool: int, held: tuple[int, ...]) -> PoolView:
    hands = position.hands
    own = hands.blind(viewer, pool) if viewer >= 0 else 0
    return PoolView(
        own=cards_of(own),
        hidden=cards_of(hands.content(pool, position.market.deck) - own),
        deck=size_of(position.market.deck) if pool == 0 else 0,
        held=held,
    )


def _queued_view(position: TicketToRide, viewer: int, place: int, game_map: Map) -> QueuedView:
    ticket, seat = divmod(position.tickets.queue[place], 4)
    return QueuedView(seat, ticket_name(ticket, game_map) if seat == viewer else None)


def _pile_view(position: TicketToRide, symbol: int, game_map: Map) -> PileView:
    place = position.piles.place(symbol)
    location = game_map.locations[place].id if place >= 0 else None
    return PileView(game_map.symbols[symbol], location, position.piles.size(symbol))


def _lines(position: TicketToRide, game_map: Map) -> list[list[str]]:
    """The names of each seat's lines, in the map's order."""
    lines: list[list[str]] = [[] for _ in range(position.seats)]
    for name, owner in zip(game_map.line_names, position.owners, strict=True):
        if owner:
            lines[owner - 1].append(name)
    return lines


def _seen_of(position: TicketToRide, seat: int, lines: list[str], game_map: Map) -> _Seen:
    holding, hands = position.holdings[seat], position.hands
    return _Seen(
        cards=size_of(hands.hand(seat)),
        known=cards_of(hands.known(seat)),
        tickets=bit_count(holding.tickets),
        offered=bit_count(holding.offer),
        tokens=tuple(game_map.symbols[symbol] for symbol in numbers_of(holding.tokens)),
        cars=holding.cars,
        lines=tuple(lines),
        line_points=ranking.line_points(seat, position.owners, position.tables),
        tourist_points=ranking.tourist_points(holding.tokens),
    )


def _seat_view(position: TicketToRide, viewer: int, seat: int, public: Public, game_map: Map) -> SeatView:
    """A seat; it is the same for all viewers who know the same of its tickets."""
    holding, knows = position.holdings[seat], _known_to(position, viewer, seat)
    known = holding.tickets if position.is_over() else holding.tickets & knows
    key = (seat, known, holding.offer & knows)
    if key not in public.looks:
        public.looks[key] = _look_of(position, public.seats[seat], *key, game_map)
    return public.looks[key]


def _look_of(position: TicketToRide, seen: _Seen, seat: int, known: int, known_offer: int, game_map: Map) -> SeatView:
    holding = position.holdings[seat]
    return SeatView(
        cards=seen.cards,
        known=seen.known,
        tickets=seen.tickets,
        offered=seen.offered,
        known_tickets=ticket_names(known, game_map),
        known_offer=ticket_names(known_offer, game_map),
        knowers=_knowers(position, known | known_offer, game_map),
        seen_by=tuple(bit_count(other.seen & holding.tickets & ~known) for other in position.holdings),
        offer_seen_by=tuple(bit_count(other.seen & holding.offer & ~known_offer) for other in position.holdings),
        tokens=seen.tokens,
        cars=seen.cars,
        lines=seen.lines,
        line_points=seen.line_points,
        tourist_points=seen.tourist_points,
    )


def _known_to(position: TicketToRide, viewer: int, seat: int) -> int:
    """TT-5: the tickets that a viewer would know at a seat: all at its own, elsewhere those it had put back itself."""
    if seat == viewer:
        return -1
    return position.holdings[viewer].seen if viewer >= 0 else 0


def _knowers(position: TicketToRide, tickets: int, game_map: Map) -> dict[str, int]:
    return {
        ticket_name(ticket, game_map): seat
        for ticket in numbers_of(tickets)
        for seat, holding in enumerate(position.holdings)
        if holding.seen >> ticket & 1
    }
