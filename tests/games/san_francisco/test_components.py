"""The deck: card codes, the deck we ship against what is known of the printed one, and every fault of a deck file."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from importlib import resources
from pathlib import Path

import jsonschema
import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

from fogline.core.data import DataError, Problem
from fogline.games.san_francisco.components import (
    BLACK,
    COLOURS,
    DISTRICTS,
    FAULTS,
    FILES,
    LETTERS,
    LONGEST,
    MARKS,
    SQUARE_COLOURS,
    Deck,
    Kind,
    builtin,
    check_deck,
    parse_code,
    parse_deck,
    shipped,
)

FOLDER = resources.files("fogline.games.san_francisco")
OURS = (FOLDER / "data" / FILES[0]).read_text(encoding="utf-8")
SCHEMA = json.loads((FOLDER / "data" / "deck.schema.json").read_text(encoding="utf-8"))


# Codes


KINDS = st.builds(
    Kind,
    colour=st.integers(0, 5),
    value=st.integers(0, 9),
    **{mark: st.booleans() for mark in MARKS},
)


@given(KINDS)
def test_code_round_trip(kind: Kind) -> None:
    assert parse_code(kind.code) == kind


@given(st.text("bgoynktdsfc+0123456789", max_size=9))
def test_a_text_is_refused_or_is_the_only_code_of_its_face(text: str) -> None:
    try:
        kind = parse_code(text)
    except ValueError:
        return
    assert kind.code == text


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("b2tc", Kind(0, 2, tracks=True, coast=True)),
        ("g0s", Kind(1, 0, square=True)),
        ("o4", Kind(2, 4)),
        ("y1d", Kind(3, 1, depot=True)),
        ("n9", Kind(4, 9)),
        ("k0f+", Kind(BLACK, 0, foundation=True, bonus=True)),
    ],
)
def test_code_of_a_face(code: str, kind: Kind) -> None:
    assert kind.code == code
    assert parse_code(code) == kind


@pytest.mark.parametrize("code", ["", "b", "2", "r2", "B2", "b12", "b-1", "b2ct", "b2tt", "b2x", "b2 ", " b2", "b2\n"])
def test_malformed_code_is_refused_by_name(code: str) -> None:
    with pytest.raises(ValueError, match="no card code") as caught:
        parse_code(code)
    assert repr(code) in str(caught.value)


def test_letters_stand_for_colours_in_order_of_the_rows() -> None:
    assert dict(zip(LETTERS, COLOURS, strict=True)) == {
        "b": "blue",
        "g": "grey",
        "o": "orange",
        "y": "yellow",
        "n": "green",
        "k": "black",
    }
    assert DISTRICTS == ("blue", "grey", "orange", "yellow", "green")
    assert COLOURS[BLACK] == "black"


# Our deck against what is known of the printed one


def cards(**wanted: object) -> int:
    """Cards of our deck with these properties."""
    return sum(
        kind.count for kind in builtin().kinds if all(getattr(kind, name) == value for name, value in wanted.items())
    )


def test_our_deck_has_no_fault() -> None:
    deck, problems = check_deck(OURS, "deck.toml")
    assert problems == []
    assert deck == builtin()
    assert deck is not builtin()
    assert builtin() is builtin()


@pytest.mark.parametrize("file", FILES)
def test_no_deck_of_ours_has_a_fault(file: str) -> None:
    assert check_deck((FOLDER / "data" / file).read_text(encoding="utf-8"), file)[1] == []


@pytest.mark.rule("SF-1.2")
def test_sf_1_2_our_deck_has_87_cards() -> None:
    assert builtin().size == 87
    assert [cards(colour=number) for number in range(6)] == [15, 15, 15, 15, 15, 12]


@pytest.mark.rule("SF-1.2")
def test_sf_1_2_only_grey_orange_and_yellow_have_squares_without_workers() -> None:
    squares = [kind for kind in builtin().kinds if kind.square]
    assert {COLOURS[kind.colour] for kind in squares} == set(SQUARE_COLOURS)
    assert {kind.value for kind in squares} == {0}
    assert all(cards(square=True, colour=COLOURS.index(colour)) == 2 for colour in SQUARE_COLOURS)


def test_eleven_foundations_spread_over_all_colours() -> None:
    """With 11 the last token falls after 22, 19.6 and 18.3 cards a player on average: inside 18 to 22."""
    assert builtin().foundations == cards(foundation=True) == 11
    assert all(cards(foundation=True, colour=number) for number in range(6))
    placed = [88 * tokens / (builtin().foundations + 1) / players for players, tokens in ((2, 6), (3, 8), (4, 10))]
    assert all(18 <= each <= 22 for each in placed)


def test_coasts_are_blue() -> None:
    assert cards(coast=True) == cards(coast=True, colour=0)
    assert cards(coast=True) == 7


def test_most_cards_have_a_value_and_many_have_tracks() -> None:
    valued = builtin().size - cards(value=0)
    assert valued > builtin().size / 2
    assert builtin().size / 3 <= cards(tracks=True) <= builtin().size / 2
    assert 2.2 <= sum(kind.value * kind.count for kind in builtin().kinds) / valued <= 2.4
    assert max(kind.value for kind in builtin().kinds) == 5


def test_depots_some_of_which_can_lie_in_the_blue_row() -> None:
    assert cards(depot=True) == 5
    assert cards(depot=True, colour=0) >= 1
    assert cards(depot=True, colour=BLACK) >= 1


def test_a_second_bonus_symbol_can_come_up_in_every_district() -> None:
    assert all(3 <= cards(bonus=True, colour=number) <= 4 for number in range(5))


def test_no_district_is_worth_much_more_than_another() -> None:
    workers = [sum(kind.value * kind.count for kind in builtin().kinds if kind.colour == row) for row in range(5)]
    assert max(workers) - min(workers) <= 4
    assert 40 <= len(builtin().kinds) <= 55


def test_our_deck_says_that_it_is_a_reconstruction() -> None:
    assert builtin().name == "fogline-2026-2"
    assert "reconstruction" in builtin().note
    assert "Not the publisher's" in builtin().note


def test_a_published_deck_never_changes() -> None:
    """A retuned deck is a new file with a new name: records know theirs by its hash."""
    assert {deck.name: hash_ for hash_, deck in shipped().items()} == {
        "fogline-2026-2": "d1e8e6cda3e51dbbd2efa770f41440254e07b540d2fa4589efd0d3fad349a62d",
        "fogline-2026": "e3d7338c394cf527e3b48a97b385f156bccf80b63bb531220206ca7d6e9ac57f",
    }


# A deck as data


def test_kinds_are_sorted_and_indexed_by_code() -> None:
    deck = builtin()
    keys = [(kind.colour, kind.value, [getattr(kind, mark) for mark in MARKS]) for kind in deck.kinds]
    assert keys == sorted(keys)
    assert len({kind.code for kind in deck.kinds}) == len(deck.kinds)
    assert [deck.index[kind.code] for kind in deck.kinds] == list(range(len(deck.kinds)))


def test_content_survives_json_and_fits_the_schema() -> None:
    content = msgspec.json.decode(msgspec.json.encode(builtin().content()))
    jsonschema.validate(content, SCHEMA)
    deck = Deck.from_content(content)
    assert deck == builtin()
    assert deck.hash == builtin().hash


def test_hash_knows_the_cards_and_nothing_else() -> None:
    renamed = parse_deck(OURS.replace('title = "', 'title = "New '), "deck.toml")
    assert renamed.title != builtin().title
    assert renamed.hash == builtin().hash
    other = parse_deck(OURS.replace("value = 4", "value = 5", 1), "deck.toml")
    assert other.hash != builtin().hash


def test_order_of_the_file_does_not_matter() -> None:
    content = builtin().content()
    entries = content["card"]
    assert isinstance(entries, list)
    assert Deck.from_content({**content, "card": entries[::-1]}) == builtin()


def test_a_deck_without_a_name_is_called_after_its_file() -> None:
    text = OURS.replace('name = "fogline-2026-2"\n', "")
    assert parse_deck(text, "decks/My Box (2022).toml").name == "my-box-2022"
    assert parse_deck(text, "«».toml").name == "deck"
    assert parse_deck(text, "x" * 39 + "-yz.toml").name == "x" * 39


def test_a_byte_order_mark_is_no_fault() -> None:
    assert parse_deck("\ufeff" + OURS, "deck.toml") == builtin()


@pytest.mark.parametrize("content", [None, [], "deck", 7])
def test_content_that_is_no_table_is_refused(content: object) -> None:
    with pytest.raises(DataError) as caught:
        Deck.from_content(content)
    assert caught.value.problems[0].code == "deck-type"
    assert caught.value.problems[0].params["expected"] == "table"


def test_content_is_checked_like_a_file() -> None:
    content = builtin().content()
    with pytest.raises(DataError) as caught:
        Deck.from_content({**content, "card": [{"colour": "green", "square": True, "count": 87}]})
    assert Problem("error", "deck-square-colour", "card 1", {"colour": "green", "known": "grey, orange, yellow"}) in (
        caught.value.problems
    )


# Faults, one broken file each

HEADER = 'format = "fogline-deck-1"\nname = "mine"\n'
FIRST_LINE = 3
"""The line of the first card in files made by `deck_file`."""
GOOD = (
    'colour = "blue"\nvalue = 1\ncoast = true\ncount = 5',
    'colour = "blue"\nvalue = 2\ntracks = true\ncount = 9',
    'colour = "blue"\ndepot = true',
    'colour = "grey"\nsquare = true\ncount = 5',
    'colour = "grey"\nfoundation = true\ncount = 10',
    'colour = "orange"\nvalue = 3\nbonus = true\ncount = 15',
    'colour = "yellow"\nvalue = 1\ncount = 15',
    'colour = "green"\nvalue = 2\ncount = 15',
    'colour = "black"\nvalue = 1\ncount = 12',
)
LINES = [FIRST_LINE + sum(card.count("\n") + 3 for card in GOOD[:number]) for number in range(len(GOOD) + 1)]
"""The lines of their headers, and the one of a card put after them."""


def deck_file(*bodies: str, header: str = HEADER) -> str:
    """A deck file with these cards, each after its header and followed by an empty line."""
    return header + "".join(f"[[card]]\n{body}\n\n" for body in bodies)


def changed(number: int, old: str, new: str) -> str:
    """The good file with a change in one card."""
    assert old in GOOD[number]
    return deck_file(*GOOD[:number], GOOD[number].replace(old, new), *GOOD[number + 1 :])


def at(number: int) -> str:
    """The place of a card of the good file."""
    return f"card {number + 1} (line {LINES[number]})"


ALL_KEYS = "colour, value, tracks, depot, square, foundation, coast, bonus, count"
ALL_COLOURS = "blue, grey, orange, yellow, green, black"
RANGE = {"least": 1, "most": 87}

Fault = str | tuple[str, str, dict[str, str | int]]
"""An expected fault: its code, or code, place and parameters, of which "*" stands for any words."""

BROKEN: list[tuple[str, list[Fault]]] = [
    (deck_file(*GOOD) + "oops", [("deck-toml", f"line {LINES[9]}, column 5", {"reason": "*"})]),
    (HEADER + "[[card]\n", [("deck-toml", "line 3, column 7", {"reason": "*"})]),
    (deck_file(*GOOD, header='name = "mine"\n\n'), [("deck-missing", "", {"key": "format"})]),
    (HEADER, [("deck-missing", "", {"key": "card"})]),
    (changed(7, 'colour = "green"', ""), [("deck-missing", at(7), {"key": "colour"})]),
    (
        deck_file(*GOOD, header='format = "fogline-map-1"\n\n'),
        [("deck-format", "", {"found": '"fogline-map-1"', "expected": "fogline-deck-1"})],
    ),
    (
        deck_file(*GOOD, header='format = "fogline-deck-1"\ncolour = "blue"\n'),
        [("deck-key", "", {"key": '"colour"', "known": "format, name, title, author, note, variant, card"})],
    ),
    (changed(3, "square", "plaza"), [("deck-key", at(3), {"key": '"plaza"', "known": ALL_KEYS}), "deck-without"]),
    (
        deck_file(*GOOD, header='format = "fogline-deck-1"\ntitle = 5\n'),
        [("deck-type", "", {"key": "title", "expected": "text", "found": "5"})],
    ),
    (
        'format = "fogline-deck-1"\ncard = 3',
        [("deck-type", "", {"key": "card", "expected": "cards", "found": "3"})],
    ),
    (
        'format = "fogline-deck-1"\n[card]\ncolour = "blue"',
        [("deck-type", "", {"key": "card", "expected": "cards", "found": "{…}"})],
    ),
    (
        'format = "fogline-deck-1"\ncard = ["b1"]',
        [
            ("deck-type", "card 1", {"key": "card", "expected": "table", "found": '"b1"'}),
        ],
    ),
    (
        changed(5, "value = 3", "value = 3.0"),
        [("deck-type", at(5), {"key": "value", "expected": "number", "found": "3.0"})],
    ),
    (
        changed(5, "value = 3", "value = true"),
        [("deck-type", at(5), {"key": "value", "expected": "number", "found": "true"})],
    ),
    (
        changed(5, "count = 15", 'count = "15"'),
        [("deck-type", at(5), {"key": "count", "expected": "number", "found": '"15"'})],
    ),
    (
        changed(5, "bonus = true", "bonus = 1"),
        [("deck-type", at(5), {"key": "bonus", "expected": "flag", "found": "1"})],
    ),
    (
        changed(1, "tracks = true", 'tracks = "yes"'),
        [("deck-type", at(1), {"key": "tracks", "expected": "flag", "found": '"yes"'})],
    ),
    (
        changed(1, "tracks = true", "tracks = [true]"),
        [("deck-type", at(1), {"key": "tracks", "expected": "flag", "found": "[…]"})],
    ),
    (
        changed(1, "tracks = true", "tracks = 2022-05-01"),
        [("deck-type", at(1), {"key": "tracks", "expected": "flag", "found": '"2022-05-01"'})],
    ),
    (
        deck_file(*GOOD, header='format = "fogline-deck-1"\nname = "My box"\n'),
        [("deck-name", "", {"found": '"My box"'})],
    ),
    (
        deck_file(*GOOD, header=f'format = "fogline-deck-1"\nname = "{"x" * 41}"\n'),
        [("deck-long", "", {"key": "name", "found": 41, "most": 40})],
    ),
    (
        deck_file(*GOOD, header=f'format = "fogline-deck-1"\nnote = "{"x" * 2001}"\n'),
        [("deck-long", "", {"key": "note", "found": 2001, "most": 2000})],
    ),
    (
        changed(6, '"yellow"', '"red"'),
        [("deck-colour", at(6), {"found": '"red"', "known": ALL_COLOURS})],
    ),
    (changed(8, "value = 1", "value = 10"), [("deck-value", at(8), {"found": "10", "least": 0, "most": 9})]),
    (changed(8, "value = 1", "value = -1"), [("deck-value", at(8), {"found": "-1", "least": 0, "most": 9})]),
    (changed(8, "count = 12", "count = 0"), [("deck-count", at(8), {"found": "0", **RANGE})]),
    (changed(8, "count = 12", "count = -12"), [("deck-count", at(8), {"found": "-12", **RANGE})]),
    (changed(8, "count = 12", "count = 88"), [("deck-count", at(8), {"found": "88", **RANGE})]),
    (
        changed(8, "count = 12", f"count = 0x{'f' * 9000}"),
        [("deck-count", at(8), {"found": f"0x{'f' * 37}…", **RANGE})],
    ),
    (changed(5, "bonus = true", "bonus = 2"), [("deck-bonus-number", at(5), {"found": "2"})]),
    (
        changed(2, "depot = true", "depot = true\nsquare = true"),
        [("deck-square-colour", at(2), {"colour": "blue", "known": "grey, orange, yellow"})],
    ),
    (
        changed(7, "value = 2", "square = true"),
        [("deck-square-colour", at(7), {"colour": "green", "known": "grey, orange, yellow"})],
    ),
    (
        changed(8, "value = 1", "square = true"),
        [("deck-square-colour", at(8), {"colour": "black", "known": "grey, orange, yellow"})],
    ),
    (changed(3, "square = true", "square = true\nvalue = 4"), [("deck-square-workers", at(3), {"value": 4})]),
    (
        changed(8, "count = 12", "count = 11"),
        [
            ("deck-total", "", {"found": 86, "expected": 87}),
            ("deck-split", "", {"colour": "black", "found": 11, "expected": 12}),
        ],
    ),
    (
        deck_file(*GOOD, GOOD[6]),
        [
            ("deck-twice", at(9), {"code": "y1", "first": at(6)}),
            ("deck-total", "", {"found": 102, "expected": 87}),
            ("deck-split", "", {"colour": "yellow", "found": 30, "expected": 15}),
        ],
    ),
    (HEADER + "card = []", ["deck-total", *["deck-split"] * 6, "deck-foundations", *["deck-without"] * 6]),
]

UNUSUAL: list[tuple[str, list[Fault]]] = [
    (changed(8, "count = 12", "count = 12\ncoast = true"), [("deck-coast-colour", at(8), {"colour": "black"})]),
    (
        changed(8, "count = 12", "count = 11").replace(
            '"green"\nvalue = 2\ncount = 15', '"green"\nvalue = 2\ncount = 16'
        ),
        [
            ("deck-split", "", {"colour": "green", "found": 16, "expected": 15}),
            ("deck-split", "", {"colour": "black", "found": 11, "expected": 12}),
        ],
    ),
    (
        deck_file(*GOOD[:4], 'colour = "grey"\nfoundation = true\ncount = 9', *GOOD[5:], 'colour = "grey"'),
        [("deck-foundations", "", {"found": 9, "expected": 10})],
    ),
    (
        deck_file(*GOOD[:8], 'colour = "black"\nvalue = 1\ncount = 6', 'colour = "black"\nvalue = 1\ncount = 6'),
        [("deck-twice", f"card 10 (line {LINES[8] + 5})", {"code": "k1", "first": at(8)})],
    ),
    (changed(0, "coast = true", ""), [("deck-without", "", {"mark": "coast"})]),
    (changed(1, "tracks = true", ""), [("deck-without", "", {"mark": "tracks"})]),
    (changed(2, "depot = true", ""), [("deck-without", "", {"mark": "depot"})]),
    (changed(3, "square = true", ""), [("deck-without", "", {"mark": "square"})]),
    (changed(5, "bonus = true", ""), [("deck-without", "", {"mark": "bonus"})]),
    (deck_file(*GOOD).replace("value = ", "# "), [("deck-without", "", {"mark": "value"})]),
    (
        deck_file(*GOOD[:2], 'colour = "blue"', *GOOD[3:7], f"{GOOD[7]}\ndepot = true", GOOD[8]),
        [("deck-top-depot", "", {})],
    ),
    (
        "variant = true\n" + changed(8, "count = 12", "count = 1"),
        [("deck-variant", "", {"found": 76, "expected": 87})],
    ),
]


def matches(problem: Problem, expected: Fault) -> bool:
    if isinstance(expected, str):
        return problem.code == expected
    params = {key: "*" if expected[2].get(key) == "*" else value for key, value in problem.params.items()}
    return (problem.code, problem.place, params) == expected


def test_the_good_file_is_good() -> None:
    deck, problems = check_deck(deck_file(*GOOD), "mine.toml")
    assert problems == []
    assert deck is not None
    assert deck.size == 87
    assert deck.name == "mine"


def test_limits_themselves_are_allowed() -> None:
    texts = {key: "x" * most for key, most in LONGEST.items()}
    header = HEADER.replace('name = "mine"', "".join(f'{key} = "{text}"\n' for key, text in texts.items()))
    deck, problems = check_deck(deck_file('colour = "grey"\nvalue = 9\ncount = 87', header=header), "mine.toml")
    assert deck is not None, problems
    assert [(kind.code, kind.count) for kind in deck.kinds] == [("g9", 87)]
    assert {key: getattr(deck, key) for key in texts} == texts


@pytest.mark.parametrize(("text", "expected"), BROKEN)
def test_broken_deck_is_refused_with_every_fault(text: str, expected: list[Fault]) -> None:
    deck, problems = check_deck(text, "mine.toml")
    assert deck is None
    assert len(problems) == len(expected), problems
    assert all(map(matches, problems, expected)), problems
    with pytest.raises(DataError) as caught:
        parse_deck(text, "mine.toml")
    assert caught.value.problems == problems
    assert caught.value.source == "mine.toml"


@pytest.mark.parametrize(("text", "expected"), UNUSUAL)
def test_unusual_deck_is_accepted_with_warnings(text: str, expected: list[Fault]) -> None:
    deck, problems = check_deck(text, "mine.toml")
    assert deck is not None
    assert {problem.severity for problem in problems} == {"warning"}
    assert len(problems) == len(expected), problems
    assert all(map(matches, problems, expected)), problems
    assert parse_deck(text, "mine.toml") == deck


def all_problems() -> list[Problem]:
    return [problem for text, _ in BROKEN + UNUSUAL for problem in check_deck(text, "mine.toml")[1]]


def test_every_fault_is_reached_with_its_severity() -> None:
    reached = {problem.code: problem.severity for problem in all_problems()}
    assert reached == FAULTS


def test_every_fault_has_words_for_all_its_parameters() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / "texts" / "en.ftl").read_text(encoding="utf-8")))
    for problem in all_problems():
        message = problem.message()
        pattern = bundle.get_message(message.id).value
        assert pattern is not None
        words, errors = bundle.format_pattern(pattern, dict(problem.params))
        assert errors == []
        assert isinstance(words, str)
        selectors = {"expected", "mark"} if problem.code in ("deck-type", "deck-without") else set()
        plain = words.replace(",", "")  # 2,001 is 2001
        shown = [str(value).replace(",", "") for key, value in problem.params.items() if key not in selectors]
        assert all(value in plain for value in shown), words


def test_faults_of_several_cards_are_all_told() -> None:
    text = deck_file('colour = "pink"\nvalue = -2\ncount = 0\nwings = 2', 'colour = "blue"\nsquare = true\nvalue = 3')
    _, problems = check_deck(text, "mine.toml")
    assert [(problem.code, problem.place) for problem in problems] == [
        ("deck-key", "card 1 (line 3)"),
        ("deck-colour", "card 1 (line 3)"),
        ("deck-value", "card 1 (line 3)"),
        ("deck-count", "card 1 (line 3)"),
        ("deck-square-colour", "card 2 (line 9)"),
        ("deck-square-workers", "card 2 (line 9)"),
    ]


def test_equal_faces_are_merged() -> None:
    deck = parse_deck(UNUSUAL[3][0], "mine.toml")
    assert Counter(kind.code for kind in deck.kinds)["k1"] == 1
    assert deck.kinds[deck.index["k1"]].count == 12


def test_lines_are_found_past_strings_and_comments() -> None:
    header = (
        'format = "fogline-deck-1"\nnote = """\n[[card]]\n\\"""\n[[card]] # """\ntitle = \'\'\'\n[[card]]\n\'\'\'\n'
        "author = \"# \\\"\"  # [[card]] '''\n"
    )
    bodies = deck_file(*GOOD, 'colour = "mauve"', header=header)
    bodies = bodies.replace("[[card]]\ncolour", '  [[ "card" ]]\ncolour', 3).replace(
        "[[card]]\ncolour", "[['card']]\ncolour", 1
    )
    _, problems = check_deck(bodies, "mine.toml")
    line = bodies[: bodies.index('colour = "mauve"')].count("\n")
    assert [(problem.code, problem.place) for problem in problems] == [("deck-colour", f"card 10 (line {line})")]


