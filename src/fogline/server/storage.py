"""Where tables and people are kept: a small interface, and SQLite behind it.

What is committed together is stored together. A commit returns when it is on the disk, never before; whatever waits to
be stored at the same time, of many tables and people, shares one transaction.
"""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from fogline.core.luck import Sealed
from fogline.core.record import Entry
from fogline.server.checkpoints import Checkpoints
from fogline.server.people_storage import SqlitePeople, now
from fogline.server.results import Result
from fogline.server.schema import migrate
from fogline.table import seats
from fogline.table.journal import Commit, OutOfStep, Stored, Summary
from fogline.table.seats import Person, Setup

T = TypeVar("T")
Work = Callable[[], object]
"""Writes something, in a transaction that is open."""
BATCH = 256
"""How much may share one transaction."""
FEW = 10
"""Tables that are deleted in one transaction."""
# msgspec learns a type when it is first used, and may crash where two threads do that at once: so it learns them here.
_SETUPS = msgspec.json.Decoder(Setup)
_SUMMARIES = msgspec.json.Decoder(Summary)


class Kept(msgspec.Struct, frozen=True):
    """A table in the store."""

    secret: bytes
    """What bots' seeds and a rematch's name come from, and the luck of a game of before luck could be checked."""
    stored: Stored
    """What was agreed, and what happened."""
    luck: Sealed | None = None
    """What its luck comes from; None where that can't be checked."""


class Owned(msgspec.Struct, frozen=True):
    """A table in somebody's list."""

    name: str
    setup: Setup
    """What was agreed."""
    summary: Summary | None
    """How the game stands; None before the start."""
    touched: int
    """When something last happened, in seconds since 1970."""


class Storage(ABC):
    """Everything that the service keeps."""

    @abstractmethod
    async def create(self, name: str, secret: bytes, setup: Setup, luck: Sealed | None = None) -> None:
        """Keep a new table; one of that name that is there already stays as it is."""

    @abstractmethod
    async def load(self, name: str) -> Kept | None:
        """A table; None where there is none of that name."""

    @abstractmethod
    async def commit(self, name: str, commit: Commit) -> None:
        """Store what happened at a table; raises `OutOfStep` where it doesn't follow what is stored."""

    @abstractmethod
    async def listed(self, most: int) -> list[tuple[str, Setup]]:
        """The public tables that have not begun, newest first."""

    @abstractmethod
    async def owned(self, person: str, most: int) -> list[Owned]:
        """The tables that a person opened or has a seat at, those where something happened last first."""

    @abstractmethod
    async def forget(self, before: int) -> list[str]:
        """Delete the tables that nothing happened at since a time (seconds since 1970), and links that expired."""

    @abstractmethod
    async def add_person(self, person: Person, secret_hash: bytes) -> None:
        """Keep a new person."""

    @abstractmethod
    async def change_person(self, person: Person) -> None:
        """Keep somebody's other name or look."""

    @abstractmethod
    async def delete_person(self, person: str) -> None:
        """Delete somebody, with their secrets, links and results, and their name in what others keep of games."""

    @abstractmethod
    async def forget_at(self, name: str, person: str) -> None:
        """Let a stored table, which nobody has open, tell no more who somebody was (`fogline.table.seats.forget`)."""

    @abstractmethod
    async def add_secret(self, person: str, secret_hash: bytes) -> None:
        """Let a person prove themselves by another secret as well."""

    @abstractmethod
    async def set_words(self, person: str, words_hash: bytes) -> None:
        """Let these words bring somebody back, and no others."""

    @abstractmethod
    async def has_words(self, person: str) -> bool:
        """Whether there are words that bring somebody back."""

    @abstractmethod
    async def revoke(self, person: str, but: bytes, words: bool) -> int:
        """Let nothing prove a person any more but one secret, and their words if those may stay; how many went."""

    @abstractmethod
    async def person(self, secret_hash: bytes) -> Person | None:
        """Whoever has the secret with this hash."""

    @abstractmethod
    async def person_by_words(self, words_hash: bytes) -> Person | None:
        """Whoever the words with this hash bring back; as a secret they count for nothing."""

    @abstractmethod
    async def person_of(self, id_: str) -> Person | None:
        """Somebody by their public id."""

    @abstractmethod
    async def created(self, id_: str) -> int:
        """When somebody came, in seconds since 1970."""

    @abstractmethod
    async def results(self, person: str) -> list[Result]:
        """The games that somebody has finished, the last first; they outlive their tables."""

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


