"""Everything that a store keeps, one thing at a time: for exports and imports, and to look at every stored game."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from fogline.core.luck import Sealed
from fogline.core.record import Entry
from fogline.server.results import Result
from fogline.server.sql import Database
from fogline.server.storage import Kept
from fogline.server.store_faults import StoreFault
from fogline.table.journal import Stored, Summary
from fogline.table.seats import Setup

FORMAT = "fogline-export-1"
"""The format's name and version."""
ADD_PERSON = "INSERT INTO people (id, name, created, colour, shape) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
ADD_PROOF = "INSERT INTO secrets (hash, person, kind) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
ADD_RESULT = "INSERT INTO results (person, game, ended, result) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
TOGETHER = 50
"""People or tables that are imported in one transaction."""


class Head(msgspec.Struct, frozen=True, tag="export", tag_field="kind"):
    """The first line of an export."""

    format: str
    at: str
    """When it was made, ISO 8601 in UTC."""
    tables: int
    people: int


class KeptPerson(msgspec.Struct, frozen=True, omit_defaults=True, tag="person", tag_field="kind"):
    """Somebody, with what proves it and the games that they keep."""

    id: str
    name: str
    created: int
    """Seconds since 1970."""
    colour: str | None = None
    shape: str | None = None
    secrets: list[tuple[bytes, str]] = []
    """The hash of each secret, and its kind."""
    results: list[tuple[str, int, Result]] = []
    """The table, when its game ended, and how."""


class KeptTable(msgspec.Struct, frozen=True, omit_defaults=True, tag="table", tag_field="kind"):
    """A table, with all that is hidden at it."""

    name: str
    secret: bytes
    touched: int
    """When something last happened, in seconds since 1970."""
    setup: Setup
    summary: Summary | None = None
    luck: bytes | None = None
    commitment: bytes | None = None
    entries: list[tuple[str, str, int | None]] = []
    """Who, what, and the time of play."""
    tokens: dict[str, int] = {}
    """The messages that were applied, and how many entries there were after each."""

    def kept(self) -> Kept:
        """The table as a service gets it."""
        entries = [Entry(int(who) if who.isdigit() else who, text, at) for who, text, at in self.entries]  # type: ignore[arg-type]
        luck = None if self.luck is None else Sealed(self.luck, self.commitment or b"")
        return Kept(self.secret, Stored(self.setup, entries, self.tokens), luck)

    def continues(self, earlier: KeptTable) -> bool:
        """Whether this is the same table at a later time, and nothing that had happened there is missing."""
        is_same = (self.secret, self.luck, self.commitment) == (earlier.secret, earlier.luck, earlier.commitment)
        had = len(earlier.entries)
        is_later = (len(self.entries), self.touched) > (had, earlier.touched)
        return is_same and is_later and self.entries[:had] == earlier.entries


AnyLine = Head | KeptPerson | KeptTable
"""A line of an export."""


class Unreadable(Exception):
    """Something in a store is damaged."""


class Archive(ABC):
    """A store that no service needs to run for."""

    @abstractmethod
    def people(self) -> Iterator[str]:
        """Everybody's id."""

    @abstractmethod
    def tables(self) -> Iterator[str]:
        """The names of all tables."""

    @abstractmethod
    def person(self, id_: str) -> KeptPerson | None:
        """Somebody; raises `Unreadable`."""

    @abstractmethod
    def table(self, name: str) -> KeptTable | None:
        """A table; raises `Unreadable`."""

    @abstractmethod
    def add(self, things: Iterable[KeptPerson | KeptTable]) -> None:
        """Keep people and tables, all or none.

        A table takes the place of what was there of it; who is there already gets the games that they don't have yet.
        """


