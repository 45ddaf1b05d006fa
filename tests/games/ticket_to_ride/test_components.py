"""Maps as data: every fault of a map file, the schema beside the validator, content, hash and shortest ways."""

from __future__ import annotations

import copy
import json
import tomllib
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import networkx as nx
import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

import fogline
from fogline.core.data import DataError, Problem
from fogline.games.ticket_to_ride.components import COLOURS, FAULTS, FERRY, GREY, Map, builtin, check_map, parse_map
from fogline.games.ticket_to_ride.map_warnings import distance_to_segment, segments_cross

FOLDER = resources.files("fogline.games.ticket_to_ride")
OURS = (FOLDER / "data" / "map.toml").read_text(encoding="utf-8")
SCHEMA = json.loads((FOLDER / "data" / "map.schema.json").read_text(encoding="utf-8"))

Content = dict[str, Any]


# A map as data


def test_colours_come_in_the_order_of_the_cards_with_grey_last() -> None:
    assert COLOURS == ("blue", "green", "black", "pink", "red", "orange", "grey")
    assert COLOURS[GREY] == "grey"
    assert builtin().cards[FERRY] == 8


def test_content_survives_json_and_fits_the_schema() -> None:
    content = msgspec.json.decode(msgspec.json.encode(builtin().content()))
    jsonschema.validate(content, SCHEMA)
    game_map = Map.from_content(content)
    assert game_map == builtin()
    assert game_map.hash == builtin().hash


def test_content_says_all_that_the_file_says() -> None:
    assert builtin().content() == tomllib.loads(OURS)


def renamed(content: Content) -> None:
    content |= {"name": "other", "title": "Other", "author": "Somebody", "note": ""}
    content["location"][3] |= {"name": "Elsewhere", "latitude": 37.81}


@pytest.mark.parametrize(
    ("change", "same"),
    [
        (renamed, True),
        (lambda content: content["cars"].update(per_player=21), False),
        (lambda content: content["cards"].update(red=7), False),
        (lambda content: content["points"].update({"3": 5}), False),
        (lambda content: content["tourists"].update(count=4), False),
        (lambda content: content["location"][0].update(pile="heart"), False),
        (lambda content: content["line"][7].update(length=2), False),
        (lambda content: content["line"][7].update(colour="green"), False),
        (lambda content: content["line"][0].update(ferries=2), False),
        (lambda content: content["ticket"][7].update(points=9), False),
        (lambda content: content["ticket"].pop(), False),
    ],
)
def test_hash_knows_what_matters_for_play_and_nothing_else(change: Callable[[Content], Any], same: bool) -> None:
    content = builtin().content()
    change(content)
    other = Map.from_content(content)
    assert other != builtin()
    assert (other.hash == builtin().hash) is same


def test_a_map_without_a_name_is_called_after_its_file() -> None:
    text = OURS.replace('name = "fogline-2026"\n', "")
    assert parse_map(text, "maps/My Box (2022).toml").name == "my-box-2022"
    assert parse_map(text, "«».toml").name == "map"
    assert parse_map(text, "x" * 39 + "-yz.toml").name == "x" * 39


def test_a_byte_order_mark_is_no_fault() -> None:
    assert parse_map("\ufeff" + OURS, "map.toml") == builtin()


@pytest.mark.parametrize("content", [None, [], "map", 7])
def test_content_that_is_no_table_is_refused(content: object) -> None:
    with pytest.raises(DataError) as caught:
        Map.from_content(content)
    assert (caught.value.problems[0].code, caught.value.problems[0].params["expected"]) == ("map-type", "table")


def test_content_is_checked_like_a_file() -> None:
    content = builtin().content()
    with pytest.raises(DataError) as caught:
        Map.from_content({**content, "ticket": []})
    assert caught.value.problems == [Problem("error", "map-tickets-few", "", {"found": 0, "least": 8, "players": 4})]


