"""Both engines for a test of the service: a file's name stands for the file itself, or for a database on a server.

A module says `pytestmark = BOTH`, and a test of it that is about a file `@pytest.mark.file`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from fogline.server import stores
from fogline.server.archive import SqlArchive
from fogline.table.journal import Stored

if TYPE_CHECKING:
    from tests.server.postgres import Server

BOTH = pytest.mark.usefixtures("engine")
_servers: list[Server] = []
_databases: dict[Path, str] = {}


@contextmanager
def on(server: Server) -> Iterator[None]:
    """Let every name stand for a database on a server."""
    _servers.append(server)
    yield
    _servers.pop()
    _databases.clear()


def place(path: Path) -> Path | str:
    """What a file's name stands for: the same as long as the engine is."""
    if not _servers:
        return path
    if path not in _databases:
        _databases[path] = aside(_servers[-1].prepared_database)
    return _databases[path]


def aside(call: Any, *values: object) -> Any:  # noqa: ANN401  (whatever it gives)
    """In a thread of its own, since the driver of PostgreSQL has its own loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(call, *values).result()


def ask(database: Path | str, statement: str, values: Sequence[object] = ()) -> list[Any]:
    """One statement to a database beside the service that has it open: the rows."""
    rows: list[Any] = aside(_ask, database, statement, values)
    return rows


def _ask(database: Path | str, statement: str, values: Sequence[object]) -> list[Any]:
    if not stores.is_postgres(database):
        with closing(sqlite3.connect(database, timeout=60, isolation_level=None)) as file:
            file.execute("PRAGMA foreign_keys = ON")
            return [tuple(row) for row in file.execute(statement, values)]
    from fogline.server.postgres import open_postgres  # noqa: PLC0415

    with closing(open_postgres(str(database), writes=False)) as opened:
        return [tuple(row) for row in opened.execute(statement, values)]


def everything(database: Path | str) -> bytes:
    """All that a database holds, for a look whether something is in it."""
    if not stores.is_postgres(database):
        path = Path(database)
        return b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))
    tables = ask(database, "SELECT table_name FROM information_schema.tables WHERE table_schema = 'fogline'")
    rows = [row for (name,) in tables for row in ask(database, f"SELECT * FROM {name}")]  # noqa: S608  (a name of ours)
    return b"\n".join(value if isinstance(value, bytes) else str(value).encode() for row in rows for value in row)


def kept(database: Path | str, name: str) -> Stored:
    """A table as it is stored, whether a service has it open or not."""
    found: Stored = aside(_kept, database, name)
    return found


def _kept(database: Path | str, name: str) -> Stored:
    with stores.read(database) as opened:
        table = SqlArchive(opened).table(name)
        assert table is not None, name
        return table.kept().stored
