"""Where everything of a map lies on a drawing, in one arrangement: stops, spaces, names, landscape, compass, points.

The drawing is as large as the box that the arrangement has on a screen, or larger where the map needs more room: then
one moves it about while playing.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib import resources
from itertools import chain
from typing import Final, cast

import msgspec

from fogline.core.data import digest
from fogline.games.ticket_to_ride.components import COLOURS, Line, Map
from fogline.games.ticket_to_ride.drawing.document import (
    Arrangement,
    AsidePile,
    Box,
    Corridor,
    DrawnLine,
    Label,
    Legend,
    LegendRow,
    MapDrawing,
    Names,
    Point,
    Space,
    Stop,
)
from fogline.games.ticket_to_ride.drawing.furniture import Furniture
from fogline.games.ticket_to_ride.drawing.labels import ROW, place_names, text_width
from fogline.games.ticket_to_ride.drawing.moving import moved
from fogline.games.ticket_to_ride.drawing.scenery import Landscape
from fogline.games.ticket_to_ride.drawing.shapes import Obstacles, share_along
from fogline.games.ticket_to_ride.drawing.sizes import SIZES, Sizes
from fogline.games.ticket_to_ride.drawing.spaces import colliding, find_rooms, lay_spaces, parted
from fogline.games.ticket_to_ride.drawing.spread import Plane, Relaxation, homes, least_length

ARRANGEMENTS: Final = tuple(SIZES)
"""What a map is drawn for."""
_GROWTH: Final = 1.1
_LARGEST: Final = 3.5
_TRIES: Final = 24
_PATIENCE: Final = 8
"""How often stops are moved apart on a sheet that fits its box before a larger one is taken; beyond that, twice."""
_FIRST_ROUNDS: Final = 60
_LAST_ROUNDS: Final = 24
_CROWDED: Final = 2.2
"""How much larger the part of a sheet in which stops lie is than all lines together, at the least."""
_DRAFTS: Final = 4
"""How often a map is drawn anew to find more room for names."""
_MANY: Final = 30
"""Locations from which that would take too long."""
_LENGTHS: Final = (0.8, 0.65, 0.5, 0.0)
"""How long the longest spaces are next time around a name that had no room."""


@lru_cache(maxsize=64)
def drawing_hash(game_map: Map) -> str:
    """Another one for every map and way to draw it; a location moved a street counts, unlike in the map's hash."""
    return digest([_way_to_draw(), game_map.content()])


@cache
def _way_to_draw() -> str:
    """What is in these files: browsers keep a drawing for ever, and get another one when one of them changes."""
    files = sorted(resources.files(__package__ or "").iterdir(), key=lambda file: file.name)
    return digest([file.read_text("utf-8") for file in files if file.name.endswith(".py")])


@lru_cache(maxsize=64)
def lay_out(game_map: Map, arrangement: str = "wide") -> MapDrawing:
    """Place everything; the same map always gives the same drawing. Remembered, since it is asked for often."""
    sizes = SIZES[cast(Arrangement, arrangement)]
    draft = _best_draft(game_map, sizes)
    solid = _rails(game_map, draft.spots, Obstacles(draft.stops, chain.from_iterable(draft.spaces)))
    furniture = Furniture(draft.sheet, solid, draft.labels)
    points = furniture.points_table(game_map.points[1:], sizes)
    aside = furniture.piles(len(game_map.aside), sizes.radius)
    legend = furniture.legend(draft.numbered, sizes.type)
    compass = furniture.compass()
    sheet = furniture.sheet
    fit = min(sizes.box[0] / sheet.width, sizes.box[1] / sheet.height)
    scene = Landscape(game_map, draft.plane, draft.stops, sheet, sizes)
    return MapDrawing(
        arrangement=arrangement,
        title=game_map.title or game_map.name,
        width=sheet.width,
        height=sheet.height,
        box=sizes.box,
        play=1.0,
        fit=round(fit, 4),
        touch=sizes.touch,
        stops=draft.stops,
        lines=_lines(game_map, draft.spots, draft.spaces),
        corridors=_corridors(game_map, draft.spots, sizes),
        names=Names(sizes.type, draft.labels, legend),
        overview=_overview(draft.stops, sheet, sizes, fit),
        areas=scene.areas(),
        marks=scene.marks(furniture.solid),
        compass=compass,
        points=points,
        aside=tuple(
            AsidePile(game_map.symbols[symbol], x, y, sizes.radius)
            for symbol, (x, y) in zip(game_map.aside, aside, strict=True)
        ),
    )


class _Draft(msgspec.Struct, frozen=True):
    """Stops, spaces and names on a sheet."""

    sheet: Box
    growth: float
    plane: Plane
    spots: list[Point]
    stops: tuple[Stop, ...]
    spaces: list[tuple[Space, ...]]
    labels: tuple[Label, ...]
    numbered: tuple[LegendRow, ...]


def _best_draft(game_map: Map, sizes: Sizes) -> _Draft:
    """The draft with the most names: with more room at the right, or, where the map is moved about anyway, larger."""
    best = first = _draft(game_map, sizes, _first_growth(game_map, sizes), 0.0)
    for step in range(1, 1 + (_DRAFTS if len(game_map.locations) <= _MANY else 1)):
        if not best.numbered:
            break
        fits = first.growth == 1
        draft = _draft(game_map, sizes, first.growth * (1 if fits else 1.07**step), step * 1.5 * sizes.type * fits)
        if len(draft.numbered) < len(best.numbered) and (draft.growth == 1 or not fits):
            best = draft
    spaces = parted(game_map, _lengthened(game_map, best, sizes), sizes)
    return msgspec.structs.replace(best, spaces=moved(game_map, spaces, best.spots, best.labels, sizes))


