"""Two nodes on one PostgreSQL database: any takes any client, one has a table, and its death is a pause."""

from __future__ import annotations

import asyncio
import signal
from collections import defaultdict
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from fogline.table.messages import Sit
from tests.play import playable
from tests.server.evening import Evening, two_nodes
from tests.server.service import open_table, people, play
from tests.server.test_kill import stop
from tests.server.test_twins import Pair, conversation, fetch
from tests.table.drive import in_loop
from tests.table.test_twins import hidden

if TYPE_CHECKING:
    from tests.server.postgres import Server


@in_loop
async def test_two_people_at_two_nodes_play_at_one_table(postgres: Server, tmp_path: Path) -> None:
    """The other node is of an earlier version, which doesn't know the newest rules."""
    async with two_nodes(tmp_path, postgres, EARLIER="yes") as (_, (one, other)), AsyncExitStack() as stack:
        (ada,) = await people(stack, one.url, "Ada")
        (ben,) = await people(stack, other.url, "Ben")
        table = await open_table(ada, [ben], game=playable()[0])
        seats = [(who, await who.client.watch(table)) for who in (ada, ben)]
        await play(table, seats)
        assert seats[1][1].status.phase == "over"
        assert seats[1][1].status.outcome == seats[0][1].status.outcome
        records = [await who.call("GET", f"/api/tables/{table}/record") for who in (ada, ben)]
        assert records[0] == records[1]
        later = (await ada.call("POST", "/api/tables", {"seats": 2, "public": True, "game": playable()[0]}))["table"]
        assert (await ben.call("GET", f"/api/tables/{later}"))["rules"] == 2  # nobody had it: it went to who can
        await ben.do(later, Sit)
        # What concerns the table's people goes to its node as well.
        renamed = await ben.call("PATCH", "/api/people/me", {"name": "Benedict"})
        assert renamed["name"] == "Benedict"
        listed = await open_table(ada, [ada], game=playable()[0], seats=2)
        assert (await ben.call("DELETE", "/api/people/me", {"name": "Benedict"}))["id"] == ben.id
        assert "Ben" not in str(await ada.call("GET", f"/api/tables/{table}"))
        assert (await ada.call("GET", f"/api/tables/{listed}"))["status"]["phase"] == "playing"


async def nights(postgres: Server, folder: Path, rounds: int, at_each: int, seed: int) -> list[tuple[float, float]]:
    """Rounds in which a node dies or freezes: how long the other's guests, and its own, waited."""
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
    assert max(max(pause) for pause in pauses) < 30  # beside other work; the soak holds the promise


@pytest.mark.soak
@pytest.mark.timeout(3600)
@in_loop
async def test_fifty_nodes_die_and_freeze(postgres: Server, tmp_path: Path) -> None:
    pauses = await nights(postgres, tmp_path, rounds=50, at_each=4, seed=2)
    assert max(others for others, _ in pauses) < 5
    assert max(own for _, own in pauses) < 15


async def server_dies(evening: Evening, postgres: Server, rounds: int) -> list[float]:
    pauses = []
    for _ in range(rounds):
        pauses.append(await evening.server_dies(postgres))
        await evening.check()
    return pauses


@in_loop
async def test_the_server_dies_then_a_node_gives_its_tables_away(postgres: Server, tmp_path: Path) -> None:
    async with two_nodes(tmp_path, postgres) as (database, nodes), AsyncExitStack() as stack:
        evening = Evening(database, nodes, 3)
        tasks = await evening.begin(stack, at_each=2)
        assert max(await server_dies(evening, postgres, rounds=1)) < 30
        refused = [list(guest.refused) for guest in evening.guests[1]]
        longest = await evening.drain()
        assert longest < 5  # beside other work; 0.02 where there is none
        assert [guest.refused for guest in evening.guests[1]] == refused
        await evening.check()
        await stop(tasks)


@pytest.mark.soak
@pytest.mark.timeout(1800)
@in_loop
async def test_the_server_dies_ten_times_and_a_node_is_drained_ten_times(postgres: Server, tmp_path: Path) -> None:
    async with two_nodes(tmp_path, postgres) as (database, nodes), AsyncExitStack() as stack:
        evening = Evening(database, nodes, 4)
        tasks = await evening.begin(stack, at_each=4)
        assert max(await server_dies(evening, postgres, rounds=10)) < 5
        assert max([await evening.drain() for _ in range(10)]) < 1
        await evening.check()
        await stop(tasks)


@in_loop
async def test_what_a_viewer_cannot_know_crosses_no_node_and_no_death(postgres: Server, tmp_path: Path) -> None:
    """The twin worlds of `test_twins`, through a foreign node, then over its owner's death."""
    pair = Pair(hidden()[0])
    kinds: dict[int, list[str]] = defaultdict(list)
    for name, (viewer, *_) in pair.tables.items():
        kinds[viewer].append(name)
    names = [found[number] for number in (0, -1) for found in kinds.values()]
    async with AsyncExitStack() as stack:
        worlds = []
        for world in (0, 1):
            folder = tmp_path / str(world)
            folder.mkdir()
            database = await asyncio.to_thread(postgres.database)
            await pair.store(database, world)
            _, nodes = await stack.enter_async_context(two_nodes(folder, postgres, database))
            worlds.append(nodes)
        for name in names:
            assert [fetch(f"{owner.url}/api/tables/{name}", None)[:1] for owner, _ in worlds] == [b"{"] * 2
        for through, name in enumerate(names):
            if through == len(names) // 2:
                for owner, _ in worlds:
                    owner.end(signal.SIGKILL)
            here, there = await asyncio.gather(*(conversation(guest.url, pair, name) for _, guest in worlds))
            assert len(here) > 50
            assert here == there, name
