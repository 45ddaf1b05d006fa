"""Two nodes on one PostgreSQL database: any takes any client, one has a table, and its death is a pause."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.play import playable
from tests.server.evening import Evening, two_nodes
from tests.server.service import open_table, people, play
from tests.server.test_kill import stop
from tests.table.drive import in_loop

if TYPE_CHECKING:
    from tests.server.postgres import Server


@in_loop
async def test_two_people_at_two_nodes_play_at_one_table(postgres: Server, tmp_path: Path) -> None:
    async with two_nodes(tmp_path, postgres) as (_, (one, other)), AsyncExitStack() as stack:
        (ada,) = await people(stack, one.url, "Ada")
        (ben,) = await people(stack, other.url, "Ben")
        table = await open_table(ada, [ben], game=playable()[0])
        seats = [(who, await who.client.watch(table)) for who in (ada, ben)]
        await play(table, seats)
        assert seats[1][1].status.phase == "over"
        assert seats[1][1].status.outcome == seats[0][1].status.outcome
        records = [await who.call("GET", f"/api/tables/{table}/record") for who in (ada, ben)]
        assert records[0] == records[1]


async def nights(postgres: Server, folder: Path, rounds: int, at_each: int, seed: int) -> list[tuple[float, float]]:
    """Rounds in which a node dies or freezes: how long others, and all, waited."""
    async with two_nodes(folder, postgres) as (database, nodes), AsyncExitStack() as stack:
        evening = Evening(database, nodes, seed)
        tasks = await evening.begin(stack, at_each)
        pauses, counts = [], [0]
        for number in range(rounds):
            pauses.append(await (evening.freeze() if number % 2 else evening.kill()))
            counts.append(await evening.check())
        await stop(tasks)
        assert counts == sorted(set(counts)), "nobody played on"
        return pauses


@in_loop
async def test_nodes_die_and_freeze_and_nothing_is_lost(postgres: Server, tmp_path: Path) -> None:
    pauses = await nights(postgres, tmp_path, rounds=4, at_each=2, seed=1)
    assert max(max(pause) for pause in pauses) < 30


@pytest.mark.soak
@pytest.mark.timeout(3600)
@in_loop
async def test_fifty_nodes_die_and_freeze(postgres: Server, tmp_path: Path) -> None:
    pauses = await nights(postgres, tmp_path, rounds=50, at_each=4, seed=2)
    assert max(others for others, _ in pauses) < 5
    assert max(all_ for _, all_ in pauses) < 15
