"""Games and people as lines of JSON, out of a store and into another; `docs/hosting.md` describes the lines."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from typing import TypeAlias

import msgspec

from fogline.core.data import DataError
from fogline.core.errors import Refusal
from fogline.core.record import RecordError
from fogline.server.archive import FORMAT, TOGETHER, AnyLine, Archive, Head, KeptPerson, KeptTable, Unreadable
from fogline.server.backups import Told
from fogline.server.sql import Conflict
from fogline.server.stored_games import record_at

Thing: TypeAlias = KeptPerson | KeptTable
_LINES = msgspec.json.Decoder(AnyLine)


class Moved(msgspec.Struct):
    """What an export, an import or a copy did."""

    tables: int = 0
    people: int = 0
    known: int = 0
    """What was there already, and stayed as it was."""
    unreadable: list[str] = []
    """Tables and people that are damaged."""

    def count(self, thing: Thing) -> Thing:
        """One more."""
        self.tables += isinstance(thing, KeptTable)
        self.people += isinstance(thing, KeptPerson)
        return thing


class NoSuchTable(Exception):
    """A table was asked for that isn't there."""


class BadExport(Exception):
    """A line can't be imported."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


def export_lines(archive: Archive, wanted: list[str] | None, moved: Moved, told: Told) -> Iterator[str]:
    """Everybody and everything; with `wanted` only these tables, and nobody."""
    tables = wanted if wanted is not None else _listed(archive.tables, moved)
    people = [] if wanted is not None else _listed(archive.people, moved)
    now = datetime.now(UTC).isoformat(timespec="seconds")
    yield _line(Head(FORMAT, now, len(tables), len(people)))
    names = [*((archive.person, one) for one in people), *((archive.table, one) for one in tables)]
    for number, (read, name) in enumerate(names):
        told(number, len(names))
        thing = _read(read, name, moved)
        if thing is not None:
            yield _line(moved.count(thing))


def record_lines(archive: Archive, wanted: list[str] | None, moved: Moved, told: Told) -> Iterator[str]:
    """The records of finished games, which keep nothing secret any more."""
    names = wanted if wanted is not None else _listed(archive.tables, moved)
    for number, name in enumerate(names):
        told(number, len(names))
        table = _read(archive.table, name, moved)
        try:
            record = record_at(table) if isinstance(table, KeptTable) else None
        except (RecordError, Refusal, DataError):
            moved.unreadable.append(name)
            continue
        if record is not None:
            moved.tables += 1
            yield record.line()


def _listed(names: Callable[[], Iterator[str]], moved: Moved) -> list[str]:
    try:
        return list(names())
    except Unreadable as error:
        moved.unreadable.append(str(error))
        return []


def _read(read: Callable[[str], Thing | None], name: str, moved: Moved) -> Thing | None:
    """Somebody or a table; what is damaged is named and left out."""
    try:
        found = read(name)
    except Unreadable:
        moved.unreadable.append(name)
        return None
    if found is None:
        raise NoSuchTable(name)
    return found


def _line(thing: AnyLine) -> str:
    return msgspec.json.encode(thing).decode()


def import_lines(archive: Archive, lines: Iterable[tuple[int, bytes]], told: Callable[[int], None]) -> Moved:
    """Add what isn't there yet, and how a game went on since, some of it at a time; raises `BadExport`."""
    moved, waiting, number = Moved(), list[Thing](), 0
    for number, line in lines:
        told(number)
        thing = _parsed(number, line)
        if isinstance(thing, Head) or _is_known(archive, thing, moved):
            continue
        waiting.append(moved.count(thing))
        if len(waiting) == TOGETHER:
            _add(archive, waiting, number)
            waiting = []
    if number == 0:
        raise BadExport(0, FORMAT)
    _add(archive, waiting, number)
    return moved


def _parsed(number: int, line: bytes) -> AnyLine:
    try:
        thing: AnyLine = _LINES.decode(line)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadExport(number, str(error)) from error
    if (number == 1) != isinstance(thing, Head) or (isinstance(thing, Head) and thing.format != FORMAT):
        raise BadExport(number, FORMAT)
    return thing


def _is_known(archive: Archive, thing: Thing, moved: Moved) -> bool:
    known = _is_known_person(archive, thing) if isinstance(thing, KeptPerson) else _is_known_table(archive, thing)
    moved.known += known
    return known


def _is_known_person(archive: Archive, one: KeptPerson) -> bool:
    there = archive.person(one.id)
    return there is not None and {game for game, *_ in one.results} <= {game for game, *_ in there.results}


def _is_known_table(archive: Archive, one: KeptTable) -> bool:
    there = archive.table(one.name)
    return there is not None and not one.continues(there)


def _add(archive: Archive, things: list[Thing], number: int) -> None:
    try:
        archive.add(things)
    except (sqlite3.IntegrityError, Conflict) as error:
        raise BadExport(number, str(error)) from error
