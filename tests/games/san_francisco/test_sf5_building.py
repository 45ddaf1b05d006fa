"""SF-5: building, trams, squares, skyscrapers, the medal, completing a district."""

from __future__ import annotations

import pytest

from fogline import Game
from fogline.games.san_francisco.events import MedalTaken, SkyscrapersBuilt, SquaresServed, TramsRunning
from tests.games.san_francisco.cards import game_with
from tests.games.san_francisco.look import EMPTY, card, city, happens, kinds, legal, play, refuses, row, spaces, table

NEARLY_FULL = "b1,b1,b3,b3,b4/g1,g1,g2,g2,g3/o1,o2,o2,o3,o6/y1,y1,y2,y0t,y0t/n1,n1,n1"
"""A city without two of its 25 cards, both missing in the green row."""


@pytest.mark.rule("SF-5.1")
def test_a_coloured_card_goes_to_its_districts_leftmost_empty_space(game: Game) -> None:
    state = game.position(f"sf1 0 build g3 6 -|-|- b1/g1,g2/-/-/-;c0 {EMPTY} -")
    assert legal(state) == ["build g3", "discard g3"]
    state.apply("build g3")
    assert row(state, "g") == ["g1", "g2", "g3"]
    elsewhere = game.position(f"sf1 0 build g3 6 -|-|- {EMPTY} {EMPTY} -")
    with pytest.raises(ValueError, match="bad-action"):
        elsewhere.apply("build g3 b")


@pytest.mark.rule("SF-5.1")
def test_a_black_card_goes_to_any_district(game: Game) -> None:
    state = game.position(f"sf1 0 build k1 6 -|-|- b1,b1/g1/-/-/-;c0 {EMPTY} -")
    assert legal(state) == [*(f"build k1 {letter}" for letter in "bgoyn"), "discard k1"]
    for letter, place in (("b", 3), ("g", 2), ("o", 1), ("y", 1), ("n", 1)):
        assert card(play(game, str(state), f"build k1 {letter}"), f"{letter}{place}").card == "k1"


@pytest.mark.rule("SF-5.1")
def test_a_card_whose_row_is_full_must_be_discarded(game: Game) -> None:
    city_ = "b1,b1,b2,b2,b3/-/-/-/-;c0=b"
    coloured = game.position(f"sf1 0 build b4 6 -|-|- {city_} {EMPTY} -")
    assert legal(coloured) == ["discard b4"]
    black = game.position(f"sf1 0 build k1 6 -|-|- {city_} {EMPTY} -")
    assert legal(black) == [*(f"build k1 {letter}" for letter in "goyn"), "discard k1"]
    refuses(black, "build k1 b", "row-full", "SF-5.1")


ADJACENT = {"b1": 5, "b2": 3, "b3": 1, "b4": 1, "b6": 1, "g0f": 1, "g1": 5, "g6": 1, "o1": 2, "o5": 1, "k0": 66}


@pytest.mark.rule("SF-5.2")
@pytest.mark.parametrize(
    ("city_", "foundation", "neighbours"),
    [
        ("b2,b2/g0f/-/-/-;c0", "g1", 2),  # above; not the corner
        ("-/g0f,g6/-/-/-;c0", "g1", 6),  # right
        ("-/g6,g0f/-/-/-;c0", "g2", 6),  # left
        ("-/g0f/o5/-/-;c0", "g1", 5),  # below
        ("b6,b1,b6/g1,g0f,g1/o1,o1,o5/-/-;c0", "g2", 4),  # all four, no corner
        ("b4,b3,b2,b2,b1/g0f/-/-/-;c0=b", "g1", 4),  # a row's end is not beside the next row's beginning
        ("b1,b1,b1,b1,b6/g0f/-/-/-;c0=b", "g1", 1),
        ("-/g1,g1,g1,g6,g0f/o5/-/-;c0=g", "g5", 6),
    ],
)
def test_cards_that_share_a_side_are_adjacent(city_: str, foundation: str, neighbours: int) -> None:
    state = game_with({**ADJACENT, "b6": 2, "k0": 65}).position(f"sf1 0 turn - 6 -|-|- {city_} {EMPTY} -")
    assert city(state).foundations == {foundation: neighbours}