class SqliteStorage(SqlitePeople, Storage):
    """A store in one file. One thread of its own writes and reads, so the event loop never waits for the disk."""

    def __init__(self, path: Path | str) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage")
        self._database = self._thread.submit(_connect, str(path)).result()
        self._checkpoints = Checkpoints(str(path))
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._writer: asyncio.Task[None] | None = None

    # Tables.

    async def create(self, name: str, secret: bytes, setup: Setup, luck: Sealed | None = None) -> None:
        """Keep a new table."""
        await self._store(lambda: self._create(name, secret, setup, luck))

    def _create(self, name: str, secret: bytes, setup: Setup, luck: Sealed | None) -> None:
        sealed = (None, None) if luck is None else (luck.secret, luck.commitment)
        values = (name, secret, msgspec.json.encode(setup), _is_listed(setup), now(), *sealed)
        insert = (
            "INSERT INTO tables (name, secret, setup, listed, touched, luck, commitment) VALUES (?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (name) DO NOTHING"
        )
        if self._database.execute(insert, values).rowcount:
            self._insert_members(name, setup)

    def _insert_members(self, name: str, setup: Setup) -> None:
        members = [(person, name) for person in {setup.host, *setup.people}]
        self._database.executemany("INSERT INTO members VALUES (?, ?)", members)

    async def load(self, name: str) -> Kept | None:
        """A table."""
        return await self._run(lambda: self._load(name))

    def _load(self, name: str) -> Kept | None:
        query = "SELECT secret, setup, luck, commitment FROM tables WHERE name = ?"
        row = self._database.execute(query, (name,)).fetchone()
        if row is None:
            return None
        found = self._database.execute("SELECT who, text, time FROM entries WHERE game = ? ORDER BY seq", (name,))
        entries = [Entry(int(who) if who.isdigit() else who, text, time) for who, text, time in found]
        tokens = dict(self._database.execute("SELECT token, at FROM tokens WHERE game = ?", (name,)).fetchall())
        luck = None if row[2] is None else Sealed(row[2], row[3])
        return Kept(row[0], Stored(_setup(row[1]), entries, tokens), luck)

    async def commit(self, name: str, commit: Commit) -> None:
        """Store what happened at a table."""
        try:
            await self._store(lambda: self._insert(name, commit))
        except sqlite3.IntegrityError as error:
            raise OutOfStep(f"what is stored of {name} is not what was told") from error

    def _insert(self, name: str, commit: Commit) -> None:
        last = self._database.execute("SELECT max(seq) FROM entries WHERE game = ?", (name,)).fetchone()[0]
        count = 0 if last is None else last + 1
        if count != commit.first:
            raise OutOfStep(f"entry {commit.first} can't follow {count} entries")
        rows = [(name, commit.first + i, str(e.who), e.text, e.time) for i, e in enumerate(commit.entries)]
        self._database.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", rows)
        if commit.token is not None:
            at = commit.first + len(commit.entries)
            self._database.execute("INSERT INTO tokens VALUES (?, ?, ?)", (name, commit.token, at))
        summary = None if commit.summary is None else msgspec.json.encode(commit.summary)
        update = "UPDATE tables SET touched = ?, summary = coalesce(?, summary) WHERE name = ?"
        if self._database.execute(update, (now(), summary, name)).rowcount != 1:
            raise OutOfStep(f"there is no table {name}")
        if commit.setup is not None:
            self._change_setup(name, commit.setup)
        if commit.summary is not None and commit.summary.places:
            self._insert_results(name, commit.summary)

    def _insert_results(self, name: str, summary: Summary) -> None:
        kept = self._load(name)
        if kept is not None:
            self.insert_results(name, kept.stored.setup, summary, kept.stored.entries)

    def _change_setup(self, name: str, setup: Setup) -> None:
        update = "UPDATE tables SET setup = ?, listed = ? WHERE name = ?"
        self._database.execute(update, (msgspec.json.encode(setup), _is_listed(setup), name))
        self._database.execute("DELETE FROM members WHERE game = ?", (name,))
        self._insert_members(name, setup)

    async def listed(self, most: int) -> list[tuple[str, Setup]]:
        """The public tables that have not begun."""
        query = "SELECT name, setup FROM tables WHERE listed ORDER BY touched DESC LIMIT ?"
        rows = await self._run(lambda: self._database.execute(query, (most,)).fetchall())
        return [(name, _setup(setup)) for name, setup in rows]

    async def owned(self, person: str, most: int) -> list[Owned]:
        """The tables that a person opened or has a seat at."""
        query = (
            "SELECT name, setup, summary, touched FROM members JOIN tables ON name = game"
            " WHERE person = ? ORDER BY touched DESC, name LIMIT ?"
        )
        rows = await self._run(lambda: self._database.execute(query, (person, most)).fetchall())
        return [Owned(name, _setup(setup), _summary(summary), touched) for name, setup, summary, touched in rows]

    async def forget(self, before: int) -> list[str]:
        """Delete what is old, a few tables at a time: moves that come meanwhile are stored in between."""
        await self._change("DELETE FROM links WHERE expires <= ?", (now(),))
        some = "SELECT name FROM tables WHERE touched < ? LIMIT ?"
        forgotten: list[str] = []
        while found := await self._change(f"DELETE FROM tables WHERE name IN ({some}) RETURNING name", (before, FEW)):  # noqa: S608
            forgotten += [name for (name,) in found]
        return forgotten

    async def forget_at(self, name: str, person: str) -> None:
        """Let a stored table tell no more who somebody was."""
        await self._store(lambda: self._forget_at(name, person))

    def _forget_at(self, name: str, person: str) -> None:
        row = self._database.execute("SELECT setup FROM tables WHERE name = ?", (name,)).fetchone()
        if row is not None:
            self._change_setup(name, seats.forget(_setup(row[0]), person))

    # As a whole.

    async def is_ready(self) -> bool:
        """Whether the database answers."""
        try:
            await self._run(
                lambda: self._database.execute("SELECT count(*) FROM (SELECT 1 FROM tables LIMIT 1)").fetchone()
            )
        except (sqlite3.Error, RuntimeError):
            return False
        return True

    async def close(self) -> None:
        """Finish what waits, and close the file."""
        if self._writer is not None:
            await self._writer
        await self._run(self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        self._checkpoints.close()
        self._database.close()

    # Reading and writing.

    async def _run(self, work: Callable[[], T]) -> T:
        """Read something."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _change(self, statement: str, values: tuple[object, ...]) -> list[Any]:
        """Store what one statement changes; returns the rows that it gives."""
        return await self._store(lambda: self._database.execute(statement, values).fetchall())

    async def _store(self, work: Callable[[], T]) -> T:
        """Store what `work` writes, together with whatever else waits to be stored."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            works = [work for work, _ in batch]
            results: list[object]
            try:
                results = await asyncio.get_running_loop().run_in_executor(self._thread, self._write, works)
            except Exception as failure:  # noqa: BLE001  (whatever it is, everyone who waits must hear of it)
                results = [failure] * len(batch)
            else:
                self._checkpoints.committed(len(batch))
            for (_, done), result in zip(batch, results, strict=True):
                _report(done, result)
            if self._checkpoints.is_copied:
                await self._run(lambda: self._checkpoints.finish(self._database))

    def _write(self, batch: list[Work]) -> list[object]:
        """One transaction; what can't be stored is left out, and its error returned."""
        self._database.execute("BEGIN IMMEDIATE")
        try:
            results = [self._write_one(work) for work in batch]
            self._database.execute("COMMIT")
        except BaseException:
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")
            raise
        return results

    def _write_one(self, work: Work) -> object:
        self._database.execute("SAVEPOINT one")
        try:
            return work()
        except (sqlite3.IntegrityError, ValueError) as error:
            self._database.execute("ROLLBACK TO one")
            return error
        finally:
            self._database.execute("RELEASE one")


def _connect(path: str) -> sqlite3.Connection:
    """A database that has a commit on the disk when it says so."""
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA wal_autocheckpoint = 0")
    database.execute("PRAGMA foreign_keys = ON")
    migrate(database)
    return database


def _report(done: asyncio.Future[Any], result: object) -> None:
    """Tell whoever waits for a write, if anybody still does."""
    if done.done():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)


def _setup(text: bytes) -> Setup:
    return _SETUPS.decode(text)


def _summary(text: bytes | None) -> Summary | None:
    return None if text is None else _SUMMARIES.decode(text)


def _is_listed(setup: Setup) -> bool:
    return setup.public and setup.started is None
