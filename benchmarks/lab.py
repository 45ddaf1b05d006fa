"""Decisions a second of the lab's environments, with random legal actions and compact features, on one core.

python benchmarks/lab.py --seconds 2

Processor time, so that other work on the machine counts little; the best of three slices each. The peers: OpenSpiel's
Python environment over its C++ leduc_poker, and PettingZoo's leduc_holdem and hanabi, if they can be imported.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import numpy as np
from open_spiel.python import rl_environment

from fogline import envs
from fogline.envs.registry import known

ROWS = 1024
Work = Callable[[], int]
"""Does something and says how many decisions that were."""


def vector(module: Any, players: int, *, rich: bool = False) -> Work:  # noqa: ANN401
    """Steps with actions that the environment draws and does itself."""
    games = module.vector_env(num_envs=ROWS, players=players, rich=rich)
    games.reset(seed=1)

    def work() -> int:
        games.step_random(20)
        return 20 * ROWS

    return work


def vector_from_outside(module: Any) -> Work:  # noqa: ANN401
    """Steps with actions given as an array, each with what Gymnasium's `step` returns."""
    games = module.vector_env(num_envs=ROWS)
    games.reset(seed=1)

    def work() -> int:
        for _ in range(20):
            games.step(games.sample())
        return 20 * ROWS

    return work


def one_by_one(env: Any) -> Work:  # noqa: ANN401
    """A whole game of a PettingZoo environment."""
    luck = random.Random(1)

    def work() -> int:
        env.reset(seed=luck.randrange(2**31))
        count = 0
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            env.step(luck.choice(np.flatnonzero(mask)))
            count += 1
        return count

    return work


def openspiel(game: Any) -> Work:  # noqa: ANN401
    """A whole game of OpenSpiel's Python environment, where a decision means a full time step with tensors."""
    env, luck = rl_environment.Environment(game, include_full_state=False), random.Random(1)

    def work() -> int:
        step, count = env.reset(), 0
        while not step.last():
            player = step.observations["current_player"]
            step = env.step([luck.choice(step.observations["legal_actions"][player])])
            count += 1
        return count

    return work


def peers() -> Iterator[tuple[str, Work]]:
    """What others have, as far as it is installed."""
    yield "peer: OpenSpiel's environment, leduc_poker", openspiel("leduc_poker")
    for name in ("leduc_holdem_v4", "hanabi_v5"):
        try:
            yield f"peer: PettingZoo {name}", one_by_one(import_module(f"pettingzoo.classic.{name}").env())
        except ImportError as error:
            print(f"peer: PettingZoo {name}: not installed ({error})")


def ours() -> Iterator[tuple[str, Work]]:
    """Every installed game."""
    for name in sorted(known()):
        module = getattr(envs, name)
        for players in (2, 4):
            yield f"{name} vector, {players} players", vector(module, players)
        yield f"{name} vector, rich", vector(module, 2, rich=True)
        yield f"{name} vector, actions from outside", vector_from_outside(module)
        yield f"{name} AEC", one_by_one(module.env())
        yield f"{name} OpenSpiel's environment", openspiel(module.openspiel_game())


def speed(work: Work, seconds: float) -> float:
    """Decisions a second of processor time: the best of three slices."""
    work()
    best = 0.0
    for _ in range(3):
        began, done = time.process_time(), 0
        while time.process_time() - began < seconds / 3:
            done += work()
        best = max(best, done / (time.process_time() - began))
    return best


def main() -> None:
    """Measure all and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="of processor time for each")
    options = parser.parse_args()
    print("| environment | decisions a second |\n| --- | --- |")
    for name, work in (*ours(), *peers()):
        print(f"| {name} | {speed(work, options.seconds):,.0f} |", flush=True)


if __name__ == "__main__":
    main()
