"""Where everything lies on a drawing: for our map and for owners' maps of very different shapes, on every screen.

Nothing here uses the geometry that laid it out: spots of a fine net are tried against every area.
"""

from __future__ import annotations

import math
import re
import time
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, permutations

import msgspec
import pytest

from fogline.games.ticket_to_ride.components import Map, builtin, parse_map
from fogline.games.ticket_to_ride.drawing.document import Box, Label, MapDrawing, Point, Space, Stop
from fogline.games.ticket_to_ride.drawing.labels import text_width
from fogline.games.ticket_to_ride.drawing.layout import ARRANGEMENTS, drawing_hash, lay_out
from fogline.games.ticket_to_ride.drawing.sizes import SIZES
from fogline.games.ticket_to_ride.drawing.spaces import colliding, parted
from tests.games.ticket_to_ride.maps import map_text
from tests.games.ticket_to_ride.owners_maps import MAPS, drawn_by_lot

SCREENS = {
    "1440x900": ("wide", (785.0, 552.0)),
    "1024x768": ("tablet", (700.0, 481.0)),
    "1280x720": ("tablet", (901.0, 456.0)),
    "390x844": ("portrait", (378.0, 480.0)),
}
"""The arrangement for a screen, and the room that the page has there for the map, measured in a browser. A larger
screen shows the same larger."""
LEAST_TYPE = {"wide": 12.0, "tablet": 12.0, "portrait": 11.0}
LEAST_TOUCH = {"wide": 24.0, "tablet": 44.0, "portrait": 44.0}
ALL_MAPS: dict[str, Callable[[], Map]] = {"ours": builtin, "rules": lambda: parse_map(map_text(), "rules.toml"), **MAPS}


@pytest.fixture(params=[(name, screen) for name in ALL_MAPS for screen in SCREENS], ids="-".join)
def shown(request: pytest.FixtureRequest) -> tuple[Map, MapDrawing, float]:
    """A map, its drawing for a screen, and the zoom at which one plays there: no smaller than the drawing says."""
    name, screen = request.param
    arrangement, (width, height) = SCREENS[screen]
    game_map = ALL_MAPS[name]()
    drawing = drawn(name, arrangement)
    return game_map, drawing, max(drawing.play, min(width / drawing.width, height / drawing.height))


@cache
def drawn(name: str, arrangement: str) -> MapDrawing:
    return lay_out(ALL_MAPS[name](), arrangement)


# Areas, and whether a spot is in them.


def in_space(space: Space, x: float, y: float) -> bool:
    turn = math.radians(-space.angle)
    along = (x - space.x) * math.cos(turn) - (y - space.y) * math.sin(turn)
    across = (x - space.x) * math.sin(turn) + (y - space.y) * math.cos(turn)
    return abs(along) < space.length / 2 and abs(across) < space.height / 2


def net(space: Space, steps: int = 6) -> Iterator[Point]:
    """A net of spots over a space, its rim included."""
    turn = math.radians(space.angle)
    for u in range(steps + 1):
        for v in range(steps + 1):
            along, across = (u / steps - 0.5) * space.length, (v / steps - 0.5) * space.height
            yield (
                space.x + along * math.cos(turn) - across * math.sin(turn),
                space.y + along * math.sin(turn) + across * math.cos(turn),
            )


def box_of(label: Label) -> Box:
    return Box(label.x - label.width / 2, label.y - label.height / 2, label.width, label.height)


def in_box(box: Box, x: float, y: float) -> bool:
    return box.x < x < box.x + box.width and box.y < y < box.y + box.height


def boxes_meet(one: Box, other: Box) -> bool:
    apart_x = one.x + one.width <= other.x or other.x + other.width <= one.x
    apart_y = one.y + one.height <= other.y or other.y + other.height <= one.y
    return not apart_x and not apart_y


def box_meets_stop(box: Box, stop: Stop) -> bool:
    x, y = min(max(stop.x, box.x), box.x + box.width), min(max(stop.y, box.y), box.y + box.height)
    return math.dist((x, y), (stop.x, stop.y)) < stop.radius


def box_meets_space(box: Box, space: Space) -> bool:
    if (
        math.dist((box.x + box.width / 2, box.y + box.height / 2), (space.x, space.y))
        > box.width + box.height + space.length
    ):
        return False
    steps = [(box.x + box.width * u / 12, box.y + box.height * v / 4) for u in range(13) for v in range(5)]
    return any(in_box(box, x, y) for x, y in net(space)) or any(in_space(space, x, y) for x, y in steps)


def spaces_of(drawing: MapDrawing) -> list[Space]:
    return [space for line in drawing.lines for space in line.spaces]


