"""Where the names of the locations stand: beside their discs, over nothing; one without room becomes a number."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, islice, pairwise, product
from typing import Final, Literal, NamedTuple

from fogline.games.ticket_to_ride.drawing.document import Box, Label, LegendRow, Stop
from fogline.games.ticket_to_ride.drawing.shapes import Obstacles

ROW: Final = 1.15
"""The height of a row."""
BADGE: Final = 1.5
"""The disc of a number."""
_NARROW: Final = frozenset("ijlIJ.,:;'’|!ł ")
_SLIM: Final = frozenset("frt-()[]/ŕřťţ")
_BROAD: Final = frozenset("mwMW@%&—")
_SHIFTS: Final = (0.0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1.0, 1.0)
Anchor = Literal["start", "middle", "end"]

_LONG: Final = 22  # letters from which a name may stand on three rows
_ON_RAIL: Final = 1.6  # what it costs to lie over a rail
_CLOSE: Final = 5.5  # nobody takes a name so near to a stop for another's
_MOST_NAMES: Final = 14
_MOST_NUMBERS: Final = 16


def text_width(text: str, size: float) -> float:
    """How wide a text is at most, in the boldest and widest of the common faces."""
    return size * sum(_letter(sign) for sign in text)


def _letter(sign: str) -> float:
    if sign in _NARROW:
        return 0.38
    if sign in _SLIM:
        return 0.5
    if sign in _BROAD or sign > "\u1000":
        return 1.06
    return 0.725 if sign.islower() or sign.isdecimal() else 0.82


class _Choice(NamedTuple):
    """A place for a name or its number."""

    cost: float
    """How much one would rather have another."""
    rows: tuple[str, ...]
    x: float
    y: float
    half: float
    """Half its width."""
    side: float
    """Half its height."""
    anchor: Anchor
    is_name: bool

    def is_over(self, other: _Choice) -> bool:
        """Whether two such places come too near to each other."""
        return abs(self.x - other.x) < self.half + other.half + 2 and abs(self.y - other.y) < self.side + other.side + 1


def place_names(
    stops: Sequence[Stop], solid: Obstacles, rails: Obstacles, sheet: Box, size: float
) -> tuple[tuple[Label, ...], tuple[LegendRow, ...]]:
    """A label for each location, over no other, nothing solid and rather no rail; and the names that became numbers."""
    choices = [_choices(stop, stops, (solid, rails), sheet, size) for stop in stops]
    chosen: dict[int, _Choice] = {}
    for number in sorted(range(len(stops)), key=lambda one: (sum(c.is_name for c in choices[one]), one)):
        chosen[number] = _best(choices[number], chosen.values())
    for _ in range(3):  # who came late may have left room for better
        for number in range(len(stops)):
            others = [one for other, one in chosen.items() if other != number]
            chosen[number] = _best(choices[number], others)
        for number in range(len(stops)):
            if not chosen[number].is_name:
                _make_room(number, choices, chosen)
    return _numbered(stops, [chosen[number] for number in range(len(stops))])


def _best(choices: Sequence[_Choice], others: Collection[_Choice]) -> _Choice:
    """The cheapest place that is over no other name; where there is none, the one over the fewest."""
    for choice in choices:
        if not any(choice.is_over(other) for other in others):
            return choice
    return min(choices, key=lambda choice: sum(choice.is_over(other) for other in others))


def _make_room(number: int, choices: Sequence[Sequence[_Choice]], chosen: dict[int, _Choice]) -> None:
    """Give a name a place where only one other name is, if that has another place."""
    for choice in choices[number]:
        blockers = [other for other, one in chosen.items() if other != number and choice.is_over(one)]
        if choice.is_name and len(blockers) == 1:
            (other,) = blockers
            rest = [one for key, one in chosen.items() if key not in (number, other)] + [choice]
            moved = _best(choices[other], rest)
            if moved.is_name and not any(moved.is_over(one) for one in rest):
                chosen[number], chosen[other] = choice, moved
                return


def _numbered(stops: Sequence[Stop], chosen: Sequence[_Choice]) -> tuple[tuple[Label, ...], tuple[LegendRow, ...]]:
    """The labels, with the numbers counted from one, and what they mean."""
    labels: list[Label] = []
    rows: list[LegendRow] = []
    for stop, one in zip(stops, chosen, strict=True):
        if not one.is_name:
            rows.append(LegendRow(len(rows) + 1, stop.name))
        words = one.rows if one.is_name else (str(len(rows)),)
        number = None if one.is_name else len(rows)
        x, y, width, height = (round(value, 2) for value in (one.x, one.y, 2 * one.half, 2 * one.side))
        labels.append(Label(stop.location, words, x, y, width, height, one.anchor, number))
    return tuple(labels), tuple(rows)


def _choices(
    stop: Stop, stops: Sequence[Stop], areas: tuple[Obstacles, Obstacles], sheet: Box, size: float
) -> list[_Choice]:
    """The best places for a stop's name, then those for its number: on the sheet, over nothing, at no other stop."""
    reach = stop.radius + 60 + text_width(stop.name, size)
    near, rails = (one.near(stop.x, stop.y, reach) for one in areas)
    others = [one for one in stops if one is not stop and math.dist((one.x, one.y), (stop.x, stop.y)) < 2 * reach]

    def is_good(one: _Choice) -> bool:
        if not _is_free(one, near, sheet):
            return False
        gap = _gap(one, stop)
        return gap < _CLOSE or not any(_gap(one, other) < gap for other in others)

    names = sorted(_names(stop, size), key=lambda one: one.cost)
    priced = [
        (one.cost + _ON_RAIL * rails.hit(one.x, one.y, one.half, one.side), one)
        for one in islice(filter(is_good, names), 2 * _MOST_NAMES)
    ]
    found = [one for _, one in sorted(priced, key=lambda pair: pair[0])[:_MOST_NAMES]]
    badges = list(_badges(stop, size))
    found += islice(filter(is_good, badges), _MOST_NUMBERS)
    return found or list(islice((one for one in badges if _is_free(one, near, sheet)), 1)) or badges[:1]


