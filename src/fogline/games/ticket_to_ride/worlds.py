"""From a view to its belief: what is known goes into a position, what is hidden is listed to be dealt."""

from __future__ import annotations

from fogline.core.bits import mask_of
from fogline.games.ticket_to_ride import state
from fogline.games.ticket_to_ride.belief import HELD, NOBODY, OFFERED, QUEUED, UNNAMED, Belief
from fogline.games.ticket_to_ride.components import Map
from fogline.games.ticket_to_ride.meta import AFTERS, CARDS, PHASES, TERMINATIONS
from fogline.games.ticket_to_ride.names import bag_of, line_number, ticket_number
from fogline.games.ticket_to_ride.state import TicketToRide, set_up
from fogline.games.ticket_to_ride.tables import Tables
from fogline.games.ticket_to_ride.view import TicketToRideView


def prepare(view: TicketToRideView, game_map: Map, tables: Tables, first: int) -> Belief:
    """A sampler of the positions that agree with a view; `first` is the seat that starts by option, or -1."""
    known = set_up(view.players, tables)
    known.fixed_first = first
    known.market.deck = known.tickets.upper = 0
    _set_moment(known, view, game_map)
    _set_cards(known, view)
    _set_seats(known, view, game_map)
    belief = Belief(known)
    _hide_cards(belief, view)
    _hide_tickets(belief, view, game_map)
    return belief


def _set_moment(known: TicketToRide, view: TicketToRideView, game_map: Map) -> None:
    known.phase = PHASES.index(view.phase)
    known.after = AFTERS.index(view.after)
    known.market.renewals = view.renewals
    known.turn = -1 if view.turn is None else view.turn
    known.line = -1 if view.line is None else line_number(view.line, game_map)
    known.passes = view.passes
    known.trigger = -1 if view.trigger is None else view.trigger
    known.termination = TERMINATIONS.index(view.termination)
    known.piles.places = known.piles.sizes = 0
    for symbol, pile in enumerate(view.piles):
        place = 0 if pile.location is None else game_map.index[pile.location] + 1
        known.piles.places += place << 8 * symbol
        known.piles.sizes += pile.tokens << 8 * symbol


def _set_cards(known: TicketToRide, view: TicketToRideView) -> None:
    known.market.face_up = bag_of(view.face_up)
    known.market.discards = bag_of(view.discards)
    known.market.generation = view.generation
    known.hands.pools = len(view.pools)
    for seat, one in enumerate(view.seats):
        known.hands.add_known(seat, bag_of(one.known))
    if view.seat >= 0:
        for number, pool in enumerate(view.pools):
            known.hands.add_blind(view.seat, number, bag_of(pool.own))


def _set_seats(known: TicketToRide, view: TicketToRideView, game_map: Map) -> None:
    for seat, one in enumerate(view.seats):
        holding = known.holdings[seat]
        holding.cars = one.cars
        holding.tokens = mask_of(game_map.symbols.index(symbol) for symbol in one.tokens)
        for line in one.lines:
            known.own(line_number(line, game_map), seat)
        holding.tickets = mask_of(ticket_number(ticket, game_map) for ticket in one.known_tickets)
        holding.offer = mask_of(ticket_number(ticket, game_map) for ticket in one.known_offer)
        for ticket, knower in one.knowers.items():
            known.holdings[knower].seen |= 1 << ticket_number(ticket, game_map)
    if view.seat >= 0:
        known.holdings[view.seat].kept = mask_of(ticket_number(ticket, game_map) for ticket in view.kept)
    for queued in view.queue:
        number = UNNAMED if queued.ticket is None else ticket_number(queued.ticket, game_map)
        known.tickets.put_back(number, queued.seat)


def _hide_cards(belief: Belief, view: TicketToRideView) -> None:
    for pool in view.pools:
        belief.add_pool()
        for card, count in pool.hidden.items():
            for _ in range(count):
                belief.add_card(CARDS.index(card))
        for seat, held in enumerate(pool.held):
            if seat != view.seat:
                for _ in range(held):
                    belief.add_hand(seat)


def _hide_tickets(belief: Belief, view: TicketToRideView, game_map: Map) -> None:
    named = {queued.ticket for queued in view.queue}
    for seat, one in enumerate(view.seats):
        named.update(one.known_tickets, one.known_offer)
        for kind, count, known, seen_by in (
            (HELD, one.tickets, one.known_tickets, one.seen_by),
            (OFFERED, one.offered, one.known_offer, one.offer_seen_by),
        ):
            knowers = [knower for knower, seen in enumerate(seen_by) for _ in range(seen)]
            for knower in knowers + [NOBODY] * (count - len(known) - len(knowers)):
                belief.add_place(kind, seat, knower)
    for queued in view.queue:
        if queued.ticket is None:
            belief.add_place(QUEUED, queued.seat, NOBODY)
    named_numbers = {ticket_number(ticket, game_map) for ticket in named if ticket is not None}
    for number in range(len(game_map.tickets)):
        if number not in named_numbers:
            belief.add_ticket(number)
    if view.phase == PHASES[state.KEEP]:
        for seat in range(view.players):
            if seat != view.seat and seat not in view.actors:
                belief.add_decider(seat)
