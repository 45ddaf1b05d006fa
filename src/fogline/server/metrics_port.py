"""The metrics at a port of their own: what they count is for the host, and opponents' refusals are among it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

PATIENCE = 5.0
"""Seconds that a caller has to say what it wants."""
LONGEST = 8192
"""Bytes of a request's head."""


class MetricsPort:
    """Answers `GET /metrics` over HTTP, and nothing else."""

    def __init__(self, listening: socket.socket, text: Callable[[], str]) -> None:
        self._listening = listening
        self._text = text
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Begin to answer."""
        self._server = await asyncio.start_server(self._answer, sock=self._listening, limit=LONGEST)

    def close(self) -> None:
        """Answer no more."""
        if self._server is not None:
            self._server.close()
        self._listening.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                writer.write(self._said(head.split(b"\r\n", 1)[0]))
                await writer.drain()
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass
        finally:
            writer.close()

    def _said(self, asked: bytes) -> bytes:
        found = asked.startswith((b"GET /metrics ", b"GET /metrics?"))
        body = self._text().encode() if found else b"not found\n"
        kind = "text/plain; version=0.0.4; charset=utf-8"
        status = "200 OK" if found else "404 Not Found"
        head = f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        return head.encode() + body
