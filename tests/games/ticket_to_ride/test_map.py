"""Our map against what is known of the printed one and its sisters, and its two drawings."""

from __future__ import annotations

import copy
import json
import math
import re
import tomllib
from collections import Counter
from importlib import resources
from itertools import combinations, pairwise
from typing import Any
from xml.etree import ElementTree as ET

import networkx as nx
import pytest

from fogline.games.ticket_to_ride.components import COLOURS, Line, Map, builtin, check_map
from fogline.games.ticket_to_ride.drawing.layout import lay_out
from fogline.games.ticket_to_ride.drawing.sketch import draw_text
from fogline.games.ticket_to_ride.drawing.svg import SEAT_INKS, draw_svg
from fogline.games.ticket_to_ride.map_file import Report
from fogline.games.ticket_to_ride.map_warnings import unusual

OURS = (resources.files("fogline.games.ticket_to_ride") / "data" / "map.toml").read_text(encoding="utf-8")
FILE: dict[str, Any] = tomllib.loads(OURS)
LINES: list[dict[str, Any]] = FILE["line"]
TICKETS: list[dict[str, Any]] = FILE["ticket"]
NAMES: dict[str, str] = {location["id"]: location["name"] for location in FILE["location"]}
PAIRS = {frozenset(line["between"]) for line in LINES}
NAMES_OF_CARDS = COLOURS[:6]


def named(pair: list[str]) -> set[str]:
    return {NAMES[end] for end in pair}


def between(one: str, other: str) -> list[dict[str, Any]]:
    return [line for line in LINES if named(line["between"]) == {one, other}]


# Stated by reviews and the rulebook


def test_our_map_has_no_fault() -> None:
    game_map, problems = check_map(OURS, "map.toml")
    assert problems == []
    assert game_map == builtin()
    assert game_map is not builtin()
    assert builtin() is builtin()


def test_the_known_locations_are_there() -> None:
    stated = {
        *("Alcatraz", "Golden Gate Bridge", "The Embarcadero", "Sunset", "Potrero Hill", "South Beach", "Mission"),
        *("Lombard Street", "Pier 39", "Fort Mason", "Haight Ashbury", "Pacific Heights", "Painted Ladies"),
        *("Japanese Garden", "Castro"),
    }
    assert len(stated) == 15
    assert stated <= set(NAMES.values())


@pytest.mark.rule("TT-2.1")
def test_tt_2_1_five_piles_lie_on_the_five_locations() -> None:
    piles = {location["name"]: location["pile"] for location in FILE["location"] if "pile" in location}
    assert set(piles) == {"Alcatraz", "Golden Gate Bridge", "The Embarcadero", "Sunset", "Potrero Hill"}
    assert len(set(piles.values())) == 5
    assert set(piles.values()) < set(FILE["tourists"]["symbols"])


@pytest.mark.rule("TT-1.2", "TT-1.3", "TT-1.4", "TT-3.10")
def test_tt_1_the_box_holds_what_the_rulebook_lists() -> None:
    game_map = builtin()
    assert game_map.cars == 20
    assert game_map.cards == (6, 6, 6, 6, 6, 6, 8)
    assert sum(game_map.cards) == 44
    assert len(game_map.tickets) == 24
    assert (len(game_map.symbols), game_map.tokens, len(game_map.aside)) == (7, 3, 2)
    assert game_map.points == (0, 1, 2, 4, 7, 10, 15)


def test_the_one_line_of_five_is_the_ferry_to_the_bridge() -> None:
    assert [named(line["between"]) for line in LINES if line["length"] == 5] == [{"Fort Mason", "Golden Gate Bridge"}]
    assert between("Fort Mason", "Golden Gate Bridge")[0]["ferries"] == 1


def test_three_ferry_lines_have_one_symbol_each_and_some_are_grey() -> None:
    ferries = [line for line in LINES if "ferries" in line]
    assert [line["ferries"] for line in ferries] == [1, 1, 1]
    assert 1 <= sum(line["colour"] == "grey" for line in ferries) <= 3


