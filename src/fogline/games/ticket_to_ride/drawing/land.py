"""Land made up around the lines of any map: a coast about the places that are joined by land, water under ferries."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from fogline.games.ticket_to_ride.components import Map
from fogline.games.ticket_to_ride.drawing.document import Box, Point
from fogline.games.ticket_to_ride.drawing.shapes import share_along
from fogline.games.ticket_to_ride.drawing.sizes import Sizes

Loop = list[Point]
"""A coast, closed: land at one side of it, water at the other."""

_CELL: Final = 18.0  # the mesh of the net in which the coast is drawn
_OUTSIDE: Final = 3  # cells beyond the sheet, so that a coast closes where nobody sees it
_ISLAND: Final = 3.0  # cells of land that are drawn at all
_LAKE: Final = 14.0  # cells of a lake that are

# The corners of a cell, clockwise from its upper left one, and for each set of them that is land the sides (0 above,
# 1 right, 2 below, 3 left) between which the coast runs, land at its right.
_CORNERS: Final = ((0, 0), (1, 0), (1, 1), (0, 1))
_COASTS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 3),),
    2: ((1, 0),),
    3: ((1, 3),),
    4: ((2, 1),),
    5: ((0, 3), (2, 1)),
    6: ((2, 0),),
    7: ((2, 3),),
    8: ((3, 2),),
    9: ((0, 2),),
    10: ((1, 0), (3, 2)),
    11: ((1, 2),),
    12: ((3, 1),),
    13: ((0, 1),),
    14: ((3, 0),),
}


def made_up(game_map: Map, spots: Sequence[Point], sheet: Box, sizes: Sizes) -> list[Loop]:
    """The coasts of a landscape for these lines."""
    field = _Field(sheet)
    wet = [all(game_map.lines[line].ferries for line in lines) for lines in game_map.lines_at]
    land = [(spots[line.a], spots[line.b]) for line in game_map.pairs if not line.ferries]
    solid = [(spot, spot) for spot, is_wet in zip(spots, wet, strict=True) if not is_wet]
    field.raise_land([*land, *solid], 5.0 * sizes.radius)
    field.flood([_middle(spots[line.a], spots[line.b]) for line in game_map.pairs if line.ferries], 2.5 * sizes.radius)
    field.raise_land([*land, *solid], 2.6 * sizes.radius)
    field.raise_land([(spot, spot) for spot, is_wet in zip(spots, wet, strict=True) if is_wet], 2.4 * sizes.radius)
    return [loop for loop in field.coasts() if not -_LAKE < _area(loop) / field.cell**2 < _ISLAND]


def _middle(a: Point, b: Point) -> tuple[Point, Point]:
    """What of a ferry's way is surely water."""
    (ax, ay), (bx, by) = a, b
    return (ax + 0.2 * (bx - ax), ay + 0.2 * (by - ay)), (ax + 0.8 * (bx - ax), ay + 0.8 * (by - ay))


def _area(loop: Loop) -> float:
    """The area inside, negative where it is a lake."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(loop, (*loop[1:], loop[0]), strict=True)) / 2


class _Field:
    """How far above the water each knot of a net over the sheet lies; the coast is where that is nothing."""

    def __init__(self, sheet: Box) -> None:
        self.cell = _CELL
        self.columns = math.ceil(sheet.width / self.cell) + 2 * _OUTSIDE + 1
        self.rows = math.ceil(sheet.height / self.cell) + 2 * _OUTSIDE + 1
        self.heights = [[-self.cell] * self.columns for _ in range(self.rows)]

    def raise_land(self, strokes: Sequence[tuple[Point, Point]], reach: float) -> None:
        """Land on both sides of each stroke, with an uneven edge."""
        for column, row, off in self._around(strokes, reach * 1.2):
            wave = math.sin(column * 1.1 + row * 0.6) + math.sin(row * 0.9 - column * 0.4)
            above = reach * (1 + 0.1 * wave) - off
            self.heights[row][column] = max(self.heights[row][column], above)

    def flood(self, strokes: Sequence[tuple[Point, Point]], reach: float) -> None:
        """Water on both sides of each stroke."""
        for column, row, off in self._around(strokes, reach):
            self.heights[row][column] = min(self.heights[row][column], off - reach)

    def _around(self, strokes: Sequence[tuple[Point, Point]], reach: float) -> Iterator[tuple[int, int, float]]:
        """The knots about each stroke, with their distance from it; the outermost stay water."""
        for a, b in strokes:
            (left, right), (top, bottom) = (sorted(pair) for pair in zip(a, b, strict=True))
            for column in range(max(1, self._knot(left - reach)), min(self.columns - 1, self._knot(right + reach) + 2)):
                for row in range(max(1, self._knot(top - reach)), min(self.rows - 1, self._knot(bottom + reach) + 2)):
                    spot = self._spot(column, row)
                    share = share_along(spot, a, b)
                    off = math.dist(spot, (a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))
                    if off < reach:
                        yield column, row, off

    def _knot(self, place: float) -> int:
        return int(place // self.cell) + _OUTSIDE

    def _spot(self, column: float, row: float) -> Point:
        return (column - _OUTSIDE) * self.cell, (row - _OUTSIDE) * self.cell

    def coasts(self) -> Iterator[Loop]:
        """Every closed coast, by following it from cell to cell."""
        following: dict[tuple[int, int, int], tuple[int, int, int]] = {}
        for row in range(self.rows - 1):
            for column in range(self.columns - 1):
                land = sum(
                    1 << number for number, (x, y) in enumerate(_CORNERS) if self.heights[row + y][column + x] > 0
                )
                for start, end in _COASTS.get(land, ()):
                    following[self._side(column, row, start)] = self._side(column, row, end)
        while following:
            side = first = next(iter(following))
            loop = []
            while side in following:
                loop.append(self._crossing(*side))
                side = following.pop(side)
            if side == first:
                yield loop

    def _side(self, column: int, row: int, number: int) -> tuple[int, int, int]:
        """A side of a cell by its knot and direction (0 right, 1 down), the same for both cells that share it."""
        return ((column, row, 0), (column + 1, row, 1), (column, row + 1, 0), (column, row, 1))[number]

    def _crossing(self, column: int, row: int, down: int) -> Point:
        """Where on a side the coast is."""
        here = self.heights[row][column]
        there = self.heights[row + down][column + 1 - down]
        share = here / (here - there)
        return self._spot(column + share * (1 - down), row + share * down)
