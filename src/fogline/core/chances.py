"""Who will win: each seat's share of the victory, with everything open; the accounts of luck rest on it.

`Weigher.shares` is a function of the position alone, fixed beforehand: it searches nothing. At the end it is the shares
that the players have; where a turn begins the game's network says what comes if all play on, set right by the game's
`Tempers`; what a turn has begun is finished first, as looks best; and where luck decides it is the mean of what every
outcome leads to, weighed exactly, so that luck can raise nobody's share on average. Of a run of luck, such as a deal,
only the likelier ways are weighed to their end; a rare one is followed on one way, which is drawn from a seed that
follows from the position.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import mul
from typing import Final
from zlib import crc32

import msgspec

from fogline.core.native import CHANCE, Evaluator, Luck, Moves, Position, share_victory

RARE: Final = 1 / 200
"""Ways of luck that are rarer are followed, not weighed."""

Shares = tuple[float, ...]
"""A number for each seat; they add up to 1."""


class Chances(msgspec.Struct, frozen=True):
    """Each seat's chances in a position.

    >>> Chances((0.5, 0.3, 0.2), 0.01).shares[0]
    0.5
    """

    shares: Shares
    """Each seat's expected share of the victory; they add up to 1."""
    error: float = 0.0
    """The largest standard error among them that comes of sampling; 0 where nothing was sampled.

    How far such chances come true is another question, which docs/chances.md answers.
    """


class Prospects(msgspec.Struct, frozen=True):
    """What is to be expected of a position."""

    shares: Shares
    """Each seat's share of the victory."""
    leads: Shares
    """How many points each seat will be ahead of the others' average."""


def divided(numbers: Sequence[float]) -> Shares:
    """Shares in the measure of numbers that aren't negative.

    >>> divided([1, 3]), divided([0, 0])
    ((0.25, 0.75), (0.5, 0.5))
    """
    total = math.fsum(numbers)
    return tuple(number / total if total else 1 / len(numbers) for number in numbers)


class Temper(msgspec.Struct, frozen=True):
    """How shares are set right that come true more or less often than they say.

    >>> Temper(power=2).on((0.75, 0.25)), Temper(doubt=1).on((0.5, 0.5), seat=0)[0] < 0.3
    ((0.9, 0.1), True)
    """

    power: float = 1.0
    """Each share is raised to it: above 1 where they are too careful, below where they are too sure."""
    doubt: float = 0.0
    """By how much the seat that looks thinks too well of itself: its share is divided by e to this power."""

    def on(self, shares: Sequence[float], seat: int | None = None) -> Shares:
        """The shares set right, where a seat looks with its own doubt; what is certain stays so."""
        if self == AS_TOLD or not shares:
            return tuple(shares)
        raised = [share**self.power for share in shares]
        return divided([one * math.exp(-self.doubt) if other == seat else one for other, one in enumerate(raised)])


AS_TOLD: Final = Temper()


class Tempers(msgspec.Struct, frozen=True):
    """What sets right who judges a game, found by `tools/odds.py --fit`."""

    open: Temper = AS_TOLD
    """The network, with everything open."""
    view: Temper = AS_TOLD
    """The mean over the worlds that a seat can't tell apart."""
    search: Temper = AS_TOLD
    """A search from what a seat knows."""


UNTEMPERED: Final = Tempers()


def mean(all_shares: Iterable[Shares]) -> Chances:
    """The mean of samples, with its standard error.

    >>> mean([(0.5, 0.5), (0.7, 0.3)])
    Chances(shares=(0.6, 0.4), error=0.1)
    """
    columns = list(zip(*all_shares, strict=True))
    count = len(columns[0])
    means = tuple(math.fsum(column) / count for column in columns)
    if count < 2:
        return Chances(means, 0.0)
    squares = max(math.fsum((x - middle) ** 2 for x in column) for column, middle in zip(columns, means, strict=True))
    return Chances(means, round(math.sqrt(squares / (count - 1) / count), 12))


class Weigher:
    """Weighs the positions of one game; `text` tells positions apart, as `Game.format_position` does.

    `tempers` are the game's, by the number of seats.
    """

    def __init__(
        self, evaluator: Evaluator, text: Callable[[Position], str], tempers: Mapping[int, Tempers] | None = None
    ) -> None:
        self._evaluator = evaluator
        self._tempers = tempers or {}
        self._text = text
        self._known: dict[str, Shares] = {}
        """What luck leads to from the positions of one run of luck, so that no order of the same cards counts twice."""

    def shares(self, position: Position) -> Shares:
        """Each seat's share of the victory. The position isn't changed."""
        return self.prospects(position).shares

    def prospects(self, position: Position) -> Prospects:
        """The shares, and the leads in points."""
        self._known.clear()
        found = self._found(position.clone(), 1.0)
        return Prospects(found[: position.seats], found[position.seats :])

    def _found(self, world: Position, chance: float) -> Shares:
        """Shares, then leads, in a world that may be changed, and that luck leads to with this chance."""
        while not (world.is_over() or world.is_chance() or self._evaluator.settled(world)):
            self._go_on(world)
        if world.is_chance():
            return self._weighed(world, chance)
        numbers = Moves()
        if world.is_over():
            share_victory(world, numbers)
            return divided(numbers.numbers()) + _leads(world)
        self._evaluator.judge(world, numbers)
        shares, leads = numbers.numbers()[: world.seats], numbers.numbers()[world.seats :]
        temper = self._tempers.get(world.seats, UNTEMPERED).open
        middle = math.fsum(leads) / int(world.seats)
        return temper.on(divided(shares)) + tuple((lead - middle) / 1000 for lead in leads or [0] * world.seats)

    def _go_on(self, world: Position) -> None:
        """Finish what was begun, as looks best; of several who decide the first goes first."""
        waiting = int(world.actors())
        seat = (waiting & -waiting).bit_length() - 1
        moves = Moves()
        world.legal(seat, moves)
        move = moves.get(0) if moves.count == 1 else self._evaluator.best(world, seat, moves, Luck(0))
        world.step(seat, move, None)

    def _weighed(self, world: Position, chance: float) -> Shares:
        """The mean of all that luck may bring; of a rare way what one outcome leads to."""
        text = self._text(world)
        if text not in self._known:
            outcomes, weights = Moves(), Moves()
            if chance < RARE:
                outcomes.add(world.sample(Luck(crc32(text.encode()))))
                weights.add(1)
            else:
                world.outcomes(outcomes, weights)
            self._known[text] = self._mean(world, chance, outcomes.numbers(), weights.numbers())
        return self._known[text]

    def _mean(self, world: Position, chance: float, outcomes: Sequence[int], weights: Sequence[int]) -> Shares:
        total = sum(weights)
        found = []
        for outcome, weight in zip(outcomes, weights, strict=True):
            twin = world.clone()
            twin.step(CHANCE, outcome, None)
            found.append(self._found(twin, chance * weight / total))
        columns = zip(*found, strict=True)
        return tuple(math.fsum(map(mul, weights, column)) / total for column in columns)


def _leads(over: Position) -> Shares:
    """How far each seat is ahead of the others' average at the end, in points."""
    seats = int(over.seats)
    points = [int(over.halves(seat)) / 2 for seat in range(seats)]
    return tuple((one * seats - math.fsum(points)) / (seats - 1) for one in points)
