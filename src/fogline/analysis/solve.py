"""Ground truth for small variants with two players where everything is open: the exact value of every position.

It needs a game that can't come back to where it was, and few enough positions to keep them all.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from librt.vecs import vec

from fogline.core.game import Game
from fogline.core.native import CHANCE, Moves, Position
from fogline.core.observing import VICTORY, write_results

MOST: Final = 10_000_000
"""Positions that a solver keeps, unless told otherwise."""
DEEPEST: Final = 50_000
"""Calls within calls that Python is allowed meanwhile."""


class TooMany(ValueError):
    """There are more positions than a solver was allowed to keep."""


def share(position: Position) -> float:
    """Seat 0's share of the victory at the end."""
    found = vec[float]([0.0] * position.seats)
    write_results(position, VICTORY, found, 0)
    return found[0]


def decider(position: Position) -> int:
    """The first seat that must decide."""
    waiting = int(position.actors())
    return (waiting & -waiting).bit_length() - 1


def legal_of(position: Position, seat: int) -> list[int]:
    """A seat's legal actions."""
    moves = Moves()
    position.legal(seat, moves)
    return moves.numbers()


def after(position: Position, seat: int, number: int) -> Position:
    """What an action, or an outcome of luck, leads to."""
    twin = position.clone()
    twin.step(seat, number, None)
    return twin


def outcomes_of(position: Position) -> list[tuple[int, float]]:
    """What luck may bring, with probabilities."""
    numbers, weights = Moves(), Moves()
    position.outcomes(numbers, weights)
    total = sum(weights.numbers())
    return [(number, weight / total) for number, weight in zip(numbers.numbers(), weights.numbers(), strict=True)]


@contextmanager
def deep() -> Iterator[None]:
    """As many calls within calls as a long game takes."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, DEEPEST))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


class Solver:
    """The exact value of every position of a game of two where nothing is hidden: each decides as well as can be.

    Positions are told apart by their exact text; what it keeps of it is a digest of 128 bits. Raises `TooMany`.
    """

    def __init__(self, game: Game, most: int = MOST) -> None:
        self.game = game
        self.most = most
        self._values: dict[bytes, float] = {}

    @property
    def count(self) -> int:
        """How many positions it knows, without those where the game is over."""
        return len(self._values)

    def value(self, position: Position) -> float:
        """Seat 0's share of the victory if both decide as well as can be."""
        with deep():
            return self._value(position)

    def _value(self, position: Position) -> float:
        if position.is_over():
            return share(position)
        key = hashlib.blake2b(self.game.format_position(position).encode(), digest_size=16).digest()
        known = self._values.get(key)
        if known is None:
            known = self._compute(position)
            if len(self._values) >= self.most:
                raise TooMany(f"more than {self.most} positions")
            self._values[key] = known
        return known

    def _compute(self, position: Position) -> float:
        if position.is_chance():
            luck = outcomes_of(position)
            return sum(chance * self._value(after(position, CHANCE, number)) for number, chance in luck)
        seat = decider(position)
        found = [self._value(after(position, seat, number)) for number in legal_of(position, seat)]
        return max(found) if seat == 0 else min(found)

    def choices(self, position: Position) -> dict[int, float]:
        """What each legal action of who decides is worth to that seat."""
        seat = decider(position)
        with deep():
            worth = {number: self._value(after(position, seat, number)) for number in legal_of(position, seat)}
        return worth if seat == 0 else {number: 1.0 - value for number, value in worth.items()}