def near(one: Space, other: Space) -> bool:
    return math.dist((one.x, one.y), (other.x, other.y)) < (one.length + other.length) / 2 + one.height


def is_on_sheet(box: Box, drawing: MapDrawing) -> bool:
    return box.x >= 0 and box.y >= 0 and box.x + box.width <= drawing.width and box.y + box.height <= drawing.height


Shown = tuple[Map, MapDrawing, float]


# What the page relies on.


def test_every_location_and_line_is_there_with_its_spaces(shown: Shown) -> None:
    game_map, drawing, _ = shown
    assert [stop.location for stop in drawing.stops] == [place.id for place in game_map.locations]
    assert [label.location for label in drawing.names.labels] == [place.id for place in game_map.locations]
    assert [line.line for line in drawing.lines] == list(game_map.line_names)
    for line, one in zip(game_map.lines, drawing.lines, strict=True):
        assert (len(one.spaces), sum(space.ferry for space in one.spaces)) == (line.length, line.ferries)
        assert set(one.ends) == {game_map.locations[end].id for end in line.ends}
        assert one.points == game_map.points[line.length]
        assert one.line in drawing.corridors[one.corridor].lines


def test_no_space_lies_over_another_or_over_a_stop(shown: Shown) -> None:
    check_spaces(shown[1])


@pytest.mark.parametrize(
    ("seed", "arrangement"), [*((0, one) for one in ARRANGEMENTS), (6, "portrait"), (17, "portrait")]
)
def test_spaces_of_lines_drawn_by_lot_find_places_of_their_own(seed: int, arrangement: str) -> None:
    """Such lines cross again and again: shortened alone, some spaces lay over others, and of two maps over a stop."""
    drawing = lay_out(drawn_by_lot(seed), arrangement)
    check_spaces(drawing)
    boxes = [box_of(label) for label in drawing.names.labels]
    assert not any(box_meets_space(box, space) for box in boxes for space in spaces_of(drawing))


def check_spaces(drawing: MapDrawing) -> None:
    """No space lies over another, or over a stop."""
    spaces = spaces_of(drawing)
    for one, other in permutations(spaces, 2):
        if near(one, other):
            assert not any(in_space(other, x, y) for x, y in net(one)), (one, other)
    for space in spaces:
        for stop in drawing.stops:
            if math.dist((space.x, space.y), (stop.x, stop.y)) < space.length + stop.radius:
                assert min(math.dist(spot, (stop.x, stop.y)) for spot in net(space)) >= stop.radius


def test_no_name_lies_over_a_name_a_stop_or_a_space_and_all_are_in_the_picture(shown: Shown) -> None:
    _, drawing, _ = shown
    boxes = [box_of(label) for label in drawing.names.labels]
    assert not any(boxes_meet(one, other) for one, other in combinations(boxes, 2))
    for box in boxes:
        assert is_on_sheet(box, drawing)
        assert not any(box_meets_stop(box, stop) for stop in drawing.stops)
        assert not any(box_meets_space(box, space) for space in spaces_of(drawing))


def test_names_are_large_enough_and_stand_by_their_own_stop(shown: Shown) -> None:
    game_map, drawing, zoom = shown
    assert drawing.names.size * zoom >= LEAST_TYPE[drawing.arrangement]
    numbers = {row.number: row.name for row in drawing.names.legend.rows} if drawing.names.legend else {}
    for label, place, stop in zip(drawing.names.labels, game_map.locations, drawing.stops, strict=True):
        said = numbers[label.number] if label.number is not None else " ".join(label.rows)
        assert said == " ".join(place.name.split())
        box = box_of(label)
        nearest = min(drawing.stops, key=lambda one: _gap(box, one))
        assert nearest == stop or _gap(box, stop) < 6
        if label.number is None:
            assert label.width >= max(real_width(row, drawing.names.size) for row in label.rows)


def _gap(box: Box, stop: Stop) -> float:
    x, y = min(max(stop.x, box.x), box.x + box.width), min(max(stop.y, box.y), box.y + box.height)
    return math.dist((x, y), (stop.x, stop.y)) - stop.radius


