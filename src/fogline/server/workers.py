"""Bots in processes of their own. A worker gets a job, which holds a view and nothing else, and answers in time."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from fogline.table.minds import Job, MindsHere, decide

LOG = logging.getLogger(__name__)
MARGIN = 1.0
"""Seconds that a bot may take beyond its limit until its worker is ended."""


class MindsInProcesses:
    """Bots in a pool of processes; `close` it at the end."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._start()

    async def choose(self, job: Job) -> str:
        """Let a worker decide; raises where it fails or takes too long."""
        pool = self._pool
        asked = asyncio.get_running_loop().run_in_executor(pool, _think, job)
        limit = None if job.limit.ms is None else job.limit.ms / 1000 + MARGIN
        try:
            return await asyncio.wait_for(asked, limit)
        except (TimeoutError, BrokenProcessPool) as error:
            LOG.warning("worker ended", extra={"bot": job.bot, "error": type(error).__name__})
            self._restart(pool)
            raise

    def close(self) -> None:
        """End the workers."""
        _end(self._pool)

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, context, initializer=_begin)

    def _restart(self, failed: ProcessPoolExecutor) -> None:
        """Others who waited for the same pool find it replaced already."""
        if self._pool is failed:
            self._pool = self._start()
            _end(failed)


def _end(pool: ProcessPoolExecutor) -> None:
    """A bot that doesn't come back must not keep its process."""
    processes = list((pool._processes or {}).values())  # noqa: SLF001  (the pool has no other way to end one)
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


_here: MindsHere | None = None


def _begin() -> None:
    """Ctrl-C is the parent's business; but a worker whose parent was killed must not stay behind."""
    global _here  # noqa: PLW0603  (a worker has no other place to keep its games)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()
    _here = MindsHere()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _think(job: Job) -> str:
    if _here is None:
        raise RuntimeError("the worker was not started")
    return decide(job, _here.game(job))
