"""Whether the service is still there: one that froze ends no connection, and says nothing."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

EVERY = 5.0
"""Seconds between two questions whether it is there."""
PATIENCE = 5.0
"""Seconds that it has for an answer."""
OPENING = 5.0
"""Seconds that a new connection may take to stand."""


@contextlib.asynccontextmanager
async def kept_awake(connection: ClientConnection) -> AsyncIterator[None]:
    """End a connection over which no answer comes."""
    task = asyncio.create_task(_watch_over(connection), name="pulse")
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _watch_over(connection: ClientConnection) -> None:
    while True:
        await asyncio.sleep(EVERY)
        asked = asyncio.create_task(_ask(connection))
        try:
            await asyncio.wait([asked], timeout=PATIENCE)
            if not asked.done():
                connection.transport.abort()
        finally:
            asked.cancel()


async def _ask(connection: ClientConnection) -> None:
    """Also sending takes long where nobody reads."""
    with contextlib.suppress(ConnectionClosed):
        await (await connection.ping())