def test_cards_without_headers_have_no_lines() -> None:
    _, problems = check_deck('format = "fogline-deck-1"\ncard = [{colour = "red"}]', "mine.toml")
    assert [(problem.code, problem.place) for problem in problems] == [("deck-colour", "card 1")]


@pytest.mark.parametrize("text", ["a = " + "[" * 9000, "title" + ".a" * 5000 + " = 1", "count = " + "9" * 5000])
def test_monstrous_files_are_refused_in_words(text: str) -> None:
    deck, problems = check_deck(text, "mine.toml")
    assert deck is None
    assert problems[0].code in ("deck-toml", "deck-type")


def test_what_a_fault_shows_is_short_and_printable() -> None:
    text = deck_file('colour = "\\u001b[31mred\\u009b\\u202e"', f'colour = "{"grün" * 30}"')
    first, second = (str(problem.params["found"]) for problem in check_deck(text, "mine.toml")[1])
    assert first == '"\\u001b[31mred\\u009b\\u202e"'
    assert second.startswith('"grüngrün')
    assert len(second) == 40


LEAVES = st.sampled_from([None, True, 0, 3, -1, 1.5, "", "blue", "fogline-deck-1"])
CARD = st.dictionaries(st.sampled_from([*MARKS, "colour", "value", "count", "x"]), LEAVES, max_size=4)
ANYTHING = LEAVES | CARD | st.lists(LEAVES | CARD, max_size=3)


