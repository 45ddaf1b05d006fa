"""A table with people and bots over sockets; it runs in a process where the game is installed."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from tests.server.service import open_table, people, serving, until
from tests.server.test_scenarios import check_told, take_turns, verified
from tests.table.drive import in_loop


@in_loop
async def test_two_people_and_two_bots_play_foghorn_to_its_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        bots = {2: "hard", 3: "search:sims=20"}
        table = await open_table(ada, [ben], game="foghorn", seats=4, bots=bots, limit=2000)
        watching = [await one.client.watch(table) for one in (ada, ben)]
        await asyncio.gather(*(take_turns(table, one, told) for one, told in zip((ada, ben), watching, strict=True)))
        for told in watching:
            await until(told, lambda told=told: all(seen.view.outcome for seen in told.seen.values()))
        record = await verified(service.url, table)
        for told in watching:
            check_told(record, told)
        assert [player.bot for player in record.players].count(None) == 2
