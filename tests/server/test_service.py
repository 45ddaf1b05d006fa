"""The service over real sockets: whole games, people, refusals, restarts."""

from __future__ import annotations

import asyncio
import json
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import fogline
from fogline import games
from fogline.client import Client, ServiceError
from fogline.server.limits import Limits
from fogline.table.messages import Act, Chat, Look, Preview, Ready, Resign, Sit, Start, Undo, Why
from fogline.table.visible_events import TableEvent
from tests.play import playable
from tests.server.engines import BOTH, everything
from tests.server.service import call, open_table, people, play, serving, until
from tests.table.drive import in_loop

pytestmark = BOTH

SF = "san-francisco"
TT = "ticket-to-ride-san-francisco"
FOR_TWO = (Path(__file__).parents[2] / "examples/variants/map-tiny.toml").read_text("utf-8")
"""A variant, for two players alone."""


async def record_of(url: str, table: str) -> fogline.Record:
    line = json.dumps(await call(url, "GET", f"/api/tables/{table}/record"))
    record, written = fogline.read_record(line)
    fogline.verify(record, written, games.of_record(record))
    return record


@in_loop
async def test_a_whole_game_with_gaps_and_restarts(tmp_path: Path) -> None:
    """Two people play to the end while connections drop and the service is ended, gently and by force."""
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(ada, [ben], game=playable()[-1])
        seats = [(one, await one.client.watch(table)) for one in (ada, ben)]
        spectator = await stack.enter_async_context(Client(service.url))
        watched = await spectator.watch(table)
        await play(table, seats, 10)
        for how in (signal.SIGTERM, signal.SIGKILL):
            service.end(how)
            await service.start()
            await play(table, seats, 10)
            await ada.client.drop()
            await spectator.drop()
            await play(table, seats, 10)
        await ada.do(table, Resign, seat=0)
        await ben.do(table, Resign, seat=1)
        for one in (watched, *(watched for _, watched in seats)):
            await until(one, lambda one=one: one.status.phase == "over")
        record = await record_of(service.url, table)
        game_ = games.of_record(record)
        events = [e for step in fogline.replay(record, game_) for e in step.events]
        for viewer, one in ((0, seats[0][1]), (1, seats[1][1]), (-1, watched)):
            expected = [e for e in events if e.seen_by is None or viewer in e.seen_by]
            told = [item.event for item in one.seen[viewer].events if not isinstance(item.event, TableEvent)]
            assert told == expected
        assert ada.client.reconnects >= 2
        left = [seat.left for seat in watched.status.seats]
        assert left == ["resign", "resign"]
        log = service.log.read_text()
        assert "Traceback" not in log
        assert not [name for name in ("Ada", "Ben", ada.secret, ben.secret) if name in log]


