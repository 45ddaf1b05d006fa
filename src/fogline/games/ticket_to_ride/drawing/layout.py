"""Where everything of a map lies on a drawing: stops, the spaces of each line, labels that overlap nothing."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final, Literal

import msgspec

from fogline.games.ticket_to_ride.components import Line, Location, Map

Point = tuple[float, float]
"""A spot on the drawing: right and down from its upper left corner."""

EXTENT: Final = 1200.0
"""The longer side of the locations' area on a drawing."""
MARGIN: Final = 80.0
"""Room around that area, for labels."""
LEGEND: Final = 190.0
"""Further room at its left, for the table of points."""
STOP_RADIUS: Final = 11.0
"""A location's disc."""
PILE_RADIUS: Final = 19.0
"""A location's disc with a tourist pile on it."""
SPACE_HEIGHT: Final = 17.0
"""Across the line."""
SPACE_LENGTH: Final = 54.0
"""Along the line, where there is room."""
TWIN_GAP: Final = 4.0
"""Between the two lines of a double line."""
FONT_SIZE: Final = 16.0
"""Of the labels."""
_LETTER_WIDTH: Final = 0.62 * FONT_SIZE  # wide enough for any common face
_LINE_HEIGHT: Final = 1.12 * FONT_SIZE
_SHIFTS: Final = (0.0, -0.2, 0.2, -0.4, 0.4, -0.6, 0.6, -0.8, 0.8, -1.0, 1.0)
_GAP: Final = 4.0
_LEAST_LENGTH: Final = 4.0
_REACH: Final = 420.0  # between the centres of the longest labels that can touch


class Stop(msgspec.Struct, frozen=True):
    """A location's disc."""

    location: int
    """The location."""
    x: float
    """Its centre."""
    y: float
    """Its centre."""
    radius: float
    """Larger with a tourist pile."""


class Space(msgspec.Struct, frozen=True):
    """One space of a line: room for one cable car."""

    line: int
    """The line."""
    x: float
    """Its centre."""
    y: float
    """Its centre."""
    angle: float
    """Degrees clockwise from the horizontal, between -90 and 90."""
    length: float
    """Along the line."""
    ferry: bool
    """Whether it shows a ferry symbol."""

    @property
    def corners(self) -> tuple[Point, ...]:
        """Its four corners, in order."""
        cos, sin = math.cos(math.radians(self.angle)), math.sin(math.radians(self.angle))
        half, side = self.length / 2, SPACE_HEIGHT / 2
        square = ((-half, -side), (half, -side), (half, side), (-half, side))
        return tuple((self.x + u * cos - v * sin, self.y + u * sin + v * cos) for u, v in square)


class Label(msgspec.Struct, frozen=True):
    """A location's name."""

    location: int
    """The location."""
    rows: tuple[str, ...]
    """Its name on one row or two."""
    x: float
    """The centre of its box."""
    y: float
    """The centre of its box."""
    anchor: Literal["start", "middle", "end"] = "middle"
    """Which end of the name is at the disc, so that it begins there in any typeface."""

    @property
    def width(self) -> float:
        """Of its box."""
        return max(len(row) for row in self.rows) * _LETTER_WIDTH

    @property
    def height(self) -> float:
        """Of its box."""
        return len(self.rows) * _LINE_HEIGHT

    @property
    def corners(self) -> tuple[Point, ...]:
        """The four corners of its box, in order."""
        half, side = self.width / 2, self.height / 2
        left, right, top, bottom = self.x - half, self.x + half, self.y - side, self.y + side
        return ((left, top), (right, top), (right, bottom), (left, bottom))


class Layout(msgspec.Struct, frozen=True):
    """A whole drawing."""

    width: float
    """Of the drawing."""
    height: float
    """Of the drawing."""
    scale: float
    """Units of the drawing for a kilometre."""
    stops: tuple[Stop, ...]
    """By location."""
    spaces: tuple[Space, ...]
    """Of all lines, in the order of the lines."""
    labels: tuple[Label, ...]
    """By location."""

    def spot(self, x: float, y: float) -> Point:
        """Where kilometres on the map's plane lie on the drawing."""
        return LEGEND + MARGIN + x * self.scale, MARGIN + y * self.scale


