"""Attack a service as a stranger would, while honest people play, and print what they noticed.

    python -m tools.attacks [--seconds 20] [--only silent] [--json]

The service runs in a process of its own with its limits as shipped, and so does the attacker, who comes from another
address of this machine (127.0.0.2). Each attack runs twice: the second must find no more memory than the first has
left. For each it prints what it did before there were bounds, how long honest moves took, the most memory the service
had, and what it counted; it exits with 1 where an attack was noticed more than is promised. Nothing leaves this
machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import signal
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from fogline import games
from fogline.client import Client, call
from fogline.server.bodies import NewPerson, NewTable
from fogline.server.calls import NEW_PERSON, NEW_TABLE
from fogline.table.messages import Act, Ready, Sit, Start

HERE, STRANGER = "127.0.0.1", "127.0.0.2"
GAME = games.names()[0]
PACE = 0.05
"""Seconds between two honest moves."""


class Found(msgspec.Struct, kw_only=True):
    """What an attack did."""

    attack: str
    moves: int
    """Honest moves that were answered."""
    p99_ms: float
    """99 of 100 of them took no longer."""
    most_ms: float
    """None of them took longer."""
    bot_ms: float
    """The longest that people had to wait for the bot at their table."""
    memory_mb: float
    """The most memory that the service had."""
    again_mb: float
    """How much more it had after the same attack once more."""
    refused: dict[str, float]
    """What the service counted while it lasted."""

    def broken(self) -> list[str]:
        """Which promises of docs/security.md did not hold."""
        figures = {
            "p99_ms": self.p99_ms,
            "most_ms": self.most_ms,
            "memory_mb": self.memory_mb,
            "again_mb": self.again_mb,
        }
        return [f"{name} {value} > {PROMISED[name]}" for name, value in figures.items() if value > PROMISED[name]]


PROMISED = {"p99_ms": 500, "most_ms": 2000, "memory_mb": 400, "again_mb": 10}
"""What honest people may notice at most."""


class Target:
    """A service in a process of its own."""

    def __init__(self, folder: Path, port: int) -> None:
        self.port = port
        with socket.socket() as free:
            free.bind((HERE, 0))
            self._metrics_port: int = free.getsockname()[1]
        self.url = f"http://{HERE}:{port}"
        self.folder = folder
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        serve = ["-c", "from fogline.cli import main; main()", "serve", "--port", str(self.port)]
        serve += ["--metrics-port", str(self._metrics_port)]
        with (self.folder / "service.log").open("wb") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *serve, "--database", str(self.folder / "tables.db"), stderr=log
            )
        async with asyncio.timeout(60):
            while not await self._is_ready():  # noqa: ASYNC110  (another process)
                await asyncio.sleep(0.1)

    async def _is_ready(self) -> bool:
        with contextlib.suppress(OSError):
            return b"200" in await http(self.port, HERE, "GET", "/ready")
        return False

    async def figures(self) -> dict[str, float]:
        """Its metrics."""
        body = (await http(self._metrics_port, HERE, "GET", "/metrics")).partition(b"\r\n\r\n")[2].decode()
        lines = [line.rsplit(" ", 1) for line in body.splitlines() if not line.startswith("#")]
        return {name.removeprefix("fogline_"): float(value) for name, value in lines}

    @property
    def log_size(self) -> int:
        """Bytes of its log."""
        return (self.folder / "service.log").stat().st_size

    async def end(self) -> None:
        """End it."""
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(signal.SIGKILL)
            await self._process.wait()


@contextlib.asynccontextmanager
async def target() -> AsyncIterator[Target]:
    """A service that nobody knows yet."""
    with tempfile.TemporaryDirectory(prefix="fogline-attacks-") as folder:
        server = await asyncio.start_server(lambda *_: None, HERE, 0)
        port = server.sockets[0].getsockname()[1]
        server.close()
        await server.wait_closed()
        service = Target(Path(folder), port)
        try:
            await service.start()
            yield service
        finally:
            await service.end()


async def http(port: int, source: str, method: str, path: str, body: bytes = b"", *headers: str) -> bytes:
    """One call, from an address; the whole answer."""
    reader, writer = await asyncio.open_connection(HERE, port, local_addr=(source, 0))
    try:
        lines = [f"{method} {path} HTTP/1.1", "Host: x", "Connection: close", f"Content-Length: {len(body)}", *headers]
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        return await reader.read()
    finally:
        writer.close()


# The attacker's means.


class Stranger:
    """Somebody who means no good, from another address."""

    def __init__(self, port: int, secret: str = "") -> None:
        self.port = port
        self.secret = secret

    async def become(self) -> None:
        """Get a name, as anybody may."""
        self.secret = (await self.post("/api/people", {"name": "Mallory"}))["secret"]

    async def post(self, path: str, body: object) -> dict[str, Any]:
        """A call; what can't be read as JSON is empty."""
        return await self._call("POST", path, msgspec.json.encode(body))

    async def get(self, path: str) -> dict[str, Any]:
        """The same without a body."""
        return await self._call("GET", path, b"")

    async def _call(self, method: str, path: str, body: bytes) -> dict[str, Any]:
        answer = await http(self.port, STRANGER, method, path, body, f"Authorization: Bearer {self.secret}")
        with contextlib.suppress(ValueError):
            found: dict[str, Any] = json.loads(answer.partition(b"\r\n\r\n")[2])
            return found
        return {}

    async def table(self, **terms: object) -> str:
        """A new table, begun."""
        wanted = {"game": GAME, "seats": 2, "bots": {"1": "random"}, "public": True, **terms}
        name: str = (await self.post("/api/tables", wanted)).get("table", "")
        if name and 0 not in terms.get("bots", {}):  # type: ignore[operator]
            for request in ({"type": "ready", "id": "r", "seat": 0}, {"type": "start", "id": "s"}):
                await self.post(f"/api/tables/{name}/requests", {"request": request})
        return name

    async def socket(self, room: int = 1 << 20) -> ClientConnection:
        """A socket, and how much its own system keeps for it until it is read."""
        plug = socket.socket()
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        plug.bind((STRANGER, 0))
        plug.setblocking(False)
        await asyncio.get_running_loop().sock_connect(plug, (HERE, self.port))
        line = await connect(f"ws://{HERE}:{self.port}/socket", sock=plug, ping_interval=None, max_size=None)
        await line.send(json.dumps({"type": "hello", "id": "h", "secret": self.secret}))
        await line.recv()
        return line

    async def line(self, words: bytes = b"") -> tuple[asyncio.Transport, Unheard]:
        """A connection that hears nothing of what it is told; with words, when the service has answered them."""
        loop = asyncio.get_running_loop()
        transport, unheard = await loop.create_connection(Unheard, HERE, self.port, local_addr=(STRANGER, 0))
        transport.write(words)
        if words:
            await unheard.answered.wait()
        return transport, unheard


