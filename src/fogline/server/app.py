"""The service as one ASGI application: the lobby, the socket, the page, and what an operator looks at."""

from __future__ import annotations

import asyncio
import logging
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

from fogline.server.limits import Limits
from fogline.server.lobby import Lobby
from fogline.server.metrics import Metrics
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
        self.sockets = 0
        """Open sockets."""
        self._bot_jobs = BotJobsInProcesses(settings.workers)
        self.tables = Tables(SqliteStorage(settings.database), self._bot_jobs, settings.limits)
        """The tables."""
        self.page = Page(settings.page)
        """What people play at."""

    def application(self) -> Starlette:
        """The ASGI application."""
        operators = [
            Route("/health", self._health),
            Route("/ready", self._ready),
            Route("/metrics", self._metrics),
        ]
        routes = [
            *Lobby(self.tables, self._settings.limits, self.page).routes(),
            *operators,
            WebSocketRoute("/socket", self._socket),
            Route("/{path:path}", self.page.serve),
        ]
        return Starlette(routes=routes, lifespan=self._lifespan)

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        background = [asyncio.create_task(self.tables.tidy()), asyncio.create_task(self.metrics.watch_loop())]
        try:
            yield
        finally:
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            await self.tables.close()
            await self.tables.storage.close()
            self._bot_jobs.close()

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
        self.sockets += 1
        try:
            await Client(socket, self.tables, self._settings.limits, self.metrics, self.page).serve()
        finally:
            self.sockets -= 1


def is_welcome(origin: str | None, host: str | None, allowed: Sequence[str]) -> bool:
    """Whether a page of this origin may open a socket: programs name none, pages of the service name its own host.

    >>> is_welcome(None, "localhost:8000", ())
    True
    >>> is_welcome("https://evil.example", "localhost:8000", ())
    False
    """
    return origin is None or origin in allowed or urlsplit(origin).netloc == host
