"""One connection between two nodes, for everything that one of them passes on to the other.

Who connects asks, the other answers, in any order, and tells what happens at tables. Both prove first that they know
the nodes' key. What follows isn't encrypted: the nodes' ports belong in a network of their own.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Callable
from typing import Final, cast

import msgspec

from fogline.core.errors import Reason
from fogline.table.seats import Person

LONGEST: Final = 16_000_000
"""Bytes of one message."""
BACKLOG: Final = 32_000_000
"""Bytes that may wait for a node that doesn't read, until its connection is ended."""
GREETING: Final = 5.0
"""Seconds to prove oneself in."""


class Asked(msgspec.Struct, frozen=True, tag="ask", array_like=True):
    """Something that the node is to do which has the table."""

    number: int
    """The answer bears the same."""
    what: str
    """One of `Guests.deeds`."""
    table: str
    person: Person | None
    """Who wants it; the node that they are connected to has made sure of that."""
    address: str
    """Where they are."""
    body: bytes
    """What else there is to know, as the deed reads it."""


class Unwatched(msgspec.Struct, frozen=True, tag="unwatch", array_like=True):
    """Somebody needs to be told no more."""

    number: int
    """That of the question by which they began to watch."""


class Answered(msgspec.Struct, frozen=True, tag="answer", array_like=True):
    """What came of it."""

    number: int
    body: bytes
    code: str = "ok"
    """For counting: why it was refused, where it was."""


class Refused(msgspec.Struct, frozen=True, tag="refused", array_like=True):
    """It was refused as it would have been at the table's own node."""

    number: int
    reason: Reason


class Moved(msgspec.Struct, frozen=True, tag="moved", array_like=True):
    """The node hasn't the table (any more)."""

    number: int


class Told(msgspec.Struct, frozen=True, tag="told", array_like=True):
    """What a table tells: once for all here who get the same."""

    numbers: list[int]
    frame: bytes


class Hello(msgspec.Struct, frozen=True, tag="hello", array_like=True):
    """The first message of each side: something that nobody has said before, and which node speaks."""

    nonce: bytes
    node: str


class Proof(msgspec.Struct, frozen=True, tag="proof", array_like=True):
    """The second message of each side: it knows the key."""

    code: bytes


Message = Asked | Unwatched | Answered | Refused | Moved | Told | Hello | Proof
_DECODER: Final = msgspec.msgpack.Decoder(Message)
_ENCODER: Final = msgspec.msgpack.Encoder()


Take = Callable[["Link", Message], None]


class Link(asyncio.Protocol):
    """One side of a connection. `take` gets what comes from a side that has proven itself."""

    def __init__(self, key: bytes, node: str, asks: bool, take: Take, lost: Callable[[Link], None]) -> None:
        self._key = key
        self._node = node
        self.other = ""
        """Which node the other side says that it is."""
        self._asks = asks
        self._take_message = take
        self._lost = lost
        self._nonce = secrets.token_bytes(32)
        self._theirs = b""
        self._transport: asyncio.Transport | None = None
        self._received = bytearray()
        self._waiting: list[bytes] = []
        self._telling: tuple[bytes, list[int]] | None = None
        self._greeting: asyncio.TimerHandle | None = None
        self.proven: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the other side has proven itself; fails where the connection ends before."""

    @property
    def is_open(self) -> bool:
        """Whether anything can be sent."""
        return self._transport is not None and not self._transport.is_closing()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Say hello."""
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is none of that class
        self._greeting = asyncio.get_running_loop().call_later(GREETING, self.close)
        self._write(Hello(self._nonce, self._node))

    def data_received(self, data: bytes) -> None:
        """Take every message that is whole."""
        self._received += data
        start, end = 0, len(self._received)
        while end - start >= 4:
            size = int.from_bytes(self._received[start : start + 4], "big")
            if size > (LONGEST if self.proven.done() else 100):
                self.close()
                return
            if end - start < 4 + size:
                break
            message = bytes(self._received[start + 4 : start + 4 + size])
            start += 4 + size
            try:
                self._got(_DECODER.decode(message))
            except msgspec.MsgspecError:
                self.close()
                return
        del self._received[:start]

    def _got(self, message: Message) -> None:
        if self.proven.done():
            self._take_message(self, message)
            return
        match message:
            case Hello() if not self._theirs and message.nonce != self._nonce:
                self._theirs, self.other = message.nonce, message.node
                self._write(Proof(self._code(self._asks)))
            case Proof() if self._theirs and hmac.compare_digest(message.code, self._code(not self._asks)):
                self.proven.set_result(None)
                assert self._greeting is not None
                self._greeting.cancel()
            case _:
                self.close()

    def _code(self, of_asking: bool) -> bytes:
        """The proof of the side that asks, or of the other; it holds for this connection alone."""
        asking, answering = (self._nonce, self._theirs) if self._asks else (self._theirs, self._nonce)
        return hmac.digest(self._key, bytes([of_asking]) + asking + answering, "sha256")

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Nothing comes any more."""
        if self._greeting is not None:
            self._greeting.cancel()
        if not self.proven.done():
            self.proven.set_exception(ConnectionError("a node that did not prove itself"))
            self.proven.exception()
        self._transport = None
        self._lost(self)

    def close(self) -> None:
        """End it at once."""
        if self._transport is not None:
            self._transport.abort()

    # Sending.

    def send(self, message: Message) -> None:
        """Send something, after what was told before."""
        self._seal()
        self._put(message)

    def forward(self, number: int, frame: bytes) -> None:
        """Send what a table tells one of those who watch; the same to several goes once."""
        if self._telling is not None and self._telling[0] is frame:
            self._telling[1].append(number)
            return
        self._seal()
        self._soon()
        self._telling = (frame, [number])

    def _seal(self) -> None:
        if self._telling is not None:
            frame, numbers = self._telling
            self._telling = None
            self._put(Told(numbers, frame))

    def _put(self, message: Message) -> None:
        self._soon()
        body = _ENCODER.encode(message)
        self._waiting += (len(body).to_bytes(4, "big"), body)

    def _soon(self) -> None:
        if not self._waiting and self._telling is None:
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._seal()
        waiting, self._waiting = self._waiting, []
        if self._transport is None or self._transport.is_closing():
            return
        if self._transport.get_write_buffer_size() > BACKLOG:
            self.close()
        elif waiting:
            self._transport.write(b"".join(waiting))

    def _write(self, message: Message) -> None:
        assert self._transport is not None
        body = _ENCODER.encode(message)
        self._transport.write(len(body).to_bytes(4, "big") + body)
