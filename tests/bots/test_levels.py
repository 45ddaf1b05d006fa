from __future__ import annotations

import logging

import pytest

import fogline
from fogline import games
from fogline.bots import Limit, make_bot
from fogline.bots.levels import BOTS, LEVELS, WAYS, LevelBot
from fogline.bots.thinking import SearchBot

GAME = fogline.load("san-francisco")
STATE = GAME.position("sf1 0 lay b4 6 -|o1t|- -/-/-/-/-;c0 -/-/-/-/-;c0 -")


def test_every_level_is_defined_once_and_the_searching_ones_have_a_cap() -> None:
    assert list(LEVELS) == ["easy", "medium", "hard", "expert"]
    assert list(WAYS) == list(LEVELS)
    for levels in (WAYS, *(games.game_class(name).levels for name in games.names())):
        assert set(levels) <= set(LEVELS)
        assert all(levels.values())
        for way in (one for ways in levels.values() for one in ways):
            assert BOTS[way.bot] is not SearchBot or (way.settings["sims"] > 0 and way.settings["ms"] < 2000)


def test_a_level_that_is_none_is_an_error() -> None:
    with pytest.raises(ValueError, match="wizard"):
        LevelBot(GAME, 0, 1, level="wizard")


@pytest.mark.parametrize("level", list(LEVELS))
def test_a_level_decides_legally_and_repeatably(level: str) -> None:
    first, again = (
        make_bot(level, GAME, 0, seed=3).choose(STATE.view(0), STATE.legal(0), Limit(sims=5)) for _ in range(2)
    )
    assert first.action in STATE.legal(0)
    assert (first.action, first.values) == (again.action, again.values)


def test_a_game_may_have_levels_of_its_own() -> None:
    """In Ticket to Ride `greedy` is hard to beat, so it is the level below `expert`."""
    game = fogline.load("ticket-to-ride-san-francisco")
    state = game.start(players=2)
    source = fogline.Seeded(4)
    while state.chance() is not None:
        state.apply(source.choose(state))
    seat = state.actors[0]
    greedy, hard, medium = (
        make_bot(name, game, seat, 1).choose(state.view(seat), state.legal(seat))
        for name in ("greedy", "hard", "medium")
    )
    assert hard.values == greedy.values
    assert medium.values != greedy.values


def test_easy_has_bad_days_and_medium_has_none() -> None:
    greedy = make_bot("greedy", GAME, 0, 1).choose(STATE.view(0), STATE.legal(0))
    medium = make_bot("medium", GAME, 0, 1).choose(STATE.view(0), STATE.legal(0))
    easy = {make_bot("easy", GAME, 0, seed).choose(STATE.view(0), STATE.legal(0)).action for seed in range(40)}
    assert medium.values == greedy.values
    assert len(easy) > 1, "on a bad day it does anything"


def test_a_level_can_be_held_to_less_and_not_to_more() -> None:
    def simulations(text: str, limit: Limit) -> object:
        return make_bot(text, GAME, 0, 1).choose(STATE.view(0), STATE.legal(0), limit).info["simulations"]

    assert simulations("expert:sims=7", Limit()) == 7
    assert simulations("expert:sims=7", Limit(sims=4)) == 4
    assert simulations("hard:sims=999999", Limit()) == WAYS["hard"][0].settings["sims"]


def test_an_interpreted_core_is_warned_of(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    for core, expected in (("interpreted", 1), ("compiled", 0)):
        monkeypatch.setattr("fogline._build.core", lambda core=core: core)
        caplog.clear()
        with caplog.at_level(logging.WARNING, "fogline.bots"):
            make_bot("expert", GAME, 0, 1)
            make_bot("easy", GAME, 0, 1)
        assert len(caplog.messages) == expected
