"""`fogline play --join` and `fogline watch`: real terminals' programs at a real service."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import pty
import signal
import stat
import subprocess
import sys
import termios
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

import fogline
from fogline.cli.identity import Identity, identities, parse_link, recall, remember
from fogline.core.luck import read_receipt
from fogline.core.record import check_receipt, luck_of
from fogline.table.messages import Act, Agree, Chat, Host, Ready, Rematch, Remove, Resign, Sit, Start, Undo
from tests.cli.running import Run
from tests.play import playable
from tests.server.service import Process, Somebody, people, serving, until
from tests.table.drive import in_loop

# A test run in the background of a shell inherits a Ctrl-C that is ignored.
HEARS_CTRL_C = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
PROGRAM = [sys.executable, "-c", f"{HEARS_CTRL_C}; from fogline.cli import main; main()"]
SF = "san-francisco"


class Terminal:
    """The program with a keyboard and a screen that a test can read."""

    def __init__(self, home: Path, *arguments: str) -> None:
        home.mkdir(exist_ok=True)
        surroundings = {**os.environ, "XDG_CONFIG_HOME": str(home), "HOME": str(home), "COLUMNS": "100"}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            [*PROGRAM, *arguments], stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, env=surroundings, cwd=home
        )
        self.screen = ""
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        while shown := os.read(self.process.stdout.fileno(), 65_536):
            self.screen += shown.decode("utf-8", "replace")

    def type(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    async def sees(self, text: str, since: int = 0) -> None:
        """Wait until something is on the screen."""
        end = time.monotonic() + 240
        while text not in self.screen[since:]:
            ended = self.process.poll() is not None and not self._reader.is_alive()
            assert not ended, self.screen
            assert time.monotonic() < end, self.screen
            await asyncio.sleep(0.02)

    async def answers(self, line: str, text: str) -> None:
        """Type a line, and wait for an answer below everything that was there."""
        before = len(self.screen)
        self.type(line)
        await self.sees(text, before)

    def end(self) -> int:
        """The end of the input; waits for the program."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        code = self.process.wait(20)
        self._reader.join(5)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


