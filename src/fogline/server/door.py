"""Who may hold a connection open: so many in all, so many from one address, and nobody who says nothing.

uvicorn counts no addresses and waits for ever for a request, so a few hundred silent connections from one machine would
lock everybody else out.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import ClassVar, cast

from h11 import Request
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from fogline.server.limits import Limits, files, household
from fogline.server.metrics import Metrics
from fogline.server.sips import Room, Sips
from fogline.server.turns import Turns

PART = 2048
"""Bytes of a connection that are read in one turn: most calls without their body."""


class Door:
    """The connections that are open, by address. Named proxies speak for many and are counted by what they forward."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...], metrics: Metrics) -> None:
        self.turns = Turns(metrics, "door")
        """Whose connection is read next."""
        self.patience = limits.patience_for_request
        """Seconds until a connection must have asked for something."""
        self._most = min(limits.connections, files() // 3)
        self._most_from_one = limits.connections_from_one
        self._proxies = tuple(ip_network(proxy) for proxy in proxies)
        self._metrics = metrics
        self._open: Counter[str] = Counter()

    def enter(self, address: str, *, is_proxy: bool = False) -> bool:
        """Whether one more connection from an address may be opened; if so, it is counted until it leaves."""
        if self._open.total() >= self._most:
            self._metrics.count("turned_away", why="full")
            return False
        if self._open[address] >= self._most_from_one and not is_proxy:
            self._metrics.count("turned_away", why="address")
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection that was let in is closed."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def gave_up(self) -> None:
        """A connection said nothing for too long."""
        self._metrics.count("turned_away", why="silent")

    def is_proxy(self, host: str) -> bool:
        """Whether somebody is a proxy, who speaks for many."""
        try:
            return any(ip_address(host) in network for network in self._proxies)
        except ValueError:
            return False


def guarded(door: Door) -> type[asyncio.Protocol]:
    """Uvicorn's protocol, behind a door, taking in sips what comes."""
    kind, room = type("Guarded", (GuardedHttp,), {"door": door}), Room()
    return cast("type[asyncio.Protocol]", lambda **given: Sips(kind(**given), room))


class GuardedHttp(H11Protocol):
    """One connection, which is counted, and which must ask for something before its time is up, again and again."""

    door: ClassVar[Door]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, or end it at once."""
        super().connection_made(transport)
        self._silence: asyncio.TimerHandle | None = None
        self._address = household(self.client[0]) if self.client else ""
        self._unread = bytearray()
        self._waits = False
        self._unsent = 0
        self._is_proxy = self.client is not None and self.door.is_proxy(self.client[0])
        self._is_in = self.door.enter(self._address, is_proxy=self._is_proxy)
        if self._is_in:
            self._expect_request()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read it in turn, a little at a time, and take no more meanwhile."""
        self._unread += data
        self._read_on()

    def _read_on(self) -> None:
        if self._unread and not self._waits:
            self._waits = True
            self.door.turns.take(self._whose(), self._read)
        if self._unread and not self.transport.is_closing():
            self.transport.pause_reading()

    def _read(self) -> None:
        self._waits = False
        if self.transport.is_closing():
            return
        part = bytes(self._unread[:PART])
        del self._unread[:PART]
        super().data_received(part)
        if not self._is_in:  # a socket's line: nobody speaks on it before they are let in
            self._unread.clear()
        self._read_on()
        if not (self._unread or self.flow.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()

    def _whose(self) -> str:
        """Each connection of a proxy is for itself: whose it is isn't known before it is read."""
        return str(self.client) if self._is_proxy else self._address

    def on_response_complete(self) -> None:
        """The next request has as much time as the first."""
        super().on_response_complete()
        self._expect_request()
        if self._unread and not self.transport.is_closing():
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        super().connection_lost(exc)
        self._unread.clear()
        self._leave()

    def handle_websocket_upgrade(self, event: Request) -> None:
        """From here on the connection is a socket's, which the service counts by itself."""
        self._leave()
        before = cast("Sips", self.transport.get_protocol())
        super().handle_websocket_upgrade(event)
        before.behind = cast("asyncio.Protocol", self.transport.get_protocol())
        self.transport.set_protocol(before)

    def _expect_request(self) -> None:
        self._be_patient()
        self._unsent = 0
        self._silence = self.loop.call_later(self.door.patience, self._end_silence)

    def _end_silence(self) -> None:
        """End a connection whose client neither asks nor reads; one that reads slowly, or waits for us, has time."""
        answering: RequestResponseCycle | None = self.cycle
        unsent, before = self.transport.get_write_buffer_size(), self._unsent
        self._unsent = unsent
        if unsent == before if unsent else answering is None or answering.response_complete:
            self.door.gave_up()
            self.transport.abort()
        else:
            self._silence = self.loop.call_later(self.door.patience, self._end_silence)

    def _be_patient(self) -> None:
        if self._silence is not None:
            self._silence.cancel()
            self._silence = None

    def _leave(self) -> None:
        self._be_patient()
        if self._is_in:
            self._is_in = False
            self.door.leave(self._address)
