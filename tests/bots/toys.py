"""Games small enough to be solved by hand, written as trees, to see what a search makes of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from fogline.core.native import CHANCE, Evaluator, Log, Luck, Moves, Position, Sampler


@dataclass(frozen=True)
class End:
    halves: tuple[int, ...]


@dataclass(frozen=True)
class Choice:
    seat: int
    branches: dict[int, Node]


@dataclass(frozen=True)
class Chance:
    branches: list[Node]
    """Each equally likely."""


Node: TypeAlias = "End | Choice | Chance"


class Toy(Position):
    def __init__(self, seats: int, node: Node) -> None:
        super().__init__(seats)
        self.node = node

    def clone(self) -> Toy:
        return Toy(self.seats, self.node)

    def actors(self) -> int:
        return 1 << self.node.seat if isinstance(self.node, Choice) else 0

    def is_chance(self) -> bool:
        return isinstance(self.node, Chance)

    def is_over(self) -> bool:
        return isinstance(self.node, End)

    def legal(self, seat: int, out: Moves) -> None:
        assert isinstance(self.node, Choice)
        assert seat == self.node.seat
        for move in sorted(self.node.branches):
            out.add(move)

    def sample(self, luck: Luck) -> int:
        assert isinstance(self.node, Chance)
        return luck.below(len(self.node.branches))

    def step(self, seat: int, move: int, log: Log | None) -> None:  # noqa: ARG002
        assert (seat == CHANCE) == isinstance(self.node, Chance)
        assert not isinstance(self.node, End)
        self.node = self.node.branches[move]

    def halves(self, seat: int) -> int:
        assert isinstance(self.node, End)
        return self.node.halves[seat]


class Worlds(Sampler):
    """Several worlds that the searching seat can't tell apart."""

    def __init__(self, *worlds: Toy) -> None:
        self.worlds = worlds

    def sample(self, luck: Luck) -> Toy:
        return self.worlds[luck.below(len(self.worlds))].clone()


class Blank(Evaluator):
    """Knows nothing but what every evaluator knows; may tell luck apart."""

    def __init__(self, groups: bool = False) -> None:
        self.groups = groups

    def rate(self, position: Position, seat: int, moves: Moves, ratings: Moves) -> None:  # noqa: ARG002
        for _ in range(moves.count):
            ratings.add(0)

    def group(self, position: Position, outcome: int) -> int:  # noqa: ARG002
        return outcome + 1 if self.groups else 0

    def settled(self, position: Position) -> bool:  # noqa: ARG002
        return False
