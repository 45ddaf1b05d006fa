"""What is closed or refused is gone without the garbage collector, and the collector looks at young objects only."""

from __future__ import annotations

import asyncio
import gc
import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.server import ServerProtocol

from fogline import games
from fogline.cli.serve import make_server
from fogline.core.data import DataError, Problem
from fogline.server import tables as tables_module
from fogline.server.app import Settings
from fogline.server.limits import Limits
from fogline.server.line import Line
from fogline.server.outgoing import Outgoing
from fogline.server.owners_files import OwnersFiles
from fogline.server.socket import Client
from fogline.server.stores import open_storage
from fogline.server.tables import Tables
from fogline.table.bot_jobs import BotJobsHere
from fogline.table.core import Table
from fogline.table.live import LiveTable
from fogline.table.messages import Chat, Rematch, Undo
from fogline.table.running import Running
from fogline.table.watchers import Watcher
from tests.play import playable
from tests.server.engines import BOTH, place
from tests.server.service import open_table, people, play
from tests.table.drive import ADA, BEN, in_loop, setup

KEPT = (LiveTable, Running, Table, Watcher, Client, Outgoing, Line, ServerProtocol)
"""What lives as long as a table is in memory or a socket is open."""


@contextmanager
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[str]:
    """A service in this process, which puts tables away at once; gives its address."""
    server = make_server(Settings(database=folder / "db", workers=1, limits=Limits(idle=0.1)))
    serving = asyncio.create_task(server.serve())
    async with asyncio.timeout(60):
        while not server.started:  # noqa: ASYNC110  (uvicorn has no event for it)
            await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving


def living() -> Counter[str]:
    return Counter(type(one).__name__ for one in gc.get_objects() if type(one) in KEPT)


async def an_evening(url: str) -> None:
    """Games with people, a bot, a spectator, somebody who says nonsense, and one whose line breaks."""
    async with AsyncExitStack() as stack:
        ada, ben = await people(stack, url, "Ada", "Ben")
        for name in playable():
            table = await open_table(ada, [ben], game=name)
            watching = [(one, await one.client.watch(table)) for one in (ada, ben)]
            await play(table, watching, most=20)
            await ada.ask(table, Undo, seat=0)
            await ada.ask(table, Rematch)
            await ada.ask(table, Chat, text="hello")
        alone = await ada.call("POST", "/api/tables", {"game": playable()[0], "seats": 2, "bots": {"1": "random"}})
        await ada.client.watch(alone["table"])
        async with connect(f"{url.replace('http', 'ws')}/socket") as line:
            await line.send("nonsense")
            await line.recv()
            await line.send(json.dumps({"type": "watch", "id": "w", "table": table}))
            await line.recv()
            line.transport.abort()


@in_loop
async def test_tables_and_sockets_are_gone_when_they_are_closed(tmp_path: Path) -> None:
    async with served(tmp_path) as url:
        with no_collector():
            await an_evening(url)
            until = time.monotonic() + 60
            while living() and time.monotonic() < until:  # noqa: ASYNC110  (what is gone says nothing)
                await asyncio.sleep(0.1)
            assert not living()


def faults() -> int:
    return sum(isinstance(one, Problem) for one in gc.get_objects())


async def is_refused(reading: Awaitable[object]) -> bool:
    try:
        await reading
    except DataError:
        return True
    return False


@in_loop
async def test_a_file_that_is_refused_is_gone_at_once() -> None:
    files, kind = OwnersFiles(), games.game_class("san-francisco")
    try:
        with no_collector():
            for _ in range(3):
                assert await is_refused(files.read(kind.load, {}, "[[card]]\n" * 100, "own.toml"))
            left = faults()  # the pool's thread keeps the last answer until the next
            gc.collect()
            assert faults() == left
    finally:
        files.close()


PORTIONS = """
import gc
from fogline.server.garbage import PORTION, PORTIONS, collect_everything, collect_in_portions

class Node:
    alive = 0

    def __init__(self):
        self.itself = self
        Node.alive += 1

    def __del__(self):
        Node.alive -= 1

passes = []
gc.callbacks.append(lambda phase, info: passes.append(info["generation"]) if phase == "stop" else None)
collect_everything()
assert not passes, "it has not begun"
collect_in_portions()
passes.clear()
kept = [[] for _ in range(50 * PORTION)]
assert 25 <= len(passes) <= 100 and set(passes) == {0, 1}, passes
assert gc.get_freeze_count() > (49 - PORTIONS) * PORTION, "what lives on is put aside"
for _ in range(3 * PORTION):
    Node()
assert Node.alive <= PORTION, "what is young is still looked at"
gc.collect(1)
old = [Node() for _ in range(3 * PORTION)]
more = [[] for _ in range(PORTIONS * PORTION)]
old.clear()
assert Node.alive == 3 * PORTION, "what was put aside isn't"
collect_everything()
assert Node.alive == 0
assert gc.get_freeze_count() > 49 * PORTION, "what is kept is put aside again"
"""


def test_each_object_is_looked_at_once_and_again_when_there_is_time() -> None:
    subprocess.run([sys.executable, "-c", PORTIONS], check=True, timeout=120)


@BOTH
@in_loop
async def test_there_is_time_once_nobody_has_asked_for_anything_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    collected: list[float] = []
    aside = [0]
    monkeypatch.setattr(tables_module, "put_aside", lambda: aside[-1])

    def collect() -> int:
        collected.append(time.monotonic())
        return 100

    monkeypatch.setattr(tables_module, "collect_everything", collect)
    storage = open_storage(place(tmp_path / "db"))
    tables = Tables(storage, BotJobsHere(), Limits())
    await tables._tidy_once()
    await tables.create("t", setup(playable()[0], ADA, BEN))
    table = await tables.table("t")
    await tables._tidy_once()
    assert not collected, "somebody has just come"
    table.last_asked -= tables_module.QUIET
    for _ in range(2):
        await tables._tidy_once()
    assert len(collected) == 1, "once is enough"
    await table.ask(ADA, Chat(id="c", text="hello"))
    await tables._tidy_once()
    assert len(collected) == 1, "somebody is there again"
    aside.append(2 * 100 + tables_module.MUCH)
    await tables._tidy_once()
    assert len(collected) == 1, "not too much yet"
    aside.append(aside[-1] + 1)
    await tables._tidy_once()
    assert len(collected) == 2, "too much to wait for a quiet moment"
    await tables.close()
    await storage.close()
