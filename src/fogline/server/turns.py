"""Whose turn it is to be read or answered: so many at a time from each address, and then those of the others.

An address that sends as much as it may on all the sockets that it may have, or asks for pages without end, would
otherwise have thousands of things done between two of somebody else's: ten sockets with empty pieces of a message
once kept a service busy for minutes.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from fogline.server.limits import address_of
from fogline.server.metrics import Metrics

EACH = 2
"""How many turns an address has before all others have had theirs: in one round of the event loop."""


class Turns:
    """Who waits for a turn, by address. Nobody waits for those of their own address only, unless all are busy."""

    def __init__(self, metrics: Metrics, where: str) -> None:
        self._metrics = metrics
        self._where = where
        self._had: Counter[str] = Counter()
        self._waiting: dict[str, deque[Callable[[], None]]] = {}
        self._round_comes = False

    def take(self, address: str, do: Callable[[], None]) -> None:
        """Do something now, if the address has a turn left in this round, or in one of the next."""
        if self._has_turn(address):
            do()
        else:
            self._wait(address, do)

    async def come(self, address: str) -> None:
        """Wait for a turn."""
        if self._has_turn(address):
            return
        mine = asyncio.get_running_loop().create_future()
        self._wait(address, lambda: None if mine.done() else mine.set_result(None))
        await mine

    def _has_turn(self, address: str) -> bool:
        if self._had[address] >= EACH or address in self._waiting:
            return False
        self._had[address] += 1
        self._expect_round()
        return True

    def _wait(self, address: str, do: Callable[[], None]) -> None:
        self._metrics.count("turns_waited", where=self._where)
        self._waiting.setdefault(address, deque()).append(do)
        self._expect_round()

    def _expect_round(self) -> None:
        if not self._round_comes:
            self._round_comes = True
            asyncio.get_running_loop().call_soon(self._next_round)

    def _next_round(self) -> None:
        self._round_comes = False
        self._had.clear()
        for address, waiting in list(self._waiting.items()):
            for _ in range(min(EACH, len(waiting))):
                self._had[address] += 1
                waiting.popleft()()
            if not waiting:
                del self._waiting[address]
        if self._had:
            self._expect_round()


class InTurn:
    """An application whose calls are answered in turn, by the address that they come from."""

    def __init__(self, app: ASGIApp, turns: Turns) -> None:
        self._app = app
        self._turns = turns

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Wait for a turn, then answer."""
        if scope["type"] != "lifespan":
            await self._turns.come(address_of(HTTPConnection(scope)))
        await self._app(scope, receive, send)
