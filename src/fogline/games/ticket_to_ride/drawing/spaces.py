"""The spaces of each line: between its two discs, twins side by side, clear of every other line."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from fogline.games.ticket_to_ride.components import Line, Map
from fogline.games.ticket_to_ride.drawing.document import Point, Space
from fogline.games.ticket_to_ride.drawing.shapes import corners_of_space, crossing, overlap, share_along
from fogline.games.ticket_to_ride.drawing.sizes import Sizes

Room = list[tuple[float, float]]
"""Where along a line there is room for spaces: from, to."""
_SHORTENINGS: Final = 12
_LEAST: Final = 6.0
"""How short a space may become where lines cross so often that there is no other way."""


def find_rooms(game_map: Map, spots: Sequence[Point], sizes: Sizes) -> dict[int, Room]:
    """Where each line (of twins the first) has room for spaces."""
    return {line.index: _room(game_map, line, spots, sizes) for line in game_map.pairs}


def lay_spaces(
    game_map: Map,
    spots: Sequence[Point],
    rooms: Mapping[int, Room],
    sizes: Sizes,
    longest: Mapping[int, float] | None = None,
) -> tuple[list[tuple[Space, ...]], dict[int, float]]:
    """The spaces of each line, in the map's order; and by how much lines are too short for theirs (of twins the first).

    Where no line is too short, no space lies over a disc, and hardly ever over another (see `colliding`). `longest`
    bounds the spaces of some lines.
    """
    laid: list[tuple[Space, ...]] = [()] * len(game_map.lines)
    short: dict[int, float] = {}
    for line in game_map.pairs:
        room = rooms[line.index]
        if _held(room, sizes.shortest, sizes) < line.length:
            lacking = line.length * (sizes.shortest + sizes.gap) - sum(stop - begin for begin, stop in room)
            short[line.index] = max(lacking, sizes.shortest / 2)
            room = [(sizes.radius, max(math.dist(spots[line.a], spots[line.b]) - sizes.radius, sizes.radius + 1))]
        most = sizes.longest if longest is None else longest[line.index]
        length, places = _places(room, line.length, most, sizes)
        for one in (line.index,) if line.twin is None else (line.index, line.twin):
            laid[one] = spaces_at(game_map.lines[one], line, spots, length, places, sizes)
    return laid, short


def _room(game_map: Map, line: Line, spots: Sequence[Point], sizes: Sizes) -> Room:
    """What is left of a line between its discs, its neighbours there, lines that it crosses and stops in its way."""
    start, end = spots[line.a], spots[line.b]
    distance = math.dist(start, end)
    first, last = (_clearance(game_map, line, at, spots, sizes) for at in (line.a, line.b))
    room = [(first, distance - last)]
    for other in game_map.pairs[: game_map.pairs.index(line)]:
        if not {other.a, other.b} & {line.a, line.b}:
            met = crossing(start, end, spots[other.a], spots[other.b])
            if met is not None:
                room = _without(room, met[0] * distance, _hole(line, other, spots, sizes))
    clear = sizes.half_width(line) + sizes.radius
    left, right = min(start[0], end[0]) - clear, max(start[0], end[0]) + clear
    top, bottom = min(start[1], end[1]) - clear, max(start[1], end[1]) + clear
    for number, (x, y) in enumerate(spots):
        if left < x < right and top < y < bottom and number not in (line.a, line.b):
            share = share_along((x, y), start, end)
            off = math.dist((x, y), (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])))
            if off < clear:
                room = _without(room, share * distance, math.sqrt(clear * clear - off * off) + sizes.gap)
    return [(begin, stop) for begin, stop in room if stop > begin]


def _hole(line: Line, other: Line, spots: Sequence[Point], sizes: Sizes) -> float:
    """Half of what a crossing line takes from a line."""
    turn = abs(math.sin(_direction(spots[line.a], spots[line.b]) - _direction(spots[other.a], spots[other.b])))
    cosine = math.sqrt(1 - turn * turn)
    return (sizes.half_width(other) + sizes.half_width(line) * cosine) / max(turn, 0.2) + sizes.gap


def _without(room: Room, middle: float, half: float) -> Room:
    before = [(begin, min(stop, middle - half)) for begin, stop in room]
    after = [(max(begin, middle + half), stop) for begin, stop in room]
    return [(begin, stop) for begin, stop in (*before, *after) if stop > begin]


def _direction(start: Point, end: Point) -> float:
    return math.atan2(end[1] - start[1], end[0] - start[0])


def _clearance(game_map: Map, line: Line, at: int, spots: Sequence[Point], sizes: Sizes) -> float:
    """How far from a disc's centre a line's spaces begin, to keep clear of the disc and of its neighbours' spaces."""
    clear, own = sizes.radius + sizes.gap, _direction(spots[at], spots[line.a + line.b - at])
    for number in game_map.lines_at[at]:
        other = game_map.lines[number]
        if other.ends == line.ends:
            continue
        turn = abs(own - _direction(spots[at], spots[other.a + other.b - at]))
        turn = min(turn, 2 * math.pi - turn)
        if turn < math.pi / 2:
            half, beside = sizes.half_width(line), sizes.half_width(other)
            clear = max(clear, (beside + half * math.cos(turn)) / max(math.sin(turn), 0.05) + sizes.gap)
    return clear


