"""Bots in processes of their own. A worker gets a job, which holds a view and nothing else, and answers in time."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any, TypeVar

import msgspec

from fogline.core.processes import start_pool
from fogline.server.limits import Addresses, Work
from fogline.table.bot_jobs import UNWATCHED, WATCHED, BotJobsHere, Claim, Job

T = TypeVar("T")
LOG = logging.getLogger(__name__)
SHARE = 0.1
"""Seconds of thinking that are forgotten in each second, when it is asked who had how much."""
MARGIN = 1.0
"""Seconds that a bot may take beyond its limit until its worker is ended."""


class Waiting(msgspec.Struct, eq=False):
    """A job for which there is no worker yet."""

    claim: Claim
    worker: asyncio.Future[Worker]
    """Done when it is its turn."""


class BotJobsInProcesses:
    """Bots in processes, one job at a time each; `close` it at the end.

    A job's time begins when a worker begins with it: who waits behind others is not late. Where several wait, tables
    that somebody watches come first, then whose address and whose person had the least thinking lately: ten tables of
    slow bots make their own host wait, and nobody else for longer than a decision that has begun.
    """

    def __init__(self, workers: int, addresses: Addresses) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._free = list(self._workers)
        self._addresses = addresses
        self._used = Work(SHARE, math.inf)
        self._waiting: list[Waiting] = []
        self._jobs: set[asyncio.Task[Any]] = set()
        self.elsewhere: Callable[[Job], Awaitable[str | None]] | None = None
        """Asked for a decision while no worker is free; None is its answer where nobody else has one either."""
        self.decided_elsewhere = 0
        """How many decisions that were."""

    @property
    def has_room(self) -> bool:
        """Whether a job would be begun with at once."""
        return bool(self._free)

    @property
    def workers(self) -> int:
        """How many there are."""
        return len(self._workers)

    @property
    def waiting(self) -> int:
        """Jobs for which there is no worker yet."""
        return len(self._waiting)

    async def choose(self, job: Job) -> str:
        """Let a worker decide, here or elsewhere; raises where it fails or takes too long."""
        if self.elsewhere is not None and not self.has_room:
            began = time.monotonic()
            decided = await self.elsewhere(job)
            if decided is not None:
                self._charge(job.host, began)
                self.decided_elsewhere += 1
                return decided
        return await self.choose_here(job)

    async def choose_here(self, job: Job) -> str:
        """Let a worker of this process's own decide."""
        claim = Claim(job.host, WATCHED if job.watched else UNWATCHED)
        return await self._work(claim, lambda worker: worker.choose(job))

    async def do(self, claim: Claim, seconds: float, call: Callable[..., T], *given: Any) -> T:  # noqa: ANN401
        """Let a worker do something else; raises what it raises, and where it dies or takes longer than it may."""
        return await self._work(claim, lambda worker: worker.do(seconds, call, *given))

    async def _work(self, claim: Claim, use: Callable[[Worker], Awaitable[T]]) -> T:
        worker = await self._next_worker(claim)
        # Who asked may lose interest; the worker still has to finish before it is free again.
        work = asyncio.create_task(self._use(worker, claim, use))
        self._jobs.add(work)
        work.add_done_callback(self._forget)
        return await asyncio.shield(work)

    async def _next_worker(self, claim: Claim) -> Worker:
        if self._free:
            return self._free.pop()
        waiting = Waiting(claim, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        try:
            return await waiting.worker
        except asyncio.CancelledError:
            if waiting.worker.done() and not waiting.worker.cancelled():
                self._release(waiting.worker.result())
            elif waiting in self._waiting:
                self._waiting.remove(waiting)
            raise

    async def _use(self, worker: Worker, claim: Claim, use: Callable[[Worker], Awaitable[T]]) -> T:
        began = time.monotonic()
        try:
            return await use(worker)
        finally:
            self._charge(claim.host, began)
            self._release(worker)

    def _charge(self, host: str, began: float) -> None:
        for payer in (self._addresses.of(host), host):
            self._used.charge(payer, time.monotonic() - began)

    def _release(self, worker: Worker) -> None:
        """Give a worker to whoever has waited with the best right to it."""
        if not self._waiting:
            self._free.append(worker)
            return
        following = min(self._waiting, key=self._right)
        self._waiting.remove(following)
        following.worker.set_result(worker)

    def _right(self, waiting: Waiting) -> tuple[int, float, float]:
        host = waiting.claim.host
        return waiting.claim.rank, self._used.owed(self._addresses.of(host)), self._used.owed(host)

    def _forget(self, work: asyncio.Task[Any]) -> None:
        self._jobs.discard(work)
        if not work.cancelled():
            work.exception()  # whoever still waits hears of it

    def close(self) -> None:
        """End the workers."""
        for worker in self._workers:
            worker.end()


class Worker:
    """One process, started when it is first needed, and again after it failed; `begin` is what it does first."""

    def __init__(self, begin: Callable[[], None] | None = None) -> None:
        self._begin = begin
        self.pool = start_pool(1, begin)
        """A pool of this one process."""
        self._started: Future[None] | None = None

    async def do(self, seconds: float | None, call: Callable[..., T], *given: Any) -> T:  # noqa: ANN401
        """Call something there; raises what it raises, and `TimeoutError` or `BrokenProcessPool` where it was ended."""
        try:
            if self._started is None:
                self._started = self.pool.submit(_wake)
            await asyncio.wrap_future(self._started)
            # Not `wait_for`: its frame holds the future, that the error, that the frame, and with it a whole file.
            async with asyncio.timeout(seconds):
                return await asyncio.wrap_future(self.pool.submit(call, *given))
        except (TimeoutError, BrokenProcessPool):
            self.end()
            self.pool, self._started = start_pool(1, self._begin), None
            raise

    async def choose(self, job: Job) -> str:
        """Decide; raises where the bot fails, or where it takes too long and its process was ended."""
        try:
            return await self.do(None if job.limit.ms is None else job.limit.ms / 1000 + MARGIN, _think, job)
        except (TimeoutError, BrokenProcessPool) as error:
            LOG.warning("worker ended", extra={"bot": job.bot, "error": type(error).__name__})
            raise

    def end(self) -> None:
        """End the process, whatever it does."""
        _end(self.pool)


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
