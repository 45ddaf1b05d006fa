"""The service on a real PostgreSQL server: its death loses nothing, one service has a database, stores are copied."""

from __future__ import annotations

import asyncio
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from fogline.server import stores
from fogline.server.archive import KeptPerson, KeptTable, SqlArchive
from fogline.server.copying import Ahead, copy_store
from fogline.server.sqlite_file import CannotOpen
from fogline.server.store_faults import StoreFault, Unreachable
from fogline.table.journal import Commit
from fogline.table.messages import Act
from tests.cli.running import invoke
from tests.cli.test_stores import damage, fill, rows
from tests.play import playable
from tests.server.service import Process, open_table, people, play
from tests.table.drive import in_loop

if TYPE_CHECKING:
    from tests.server.postgres import Server

NOBODY = "postgresql://ada:the-password@127.0.0.1:1/fogline"


@in_loop
async def test_the_death_of_the_server_loses_nothing_and_play_goes_on(postgres: Server, tmp_path: Path) -> None:
    database = await asyncio.to_thread(postgres.database)
    service = Process(tmp_path / "unused.db", {"creation_burst": 1000}, ["--database", database])
    await service.start()
    async with AsyncExitStack() as stack:
        both = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(both[0], both[1:], game=playable()[0])
        seats = [(one, await one.client.watch(table)) for one in both]
        assert await play(table, seats, most=3) == 3
        await asyncio.to_thread(postgres.die)
        await service.becomes(503, Unreachable.sentence)
        seat = next(seat for seat, (_, watched) in enumerate(seats) if watched.seen[seat].legal)
        one, watched = seats[seat]
        refused = await one.ask(table, Act, seat=seat, actions=[watched.seen[seat].legal[0]], at=watched.seen[seat].at)
        assert (refused.ok, refused.code) == (False, "table-failed")
        await asyncio.to_thread(postgres.start)
        await service.becomes(200, "ready")
        assert await play(table, seats, most=3) == 3
        told = watched.seen[seat].at
        service.end(signal.SIGKILL)
        await service.start()
        again = [(one, await one.client.watch(table)) for one in both]
        assert again[seat][1].seen[seat].at >= told
        assert await play(table, again, most=3) == 3
    service.end(signal.SIGTERM)


def test_one_service_has_a_database_at_a_time(postgres: Server) -> None:
    database = postgres.database()
    storage = stores.open_storage(database)
    with pytest.raises(CannotOpen, match="in-use"):
        stores.open_storage(database)
    asyncio.run(storage.close())
    asyncio.run(stores.open_storage(database).close())


def test_a_server_that_is_not_there_is_a_sentence_without_the_password() -> None:
    said = invoke("serve", "--check", "--database", NOBODY, code=1).err
    assert "postgresql://ada@127.0.0.1:1/fogline" in said
    assert "the-password" not in said


def all_of(archive: SqlArchive) -> list[KeptPerson | KeptTable | None]:
    people = [archive.person(one) for one in archive.people()]
    return [*people, *(archive.table(one) for one in sorted(archive.tables()))]


def test_a_store_is_copied_there_and_back_and_once_more_only_what_changed(postgres: Server, tmp_path: Path) -> None:
    first, back, middle = tmp_path / "first.db", tmp_path / "back.db", postgres.database()
    asyncio.run(fill(first))
    copied = invoke("copy-store", str(first), middle, "--json").json
    assert (copied["people"], copied["known"]) == (1, 0)
    assert invoke("copy-store", middle, str(back), "--json").json["tables"] == copied["tables"]
    assert rows(back) == rows(first)
    table = f"{playable()[0]}-goes-on"
    asyncio.run(one_more_entry(str(first), table))
    again = invoke("copy-store", str(first), middle, "--json").json
    assert (again["tables"], again["people"], again["known"]) == (1, 0, copied["tables"])
    with stores.read(first) as one, stores.read(middle) as other:
        assert all_of(SqlArchive(one)) == all_of(SqlArchive(other))
    assert table in invoke("copy-store", str(back), middle, code=1).err


async def one_more_entry(database: str, table: str) -> None:
    storage = stores.open_storage(database)
    kept = await storage.load(table)
    assert kept is not None
    await storage.commit(table, Commit(first=len(kept.stored.entries), entries=kept.stored.entries[:1]))
    await storage.close()


def test_what_is_ahead_is_not_overwritten(postgres: Server, tmp_path: Path) -> None:
    first, other = tmp_path / "first.db", postgres.database()
    asyncio.run(fill(first))
    with stores.read(first) as source, stores.written(other) as target:
        copy_store(source, target, lambda *_: None)
    asyncio.run(one_more_entry(other, f"{playable()[0]}-goes-on"))
    with stores.read(first) as source, stores.written(other) as target, pytest.raises(Ahead):
        copy_store(source, target, lambda *_: None)


def test_what_is_damaged_is_named_and_the_rest_is_copied(tmp_path: Path) -> None:
    first, copy = tmp_path / "first.db", tmp_path / "copy.db"
    asyncio.run(fill(first))
    hurt = f"{playable()[0]}-is-over"
    damage(first, hurt)
    ran = invoke("copy-store", str(first), str(copy), "--json", code=1)
    assert hurt in ran.json["unreadable"]
    assert hurt in ran.err
    assert 0 < ran.json["tables"] == len(rows(copy)["tables"])


def test_two_nodes_are_measured_under_load(postgres: Server) -> None:
    """Half of the sockets are at the node that doesn't have their table, and all of them hear of every move."""
    small = ("--tables", "6", "--sockets", "20", "--moves", "20", "--seconds", "2", "--warm-up", "0", "--clients", "1")
    report = invoke(
        "loadtest", *small, "--database", postgres.database(), "--nodes", "2", "--foreign", "0.5", "--json"
    ).json
    assert report["plan"]["nodes"] == 2
    assert report["moves"] > 0
    assert (report["lost"], report["cut_off"], report["refused"]) == (0, 0, {})


def test_a_commit_that_the_server_rolled_back_is_a_fault(postgres: Server) -> None:
    """It answers a commit after a failure with ROLLBACK, and without an error."""
    with stores.written(postgres.database()) as database:
        database.execute("BEGIN")
        with pytest.raises(StoreFault):
            database.execute("SELECT no_such_column")
        with pytest.raises(StoreFault):
            database.execute("COMMIT")
