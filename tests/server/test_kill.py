"""`kill -9` at random moments of busy tables: whatever was answered is there, once, and play goes on."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from fogline import games
from fogline.core.record import Play
from fogline.server.storage import SqliteStorage
from fogline.table.messages import Act
from tests.play import playable
from tests.server.service import Process, Somebody, open_table, people, serving
from tests.table.drive import in_loop


async def keep_playing(one: Somebody, table: str, acknowledged: list[tuple[str, str]]) -> None:
    """One person at both seats, who plays on and on, through every gap, and notes what was acknowledged."""
    watched = await one.client.watch(table)
    while watched.status.get("phase") != "over":
        ready = [(seat, seen) for seat, seen in watched.seen.items() if seen.legal]
        if not ready:
            watched.changed.clear()
            await watched.changed.wait()
            continue
        seat, seen = ready[0]
        id_ = one.client.new_id()
        answer = await one.client.ask(table, Act, id=id_, seat=seat, actions=[seen.legal[-1]], at=seen.at)
        if answer.ok:
            acknowledged.append((table, f"{one.id} {id_}"))
        await asyncio.sleep(0.01)


async def check(path: Path, tables: list[str], acknowledged: list[tuple[str, str]]) -> int:
    """Every acknowledged move is stored, and every table's entries are whole moves that the rules allow."""
    storage = SqliteStorage(path)
    count = 0
    tokens: set[tuple[str, str]] = set()
    for table in tables:
        kept = await storage.load(table)
        assert kept is not None
        tokens |= {(table, token) for token in kept.stored.tokens}
        setup = kept.stored.setup
        play = Play(games.game_class(setup.game).of_content(setup.options, setup.data), 2)
        for entry in kept.stored.entries:
            play.execute(entry)
        assert play.state.chance() is None, "half a move"
        count += len(kept.stored.entries)
    await storage.close()
    assert set(acknowledged) <= tokens
    return count


async def kill_and_check(folder: Path, kills: int, tables: int, seed: int) -> None:
    moments = random.Random(seed)
    acknowledged: list[tuple[str, str]] = []
    async with serving(folder) as service, AsyncExitStack() as stack:
        somebody = await people(stack, service.url, *(f"Player {number}" for number in range(tables)))
        names = []
        for number, one in enumerate(somebody):
            names.append(await open_hot_seat(one, playable()[number % len(playable())]))
        tasks = [
            asyncio.create_task(keep_playing(one, name, acknowledged))
            for one, name in zip(somebody, names, strict=True)
        ]
        counts = []
        for _ in range(kills):
            await asyncio.sleep(moments.uniform(0.2, 1.5))
            service.end(signal.SIGKILL)
            counts.append(await check(folder / "tables.db", names, acknowledged))
            await service.start()
        before = len(acknowledged)
        async with asyncio.timeout(60):
            while len(acknowledged) <= before and not all(task.done() for task in tasks):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        failed = [one for one in results if isinstance(one, Exception)]
        assert not failed
        assert counts == sorted(counts)
        assert len(acknowledged) > kills
        await integrity(service, folder)


async def integrity(service: Process, folder: Path) -> None:
    service.end(signal.SIGTERM)
    with sqlite3.connect(folder / "tables.db") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        doubled = "SELECT count(*) FROM entries GROUP BY game, seq HAVING count(*) > 1"
        assert database.execute(doubled).fetchall() == []
    database.close()
    await service.start()


async def open_hot_seat(one: Somebody, game: str) -> str:
    return await open_table(one, [one], game=game)


@in_loop
async def test_kill_9_of_busy_tables(tmp_path: Path) -> None:
    await kill_and_check(tmp_path, kills=4, tables=6, seed=1)


@pytest.mark.soak
@in_loop
async def test_kill_9_at_fifty_moments_of_twenty_tables(tmp_path: Path) -> None:
    await kill_and_check(tmp_path, kills=50, tables=20, seed=2)
