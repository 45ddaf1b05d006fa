"""Moves what was committed from SQLite's log into the database file, while commits go on.

By itself SQLite does this in the middle of a commit, which then takes ten or twenty times as long.
"""

from __future__ import annotations

import logging
import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing

LOG = logging.getLogger(__name__)
EVERY = 500
"""Commits after which a checkpoint begins."""


class Checkpoints:
    """A connection of its own in a thread of its own."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="checkpoints")
        self._commits = 0
        self._running: Future[None] | None = None

    def committed(self, commits: int) -> None:
        """So many more were committed: begin a checkpoint if it is time and none runs. Returns at once."""
        self._commits += commits
        if self._commits >= EVERY and (self._running is None or self._running.done()):
            self._commits = 0
            self._running = self._thread.submit(self._checkpoint)

    def close(self) -> None:
        """Wait for the last one."""
        self._thread.shutdown()

    def _checkpoint(self) -> None:
        """Copy without waiting for anybody; what a commit adds meanwhile is left to the next."""
        try:
            with closing(sqlite3.connect(self._path, isolation_level=None)) as database:
                database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except sqlite3.Error as error:  # the log only grows until one succeeds
            LOG.warning("no checkpoint", extra={"error": type(error).__name__})
