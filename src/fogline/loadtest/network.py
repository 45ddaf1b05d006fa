"""A network between clients and services: it passes connections on, later than they came, and loses a part.

What is lost on a real network TCP sends again, and holds back whatever came after it. So a lost packet is here one
that comes late, with all that follows.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import random
from collections import deque
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import Final, cast

import msgspec

PACKET: Final = 1448
"""Bytes of a packet."""
AGAIN: Final = 0.2
"""Seconds, besides there and back, until TCP sends a packet again: Linux's least."""
Address = tuple[str, int]


class Slow(msgspec.Struct, frozen=True):
    """How bad it is."""

    delay: float = 0.0
    """Seconds in one direction."""
    loss: float = 0.0
    """The part of the packets that is lost."""

    def lateness(self, size: int, luck: random.Random) -> float:
        """Seconds that so many bytes take."""
        late = self.delay
        for _ in range(math.ceil(size / PACKET)):
            while luck.random() < self.loss:
                late += AGAIN + 2 * self.delay
        return late


class Way:
    """One direction of a connection: what is put in comes out later, in the same order."""

    def __init__(self, slow: Slow, luck: random.Random) -> None:
        self._slow = slow
        self._luck = luck
        self._out: asyncio.Transport | None = None
        self._under_way: deque[tuple[float, bytes]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def lead_to(self, out: asyncio.Transport) -> None:
        """Where it comes out; what came before waits for that."""
        self._out = out
        self._deliver()

    def put(self, data: bytes) -> None:
        """Bytes begin their way; none are its end."""
        earliest = self._under_way[-1][0] if self._under_way else 0.0
        when = asyncio.get_running_loop().time() + self._slow.lateness(max(1, len(data)), self._luck)
        self._under_way.append((max(earliest, when), data))
        if self._timer is None:
            self._deliver()

    def _deliver(self) -> None:
        self._timer = None
        if self._out is None:
            return
        loop = asyncio.get_running_loop()
        while self._under_way and self._under_way[0][0] <= loop.time():
            data = self._under_way.popleft()[1]
            self._out.write(data) if data else self._out.close()
        if self._under_way:
            self._timer = loop.call_at(self._under_way[0][0], self._deliver)


class End(asyncio.Protocol):
    """One end of a connection that is passed on."""

    def __init__(self, way: Way, made: Callable[[asyncio.Transport], None]) -> None:
        self._way = way
        self._made = made
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when it is over."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It stands."""
        self._made(cast("asyncio.Transport", transport))

    def data_received(self, data: bytes) -> None:
        """Pass it on."""
        self._way.put(data)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Pass that on as well."""
        self._way.put(b"")
        if not self.lost.done():
            self.lost.set_result(None)


class Relay:
    """Takes connections and passes them on, each to the first of some addresses that takes it."""

    def __init__(self, targets: Callable[[], Sequence[Address]], slow: Slow | None = None, seed: int = 0) -> None:
        self._targets = targets
        self._slow = slow or Slow()
        self._luck = random.Random(seed)
        self._server: asyncio.Server | None = None
        self._reaching: set[asyncio.Task[None]] = set()
        self.standing: dict[asyncio.Transport, Address] = {}
        """The clients' ends, and where they lead."""

    async def start(self, host: str = "127.0.0.1") -> int:
        """Take connections; returns the port."""
        self._server = await asyncio.get_running_loop().create_server(self._meet, host, 0, backlog=4096)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    def _meet(self) -> End:
        there, back = Way(self._slow, self._luck), Way(self._slow, self._luck)

        def made(client: asyncio.Transport) -> None:
            back.lead_to(client)
            end.lost.add_done_callback(lambda _: self.standing.pop(client, None))
            task = asyncio.create_task(self._reach(client, there, back))
            self._reaching.add(task)
            task.add_done_callback(self._reaching.discard)

        end = End(there, made)
        return end

    async def _reach(self, client: asyncio.Transport, there: Way, back: Way) -> None:
        loop = asyncio.get_running_loop()
        for address in self._targets():
            with contextlib.suppress(OSError):
                await loop.create_connection(lambda: End(back, there.lead_to), *address)
                if not client.is_closing():
                    self.standing[client] = address
                return
        client.abort()

    async def close(self) -> None:
        """End it, with all connections."""
        if self._server is not None:
            self._server.close()
        for client in list(self.standing):
            client.abort()
        for task in self._reaching:
            task.cancel()
        await asyncio.gather(*self._reaching, return_exceptions=True)


def run_relays(ports: Sequence[int], slow: Slow, pipe: Connection) -> None:
    """The life of a process that is a slow network: it says at which ports it leads to these."""
    asyncio.run(_relays(ports, slow, pipe))


async def _relays(ports: Sequence[int], slow: Slow, pipe: Connection) -> None:
    relays = [Relay(lambda port=port: [("127.0.0.1", port)], slow, port) for port in ports]  # type: ignore[misc]
    pipe.send([await relay.start() for relay in relays])
    await asyncio.to_thread(pipe.recv)  # until the end
