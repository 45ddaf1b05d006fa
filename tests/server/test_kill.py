"""`kill -9` of busy tables at random moments and at chosen ones: what was answered is there, once, and play goes on."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import sys
from collections import Counter
from contextlib import AsyncExitStack, closing
from http.client import HTTPException
from pathlib import Path

import msgspec
import pytest

from fogline import games
from fogline.core.record import Play
from fogline.server.schema import MIGRATIONS
from fogline.server.sqlite_file import is_intact
from fogline.server.storage import SqliteStorage
from fogline.table.messages import Act
from tests.play import playable
from tests.server.engines import BOTH, kept
from tests.server.service import Process, Somebody, open_table, people
from tests.table.drive import ADA, BEN, in_loop, setup

pytestmark = pytest.mark.usefixtures("quick_clients")
LIMITS = {"creation_burst": 100_000, "messages": 100_000, "burst": 100_000}


class Busy:
    """People who each play at both seats of a table, on and on, through every gap, and at the next when it is over."""

    def __init__(self) -> None:
        self.tables: list[str] = []
        self.acknowledged: set[tuple[str, str]] = set()
        """Every move that was answered with yes: the table, and the message as it is stored."""

    async def play(self, one: Somebody, game: str) -> None:
        while True:
            table = await self._open(one, game)
            self.tables.append(table)
            await self._play_at(one, table)
            await one.client.unwatch(table)

    async def _open(self, one: Somebody, game: str) -> str:
        """Over HTTP nothing is sent again by itself; whoever gets no answer opens another table."""
        while True:
            try:
                return await open_table(one, [one], game=game)
            except (OSError, HTTPException):
                await asyncio.sleep(0.1)
            except AssertionError as refused:  # a store that fails for a while lets no game begin either
                if getattr(refused.args[0], "code", "") != "table-failed":
                    raise
                await asyncio.sleep(0.1)

    async def _play_at(self, one: Somebody, table: str) -> None:
        watched = await one.client.watch(table)
        while watched.status.phase != "over":
            ready = [(seat, seen) for seat, seen in watched.seen.items() if seen.legal]
            if not ready:
                watched.changed.clear()
                await watched.changed.wait()
                continue
            seat, seen = ready[0]
            id_ = f"act-{one.client.new_id()}"
            answer = await one.client.ask(table, Act, id=id_, seat=seat, actions=[seen.legal[-1]], at=seen.at)
            if answer.ok:
                self.acknowledged.add((table, f"{one.id} {id_}"))
            await asyncio.sleep(0.01)

    async def check(self, database: Path | str) -> int:
        """Every acknowledged move is stored, each once, and every table holds whole moves that the rules allow."""
        count = 0
        for table in list(self.tables):
            stored = await asyncio.to_thread(kept, database, table)
            moves = {token for token in stored.tokens if " act-" in token}
            assert {token for at, token in self.acknowledged if at == table} <= moves
            assert sum(isinstance(entry.who, int) for entry in stored.entries) == len(moves), "a move done twice"
            setup = stored.setup
            play = Play(games.game_class(setup.game).of_content(setup.options, setup.data), 2)
            for entry in stored.entries:
                play.execute(entry)
            assert play.state.chance() is None, "half a move"
            count += len(stored.entries)
        return count

    async def goes_on(self) -> None:
        """Somebody's move is answered again."""
        before = len(self.acknowledged)
        async with asyncio.timeout(60):
            while len(self.acknowledged) <= before:  # noqa: ASYNC110
                await asyncio.sleep(0.02)


async def evening(service: Process, stack: AsyncExitStack, tables: int) -> tuple[Busy, list[asyncio.Task[None]]]:
    """So many busy tables, of all games in turn."""
    busy = Busy()
    somebody = await people(stack, service.url, *(f"Player {number}" for number in range(tables)))
    games_ = [playable()[number % len(playable())] for number in range(tables)]
    return busy, [asyncio.create_task(busy.play(one, game)) for one, game in zip(somebody, games_, strict=True)]