def test_alcatraz_is_reached_only_by_ferry_and_is_no_dead_end() -> None:
    ways = [line for line in LINES if "Alcatraz" in named(line["between"])]
    assert len(ways) == 2
    assert all(line.get("ferries") == 1 for line in ways)
    assert between("Pier 39", "Alcatraz")


def test_a_black_line_of_three_ends_at_potrero_hill() -> None:
    assert [
        line for line in LINES if line["colour"] == "black" and line["length"] == 3 and "potrero" in line["between"]
    ]


# The envelope of components.md


def test_size_of_the_network() -> None:
    assert 17 <= len(NAMES) <= 19
    assert 32 <= len(PAIRS) <= 36
    assert 11 <= len(LINES) - len(PAIRS) <= 14
    assert 45 <= len(LINES) <= 49
    assert 95 <= sum(line["length"] for line in LINES) <= 110


def test_lengths_are_one_to_three_and_most_are_two_or_three() -> None:
    lengths = Counter(line["length"] for line in LINES)
    assert set(lengths) == {1, 2, 3, 5}
    assert lengths[5] == 1
    assert lengths[2] + lengths[3] > len(LINES) / 2


def test_the_six_colours_are_equal_within_a_line_and_a_space() -> None:
    lines = [sum(line["colour"] == colour for line in LINES) for colour in NAMES_OF_CARDS]
    spaces = [sum(line["length"] for line in LINES if line["colour"] == colour) for colour in NAMES_OF_CARDS]
    assert max(lines) - min(lines) <= 1
    assert max(spaces) - min(spaces) <= 1
    assert min(lines) >= 5
    assert any(line["colour"] == "grey" for line in LINES)


def test_twins_are_equally_long_and_differ_in_colour_or_are_both_grey() -> None:
    for pair in PAIRS:
        twins = [line for line in LINES if set(line["between"]) == pair]
        assert len(twins) <= 2
        assert len({line["length"] for line in twins}) == 1
        colours = [line["colour"] for line in twins]
        assert len(set(colours)) == len(colours) or colours == ["grey", "grey"]
        assert "grey" not in colours or len(set(colours)) == 1


def test_degrees_are_two_to_six() -> None:
    degrees = Counter(end for pair in PAIRS for end in pair)
    assert set(degrees) == set(NAMES)
    assert min(degrees.values()) >= 2
    assert max(degrees.values()) <= 6


def shortest(one: str, other: str) -> int:
    network: nx.Graph[str] = nx.Graph()
    for line in LINES:
        network.add_edge(*line["between"], weight=line["length"])
    return int(nx.shortest_path_length(network, one, other, weight="weight"))


def test_24_tickets_are_worth_their_shortest_way() -> None:
    assert len(TICKETS) == 24
    assert len({frozenset(ticket["between"]) for ticket in TICKETS}) == 24
    assert all(ticket["points"] == shortest(*ticket["between"]) for ticket in TICKETS)


def test_tickets_average_about_six_and_none_is_over_twelve() -> None:
    points = [ticket["points"] for ticket in TICKETS]
    assert 5.5 <= sum(points) / len(points) <= 6.5
    assert min(points) >= 2
    assert max(points) <= 12


def with_tickets(count: int, total: int) -> dict[str, Any]:
    """Our map with so many tickets that are worth so much together, as evenly as possible."""
    least, dearer = divmod(total, count)
    pairs = list(combinations(NAMES, 2))[:count]
    tickets = [{"between": list(pair), "points": least + (place < dearer)} for place, pair in enumerate(pairs)]
    return {**builtin().content(), "ticket": tickets}


