"""The game with the deck for tests."""

from __future__ import annotations

import pytest

from fogline.games.san_francisco.game import SanFranciscoGame
from tests.games.san_francisco.cards import TEST_DECK, game_with


@pytest.fixture(scope="session")
def game() -> SanFranciscoGame:
    return game_with(TEST_DECK)
