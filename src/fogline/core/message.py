"""What the software says, before it has words: a text's name and what to fill in. Words are made at the edge.

Nothing here can refer to itself, so Python's garbage collector need not look at it (`gc=False`); a service keeps many.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec


class Seat(msgspec.Struct, frozen=True, tag="seat", gc=False):
    """A seat inside a message; the edge puts the player's name there."""

    number: int


class Halves(msgspec.Struct, frozen=True, tag="halves", gc=False):
    """Points inside a message, counted in halves; the edge writes 5 as 2½."""

    count: int


class Name(msgspec.Struct, frozen=True, tag="name", gc=False):
    """Something that the data set names, such as a location of a map, by its id; the edge puts its name there."""

    id: str


class Message(msgspec.Struct, frozen=True, tag="message", gc=False):
    """A Fluent text's identifier with its arguments.

    >>> Message("sf-card-laid", {"seat": Seat(1), "column": "a"}).id
    'sf-card-laid'
    """

    id: str
    args: Mapping[str, Argument] = {}


Part = str | int | Message | Seat | Halves | Name
Argument = Part | Sequence[Part]
"""What may fill a place in a text: a word, a number, another text, a seat, points, a name, or a list of these."""
