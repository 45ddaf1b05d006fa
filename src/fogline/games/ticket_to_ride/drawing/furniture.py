"""What lies on a drawing besides the map: the table of points, piles set aside, a legend, a compass; over nothing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from fogline.games.ticket_to_ride.drawing.document import Box, Label, Legend, LegendRow, Point, PointsTable
from fogline.games.ticket_to_ride.drawing.labels import ROW, text_width
from fogline.games.ticket_to_ride.drawing.shapes import Obstacles
from fogline.games.ticket_to_ride.drawing.sizes import Sizes

_STEP: Final = 8.0
_RIM: Final = 8.0
_COMPASS: Final = (58.0, 44.0, 32.0)


class Furniture:
    """Finds room for one thing after the other."""

    def __init__(self, sheet: Box, solid: Obstacles, labels: Sequence[Label]) -> None:
        self.sheet = sheet
        """It grows where there is no room."""
        self.solid = solid
        """What lies on the sheet, furniture too."""
        for label in labels:
            solid.add(label.x, label.y, label.width, label.height)

    def points_table(self, points: Sequence[int], sizes: Sizes) -> PointsTable:
        """TT-3.10, a row for each length."""
        row = 1.35 * sizes.type
        width = len(points) * 0.9 * sizes.type + 2.8 * sizes.type
        box = self._room(width, row * len(points) + sizes.type, (0.0, 0.25))
        return PointsTable(box, round(row, 2), tuple(points))

    def piles(self, count: int, radius: float) -> list[Point]:
        """Centres of discs beside each other."""
        side = 2 * radius + 6
        box = self._room(side * count, side, (0.0, 0.6))
        return [(round(box.x + side * (number + 0.5), 2), round(box.y + side / 2, 2)) for number in range(count)]

    def legend(self, rows: tuple[LegendRow, ...], size: float) -> Legend | None:
        """The names that became numbers."""
        if not rows:
            return None
        width = max(text_width(row.name, size) for row in rows) + 2.6 * size
        box = self._room(width, len(rows) * ROW * 1.2 * size + size / 2, (0.0, 1.0))
        return Legend(box, round(ROW * 1.2 * size, 2), rows)

    def compass(self) -> Box:
        """As large as there is room for."""
        return self._room(_COMPASS[0], _COMPASS[0], (1.0, 0.0))

    def _room(self, width: float, height: float, corner: Point) -> Box:
        """Where a box overlaps nothing, as near as possible to a corner of the sheet; below it where there is none."""
        across = int((self.sheet.width - width - 2 * _RIM) / _STEP)
        down = int((self.sheet.height - height - 2 * _RIM) / _STEP)
        wanted = (corner[0] * self.sheet.width, corner[1] * self.sheet.height)
        places = [
            (_RIM + column * _STEP, _RIM + row * _STEP) for column in range(across + 1) for row in range(down + 1)
        ]
        places.sort(key=lambda at: math.dist((at[0] + corner[0] * width, at[1] + corner[1] * height), wanted))
        for x, y in places:
            if not self.solid.hit(x + width / 2, y + height / 2, width / 2 + 4, height / 2 + 4):
                return self._taken(Box(x, y, round(width, 2), round(height, 2)))
        box = Box(_RIM, self.sheet.height + _RIM / 2, round(width, 2), round(height, 2))
        self.sheet = Box(0, 0, max(self.sheet.width, width + 2 * _RIM), round(self.sheet.height + height + 1.5 * _RIM))
        return self._taken(box)

    def _taken(self, box: Box) -> Box:
        self.solid.add(box.x + box.width / 2, box.y + box.height / 2, box.width, box.height)
        return box
