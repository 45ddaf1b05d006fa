"""The store: what is committed together is there together, and what was committed is there after a crash."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fogline
from fogline.core.luck import SIZE, seal
from fogline.server import checkpoints, schema
from fogline.server.schema import MIGRATIONS, TooNew, migrate
from fogline.server.storage import FEW, SqliteStorage, TableJournal, Work
from fogline.server.store_faults import StoreFault
from fogline.server.stores import open_storage
from fogline.table.journal import Commit
from fogline.table.messages import Act, Start
from fogline.table.seats import Person
from tests.table.drive import ADA, BEN, SECRET, Host, in_loop, setup

SF = "san-francisco"
CAUSE = "ada 1"
BEFORE_LUCK = next(number for number, script in enumerate(MIGRATIONS) if "commitment" in script)
"""The version of a store whose tables had no luck of their own."""


@asynccontextmanager
async def stored_at(place: Path | str) -> AsyncIterator[Any]:
    """A store; of the engine's own parts each test knows what it asks."""
    storage = open_storage(place)
    try:
        yield storage
    finally:
        await storage.close()


def entries(*texts: str) -> list[fogline.Entry]:
    return [fogline.Entry("chance" if text.startswith("card") else 0, text) for text in texts]


@in_loop
async def test_a_table_comes_back_as_it_was_stored(place: str) -> None:
    agreed = setup(SF, ADA, BEN)
    begun = msgspec.structs.replace(agreed, started="2026-01-01T00:00:00+00:00")
    async with stored_at(place) as storage:
        await storage.create("t", SECRET, agreed)
        await storage.create("t", b"another", begun)
        await storage.commit("t", Commit(first=0, entries=entries("draw", "card 5"), setup=begun, token=CAUSE))
        await storage.commit("t", Commit(first=2, entries=[fogline.Entry("table", "pause", 1234)]))
    async with stored_at(place) as storage:
        kept = await storage.load("t")
        assert kept is not None
        assert kept.secret == SECRET
        assert kept.stored.setup == begun
        assert kept.stored.entries == [*entries("draw", "card 5"), fogline.Entry("table", "pause", 1234)]
        assert kept.stored.tokens == {CAUSE: 2}
        assert await storage.load("u") is None


@in_loop
async def test_a_second_writer_is_impossible(tmp_path: Path) -> None:
    async with stored_at(tmp_path / "db") as one, stored_at(tmp_path / "db") as two:
        await one.create("t", SECRET, setup(SF, ADA, BEN))
        await one.commit("t", Commit(first=0, entries=entries("draw")))
        for first in (0, 2):
            with pytest.raises(ValueError, match="can't follow"):
                await two.commit("t", Commit(first=first, entries=entries("draw", "card 5")))
        kept = await two.load("t")
        assert kept is not None
        assert kept.stored.entries == entries("draw")
    with sqlite3.connect(tmp_path / "db") as database, pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
        database.execute("INSERT INTO entries VALUES ('t', 0, '0', 'draw', NULL)")
    database.close()


@in_loop
async def test_commits_that_wait_share_a_transaction_and_one_that_fails_harms_no_other(place: str) -> None:
    async with stored_at(place) as storage:
        for number in range(20):
            await storage.create(f"t{number}", SECRET, setup(SF, ADA, BEN))
        batches: list[int] = []
        write = storage._write

        def counted(batch: list[Work]) -> list[object]:
            batches.append(len(batch))
            written: list[object] = write(batch)
            return written

        storage._write = counted
        wrong = Commit(first=9, entries=entries("draw"))
        right = Commit(first=0, entries=entries("draw", "card 5"))
        waiting = [storage.commit(f"t{n}", wrong if n == 7 else right) for n in range(20)]
        results = await asyncio.gather(*waiting, storage.commit("nowhere", right), return_exceptions=True)
        assert [n for n, result in enumerate(results) if result is not None] == [7, 20]
        assert len(batches) < 5
        for number in range(20):
            kept = await storage.load(f"t{number}")
            assert kept is not None
            assert len(kept.stored.entries) == (0 if number == 7 else 2)


