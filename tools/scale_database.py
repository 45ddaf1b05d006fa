"""Commits on a real PostgreSQL database, as a node makes them, timed."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

from fogline import games
from fogline.arena.match import play
from fogline.bots import make_bot
from fogline.core.record import Entry
from fogline.core.sources import Seeded
from fogline.server.nodes.storage import FencedCommit, NodeStorage
from fogline.server.postgres import shared
from fogline.table.journal import Commit
from fogline.table.running import summary_of
from fogline.table.seats import Chair, Setup

NODE = "measured"


class Calls(NodeStorage):
    """A store that is asked from one thread, without a loop."""

    def __init__(self, url: str) -> None:
        self._database = shared(url)
        self._incarnation = lambda: NODE

    def open_table(self, name: str) -> None:
        """A table of ours, without luck."""
        chairs = (Chair(person="ada", name="Ada", ready=True), Chair(person="ben", name="Ben", ready=True))
        self._create(name, secrets.token_bytes(32), Setup(game=games.names()[0], host="ada", chairs=chairs), None)
        self._database.execute("UPDATE tables SET owner = ?, epoch = 1 WHERE name = ?", (NODE, name))

    def commit_together(self, commits: Sequence[FencedCommit]) -> float:
        """Milliseconds of one call."""
        began = time.perf_counter()
        found = self._commit_all(commits)
        assert found == [None] * len(commits), found
        return (time.perf_counter() - began) * 1000

    def size(self) -> int:
        """Bytes of all that grows with the moves."""
        query = "SELECT sum(pg_total_relation_size(one::regclass)) FROM unnest(ARRAY['entries', 'tokens']) AS one"
        return int(self._database.execute(query).fetchone()[0])

    def end(self) -> None:
        """Let go of the database."""
        self._database.close()


def moves() -> list[list[Entry]]:
    """A real game, move by move with the luck that each caused."""
    game = games.load(games.names()[0])
    entries = play(game, [make_bot("greedy", game, seat, 1) for seat in range(2)], Seeded(1)).entries
    found: list[list[Entry]] = []
    for entry in entries:
        if entry.who == "chance" and found:
            found[-1].append(entry)
        else:
            found.append([entry])
    return found


def commits_of(name: str) -> list[FencedCommit]:
    """The commits of a table's whole game, but for its end."""
    game = games.load(games.names()[0])
    summary = summary_of(game.start(2))
    found, first = [], 0
    for number, entries in enumerate(moves()):
        token = f"person-{name} {secrets.token_hex(6)}-{number}"
        found.append(FencedCommit(name, Commit(first=first, entries=entries, summary=summary, token=token), 1))
        first += len(entries)
    return found


def calls_of(url: str, batches: Sequence[int], calls: int) -> dict[int, list[float]]:
    """Milliseconds of calls with so many tables each."""
    storage, found = Calls(url), {}
    for size in batches:
        took: list[float] = []
        while len(took) < calls:
            names = [secrets.token_hex(12) for _ in range(size)]
            for name in names:
                storage.open_table(name)
            took += [storage.commit_together(together) for together in zip(*map(commits_of, names), strict=True)]
        found[size] = took[:calls]
    storage.end()
    return found


def bytes_of_a_move(url: str) -> int:
    """Bytes that the database has for each move that was stored in it."""
    storage = Calls(url)
    (count,) = storage._database.execute("SELECT count(*) FROM tokens").fetchone()  # noqa: SLF001
    size = storage.size() / int(count)
    storage.end()
    return round(size)
