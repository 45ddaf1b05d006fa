"""Backups of a database while a service writes it, and the way back."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from fogline.server.sqlite_file import (
    BESIDE,
    OWNERS_ONLY,
    PATIENCE,
    CannotOpen,
    Hold,
    check_place,
    check_whole,
    open_to_read,
    version_of,
    why_not,
)

PAGES = 256
"""Pages that are copied between two words on how far it is: a megabyte."""
SETTING = "backup"
"""Where a database keeps when it was last backed up."""
ENDING = ".db"
UNTOUCHED = 3600
"""Seconds for which no copy stays as it is while somebody makes it."""

Told = Callable[[int, int], None]
"""Told how many pages are copied, and of how many."""


class Backup(msgspec.Struct, frozen=True):
    """A backup that was made."""

    file: str
    at: str
    """When it began: what was answered before is in it. ISO 8601, in UTC."""
    size: int
    """Bytes."""
    tables: int
    people: int


def back_up(database: Path, target: Path, told: Told = lambda *_: None) -> Backup:
    """Copy a database as it is at one moment, while others write it, and check the copy; raises `CannotOpen`.

    `target` is a file, which appears when it is complete, or a folder, in which the backup is named by its time.
    """
    at = datetime.now(UTC)
    file = target / f"{database.stem}-{at:%Y%m%dT%H%M%S.%fZ}{ENDING}" if target.is_dir() else target
    with copy_of(database, file, told) as copy:
        count = "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM people)"
        with closing(sqlite3.connect(copy)) as opened:
            tables, people = opened.execute(count).fetchone()
        publish(copy, file)
    made = Backup(str(file.absolute()), at.isoformat(timespec="seconds"), file.stat().st_size, tables, people)
    _remember(database, made)
    return made


@contextmanager
def copy_of(database: Path, beside: Path, told: Told = lambda *_: None) -> Iterator[Path]:
    """A checked copy of a database under another name, in the folder of `beside`; gone afterwards."""
    check_place(beside)
    _drop_unfinished(database, beside)
    copy = beside.with_name(f".{beside.name}.{os.getpid()}")
    try:
        os.close(os.open(copy, os.O_RDWR | os.O_CREAT | os.O_TRUNC, OWNERS_ONLY))
        with closing(open_to_read(database)) as source, closing(sqlite3.connect(copy, isolation_level=None)) as target:
            _copy(source, target, told)
            target.execute("PRAGMA journal_mode = DELETE")  # one file, which may be carried anywhere
            check_whole(database, target)
        yield copy
    except (OSError, sqlite3.Error) as error:
        raise why_not(beside, error) from error
    finally:
        for end in ("", "-journal", *BESIDE):
            Path(f"{copy}{end}").unlink(missing_ok=True)


def _drop_unfinished(database: Path, beside: Path) -> None:
    """Delete what copies left that were killed: a disk would fill with them, unseen."""
    dated = rf"{re.escape(database.stem)}-\d{{8}}T[\d.]+Z{ENDING}"
    ours = re.compile(rf"\.({re.escape(beside.name)}|{dated})\.\d+(-journal|-wal|-shm)?")
    with contextlib.suppress(OSError):  # another backup may do the same just now
        for file in beside.parent.iterdir():
            if ours.fullmatch(file.name) and file.stat().st_mtime < time.time() - UNTOUCHED:
                file.unlink(missing_ok=True)


def _copy(source: sqlite3.Connection, target: sqlite3.Connection, told: Told) -> None:
    """Copy one moment: without a transaction of its own a copy begins anew whenever somebody writes, for ever."""
    source.execute("BEGIN")
    source.execute("SELECT count(*) FROM sqlite_master").fetchone()
    source.backup(target, pages=PAGES, progress=lambda _, left, all_: told(all_ - left, all_), sleep=0)
    source.execute("COMMIT")


def publish(copy: Path, file: Path) -> None:
    """Give a finished copy its name, for good."""
    with copy.open("rb") as written:
        os.fsync(written.fileno())
    copy.replace(file)
    if os.name == "posix":
        folder = os.open(file.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)


def _remember(database: Path, made: Backup) -> None:
    """Let the service know of its last backup, where it can be told; the backup is good in any case."""
    with contextlib.suppress(sqlite3.Error), closing(sqlite3.connect(database, timeout=PATIENCE)) as opened, opened:
        opened.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (SETTING, msgspec.json.encode(made)))


def drop_old(folder: Path, stem: str, keep: int) -> list[Path]:
    """Delete all backups of a database in a folder but the last few; those that are gone."""
    found = sorted(folder.glob(f"{stem}-*T*Z{ENDING}"))
    old = found[: max(0, len(found) - keep)]
    for file in old:
        file.unlink()
    return old


def restore(backup: Path, database: Path, *, replace: bool, told: Told = lambda *_: None) -> Path | None:
    """Make a database of a backup; raises `CannotOpen`, also while a service has it.

    What was there is kept under another name, which is returned.
    """
    hold = Hold(database)
    try:
        if database.exists() and database.stat().st_size and not replace:
            raise CannotOpen("exists", database)
        with copy_of(backup, database, told) as copy:
            with closing(sqlite3.connect(copy)) as opened:
                if not version_of(opened):
                    raise CannotOpen("not-ours", backup)
            earlier = _put_aside(database)
            publish(copy, database)
        return earlier
    finally:
        hold.release()


def _put_aside(database: Path) -> Path | None:
    """Keep what is there; a log that stayed would be taken for that of the restored file, and ruin it."""
    earlier = None
    if database.exists() and database.stat().st_size:
        earlier = database.with_name(f"{database.name}.before-{time.strftime('%Y%m%dT%H%M%SZ', time.gmtime())}")
        for end in ("", BESIDE[0]):
            if Path(f"{database}{end}").exists():
                shutil.copyfile(f"{database}{end}", f"{earlier}{end}")
                Path(f"{earlier}{end}").chmod(OWNERS_ONLY)
    for end in BESIDE:
        Path(f"{database}{end}").unlink(missing_ok=True)
    return earlier
