"""Moves what was committed from SQLite's log into the database file, while commits go on.

By itself SQLite does this in the middle of a commit, which then takes ten or twenty times as long. A log from which all
was copied is begun anew, and overwriting it is sooner done than making it grow. But while commits go on there is always
one more to copy: without a last step between two of them the log was never begun anew, and grew by 5 MB a second at 200
moves a second.
"""

from __future__ import annotations

import logging
import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing

LOG = logging.getLogger(__name__)
EVERY = 500
"""Commits after which a checkpoint begins; the log holds some 30 KB of each."""


class Checkpoints:
    """A connection of its own in a thread of its own, and a last step in the thread of the commits."""

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

    @property
    def is_copied(self) -> bool:
        """Whether all was copied but what came since: time for the last step."""
        return self._running is not None and self._running.done()

    def finish(self, database: sqlite3.Connection) -> None:
        """Copy the few commits that came meanwhile; call it in the thread that commits, between two of them."""
        self._running = None
        _copy(database)

    def close(self) -> None:
        """Wait for the last one."""
        self._thread.shutdown()

    def _checkpoint(self) -> None:
        """Copy without waiting for anybody, then what was committed meanwhile: little is left for the last step."""
        try:
            with closing(sqlite3.connect(self._path, isolation_level=None)) as database:
                for _ in range(2):
                    _copy(database)
        except sqlite3.Error as error:
            _warn(error)


def _copy(database: sqlite3.Connection) -> None:
    try:
        database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    except sqlite3.Error as error:
        _warn(error)


def _warn(error: sqlite3.Error) -> None:
    """The log only grows until a checkpoint succeeds."""
    LOG.warning("no checkpoint", extra={"error": type(error).__name__})
