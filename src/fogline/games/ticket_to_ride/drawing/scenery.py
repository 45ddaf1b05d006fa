"""The landscape under a map: San Francisco's own, or one made up around the lines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from fogline.games.ticket_to_ride.components import Map
from fogline.games.ticket_to_ride.drawing import coastline
from fogline.games.ticket_to_ride.drawing.document import Area, Mark, Point
from fogline.games.ticket_to_ride.drawing.spread import Plane


def landscape(game_map: Map, plane: Plane, spots: Sequence[Point]) -> tuple[tuple[Area, ...], tuple[Mark, ...]]:
    """Land, parks and bridges from the back to the front, and what may enliven them."""
    warp = Warp(game_map, plane, spots)

    def drawn(outline: coastline.Outline) -> list[Point]:
        return [warp.spot(*game_map.projection.spot(*corner)) for corner in outline]

    areas = [Area("land", "", smooth(drawn(outline))) for outline in coastline.LAND]
    areas += [Area("park", "", smooth(drawn(outline))) for outline in coastline.PARKS]
    areas += [Area("bridge", "", stroke(drawn(outline))) for outline in coastline.BRIDGES]
    return tuple(areas), ()


class Warp:
    """Takes a spot of the plane along with the stops around it that were moved."""

    def __init__(self, game_map: Map, plane: Plane, spots: Sequence[Point]) -> None:
        self._plane = plane
        homes = [plane.spot(place.x, place.y) for place in game_map.locations]
        self._moved = [(hx, hy, x - hx, y - hy) for (hx, hy), (x, y) in zip(homes, spots, strict=True)]

    def spot(self, x: float, y: float) -> Point:
        """Where kilometres on the map's plane lie, once the stops are where they are."""
        px, py = self._plane.spot(x, y)
        total = right = down = 0.0
        for hx, hy, dx, dy in self._moved:
            weight = 1 / ((px - hx) ** 2 + (py - hy) ** 2 + 25) ** 1.5
            total += weight
            right += weight * dx
            down += weight * dy
        return px + right / total, py + down / total


def number(value: float) -> str:
    """A number as short as a drawing needs it."""
    return f"{value:.1f}".removesuffix(".0")


def stroke(points: Sequence[Point]) -> str:
    """Straight strokes through the points."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def smooth(points: Sequence[Point]) -> str:
    """A closed curve that touches the middle of each side of a polygon."""
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise((*points, points[0]))]
    curves = (
        f"Q{number(x)} {number(y)} {number(mx)} {number(my)}"
        for (x, y), (mx, my) in zip((*points[1:], points[0]), (*middles[1:], middles[0]), strict=True)
    )
    return f"M{number(middles[0][0])} {number(middles[0][1])}" + "".join(curves) + "Z"