def test_a_map_knows_its_twins_ends_and_piles_aside() -> None:
    game_map = builtin()
    for line in game_map.lines:
        twins = [other.index for other in game_map.lines if other.ends == line.ends and other is not line]
        assert twins == ([] if line.twin is None else [line.twin])
        assert line.index in game_map.lines_at[line.a]
        assert line.index in game_map.lines_at[line.b]
        assert line.grey == (COLOURS[line.colour] == "grey")
    assert sum(map(len, game_map.lines_at)) == 2 * len(game_map.lines)
    assert [game_map.symbols[symbol] for symbol in game_map.aside] == ["flower", "heart"]
    assert [game_map.locations[place].id for place in game_map.index.values()] == list(game_map.index)


# Shortest ways


def graph(game_map: Map, costs: list[int]) -> nx.Graph[int]:
    """The cheapest open line between each two locations."""
    joined: nx.Graph[int] = nx.Graph()
    joined.add_nodes_from(range(len(game_map.locations)))
    for line in game_map.lines:
        cost = costs[line.index]
        if cost >= 0 and cost <= joined.get_edge_data(line.a, line.b, {}).get("weight", cost):
            joined.add_edge(line.a, line.b, weight=cost)
    return joined


@given(st.lists(st.integers(-1, 4), min_size=48, max_size=48), st.integers(0, 18), st.integers(0, 18))
def test_a_way_is_as_cheap_as_networkx_finds_and_hangs_together(costs: list[int], start: int, goal: int) -> None:
    game_map = builtin()
    way = game_map.shortest_path(start, goal, costs)
    joined = graph(game_map, costs)
    if not nx.has_path(joined, start, goal):
        assert way is None
        return
    assert way is not None
    here = start
    for number in way:
        assert costs[number] >= 0
        assert here in game_map.lines[number].ends
        here = sum(game_map.lines[number].ends) - here
    assert here == goal
    assert sum(costs[number] for number in way) == nx.shortest_path_length(joined, start, goal, weight="weight")


def test_of_equal_ways_the_one_with_fewer_lines_is_taken() -> None:
    game_map = builtin()
    start, goal = game_map.index["embarcadero"], game_map.index["potrero"]
    way = game_map.shortest_path(start, goal)
    assert way is not None
    assert (len(way), game_map.distance(start, goal)) == (2, 5)
    assert game_map.shortest_path(start, start) == ()


# Geometry


def test_segments_that_touch_count_as_crossing() -> None:
    assert segments_cross((0, 0), (4, 0), (2, 0), (2, 3))
    assert segments_cross((0, 0), (4, 0), (1, 0), (3, 0))
    assert segments_cross((0, 0), (4, 0), (4, 0), (7, 0))
    assert segments_cross((0, 7), (0, 4), (0, 4), (0, 0))
    assert not segments_cross((0, 0), (4, 0), (5, 0), (7, 0))
    assert not segments_cross((5, 0), (7, 0), (0, 0), (4, 0))
    assert not segments_cross((0, 0), (0, 4), (0, 5), (0, 7))
    assert not segments_cross((0, 5), (0, 7), (0, 0), (0, 4))
    assert not segments_cross((0, 0), (4, 4), (3, 0), (4, 3.9))


def test_distance_to_a_segment_counts_from_its_nearest_point() -> None:
    assert distance_to_segment((2, 3), (0, 0), (4, 0)) == pytest.approx(3)
    assert distance_to_segment((7, 4), (0, 0), (4, 0)) == pytest.approx(5)


# Faults, one broken file each


def toml(content: Content) -> str:
    """A content as a map file, each table under its header."""
    scalars, tables = [], []
    for key, value in content.items():
        if isinstance(value, dict):
            tables.append(f"[{key}]\n" + pairs(value))
        elif isinstance(value, list) and value and all(isinstance(entry, dict) for entry in value):
            tables += [f"[[{key}]]\n" + pairs(entry) for entry in value]
        else:
            scalars.append(pairs({key: value}))
    return "".join(scalars) + "\n" + "\n".join(tables)


