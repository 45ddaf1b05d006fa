"""A WebSocket client that does the least: it shares the machine with the service that it measures."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
"""Opcodes of RFC 6455."""


class Reason(msgspec.Struct, frozen=True):
    """Why something was refused."""

    code: str


class Frame(msgspec.Struct, frozen=True):
    """What the clients read of a frame; the rest is passed over."""

    type: str
    id: str = ""
    reason: Reason | None = None
    seat: int = -1
    at: int = 0
    legal: list[str] = []
    following: str | None = None


class Outer(msgspec.Struct, frozen=True):
    """A frame with the table that it is from."""

    table: str | None
    frame: Frame


_DECODER = msgspec.json.Decoder(Outer)


class Line(asyncio.Protocol):
    """One socket. `told` gets every frame with its table, `lost` hears when the other side ends it."""

    def __init__(self, host: str, told: Callable[[str | None, Frame], None], lost: Callable[[], None]) -> None:
        self._host = host
        self._told = told
        self._lost = lost
        self._received = bytearray()
        self._transport: asyncio.Transport | None = None
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the service has agreed to speak WebSocket."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            "GET /socket HTTP/1.1",
            f"Host: {self._host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        self._transport.write("\r\n".join((*lines, "", "")).encode())

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002  (whatever it was, the line is gone)
        """The other side ended it, or we did."""
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("the service opened no socket"))
        self._lost()

    def data_received(self, data: bytes) -> None:
        """Take whole frames out of what has come."""
        self._received += data
        if not self.is_open.done() and not self._shake_hands():
            return
        start = 0
        while (found := frame_at(self._received, start)) is not None:
            opcode, begin, start = found
            if opcode == TEXT:
                outer = _DECODER.decode(memoryview(self._received)[begin:start])
                self._told(outer.table, outer.frame)
            elif opcode == PING:
                self._send(PONG, bytes(self._received[begin:start]))
            elif opcode == CLOSE:
                self.close()
        del self._received[:start]

    def say(self, message: object) -> None:
        """Send a message."""
        self._send(TEXT, msgspec.json.encode(message))

    def close(self) -> None:
        """End it."""
        if self._transport is not None:
            self._transport.abort()

    def _shake_hands(self) -> bool:
        head, end, rest = self._received.partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self.close()
            return False
        self._received = rest
        self.is_open.set_result(None)
        return True

    def _send(self, opcode: int, payload: bytes) -> None:
        if self._transport is not None:
            self._transport.write(masked(opcode, payload))


def frame_at(received: bytearray, start: int) -> tuple[int, int, int] | None:
    r"""A frame's opcode, where its content begins and where it ends; None until all of it is there.

    >>> frame_at(bytearray(b"..\x81\x02hi"), 2)
    (1, 4, 6)
    """
    if len(received) < start + 2:
        return None
    length, begin = received[start + 1], start + 2
    if length >= 126:
        begin += 2 if length == 126 else 8
        length = int.from_bytes(received[start + 2 : begin], "big")
    end = begin + length
    return (received[start] & 15, begin, end) if len(received) >= end else None


def masked(opcode: int, payload: bytes) -> bytes:
    r"""A frame as a client must send it: masked, here with a key of zeros, which changes nothing.

    >>> masked(1, b"hi")
    b'\x81\x82\x00\x00\x00\x00hi'
    """
    size = len(payload)
    if size < 126:
        length = bytes((128 | size,))
    elif size < 1 << 16:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    return bytes((128 | opcode,)) + length + bytes(4) + payload
