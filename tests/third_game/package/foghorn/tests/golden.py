"""How the golden records are led to each end."""

from __future__ import annotations

import fogline
from foghorn.meta import CLIFF, SIGNAL
from foghorn.state import Foghorn
from fogline import State
from tests.golden.make import Corner, Way

GAME = fogline.load("foghorn")


def towards_lights(state: State, texts: list[str]) -> list[str]:
    """The first seat takes every signal; the others take none where they can help it."""
    position = state.position
    assert isinstance(position, Foghorn)
    tens = [text for text in texts if (position.fog + int(text[-1])) % SIGNAL == 0]
    if position.turn == 0:
        return tens or texts
    return [text for text in texts if text not in tens] or texts


def without_lights(state: State, texts: list[str]) -> list[str]:
    """Nobody takes a signal where it can be helped."""
    position = state.position
    assert isinstance(position, Foghorn)
    dark = [text for text in texts if (position.fog + int(text[-1])) % SIGNAL or position.fog + int(text[-1]) > CLIFF]
    return dark or texts


ALL_BUT_TWO = "1111222223333344444555556666677777888889999"
"""All cards but a 1 and a 9."""
WAYS = {"lights": Way(GAME, towards_lights), "deck": Way(GAME, without_lights)}
CORNERS = {
    "aground on the last card but one": Corner(GAME, f"fh1 play 0 27 9:0:0;1:0:1 {ALL_BUT_TWO}", ("play 9", "play 1")),
}
WAY_OF_STEPS = (2, "deck")
"""The golden game whose entries become records of their own."""
