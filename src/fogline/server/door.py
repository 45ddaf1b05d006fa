"""Who may hold a connection open: so many in all, so many from one address, and nobody who says nothing.

uvicorn counts no addresses and waits for ever for a request, so a few hundred silent connections from one machine would
lock everybody else out.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import ClassVar

from h11 import Request
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from fogline.server.limits import Limits, files, household
from fogline.server.metrics import Metrics


class Door:
    """The connections that are open, by address. Named proxies speak for many and are counted by what they forward."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...], metrics: Metrics) -> None:
        self.patience = limits.patience_for_request
        """Seconds until a connection must have asked for something."""
        self._most = min(limits.connections, files() // 3)
        self._most_from_one = limits.connections_from_one
        self._proxies = tuple(ip_network(proxy) for proxy in proxies)
        self._metrics = metrics
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Whether one more connection from an address may be opened; if so, it is counted until it leaves."""
        if self._open.total() >= self._most:
            self._metrics.count("turned_away", why="full")
            return False
        if self._open[address] >= self._most_from_one and not self._is_proxy(address):
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

    def _is_proxy(self, address: str) -> bool:
        try:
            return any(ip_address(address) in network for network in self._proxies)
        except ValueError:
            return False


def guarded(door: Door) -> type[H11Protocol]:
    """Uvicorn's protocol, behind a door."""
    return type("Guarded", (GuardedHttp,), {"door": door})


class GuardedHttp(H11Protocol):
    """One connection, which is counted, and which must ask for something before its time is up, again and again."""

    door: ClassVar[Door]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, or end it at once."""
        super().connection_made(transport)
        self._silence: asyncio.TimerHandle | None = None
        self._address = household(self.client[0]) if self.client else ""
        self._is_in = self.door.enter(self._address)
        if self._is_in:
            self._expect_request()
        else:
            transport.abort()

    def on_response_complete(self) -> None:
        """The next request has as much time as the first."""
        super().on_response_complete()
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        super().connection_lost(exc)
        self._leave()

    def handle_websocket_upgrade(self, event: Request) -> None:
        """From here on the connection is a socket's, which the service counts by itself."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def _expect_request(self) -> None:
        self._be_patient()
        self._silence = self.loop.call_later(self.door.patience, self._end_silence)

    def _end_silence(self) -> None:
        answering: RequestResponseCycle | None = self.cycle
        if answering is None or answering.response_complete:
            self.door.gave_up()
            self.transport.abort()

    def _be_patient(self) -> None:
        if self._silence is not None:
            self._silence.cancel()
            self._silence = None

    def _leave(self) -> None:
        self._be_patient()
        if self._is_in:
            self._is_in = False
            self.door.leave(self._address)
