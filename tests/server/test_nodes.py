"""Two nodes on one PostgreSQL database: any takes any client, one has a table, and its death is a pause."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections import defaultdict
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from fogline.table.messages import Ready, Sit, Start
from tests.play import playable
from tests.server.evening import Evening, two_nodes
from tests.server.service import Process, Somebody, open_table, people, play, until
from tests.server.test_kill import stop
from tests.server.test_twins import Pair, conversation, fetch
from tests.table.drive import in_loop
from tests.table.test_twins import hidden

if TYPE_CHECKING:
    from tests.server.postgres import Server

BOT = "search:ms=800"
LOG = logging.getLogger(__name__)
"""`pytest -m soak -o log_cli=true -o log_cli_level=INFO` shows what each round took."""


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


async def against_a_bot(one: Somebody, game: str) -> None:
    """A table at which a bot decides first; waits until it has."""
    wanted = {"game": game, "seats": 2, "bots": {"1": BOT}, "options": {"first": 1}}
    table = (await one.call("POST", "/api/tables", wanted))["table"]
    watched = await one.client.watch(table)
    await one.do(table, Ready, seat=0)
    await one.do(table, Start)
    await until(watched, lambda: 0 in watched.seen and watched.seen[0].view.actors == (0,))
    assert watched.status.seats[1].bot == BOT


async def decided_elsewhere(process: Process) -> int:
    """How many decisions of its bots other nodes made."""
    lines = (await asyncio.to_thread(fetch, process.metrics, None)).decode().splitlines()
    (line,) = [line for line in lines if line.startswith("fogline_bot_decisions_elsewhere ")]
    return int(float(line.split()[1]))


@in_loop
async def test_bots_think_at_the_node_that_has_time_and_here_where_that_dies(postgres: Server, tmp_path: Path) -> None:
    async with two_nodes(tmp_path, postgres, more=["--workers", "1"]) as (_, (one, other)), AsyncExitStack() as stack:
        (ada,) = await people(stack, one.url, "Ada")
        async with asyncio.timeout(200):
            while not await decided_elsewhere(one):  # the nodes may not have met yet
                await asyncio.gather(*(against_a_bot(ada, game) for game in (*playable(), *playable(), *playable())))
        waiting = asyncio.gather(*(against_a_bot(ada, game) for game in (*playable(), *playable(), *playable())))
        await asyncio.sleep(0.5)
        other.end(signal.SIGKILL)
        await waiting
        assert "bot failed" not in one.log.read_text()
        await other.start()


async def nights(postgres: Server, folder: Path, rounds: int, at_each: int, seed: int) -> list[tuple[float, float]]:
    """Rounds in which a node dies or freezes: how long the other's guests, and its own, waited."""
    async with two_nodes(folder, postgres) as (database, nodes), AsyncExitStack() as stack:
        evening = Evening(database, nodes, seed)
        tasks = await evening.begin(stack, at_each)
        pauses, counts = [], [0]
        for number in range(rounds):
            pauses.append(await (evening.freeze() if number % 2 else evening.kill()))
            LOG.info("%s: %.1f s, its own %.1f s", "frozen" if number % 2 else "killed", *pauses[-1])
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
        LOG.info("all go on after %.1f s", pauses[-1])
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
