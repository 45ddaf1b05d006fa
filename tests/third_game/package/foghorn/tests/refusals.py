"""Every refusal of the game."""

from __future__ import annotations

import fogline
from foghorn.actions import Play
from tests.contract.refusals import Case, bad_action, bad_position, illegal

GAME = fogline.load("foghorn")
START = "fh1 play 0 7 1234:0:0;5678:0:0 7"


def first_of_nobody() -> None:
    fogline.load("foghorn", options={"first": 3}).start(players=2)


def while_drawing() -> None:
    refusal = GAME.why_not(GAME.position("fh1 draw 0 7 123:0:0;5678:0:0 7").view(0), Play(1))
    assert refusal is not None
    raise refusal


CASES = [
    illegal(GAME, "not-in-hand", "FH-3.1", START, "play 9"),
    illegal(GAME, "not-your-turn", None, START, "play 5", 1),
    illegal(GAME, "luck-decides", None, START, "card 5"),
    Case("chance-decides", None, while_drawing),
    illegal(GAME, "game-over", "FH-4.2", "fh1 over 0 7 :1:0;:0:0 7", "play 1"),
    bad_action(GAME, "unknown-action", "sail 5"),
    bad_action(GAME, "bad-action", "play 0"),
    Case("bad-action", None, lambda: GAME.encode(Play(10)), "encode"),
    Case("bad-option", None, first_of_nobody),
    bad_position(GAME, "position-tag", "xx1 play 0 7 1234:0:0;5678:0:0 7"),
    bad_position(GAME, "position-form", START.replace("play", "siesta")),
    bad_position(GAME, "position-impossible", START.replace("1234", "123")),
]
