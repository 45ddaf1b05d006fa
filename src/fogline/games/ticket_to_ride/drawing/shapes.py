"""Plane geometry for drawings: convex areas, strokes, distances."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from fogline.games.ticket_to_ride.drawing.document import Point, Space, Stop

Outline = tuple[Point, ...]
"""The corners of a convex area, in order."""


def overlap(one: Sequence[Point], other: Sequence[Point], gap: float = 0.0) -> bool:
    """Whether two convex areas come nearer to each other than a gap along every axis of either.

    >>> square = ((0, 0), (2, 0), (2, 2), (0, 2))
    >>> overlap(square, ((1, 1), (3, 1), (3, 3))), overlap(square, ((3, 0), (4, 0), (4, 1)))
    (True, False)
    """
    if not boxes_touch(one, other, gap):
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


def boxes_touch(one: Sequence[Point], other: Sequence[Point], gap: float) -> bool:
    """The quick test that settles most cases: whether the upright boxes around two areas come near."""
    for axis in (0, 1):
        first, second = [point[axis] for point in one], [point[axis] for point in other]
        if max(first) + gap <= min(second) or max(second) + gap <= min(first):
            return False
    return True


class Obstacles:
    """Discs, spaces and upright boxes; tells quickly whether another upright box would lie over one."""

    def __init__(self, stops: Iterable[Stop], spaces: Iterable[Space]) -> None:
        self._discs = [(stop.x, stop.y, stop.radius) for stop in stops]
        self._slabs = [_slab(space) for space in spaces]
        self._boxes: list[tuple[float, float, float, float]] = []

    def add_stroke(self, a: Point, b: Point, width: float) -> None:
        """A stroke, such as a rail."""
        angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        self._slabs.append(_slab(Space(*middle, angle, math.dist(a, b), width, ferry=False)))

    def add(self, x: float, y: float, width: float, height: float) -> None:
        """One box more, given its centre."""
        self._boxes.append((x, y, width / 2, height / 2))

    def near(self, x: float, y: float, reach: float) -> Obstacles:
        """Those of them that come so near to a spot."""
        found = Obstacles((), ())
        found._discs = [
            one for one in self._discs if abs(one[0] - x) < reach + one[2] and abs(one[1] - y) < reach + one[2]
        ]
        found._slabs = [
            one for one in self._slabs if abs(one[0] - x) < reach + one[6] and abs(one[1] - y) < reach + one[7]
        ]
        found._boxes = [
            one for one in self._boxes if abs(one[0] - x) < reach + one[2] and abs(one[1] - y) < reach + one[3]
        ]
        return found

    def hit(self, x: float, y: float, half: float, side: float) -> bool:
        """Whether a box with this centre and half of this width and height lies over one of them."""
        for cx, cy, wide, high in self._boxes:
            if abs(cx - x) < wide + half and abs(cy - y) < high + side:
                return True
        for cx, cy, radius in self._discs:
            right, down = max(abs(cx - x) - half, 0.0), max(abs(cy - y) - side, 0.0)
            if right * right + down * down < radius * radius:
                return True
        for cx, cy, cos, sin, long, high, wide, tall in self._slabs:
            dx, dy = x - cx, y - cy
            if (
                abs(dx) < wide + half
                and abs(dy) < tall + side
                and abs(dx * cos + dy * sin) < long + half * abs(cos) + side * abs(sin)
                and abs(dy * cos - dx * sin) < high + half * abs(sin) + side * abs(cos)
            ):
                return True
        return False


def _slab(space: Space) -> tuple[float, float, float, float, float, float, float, float]:
    """A space: its centre, its direction, half its length and height, and half those of the upright box around it."""
    cos, sin = math.cos(math.radians(space.angle)), math.sin(math.radians(space.angle))
    half, side = space.length / 2, space.height / 2
    wide, tall = half * abs(cos) + side * abs(sin), half * abs(sin) + side * abs(cos)
    return space.x, space.y, cos, sin, half, side, wide, tall


def corners_of_space(space: Space) -> Outline:
    """The four corners of a space."""
    cos, sin = math.cos(math.radians(space.angle)), math.sin(math.radians(space.angle))
    half, side = space.length / 2, space.height / 2
    square = ((-half, -side), (half, -side), (half, side), (-half, side))
    return tuple((space.x + u * cos - v * sin, space.y + u * sin + v * cos) for u, v in square)


def share_along(point: Point, a: Point, b: Point) -> float:
    """Where on the stroke a-b the spot nearest to a point is: 0 at a, 1 at b.

    >>> share_along((1, 5), (0, 0), (4, 0)), share_along((9, 0), (0, 0), (4, 0))
    (0.25, 1.0)
    """
    (px, py), (ax, ay), (bx, by) = point, a, b
    squared = (bx - ax) ** 2 + (by - ay) ** 2
    if not squared:
        return 0.0
    return max(0.0, min(1.0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / squared))


def crossing(a: Point, b: Point, c: Point, d: Point) -> tuple[float, float] | None:
    """Where the strokes a-b and c-d cross, as shares along each; None where they don't.

    >>> crossing((0, 0), (4, 4), (0, 2), (2, 0))
    (0.25, 0.5)
    """
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return None
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    turn = ux * vy - uy * vx
    if abs(turn) < 1e-9:
        return None
    wx, wy = c[0] - a[0], c[1] - a[1]
    first, second = (wx * vy - wy * vx) / turn, (wx * uy - wy * ux) / turn
    return (first, second) if 0 < first < 1 and 0 < second < 1 else None