@pytest.mark.parametrize(
    ("count", "total", "told"),
    [(24, 131, "5.46"), (24, 157, "6.54"), (59, 324, "5.49"), (59, 384, "6.51"), (24, 72, "3.00")],
)
def test_an_average_that_is_unusual_looks_unusual(count: int, total: int, told: str) -> None:
    """131 points on 24 tickets were told as 5.5, "usual are 5.5 to 6.5"; 59 is the worst number of tickets."""
    report = Report()
    unusual(Map.from_content(with_tickets(count, total)), report)
    (mean,) = [problem for problem in report.problems if problem.code == "map-ticket-mean"]
    assert mean.params == {"found": told, "least": "5.5", "most": "6.5"}


@pytest.mark.parametrize(("count", "total"), [(24, 132), (24, 156)])
def test_an_average_at_the_edge_is_usual(count: int, total: int) -> None:
    report = Report()
    unusual(Map.from_content(with_tickets(count, total)), report)
    assert "map-ticket-mean" not in [problem.code for problem in report.problems]


def test_one_ticket_is_golden_gate_bridge_to_potrero_hill() -> None:
    assert {"Golden Gate Bridge", "Potrero Hill"} in [named(ticket["between"]) for ticket in TICKETS]


def test_every_location_is_the_end_of_one_to_four_tickets() -> None:
    ends = Counter(end for ticket in TICKETS for end in ticket["between"])
    assert all(1 <= ends[location] <= 4 for location in NAMES)


def test_no_ticket_is_a_single_line() -> None:
    assert PAIRS.isdisjoint(frozenset(ticket["between"]) for ticket in TICKETS)


def test_our_map_says_that_it_is_a_reconstruction() -> None:
    assert builtin().name == "fogline-2026"
    assert "reconstruction" in builtin().note
    assert "not the publisher's" in builtin().note


def test_a_published_map_never_changes() -> None:
    """A retuned map is a new file with a new name: records are known by this hash."""
    assert builtin().hash == "71cfa64037257aefbc7778314a80b0f3595ee228728444430d3dec9884ec2768"


# True geography


def kilometres(one: str, other: str) -> float:
    """The great circle between two locations of the file (haversine)."""
    first, second = (next(place for place in FILE["location"] if place["id"] == name) for name in (one, other))
    lat1, lat2 = math.radians(first["latitude"]), math.radians(second["latitude"])
    east = math.radians(second["longitude"] - first["longitude"])
    half = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin(east / 2) ** 2
    return 2 * 6371.0 * math.asin(math.sqrt(half))


def test_the_plane_keeps_the_distances_of_the_globe() -> None:
    places = builtin().locations
    for one, other in combinations(places, 2):
        flat = math.dist((one.x, one.y), (other.x, other.y))
        assert flat == pytest.approx(kilometres(one.id, other.id), rel=0.005)
    assert min(place.x for place in places) == min(place.y for place in places) == 0


def test_locations_lie_where_the_city_has_them() -> None:
    spots = {place.id: (place.x, place.y) for place in builtin().locations}
    north_to_south = ["alcatraz", "pier39", "lombard", "pacific", "ladies", "castro"]
    west_to_east = ["sunset", "garden", "haight", "castro", "mission", "potrero"]
    assert sorted(north_to_south, key=lambda name: spots[name][1]) == north_to_south
    assert sorted(west_to_east, key=lambda name: spots[name][0]) == west_to_east
    assert kilometres("goldengate", "alcatraz") == pytest.approx(4.9, abs=0.5)
    assert kilometres("pier39", "alcatraz") == pytest.approx(2.3, abs=0.4)
    assert kilometres("mission", "potrero") == pytest.approx(1.4, abs=0.4)


def test_a_space_stands_for_about_a_kilometre() -> None:
    assert all(0.7 <= kilometres(*line["between"]) / line["length"] <= 1.6 for line in LINES)


# Planar to look at