@in_loop
async def test_nobody_waits_for_a_store_that_is_closed(place: str) -> None:
    async with stored_at(place) as storage:
        await storage.create("t", SECRET, setup(SF, ADA, BEN))
    async with asyncio.timeout(60):
        for _ in range(2):
            with pytest.raises(StoreFault):
                await storage.commit("t", Commit(first=0, entries=entries("draw")))


@in_loop
async def test_old_tables_go_with_all_that_belongs_to_them(place: str) -> None:
    async with stored_at(place) as storage:
        await storage.create("t", SECRET, setup(SF, ADA, BEN, public=True))
        await storage.commit("t", Commit(first=0, entries=entries("draw"), token=CAUSE))
        assert [name for name, _ in await storage.listed(10)] == ["t"]
        assert await storage.forget(before=1000) == []
        assert await storage.forget(before=10**10) == ["t"]
        assert await storage.load("t") is None
        await storage.create("t", SECRET, setup(SF, ADA, BEN))
        kept = await storage.load("t")
        assert kept is not None
        assert kept.stored.entries == []
        assert kept.stored.tokens == {}
        assert await storage.listed(10) == []


@in_loop
async def test_many_old_tables_go_a_few_at_a_time(place: str) -> None:
    async with stored_at(place) as storage:
        names = [f"t{number}" for number in range(3 * FEW + 1)]
        for name in names:
            await storage.create(name, SECRET, setup(SF, ADA, BEN))
        transactions = 0
        write = storage._write

        def counted(batch: list[Work]) -> list[object]:
            nonlocal transactions
            transactions += 1
            written: list[object] = write(batch)
            return written

        storage._write = counted
        assert sorted(await storage.forget(before=10**10)) == sorted(names)
        assert transactions >= 4


@in_loop
async def test_people_and_links(place: str) -> None:
    async with stored_at(place) as storage:
        await storage.add_person(Person("p", "Ada"), b"hash")
        await storage.add_secret("p", b"second")
        assert await storage.person(b"hash") == await storage.person(b"second") == Person("p", "Ada")
        assert await storage.person(b"other") is None
        await storage.add_link(b"l", "device", "p", 10**10)
        await storage.add_link(b"old", "device", "p", 1)
        assert await storage.follow_link(b"old", "device", once=False) is None
        assert await storage.follow_link(b"l", "table", once=True) is None
        assert await storage.follow_link(b"l", "device", once=False) == "p"
        assert await storage.follow_link(b"l", "device", once=True) == "p"
        assert await storage.follow_link(b"l", "device", once=True) is None
        assert await storage.fault() is None


def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "db", isolation_level=None)
    assert migrate(database) == len(MIGRATIONS) == migrate(database)
    database.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    with pytest.raises(TooNew):
        migrate(database)
    database.close()


@in_loop
async def test_a_table_that_has_not_begun_commits_itself_and_one_that_has_does_not(tmp_path: Path) -> None:
    """Of what was agreed, only who is ready changes: not an owner's map, to the last digit, and no chair's place."""
    owners = {
        "title": 'Café "Fog" \\ \u2028',
        "place": [{"x": 37.0, "y": -122.4783, "z": 1e-7, "n": 2**60}],
        "none": None,
    }
    gathering = setup(SF, ADA, "random", BEN, data=owners)
    begun = msgspec.structs.replace(gathering, started="2026-01-01T00:00:00+00:00")
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as database:
        for number, script in enumerate(MIGRATIONS[:BEFORE_LUCK]):
            database.executescript(f"{script} PRAGMA user_version = {number + 1};")
        insert = "INSERT INTO tables (name, secret, setup, listed, touched) VALUES (?, ?, ?, 0, 1)"
        for name, agreed in (("gathering", gathering), ("begun", begun)):
            database.execute(insert, (name, SECRET, msgspec.json.encode(agreed)))
    async with stored_at(tmp_path / "tables.db") as storage:
        one, other = await storage.load("gathering"), await storage.load("begun")
    assert one is not None
    assert other is not None
    assert (other.luck, other.stored.setup) == (None, begun)
    assert one.luck is not None
    assert one.luck == seal("gathering", one.luck.secret)
    assert len(one.luck.secret) == SIZE
    assert [chair.ready for chair in one.stored.setup.chairs] == [False, True, False]
    assert msgspec.structs.replace(one.stored.setup, chairs=gathering.chairs) == gathering
    assert [chair.name for chair in one.stored.setup.chairs] == [chair.name for chair in gathering.chairs]