@pytest.mark.rule("SF-5.3")
def test_the_first_to_lay_a_districts_fifth_card_takes_its_completion_token(game: Game) -> None:
    start = "sf1 0 build b4 6 -|-|- b1,b1,b2,b2/-/-/-/-;c0 b2,b2,b3,b3/-/-/-/-;c0 -"
    assert "DistrictCompleted" in kinds(happens(game, start, "build b4"))
    state = play(game, start, "build b4")
    assert (city(state, 0).completions, city(state, 1).completions) == ("b", "")
    second = play(game, str(state), "draw", "card b4", "place a", "draw", "card y1", "place b", "take a", "build b4")
    assert (city(second, 0).completions, city(second, 1).completions) == ("b", "")
    assert len(row(second, "b", seat=1)) == 5


@pytest.mark.rule("SF-5.3")
def test_the_fourth_card_completes_nothing_and_each_district_has_its_own_token(game: Game) -> None:
    four = play(game, f"sf1 0 build b4 6 -|-|- b1,b1,b2/-/-/-/-;c0 {EMPTY} -", "build b4")
    assert city(four).completions == ""
    other = play(game, "sf1 0 build g3 6 -|-|- -/g1,g1,g2,g2/-/-/-;c0 b1,b1,b2,b2,b3/-/-/-/-;c0=b -", "build g3")
    assert (city(other, 0).completions, city(other, 1).completions) == ("g", "b")


@pytest.mark.rule("SF-5.4")
def test_every_depot_card_carries_a_tram_wherever_it_lies(game: Game) -> None:
    state = game.position(f"sf1 0 turn - 6 -|-|- b0d,b1t,b1,b1t/k0d/-/-/-;c0 {EMPTY} -")
    assert spaces(state, "tram") == {"b1", "b2", "g1"}


@pytest.mark.rule("SF-5.4")
def test_tracks_without_a_connection_carry_no_tram(game: Game) -> None:
    # A ring of four tracks does not support itself.
    ring = game.position(f"sf1 0 turn - 6 -|-|- b1t,b1t/g1t,g1t/-/-/-;c0 {EMPTY} -")
    assert spaces(ring, "tram") == set()
    # A card in the bottom row needs tracks itself to use the printed depot.
    plain = game.position(f"sf1 0 turn - 6 -|-|- -/-/-/y0t/n1;c0 {EMPTY} -")
    assert spaces(plain, "tram") == set()


@pytest.mark.rule("SF-5.4")
def test_a_new_card_connects_all_that_it_reaches(game: Game) -> None:
    start = f"sf1 0 build k0t 6 -|-|- b1t,b1t/g1t/o0t/-/n0t;c0 {EMPTY} -"
    assert spaces(game.position(start), "tram") == {"n1"}
    events = happens(game, start, "build k0t y")
    assert TramsRunning(0, ("b1", "b2", "g1", "o1", "y1")) in events
    assert spaces(play(game, start, "build k0t y"), "tram") == {"b1", "b2", "g1", "o1", "y1", "n1"}
    # A card without tracks connects nothing.
    assert spaces(play(game, start.replace("k0t", "k1"), "build k1 y"), "tram") == {"n1"}


@pytest.mark.rule("SF-5.4")
def test_a_bonus_depot_and_a_tracks_token_join_the_network(game: Game) -> None:
    state = game.position(f"sf1 0 turn - 6 -|-|- depot,b1~,b2~/-/-/-/-;c0 {EMPTY} -")
    assert spaces(state, "tram") == {"b1", "b2", "b3"}


@pytest.mark.rule("SF-5.5")
@pytest.mark.parametrize(
    ("rows", "square", "value"),
    [
        ("-/g0s/-/-/-", "g1", 0),
        ("-/g0s,g1t/-/-/-", "g1", 0),  # tracks without a tram
        ("-/g0s,k0d/-/-/-", "g1", 4),
        ("b0d/g0s/-/-/-", "g1", 4),
        ("b0d/g1,g0s/-/-/-", "g2", 0),  # a corner
        ("b0d/g0s,k0d/-/-/-", "g1", 4),  # two trams are no more than one
        ("-/-/-/y0s/n0t", "y1", 4),
    ],
)
def test_a_square_is_worth_4_beside_a_tram(game: Game, rows: str, square: str, value: int) -> None:
    state = game.position(f"sf1 0 turn - 6 -|-|- {rows};c0 {EMPTY} -")
    assert card(state, square).value == value
    district = "bgoyn".index(square[0])
    assert city(state).values[district] == sum(one.value for one in city(state).rows[district])


