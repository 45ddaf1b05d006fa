"""The integers of actions are a promise: `docs/notation.md` lists them, and programs build on them."""

from __future__ import annotations

import pytest

import fogline
from fogline.games.san_francisco.game import SanFranciscoGame

GAME = fogline.load("san-francisco")
assert isinstance(GAME, SanFranciscoGame)
FIRST, SECOND = GAME.deck.codes[:2]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("draw", 0),
        ("take a", 1),
        ("take c", 3),
        ("place a", 4),
        ("place c", 6),
        ("return 1", 7),
        ("return 2", 8),
        ("end", 9),
        ("bonus vp", 10),
        ("bonus return", 11),
        ("bonus value b", 12),
        ("bonus value n", 16),
        ("bonus depot b", 17),
        ("bonus depot n", 21),
        ("bonus plus b1", 22),
        ("bonus plus n5", 46),
        ("bonus tracks b1", 47),
        ("bonus tracks n5", 71),
        (f"build {FIRST}", 72),
        (f"discard {FIRST}", 77),
        (f"discard {SECOND}", 83),
    ],
)
def test_the_numbers_of_actions_never_change(text: str, number: int) -> None:
    assert GAME.encode(GAME.action(text)) == number
    assert str(GAME.decode(number)) == text
