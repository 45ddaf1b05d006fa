"""A deck for tests: 87 cards with every face that a rule needs. Retuning the built-in deck changes no rule test."""

from __future__ import annotations

from collections.abc import Mapping

from fogline import games
from fogline.games.san_francisco.components import COLOURS, parse_code
from fogline.games.san_francisco.game import SanFranciscoGame
from fogline.games.san_francisco.versions import Rules

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
ALIKE = {"b1": 17, "g1": 15, "o1": 15, "y1": 15, "n0t": 15, "b0f": 10}
"""A deck from which everybody can build the same."""
ONE_EACH = "b1/g1/o1/y1/n0t;c0"
"""A city of that deck with a card in every district and a tram, so that any token may come to it (SF-9.5)."""


def deck_text(cards: Mapping[str, int]) -> str:
    """A deck file with these cards."""
    return "\n".join(['format = "fogline-deck-1"', *(_card_table(code, count) for code, count in cards.items())])


def _card_table(code: str, count: int) -> str:
    kind = parse_code(code)
    marks = "".join(f"{mark} = true\n" for mark in kind.marks)
    return f'[[card]]\ncolour = "{COLOURS[kind.colour]}"\nvalue = {kind.value}\n{marks}count = {count}'


def game_with(cards: Mapping[str, int], *, exact: bool = False, **options: int) -> SanFranciscoGame:
    """The game with a deck of these cards; unless it is to be `exact`, its positions need not add up."""
    game = games.load("san-francisco", options, deck_text(cards), "test.toml")
    assert isinstance(game, SanFranciscoGame)
    return game if exact else without_counting(game)


def without_counting(game: SanFranciscoGame) -> SanFranciscoGame:
    """The game whose positions may show what a rule is about and leave out how it came to that.

    Such as foundation tokens that lie nowhere, or contracts for columns that nobody took.
    """
    game.tables.rules = Rules(tokens_need_a_card=True, counts_add_up=False)
    return game
