"""Colour and shape: what a player's mark, cars and bars are drawn with, at every table and in every game."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, TypeVar, get_args

import msgspec

Colour = Literal["crimson", "teal", "violet", "brown", "magenta", "olive"]
Shape = Literal["circle", "square", "diamond", "hexagon", "star", "drop"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
"""Those that one may choose; a seat whose player chose none has the one of its number."""
SHAPES: Final[tuple[Shape, ...]] = get_args(Shape)
"""Likewise."""

T = TypeVar("T")


class Look(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody wants to look like; None where they don't mind."""

    colour: Colour | None = None
    shape: Shape | None = None


def look_of(person: str) -> Look:
    """What somebody looks like who has not chosen: always the same, by their public id."""
    drawn = hashlib.sha256(person.encode()).digest()
    return Look(COLOURS[drawn[0] % len(COLOURS)], SHAPES[drawn[1] % len(SHAPES)])


def distinct(wanted: Sequence[T | None], all_: Sequence[T]) -> tuple[T, ...]:
    """One for each seat, no two the same: of two who chose the same the earlier keeps it, who chose none come last.

    >>> distinct(["teal", "teal", None], ["crimson", "teal", "violet"])
    ('teal', 'crimson', 'violet')
    """
    found: dict[int, T] = {}
    for seat, one in enumerate(wanted):
        if one is not None and one not in found.values():
            found[seat] = one
    for seat in range(len(wanted)):
        if seat not in found:
            usual = all_[seat % len(all_)]
            free = [one for one in (usual, *all_) if one not in found.values()]
            found[seat] = free[0] if free else usual
    return tuple(found[seat] for seat in range(len(wanted)))


@lru_cache(1024)
def seat_looks(looks: tuple[Look, ...]) -> tuple[tuple[Colour, Shape], ...]:
    """What each seat is drawn with, given what their players wanted."""
    colours = distinct([look.colour for look in looks], COLOURS)
    shapes = distinct([look.shape for look in looks], SHAPES)
    return tuple(zip(colours, shapes, strict=True))
