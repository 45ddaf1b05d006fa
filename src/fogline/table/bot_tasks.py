"""The bots of a live table: one task for each seat that a bot must decide for, and a way out when a bot fails."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable

from fogline.core.game import State
from fogline.core.sources import derive
from fogline.table.bot_jobs import BotJobs, Job

LOG = logging.getLogger(__name__)
SUBSTITUTE = "greedy"
"""The bot that decides in place of one that failed."""


Decided = Callable[[Job, str | None], None]
"""Takes what a bot decided, as text, or None where it failed."""


class BotTasks:
    """The bots that are thinking. It knows its table only while one is, so that no table refers to itself."""

    def __init__(self, bot_jobs: BotJobs) -> None:
        self._bot_jobs = bot_jobs
        self._jobs: dict[int, tuple[Job, asyncio.Task[None]]] = {}

    def is_busy(self, seat: int) -> bool:
        """Whether a decision for the seat is on its way."""
        return seat in self._jobs

    def start(self, job: Job, decided: Decided) -> None:
        """Let a bot think for its seat; `decided` is called in the loop."""
        self._jobs[job.seat] = (job, asyncio.create_task(self._think(job, decided)))

    def finish(self, job: Job) -> bool:
        """Whether a decision is still wanted; it is then off the list."""
        if job.seat not in self._jobs or self._jobs[job.seat][0] is not job:
            return False
        del self._jobs[job.seat]
        return True

    def stop(self, seats: Iterable[int] | None = None) -> None:
        """Forget what bots are thinking about: the position has changed under them."""
        for seat in list(self._jobs if seats is None else seats):
            if seat in self._jobs:
                self._jobs.pop(seat)[1].cancel()

    async def _think(self, job: Job, decided: Decided) -> None:
        """Whatever goes wrong in a bot, the table hears of it as None."""
        action: str | None = None
        try:
            action = await self._bot_jobs.choose(job)
        except Exception as error:  # noqa: BLE001  (a bot may fail in any way)
            LOG.warning("bot failed", extra={"bot": job.bot, "seat": job.seat, "error": type(error).__name__})
        decided(job, action)


def any_action(state: State, seat: int, number: int) -> str:
    """What a seat does whose bot failed: a legal action, chosen without thinking."""
    legal = state.legal(seat)
    return str(legal[derive("instead", number, seat) % len(legal)])
