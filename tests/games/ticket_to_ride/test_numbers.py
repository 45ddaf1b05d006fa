"""The integers under the rules: points for those who compare positions."""

from __future__ import annotations

import pytest

from fogline.games.ticket_to_ride.game import TicketToRideGame
from fogline.games.ticket_to_ride.names import ticket_name
from tests.games.ticket_to_ride.look import at, seat, table


@pytest.mark.rule("TT-4.2")
def test_each_ticket_counts_when_it_is_the_only_one(game: TicketToRideGame) -> None:
    everything = "ash-bay,bay-cove.1,cove-dale.1,dale-elm,elm-fern,fern-hill,glen-hill"
    for number in range(len(game.map.tickets)):
        name = ticket_name(number, game.map)
        [held] = table(game.position(at(seat(lines=everything, tickets=name))), 0).tickets
        assert (held.ticket, held.completed) == (name, True)


def test_points_are_counted_in_halves(game: TicketToRideGame) -> None:
    state = game.position(at(seat(lines="ash-bay", tickets="ash-cove", tokens="sun,moon,star"), phase="over:passes"))
    assert state.outcome is not None
    assert [state.position.halves(who) for who in range(2)] == [2 * (4 - 5 + 2), 0]