def _gap(one: _Choice, stop: Stop) -> float:
    """Between a name and a disc."""
    return math.hypot(max(abs(stop.x - one.x) - one.half, 0), max(abs(stop.y - one.y) - one.side, 0)) - stop.radius


def _is_free(one: _Choice, near: Obstacles, sheet: Box) -> bool:
    """Whether a place is on the sheet and over nothing."""
    return (
        sheet.x + one.half <= one.x <= sheet.x + sheet.width - one.half
        and sheet.y + one.side <= one.y <= sheet.y + sheet.height - one.side
        and not near.hit(one.x, one.y, one.half + 1, one.side + 1)
    )


def _splits(name: str) -> Iterator[tuple[float, tuple[str, ...]]]:
    """A name on one row, on two or on three, each with how much one would rather have another."""
    yield 0.0, (name,)
    words = name.split()
    for rows in (2, 3):
        if len(words) >= rows and (rows == 2 or len(name) > _LONG):
            cuts = combinations(range(1, len(words)), rows - 1)
            splits = [tuple(" ".join(words[i:j]) for i, j in pairwise((0, *cut, len(words)))) for cut in cuts]
            yield float(rows - 1), min(splits, key=lambda split: text_width(max(split, key=len), 1.0))


def _names(stop: Stop, size: float) -> Iterator[_Choice]:
    """Places for a name around its disc."""
    for penalty, rows in _splits(stop.name):
        half, side = max(text_width(row, size) for row in rows) / 2, len(rows) * ROW * size / 2
        for away, shift in product((2.0, 5.0, 9.0, 13.0), _SHIFTS):
            cost = penalty + away / 4 + abs(shift)
            beside, along = stop.radius + away + half, shift * (stop.radius + side)
            yield _Choice(cost, rows, stop.x + beside, stop.y + along, half, side, "start", is_name=True)
            yield _Choice(cost, rows, stop.x - beside, stop.y + along, half, side, "end", is_name=True)
            over, along = stop.radius + away + side, shift * half
            yield _Choice(cost + 0.2, rows, stop.x + along, stop.y + over, half, side, "middle", is_name=True)
            yield _Choice(cost + 0.2, rows, stop.x + along, stop.y - over, half, side, "middle", is_name=True)


def _badges(stop: Stop, size: float) -> Iterator[_Choice]:
    """Places for the number of a name around its disc, the nearest first."""
    half = BADGE * size / 2
    for away, turn in product((1.0, 4.0, 8.0, 14.0, 22.0, 32.0), range(24)):
        angle, distance = math.pi / 12 * turn, stop.radius + away + half
        x, y = stop.x + distance * math.cos(angle), stop.y + distance * math.sin(angle)
        yield _Choice(away, (), x, y, half, half, "middle", is_name=False)
