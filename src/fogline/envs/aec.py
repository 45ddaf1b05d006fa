"""PettingZoo: one agent after the other (AEC), and all at once (parallel)."""

from __future__ import annotations

from typing import Any, Self

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from fogline.core.game import SPECTATOR, Game
from fogline.envs.arrays import Array, Seen, observation_box, seen, seen_space, whole_state
from fogline.envs.picture import MODES, render
from fogline.envs.play import Play, forfeit


class _Table:
    """What both kinds of environment have: a game, agents, spaces."""

    def __init__(
        self,
        game: Game,
        name: str,
        players: int = 2,
        *,
        rich: bool = False,
        reward: str = "victory",
        render_mode: str | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.rich = rich
        self.reward = reward
        self.render_mode = render_mode
        self.metadata = {"render_modes": list(MODES), "name": name, "is_parallelizable": False, "render_fps": 2}
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: seen_space(game, players, rich=rich) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(game.action_count) for agent in self.possible_agents}
        one = observation_box(game, players, rich=True)
        self.state_space = spaces.Box(np.tile(one.low, players), np.tile(one.high, players), dtype=np.int16)
        self.play = Play(game, players)
        self._seeds = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent is given: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions; which are legal says the mask."""
        return self.action_spaces[agent]

    def state(self) -> Array:
        """What all agents together know: for learning with a central critic, not for playing."""
        return whole_state(self.play)

    def render(self) -> Any:  # noqa: ANN401  (PettingZoo's type depends on the mode)
        """The table as a spectator sees it."""
        return render(self.game, self.play.view(SPECTATOR), self.render_mode or "ansi")

    def close(self) -> None:
        """There is nothing to close."""

    def _begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """A new game; `options` may say where it begins: ``position``, a position text, or ``play``, one to go on from.

        Without a seed, the games follow from the last one that was given.
        """
        self._seeds = self._seeds + 1 if seed is None else seed
        wanted = options or {}
        if "play" in wanted:
            self.play = wanted["play"].clone()
        elif "position" in wanted:
            self.play = Play.of_text(self.game, wanted["position"], self._seeds)
        else:
            self.play = Play(self.game, self.players, self._seeds)

    def _clone_into(self, twin: Any) -> None:  # noqa: ANN401
        for name, value in vars(self).items():
            setattr(twin, name, value.copy() if isinstance(value, dict | list) else value)
        twin.play = self.play.clone()


class FoglineAEC(_Table, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game as PettingZoo's AEC environment.

    Seats that decide at once (the tickets kept at the start, say) are asked one after the other; no observation tells
    what another has chosen. An illegal action raises `ValueError` and changes nothing; with `illegal` ``forfeit`` it
    ends the game: the least for who did it, while the others share what is to be shared.
    """

    def __init__(self, game: Game, name: str, players: int = 2, *, illegal: str = "raise", **settings: Any) -> None:  # noqa: ANN401
        super().__init__(game, name, players, **settings)
        self.metadata["is_parallelizable"] = True
        self.illegal = illegal

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: see `_Table._begin` for what `options` may say."""
        self._begin(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[max(self.play.seat, 0)]

    def observe(self, agent: str) -> Seen:
        """What an agent may know and do now."""
        return seen(self.play, self._seat[agent], rich=self.rich)

    def step(self, action: int | None) -> None:
        """Do the selected agent's action."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must decide")
        self._cumulative_rewards[agent] = 0.0
        try:
            self.play.apply(int(action))
        except ValueError:
            if self.illegal != "forfeit":
                raise
            self._end(forfeit(self.game, self.players, self.reward, self._seat[agent]))
        else:
            if self.play.is_over:
                self._end(self.play.results(self.reward))
            else:
                self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _end(self, results: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, results, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def clone(self) -> Self:
        """An independent copy, which goes on with the same luck."""
        twin = object.__new__(type(self))
        self._clone_into(twin)
        return twin


class FoglineParallel(_Table, ParallelEnv):  # type: ignore[misc]  # likewise
    """A game as PettingZoo's parallel environment: all agents are asked at each step, and those who decide are heard.

    Where nobody but one decides, as in most steps, the actions of the others are left unheard, and their masks are
    zeros. An illegal action of who decides forfeits the game (see `FoglineAEC`).
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a game: see `_Table._begin` for what `options` may say."""
        self._begin(seed, options)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Seen]:
        return {agent: seen(self.play, self._seat[agent], rich=self.rich) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Do the actions of all who decide now."""
        results = self._apply(actions)
        over = results is not None
        rewards = dict(zip(self.possible_agents, results or [0.0] * self.players, strict=True))
        nothing: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        found = (
            self._observations(),
            rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            nothing,
        )
        if over:
            self.agents = []
        return found

    def _apply(self, actions: dict[str, int]) -> list[float] | None:
        """What each seat got, if that ended the game."""
        deciding = self.play.actors
        for seat in deciding:
            action = actions.get(self.possible_agents[seat], -1)
            if int(action) not in self.play.legal(seat):
                return forfeit(self.game, self.players, self.reward, seat)
        for seat in deciding:
            self.play.apply(int(actions[self.possible_agents[seat]]), seat)
        return self.play.results(self.reward) if self.play.is_over else None

    def clone(self) -> Self:
        """An independent copy, which goes on with the same luck."""
        twin = object.__new__(type(self))
        self._clone_into(twin)
        return twin
