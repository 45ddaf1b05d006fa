"""The landscape under a map: San Francisco's own, or one made up around the lines."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from fogline.games.ticket_to_ride.components import Map
from fogline.games.ticket_to_ride.drawing import coastline
from fogline.games.ticket_to_ride.drawing.document import Area, Box, Mark, MarkKind, Point, Stop
from fogline.games.ticket_to_ride.drawing.land import made_up
from fogline.games.ticket_to_ride.drawing.shapes import Obstacles
from fogline.games.ticket_to_ride.drawing.sizes import Sizes
from fogline.games.ticket_to_ride.drawing.spread import Plane

_MARKS: Final = 34
_PLACES: Final = 160
_ISLET: Final = 3.2  # how far an island reaches around its stop, in discs


def is_ours(game_map: Map) -> bool:
    """Whether a map lies where we know the coast."""
    return all(
        coastline.SOUTH < place.latitude < coastline.NORTH and coastline.WEST < place.longitude < coastline.EAST
        for place in game_map.locations
    )


class Landscape:
    """Land, parks and bridges under a map, and what may enliven them."""

    def __init__(self, game_map: Map, plane: Plane, stops: Sequence[Stop], sheet: Box, sizes: Sizes) -> None:
        self._sheet = sheet
        spots = [(stop.x, stop.y) for stop in stops]
        if is_ours(game_map):
            warp = Warp(game_map, plane, spots)
            self._land = {name: [warp.outline(outline)] for name, outline in coastline.LAND.items()}
            self._parks = {name: warp.outline(outline) for name, outline in coastline.PARKS.items()}
            self._bridges = {name: warp.outline(outline) for name, outline in coastline.BRIDGES.items()}
            self._towers, self._fog = warp.outline(coastline.TOWERS), warp.outline(coastline.FOG)
            self._give_islands(stops)
        else:
            self._land = {"": made_up(game_map, spots, sheet, sizes)}
            self._parks, self._bridges, self._towers, self._fog = {}, {}, [], []

    def _give_islands(self, stops: Sequence[Stop]) -> None:
        """Who is reached by ferries alone has an island large enough to see: a known one grows, others come up."""
        for stop in stops:
            if stop.water:
                near = [
                    name
                    for name, (outline,) in self._land.items()
                    if math.dist(_middle(outline), (stop.x, stop.y)) < _ISLET * stop.radius
                ]
                self._land[near[0] if near else stop.location] = [_island(stop)]

    def areas(self) -> tuple[Area, ...]:
        """From the back to the front."""
        land = [Area("land", name, "".join(map(smooth, loops))) for name, loops in self._land.items()]
        parks = [Area("park", name, smooth(outline)) for name, outline in self._parks.items()]
        bridges = [Area("bridge", name, stroke(outline)) for name, outline in self._bridges.items()]
        return tuple(area for area in (*land, *parks, *bridges) if area.path)

    def marks(self, solid: Obstacles) -> tuple[Mark, ...]:
        """Where something may be drawn that enlivens the landscape, over nothing."""
        found: list[Mark] = []
        known = [("tower", spot, 16.0) for spot in self._towers] + [("fog", spot, 90.0) for spot in self._fog]
        for kind, (x, y), size in (*known, *self._scattered()):
            is_seen = 0 < x < self._sheet.width and 0 < y < self._sheet.height
            if is_seen and len(found) < _MARKS and not solid.hit(x, y, size / 2 + 3, size / 3 + 3):
                solid.add(x, y, size, size * 2 / 3)
                found.append(Mark(kind, round(x, 1), round(y, 1), size))  # type: ignore[arg-type]
        return tuple(found)

    def _scattered(self) -> Iterator[tuple[MarkKind, Point, float]]:
        """Spots all over the sheet, evenly and without a pattern, each with what suits land, park or water."""
        for number in range(1, _PLACES):
            spot = (_even(number, 2) * self._sheet.width, _even(number, 3) * self._sheet.height)
            if any(is_inside(spot, park) for park in self._parks.values()):
                yield "trees", spot, 26.0
            elif sum(is_inside(spot, loop) for loops in self._land.values() for loop in loops) % 2:
                yield (("houses", spot, 30.0), ("hill", spot, 44.0), ("trees", spot, 26.0))[number % 3]
            else:
                yield from ((), (("boat", spot, 24.0),), (), (("fog", spot, 60.0),))[number % 4]


class Warp:
    """Takes a spot of the plane along with the stops around it that were moved."""

    def __init__(self, game_map: Map, plane: Plane, spots: Sequence[Point]) -> None:
        self._plane = plane
        self._projection = game_map.projection
        homes = [plane.spot(place.x, place.y) for place in game_map.locations]
        self._moved = [(hx, hy, x - hx, y - hy) for (hx, hy), (x, y) in zip(homes, spots, strict=True)]

    def outline(self, corners: coastline.Outline) -> list[Point]:
        """Where latitudes and longitudes lie."""
        return [self._spot(*self._projection.spot(*corner)) for corner in corners]

    def _spot(self, x: float, y: float) -> Point:
        """Where kilometres on the map's plane lie, once the stops are where they are."""
        px, py = self._plane.spot(x, y)
        total = right = down = 0.0
        for hx, hy, dx, dy in self._moved:
            weight = 1 / ((px - hx) ** 2 + (py - hy) ** 2 + 25) ** 1.5
            total += weight
            right += weight * dx
            down += weight * dy
        return px + right / total, py + down / total


def is_inside(spot: Point, loop: Sequence[Point]) -> bool:
    """Whether a spot is inside a closed outline.

    >>> is_inside((1, 1), [(0, 0), (4, 0), (0, 4)]), is_inside((3, 3), [(0, 0), (4, 0), (0, 4)])
    (True, False)
    """
    x, y = spot
    inside = False
    for (ax, ay), (bx, by) in zip(loop, (*loop[1:], loop[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


def _island(stop: Stop) -> list[Point]:
    """An island around a stop, wider than high."""
    turns = [math.pi / 7 * number for number in range(14)]
    wide = [_ISLET * stop.radius * (1.0 + 0.1 * math.sin(3 * turn)) for turn in turns]
    high = [_ISLET * stop.radius * (0.62 + 0.1 * math.cos(2 * turn)) for turn in turns]
    return [
        (stop.x + across * math.cos(turn), stop.y + down * math.sin(turn))
        for turn, across, down in zip(turns, wide, high, strict=True)
    ]


def _middle(outline: Sequence[Point]) -> Point:
    return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)


def _even(number: int, base: int) -> float:
    """The Halton sequence: numbers between 0 and 1 that fill every gap in turn."""
    share, result = 1.0, 0.0
    while number:
        share /= base
        number, digit = divmod(number, base)
        result += digit * share
    return result


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
