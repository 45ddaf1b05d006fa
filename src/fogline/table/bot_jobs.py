"""Decisions that bots are asked for, and who does that work. A job holds what the seat sees, never the position."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import msgspec

from fogline import games
from fogline.bots import Bot, Decision, Limit, make_bot, parse_spec
from fogline.core.errors import Refusal
from fogline.core.game import Game, Legal, View

T = TypeVar("T")
MOST_BOTS = 64
"""Bots that one process keeps; a tree may be several megabytes."""
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

    table: str
    """The table's name: a bot remembers what it thought there."""
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
    host: str
    """Whose table it is: who pays for the thinking."""
    watched: bool
    """Whether anybody waits for it."""
    seed: int
    """What the table's bots have their luck from, the same for the whole game."""
    turn: int
    """Which decision of the seat this is (`fogline.bots.turn_of`)."""
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


class Claim(msgspec.Struct, frozen=True):
    """By what right something is thought about."""

    host: str
    """Who pays for it."""
    rank: int
    """What comes first where several wait: the smaller."""


WATCHED, ASKED, UNWATCHED, LATER = range(4)
"""Ranks: bots that somebody watches, advice that somebody waits for, other bots, looking back at what is over."""


class Processes(BotJobs, Protocol):
    """Does other work besides, likewise."""

    @property
    def workers(self) -> int:
        """How many things are done at once."""

    async def do(self, claim: Claim, seconds: float, call: Callable[..., T], *given: Any) -> T:  # noqa: ANN401
        """Do something; raises what it raises, and where it takes longer than it may."""


class BotJobsHere:
    """Bots that think in this process. Each is kept while its seat goes on; the longest unasked are let go."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[object, ...], tuple[int, Bot]] = OrderedDict()
        """Each with the number of its last decision."""

    workers = 1

    async def choose(self, job: Job) -> str:
        """Decide at once."""
        return self.decide(job)

    async def do(self, claim: Claim, seconds: float, call: Callable[..., T], *given: Any) -> T:  # noqa: ANN401, ARG002
        """Do something at once."""
        return call(*given)

    def decide(self, job: Job) -> str:
        """Do a job here and now."""
        game = games.of_content(job.game, job.options, job.data, job.data_hash, job.rules)
        bot = self._bot(job, game)
        return str(bot.at(job.turn).choose(job.view, Legal(game, job.legal), job.limit).action)

    def consider(self, job: Job) -> tuple[Decision, Game]:
        """What a bot that is made anew thinks of a decision: all but what it remembered of the ones before."""
        game = games.of_content(job.game, job.options, job.data, job.data_hash, job.rules)
        bot = make_bot(job.bot, game, job.seat, job.seed)
        try:
            return bot.at(job.turn).choose(job.view, Legal(game, job.legal), job.limit), game
        finally:
            bot.close()

    def _bot(self, job: Job, game: Game) -> Bot:
        """The seat's bot, as it was after its last decision; made anew where it was elsewhere then, or undone."""
        key = (job.table, job.bot, job.seat)
        turn, bot = self._bots.pop(key, (-1, None))
        if bot is None or turn + 1 != job.turn:
            bot = make_bot(job.bot, game, job.seat, job.seed)
        self._bots[key] = (job.turn, bot)
        if len(self._bots) > MOST_BOTS:
            self._bots.popitem(last=False)[1][1].close()
        return bot
