"""What waits for one client to read it: bounded in frames and in bytes, whoever it comes from."""

from __future__ import annotations

import asyncio
from collections import deque


class Outgoing:
    """Frames on their way to a client, in order; None is the end. One task takes them out."""

    def __init__(self, frames: int, size: int) -> None:
        self._frames = frames
        self._size = size
        self._waiting: deque[bytes | None] = deque()
        self._length = 0
        self._something = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()

    def __len__(self) -> int:
        return len(self._waiting)

    def offer(self, frame: bytes) -> bool:
        """Add a frame without waiting; False where there is no room for it."""
        if not self._has_room():
            return False
        self._add(frame)
        return True

    async def put(self, frame: bytes | None) -> None:
        """Add a frame as soon as there is room."""
        while not self._has_room():
            self._room.clear()
            await self._room.wait()
        self._add(frame)

    def end(self, farewell: bytes) -> None:
        """Let nothing more go out but a last frame."""
        self._waiting.clear()
        self._length = 0
        self._add(farewell)
        self._add(None)

    async def take(self) -> bytes | None:
        """The next frame."""
        while not self._waiting:
            self._something.clear()
            await self._something.wait()
        frame = self._waiting.popleft()
        self._length -= len(frame or b"")
        self._room.set()
        return frame

    def _has_room(self) -> bool:
        """One frame always fits, however long it is."""
        return len(self._waiting) < self._frames and (self._length < self._size or not self._waiting)

    def _add(self, frame: bytes | None) -> None:
        self._waiting.append(frame)
        self._length += len(frame or b"")
        self._something.set()
