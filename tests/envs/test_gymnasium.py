"""Gymnasium's own check, unmodified, and the vector interface, which has none."""

from __future__ import annotations

from types import ModuleType

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from fogline.envs.registry import known

GAMES = 16


@pytest.mark.parametrize("name", sorted(known()))
@pytest.mark.parametrize(("seat", "opponents"), [(0, "random"), (1, "random"), (2, "greedy")])
def test_one_agent_against_bots(name: str, seat: int, opponents: str) -> None:
    """Every game is registered where its name is given with our module."""
    env = gymnasium.make(f"fogline.envs.single:fogline/{known()[name]}-v0", players=3, seat=seat, opponents=opponents)
    check_env(env.unwrapped)
    found, info = env.reset(seed=1)
    assert np.array_equal(found["action_mask"], info["action_mask"])
    env.close()


def test_an_illegal_action_loses(lab: ModuleType) -> None:
    env = lab.gym_env(reward="points")
    found, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(found["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut, info["illegal"]) == (env.reward_range[0], True, False, True)
    with pytest.raises(ValueError, match="is over"):
        env.step(wrong)


def test_a_whole_game_against_bots_and_a_clone_of_it(lab: ModuleType) -> None:
    env = lab.gym_env(players=2, seat=1, opponents="greedy")
    found, _ = env.reset(seed=3)
    over, steps, twin_rewards = False, 0, []
    while not over:
        if steps == 10:
            twin, seen, done = env.clone(), found, False
            while not done:
                seen, got, done, _, _ = twin.step(int(np.flatnonzero(seen["action_mask"])[0]))
            twin_rewards.append(got)
        found, reward, over, _, _ = env.step(int(np.flatnonzero(found["action_mask"])[0]))
        steps += 1
    assert twin_rewards == [reward]


def test_a_vector_of_games(lab: ModuleType) -> None:
    envs = lab.vector_env(num_envs=GAMES, players=3)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    found, info = envs.reset(seed=1)
    ended = 0
    for _ in range(400):
        found, rewards, over, cut, info = envs.step(envs.sample())
        assert not rewards.any()
        assert not cut.any()
        assert np.allclose(info["rewards"].sum(axis=1), over)
        assert found["action_mask"].any(axis=1).all()
        assert ("final_obs" in info) == over.any()
        ended += int(over.sum())
        for row in np.flatnonzero(over):
            assert info["final_obs"][row] in envs.single_observation_space
    assert ended
    assert found in envs.observation_space
    assert not found["observation"].flags.writeable
    assert found["observation"].base is not None


def test_a_vector_repeats_saves_and_restores(lab: ModuleType) -> None:
    envs, again = (lab.vector_env(num_envs=GAMES, rich=True) for _ in range(2))
    envs.reset(seed=7)
    again.reset(seed=7)
    envs.step_random(60)
    saved = envs.save()
    for _ in range(60):
        again.step(again.sample())
    then = again.step(again.sample())[0]["observation"].copy()
    assert np.array_equal(envs.step_random(1)[0]["observation"], then)
    envs.restore(saved)
    after = envs.step_random(30)[0]["observation"].copy()
    envs.restore(saved)
    assert np.array_equal(envs.step_random(30)[0]["observation"], after)


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_a_learner_meets_named_bots(lab: ModuleType, opponents: str) -> None:
    envs = lab.vector_env(num_envs=4, players=2, learner=1, opponents=opponents, reward="victory")
    envs.reset(seed=2)
    total = 0.0
    for _ in range(150 if opponents == "random" else 60):
        _, rewards, over, _, info = envs.step(envs.sample())
        assert (info["seat"] == 1).all()
        assert ((rewards == 0) | over).all()
        total += float(rewards.sum())
    assert total > 0 or opponents == "greedy"


def test_an_illegal_action_changes_no_game(lab: ModuleType) -> None:
    envs = lab.vector_env(num_envs=4)
    found, _ = envs.reset(seed=1)
    before = found["observation"].copy()
    with pytest.raises(ValueError, match="is not legal"):
        envs.step(np.full(4, -1))
    assert np.array_equal(found["observation"], before)


def test_forced_luck_is_told(lab: ModuleType) -> None:
    envs = lab.vector_env(num_envs=2, forced=True)
    found, info = envs.reset(seed=1)
    assert (info["seat"] == -1).all()
    assert len(envs.weights(0)) == found["action_mask"][0].sum()


def chosen(found: dict[str, np.ndarray], step: int) -> np.ndarray:
    """A legal action in each game, the same for the same games."""
    legal = found["action_mask"].astype(bool)
    places = (np.cumsum(legal, axis=1) == (1 + (7 * step) % legal.sum(axis=1))[:, None]) & legal
    return np.asarray(places.argmax(axis=1), np.int64)


def test_several_processes_play_the_same_games(lab: ModuleType) -> None:
    one, two = lab.vector_env(num_envs=7, players=2, rich=True), lab.vector_env(7, 2, workers=2, rich=True)
    found, ended = one.reset(seed=4)[0], 0
    assert all(np.array_equal(found[name], part) for name, part in two.reset(seed=4)[0].items())
    for step in range(200):
        actions = chosen(found, step)
        found, _, over, _, info = one.step(actions)
        shared, _, shared_over, _, shared_info = two.step(actions)
        assert all(np.array_equal(found[name], shared[name]) for name in found)
        assert np.array_equal(over, shared_over)
        assert np.array_equal(info["rewards"], shared_info["rewards"])
        assert np.array_equal(info["seat"], shared_info["seat"])
        for row in np.flatnonzero(over):
            assert np.array_equal(info["final_obs"][row]["observation"], shared_info["final_obs"][row]["observation"])
        ended += int(over.sum())
    assert ended
    assert shared in two.observation_space
    assert not shared["observation"].flags.writeable
    assert not shared["observation"].flags.owndata
    two.close()


def test_several_processes_save_restore_refuse_and_die_aloud(lab: ModuleType) -> None:
    envs = lab.vector_env(num_envs=6, workers=2, learner=1)
    envs.reset(seed=2)
    saved = envs.save()
    after = envs.step_random(30)[0]["observation"].copy()
    envs.restore(saved)
    assert np.array_equal(envs.step_random(30)[0]["observation"], after)
    found, rewards, _, _, info = envs.step(envs.sample())
    assert (info["seat"] == 1).all()
    assert rewards.shape == (6,)
    before = found["observation"].copy()
    with pytest.raises(ValueError, match="is not legal in game 5"):
        envs.step(np.append(chosen(found, 0)[:5], -1))
    assert np.array_equal(found["observation"], before)
    envs._processes[0].terminate()
    envs._processes[0].join()
    with pytest.raises((RuntimeError, OSError)):
        envs.step(chosen(found, 0))
    envs.close()
    assert not any(process.is_alive() for process in envs._processes)
