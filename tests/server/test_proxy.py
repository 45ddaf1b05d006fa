"""Limits by address, also where the addresses come from a proxy: from one that is trusted, and from nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from signal import SIGKILL
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from tests.server.service import Process
from tests.table.drive import in_loop


@asynccontextmanager
async def behind(folder: Path, *arguments: str) -> AsyncIterator[Process]:
    """A service that lets an address become three people, and hardly more."""
    process = Process(folder / "tables.db", {"creation_burst": 3, "creations": 0.001}, arguments)
    await process.start()
    try:
        yield process
    finally:
        process.end(SIGKILL)


def become(service: Process, forwarded: str | None) -> int:
    """Become somebody, as a proxy passes it on; returns the status."""
    headers = {} if forwarded is None else {"X-Forwarded-For": forwarded}
    request = Request(f"{service.url}/api/people", b'{"name": "Ada"}', headers, method="POST")  # noqa: S310
    try:
        with urlopen(request, timeout=20) as response:  # noqa: S310
            return int(response.status)
    except HTTPError as error:
        with error:
            return error.code


async def all_of(service: Process, *forwarded: str | None) -> list[int]:
    return [await asyncio.to_thread(become, service, one) for one in forwarded]


@in_loop
async def test_clients_of_a_trusted_proxy_count_one_by_one(tmp_path: Path) -> None:
    async with behind(tmp_path, "--trust-proxy", "127.0.0.1") as service:
        one, other = "203.0.113.1", "203.0.113.2"
        assert await all_of(service, one, one, one, one) == [200, 200, 200, 429]
        assert await all_of(service, other) == [200]
        # What a client wrote itself stands before what the proxy adds, and counts for nothing.
        assert await all_of(service, f"198.51.100.9, {one}", f"127.0.0.1, {one}") == [429, 429]
        # All addresses of one household count as one.
        assert await all_of(service, *(f"2001:db8:1:1::{n}" for n in range(1, 5))) == [200, 200, 200, 429]
        assert await all_of(service, "2001:db8:1:2::1") == [200]


@in_loop
async def test_nobody_else_is_believed(tmp_path: Path) -> None:
    async with behind(tmp_path) as service:
        assert await all_of(service, *(f"203.0.113.{n}" for n in range(4)), None) == [200, 200, 200, 429, 429]