@lru_cache(maxsize=8)
def lay_out(game_map: Map) -> Layout:
    """Place everything; the same map always gives the same layout. Remembered, since a game is drawn many times."""
    wide, high = max(place.x for place in game_map.locations), max(place.y for place in game_map.locations)
    scale = EXTENT / max(wide, high)
    bare = Layout(wide * scale + 2 * MARGIN + LEGEND, high * scale + 2 * MARGIN, scale, (), (), ())
    stops = tuple(_stop(place, *bare.spot(place.x, place.y)) for place in game_map.locations)
    spaces = tuple(space for line in game_map.lines for space in _spaces(game_map, line, stops))
    placed = msgspec.structs.replace(bare, stops=stops, spaces=spaces)
    return msgspec.structs.replace(placed, labels=_labels(game_map, placed))


def overlap(one: Sequence[Point], other: Sequence[Point], gap: float = 0.0) -> bool:
    """Whether two convex areas come nearer to each other than a gap along every axis of either.

    >>> square = ((0, 0), (2, 0), (2, 2), (0, 2))
    >>> overlap(square, ((1, 1), (3, 1), (3, 3))), overlap(square, ((3, 0), (4, 0), (4, 1)))
    (True, False)
    """
    if not _boxes_touch(one, other, gap):
        return False
    for area in (one, other):
        for (ax, ay), (bx, by) in zip(area, (*area[1:], area[0]), strict=True):
            length = math.hypot(bx - ax, by - ay)
            nx, ny = (ay - by) / length, (bx - ax) / length
            first = [x * nx + y * ny for x, y in one]
            second = [x * nx + y * ny for x, y in other]
            if max(first) + gap <= min(second) or max(second) + gap <= min(first):
                return False
    return True


def _boxes_touch(one: Sequence[Point], other: Sequence[Point], gap: float) -> bool:
    """The quick test that settles most cases: whether the upright boxes around two areas come near."""
    for axis in (0, 1):
        first, second = [point[axis] for point in one], [point[axis] for point in other]
        if max(first) + gap <= min(second) or max(second) + gap <= min(first):
            return False
    return True


def _stop(place: Location, x: float, y: float) -> Stop:
    return Stop(place.index, x, y, STOP_RADIUS if place.pile is None else PILE_RADIUS)


def _spaces(game_map: Map, line: Line, stops: Sequence[Stop]) -> Iterator[Space]:
    """The spaces of a line, evenly between its two discs; twins lie side by side."""
    start, end = (stops[number] for number in line.ends)
    dx, dy = end.x - start.x, end.y - start.y
    distance = math.hypot(dx, dy)
    ux, uy = dx / distance, dy / distance
    side = 0.0
    if line.twin is not None:
        side = (SPACE_HEIGHT + TWIN_GAP) / 2 * (1 if line.index < line.twin else -1)
    first, last = (_clearance(game_map, line, stop, stops) for stop in (start, end))
    pitch = max(distance - first - last, distance / 4) / line.length
    length = max(min(SPACE_LENGTH, pitch - _GAP), _LEAST_LENGTH)
    angle = math.degrees(math.atan2(dy, dx))
    angle += 180 if angle <= -90 else -180 if angle > 90 else 0
    for number in range(line.length):
        along = (distance + first - last) / 2 + (number + 0.5 - line.length / 2) * pitch
        x, y = start.x + along * ux - side * uy, start.y + along * uy + side * ux
        yield Space(line.index, x, y, angle, length, number in _ferry_spaces(line))


def _clearance(game_map: Map, line: Line, stop: Stop, stops: Sequence[Stop]) -> float:
    """How far from a disc's centre a line's spaces begin, to keep clear of the disc and of its neighbours' spaces."""
    clear = stop.radius
    far = stops[line.a + line.b - stop.location]
    for number in game_map.lines_at[stop.location]:
        other = game_map.lines[number]
        beside = stops[other.a + other.b - stop.location]
        turn = abs(math.atan2(far.y - stop.y, far.x - stop.x) - math.atan2(beside.y - stop.y, beside.x - stop.x))
        turn = min(turn, 2 * math.pi - turn)
        if beside != far and turn < math.pi / 2:
            needed = (_half_width(line) + _half_width(other) * math.cos(turn)) / max(math.sin(turn), 0.1)
            clear = max(clear, min(needed, math.dist((far.x, far.y), (stop.x, stop.y)) / 3))
    return clear


