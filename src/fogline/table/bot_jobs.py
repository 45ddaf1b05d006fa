"""Decisions that bots are asked for, and who does that work. A job holds what the seat sees, never the position."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from fogline import games
from fogline.bots import Limit, make_bot, parse_spec
from fogline.core.errors import Refusal
from fogline.core.game import Game, Legal, View

MOST_SIMS = 100_000
"""Simulations that a person may wish a bot for one decision: the tree that they build is kept in memory."""


def bot_within(text: str, ms: int | None) -> str:
    """The bot that a person wishes for, where it may think `ms` milliseconds; raises `Refusal` for one that wants more.

    >>> bot_within("search:ms=500,sims=200", 1000)
    'search:ms=500,sims=200'
    >>> bot_within("search:ms=5000", 1000)
    Traceback (most recent call last):
    fogline.core.errors.Refusal: bot-limit
    """
    spec = parse_spec(text)
    for setting, most in (("ms", ms), ("sims", MOST_SIMS)):
        if most is not None and spec.settings.get(setting, 0) > most:
            raise Refusal("bot-limit", None, {"bot": spec.name, "setting": setting, "most": most})
    return str(spec)


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
    rules: int
    """The version of its rules."""
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


class BotJobs(Protocol):
    """Does the jobs, somewhere."""

    async def choose(self, job: Job) -> str:
        """The text of the action a bot decided on; raises where the bot failed or took too long."""


def decide(job: Job, game: Game) -> str:
    """Do a job here and now."""
    bot = make_bot(job.bot, game, job.seat, job.seed)
    return str(bot.choose(job.view, Legal(game, job.legal), job.limit).action)


class BotJobsHere:
    """Bots that think in this process, for tests and for tables on one screen."""

    def __init__(self) -> None:
        self._games: dict[tuple[str, int, str, tuple[tuple[str, int], ...]], Game] = {}

    async def choose(self, job: Job) -> str:
        """Decide at once."""
        return decide(job, self.game(job))

    def game(self, job: Job) -> Game:
        """The job's game, loaded once."""
        key = (job.game, job.rules, job.data_hash, tuple(sorted(job.options.items())))
        if key not in self._games:
            kind = games.game_class(job.game)
            self._games[key] = kind.of_content(job.options, job.data, job.data_hash, job.rules)
        return self._games[key]
