"""A random agent by each interface of the lab: one seat after the other, against a bot, many games, OpenSpiel.

python examples/random_agent.py san_francisco_v0
"""

import random
import sys
from typing import Any

import numpy as np

from fogline import envs


def one_after_the_other(lab: Any) -> str:  # noqa: ANN401  (environments are made from the registry)
    """PettingZoo: every seat is an agent."""
    env, got = lab.env(players=3), {}
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        got[agent] = reward
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    return " ".join(f"{agent} {reward:.2f}" for agent, reward in got.items())


def against_a_bot(lab: Any) -> str:  # noqa: ANN401
    """Gymnasium: one agent."""
    env = lab.gym_env(opponents="greedy", reward="points")
    (_, info), over, reward = env.reset(seed=1), False, 0.0
    while not over:
        _, reward, over, _, info = env.step(random.choice(np.flatnonzero(info["action_mask"])))
    return f"{reward:g} points"


def many_at_once(lab: Any) -> str:  # noqa: ANN401
    """Gymnasium's vectors: games that end begin anew."""
    games, ended = lab.vector_env(num_envs=256), 0
    games.reset(seed=1)
    for _ in range(400):
        _, _, over, _, _ = games.step(games.sample())
        ended += int(over.sum())
    return f"{ended} games"


def by_openspiel(lab: Any) -> str:  # noqa: ANN401
    """OpenSpiel: luck is a player."""
    state = lab.openspiel_game(players=2).new_initial_state()
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    return f"{state.returns()}"


if __name__ == "__main__":
    for way in (one_after_the_other, against_a_bot, many_at_once, by_openspiel):
        print(f"{way.__name__}: {way(getattr(envs, sys.argv[1]))}")
