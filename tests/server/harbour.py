"""What stands before the nodes, as an operator's proxy does: it leads to one of them, and past one that is not well."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

from fogline.loadtest.network import Address, Relay
from tests.server.service import Process

LOOK = 0.5
"""Seconds between two looks at a node."""
PATIENCE = 2.0
"""Seconds that it has for its answer."""


class Harbour:
    """The way to some nodes: to the first that is well."""

    def __init__(self, nodes: Sequence[Process]) -> None:
        self._nodes = nodes
        self._well = dict.fromkeys(range(len(nodes)), True)
        self._relay = Relay(self._targets)
        self.url = ""

    def _targets(self) -> list[Address]:
        order = sorted(range(len(self._nodes)), key=lambda number: (not self._well[number], number))
        return [("127.0.0.1", self._nodes[number].port) for number in order]

    async def start(self) -> None:
        self.url = f"http://127.0.0.1:{await self._relay.start()}"

    async def look(self, number: int) -> None:
        """Look at a node again and again."""
        while True:
            self._well[number] = await _is_well(self._nodes[number].port)
            await asyncio.sleep(LOOK)

    async def go_home(self) -> None:
        """Lead everybody to the first node again, as soon as it is well."""
        async with asyncio.timeout(60):
            while not self._well[0]:  # noqa: ASYNC110  (it is looked at elsewhere)
                await asyncio.sleep(0.05)
        home = ("127.0.0.1", self._nodes[0].port)
        for client, address in list(self._relay.standing.items()):
            if address != home:
                client.abort()

    async def close(self) -> None:
        await self._relay.close()


async def _is_well(port: int) -> bool:
    """In no thread: a frozen node would keep one for each look."""
    with suppress(OSError):
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(b"GET /ready HTTP/1.1\r\nHost: localhost\r\n\r\n")
                return b" 200 " in await reader.readline()
            finally:
                writer.transport.abort()
    return False


@asynccontextmanager
async def harbour(nodes: Sequence[Process]) -> AsyncIterator[Harbour]:
    """A harbour in front of nodes."""
    found = Harbour(nodes)
    await found.start()
    looking = [asyncio.create_task(found.look(number)) for number in range(len(nodes))]
    try:
        yield found
    finally:
        for task in looking:
            task.cancel()
        await asyncio.gather(*looking, return_exceptions=True)
        await found.close()
