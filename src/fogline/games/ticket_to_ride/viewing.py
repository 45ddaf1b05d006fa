"""How a position looks to a seat, or to a spectator (TT-5); compiled.

A table makes a view for everybody who watches at every move, so here a service spends much of its time. Tuples are
made of lists: compiled, a comprehension is a loop, and a generator an object.
"""

from __future__ import annotations

from typing import final

from fogline.core.bits import bit_count, numbers_of
from fogline.games.ticket_to_ride import ranking, scoring
from fogline.games.ticket_to_ride.cards import cards_of, size_of
from fogline.games.ticket_to_ride.components import Map
from fogline.games.ticket_to_ride.meta import AFTERS, NAME, PHASES, TERMINATIONS
from fogline.games.ticket_to_ride.names import line_name, ticket_name, ticket_names
from fogline.games.ticket_to_ride.state import TicketToRide
from fogline.games.ticket_to_ride.tickets import Holding
from fogline.games.ticket_to_ride.view import PileView, PoolView, QueuedView, SeatView, TicketToRideView, TicketView


@final
class Public:
    """What a view takes from a position whoever looks: made once for the views of one position."""

    def __init__(self, position: TicketToRide, game_map: Map) -> None:
        waiting, market = position.actors(), position.market
        self.actors = tuple([number for number in range(position.seats) if waiting >> number & 1])
        self.outcome = scoring.outcome(position, game_map)
        self.face_up = cards_of(market.face_up)
        self.discards = cards_of(market.discards)
        self.deck_size = size_of(market.deck)
        self.held = [
            tuple([size_of(position.hands.blind(seat, pool)) for seat in range(position.seats)])
            for pool in range(position.hands.pools)
        ]
        self.piles = tuple([_pile_view(position, symbol, game_map) for symbol in range(len(game_map.symbols))])
        lines = _lines(position, game_map)
        self.seats = [_seen_of(position, seat, lines[seat], game_map) for seat in range(position.seats)]


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
        pools=tuple([_pool_view(position, seat, pool, held) for pool, held in enumerate(public.held)]),
        ticket_deck=bit_count(position.tickets.upper),
        queue=tuple([_queued_view(position, seat, place, game_map) for place in range(position.tickets.queued)]),
        piles=public.piles,
        seats=tuple([_seat_view(position, seat, other, public, game_map) for other in range(position.seats)]),
    )


def _own_tickets(position: TicketToRide, seat: int, game_map: Map) -> tuple[TicketView, ...]:
    done = scoring.completed(position, seat)
    return tuple(
        [
            TicketView(ticket_name(ticket, game_map), game_map.tickets[ticket].points, bool(done >> ticket & 1))
            for ticket in numbers_of(position.holdings[seat].tickets)
        ]
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


def _seen_of(position: TicketToRide, seat: int, lines: list[str], game_map: Map) -> SeatView:
    """A seat as it looks to who knows none of its tickets."""
    holding, hands = position.holdings[seat], position.hands
    return SeatView(
        cards=size_of(hands.hand(seat)),
        known=cards_of(hands.known(seat)),
        tickets=bit_count(holding.tickets),
        offered=bit_count(holding.offer),
        known_tickets=(),
        known_offer=(),
        knowers={},
        seen_by=_seen_by(position, holding.tickets),
        offer_seen_by=_seen_by(position, holding.offer),
        tokens=tuple([game_map.symbols[symbol] for symbol in numbers_of(holding.tokens)]),
        cars=holding.cars,
        lines=tuple(lines),
        line_points=ranking.line_points(seat, position.owners, position.tables),
        tourist_points=ranking.tourist_points(holding.tokens),
    )


def _seat_view(position: TicketToRide, viewer: int, seat: int, public: Public, game_map: Map) -> SeatView:
    """A seat; it is the same for all viewers who know none of its tickets."""
    holding, knows = position.holdings[seat], _known_to(position, viewer, seat)
    known = holding.tickets if position.is_over() else holding.tickets & knows
    known_offer = holding.offer & knows
    if not known | known_offer:
        return public.seats[seat]
    return public.seats[seat].to_who_knows(
        known_tickets=ticket_names(known, game_map),
        known_offer=ticket_names(known_offer, game_map),
        knowers=_knowers(position, known | known_offer, game_map),
        seen_by=_seen_by(position, holding.tickets & ~known),
        offer_seen_by=_seen_by(position, holding.offer & ~known_offer),
    )


def _seen_by(position: TicketToRide, tickets: int) -> tuple[int, ...]:
    """How many of the tickets each seat has seen, as it had put them back."""
    return tuple([bit_count(other.seen & tickets) for other in position.holdings])


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