class Window(Terminal):
    """The program in a window of a terminal, which shows what is typed as it is typed."""

    def __init__(self, home: Path, *arguments: str, rows: int = 40, columns: int = 100) -> None:
        home.mkdir(exist_ok=True)
        surroundings = {**os.environ, "XDG_CONFIG_HOME": str(home), "HOME": str(home), "TERM": "xterm"}
        self._master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (rows, columns))
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            surroundings.pop(name, None)
        self.process = subprocess.Popen(
            [*PROGRAM, *arguments], stdin=slave, stdout=slave, stderr=slave, env=surroundings, cwd=home
        )
        os.close(slave)
        self.screen = ""
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        with contextlib.suppress(OSError):  # how the other side of a terminal ends
            while shown := os.read(self._master, 65_536):
                self.screen += shown.decode("utf-8", "replace")

    def type(self, line: str) -> None:
        self.press(f"{line}\r")

    def press(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def end(self) -> int:
        self.press("\x04")
        code = self.process.wait(20)
        self._reader.join(5)
        os.close(self._master)
        return code


@asynccontextmanager
async def terminal(home: Path, *arguments: str) -> AsyncIterator[Terminal]:
    one = Terminal(home, *arguments)
    try:
        yield one
    finally:
        one.process.kill()
        if one.process.stdin is not None and not one.process.stdin.closed:
            one.end()


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A service for all tests of this module, which may ask as much as they like."""
    process = Process(tmp_path_factory.mktemp("service") / "tables.db", {"creation_burst": 1000})
    asyncio.run(process.start())
    yield process
    process.end(signal.SIGKILL)


async def invitation(host: Somebody, **wanted: Any) -> tuple[str, str]:  # noqa: ANN401
    """A table and a link to it."""
    table = (await host.call("POST", "/api/tables", {"game": SF, "seats": 2, "grace": None, **wanted}))["table"]
    link = (await host.call("POST", f"/api/tables/{table}/invitations"))["link"]
    return table, f"{host.url}/join/{link}"


@in_loop
async def test_everything_that_can_be_asked(service: Process, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        (ada,) = await people(stack, service.url, "Ada")
        table, link = await invitation(ada, options={"first": 1})
        watched = await ada.client.watch(table)
        ben = await stack.enter_async_context(terminal(tmp_path / "ben", "play", "--join", link, "--name", "Ben"))
        await ben.sees("Ben: ready")
        await ada.do(table, Ready, seat=0)
        await ben.answers("start", "Only the host may do this.")
        await ada.do(table, Start)
        await ben.sees("Your turn: draw a card.")
        await ben.answers("why take a", "Column A is empty. (SF-3.3)")
        await ben.answers("preview draw", "taking it back means new luck")
        await ben.answers("dance", "“dance” isn’t an action.")
        await ben.answers("help", "say something to everybody")
        await ben.answers("chat hello [b]there[/b]", "Ben: hello [b]there[/b]")
        await ada.do(table, Chat, text="good\x1b[2J luck")
        await ben.sees("Ada: good[2J luck")
        await ben.answers("1", "Lay ")
        for yes in (False, True):
            await ben.answers("undo", "Asking the others…")
            await until(watched, lambda: watched.status.wish is not None)
            before = len(ben.screen)
            await ada.do(table, Agree, yes=yes)
            if not yes:
                await ben.answers("undo", "This was refused.")
                await ben.answers("place a", "Ada draws a card or takes a column.")
                await ben.answers("undo", "Lay ")  # which is free; and something has happened
        await ben.sees("Ben takes an action back.", before)
        await ben.answers("draw", "Lay ")
        await ben.answers("place a", "Ada draws a card or takes a column.")
        await ada.do(table, Act, seat=0, actions=["draw"])
        await ada.do(table, Undo, seat=0)
        await ben.sees("Ada asks to take an action back. Type yes or no.")
        await ben.answers("yes", "Ada takes an action back.")
        await ben.answers("pause", "Asking the others…")
        await until(watched, lambda: watched.status.wish is not None)
        await ada.do(table, Agree, yes=True)
        await ben.sees("The game is paused.")
        await ben.answers("resume", "The game goes on.")
        await ben.answers("save", "The game is not over.")
        assert ben.end() == 0
        assert f"Come back with: fogline play --join {link}" in ben.screen


@in_loop
async def test_people_at_a_far_table(service: Process, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        ada, cyd = await people(stack, service.url, "Ada", "Cyd")
        table, link = await invitation(ada, seats=3, public=True, options={"first": 0}, stand_in="random")
        watched = await ada.client.watch(table)
        await cyd.do(table, Sit, seat=2)
        await cyd.client.watch(table)
        ben = await stack.enter_async_context(terminal(tmp_path / "ben", "play", "--join", link, "--name", "Ben"))
        await ben.sees("Ben: ready")
        await ada.do(table, Ready, seat=0)
        await cyd.do(table, Ready, seat=2)
        await ada.do(table, Host, seat=1)
        await ben.sees("Ben is the host now.")
        await ben.answers("start", "Ada draws a card")
        await ben.answers("host nobody", "Nobody at this table is called “nobody”.")
        await ben.answers("host ada", "Ada is the host now.")
        await ben.answers("mute Cyd", "You no longer see what Cyd says")
        await cyd.do(table, Chat, text="rubbish")
        await ada.do(table, Chat, text="good luck")
        await ben.sees("good luck")
        assert "rubbish" not in ben.screen
        await ben.answers("mute Cyd", "You see again what Cyd says.")
        await cyd.do(table, Chat, text="again")
        await ben.sees("again")
        await ben.answers("back", "Ben >")
        await ada.do(table, Remove, seat=2)
        await ben.sees("Ada asks to remove Cyd from the game; a bot would play on. Type yes or no.")
        await ben.answers("yes", "The others have removed Cyd; a bot plays on.")
        await ben.answers("who", "Cyd: removed by the others, a bot plays")
        await ben.answers("remove Ada", "nobody can remove somebody alone")
        assert watched.status.seats[2].left == "remove"


@in_loop
async def test_who_was_out_of_time_three_times_types_that_they_are_back(service: Process, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        (ada,) = await people(stack, service.url, "Ada")
        terms = {"timing": {"kind": "move", "ms": 300}, "stand_in": "search:ms=1000"}  # with others it soon is over
        table, link = await invitation(ada, options={"first": 1}, **terms)
        watched = await ada.client.watch(table)
        ben = await stack.enter_async_context(terminal(tmp_path / "ben", "play", "--join", link, "--name", "Ben"))
        await ben.sees("Ben: ready")
        await ada.do(table, Ready, seat=0)
        await ada.do(table, Start)
        await ben.sees("Ben has run out of time; a bot finishes this turn.")
        await ben.sees("Type back to play again.")
        await ben.answers("back", "Ben is back.")
        assert watched.status.seats[1].left is None


@in_loop
async def test_what_is_being_typed_stays_whole_while_others_play(service: Process, tmp_path: Path) -> None:
    """News was once printed onto the prompt's line, and the prompt with what was typed was gone."""
    async with AsyncExitStack() as stack:
        (ada,) = await people(stack, service.url, "Ada")
        table, link = await invitation(ada, options={"first": 0})
        await ada.do(table, Ready, seat=0)
        ben = Window(tmp_path / "ben", "play", "--join", link, "--name", "Ben")
        stack.callback(ben.process.wait)
        stack.callback(ben.process.kill)
        await ben.sees("Ben: ready")
        await ada.do(table, Ready, seat=0)
        await ada.do(table, Start)
        await ben.sees("Ada draws a card or takes a column.")
        ben.press("cha")
        await ben.sees("Ben > cha")
        before = len(ben.screen)
        await ada.do(table, Chat, text="good luck")
        await ben.sees("good luck", before)
        await ben.sees("Ben > cha", ben.screen.index("good luck", before))
        assert "\r\x1b[K" in ben.screen[before : ben.screen.index("good luck", before)]  # the line was taken away first
        ben.press("tt\x7f helo\x17hello\r")
        await ben.sees("mhello")  # after the bold name
        assert ben.end() == 0


@in_loop
async def test_a_kill_an_end_a_record_and_a_rematch(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        (ada,) = await people(stack, service.url, "Ada")
        table, link = await invitation(ada)
        watched = await ada.client.watch(table)
        ben = await stack.enter_async_context(terminal(tmp_path / "ben", "play", "--join", link, "--name", "Ben"))
        await ben.sees("Ben: ready")
        await ada.do(table, Ready, seat=0)
        await ada.do(table, Start)
        service.end(signal.SIGKILL)
        await ben.sees("The connection is lost")
        await service.start()
        await ben.sees("Connected again.")
        await ben.answers("who", "Ben: here")
        await ben.answers("resign", "Ben gives up; a bot plays on.")
        await ada.do(table, Resign, seat=0)
        await ben.sees("Type rematch for another game")
        assert "Ben: gave up, a bot plays" in ben.screen.partition("Place  ")[2]
        await ben.answers("save game.jsonl", "Saved: game.jsonl")
        record, written = fogline.read_record((tmp_path / "ben" / "game.jsonl").read_text("utf-8"))
        fogline.verify(record, written, fogline.games.of_record(record))
        assert [player.name for player in record.players] == ["Ada", "Ben"]
        await ben.answers("rematch", "Asking the others…")
        end = len(ben.screen)
        await ada.do(table, Rematch)
        await until(watched, lambda: watched.status.following is not None)
        await ben.sees("Ben: ready", end)
        following = watched.status.following
        assert following is not None
        again = await ada.client.watch(following)
        await until(again, lambda: again.status.seats[0].ready)
        assert [seat.name for seat in again.status.seats] == ["Ben", "Ada"]


@pytest.mark.timeout(900)  # bots finish the game, in workers that give way to everything else
@pytest.mark.parametrize("game", playable())
@in_loop
async def test_two_terminals_play_and_one_watches(game: str, service: Process, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        (ada,) = await people(stack, service.url, "Ada")
        wanted = {"game": game, "seats": 3, "bots": {"2": "greedy"}, "public": True, "grace": None}
        table = (await ada.call("POST", "/api/tables", wanted))["table"]
        link = f"{service.url}/table/{table}"
        home = tmp_path / "ada"
        os.environ["XDG_CONFIG_HOME"] = str(home)
        try:
            remember(service.url, Identity(ada.id, "Ada", ada.secret))
        finally:
            del os.environ["XDG_CONFIG_HOME"]
        one = await stack.enter_async_context(terminal(home, "play", "--join", link))
        await one.sees("Ada: ready")
        two = await stack.enter_async_context(terminal(tmp_path / "ben", "play", "--join", link, "--name", "Ben"))
        watching = await stack.enter_async_context(terminal(tmp_path / "cyd", "watch", link))
        await one.sees("Others sit at the table now: type ready again when you are.")
        await two.sees("Ben: ready")
        one.type("ready")
        for each in (one, two, watching):
            await each.sees("Ada: ready")
            await each.sees("Ben: ready")
        one.type("start")
        watched = await ada.client.watch(table)
        await until(watched, lambda: 0 in watched.seen)
        for _ in range(6):
            at = watched.seen[0].at
            while watched.seen[0].at == at:  # a terminal may be slower than the table
                for seat, each in enumerate((one, two)):
                    if seat in watched.seen[0].view.actors:
                        each.type("1")
                await asyncio.sleep(0.2)
        for each in (one, two):
            each.type("resign")
        for each in (one, two, watching):
            await each.sees("Type rematch for another game")
            each.type("quit")
            assert each.process.wait(20) == 0
        assert "You have left the table." in watching.screen
        record, _ = fogline.read_record(json.dumps(await ada.call("GET", f"/api/tables/{table}/record")))
        luck = luck_of(record)
        assert luck is not None
        for seat, each, folder in ((0, one, home), (1, two, tmp_path / "ben")):
            (kept,) = (folder / "fogline" / "receipts").iterdir()
            assert f"fogline verify --receipt {kept} RECORD" in each.screen
            receipt = read_receipt(kept.read_bytes())
            check_receipt(luck, receipt)
            assert (list(receipt.own), receipt.contributions) == ([seat], luck.contributions)


@in_loop
async def test_ctrl_c_leaves_and_the_same_person_comes_back(service: Process, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        (ada,) = await people(stack, service.url, "Ada")
        table, link = await invitation(ada)
        home = tmp_path / "ben"
        ben = await stack.enter_async_context(terminal(home, "play", "--join", link, "--name", "Ben"))
        await ben.sees("Ben: ready")
        ben.process.send_signal(signal.SIGINT)
        assert ben.process.wait(20) == 0
        await ben.sees("Come back with")
        (kept,) = home.rglob("people.json")
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
        again = await stack.enter_async_context(terminal(home, "play", "--join", link))
        await again.sees("Ben: ready")
        seats = (await ada.call("GET", f"/api/tables/{table}"))["status"]["seats"]
        assert [seat["name"] for seat in seats] == ["Ada", "Ben"]
        third = await stack.enter_async_context(terminal(tmp_path / "cyd", "play", "--join", link, "--name", "Cyd"))
        await third.sees("Every seat at this table is taken.")
        await third.sees("fogline watch LINK")
        assert third.process.wait(20) == 1


@in_loop
async def test_a_table_with_an_owners_deck_is_drawn_with_it(service: Process, tmp_path: Path) -> None:
    data = Path(fogline.__file__).parent / "games" / "san_francisco" / "data" / "deck.toml"
    deck = data.read_text("utf-8").replace("name = ", 'name = "mine" # ', 1)
    async with AsyncExitStack() as stack:
        (ada,) = await people(stack, service.url, "Ada")
        _, link = await invitation(ada, data=deck, bots={"1": "random"}, seats=3)
        ben = await stack.enter_async_context(terminal(tmp_path / "ben", "play", "--join", link, "--name", "Ben"))
        await ben.sees("Ben: ready")


def test_links() -> None:
    assert parse_link("https://example.org/games/join/a-b_c").service == "https://example.org/games"
    assert parse_link("http://127.0.0.1:8000/table/abc?x=1").table == "abc"
    assert parse_link(" example.org/table/abc/ ").service == "http://example.org"


@pytest.mark.parametrize("text", ["", "abc", "http://example.org", "http://example.org/table/", "ftp://a/table/x y"])
def test_what_is_no_link_is_refused_in_words(run: Run, text: str) -> None:
    assert "leads to no table" in run("watch", text, code=1).err


def test_what_cannot_be_done_is_said(run: Run, service: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(Path.cwd()))
    assert "leave out --seats, --seed" in run("play", "--join", "a/table/b", "--seats", "a", "--seed", "1", code=1).err
    assert "no answer from http://127.0.0.1:9" in run("watch", "127.0.0.1:9/table/abc", code=1).err
    assert "There is no such table" in run("watch", f"{service.url}/table/abc", code=1).err
    assert "This link does not work" in run("play", "--join", f"{service.url}/join/abc", "--name", "A", code=1).err
    assert "A name has" in run("play", "--join", f"{service.url}/table/abc", "--name", "x" * 99, code=1).err
    assert (
        "give --name" in run("play", "--join", f"{service.url.replace('127.0.0.1', 'localhost')}/table/a", code=1).err
    )


class Other(BaseHTTPRequestHandler):
    """A server of something else."""

    def do_GET(self) -> None:
        self.send_response(200 if "data" in self.path else 404)
        self.end_headers()
        self.wfile.write(b"<html>hello</html>")

    def log_message(self, *_: object) -> None: ...


@pytest.mark.parametrize("table", ["data", "abc"])
def test_a_server_of_something_else_is_none_of_ours(run: Run, table: str) -> None:
    with HTTPServer(("127.0.0.1", 0), Other) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        ran = run("watch", f"http://127.0.0.1:{server.server_port}/table/{table}", code=1)
        server.shutdown()
    assert "isn’t a Fogline service" in ran.err


def test_identities_are_kept_by_service(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert recall("http://a") is None
    remember("http://a", Identity("1", "Ada", "s"))
    remember("http://b", Identity("2", "Ben", "t"))
    assert recall("http://a") == Identity("1", "Ada", "s")
    identities().write_text("broken")
    assert recall("http://a") is None
