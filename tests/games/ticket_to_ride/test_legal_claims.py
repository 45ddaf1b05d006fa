"""TT-3.7 to TT-3.9: the legal claims, found by sets of lines, are those that a look at every payment finds."""

from __future__ import annotations

import pytest

from fogline.core.bits import lowest
from fogline.core.native import CHANCE, Luck, Moves
from fogline.games.ticket_to_ride.cards import FERRY, count_of
from fogline.games.ticket_to_ride.components import builtin
from fogline.games.ticket_to_ride.game import TicketToRideGame
from fogline.games.ticket_to_ride.state import TURN, TicketToRide
from fogline.games.ticket_to_ride.tables import IN_WORD
from tests.games.ticket_to_ride import owners_maps

MAPS = {"ours": builtin, "large": owners_maps.large}


def naive_claims(position: TicketToRide) -> list[int]:
    """Every payment of every line, one by one."""
    tables, seat = position.tables, position.turn
    hand, cars = position.hands.hand(seat), position.holdings[seat].cars
    found = []
    for payment in range(len(tables.pay_line)):
        line, ferries = tables.pay_line[payment], tables.pay_ferries[payment]
        coloured = tables.length[line] - ferries
        twin = position.owners[tables.twin[line]] if tables.twin[line] >= 0 else 0
        closed = position.owners[line] or (twin and (position.seats == 2 or twin == seat + 1))
        paid = ferries <= count_of(hand, FERRY)
        if coloured:
            paid = paid and coloured <= count_of(hand, tables.pay_colour[payment])
        if not closed and paid and tables.length[line] <= cars:
            found.append(tables.claim + payment)
    return found


@pytest.mark.rule("TT-3.7", "TT-3.8", "TT-3.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", MAPS)
def test_claims_are_those_of_a_look_at_every_payment(name: str, seats: int) -> None:
    game, luck, moves, turns = TicketToRideGame({}, MAPS[name]()), Luck(seats), Moves(), 0
    for _ in range(30):
        position = game.set_up(seats)
        while not position.is_over():
            if position.is_chance():
                position.step(CHANCE, position.sample(luck), None)
                continue
            seat = lowest(position.actors())
            moves.clear()
            position.legal(seat, moves)
            if position.phase == TURN:
                assert [move for move in moves.numbers() if move >= game.tables.claim] == naive_claims(position)
                turns += 1
            position.step(seat, moves.get(luck.below(moves.count)), None)
    assert turns > 500


def test_a_map_with_more_lines_than_a_word_has_bits_is_among_them() -> None:
    assert len(owners_maps.large().lines) > IN_WORD
