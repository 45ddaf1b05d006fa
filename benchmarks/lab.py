"""Decisions a second of the lab's environments, with random legal actions and compact features, on one core.

python benchmarks/lab.py --seconds 2

Processor time, so that other work on the machine counts little; the best of three slices each. The peers, as far as
they are installed: OpenSpiel's Python environment over its C++ leduc_poker; PettingZoo's leduc_holdem and hanabi (`pip
install rlcard 'shimmy[openspiel]'`); pgx (`pip install pgx`), 1,024 games at once on one thread of the processor.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import count
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
        done = 0
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            env.step(luck.choice(np.flatnonzero(mask)))
            done += 1
        return done

    return work


def openspiel(game: Any) -> Work:  # noqa: ANN401
    """A whole game of OpenSpiel's Python environment, where a decision means a full time step with tensors."""
    env, luck = rl_environment.Environment(game, include_full_state=False), random.Random(1)

    def work() -> int:
        step, done = env.reset(), 0
        while not step.last():
            player = step.observations["current_player"]
            step = env.step([luck.choice(step.observations["legal_actions"][player])])
            done += 1
        return done

    return work


def pgx_vector(name: str) -> Work:
    """Steps of pgx on the processor, compiled by JAX, with random legal actions; games that end begin anew."""
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    jax, pgx, wrappers = (import_module(module) for module in ("jax", "pgx", "pgx.experimental.wrappers"))
    env = pgx.make(name)
    step = jax.vmap(wrappers.auto_reset(env.step, env.init))

    def one(state: Any, key: Any) -> tuple[Any, None]:  # noqa: ANN401
        choosing, stepping = jax.random.split(key)
        actions = jax.random.categorical(choosing, jax.numpy.log(state.legal_action_mask.astype(float)))
        return step(state, actions, jax.random.split(stepping, ROWS)), None

    steps = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, 20))[0])
    keys = map(jax.random.key, count())
    games = [jax.jit(jax.vmap(env.init))(jax.random.split(next(keys), ROWS))]

    def work() -> int:
        games[0] = jax.block_until_ready(steps(games[0], next(keys)))
        return 20 * ROWS

    return work


def peers() -> Iterator[tuple[str, Callable[[], Work]]]:
    """What others have, and how it is begun, which fails with `ImportError` where it isn't installed."""
    yield "OpenSpiel's environment, leduc_poker", lambda: openspiel("leduc_poker")
    yield "PettingZoo leduc_holdem", lambda: one_by_one(import_module("pettingzoo.classic.leduc_holdem_v4").env())
    yield "PettingZoo hanabi", lambda: one_by_one(import_module("pettingzoo.classic.hanabi_v5").env())
    yield "pgx leduc_holdem, vector", lambda: pgx_vector("leduc_holdem")


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
    for name, work in ours():
        print(f"| {name} | {speed(work, options.seconds):,.0f} |", flush=True)
    for name, begin in peers():
        try:
            found = f"{speed(begin(), options.seconds):,.0f}"
        except ImportError as missing:
            found = f"not installed ({missing.name or missing})"
        print(f"| peer: {name} | {found} |", flush=True)


if __name__ == "__main__":
    main()