@in_loop
async def test_luck_is_kept_with_its_table(place: str) -> None:
    sealed = seal("t", bytes(range(32)))
    async with stored_at(place) as storage:
        await storage.create("t", SECRET, setup(SF, ADA, BEN), sealed)
        await storage.create("t", SECRET, setup(SF, ADA, BEN), seal("t", bytes(32)))
        kept = await storage.load("t")
    assert kept is not None
    assert kept.luck == sealed


def test_a_step_to_the_next_version_is_done_wholly_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = (MIGRATIONS[0], "CREATE TABLE half (a); SELECT no_such_function();")
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", broken)
        with pytest.raises(sqlite3.OperationalError), closing(sqlite3.connect(tmp_path / "db")) as database:
            migrate(database)
    with closing(sqlite3.connect(tmp_path / "db", isolation_level=None)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (1,)
        assert database.execute("SELECT count(*) FROM sqlite_master WHERE name = 'half'").fetchone() == (0,)
        assert migrate(database) == len(MIGRATIONS)


@in_loop
async def test_a_table_that_nobody_can_open_forgets_people_too(place: str) -> None:
    begun = setup(SF, ADA, BEN, rules=99, started="2026-01-01T00:00:00+00:00")
    async with stored_at(place) as storage:
        await storage.create("t", SECRET, begun)
        await storage.forget_at("t", ADA.id)
        await storage.forget_at("nowhere", ADA.id)
        kept = await storage.load("t")
        assert kept is not None
        assert [chair.name for chair in kept.stored.setup.chairs] == ["", "Ben"]
        assert await storage.owned(ADA.id, 9) == []
        assert [one.name for one in await storage.owned(BEN.id, 9)] == ["t"]


@in_loop
async def test_people_of_an_earlier_version_are_still_who_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch, closing(sqlite3.connect(tmp_path / "db", isolation_level=None)) as database:
        patch.setattr(schema, "MIGRATIONS", MIGRATIONS[:2])
        migrate(database)
        database.execute("INSERT INTO people VALUES ('p', 'Ada', 7)")
        database.execute("INSERT INTO secrets VALUES (?, 'p')", (b"hash",))
    async with stored_at(tmp_path / "db") as storage:
        assert await storage.person(b"hash") == Person("p", "Ada")
        assert await storage.person_by_words(b"hash") is None
        assert await storage.results("p") == []
        await storage.change_person(Person("p", "Ada L", "teal", "star"))
        assert await storage.person_of("p") == Person("p", "Ada L", "teal", "star")


def test_commits_are_durable(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "db")
    assert storage._database.execute("PRAGMA synchronous").fetchone() == (2,)
    assert storage._database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    asyncio.run(storage.close())


DYING = """
import asyncio, os, sys
from fogline.server.storage import TableJournal
from tests.server.test_storage import act_and_die
asyncio.run(act_and_die(sys.argv[1], sys.argv[2]))
"""


async def act_and_die(place: str, moment: str) -> None:
    """Play one action and be killed before the commit, inside it, or between the commit and the answer."""
    import os  # noqa: PLC0415  (only the dying process needs it)
    import signal  # noqa: PLC0415

    def die(*_: object) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    storage = open_storage(place)
    kept = await storage.load("t")
    assert kept is not None
    host = Host(kept.stored.setup, journal=TableJournal(storage, "t"))
    host.memory.stored = kept.stored
    await host.reopen()
    if moment == "before":
        storage._write = die  # type: ignore[assignment]
    elif moment == "inside":
        insert = storage._insert
        storage._insert = lambda name, commit: (insert(name, commit), die())[0]  # type: ignore[method-assign,func-returns-value]
    elif moment == "after":
        write = storage._write
        storage._write = lambda batch: (write(batch), die())[0]  # type: ignore[method-assign,func-returns-value]
    answer = await host.ask(ADA, Act, id="the move", seat=0, actions=["draw"])
    print("answered", answer.ok)  # noqa: T201


@pytest.mark.parametrize(("moment", "stored"), [("before", False), ("inside", False), ("after", True), ("never", True)])
def test_kill_9_leaves_a_whole_move_or_none_and_the_resent_move_is_done_once(
    place: str, moment: str, stored: bool
) -> None:
    async def begin() -> None:
        async with stored_at(place) as storage:
            agreed = setup(SF, ADA, BEN, options={"first": 0})
            await storage.create("t", SECRET, agreed)
            host = Host(agreed, journal=TableJournal(storage, "t"))
            await host.do(ADA, Start)
            await host.table.close()
            await host.task

    async def resend() -> tuple[int, list[fogline.Entry]]:
        async with stored_at(place) as storage:
            kept = await storage.load("t")
            assert kept is not None
            assert len(kept.stored.entries) == (2 if stored else 0)
            host = Host(kept.stored.setup, journal=TableJournal(storage, "t"))
            host.memory.stored = kept.stored
            await host.reopen()
            answer = await host.do(ADA, Act, id="the move", seat=0, actions=["draw"])
            await host.table.close()
            await host.task
            after = await storage.load("t")
            assert after is not None
            return answer.at, after.stored.entries

    asyncio.run(begin())
    command = [sys.executable, "-c", DYING, place, moment]
    result = subprocess.run(command, capture_output=True, text=True, check=False, cwd=Path(__file__).parents[2])
    assert ("answered True" in result.stdout) == (moment == "never"), result.stderr
    at, entries = asyncio.run(resend())
    assert at == len(entries) == 2
    assert [entry.who for entry in entries] == [0, "chance"]


def entries_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as database:
        count: int = database.execute("SELECT count(*) FROM entries").fetchone()[0]
        return count


@pytest.mark.parametrize(("every", "copied"), [(5, True), (1000, False)])
@in_loop
async def test_the_log_is_copied_into_the_file_beside_the_commits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, every: int, copied: bool
) -> None:
    async with stored_at(tmp_path / "db") as storage:
        await storage.create("t", SECRET, setup(SF, ADA, BEN))
        storage._database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        monkeypatch.setattr(checkpoints, "EVERY", every)
        for number in range(12):
            await storage.commit("t", Commit(first=number, entries=entries("draw")))
        storage._checkpoints.close()
        alone = tmp_path / "alone"
        alone.write_bytes((tmp_path / "db").read_bytes())
        assert (entries_in(alone) >= 5) == copied