def _half_width(line: Line) -> float:
    """From the middle of a line, or of the double line it is part of, to its edge and a little more."""
    return 2 + (SPACE_HEIGHT / 2 if line.twin is None else SPACE_HEIGHT + TWIN_GAP / 2)


def _ferry_spaces(line: Line) -> range:
    """The spaces with a ferry symbol: those in the middle."""
    first = (line.length - line.ferries + 1) // 2
    return range(first, first + line.ferries)


def _disc(stop: Stop) -> tuple[Point, ...]:
    """A disc as an octagon around it."""
    around = stop.radius / math.cos(math.pi / 8)
    angles = (math.pi / 8 * (2 * number + 1) for number in range(8))
    return tuple((stop.x + around * math.cos(angle), stop.y + around * math.sin(angle)) for angle in angles)


def _labels(game_map: Map, layout: Layout) -> tuple[Label, ...]:
    """For each location the best place of its name beside its disc, given the others'."""
    solid = [space.corners for space in layout.spaces] + [_disc(stop) for stop in layout.stops]
    choices: list[list[tuple[float, Label]]] = []
    for place, stop in zip(game_map.locations, layout.stops, strict=True):
        reach = len(place.name) * _LETTER_WIDTH + 80
        near = [area for area in solid if math.dist(area[0], (stop.x, stop.y)) < reach]
        candidates = _candidates(place.name, stop)
        choices.append([(_cost(label, penalty, layout, near), label) for penalty, label in candidates])
    chosen = [min(choice, key=lambda priced: priced[0])[1] for choice in choices]
    for _ in range(3):
        for number, choice in enumerate(choices):
            others = [label for label in chosen if label.location != number]
            chosen[number] = min(choice, key=lambda priced: priced[0] + _clashes(priced[1], others))[1]
    return tuple(chosen)


def _candidates(name: str, stop: Stop) -> Iterator[tuple[float, Label]]:
    """Places for a name around its disc, each with how much one would rather have another."""
    words = name.split()
    splits: list[tuple[float, tuple[str, ...]]] = [(0.0, (name,))]
    splits += [(2.0, (" ".join(words[:cut]), " ".join(words[cut:]))) for cut in range(1, len(words))]
    for (penalty, rows), away in product(splits, (3.0, 8.0, 14.0)):
        box = Label(stop.location, rows, stop.x, stop.y)
        for shift in _SHIFTS:
            cost = penalty + away / 8 + abs(shift)
            beside, along = stop.radius + away + box.width / 2, shift * 16
            yield cost, Label(stop.location, rows, stop.x + beside, stop.y + along, "start")
            yield cost, Label(stop.location, rows, stop.x - beside, stop.y + along, "end")
            beside, along = stop.radius + away + box.height / 2, shift * box.width / 2
            yield cost + 0.1, Label(stop.location, rows, stop.x + along, stop.y + beside)
            yield cost + 0.1, Label(stop.location, rows, stop.x + along, stop.y - beside)


def _cost(label: Label, penalty: float, layout: Layout, near: Sequence[Sequence[Point]]) -> float:
    """How bad a label's place is, whatever the other labels do."""
    corners = label.corners
    (left, top), _, (right, bottom), _ = corners
    outside = left < LEGEND or top < _GAP or right > layout.width - _GAP or bottom > layout.height - _GAP
    return penalty + 500 * outside + 100 * sum(overlap(corners, area, 1.5) for area in near)


def _clashes(label: Label, others: Sequence[Label]) -> float:
    near = [other for other in others if math.dist((label.x, label.y), (other.x, other.y)) < _REACH]
    return 200.0 * sum(overlap(label.corners, other.corners, 3.0) for other in near)
