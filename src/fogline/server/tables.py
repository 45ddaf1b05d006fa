"""All tables of a service: opened when somebody asks for them, out of memory when nobody does."""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
import time
from weakref import WeakValueDictionary

from fogline import games
from fogline.core.errors import Refusal
from fogline.core.game import Game
from fogline.server.limits import Buckets, Limits
from fogline.server.storage import Kept, Storage, TableJournal
from fogline.table.bot_jobs import BotJobs
from fogline.table.live import LiveTable
from fogline.table.seats import Setup

LOG = logging.getLogger(__name__)


class Tables:
    """The tables in memory; each has its own task."""

    def __init__(self, storage: Storage, bot_jobs: BotJobs, limits: Limits) -> None:
        self.storage = storage
        self.chat = Buckets(limits.chat, limits.chat_burst)
        """Lines of chat by person, however they come."""
        self._bot_jobs = bot_jobs
        self._limits = limits
        self._tables: dict[str, LiveTable] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock lives as long as somebody opens its table: strangers ask for names without end."""
        self._games: dict[tuple[str, int, str | None, tuple[tuple[str, int], ...]], Game] = {}
        self._making = threading.Lock()

    def __len__(self) -> int:
        return len(self._tables)

    async def create(self, name: str, setup: Setup) -> None:
        """Keep a new table."""
        await self.storage.create(name, secrets.token_bytes(32), setup)

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
        return LiveTable(name, kept.stored, game, kept.secret, journal, self._bot_jobs, self.create)

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
                await self._put_away(name)
        for name in await self.storage.forget(int(time.time()) - self._limits.keep):
            await self._put_away(name)

    def _is_busy(self, table: LiveTable) -> bool:
        """A table goes on without anybody where a clock runs, a bot must decide or something must be stored again."""
        return bool(table.running.bot_seats()) or table.running.next_alarm() is not None

    async def _put_away(self, name: str) -> None:
        table, task = self._tables.pop(name, None), self._tasks.pop(name, None)
        if table is not None and task is not None:
            await table.close()
            await asyncio.gather(task, return_exceptions=True)

    async def close(self) -> None:
        """Put every table away: what waits is finished first."""
        LOG.info("closing", extra={"tables": len(self)})
        for name in list(self._tables):
            await self._put_away(name)
