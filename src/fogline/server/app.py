"""The service as one ASGI application: the lobby, the socket, the page, and what an operator looks at."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from fogline.server.limits import Addresses, Limits, address_of, files
from fogline.server.lobby import Lobby
from fogline.server.metrics import Metrics
from fogline.server.owners_files import OwnersFiles
from fogline.server.page import FOLDER, Page
from fogline.server.socket import Client
from fogline.server.storage import SqliteStorage
from fogline.server.tables import Tables
from fogline.server.workers import BotJobsInProcesses

LOG = logging.getLogger(__name__)
SOON = 2.0
"""Seconds within which the store of a service that is ready answers."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a service is run."""

    database: Path
    """The SQLite file."""
    workers: int = 1
    """Processes in which bots think."""
    origins: tuple[str, ...] = ()
    """Pages that may open a socket, beside those of the service itself, e.g. ``https://example.org``."""
    proxies: tuple[str, ...] = ()
    """Proxies (addresses or networks) whose word on a client's address is believed."""
    limits: Limits = Limits()
    """What clients may ask."""
    page: Path = FOLDER
    """The folder of the page that people play at."""


class Service:
    """Everything that runs while the application does."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.metrics = Metrics()
        """What was counted."""
        self._clients: set[Client] = set()
        self._sockets_from: Counter[str] = Counter()
        addresses = Addresses()
        self._bot_jobs = BotJobsInProcesses(settings.workers, addresses)
        self.tables = Tables(SqliteStorage(settings.database), self._bot_jobs, settings.limits, addresses)
        """The tables."""
        self._files = OwnersFiles()
        self.page = Page(settings.page)
        """What people play at."""

    @property
    def sockets(self) -> int:
        """Open sockets."""
        return len(self._clients)

    def application(self) -> Starlette:
        """The ASGI application."""
        operators = [
            Route("/health", self._health),
            Route("/ready", self._ready),
            Route("/metrics", self._metrics),
        ]
        routes = [
            *Lobby(self.tables, self._files, self._settings.limits, self.page).routes(),
            *operators,
            WebSocketRoute("/socket", self._socket),
            Route("/{path:path}", self.page.serve),
        ]
        return Starlette(routes=routes, lifespan=self._lifespan)

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        work = (self.tables.tidy(), self.metrics.watch_loop(), self._end_stuck_lines())
        background = [asyncio.create_task(one) for one in work]
        try:
            yield
        finally:
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            await self.tables.close()
            await self.tables.storage.close()
            self._bot_jobs.close()
            self._files.close()

    async def _health(self, _: Request) -> Response:
        """Whether the process answers at all."""
        return PlainTextResponse("ok\n")

    async def _ready(self, _: Request) -> Response:
        """Whether it can do its work: the store answers, and soon."""
        ready = False
        with suppress(TimeoutError):
            ready = await asyncio.wait_for(self.tables.storage.is_ready(), SOON)
        return PlainTextResponse("ready\n" if ready else "the store does not answer\n", 200 if ready else 503)

    async def _metrics(self, _: Request) -> Response:
        gauges = {"tables_open": float(len(self.tables)), "sockets_open": float(self.sockets)}
        return PlainTextResponse(self.metrics.text(gauges))

    async def _socket(self, socket: WebSocket) -> None:
        if not is_welcome(socket.headers.get("origin"), socket.headers.get("host"), self._settings.origins):
            self.metrics.count("cut_off", why="origin")
            await socket.close(1008, "origin")
            return
        address, limits = address_of(socket), self._settings.limits
        is_full = len(self._clients) >= min(limits.sockets, files() // 2)
        if is_full or self._sockets_from[address] >= limits.sockets_from_one:
            self.metrics.count("cut_off", why="too-many")
            await socket.close(1013, "too-many")
            return
        client = Client(socket, address, self.tables, limits, self.metrics, self.page)
        self._clients.add(client)
        self._sockets_from[address] += 1
        try:
            await client.serve()
        finally:
            self._clients.remove(client)
            self._sockets_from -= Counter([address])

    async def _end_stuck_lines(self) -> None:
        while True:
            await asyncio.sleep(self._settings.limits.stuck / 4)
            now = time.monotonic()
            for client in self._clients:
                client.end_if_stuck(now)


def is_welcome(origin: str | None, host: str | None, allowed: Sequence[str]) -> bool:
    """Whether a page of this origin may open a socket: programs name none, pages of the service name its own host.

    >>> is_welcome(None, "localhost:8000", ())
    True
    >>> is_welcome("https://evil.example", "localhost:8000", ()), is_welcome("http://[", "localhost:8000", ())
    (False, False)
    """
    return origin is None or origin in allowed or _host_of(origin) == host


def _host_of(origin: str) -> str:
    """The host that an origin names; empty where it names none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
