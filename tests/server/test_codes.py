"""An evening in which everything goes wrong: every reason code of the protocol's page is reached, on a real socket."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from fogline.client import ServiceError
from fogline.core.errors import Refusal
from fogline.server.decisions import Ban, Decided, Decisions
from fogline.server.limits import Limits
from fogline.server.owners_files import OwnersFiles
from fogline.server.stores import open_storage
from fogline.server.words import words_of
from fogline.table.messages import (
    Act,
    Agree,
    Bot,
    Chat,
    Host,
    Leave,
    Look,
    Pause,
    Rematch,
    Remove,
    Resign,
    Resume,
    Sit,
    Start,
    Undo,
)
from tests.server.engines import BOTH, place
from tests.server.service import Process, Somebody, call, open_table, people, serving, until
from tests.server.test_protocol_page import promised
from tests.table.drive import ADA, BEN, hosting, in_loop, setup
from tests.table.test_live import FailingJournal, busy

pytestmark = BOTH

SF = "san-francisco"


class Evening:
    """Collects the codes that people get."""

    def __init__(self) -> None:
        self.reached: set[str] = set()

    async def asks(self, one: Somebody, table: str, kind: type[Any], **fields: object) -> None:
        code = (await one.ask(table, kind, **fields)).code
        assert code is not None
        self.reached.add(code)

    async def calls(self, url: str, method: str, path: str, body: object = None, secret: str | None = None) -> None:
        try:
            await call(url, method, path, body, secret)
        except ServiceError as error:
            self.reached.add(error.code)
        else:
            raise AssertionError(f"{method} {path} was not refused")


async def before_the_start(evening: Evening, ada: Somebody, ben: Somebody, cyd: Somebody) -> None:
    wanted = {"game": SF, "seats": 2, "chat": False}
    for wrong in (
        {"game": "chess"},
        {"seats": 9},
        {"bots": {"0": "oracle"}},
        {"bots": {"0": "search:sims=999999999"}},
        {"bots": {"0": "!"}},
        {"bots": {"0": "greedy:depth=2"}},
        {"bots": {"0": "search:sims=2,sims=3"}},
        {"bots": {"0": "search:keep=99"}},
        {"bots": {"0": "stdio:true"}},
        {"options": {"colour": 1}},
        {"options": {"first": 99}},
        {"timing": {"kind": "move", "ms": 0}},
        {"grace": 5000},
        {"data": "name = 1"},
        {"seats": "two"},
        {"data": "x" * Limits().body_size},
    ):
        await evening.calls(ada.url, "POST", "/api/tables", {**wanted, **wrong}, ada.secret)
    table = (await ada.call("POST", "/api/tables", {**wanted, "public": True}))["table"]
    await evening.asks(ada, table, Start)
    await evening.asks(ben, table, Bot, seat=1, bot="random")
    await evening.asks(ben, table, Sit, seat=0)
    await evening.asks(ada, table, Leave, seat=7)
    await evening.asks(ben, table, Leave, seat=0)
    await evening.asks(ada, table, Look, seat=-1)
    await evening.asks(ada, table, Rematch)
    await evening.asks(ada, table, Chat, text="hi")
    await ben.do(table, Sit)
    await evening.asks(cyd, table, Sit)
    await evening.asks(ada, table, Start)
    await evening.asks(ada, "nowhere", Start)


async def in_the_game(evening: Evening, ada: Somebody, ben: Somebody, cyd: Somebody) -> None:
    table = await open_table(ada, [ben], game=SF, options={"first": 0}, stand_in="random")
    watched = await ada.client.watch(table)
    await evening.calls(ada.url, "POST", f"/api/tables/{table}/hints", {"seat": 0}, ada.secret)
    agreed = await open_table(ada, [ben], game=SF, options={"first": 0}, hints=True)
    await evening.calls(ada.url, "POST", f"/api/tables/{agreed}/hints", {"seat": 1}, ben.secret)
    await evening.asks(ada, table, Leave, seat=0)
    await evening.asks(ada, table, Undo, seat=0)
    await evening.asks(ada, table, Act, seat=0, actions=[])
    await evening.asks(ada, table, Act, seat=0, actions=["draw", "place a"])
    await ada.do(table, Act, seat=0, actions=["draw"])
    await evening.asks(ada, table, Act, seat=0, actions=["place a"], at=0)
    await evening.asks(cyd, table, Pause)
    await evening.asks(ada, table, Resume)
    await evening.asks(ada, table, Agree, yes=True)
    await ada.do(table, Undo, seat=0)
    await evening.asks(ben, table, Pause)
    await ben.do(table, Agree, yes=False)
    await evening.asks(ada, table, Undo, seat=0)  # which was refused a moment ago
    await ada.do(table, Pause)
    await ben.do(table, Agree, yes=True)
    await evening.asks(ada, table, Act, seat=0, actions=["place a"])
    await ben.do(table, Resume)
    await ada.do(table, Act, seat=0, actions=["place a"])
    await ben.do(table, Act, seat=1, actions=["draw"])
    await evening.asks(ada, table, Undo, seat=0)  # Ben asks for things, and watches nothing
    await evening.asks(ada, table, Chat, text="x" * 501)
    # All at once: one by one, a slow machine would take longer than the limit.
    said = await asyncio.gather(*(ada.ask(table, Chat, text="hi") for _ in range(40)))
    evening.reached |= {answer.code for answer in said if answer.code is not None}
    await ada.do(table, Resign, seat=0)
    await evening.asks(ada, table, Act, seat=0, actions=["draw"])
    await ben.do(table, Resign, seat=1)
    await until(watched, lambda: watched.status.phase == "over")
    await evening.asks(ada, table, Undo, seat=0)
    await evening.calls(ada.url, "GET", f"/api/tables/{table}/replay?at=99999", None, ada.secret)


async def among_three(evening: Evening, ada: Somebody, ben: Somebody, cyd: Somebody) -> None:
    table = await open_table(ada, [ben, cyd], game=SF, options={"first": 0}, stand_in="random")
    watched = [await one.client.watch(table) for one in (ada, ben)]
    await evening.asks(ada, table, Remove, seat=1)  # Cyd isn't there to be asked
    await cyd.client.watch(table)
    await evening.asks(ada, table, Host, seat=7)
    await evening.asks(ada, table, Remove, seat=0)
    await ada.do(table, Remove, seat=1)
    await cyd.do(table, Agree, yes=False)
    await evening.asks(ada, table, Remove, seat=1)
    await ada.do(table, Act, seat=0, actions=["draw"])
    await ada.do(table, Remove, seat=1)
    await cyd.do(table, Agree, yes=True)
    await until(watched[1], lambda: watched[1].status.seats[1].left == "remove")
    await evening.asks(ben, table, Chat, text="but")
    for one in (ada, ben, cyd):
        await one.client.unwatch(table)


async def out_of_time(evening: Evening, ada: Somebody, ben: Somebody) -> None:
    slow = {"stand_in": "search:ms=2000", "limit": 2000}
    table = await open_table(ada, [ben], game=SF, options={"first": 0}, timing={"kind": "move", "ms": 1}, **slow)
    watched = await ada.client.watch(table)
    await until(watched, lambda: watched.status.seats[0].lapsed)
    await evening.asks(ada, table, Act, seat=0, actions=["draw"])
    await ada.client.unwatch(table)


async def as_strangers(evening: Evening, service: Process, ada: Somebody) -> None:
    await evening.calls(service.url, "POST", "/api/people", {"name": ""})
    await evening.calls(service.url, "POST", "/api/people", {"name": "x" * 41})
    unknown = words_of(b"nobody has these")
    wrong = " ".join(reversed(unknown.split()))
    for words in ("too few", unknown.replace(unknown.split()[0], "fogline"), wrong, unknown):
        await evening.calls(service.url, "POST", "/api/people/words", {"words": words})
    await evening.calls(service.url, "DELETE", "/api/people/me", {"name": "Ben"}, ada.secret)
    await evening.calls(service.url, "POST", "/api/people/links", {"link": "guess"})
    tables = [(await ada.call("POST", "/api/tables", {"game": SF, "seats": 2, "public": True}))["table"] for _ in "abc"]
    watches = [{"type": "watch", "id": "w", "table": table} for table in tables]
    async with connect(f"ws://127.0.0.1:{service.port}/socket") as raw:
        ask = {"type": "ask", "table": tables[0], "request": {"type": "start", "id": "s"}}
        hello = {"type": "hello", "id": "h", "secret": ada.secret}
        for message in ({}, {**hello, "secret": "guess"}, ask, *watches, hello):
            await raw.send(json.dumps(message))
            while (frame := json.loads(await raw.recv())["frame"])["type"] not in ("reply", "answer"):
                pass
            evening.reached |= {frame["reason"]["code"]} if frame["reason"] else set()
        async with connect(f"ws://127.0.0.1:{service.port}/socket") as third:
            await third.send(json.dumps(hello))
            evening.reached.add(json.loads(await third.recv())["frame"]["reason"]["code"])


async def in_a_lesson(evening: Evening, url: str) -> None:
    path = f"/api/games/{SF}/tutorial"
    await evening.calls(url, "POST", path, {"chapter": 99})
    await evening.calls(url, "POST", path, {"done": [["draw"], ["place a"], []]})
    over = [["take b", "build o4", "build y0t"], [], []]
    await evening.calls(url, "POST", path, {"chapter": 1, "done": over})


async def in_trouble(evening: Evening) -> None:
    """A disk that is full, and a table to which too much is said at once: not to be had from outside."""
    agreed = setup(SF, ADA, BEN)
    async with hosting(agreed, journal=FailingJournal(agreed)) as host:
        await host.do(ADA, Start)
        await host.do(ADA, Pause)
        await host.do(BEN, Agree, yes=True)
        evening.reached.add(await host.refused(ADA, Resume))
    async with hosting(setup(SF, ADA, BEN)) as host:
        done = await busy(host)
        while not host.table._queue.full():
            host.table._queue.put_nowait(host.table._sound_alarms)
        evening.reached.add(await host.refused(ADA, Start))
        done.set()
    files = OwnersFiles()
    with pytest.raises(Refusal) as heavy:
        await files.read(bytearray, 1 << 31)
    files.close()
    evening.reached.add(heavy.value.code)


async def kept_out(evening: Evening, folder: Path, ada: Somebody, ben: Somebody) -> None:
    """A host has decided that Ben is kept out, and that nothing is stored for now."""
    storage = open_storage(place(folder / "tables.db"))
    bans = [Ban(who=ben.id, until=int(time.time()) + 3600)]
    await Decisions(storage).change(Decided(bans=bans, read_only=True))
    await storage.close()
    async with serving(folder) as service:
        await evening.calls(service.url, "GET", "/api/people/me", None, ben.secret)
        await evening.calls(service.url, "POST", "/api/tables", {"game": SF, "seats": 2}, ada.secret)


async def keep_a_later_table(path: Path) -> None:
    """A table by rules that a later Fogline knows."""
    storage = open_storage(place(path))
    await storage.create("later", b"secret", setup(SF, ADA, BEN, rules=99, public=True))
    await storage.close()


async def by_the_host(evening: Evening, folder: Path) -> None:
    """A host has banned this address, and another lets nothing be stored."""
    for name, decided in {
        "banned": Decided(bans=[Ban("127.0.0.1", 10**10)]),
        "read-only": Decided(read_only=True),
    }.items():
        (folder / name).mkdir()
        storage = open_storage(place(folder / name / "tables.db"))
        await Decisions(storage).change(decided)
        await storage.close()
        async with serving(folder / name) as service:
            await evening.calls(service.url, "POST", "/api/people", {"name": "Dan"})


@in_loop
async def test_every_code_of_the_page_is_reached(tmp_path: Path) -> None:
    evening = Evening()
    await keep_a_later_table(tmp_path / "tables.db")
    async with serving(tmp_path, tables_watched=2, sockets_of_one=1) as service, AsyncExitStack() as stack:
        ada, ben, cyd = await people(stack, service.url, "Ada", "Ben", "Cyd")
        await before_the_start(evening, ada, ben, cyd)
        await in_the_game(evening, ada, ben, cyd)
        await among_three(evening, ada, ben, cyd)
        await out_of_time(evening, ada, ben)
        await as_strangers(evening, service, ada)
        await evening.calls(service.url, "GET", "/api/tables/later")
        await in_a_lesson(evening, service.url)
    await kept_out(evening, tmp_path, ada, ben)
    await in_trouble(evening)
    await by_the_host(evening, tmp_path)
    assert promised(0) - evening.reached == set()
