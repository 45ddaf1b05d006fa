"""Bots in processes of their own. A worker gets a job, which holds a view and nothing else, and answers in time."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache

from fogline.core.processes import start_pool
from fogline.table.bot_jobs import BotJobsHere, Job

LOG = logging.getLogger(__name__)
MARGIN = 1.0
"""Seconds that a bot may take beyond its limit until its worker is ended."""


class BotJobsInProcesses:
    """Bots in processes, one job at a time each; `close` it at the end.

    A job's time begins when a worker begins with it: who waits behind others is not late.
    """

    def __init__(self, workers: int) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._jobs: set[asyncio.Task[str]] = set()

    async def choose(self, job: Job) -> str:
        """Let a worker decide; raises where it fails or takes too long."""
        worker = await self._free.get()
        # Who asked may lose interest; the worker still has to finish before it is free again.
        work = asyncio.create_task(self._use(worker, job))
        self._jobs.add(work)
        work.add_done_callback(self._forget)
        return await asyncio.shield(work)

    async def _use(self, worker: Worker, job: Job) -> str:
        try:
            return await worker.choose(job)
        finally:
            self._free.put_nowait(worker)

    def _forget(self, work: asyncio.Task[str]) -> None:
        self._jobs.discard(work)
        if not work.cancelled():
            work.exception()  # whoever still waits hears of it

    def close(self) -> None:
        """End the workers."""
        for worker in self._workers:
            worker.end()


class Worker:
    """One process, started when it is first needed, and again after it failed."""

    def __init__(self) -> None:
        self.pool = _start()
        """A pool of this one process."""
        self._started: Future[None] | None = None

    async def choose(self, job: Job) -> str:
        """Decide; raises where the bot fails, or where it takes too long and its process was ended."""
        limit = None if job.limit.ms is None else job.limit.ms / 1000 + MARGIN
        try:
            if self._started is None:
                self._started = self.pool.submit(_wake)
            await asyncio.wrap_future(self._started)
            return await asyncio.wait_for(asyncio.wrap_future(self.pool.submit(_think, job)), limit)
        except (TimeoutError, BrokenProcessPool) as error:
            LOG.warning("worker ended", extra={"bot": job.bot, "error": type(error).__name__})
            self.end()
            self.pool, self._started = _start(), None
            raise

    def end(self) -> None:
        """End the process, whatever it does."""
        _end(self.pool)


def _start() -> ProcessPoolExecutor:
    return start_pool(1)


def _end(pool: ProcessPoolExecutor) -> None:
    """A bot that doesn't come back must not keep its process."""
    processes = list((pool._processes or {}).values())  # noqa: SLF001  (the pool has no other way to end one)
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


@cache
def _here() -> BotJobsHere:
    """What a worker keeps from one job to the next: its games and its bots."""
    return BotJobsHere()


def _wake() -> None:
    """The first job: a process takes a while to start, which is no bot's fault."""


def _think(job: Job) -> str:
    return _here().decide(job)
