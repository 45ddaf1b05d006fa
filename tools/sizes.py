"""How much room games take in the database: `python -m tools.sizes`, for docs/hosting.md."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from fogline import games
from fogline.core.luck import seal
from fogline.core.record import Entry, Player
from fogline.core.sources import Secret
from fogline.server.storage import SqliteStorage
from fogline.table.core import Table, header_of
from fogline.table.journal import Commit
from fogline.table.seats import Chair, Setup

GAMES = 5
"""Games of each kind."""


def entries_of(name: str, seed: int) -> tuple[Entry, ...]:
    """A game for three, to its end; everybody does the first thing allowed."""
    game = games.load(name)
    table = Table.before(header_of(game, [Player(str(seat)) for seat in range(3)]), game, Secret(bytes([seed] * 32)))
    table.adopt(table.luck())
    while table.state.outcome is None:
        seat = table.state.actors[0]
        table.act(seat, str(table.state.legal(seat)[0]))
    return table.entries


async def measure(name: str) -> tuple[float, float]:
    """Entries and bytes of one game, on average."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        storage = SqliteStorage(path)
        before, count = size(path), 0
        for number in range(GAMES):
            table, found = f"{number:024x}", entries_of(name, number)
            chairs = tuple(Chair(person=str(seat), name=str(seat)) for seat in range(3))
            await storage.create(table, bytes(32), Setup(game=name, host="0", chairs=chairs), seal(table, bytes(32)))
            for at, entry in enumerate(found):
                await storage.commit(table, Commit(first=at, entries=[entry], token=f"0123456789abcdef act-{at:08}"))
            count += len(found)
        await storage.close()
        return count / GAMES, (size(path) - before) / GAMES


def size(path: Path) -> int:
    """The file's bytes, its log moved over."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return path.stat().st_size


def main() -> None:
    """Print a table."""
    for name in games.names():
        entries, bytes_ = asyncio.run(measure(name))
        print(f"| {games.game_class(name).title} | {entries:.0f} | {bytes_ / 1000:.0f} kB |")


if __name__ == "__main__":
    main()
