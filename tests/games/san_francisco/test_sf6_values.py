"""SF-6: what a card is worth."""

from __future__ import annotations

import pytest

from fogline import Game
from tests.games.san_francisco.look import EMPTY, card, city, play, spaces


@pytest.mark.rule("SF-6.1")
@pytest.mark.parametrize(
    ("rows", "values"),
    [
        ("b0,b1,b2,b6/-/-/-/-", [0, 1, 2, 6]),
        ("b0d,b1t,b0c,b0f,b1+/-/-/-/-", [0, 1, 0, 0, 1]),
        ("value4,depot,k1,value4**/-/-/-/-", [4, 0, 1, 8]),
        ("b0*,b1**,depot/-/-/-/-", [2, 5, 0]),
    ],
)
def test_workers_bonus_cards_and_plus_two_tokens(game: Game, rows: str, values: list[int]) -> None:
    completed = "=b" if len(values) == 5 else ""
    state = game.position(f"sf1 0 turn - 6 -|-|- {rows};c0{completed} {EMPTY} -")
    assert [one.value for one in city(state).rows[0]] == values
    assert city(state).values == (sum(values), 0, 0, 0, 0)


@pytest.mark.rule("SF-6.1")
def test_a_plus_two_token_counts_on_a_square_whether_it_is_served_or_not(game: Game) -> None:
    idle = game.position(f"sf1 0 turn - 6 -|-|- -/g0s*/-/-/-;c0 {EMPTY} -")
    served = game.position(f"sf1 0 turn - 6 -|-|- b0d/g0s*/-/-/-;c0 {EMPTY} -")
    assert (card(idle, "g1").value, card(served, "g1").value) == (2, 6)


@pytest.mark.rule("SF-6.2")
def test_a_foundations_own_value_counts_for_its_district_and_its_neighbours(game: Game) -> None:
    state = game.position(f"sf1 0 turn - 6 -|-|- -/g0f/o1f/-/-;c0 {EMPTY} -")
    assert city(state).values == (0, 0, 1, 0, 0)
    assert city(state).foundations == {"g1": 1, "o1": 0}


@pytest.mark.rule("SF-6.2")
def test_a_skyscraper_changes_no_value(game: Game) -> None:
    start = f"sf1 0 build o6 6 -|-|- -/g1,g0f/o2,o1f/-/-;c0 {EMPTY} -"
    state = play(game, start, "build o6")
    assert spaces(state, "skyscraper") == {"o2"}
    assert card(state, "o2").value == 1
    assert city(state).values == (0, 1, 9, 0, 0)
    assert city(state).foundations == {"g2": 2}