def pairs(table: Content) -> str:
    return "".join(f"{json.dumps(key)} = {json.dumps(value).replace('NaN', 'nan')}\n" for key, value in table.items())


def entry(content: Content, key: str, *between: str) -> Content:
    """The first line or ticket between two locations, or the location with an id."""
    found: Content = next(one for one in content[key] if set(one.get("between", [one.get("id")])) == set(between))
    return found


def location(content: Content, name: str) -> Content:
    return entry(content, "location", name)


def line(content: Content, *between: str) -> Content:
    return entry(content, "line", *between)


def ticket(content: Content, *between: str) -> Content:
    return entry(content, "ticket", *between)


def without_lines(content: Content, *pairs_of_ids: tuple[str, str]) -> None:
    for two in pairs_of_ids:
        content["line"].remove(line(content, *two))


def add_line(content: Content, one: str, other: str, length: int = 2, colour: str = "grey") -> None:
    content["line"].append({"between": [one, other], "length": length, "colour": colour})


def add_twins(content: Content, *pairs_of_ids: tuple[str, str]) -> None:
    for two in pairs_of_ids:
        content["line"].append(dict(line(content, *two)))


def add_locations(content: Content, count: int) -> None:
    for number in range(count):
        spot = {"latitude": 37.74 - number / 1000, "longitude": -122.45}
        content["location"].append({"id": f"new{number}", "name": f"New {number}", **spot})
        add_line(content, "twinpeaks" if number == 0 else f"new{number - 1}", f"new{number}")


def same_place(content: Content) -> None:
    content["location"].append({**location(content, "castro"), "id": "copy"})
    add_line(content, "copy", "mission")


def without_pile(content: Content) -> None:
    del location(content, "sunset")["pile"]


def all_piles(content: Content) -> None:
    """Three locations, two of them with a pile."""
    names = ["sunset", "potrero", "castro"]
    content["location"] = [location(content, name) for name in names]
    content["tourists"]["symbols"] = ["wave", "sun", "flower", "heart"]
    content["line"] = []
    add_line(content, "sunset", "potrero")
    add_line(content, "potrero", "castro")
    content["ticket"] = [{"between": ["sunset", "castro"], "points": 4}] * 8


def ends_everywhere(content: Content) -> None:
    """One location is the end of five tickets."""
    for one in content["ticket"]:
        if set(one["between"]) == {"presidio", "union"}:
            one |= {"between": ["goldengate", "union"], "points": 8}


def cheap_tickets(content: Content) -> None:
    for one in content["ticket"]:
        one["points"] = 3