class SqlArchive(Archive):
    """A database of the newest version."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def people(self) -> Iterator[str]:
        """Everybody's id."""
        return self._names("SELECT id FROM people ORDER BY id")

    def tables(self) -> Iterator[str]:
        """The names of all tables, the oldest first."""
        return self._names("SELECT name FROM tables ORDER BY touched, name")

    def _names(self, query: str) -> Iterator[str]:
        try:
            yield from [name for (name,) in self._database.execute(query)]
        except (sqlite3.DatabaseError, StoreFault) as error:
            raise Unreadable(str(error)) from error

    def person(self, id_: str) -> KeptPerson | None:
        """Somebody."""
        try:
            return self._person(id_)
        except (sqlite3.DatabaseError, StoreFault, msgspec.MsgspecError, UnicodeError) as error:
            raise Unreadable(str(error)) from error

    def _person(self, id_: str) -> KeptPerson | None:
        row = self._one("SELECT name, created, colour, shape FROM people WHERE id = ?", id_)
        if row is None:
            return None
        secrets = self._all("SELECT hash, kind FROM secrets WHERE person = ? ORDER BY hash", id_)
        found = self._all("SELECT game, ended, result FROM results WHERE person = ? ORDER BY game", id_)
        results = [(game, ended, msgspec.json.decode(result, type=Result)) for game, ended, result in found]
        name, created, colour, shape = row
        return KeptPerson(id_, name, created, colour, shape, secrets, results)

    def table(self, name: str) -> KeptTable | None:
        """A table."""
        try:
            return self._table(name)
        except (sqlite3.DatabaseError, StoreFault, msgspec.MsgspecError, UnicodeError) as error:
            raise Unreadable(str(error)) from error

    def _table(self, name: str) -> KeptTable | None:
        row = self._one("SELECT secret, touched, setup, summary, luck, commitment FROM tables WHERE name = ?", name)
        if row is None:
            return None
        secret, touched, setup, summary, luck, commitment = row
        return KeptTable(
            name=name,
            secret=secret,
            touched=touched,
            setup=msgspec.json.decode(setup, type=Setup),
            summary=None if summary is None else msgspec.json.decode(summary, type=Summary),
            luck=luck,
            commitment=commitment,
            entries=self._all("SELECT who, text, time FROM entries WHERE game = ? ORDER BY seq", name),
            tokens=dict(self._all("SELECT token, at FROM tokens WHERE game = ? ORDER BY at, token", name)),
        )

    def add(self, things: Iterable[KeptPerson | KeptTable]) -> None:
        """Keep people and tables, all or none."""
        self._database.execute("BEGIN")
        try:
            for thing in things:
                self.insert(thing)
            self._database.execute("COMMIT")
        except BaseException:
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")
            raise

    def insert(self, thing: KeptPerson | KeptTable) -> None:
        """Keep one of them, in a transaction that is open."""
        if isinstance(thing, KeptPerson):
            self._add_person(thing)
        else:
            self._add_table(thing)

    def _add_person(self, one: KeptPerson) -> None:
        values = (one.id, one.name, one.created, one.colour, one.shape)
        if self._database.execute(ADD_PERSON, values).rowcount:  # else a device that was signed out would be back
            self._database.executemany(ADD_PROOF, [(hash_, one.id, kind) for hash_, kind in one.secrets])
        results = [(one.id, game, ended, msgspec.json.encode(result)) for game, ended, result in one.results]
        self._database.executemany(ADD_RESULT, results)

    def _add_table(self, one: KeptTable) -> None:
        setup = one.setup
        summary = None if one.summary is None else msgspec.json.encode(one.summary)
        listed = setup.public and setup.started is None
        values = (one.name, one.secret, msgspec.json.encode(setup), listed, one.touched, summary)
        self._database.execute("DELETE FROM tables WHERE name = ?", (one.name,))
        self._database.execute(
            "INSERT INTO tables (name, secret, setup, listed, touched, summary, luck, commitment)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (*values, one.luck, one.commitment),
        )
        rows = [(one.name, number, *entry) for number, entry in enumerate(one.entries)]
        self._database.executemany("INSERT INTO entries (game, seq, who, text, time) VALUES (?, ?, ?, ?, ?)", rows)
        tokens = [(one.name, token, at) for token, at in one.tokens.items()]
        self._database.executemany("INSERT INTO tokens (game, token, at) VALUES (?, ?, ?)", tokens)
        members = [(person, one.name) for person in {setup.host, *setup.people}]
        self._database.executemany("INSERT INTO members (person, game) VALUES (?, ?)", members)

    def _one(self, query: str, name: str) -> tuple[Any, ...] | None:
        row: tuple[Any, ...] | None = self._database.execute(query, (name,)).fetchone()
        return row

    def _all(self, query: str, name: str) -> list[Any]:
        return self._database.execute(query, (name,)).fetchall()
