"""Tables begun before rules had versions: a database by the build of then opens, and its games are played on.

``tests/golden/rules-1/tables/`` holds the file, and who may play at which table.
"""

from __future__ import annotations

import gzip
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import fogline
from fogline import games
from fogline.client import Watched
from fogline.table.messages import Ready, Rematch, Resign, Sit, Start
from tests.server.service import Process, Somebody, call, open_table, play, serving, until
from tests.table.drive import in_loop

STORED = Path(__file__).parents[1] / "golden" / "rules-1" / "tables"
KEPT: dict[str, Any] = json.loads((STORED / "tables.json").read_text("utf-8"))
TABLES: dict[str, str] = KEPT["tables"]
PLENTY = {"messages": 1e6, "burst": 10**6, "keep": 10**10}
"""The file's tables grow old; they are not to be forgotten."""


def laid_out(folder: Path) -> Path:
    """The stored database in a folder of its own."""
    (folder / "tables.db").write_bytes(gzip.decompress((STORED / "tables.db.gz").read_bytes()))
    return folder


async def come_back(stack: AsyncExitStack, service: Process) -> list[Somebody]:
    """Ada and Ben, by the secrets that they were given then."""
    found = [Somebody(service.url, KEPT["people"][name]) for name in ("Ada", "Ben")]
    for one in found:
        await stack.enter_async_context(one.client)
    return found


async def record_of(service: Process, table: str) -> fogline.Record:
    """The record of a finished game, verified."""
    line = json.dumps(await call(service.url, "GET", f"/api/tables/{table}/record"))
    record, written = fogline.read_record(line)
    fogline.verify(record, written, games.of_record(record))
    return record


@in_loop
async def test_they_are_played_to_the_end_by_the_rules_they_began_with(tmp_path: Path) -> None:
    async with serving(laid_out(tmp_path), **PLENTY) as service, AsyncExitStack() as stack:
        ada, ben = await come_back(stack, service)
        for key in ("sf-begun", "tt-begun", "sf-own-deck", "sf-first", "sf-over", "tt-over"):
            table = TABLES[key]
            assert (await ada.call("GET", f"/api/tables/{table}"))["rules"] == 1
            seats = [(one, await one.client.watch(table)) for one in (ada, ben)]
            await play(table, seats)
            record = await record_of(service, table)
            assert (key, record.rules_version) == (key, 1)


@in_loop
async def test_bots_at_them_decide_by_those_rules_too(tmp_path: Path) -> None:
    async with serving(laid_out(tmp_path), **PLENTY) as service, AsyncExitStack() as stack:
        ada, ben = await come_back(stack, service)
        for key in ("sf-bots", "tt-bots"):
            watched = await ada.client.watch(TABLES[key])
            for seat, one in enumerate((ada, ben)):
                await one.do(TABLES[key], Resign, seat=seat)
            await until(watched, lambda watched=watched: watched.status.phase == "over")
            assert (await record_of(service, TABLES[key])).rules_version == 1


@in_loop
async def test_what_begins_now_is_played_by_the_newest_rules(tmp_path: Path) -> None:
    """A new table and the rematch of an old one; but a table that people gather at has agreed on its rules."""
    newest = games.game_class("san-francisco").newest_version()
    async with serving(laid_out(tmp_path), **PLENTY) as service, AsyncExitStack() as stack:
        ada, ben = await come_back(stack, service)
        new = await open_table(ada, [ben], game="san-francisco")
        assert (await ada.call("GET", f"/api/tables/{new}"))["rules"] == newest
        over = TABLES["sf-over"]
        watched: Watched = await ada.client.watch(over)
        await ben.client.watch(over)
        await ada.do(over, Rematch)
        await ben.do(over, Rematch)
        await until(watched, lambda: watched.status.following is not None)
        assert (await ada.call("GET", f"/api/tables/{watched.status.following}"))["rules"] == newest
        gathering = TABLES["gathering"]
        for seat in (1, 2):
            await ben.do(gathering, Sit, seat=seat)
        for seat in (1, 2):
            await ben.do(gathering, Ready, seat=seat)
        await ada.do(gathering, Ready, seat=0)
        await ada.do(gathering, Start)
        assert (await ada.call("GET", f"/api/tables/{gathering}"))["rules"] == 1
