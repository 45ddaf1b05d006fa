"""Looking back at finished games for people: in the bots' processes, after all that anybody waits for, once a game."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from typing import Final

import msgspec

from fogline.analysis.accounts import SIMS
from fogline.analysis.walk import Moment
from fogline.core.errors import Refusal
from fogline.core.game import Game
from fogline.core.record import Record
from fogline.server.found import FORMAT, Found, summed_up
from fogline.server.looking_jobs import CHUNK, LookJob, look
from fogline.server.storage import Storage
from fogline.table.bot_jobs import LATER, Claim, Processes

LOG = logging.getLogger(__name__)
MOST: Final = 16
"""Games that are looked back at at the same time."""
DECISIONS: Final = 600
"""Decisions of a long game; in longer ones each is thought about less."""
FEWEST: Final = 16
"""Simulations a decision at least."""
SECONDS: Final = 60.0
"""What a few moments may take; they take a hundredth of it."""


class Progress(msgspec.Struct):
    """How far looking back at a game is."""

    done: int = 0
    all: int = 0
    """Moments; 0 where nobody has asked for it."""


class Looking:
    """All games that are being looked back at."""

    def __init__(self, storage: Storage, processes: Processes) -> None:
        self._storage = storage
        self._processes = processes
        self._going: dict[str, tuple[Progress, asyncio.Task[None]]] = {}

    async def found(self, name: str) -> Found | None:
        """What was found of a table's game; None where that isn't known yet."""
        kept = await self._storage.analysis(name)
        if kept is None:
            return None
        try:
            found = msgspec.json.decode(kept, type=Found)
        except msgspec.DecodeError:
            return None
        return found if found.format == FORMAT else None

    def progress(self, name: str) -> Progress:
        """How far it is."""
        return self._going[name][0] if name in self._going else Progress()

    def begin(self, name: str, record: Record, game: Game, host: str) -> None:
        """Begin to look back at a game, unless that is under way; raises `Refusal` where too many are."""
        if name in self._going:
            return
        if len(self._going) >= MOST:
            raise Refusal("too-fast")
        progress = Progress(0, max(1, len(record.entries)))
        task = asyncio.create_task(self._look(name, record, game, host, progress), name=f"look back at {name}")
        self._going[name] = progress, task
        task.add_done_callback(lambda _: self._going.pop(name, None))

    async def close(self) -> None:
        """Stop; what was begun is begun anew when somebody asks for it."""
        tasks = [task for _, task in self._going.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look(self, name: str, record: Record, game: Game, host: str, progress: Progress) -> None:
        try:
            moments, sims = await self._moments(record, host, progress)
            found = await asyncio.to_thread(summed_up, moments, game, sims)
            await self._storage.keep_analysis(name, msgspec.json.encode(found))
        except Exception:
            LOG.exception("not looked back", extra={"table": name})

    async def _moments(self, record: Record, host: str, progress: Progress) -> tuple[list[tuple[Moment, int]], int]:
        """All moments of a game, in as many processes as there are, at the rank of what nobody is in a hurry for."""
        decisions = sum(entry.who != "chance" for entry in record.entries)
        sims = max(FEWEST, min(SIMS, SIMS * DECISIONS // max(1, decisions)))
        claim, hash_ = Claim(host, LATER), record.hash
        found: dict[int, tuple[tuple[Moment, int], ...]] = {}

        async def one(first: int) -> None:
            looked = await self._processes.do(claim, SECONDS, look, LookJob(record, hash_, sims, first))
            found[first] = looked.moments
            progress.done, progress.all = progress.done + len(looked.moments), looked.all

        async def lane(rest: Iterator[int]) -> None:
            for first in rest:
                await one(first)

        await one(0)
        rest = iter(range(CHUNK, progress.all, CHUNK))
        async with asyncio.TaskGroup() as lanes:
            for _ in range(self._processes.workers):
                lanes.create_task(lane(rest))
        return [moment for first in sorted(found) for moment in found[first]], sims
