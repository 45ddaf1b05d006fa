"""Spaces that lie over others or over a stop all the same, where lines cross again and again, find other places."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from fogline.games.ticket_to_ride.components import Line, Map
from fogline.games.ticket_to_ride.drawing.document import Label, Point, Space
from fogline.games.ticket_to_ride.drawing.shapes import Outline, corners_of_space, overlap
from fogline.games.ticket_to_ride.drawing.sizes import Sizes
from fogline.games.ticket_to_ride.drawing.spaces import colliding, meets, over_stops, spaces_at

_ROUNDS: Final = 3
_STEP: Final = 1.5
"""How finely places along a line are tried."""
_LEAST: Final = 6.0
"""How short a space may become."""


def moved(
    game_map: Map, laid: Sequence[tuple[Space, ...]], spots: Sequence[Point], labels: Sequence[Label], sizes: Sizes
) -> list[tuple[Space, ...]]:
    """The same spaces; those that lie over others or over a stop where their line has room, shorter if need be."""
    spaces, names = list(laid), [_around(label) for label in labels]
    for _ in range(_ROUNDS):
        over = colliding(game_map, spaces, sizes) | over_stops(game_map, spaces, spots, sizes)
        for line in game_map.pairs if over else ():
            if line.index in over:
                found = _elsewhere(game_map, line, spaces, spots, names, sizes)
                for number, one in zip(_twins(line), found, strict=False):
                    spaces[number] = one
    return spaces


def _twins(line: Line) -> tuple[int, ...]:
    return (line.index,) if line.twin is None else (line.index, line.twin)


def _around(label: Label) -> Outline:
    (left, right), (top, low) = (
        (middle - extent / 2, middle + extent / 2)
        for middle, extent in ((label.x, label.width), (label.y, label.height))
    )
    return ((left, top), (right, top), (right, low), (left, low))


def _elsewhere(
    game_map: Map,
    line: Line,
    spaces: Sequence[tuple[Space, ...]],
    spots: Sequence[Point],
    names: Sequence[Outline],
    sizes: Sizes,
) -> list[tuple[Space, ...]]:
    """The spaces of a line and its twin, clear of everything, as long and as far apart as they can be; or none."""
    taken = [*names, *(corners_of_space(one) for one in _others(line, spaces, spots, sizes))]
    discs = [spot for number, spot in enumerate(spots) if _nears(spot, line, spots, sizes) or number in line.ends]
    length = spaces[line.index][0].length
    while length >= _LEAST:
        clear = list(_clear(game_map, line, length, spots, taken, discs, sizes))
        for pitch in (3 * length, 2 * length, 1.4 * length, length):
            places = _spread(clear, line.length, pitch + sizes.gap / 2)
            if places:
                return [spaces_at(game_map.lines[one], line, spots, length, places, sizes) for one in _twins(line)]
        length *= 0.8
    return []


def _others(line: Line, spaces: Sequence[tuple[Space, ...]], spots: Sequence[Point], sizes: Sizes) -> Iterator[Space]:
    """The spaces of other lines that lie near a line."""
    for number, one in enumerate(spaces):
        if number not in _twins(line):
            yield from (space for space in one if _nears((space.x, space.y), line, spots, sizes, space.length))


def _nears(spot: Point, line: Line, spots: Sequence[Point], sizes: Sizes, more: float = 0.0) -> bool:
    """Whether something may lie on a line: within the ellipse around it."""
    a, b = spots[line.a], spots[line.b]
    return math.dist(spot, a) + math.dist(spot, b) < math.dist(a, b) + 4 * (sizes.height + sizes.radius) + 2 * more


def _clear(
    game_map: Map,
    line: Line,
    length: float,
    spots: Sequence[Point],
    taken: Sequence[Outline],
    discs: Sequence[Point],
    sizes: Sizes,
) -> Iterator[float]:
    """The places along a line where a space, and its twin's, lies over nothing."""
    far = math.dist(spots[line.a], spots[line.b])
    steps = max(0, int((far - 2 * sizes.radius - length) / _STEP))
    for step in range(steps + 1):
        place = sizes.radius + length / 2 + step * _STEP
        both = [spaces_at(game_map.lines[one], line, spots, length, (place,), sizes)[0] for one in _twins(line)]
        if all(_is_free(space, taken, discs, sizes) for space in both):
            yield place


def _is_free(space: Space, taken: Sequence[Outline], discs: Sequence[Point], sizes: Sizes) -> bool:
    if any(meets(space, spot, sizes, 0.5) for spot in discs):
        return False
    corners = corners_of_space(space)
    return not any(overlap(corners, other, 1.0) for other in taken)


def _spread(clear: Sequence[float], count: int, pitch: float) -> list[float]:
    """The first places that are so far apart; none where there are too few."""
    places: list[float] = []
    for place in clear:
        if not places or place - places[-1] >= pitch:
            places.append(place)
    return places[:count] if len(places) >= count else []
