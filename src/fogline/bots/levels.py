"""The four levels a person chooses from: which bot plays each, by the game. Data, found in the arena."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Final, Self

import msgspec

from fogline import _build
from fogline.bots.bot import LIMITS, NO_LIMIT, BeliefBot, Decision, Limit
from fogline.bots.simple import GreedyBot
from fogline.bots.thinking import SearchBot
from fogline.core.game import Game, Legal
from fogline.core.native import Luck, Sampler
from fogline.core.sources import derive

LEVELS: Final[Mapping[str, str]] = {
    "easy": "a level: plays well one step ahead on good days, carelessly on others",
    "medium": "a level: plays one step ahead",
    "hard": "a level: plays very well one step ahead, or searches a little",
    "expert": "a level: searches as much as two seconds allow",
}
"""The levels, easiest first, with a sentence on each."""

RIDE: Final = "ticket-to-ride-san-francisco"


class Way(msgspec.Struct, frozen=True):
    """A way to play: a bot with its settings."""

    bot: Callable[..., BeliefBot]
    """Its class."""
    settings: Mapping[str, int] = {}
    """Its settings."""


WAYS: Final[Mapping[str, Mapping[str, tuple[Way, ...]]]] = {
    "easy": {"": (Way(GreedyBot), Way(GreedyBot, {"blur": 2500, "slip": 85}))},
    "medium": {"": (Way(GreedyBot),), RIDE: (Way(GreedyBot, {"blur": 1000}),)},
    "hard": {"": (Way(SearchBot, {"sims": 16, "ms": 1000}),), RIDE: (Way(GreedyBot),)},
    "expert": {"": (Way(SearchBot, {"sims": 4000, "ms": 1900}),)},
}
"""How each level plays, by the game ("" for any other). Of several ways a game has one by luck, each as likely.

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
        ways = WAYS[level].get(game.name, WAYS[level][""])
        way = ways[Luck(derive("mood", seed, seat)).below(len(ways))]
        self._bot = way.bot(game, seat, seed, **way.settings)
        if isinstance(self._bot, SearchBot) and _build.core() == "interpreted":
            log.warning("the core is interpreted: level %s plays weaker than it should", level)

    def at(self, turn: int) -> Self:
        """The luck is that of the bot behind the level."""
        self._bot.at(turn)
        return super().at(turn)

    def decide(self, belief: Sampler, legal: Legal, limit: Limit = NO_LIMIT) -> Decision:
        """What the bot behind the level decides."""
        return self._bot.decide(belief, legal, self._limit.narrower(limit))