WIDTHS = dict(zip("abcdefghijklmnopqrstuvwxyz", (67, 72, 59, 72, 68, 44, 72, 71, 34, 34, 67, 34, 104), strict=False))
WIDTHS |= dict(zip("nopqrstuvwxyz", (71, 69, 72, 72, 49, 60, 48, 71, 65, 92, 65, 65, 58), strict=True))
WIDTHS |= dict(zip("ABCDEFGHIJKLM", (77, 76, 73, 83, 68, 68, 82, 84, 37, 37, 77, 64, 100), strict=True))
WIDTHS |= dict(zip("NOPQRSTUVWXYZ", (84, 85, 73, 85, 77, 72, 68, 81, 77, 110, 77, 72, 73), strict=True))
WIDTHS |= {" ": 35, "-": 42, "'": 31, ".": 38} | dict.fromkeys("0123456789", 70) | {"ö": 69, "ü": 71}
"""Hundredths of the size of type, as a browser measured them in the bold of the widest face that it falls back to."""


def real_width(row: str, size: float) -> float:
    return sum(WIDTHS[sign] for sign in row) * size / 100


@pytest.mark.parametrize("name", ["Golden Gate Bridge", "Minimum Wharf", "Will", "JIFFY", "MAMMOTH", "Köln 12"])
def test_a_text_is_never_wider_than_thought(name: str) -> None:
    assert real_width(name, 10) <= text_width(name, 10) <= 1.25 * real_width(name, 10) + 2


def test_the_whole_map_at_once_has_readable_names_over_no_name_and_no_stop(shown: Shown) -> None:
    game_map, drawing, _ = shown
    names = drawing.overview
    assert names.size * min(drawing.fit, drawing.play) >= LEAST_TYPE[drawing.arrangement] - 0.01
    boxes = [box_of(label) for label in names.labels]
    assert not any(boxes_meet(one, other) for one, other in combinations(boxes, 2))
    assert all(is_on_sheet(box, drawing) for box in boxes)
    assert not any(box_meets_stop(box, stop) for box in boxes for stop in drawing.stops)
    numbered = [place.name for place, one in zip(game_map.locations, names.labels, strict=True) if one.number]
    assert numbered == ([row.name for row in names.legend.rows] if names.legend else [])


def test_corridors_are_wide_enough_and_hold_their_spaces_and_twins_share_one(shown: Shown) -> None:
    game_map, drawing, zoom = shown
    assert len(drawing.corridors) == len(game_map.pairs)
    for line in drawing.lines:
        corridor = drawing.corridors[line.corridor]
        assert corridor.width * zoom >= LEAST_TOUCH[drawing.arrangement]
        assert line.twin is None or line.twin in corridor.lines
        a, b = corridor.path
        for space in line.spaces:
            off = abs((b[0] - a[0]) * (a[1] - space.y) - (a[0] - space.x) * (b[1] - a[1])) / math.dist(a, b)
            assert off + space.height / 2 <= corridor.width / 2
            assert space.height * zoom >= 13


def test_table_piles_legend_and_compass_lie_over_nothing(shown: Shown) -> None:
    game_map, drawing, _ = shown
    piles = [
        Box(pile.x - pile.radius, pile.y - pile.radius, 2 * pile.radius, 2 * pile.radius) for pile in drawing.aside
    ]
    legend = [] if drawing.names.legend is None else [drawing.names.legend.box]
    boxes = [drawing.points.box, drawing.compass, *piles, *legend]
    assert [pile.symbol for pile in drawing.aside] == [game_map.symbols[symbol] for symbol in game_map.aside]
    assert list(drawing.points.points) == list(game_map.points[1:])
    assert not any(boxes_meet(one, other) for one, other in combinations(boxes, 2))
    for box in boxes:
        assert is_on_sheet(box, drawing)
        assert not any(boxes_meet(box, box_of(label)) for label in drawing.names.labels)
        assert not any(box_meets_stop(box, stop) for stop in drawing.stops)
        assert not any(box_meets_space(box, space) for space in spaces_of(drawing))
    for mark in drawing.marks:
        box = Box(mark.x - mark.size / 2, mark.y - mark.size / 3, mark.size, mark.size * 2 / 3)
        assert not any(boxes_meet(box, other) for other in boxes)
        assert not any(box_meets_stop(box, stop) for stop in drawing.stops)
        assert not any(box_meets_space(box, space) for space in spaces_of(drawing))


# Our map.


@pytest.mark.parametrize("arrangement", ["wide", "tablet"])
def test_our_map_is_seen_whole_while_one_plays(arrangement: str) -> None:
    drawing = drawn("ours", arrangement)
    assert drawing.fit >= drawing.play
    assert sum(label.number is not None for label in drawing.names.labels) <= 3


def test_on_a_phone_our_map_has_every_name_and_is_at_most_twice_the_screen() -> None:
    drawing = drawn("ours", "portrait")
    assert drawing.names.legend is None
    assert drawing.overview.legend is None
    assert drawing.width <= 2 * 390


