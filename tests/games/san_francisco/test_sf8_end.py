"""SF-8: the end."""

from __future__ import annotations

import pytest

from fogline import Game
from fogline.games.san_francisco.events import GameEnded
from tests.games.san_francisco.look import EMPTY, city, happens, legal, play, refuses, table

NEARLY_FULL = "b1,b1,b3,b3,b4/g1,g1,g2,g2,g3/o1,o2,o2,o3,o6/y1,y1,y2,y0t,y0t/n1,n1,n1,n2"
"""24 cards; the green row has the last space."""


@pytest.mark.rule("SF-8.1")
@pytest.mark.parametrize(("tokens", "over"), [(1, True), (2, False)])
def test_the_last_foundation_token_ends_the_game_at_once(game: Game, tokens: int, over: bool) -> None:
    start = f"sf1 0 lay b0f {tokens} -|-|- -/-/-/-/-;c1r {EMPTY} -"
    state = play(game, start, "place a")
    assert (state.outcome is not None) == over
    if over:
        assert state.outcome is not None
        assert (state.outcome.termination, state.outcome.rule, state.outcome.trigger) == ("foundations", "SF-8.1", 0)
        assert state.actors == ()
        assert happens(game, start, "place a")[-1] == GameEnded(0, "foundations", 0)
        refuses(state, "draw", "game-over", "SF-8.1")


@pytest.mark.rule("SF-8.1")
@pytest.mark.parametrize(("players", "tokens"), [(2, 6), (3, 8), (4, 10)])
def test_last_means_the_last_of_those_set_out(game: Game, players: int, tokens: int) -> None:
    cities = " ".join([EMPTY] * players)
    assert game.position(f"sf1 0 turn - {tokens} -|-|- {cities} -").outcome is None
    with pytest.raises(ValueError, match="position-foundations"):
        game.position(f"sf1 0 turn - {tokens + 1} -|-|- {cities} -")


@pytest.mark.rule("SF-8.1")
def test_a_city_of_25_cards_ends_the_game_at_once(game: Game) -> None:
    start = f"sf1 1 build k1 6 -|-|- {EMPTY} {NEARLY_FULL};c0=bgoy -"
    state = play(game, start, "build k1 n")
    assert state.outcome is not None
    assert (state.outcome.termination, state.outcome.rule, state.outcome.trigger) == ("city", "SF-8.1", 1)
    assert play(game, start, "discard k1").outcome is None


@pytest.mark.rule("SF-8.2")
def test_cards_not_yet_built_go_to_the_box(game: Game) -> None:
    start = f"sf1 0 build k1,k1,b2 6 -|-|- {NEARLY_FULL};c0=bgoy {EMPTY} -"
    assert happens(game, start, "build k1 n")[-1] == GameEnded(0, "city", 2)
    state = play(game, start, "build k1 n")
    assert table(state).box == {"k1": 1, "b2": 1}
    assert table(state).hand == ()
    assert legal(state) == []


@pytest.mark.rule("SF-8.2")
def test_the_ending_cards_own_effects_are_completed(game: Game) -> None:
    rows = NEARLY_FULL.replace("n1,n1,n1", "n1+,n1,n1")
    state = game.position(f"sf1 0 build n1+,b2 6 -|-|- {rows};c0=bgoy {EMPTY} -")
    state.apply("build n1+")
    assert state.outcome is None
    assert "bonus return" in legal(state)
    state.apply("bonus tracks n5")
    assert state.outcome is not None
    assert city(state).completions == "bgoyn"
    # The tracks reach the printed depot and the two tracks above.
    assert city(state).trams == 3


@pytest.mark.rule("SF-8.2")
def test_nobody_has_another_turn(game: Game) -> None:
    state = play(game, f"sf1 0 lay b0f 1 b1|-|- {EMPTY} {EMPTY} {EMPTY} -", "place a")
    assert state.outcome is not None
    assert state.actors == ()
    assert state.chance() is None
