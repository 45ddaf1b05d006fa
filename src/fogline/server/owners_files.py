"""Decks and maps that strangers send, read in a process of their own, which may run out of memory or time."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from fogline.core.data import DataError
from fogline.core.errors import Refusal
from fogline.server.workers import Worker

T = TypeVar("T")
SECONDS = 5.0
"""How long one file may take."""
MEMORY = 1 << 29
"""Bytes that the process may have."""
MOST_FAULTS = 50
"""Faults of one file that are told; a file may have as many as it has lines."""


class OwnersFiles:
    """Reads files, one at a time; `close` it at the end."""

    def __init__(self) -> None:
        self._worker = Worker(_keep_small)
        self._one = asyncio.Lock()

    async def read(self, call: Callable[..., T], *given: Any) -> T:  # noqa: ANN401
        """What `call` makes of a file; raises `DataError` with the first faults, or `Refusal`."""
        try:
            async with self._one:
                return await self._worker.do(SECONDS, call, *given)
        except DataError as error:
            raise DataError(error.source, error.problems[:MOST_FAULTS]) from None
        except (TimeoutError, BrokenProcessPool, MemoryError) as error:
            raise Refusal("data-too-heavy") from error

    def close(self) -> None:
        """End the process."""
        self._worker.end()


def _keep_small() -> None:
    if sys.platform == "linux":
        import resource  # noqa: PLC0415  (there is none on Windows)

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
