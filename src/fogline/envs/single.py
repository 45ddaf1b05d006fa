"""Gymnasium: one agent learns, named bots play the other seats."""

from __future__ import annotations

from typing import Any, Self

import gymnasium
from gymnasium import spaces

from fogline import games
from fogline.bots import Bot, make_bot
from fogline.core.game import Legal
from fogline.core.sources import derive
from fogline.envs.arrays import Seen, seen, seen_space
from fogline.envs.picture import MODES, render
from fogline.envs.play import Play, bounds, forfeit


class FoglineEnv(gymnasium.Env[Seen, int]):
    """A game for one agent. The mask is in the observation and in the info.

    An illegal action ends the game at once with the least that there is to get, and the info says ``illegal``.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012  (Gymnasium's form)

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        seat: int = 0,
        opponents: str = "random",
        rich: bool = False,
        reward: str = "victory",
        render_mode: str | None = None,
    ) -> None:
        self.game = games.load(game)
        self.players = players
        self.seat = seat
        """The agent's."""
        self.opponents = opponents
        """Who plays the others: a bot's name with its settings."""
        self.rich = rich
        self.reward = reward
        self.render_mode = render_mode
        self.observation_space: Any = seen_space(self.game, players, rich=rich)
        self.action_space: Any = spaces.Discrete(self.game.action_count)
        self.reward_range = bounds(self.game, players, reward)
        self.play = Play(self.game, players)
        self._over = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a game and play it to the agent's first decision."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**62))
        text = (options or {}).get("position")
        self.play = Play(self.game, self.players, deal) if text is None else Play.of_text(self.game, text, deal)
        self._deal = deal
        self._bots = self._make_bots()
        self._turns = dict.fromkeys(self._bots, 0)
        self._over = False
        self._go_on()
        found = self._seen()
        return found, self._info(found)

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The agent's action, and what the others do until it must decide again."""
        if self._over:
            raise ValueError("the game is over: reset it")
        if int(action) not in self.play.legal(self.seat):
            self._over = True
            found = self._seen()
            least = forfeit(self.game, self.players, self.reward, self.seat)[self.seat]
            return found, least, True, False, self._info(found) | {"illegal": True}
        self.play.apply(int(action), self.seat)
        self._go_on()
        self._over = self.play.is_over
        found = self._seen()
        if self.render_mode == "human":
            self.render()
        return found, self.play.results(self.reward)[self.seat], self._over, False, self._info(found)

    def _make_bots(self) -> dict[int, Bot]:
        others = (seat for seat in range(self.players) if seat != self.seat)
        return {seat: make_bot(self.opponents, self.game, seat, derive("opponent", self._deal)) for seat in others}

    def _go_on(self) -> None:
        """Until the agent must decide, or it is over."""
        while not self.play.is_over and self.seat not in self.play.actors:
            seat = self.play.seat
            legal = Legal(self.game, self.play.legal(seat))
            bot = self._bots[seat].at(self._turns[seat])
            self._turns[seat] += 1
            self.play.apply(self.game.encode(bot.choose(self.play.view(seat), legal).action), seat)

    def _seen(self) -> Seen:
        return seen(self.play, self.seat, rich=self.rich)

    def _info(self, found: Seen) -> dict[str, Any]:
        return {"action_mask": found["action_mask"].copy()}

    def render(self) -> Any:  # noqa: ANN401  (Gymnasium's type depends on the mode)
        """The table as the agent sees it."""
        return render(self.game, self.play.view(self.seat), self.render_mode or "ansi")

    def close(self) -> None:
        """Let the bots go."""
        for bot in getattr(self, "_bots", {}).values():
            bot.close()

    def clone(self) -> Self:
        """An independent copy; its bots are made anew, and know nothing but what their seats see."""
        twin = object.__new__(type(self))
        twin.__dict__ = self.__dict__.copy()
        twin.play = self.play.clone()
        twin._turns = dict(self._turns)
        twin._bots = self._make_bots()
        return twin


def register() -> None:
    """Tell Gymnasium the environment of every installed game, ``fogline/<game>-v0``.

    Importing this module does it: Gymnasium 1.0 and newer asks no entry points, but imports the module that stands
    before the name, ``gymnasium.make("fogline.envs.single:fogline/<game>-v0")``.
    """
    for name in games.names():
        environment = f"fogline/{name}-v0"
        if environment not in gymnasium.registry:
            place = f"{FoglineEnv.__module__}:{FoglineEnv.__name__}"
            gymnasium.register(environment, place, kwargs={"game": name})


register()
