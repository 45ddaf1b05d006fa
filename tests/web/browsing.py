"""A real service, real browsers at it, and people who use them."""

from __future__ import annotations

import contextlib
import itertools
import json
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, StorageState
from playwright.sync_api import Request as Asked

ROOT = Path(__file__).parents[2]
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
_numbers = itertools.count()


RAISED = ("calls", "call_burst", "creation_burst", "messages", "burst", "work", "work_from_one", "work_burst")
ONE_ADDRESS = (*(part for name in RAISED for part in ("--limit", f"{name}=10000")), "--limit", "grace=1000")
"""Limits for many people who all come from one address, some of whom are programs."""

WITH_PAGE = """
import sys, pathlib
from fogline.cli.addresses import listen
from fogline.cli.serve import make_server
from fogline.server.app import Settings
database, page, port = sys.argv[1:]
settings = Settings(database=pathlib.Path(database), page=pathlib.Path(page))
make_server(settings).run([listen("127.0.0.1", int(port))])
"""


class Served:
    """`fogline serve` in a process of its own, on a port of its own; it may be ended and started again.

    With `page` it serves the page of another folder.
    """

    def __init__(self, database: Path, page: Path | None = None, arguments: Sequence[str] = ()) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._database = database
        self._page = page
        self._arguments = arguments
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Served:
        database, port = str(self._database), str(self.port)
        usual = ["from fogline.cli import main; main()", "serve", "--port", port, "--database", database, *ONE_ADDRESS]
        usual += self._arguments
        program = usual if self._page is None else [WITH_PAGE, database, str(self._page), port]
        with self._database.with_suffix(".log").open("ab") as log:
            self._process = subprocess.Popen([sys.executable, "-c", *program], cwd=ROOT, stderr=log)
        deadline = time.monotonic() + 30
        while True:
            try:
                with urlopen(f"{self.url}/ready", timeout=5):  # noqa: S310  (our own service)
                    return self
            except OSError:
                assert time.monotonic() < deadline
                assert self._process.poll() is None, self.log
                time.sleep(0.05)

    @property
    def log(self) -> str:
        return self._database.with_suffix(".log").read_text("utf-8")

    def send(self, what: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(what)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.send(how)
        assert self._process is not None
        self._process.wait(20)


class Somebody:
    """A person, by the lobby's own calls."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.secret: str | None = None
        self.credentials: dict[str, str] = self.call("POST", "/api/people", {"name": name})
        self.secret = self.credentials["secret"]

    def call(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401  (JSON)
        headers = {} if self.secret is None else {"Authorization": f"Bearer {self.secret}"}
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.url}{path}", data, headers, method=method)  # noqa: S310  (our own service)
        try:
            with urlopen(request, timeout=30) as answer:  # noqa: S310
                return json.load(answer)
        except HTTPError as error:
            raise AssertionError(error.read().decode()) from error

    def ask(self, table: str, kind: str, **fields: object) -> dict[str, Any]:
        request = {"type": kind, "id": f"test-{next(_numbers)}", **fields}
        answer: dict[str, Any] = self.call("POST", f"/api/tables/{table}/requests", {"request": request})
        assert answer["ok"], answer
        return answer

    def open(self, game: str, *seats: str, start: bool = True, **terms: object) -> str:
        """A table where this person has the first free seat; the others are bots, or open (an empty text)."""
        bots = {seat: bot for seat, bot in enumerate(seats, 1) if bot}
        wanted = {"game": game, "seats": len(seats) + 1, "bots": bots, "grace": None, "limit": 50, **terms}
        table: str = self.call("POST", "/api/tables", wanted)["table"]
        if start:
            self.ask(table, "ready", seat=0)
            self.ask(table, "start")
        return table

    def share(self, game: str, *names: str) -> str:
        """A game that has begun, all of whose seats are at this person's screen, under names."""
        table = self.open(game, *[""] * (len(names) - 1), start=False)
        for seat, name in enumerate(names):
            if seat:
                self.ask(table, "sit", seat=seat, name=name)
        for seat in range(len(names)):
            self.ask(table, "ready", seat=seat)
        self.ask(table, "start")
        return table

    def status(self, table: str) -> dict[str, Any]:
        info: dict[str, Any] = self.call("GET", f"/api/tables/{table}")["status"]
        return info

    def until_over(self, table: str) -> None:
        """Wait until bots have played a game to its end."""
        deadline = time.monotonic() + 240
        while self.status(table)["phase"] != "over":
            assert time.monotonic() < deadline
            time.sleep(0.05)

    def finished(self, game: str) -> str:
        """A game against a bot that is over, since this person gave up."""
        table = self.open(game, "random", public=True, stand_in="random", options={"first": 0})
        self.ask(table, "resign", seat=0)
        self.until_over(table)
        return table


def two_people(url: str, game: str, **terms: object) -> tuple[Somebody, Somebody, str]:
    """Ada and Ben at a table of a game that has begun; Ada has the first turn."""
    ada, ben = Somebody(url, "Ada"), Somebody(url, "Ben")
    table = ada.open(game, "", start=False, public=True, options={"first": 0}, **terms)
    ben.ask(table, "sit", seat=1)
    for seat, one in enumerate((ada, ben)):
        one.ask(table, "ready", seat=seat)
    ada.ask(table, "start")
    return ada, ben, table


def play_now(page: Page, title: str) -> None:
    """Begin a first game against bots from home: its tutorial is offered before."""
    page.get_by_role("button", name=f"Play {title} now").click()
    page.get_by_role("button", name="Start the game right away").click()


def say_who(page: Page) -> None:
    """Be who the page suggests to be, when it asks for the first time."""
    page.get_by_role("dialog", name="Who are you?").get_by_role("button", name="Let’s go").click()


class Visitor:
    """Somebody before a browser. Whatever goes wrong in it, or asks another host, is kept and reported at the end."""

    def __init__(self, browser: Browser, url: str, who: Somebody | None, **options: Any) -> None:  # noqa: ANN401
        settings = options.pop("settings", {})
        storage = {
            "fogline.settings": json.dumps({"language": "en", "motion": "reduce", "pace": "instant", **settings})
        }
        if who is not None:
            storage["fogline.person"] = json.dumps(who.credentials)
        items: list[Any] = [{"name": name, "value": value} for name, value in storage.items()]
        self.url = url
        self.troubles: list[str] = []
        self.expected: Callable[[str], bool] = lambda _: False
        """Troubles that a test brings about itself."""
        self.context: BrowserContext = browser.new_context(
            **{"viewport": WIDE, "locale": "en-GB", **options},
            storage_state=StorageState(cookies=[], origins=[{"origin": url, "localStorage": items}]),
        )
        self.context.set_default_timeout(30_000)
        self.page: Page = self.context.new_page()
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("requestfinished", self._see)
        page.on("requestfailed", self._see)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def _see(self, request: Asked) -> None:
        blocked = request.failure == "csp"  # it never left the browser, and the console tells of it
        known = urlsplit(request.url).scheme in ("data", "blob") or request.url.startswith(self.url)
        if not known and not blocked:
            self.troubles.append(f"asked another host: {request.url}")

    def go(self, path: str) -> Page:
        self.page.goto(f"{self.url}{path}")
        return self.page

    def leave(self) -> None:
        self.context.close()
        troubles = [trouble for trouble in self.troubles if not self.expected(trouble)]
        assert not troubles, "\n".join(troubles)


class Wire:
    """A connection that can be cut: a browser that comes through it reaches the service only while it is whole."""

    def __init__(self, port: int) -> None:
        self._far = port
        self._near = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._near.getsockname()[1]}"
        self._whole = threading.Event()
        self._whole.set()
        self._ends: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Lose every connection, and let no new one through."""
        self._whole.clear()
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends = []

    def mend(self) -> None:
        self._whole.set()

    def lead_to(self, port: int) -> None:
        """Where connections go that are made from now on."""
        self._far = port

    def close(self) -> None:
        """For good."""
        self.cut()
        self._near.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._near.accept()
                threading.Thread(target=self._connect, args=(near,), daemon=True).start()

    def _connect(self, near: socket.socket) -> None:
        """Carry what is sent both ways, until either side or the test ends it."""
        with near, contextlib.suppress(OSError):
            if not self._whole.is_set():
                return
            with socket.create_connection(("127.0.0.1", self._far)) as far:
                self._ends += [near, far]
                back = threading.Thread(target=self._carry, args=(far, near), daemon=True)
                back.start()
                self._carry(near, far)
                back.join()

    @staticmethod
    def _carry(one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while part := one.recv(65_536):
                other.sendall(part)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


Visit = Callable[..., Visitor]
Terms = Mapping[str, object]
