"""A deck for tests: 87 cards with every face that a rule needs. Retuning the built-in deck changes no rule test."""

from __future__ import annotations

from collections.abc import Mapping

from fogline import games
from fogline.games.san_francisco.components import COLOURS, parse_code
from fogline.games.san_francisco.game import SanFranciscoGame

TEST_DECK = {
    "b0": 2,
    "b1": 2,
    "b2": 4,
    "b3": 2,
    "b4": 2,
    "b6": 1,
    "b1t": 2,
    "b0d": 1,
    "b0c": 2,
    "b0f": 2,
    "b1+": 4,
    "g0": 1,
    "g1": 2,
    "g2": 2,
    "g3": 1,
    "g6": 2,
    "g0s": 2,
    "g1t": 2,
    "g0f": 2,
    "g1+": 4,
    "g0t+": 1,
    "o1": 1,
    "o2": 2,
    "o3": 1,
    "o6": 1,
    "o0s": 1,
    "o0t": 1,
    "o1f": 1,
    "o1+": 2,
    "y1": 2,
    "y2": 1,
    "y0s": 1,
    "y0t": 3,
    "y1+": 2,
    "n1": 3,
    "n2": 1,
    "n0t": 3,
    "n0f": 1,
    "n1+": 2,
    "k0": 1,
    "k1": 3,
    "k0t": 1,
    "k0d": 1,
    "k0c": 7,
    "k1+": 2,
}
"""Cards by their code: colour, value, then t tracks, d depot, s square, f foundation, c coast, + bonus symbol."""


def deck_text(cards: Mapping[str, int]) -> str:
    """A deck file with these cards."""
    return "\n".join(['format = "fogline-deck-1"', *(_card_table(code, count) for code, count in cards.items())])


def _card_table(code: str, count: int) -> str:
    kind = parse_code(code)
    marks = "".join(f"{mark} = true\n" for mark in kind.marks)
    return f'[[card]]\ncolour = "{COLOURS[kind.colour]}"\nvalue = {kind.value}\n{marks}count = {count}'


def game_with(cards: Mapping[str, int], **options: int) -> SanFranciscoGame:
    """The game with a deck of these cards."""
    game = games.load("san-francisco", options, deck_text(cards), "test.toml")
    assert isinstance(game, SanFranciscoGame)
    return game
