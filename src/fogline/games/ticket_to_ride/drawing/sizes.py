"""How large things are in each arrangement of a drawing, in pixels at the zoom at which one plays."""

from __future__ import annotations

from typing import Final

import msgspec

from fogline.games.ticket_to_ride.components import Line
from fogline.games.ticket_to_ride.drawing.document import Arrangement, Point


class Sizes(msgspec.Struct, frozen=True, kw_only=True):
    """What an arrangement asks for."""

    box: Point
    """The room on the screen: width and height."""
    column: float
    """Of that, a column at the left for the table of points."""
    type: float
    """Size of the names."""
    overview_type: float
    """Size of the names where the whole map is in the box."""
    touch: float
    """The least width of a corridor."""
    radius: float
    """A location's disc."""
    height: float
    """A space, across the line."""
    longest: float
    """A space, along the line, where there is room."""
    shortest: float
    """A space, along the line, where there is little."""
    twin_gap: float = 3.0
    """Between the two lines of a double line."""
    gap: float = 3.0
    """Between two spaces of a line, and between anything else."""

    def half_width(self, line: Line) -> float:
        """From the middle of a line, or of the double line it is part of, to its edge."""
        return self.height / 2 if line.twin is None else self.height + self.twin_gap / 2


SIZES: Final[dict[Arrangement, Sizes]] = {
    "wide": Sizes(
        box=(785, 552),
        column=90,
        type=12.3,
        overview_type=12.3,
        touch=24,
        radius=11,
        height=13,
        longest=44,
        shortest=16,
    ),
    "tablet": Sizes(
        box=(696, 456),
        column=72,
        type=12,
        overview_type=12,
        touch=44,
        radius=10,
        height=13,
        longest=32,
        shortest=13,
        twin_gap=2.5,
        gap=2.5,
    ),
    "portrait": Sizes(
        box=(378, 480), column=0, type=12, overview_type=11, touch=44, radius=13, height=18, longest=58, shortest=24
    ),
}
"""By arrangement. The boxes are what the page leaves the map on screens of 1440 by 900, 1024 by 768 and 390 by 844,
measured in a browser while a strip tells what the others did; a larger screen shows the same larger."""
