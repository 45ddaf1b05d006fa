"""PettingZoo's own tests, unmodified, over every game; and what is ours about its environments."""

from __future__ import annotations

from functools import partial
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.test.state_test import state_test

from fogline.core.game import SPECTATOR

pytestmark = [
    # Observation and mask in a dictionary, as in PettingZoo's own classic games, which are excused by name.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    # A state is one row of numbers.
    pytest.mark.filterwarnings("ignore:State is not a NumPy array:UserWarning"),
]
PLAYERS = [2, 3, 4]


@pytest.mark.parametrize("players", PLAYERS)
def test_one_after_the_other(lab: ModuleType, players: int) -> None:
    api_test(lab.env(players=players), num_cycles=200)
    api_test(lab.env(players=players, rich=True, reward="points"), num_cycles=30)
    seed_test(partial(lab.env, players=players), num_cycles=60)


@pytest.mark.parametrize("players", PLAYERS)
def test_all_at_once(lab: ModuleType, players: int) -> None:
    parallel_api_test(lab.parallel_env(players=players), num_cycles=200)
    parallel_seed_test(partial(lab.parallel_env, players=players), num_cycles=60)


def test_state_and_pictures(lab: ModuleType) -> None:
    env = lab.env(illegal="forfeit")  # the test's actions are drawn without a mask
    env.reset(seed=1)
    state_test(env, lab.parallel_env())
    render_test(lab.env, {"svg": lambda picture: picture.startswith("<svg")})


def play_on(env: Any, steps: int) -> list[int]:  # noqa: ANN401  (PettingZoo has no types)
    """Random legal actions, the same for the same game."""
    done: list[int] = []
    for agent in env.agent_iter(steps):
        found, _, over, _, _ = env.last()
        if over:
            break
        legal = np.flatnonzero(found["action_mask"])
        done.append(int(legal[(7 * len(done)) % len(legal)]))
        assert agent == env.agent_selection
        env.step(done[-1])
    return done


def test_a_clone_goes_its_own_way_with_the_same_luck(lab: ModuleType) -> None:
    env = lab.env(players=3)
    env.reset(seed=4)
    play_on(env, 25)
    twin, before = env.clone(), env.play.save()
    assert play_on(twin, 30) == play_on(env.clone(), 30)
    assert env.play.save() == before
    assert twin.play.save() != before


def test_an_illegal_action_is_refused_or_forfeits(lab: ModuleType) -> None:
    for illegal in ("raise", "forfeit"):
        env = lab.env(players=3, illegal=illegal)
        env.reset(seed=1)
        agent, before = env.agent_selection, env.play.save()
        wrong = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
        if illegal == "raise":
            with pytest.raises(ValueError, match="is not legal"):
                env.step(wrong)
            assert env.play.save() == before
        else:
            env.step(wrong)
            assert all(env.terminations.values())
            assert [env.rewards[f"player_{seat}"] for seat in range(3)] == [
                0.0 if f"player_{seat}" == agent else 0.5 for seat in range(3)
            ]


def test_it_begins_where_one_wants(lab: ModuleType) -> None:
    env = lab.env()
    env.reset(seed=2)
    play_on(env, 20)
    text, seen = str(env.game.format_position(env.play.position)), env.observe(env.agent_selection)
    again = lab.env()
    again.reset(options={"position": text})
    assert again.agent_selection == env.agent_selection
    assert all(np.array_equal(seen[key], again.observe(again.agent_selection)[key]) for key in seen)
    again.reset(options={"play": env.play})
    assert again.play.history == env.play.history


def test_a_whole_game_ends_with_shares_of_the_victory(lab: ModuleType) -> None:
    env = lab.env(players=4)
    env.reset(seed=3)
    play_on(env, 5000)
    assert all(env.terminations.values())
    outcome = env.game.outcome(env.play.position)
    assert [seat for seat in range(4) if env.rewards[f"player_{seat}"] > 0] == sorted(outcome.winners)
    assert sum(env.rewards.values()) == pytest.approx(1)


def test_a_picture_shows_no_hidden_hand(lab: ModuleType) -> None:
    env = lab.env(render_mode="ansi")
    env.reset(seed=1)
    play_on(env, 12)
    before = env.render()
    for seat in range(2):
        imagined = env.clone()
        imagined.play = env.play.imagine(seat, env.play.clone().luck)
        view, shown = imagined.play.view(SPECTATOR), env.play.view(SPECTATOR)
        assert (imagined.render() == before) == (view == shown)
