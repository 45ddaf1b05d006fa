"""Messages that nobody thought of: each is answered once, nothing fails, and no game goes against the rules."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import get_args

import pytest
from websockets.asyncio.client import ClientConnection, connect

import fogline
from fogline.core.controls import SeatControl
from fogline.core.record import Play, execute_all
from fogline.table.messages import AnyRequest, Resign, Sit
from tests.play import playable
from tests.server.engines import BOTH, kept
from tests.server.fuzzing import TRUE, Fuzzer
from tests.server.service import Process, Somebody, open_table, people, serving, until
from tests.table.drive import in_loop

pytestmark = BOTH

PLENTY = {
    "messages": 1e9,
    "burst": 10**9,
    "calls": 1e9,
    "call_burst": 10**9,
    "creation_burst": 10**6,
    "chat": 1e9,
    "chat_burst": 10**9,
    "work": 1e6,
    "work_from_one": 1e6,
    "work_burst": 1e9,
    "backlog": 10**6,
    "backlog_size": 10**9,
}
"""Limits that are raised for the purpose."""


async def lay_tables(three: list[Somebody]) -> list[str]:
    """A table that gathers, one of each game that is played, and one that is over."""
    ada, ben, cyd = three
    wanted = {"game": playable()[0], "seats": 4, "public": True, "grace": None}
    gathering = (await ada.call("POST", "/api/tables", wanted))["table"]
    await ben.do(gathering, Sit)
    played = [await open_table(ada, [ben, cyd], game=game, stand_in="random") for game in playable()]
    over = await open_table(ada, [ben, cyd], game=playable()[0], stand_in="random")
    for seat, one in enumerate(three):
        await one.do(over, Resign, seat=seat)
    watched = await ada.client.watch(over)
    await until(watched, lambda: watched.status.phase == "over")
    return [gathering, *played, over]


async def plug_in(service: Process, stack: AsyncExitStack, secret: str | None, tables: list[str]) -> ClientConnection:
    """A socket of somebody, or of nobody, that watches everything."""
    line = await stack.enter_async_context(connect(f"ws://127.0.0.1:{service.port}/socket", max_size=None))
    hello = [] if secret is None else [{"type": "hello", "id": "h", "secret": secret}]
    for message in (*hello, *({"type": "watch", "id": "w", "table": table} for table in tables)):
        await line.send(json.dumps(message))
        while json.loads(await line.recv())["frame"]["type"] != "reply":
            pass
    return line


async def check_store(database: Path | str, tables: list[str], done: Counter[tuple[str, int]]) -> int:
    """Every entry can be executed, and people's are those that were acknowledged; gives how many that are."""
    compared = 0
    for name in tables:
        stored = kept(database, name)
        setup, entries = stored.setup, stored.entries
        if setup.started is None:
            assert not entries
            continue
        play = Play(fogline.load(setup.game, options=setup.options, rules=setup.rules), len(setup.chairs))
        changes = list(execute_all(play, entries))
        assert len(changes) == len(entries)
        controls = [entry.control for entry in entries]
        bots = {control.seat for control in controls if isinstance(control, SeatControl)}
        for seat in set(range(len(setup.chairs))) - bots:
            assert sum(entry.who == seat for entry in entries) == done[name, seat], (name, seat)
            compared += done[name, seat]
    return compared


async def fuzz(folder: Path, count: int, seed: int) -> None:
    """So many messages, on six sockets at once."""
    async with serving(folder, **PLENTY) as service, AsyncExitStack() as stack:
        three = await people(stack, service.url, "Ada", "Ben", "Cyd")
        tables = await lay_tables(three)
        secrets = [*(one.secret for one in three), three[0].secret, three[1].secret, None]
        lines = [await plug_in(service, stack, secret, tables) for secret in secrets]
        fuzzers = [Fuzzer(line, tables, seed * 100 + number) for number, line in enumerate(lines)]
        await asyncio.gather(*(fuzzer.run(count // len(fuzzers) + 1) for fuzzer in fuzzers))
        codes = sum((fuzzer.codes for fuzzer in fuzzers), Counter[str]())
        assert sum(codes.values()) >= count
        assert "table-failed" not in codes, codes
        assert {"ok", "bad-message", "not-your-seat", "wrong-secret", "unknown-seat", "not-your-turn"} <= set(codes)
        log = service.log.read_text()
        assert "Traceback" not in log, log[-3000:]
        done = sum((fuzzer.done for fuzzer in fuzzers), Counter[tuple[str, int]]())
        assert await check_store(service.database, tables, done) > 10


@in_loop
async def test_fifty_thousand_messages_that_nobody_thought_of(tmp_path: Path) -> None:
    await fuzz(tmp_path, 50_000, 1)


@pytest.mark.soak
@pytest.mark.timeout(7200)
@in_loop
async def test_a_million_messages_that_nobody_thought_of(tmp_path: Path) -> None:
    for seed in range(10):
        folder = tmp_path / str(seed)
        folder.mkdir()
        await fuzz(folder, 100_000, 100 + seed)


def test_one_true_request_of_each_kind_is_among_them() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(AnyRequest)}
    assert kinds - {request["type"] for request in TRUE} == {"act", "resign"}
