"""Where everything of a map lies on a drawing, in one arrangement: stops, spaces, names, landscape, compass, points.

The drawing is as large as the box that the arrangement has on a screen, or larger where the map needs more room: then
one moves it about while playing.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, cast

import fogline
from fogline.core.data import digest
from fogline.games.ticket_to_ride.components import COLOURS, Line, Map
from fogline.games.ticket_to_ride.drawing.document import (
    Arrangement,
    AsidePile,
    Box,
    Corridor,
    DrawnLine,
    Legend,
    MapDrawing,
    Names,
    Point,
    Space,
    Stop,
)
from fogline.games.ticket_to_ride.drawing.furniture import Furniture
from fogline.games.ticket_to_ride.drawing.labels import ROW, place_names, text_width
from fogline.games.ticket_to_ride.drawing.scenery import landscape
from fogline.games.ticket_to_ride.drawing.shapes import corners_of_space, octagon
from fogline.games.ticket_to_ride.drawing.sizes import SIZES, Sizes
from fogline.games.ticket_to_ride.drawing.spaces import lay_spaces
from fogline.games.ticket_to_ride.drawing.spread import Plane, spread

ARRANGEMENTS: Final = tuple(SIZES)
"""What a map is drawn for."""
EDITION: Final = 1
"""Goes up whenever the same map is drawn in another way, as browsers keep drawings for ever."""
_GROWTH: Final = 1.12
_TRIES: Final = 14


@lru_cache(maxsize=64)
def drawing_hash(game_map: Map) -> str:
    """Another one for every map and way to draw it; a location moved a street counts, unlike in the map's hash."""
    return digest([EDITION, fogline.__version__, game_map.content()])


@lru_cache(maxsize=64)
def lay_out(game_map: Map, arrangement: str = "wide") -> MapDrawing:
    """Place everything; the same map always gives the same drawing. Remembered, since it is asked for often."""
    sizes = SIZES[cast(Arrangement, arrangement)]
    sheet, plane, spots, spaces = _grown(game_map, sizes)
    stops = tuple(_stop(game_map, number, spot, sizes) for number, spot in enumerate(spots))
    outlines = [corners_of_space(space) for line in spaces for space in line]
    labels, rows = place_names(stops, outlines, _inner(sheet), sizes.type)
    furniture = Furniture(sheet, [*outlines, *map(octagon, stops)], labels)
    points = furniture.points_table(game_map.points[1:], sizes)
    aside = furniture.piles(len(game_map.aside), sizes.radius)
    legend = furniture.legend(rows, sizes.type)
    compass = furniture.compass()
    fit = min(sizes.box[0] / sheet.width, sizes.box[1] / sheet.height)
    areas, marks = landscape(game_map, plane, spots)
    return MapDrawing(
        arrangement=arrangement,
        title=game_map.title or game_map.name,
        width=sheet.width,
        height=sheet.height,
        box=sizes.box,
        play=1.0,
        fit=round(fit, 4),
        touch=sizes.touch,
        stops=stops,
        lines=_lines(game_map, spots, spaces),
        corridors=_corridors(game_map, spots, sizes),
        names=Names(sizes.type, labels, legend),
        overview=_overview(stops, sheet, sizes, fit),
        areas=areas,
        marks=marks,
        compass=compass,
        points=points,
        aside=tuple(
            AsidePile(game_map.symbols[symbol], x, y, sizes.radius)
            for symbol, (x, y) in zip(game_map.aside, aside, strict=True)
        ),
    )


def _grown(game_map: Map, sizes: Sizes) -> tuple[Box, Plane, list[Point], list[tuple[Space, ...]]]:
    """The smallest sheet, from the box on, on which no two spaces lie over each other."""
    growth = 1.0
    for _ in range(_TRIES):
        sheet = Box(0, 0, round(sizes.box[0] * growth), round(sizes.box[1] * growth))
        area = _area(sheet, sizes)
        plane = Plane(game_map, area)
        spots = spread(game_map, plane, area, sizes)
        spaces = lay_spaces(game_map, spots, sizes)
        if spaces is not None:
            return sheet, plane, spots, spaces
        growth *= _GROWTH
    raise AssertionError(f"no room for {game_map.name}")


def _area(sheet: Box, sizes: Sizes) -> Box:
    """The part of a sheet in which stops lie."""
    side, end = sizes.radius + 2 * sizes.type, sizes.radius + 2.2 * sizes.type
    return Box(sizes.column + side, end, sheet.width - sizes.column - 2 * side, sheet.height - 2 * end)


def _inner(sheet: Box) -> Box:
    """The sheet without its rim."""
    return Box(3, 3, sheet.width - 6, sheet.height - 6)


def _stop(game_map: Map, number: int, spot: Point, sizes: Sizes) -> Stop:
    place = game_map.locations[number]
    pile = None if place.pile is None else game_map.symbols[place.pile]
    water = all(game_map.lines[line].ferries for line in game_map.lines_at[number])
    return Stop(place.id, place.name, round(spot[0], 2), round(spot[1], 2), sizes.radius, pile, water)


def _way(game_map: Map, line: Line) -> Line:
    """The line whose ends give a corridor its direction: of twins the first."""
    return line if line.twin is None else game_map.lines[min(line.index, line.twin)]


def _lines(game_map: Map, spots: Sequence[Point], spaces: Sequence[tuple[Space, ...]]) -> tuple[DrawnLine, ...]:
    corridors = {line.index: number for number, line in enumerate(game_map.pairs)}
    drawn = []
    for line in game_map.lines:
        way = _way(game_map, line)
        a, b = game_map.locations[way.a].id, game_map.locations[way.b].id
        middles = [(space.x, space.y) for space in spaces[line.index]]
        drawn.append(
            DrawnLine(
                line=game_map.line_names[line.index],
                ends=(a, b),
                colour=COLOURS[line.colour],
                ferries=line.ferries,
                twin=None if line.twin is None else game_map.line_names[line.twin],
                points=game_map.points[line.length],
                spaces=spaces[line.index],
                rail=(_round(spots[way.a]), *middles, _round(spots[way.b])),
                corridor=corridors[way.index],
            )
        )
    return tuple(drawn)


def _round(spot: Point) -> Point:
    return round(spot[0], 2), round(spot[1], 2)


def _corridors(game_map: Map, spots: Sequence[Point], sizes: Sizes) -> tuple[Corridor, ...]:
    found = []
    for line in game_map.pairs:
        twins = (line.index,) if line.twin is None else (line.index, line.twin)
        (ax, ay), (bx, by) = spots[line.a], spots[line.b]
        width = max(sizes.touch, 2 * sizes.half_width(line) + 2 * sizes.gap)
        ends, middle = (_round((ax, ay)), _round((bx, by))), _round(((ax + bx) / 2, (ay + by) / 2))
        found.append(Corridor(tuple(game_map.line_names[one] for one in twins), ends, round(width, 2), middle))
    return tuple(found)


def _overview(stops: Sequence[Stop], sheet: Box, sizes: Sizes, fit: float) -> Names:
    """The names where the whole map is in the box: they may lie over spaces, with a halo."""
    size = max(sizes.type, math.ceil(sizes.overview_type / fit * 10) / 10)
    labels, rows = place_names(stops, (), _inner(sheet), size)
    width = max((text_width(row.name, size) for row in rows), default=0.0) + 2 * size
    legend = Legend(Box(0, sheet.height, round(width, 2), round(len(rows) * ROW * size, 2)), ROW * size, rows)
    return Names(size, labels, legend if rows else None)
