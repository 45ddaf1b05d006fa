"""People in the store: who they are, what proves it, and the finished games that they keep."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar, cast

import msgspec

from fogline.core.record import Entry
from fogline.server.results import Result, results_of
from fogline.server.sql import Database
from fogline.table.journal import Summary
from fogline.table.looks import Colour, Shape
from fogline.table.seats import Person, Setup

T = TypeVar("T")
# msgspec learns a type when it is first used, and may crash where two threads do that at once: so it learns it here.
_RESULTS = msgspec.json.Decoder(Result)
DEVICE, WORDS = "device", "words"
"""The kinds of secrets: of a browser or a program, and the twelve words that bring somebody back."""


class SqlPeople(ABC):
    """The part of a store that is about people."""

    _database: Database

    @abstractmethod
    async def _run(self, work: Callable[[], T]) -> T:
        """Read something."""

    @abstractmethod
    async def _change(self, statement: str, values: tuple[object, ...]) -> list[Any]:
        """Store what one statement changes; returns the rows that it gives."""

    @abstractmethod
    async def _store(self, work: Callable[[], T]) -> T:
        """Store what `work` writes."""

    async def add_person(self, person: Person, secret_hash: bytes) -> None:
        """Keep a new person."""
        await self._store(lambda: self._insert_person(person, secret_hash))

    def _insert_person(self, person: Person, secret_hash: bytes) -> None:
        values = (person.id, person.name, now(), person.colour, person.shape)
        self._database.execute("INSERT INTO people VALUES (?, ?, ?, ?, ?)", values)
        self._database.execute("INSERT INTO secrets VALUES (?, ?, ?)", (secret_hash, person.id, DEVICE))

    async def change_person(self, person: Person) -> None:
        """Keep somebody's other name or look."""
        update = "UPDATE people SET name = ?, colour = ?, shape = ? WHERE id = ?"
        await self._change(update, (person.name, person.colour, person.shape, person.id))

    async def delete_person(self, person: str) -> None:
        """Delete somebody, with their secrets, links and results, and their name in what others keep of games."""
        await self._store(lambda: self._delete_person(person))

    def _delete_person(self, person: str) -> None:
        for game, blob in self._database.execute(
            "SELECT game, result FROM results WHERE person = ?", (person,)
        ).fetchall():
            self._forget_in_others(game, person, _RESULTS.decode(blob).seat)
        for statement in (
            "DELETE FROM results WHERE person = ?",
            "DELETE FROM members WHERE person = ?",
            "DELETE FROM links WHERE target = ?",
            "DELETE FROM people WHERE id = ?",
        ):
            self._database.execute(statement, (person,))

    def _forget_in_others(self, game: str, person: str, seat: int) -> None:
        query = "SELECT person, result FROM results WHERE game = ? AND person != ?"
        for other, blob in self._database.execute(query, (game, person)).fetchall():
            result = msgspec.json.encode(_RESULTS.decode(blob).without(seat))
            self._database.execute("UPDATE results SET result = ? WHERE game = ? AND person = ?", (result, game, other))

    async def add_secret(self, person: str, secret_hash: bytes) -> None:
        """Let a person prove themselves by another secret as well."""
        await self._change("INSERT INTO secrets VALUES (?, ?, ?)", (secret_hash, person, DEVICE))

    async def set_words(self, person: str, words_hash: bytes) -> None:
        """Let these words bring somebody back, and no others."""
        await self._store(lambda: self._set_words(person, words_hash))

    def _set_words(self, person: str, words_hash: bytes) -> None:
        self._database.execute("DELETE FROM secrets WHERE person = ? AND kind = ?", (person, WORDS))
        self._database.execute("INSERT INTO secrets VALUES (?, ?, ?)", (words_hash, person, WORDS))

    async def has_words(self, person: str) -> bool:
        """Whether there are words that bring somebody back."""
        query = "SELECT 1 FROM secrets WHERE person = ? AND kind = ?"
        return await self._run(lambda: self._database.execute(query, (person, WORDS)).fetchone()) is not None

    async def revoke(self, person: str, but: bytes, words: bool) -> int:
        """Let nothing prove a person any more but one secret, and their words if those may stay; how many went."""
        return await self._store(lambda: self._revoke(person, but, words))

    def _revoke(self, person: str, but: bytes, words: bool) -> int:
        self._database.execute("DELETE FROM links WHERE kind = ? AND target = ?", (DEVICE, person))
        if words:
            self._database.execute("DELETE FROM secrets WHERE person = ? AND kind = ?", (person, WORDS))
        others = "DELETE FROM secrets WHERE person = ? AND kind = ? AND hash != ?"
        return self._database.execute(others, (person, DEVICE, but)).rowcount

    async def person(self, secret_hash: bytes) -> Person | None:
        """Whoever has the secret with this hash."""
        return await self._proven(secret_hash, DEVICE)

    async def person_by_words(self, words_hash: bytes) -> Person | None:
        """Whoever the words with this hash bring back."""
        return await self._proven(words_hash, WORDS)

    async def _proven(self, secret_hash: bytes, kind: str) -> Person | None:
        query = "SELECT id, name, colour, shape FROM people JOIN secrets ON person = id WHERE hash = ? AND kind = ?"
        row = await self._run(lambda: self._database.execute(query, (secret_hash, kind)).fetchone())
        return None if row is None else _person(row)

    async def person_of(self, id_: str) -> Person | None:
        """Somebody by their public id."""
        query = "SELECT id, name, colour, shape FROM people WHERE id = ?"
        row = await self._run(lambda: self._database.execute(query, (id_,)).fetchone())
        return None if row is None else _person(row)

    async def created(self, id_: str) -> int:
        """When somebody came, in seconds since 1970."""
        query = "SELECT created FROM people WHERE id = ?"
        return int((await self._run(lambda: self._database.execute(query, (id_,)).fetchone()))[0])

    # Links.

    async def add_link(self, link_hash: bytes, kind: str, target: str, expires: int) -> None:
        """Keep a link."""
        await self._change("INSERT INTO links VALUES (?, ?, ?, ?)", (link_hash, kind, target, expires))

    async def follow_link(self, link_hash: bytes, kind: str, once: bool) -> str | None:
        """Where a link leads."""
        where = "WHERE hash = ? AND kind = ? AND expires > ?"
        query = f"DELETE FROM links {where} RETURNING target" if once else f"SELECT target FROM links {where}"  # noqa: S608
        rows = await self._change(query, (link_hash, kind, now()))
        return rows[0][0] if rows else None

    # Finished games.

    def insert_results(self, name: str, setup: Setup, summary: Summary, entries: list[Entry]) -> None:
        """Let everybody who is known here keep a game that has just ended; in a transaction that is open.

        One that goes on from a moment of another counts for nobody: everything was seen before.
        """
        if setup.continues is not None:
            return
        ended = now()
        insert = (
            "INSERT INTO results (game, ended, result, person) SELECT ?, ?, ?, id FROM people WHERE id = ?"
            " ON CONFLICT (person, game) DO UPDATE SET ended = excluded.ended, result = excluded.result"
        )
        for person, result in results_of(name, setup, summary, entries, ended):
            self._database.execute(insert, (name, ended, msgspec.json.encode(result), person))

    async def results(self, person: str) -> list[Result]:
        """The games that somebody has finished, the last first."""
        query = "SELECT result FROM results WHERE person = ? ORDER BY ended DESC, game"
        rows = await self._run(lambda: self._database.execute(query, (person,)).fetchall())
        return [_RESULTS.decode(blob) for (blob,) in rows]


def _person(row: tuple[str, str, str | None, str | None]) -> Person:
    id_, name, colour, shape = row
    return Person(id_, name, cast("Colour | None", colour), cast("Shape | None", shape))


def now() -> int:
    """The time in seconds since 1970."""
    return int(time.time())
