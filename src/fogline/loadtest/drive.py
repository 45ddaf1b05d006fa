"""One process of clients: it opens its sockets, sends moves at a steady pace, and times each to its last receiver."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter, deque
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection

import msgspec

from fogline.loadtest.plan import Order
from fogline.loadtest.playing import Member, Playing
from fogline.loadtest.wire import Line

AT_ONCE = 16
"""Tables whose sockets a process opens at the same time."""
PATIENCE = 5.0
"""Seconds that the last moves may still take after the end."""
STAY = 10
"""One table in so many goes on while the sockets of the others are lost."""
AWAY = 4.0
"""Seconds that people who leave their table stay away."""
STORM = 60.0
"""Seconds that those may take at most to come back."""


class Result(msgspec.Struct, kw_only=True):
    """What one process saw while it was measured."""

    latencies: list[float] = msgspec.field(default_factory=list)
    """Seconds from sending a move until the last socket at its table had been told."""
    sent: list[float] = msgspec.field(default_factory=list)
    """When each of those was sent, in seconds since the counting began."""
    answers: list[float] = msgspec.field(default_factory=list)
    """Seconds from sending a move until its answer."""
    unsent: int = 0
    """Moves that were due while no table waited for one."""
    lost: int = 0
    """Moves that not everybody had heard of long after the end."""
    cut_off: int = 0
    """Sockets that the service closed."""
    finished: int = 0
    """Games that came to their end."""
    refused: Counter[str] = msgspec.field(default_factory=Counter)
    """Refusals by code."""
    storm: float | None = None
    """Seconds until every socket that was lost at once had come back; None where none was, or one never did."""
    storm_sockets: int = 0
    """How many those were."""
    storm_latencies: list[float] = msgspec.field(default_factory=list)
    """The latencies of moves that were sent meanwhile."""
    returns: list[float] = msgspec.field(default_factory=list)
    """Seconds until a table that its people had left had all of them again."""
    processor: float = 0
    """Seconds of processor time."""


class Clients:
    """All tables of one process."""

    def __init__(self, order: Order) -> None:
        self._order = order
        self._luck = random.Random(order.seed)
        self._ready: deque[Playing] = deque()
        self._tables = [Playing(table, self._luck, self._settled) for table in order.tables]
        self._begun: set[Playing] = set()
        self._all_begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._all_settled = asyncio.Event()
        self._measured: set[Playing] = set()
        self._closing = False
        self._away: set[Playing] = set()
        self._is_storm = False
        self._began = 0.0
        self._visits: set[asyncio.Task[None]] = set()
        self.result = Result()
        """What was seen so far."""

    async def connect(self, opened: Callable[[int], None]) -> None:
        """Open every socket and wait until each was told how its game stands; `opened` hears of each table's."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(table: Playing) -> None:
            async with gate:
                await asyncio.gather(*(self._open(table, member) for member in table.members))
            opened(len(table.members))

        await asyncio.gather(*(one(table) for table in self._tables), self._all_begun)

    async def _open(self, table: Playing, member: Member) -> None:
        line = Line(f"{member.host}:{member.port}", partial(table.told, member), partial(self._lost, table))
        await asyncio.get_running_loop().create_connection(lambda: line, member.host, member.port)
        await line.is_open
        member.line = line
        (table.come_back if table in self._away else table.enter)(member)

    def _lost(self, table: Playing) -> None:
        if table in self._away:
            return
        if not self._all_begun.done():
            self._all_begun.set_exception(ConnectionError("the service closed a socket before the game"))
        self.result.cut_off += not self._closing

    def _settled(self, table: Playing) -> None:
        """Everybody at a table knows of its last move, or of how a game stood at first."""
        self._begun.add(table)
        if len(self._begun) == len(self._tables) and not self._all_begun.done():
            self._all_begun.set_result(None)
        if table in self._measured and table.reached is not None and table.answered is not None:
            self._measured.remove(table)
            if not self._measured:
                self._all_settled.set()
            self.result.latencies.append(table.reached - table.sent)
            self.result.sent.append(table.sent - self._began)
            if self._is_storm:
                self.result.storm_latencies.append(table.reached - table.sent)
            self.result.answers.append(table.answered - table.sent)
        if table.goes_on:
            self._ready.append(table)

    async def play(self) -> None:
        """Send moves at their pace, whether or not the service keeps up, and wait for the last."""
        order = self._order
        begin = time.perf_counter()
        self._began, before = begin + order.warm_up, time.process_time()
        storm, visits = None, asyncio.create_task(self._come_and_go())
        for number in range(order.uncounted + order.counted):
            delay = begin + order.due(number) - time.perf_counter()
            if delay > 0:
                await asyncio.sleep(delay)
            if number == order.uncounted:
                before = time.process_time()
            if order.storm and number == order.uncounted + order.counted // 2:
                storm = asyncio.create_task(self._storm())
            self._send(counts=number >= order.uncounted)
        visits.cancel()
        if storm is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(storm, STORM)
        self.result.processor = time.process_time() - before
        await self._finish()

    async def _storm(self) -> None:
        """Lose the sockets of all tables but a tenth, at which play goes on, and open them anew, all at once."""
        going = [table for number, table in enumerate(self._tables) if number % STAY]
        lost = [table for table in going if table in self._ready]
        self._is_storm = True
        self._away.update(lost)
        self._ready = deque(table for table in self._ready if table not in self._away)
        self.result.storm_sockets = sum(len(table.members) for table in lost)
        for table in lost:
            table.lose_all()
        began = time.perf_counter()
        await asyncio.gather(*(self._open_again(table, member) for table in lost for member in table.members))
        await asyncio.gather(*(table.is_back.wait() for table in lost))
        self.result.storm = time.perf_counter() - began
        self._is_storm = False
        self._away.difference_update(lost)
        self._ready.extend(lost)

    async def _come_and_go(self) -> None:
        """Let one table after the other be left by everybody, those first that have waited longest."""
        while self._order.coming:
            await asyncio.sleep(1 / self._order.coming)
            if self._ready and not self._is_storm:
                visit = asyncio.create_task(self._leave(self._ready.popleft()))
                self._visits.add(visit)
                visit.add_done_callback(self._visits.discard)

    async def _leave(self, table: Playing) -> None:
        """Everybody leaves a table, and comes back a little later."""
        self._away.add(table)
        table.lose_all()
        await asyncio.sleep(AWAY)
        began = time.perf_counter()
        await asyncio.gather(*(self._open_again(table, member) for member in table.members))
        await table.is_back.wait()
        self.result.returns.append(time.perf_counter() - began)
        self._away.discard(table)
        self._ready.append(table)

    async def _open_again(self, table: Playing, member: Member) -> None:
        """A client that was refused tries again, as a page does."""
        while True:
            try:
                await self._open(table, member)
            except OSError:
                await asyncio.sleep(0.2)
            else:
                return

    def _send(self, *, counts: bool) -> None:
        """Let the table that has waited longest move."""
        if not self._ready:
            self.result.unsent += counts
            return
        table = self._ready.popleft()
        if counts:
            self._measured.add(table)
        table.move()

    async def _finish(self) -> None:
        self._all_settled.clear()
        if self._measured:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._all_settled.wait(), PATIENCE)
        self.result.lost = len(self._measured)
        for visit in self._visits:
            visit.cancel()
        self.result.finished = sum(table.finished for table in self._tables)
        for table in self._tables:
            self.result.refused.update(table.refused)
        self._closing = True


def run_clients(order: Order, pipe: Connection) -> None:
    """The life of a client process: it reports each table that is connected, waits for the start, sends its result.

    Where the service is gone, it sends the error instead.
    """
    try:
        asyncio.run(_run(order, pipe))
    except OSError as error:
        pipe.send(error)


async def _run(order: Order, pipe: Connection) -> None:
    clients = Clients(order)
    await clients.connect(pipe.send)
    pipe.send("ready")
    await asyncio.to_thread(pipe.recv)
    await clients.play()
    pipe.send(clients.result)
