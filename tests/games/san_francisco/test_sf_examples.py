"""The rulebooks' seven examples."""

from __future__ import annotations

import pytest

from fogline import Game
from tests.games.san_francisco.look import EMPTY, card, city, kinds, legal, play, refuses, spaces, table


@pytest.mark.rule("SF-E1")
def test_example_1_a_placed_foundation_gets_a_token(game: Game) -> None:
    state = game.position(f"sf1 0 lay o1f 8 b1|-|- {EMPTY} {EMPTY} {EMPTY} -")
    assert "FoundationToken" in kinds(list(state.apply("place a")))
    assert table(state).foundation_tokens == 7


@pytest.mark.rule("SF-E2")
def test_example_2_with_one_contract_a_column_of_two_may_be_finalized_or_a_card_placed(game: Game) -> None:
    state = game.position(f"sf1 0 turn - 8 b1|g1,y1|- -/-/-/-/-;c1 {EMPTY} {EMPTY} -")
    assert legal(state) == ["draw", "take b"]
    refuses(state, "take a", "too-many-contracts", "SF-3.3")
    state.apply("take b")
    assert city(state).contracts == 2


@pytest.mark.rule("SF-E3")
def test_example_3_everyone_returns_a_contract(game: Game) -> None:
    state = game.position("sf1 0 turn - 8 b1|-|- -/-/-/-/-;c0 -/-/-/-/-;c1 -/-/-/-/-;c2 -")
    state.apply("take a")
    assert table(state).hand == ("b1",)
    assert [one.contracts for one in table(state).cities] == [0, 0, 1]


@pytest.mark.rule("SF-E4")
def test_example_4_a_track_in_the_green_row_connects_the_yellow_ones(game: Game) -> None:
    state = game.position(f"sf1 0 build n0t 8 -|-|- -/-/-/y1,y0t,y0t/n1;c0 {EMPTY} {EMPTY} -")
    assert spaces(state, "tram") == set()
    state.apply("build n0t")
    assert spaces(state, "tram") == {"n2", "y2", "y3"}


@pytest.mark.rule("SF-E5")
def test_example_5_a_depot_in_the_blue_row_serves_a_square_and_raises_a_skyscraper(game: Game) -> None:
    state = game.position(f"sf1 0 build b0d 8 -|-|- b1/g2,g0s/o3,o1f/-/-;c0 {EMPTY} {EMPTY} -")
    assert (card(state, "g2").value, city(state).foundations) == (0, {"o2": 3})
    state.apply("build b0d")
    assert card(state, "g2").value == 4
    assert spaces(state, "skyscraper") == {"o2"}


@pytest.mark.rule("SF-E6")
def test_example_6_a_coast_anywhere_lowers_the_requirement(game: Game) -> None:
    state = game.position(f"sf1 0 build b0c 8 -|-|- b1/g1,g3/o1,o1f/y1,y2/-;c0 {EMPTY} {EMPTY} -")
    assert city(state).foundations == {"o2": 6}
    state.apply("build b0c")
    assert spaces(state, "skyscraper") == {"o2"}


@pytest.mark.rule("SF-E7")
def test_example_7_the_second_grey_symbol_brings_a_bonus_card_or_tracks(game: Game) -> None:
    state = game.position(f"sf1 0 build g1+ 8 -|-|- b1/g1+/-/-/-;c0 {EMPTY} {EMPTY} -")
    state.apply("build g1+")
    assert legal(state) == [
        *(f"bonus value {letter}" for letter in "bgoyn"),
        *(f"bonus tracks {space}" for space in ("b1", "g1", "g2")),
    ]
    assert card(play(game, str(state), "bonus value o"), "o1").value == 4
