"""Tables that leave memory, and limits that count."""

from __future__ import annotations

import asyncio
import gc
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from fogline.client import ServiceError
from fogline.core.errors import Refusal
from fogline.games.san_francisco.components import shipped
from fogline.server.bodies import NewTable
from fogline.server.limits import Bucket, Buckets, Limits
from fogline.server.lobby import _setup
from fogline.server.stores import open_storage
from fogline.server.tables import Tables
from fogline.table.bot_jobs import BotJobsHere
from tests.server.engines import BOTH, place
from tests.server.service import people, serving
from tests.table.drive import ADA, BEN, in_loop, setup

pytestmark = BOTH


@in_loop
async def test_an_idle_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    storage = open_storage(place(tmp_path / "db"))
    tables = Tables(storage, BotJobsHere(), Limits(idle=0.05))
    await tables.create("t", setup("san-francisco", ADA, BEN))
    first = await tables.table("t")
    assert await tables.table("t") is first
    tidying = asyncio.create_task(tables.tidy())
    async with asyncio.timeout(60):
        while len(tables):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    tidying.cancel()
    again = await tables.table("t")
    assert again is not first
    assert again.running.setup == first.running.setup
    with pytest.raises(Refusal, match="unknown-table"):
        await tables.table("u")
    await tables.close()
    await storage.close()


@in_loop
async def test_a_table_keeps_its_deck_when_a_newer_one_of_ours_comes(tmp_path: Path) -> None:
    newest, *older = shipped().values()
    assert _setup(NewTable(game="san-francisco", seats=2), ADA, Limits()).data_hash == newest.hash
    storage = open_storage(place(tmp_path / "db"))
    tables = Tables(storage, BotJobsHere(), Limits())
    for deck in (newest, *older):
        agreed = setup("san-francisco", ADA, BEN)
        await tables.create(deck.name, msgspec.structs.replace(agreed, data_hash=deck.hash))
        assert (await tables.table(deck.name)).running.game.data == deck
    assert older
    await tables.close()
    await storage.close()


@in_loop
async def test_nothing_is_kept_of_tables_that_are_not_there(tmp_path: Path) -> None:
    """Strangers may ask for names without end."""
    storage = open_storage(place(tmp_path / "db"))
    tables = Tables(storage, BotJobsHere(), Limits())
    await tables.create("t", setup("san-francisco", ADA, BEN))
    asked = await asyncio.gather(*(tables.table(name) for name in "abctttabc"), return_exceptions=True)
    assert len({id(one) for one in asked if not isinstance(one, Refusal)}) == 1
    del asked
    await asyncio.sleep(0)  # the loop forgets the tasks, and with them the refusals and where they were raised
    gc.collect()
    assert len(tables._opening) == 0
    assert len(tables) == 1
    await tables.close()
    await storage.close()


@in_loop
async def test_a_socket_watches_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path, tables_watched=2) as service, AsyncExitStack() as stack:
        (ada,) = await people(stack, service.url, "Ada")
        wanted = {"game": "san-francisco", "seats": 2, "public": True}
        tables = [(await ada.call("POST", "/api/tables", wanted))["table"] for _ in range(3)]
        for table in (tables[0], tables[1], tables[0]):
            await ada.client.watch(table)
        with pytest.raises(ServiceError, match="too-many-tables"):
            await ada.client.watch(tables[2])
        await ada.client.unwatch(tables[0])
        assert (await ada.client.watch(tables[2])).status.phase == "gathering"


def test_buckets() -> None:
    bucket = Bucket(rate=0.001, burst=3)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    buckets = Buckets(rate=0.001, burst=1)
    buckets.take("one")
    buckets.take("two")
    with pytest.raises(Refusal, match="too-fast"):
        buckets.take("one")