SAMPLES: dict[str, tuple[Callable[[Content], Any], str]] = {
    "map-variant": (lambda c: c.update(variant=True), ""),
    "map-missing": (lambda c: line(c, "union", "potrero").pop("colour"), "line"),
    "map-key": (lambda c: c["cards"].update(purple=6), "cards"),
    "map-type": (lambda c: line(c, "union", "potrero").update(length="3"), "line"),
    "map-text": (lambda c: location(c, "castro").update(name=" "), "location"),
    "map-long": (lambda c: c.update(title="x" * 81), ""),
    "map-range": (lambda c: line(c, "union", "potrero").update(length=7), "line"),
    "map-many": (lambda c: add_locations(c, 42), ""),
    "map-format": (lambda c: c.update(format="fogline-deck-1"), ""),
    "map-name": (lambda c: c.update(name="My map"), ""),
    "map-cards-few": (lambda c: c.update(cards=dict.fromkeys(("ferries", *COLOURS[:6]), 1)), "cards"),
    "map-id": (lambda c: c["tourists"]["symbols"].__setitem__(6, "Heart"), "tourists"),
    "map-id-twice": (lambda c: c["location"].append({**c["location"][8], "latitude": 37.0}), "location"),
    "map-same-place": (same_place, "location"),
    "map-symbol-twice": (lambda c: c["tourists"]["symbols"].__setitem__(6, "flower"), "tourists"),
    "map-symbol-unknown": (lambda c: location(c, "sunset").update(pile="surfer"), "location"),
    "map-pile-twice": (lambda c: location(c, "sunset").update(pile="fog"), "location"),
    "map-piles-aside": (without_pile, "tourists"),
    "map-piles-free": (all_piles, ""),
    "map-between": (lambda c: line(c, "union", "potrero").update(between=["union"]), "line"),
    "map-unknown": (lambda c: line(c, "union", "potrero").update(between=["union", "portero"]), "line"),
    "map-loop": (lambda c: ticket(c, "alcatraz", "mission").update(between=["alcatraz", "alcatraz"]), "ticket"),
    "map-colour": (lambda c: line(c, "union", "potrero").update(colour="purple"), "line"),
    "map-line-ferries": (lambda c: line(c, "pier39", "alcatraz").update(ferries=3), "line"),
    "map-line-third": (lambda c: add_line(c, "haight", "garden"), "line"),
    "map-twin-length": (lambda c: line(c, "garden", "haight").update(length=3), "line"),
    "map-unconnected": (lambda c: without_lines(c, ("alcatraz", "pier39"), ("alcatraz", "fortmason")), ""),
    "map-ticket-twice": (lambda c: c["ticket"].append({"between": ["potrero", "goldengate"], "points": 11}), "ticket"),
    "map-tickets-few": (lambda c: c.update(ticket=c["ticket"][:7]), ""),
    "map-cars": (lambda c: c["cars"].update(per_player=45), "cars"),
    "map-cards": (lambda c: c["cards"].update(ferries=14), "cards"),
    "map-points": (lambda c: c["points"].update({"3": 3}), "points"),
    "map-symbols": (lambda c: (c["tourists"]["symbols"].pop(3), location(c, "sunset").pop("pile")), "tourists"),
    "map-tokens": (lambda c: c["tourists"].update(count=4), "tourists"),
    "map-locations": (lambda c: add_locations(c, 1), ""),
    "map-pairs": (lambda c: add_line(c, "sunset", "haight", 3), ""),
    "map-doubles": (lambda c: without_lines(c, ("castro", "mission"), ("garden", "haight")), ""),
    "map-lines": (lambda c: add_twins(c, ("pacific", "fortmason"), ("union", "southbeach")), ""),
    "map-spaces": (lambda c: [one.update(length=3) for one in c["line"]], ""),
    "map-lengths": (lambda c: line(c, "goldengate", "richmond").update(length=4), "line"),
    "map-fives": (lambda c: line(c, "goldengate", "richmond").update(length=5), ""),
    "map-colour-lines": (lambda c: line(c, "richmond", "garden").update(colour="blue"), ""),
    "map-colour-spaces": (lambda c: line(c, "richmond", "garden").update(length=3), ""),
    "map-twin-colours": (lambda c: line(c, "garden", "sunset").update(colour="red"), "line"),
    "map-ferry-lines": (lambda c: line(c, "pier39", "alcatraz").pop("ferries"), ""),
    "map-ferry-symbols": (lambda c: line(c, "pier39", "alcatraz").update(ferries=2), "line"),
    "map-line-unpayable": (lambda c: c["cards"].update(ferries=0), "line"),
    "map-degree": (lambda c: without_lines(c, ("alcatraz", "pier39")), "location"),
    "map-crossing": (lambda c: add_line(c, "southbeach", "mission", 3), "line"),
    "map-close": (lambda c: location(c, "richmond").update(latitude=37.7915, longitude=-122.4667), "line"),
    "map-tickets": (lambda c: c["ticket"].pop(), ""),
    "map-ticket-points": (lambda c: ticket(c, "alcatraz", "mission").update(points=8), "ticket"),
    "map-ticket-most": (lambda c: ticket(c, "alcatraz", "mission").update(points=13), "ticket"),
    "map-ticket-mean": (cheap_tickets, ""),
    "map-ticket-ends": (ends_everywhere, "location"),
}
"""A change of our map for each fault, and the kind of place that the fault is in."""


