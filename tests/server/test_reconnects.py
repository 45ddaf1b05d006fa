"""A reconnect at every point of a game, and restarts in between: the same entries, no event twice, none missing.

Luck and bots are the same each time: the table's secret is fixed, and the bot is limited by simulations and remembers
nothing that a restart could take from it.
"""

from __future__ import annotations

import asyncio
import json
import random
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from fogline import client as clients
from fogline.client import Client, Watched
from fogline.server.people import hash_secret
from fogline.server.stores import open_storage
from fogline.table.messages import Act, Start
from fogline.table.visible_events import Item
from tests.play import playable
from tests.server.engines import BOTH, kept, place
from tests.server.service import Process, call, until
from tests.table.drive import ADA, SECRET, in_loop, setup

pytestmark = BOTH

KEY = "the secret of a person"
BEFORE, UNANSWERED, ANSWERED = "before an action", "before its answer", "before its events"
MOMENTS = (BEFORE, UNANSWERED, ANSWERED)
Point = tuple[int, str]
"""The number of an action, and when around it the connection is lost."""


async def prepare(path: Path, game: str, tables: int) -> None:
    """So many tables with the same secret, at which Ada plays against a bot."""
    storage = open_storage(place(path))
    await storage.add_person(ADA, hash_secret(KEY))
    for number in range(tables):
        agreed = setup(game, ADA, "search:sims=4,keep=0", public=True, options={"first": 0}, limit=None)
        await storage.create(f"table{number}", SECRET, agreed)
    await storage.close()


async def lose(client: Client) -> None:
    """Lose the connection, once there is one."""
    await connected(client, True)
    await client.drop()
    await connected(client, False)


async def connected(client: Client, wanted: bool) -> None:
    async with asyncio.timeout(60):
        while client.connected != wanted:  # noqa: ASYNC110  (a client tells nobody)
            await asyncio.sleep(0.001)


async def decide(client: Client, table: str, watched: Watched, lost: set[Point], most: int | None) -> None:
    """Play the last legal action again and again, and lose the connection at the given points.

    Where both decide at the same time the bot goes first: who comes first is no matter of luck or script.
    """
    number = 0
    while watched.status.phase != "over" and number != most:
        seen = watched.seen.get(0)
        if seen is None or not seen.legal or seen.view.actors != (0,):
            watched.changed.clear()
            await asyncio.wait_for(watched.changed.wait(), 120)
            continue
        if (number, BEFORE) in lost:
            await lose(client)
        asked = asyncio.create_task(client.ask(table, Act, seat=0, actions=[seen.legal[-1]], at=seen.at))
        if (number, UNANSWERED) in lost:
            await connected(client, True)
            await asyncio.sleep(0)
            await lose(client)
        answer = await asyncio.wait_for(asked, 120)
        assert answer.ok, answer.reason
        if (number, ANSWERED) in lost:
            await lose(client)
        await until(watched, lambda seen=seen, answer=answer: seen.at >= answer.at)
        number += 1
    await connected(client, True)


async def play(url: str, table: str, lost: set[Point], most: int | None) -> list[Item]:
    """Play a table, and give back everything that Ada was told."""
    async with Client(url, KEY) as client:
        watched = await client.watch(table)
        assert (await client.ask(table, Start, id="start")).ok
        await decide(client, table, watched, lost, most)
        if most is None:
            await until(watched, lambda: watched.seen[0].view.outcome is not None)
        assert [item.n for item in watched.seen[0].events] == list(range(len(watched.seen[0].events)))
        assert watched.repeated == 0
        assert client.reconnects == len(lost) or not lost
        return watched.seen[0].events


async def entries(path: Path, table: str) -> list[Any]:
    return kept(place(path), table).entries


async def compare(folder: Path, game: str, plans: list[set[Point]], most: int | None) -> None:
    """Play the same game once in peace and once for each plan; nobody can tell them apart afterwards."""
    path = folder / "tables.db"
    await prepare(path, game, len(plans) + 1)
    service = Process(path, {"messages": 100_000, "burst": 100_000})
    await service.start()
    try:
        whole = await play(service.url, "table0", set(), most)
        for first in range(0, len(plans), 20):
            some = list(enumerate(plans, 1))[first : first + 20]
            told = await asyncio.gather(*(play(service.url, f"table{n}", plan, most) for n, plan in some))
            assert all(events[: len(whole)] == whole[: len(events)] for events in told)
            if most is None:
                assert all(events == whole for events in told)
        records = (
            [await call(service.url, "GET", f"/api/tables/table{n}/record") for n in range(len(plans) + 1)]
            if (most is None)
            else []
        )
    finally:
        service.end(signal.SIGKILL)
    assert len({record["final_position"] for record in records}) <= 1
    stored = [await entries(path, f"table{n}") for n in range(len(plans) + 1)]
    shortest = min(map(len, stored))
    assert all(one[:shortest] == stored[0][:shortest] for one in stored)
    if most is None:
        assert all(one == stored[0] for one in stored)


@pytest.mark.parametrize("game", playable())
@in_loop
async def test_a_reconnect_at_every_point_of_an_opening(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clients, "RETRY", 0.01)
    points: list[Point] = [(number, moment) for number in range(6) for moment in MOMENTS]
    await compare(tmp_path, game, [*({point} for point in points), set(points)], most=6)


@pytest.mark.soak
@pytest.mark.parametrize("game", playable())
@in_loop
async def test_a_reconnect_at_every_point_of_a_whole_game(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clients, "RETRY", 0.01)
    actions = await count_actions(tmp_path / "once", game)
    points: list[Point] = [(number, moment) for number in range(actions) for moment in MOMENTS]
    await compare(tmp_path, game, [*({point} for point in points), set(points)], most=None)


async def count_actions(folder: Path, game: str) -> int:
    folder.mkdir()  # noqa: ASYNC240  (nobody waits)
    await compare(folder, game, [], most=None)
    return sum(entry.who == 0 for entry in await entries(folder / "tables.db", "table0"))


@pytest.mark.parametrize("game", playable())
@in_loop
async def test_restarts_in_the_middle_change_nothing(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ended gently and by force while a person and a bot play on to the end: the same game as in peace."""
    monkeypatch.setattr(clients, "RETRY", 0.01)
    path = tmp_path / "tables.db"
    await prepare(path, game, 2)
    service = Process(path, {"messages": 100_000, "burst": 100_000})
    await service.start()
    moments = random.Random(7)
    try:
        async with AsyncExitStack() as stack:
            group = await stack.enter_async_context(asyncio.TaskGroup())
            whole = group.create_task(play(service.url, "table0", set(), None))
            await asyncio.wait([whole])
            again = group.create_task(play(service.url, "table1", set(), None))
            for how in (signal.SIGTERM, signal.SIGKILL):
                await asyncio.wait([again], timeout=moments.uniform(0.3, 0.6))
                service.end(how)
                await service.start()
        assert again.result() == whole.result()
        one, two = [await call(service.url, "GET", f"/api/tables/table{number}/record") for number in (0, 1)]
        assert json.dumps(one["entries"]) == json.dumps(two["entries"])
        assert one["final_position"] == two["final_position"]
        assert "Traceback" not in service.log.read_text()
    finally:
        service.end(signal.SIGKILL)
