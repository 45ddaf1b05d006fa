"""Where tables and people are kept: a small interface, and SQL behind it, with SQLite or (`postgres`) PostgreSQL.

What is committed together is stored together. A commit returns when it is on the disk, never before; whatever waits to
be stored at the same time, of many tables and people, shares one transaction.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec

from fogline.core.luck import Sealed
from fogline.core.record import Entry
from fogline.server.checkpoints import Checkpoints
from fogline.server.people_storage import SqlPeople, now
from fogline.server.results import Result
from fogline.server.sql import Conflict, Database
from fogline.server.sqlite_file import open_database
from fogline.server.store_faults import StoreFault
from fogline.server.store_health import Health
from fogline.table import seats
from fogline.table.journal import Commit, OutOfStep, Stored, Summary
from fogline.table.seats import Person, Setup

T = TypeVar("T")
LOG = logging.getLogger(__name__)
Work = Callable[[], object]
"""Writes something, in a transaction that is open."""
Waiting = tuple[Work, asyncio.Future[Any]]
"""What is to be written, and who waits for it."""
BATCH = 256
"""How much may share one transaction."""
FEW = 10
"""Tables that are deleted in one transaction."""
FOLLOW = """
    UPDATE tables SET touched = ?, summary = coalesce(?, summary)
    WHERE name = ? AND ? = (SELECT coalesce(max(seq) + 1, 0) FROM entries WHERE game = name)
"""
"""Changes a table only where a commit follows its last entry."""
KEEP_SETTING = "INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
KEEP_ANALYSIS = """
    INSERT INTO analyses (game, found) SELECT name, ? FROM tables WHERE name = ?
    ON CONFLICT (game) DO UPDATE SET found = excluded.found
"""
PROBED = 1.0
"""Seconds for which it counts that something could be stored."""
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


class Counted(msgspec.Struct, frozen=True):
    """How much a store holds."""

    tables: int
    people: int
    size: int
    """Bytes on the disk."""
    free: int | None
    """Bytes that are left there; None where they are another machine's."""


class Storage(ABC):
    """Everything that the service keeps."""

    health: Health
    """What keeps it from keeping anything."""

    @abstractmethod
    async def create(self, name: str, secret: bytes, setup: Setup, luck: Sealed | None = None) -> None:
        """Keep a new table; one of that name that is there already stays as it is."""

    @abstractmethod
    async def load(self, name: str) -> Kept | None:
        """A table; None where there is none of that name."""

    @abstractmethod
    async def commit(self, name: str, commit: Commit, epoch: int = 0) -> None:
        """Store what happened at a table; raises `OutOfStep` where it doesn't follow what is stored.

        `epoch` is the number under which the table was taken, where several nodes may have it.
        """

    @abstractmethod
    async def listed(self, most: int) -> list[tuple[str, Setup]]:
        """The public tables that have not begun, newest first."""

    @abstractmethod
    async def owned(self, person: str, most: int) -> list[Owned]:
        """The tables that a person opened or has a seat at, those where something happened last first."""

    @abstractmethod
    async def forget(self, before: int, but: Collection[str] = ()) -> list[str]:
        """Delete the tables that nothing happened at since a time (seconds since 1970), and links that expired.

        Those named in `but` stay, and so do all whose game is under way.
        """

    @abstractmethod
    async def delete(self, name: str) -> bool:
        """Delete a table, whatever its game; whether there was one."""

    @abstractmethod
    async def newest(self, most: int) -> list[Owned]:
        """All tables, those where something happened last first."""

    @abstractmethod
    async def setting(self, name: str) -> bytes | None:
        """What was kept under a name."""

    @abstractmethod
    async def set(self, name: str, value: bytes) -> None:
        """Keep something under a name, instead of what was."""

    @abstractmethod
    async def analysis(self, name: str) -> bytes | None:
        """What looking back at a table's finished game has found."""

    @abstractmethod
    async def keep_analysis(self, name: str, found: bytes) -> None:
        """Keep that with the table, where it is still there."""

    @abstractmethod
    async def counted(self) -> Counted:
        """How much there is."""

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
    async def fault(self) -> StoreFault | None:
        """What keeps the store from keeping anything, tried out now; None where nothing does."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what waits."""


