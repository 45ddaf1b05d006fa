"""A service's database from the command line: backup and back, exports, a look before an upgrade, and what is wrong."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
import pytest

from fogline.core.luck import seal
from fogline.server.schema import MIGRATIONS
from fogline.server.sqlite_file import Hold, is_intact
from fogline.server.storage import SqliteStorage, TableJournal
from fogline.table.journal import Commit
from fogline.table.messages import Act, Resign, Start
from fogline.table.seats import Person
from tests.cli.running import Run
from tests.play import playable
from tests.table.drive import ADA, BEN, SECRET, Host, setup

SECRET_HASH = bytes(range(32))


async def over(host: Host) -> None:
    await host.until(lambda: host.table.running.is_over)


async def fill(path: Path) -> None:
    """A person, a game under way of each kind, one that is over, and a table that gathers."""
    storage = SqliteStorage(path)
    await storage.add_person(ADA, SECRET_HASH)
    await storage.set_words(ADA.id, b"words")
    for game in playable():
        for name in (f"{game}-goes-on", f"{game}-is-over"):
            agreed = setup(game, ADA, "random", options={"first": 0})
            await storage.create(name, SECRET, agreed)
            host = Host(agreed, journal=TableJournal(storage, name))
            await host.do(ADA, Start)
            if name.endswith("over"):
                await host.do(ADA, Resign, seat=0)
                await over(host)
            else:
                await host.do(ADA, Act, seat=0, actions=[str(host.table.running.begun().state.legal(0)[0])])
            await host.table.close()
            await host.task
    await storage.create("gathers", SECRET, setup(playable()[0], ADA, BEN, public=True), seal("gathers", bytes(32)))
    await storage.close()


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("filled") / "tables.db"
    asyncio.run(fill(path))
    return path


@pytest.fixture
def database(filled: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(filled, tmp_path / "tables.db"))


TABLES = 2 * len(playable()) + 1


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a database but what a service remembers of itself."""
    with closing(sqlite3.connect(path)) as opened:
        names = ("tables", "entries", "tokens", "people", "secrets", "members", "results")
        return {name: sorted(opened.execute(f"SELECT * FROM {name}").fetchall()) for name in names}  # noqa: S608


