"""Which store a database's name means."""

from __future__ import annotations

import importlib
import socket
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fogline.server.schema import MIGRATIONS
from fogline.server.sql import Database
from fogline.server.sqlite_file import CannotOpen, Hold, open_database, open_to_read, version_of
from fogline.server.storage import SqliteStorage, SqlStorage

if TYPE_CHECKING:
    from fogline.server.nodes.node import ThisNode

SCHEMES = ("postgresql://", "postgres://")
"""How the address of a PostgreSQL database begins; anything else is a file."""


def is_postgres(database: Path | str) -> bool:
    """Whether a database is on a PostgreSQL server.

    >>> is_postgres("postgresql://localhost/fogline"), is_postgres("fogline.db")
    (True, False)
    """
    return str(database).startswith(SCHEMES)


def open_storage(database: Path | str) -> SqlStorage:
    """The store at a path or an address; raises `CannotOpen`."""
    if not is_postgres(database):
        return SqliteStorage(database)
    storage: SqlStorage = _driver().PostgresStorage(str(database))
    return storage


def open_node(database: Path | str, address: str, listening: socket.socket, heard: Callable[[], None]) -> ThisNode:
    """This service as one of several nodes on a PostgreSQL database; raises `CannotOpen`."""
    _driver()
    node: ThisNode = importlib.import_module("fogline.server.nodes.node").ThisNode(
        str(database), address, listening, heard
    )
    return node


def _driver() -> Any:  # noqa: ANN401  (the module, which is imported only where asyncpg is installed)
    try:
        return importlib.import_module("fogline.server.postgres")
    except ModuleNotFoundError as error:
        raise CannotOpen("no-driver", "PostgreSQL") from error


def claim(database: Path | str) -> Hold | None:
    """A service's claim on a database; None where the store itself has one. Raises `CannotOpen`."""
    return None if is_postgres(database) else Hold(Path(database))


@contextmanager
def read(database: Path | str) -> Iterator[Database]:
    """A database as it is at one moment, also while a service writes it; raises `CannotOpen`."""
    with closing(_opened_to_read(database)) as opened:
        yield opened


def _opened_to_read(database: Path | str) -> Database:
    if is_postgres(database):
        postgres = _driver()
        found: Database = postgres.open_postgres(str(database), writes=False)
        found.execute("SET idle_in_transaction_session_timeout = 0")  # what reads holds nobody up, and may take long
        found.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        return found
    file = open_to_read(database)
    if version_of(file) != len(MIGRATIONS):
        file.close()
        raise CannotOpen("older", database)
    file.execute("BEGIN")
    return file


@contextmanager
def written(database: Path | str) -> Iterator[Database]:
    """A database that no service has open, to add to it; raises `CannotOpen`."""
    if is_postgres(database):
        with closing(_driver().claimed(str(database))) as opened:
            yield opened
        return
    hold = Hold(Path(database))
    try:
        with closing(open_database(database)) as file:
            yield file
    finally:
        hold.release()
