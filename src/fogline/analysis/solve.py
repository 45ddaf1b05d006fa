"""Ground truth for small variants with two players: exact values where everything is open, best responses elsewhere.

Both need a game that can't come back to where it was, and few enough positions to keep them all.
"""

from __future__ import annotations

import hashlib
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec
from librt.vecs import vec

from fogline.bots import Bot, make_bot
from fogline.core.game import Game, Legal
from fogline.core.native import CHANCE, Log, Moves, Position
from fogline.core.observing import VICTORY, write_results
from fogline.core.sources import derive

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
            return sum(
                chance * self._value(after(position, CHANCE, number)) for number, chance in outcomes_of(position)
            )
        seat = decider(position)
        found = [self._value(after(position, seat, number)) for number in legal_of(position, seat)]
        return max(found) if seat == 0 else min(found)

    def choices(self, position: Position) -> dict[int, float]:
        """What each legal action of who decides is worth to that seat."""
        seat = decider(position)
        with deep():
            worth = {number: self._value(after(position, seat, number)) for number in legal_of(position, seat)}
        return worth if seat == 0 else {number: 1.0 - value for number, value in worth.items()}


class Policy:
    """A bot as a fixed strategy: in each view it decides by luck that follows from the view alone.

    That is one of the strategies that the bot mixes. Against it a best response can be computed exactly.
    """

    def __init__(self, game: Game, spec: str, seat: int, seed: int = 1) -> None:
        self.game = game
        self.seat = seat
        self._bot: Bot = make_bot(spec, game, seat, seed, programs=True)
        self._spec = spec
        self._seed = seed
        self._made: dict[bytes, int] = {}

    @property
    def count(self) -> int:
        """How many views it was asked about."""
        return len(self._made)

    def choose(self, position: Position) -> int:
        """What the seat does, from what it sees."""
        view = self.game.view(position, self.seat)
        text = msgspec.json.encode(view)
        if text not in self._made:
            numbers = legal_of(position, self.seat)
            self._made[text] = numbers[0] if len(numbers) == 1 else self._decide(view, text, numbers)
        return self._made[text]

    def _decide(self, view: object, text: bytes, numbers: list[int]) -> int:
        self._bot.close()
        self._bot = make_bot(self._spec, self.game, self.seat, self._seed, programs=True)  # it remembers nothing
        turn = derive("policy", text) % 2**31
        decision = self._bot.at(turn).choose(view, Legal(self.game, numbers))  # type: ignore[arg-type]
        return self.game.encode(decision.action)


World = tuple[Position, float]
"""A position with its weight: how likely luck and the other's strategy make it."""


class BestResponse:
    """What a seat can get at most against a fixed strategy of the other, knowing what it may know and nothing else.

    It walks through what the seat may have seen, event by event. At each point it holds all worlds that agree with
    that, each with its weight, and takes the action that is best over all of them together. Raises `TooMany`.
    """

    def __init__(self, game: Game, policy: Policy, most: int = MOST) -> None:
        self.game = game
        self.policy = policy
        self.seat = 1 - policy.seat
        self.most = most
        self.count = 0
        """How many positions were looked at."""
        self._known: dict[bytes, float] = {}

    def value(self, start: Position) -> float:
        """The seat's expected share of the victory."""
        with deep():
            return self._value([(start, 1.0)])

    def _value(self, worlds: list[World]) -> float:
        """What the seat expects, times the weight of the worlds."""
        total = sum(weight for _, weight in worlds)
        first = worlds[0][0]
        if first.is_over():
            mine = ((share(world) if self.seat == 0 else 1.0 - share(world)) * weight for world, weight in worlds)
            return sum(mine)
        key = self._key(worlds, total)
        if key not in self._known:
            self.count += len(worlds)
            if self.count > self.most:
                raise TooMany(f"more than {self.most} positions")
            self._known[key] = self._compute(worlds, first) / total
        return self._known[key] * total

    def _key(self, worlds: list[World], total: float) -> bytes:
        """The same for the same worlds with the same weights among them."""
        told = sorted(f"{self.game.format_position(world)} {weight / total:.12f}" for world, weight in worlds)
        return hashlib.blake2b("\n".join(told).encode(), digest_size=16).digest()

    def _compute(self, worlds: list[World], first: Position) -> float:
        if first.is_chance():
            return self._split([(world, CHANCE, outcomes_of(world), weight) for world, weight in worlds])
        seat = decider(first)
        if seat != self.seat:
            return self._split([(world, seat, [(self.policy.choose(world), 1.0)], weight) for world, weight in worlds])
        return max(
            self._split([(world, seat, [(number, 1.0)], weight) for world, weight in worlds])
            for number in legal_of(first, seat)
        )

    def _split(self, steps: list[tuple[Position, int, list[tuple[int, float]], float]]) -> float:
        """What follows from steps, apart for each thing that the seat may have seen of them."""
        seen: defaultdict[str, dict[str, World]] = defaultdict(dict)
        for world, who, numbers, weight in steps:
            for number, chance in numbers:
                twin, log = world.clone(), Log()
                twin.step(who, number, log)
                told = self._told(twin, log)
                text = self.game.format_position(twin)
                before = seen[told].get(text, (twin, 0.0))[1]
                seen[told][text] = (twin, before + weight * chance)
        return sum(self._value(list(worlds.values())) for worlds in seen.values())

    def _told(self, position: Position, log: Log) -> str:
        """What the seat sees of a step."""
        events = self.game.events(position, log)
        return "\n".join(
            msgspec.json.encode(event).decode()
            for event in events
            if event.seen_by is None or self.seat in event.seen_by
        )