@given(st.dictionaries(st.sampled_from(["format", "name", "title", "note", "card", "x"]), ANYTHING))
def test_any_content_is_a_deck_or_a_data_error(content: dict[str, object]) -> None:
    with pytest.raises(DataError):
        Deck.from_content(content)


def test_a_variant_says_so_wherever_it_is_named() -> None:
    text = (Path(__file__).parents[3] / "examples/variants/deck-tiny.toml").read_text("utf-8")
    tiny = parse_deck(text, "deck-tiny.toml")
    assert (tiny.size, tiny.name) == (7, "tiny-variant")
    assert parse_deck(text.replace("tiny-variant", "tiny"), "deck-tiny.toml").name == "tiny-variant"
    assert Deck.from_content(tiny.content()) == tiny
    whole, ours = (
        parse_deck(deck_file(*GOOD), "mine.toml"),
        parse_deck("variant = true\n" + deck_file(*GOOD), "mine.toml"),
    )
    assert (whole.kinds, whole.hash == ours.hash) == (ours.kinds, False)
    assert check_deck(text.replace("variant = true", ""), "")[1][0].code == "deck-total"


# The schema


def fits_schema(text: str) -> bool:
    """Whether an editor would accept a file that is TOML."""
    return jsonschema.Draft202012Validator(SCHEMA).is_valid(tomllib.loads(text))


