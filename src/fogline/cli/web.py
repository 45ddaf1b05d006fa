"""The web server around a service, which says when it serves."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from functools import partial
from typing import cast

import uvicorn

from fogline.server.app import Service, Settings
from fogline.server.door import Door, guarded
from fogline.server.line import Line
from fogline.server.turns import Turns


class TableServer(uvicorn.Server):
    """Serves on sockets that are bound already; raises `CannotOpen` where the database can't be used."""

    def __init__(
        self,
        settings: Settings,
        metrics: socket.socket | None,
        started: Callable[[], None],
        nodes: socket.socket | None = None,
    ) -> None:
        self.service = Service(settings, self._end, metrics, nodes)
        """What is served."""
        self._announce = started
        super().__init__(_config(settings, self.service))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, and say so."""
        await super().startup(sockets)
        if self.started:
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let other nodes have the tables first; who is connected here is passed on to them meanwhile."""
        await self.service.drain()
        await super().shutdown(sockets)

    def _end(self) -> None:
        self.should_exit = True


def _config(settings: Settings, service: Service) -> uvicorn.Config:
    return uvicorn.Config(
        service.application(),
        http=guarded(Door(settings.limits, settings.proxies, service.metrics)),
        ws=cast("type[asyncio.Protocol]", partial(Line, Turns(service.metrics, "socket"))),
        h11_max_incomplete_event_size=16_384,
        ws_max_size=settings.limits.message_size,
        ws_max_queue=16,
        ws_ping_interval=settings.limits.stuck,
        ws_ping_timeout=settings.limits.stuck,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=5,
    )
