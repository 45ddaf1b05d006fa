"""The names of lines, tickets and bags of cards, as actions, positions and views write them, and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from fogline.core.bits import numbers_of
from fogline.games.ticket_to_ride.cards import KINDS, ONE, count_of
from fogline.games.ticket_to_ride.components import Map
from fogline.games.ticket_to_ride.meta import CARD_LETTERS, CARDS


def line_name(line: int, game_map: Map) -> str:
    """A line's name: its two ends, and for a line of a double line which of the two: ``pier39-lombard.2``."""
    return game_map.line_names[line]


def line_number(name: str, game_map: Map) -> int:
    """The line of a name; raises `ValueError`."""
    if name not in game_map.line_numbers:
        raise ValueError(name)
    return game_map.line_numbers[name]


def lines_between(a: str, b: str, game_map: Map) -> list[int]:
    """The lines that join two locations, in the map's order; raises `ValueError` for an unknown location."""
    if a not in game_map.index or b not in game_map.index:
        raise ValueError(a, b)
    ends = {game_map.index[a], game_map.index[b]}
    return [line.index for line in game_map.lines if {line.a, line.b} == ends]


def ticket_name(ticket: int, game_map: Map) -> str:
    """A ticket's name: its two ends, ``goldengate-potrero``."""
    return game_map.ticket_names[ticket]


def ticket_number(name: str, game_map: Map) -> int:
    """The ticket of a name, its ends in either order; raises `ValueError`."""
    if name not in game_map.ticket_numbers:
        raise ValueError(name)
    return game_map.ticket_numbers[name]


def ticket_names(mask: int, game_map: Map) -> tuple[str, ...]:
    """The names of a set of tickets."""
    return tuple(ticket_name(ticket, game_map) for ticket in numbers_of(mask))


def bag_of(cards: Mapping[str, int]) -> int:
    """The bag with so many cards of each kind."""
    return sum(ONE[CARDS.index(name)] * count for name, count in cards.items())


def bag_text(bag: int) -> str:
    """A bag in a position: a letter a kind, with a number where there are several; nothing for an empty bag.

    >>> bag_text(bag_of({"green": 2, "ferry": 1}))
    'g2f'
    """
    counts = ((CARD_LETTERS[kind], count_of(bag, kind)) for kind in range(KINDS))
    return "".join(letter if count == 1 else f"{letter}{count}" for letter, count in counts if count)


def read_bag(text: str) -> int:
    """The bag that a text describes; raises `ValueError`."""
    counts: Counter[int] = Counter()
    place = 0
    while place < len(text):
        kind = CARD_LETTERS.index(text[place])
        end = place + 1
        while end < len(text) and text[end].isdecimal():
            end += 1
        counts[kind] += int(text[place + 1 : end] or 1)
        place = end
    if any(count > 99 for count in counts.values()):
        raise ValueError(text)
    return sum(ONE[kind] * count for kind, count in counts.items())
