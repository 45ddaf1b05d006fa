"""Where the names of the locations stand: beside their discs, over nothing; one without room becomes a number."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

import msgspec

from fogline.games.ticket_to_ride.drawing.document import Box, Label, LegendRow, Point, Stop
from fogline.games.ticket_to_ride.drawing.shapes import Outline, corners_around, octagon, overlap

ROW: Final = 1.15
"""The height of a row."""
BADGE: Final = 1.5
"""The disc of a number."""
_NARROW: Final = frozenset("ijlIJ.,:;'’|!ł ")
_SLIM: Final = frozenset("frt-()[]/ŕřťţ")
_BROAD: Final = frozenset("mwMW@%&—")
_SHIFTS: Final = (0.0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1.0, 1.0)
_NUMBER: Final = 40.0  # what a number costs: more than any place for a name, less than lying over something
_BLOCKED: Final = 100.0


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
    return 0.71 if sign.islower() or sign.isdecimal() else 0.82


class _Choice(msgspec.Struct, frozen=True):
    """A place for a name."""

    cost: float
    label: Label
    corners: Outline


def place_names(
    stops: Sequence[Stop], solid: Sequence[Outline], sheet: Box, size: float
) -> tuple[tuple[Label, ...], tuple[LegendRow, ...]]:
    """A label for each location, over no other, no stop and nothing solid; and the names that became numbers."""
    discs = [octagon(stop) for stop in stops]
    areas = [(_middle(area), _reach(area), area) for area in (*discs, *solid)]
    choices = [_choices(stop, areas, sheet, size) for stop in stops]
    chosen = [min(options, key=_cost) for options in choices]
    for _ in range(4):
        for number, options in enumerate(choices):
            others = [one.corners for other, one in enumerate(chosen) if other != number]
            chosen[number] = min(options, key=lambda one: one.cost + _clashes(one, others))
    return _numbered(stops, chosen)


def _cost(choice: _Choice) -> float:
    return choice.cost


def _clashes(choice: _Choice, others: Sequence[Outline]) -> float:
    return 2 * _BLOCKED * sum(overlap(choice.corners, other, 1.0) for other in others)


def _numbered(stops: Sequence[Stop], chosen: Sequence[_Choice]) -> tuple[tuple[Label, ...], tuple[LegendRow, ...]]:
    """The labels, with the numbers counted from one, and what they mean."""
    labels: list[Label] = []
    rows: list[LegendRow] = []
    for stop, choice in zip(stops, chosen, strict=True):
        label = choice.label
        if label.number is not None:
            number = len(rows) + 1
            rows.append(LegendRow(number, stop.name))
            label = msgspec.structs.replace(label, number=number, rows=(str(number),))
        labels.append(label)
    return tuple(labels), tuple(rows)


def _choices(stop: Stop, areas: Sequence[tuple[Point, float, Outline]], sheet: Box, size: float) -> list[_Choice]:
    """Every place for a stop's name or number that is on the sheet."""
    reach = stop.radius + 20 + text_width(stop.name, size)
    near = [
        (middle, radius, area)
        for middle, radius, area in areas
        if abs(middle[0] - stop.x) < reach + radius and abs(middle[1] - stop.y) < reach + radius
    ]
    found = []
    for cost, label in (*_names(stop, size), *_badges(stop, size)):
        left, top = label.x - label.width / 2, label.y - label.height / 2
        if left < sheet.x or top < sheet.y or left + label.width > sheet.x + sheet.width:
            continue
        if top + label.height > sheet.y + sheet.height:
            continue
        corners = corners_around(label.x, label.y, label.width, label.height)
        blocked = sum(
            abs(middle[0] - label.x) < label.width / 2 + radius
            and abs(middle[1] - label.y) < label.height / 2 + radius
            and overlap(corners, area, 1.0)
            for middle, radius, area in near
        )
        found.append(_Choice(cost + _BLOCKED * blocked, label, corners))
    if not found:  # a stop at the very edge
        label = _label(stop, ("0",), (stop.x, stop.y), "middle", size, number=0)
        found.append(_Choice(_NUMBER + _BLOCKED, label, corners_around(label.x, label.y, label.width, label.height)))
    return sorted(found, key=_cost)[:24]


def _label(stop: Stop, rows: tuple[str, ...], at: Point, anchor: str, size: float, number: int | None = None) -> Label:
    width, height = _extent(rows, size) if number is None else (BADGE * size, BADGE * size)
    side = {"start": "start", "end": "end"}.get(anchor, "middle")
    x, y = round(at[0], 2), round(at[1], 2)
    return Label(stop.location, rows, x, y, round(width, 2), round(height, 2), side, number)  # type: ignore[arg-type]


def _extent(rows: Sequence[str], size: float) -> Point:
    return max(text_width(row, size) for row in rows), len(rows) * ROW * size


def _splits(name: str) -> Iterator[tuple[float, tuple[str, ...]]]:
    """A name on one row or on two, each with how much one would rather have the other."""
    yield 0.0, (name,)
    words = name.split()
    for cut in range(1, len(words)):
        first, second = " ".join(words[:cut]), " ".join(words[cut:])
        yield 1.0 + abs(len(first) - len(second)) / 10, (first, second)


def _names(stop: Stop, size: float) -> Iterator[tuple[float, Label]]:
    """Places for a name around its disc, each with how much one would rather have another."""
    for (penalty, rows), away in product(_splits(stop.name), (2.0, 6.0, 11.0)):
        width, height = _extent(rows, size)
        for shift in _SHIFTS:
            cost = penalty + away / 4 + abs(shift)
            beside, along = stop.radius + away + width / 2, shift * (stop.radius + height / 2)
            yield cost, _label(stop, rows, (stop.x + beside, stop.y + along), "start", size)
            yield cost, _label(stop, rows, (stop.x - beside, stop.y + along), "end", size)
            over, along = stop.radius + away + height / 2, shift * width / 2
            yield cost + 0.2, _label(stop, rows, (stop.x + along, stop.y + over), "middle", size)
            yield cost + 0.2, _label(stop, rows, (stop.x + along, stop.y - over), "middle", size)


def _badges(stop: Stop, size: float) -> Iterator[tuple[float, Label]]:
    """Places for the number of a name around its disc."""
    for turn, away in product(range(24), (1.0, 4.0, 8.0)):
        angle, distance = math.pi / 12 * turn, stop.radius + away + BADGE * size / 2
        spot = (stop.x + distance * math.cos(angle), stop.y + distance * math.sin(angle))
        yield _NUMBER + away, _label(stop, ("0",), spot, "middle", size, number=0)


def _middle(area: Outline) -> Point:
    return sum(x for x, _ in area) / len(area), sum(y for _, y in area) / len(area)


def _reach(area: Outline) -> float:
    middle = _middle(area)
    return max(math.dist(middle, corner) for corner in area)
