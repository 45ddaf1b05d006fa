"""All tables of a service: opened when somebody asks for them, out of memory when nobody does."""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
import time
from collections import Counter
from collections.abc import Sequence
from weakref import WeakValueDictionary

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
from fogline.server.storage import Kept, Storage, TableJournal
from fogline.table.bot_jobs import Processes
from fogline.table.journal import Commit
from fogline.table.live import LiveTable
from fogline.table.messages import Start
from fogline.table.running import summary_of
from fogline.table.seats import Person, Setup, is_against_bots

LOG = logging.getLogger(__name__)
QUIET = 60.0
"""Seconds without a question or a move after which there is time to look for garbage."""
MUCH = 1_000_000
"""Objects more than twice those kept the last time, among which garbage is looked for while people play: about a
hundred megabytes, which a service without cycles never comes to."""


class Tables:
    """The tables in memory; each has its own task."""

    def __init__(
        self, storage: Storage, processes: Processes, limits: Limits, addresses: Addresses | None = None
    ) -> None:
        self.storage = storage
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
        await self.storage.commit(name, Commit(first=0, entries=entries, setup=setup, summary=summary_of(state)))

    async def _create_rematch(self, name: str, setup: Setup) -> None:
        """Keep the table of a rematch; where nobody need be waited for, it begins. Doing it twice does nothing."""
        await self.create(name, setup)
        if is_against_bots(setup):
            table = await self.table(name)
            await table.ask(Person(setup.host, ""), Start(id="rematch"))

    async def table(self, name: str) -> LiveTable:
        """A table, rebuilt from what is stored where it isn't in memory; raises `Refusal` where there is none."""
        table = self._tables.get(name)
        if table is not None and not table.running.closed:
            return table
        lock = self._opening.setdefault(name, asyncio.Lock())
        async with lock:
            table = self._tables.get(name)
            if table is None or table.running.closed:
                table = await self._open(name)
        return table

    async def _open(self, name: str) -> LiveTable:
        kept = await self.storage.load(name)
        if kept is None:
            raise Refusal("unknown-table")
        # Reading an owner's deck and replaying a long game take a while; the loop must not wait for it.
        table = await asyncio.to_thread(self._rebuild, name, kept)
        self._tables[name] = table
        self._tasks[name] = asyncio.create_task(table.run(), name=f"table {name}")
        return table

    def _rebuild(self, name: str, kept: Kept) -> LiveTable:
        journal = TableJournal(self.storage, name)
        game = self._game(kept.stored.setup)
        return LiveTable(name, kept.stored, game, kept.secret, journal, self.processes, self._create_rematch, kept.luck)

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
        table, task = self._tables.pop(name, None), self._tasks.pop(name, None)
        if table is not None and task is not None:
            await table.close()
            await asyncio.gather(task, return_exceptions=True)

    async def delete(self, name: str) -> bool:
        """Close a table for good, whoever is there; whether there was one."""
        found = await self.storage.delete(name)
        await self.put_away(name)
        return found

    def watchers_at(self, name: str) -> int:
        """How many watch a table."""
        table = self._tables.get(name)
        return 0 if table is None else len(table.running.watchers)

    async def close(self) -> None:
        """Put every table away: what waits is finished first."""
        LOG.info("closing", extra={"tables": len(self)})
        await self.looking.close()
        for name in list(self._tables):
            await self.put_away(name)