@contextmanager
def written_meanwhile(path: Path) -> Iterator[None]:
    """Something that is only in the log beside the file."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = WAL")
        other.execute("PRAGMA wal_autocheckpoint = 0")
        other.execute("INSERT INTO people VALUES ('late', 'Late', 1, NULL, NULL)")
        yield


def damage(path: Path, table: str) -> None:
    """Overwrite the first page that holds a table's entries."""
    with closing(sqlite3.connect(path)) as opened:
        opened.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        (size,) = opened.execute("PRAGMA page_size").fetchone()
        text = opened.execute("SELECT text FROM entries WHERE game = ? ORDER BY seq DESC", (table,)).fetchone()
    assert text is not None
    data = bytearray(path.read_bytes())
    pages = {at // size for at in range(0, len(data), size) if table.encode() in data[at : at + size]}
    leaves = [page for page in pages if data[page * size] == 0x0D]  # a leaf of a table with rows: entries
    data[min(leaves) * size : min(leaves) * size + 8] = b"\xff" * 8
    path.write_bytes(data)


def test_a_backup_has_what_a_plain_copy_of_the_file_loses(run: Run, database: Path, tmp_path: Path) -> None:
    with written_meanwhile(database):
        run("backup", "-d", str(database), str(tmp_path / "backup.db"))
        shutil.copy(database, tmp_path / "plain.db")
    assert ("late",) in [row[:1] for row in rows(tmp_path / "backup.db")["people"]]
    assert ("late",) not in [row[:1] for row in rows(tmp_path / "plain.db")["people"]]
    assert stat.S_IMODE((tmp_path / "backup.db").stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.glob("backup.db?*")] == [], "one file, which may be carried anywhere"


def test_a_backup_comes_back_and_what_was_there_is_kept(run: Run, database: Path, tmp_path: Path) -> None:
    before = rows(database)
    made = run("backup", "-d", str(database), str(tmp_path / "backup.db"), "--json").json
    assert made["backup"]["tables"] == TABLES
    with written_meanwhile(database):
        assert "exists already" in run("restore", str(tmp_path / "backup.db"), "-d", str(database), code=1).err
        shutil.copy(f"{database}-wal", tmp_path / "log")
    shutil.copy(tmp_path / "log", f"{database}-wal")
    ran = run("restore", "--force", str(tmp_path / "backup.db"), "-d", str(database), "--json").json
    assert rows(database) == before
    assert ("late",) in [row[:1] for row in rows(Path(ran["earlier"]))["people"]], "with its log"
    asyncio.run(SqliteStorage(database).close())


def test_old_backups_of_a_folder_go(run: Run, database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "other.db").touch()
    made = [
        run("backup", "-d", str(database), str(folder), "--keep", "2", "--json").json["backup"]["file"]
        for _ in range(3)
    ]
    assert sorted(str(file) for file in folder.iterdir()) == sorted([*made[1:], str(folder / "other.db")])
    assert "--keep" in run("backup", "-d", str(database), str(folder / "x.db"), "--keep", "2", code=1).err


def test_what_a_killed_backup_left_goes_with_the_next(run: Run, database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    dated = f".{database.stem}-20260101T040000.000000Z.db.123"
    old = [dated, f"{dated}-journal", ".mine.db.77"]
    stays = [".other-20260101T040000.000000Z.db.123", f"{dated}.txt", dated.replace("123", "124")]
    for name in (*old, *stays):
        (folder / name).write_bytes(b"half a database")
        if name != stays[-1]:  # that one is being written
            os.utime(folder / name, (1, 1))
    run("backup", "-d", str(database), str(folder))
    assert {file.name for file in folder.glob(".*")} == {*stays, ".mine.db.77"}
    run("backup", "-d", str(database), str(folder / "mine.db"))
    assert {file.name for file in folder.glob(".*")} == set(stays)


def test_nothing_is_restored_under_a_running_service(run: Run, database: Path, tmp_path: Path) -> None:
    run("backup", "-d", str(database), str(tmp_path / "backup.db"))
    hold = Hold(database)
    told = run("restore", "--force", str(tmp_path / "backup.db"), "-d", str(database), code=1).err
    assert f"Another service has {database} open: process {os.getpid()}." in told
    hold.release()
    run("restore", "--force", str(tmp_path / "backup.db"), "-d", str(database))


def test_an_export_makes_the_same_database_again(run: Run, database: Path, tmp_path: Path) -> None:
    everything = tmp_path / "all.jsonl"
    assert run("export", "-d", str(database), str(everything), "--json").json["tables"] == TABLES
    assert stat.S_IMODE(everything.stat().st_mode) == 0o600
    other = tmp_path / "other.db"
    assert run("import", str(everything), "-d", str(other), "--json").json == {
        "tables": TABLES, "people": 1, "known": 0, "unreadable": [],
    }  # fmt: skip
    assert rows(other) == rows(database)
    again = run("import", str(everything), "-d", str(other), "--json").json
    assert (again["tables"], again["people"], again["known"]) == (0, 0, TABLES + 1)
    assert run("check", "-d", str(other), "--json").json == {"tables": TABLES, "differences": []}


def play_on(database: Path, game: str, text: str) -> None:
    """Something happens at a table, somebody finishes a game and signs a device in, and another table is touched."""
    with closing(sqlite3.connect(database)) as later, later:
        last = "SELECT game, seq + 1, who, ?, time FROM entries WHERE game = ? ORDER BY seq DESC LIMIT 1"
        later.execute(f"INSERT INTO entries {last}", (text, game))
        later.execute("UPDATE tables SET touched = touched + 1 WHERE name = 'gathers'")
        later.execute("INSERT INTO results SELECT person, 'newer', ended, result FROM results LIMIT 1")
        later.execute("INSERT INTO secrets VALUES (?, ?, 'device')", (b"another device", ADA.id))


def test_what_is_newer_in_an_export_comes_back_and_nothing_newer_goes(run: Run, database: Path, tmp_path: Path) -> None:
    """As after a damage: the backup is there, and the export knows how its games went on."""
    backup, other = [Path(shutil.copy(database, tmp_path / name)) for name in ("backup.db", "other.db")]
    goes_on = f"{playable()[0]}-goes-on"
    files = [str(tmp_path / name) for name in ("later.jsonl", "earlier.jsonl")]
    play_on(database, goes_on, "something")
    for path, file in zip((database, backup), files, strict=True):
        run("export", "-d", str(path), file)
    moved = run("import", files[0], "-d", str(backup), "--json").json
    assert (moved["tables"], moved["people"], moved["known"]) == (2, 1, TABLES - 2)
    expected = rows(database)
    expected["secrets"] = [one for one in expected["secrets"] if one[0] != b"another device"]
    assert rows(backup) == expected
    assert run("import", files[1], "-d", str(backup), "--json").json["known"] == TABLES + 1
    assert rows(backup) == expected
    play_on(other, goes_on, "something else")  # a game that went on in another way stays as it is
    assert run("import", files[0], "-d", str(other), "--json").json["known"] == TABLES + 1
    assert ("something else",) in [row[3:4] for row in rows(other)["entries"]]


def test_finished_games_are_exported_as_records_that_verify(run: Run, database: Path, tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    assert run("export", "-d", str(database), "--records", str(records), "--json").json["tables"] == len(playable())
    assert run("verify", str(records), "--json").json["failures"] == []


def test_what_is_no_export_is_refused_with_its_line(run: Run, database: Path, tmp_path: Path) -> None:
    everything = tmp_path / "all.jsonl"
    run("export", "-d", str(database), str(everything))
    lines = everything.read_text().splitlines()
    for number, text in [(1, "{}"), (1, lines[1]), (2, lines[2][:-5]), (3, lines[2].replace('"seats"', '"x"', 0)[1:])]:
        everything.write_text("\n".join([*lines[: number - 1], text, *lines[number:]]))
        assert f"all.jsonl, line {number}: " in run("import", str(everything), "-d", str(tmp_path / "n.db"), code=1).err
    everything.write_text("")
    assert "line 0" in run("import", str(everything), "-d", str(tmp_path / "n.db"), code=1).err


def test_what_this_build_would_play_otherwise_is_named(run: Run, database: Path) -> None:
    game = playable()[0]
    with closing(sqlite3.connect(database)) as opened, opened:
        opened.execute("UPDATE entries SET text = 'fly' WHERE seq = 0 AND game = ?", (f"{game}-goes-on",))
        summary = msgspec.json.encode({"places": [2, 1], "halves": [0, 99], "sources": []})
        opened.execute("UPDATE tables SET summary = ? WHERE name = ?", (summary, f"{game}-is-over"))
    before = database.read_bytes()
    found = run("check", "-d", str(database), "--json", code=1).json["differences"]
    assert {(one["table"], one["code"], one["entry"]) for one in found} == {
        (f"{game}-goes-on", "entry-refused", 0),
        (f"{game}-is-over", "outcome-differs", None),
    }
    assert f"Table {game}-goes-on ({game}): Entry 0 can’t be executed" in run("check", "-d", str(database), code=1).out
    assert database.read_bytes() == before


def test_a_database_of_before_is_checked_without_being_changed(run: Run, database: Path) -> None:
    with closing(sqlite3.connect(database)) as opened:
        opened.executescript(f"DROP TABLE analyses; PRAGMA user_version = {len(MIGRATIONS) - 1};")
    assert run("check", "-d", str(database), "--json").json == {"tables": TABLES, "differences": []}
    with closing(sqlite3.connect(database)) as opened:
        assert opened.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS) - 1,)
    assert "earlier version" in run("export", "-d", str(database), str(database.with_suffix(".jsonl")), code=1).err


def test_a_damaged_database_is_named_its_intact_tables_exported_and_a_backup_restored(
    run: Run, database: Path, tmp_path: Path
) -> None:
    whole = rows(database)
    run("backup", "-d", str(database), str(tmp_path / "backup.db"))
    hurt = f"{playable()[0]}-is-over"
    damage(database, hurt)
    assert not is_intact(database)
    for command in (["serve", "--port", "0", "--check"], ["backup", str(tmp_path / "second.db")]):
        told = run(*command, "-d", str(database), code=1).err
        assert f"{database} is damaged. SQLite says: " in told
        assert "fogline restore" in told.replace(" \n", " ")
    exported = tmp_path / "intact.jsonl"
    moved = run("export", "-d", str(database), str(exported), "--json", code=1).json
    assert hurt in moved["unreadable"]
    assert moved["tables"] == TABLES - len(moved["unreadable"]) > 0
    names = {json.loads(line).get("name") for line in exported.read_text().splitlines()}
    assert hurt not in names
    assert "gathers" in names
    run("restore", "--force", str(tmp_path / "backup.db"), "-d", str(database))
    assert rows(database) == whole


def test_the_files_are_their_owners(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.touch(0o644)
    storage = SqliteStorage(path)
    asyncio.run(storage.add_person(Person("p", "P"), b"h"))
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    assert modes == dict.fromkeys(["tables.db", "tables.db-wal", "tables.db-shm"], 0o600)
    asyncio.run(storage.close())


def test_what_keeps_a_database_from_being_used_is_a_sentence(run: Run, database: Path, tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("Dear diary, " * 100)
    with closing(sqlite3.connect(tmp_path / "foreign.db")) as foreign:
        foreign.execute("CREATE TABLE songs (title)")
    shutil.copy(database, tmp_path / "newer.db")
    with closing(sqlite3.connect(tmp_path / "newer.db")) as newer:
        newer.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    for name, words in {
        "nowhere/x.db": f"There is no folder {tmp_path / 'nowhere'}.",
        ".": "is a folder, not a database.",
        "text.db": "text.db is not a database.",
        "foreign.db": "is the database of another program.",
        "newer.db": f"was written by a newer Fogline ({len(MIGRATIONS) + 1} > {len(MIGRATIONS)}).",
    }.items():
        told = run("serve", "--port", "0", "--check", "-d", str(tmp_path / name), code=1).err
        assert words in told.replace("\n", " "), told
        assert "Traceback" not in told
    assert "There is no file" in run("backup", "-d", str(tmp_path / "none.db"), str(tmp_path / "b.db"), code=1).err
    assert not (tmp_path / "none.db").exists()
    with closing(sqlite3.connect(tmp_path / "foreign.db")) as foreign:
        assert foreign.execute("SELECT name FROM sqlite_master").fetchall() == [("songs",)]


def test_what_can_not_be_listened_at_is_a_sentence(run: Run, tmp_path: Path) -> None:
    serve = ["serve", "-d", str(tmp_path / "tables.db"), "--check"]
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"Port {port} is taken" in run(*serve, "--port", port, code=1).err
        assert f"Port {port} is taken" in run(*serve, "--port", "0", "--metrics-port", port, code=1).err
    for host in ("nonsense.invalid", "192.0.2.1", "a" * 300):
        assert "This machine has no address" in run(*serve, "--host", host, "--port", "0", code=1).err
    told = run(*serve, "--port", "0").err
    assert "Everything is in order" in told
    assert "served at" not in told


@pytest.mark.parametrize(
    ("option", "value", "words"),
    [
        ("--origin", "example.org", "“example.org” isn’t where a page comes from."),
        ("--origin", "https://example.org/page", "isn’t where a page comes from."),
        ("--origin", "http://[", "isn’t where a page comes from."),
        ("--trust-proxy", "everybody", "“everybody” is neither an address nor a network."),
        ("--trust-proxy", "10.0.0.1/8", "is neither an address nor a network."),
        ("--limit", "sockets=many", "sockets=many"),
        ("--limit", "sockets=-1", "sockets=-1"),
        ("--limit", "work=nan", "work=nan"),
        ("--limit", "soccer=1", "soccer"),
    ],
)
def test_nonsense_in_options_is_a_sentence(run: Run, tmp_path: Path, option: str, value: str, words: str) -> None:
    told = run("serve", "-d", str(tmp_path / "t.db"), "--port", "0", "--check", option, value, code=1).err
    assert words in told.replace("\n", " ")
    assert not (tmp_path / "t.db").exists()


SETTINGS = """
host = "127.0.0.1"
port = 0
database = "tables.db"
workers = 2
code = []
installed-bots = false
origin = ["https://example.org"]
trust-proxy = ["127.0.0.1", "10.0.0.0/8"]
admin = "admin.hash"
metrics-port = 0

[limit]
sockets_from_one = 2000
work = 0.5
"""


def test_settings_come_from_a_file_and_what_is_typed_goes_before_them(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fogline.cli.password.getpass", lambda _: "correct horse")
    run("password", str(tmp_path / "admin.hash"))
    assert stat.S_IMODE((tmp_path / "admin.hash").stat().st_mode) == 0o600
    file = tmp_path / "fogline.toml"
    file.write_text(SETTINGS)
    assert str(tmp_path / "tables.db") in run("serve", "--config", str(file), "--check").err.replace("\n", "")
    run("serve", "--config", str(file), "-d", str(tmp_path / "other.db"), "--check")
    assert (tmp_path / "other.db").exists()
    (tmp_path / "admin.hash").write_text("secret")
    assert "the hash of a password" in run("serve", "--config", str(file), "--check", code=1).err


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ("port = 8000\nhots = 'x'", "line 2, “hots”"),
        ("\nport = 99999", "line 2, “port”"),
        ("port = 1\n\n[limit]\nwork = 'x'", "line 3, “limit[...]”"),
        ("port = = 1", "is not TOML"),
        ("port = 1\n[limit]\nwork = 1\nsoccer = 1", "line 4, “soccer”: There is no limit called “soccer”."),
        ("[limit]\nsockets = 1.5", "line 2, “sockets”: These limits can’t be used (sockets=1.5)"),
        ("limit = { work = nan }", "line 1, “work”: These limits can’t be used (work=nan)"),
        ("port = 1\norigin = ['x']", "line 2, “origin”: “x” isn’t where a page comes from"),
        ("trust-proxy = ['::1', 'x']", "line 1, “trust-proxy”: “x” is neither an address nor a network"),
    ],
)
def test_what_is_wrong_with_settings_has_its_place(run: Run, tmp_path: Path, settings: str, words: str) -> None:
    file = tmp_path / "fogline.toml"
    file.write_text(settings)
    told = run("serve", "--config", str(file), "--check", code=1).err.replace("\n", " ")
    assert words in told, told


def test_old_tables_go_but_none_with_a_game_under_way_and_none_that_is_watched(filled: Path, tmp_path: Path) -> None:
    path = Path(shutil.copy(filled, tmp_path / "tables.db"))

    async def forget() -> list[str]:
        storage = SqliteStorage(path)
        watched = f"{playable()[0]}-is-over"
        gone = await storage.forget(10**11, [watched])
        await storage.commit("gathers", Commit(first=0)) if "gathers" not in gone else None
        await storage.close()
        return sorted(gone)

    assert asyncio.run(forget()) == sorted(["gathers", *(f"{game}-is-over" for game in playable()[1:])])
