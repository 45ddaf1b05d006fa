"""The four levels a person chooses from: which bot plays each, by the game. Data, found in the arena."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Final, TypeVar

from fogline import _build
from fogline.bots.bot import NO_LIMIT, BeliefBot, Decision, Limit
from fogline.bots.simple import GreedyBot
from fogline.bots.thinking import SearchBot
from fogline.core.game import Game, Legal
from fogline.core.native import Sampler

LEVELS: Final[Mapping[str, str]] = {
    "easy": "a level: plays well one step ahead on good days, carelessly on others",
    "medium": "a level: plays one step ahead",
    "hard": "a level: plays very well one step ahead, or searches a little",
    "expert": "a level: searches as much as two seconds allow",
}
"""The levels, easiest first, with a sentence on each."""

RIDE: Final = "ticket-to-ride-san-francisco"
MOODS: Final[Mapping[str, Mapping[str, tuple[Mapping[str, int], ...]]]] = {
    "easy": {"": ({}, {"blur": 2500, "slip": 85})},
    "medium": {"": ({},), RIDE: ({"blur": 1000},)},
    "hard": {RIDE: ({},)},
}
"""The faults of the levels that play by `greedy`, by the game ("" for any other); one of them by luck, each as likely.

A bot that errs steadily and still takes 20 % from `greedy` takes all from `random`, so `easy` has good and bad days.
"""
SEARCHES: Final[Mapping[str, Mapping[str, Mapping[str, int]]]] = {
    "hard": {"": {"sims": 16, "ms": 1000}},
    "expert": {"": {"sims": 4000, "ms": 1900}},
}
"""How the others search: simulations, and a cap in time."""

Found = TypeVar("Found")

log = logging.getLogger("fogline.bots")


class LevelBot(BeliefBot):
    """Plays at a level; which bot that means is decided at the first decision."""

    def __init__(self, game: Game, seat: int, seed: int, level: str, limit: Limit = NO_LIMIT) -> None:
        super().__init__(game, seat, seed)
        self._limit = limit
        self.level = level
        """One of `LEVELS`."""
        self._seed = seed
        self._bot: BeliefBot | None = None
        self._moods = _of_game(MOODS.get(level, {}), game)
        if self._moods is None and _build.core() == "interpreted":
            log.warning("the core is interpreted: level %s plays weaker than it should", level)

    def decide(self, belief: Sampler, legal: Legal, limit: Limit = NO_LIMIT) -> Decision:
        """What the level's bot decides."""
        if self._bot is None:
            self._bot = self._make()
        return self._bot.decide(belief, legal, self._limit.narrower(limit))

    def _make(self) -> BeliefBot:
        if self._moods is not None:
            faults = self._moods[self.luck.below(len(self._moods))]
            return GreedyBot(self.game, self.seat, self._seed, **faults)
        return SearchBot(self.game, self.seat, self._seed, _of_game(SEARCHES[self.level], self.game))


def _of_game(settings: Mapping[str, Found], game: Game) -> Found | None:
    """What holds for a game: its own, else the usual, if there is one."""
    return settings.get(game.name, settings.get(""))
