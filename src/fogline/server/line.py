"""The WebSocket under one client, as uvicorn serves it, with a shorter way for what a table tells.

By ASGI's way each frame wakes a task, which passes it through six functions. Where nothing else waits for a client to
read it, a frame may as well be written at once.

What comes in is read a little at a time, when it is the address's turn, and not before the last message was taken and
what was said is read: a client that sends pings and reads nothing once filled the service's memory with what they are
answered by, and pings are no messages that a limit counts.
"""

from __future__ import annotations

import asyncio
from typing import Any, cast
from weakref import ref

from starlette.websockets import WebSocket
from uvicorn._types import ASGIReceiveEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame
from websockets.http11 import Request

from fogline.server.limits import household
from fogline.server.turns import Turns

NAME = "fogline.line"
"""What the extension of ASGI is called by which the service finds the line under a socket."""
WHOLE_TEXT = 0x81
"""The first byte of a text that comes in one frame (RFC 6455, 5.2)."""
PART = 1024
"""Bytes that are read in one turn: a message of most, and some 170 of the shortest frames."""
MOST_PIECES = 1000
"""Frames that one message may come in. Empty ones add nothing to its length."""
UNREADABLE = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
"""The answer to a handshake that can't be read."""
AGAINST_RULES = 1008
"""A close code of RFC 6455."""


class Line(WebSocketsSansIOProtocol):
    """One client's connection."""

    _heard = 0.0
    _end: asyncio.TimerHandle | None = None

    def __init__(self, turns: Turns, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self._turns = turns
        self._unread = bytearray()
        self._waits = False
        self._address: str | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the service know of this line."""
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[NAME] = ref(self)

    def data_received(self, data: bytes) -> None:
        """Whatever comes shows that the client is there."""
        self._heard = self.loop.time()
        if self.handshake_initiated:
            self._unread += data
            self._read_on()
        else:  # the words of the call that became this line
            super().data_received(data)
            if not self.handshake_initiated:  # a line of them is too long: nobody would ever say anything to it
                self.transport.write(UNREADABLE)
                self.transport.close()

    @property
    def _may_read(self) -> bool:
        return self.handshake_complete and not self.read_paused and self.writable.is_set()

    def _read_on(self) -> None:
        """Read what has come in turn, or let more come; neither while there is something to be taken or to be sent."""
        if self.transport.is_closing():
            return
        if not self._unread:
            if self._may_read:
                self.transport.resume_reading()
            return
        if self._may_read and not self._waits:
            self._waits = True
            self._turns.take(self._whose(), self._read)
        if self._unread and not self.transport.is_closing():
            self.transport.pause_reading()

    def _read(self) -> None:
        self._waits = False
        if self.disconnected:
            return
        if self._may_read:
            part = bytes(self._unread[:PART])
            del self._unread[:PART]
            super().data_received(part)
        self._read_on()

    def _whose(self) -> str:
        """The address that the line is of, as a proxy says that may be believed."""
        if self._address is None:
            self._address = household(self.scope["client"][0]) if self.scope["client"] else ""
        return self._address

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; when none is left, what has come meanwhile is read."""
        if self._unread and not self._waits:  # what came before the line was let in
            self._read_on()
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._read_on()
        return message

    def handle_cont(self, event: Frame) -> None:
        """One more piece of a message; who sends it in too many is cut off."""
        if len(self.frames) >= MOST_PIECES and not self.close_sent:
            self.frames = []
            self.conn.fail(AGAINST_RULES, "too many pieces")
            self.handle_parser_exception()
        else:
            super().handle_cont(event)

    def pause_writing(self) -> None:
        """The client reads too slowly: nothing more is read of what it says either."""
        super().pause_writing()
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        self._read_on()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """What is still unread of the last words when there was time to read them is given up, and the file with it."""
        super().on_task_complete(task)
        if not self.disconnected:
            self._end = self.loop.call_later(self.close_timeout, self.transport.abort)

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
        self._unread.clear()
        if self._end is not None:
            self._end.cancel()
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
