"""The service as one ASGI application: the lobby, the socket, the page, and what an operator looks at."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from fogline.core.errors import Refusal
from fogline.server.admin import Admin
from fogline.server.limits import Addresses, Limits, address_of, can_open_files, files
from fogline.server.lobby import Lobby
from fogline.server.metrics import Metrics
from fogline.server.metrics_port import MetricsPort
from fogline.server.owners_files import OwnersFiles
from fogline.server.page import FOLDER, Page
from fogline.server.socket import Client
from fogline.server.store_faults import NoFiles, Silent, StoreFault
from fogline.server.stores import claim, open_node, open_storage
from fogline.server.tables import Tables
from fogline.server.turns import InTurn, Turns
from fogline.server.workers import BotJobsInProcesses

LOG = logging.getLogger(__name__)
SOON = 2.0
"""Seconds within which the store of a service that is ready answers."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a service is run."""

    database: Path | str
    """The SQLite file, or the address of a PostgreSQL database."""
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
    node: str | None = None
    """Where other nodes on the same database reach this one; None where there are none."""
    password: str | None = None
    """The hash of the host's password; None where there is no page for the host."""


class Service:
    """Everything that runs while the application does."""

    def __init__(
        self,
        settings: Settings,
        end: Callable[[], None] = lambda: None,
        metrics: socket.socket | None = None,
        nodes: socket.socket | None = None,
    ) -> None:
        self._settings = settings
        self._end = end
        self.restarts = False
        """Whether the service is to begin anew when it has ended."""
        self.metrics = Metrics()
        """What was counted."""
        self._clients: set[Client] = set()
        self._sockets_from: Counter[str] = Counter()
        addresses = Addresses()
        self._hold = claim(settings.database)
        self._hearing: asyncio.Task[None] | None = None
        self._node = None
        if settings.node is not None and nodes is not None:
            self._node = open_node(settings.database, settings.node, nodes, self._hear)
        self._bot_jobs = BotJobsInProcesses(settings.workers, addresses)
        storage = open_storage(settings.database) if self._node is None else self._node.storage
        ownership = None if self._node is None else self._node.membership
        self.tables = Tables(storage, self._bot_jobs, settings.limits, addresses, ownership)
        """The tables."""
        self.decisions = self.tables.decisions
        """What the host has decided."""
        self._restarting: asyncio.TimerHandle | None = None
        self._is_out_of_files = False
        self._files = OwnersFiles()
        self.page = Page(settings.page)
        """What people play at."""
        self._lobby = Lobby(self.tables, self._files, settings.limits, self.page, self.metrics)
        if self._node is not None:
            self._node.join(self.tables, self._lobby, self._bot_jobs)
            self.decisions.changed.append(self._node.membership.announce)
        self._metrics_port = None if metrics is None else MetricsPort(metrics, self.figures)

    @property
    def sockets(self) -> int:
        """Open sockets."""
        return len(self._clients)

    def application(self) -> Starlette:
        """The ASGI application."""
        operators = [
            Route("/health", self._health),
            Route("/ready", self._ready),
            Route("/metrics", self._no_metrics),
        ]
        routes = [
            *self._lobby.routes(),
            *operators,
            *([] if self._settings.password is None else Admin(self, self._settings.password).routes()),
            WebSocketRoute("/socket", self._socket),
            Route("/{path:path}", self.page.serve),
        ]
        in_turn = Middleware(InTurn, turns=Turns(self.metrics, "call"))
        return Starlette(routes=routes, middleware=[in_turn], lifespan=self._lifespan)

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        work = (self.tables.tidy(), self.metrics.watch_loop(), self._end_stuck_lines())
        background = [asyncio.create_task(one) for one in work]
        with suppress(StoreFault):
            await self.decisions.recall()
        if self._metrics_port is not None:
            await self._metrics_port.open()
        if self._node is not None:
            await self._node.open()
        try:
            yield
        finally:
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)
            await self.tables.close()
            await self._close()

    async def _close(self) -> None:
        if self._metrics_port is not None:
            self._metrics_port.close()
        if self._node is not None:
            await self._node.close()
        await self.tables.storage.close()
        self._bot_jobs.close()
        self._files.close()
        if self._hold is not None:
            self._hold.release()

    def close_unused(self) -> None:
        """Let go of everything, where nothing was ever served."""
        asyncio.run(self._close())

    async def drain(self) -> None:
        """Give the tables to other nodes, where there are any, before the clients are sent away."""
        if self._node is not None:
            await self._node.drain()

    def _hear(self) -> None:
        """Another node has decided something for all."""
        self._hearing = asyncio.create_task(self._follow_decisions())

    async def _follow_decisions(self) -> None:
        with suppress(StoreFault):
            await self.decisions.hear()
            self.turn_out()

    async def _health(self, _: Request) -> Response:
        """Whether the process answers at all."""
        return PlainTextResponse("ok\n")

    async def fault(self) -> StoreFault | None:
        """What keeps the service from its work; None where nothing does. Known soon."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SOON):
                return await self.tables.storage.fault()
        return Silent()

    async def _ready(self, _: Request) -> Response:
        """Whether it can do its work: the store keeps what it is given, and soon."""
        if self._node is not None and self._node.membership.drains:
            return PlainTextResponse("draining: other nodes take over\n", 503)
        fault = await self.fault()
        return PlainTextResponse("ready\n" if fault is None else f"{fault.sentence}\n", 200 if fault is None else 503)

    def people_here(self) -> list[tuple[str, str, str, int]]:
        """Everybody with a socket: name, id, address, how many sockets."""
        found = {client.person.id: client for client in self._clients if client.person is not None}
        sockets = Counter(client.person.id for client in self._clients if client.person is not None)
        here = [(one.person.name, id_, one.address, sockets[id_]) for id_, one in found.items() if one.person]
        return sorted(here)

    def turn_out(self) -> None:
        """End the sockets of whom the host has banned."""
        for client in self._clients:
            client.turn_out_if_banned()

    def restart_at(self, when: int | None) -> None:
        """Begin anew at a time, in seconds since 1970, or not at all."""
        if self._restarting is not None:
            self._restarting.cancel()
        self._restarting = None
        if when is not None:
            wait = max(0.0, when - time.time())
            self._restarting = asyncio.get_running_loop().call_later(wait, self._restart)

    def _restart(self) -> None:
        LOG.info("restarting")
        self.restarts = True
        self._end()

    async def _no_metrics(self, _: Request) -> Response:
        """They are the host's: at a port of their own."""
        return PlainTextResponse("the metrics are at the port that --metrics-port names\n", 404)

    def figures(self) -> str:
        """What was counted, for Prometheus."""
        jobs, tables = self._bot_jobs, len(self.tables)
        counts = {"bots_waiting": jobs.waiting, "bot_decisions_elsewhere": jobs.decided_elsewhere}
        return self.metrics.text({**counts, "tables_open": tables, "sockets_open": self.sockets})

    async def _socket(self, socket: WebSocket) -> None:
        if not is_welcome(socket.headers.get("origin"), socket.headers.get("host"), self._settings.origins):
            self.metrics.count("cut_off", why="origin")
            await socket.close(1008, "origin")
            return
        address, limits = address_of(socket), self._settings.limits
        try:
            self.decisions.check(address)
        except Refusal:
            self.metrics.count("cut_off", why="banned")
            await socket.close(1008, "banned")
            return
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
            self._look_at_files()

    def _look_at_files(self) -> None:
        """Say once when no file, and so no connection, can be opened any more: uvloop says nothing of it."""
        has_none = not can_open_files()
        if has_none and not self._is_out_of_files:
            LOG.error(NoFiles.sentence, extra={"error": NoFiles.__name__})
        self._is_out_of_files = has_none


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
