"""Plane geometry for drawings: convex areas, strokes, distances."""

from __future__ import annotations

import math
from collections.abc import Sequence

from fogline.games.ticket_to_ride.drawing.document import Box, Point, Space, Stop

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


def corners_of_space(space: Space) -> Outline:
    """The four corners of a space."""
    cos, sin = math.cos(math.radians(space.angle)), math.sin(math.radians(space.angle))
    half, side = space.length / 2, space.height / 2
    square = ((-half, -side), (half, -side), (half, side), (-half, side))
    return tuple((space.x + u * cos - v * sin, space.y + u * sin + v * cos) for u, v in square)


def corners_of_box(box: Box) -> Outline:
    """The four corners of an upright box."""
    right, bottom = box.x + box.width, box.y + box.height
    return ((box.x, box.y), (right, box.y), (right, bottom), (box.x, bottom))


def corners_around(x: float, y: float, width: float, height: float) -> Outline:
    """The four corners of an upright box, given its centre."""
    return corners_of_box(Box(x - width / 2, y - height / 2, width, height))


def octagon(stop: Stop) -> Outline:
    """A disc as an octagon around it."""
    around = stop.radius / math.cos(math.pi / 8)
    angles = (math.pi / 8 * (2 * number + 1) for number in range(8))
    return tuple((stop.x + around * math.cos(angle), stop.y + around * math.sin(angle)) for angle in angles)


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
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    turn = ux * vy - uy * vx
    if abs(turn) < 1e-9:
        return None
    wx, wy = c[0] - a[0], c[1] - a[1]
    first, second = (wx * vy - wy * vx) / turn, (wx * uy - wy * ux) / turn
    return (first, second) if 0 < first < 1 and 0 < second < 1 else None
