"""The service's end of a socket in process: how it ends a line, what it counts, and what it leaves behind."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.websockets import WebSocket

from fogline.server.app import Service, Settings
from fogline.server.limits import Limits
from fogline.server.people import hash_secret
from fogline.table.messages import Start
from fogline.table.seats import Person
from tests.table.drive import ADA, BEN, in_loop, setup


class Line:
    """One client's line to the service: what it sends, and what it gets, if it reads."""

    def __init__(self, service: Service, origin: str | None = None) -> None:
        self.got: list[dict[str, Any]] = []
        self.closed: int | None = None
        self.reads = asyncio.Event()
        self.reads.set()
        self._sends: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._sends.put_nowait({"type": "websocket.connect"})
        headers = [(b"host", b"here")] + ([] if origin is None else [(b"origin", origin.encode())])
        socket = WebSocket({"type": "websocket", "headers": headers}, self._sends.get, self._take)
        self.served = asyncio.create_task(service._socket(socket))

    async def _take(self, message: Any) -> None:  # noqa: ANN401  (ASGI)
        await self.reads.wait()
        if message["type"] == "websocket.send":
            self.got.append(json.loads(message["text"])["frame"])
        elif message["type"] == "websocket.close":
            self.closed = message["code"]

    def send(self, **message: object) -> None:
        self._sends.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def leave(self) -> None:
        self._sends.put_nowait({"type": "websocket.disconnect", "code": 1000})
        async with asyncio.timeout(60):
            await self.served


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():  # noqa: ASYNC110  (what is waited for has no event)
            await asyncio.sleep(0.005)


@asynccontextmanager
async def running(folder: Path, **limits: float) -> AsyncIterator[Service]:
    """A service with a public table, at which Ada and Ben sit; Ada has a secret."""
    service = Service(Settings(database=folder / "db", workers=1, limits=Limits(**limits)))  # type: ignore[arg-type]
    tables = service.tables
    await tables.create("t", setup("san-francisco", ADA, BEN, public=True))
    await tables.storage.add_person(Person(ADA.id, ADA.name), hash_secret("secret"))
    try:
        yield service
    finally:
        await tables.close()
        await tables.storage.close()
        service._bot_jobs.close()


def counted(service: Service, why: str) -> int:
    return service.metrics.counts["cut_off", (("why", why),)]


@in_loop
async def test_sockets_are_counted_while_they_are_open(tmp_path: Path) -> None:
    async with running(tmp_path) as service:
        one, two = Line(service), Line(service)
        await until(lambda: service.sockets == 2)
        await one.leave()
        assert service.sockets == 1
        await two.leave()
        assert service.sockets == 0


@in_loop
async def test_a_foreign_page_is_not_let_in_and_counted(tmp_path: Path) -> None:
    async with running(tmp_path) as service:
        foreign = Line(service, "https://elsewhere.example")
        async with asyncio.timeout(60):
            await foreign.served
        assert (foreign.closed, counted(service, "origin"), service.sockets) == (1008, 1, 0)
        own = Line(service, "https://here")
        await until(lambda: service.sockets == 1)
        await own.leave()
        assert counted(service, "origin") == 1


@in_loop
async def test_who_is_too_fast_is_warned_then_cut_off_and_counted_once(tmp_path: Path) -> None:
    async with running(tmp_path, messages=0.001, burst=2, patience=3) as service:
        line = Line(service)
        for number in range(9):
            line.send(type="unwatch", id=str(number), table="t")
        async with asyncio.timeout(60):
            await line.served
        assert [frame["ok"] for frame in line.got[:-1]] == [True] * 2 + [False] * 3
        assert line.got[-1]["type"] == "goodbye"
        assert line.got[-1]["reason"]["code"] == "too-fast"
        assert (line.closed, counted(service, "too-fast"), service.sockets) == (1008, 1, 0)


@asynccontextmanager
async def looking_for_stuck_lines(service: Service) -> AsyncIterator[None]:
    task = asyncio.create_task(service._end_stuck_lines())
    try:
        yield
    finally:
        task.cancel()


@in_loop
async def test_who_reads_nothing_for_long_is_cut_off_and_counted_once(tmp_path: Path) -> None:
    async with running(tmp_path, stuck=0.1) as service, looking_for_stuck_lines(service):
        line = Line(service)
        await until(lambda: service.sockets == 1)
        line.send(type="unwatch", id="a", table="t")
        await until(lambda: len(line.got) == 1)
        line.reads.clear()
        line.send(type="unwatch", id="b", table="t")
        async with asyncio.timeout(60):
            await line.served
        assert (counted(service, "too-slow"), service.sockets, len(line.got)) == (1, 0, 1)


