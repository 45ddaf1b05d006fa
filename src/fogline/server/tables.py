"""All tables of a service: opened when somebody asks for them, out of memory when nobody does."""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar
from weakref import WeakValueDictionary

import msgspec

from fogline import games
from fogline.core.errors import Refusal
from fogline.core.game import Game, State
from fogline.core.luck import SIZE, Sealed, seal
from fogline.core.record import Entry
from fogline.server.decisions import Decisions
from fogline.server.deletion import Deletion
from fogline.server.garbage import collect_everything, put_aside
from fogline.server.limits import Accounts, Addresses, Buckets, Limits
from fogline.server.looking import Looking
from fogline.server.ownership import Alone, Gone, Hold, Ownership
from fogline.server.storage import Kept, Storage, TableJournal
from fogline.table.bot_jobs import Processes
from fogline.table.journal import Commit
from fogline.table.live import Charge, LiveTable
from fogline.table.messages import Answer, AnyRequest, Start
from fogline.table.running import summary_of
from fogline.table.seats import Person, Setup, is_against_bots

if TYPE_CHECKING:
    from fogline.server.nodes.passing import Far, Passing

T = TypeVar("T")
LOG = logging.getLogger(__name__)
QUIET = 60.0
"""Seconds without a question or a move after which there is time to look for garbage."""
MUCH = 1_000_000
"""Objects more than twice those kept the last time, among which garbage is looked for while people play: about a
hundred megabytes, which a service without cycles never comes to."""


