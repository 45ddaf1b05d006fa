"""Where tables and people are kept: a small interface, and SQLite behind it.

What is committed together is stored together. A commit returns when it is on the disk, never before; commits of many
tables that wait at the same time share one transaction.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import msgspec

from fogline.core.record import Entry
from fogline.server.schema import migrate
from fogline.table.journal import Commit, Stored
from fogline.table.seats import Person, Setup

T = TypeVar("T")
BATCH = 256
"""Commits that share one transaction at most."""


class Kept(msgspec.Struct, frozen=True):
    """A table in the store."""

    secret: bytes
    """The source of its luck."""
    stored: Stored
    """What was agreed, and what happened."""


class Storage(ABC):
    """Everything that the service keeps."""

    @abstractmethod
    async def create(self, name: str, secret: bytes, setup: Setup) -> None:
        """Keep a new table; one of that name that is there already stays as it is."""

    @abstractmethod
    async def load(self, name: str) -> Kept | None:
        """A table; None where there is none of that name."""

    @abstractmethod
    async def commit(self, name: str, commit: Commit) -> None:
        """Store what happened at a table; raises where its entries don't follow those that are stored."""

    @abstractmethod
    async def listed(self, most: int) -> list[tuple[str, Setup]]:
        """The public tables that have not begun, newest first."""

    @abstractmethod
    async def forget(self, before: int) -> list[str]:
        """Delete the tables that nothing happened at since a time (seconds since 1970), and links that expired."""

    @abstractmethod
    async def add_person(self, person: Person, secret_hash: bytes) -> None:
        """Keep a new person."""

    @abstractmethod
    async def add_secret(self, person: str, secret_hash: bytes) -> None:
        """Let a person prove themselves by another secret as well."""

    @abstractmethod
    async def person(self, secret_hash: bytes) -> Person | None:
        """Whoever has the secret with this hash."""

    @abstractmethod
    async def add_link(self, link_hash: bytes, kind: str, target: str, expires: int) -> None:
        """Keep a link to a table or to a person, until a time."""

    @abstractmethod
    async def follow_link(self, link_hash: bytes, kind: str, once: bool) -> str | None:
        """Where a link leads; None where there is none or it has expired. One that works once is gone afterwards."""

    @abstractmethod
    async def is_ready(self) -> bool:
        """Whether the store answers."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what waits."""


class TableJournal:
    """One table's part of a store."""

    def __init__(self, storage: Storage, name: str) -> None:
        self._storage = storage
        self._name = name

    async def commit(self, commit: Commit) -> None:
        """Store a commit for good."""
        await self._storage.commit(self._name, commit)


