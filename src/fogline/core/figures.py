"""Figures with their intervals: what was counted over many games, and what was hoped for."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from typing import Any

import msgspec

from fogline.core.message import Argument, Message
from fogline.core.record import Record

Z95 = 1.959963984540054
"""How many standard errors a 95 % interval reaches to either side."""


class Share(msgspec.Struct, frozen=True):
    """A share with its 95 % interval."""

    count: float
    """In how many cases; a shared victory counts in parts."""
    total: float
    """Of how many."""
    share: float
    """`count` of `total`; 0 where there are none."""
    low: float
    """The interval's lower end."""
    high: float
    """The interval's upper end."""


class Mean(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    count: int
    """How many figures."""
    mean: float
    """Their mean; 0 where there are none."""
    deviation: float
    """Their standard deviation."""
    low: float
    """The interval's lower end."""
    high: float
    """The interval's upper end."""


def share(count: float, total: float) -> Share:
    """A share with its Wilson interval, which stays between 0 and 1 also for few cases.

    >>> wins = share(8, 10)
    >>> wins.share, round(wins.low, 3), round(wins.high, 3)
    (0.8, 0.49, 0.943)
    """
    if total == 0:
        return Share(count, total, 0.0, 0.0, 1.0)
    found, z = count / total, Z95
    middle = (found + z * z / (2 * total)) / (1 + z * z / total)
    reach = z / (1 + z * z / total) * math.sqrt(found * (1 - found) / total + z * z / (4 * total * total))
    return Share(count, total, found, max(0.0, middle - reach), min(1.0, middle + reach))


class Tally:
    """Adds up figures one by one; `mean` gives the result.

    >>> tally = Tally()
    >>> for figure in (1, 2, 3):
    ...     tally.add(figure)
    >>> tally.mean().mean, tally.mean().deviation
    (2.0, 1.0)
    """

    def __init__(self) -> None:
        self._count = 0
        self._mean = 0.0
        self._squares = 0.0

    def add(self, figure: float) -> None:
        """Add one figure (Welford's way, which keeps its precision)."""
        self._count += 1
        step = figure - self._mean
        self._mean += step / self._count
        self._squares += step * (figure - self._mean)

    def mean(self, z: float = Z95, least: float = 0.0) -> Mean:
        """The mean so far; `z` is how many standard errors the interval reaches, at a deviation of at least `least`."""
        deviation = math.sqrt(self._squares / (self._count - 1)) if self._count > 1 else 0.0
        reach = z * max(deviation, least) / math.sqrt(self._count) if self._count else 0.0
        return Mean(self._count, self._mean, deviation, self._mean - reach, self._mean + reach)

    def share(self, z: float = Z95) -> Mean:
        """The mean of shares so far, its interval made as if there were two shares of 0 and two of 1 besides.

        So it has a width also where all agree, and stays careful where there are few (after Agresti and Coull).

        >>> tally = Tally()
        >>> for _ in range(20):
        ...     tally.add(1.0)
        >>> share = tally.share()
        >>> share.mean, round(share.low, 2), share.high
        (1.0, 0.8, 1.0)
        """
        careful = Tally()
        careful._count, careful._mean, careful._squares = self._count, self._mean, self._squares
        for imagined in (0.0, 1.0, 0.0, 1.0):
            careful.add(imagined)
        around, found = careful.mean(z), self.mean(z)
        low, high = min(around.low, found.mean), max(around.high, found.mean)
        return Mean(self._count, found.mean, found.deviation, max(0.0, low), min(1.0, high))


class Ratio:
    """Adds up parts and wholes game by game; `share` gives the ratio of their sums.

    >>> ratio = Ratio()
    >>> for part, whole in ((1, 2), (1, 4), (2, 4)):
    ...     ratio.add(part, whole)
    >>> ratio.share().share
    0.4
    """

    def __init__(self) -> None:
        self._count = 0
        self._part = self._whole = 0.0
        self._parts = self._wholes = self._both = 0.0

    def add(self, part: float, whole: float) -> None:
        """Add one game's part and whole."""
        self._count += 1
        self._part += part
        self._whole += whole
        self._parts += part * part
        self._wholes += whole * whole
        self._both += part * whole

    def share(self) -> Share:
        """The ratio so far, with the interval that the differences between games allow (the delta method)."""
        if self._whole == 0:
            return Share(self._part, self._whole, 0.0, 0.0, 1.0)
        ratio = self._part / self._whole
        squares = max(0.0, self._parts - 2 * ratio * self._both + ratio * ratio * self._wholes)
        reach = Z95 * math.sqrt(squares * self._count / max(1, self._count - 1)) / self._whole
        return Share(self._part, self._whole, ratio, max(0.0, ratio - reach), min(1.0, ratio + reach))


class Measurement(msgspec.Struct, frozen=True):
    """One figure about a deck or map, and what it should be."""

    code: str
    """The figure's name; its words are the Fluent text ``<game>-measure-<code>``."""
    figure: Share | Mean
    """What was measured."""
    detail: str = ""
    """Which card, place or source, where there are several."""
    least: float | None = None
    """What it should at least be; None where nothing is asked."""
    most: float | None = None
    """What it should at most be; None where nothing is asked."""
    worth: int | None = None
    """The points that `detail` is worth, where it is a line or a ticket."""

    @property
    def value(self) -> float:
        """The figure itself."""
        return self.figure.share if isinstance(self.figure, Share) else self.figure.mean

    @property
    def met(self) -> bool | None:
        """Whether the figure is what it should be; None where nothing is asked."""
        if self.least is None and self.most is None:
            return None
        return (self.least is None or self.value >= self.least) and (self.most is None or self.value <= self.most)

    def message(self, prefix: str) -> Message:
        """What was measured, in words; `prefix` is the game's."""
        arguments: dict[str, Argument] = {"detail": self.detail}
        return Message(f"{prefix}-measure-{self.code}", arguments)


class Spread(msgspec.Struct, frozen=True):
    """How often each value of a figure came, for a plot of its distribution."""

    code: str
    """The figure's name; its words are the Fluent text ``<game>-measure-<code>``."""
    counts: tuple[tuple[float, int], ...]
    """Each value that came, ascending, and how often."""


def spread(code: str, values: Mapping[float, int]) -> Spread:
    """The distribution of values that were counted.

    >>> spread("turns", {18: 1, 17: 3}).counts
    ((17, 3), (18, 1))
    """
    return Spread(code, tuple(sorted(values.items())))


class Measurements(msgspec.Struct, frozen=True):
    """What a deck or map gives, measured over many games with the same number of seats."""

    game: str
    """The game's name."""
    data_hash: str
    """Identifies the deck or map."""
    players: int
    """How many played."""
    games: int
    """How many games were measured."""
    figures: tuple[Measurement, ...]
    """The figures, in a fixed order."""
    spreads: tuple[Spread, ...] = ()
    """How the points and the length of the games are distributed."""

    @property
    def missed(self) -> tuple[Measurement, ...]:
        """The figures that aren't what they should be."""
        return tuple(one for one in self.figures if one.met is False)

    def as_dict(self) -> dict[str, Any]:
        """The measurements as a JSON value, each with its value and whether it is met."""
        fields: dict[str, Any] = msgspec.to_builtins(self)
        for measurement, field in zip(self.figures, fields["figures"], strict=True):
            field.update(value=measurement.value, met=measurement.met)
        return fields


_FIRST = re.compile("first ([0-9])")


def first_player(record: Record) -> int:
    """The seat that began: by option, by luck, or by deciding first where neither says."""
    if "first" in record.options and record.start_position is None:
        return record.options["first"]
    for entry in record.entries:
        drawn = _FIRST.fullmatch(entry.text)
        if entry.who == "chance" and drawn is not None:
            return int(drawn[1])
    return next((entry.who for entry in record.entries if isinstance(entry.who, int)), 0)