class Unheard(asyncio.Protocol):
    """The end of a connection that reads, and throws away."""

    def __init__(self) -> None:
        self.answered = asyncio.Event()
        """Set when anything has come, or will never come."""

    def data_received(self, data: bytes) -> None:  # noqa: ARG002
        """Something came."""
        self.answered.set()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Nothing more comes."""
        self.answered.set()


UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
PING, PIECE, TEXT = 0x89, 0x00, 0x81
"""First bytes of frames (RFC 6455, 5.2): a ping, a piece of a message that goes on, a whole text."""


def frame(first: int, content: bytes) -> bytes:
    """A short frame as a client sends it."""
    size = bytes([0x80 | len(content)]) if len(content) < 126 else b"\xfe" + len(content).to_bytes(2, "big")
    return bytes([first]) + size + bytes(4) + content


Attack = Callable[[Stranger, float], Coroutine[Any, Any, None]]


async def files(stranger: Stranger, until: float) -> None:
    """Data files that unfold, and files full of faults."""
    bombs = ["a." * 32_000 + "a=1", "[[card]]\n" * 7_000, "\n".join(f"k{n}.{'a.' * 6}b = 1" for n in range(2_500))]
    while time.monotonic() < until:
        sent = (stranger.post("/api/tables", {"game": GAME, "seats": 2, "data": bomb}) for bomb in bombs)
        await asyncio.gather(*sent, return_exceptions=True)


async def bots(stranger: Stranger, until: float) -> None:
    """Ten tables of slow bots, watched."""
    line = await stranger.socket()
    for _ in range(10):
        slow = {str(seat): "search:ms=2000" for seat in (1, 2, 3)}
        name = await stranger.table(seats=4, bots=slow, limit=2000, options={"first": 1})
        await line.send(json.dumps({"type": "watch", "id": "w", "table": name}))
    with contextlib.suppress(TimeoutError, WebSocketException):
        async with asyncio.timeout_at(asyncio.get_running_loop().time() + until - time.monotonic()):
            async for _ in line:
                pass
    await line.close()


async def silent(stranger: Stranger, until: float) -> None:
    """Hundreds of connections that say nothing, or a little, or nothing after their first call."""
    opened: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    words = (
        b"",
        b"GET / HT",
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nG",
        b"POST /api/people HTTP/1.1\r\nContent-Length: 9\r\n\r\n",
    )
    while time.monotonic() < until:
        with contextlib.suppress(OSError):
            for word in words * 40:
                reader, writer = await asyncio.open_connection(HERE, stranger.port, local_addr=(STRANGER, 0))
                writer.write(word)
                opened.append((reader, writer))
        for reader, writer in opened:
            if reader.at_eof():  # turned away: the file is of use for another
                writer.close()
        opened = [one for one in opened if not one[1].is_closing()]
        await asyncio.sleep(0.05)
    for _, writer in opened:
        writer.close()


async def deaf(stranger: Stranger, until: float) -> None:
    """Sockets that ask for much, just slowly enough to be answered, and read nothing; others follow those that end."""
    name = await stranger.table()
    look = json.dumps({"type": "ask", "table": name, "request": {"type": "look", "id": "l", "seat": 0}})

    async def listen_to_nothing() -> None:
        line = await stranger.socket(room=4096)
        try:
            await line.send(json.dumps({"type": "watch", "id": "w", "table": name}))
            line.transport.pause_reading()
            while time.monotonic() < until:
                async with asyncio.timeout(1):
                    await line.send(look)
                await asyncio.sleep(0.04)
        finally:
            line.transport.abort()

    async def again_and_again() -> None:
        while time.monotonic() < until:
            with contextlib.suppress(TimeoutError, WebSocketException, OSError):
                await listen_to_nothing()

    await asyncio.gather(*(again_and_again() for _ in range(30)))


async def echoes(stranger: Stranger, until: float) -> None:
    """Long messages that are refused, each under another id."""
    name = await stranger.table()
    line, number = await stranger.socket(), 0
    while time.monotonic() < until:
        number += 1
        act = {"type": "act", "id": f"e{number}", "seat": 0, "actions": ["x" * 60_000]}
        try:
            await line.send(json.dumps({"type": "ask", "table": name, "request": act}))
            await line.recv()
        except WebSocketException:
            line = await stranger.socket()
    await line.close()


async def questions(stranger: Stranger, until: float) -> None:
    """Questions as fast as they are answered, over the socket and over HTTP."""
    name = await stranger.table()
    ask = {"type": "preview", "id": "p", "seat": 0, "actions": ["draw"]}

    async def over_http() -> None:
        while time.monotonic() < until:
            await stranger.post(f"/api/tables/{name}/requests", {"request": ask})

    async def over_socket() -> None:
        while time.monotonic() < until:
            with contextlib.suppress(WebSocketException):
                line = await stranger.socket()
                while time.monotonic() < until:
                    for _ in range(20):
                        await line.send(json.dumps({"type": "ask", "table": name, "request": ask}))
                    for _ in range(20):
                        await line.recv()

    await asyncio.gather(*(over_http() for _ in range(4)), *(over_socket() for _ in range(4)))


async def replays(stranger: Stranger, until: float) -> None:
    """A long game that is over, looked at after its entries, decided in again, checked, looked back on, played on."""
    name = await stranger.table(seats=4, bots=dict.fromkeys("0123", "random"))
    line = await stranger.socket()
    await line.send(json.dumps({"type": "watch", "id": "w", "table": name}))
    with contextlib.suppress(TimeoutError, WebSocketException):
        async with asyncio.timeout_at(asyncio.get_running_loop().time() + until - time.monotonic()):
            async for told in line:
                if '"phase":"over"' in str(told):
                    break
    await line.close()
    path, luck = f"/api/tables/{name}", random.Random(1)
    entries = (await stranger.get(f"{path}/record")).get("entries", [])
    decided = [(at, *entry[:2]) for at, entry in enumerate(entries) if isinstance(entry[0], int)]

    async def look() -> None:
        while time.monotonic() < until and decided:
            at, seat, action = luck.choice(decided)
            for rest in (f"replay?at={at}&seat={seat}", "luck", "record"):
                await stranger.get(f"{path}/{rest}")
            moment = {"at": at, "seat": seat}
            act = {"type": "act", "id": "a", "seat": seat, "actions": [action]}
            played_on = {**moment, "bot": "random", "luck": "kept"}
            for rest, body in (
                ("tries", {**moment, "request": act}),
                ("ideas", moment),
                ("analysis", {}),
                ("continuations", played_on),
            ):
                await stranger.post(f"{path}/{rest}", body)

    await asyncio.gather(*(look() for _ in range(8)))


async def nonsense(stranger: Stranger, until: float) -> None:
    """What no reader expects: nesting, broken origins, half a header, bytes."""
    deep = "[" * 3_000 + "]" * 3_000
    while time.monotonic() < until:
        with contextlib.suppress(WebSocketException, OSError):
            line = await stranger.socket()
            for text in (deep, f'{{"type":"ask","table":"t","request":{deep}}}', "{", "\x00", '{"type":"hello"}'):
                await line.send(text)
                await line.recv()
            await line.close()
        for origin in ("http://[", "http://]:x", "\x01"):
            await http(stranger.port, STRANGER, "GET", "/socket", b"", f"Origin: {origin}")
        await http(stranger.port, STRANGER, "POST", "/api/people", deep.encode())


async def newcomers(stranger: Stranger, until: float) -> None:
    """People, tables and links without end."""
    name = await stranger.table()

    async def make() -> None:
        while time.monotonic() < until:
            await stranger.post("/api/people", {"name": "Mallory"})
            await stranger.post("/api/tables", {"game": GAME, "seats": 2, "public": True})
            await stranger.post(f"/api/tables/{name}/invitations", {})

    await asyncio.gather(*(make() for _ in range(4)))


async def frames(stranger: Stranger, until: float) -> None:
    """Frames that are no messages, on ten sockets: pings whose answers nobody reads, and pieces without end."""
    pings, pieces = frame(PING, bytes(125)) * 500, frame(PIECE, b"") * 10_000

    async def press(words: bytes, *, reads: bool) -> None:
        while time.monotonic() < until:
            line, _ = await stranger.line(UPGRADE)
            line.write(frame(TEXT & 0x7F, b""))
            if not reads:
                line.pause_reading()
            while time.monotonic() < until and not line.is_closing():
                if line.get_write_buffer_size() < 1 << 20:
                    line.write(words)
                await asyncio.sleep(0.01)
            line.abort()

    async with asyncio.TaskGroup() as group:
        for number in range(10):
            group.create_task(press(pieces, reads=True) if number % 2 else press(pings, reads=False))


async def crowd(stranger: Stranger, until: float) -> None:
    """All the sockets that an address may have say all that each may say, all at once, second after second."""
    name = await stranger.table()
    lines: list[asyncio.Transport] = []
    act = {"type": "act", "id": "e", "seat": 0, "actions": ["x"]}
    words = frame(TEXT, json.dumps({"type": "ask", "table": name, "request": act}).encode()) * 30
    while len(lines) < 400 and time.monotonic() < until:
        lines.append((await stranger.line(UPGRADE))[0])
    while time.monotonic() < until:
        for line in lines:
            if not line.is_closing() and line.get_write_buffer_size() < 1 << 16:
                line.write(words)
        await asyncio.sleep(1)
    for line in lines:
        line.abort()


async def pages(stranger: Stranger, until: float) -> None:
    """Pages without end, asked for with a thousand headers, on the connections that an address may have."""
    words = (
        (b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 20) + b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 1000 + b"\r\n"
    )

    async def read_on(*, reads: bool) -> None:
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                line, unheard = await stranger.line(words)
                if not reads:
                    line.pause_reading()
                while time.monotonic() < until and not line.is_closing():
                    if line.get_write_buffer_size() < 1 << 16:
                        line.write(words)
                    unheard.answered.clear()
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(0.2):
                            await unheard.answered.wait()
                line.abort()
            await asyncio.sleep(0.05)

    async with asyncio.TaskGroup() as group:
        for number in range(500):
            group.create_task(read_on(reads=number % 5 > 0))


ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (files, bots, silent, deaf, echoes, questions, replays, nonsense, newcomers, frames, crowd, pages)
}
BEFORE = {
    "files": "32 KB took 1.1 GB, 240 KB over 7 GB; 5.4 MB back for a bad deck",
    "bots": "an honest table waited 60 s and longer",
    "silent": "newcomers locked out; 18 MB of log in 20 s",
    "deaf": "ten sockets took 770 MB",
    "echoes": "34 MB a table",
    "questions": "counted by number, not by cost",
    "replays": "counted by number, not by cost",
    "nonsense": "the socket ended without an answer; status 500",
    "newcomers": "not measured",
    "frames": "ten sockets with empty pieces kept the loop for minutes; unread pings took 7 MB a second",
    "crowd": "moves took 1.8 s, the loop stood still for 1.2 s",
    "pages": "moves took 2.2 s, the loop stood still for 1.4 s",
}
"""What each of them did when there were no bounds, as measured then; a service of today can't show it any more."""


