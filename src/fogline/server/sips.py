"""What comes in on a connection, taken from the system a little at a time; the rest waits there, and at the sender.

An event loop hands over all that has come, up to 256 KiB: with the connections that one address may have, over 100 MB.
Where few are open each may have much at once: who is sent away while something of theirs is unread hears no reason.
"""

from __future__ import annotations

import asyncio

MOST, LEAST = 65_536, 1024
"""Bytes of one connection that are taken at once."""
ALL = 8 << 20
"""Bytes that all connections share."""


class Room:
    """Where it is put. One place is enough: what comes is taken away before anything else does."""

    def __init__(self) -> None:
        self.open = 0
        """Connections."""
        self._place = memoryview(bytearray(MOST))

    def part(self) -> memoryview:
        """Room for what may be taken of one connection."""
        return self._place[: max(LEAST, min(MOST, ALL // max(1, self.open)))]

    def taken(self, size: int) -> bytes:
        """What has just been put there."""
        return bytes(self._place[:size])


class Sips(asyncio.BufferedProtocol):
    """Stands before a protocol, which is told all it would be told, and what comes in parts."""

    def __init__(self, behind: asyncio.Protocol, room: Room) -> None:
        self.behind = behind
        """Who is told; when a call becomes a socket, another one."""
        self._room = room

    def get_buffer(self, sizehint: int) -> memoryview:  # noqa: ARG002
        """Room for a part."""
        return self._room.part()

    def buffer_updated(self, nbytes: int) -> None:
        """A part has come."""
        self.behind.data_received(self._room.taken(nbytes))

    def eof_received(self) -> bool | None:
        """Nothing more comes."""
        return self.behind.eof_received()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It is open."""
        self._room.open += 1
        self.behind.connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is closed."""
        self._room.open -= 1
        self.behind.connection_lost(exc)

    def pause_writing(self) -> None:
        """The client reads too slowly."""
        self.behind.pause_writing()

    def resume_writing(self) -> None:
        """The client has read."""
        self.behind.resume_writing()
