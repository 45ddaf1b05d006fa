"""The four levels a person chooses from: which bot plays each, unless the game names another."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Final, Self

from fogline import _build
from fogline.bots.bot import LIMITS, NO_LIMIT, BeliefBot, Decision, Limit
from fogline.bots.simple import GreedyBot, RandomBot
from fogline.bots.thinking import FlatBot, SearchBot
from fogline.core.game import Game, Legal, Way
from fogline.core.native import Luck, Sampler
from fogline.core.sources import derive

LEVELS: Final[Mapping[str, str]] = {
    "easy": "a level: plays well one step ahead on good days, carelessly on others",
    "medium": "a level: plays one step ahead",
    "hard": "a level: plays very well one step ahead, or searches a little",
    "expert": "a level: searches as much as two seconds allow",
}
"""The levels, easiest first, with a sentence on each."""

BOTS: Final[Mapping[str, Callable[..., BeliefBot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "flat": FlatBot,
    "search": SearchBot,
}
"""The bots that a level may play by."""

WAYS: Final[Mapping[str, tuple[Way, ...]]] = {
    "easy": (Way("greedy"), Way("greedy", {"blur": 2500, "slip": 85})),
    "medium": (Way("greedy"),),
    "hard": (Way("search", {"sims": 16, "ms": 1000}),),
    "expert": (Way("search", {"sims": 4000, "ms": 1900}),),
}
"""How each level plays a game that says nothing else (`Game.levels`). Of several ways one by luck, each as likely.

A bot that errs steadily and still takes 20 % from `greedy` takes all from `random`, so `easy` has good and bad days.
"""

log = logging.getLogger("fogline.bots")


class LevelBot(BeliefBot):
    """Plays at a level, in one of the level's ways for the whole game: the seat's seed decides which."""

    settings = LIMITS

    def __init__(self, game: Game, seat: int, seed: int, *, level: str, **limits: int) -> None:
        super().__init__(game, seat, seed)
        if level not in LEVELS:
            raise ValueError(f"there is no level {level}")
        self._limit = Limit(**limits)
        ways = game.levels.get(level, WAYS[level])
        way = ways[Luck(derive("mood", seed, seat)).below(len(ways))]
        self._bot = BOTS[way.bot](game, seat, seed, **way.settings)
        if isinstance(self._bot, SearchBot) and _build.core() == "interpreted":
            log.warning("the core is interpreted: level %s plays weaker than it should", level)

    def at(self, turn: int) -> Self:
        """The luck is that of the bot behind the level."""
        self._bot.at(turn)
        return super().at(turn)

    def decide(self, belief: Sampler, legal: Legal, limit: Limit = NO_LIMIT) -> Decision:
        """What the bot behind the level decides."""
        return self._bot.decide(belief, legal, self._limit.narrower(limit))