# The honest.


class Noticed(msgspec.Struct):
    """What honest people noticed, in seconds."""

    moves: list[float] = msgspec.field(default_factory=list)
    """How long each move took to be answered."""
    waits: list[float] = msgspec.field(default_factory=list)
    """How long it took until somebody might act again."""


async def honest(service: Target, until: float, noticed: Noticed) -> None:
    """Two people and a bot who play at their table at an even pace, for so long and until they have moved."""
    secrets = [(await call(service.url, NEW_PERSON, NewPerson(name))).secret for name in ("Ada", "Ben")]
    ada, ben = [Client(service.url, secret) for secret in secrets]
    luck = random.Random(1)
    async with ada, ben:
        while time.monotonic() < until or not noticed.moves:
            wanted = NewTable(game=GAME, seats=3, bots={2: "medium"}, public=True)
            name = (await call(service.url, NEW_TABLE, wanted, secret=secrets[0])).table
            await ben.ask(name, Sit)
            watched = [await one.watch(name) for one in (ada, ben)]
            for seat, one in enumerate((ada, ben)):
                await one.ask(name, Ready, seat=seat)
            await ada.ask(name, Start)
            since = time.perf_counter()
            while (time.monotonic() < until or not noticed.moves) and watched[0].status.phase != "over":
                for seat, one in enumerate((ada, ben)):
                    seen = watched[seat].seen.get(seat)
                    if seen is not None and seen.legal:
                        noticed.waits.append(time.perf_counter() - since - PACE)
                        began = time.perf_counter()
                        await one.ask(name, Act, seat=seat, actions=[luck.choice(seen.legal)], at=seen.at)
                        since = time.perf_counter()
                        noticed.moves.append(since - began)
                await asyncio.sleep(PACE)


