"""A real service in a process of its own, which tests may kill, and people with clients."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from fogline.client import Client, ServiceError, Watched, fetch
from fogline.table.bot_jobs import Job
from fogline.table.messages import Act, Answer, Ready, Sit, Start
from tests.server.engines import ask, place

ROOT = Path(__file__).parents[2]
READ_ONLY = signal.SIGHUP
"""The signal after which an odd service's database can only be read, and after the next one written again."""


async def call(url: str, method: str, path: str, body: object = None, secret: str | None = None) -> Any:  # noqa: ANN401
    """A call as any program may make it, with whatever body; the answer is the JSON that came."""
    return msgspec.json.decode(await fetch(url, method, path, body, secret))


class Process:
    """`fogline serve` on a port of its own; it can be ended in any way and started again."""

    def __init__(
        self,
        database: Path,
        limits: Mapping[str, float] | None = None,
        arguments: Sequence[str] = (),
        module: str = "tests.server.odd_service",
    ) -> None:
        with socket.socket() as free, socket.socket() as other:
            for one in (free, other):
                one.bind(("127.0.0.1", 0))
            self.port, self._metrics_port = free.getsockname()[1], other.getsockname()[1]
        self.metrics = f"http://127.0.0.1:{self._metrics_port}/metrics"
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = place(database)
        """Where its tables are: the file, or the database on a server that stands for it."""
        self._limits = limits
        self._arguments = arguments
        self._module = module
        self.log = database.with_suffix(".log")
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self, **surroundings: str) -> None:
        self.launch(**surroundings)
        await self.started()

    async def started(self) -> None:
        """Wait until it answers."""
        assert self._process is not None
        async with asyncio.timeout(60):
            while not await self._is_ready():
                assert self._process.poll() is None, self.log.read_text()
                await asyncio.sleep(0.05)

    def launch(self, **surroundings: str) -> None:
        """Start it, and wait for nothing."""
        program = [sys.executable, "-c", "from fogline.cli import main; main()"]
        if self._limits is not None:
            program = [sys.executable, "-m", self._module, json.dumps(dict(self._limits))]
        command = [*program, "serve", "--port", str(self.port), "--database", str(self.database), *self._arguments]
        command += ["--metrics-port", str(self._metrics_port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, cwd=ROOT, stderr=log, env={**os.environ, **surroundings})

    async def _is_ready(self) -> bool:
        try:
            await call(self.url, "GET", "/ready")
        except OSError:
            return False
        except (ServiceError, ValueError):
            return True
        return True

    def children(self) -> list[str]:
        """The processes that the service started."""
        assert self._process is not None
        pid = self._process.pid
        tasks = Path(f"/proc/{pid}/task").iterdir()
        return [child for task in tasks for child in (task / "children").read_text().split()]

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def node(self) -> str:
        """Where other nodes reach it."""
        return self._arguments[self._arguments.index("--node") + 1]

    async def logs(self, words: str) -> None:
        """Wait until the log says something."""
        async with asyncio.timeout(60):
            while words not in self.log.read_text():  # noqa: ASYNC110  (another process)
                await asyncio.sleep(0.05)

    async def ready(self) -> tuple[int, str]:
        """What `/ready` says."""
        return await asyncio.to_thread(self._ask_ready)

    def _ask_ready(self) -> tuple[int, str]:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        line.request("GET", "/ready")
        answer = line.getresponse()
        said = answer.read().decode().strip()
        line.close()
        return answer.status, said

    async def becomes(self, status: int, words: str) -> None:
        """Wait until `/ready` says so."""
        async with asyncio.timeout(60):
            while (said := await self.ready()) != (status, words):
                await asyncio.sleep(0.1)
                assert said[0] in (200, 503)

    async def keeps(self, setting: str) -> None:
        """Wait until the service has stored a setting."""
        query = "SELECT count(*) FROM settings WHERE name = ?"
        async with asyncio.timeout(60):
            while not ask(self.database, query, [setting])[0][0]:  # noqa: ASYNC110  (a database tells nobody)
                await asyncio.sleep(0.05)

    async def died(self) -> int:
        """Wait until the service ends by itself."""
        assert self._process is not None
        return await asyncio.to_thread(self._process.wait, 60)

    def send(self, what: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(what)

    def end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        return self._process.wait(20)


@asynccontextmanager
async def serving(folder: Path, **limits: float) -> AsyncIterator[Process]:
    process = Process(folder / "tables.db", limits or None)
    try:
        await process.start()
        yield process
    finally:
        process.end(signal.SIGKILL)


class Somebody:
    """A person with a client."""

    def __init__(self, url: str, credentials: dict[str, str]) -> None:
        self.url = url
        self.id = credentials["id"]
        self.secret = credentials["secret"]
        self.client = Client(url, self.secret)

    async def call(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401  (JSON)
        return await call(self.url, method, path, body, self.secret)

    async def ask(self, table: str, kind: type[Any], **fields: object) -> Answer:
        async with asyncio.timeout(60):
            return await self.client.ask(table, kind, **fields)

    async def do(self, table: str, kind: type[Any], **fields: object) -> Answer:
        answer = await self.ask(table, kind, **fields)
        assert answer.ok, answer.reason
        return answer


async def people(stack: AsyncExitStack, url: str, *names: str) -> list[Somebody]:
    found = [Somebody(url, await call(url, "POST", "/api/people", {"name": name})) for name in names]
    for one in found:
        await stack.enter_async_context(one.client)
    return found


async def open_table(host: Somebody, guests: list[Somebody], **terms: object) -> str:
    """A table at which everybody sits in order, started."""
    wanted = {"seats": 1 + len(guests), "public": True, "grace": None, **terms}
    table: str = (await host.call("POST", "/api/tables", wanted))["table"]
    for guest in guests:
        await guest.do(table, Sit)
    for seat, one in enumerate([host, *guests]):
        await one.do(table, Ready, seat=seat)
    await host.do(table, Start)
    return table


async def play(table: str, seats: list[tuple[Somebody, Watched]], most: int = 5000) -> int:
    """Everybody plays the first action that they are told is legal, until the end or for a while."""
    for number in range(most):
        if seats[0][1].status.phase == "over":
            return number
        for seat, (one, watched) in enumerate(seats):
            seen = watched.seen[seat]
            if seen.legal:
                answer = await one.ask(table, Act, seat=seat, actions=[seen.legal[0]], at=seen.at)
                assert answer.ok or answer.code in ("stale", "not-your-turn"), answer.reason
                await until(watched, lambda seen=seen, answer=answer: seen.at >= answer.at)
                break
        else:
            await asyncio.sleep(0.002)
    return most


async def until(watched: Watched, true: Any) -> None:  # noqa: ANN401  (a condition)
    async with asyncio.timeout(60):
        while not true():
            watched.changed.clear()
            await watched.changed.wait()


def hang(_: object) -> str:
    """A bot that never answers; it is here because a worker must find it by name."""
    time.sleep(600)
    raise AssertionError


def doze(_: object) -> str:
    """A bot that takes a while."""
    time.sleep(2)
    return "done"


def nap(_: object) -> str:
    """A bot that takes a little while."""
    time.sleep(0.4)
    return "done"


def hang_or_doze(job: Job) -> str:
    """Both, by the bot's name."""
    return hang(job) if job.bot == "hang" else doze(job)