@in_loop
async def test_hot_seat_spectators_bots_and_undo(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        (ada,) = await people(stack, service.url, "Ada")
        wanted = {"game": SF, "seats": 3, "bots": {"2": "greedy"}, "options": {"first": 0}}
        table = (await ada.call("POST", "/api/tables", wanted))["table"]
        watched = await ada.client.watch(table)
        await ada.do(table, Sit)
        for seat in (0, 1):
            await ada.do(table, Ready, seat=seat)
        await ada.do(table, Start)
        await until(watched, lambda: set(watched.seen) == {-1, 0, 1})  # a shared screen shows both, and the public side
        await ada.do(table, Act, seat=0, actions=["draw"])
        assert not (await ada.do(table, Undo, seat=0)).pending
        await ada.do(table, Act, seat=0, actions=["draw"])
        await ada.do(table, Act, seat=0, actions=["place a"])
        await ada.do(table, Act, seat=1, actions=["draw"])
        await until(watched, lambda: bool(watched.seen[1].legal))
        await ada.do(table, Act, seat=1, actions=[watched.seen[1].legal[0]])
        await until(watched, lambda: watched.seen[0].view.actors == (0,))
        stranger = await stack.enter_async_context(Client(service.url))
        with pytest.raises(ServiceError, match="unknown-table"):
            await stranger.watch(table)


@pytest.mark.skipif(not Path("/proc").exists(), reason="finds the children of a process in /proc")
@in_loop
async def test_kill_9_leaves_no_worker_behind(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        (ada,) = await people(stack, service.url, "Ada")
        wanted = {"game": SF, "seats": 2, "bots": {"1": "random"}, "options": {"first": 1}, "public": True}
        table = (await ada.call("POST", "/api/tables", wanted))["table"]
        watched = await ada.client.watch(table)
        await ada.do(table, Ready, seat=0)
        await ada.do(table, Start)
        await until(watched, lambda: watched.seen[0].view.actors == (0,))
        workers = service.children()
        assert workers
        service.end(signal.SIGKILL)
        async with asyncio.timeout(60):
            while alive(workers):  # noqa: ASYNC110
                await asyncio.sleep(0.05)


def alive(processes: list[str]) -> bool:
    return any(Path(f"/proc/{process}").exists() for process in processes)


@in_loop
async def test_people_links_and_invitations(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = (await ada.call("POST", "/api/tables", {"game": SF, "seats": 2}))["table"]
        assert await refusal(ben.call("GET", f"/api/tables/{table}")) == (404, "unknown-table")
        assert await refusal(call(service.url, "GET", f"/api/tables/{table}")) == (404, "unknown-table")
        assert (await ben.ask(table, Sit)).code == "unknown-table"
        link = (await ada.call("POST", f"/api/tables/{table}/invitations"))["link"]
        assert await refusal(ben.call("POST", "/api/invitations", {"link": "guess"})) == (404, "unknown-link")
        assert await ben.call("POST", "/api/invitations", {"link": link}) == {"table": table}
        assert (await ben.do(table, Sit)).ok
        info = await ben.call("GET", f"/api/tables/{table}")
        assert [seat["name"] for seat in info["status"]["seats"]] == ["Ada", "Ben"]
        moved = (await ada.call("POST", "/api/people/me/links"))["link"]
        phone = await call(service.url, "POST", "/api/people/links", {"link": moved})
        assert phone["id"] == ada.id
        assert phone["secret"] != ada.secret
        again = call(service.url, "POST", "/api/people/links", {"link": moved})
        assert await refusal(again) == (404, "unknown-link")
        me = await call(service.url, "GET", "/api/people/me", secret=phone["secret"])
        assert (me["id"], me["name"]) == (ada.id, "Ada")
        assert ada.secret.encode() not in everything(service.database)
        wrong = call(service.url, "GET", "/api/people/me", secret="wrong")  # noqa: S106
        assert await refusal(wrong) == (401, "wrong-secret")
        assert await refusal(call(service.url, "GET", "/api/people/me")) == (401, "no-person")
        assert await refusal(call(service.url, "POST", "/api/people", {"name": " "})) == (400, "bad-name")


async def refusal(asked: Any) -> tuple[int, str]:  # noqa: ANN401
    with pytest.raises(ServiceError) as caught:
        await asked
    return caught.value.status, caught.value.code


@in_loop
async def test_the_lobby_refuses_with_reasons(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        (ada,) = await people(stack, service.url, "Ada")
        for wanted, code in [
            ({"game": "chess", "seats": 2}, "unknown-game"),
            ({"game": SF, "seats": 9}, "player-count"),
            ({"game": TT, "seats": 3, "data": FOR_TWO}, "player-count"),
            ({"game": SF, "seats": 2, "bots": {"0": "oracle"}}, "unknown-bot"),
            ({"game": SF, "seats": 2, "bots": {"0": "search:ms=1001"}}, "bot-limit"),
            ({"game": SF, "seats": 2, "bots": {"0": "search:sims=100001"}}, "bot-limit"),
            ({"game": SF, "seats": 2, "stand_in": "flat:ms=20", "limit": 10}, "bot-limit"),
            ({"game": SF, "seats": 2, "bots": {"5": "random"}}, "unknown-seat"),
            ({"game": SF, "seats": 2, "options": {"colour": 1}}, "unknown-option"),
            ({"game": SF, "seats": 2, "timing": {"kind": "move", "ms": 0}}, "bad-timing"),
            ({"game": SF, "seats": 2, "timing": {"kind": "move", "ms": -5}}, "bad-timing"),
            ({"game": SF, "seats": 2, "grace": -1}, "bad-timing"),
            ({"game": SF, "seats": 2, "grace": 10**30}, "bad-timing"),
            ({"game": SF, "seats": "two"}, "bad-body"),
        ]:
            assert await refusal(ada.call("POST", "/api/tables", wanted)) == (400, code)
        with pytest.raises(ServiceError) as caught:
            await ada.call("POST", "/api/tables", {"game": SF, "seats": 2, "data": "name = 1"})
        assert (caught.value.status, caught.value.code) == (422, "bad-data")
        assert caught.value.problems
        for unreadable in (b'{"name": "\xff"}', b'{"name": "\\ud800"}', b"\x00", b""):
            with pytest.raises(HTTPError, match="400") as unread:
                await asyncio.to_thread(urlopen, f"{service.url}/api/people", unreadable, timeout=30)
            with unread.value as body:
                assert json.loads(body.read())["reason"]["code"] == "bad-body"
        large = {"game": SF, "seats": 2, "data": "x" * Limits().body_size}
        assert await refusal(ada.call("POST", "/api/tables", large)) == (413, "too-large")
        table = (await ada.call("POST", "/api/tables", {"game": SF, "seats": 2, "public": True}))["table"]
        assert [one["table"] for one in await call(service.url, "GET", "/api/tables")] == [table]
        assert await refusal(call(service.url, "GET", f"/api/tables/{table}/record")) == (409, "not-over")
        assert await refusal(call(service.url, "GET", f"/api/tables/{table}/seen")) == (409, "not-started")
        assert await refusal(call(service.url, "GET", f"/api/tables/{table}/seen?seat=x")) == (400, "bad-message")
        assert {game["name"] for game in (await call(service.url, "GET", "/api/games"))["games"]} == set(games.names())


@in_loop
async def test_the_socket_answers_everything_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(ada, [ben], game=SF, options={"first": 0})
        assert (await ben.ask(table, Act, seat=0, actions=["draw"])).code == "not-your-seat"
        assert (await ben.ask("nowhere", Act, seat=0, actions=["draw"])).code == "unknown-table"
        assert (await ada.do(table, Preview, seat=0, actions=["draw"])).result.preview.reveals
        assert (await ada.do(table, Why, seat=0, action="take a")).result.rule == "SF-3.3"
        seen = await call(service.url, "GET", f"/api/tables/{table}/seen")
        assert seen["format"] == "fogline-seen-1"
        assert [(await ada.ask(table, Chat, text="hi")).code for _ in range(7)].count("too-fast") >= 1
        async with connect(f"ws://127.0.0.1:{service.port}/socket") as raw:
            for message, id_, code in [
                ("nonsense", "", "bad-message"),
                ('{"type":"dance","id":"d"}', "d", "bad-message"),
                ('{"type":"hello","id":"h","secret":"guess"}', "h", "wrong-secret"),
                (f'{{"type":"watch","id":"w","table":"{table}","since":{{}}}}', "w", None),
                (f'{{"type":"hello","id":"h2","secret":"{ada.secret}"}}', "h2", "hello-first"),
                (f'{{"type":"ask","table":"{table}","request":{{"type":"start","id":"s"}}}}', "s", "no-person"),
                (f'{{"type":"ask","table":"{table}","request":{{"type":"act","id":"x"}}}}', "x", "bad-message"),
                (f'{{"type":"unwatch","id":"u","table":"{table}"}}', "u", None),
            ]:
                await raw.send(message)
                answers = [frame async for frame in frames(raw, 1)]
                assert [(one["id"], (one["reason"] or {}).get("code")) for one in answers] == [(id_, code)]
        metrics = (await asyncio.to_thread(fetch, service.metrics)).decode()
        assert 'fogline_answers_total{code="not-your-seat"} 1' in metrics
        assert "fogline_loop_stall_seconds_max" in metrics
        assert await asyncio.to_thread(fetch, f"{service.url}/health") == b"ok\n"


def fetch(url: str) -> bytes:
    with urlopen(url, timeout=30) as response:  # noqa: S310  (our own service)
        body: bytes = response.read()
        return body


async def frames(raw: Any, count: int) -> Any:  # noqa: ANN401
    """Answers as they come; what is told in between is passed over."""
    while count:
        frame = json.loads(await asyncio.wait_for(raw.recv(), 10))["frame"]
        if frame["type"] in ("answer", "reply"):
            count -= 1
            yield frame


@in_loop
async def test_oversized_flooding_and_foreign_clients_are_cut_off(tmp_path: Path) -> None:
    async with serving(tmp_path) as service:
        address = f"ws://127.0.0.1:{service.port}/socket"
        async with connect(address) as raw:
            await raw.send("x" * (Limits().message_size + 1))
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(raw.recv(), 10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        async with connect(address) as raw:
            for _ in range(Limits().burst + Limits().patience + 50):
                await raw.send("nonsense")
            codes: list[dict[str, Any]] = []
            with pytest.raises(ConnectionClosed) as closed:
                await take_all(raw, codes)
            assert codes[-1]["type"] == "goodbye"
            assert {frame["reason"]["code"] for frame in codes} == {"bad-message", "too-fast"}
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
        with pytest.raises(Exception, match="403"):
            async with connect(address, origin="https://elsewhere.example"):  # type: ignore[arg-type]
                pass
        assert await call(service.url, "GET", "/api/tables") == []


async def take_all(raw: ClientConnection, into: list[dict[str, Any]]) -> None:
    while True:
        into.append(json.loads(await asyncio.wait_for(raw.recv(), 10))["frame"])


@in_loop
async def test_a_zero_byte_is_in_no_text(tmp_path: Path) -> None:
    """PostgreSQL keeps none: where one was in a message, a fault of the service was the answer."""
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        (ada,) = await people(stack, service.url, "Ada")
        table = await open_table(ada, [ada], game=playable()[0])
        assert (await ada.ask(table, Resign, id="a\0b", seat=0)).code == "bad-message"
        with pytest.raises(ServiceError, match="bad-body"):
            await call(service.url, "POST", "/api/people", {"name": "A\0da"})
        assert (await ada.ask(table, Resign, id="again", seat=0)).ok


@in_loop
async def test_two_devices_see_the_same(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(ada, [ben], game=SF, options={"first": 0})
        desk = await ada.client.watch(table)
        phone = await stack.enter_async_context(Client(service.url, ada.secret))
        watched = await phone.watch(table)
        answer = await phone.ask(table, Act, seat=0, actions=["draw"])
        assert answer.ok
        await until(desk, lambda: desk.seen[0].at == answer.at)
        await until(watched, lambda: watched.seen[0].at == answer.at)
        assert desk.seen[0].events == watched.seen[0].events
        assert (await ada.do(table, Look, seat=0)).result.view == desk.seen[0].view
