"""Links that expire, tables that are forgotten, and bots that fail, in a service with limits of its own."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fogline.client import ServiceError
from fogline.table.messages import Act, Chat, Ready, Resign, Start
from fogline.table.visible_events import TableEvent
from tests.play import playable
from tests.server.engines import BOTH, ask
from tests.server.faulty import FAULTS
from tests.server.service import Process, Somebody, call, open_table, people, serving, until
from tests.server.test_service import take_all
from tests.table.drive import in_loop

SF = "san-francisco"


async def refused(asked: Any) -> str:  # noqa: ANN401
    with pytest.raises(ServiceError) as caught:
        await asked
    return caught.value.code


@BOTH
@in_loop
async def test_links_expire(tmp_path: Path) -> None:
    async with serving(tmp_path, invitation=1000, device_link=100) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = (await ada.call("POST", "/api/tables", {"game": SF, "seats": 2}))["table"]
        asked = int(time.time())
        invitation = await ada.call("POST", f"/api/tables/{table}/invitations")
        device = await ada.call("POST", "/api/people/me/links")
        now = int(time.time())
        assert asked + 1000 <= invitation["expires"] <= now + 1000
        assert asked + 100 <= device["expires"] <= now + 100
        ask(service.database, "UPDATE links SET expires = ?", [now])
        for path, link in (("/api/invitations", invitation), ("/api/people/links", device)):
            assert await refused(ben.call("POST", path, {"link": link["link"]})) == "unknown-link"
        fresh = (await ada.call("POST", f"/api/tables/{table}/invitations"))["link"]
        assert await ben.call("POST", "/api/invitations", {"link": fresh}) == {"table": table}


@BOTH
@in_loop
async def test_old_tables_are_forgotten_with_everything_about_them(tmp_path: Path) -> None:
    async with serving(tmp_path, keep=6, idle=0.2) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(ada, [ben], game=SF, options={"first": 0})
        watched = await ada.client.watch(table)
        await ada.do(table, Act, seat=0, actions=["draw"])
        await ada.do(table, Resign, seat=0)
        await ben.do(table, Resign, seat=1)
        await until(watched, lambda: watched.status.phase == "over")
        await ada.client.unwatch(table)
        async with asyncio.timeout(30):
            while (await ada.ask(table, Act, seat=0, actions=["dance"])).code != "unknown-table":  # noqa: ASYNC110
                await asyncio.sleep(0.3)
        assert await refused(call(service.url, "GET", f"/api/tables/{table}")) == "unknown-table"
        assert (await ada.call("GET", "/api/people/me"))["name"] == "Ada"
        counts = [ask(service.database, f"SELECT count(*) FROM {name}") for name in ("tables", "entries", "tokens")]  # noqa: S608
        assert counts == [[(0,)]] * 3


async def until_its_turn(service: Process, one: Somebody, game: str, bot: str) -> tuple[str, int]:
    """A table at which a bot that fails begins; waits until the person may act, twice."""
    wanted = {"game": game, "seats": 2, "bots": {"1": bot}, "options": {"first": 1}, "limit": 100, "public": True}
    table: str = (await one.call("POST", "/api/tables", wanted))["table"]
    watched = await one.client.watch(table)
    await one.do(table, Ready, seat=0)
    await one.do(table, Start)
    await until(watched, lambda: 0 in watched.seen and watched.seen[0].view.actors == (0,))
    assert watched.status.seats[1].bot == bot
    entries = [entry for entry in await stored(service, table) if entry[0] == "1"]
    return table, len(entries)


async def stored(service: Process, table: str) -> list[tuple[str, str]]:
    return ask(service.database, "SELECT who, text FROM entries WHERE game = ? ORDER BY seq", [table])


@in_loop
async def test_a_bot_that_hangs_dies_is_late_or_cheats_is_replaced_by_greedy(tmp_path: Path) -> None:
    """In real workers. Every table goes on, and the log says what happened, but nothing of what was played."""
    async with serving(tmp_path, creation_burst=1000) as service, AsyncExitStack() as stack:
        (ada,) = await people(stack, service.url, "Ada")
        games = playable()
        plans = [(games[number % len(games)], fault) for number, fault in enumerate(FAULTS)]
        played = await asyncio.gather(*(until_its_turn(service, ada, game, fault) for game, fault in plans))
        log = [json.loads(line) for line in service.log.read_text().splitlines() if line.startswith("{")]
        for (_, fault), (table, moves) in zip(plans, played, strict=True):
            assert moves >= 1
            replaced = [line for line in log if line.get("table") == table and line["event"] == "bot replaced"]
            assert len(replaced) == moves
            assert {line["bot"] for line in replaced} == {fault}
        failures = {(line["bot"], line["error"]) for line in log if line["event"] == "bot failed"}
        assert {("hang", "TimeoutError"), ("late", "TimeoutError"), ("crash", "ZeroDivisionError")} <= failures
        assert {line["code"] for line in log if line["event"] == "bot refused"}
        assert "secret" not in service.log.read_text()


async def hears_nothing(
    service: Process, table: str, secret: str | None = None
) -> tuple[ClientConnection, socket.socket]:
    """A client that watches a table and then reads no more, with as little room for what waits as the system allows."""
    plug = socket.socket()
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    await asyncio.to_thread(plug.connect, ("127.0.0.1", service.port))
    plug.setblocking(False)
    deaf = await connect(f"ws://127.0.0.1:{service.port}/socket", sock=plug, max_queue=1, ping_interval=None)
    if secret is not None:
        await deaf.send(json.dumps({"type": "hello", "id": "h", "secret": secret}))
    await deaf.send(json.dumps({"type": "watch", "id": "w", "table": table}))
    while json.loads(await deaf.recv())["frame"].get("id") != "w":
        pass
    return deaf, plug


@in_loop
async def test_a_client_that_does_not_read_is_cut_off_and_slows_nobody(tmp_path: Path) -> None:
    plenty = {"chat": 1e6, "chat_burst": 10**6, "messages": 1e6, "burst": 10**6, "backlog": 32}
    async with serving(tmp_path, **plenty) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(ada, [ben], game=SF)
        watched = await ben.client.watch(table)
        deaf, _ = await hears_nothing(service, table)
        said = 0
        async with asyncio.timeout(60):
            while 'cut_off_total{why="too-slow"} 1' not in await metrics(service):
                assert said < 8000
                await asyncio.gather(*(ada.do(table, Chat, text="\N{AERIAL TRAMWAY}" * 500) for _ in range(25)))
                said += 25
        await until(watched, lambda: len(watched.chat) == said)
        with pytest.raises(ConnectionClosed) as closed:
            await take_all(deaf, [])
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        back, _ = await hears_nothing(service, table)
        await back.close()


@in_loop
async def test_who_never_reads_again_is_gone_though_the_line_still_stands(tmp_path: Path) -> None:
    """The farewell itself can't be read; all the same nobody waits for them, and a bot plays for them."""
    plenty = {
        "chat": 1e6,
        "chat_burst": 10**6,
        "messages": 1e6,
        "burst": 10**6,
        "backlog": 32,
        "stuck": 1,
        "grace": 500,
    }
    async with serving(tmp_path, **plenty) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(ada, [ben], game=SF, grace=500, options={"first": 1}, stand_in="random")
        watched = await ada.client.watch(table)
        deaf, plug = await hears_nothing(service, table, ben.secret)
        stack.callback(deaf.transport.abort)
        await until(watched, lambda: watched.status.seats[1].present)
        async with asyncio.timeout(60):
            while watched.status.seats[1].present:
                await asyncio.gather(*(ada.do(table, Chat, text="\N{AERIAL TRAMWAY}" * 500) for _ in range(25)))
        await until(watched, lambda: watched.seen[0].view.actors == (0,))
        what = [item.event.what for item in watched.seen[0].events if isinstance(item.event, TableEvent)]
        assert what[-1] == "takeover"
        assert "sockets_open 2\n" in await metrics(service)
        assert plug.fileno() >= 0


