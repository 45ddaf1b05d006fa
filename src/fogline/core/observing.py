"""What a seat may know as numbers, for learning: named blocks, written by compiled code; compiled.

A game's `observation.py` says which blocks there are and fills them from a position, with what the seat may know and
nothing else. There are two forms: the compact one, and the rich one that goes on where the compact one ends.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from fogline.core.native import Position


@final
class Block:
    """A named part of an observation."""

    def __init__(self, name: str, shape: tuple[int, ...], least: int, most: int, meaning: str) -> None:
        self.name: str = name
        self.shape: tuple[int, ...] = shape
        self.least: int = least
        """The smallest number that may stand in it."""
        self.most: int = most
        """The largest."""
        self.meaning: str = meaning
        self.size: int = 1
        for length in shape:
            self.size *= length


@final
class Numbers:
    """Where observations are written: 16 bits a number, one after the other from wherever `at` is put.

    >>> numbers = Numbers(3)
    >>> numbers.put(4); numbers.put_one_of(1, 2)
    >>> list(numbers.items)
    [4, 0, 1]
    """

    def __init__(self, size: i64) -> None:
        self.items: vec[i16] = vec[i16]([0] * size)
        self.at: i64 = 0
        """Where the next number goes."""

    def put(self, number: i64) -> None:
        """Write a number."""
        self.items[self.at] = i16(number)
        self.at += 1

    def put_one_of(self, number: i64, count: i64) -> None:
        """Write a 1 at one of so many places and 0 at the others; 0 everywhere if the number is none of them."""
        i: i64 = 0
        while i < count:
            self.items[self.at + i] = 0
            i += 1
        if 0 <= number < count:
            self.items[self.at + number] = 1
        self.at += count

    def put_set(self, members: i64, count: i64) -> None:
        """Write a 1 for each bit that is set among so many, and 0 for the others."""
        items: vec[i16] = self.items
        at: i64 = self.at
        end: i64 = at + count
        while at < end:
            items[at] = i16(members & 1)
            members >>= 1
            at += 1
        self.at = at

    def put_bytes(self, packed: i64, count: i64) -> None:
        """Write so many numbers of eight bits each, packed into one; at most seven of them."""
        items: vec[i16] = self.items
        at: i64 = self.at
        end: i64 = at + count
        while at < end:
            items[at] = i16(packed & 0xFF)
            packed >>= 8
            at += 1
        self.at = at


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what seats may know. `Game.observer` makes one for a number of seats.

    Seats are counted from who looks: 0 is the seat itself, 1 the next clockwise, and so on. This one knows only what
    every game has; a game with an `observation.py` knows better.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.compact: list[Block] = [
            Block("seat", (seats,), 0, 1, "which seat looks"),
            Block("deciding", (seats,), 0, 1, "which seats must decide now, from who looks"),
            Block("over", (1,), 0, 1, "whether the game is over"),
        ]
        self.rich: list[Block] = []
        """What the rich form has besides."""
        self.least_points: float = -1000.0
        """No seat ends with fewer points."""
        self.most_points: float = 1000.0
        """Nor with more."""

    def blocks(self, rich: bool) -> list[Block]:
        """The blocks of a form, in the order in which they are written."""
        return [*self.compact, *self.rich] if rich else list(self.compact)

    def size(self, rich: bool) -> i64:
        """How many numbers a form has."""
        total: i64 = 0
        for block in self.blocks(rich):
            total += block.size
        return total

    def write(self, position: Position, seat: i64, rich: bool, out: Numbers) -> None:  # noqa: ARG002
        """Write what the seat may know of a position: as many numbers as `size` says."""
        out.put_one_of(seat, self.seats)
        out.put_set(turned(position.actors(), seat, self.seats), self.seats)
        out.put(1 if position.is_over() else 0)


def turned(seats: i64, viewer: i64, count: i64) -> i64:
    """A set of seats, counted from a viewer.

    >>> turned(0b0011, 1, 3)
    5
    """
    doubled: i64 = seats | (seats << count)
    return (doubled >> viewer) & (ALL_SEATS >> (MOST_SEATS - count))


MOST_SEATS: Final = 16
ALL_SEATS: Final = 0xFFFF


def write_results(position: Position, kind: i64, out: vec[float], at: i64) -> None:
    """What each seat gets at the end, from a place on: by `VICTORY`, `POINTS` or `RANK`."""
    seat: i64 = 0
    while seat < position.seats:
        ahead: i64 = 0
        level: i64 = 0
        other: i64 = 0
        while other < position.seats:
            if other != seat:
                difference: i64 = compare(position, other, seat)
                if difference > 0:
                    ahead += 1
                elif difference == 0:
                    level += 1
            other += 1
        if kind == POINTS:
            out[at + seat] = float(position.halves(seat)) / 2.0
        elif kind == RANK:
            out[at + seat] = 1.0 - (float(ahead) + float(level) / 2.0) / float(position.seats - 1)
        else:
            out[at + seat] = 0.0 if ahead > 0 else 1.0 / float(level + 1)
        seat += 1


def compare(position: Position, a: i64, b: i64) -> i64:
    """Positive where seat `a` comes before seat `b`, negative where it comes after; 0 where they share a place."""
    difference: i64 = position.halves(a) - position.halves(b)
    return difference if difference != 0 else position.tie_break(a) - position.tie_break(b)


VICTORY: Final = 0
"""The seat's share of the victory: from 0 to 1, adding up to 1."""
POINTS: Final = 1
"""Its points."""
RANK: Final = 2
"""How many of the others it left behind, those level with it for half: from 0 to 1."""
REWARDS: Final = ("victory", "points", "rank")
"""Their names."""
