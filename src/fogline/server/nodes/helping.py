"""Bots' work shared among nodes: a decision for which no worker is free here is made where one is."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Any, Final

import msgspec

from fogline import games
from fogline.bots import Limit
from fogline.core.errors import Refusal
from fogline.server.nodes.link import Asked
from fogline.server.nodes.membership import Membership
from fogline.server.nodes.passing import Lost, Passing
from fogline.server.ownership import Gone
from fogline.server.workers import MARGIN, BotJobsInProcesses
from fogline.table.bot_jobs import Job

ASKED: Final = 2
"""Nodes that are asked at most: with two by chance the work is spread almost as well as with all."""


class Helping:
    """Asks other nodes for a bot's decision, and makes decisions for them. What is decided the table's node checks."""

    def __init__(self, jobs: BotJobsInProcesses, membership: Membership, passing: Passing) -> None:
        self._jobs = jobs
        self._membership = membership
        self._passing = passing

    async def elsewhere(self, job: Job) -> str | None:
        """The text of the action that another node's bot decided on; None where none has time now, or it was lost."""
        body = packed(job)
        for incarnation in self._able(job):
            with suppress(Lost, Gone, Refusal, TimeoutError):
                async with asyncio.timeout(None if job.limit.ms is None else job.limit.ms / 1000 + 2 * MARGIN):
                    node = await self._passing.reach(incarnation)
                    answer = await node.request("think", job.table, None, "", body)
                if answer.body:
                    return answer.body.decode()
        return None

    def _able(self, job: Job) -> list[str]:
        """Some nodes that know the game's rules."""
        rules = f"{job.game}/{job.rules}"
        able = [one.incarnation for one in self._membership.others.values() if rules in one.rules and not one.drains]
        return random.sample(able, min(ASKED, len(able)))

    async def think(self, asked: Asked) -> bytes:
        """Decide for another node's table; nothing where no worker is free."""
        if not self._jobs.has_room:
            return b""
        return (await self._jobs.choose_here(unpacked(asked.body))).encode()


def packed(job: Job) -> bytes:
    """A job as it travels: the view as the page gets it too."""
    fields = msgspec.structs.asdict(job)
    return msgspec.msgpack.encode((msgspec.json.encode(fields.pop("view")), fields))


def unpacked(body: bytes) -> Job:
    """The job again, with the game's own view."""
    view, fields = msgspec.msgpack.decode(body, type=tuple[bytes, dict[str, Any]])
    kind = games.game_class(fields["game"]).view_type
    limit = msgspec.convert(fields.pop("limit"), Limit)
    return Job(view=msgspec.json.decode(view, type=kind), limit=limit, **fields)
