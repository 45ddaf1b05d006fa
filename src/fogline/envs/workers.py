"""The vector environment over several processes: each plays a part of the games, and all write into shared memory."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from fogline import games
from fogline.core.processes import CONTEXT, start_process
from fogline.envs.arrays import Array, Seen, seen_space
from fogline.envs.vector import FoglineVectorEnv, info_of

Layout = dict[str, tuple[tuple[int, ...], str]]
"""The arrays of all games together: their shapes and types."""
Given = tuple[str, int, int, dict[str, Any]]
"""A process's part: the game, how many of them, the players, and the settings."""
PATIENCE: Final = 5.0
"""Seconds that a process may take to end by itself."""


class FoglineProcessesEnv(VectorEnv[Seen, Array, Array]):
    """`FoglineVectorEnv` over several processes: the same games by the same numbers, for the same actions.

    What each process writes is copied once, into memory that all share; the arrays here are views of that memory,
    change in place and can't be written to. Actions that the environment draws by itself are others than in one
    process, since each process draws its own. Close it, or leave it to the garbage collector.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, game: str, num_envs: int = 1024, players: int = 2, *, workers: int = 2, **settings: Any) -> None:  # noqa: ANN401
        self.game = games.load(game)
        self.num_envs = num_envs
        self.players = players
        self.learner: int | None = settings.get("learner")
        self.single_observation_space: spaces.Dict = seen_space(self.game, players, rich=settings.get("rich", False))
        self.single_action_space = spaces.Discrete(self.game.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._ends = [num_envs * number // workers for number in range(workers + 1)]
        layout = self._layout()
        memory = {name: CONTEXT.RawArray(ctypes.c_byte, _bytes(*part)) for name, part in layout.items()}
        arrays = _views(memory, layout)
        self._actions = arrays.pop("actions")
        for array in arrays.values():
            array.flags.writeable = False
        self._seen = {name: arrays[name] for name in ("observation", "action_mask")}
        self.seats, self.rewards, self.ended = (arrays[name] for name in ("seats", "rewards", "ended"))
        self._finals, self._drawn = arrays["finals"], arrays["drawn"]
        self._lines: list[Connection] = []
        self._processes = []
        for first, end in zip(self._ends, self._ends[1:], strict=False):
            ours, theirs = CONTEXT.Pipe()
            given = (game, end - first, players, settings | {"first": first})
            self._processes.append(start_process(_work, theirs, memory, layout, given))
            theirs.close()
            self._lines.append(ours)
        self._seeds = 0
        self._ask("show")

    def _layout(self) -> Layout:
        count, width = self.num_envs, int(np.prod(self.single_observation_space["observation"].shape or ()))
        return {
            "observation": ((count, width), "i2"),
            "action_mask": ((count, self.game.action_count), "i1"),
            "seats": ((count,), "i2"),
            "rewards": ((count, self.players), "f8"),
            "ended": ((count,), "?"),
            "finals": ((count, width), "i2"),
            "drawn": ((count,), "i8"),
            "actions": ((count,), "i8"),
        }

    def _ask(self, what: str, each: Sequence[object] | None = None, given: object = None) -> list[Any]:
        """Let every process do something, and wait for all of them."""
        for number, line in enumerate(self._lines):
            line.send((what, given if each is None else each[number]))
        try:
            answers = [line.recv() for line in self._lines]
        except EOFError as error:
            raise RuntimeError("a process of the environment has died") from error
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  (there are none)
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all games anew."""
        super().reset(seed=seed)
        self._seeds = self._seeds + 1 if seed is None else seed
        self._ask("reset", given=self._seeds)
        return self._seen, self._info()

    def step(self, actions: Array) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        """Do an action in every game; raises `ValueError`, and changes no game, where one of them isn't legal."""
        wanted = np.asarray(actions, np.int64)
        if wanted.shape != self._actions.shape:
            raise ValueError(f"{wanted.shape} actions for {self.num_envs} games")
        inside = (wanted >= 0) & (wanted < self.game.action_count)
        legal = self._seen["action_mask"][np.arange(self.num_envs), np.where(inside, wanted, 0)] != 0
        if not (inside & legal).all():
            row = int(np.flatnonzero(~(inside & legal))[0])
            raise ValueError(f"{wanted[row]} is not legal in game {row}")
        self._actions[:] = wanted
        self._ask("step")
        return self._stepped()

    def sample(self) -> Array:
        """A random legal action for every game, drawn by the processes."""
        self._ask("sample")
        return self._drawn

    def step_random(self, count: int = 1) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        """So many steps with random legal actions; what is told is about the last one."""
        self._ask("step_random", given=count)
        return self._stepped()

    def _stepped(self) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        rewards = np.zeros(self.num_envs) if self.learner is None else self.rewards[:, self.learner]
        return self._seen, rewards, self.ended, np.zeros(self.num_envs, np.bool_), self._info()

    def _info(self) -> dict[str, Any]:
        return info_of(self.seats, self.rewards, self.ended, self._finals, self.game.action_count)

    def save(self) -> list[bytes]:
        """All games exactly; only for `restore` with as many processes, and only from people you trust."""
        return self._ask("save")

    def restore(self, saved: Sequence[bytes]) -> tuple[Seen, dict[str, Any]]:
        """Go back to what `save` gave."""
        if len(saved) != len(self._lines):
            raise ValueError(f"{len(saved)} processes were saved, and there are {len(self._lines)}")
        self._ask("restore", each=saved)
        return self._seen, self._info()

    def close_extras(self, **_: Any) -> None:  # noqa: ANN401
        """Let the processes end."""
        for line in getattr(self, "_lines", ()):
            line.close()
        for process in getattr(self, "_processes", ()):
            process.join(PATIENCE)
            if process.is_alive():
                process.terminate()