def attack(name: str, port: int, secret: str, seconds: float) -> None:
    """One attack, in a process of its own: what it costs the attacker must not be taken for what honest people wait."""
    asyncio.run(ATTACKS[name](Stranger(port, secret), time.monotonic() + seconds))


async def try_out(service: Target, name: str, seconds: float) -> Found:
    """One attack, twice, with honest people beside it."""
    stranger = Stranger(service.port)
    await stranger.become()
    before = await service.figures()
    noticed = Noticed()
    memory: list[float] = []
    with ProcessPoolExecutor(1, get_context("spawn")) as elsewhere:
        elsewhere.submit(Stranger, service.port).result()  # it is there, and knows this module, before it is needed
        for _ in range(2):
            attacking = elsewhere.submit(attack, name, service.port, stranger.secret, seconds)
            until = time.monotonic() + seconds
            playing = asyncio.create_task(honest(service, until, noticed))
            memory.append(await _most_memory(service, until))
            await playing
            await asyncio.wrap_future(attacking)
    after = await service.figures()
    ordered = sorted(noticed.moves)
    counted = {key: after[key] - before.get(key, 0) for key in after if "_total" in key and 'code="ok"' not in key}
    return Found(
        attack=name,
        moves=len(ordered),
        p99_ms=round(ordered[int(0.99 * (len(ordered) - 1))] * 1000, 1),
        most_ms=round(ordered[-1] * 1000, 1),
        bot_ms=round(max(noticed.waits) * 1000, 1),
        memory_mb=round(max(memory) / 1e6, 1),
        again_mb=round((memory[1] - memory[0]) / 1e6, 1),
        refused={key: value for key, value in counted.items() if value},
    )