def test_schema_is_valid_and_accepts_our_deck() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert fits_schema(OURS)
    assert fits_schema(deck_file(*GOOD))


def test_schema_refuses_what_the_validator_refuses() -> None:
    """But for syntax, which comes before it, and for what only counting shows."""
    for text, _ in BROKEN:
        errors = {problem.code for problem in check_deck(text, "mine.toml")[1] if problem.severity == "error"}
        # JSON doesn't tell 3.0 from 3, and jsonschema can't print the number that is too long for Python.
        if errors & {"deck-toml"} or "value = 3.0" in text or "0xfff" in text:
            continue
        assert fits_schema(text) == (errors == {"deck-total"} and "card = []" not in text), text


@pytest.mark.parametrize("text", [text for text, _ in UNUSUAL])
def test_schema_accepts_what_the_validator_accepts(text: str) -> None:
    assert fits_schema(text)


def test_schema_speaks_of_the_same_keys_colours_and_limits() -> None:
    header, card = SCHEMA["properties"], SCHEMA["$defs"]["card"]["properties"]
    assert list(header) == ["format", *LONGEST, "variant", "card"]
    assert {key: header[key]["maxLength"] for key in LONGEST} == LONGEST
    assert list(card) == ["colour", "value", *MARKS, "count"]
    assert card["colour"]["enum"] == list(COLOURS)