@in_loop
async def test_who_asks_and_never_reads_the_answers_is_gone_too(tmp_path: Path) -> None:
    plenty = {"messages": 1e6, "burst": 10**6, "stuck": 1, "backlog": 32}
    async with serving(tmp_path, **plenty) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(ada, [ben], game=SF)
        deaf, _ = await hears_nothing(service, table, ben.secret)
        stack.callback(deaf.transport.abort)
        look = json.dumps({"type": "ask", "table": table, "request": {"type": "look", "id": "l", "seat": 1}})
        asking = asyncio.create_task(ask_on(deaf, look))
        async with asyncio.timeout(60):
            while "sockets_open 2\n" not in await metrics(service):  # noqa: ASYNC110
                await asyncio.sleep(0.1)
        asking.cancel()


@in_loop
async def test_who_answers_no_ping_is_gone(tmp_path: Path) -> None:
    """As one whose network went away: the line was never closed, and there was nothing to send."""
    async with serving(tmp_path, stuck=1) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(ada, [ben], game=SF)
        watched = await ada.client.watch(table)
        deaf, _ = await hears_nothing(service, table, ben.secret)
        deaf.transport.pause_reading()
        stack.callback(deaf.transport.abort)
        await until(watched, lambda: watched.status.seats[1].present)
        await until(watched, lambda: not watched.status.seats[1].present)
        assert watched.status.seats[0].present
        assert ada.client.reconnects == 0


async def ask_on(deaf: ClientConnection, message: str) -> None:
    """Ask as fast as the service takes it in."""
    while True:
        await deaf.send(message)


@in_loop
async def test_flooding_over_http(tmp_path: Path) -> None:
    """Every call counts, also those that anybody may make."""
    async with serving(tmp_path, calls=0.01, call_burst=5) as service:
        codes = [await outcome(call(service.url, "GET", "/api/games")) for _ in range(8)]
        assert codes[-1] == "too-fast"
        assert codes.count(None) <= 5
        assert "sockets_open 0" in await metrics(service)


@in_loop
async def test_a_service_whose_store_does_not_answer_says_that_it_is_not_ready(tmp_path: Path) -> None:
    """Another program holds the file; what waits is stored when it lets go."""
    async with serving(tmp_path) as service:
        assert await asyncio.to_thread(status_of, f"{service.url}/ready") == 200
        holder = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(call(service.url, "POST", "/api/people", {"name": "Ada"}))
        async with asyncio.timeout(60):
            while await asyncio.to_thread(status_of, f"{service.url}/ready") != 503:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        assert await asyncio.to_thread(status_of, f"{service.url}/health") == 200
        holder.execute("ROLLBACK")
        holder.close()
        assert (await waiting)["name"] == "Ada"
        assert await asyncio.to_thread(status_of, f"{service.url}/ready") == 200


def status_of(url: str) -> int:
    try:
        with urlopen(url, timeout=20) as response:  # noqa: S310  (our own service)
            return int(response.status)
    except HTTPError as error:
        with error:
            return error.code


async def outcome(asked: Any) -> str | None:  # noqa: ANN401
    try:
        await asked
    except ServiceError as error:
        return error.code
    return None


async def metrics(service: Process) -> str:
    def fetch() -> str:
        with urlopen(service.metrics, timeout=30) as response:  # noqa: S310  (our own service)
            return str(response.read(), "utf-8")

    return await asyncio.to_thread(fetch)
