"""The integer path: what the compiled rules, the search and the rollouts share.

A position is driven with small integers: `Position.legal` fills a reused buffer, `Position.step` takes one number, and
luck is a number too. Readable actions, events and texts are made from these numbers by `fogline.core.game`, only at
the edge. This module and the games' rules are compiled together by mypyc; interpreted they behave the same, so every
sum that could pass 63 bits is masked by hand.
"""

from __future__ import annotations

import copyreg
from types import BuiltinFunctionType
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from fogline import _build

CHANCE: Final = -1
"""The seat that stands for luck when a position is stepped."""

WHOLE: Final = 1_000_000
"""A whole victory, where it is given in shares."""
MASK32: Final = 0xFFFFFFFF


@final
class Moves:
    """A reused buffer of integers: legal actions, chance outcomes or their weights.

    >>> moves = Moves()
    >>> moves.add(4); moves.add(7)
    >>> moves.count, moves.get(1), moves.numbers()
    (2, 7, [4, 7])
    """

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * 64)
        self.count: i64 = 0

    def clear(self) -> None:
        """Forget everything, keep the room."""
        self.count = 0

    def add(self, number: i64) -> None:
        """Put a number at the end."""
        if self.count == len(self.items):
            self.items = append(self.items, number)
        else:
            self.items[self.count] = number
        self.count += 1

    def make_room(self, more: i64) -> None:
        """Let `items` have places for so many numbers more, for who writes to it and sets `count` for speed.

        >>> moves = Moves()
        >>> moves.add(5); moves.make_room(200)
        >>> len(moves.items), moves.numbers()
        (201, [5])
        """
        while len(self.items) < self.count + more:
            self.items = append(self.items, 0)

    def add_if(self, number: i64, wanted: bool) -> None:
        """Put a number at the end, or not; quicker than asking first where that is hard to foresee."""
        if self.count == len(self.items):
            self.items = append(self.items, number)
        else:
            self.items[self.count] = number
        self.count += 1 if wanted else 0

    def get(self, index: i64) -> i64:
        """The number at an index below `count` (not checked)."""
        return self.items[index]

    def has(self, number: i64) -> bool:
        """Whether the number is in the buffer."""
        i: i64 = 0
        while i < self.count:
            if self.items[i] == number:
                return True
            i += 1
        return False

    def numbers(self) -> list[int]:
        """The content as a list."""
        return [self.items[i] for i in range(self.count)]


@final
class Luck:
    """A small, good and repeatable random generator (sfc32), the same compiled and interpreted.

    >>> a, b = Luck(7), Luck(7)
    >>> [a.below(6) for _ in range(5)] == [b.below(6) for _ in range(5)]
    True
    >>> b.start(8)
    >>> b.bits() == Luck(8).bits()
    True
    """

    def __init__(self, seed: i64) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.counter: i64 = 0
        self.start(seed)

    def start(self, seed: i64) -> None:
        """Begin anew, as another one made with this seed."""
        self.a = seed & MASK32
        self.b = (seed >> 32) & MASK32
        self.c = 0
        self.counter = 1
        i: i64 = 0
        while i < 12:
            self.bits()
            i += 1

    def bits(self) -> i64:
        """The next 32 random bits."""
        result: i64 = (self.a + self.b + self.counter) & MASK32
        self.counter = (self.counter + 1) & MASK32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK32
        self.c = (((self.c << 21) | (self.c >> 11)) + result) & MASK32
        return result

    def below(self, limit: i64) -> i64:
        """A number from 0 to `limit` - 1, each equally likely; `limit` is from 1 to 2**31."""
        product: i64 = self.bits() * limit
        if (product & MASK32) < limit:
            uneven: i64 = (MASK32 + 1) % limit
            while (product & MASK32) < uneven:
                product = self.bits() * limit
        return product >> 32


def luck_at(a: i64, b: i64, c: i64, counter: i64) -> Luck:
    """The generator with these numbers: what `copy` and `pickle` make of one.

    >>> import copy
    >>> luck = Luck(7)
    >>> copy.copy(luck).bits() == luck.bits()
    True
    """
    luck = Luck(0)
    luck.a = a
    luck.b = b
    luck.c = c
    luck.counter = counter
    return luck


