"""How the golden records of Ticket to Ride: San Francisco reach each end of the game."""

from __future__ import annotations

import fogline
from tests.games.ticket_to_ride.maps import game_with
from tests.golden.make import Way

WAYS = {
    "cars": Way(fogline.load("ticket-to-ride-san-francisco")),
    # So many cable cars that the lines and the cards run out first: then nobody can do anything.
    "passes": Way(game_with(cars=45, exact=True)),
    # TT-4.3: as many points and as many completed tickets.
    "shared": Way(
        fogline.load("ticket-to-ride-san-francisco"), is_wanted=lambda outcome: len(outcome.winners) > 1, players=(2,)
    ),
}