def words(problem: Problem) -> str:
    """A problem in English; fails where the text asks for more than the problem holds."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / "texts" / "en.ftl").read_text(encoding="utf-8")))
    pattern = bundle.get_message(problem.message().id).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, problem.params)
    assert errors == []
    return str(text)


def broken(change: Callable[[Content], Any]) -> tuple[str, Map | None, list[Problem]]:
    """Our map with a change: the file, and what is read and found in it."""
    content = copy.deepcopy(builtin().content())
    change(content)
    text = toml(content)
    return text, *check_map(text, "mine.toml")


def test_the_unbroken_sample_is_our_map() -> None:
    _, game_map, problems = broken(dict)
    assert (game_map, problems) == (builtin(), [])


def test_a_variant_is_for_two_and_says_so_wherever_it_is_named() -> None:
    text = (Path(__file__).parents[3] / "examples/variants/map-tiny.toml").read_text("utf-8")
    tiny, problems = check_map(text, "map-tiny.toml")
    assert tiny is not None
    assert [problem.code for problem in problems] == ["map-variant"]
    assert (len(tiny.tickets), sum(tiny.cards), tiny.name) == (4, 9, "tiny-variant")
    assert Map.from_content(tiny.content()) == tiny
    other, _ = check_map(text.replace('"tiny-variant"', '"tiny"'), "map-tiny.toml")
    assert other is not None
    assert other.name == "tiny-variant"
    whole = check_map(text.replace("variant = true", ""), "map-tiny.toml")
    assert {problem.code for problem in whole[1] if problem.severity == "error"} == {"map-tickets-few"}
    game = fogline.games.game_class("ticket-to-ride-san-francisco").load({}, text, "map-tiny.toml")
    with pytest.raises(fogline.IllegalAction, match="player-count"):
        game.start(players=3)


def test_every_fault_has_a_sample() -> None:
    assert set(SAMPLES) | {"map-toml"} == set(FAULTS)


@pytest.mark.parametrize("code", SAMPLES)
def test_each_fault_is_found_placed_and_said(code: str) -> None:
    change, kind = SAMPLES[code]
    text, game_map, problems = broken(change)
    found = [problem for problem in problems if problem.code == code]
    assert found
    assert {problem.severity for problem in problems if problem.code == code} == {FAULTS[code]}
    assert (game_map is None) == any(problem.severity == "error" for problem in problems)
    rows = text.splitlines()
    for problem in found:
        assert words(problem)
        if kind:
            row = int(problem.place.partition("(row ")[2].rstrip(")"))
            assert problem.place.startswith(kind)
            assert rows[row - 1] in (f"[{kind}]", f"[[{kind}]]")
        else:
            assert problem.place == ""


@pytest.mark.parametrize("code", [code for code in SAMPLES if FAULTS[code] == "error"])
def test_no_error_drags_in_another(code: str) -> None:
    cascades = {"map-id": {"map-id"}, "map-piles-free": {"map-piles-free", "map-ticket-twice"}}
    _, _, problems = broken(SAMPLES[code][0])
    assert {problem.code for problem in problems} == cascades.get(code, {code})


@pytest.mark.parametrize("code", [code for code in SAMPLES if FAULTS[code] == "warning"])
def test_an_unusual_map_can_be_played(code: str) -> None:
    _, game_map, _ = broken(SAMPLES[code][0])
    assert game_map is not None


USUAL: dict[str, dict[str, str | int]] = {
    "map-cars": {"expected": 20},
    "map-cards": {"found": 50, "expected": 44},
    "map-points": {"length": 3, "found": 3, "expected": 4},
    "map-symbols": {"found": 6, "expected": 7},
    "map-tokens": {"found": 4, "expected": 3},
    "map-locations": {"found": 20, "least": 17, "most": 19},
    "map-pairs": {"found": 37, "least": 32, "most": 36},
    "map-doubles": {"found": 10, "least": 11, "most": 14},
    "map-lines": {"found": 50, "least": 45, "most": 49},
    "map-spaces": {"found": 144, "least": 95, "most": 110},
    "map-lengths": {"found": 4},
    "map-fives": {"found": 2, "most": 1},
    "map-colour-lines": {"least": 5, "most": 7},
    "map-colour-spaces": {"least": 12, "most": 14},
    "map-ferry-lines": {"found": 2, "most": 3},
    "map-ferry-symbols": {"found": 2},
    "map-degree": {"location": "Alcatraz", "found": 1, "least": 2, "most": 6},
    "map-tickets": {"found": 23, "most": 24},
    "map-ticket-points": {"found": 8, "expected": 9},
    "map-ticket-most": {"found": 13, "most": 12},
    "map-ticket-mean": {"found": "3.00", "least": "5.5", "most": "6.5"},
    "map-ticket-ends": {"location": "Golden Gate Bridge", "found": 5, "least": 1, "most": 4},
}
"""The figures that a sample is told."""


@pytest.mark.parametrize("code", USUAL)
def test_a_warning_tells_what_is_usual(code: str) -> None:
    _, _, problems = broken(SAMPLES[code][0])
    first = next(problem for problem in problems if problem.code == code)
    assert USUAL[code].items() <= first.params.items()


def test_an_island_is_told_by_its_locations() -> None:
    def sever(content: Content) -> None:
        without_lines(content, ("alcatraz", "fortmason"), ("fortmason", "pier39"), ("pier39", "lombard"))
        without_lines(content, ("pier39", "lombard"), ("pier39", "embarcadero"), ("pier39", "embarcadero"))

    _, _, problems = broken(sever)
    assert problems == [Problem("error", "map-unconnected", "", {"locations": "alcatraz, pier39"})]


def test_unequal_twins_are_told_with_both_lengths() -> None:
    _, _, [problem] = broken(lambda content: line(content, "garden", "haight").update(length=3))
    first = problem.params["first"]
    assert (problem.params["found"], problem.params["expected"], str(first)[:8]) == ("2", "3", "line 14 ")


def test_a_line_that_just_can_be_paid_is_no_fault() -> None:
    def poor(content: Content) -> None:
        content["cards"] = {**dict.fromkeys(COLOURS[:6], 2), "ferries": 1}

    _, _, problems = broken(poor)
    unpaid = [problem for problem in problems if problem.code == "map-line-unpayable"]
    assert [problem.params["length"] for problem in unpaid] == [5]


def test_a_location_with_seven_neighbours_is_unusual() -> None:
    _, _, problems = broken(lambda content: add_line(content, "union", "mission", 3))
    degrees = [problem.params for problem in problems if problem.code == "map-degree"]
    assert degrees == [{"location": "Union Square", "found": 7, "least": 2, "most": 6}]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            'between = ["richmond", "garden"]',
            'between = ["richmond", "gardn"]',
            Problem("error", "map-unknown", "line 10 (row 231)", {"found": '"gardn"', "guesses": 1, "near": "garden"}),
        ),
        (
            'between = ["richmond", "garden"]',
            'between = ["richmond", "zzz"]',
            Problem("error", "map-unknown", "line 10 (row 231)", {"found": '"zzz"', "guesses": 0, "near": ""}),
        ),
        (
            "per_player = 20",
            "per_player = 2",
            Problem("error", "map-range", "cars (row 16)", {"key": "per_player", "found": "2", "least": 3, "most": 99}),
        ),
    ],
)
def test_a_fault_names_its_row(old: str, new: str, expected: Problem) -> None:
    assert OURS.count(old) == 1
    _, problems = check_map(OURS.replace(old, new), "map.toml")
    assert problems == [expected]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (OURS.replace("[cars]", "[cars"), "row 16, column 6"),
        ("title = [\n  1,", "row 2, column 5"),
        ("x = 1_", "row 1, column 6"),
    ],
)
def test_what_is_no_toml_is_placed_where_reading_stopped(text: str, place: str) -> None:
    game_map, [problem] = check_map(text, "map.toml")
    assert (game_map, problem.severity, problem.code) == (None, "error", "map-toml")
    assert problem.place == place
    assert "(at " not in words(problem)


def test_headers_in_strings_and_comments_are_no_headers() -> None:
    text = OURS.replace('note = "', "note = '''\n[[line]]\n'''\n# [[line]]\nunknown = \"", 1)
    text = text.replace('between = ["richmond", "garden"]', "between = []")
    _, problems = check_map(text, "map.toml")
    assert [problem.place for problem in problems if problem.code == "map-between"] == ["line 10 (row 235)"]


def test_what_has_no_header_has_no_row() -> None:
    content = builtin().content()
    tickets = content.pop("ticket")
    assert isinstance(tickets, list)
    inline = ", ".join(f"{{between = {json.dumps(one['between'])}, points = 99}}" for one in tickets)
    _, problems = check_map(f"ticket = [{inline}]\n" + toml(content), "map.toml")
    assert Problem("warning", "map-ticket-most", "ticket 3", {"found": 99, "most": 12}) in problems


def test_all_faults_are_told_at_once() -> None:
    def wreck(content: Content) -> None:
        for code in ("map-missing", "map-key", "map-loop", "map-line-ferries", "map-symbol-unknown", "map-long"):
            SAMPLES[code][0](content)

    text, _, problems = broken(wreck)
    assert {problem.code for problem in problems} >= {"map-missing", "map-key", "map-loop", "map-line-ferries"}
    with pytest.raises(DataError) as caught:
        parse_map(text, "mine.toml")
    assert caught.value.problems == problems
    assert str(caught.value).startswith("mine.toml: ")
    assert len(problems) == 6


@pytest.mark.parametrize(
    "text",
    ["", "[[[", "x = " + "[" * 5000, "location = 3", "line = [1, 'x', []]", "ticket = {}", f"cars = 0x{'f' * 9000}"],
)
def test_rubbish_is_refused_with_words(text: str) -> None:
    game_map, problems = check_map(text, "rubbish.toml")
    assert game_map is None
    assert all(words(problem) for problem in problems)
    assert all(len(str(value)) < 400 for problem in problems for value in problem.params.values())


# The schema beside the validator

STRUCTURAL = {
    "map-missing",
    "map-key",
    "map-type",
    "map-text",
    "map-long",
    "map-range",
    "map-many",
    "map-format",
    "map-name",
    "map-id",
    "map-symbol-twice",
    "map-between",
    "map-loop",
    "map-colour",
    "map-tickets-few",
}
"""What a schema can say."""

VALUES: list[object] = [
    *(
        None,
        True,
        -1,
        0,
        1,
        2,
        3,
        6,
        7,
        85,
        99,
        100,
        200,
        -200,
        0.5,
        10**30,
        "",
        " ",
        "a",
        "A",
        "grey",
        "purple",
        "fog",
    ),
    *("x" * 17, "x" * 41, "x" * 81, "x" * 2001, "a\tb", "a\x07b", "two words", "castro", "fogline-map-1", [], {}, [1]),
    *(["castro"], ["castro", "castro"], ["castro", "union"], ["castro", "union", "haight"], [{}], {"castro": 1}),
]


def mutate(content: Content | list[Any], steps: list[int], value: object, how: str) -> None:
    """Go down along the steps, then replace, remove or add something there."""
    while True:
        keys: list[Any] = list(content) if isinstance(content, dict) else list(range(len(content)))
        key = keys[steps[0] % len(keys)]
        inner, steps = content[key], steps[1:]
        if not steps or not isinstance(inner, (dict, list)) or not inner:
            break
        content = inner
    if how == "add" and isinstance(content, dict):
        content["extra"] = value
    elif how == "add" and isinstance(content, list):
        content.append(value)
    elif how == "remove":
        del content[key]
    else:
        content[key] = value


def errors_of(content: Content) -> set[str]:
    """The codes of the errors in a content."""
    try:
        Map.from_content(content)
    except DataError as error:
        return {problem.code for problem in error.problems}
    return set()


def agreed(content: Content) -> bool:
    """Sees to it that schema and validator say the same of a content; tells whether the schema accepts it."""
    schema_refuses = not jsonschema.Draft202012Validator(SCHEMA).is_valid(content)
    errors = errors_of(content)
    assert not schema_refuses or errors, "the schema refuses what the validator accepts"
    assert schema_refuses or not errors & STRUCTURAL, f"the schema accepts {errors & STRUCTURAL}"
    return not schema_refuses


@given(
    st.lists(st.integers(0, 60), min_size=1, max_size=4),
    st.sampled_from(VALUES),
    st.sampled_from(["replace", "replace", "replace", "remove", "add"]),
)
def test_schema_and_validator_agree(steps: list[int], value: object, how: str) -> None:
    content = copy.deepcopy(builtin().content())
    mutate(content, steps, copy.deepcopy(value), how)
    agreed(content)


def bounded(schema: Content, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Content]]:
    """Every number and text that the schema bounds, with the way to it; `*` is the last entry of a list."""
    if schema.keys() & {"minimum", "maxLength"}:
        yield path, schema
    for key, inner in schema.get("properties", {}).items():
        yield from bounded(inner, (*path, key))
    if "items" in schema:
        yield from bounded(schema["items"], (*path, "*"))


BOUNDED = dict(bounded(SCHEMA))


def fitting(way: tuple[str, ...], value: object) -> bool:
    """Whether both accept our map with a value at the end of a way."""
    content: Any = copy.deepcopy(builtin().content())
    whole = content
    for key in way[:-1]:
        content = content[-1] if key == "*" else content[key]
    content[-1 if way[-1] == "*" else way[-1]] = value
    assert jsonschema.Draft202012Validator(SCHEMA).is_valid(whole) == (not STRUCTURAL & errors_of(whole))
    return not STRUCTURAL & errors_of(whole)


def test_the_schema_bounds_every_number_and_text() -> None:
    assert len(BOUNDED) == 28
    assert ("location", "*", "latitude") in BOUNDED


@pytest.mark.parametrize("way", BOUNDED, ids=".".join)
def test_schema_and_validator_have_the_same_bounds(way: tuple[str, ...]) -> None:
    schema = BOUNDED[way]
    if "maxLength" in schema:
        longest = schema["maxLength"]
        assert fitting(way, "x" * longest)
        refused = "x" * (longest + 1)
    else:
        assert fitting(way, schema["maximum"])
        assert fitting(way, schema["minimum"])
        assert not fitting(way, schema["minimum"] - 1)
        refused = schema["maximum"] + 1
    assert not fitting(way, refused)


@pytest.mark.parametrize("code", SAMPLES)
def test_schema_and_validator_agree_on_the_samples(code: str) -> None:
    content = copy.deepcopy(builtin().content())
    SAMPLES[code][0](content)
    assert agreed(content) is (code not in STRUCTURAL)


def test_the_schema_is_a_schema_and_explains_itself() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    jsonschema.validate(tomllib.loads(OURS), SCHEMA)
    assert all("description" in entry for entry in SCHEMA["properties"].values())
