"""SF-2: set-up."""

from __future__ import annotations

from fractions import Fraction

import pytest

from fogline import BadText, Game, IllegalAction
from tests.games.san_francisco.cards import ALIKE, ONE_EACH, TEST_DECK, game_with
from tests.games.san_francisco.look import EMPTY, play, table


@pytest.mark.rule("SF-2.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_three_or_four_can_play(game: Game, players: int) -> None:
    with pytest.raises(IllegalAction) as caught:
        game.start(players)
    assert (caught.value.code, caught.value.rule) == ("player-count", "SF-2.1")


@pytest.mark.rule("SF-2.1", "SF-9.1")
@pytest.mark.parametrize(
    ("players", "district", "trams"),
    [(2, [4, 0], [5, 0]), (3, [4, 2, 0], [5, 2, 0]), (4, [4, 2, 0, -2], [5, 2, 0, -2])],
)
def test_fewer_players_set_out_fewer_advantage_tokens(players: int, district: list[int], trams: list[int]) -> None:
    cities = " ".join([ONE_EACH] * players)
    state = play(game_with(ALIKE), f"sf1 0 lay b0f 1 -|-|- {cities} -", "place a")
    assert state.outcome is not None
    for number, tokens in ((0, district), (4, district), (5, trams)):
        lines = sorted((sheet.lines[4 + number] for sheet in state.outcome.sheets), key=lambda line: line.place or 0)
        assert [line.halves for line in lines] == tokens


@pytest.mark.rule("SF-2.2")
@pytest.mark.parametrize(("players", "tokens"), [(2, 6), (3, 8), (4, 10)])
def test_everyone_starts_with_nothing_and_the_foundation_tokens_depend_on_the_players(
    game: Game, players: int, tokens: int
) -> None:
    start = table(game.start(players))
    assert start.foundation_tokens == tokens
    assert len(start.cities) == players
    for city in start.cities:
        assert (city.rows, city.contracts, city.vp_tokens, city.return_tokens) == (((),) * 5, 0, 0, 0)
        assert city.completions == ""
    assert start.medal is None
    assert start.box == {}


@pytest.mark.rule("SF-2.3")
def test_the_whole_deck_is_shuffled_and_three_columns_are_empty(game: Game) -> None:
    state = play(game, f"sf1 0 turn - 6 -|-|- {EMPTY} {EMPTY} -")
    assert table(game.start(2)).columns == {"a": (), "b": (), "c": ()}
    assert table(game.start(2)).deck == TEST_DECK
    state.apply("draw")
    chance = state.chance()
    assert chance is not None
    assert {str(outcome): probability for outcome, probability in chance} == {
        f"card {code}": Fraction(count, 87) for code, count in TEST_DECK.items()
    }


@pytest.mark.rule("SF-2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_with_equal_chances(game: Game, players: int) -> None:
    chance = game.start(players).chance()
    assert chance is not None
    assert [(str(o), p) for o, p in chance] == [(f"first {seat}", Fraction(1, players)) for seat in range(players)]
    state = game.start(players)
    state.apply(f"first {players - 1}")
    assert state.actors == (players - 1,)


@pytest.mark.rule("SF-2.4")
def test_an_option_fixes_the_first_player() -> None:
    assert game_with(TEST_DECK, first=2).start(3).actors == (2,)
    for first in (4, -1):
        with pytest.raises(BadText, match="bad-option"):
            game_with(TEST_DECK, first=first)
    with pytest.raises(BadText, match="bad-option"):
        game_with(TEST_DECK, first=2).start(2)


@pytest.mark.rule("SF-2.4")
def test_play_goes_clockwise(game: Game) -> None:
    state = play(game, f"sf1 1 turn - 8 -|-|- {EMPTY} {EMPTY} {EMPTY} -")
    turns: list[int] = []
    for _ in range(4):
        turns.extend(state.actors)
        for move in ("draw", "card k0c", "place a"):
            state.apply(move)
    assert turns == [1, 2, 0, 1]