class SqliteStorage(Storage):
    """A store in one file. One thread of its own writes and reads, so the event loop never waits for the disk."""

    def __init__(self, path: Path | str) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage")
        self._database = self._thread.submit(_connect, str(path)).result()
        self._waiting: list[tuple[str, Commit, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    # Tables.

    async def create(self, name: str, secret: bytes, setup: Setup) -> None:
        """Keep a new table."""
        values = (name, secret, msgspec.json.encode(setup), _is_listed(setup), _now())
        await self._change("INSERT INTO tables VALUES (?, ?, ?, ?, ?) ON CONFLICT (name) DO NOTHING", values)

    async def load(self, name: str) -> Kept | None:
        """A table."""
        return await self._run(lambda: self._load(name))

    def _load(self, name: str) -> Kept | None:
        row = self._database.execute("SELECT secret, setup FROM tables WHERE name = ?", (name,)).fetchone()
        if row is None:
            return None
        found = self._database.execute("SELECT who, text, time FROM entries WHERE game = ? ORDER BY seq", (name,))
        entries = [Entry(int(who) if who.isdigit() else who, text, time) for who, text, time in found]
        tokens = dict(self._database.execute("SELECT token, at FROM tokens WHERE game = ?", (name,)).fetchall())
        return Kept(row[0], Stored(msgspec.json.decode(row[1], type=Setup), entries, tokens))

    async def commit(self, name: str, commit: Commit) -> None:
        """Store what happened at a table, together with whatever else waits to be stored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((name, commit, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        await done

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            commits = [(name, commit) for name, commit, _ in batch]
            try:
                errors = await asyncio.get_running_loop().run_in_executor(self._thread, self._write, commits)
            except Exception as failure:  # noqa: BLE001  (whatever it is, everyone who waits must hear of it)
                errors = [failure] * len(batch)
            for (_, _, done), error in zip(batch, errors, strict=True):
                _report(done, error)

    def _write(self, batch: list[tuple[str, Commit]]) -> list[Exception | None]:
        """One transaction; a commit that can't be stored is left out, and its error returned."""
        self._database.execute("BEGIN IMMEDIATE")
        try:
            errors = [self._write_one(name, commit) for name, commit in batch]
            self._database.execute("COMMIT")
        except BaseException:
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")
            raise
        return errors

    def _write_one(self, name: str, commit: Commit) -> Exception | None:
        self._database.execute("SAVEPOINT one")
        try:
            self._insert(name, commit)
        except (sqlite3.IntegrityError, ValueError) as error:
            self._database.execute("ROLLBACK TO one")
            return error
        finally:
            self._database.execute("RELEASE one")
        return None

    def _insert(self, name: str, commit: Commit) -> None:
        count = self._database.execute("SELECT count(*) FROM entries WHERE game = ?", (name,)).fetchone()[0]
        if count != commit.first:
            raise ValueError(f"entry {commit.first} can't follow {count} entries")
        rows = [(name, commit.first + i, str(e.who), e.text, e.time) for i, e in enumerate(commit.entries)]
        self._database.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", rows)
        if commit.token is not None:
            at = commit.first + len(commit.entries)
            self._database.execute("INSERT INTO tokens VALUES (?, ?, ?)", (name, commit.token, at))
        if commit.setup is not None:
            self._database.execute(
                "UPDATE tables SET setup = ?, listed = ? WHERE name = ?",
                (msgspec.json.encode(commit.setup), _is_listed(commit.setup), name),
            )
        touched = self._database.execute("UPDATE tables SET touched = ? WHERE name = ?", (_now(), name))
        if touched.rowcount != 1:
            raise ValueError(f"there is no table {name}")

    async def listed(self, most: int) -> list[tuple[str, Setup]]:
        """The public tables that have not begun."""
        query = "SELECT name, setup FROM tables WHERE listed ORDER BY touched DESC LIMIT ?"
        rows = await self._run(lambda: self._database.execute(query, (most,)).fetchall())
        return [(name, msgspec.json.decode(setup, type=Setup)) for name, setup in rows]

    async def forget(self, before: int) -> list[str]:
        """Delete what is old."""
        await self._change("DELETE FROM links WHERE expires <= ?", (_now(),))
        query = "DELETE FROM tables WHERE touched < ? RETURNING name"
        return [name for (name,) in await self._run(lambda: self._database.execute(query, (before,)).fetchall())]

    # People.

    async def add_person(self, person: Person, secret_hash: bytes) -> None:
        """Keep a new person."""
        await self._change("INSERT INTO people VALUES (?, ?, ?)", (person.id, person.name, _now()))
        await self.add_secret(person.id, secret_hash)

    async def add_secret(self, person: str, secret_hash: bytes) -> None:
        """Let a person prove themselves by another secret as well."""
        await self._change("INSERT INTO secrets VALUES (?, ?)", (secret_hash, person))

    async def person(self, secret_hash: bytes) -> Person | None:
        """Whoever has the secret with this hash."""
        query = "SELECT id, name FROM people JOIN secrets ON person = id WHERE hash = ?"
        row = await self._run(lambda: self._database.execute(query, (secret_hash,)).fetchone())
        return None if row is None else Person(*row)

    async def add_link(self, link_hash: bytes, kind: str, target: str, expires: int) -> None:
        """Keep a link."""
        await self._change("INSERT INTO links VALUES (?, ?, ?, ?)", (link_hash, kind, target, expires))

    async def follow_link(self, link_hash: bytes, kind: str, once: bool) -> str | None:
        """Where a link leads."""
        where = "WHERE hash = ? AND kind = ? AND expires > ?"
        query = f"DELETE FROM links {where} RETURNING target" if once else f"SELECT target FROM links {where}"  # noqa: S608
        rows = await self._run(lambda: self._database.execute(query, (link_hash, kind, _now())).fetchall())
        return rows[0][0] if rows else None

    async def is_ready(self) -> bool:
        """Whether the database answers."""
        try:
            row = await self._run(lambda: self._database.execute("SELECT 1").fetchone())
        except (sqlite3.Error, RuntimeError):
            return False
        return bool(row == (1,))

    async def close(self) -> None:
        """Finish what waits, and close the file."""
        if self._writer is not None:
            await self._writer
        await self._run(self._database.close)
        self._thread.shutdown()

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _change(self, statement: str, values: tuple[object, ...]) -> None:
        await self._run(lambda: self._database.execute(statement, values))


def _connect(path: str) -> sqlite3.Connection:
    """A database that has a commit on the disk when it says so."""
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA foreign_keys = ON")
    migrate(database)
    return database


def _report(done: asyncio.Future[None], error: Exception | None) -> None:
    """Tell whoever waits for a commit, if anybody still does."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _is_listed(setup: Setup) -> bool:
    return setup.public and setup.started is None


def _now() -> int:
    return int(time.time())
