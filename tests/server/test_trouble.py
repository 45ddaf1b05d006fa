"""A machine in trouble, while people play: a sentence in the log, an honest `/ready`, recovery, and nothing lost."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest

from fogline.client import ServiceError
from fogline.server.backups import back_up, restore
from fogline.server.storage import SqliteStorage
from fogline.server.store_faults import Damaged, DiskFull, ReadOnlyDisk
from fogline.table.seats import Person
from tests.cli.running import invoke
from tests.cli.test_stores import damage
from tests.play import playable
from tests.server.service import READ_ONLY, Process, Somebody, open_table, people, play, until
from tests.server.test_kill import LIMITS, Busy, evening, stop
from tests.table.drive import SECRET, in_loop, setup

READY = (200, "ready")
pytestmark = pytest.mark.usefixtures("quick_clients")


@asynccontextmanager
async def busy_evening(service: Process) -> AsyncIterator[Busy]:
    """People who play on and on; in the end everything that they were told is there."""
    await service.start()
    async with AsyncExitStack() as stack:
        stack.callback(service.end, signal.SIGKILL)
        busy, tasks = await evening(service, stack, 3)
        await busy.goes_on()
        yield busy
        await service.becomes(*READY)
        await busy.goes_on()
        await stop(tasks)
        service.end(signal.SIGKILL)
        assert await busy.check(service.database) > 0
        stack.pop_all()


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    """A disk of a few megabytes."""
    if os.name != "posix" or os.geteuid() != 0:
        pytest.skip("only root can mount a small disk")
    folder.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)], check=False)
    if mounted.returncode:
        pytest.skip("this machine lets nobody mount a disk")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(file: Path) -> None:
    with file.open("wb", buffering=0) as ballast:
        try:
            while True:
                ballast.write(bytes(4096))
        except OSError:
            pass


@in_loop
async def test_a_full_disk(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "6m") as disk:
        service = Process(disk / "tables.db", LIMITS)
        service.log = tmp_path / "service.log"
        async with busy_evening(service):
            fill(disk / "ballast")
            await service.logs("the disk is full")
            await service.becomes(503, DiskFull.sentence)
            assert "DiskFull" in service.log.read_text()
            (disk / "ballast").unlink()
            await service.logs("the store works again")


@in_loop
async def test_a_disk_that_can_only_be_read_when_the_service_begins(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "1m") as disk:
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)  # noqa: ASYNC221
        command = [sys.executable, "-c", "from fogline.cli import main; main()", "serve", "--port", "0"]
        done = await asyncio.to_thread(
            subprocess.run, [*command, "-d", str(disk / "t.db")], capture_output=True, text=True, check=False
        )
        assert done.returncode == 1
        assert "Nothing can be written in the folder" in done.stderr
        assert "Traceback" not in done.stderr
        assert "served at" not in done.stderr


@in_loop
async def test_a_database_that_can_only_be_read_for_a_while(tmp_path: Path) -> None:
    """SQLite itself refuses every change, as it does on a disk that the system has made read-only."""
    service = Process(tmp_path / "tables.db", LIMITS)
    async with busy_evening(service):
        os.kill(service.pid, READ_ONLY)
        await service.logs(ReadOnlyDisk.sentence)
        await service.becomes(503, ReadOnlyDisk.sentence)
        os.kill(service.pid, READ_ONLY)
        await service.logs("the store works again")


async def be_locked(folder: Path, seconds: float) -> str:
    service = Process(folder / "tables.db", LIMITS)
    async with busy_evening(service):
        with closing(sqlite3.connect(service.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await service.becomes(503, "the store does not answer")
            await asyncio.sleep(seconds)
            other.execute("ROLLBACK")
    return service.log.read_text()


@in_loop
async def test_a_database_that_another_program_holds(tmp_path: Path) -> None:
    await be_locked(tmp_path, 1)


@pytest.mark.soak
@in_loop
async def test_a_database_that_another_program_holds_for_15_seconds(tmp_path: Path) -> None:
    log = await be_locked(tmp_path, 15)
    assert "another program holds the database" in log
    assert "the store works again" in log


@in_loop
async def test_a_clock_that_jumps_91_days(tmp_path: Path) -> None:
    """Deletion is looked at several times a second here, and no table goes."""
    service = Process(tmp_path / "tables.db", {**LIMITS, "idle": 0.2})
    storage = SqliteStorage(service.database)
    await storage.create("gathers", SECRET, setup(playable()[0], Person("ada", "Ada")))
    await storage.close()
    async with busy_evening(service) as busy:
        await service.keeps("clock")  # what has not been looked at yet can't jump
        for jump in (signal.SIGUSR1, signal.SIGUSR2, signal.SIGUSR2, signal.SIGUSR1):
            told = service.log.read_text().count("the clock has jumped")
            os.kill(service.pid, jump)
            async with asyncio.timeout(60):
                while service.log.read_text().count("the clock has jumped") == told:  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
            await busy.goes_on()
    with closing(sqlite3.connect(service.database)) as database:
        names = {name for (name,) in database.execute("SELECT name FROM tables")}
    assert {"gathers", *busy.tables} <= names


@in_loop
async def test_no_more_files_can_be_opened(tmp_path: Path) -> None:
    service = Process(tmp_path / "tables.db", {**LIMITS, "stuck": 4})
    async with busy_evening(service) as busy:
        most = resource.prlimit(service.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(service.pid, resource.RLIMIT_NOFILE, (3, most[1]))
        await busy.goes_on()  # at once: whose game ends meanwhile is a newcomer to the next table
        with pytest.raises((OSError, TimeoutError)):
            async with asyncio.timeout(3):
                await Somebody(service.url, {"id": "x", "secret": "x"}).call("GET", "/api/games")
        await service.logs("no more files can be opened")
        resource.prlimit(service.pid, resource.RLIMIT_NOFILE, most)
        await busy.goes_on()


def is_worker(pid: str) -> bool:
    return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()


@in_loop
async def test_workers_that_are_killed_every_second(tmp_path: Path) -> None:
    service = Process(tmp_path / "tables.db", LIMITS)
    await service.start()
    async with AsyncExitStack() as stack:
        stack.callback(service.end, signal.SIGKILL)
        (ada,) = await people(stack, service.url, "Ada")
        table = await open_table(ada, [], seats=2, bots={1: "search:sims=200"}, limit=2000, game=playable()[0])
        watched = await ada.client.watch(table)
        playing = asyncio.create_task(play(table, [(ada, watched)], 5000))
        killed = 0
        async with asyncio.timeout(200):
            while killed < 5 and not playing.done():
                found = [int(child) for child in service.children() if is_worker(child)]
                for child in found:
                    os.kill(child, signal.SIGKILL)
                killed += len(found)
                await asyncio.sleep(1 if found else 0.01)  # a game is short
            if playing.done():
                await playing  # says why, where it didn't come to the end
            assert killed > 0
            before = watched.seen[0].at
            await until(watched, lambda: watched.status.phase == "over" or watched.seen[0].at > before + 5)
        playing.cancel()
        assert await service.ready() == READY


@in_loop
async def test_a_damaged_page(tmp_path: Path) -> None:
    """Writes stop, the tables that it touches are named; a backup, and what an export has beyond it, go on."""
    service = Process(tmp_path / "tables.db", LIMITS)
    backup, export, tables = tmp_path / "backup.db", tmp_path / "export.jsonl", list[str]()
    await service.start()
    async with AsyncExitStack() as stack:
        stack.callback(service.end, signal.SIGKILL)
        (ada,) = await people(stack, service.url, "Ada")
        for moves in (80, 10):  # so many that the first page of the one has nothing of the other, in a game that lasts
            table = await open_table(ada, [ada], game=playable()[-1])
            watched = await ada.client.watch(table)
            assert await play(table, [(ada, watched)] * 2, moves) == moves
            tables.append(table)
        hurt, intact = tables
        await asyncio.to_thread(back_up, tmp_path / "tables.db", backup)
        assert await play(intact, [(ada, watched)] * 2, 5) == 5
        newest = watched.seen[0].at
        await ada.client.__aexit__(None, None, None)  # so that nobody has the tables open again
        service.end(signal.SIGTERM)
        await service.start()
        await asyncio.to_thread(damage, tmp_path / "tables.db", hurt)
        with closing(sqlite3.connect(service.database)) as other, other:  # so that the service reads the file again
            other.execute("INSERT OR REPLACE INTO settings VALUES ('x', 'y')")
        with pytest.raises(ServiceError):
            await ada.call("GET", f"/api/tables/{hurt}")
        await service.becomes(503, Damaged.sentence)
        await service.logs(f'"this table is damaged", "table": "{hurt}"')
        with pytest.raises(ServiceError):
            await ada.call("POST", "/api/people", {"name": "Ben"})
        service.end(signal.SIGKILL)
        await asyncio.to_thread(invoke, "export", "-d", str(service.database), str(export), code=1)
        await asyncio.to_thread(restore, backup, tmp_path / "tables.db", replace=True)
        await asyncio.to_thread(invoke, "import", str(export), "-d", str(service.database))
        await service.start()
        assert await service.ready() == READY
        again = Somebody(service.url, {"id": ada.id, "secret": ada.secret})
        await stack.enter_async_context(again.client)
        for table in (hurt, intact):
            watched = await again.client.watch(table)
            assert (watched.seen[0].at == newest) == (table == intact)
            assert await play(table, [(again, watched)] * 2, 3) == 3


@in_loop
async def test_a_backup_under_load_has_every_move_that_was_answered_before(tmp_path: Path) -> None:
    service = Process(tmp_path / "tables.db", LIMITS)
    backup = tmp_path / "backup.db"
    async with busy_evening(service) as busy:
        answered, tables = set(busy.acknowledged), list(busy.tables)
        await asyncio.to_thread(back_up, tmp_path / "tables.db", backup)
        await busy.goes_on()
        assert len(busy.acknowledged) > len(answered)
    await asyncio.to_thread(restore, backup, tmp_path / "restored.db", replace=False)
    restored = Busy()
    restored.tables, restored.acknowledged = tables, answered
    assert await restored.check(tmp_path / "restored.db") > 0
    again = Process(tmp_path / "restored.db", LIMITS)
    await again.start()
    assert await again.ready() == READY
    again.end(signal.SIGTERM)
