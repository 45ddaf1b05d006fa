"""Clients that read too slowly, and limits that count."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from fogline.core.errors import Refusal
from fogline.server.hall import Hall
from fogline.server.limits import Bucket, Buckets, Limits
from fogline.server.metrics import Metrics
from fogline.server.page import Page
from fogline.server.socket import TOO_SLOW, Client
from fogline.server.storage import SqliteStorage
from fogline.server.wire import Watch
from fogline.table.messages import Chat
from fogline.table.minds import MindsHere
from tests.table.drive import ADA, BEN, in_loop, setup


class Stuck:
    """A socket whose other end never reads."""

    def __init__(self, *messages: str) -> None:
        self.messages = list(messages)
        self.closed: int | None = None

    async def accept(self) -> None: ...

    async def receive(self) -> dict[str, str]:
        if self.messages:
            return {"type": "websocket.receive", "text": self.messages.pop(0)}
        await asyncio.Event().wait()
        raise AssertionError

    async def send_text(self, _: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int, _: str) -> None:
        self.closed = code


@in_loop
async def test_a_reader_that_is_too_slow_is_cut_off_and_slows_nobody(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "db")
    limits = Limits(backlog=20)
    hall = Hall(storage, MindsHere(), limits)
    await hall.create("t", setup("san-francisco", ADA, BEN, public=True))
    stuck = Stuck('{"type":"watch","id":"w","table":"t"}')
    metrics = Metrics()
    serving = asyncio.create_task(Client(stuck, hall, limits, metrics, Page()).serve())  # type: ignore[arg-type]
    table = await hall.table("t")
    async with asyncio.timeout(20):
        while not len(table.running.watchers):  # noqa: ASYNC110
            await asyncio.sleep(0.001)
        for number in range(30):
            assert (await table.ask(ADA, Chat(id=str(number), text="hello"))).ok
        await serving
    assert stuck.closed == TOO_SLOW
    assert len(table.running.watchers) == 0
    assert 'fogline_cut_off_total{why="too-slow"} 1' in metrics.text({})
    await hall.close()
    await storage.close()


@in_loop
async def test_an_idle_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "db")
    hall = Hall(storage, MindsHere(), Limits(idle=0.05))
    await hall.create("t", setup("san-francisco", ADA, BEN))
    first = await hall.table("t")
    assert await hall.table("t") is first
    tidying = asyncio.create_task(hall.tidy())
    async with asyncio.timeout(20):
        while len(hall):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    tidying.cancel()
    again = await hall.table("t")
    assert again is not first
    assert again.running.setup == first.running.setup
    with pytest.raises(Refusal, match="unknown-table"):
        await hall.table("u")
    await hall.close()
    await storage.close()


@in_loop
async def test_a_socket_watches_so_many_tables_and_no_more(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "db")
    limits = Limits(tables_watched=2)
    hall = Hall(storage, MindsHere(), limits)
    client = Client(Stuck(), hall, limits, Metrics(), Page())  # type: ignore[arg-type]
    for name in ("a", "b", "c"):
        await hall.create(name, setup("san-francisco", ADA, BEN, public=True))
    for name in ("a", "b", "a"):
        await client._watch(Watch(id=name, table=name))
    with pytest.raises(Refusal, match=r"too-many-tables"):
        await client._watch(Watch(id="c", table="c"))
    client._unwatch("a")
    await client._watch(Watch(id="c", table="c"))
    await hall.close()
    await storage.close()


def test_buckets() -> None:
    bucket = Bucket(rate=0.001, burst=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    buckets = Buckets(rate=0.001, burst=1)
    buckets.take("one")
    buckets.take("two")
    with pytest.raises(Refusal, match="too-fast"):
        buckets.take("one")
