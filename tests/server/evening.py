"""People at two nodes who play on and on, while nodes die and freeze, and what the database must hold afterwards."""

from __future__ import annotations

import asyncio
import random
import signal
import socket
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from http.client import HTTPException
from pathlib import Path
from typing import TYPE_CHECKING

from fogline import games
from fogline.client import ServiceError, Watched
from fogline.core.record import Play
from fogline.server import stores
from fogline.server.archive import SqlArchive
from fogline.table.messages import Act
from tests.play import playable
from tests.server.harbour import Harbour, harbour
from tests.server.service import Process, Somebody, call, open_table

if TYPE_CHECKING:
    from tests.server.postgres import Server

LIMITS = {"creation_burst": 100_000, "messages": 100_000, "burst": 100_000}


def node(folder: Path, name: str, database: str, *more: str) -> Process:
    """A node on a database, with a port for the others, and perhaps more arguments."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    return Process(folder / f"{name}.db", LIMITS, ["--database", database, "--node", address, *more])


@asynccontextmanager
async def two_nodes(
    folder: Path, postgres: Server, known: str | None = None, more: Sequence[str] = (), **of_the_other: str
) -> AsyncIterator[tuple[str, list[Process]]]:
    """A database, a new one unless one is known, with two nodes; the other one may have surroundings of its own."""
    database = await asyncio.to_thread(postgres.database) if known is None else known
    nodes = [node(folder, "one", database, *more), node(folder, "other", database, *more)]
    try:
        nodes[0].launch()
        nodes[1].launch(**of_the_other)
        for process in nodes:
            await process.started()
        yield database, nodes
    finally:
        for process in nodes:
            process.end(signal.SIGKILL)


MIXED = """
    SELECT count(*) FROM (
        SELECT epoch IS NULL OR epoch < lag(epoch) OVER (PARTITION BY game ORDER BY seq) AS is_back FROM entries
    ) AS steps WHERE is_back
