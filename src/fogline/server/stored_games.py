"""Does this build still play the stored games as they were played? Asked before an upgrade, and of every table."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from fogline import games
from fogline.core.data import DataError
from fogline.core.errors import Refusal
from fogline.core.message import Message
from fogline.core.record import Record, RecordError, verify
from fogline.server.archive import Archive, KeptTable, SqlArchive, Unreadable
from fogline.server.backups import Told
from fogline.server.schema import migrate
from fogline.table.journal import Commit
from fogline.table.running import Running, summary_of


class Difference(msgspec.Struct, frozen=True):
    """A stored game that this build would not play as it was played."""

    table: str
    game: str
    code: str
    """How it differs: ``entry-refused``, ``outcome-differs``, ``unknown-rules-version`` and so on."""
    entry: int | None
    """The first entry that this build refuses, from 0; None where it refuses none."""
    message: Message
    """The same for people."""


def differences_in(copy: Path, told: Told) -> tuple[int, list[Difference]]:
    """How many tables a copy of a database has, and what differs; it is brought to this build's version first."""
    with closing(sqlite3.connect(copy, isolation_level=None)) as database:
        migrate(database)
        archive = SqlArchive(database)
        names, found = list(archive.tables()), []
        for number, name in enumerate(names):
            told(number, len(names))
            found.append(_look_at(archive, name))
    return len(names), [one for one in found if one is not None]


def _look_at(archive: Archive, name: str) -> Difference | None:
    try:
        table = archive.table(name)
    except Unreadable as error:
        return Difference(name, "?", "unreadable", None, Message("cli-table-unreadable", {"detail": str(error)}))
    return None if table is None else difference_at(table)


class NoJournal:
    """For tables that are only looked at."""

    async def commit(self, commit: Commit) -> None:
        """Nothing is ever stored."""
        raise NotImplementedError


def difference_at(table: KeptTable) -> Difference | None:
    """Execute a stored game again; None where all is as it was stored."""
    try:
        _execute(table)
    except RecordError as error:
        return Difference(table.name, table.setup.game, error.code, error.entry, error.message())
    except Refusal as refusal:
        return Difference(table.name, table.setup.game, refusal.code, None, refusal.message())
    except DataError as error:
        message = Message("cli-record-bad-data", {"reason": str(error)})
        return Difference(table.name, table.setup.game, "bad-data", None, message)
    return None


def record_at(table: KeptTable) -> Record | None:
    """The record of a finished game; None of any other. Raises what an execution does."""
    running = _reopened(table)
    return running.record() if running.is_over else None


def _reopened(table: KeptTable) -> Running:
    setup, kept = table.setup, table.kept()
    game = games.of_content(setup.game, setup.options, setup.data, setup.data_hash, setup.rules)
    return Running(table.name, kept.stored, game, kept.secret, NoJournal(), lambda _: None, kept.luck)


def _execute(table: KeptTable) -> None:
    running = _reopened(table)
    if running.table is None:
        return
    if running.is_over:
        record = running.record()
        verify(record, record.hash, running.game)
    if table.summary is not None and summary_of(running.table.state) != table.summary:
        raise RecordError("outcome-differs")