@in_loop
async def test_the_log_does_not_grow_for_ever_while_commits_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody always commits, so that no checkpoint beside the commits ever catches up with them."""
    monkeypatch.setattr(checkpoints, "EVERY", 20)
    log = tmp_path / "db-wal"

    async def commit_on(storage: SqliteStorage, name: str) -> None:
        await storage.create(name, SECRET, setup(SF, ADA, BEN))
        for number in range(400):
            await storage.commit(name, Commit(first=number, entries=entries("draw")))

    async with stored_at(tmp_path / "db") as storage:
        await asyncio.gather(*(commit_on(storage, f"table{n}") for n in range(4)))
        begun_anew = int.from_bytes(log.read_bytes()[12:16], "big")  # as SQLite's file format counts it
        assert begun_anew >= 3


def test_a_checkpoint_that_fails_is_logged_and_harms_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # A handler of its own: an earlier test of this process may have set up the service's logs.
    said: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: said.append(record.getMessage())  # type: ignore[method-assign]
    monkeypatch.setattr(checkpoints.LOG, "handlers", [handler])
    monkeypatch.setattr(checkpoints.LOG, "propagate", False)
    failing = checkpoints.Checkpoints(str(tmp_path / "nowhere" / "db"))
    failing.committed(checkpoints.EVERY)
    failing.close()
    with closing(sqlite3.connect(tmp_path / "db")) as closed:
        pass
    failing.finish(closed)
    assert said == ["no checkpoint"] * 2
