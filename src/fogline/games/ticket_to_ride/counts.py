"""Whether a position adds up: cards, tickets, lines and tokens that some play could have brought together.

A position text describes what lies where; this counts what must have happened for it to lie there.
"""

from __future__ import annotations

from typing import NoReturn

from fogline.core.bits import bit_count, numbers_of
from fogline.core.errors import BadText
from fogline.games.ticket_to_ride import state
from fogline.games.ticket_to_ride.cards import FERRY, count_of, size_of
from fogline.games.ticket_to_ride.components import Map
from fogline.games.ticket_to_ride.market import FACE_UP
from fogline.games.ticket_to_ride.state import TicketToRide


def check(position: TicketToRide, game_map: Map) -> None:
    """Raises `BadText` for a position that no play could bring about, by its counts."""
    if position.turn < 0 or position.phase == state.PILES:
        _check_set_up(position)
    _check_tickets(position)
    _check_discards(position, game_map)
    _check_end(position)
    for seat in range(position.seats):
        _check_tourists(position, seat, game_map)


def _refuse(code: str, **params: str | int) -> NoReturn:
    raise BadText(code, None, params)


def _check_set_up(position: TicketToRide) -> None:
    """TT-2.2: two cards each, dealt seat by seat; nobody has claimed or passed yet."""
    hands = [size_of(position.hands.hand(seat)) for seat in range(position.seats)]
    if position.phase == state.DEAL:
        dealt = sum(hands)
        dealing = [min(state.CARDS_DEALT, max(0, dealt - state.CARDS_DEALT * seat)) for seat in range(position.seats)]
        fits = hands == dealing and dealt < state.CARDS_DEALT * position.seats and not position.market.face_up
    else:
        fits = hands == [state.CARDS_DEALT] * position.seats
    if not fits or any(position.owners) or position.passes:
        _refuse("position-set-up")


def _check_tickets(position: TicketToRide) -> None:
    """TT-2.3, TT-3.12: of each two tickets drawn at least one is kept, so nobody puts back more than they hold."""
    held = [bit_count(holding.tickets) for holding in position.holdings]
    refused = [bit_count(holding.seen) for holding in position.holdings]
    for place in range(position.tickets.queued):
        refused[position.tickets.queue[place] % 4] += 1
    if position.turn < 0 and position.phase != state.FIRST:
        fits = not any(held) and not any(refused)
    elif position.phase in (state.FIRST, state.PILES):
        fits = all(held) and {sum(both) for both in zip(refused, held, strict=True)} == {state.TICKETS_DRAWN}
    else:
        fits = all(held) and all(back <= kept for back, kept in zip(refused, held, strict=True))
    if not fits:
        _refuse("position-tickets")


def _check_discards(position: TicketToRide, game_map: Map) -> None:
    """TT-3.7, TT-3.5: until the discards become a deck, they are what lines cost, and five for each renewal."""
    if position.market.generation:
        return
    claimed = [line for line in game_map.lines if position.owners[line.index]]
    renewed = size_of(position.market.discards) - sum(line.length for line in claimed)
    ferries = count_of(position.market.discards, FERRY) - sum(line.ferries for line in claimed)
    if renewed < 0 or renewed % FACE_UP or ferries < 0:
        _refuse("position-discards")


def _check_end(position: TicketToRide) -> None:
    """TT-4.1: the last round ends with who began it; TT-3.13: or all have passed in a row."""
    by_cars = position.termination == state.BY_CARS
    by_passes = position.termination == state.BY_PASSES
    all_passed = position.passes == position.seats and position.trigger < 0
    if by_passes != all_passed or (by_cars and position.turn != position.trigger):
        _refuse("position-ending")


def _check_tourists(position: TicketToRide, seat: int, game_map: Map) -> None:
    """TT-3.11: each token came with a claim of its own, at one end of the line."""
    lines = [line for line in game_map.lines if position.owners[line.index] == seat + 1]
    if seat == position.turn:  # the line just claimed has brought nothing yet
        lines = [line for line in lines if line.index != position.line]
    places = [position.piles.place(symbol) for symbol in numbers_of(position.holdings[seat].tokens)]
    at_ends = [[line.index for line in lines if place in line.ends] for place in places]
    if not _can_pair(at_ends, {}):
        _refuse("position-claims", seat=seat)


def _can_pair(choices: list[list[int]], taken: dict[int, int]) -> bool:
    """Whether each has one of its choices for itself alone."""

    def find(number: int, seen: set[int]) -> bool:
        for choice in choices[number]:
            if choice not in seen:
                seen.add(choice)
                if choice not in taken or find(taken[choice], seen):
                    taken[choice] = number
                    return True
        return False

    return all(find(number, set()) for number in range(len(choices)))
