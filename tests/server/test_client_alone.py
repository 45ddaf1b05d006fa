"""The client against a service that does as it is told: what the client sends, and when it sends it again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from fogline.client import Client, pulse
from fogline.table.messages import Start
from tests.table.drive import in_loop


class Service:
    """Keeps what it is sent, connection by connection, and answers if it is `awake`."""

    def __init__(self) -> None:
        self.sent: list[list[dict[str, Any]]] = []
        self.awake = True
        self.line: ServerConnection | None = None

    async def meet(self, line: ServerConnection) -> None:
        self.line = line
        self.sent.append([])
        async for text in line:
            message = json.loads(text)
            self.sent[-1].append(message)
            if self.awake:
                await self.answer(message)

    async def answer(self, message: dict[str, Any]) -> None:
        if message["type"] == "ask":
            answer = {"type": "answer", "id": message["request"]["id"], "ok": True, "at": 3}
            await self.tell(message["table"], answer)
        else:
            reply = {"type": "reply", "id": message["id"], "ok": True, "reason": None, "person": "ada", "version": None}
            await self.tell(None, reply)

    async def tell(self, table: str | None, frame: dict[str, Any]) -> None:
        assert self.line is not None
        await self.line.send(json.dumps({"table": table, "frame": frame}))

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for connection in self.sent for message in connection if message["type"] == kind]

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not true():  # noqa: ASYNC110  (what is waited for has no event)
                await asyncio.sleep(0.005)


@asynccontextmanager
async def serving() -> AsyncIterator[tuple[Service, Client]]:
    service = Service()
    async with serve(service.meet, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async with Client(f"http://127.0.0.1:{port}", "secret") as client:
            await service.until(lambda: bool(service.of("hello")))
            yield service, client


@in_loop
async def test_a_table_that_was_closed_is_watched_again() -> None:
    async with serving() as (service, client):
        await client.watch("t")
        await service.tell("other", {"type": "closed"})
        await service.tell("t", {"type": "closed"})
        await service.until(lambda: len(service.of("watch")) == 2)
        first, second = service.of("watch")
        assert (first["table"], second["table"]) == ("t", "t")
        assert first["id"] != second["id"]
        assert len(service.sent) == 1, "on the same line"


@in_loop
async def test_a_lost_line_is_found_again_and_counted() -> None:
    async with serving() as (service, client):
        await service.until(lambda: client.reconnects == 0)
        await client.watch("t")
        await client.drop()
        await service.until(lambda: client.reconnects == 1)
        await service.until(lambda: len(service.of("watch")) == 2)
        assert [message["type"] for message in service.sent[1]] == ["hello", "watch"]
        assert len({message["id"] for message in service.of("watch")}) == 2


@in_loop
async def test_a_watch_that_was_not_answered_is_sent_again_under_its_id() -> None:
    async with serving() as (service, client):
        service.awake = False
        watching = asyncio.create_task(client.watch("t"))
        await service.until(lambda: bool(service.of("watch")))
        service.awake = True
        await client.drop()
        async with asyncio.timeout(60):
            await watching
        assert len({message["id"] for message in service.of("watch")}) == 1


@in_loop
async def test_what_was_asked_and_not_answered_is_asked_again_once() -> None:
    async with serving() as (service, client):
        service.awake = False
        asking = asyncio.create_task(client.ask("t", Start))
        await service.until(lambda: bool(service.of("ask")))
        service.awake = True
        await client.drop()
        async with asyncio.timeout(60):
            answer = await asking
        assert (answer.ok, answer.at) == (True, 3)
        one, two = service.of("ask")
        assert one == two
        await client.drop()
        await service.until(lambda: client.reconnects == 2)
        assert [message["type"] for message in service.sent[2]] == ["hello"]


@in_loop
async def test_who_watches_no_more_says_so_once() -> None:
    async with serving() as (service, client):
        await client.watch("t")
        await client.unwatch("t")
        await client.unwatch("t")
        assert [message["table"] for message in service.of("unwatch")] == ["t"]
        await client.drop()
        await service.until(lambda: client.reconnects == 1)
        await service.until(lambda: len(service.of("hello")) == 2)
        assert len(service.of("watch")) == 1


@in_loop
async def test_a_client_that_is_left_is_gone() -> None:
    async with serving() as (service, client):
        async with Client(client._url) as other:
            await service.until(lambda: other.connected)
        assert not other.connected
        assert other._task is not None
        assert other._task.done(), "nothing of it goes on in the loop"


@in_loop
async def test_a_service_that_froze_is_left_and_one_that_answers_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "EVERY", 0.02)
    monkeypatch.setattr(pulse, "PATIENCE", 0.5)
    async with serving() as (service, client):
        await service.until(lambda: client.reconnects == 0)
        await asyncio.sleep(1)
        assert client.reconnects == 0
        line = service.line
        assert line is not None
        line.transport.pause_reading()
        await service.until(lambda: client.reconnects == 1)
        line.transport.resume_reading()
