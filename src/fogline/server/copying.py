"""Everything from one store to another, whichever engines are behind them.

The first may be in use: what is copied is one moment of it. Copied once more when its service has ended, what has
changed meanwhile takes the place of what was copied before.
"""

from __future__ import annotations

from collections.abc import Callable

from fogline.server.archive import TOGETHER, KeptPerson, KeptTable, SqlArchive, Unreadable
from fogline.server.backups import Told
from fogline.server.exports import Moved, Thing
from fogline.server.sql import Database

Read = Callable[[str], Thing | None]
"""Reads somebody or a table out of a store."""
REST = {
    "links": "INSERT INTO links (hash, kind, target, expires) VALUES (?, ?, ?, ?)",
    "settings": "INSERT INTO settings (name, value) VALUES (?, ?)",
}
"""What belongs neither to a table nor to a person, and how it is added."""


class Ahead(Exception):
    """The store that is copied to has more of a table than the one that is copied from."""


def copy_store(source: Database, target: Database, told: Told) -> Moved:
    """Copy everything that isn't damaged; raises `Ahead`, and then that table and what comes after it isn't copied."""
    theirs, ours, moved = SqlArchive(source), SqlArchive(target), Moved()
    reading: list[tuple[Read, Read, str]] = [(theirs.person, ours.person, one) for one in theirs.people()]
    reading += [(theirs.table, ours.table, one) for one in theirs.tables()]
    waiting: list[Thing] = []
    for number, (read, known, name) in enumerate(reading):
        told(number, len(reading))
        try:
            new, old = read(name), known(name)
        except Unreadable:
            moved.unreadable.append(name)
            continue
        if new is None or new == old:
            moved.known += new is not None
            continue
        check_order(new, old)
        waiting.append(moved.count(new))
        if len(waiting) == TOGETHER:
            replace(target, waiting)
            waiting = []
    replace(target, waiting)
    copy_rest(source, target)
    return moved


def check_order(new: Thing, old: Thing | None) -> None:
    """Raises `Ahead` where what is there isn't an earlier moment of what comes."""
    if isinstance(new, KeptTable) and isinstance(old, KeptTable) and new.entries[: len(old.entries)] != old.entries:
        raise Ahead(new.name)


def replace(target: Database, things: list[Thing]) -> None:
    """Put people and tables in place of what is there of them, all or none."""
    target.execute("BEGIN")
    try:
        for thing in things:
            if isinstance(thing, KeptPerson):
                target.execute("DELETE FROM results WHERE person = ?", (thing.id,))
                target.execute("DELETE FROM people WHERE id = ?", (thing.id,))
            SqlArchive(target).insert(thing)
        target.execute("COMMIT")
    except BaseException:
        if target.in_transaction:
            target.execute("ROLLBACK")
        raise


def copy_rest(source: Database, target: Database) -> None:
    """Copy links and settings, in place of those that are there."""
    target.execute("BEGIN")
    for table, insert in REST.items():
        rows = source.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608  (a name of ours)
        target.execute(f"DELETE FROM {table}")  # noqa: S608
        target.executemany(insert, rows)
    target.execute("COMMIT")
