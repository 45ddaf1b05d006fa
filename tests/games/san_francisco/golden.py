"""How the golden records of San Francisco reach each end of the game."""

from __future__ import annotations

from collections.abc import Sequence

import fogline
from fogline import State
from fogline.games.san_francisco.view import SanFranciscoView
from tests.games.san_francisco.cards import game_with
from tests.golden.make import Way

NO_FOUNDATIONS = {"b2": 15, "g0s": 5, "g1t": 10, "o2+": 15, "y1t": 15, "n1t+": 15, "k0d": 2, "k1": 10}
"""A deck that can run out: nothing in it ends the game earlier, as long as nobody builds much."""


def starting(texts: Sequence[str], *words: str) -> list[str]:
    """The texts that begin with one of the words."""
    return [text for text in texts if text.startswith(words)]


def build(_state: State, texts: list[str]) -> list[str]:
    """Rather build than discard."""
    return [text for text in texts if not text.startswith("discard")] or texts


def fill_one_city(state: State, texts: list[str]) -> list[str]:
    """Seat 0 takes and builds; the others feed it, and take only to let its contracts go."""
    if state.actors == (0,):
        return starting(texts, "return 2", "take", "build", "bonus") or texts
    view = state.view(0)
    assert isinstance(view, SanFranciscoView)
    action = "take" if view.cities[0].contracts > 1 else "draw"
    return starting(texts, action, "discard", "place") or texts


def empty_the_deck(_state: State, texts: list[str]) -> list[str]:
    """Draw while there is a deck, and discard what is taken."""
    return starting(texts, "draw", "discard", "place") or texts


BUILT_IN = fogline.load("san-francisco")
WAYS = {
    "foundations": Way(BUILT_IN, build),
    "city": Way(BUILT_IN, fill_one_city),
    "standstill": Way(game_with(NO_FOUNDATIONS, exact=True), empty_the_deck),
}
