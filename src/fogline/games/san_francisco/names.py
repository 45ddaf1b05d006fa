"""The names of cards and spaces, as actions, positions and views write them, and back."""

from __future__ import annotations

from fogline.core.bits import numbers_of
from fogline.games.san_francisco.components import LETTERS, Deck


def card_text(kind: int, deck: Deck) -> str:
    """The text of a kind of card, the two bonus cards included."""
    return deck.texts[kind]


def space_name(space: int) -> str:
    """The name of a space: the district's letter and the place in the row.

    >>> space_name(0), space_name(24)
    ('b1', 'n5')
    """
    return f"{LETTERS[space // 5]}{space % 5 + 1}"


def space_number(name: str) -> int:
    """The number of a space from its name; raises `ValueError`.

    >>> space_number("b1"), space_number("n5")
    (0, 24)
    """
    if len(name) != 2 or name[1] not in "12345":
        raise ValueError(name)
    return 5 * LETTERS[:5].index(name[0]) + int(name[1]) - 1


def space_names(spaces: int) -> tuple[str, ...]:
    """The names of a set of spaces."""
    return tuple(space_name(space) for space in numbers_of(spaces))