class Tables:
    """The tables in memory; each has its own task."""

    def __init__(
        self,
        storage: Storage,
        processes: Processes,
        limits: Limits,
        addresses: Addresses | None = None,
        ownership: Ownership | None = None,
    ) -> None:
        self.storage = storage
        self._ownership = ownership or Alone()
        self.passing: Passing | None = None
        """The way to the tables that other nodes have; None where there are no other nodes."""
        self.chat = Buckets(limits.chat, limits.chat_burst)
        """Lines of chat by person, however they come."""
        self.work = Accounts(limits)
        """What was done for people and addresses, however they asked for it."""
        self.sockets_of: Counter[str] = Counter()
        """Open sockets by person."""
        self.addresses = addresses or Addresses()
        """Where people came from last."""
        self.processes = processes
        """Where bots think, and what else takes long is done."""
        self.looking = Looking(storage, processes)
        """The finished games that are looked back at."""
        self._limits = limits
        self._tables: dict[str, LiveTable] = {}
        self._holds: dict[str, Hold] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock lives as long as somebody opens its table: strangers ask for names without end."""
        self._games: dict[tuple[str, int, str | None, tuple[tuple[str, int], ...]], Game] = {}
        self._making = threading.Lock()
        self._collected = 0.0
        self._kept = 0
        self._deletion = Deletion(storage)
        self.decisions = Decisions(storage)
        """What the host has decided."""

    def __len__(self) -> int:
        return len(self._tables)

    async def create(self, name: str, setup: Setup, luck: Sealed | None = None) -> None:
        """Keep a new table, with luck of its own."""
        luck = luck or seal(name, secrets.token_bytes(SIZE))
        await self.storage.create(name, secrets.token_bytes(32), setup, luck)

    async def create_begun(self, name: str, setup: Setup, entries: Sequence[Entry], state: State) -> None:
        """Keep a new table whose game stands at a position already; what came before isn't of its own luck."""
        await self.storage.create(name, secrets.token_bytes(32), setup)
        begun = Commit(first=0, entries=entries, setup=setup, summary=summary_of(state))
        hold = await self._ownership.take(name)
        try:
            await self.storage.commit(name, begun, hold.epoch)
        finally:
            await self._ownership.release(name, hold)

    async def _create_rematch(self, name: str, setup: Setup) -> None:
        """Keep the table of a rematch; where nobody need be waited for, it begins. Doing it twice does nothing."""
        await self.create(name, setup)
        if is_against_bots(setup):
            host, start = Person(setup.host, ""), Start(id="rematch")
            body = msgspec.msgpack.encode(start)

            async def there(far: Far, name: str) -> None:
                await far.request("ask", name, host, "", body)

            async def here() -> None:
                await self.relay(name, host, start)

            await self.at(here, there)

    async def at(
        self,
        here: Callable[[], Awaitable[T]],
        there: Callable[[Far, str], Awaitable[T]],
        *,
        again: bool = True,
    ) -> T:
        """Do something where a table is: here, or there where that raises `Elsewhere` (`nodes.passing.Passing.at`)."""
        return await (here() if self.passing is None else self.passing.at(here, there, again=again))

    async def relay(
        self, name: str, person: Person | None, request: AnyRequest, charge: Charge | None = None
    ) -> Answer:
        """Ask something of a table for somebody who may see it; raises `Elsewhere`, or `Gone` where it just left."""
        table = await self.enter(name, person.id if person else None)
        answer = await table.ask(person, request, charge)
        if self.passing is not None and table.running.closed and not answer.ok:
            raise Gone
        return answer

    async def enter(self, name: str, person: str | None) -> LiveTable:
        """A table that somebody may see. One that they may not see is as unknown as one that isn't there."""
        table = await self.table(name)
        if not table.running.setup.admits(person):
            raise Refusal("unknown-table")
        return table

    async def table(self, name: str) -> LiveTable:
        """A table, rebuilt from what is stored where it isn't in memory.

        Raises `Refusal` where there is none, and `Elsewhere` where another node has it.
        """
        table = self._open_table(name)
        if table is None:
            async with self._lock(name):
                table = self._open_table(name)
                if table is None:
                    await self._put_away(name)  # what we have of it may be old
                    table = await self._open(name)
        return table

    async def look_at(self, name: str) -> LiveTable:
        """A table as it is stored, whoever has it: to look at, once."""
        if (table := self._open_table(name)) is not None:
            return table
        return await self._load(name, Alone.HOLD)

    def _open_table(self, name: str) -> LiveTable | None:
        table = self._tables.get(name)
        return table if table is not None and not table.running.closed and self._holds[name].is_good() else None

    def _lock(self, name: str) -> asyncio.Lock:
        return self._opening.setdefault(name, asyncio.Lock())

    async def _open(self, name: str) -> LiveTable:
        hold = await self._ownership.take(name)
        try:
            table = await self._load(name, hold)
        except BaseException:
            await self._ownership.release(name, hold)
            raise
        self._tables[name], self._holds[name] = table, hold
        self._tasks[name] = asyncio.create_task(table.run(), name=f"table {name}")
        return table

    async def _load(self, name: str, hold: Hold) -> LiveTable:
        kept = await self.storage.load(name)
        if kept is None:
            raise Refusal("unknown-table")
        try:
            # Reading an owner's deck and replaying a long game take a while; the loop must not wait for it.
            return await asyncio.to_thread(self._rebuild, name, kept, hold)
        except Refusal as refusal:
            if refusal.code in ("unknown-rules-version", "unknown-game"):
                await self._ownership.hand_on(name, kept.stored.setup.game, kept.stored.setup.rules)
            raise

    def _rebuild(self, name: str, kept: Kept, hold: Hold) -> LiveTable:
        journal = TableJournal(self.storage, name, hold.epoch)
        game, jobs, rematch = self._game(kept.stored.setup), self.processes, self._create_rematch
        return LiveTable(name, kept.stored, game, kept.secret, journal, jobs, rematch, kept.luck, hold.is_good)

    def _game(self, setup: Setup) -> Game:
        """The rules that a table plays by; tables with our own data share them."""
        kind = games.game_class(setup.game)
        if setup.data is not None:
            return kind.of_content(setup.options, setup.data, rules=setup.rules)
        key = (setup.game, setup.rules, setup.data_hash, tuple(sorted(setup.options.items())))
        with self._making:
            if key not in self._games:
                self._games[key] = kind.of_content(setup.options, None, setup.data_hash, setup.rules)
            return self._games[key]

    async def tidy(self) -> None:
        """Let idle tables leave memory, and delete old ones; run again and again."""
        while True:
            await asyncio.sleep(min(60.0, self._limits.idle))
            try:
                await self._tidy_once()
            except Exception:
                LOG.exception("not tidied")

    async def _tidy_once(self) -> None:
        now = time.monotonic()
        for name, table in list(self._tables.items()):
            idle = not table.running.watchers and now - table.last_asked > self._limits.idle
            useless = table.running.closed or (idle and not self._is_busy(table))
            if useless and self._tables.get(name) is table:
                await self.put_away(name)
        if self.storage.health.fault is None and await self._deletion.may_begin():
            present = [name for name, table in self._tables.items() if table.running.watchers]
            for name in await self.storage.forget(int(time.time()) - self._limits.keep, present):
                await self.put_away(name)
        self._collect_garbage(now)

    def _collect_garbage(self, now: float) -> None:
        """Once, when nobody at any table has asked for anything for a while, or when too much waits for that."""
        last = max((table.last_asked for table in self._tables.values()), default=0.0)
        is_quiet = self._collected < last < now - min(QUIET, self._limits.idle)
        if is_quiet or put_aside() > 2 * self._kept + MUCH:
            self._collected = now
            self._kept = collect_everything()

    def _is_busy(self, table: LiveTable) -> bool:
        """A table goes on without anybody where a clock runs or something must be stored again."""
        return table.running.next_alarm() is not None

    async def put_away(self, name: str) -> None:
        """Let a table leave memory, if it is there, after what waits at it; whoever asks for it opens it again."""
        if name in self._tables:
            async with self._lock(name):
                await self._put_away(name)

    async def _put_away(self, name: str) -> None:
        table, task, hold = self._tables.pop(name, None), self._tasks.pop(name, None), self._holds.pop(name, None)
        if table is not None and task is not None and hold is not None:
            await table.close()
            await asyncio.gather(task, return_exceptions=True)
            await self._ownership.release(name, hold)

    def drop_lost(self) -> None:
        """Let go of all tables that others may have taken by now: nothing waits for them, and nothing more is told."""
        for name, table in self._tables.items():
            if not self._holds[name].is_good() and not table.running.closed:
                table.drop()

    async def give_away(self) -> None:
        """Put all tables away, one after the other, so that other nodes take them as soon as somebody asks."""
        for name in list(self._tables):
            await self.put_away(name)

    async def delete(self, name: str) -> bool:
        """Close a table for good, whoever is there; whether there was one."""

        async def there(far: Far, name: str) -> bool:
            return bool((await far.request("delete", name, None, "", b"")).body)

        return await self.at(lambda: self.delete_here(name), there)

    async def delete_here(self, name: str) -> bool:
        """The same for a table that no other node has."""
        with suppress(Refusal):  # there is none, and nobody has it
            await self.claim(name)
        found = await self.storage.delete(name)
        await self.put_away(name)
        return found

    async def claim(self, name: str) -> None:
        """Make sure that no other node has a table, also one that can't be opened."""
        if self._open_table(name) is None:
            await self._ownership.take(name)

    def watchers_at(self, name: str) -> int:
        """How many watch a table."""
        table = self._tables.get(name)
        return 0 if table is None else len(table.running.watchers)

    async def close(self) -> None:
        """Put every table away: what waits is finished first."""
        LOG.info("closing", extra={"tables": len(self)})
        await self.looking.close()
        await self.give_away()
