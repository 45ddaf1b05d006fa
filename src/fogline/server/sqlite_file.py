"""The file of a SQLite store: opened only where it is ours, whole and writable, and readable by its owner alone."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
import weakref
from contextlib import closing
from pathlib import Path

from fogline.server.schema import MIGRATIONS, TooNew, migrate
from fogline.server.store_faults import fault_of

PATIENCE = 10.0
"""Seconds that a write waits for another program's."""
OWNERS_ONLY = 0o600
"""Who may read the file: it holds hidden cards, and the secrets that luck comes from."""
BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a database while it is open."""


class CannotOpen(Exception):
    """A database can't be used; `code` says why, and the command line has a sentence for each."""

    def __init__(self, code: str, path: Path | str, detail: str = "") -> None:
        super().__init__(f"{path}: {code}" + (f" ({detail})" if detail else ""))
        self.code = code
        self.path = str(path)
        self.detail = detail


def open_database(path: Path | str) -> sqlite3.Connection:
    """A database that has a commit on the disk when it says so, of the newest version; raises `CannotOpen`."""
    path = Path(path)
    check_place(path)
    try:
        _keep_private(path)
        database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE)
    except (OSError, sqlite3.Error) as error:
        raise why_not(path, error) from error
    try:
        _prepare(path, database)
    except BaseException:
        database.close()
        raise
    return database


def _prepare(path: Path, database: sqlite3.Connection) -> None:
    try:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA wal_autocheckpoint = 0")
        database.execute("PRAGMA foreign_keys = ON")
        check_ours(path, database)
        check_whole(path, database)
        migrate(database)
    except TooNew as error:
        raise CannotOpen("too-new", path, str(error)) from error
    except sqlite3.Error as error:
        raise why_not(path, error) from error


def open_to_read(path: Path | str) -> sqlite3.Connection:
    """A database as it is, only to be read, also while a service writes it; raises `CannotOpen`."""
    path = Path(path)
    if not path.exists():
        raise CannotOpen("no-file", path)
    check_place(path)
    try:
        # Not mode=ro: whoever reads a log that nobody has open must be able to make its index.
        database = sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)
        database.execute("PRAGMA query_only = ON")
        check_ours(path, database)
    except sqlite3.Error as error:
        raise why_not(path, error) from error
    return database


def check_place(path: Path) -> None:
    """Raises `CannotOpen` where no database can be there."""
    folder = path.parent
    if not folder.is_dir():
        raise CannotOpen("no-folder", folder)
    if path.is_dir():
        raise CannotOpen("is-folder", path)
    if not os.access(folder, os.W_OK | os.X_OK):
        raise CannotOpen("folder-read-only", folder)
    if path.exists() and not os.access(path, os.R_OK | os.W_OK):
        raise CannotOpen("read-only", path)


def check_ours(path: Path, database: sqlite3.Connection) -> None:
    """Raises `CannotOpen` for a database of another program, or of a later Fogline."""
    version = version_of(database)
    names = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names if version == 0 else not {"tables", "entries", "people"} <= names:
        raise CannotOpen("not-ours", path)
    if version > len(MIGRATIONS):
        raise CannotOpen("too-new", path, f"{version} > {len(MIGRATIONS)}")


def version_of(database: sqlite3.Connection) -> int:
    """The version of a database's tables; 0 for an empty one."""
    version: int = database.execute("PRAGMA user_version").fetchone()[0]
    return version


def check_whole(path: Path, database: sqlite3.Connection) -> None:
    """Raises `CannotOpen` for a database with a damaged page."""
    found = [str(row[0]) for row in database.execute("PRAGMA quick_check(1)")]
    if found != ["ok"]:
        raise CannotOpen("damaged", path, found[0].splitlines()[-1])


def why_not(path: Path, error: Exception) -> CannotOpen:
    """What a host must know of an error that SQLite or the system raised."""
    if isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_NOTADB:
        return CannotOpen("not-a-database", path)
    fault = fault_of(error)
    code = "unreadable" if fault is None else _CODES.get(type(fault).__name__, "unreadable")
    return CannotOpen(code, path, str(error))


_CODES = {
    "DiskFull": "disk-full",
    "ReadOnlyDisk": "read-only",
    "NoFiles": "unreadable",
    "Busy": "busy",
    "Damaged": "damaged",
}


def _keep_private(path: Path) -> None:
    """Let nobody else read the file; SQLite gives what it keeps beside it the same rights."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNERS_ONLY))
    for one in (path, *(Path(f"{path}{end}") for end in BESIDE)):
        with contextlib.suppress(OSError):  # missing, or of another owner who lets us write
            one.chmod(OWNERS_ONLY)


def is_intact(path: Path) -> bool:
    """Whether a file is a database of ours without a damaged page."""
    try:
        with closing(open_to_read(path)) as database:
            check_whole(path, database)
    except (CannotOpen, sqlite3.Error):
        return False
    return True


class InUse(CannotOpen):
    """Another service has the database."""

    def __init__(self, path: Path, holder: str) -> None:
        super().__init__("in-use", path, holder)


class Hold:
    """One service's claim on a database, until the process ends in whatever way; raises `InUse`.

    SQLite lets many programs write one file. Two services would each keep the same tables in memory.
    """

    def __init__(self, path: Path) -> None:
        check_place(path)
        try:
            descriptor = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, OWNERS_ONLY)
        except OSError as error:
            raise why_not(path, error) from error
        self._let_go = weakref.finalize(self, os.close, descriptor)
        try:
            _claim(descriptor)
        except OSError as error:
            holder = os.read(descriptor, 20).decode("ascii", "replace").strip()
            self.release()
            raise InUse(path, holder or "?") from error
        os.truncate(descriptor, 0)
        os.write(descriptor, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let another service have it."""
        self._let_go()


def _claim(descriptor: int) -> None:
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415

        os.lseek(descriptor, 1000, os.SEEK_SET)  # beyond what is written: a locked byte can't be read there
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        os.lseek(descriptor, 0, os.SEEK_SET)
    else:
        import fcntl  # noqa: PLC0415

        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
