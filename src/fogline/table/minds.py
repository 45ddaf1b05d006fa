"""Who thinks for a bot's seat. A mind gets what the seat sees, never the position."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from fogline import games
from fogline.bots import Limit, make_bot
from fogline.core.game import Game, Legal, View


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """One decision that a bot is asked for: the seat's view and what it may do."""

    game: str
    """The game's name."""
    options: dict[str, int]
    """Its options."""
    data: dict[str, Any] | None
    """The deck or map, where it isn't built in."""
    data_hash: str
    """Identifies the deck or map."""
    bot: str
    """The bot's name and settings."""
    seat: int
    """The seat that decides."""
    seed: int
    """The bot's own luck for this decision."""
    view: View
    """What the seat sees."""
    legal: list[int]
    """What the seat may do, as integers."""
    limit: Limit
    """How much the bot may think."""


class Minds(Protocol):
    """Bots at work somewhere."""

    async def choose(self, job: Job) -> str:
        """The text of the action a bot decided on; may raise or take too long, and the table then helps itself."""


def decide(job: Job, game: Game) -> str:
    """Do a job here and now."""
    bot = make_bot(job.bot, game, job.seat, job.seed)
    return str(bot.choose(job.view, Legal(game, job.legal), job.limit).action)


class MindsHere:
    """Bots that think in this process, for tests and for tables on one screen."""

    def __init__(self) -> None:
        self._games: dict[tuple[str, str, tuple[tuple[str, int], ...]], Game] = {}

    async def choose(self, job: Job) -> str:
        """Decide at once."""
        return decide(job, self.game(job))

    def game(self, job: Job) -> Game:
        """The job's game, loaded once."""
        key = (job.game, job.data_hash, tuple(sorted(job.options.items())))
        if key not in self._games:
            self._games[key] = games.game_class(job.game).of_content(job.options, job.data)
        return self._games[key]