@pytest.mark.rule("SF-5.5")
def test_its_own_tram_does_not_serve_a_square() -> None:
    game = game_with({"k0c": 85, "y0ds": 2})
    alone = game.position(f"sf1 0 turn - 6 -|-|- -/-/-/y0ds/-;c0 {EMPTY} -")
    assert (card(alone, "y1").tram, card(alone, "y1").value) == (True, 0)
    pair = game.position(f"sf1 0 turn - 6 -|-|- -/-/-/y0ds,y0ds/-;c0 {EMPTY} -")
    assert city(pair).values[3] == 8


@pytest.mark.rule("SF-5.5")
def test_a_tram_that_comes_later_raises_the_square(game: Game) -> None:
    start = f"sf1 0 build n0t 6 -|-|- -/-/-/y0s/-;c0 {EMPTY} -"
    assert SquaresServed(0, ("y1",)) in happens(game, start, "build n0t")
    assert city(play(game, start, "build n0t")).values == (0, 0, 0, 4, 0)
    # The next card serves the next square, and tells of that one only.
    later = f"sf1 0 build n0t 6 -|-|- -/-/o1,o0s/y0s,y0t/n0t;c0 {EMPTY} -"
    assert SquaresServed(0, ("o2",)) in happens(game, later, "build n0t")


@pytest.mark.rule("SF-5.6")
@pytest.mark.parametrize(("around", "stands"), [("b4/g0f/o2", False), ("b4/g0f/o3", True), ("b4/g0f/o6", True)])
def test_a_foundation_needs_neighbours_worth_7(game: Game, around: str, stands: bool) -> None:
    *above, last = around.split("/")
    start = f"sf1 0 build {last} 6 -|-|- {'/'.join(above)}/-/-/-;c0 {EMPTY} -"
    state = play(game, start, f"build {last}")
    assert spaces(state, "skyscraper") == ({"g1"} if stands else set())
    assert (SkyscrapersBuilt(0, ("g1",)) in happens(game, start, f"build {last}")) == stands


@pytest.mark.rule("SF-5.6")
def test_a_foundation_built_last_gets_its_skyscraper_too(game: Game) -> None:
    state = play(game, f"sf1 0 build g0f 6 -|-|- b4/-/o3/-/-;c0 {EMPTY} -", "build g0f")
    assert spaces(state, "skyscraper") == {"g1"}


@pytest.mark.rule("SF-5.6")
@pytest.mark.parametrize(("coasts", "requirement"), [(0, 7), (1, 6), (3, 4), (6, 1), (7, 0), (8, 0)])
def test_each_coast_in_the_city_lowers_the_requirement_to_no_less_than_0(
    game: Game, coasts: int, requirement: int
) -> None:
    green = (["k0c"] * 7 + ["b0c"] * 2)[:coasts]
    rows = [",".join(green[7:]), "", ",".join(green[5:7]), "", ",".join(green[:5])]
    completed = "=n" if coasts >= 5 else ""
    state = game.position(f"sf1 0 turn - 6 -|-|- {'/'.join(one or '-' for one in rows)};c0{completed} {EMPTY} -")
    assert city(state, 0).requirement == requirement
    assert city(state, 1).requirement == 7  # another city's coasts don't count


@pytest.mark.rule("SF-5.6")
def test_one_coast_raises_every_foundation_that_now_suffices_once(game: Game) -> None:
    start = f"sf1 0 build b0c 6 -|-|- -/g0f,g6,g0f/-/-/n0f;c0 {EMPTY} -"
    assert SkyscrapersBuilt(0, ("g1", "g3")) in happens(game, start, "build b0c")
    state = play(game, start, "build b0c")
    assert city(state).skyscrapers == 2
    assert city(state).foundations == {"n1": 0}
    # Nothing is built twice on the same foundation.
    later = str(state).replace("sf1 1 turn -", "sf1 0 build o1")
    assert city(play(game, later, "build o1")).skyscrapers == 2
    assert "SkyscrapersBuilt" not in kinds(happens(game, later, "build o1"))


@pytest.mark.rule("SF-5.6")
def test_its_own_value_does_not_help_a_foundation(game: Game) -> None:
    state = game.position(f"sf1 0 turn - 6 -|-|- -/g6/o1f/-/-;c0 {EMPTY} -")
    assert city(state).foundations == {"o1": 6}


@pytest.mark.rule("SF-5.7")
def test_the_first_skyscraper_brings_the_medal(game: Game) -> None:
    start = f"sf1 0 build g0f 6 -|-|- b4/-/o3/-/-;c0 {EMPTY} -"
    assert MedalTaken(0, None) in happens(game, start, "build g0f")
    assert table(play(game, start, "build g0f")).medal == 0


