"""Gymnasium's vector interface over `fogline.core.batch`: thousands of games stepped by one call."""

from __future__ import annotations

import pickle
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from fogline import games
from fogline.bots import Bot, make_bot
from fogline.core.batch import EVERYBODY, Batch
from fogline.core.game import Legal
from fogline.core.native import CHANCE
from fogline.core.observing import REWARDS
from fogline.core.sources import derive
from fogline.envs.arrays import Array, Seen, seen_space, view_of

RANDOM: Final = "random"


def info_of(seats: Array, rewards: Array, ended: Array, finals: Array, actions: int) -> dict[str, Any]:
    """What a step tells besides: who decides, what everybody got, and the last observation of games that ended."""
    info: dict[str, Any] = {"seat": seats, "rewards": rewards}
    if ended.any():
        found = np.full(len(seats), None, object)
        for row in np.flatnonzero(ended):
            found[row] = {"observation": finals[row].copy(), "action_mask": np.zeros(actions, np.int8)}
        info |= {"final_obs": found, "_final_obs": ended}
    return info


class FoglineVectorEnv(VectorEnv[Seen, Array, Array]):
    """Many games of one kind. Its arrays are its own and change with each step: copy what is to last.

    With a `learner` the other seats are played by `opponents` (at random inside the core, by any other named bot from
    outside, which is slower), and rewards are the learner's. Without one all seats learn: in each row the seat of
    ``info["seat"]`` decides, and ``info["rewards"]`` has what every seat got. With `forced`, luck is decided from
    outside too: there the seat is -1, and the mask shows what luck may bring.

    A game that ends begins anew in the same step (``SAME_STEP``): ``info["final_obs"]`` is its last observation. An
    illegal action raises `ValueError`, and no game changes.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1024,
        players: int = 2,
        *,
        learner: int | None = None,
        opponents: str = RANDOM,
        forced: bool = False,
        rich: bool = False,
        reward: str = "victory",
        first: int = 0,
    ) -> None:
        self.game = games.load(game)
        self.num_envs = num_envs
        self.first = first
        """The number of its first game: the luck of a game follows from its number, whoever plays the ones before."""
        self.players = players
        self.learner = learner
        self.opponents = opponents
        self.forced = forced
        self.rich = rich
        self.reward = reward
        self.single_observation_space: spaces.Dict = seen_space(self.game, players, rich=rich)
        self.single_action_space = spaces.Discrete(self.game.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seeds = 0
        self._by_bots = learner is not None and opponents != RANDOM
        self._begin(0)

    def _begin(self, seed: int) -> None:
        seeds = [derive("vector", seed, self.first + number) for number in range(self.num_envs)]
        inside = EVERYBODY if self.learner is None or self._by_bots else self.learner
        start, observer = self.game.start(self.players).position, self.game.observer(self.players)
        reward = REWARDS.index(self.reward)
        self.batch = Batch(start, observer, self.game.action_count, seeds, self.rich, reward, inside, self.forced)
        """The games themselves."""
        self._bots: dict[int, Bot] = {}
        self._turn = 0
        if self._by_bots:
            others = (seat for seat in range(self.players) if seat != self.learner)
            self._bots = {seat: make_bot(self.opponents, self.game, seat, seed) for seat in others}
        self._take_arrays()
        self._let_bots_decide()

    @property
    def arrays(self) -> dict[str, Array]:
        """Everything that a step writes."""
        told = {"seats": self.seats, "rewards": self.rewards, "ended": self.ended, "finals": self._finals}
        return self._seen | told | {"drawn": self._drawn}

    def _take_arrays(self) -> None:
        """Views of the batch's arrays, which it writes in place."""
        batch, count = self.batch, self.num_envs
        self._seen = {
            "observation": view_of(batch.observations.items, np.int16).reshape(count, -1),
            "action_mask": view_of(batch.masks, np.int8).reshape(count, -1),
        }
        self.seats = view_of(batch.seats, np.int16)
        """Who decides in each game; -1 for luck."""
        self.rewards = view_of(batch.rewards, np.float64).reshape(count, self.players)
        """What each seat got in the last step."""
        self.ended = view_of(batch.ended, np.bool_)
        """Which games ended in the last step."""
        self._finals = view_of(batch.finals.items, np.int16).reshape(count, -1)
        self._drawn = view_of(batch.drawn, np.int64)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  (there are none)
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin all games anew."""
        super().reset(seed=seed)
        self._seeds = self._seeds + 1 if seed is None else seed
        self._begin(self._seeds)
        return self._seen, self._info()

    def step(self, actions: Array) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        """Do an action in every game."""
        self.batch.step(np.ascontiguousarray(actions, np.dtype("<i8")).tobytes())
        self._let_bots_decide()
        return self._stepped()

    def sample(self) -> Array:
        """A random legal action for every game, drawn by the core."""
        self.batch.draw()
        return self._drawn

    def step_random(self, count: int = 1) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        """So many steps with random legal actions, in the core; what is told is about the last one."""
        if self._by_bots:
            raise ValueError("steps at random are of the core alone: they need opponents='random'")
        self.batch.step_random(count)
        return self._stepped()

    def _stepped(self) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        learner = self.learner or 0
        rewards = self.rewards[:, learner] if self.learner is not None else np.zeros(self.num_envs)
        return self._seen, rewards, self.ended, np.zeros(self.num_envs, np.bool_), self._info()

    def _info(self) -> dict[str, Any]:
        return info_of(self.seats, self.rewards, self.ended, self._finals, self.game.action_count)

    def _let_bots_decide(self) -> None:
        """Until the learner must decide everywhere, each bot from what its seat sees."""
        if not self._by_bots:
            return
        waiting = np.flatnonzero((self.seats != self.learner) & (self.seats != CHANCE))
        while waiting.size:
            for row in waiting.tolist():
                self._decide(row, int(self.seats[row]))
            waiting = waiting[(self.seats[waiting] != self.learner) & (self.seats[waiting] != CHANCE)]

    def _decide(self, row: int, seat: int) -> None:
        legal = Legal(self.game, np.flatnonzero(self._seen["action_mask"][row]).tolist())
        self._turn += 1
        view = self.game.view(self.batch.positions[row], seat)
        decision = self._bots[seat].at(self._turn).choose(view, legal)
        self.batch.step_one(row, self.game.encode(decision.action))

    def weights(self, row: int) -> list[int]:
        """How many chances each outcome has where luck decides, in the mask's order."""
        return self.batch.weights(row)

    def save(self) -> bytes:
        """All games exactly, with their luck to come; only for `restore`, and only from people you trust."""
        return pickle.dumps((self.batch.save(), self._turn))

    def restore(self, saved: bytes) -> tuple[Seen, dict[str, Any]]:
        """Go back to what `save` gave."""
        games_then, self._turn = pickle.loads(saved)  # noqa: S301  (what `save` made)
        self.batch.restore(games_then)
        return self._seen, self._info()

    def close_extras(self, **_: Any) -> None:  # noqa: ANN401
        """Let the bots go."""
        for bot in self._bots.values():
            bot.close()
