"""Which store a database's name means."""

from __future__ import annotations

from pathlib import Path

from fogline.server.sqlite_file import CannotOpen
from fogline.server.storage import SqliteStorage, SqlStorage

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
    try:
        from fogline.server.postgres import PostgresStorage  # noqa: PLC0415  (only where asyncpg is installed)
    except ModuleNotFoundError as error:
        raise CannotOpen("no-driver", str(database).partition("://")[0]) from error
    return PostgresStorage(str(database))