def meet(one: Line, other: Line, spots: list[tuple[float, float]]) -> bool:
    """Whether two straight lines without a common end have a common point, solved as two equations."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = (spots[end] for end in (one.a, one.b, other.a, other.b))
    slant = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if math.isclose(slant, 0):
        return False
    along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / slant
    across = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / slant
    return 0 <= along <= 1 and 0 <= across <= 1


def crossings(game_map: Map) -> list[tuple[int, int]]:
    spots = [(place.x, place.y) for place in game_map.locations]
    return [
        (one.index, other.index)
        for one, other in combinations(game_map.pairs, 2)
        if not set(one.ends) & set(other.ends) and meet(one, other, spots)
    ]


def test_no_two_lines_cross() -> None:
    assert crossings(builtin()) == []


def test_a_crossing_would_be_seen() -> None:
    content = copy.deepcopy(builtin().content())
    lines = content["line"]
    assert isinstance(lines, list)
    lines.append({"between": ["southbeach", "mission"], "length": 3, "colour": "grey"})
    game_map = Map.from_content(content)
    across = next(
        line.index for line in game_map.pairs if set(line.ends) == {*map(game_map.index.get, ("union", "potrero"))}
    )
    assert crossings(game_map) == [(across, 48)]


def test_no_line_passes_near_a_location_that_is_not_its_end() -> None:
    game_map = builtin()
    for line in game_map.pairs:
        start, end = (game_map.locations[number] for number in line.ends)
        for place in game_map.locations:
            if place.index not in line.ends:
                steps = [step / 200 for step in range(201)]
                track = [(start.x + (end.x - start.x) * at, start.y + (end.y - start.y) * at) for at in steps]
                assert min(math.dist((place.x, place.y), spot) for spot in track) > 0.5


# The drawing

SVG = "{http://www.w3.org/2000/svg}"


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(svg)  # noqa: S314 (we wrote it)


def line_groups(svg: str) -> dict[int, ET.Element]:
    return {
        int(group.attrib["data-line"]): group for group in parsed(svg).iter(f"{SVG}g") if "data-line" in group.attrib
    }


def test_the_svg_stands_alone_and_shows_everything() -> None:
    svg = draw_svg(builtin())
    assert re.findall(r"href|url\(|@import|<script|<image", svg) == []
    texts = [text.text for text in parsed(svg).iter(f"{SVG}text")]
    names = lay_out(builtin()).names
    assert all(row in texts for label in names.labels for row in label.rows)
    assert all(row.name in texts for row in (names.legend.rows if names.legend else ()))
    groups = line_groups(svg)
    assert list(groups) == list(range(48))
    for number, group in groups.items():
        line = builtin().lines[number]
        assert len(group.findall(f"{SVG}g")) == line.length
        title = group.find(f"{SVG}title")
        assert title is not None
        assert title.text is not None
        assert title.text.endswith(f": {line.length} {COLOURS[line.colour]}")
    assert draw_svg(builtin()) == svg


def test_each_colour_has_a_mark_of_its_own() -> None:
    shapes: dict[str, set[bytes]] = {}
    for number, group in line_groups(draw_svg(builtin())).items():
        line = builtin().lines[number]
        if not line.ferries:
            marks = {
                ET.tostring(mark) for space in group.findall(f"{SVG}g") for mark in space.findall(f"{SVG}g/{SVG}g")
            }
            shapes.setdefault(COLOURS[line.colour], set()).update(marks)
    assert shapes.pop("grey") == set()
    assert [len(marks) for marks in shapes.values()] == [1] * 6
    assert len(set.union(*shapes.values())) == 6


def test_claimed_lines_show_their_owners_cars() -> None:
    claimed = {0: 2, 5: 0, 47: 3, 11: 1}
    groups = line_groups(draw_svg(builtin(), claimed))
    for number, group in groups.items():
        texts = [text.text for text in group.iter(f"{SVG}text")]
        if number in claimed:
            assert texts == [str(claimed[number] + 1)] * builtin().lines[number].length
            assert SEAT_INKS[claimed[number]].encode() in ET.tostring(group)
        else:
            assert texts == []


def test_names_from_a_file_cannot_break_the_drawing() -> None:
    content = copy.deepcopy(builtin().content())
    places = content["location"]
    assert isinstance(places, list)
    places[0] |= {"name": '<script>"&'}
    content |= {"title": "</title><b>"}
    root = parsed(draw_svg(Map.from_content(content)))
    assert '<script>"&' in [text.text for text in root.iter(f"{SVG}text")]
    assert root.findtext(f"{SVG}title") == "</title><b>"


def elsewhere(content: dict[str, Any]) -> Map:
    """Our network in another city, with symbols that have no picture."""
    for place in content["location"]:
        place["latitude"] += 10
    return Map.from_content(json.loads(json.dumps(content).replace('"fog"', '"zebra"')))


def test_another_city_has_no_shores_of_ours() -> None:
    game_map = elsewhere(copy.deepcopy(builtin().content()))
    svg = draw_svg(game_map)
    assert [area.name for area in lay_out(game_map).areas] == [""]
    assert ">Z</text>" in svg
    assert len(line_groups(svg)) == 48


def tiny() -> Map:
    """The smallest map that the rules allow: five locations in a row."""
    content: dict[str, Any] = copy.deepcopy(builtin().content())
    ids = [f"x{number}" for number in range(5)]
    content["location"] = [
        {"id": name, "name": name.upper(), "latitude": 1.0, "longitude": number / 9} for number, name in enumerate(ids)
    ]
    content["tourists"]["symbols"] = ["sun", "fog"]
    content["line"] = [
        {"between": [one, other], "length": 6, "colour": "red", "ferries": 4} for one, other in pairwise(ids)
    ]
    content["ticket"] = [{"between": list(two), "points": 1} for two in list(combinations(ids, 2))[:8]]
    return Map.from_content(content)


def test_the_smallest_map_can_be_drawn() -> None:
    assert sum(space.ferry for line in lay_out(tiny()).lines for space in line.spaces) == 16
    assert len(line_groups(draw_svg(tiny()))) == 4
    assert "x0" in draw_text(tiny(), 60)


# The terminal


@pytest.mark.parametrize("width", [10, 60, 80, 100, 140, 200])
def test_the_terminal_map_keeps_to_its_width_and_shows_every_location(width: int) -> None:
    text = draw_text(builtin(), width)
    assert max(map(len, text.splitlines())) <= max(width, 60)
    sketch = text.split("\n\n")[0]
    assert set(NAMES) <= set(re.findall(r"[a-z]{3,}[0-9]*", sketch))
    assert (sketch.count("*"), len(re.findall(r"(?<![a-z0-9])o(?![a-z])", sketch))) == (5, 14)
    assert text.isascii()


def test_the_sketch_tags_every_pair_where_there_is_room() -> None:
    sketch = draw_text(builtin(), 120).split("\n\n")[0]
    letters = dict(zip(COLOURS, "bgkpro-", strict=True))
    tags = Counter(
        f"{twins[0]['length']}{''.join(letters[line['colour']] for line in twins)}"
        for twins in ([line for line in LINES if set(line["between"]) == pair] for pair in PAIRS)
    )
    assert Counter(re.findall(r"[1-6][bgkpro-]{1,2}", re.sub(r"[a-z]{3,}[0-9]*", "", sketch))) == tags


def test_the_tables_hold_every_location_line_and_ticket_once() -> None:
    _, places, lines, tickets = draw_text(builtin(), 60).split("\n\n")
    rows = [" ".join(row.split()) for row in lines.splitlines()]
    expected = []
    for pair in builtin().pairs:
        twins = [line for line in builtin().lines if line.ends == pair.ends]
        ids = [builtin().locations[end].id for end in (pair.a, pair.b)]
        colours = [COLOURS[line.colour] for line in twins]
        expected.append(" ".join([*ids, str(pair.length), *colours, *["~"] * pair.ferries]))
    assert sorted(rows) == sorted(expected)
    assert all(f"{name} " in places and NAMES[name] in places for name in NAMES)
    assert len(re.findall(r"[a-z0-9]+ +[a-z0-9]+ +\d+", tickets)) == 24