def _places(room: Room, count: int, longest: float, sizes: Sizes) -> tuple[float, list[float]]:
    """The length of a line's spaces, as long as there is room for, and where along the line their middles are."""
    length = longest
    while length > sizes.shortest and _held(room, length, sizes) < count:
        length -= 1.0
    parts = sorted(room, key=lambda part: part[0] - part[1])
    shares = [0] * len(parts)
    for _ in range(count):  # each to the part where it has most room
        free = [(stop - begin) / (share + 1) for (begin, stop), share in zip(parts, shares, strict=True)]
        shares[free.index(max(free))] += 1
    places = []
    for (begin, stop), share in zip(parts, shares, strict=True):
        pitch = min((stop - begin) / max(share, 1), length * 1.35 + sizes.gap)
        places += [(begin + stop) / 2 + (number + 0.5 - share / 2) * pitch for number in range(share)]
    return length, sorted(places)


def _held(room: Room, length: float, sizes: Sizes) -> int:
    """How many spaces of a length there is room for."""
    return sum(int((stop - begin + sizes.gap) / (length + sizes.gap)) for begin, stop in room)


def spaces_at(
    line: Line, along: Line, spots: Sequence[Point], length: float, places: Sequence[float], sizes: Sizes
) -> tuple[Space, ...]:
    """A line's spaces along the way of its corridor, a twin's beside its middle."""
    start, end = spots[along.a], spots[along.b]
    distance = math.dist(start, end)
    ux, uy = (end[0] - start[0]) / distance, (end[1] - start[1]) / distance
    side = 0.0
    if line.twin is not None:
        side = (sizes.height + sizes.twin_gap) / 2 * (1 if line.index < line.twin else -1)
    angle = math.degrees(math.atan2(uy, ux))
    angle += 180 if angle <= -90 else -180 if angle > 90 else 0
    ferries = _ferry_spaces(line)
    return tuple(
        Space(
            round(start[0] + place * ux - side * uy, 2),
            round(start[1] + place * uy + side * ux, 2),
            round(angle, 2),
            round(length, 2),
            sizes.height,
            number in ferries,
        )
        for number, place in enumerate(places)
    )


def _ferry_spaces(line: Line) -> range:
    """The spaces with a ferry symbol: those in the middle."""
    first = (line.length - line.ferries + 1) // 2
    return range(first, first + line.ferries)


def colliding(game_map: Map, laid: Sequence[tuple[Space, ...]], sizes: Sizes) -> set[int]:
    """The lines (of twins the first) with a space over another line's."""
    first = [line.index if line.twin is None else min(line.index, line.twin) for line in game_map.lines]
    placed = [(first[number], space, corners_of_space(space)) for number, one in enumerate(laid) for space in one]
    reach = max(space.length for _, space, _ in placed) + sizes.height
    placed.sort(key=lambda entry: entry[1].x)
    found: set[int] = set()
    for number, (line, one, corners) in enumerate(placed):
        for other_line, other, others in placed[number + 1 :]:
            if other.x - one.x >= reach:
                break
            if other_line != line and abs(one.y - other.y) < reach and overlap(corners, others, 0.5):
                found |= {line, other_line}
    return found


def over_stops(game_map: Map, spaces: Sequence[tuple[Space, ...]], spots: Sequence[Point], sizes: Sizes) -> set[int]:
    """The lines (of twins the first) with a space over a stop."""
    return {
        line.index
        for line in game_map.pairs
        if any(
            meets(space, spot, sizes, 0.0)
            for space in (*spaces[line.index], *(spaces[line.twin] if line.twin is not None else ()))
            for spot in spots
        )
    }


def meets(space: Space, spot: Point, sizes: Sizes, gap: float) -> bool:
    """Whether a space comes nearer to a stop's disc than a gap."""
    x, y = spot[0] - space.x, spot[1] - space.y
    if math.hypot(x, y) > (space.length + space.height) / 2 + sizes.radius:
        return False
    angle = math.radians(space.angle)
    along = abs(x * math.cos(angle) + y * math.sin(angle)) - space.length / 2
    across = abs(y * math.cos(angle) - x * math.sin(angle)) - space.height / 2
    return math.hypot(max(along, 0.0), max(across, 0.0)) < sizes.radius + gap


def parted(game_map: Map, laid: Sequence[tuple[Space, ...]], sizes: Sizes) -> list[tuple[Space, ...]]:
    """The same spaces; where lines cross so often that some lie over others still, these are shortened."""
    spaces = list(laid)
    for _ in range(_SHORTENINGS):
        over = colliding(game_map, spaces, sizes)
        for line in game_map.lines if over else ():
            if line.index in over or line.twin in over:
                spaces[line.index] = tuple(_shorter(space) for space in spaces[line.index])
    return spaces


def _shorter(space: Space) -> Space:
    return msgspec.structs.replace(space, length=round(max(0.85 * space.length, _LEAST), 2))