def _bytes(shape: tuple[int, ...], kind: str) -> int:
    return int(np.prod(shape)) * np.dtype(kind).itemsize


def _views(memory: dict[str, Any], layout: Layout) -> dict[str, Array]:
    return {name: np.frombuffer(memory[name], kind).reshape(shape) for name, (shape, kind) in layout.items()}


class _Part:
    """What one process does for its part of the games."""

    def __init__(self, memory: dict[str, Any], layout: Layout, given: Given) -> None:
        game, count, players, settings = given
        self.env = FoglineVectorEnv(game, count, players, **settings)
        rows = slice(settings["first"], settings["first"] + count)
        self.shared = {name: array[rows] for name, array in _views(memory, layout).items()}

    def show(self, _: object) -> None:
        """Copy what a step wrote into the memory that all share."""
        for name, array in self.env.arrays.items():
            self.shared[name][:] = array

    def reset(self, seed: Any) -> None:  # noqa: ANN401
        self.env.reset(seed=seed)
        self.show(None)

    def step(self, _: object) -> None:
        self.env.step(self.shared["actions"])
        self.show(None)

    def sample(self, _: object) -> None:
        self.shared["drawn"][:] = self.env.sample()

    def step_random(self, count: Any) -> None:  # noqa: ANN401
        self.env.step_random(count)
        self.show(None)

    def save(self, _: object) -> bytes:
        return self.env.save()

    def restore(self, saved: Any) -> None:  # noqa: ANN401
        self.env.restore(saved)
        self.show(None)


def _work(line: Connection, memory: dict[str, Any], layout: Layout, given: Given) -> None:
    """Answer until nobody asks any more."""
    part = _Part(memory, layout, given)
    while True:
        try:
            what, value = line.recv()
        except EOFError:
            part.env.close()
            return
        try:
            line.send(getattr(part, what)(value))
        except Exception as error:  # noqa: BLE001  (who asked raises it)
            line.send(error)
