"""The store on PostgreSQL: its tables, the way from each version of them to the next, and what differs from SQLite."""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import Final

from fogline.server.nodes.schema import MIGRATION as NODES
from fogline.server.postgres_database import PostgresDatabase
from fogline.server.sql import without_password
from fogline.server.sqlite_file import CannotOpen
from fogline.server.storage import SqlStorage
from fogline.server.store_faults import Busy, Unreachable

LOG = logging.getLogger(__name__)
MIGRATIONS: Final = (
    """
    CREATE TABLE version (number INTEGER NOT NULL);
    CREATE TABLE tables (
        name TEXT PRIMARY KEY,
        secret BYTEA NOT NULL,
        setup BYTEA NOT NULL,
        listed BOOLEAN NOT NULL,
        touched BIGINT NOT NULL,
        summary BYTEA,
        luck BYTEA,
        commitment BYTEA
    );
    CREATE INDEX tables_touched ON tables (touched);
    CREATE TABLE entries (
        game TEXT NOT NULL REFERENCES tables (name) ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        who TEXT NOT NULL,
        text TEXT NOT NULL,
        time BIGINT,
        PRIMARY KEY (game, seq)
    );
    CREATE TABLE tokens (
        game TEXT NOT NULL REFERENCES tables (name) ON DELETE CASCADE,
        token TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (game, token)
    );
    CREATE TABLE members (
        person TEXT NOT NULL,
        game TEXT NOT NULL REFERENCES tables (name) ON DELETE CASCADE,
        PRIMARY KEY (person, game)
    );
    CREATE INDEX members_game ON members (game);
    CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        created BIGINT NOT NULL,
        colour TEXT,
        shape TEXT
    );
    CREATE TABLE secrets (
        hash BYTEA PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        kind TEXT NOT NULL DEFAULT 'device'
    );
    CREATE INDEX secrets_person ON secrets (person);
    CREATE TABLE links (
        hash BYTEA PRIMARY KEY,
        kind TEXT NOT NULL,
        target TEXT NOT NULL,
        expires BIGINT NOT NULL
    );
    CREATE TABLE results (
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        ended BIGINT NOT NULL,
        result BYTEA NOT NULL,
        PRIMARY KEY (person, game)
    );
    CREATE INDEX results_game ON results (game);
    CREATE TABLE settings (
        name TEXT PRIMARY KEY,
        value BYTEA NOT NULL
    );
    """,
    NODES,
    """
    CREATE TABLE analyses (
        game TEXT PRIMARY KEY REFERENCES tables (name) ON DELETE CASCADE,
        found BYTEA NOT NULL
    );
    """,
)
"""Each script leads from its number to the next version. A script that was released is never changed."""
LEAST: Final = 2
"""The oldest version whose programs may go on beside this one: they break nothing of what was added since."""
SCHEMA: Final = "fogline"
"""The schema of the database that holds our tables, so that others' may lie beside them."""
HOLD: Final = 0x666F676C696E65
"""The number of the lock that one service has while it uses a database: «fogline» in hexadecimal."""


def open_postgres(url: str, *, writes: bool = True) -> PostgresDatabase:
    """A database of the newest version; raises `CannotOpen`."""
    try:
        database = PostgresDatabase(url)
    except Exception as error:
        raise CannotOpen("unreachable", without_password(url), str(error.__cause__ or error)) from error
    try:
        _prepare(database, url, writes=writes)
    except BaseException:
        database.close()
        raise
    return database


def claimed(url: str) -> PostgresDatabase:
    """A database that nobody else writes as long as this connection stays; raises `CannotOpen`."""
    database = open_postgres(url)
    return _locked(database, url, "pg_advisory_lock")


def shared(url: str) -> PostgresDatabase:
    """A database that only nodes write as long as this connection stays; raises `CannotOpen`.

    What a node may do with a table isn't for this lock to say: a node that freezes would keep it.
    """
    return _locked(open_postgres(url), url, "pg_advisory_lock_shared")


def _locked(database: PostgresDatabase, url: str, lock: str) -> PostgresDatabase:
    try:
        database.execute(f"SELECT {lock}(?)", (HOLD,))
    except Busy as error:
        database.close()
        raise CannotOpen("in-use", without_password(url), "?") from error
    return database


def _prepare(database: PostgresDatabase, url: str, *, writes: bool) -> None:
    """Several may begin at the same time on an empty database: one of them makes the tables, and the others wait."""
    if writes:
        database.execute("BEGIN")
        database.script("SET LOCAL lock_timeout = 0")
        database.execute("SELECT pg_advisory_xact_lock(?)", (HOLD + 1,))
        database.script(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
    database.script(f"SET search_path TO {SCHEMA}")
    version = version_of(database)
    if version > len(MIGRATIONS) and _least(database) > len(MIGRATIONS):
        raise CannotOpen("too-new", without_password(url), f"{version} > {len(MIGRATIONS)}")
    if writes:
        migrate(database, version)
        database.execute("COMMIT")
    elif version < len(MIGRATIONS):
        raise CannotOpen("not-ours", without_password(url))


def version_of(database: PostgresDatabase) -> int:
    """The version of a database's tables; 0 for an empty one."""
    known = database.execute("SELECT to_regclass('version') IS NOT NULL").fetchone()
    return int(database.execute("SELECT number FROM version").fetchone()[0]) if known[0] else 0


def _least(database: PostgresDatabase) -> int:
    """The oldest version whose programs may use a database of a later one."""
    return int(database.execute("SELECT coalesce(least, number) FROM version").fetchone()[0])


def migrate(database: PostgresDatabase, version: int) -> None:
    """Bring a database to the newest version, step by step, in a transaction that is open."""
    for script in MIGRATIONS[version:]:
        database.script(script)
    if version < len(MIGRATIONS):
        database.execute("DELETE FROM version")
        database.execute("INSERT INTO version (number, least) VALUES (?, ?)", (len(MIGRATIONS), LEAST))


class PostgresStorage(SqlStorage):
    """A store on a PostgreSQL server, for one service at a time. A server that went away is sought anew at each use."""

    OLD = (
        "SELECT name FROM tables WHERE touched < ? AND name <> ALL(?)"
        " AND (convert_from(setup, 'UTF8')::json ->> 'started' IS NULL"
        " OR convert_from(summary, 'UTF8')::json -> 'places' IS NOT NULL) LIMIT ?"
    )
    _database: PostgresDatabase

    def __init__(self, url: str) -> None:
        self._url = url
        super().__init__()

    def _connect(self) -> PostgresDatabase:
        return claimed(self._url)

    def _look_after(self) -> None:
        if self._database.is_lost:
            self._database.close()
            try:
                self._database = self._connect()
            except CannotOpen as error:
                raise (Busy() if error.code == "in-use" else Unreachable()) from error
            LOG.warning("the database's server is there again")

    def _among(self, names: Collection[str]) -> list[str]:
        return sorted(names)

    def _room(self) -> tuple[int, int | None]:
        (size,) = self._database.execute("SELECT pg_database_size(current_database())").fetchone()
        return int(size), None