class TableJournal:
    """One table's part of a store."""

    def __init__(self, storage: Storage, name: str, epoch: int = 0) -> None:
        self._storage = storage
        self._name = name
        self._epoch = epoch

    async def commit(self, commit: Commit) -> None:
        """Store a commit for good."""
        await self._storage.commit(self._name, commit, self._epoch)


class SqlStorage(SqlPeople, Storage):
    """A store in a database. One thread of its own writes and reads, so the event loop never waits for the disk."""

    BEGIN: ClassVar = "BEGIN"
    """Begins a transaction that writes."""
    OLD: ClassVar[str]
    """The names of tables: untouched since, not among names, and as many of them as these values say."""

    def __init__(self) -> None:
        self.health = Health()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="storage")
        try:
            self._database = self._thread.submit(self._connect).result()
        except BaseException:
            self._thread.shutdown()
            raise
        self._waiting: deque[Waiting] = deque()
        self._idle = asyncio.Event()
        self._idle.set()
        self._probe: asyncio.Task[None] | None = None
        self._stored = 0.0
        self._looking: asyncio.Task[None] | None = None

    # The engine.

    @abstractmethod
    def _connect(self) -> Database:
        """The database; this and what follows is called in the store's own thread."""

    def _look_after(self) -> None:
        """Called before anything is read or written."""

    def _committed(self, commits: int) -> None:
        """Called when so many commits are on the disk, before anybody hears of it."""

    def _tidy(self) -> None:
        """Called when those who wait for a commit were told."""

    @abstractmethod
    def _among(self, names: Collection[str]) -> object:
        """Names as one value of a statement."""

    def _old(self, before: int, but: object, most: int) -> tuple[object, ...]:
        """The values of `OLD`."""
        return before, but, most

    @abstractmethod
    def _room(self) -> tuple[int, int | None]:
        """Bytes that are taken, and bytes that are left."""

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

    async def commit(self, name: str, commit: Commit, epoch: int = 0) -> None:  # noqa: ARG002  (nobody else has it)
        """Store what happened at a table."""
        try:
            await self._store(lambda: self._insert(name, commit))
        except (sqlite3.IntegrityError, Conflict) as error:
            raise OutOfStep(f"what is stored of {name} is not what was told") from error

    def _insert(self, name: str, commit: Commit) -> None:
        """A move costs five statements, its transaction's begin and end among them: each lets other threads go on."""
        summary = None if commit.summary is None else msgspec.json.encode(commit.summary)
        if self._database.execute(FOLLOW, (now(), summary, name, commit.first)).rowcount != 1:
            raise OutOfStep(f"entry {commit.first} can't follow what is stored of {name}")
        rows = [(name, commit.first + i, str(e.who), e.text, e.time) for i, e in enumerate(commit.entries)]
        self._database.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", rows)
        if commit.token is not None:
            at = commit.first + len(commit.entries)
            self._database.execute("INSERT INTO tokens VALUES (?, ?, ?)", (name, commit.token, at))
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

    async def forget(self, before: int, but: Collection[str] = ()) -> list[str]:
        """Delete what is old, a few tables at a time: moves that come meanwhile are stored in between."""
        await self._change("DELETE FROM links WHERE expires <= ?", (now(),))
        values = self._old(before, self._among(but), FEW)
        forgotten: list[str] = []
        while found := await self._change(f"DELETE FROM tables WHERE name IN ({self.OLD}) RETURNING name", values):  # noqa: S608
            forgotten += [name for (name,) in found]
        return forgotten

    async def delete(self, name: str) -> bool:
        """Delete a table."""
        return bool(await self._change("DELETE FROM tables WHERE name = ? RETURNING name", (name,)))

    async def newest(self, most: int) -> list[Owned]:
        """All tables, those where something happened last first."""
        query = "SELECT name, setup, summary, touched FROM tables ORDER BY touched DESC, name LIMIT ?"
        rows = await self._run(lambda: self._database.execute(query, (most,)).fetchall())
        return [Owned(name, _setup(setup), _summary(summary), touched) for name, setup, summary, touched in rows]

    async def forget_at(self, name: str, person: str) -> None:
        """Let a stored table tell no more who somebody was."""
        await self._store(lambda: self._forget_at(name, person))

    def _forget_at(self, name: str, person: str) -> None:
        row = self._database.execute("SELECT setup FROM tables WHERE name = ?", (name,)).fetchone()
        if row is not None:
            self._change_setup(name, seats.forget(_setup(row[0]), person))

    # As a whole.

    async def fault(self) -> StoreFault | None:
        """Try to store something, once for all who ask at the same time, unless something was stored a moment ago."""
        if self.health.fault is None and time.monotonic() - self._stored < PROBED:
            return None
        if self._probe is None or self._probe.done():
            self._probe = asyncio.create_task(self._try())
        await asyncio.shield(self._probe)
        return self.health.fault

    async def _try(self) -> None:
        try:
            await self._run(lambda: self._database.execute("SELECT name FROM tables LIMIT 1").fetchone())
            await self.set("probe", str(now()).encode())
        except Exception as error:  # noqa: BLE001  (whatever it is, the store isn't ready)
            self.health.failed(error)

    async def setting(self, name: str) -> bytes | None:
        """What was kept under a name."""
        query = "SELECT value FROM settings WHERE name = ?"
        row = await self._run(lambda: self._database.execute(query, (name,)).fetchone())
        return None if row is None else row[0]

    async def set(self, name: str, value: bytes) -> None:
        """Keep something under a name."""
        await self._change(KEEP_SETTING, (name, value))

    async def analysis(self, name: str) -> bytes | None:
        """What looking back has found."""
        query = "SELECT found FROM analyses WHERE game = ?"
        row = await self._run(lambda: self._database.execute(query, (name,)).fetchone())
        return None if row is None else row[0]

    async def keep_analysis(self, name: str, found: bytes) -> None:
        """Keep it."""
        await self._store(lambda: self._database.execute(KEEP_ANALYSIS, (found, name)))

    async def counted(self) -> Counted:
        """How much there is."""
        query = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM people)"
        tables, people = await self._run(lambda: self._database.execute(query).fetchone())
        return Counted(tables, people, *await self._run(self._room))

    def _name_damaged(self) -> None:
        """Look which tables can't be read as a whole."""
        touched = []
        for (name,) in self._database.execute("SELECT name FROM tables").fetchall():
            try:
                self._load(name)
            except (sqlite3.Error, StoreFault, msgspec.MsgspecError):
                touched.append(name)
        self.health.touches(touched)

    async def close(self) -> None:
        """Finish what waits, and let go of the database."""
        for task in (self._probe, self._looking):
            if task is not None:
                await task
        await self._idle.wait()
        await self._run(self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        self._database.close()

    # Reading and writing.

    async def _run(self, work: Callable[[], T]) -> T:
        """Read something."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._read, work)
        except (sqlite3.Error, StoreFault) as error:
            raise self._met(error) from error

    def _read(self, work: Callable[[], T]) -> T:
        self._look_after()
        return work()

    def _met(self, error: BaseException) -> BaseException:
        """An error by the name of the fault behind it; where the file is damaged, begin to look how far."""
        met = self.health.failed(error)
        if self.health.is_damaged and self._looking is None:
            self._looking = asyncio.create_task(self._look_at_damage())
        return met

    async def _look_at_damage(self) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._name_damaged)
        except (sqlite3.Error, StoreFault):
            LOG.error("the list of tables is damaged itself")  # noqa: TRY400  (the fault is told already)

    async def _change(self, statement: str, values: tuple[object, ...]) -> list[Any]:
        """Store what one statement changes; returns the rows that it gives."""
        return await self._store(lambda: self._database.execute(statement, values).fetchall())

    async def _store(self, work: Callable[[], T]) -> T:
        """Store what `work` writes, together with whatever else waits to be stored."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.append((work, done))
        if self._idle.is_set():
            self._begin_to_write(loop)
        return await done

    def _begin_to_write(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let the thread write what waits; it says when it has."""
        self._idle.clear()
        batch = [self._waiting.popleft() for _ in range(min(BATCH, len(self._waiting)))]
        try:
            self._thread.submit(self._write_and_report, batch, loop)
        except RuntimeError as closed:  # nobody may wait for ever
            self._report(batch, closed, loop)

    def _write_and_report(self, batch: list[Waiting], loop: asyncio.AbstractEventLoop) -> None:
        written: list[object] | Exception
        try:
            self.health.check()
            self._look_after()
            written = self._write([work for work, _ in batch])
        except Exception as failure:  # noqa: BLE001  (whatever it is, everyone who waits must hear of it)
            written = failure
        else:
            self._committed(len(batch))
        loop.call_soon_threadsafe(self._report, batch, written, loop)
        self._tidy()

    def _report(self, batch: list[Waiting], written: list[object] | Exception, loop: asyncio.AbstractEventLoop) -> None:
        """Tell those who wait what came of it, in the loop, and go on with what waits by now."""
        if isinstance(written, Exception):
            results: list[object] = [self._met(written)] * len(batch)
        else:
            results = written
            self.health.worked()
            self._stored = time.monotonic()
        for (_, done), result in zip(batch, results, strict=True):
            _answer(done, result)
        if self._waiting:
            self._begin_to_write(loop)
        else:
            self._idle.set()

    def _write(self, batch: list[Work]) -> list[object]:
        """One transaction; what can't be stored is left out, and its error returned."""
        try:
            return self._together(batch)
        except (sqlite3.IntegrityError, ValueError) as error:
            return [error] if len(batch) == 1 else self._together([partial(self._write_one, work) for work in batch])

    def _together(self, batch: Sequence[Work]) -> list[object]:
        """All of it, or nothing."""
        self._database.execute(self.BEGIN)
        try:
            results = [work() for work in batch]
            self._database.execute("COMMIT")
        except BaseException:
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")
            raise
        return results

    def _write_one(self, work: Work) -> object:
        """Part of a transaction that may fail by itself. A savepoint costs what a small statement does."""
        self._database.execute("SAVEPOINT one")
        try:
            return work()
        except (sqlite3.IntegrityError, ValueError) as error:
            self._database.execute("ROLLBACK TO one")
            return error
        finally:
            self._database.execute("RELEASE one")


class SqliteStorage(SqlStorage):
    """A store in one file."""

    BEGIN = "BEGIN IMMEDIATE"
    OLD = (
        "SELECT name FROM tables WHERE touched < ? AND name NOT IN (SELECT value FROM json_each(?))"
        " AND (json_extract(CAST(setup AS TEXT), '$.started') IS NULL"
        " OR json_extract(CAST(summary AS TEXT), '$.places') IS NOT NULL) LIMIT ?"
    )
    _database: sqlite3.Connection

    def __init__(self, path: Path | str) -> None:
        self._path = Path(path)
        super().__init__()
        self._checkpoints = Checkpoints(str(path))

    def _connect(self) -> sqlite3.Connection:
        """A database that has a commit on the disk when it says so."""
        return open_database(self._path)

    def _committed(self, commits: int) -> None:
        self._checkpoints.committed(commits)

    def _tidy(self) -> None:
        if self._checkpoints.is_copied:
            self._checkpoints.finish(self._database)

    def _among(self, names: Collection[str]) -> str:
        return msgspec.json.encode(sorted(names)).decode()

    def _room(self) -> tuple[int, int | None]:
        """With the log beside the file."""
        files = [Path(f"{self._path}{end}") for end in ("", "-wal")]
        size = sum(file.stat().st_size for file in files if file.exists())
        return size, shutil.disk_usage(self._path.parent).free

    def _close(self) -> None:
        self._checkpoints.close()
        super()._close()


def _answer(done: asyncio.Future[Any], result: object) -> None:
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