async def stop(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert not [one for one in results if isinstance(one, Exception)]


class Round:
    """What goes on beside the play when the service is killed; this one: nothing."""

    def __init__(self, service: Process, moments: random.Random) -> None:
        self.service = service
        self.moments = moments

    async def prepare(self) -> None:
        """Something with the file, which nobody has open."""

    async def disturb(self) -> None:
        """Something while the service runs, until the moment comes."""
        await asyncio.sleep(self.moments.uniform(0.05, 0.4))

    def check(self) -> bool:
        """What must be true of it afterwards; whether it was hit in the middle."""
        return True


class InMigration(Round):
    """The file is of the version before, and the service is killed at one of the statements that change that."""

    async def prepare(self) -> None:
        before = len(MIGRATIONS) - 1
        with closing(sqlite3.connect(self.service.database, isolation_level=None)) as database:
            database.executescript(f"BEGIN; DROP TABLE analyses; PRAGMA user_version = {before}; COMMIT;")
        self.service.launch(DIE_AT=f"migration {self.moments.randint(1, 4)}")
        assert await self.service.died() == -signal.SIGKILL
        with closing(sqlite3.connect(self.service.database)) as database:
            (version,) = database.execute("PRAGMA user_version").fetchone()
            tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master")}
        assert version == before + ("analyses" in tables), "half a migration"


class InDeletion(Round):
    """There is much to delete, and the service is killed while it does."""

    MANY = 1000

    async def disturb(self) -> None:
        old = msgspec.json.encode(setup(playable()[0], ADA, BEN))
        rows = [(f"old{number}", b"s", old) for number in range(self.MANY)]
        with closing(sqlite3.connect(self.service.database, timeout=60)) as database, database:
            insert = "INSERT OR IGNORE INTO tables (name, secret, setup, listed, touched) VALUES (?, ?, ?, 0, 1)"
            database.executemany(insert, rows)
        async with asyncio.timeout(60):
            while self._left() == self.MANY:  # noqa: ASYNC110  (another process)
                await asyncio.sleep(0.005)
        await asyncio.sleep(self.moments.uniform(0, 0.05))

    def _left(self) -> int:
        with closing(sqlite3.connect(self.service.database, timeout=60)) as database:
            left: int = database.execute("SELECT count(*) FROM tables WHERE touched = 1").fetchone()[0]
            return left

    def check(self) -> bool:
        with closing(sqlite3.connect(self.service.database)) as database:
            strays = "SELECT count(*) FROM entries WHERE game NOT IN (SELECT name FROM tables)"
            assert database.execute(strays).fetchone() == (0,)
        return 0 < self._left() < self.MANY


SLOWLY = """
import time
from fogline.cli import main
from fogline.server import backups
copy, backups.PAGES = backups._copy, 8
backups._copy = lambda source, target, _: copy(source, target, lambda *_: time.sleep(0.01))
main()
"""
"""`fogline` on a disk so slow that a copy takes a while."""


class InBackup(Round):
    """The file is copied, and both are killed."""

    async def disturb(self) -> None:
        self.copy = Path(self.service.database).with_name("copy.db")
        command = [sys.executable, "-c", SLOWLY, "backup", "--force", "--database", str(self.service.database)]
        copying = await asyncio.create_subprocess_exec(*command, str(self.copy), stdout=asyncio.subprocess.DEVNULL)
        self.half = self.copy.with_name(f".{self.copy.name}.{copying.pid}")
        async with asyncio.timeout(60):
            while copying.returncode is None and not self.half.exists():  # noqa: ASYNC110
                await asyncio.sleep(0.005)
        await asyncio.sleep(self.moments.uniform(0, 0.2))
        if copying.returncode is None:
            copying.kill()
        await copying.wait()

    def check(self) -> bool:
        assert not self.copy.exists() or is_intact(self.copy)
        return self.half.exists()


ROUNDS = (Round, InMigration, InDeletion, InBackup)


async def kill_and_check(folder: Path, kills: int, tables: int, seed: int) -> None:
    moments = random.Random(seed)
    service = Process(folder / "tables.db", {**LIMITS, "idle": 0.2})
    rounds = [ROUNDS[number % len(ROUNDS)](service, moments) for number in range(kills)]
    hit: Counter[type[Round]] = Counter()
    async with AsyncExitStack() as stack:
        stack.callback(service.end, signal.SIGKILL)
        await service.start()
        busy, tasks = await evening(service, stack, tables)
        counts = []
        for round_ in rounds:
            await busy.goes_on()
            await round_.disturb()
            service.end(signal.SIGKILL)
            await round_.prepare()
            await SqliteStorage(folder / "tables.db").close()  # a migration that was cut short goes on
            counts.append(await busy.check(service.database))
            hit[type(round_)] += round_.check()
            await service.start()
        await busy.goes_on()
        await stop(tasks)
        assert set(hit) == set(ROUNDS)
        assert min(hit.values()) > 0, hit
        assert counts == sorted(counts)
        assert len(busy.acknowledged) > kills
        assert len({*busy.tables}) >= tables
        await check_file(service)


async def check_file(service: Process) -> None:
    service.end(signal.SIGTERM)
    with sqlite3.connect(service.database) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        doubled = "SELECT count(*) FROM entries GROUP BY game, seq HAVING count(*) > 1"
        assert database.execute(doubled).fetchall() == []
    database.close()


@pytest.mark.timeout(900)
@in_loop
async def test_kill_9_of_busy_tables(tmp_path: Path) -> None:
    await kill_and_check(tmp_path, kills=20, tables=4, seed=1)


@pytest.mark.soak
@in_loop
async def test_kill_9_at_two_hundred_moments_of_twenty_tables(tmp_path: Path) -> None:
    await kill_and_check(tmp_path, kills=200, tables=20, seed=2)


@BOTH
@pytest.mark.parametrize("moment", ["before", pytest.param("inside", marks=pytest.mark.soak), "after"])
@in_loop
async def test_kill_9_at_chosen_points_of_busy_tables(tmp_path: Path, moment: str) -> None:
    """Before a commit, inside it, and between the commit and its answers: who got no answer sends it again."""
    service = Process(tmp_path / "tables.db", LIMITS)
    await service.start(DIE_AT=f"{moment} 60")
    async with AsyncExitStack() as stack:
        busy, tasks = await evening(service, stack, 3)
        assert await service.died() == -signal.SIGKILL
        assert await busy.check(service.database) > 0
        await service.start()
        stack.callback(service.end, signal.SIGKILL)
        await busy.goes_on()
        await stop(tasks)
        service.end(signal.SIGKILL)
        await busy.check(service.database)