@pytest.mark.parametrize("arrangement", ARRANGEMENTS)
def test_directions_stay_as_they_are_on_the_globe(arrangement: str) -> None:
    drawing = drawn("ours", arrangement)
    for line in builtin().lines:
        a, b = (drawing.stops[end] for end in line.ends)
        start, end = (builtin().locations[end] for end in line.ends)
        true = math.atan2(end.y - start.y, end.x - start.x)
        turn = math.atan2(b.y - a.y, b.x - a.x) - true
        assert abs(math.remainder(turn, 2 * math.pi)) < math.radians(32)


def corners(path: str) -> list[list[Point]]:
    """The loops of a closed smooth path, as polygons of the corners that it was made from."""
    loops = [re.findall(r"Q([-\d.]+) ([-\d.]+) ", loop) for loop in path.split("Z") if loop]
    return [[(float(x), float(y)) for x, y in loop] for loop in loops]


def is_land(drawing: MapDrawing, x: float, y: float) -> bool:
    return any(
        sum(_crosses(loop, x, y) for loop in corners(area.path)) % 2 for area in drawing.areas if area.kind == "land"
    )


def _crosses(loop: list[Point], x: float, y: float) -> int:
    sides = zip(loop, (*loop[1:], loop[0]), strict=True)
    return sum((ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax) for (ax, ay), (bx, by) in sides)


@pytest.mark.parametrize("arrangement", ARRANGEMENTS)
@pytest.mark.parametrize("name", ALL_MAPS)
def test_stops_lie_on_land_and_islands_have_water_around(name: str, arrangement: str) -> None:
    drawing = drawn(name, arrangement)
    for stop in drawing.stops:
        if stop.location != "goldengate":  # in the middle of its bridge
            assert is_land(drawing, stop.x, stop.y), stop
        if stop.water:
            around = [(math.cos(turn / 4), math.sin(turn / 4)) for turn in range(25)]
            shore = [(stop.x + 5 * stop.radius * x, stop.y + 5 * stop.radius * y) for x, y in around]
            assert sum(is_land(drawing, x, y) for x, y in shore) < len(shore) / 2


def test_our_landscape_is_named_and_another_city_has_nothing_of_it() -> None:
    names = {area.name for area in drawn("ours", "wide").areas}
    assert {"san-francisco", "alcatraz", "marin", "presidio", "golden-gate-bridge", "bay-bridge"} <= names
    assert {area.name for area in drawn("large", "wide").areas} == {""}


def test_every_name_of_a_path_is_a_number() -> None:
    for area in drawn("large", "portrait").areas:
        assert re.fullmatch(r"[MQLZ\-\d. ]+", area.path)


# Always the same, soon, and public.


@pytest.mark.parametrize("name", ["ours", "large", "dense"])
def test_the_same_map_is_drawn_the_same_way_soon(name: str) -> None:
    """A second on a quiet machine; this one may be busy."""
    first = drawn(name, "tablet")
    lay_out.cache_clear()
    began = time.process_time()
    again = lay_out(Map.from_content(ALL_MAPS[name]().content()), "tablet")
    assert time.process_time() - began < 3
    assert msgspec.json.encode(again) == msgspec.json.encode(msgspec.structs.replace(first, title=again.title))


def test_the_hash_tells_every_map_that_looks_different() -> None:
    """The map's own hash doesn't: a location moved a street changes nothing for play."""
    content = builtin().content()
    moved = msgspec.json.decode(msgspec.json.encode(content))
    moved["location"][3]["latitude"] += 0.001
    other = Map.from_content(moved)
    assert other.hash == builtin().hash
    assert drawing_hash(other) != drawing_hash(builtin())
    assert drawing_hash(Map.from_content(content)) == drawing_hash(builtin())
    assert lay_out(other, "wide").stops != lay_out(builtin(), "wide").stops


def test_spaces_that_lie_over_others_all_the_same_are_shortened_and_no_others() -> None:
    """Where lines cross too often for every other way: here all are drawn twice as long as there is room for."""
    game_map, sizes = builtin(), SIZES["wide"]
    laid = [line.spaces for line in drawn("ours", "wide").lines]
    longer = [tuple(msgspec.structs.replace(space, length=2 * space.length) for space in spaces) for spaces in laid]
    over = colliding(game_map, longer, sizes)
    assert over
    found = parted(game_map, longer, sizes)
    assert colliding(game_map, found, sizes) == set()
    for line in game_map.lines:
        if line.index not in over and line.twin not in over:
            assert found[line.index] == longer[line.index]
        assert [(space.x, space.y) for space in found[line.index]] == [(one.x, one.y) for one in laid[line.index]]