@in_loop
async def test_who_is_gone_or_watches_no_more_is_not_present(tmp_path: Path) -> None:
    async with running(tmp_path) as service:
        table = await service.tables.table("t")
        line = Line(service)
        line.send(type="hello", id="h", secret="secret")  # noqa: S106
        line.send(type="watch", id="w", table="t")
        await until(lambda: table.running.watchers.is_present(ADA.id))
        assert next(frame for frame in line.got if frame.get("id") == "h")["person"] == ADA.id
        line.send(type="unwatch", id="u", table="t")
        await until(lambda: not table.running.watchers.is_present(ADA.id))
        await until(lambda: any(frame.get("id") == "u" and frame["ok"] for frame in line.got))
        line.send(type="watch", id="w2", table="t")
        await until(lambda: table.running.watchers.is_present(ADA.id))
        await line.leave()
        assert not table.running.watchers.is_present(ADA.id)


@in_loop
async def test_lines_of_chat_are_counted_by_the_person(tmp_path: Path) -> None:
    async with running(tmp_path, chat=0.001, chat_burst=2) as service:
        line = Line(service)
        line.send(type="hello", id="h", secret="secret")  # noqa: S106
        for number in range(4):
            line.send(type="ask", table="t", request={"type": "chat", "id": f"c{number}", "text": "hello"})
        await until(lambda: len([frame for frame in line.got if frame.get("id", "").startswith("c")]) == 4)
        answers = {frame["id"]: frame for frame in line.got if frame.get("id", "").startswith("c")}
        assert [answers[f"c{number}"]["ok"] for number in range(4)] == [True, True, False, False]
        assert answers["c3"]["reason"]["code"] == "too-fast"
        await line.leave()


@in_loop
async def test_a_table_that_is_put_away_has_finished(tmp_path: Path) -> None:
    """What waits in its queue is done and stored before anything else is closed."""
    async with running(tmp_path) as service:
        table, task = await service.tables.table("t"), service.tables._tasks["t"]
        asked = asyncio.create_task(table.ask(ADA, Start(id="a")))
        await asyncio.sleep(0)
        await service.tables.close()
        assert task.done()
        assert asked.done()
        assert asked.result().ok
        assert len(service.tables) == 0
        assert (await service.tables.table("t")).running.entries == asked.result().at


@in_loop
async def test_a_table_that_failed_does_not_keep_the_others_from_being_put_away(tmp_path: Path) -> None:
    async with running(tmp_path) as service:
        await service.tables.create("u", setup("san-francisco", ADA, BEN))
        for name in "tu":
            await service.tables.table(name)
        service.tables._tasks["t"].cancel()
        await service.tables.close()
        assert len(service.tables) == 0


async def post(service: Service, path: str, body: object) -> tuple[int, dict[str, Any]]:
    """A call of Ada's over HTTP."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": json.dumps(body).encode(), "more_body": False}

    async def send(message: Any) -> None:  # noqa: ANN401  (ASGI)
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": path, "query_string": b"", "client": ("127.0.0.1", 1)}
    await service.application()(scope | {"headers": [(b"authorization", b"Bearer secret")]}, receive, send)
    return sent[0]["status"], json.loads(b"".join(message.get("body", b"") for message in sent))


@in_loop
async def test_lines_of_chat_over_http_are_counted_by_the_person_too(tmp_path: Path) -> None:
    async with running(tmp_path, chat=0.001, chat_burst=2) as service:
        path = "/api/tables/t/requests"
        chat = [{"request": {"type": "chat", "id": f"c{number}", "text": "hello"}} for number in range(3)]
        assert [(await post(service, path, one))[0] for one in chat] == [200, 200, 429]
        status, answer = await post(service, path, {"request": {"type": "start", "id": "s"}})
        assert (status, answer["ok"]) == (200, True), "what isn't chat is not counted with it"


@in_loop
async def test_the_service_ends_when_it_is_told_to(tmp_path: Path) -> None:
    service = Service(Settings(database=tmp_path / "db", workers=1))
    application = service.application()
    before = asyncio.all_tasks()
    async with asyncio.timeout(60):
        async with application.router.lifespan_context(application):
            assert len(asyncio.all_tasks() - before) == 3, "it tidies, watches its loop, and ends stuck lines"
        assert asyncio.all_tasks() == before