copyreg.pickle(Luck, lambda luck: (luck_at, (luck.a, luck.b, luck.c, luck.counter)))


@final
class Log:
    """Where the rules write what happened: a code and up to four numbers each, decoded by the game's `events`."""

    def __init__(self) -> None:
        self.facts: list[tuple[int, int, int, int, int]] = []

    def add(self, code: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Write one fact."""
        self.facts.append((code, a, b, c, d))


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A position of any game, as the search and the rollouts see it.

    For speed nothing here is checked (`core.game` checks), but for the number given to `step` where `CHECKED` says so:
    it raises `ValueError`. Whoever writes a game makes its positions picklable with `fogline.core.copies.carry`.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats

    def clone(self) -> Position:
        """An independent copy."""
        raise NotImplementedError

    def __copy__(self) -> Position:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Position:
        return self.clone()

    def actors(self) -> i64:
        """The seats that must decide now, as a bit mask; 0 while chance decides and when it is over."""
        raise NotImplementedError

    def is_chance(self) -> bool:
        """Whether luck decides now."""
        raise NotImplementedError

    def is_over(self) -> bool:
        """Whether the game is over."""
        raise NotImplementedError

    def legal(self, seat: i64, out: Moves) -> None:
        """Fill `out` with the seat's legal actions, ascending, none twice."""
        raise NotImplementedError

    def outcomes(self, out: Moves, weights: Moves) -> None:
        """Fill `out` with what luck may bring, ascending, and `weights` with how many chances each has."""
        raise NotImplementedError

    def sample(self, luck: Luck) -> i64:
        """One outcome drawn with its probability."""
        raise NotImplementedError

    def step(self, seat: i64, move: i64, log: Log | None) -> None:
        """Make a legal action, or (seat `CHANCE`) a possible outcome, and write what happened to `log`."""
        raise NotImplementedError

    def halves(self, seat: i64) -> i64:
        """The seat's victory points in halves, were the game scored now."""
        raise NotImplementedError

    def tie_break(self, seat: i64) -> i64:  # noqa: ARG002
        """What parts two seats with as many points, were the game scored now: who has more of it comes first."""
        return 0


def check_step(position: Position, seat: i64, move: i64) -> None:
    """Raise `ValueError` for a number that isn't legal for the seat now, or that luck (seat `CHANCE`) can't bring.

    Every game's `step` begins with it, if `CHECKED`.
    """
    legal = Moves()
    if position.is_chance():
        if seat == CHANCE:
            position.outcomes(legal, Moves())
    elif seat >= 0 and (position.actors() >> seat) & 1 != 0:
        position.legal(seat, legal)
    if not legal.has(move):
        raise ValueError(f"{move} is not legal for seat {seat}, only {legal.numbers()}")


CHECKED: Final = _build.checks_steps(isinstance(check_step, BuiltinFunctionType))
"""Whether `Position.step` checks its number: when interpreted, and where `FOGLINE_CHECK` says so."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler:
    """Draws complete positions that agree with a view; made by `Game.prepare`."""

    def sample(self, luck: Luck) -> Position:
        """One of the worlds that the viewer can't tell apart."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """A game's quick judgement of what to do: one step ahead, no luck drawn. `Game.evaluator` makes one.

    It looks at a whole position, so whoever asks for a seat hands it a world sampled from that seat's view. A game must
    implement `rate`; the rest has defaults that know little, and makes the search stronger where it is implemented.
    """

    def rate(self, position: Position, seat: i64, moves: Moves, ratings: Moves) -> None:
        """Fill `ratings` with what each of the seat's legal `moves` promises, in thousandths of a victory point."""
        raise NotImplementedError

    def quick(self, position: Position, seat: i64, moves: Moves, luck: Luck) -> i64:  # noqa: ARG002
        """One of the seat's legal `moves`, chosen at little cost, for playing on behind the search's horizon."""
        return moves.get(luck.below(moves.count))

    def best(self, position: Position, seat: i64, moves: Moves, luck: Luck) -> i64:  # noqa: ARG002
        """The one of the seat's legal `moves` that looks best, for finishing a turn; here the one rated highest."""
        ratings = Moves()
        self.rate(position, seat, moves, ratings)
        chosen: i64 = 0
        i: i64 = 1
        while i < ratings.count:
            if ratings.get(i) > ratings.get(chosen):
                chosen = i
            i += 1
        return moves.get(chosen)

    def settled(self, position: Position) -> bool:  # noqa: ARG002
        """Whether `judge` may be asked here; where it may not, the search goes on by `best` until it may."""
        return True

    def suspect(self, sampler: Sampler, seat: i64) -> None:
        """Before worlds are drawn for a seat: make those likelier that explain what the others did."""

    def judge(self, position: Position, out: Moves) -> None:
        """Fill `out` with each seat's expected share of the victory, in millionths, in this world.

        It may go on with the points by which each seat is expected to be ahead of the others' average, in thousandths.
        Here: the seats that lead now share the victory.
        """
        share_victory(position, out)

    def horizon(self, position: Position) -> i64:  # noqa: ARG002
        """How many turns the search plays on from a leaf before `judge` is the better judge; -1 for to the end."""
        return -1

    def patience(self) -> i64:
        """How often the search judges what a turn leads to before it searches the turn that follows."""
        return 1

    def foresees(self) -> bool:
        """Whether the search leaves the others' turns to `quick` instead of searching them."""
        return False

    def searches_luck(self) -> bool:
        """Whether the search searches what is decided right after luck, or leaves it to `best`.

        The search doesn't tell that luck apart, so it decides there for all of it at once; `best` knows what came.
        """
        return False

    def hint(self, position: Position, seat: i64, moves: Moves, ratings: Moves) -> None:
        """As `rate`, only roughly, where that costs too much to be asked behind the decision at hand."""
        self.rate(position, seat, moves, ratings)

    def group(self, position: Position, outcome: i64) -> i64:  # noqa: ARG002
        """Which outcomes of this luck the search tells apart: those with another number, never 0.

        Luck that not everyone sees, or that matters little, is 0: the search then plans for all of it at once.
        """
        return 0


# fmt: off
_SHARES: Final = vec[i64]([
    500000, 562177, 622459, 679179, 731059, 777300, 817574, 851953, 880797, 904651, 924142, 939913, 952574, 962673,
    970688, 977023, 982014, 985936, 989013, 991423, 993307, 994780, 995930, 996827, 997527, 998073, 998499, 998832,
    999089, 999291, 999447, 999570, 999665,
])
"""The logistic curve, in millionths, by quarters of its unit."""
# fmt: on


def logistic(lead: i64) -> i64:
    """A share, in millionths, from thousandths on the logistic scale: 0 is half of it.

    >>> logistic(0), logistic(1000), logistic(-1000), logistic(99000)
    (500000, 731059, 268941, 999665)
    """
    size: i64 = lead if lead >= 0 else -lead
    index: i64 = size // 250
    result: i64 = _SHARES[32]
    if index < 32:
        below: i64 = _SHARES[index]
        result = below + (_SHARES[index + 1] - below) * (size - 250 * index) // 250
    return result if lead >= 0 else WHOLE - result


def share_victory(position: Position, out: Moves) -> None:
    """Fill `out` with each seat's share of the victory, in millionths, were the game scored now."""
    best: i64 = position.halves(0)
    leaders: i64 = 1
    seat: i64 = 1
    while seat < position.seats:
        points: i64 = position.halves(seat)
        if points > best:
            best = points
            leaders = 1
        elif points == best:
            leaders += 1
        seat += 1
    seat = 0
    while seat < position.seats:
        out.add(WHOLE // leaders if position.halves(seat) == best else 0)
        seat += 1


def rollout(position: Position, luck: Luck, moves: Moves) -> i64:
    """Play random legal actions to the end, in place; returns how many actions and outcomes that took."""
    count: i64 = 0
    while True:
        if position.is_chance():
            position.step(CHANCE, position.sample(luck), None)
        else:
            waiting: i64 = position.actors()
            if waiting == 0:
                return count
            seat: i64 = 0
            while (waiting >> seat) & 1 == 0:
                seat += 1
            moves.clear()
            position.legal(seat, moves)
            position.step(seat, moves.get(luck.below(moves.count)), None)
        count += 1
