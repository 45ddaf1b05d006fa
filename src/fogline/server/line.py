"""The WebSocket under one client, as uvicorn serves it, with a shorter way for what a table tells.

By ASGI's way each frame wakes a task, which passes it through six functions. Where nothing else waits for a client to
read it, a frame may as well be written at once.
"""

from __future__ import annotations

from typing import Any, cast
from weakref import ref

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

NAME = "fogline.line"
"""What the extension of ASGI is called by which the service finds the line under a socket."""
WHOLE_TEXT = 0x81
"""The first byte of a text that comes in one frame (RFC 6455, 5.2)."""


class Line(WebSocketsSansIOProtocol):
    """One client's connection."""

    _heard = 0.0

    def handle_connect(self, event: Request) -> None:
        """Let the service know of this line."""
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[NAME] = ref(self)

    def data_received(self, data: bytes) -> None:
        """Whatever comes shows that the client is there."""
        self._heard = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Ask whether the client is there, as long after it was last heard of as between two pings."""
        left = self._heard + (self.ping_interval or 0.0) - self.loop.time()
        if left > 0:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def connection_lost(self, exc: Exception | None) -> None:
        """Its parser refers to itself for as long as it waits for more."""
        super().connection_lost(exc)
        self.conn.parser.close()

    def write_now(self, text: bytes) -> bool:
        """Send a text without waiting; False where it can't be: the reader is behind, or the line is being closed."""
        if self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(head(len(text)) + text)
        return True


def line_of(socket: WebSocket) -> Line | None:
    """The line under a socket; None where another server than ours serves the application."""
    line: ref[Line] | None = socket.scope.get("extensions", {}).get(NAME)
    return None if line is None else line()


def head(size: int) -> bytes:
    r"""What comes before a text of so many bytes.

    >>> head(5), head(300), head(70_000)
    (b'\x81\x05', b'\x81~\x01,', b'\x81\x7f\x00\x00\x00\x00\x00\x01\x11p')
    """
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
