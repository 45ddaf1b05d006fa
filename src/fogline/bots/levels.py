"""The four levels a person chooses from: which bot plays each, by the number of players. Data, found in the arena."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Final

from fogline import _build
from fogline.bots.bot import NO_LIMIT, BeliefBot, Decision, Limit
from fogline.bots.simple import GreedyBot
from fogline.bots.thinking import SearchBot
from fogline.core.game import Game, Legal
from fogline.core.native import Sampler

LEVELS: Final[Mapping[str, str]] = {
    "easy": "a level: sees what is good, misjudges how good",
    "medium": "a level: plays well one step ahead",
    "hard": "a level: searches a little",
    "expert": "a level: searches as much as two seconds allow",
}
"""The levels, easiest first, with a sentence on each."""

BLURS: Final[Mapping[str, int]] = {"easy": 900, "medium": 0}
"""How far the levels that don't search misjudge, in thousandths of a victory point."""
SEARCHES: Final[Mapping[str, Mapping[int, Mapping[str, int]]]] = {
    "hard": {0: {"sims": 300, "ms": 1000}},
    "expert": {0: {"sims": 10_000, "ms": 1900}},
}
"""How the others search, by the number of players (0 for any): simulations, and a cap in time."""

log = logging.getLogger("fogline.bots")


class LevelBot(BeliefBot):
    """Plays at a level. Which bot that means depends on how many play, so it is made at the first decision."""

    def __init__(self, game: Game, seat: int, seed: int, level: str) -> None:
        super().__init__(game, seat, seed)
        self.level = level
        """One of `LEVELS`."""
        self._seed = seed
        self._bot: BeliefBot | None = None
        if level in SEARCHES and _build.core() == "interpreted":
            log.warning("the core is interpreted: level %s plays weaker than it should", level)

    def decide(self, belief: Sampler, legal: Legal, limit: Limit = NO_LIMIT) -> Decision:
        """What the level's bot decides."""
        if self._bot is None:
            self._bot = self._make(belief.sample(self.luck).seats)
        return self._bot.decide(belief, legal, limit)

    def _make(self, players: int) -> BeliefBot:
        if self.level in BLURS:
            return GreedyBot(self.game, self.seat, self._seed, BLURS[self.level])
        settings = SEARCHES[self.level]
        return SearchBot(self.game, self.seat, self._seed, settings.get(players, settings[0]))