def _draft(game_map: Map, sizes: Sizes, growth: float, room: float) -> _Draft:
    """Stops and spaces on a sheet that is at least so large, and the names; spaces are as long as these leave them."""
    growth, sheet, plane, spots = _settled(game_map, sizes, growth, room)
    stops = tuple(_stop(game_map, number, spot, sizes) for number, spot in enumerate(spots))
    rails, rooms = _rails(game_map, spots, Obstacles((), ())), find_rooms(game_map, spots, sizes)
    drafts, longest = [], dict.fromkeys(range(len(game_map.lines)), sizes.longest)
    for share in _LENGTHS:
        spaces, _ = lay_spaces(game_map, spots, rooms, sizes, longest)
        solid = Obstacles(stops, chain.from_iterable(spaces))
        labels, rows = place_names(stops, solid, rails, _inner(sheet), sizes.type)
        drafts.append(_Draft(sheet, growth, plane, spots, stops, spaces, labels, rows))
        if not rows:
            break
        for stop, label in zip(stops, labels, strict=True):
            if label.number is not None:
                longest |= dict.fromkeys(
                    _around(game_map, stop, spots, sizes), max(sizes.shortest, sizes.longest * share)
                )
    return min(drafts, key=lambda draft: len(draft.numbered))


def _lengthened(game_map: Map, draft: _Draft, sizes: Sizes) -> list[tuple[Space, ...]]:
    """Spaces as long as the names leave them, now that these have their places."""
    spaces, rooms = list(draft.spaces), find_rooms(game_map, draft.spots, sizes)
    for share in sorted((*_LENGTHS, 1.0)):
        longest = dict.fromkeys(range(len(spaces)), max(sizes.shortest, sizes.longest * share))
        longer, _ = lay_spaces(game_map, draft.spots, rooms, sizes, longest)
        for line in game_map.pairs:
            twins = (line.index,) if line.twin is None else (line.index, line.twin)
            solid = Obstacles((), (space for one in twins for space in longer[one]))
            if not any(solid.hit(one.x, one.y, one.width / 2 + 1, one.height / 2 + 1) for one in draft.labels):
                for one in twins:
                    spaces[one] = longer[one]
    return spaces


def _rails(game_map: Map, spots: Sequence[Point], solid: Obstacles) -> Obstacles:
    """What is given, and the middle of every line."""
    for line in game_map.pairs:
        solid.add_stroke(spots[line.a], spots[line.b], 3.0)
    return solid


def _around(game_map: Map, stop: Stop, spots: Sequence[Point], sizes: Sizes) -> Iterator[int]:
    """The lines that pass so near to a stop that its name might find room beside shorter spaces."""
    here, reach = (stop.x, stop.y), stop.radius + text_width(stop.name, sizes.type)
    for line in game_map.pairs:
        a, b = spots[line.a], spots[line.b]
        share = share_along(here, a, b)
        if math.dist(here, (a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]))) < reach:
            yield line.index


def _settled(game_map: Map, sizes: Sizes, growth: float, room: float) -> tuple[float, Box, Plane, list[Point]]:
    """The smallest sheet, from the box on, on which no two spaces lie over each other, and the stops on it."""
    stops, best = Relaxation(game_map, sizes), None
    for attempt in range(_TRIES):
        sheet = Box(0, 0, round(sizes.box[0] * growth), round(sizes.box[1] * growth))
        area = _area(sheet, sizes, room)
        plane = Plane(game_map, area)
        stops.move(homes(game_map, plane, area, sizes), area)
        stops.run(_LAST_ROUNDS if attempt else _FIRST_ROUNDS)
        laid, short = lay_spaces(game_map, stops.spots, find_rooms(game_map, stops.spots, sizes), sizes)
        short |= dict.fromkeys(colliding(game_map, laid, sizes) - short.keys(), sizes.gap)
        if best is None or len(short) < best[0]:
            best = len(short), growth, sheet, plane, stops.spots
        if not short:
            break
        stops.widen(short)
        patience = _PATIENCE if growth == 1 else 2
        growth = max(growth, min(growth * _GROWTH, _LARGEST)) if attempt % patience == patience - 1 else growth
    assert best is not None
    return best[1:]


def _first_growth(game_map: Map, sizes: Sizes) -> float:
    """How much larger than the box a sheet must be at the least, so that all lines and names could lie on it."""
    area = _area(Box(0, 0, *sizes.box), sizes)
    lines = sum(2 * (sizes.half_width(line) + sizes.gap) * least_length(line, sizes) for line in game_map.pairs)
    names = sum(text_width(place.name, sizes.type) * 2 * sizes.type for place in game_map.locations)
    return max(1.0, math.sqrt(_CROWDED * (lines + names) / (area.width * area.height)))


def _area(sheet: Box, sizes: Sizes, room: float = 0.0) -> Box:
    """The part of a sheet in which stops lie, with so much more room at the right."""
    side, end = sizes.radius + 2 * sizes.type, sizes.radius + 2.2 * sizes.type
    return Box(sizes.column + side, end, sheet.width - sizes.column - 2 * side - room, sheet.height - 2 * end)


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
    labels, rows = place_names(stops, Obstacles(stops, ()), Obstacles((), ()), _inner(sheet), size)
    width = max((text_width(row.name, size) for row in rows), default=0.0) + 2 * size
    legend = Legend(Box(0, sheet.height, round(width, 2), round(len(rows) * ROW * size, 2)), ROW * size, rows)
    return Names(size, labels, legend if rows else None)
