"""`fogline serve` with other limits, and with bots that fail in every way.

It is run as a program, `python -m tests.server.odd_service LIMITS serve …`, so that its workers know the bots too.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
import time
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any, cast

import msgspec

from fogline import games
from fogline.cli import main
from fogline.server import app, schema, sqlite_file, storage
from fogline.server.limits import Limits
from fogline.server.storage import SqlStorage
from tests.server import faulty
from tests.server.service import READ_ONLY

JUMP = 91 * 86_400
"""Seconds."""


def die_at(moment: str, number: int) -> None:
    """Let the service be killed at its n-th transaction: before it, inside it, or before anybody hears of it.

    Those count that come when a table has something to store: `/ready` stores something too, to see whether it can.
    """
    write, commit, left = SqlStorage._write, SqlStorage.commit, iter(range(number - 1, -1, -1))
    tables = set[str]()

    async def noticed(storage: SqlStorage, name: str, commits: Any, epoch: int = 0) -> None:  # noqa: ANN401
        tables.add(name)
        await commit(storage, name, commits, epoch)

    def written(storage: SqlStorage, batch: Any) -> Any:  # noqa: ANN401  (whatever it writes)
        last = bool(tables) and next(left, 1) == 0
        if last and moment == "before":
            kill()
        if last and moment == "inside":
            die_at_commit(storage._database)
        result = write(storage, batch)
        if last and moment == "after":
            kill()
        return result

    SqlStorage.commit = noticed  # type: ignore[assignment,method-assign]
    SqlStorage._write = written  # type: ignore[assignment,method-assign]


def die_at_commit(database: Any) -> None:  # noqa: ANN401  (of either engine)
    """Let the service be killed where a transaction would end."""
    if isinstance(database, sqlite3.Connection):
        database.set_trace_callback(lambda statement: kill() if statement == "COMMIT" else None)
        return
    execute = database.execute
    database.execute = lambda statement, *values: kill() if statement == "COMMIT" else execute(statement, *values)


def kill() -> None:
    """End this process, in the middle of whatever it does."""
    os.kill(os.getpid(), signal.SIGKILL)


def die_in_migration(number: int) -> None:
    """Let the service be killed at the n-th statement that brings its file to the newest version."""
    migrate, left = schema.migrate, iter(range(number - 1, -1, -1))

    def migrated(database: sqlite3.Connection) -> int:
        database.set_trace_callback(lambda _: kill() if next(left, 1) == 0 else None)
        return migrate(database)

    sqlite_file.migrate = migrated  # type: ignore[attr-defined]


def let_the_clock_jump() -> None:
    """Let signals set the clock 91 days ahead or back, as a machine's clock may be; time itself goes on as ever."""
    real, ahead = time.time, [0.0]
    time.time = lambda: real() + ahead[0]
    signal.signal(signal.SIGUSR1, lambda *_: ahead.append(ahead.pop() + JUMP))
    signal.signal(signal.SIGUSR2, lambda *_: ahead.append(ahead.pop() - JUMP))


def let_the_file_be_read_only() -> None:
    """Let a signal take the right to write from the connection that stores, and give it back."""
    connect, states, stores = sqlite_file.open_database, cycle(("ON", "OFF")), list[sqlite3.Connection]()

    def connected(path: Path | str) -> sqlite3.Connection:
        stores.append(connect(path))
        return stores[-1]

    storage.open_database = connected  # type: ignore[attr-defined]
    signal.signal(READ_ONLY, lambda *_: stores[-1].execute(f"PRAGMA query_only = {next(states)}"))


def know_fewer_rules() -> None:
    """Be an earlier version of the program, which doesn't know the newest rules of any game."""
    for name in games.names():
        versions = cast("dict[int, object]", games.game_class(name).versions)
        del versions[max(versions)]


faulty.register()

if __name__ == "__main__":
    limits = msgspec.json.decode(sys.argv.pop(1), type=Limits)
    if "DIE_AT" in os.environ:
        when, count = os.environ["DIE_AT"].split()
        die_in_migration(int(count)) if when == "migration" else die_at(when, int(count))
    if "EARLIER" in os.environ:
        know_fewer_rules()
    let_the_clock_jump()
    let_the_file_be_read_only()
    app.Settings = partial(app.Settings, limits=limits)  # type: ignore[assignment,misc]
    main()