@pytest.mark.rule("SF-5.7")
def test_the_medal_moves_to_who_has_strictly_more(game: Game) -> None:
    start = "sf1 1 build g6,g0f 3 -|-|- b0f,b6/g1/-/-/-;c0m b1,b1,b1t/g0f/-/-/-;c0 -"
    level = play(game, start, "build g6")
    assert [one.skyscrapers for one in table(level).cities] == [1, 1]
    assert table(level).medal == 0
    ahead = play(game, start, "build g6", "build g0f")
    assert [one.skyscrapers for one in table(ahead).cities] == [1, 2]
    assert table(ahead).medal == 1


@pytest.mark.rule("SF-5.7")
def test_the_holder_keeps_the_medal_while_building_more(game: Game) -> None:
    start = f"sf1 0 build g0f 3 -|-|- b0f,b6/g1/o6/-/-;c0m {EMPTY} -"
    assert "MedalTaken" not in kinds(happens(game, start, "build g0f"))
    assert table(play(game, start, "build g0f")).medal == 0


@pytest.mark.rule("SF-5.7")
def test_the_medal_is_compared_after_all_skyscrapers_of_one_card(game: Game) -> None:
    # One card raises two at once: 2 against the holder's 1.
    start = "sf1 1 build g6 3 -|-|- b0f,b6/g1/-/-/-;c0m b1,b0f/g0f/o1/-/-;c0 -"
    events = happens(game, start, "build g6")
    assert SkyscrapersBuilt(1, ("b2", "g1")) in events
    assert MedalTaken(1, 0) in events


@pytest.mark.rule("SF-5.8")
def test_a_card_runs_through_trams_squares_skyscrapers_medal_completion_bonus() -> None:
    game = game_with({"k0d+": 2, "g1+": 1, "g0s": 1, "g0f": 1, "g3": 1, "b0": 5, "b3": 1, "k1": 75})
    # The black depot serves the square beside it, which with the cards above and left raises the foundation; it is
    # the grey row's fifth card and second symbol.
    start = f"sf1 0 build k0d+ 6 -|-|- b0,b0,b0/g1+,g3,g0f,g0s/-/-/-;c0 {EMPTY} -"
    assert kinds(happens(game, start, "build k0d+ g")) == [
        "CardBuilt",
        "TramsRunning",
        "SquaresServed",
        "SkyscrapersBuilt",
        "MedalTaken",
        "DistrictCompleted",
        "BonusEarned",
    ]


@pytest.mark.rule("SF-5.8", "SF-7.4")
def test_a_bonus_runs_through_all_of_it_before_the_next_card(game: Game) -> None:
    # The value-4 card raises the skyscraper, takes the medal and completes the blue row: then the last card is built.
    start = f"sf1 0 build g1+,b4 6 -|-|- b1,b1,b3,b0f/g1+/-/-/-;c0 {EMPTY} -"
    state = play(game, start, "build g1+")
    assert "build b4" not in legal(state)
    refuses(state, "build b4", "bonus-first", "SF-5.8")
    events = list(state.apply("bonus value b"))
    assert kinds(events) == ["BonusTaken", "CardBuilt", "SkyscrapersBuilt", "MedalTaken", "DistrictCompleted"]
    # The bonus filled the row that the taken card was meant for: it must be discarded.
    assert legal(state) == ["discard b4"]


@pytest.mark.rule("SF-5.8")
def test_bonuses_do_not_chain(game: Game) -> None:
    # Grey has one symbol; the bonus card laid there carries none.
    state = play(game, f"sf1 0 build o1+ 6 -|-|- -/g1+/o1+/-/-;c0 {EMPTY} -", "build o1+", "bonus depot g")
    assert state.actors == (1,)


@pytest.mark.rule("SF-5.8", "SF-8.1")
def test_the_end_is_checked_after_each_card_and_its_bonus(game: Game) -> None:
    full = NEARLY_FULL.replace("n1,n1,n1", "n1+,n1,n1,n1")
    state = game.position(f"sf1 0 build n1+,b2 6 -|-|- {full};c1=bgoy {EMPTY} -")
    state.apply("build n1+")
    assert state.outcome is None  # the bonus comes first
    assert city(state).completions == "bgoyn"
    state.apply("bonus return")
    assert state.outcome is not None
    assert state.outcome.termination == "city"
