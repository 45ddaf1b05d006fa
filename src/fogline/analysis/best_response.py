"""Ground truth for small variants with two players where hands are hidden: the best response to a fixed strategy.

Like `fogline.analysis.solve` it needs a game that can't come back to where it was, and few enough positions.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict

import msgspec

from fogline.analysis.solve import MOST, TooMany, decider, deep, legal_of, outcomes_of, share
from fogline.bots import Bot, make_bot
from fogline.core.game import Game, Legal
from fogline.core.native import CHANCE, Log, Position
from fogline.core.sources import derive


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
        if any(_kind(world) != _kind(first) for world, _ in worlds):
            raise ValueError("worlds that the seat can't tell apart wait for different things")
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
        if any(legal_of(world, seat) != legal_of(first, seat) for world, _ in worlds):
            raise ValueError("worlds that the seat can't tell apart allow it different actions")
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


def _kind(position: Position) -> tuple[bool, bool, int]:
    """What a position waits for."""
    return position.is_over(), position.is_chance(), int(position.actors())