async def _most_memory(service: Target, until: float) -> float:
    most = 0.0
    while time.monotonic() < until:
        most = max(most, (await service.figures())["memory_bytes"])
        await asyncio.sleep(0.2)
    return most


async def main(names: list[str], seconds: float) -> list[Found]:
    """All attacks, each on a service of its own."""
    found = []
    for name in names:
        async with target() as service:
            found.append(await try_out(service, name, seconds))
            print(f"{name}: {found[-1]}", file=sys.stderr, flush=True)
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20, help="how long each attack lasts, each of two times")
    parser.add_argument("--only", choices=ATTACKS, action="append", help="only this attack; may be given several times")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    given = parser.parse_args()
    results = asyncio.run(main(given.only or list(ATTACKS), given.seconds))
    if given.json:
        print(msgspec.json.format(msgspec.json.encode(results)).decode())
    else:
        print(
            "| attack | before | moves | 99 % within | longest | bot | memory | again |", "| --- " * 8 + "|", sep="\n"
        )
        for one in results:
            honest_moves = f"{one.moves} | {one.p99_ms:.0f} ms | {one.most_ms:.0f} ms | {one.bot_ms:.0f} ms"
            memory = f"{one.memory_mb:.0f} MB | {one.again_mb:+} MB"
            print(f"| {one.attack} | {BEFORE[one.attack]} | {honest_moves} | {memory} |")
    for one in results:
        for promise in one.broken():
            print(f"{one.attack}: {promise}", file=sys.stderr)
    sys.exit(any(one.broken() for one in results))
