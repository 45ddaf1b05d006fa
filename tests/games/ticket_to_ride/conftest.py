"""The game with the map for tests."""

from __future__ import annotations

import pytest

from fogline.games.ticket_to_ride.game import TicketToRideGame
from tests.games.ticket_to_ride.maps import game_with


@pytest.fixture(scope="session")
def game() -> TicketToRideGame:
    return game_with()