"""
"""Entries that were written under an earlier number than the one before."""


class Guest:
    """Somebody who plays both seats of a table through one node, after opening it at the other where that answers."""

    def __init__(self, home: Somebody, elsewhere: Somebody, game: str) -> None:
        self._home = home
        self._elsewhere = elsewhere
        self._game = game
        self.tables: list[str] = []
        self.acknowledged: dict[tuple[str, str], float] = {}
        """Every move that was answered with yes, the table and the message as it is stored, and when."""
        self.longest = 0.0
        """Seconds that an answer took at most."""
        self.refused: list[str] = []
        """Why moves were answered with no."""

    async def play(self) -> None:
        """Until it is cancelled."""
        while True:
            table = await self._open(self._elsewhere) or await self._open(self._home)
            if table is not None:
                self.tables.append(table)
                await self._play_at(table)

    async def _open(self, host: Somebody) -> str | None:
        try:
            async with asyncio.timeout(3):
                return await open_table(host, [host], game=self._game)
        except (OSError, HTTPException, ServiceError, AssertionError, TimeoutError):
            await asyncio.sleep(0.1)
            return None

    async def _play_at(self, table: str) -> None:
        client = self._home.client
        watched = await self._watch(table)
        while watched.status.phase != "over":
            ready = [(seat, seen) for seat, seen in watched.seen.items() if seen.legal]
            if not ready:
                watched.changed.clear()
                await watched.changed.wait()
                continue
            seat, seen = ready[0]
            id_, asked = f"act-{client.new_id()}", time.monotonic()
            answer = await client.ask(table, Act, id=id_, seat=seat, actions=[seen.legal[-1]], at=seen.at)
            self.longest = max(self.longest, time.monotonic() - asked)
            if not answer.ok:
                self.refused.append(str(answer.code))
            if answer.ok:
                self.acknowledged[table, f"{self._home.id} {id_}"] = time.monotonic()
            await asyncio.sleep(0.01 if answer.ok else 0.1)

    async def _watch(self, table: str) -> Watched:
        while True:
            try:
                return await self._home.client.watch(table)
            except ServiceError:
                await asyncio.sleep(0.1)

    async def goes_on(self) -> float:
        """Wait until a move is answered again; when that was."""
        before = len(self.acknowledged)
        async with asyncio.timeout(60):
            while len(self.acknowledged) <= before:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        return list(self.acknowledged.values())[before]


class Evening:
    """Guests at both nodes."""

    def __init__(self, database: str, nodes: list[Process], seed: int) -> None:
        self._database = database
        self._nodes = nodes
        self._harbours: list[Harbour] = []
        self._luck = random.Random(seed)
        self.guests: list[list[Guest]] = [[], []]
        """By the node that they play through."""

    async def begin(self, stack: AsyncExitStack, at_each: int) -> list[asyncio.Task[None]]:
        """Let so many play through each node, and through the other while that one isn't well."""
        # A call to a node that froze keeps its thread for half a minute.
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(64))
        for nodes in (self._nodes, self._nodes[::-1]):
            self._harbours.append(await stack.enter_async_context(harbour(nodes)))
        for number in range(2 * at_each):
            credentials = await call(self._nodes[0].url, "POST", "/api/people", {"name": f"Player {number}"})
            home, elsewhere = (Somebody(self._harbours[(number + i) % 2].url, credentials) for i in range(2))
            for one in (home, elsewhere):
                await stack.enter_async_context(one.client)
            self.guests[number % 2].append(Guest(home, elsewhere, playable()[number // 2 % len(playable())]))
        tasks = [asyncio.create_task(guest.play()) for guest in self.everybody]
        await self._all_go_on(self.everybody)
        return tasks

    @property
    def everybody(self) -> list[Guest]:
        return [guest for guests in self.guests for guest in guests]

    async def _all_go_on(self, guests: list[Guest]) -> float:
        return max(await asyncio.gather(*(guest.goes_on() for guest in guests)))

    async def _victim(self) -> int:
        """A node that has a table at which a guest of the other plays: its end is felt there."""
        async with asyncio.timeout(120):
            while True:
                owners = await asyncio.to_thread(_owners, self._database)
                playing = [[guest.tables[-1] for guest in guests if guest.tables] for guests in self.guests]
                felt = [
                    number
                    for number, process in enumerate(self._nodes)
                    if any(owners.get(table) == process.node for table in playing[1 - number])
                ]
                if felt:
                    return self._luck.choice(felt)
                await asyncio.sleep(0.2)

    async def kill(self) -> tuple[float, float]:
        """A node dies: the seconds until all of the other's guests go on, and until its own do at the other."""
        victim = await self._victim()
        await asyncio.sleep(self._luck.uniform(0.0, 0.3))
        self._nodes[victim].end(signal.SIGKILL)
        pauses = await self._pauses(victim)
        await self._nodes[victim].start()
        await self._go_home(victim)
        return pauses

    async def freeze(self) -> tuple[float, float]:
        """A node freezes until the other has its tables and its guests: the same seconds."""
        victim = await self._victim()
        await asyncio.sleep(self._luck.uniform(0.0, 0.3))
        self._nodes[victim].send(signal.SIGSTOP)
        pauses = await self._pauses(victim)
        self._nodes[victim].send(signal.SIGCONT)
        await self._all_go_on(self.everybody)
        await self._go_home(victim)
        return pauses

    async def _pauses(self, victim: int) -> tuple[float, float]:
        began = time.monotonic()
        ends = await asyncio.gather(*(self._all_go_on(self.guests[number]) for number in (1 - victim, victim)))
        return ends[0] - began, ends[1] - began

    async def _go_home(self, victim: int) -> None:
        """Its guests go back to a node that is well again."""
        await self._harbours[victim].go_home()
        await self._all_go_on(self.everybody)

    async def server_dies(self, postgres: Server) -> float:
        """The database's server dies, and is started again: the seconds from then until all go on."""
        await asyncio.sleep(self._luck.uniform(0.0, 0.3))
        await asyncio.to_thread(postgres.die)
        await asyncio.sleep(self._luck.uniform(0.0, 4.0))
        await asyncio.to_thread(postgres.start)
        began = time.monotonic()
        return await self._all_go_on(self.everybody) - began

    async def drain(self) -> float:
        """A node is ended, and gives its tables away first: how long a guest of the other waited."""
        for guest in self.guests[1]:
            guest.longest = 0.0
        ended = asyncio.create_task(asyncio.to_thread(self._nodes[0].end, signal.SIGTERM))
        while not ended.done():
            await self._all_go_on(self.guests[1])
        await self._all_go_on(self.guests[1])
        assert await ended == -signal.SIGTERM  # as uvicorn ends: by the signal that it got
        longest = max(guest.longest for guest in self.guests[1])
        await self._nodes[0].start()
        await self._go_home(0)
        return longest

    async def check(self) -> int:
        """Every acknowledged move is stored, once, no epochs interleave, and all is by the rules; how many entries."""
        acknowledged: dict[str, set[str]] = {name: set() for guest in self.everybody for name in guest.tables}
        for guest in self.everybody:
            for table, token in guest.acknowledged:
                acknowledged[table].add(token)
        return await asyncio.to_thread(_check, self._database, acknowledged)


def _owners(database: str) -> dict[str, str]:
    """Where the node is reached that has each table."""
    with stores.read(database) as opened:
        rows = opened.execute("SELECT name, address FROM tables JOIN nodes ON incarnation = owner").fetchall()
    return dict(rows)


def _check(database: str, acknowledged: Mapping[str, set[str]]) -> int:
    with stores.read(database) as opened:
        assert opened.execute(MIXED).fetchone() == (0,), "epochs interleaved"
        return sum(_check_table(SqlArchive(opened), name, tokens) for name, tokens in acknowledged.items())


def _check_table(archive: SqlArchive, name: str, acknowledged: set[str]) -> int:
    table = archive.table(name)
    assert table is not None
    stored = table.kept().stored
    moves = {token for token in stored.tokens if " act-" in token}
    assert acknowledged <= moves, "an acknowledged move is lost"
    assert sum(isinstance(entry.who, int) for entry in stored.entries) == len(moves), "a move done twice"
    play = Play(games.game_class(stored.setup.game).of_content(stored.setup.options, stored.setup.data), 2)
    for entry in stored.entries:
        play.execute(entry)
    assert play.state.chance() is None, "half a move"
    return len(stored.entries)
