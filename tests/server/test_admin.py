"""The host's page: only for who has the password, nothing hidden on it, and what the host decides holds."""

from __future__ import annotations

import asyncio
import http.client
import re
import signal
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from urllib.parse import urlencode

import pytest

from fogline.client import ServiceError
from fogline.server.passwords import hash_password
from fogline.table.messages import Act
from tests.play import playable
from tests.server.engines import BOTH
from tests.server.service import Process, call, open_table, people, play
from tests.server.test_private_facts import found_in, private_facts, stored
from tests.table.drive import in_loop

pytestmark = BOTH

PASSWORD = "correct horse"  # noqa: S105  (of these tests alone)
HASH = hash_password(PASSWORD)


class Browser:
    """Sends forms and keeps a cookie, as a host's browser does."""

    def __init__(self, service: Process) -> None:
        self._port = service.port
        self.cookie = ""
        self.set_cookie = ""

    def _send(self, method: str, path: str, form: dict[str, str] | None, language: str) -> tuple[int, str]:
        line = http.client.HTTPConnection("127.0.0.1", self._port, timeout=60)
        headers = {"Accept-Language": language, "Cookie": self.cookie}
        if form is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        line.request(method, path, None if form is None else urlencode(form), headers)
        answer = line.getresponse()
        if (given := answer.headers["set-cookie"]) is not None:
            self.set_cookie = given
            self.cookie = "; ".join(f"{one.key}={one.value}" for one in SimpleCookie(given).values())
        body = answer.read().decode()
        line.close()
        return answer.status, body

    async def get(self, path: str = "/admin", language: str = "en") -> tuple[int, str]:
        return await asyncio.to_thread(self._send, "GET", path, None, language)

    async def post(self, path: str, **form: str) -> tuple[int, str]:
        return await asyncio.to_thread(self._send, "POST", path, form, "en")

    async def enter(self) -> None:
        assert (await self.post("/admin/enter", password=PASSWORD))[0] == 303

    async def do(self, what: str, **form: str) -> None:
        """Send a form of the page, with its token."""
        _, page = await self.get()
        token = re.search(r'name="token" value="(.+?)"', page)
        assert token is not None
        status, said = await self.post(f"/admin/{what}", token=token[1], **form)
        assert status == 303, said


@asynccontextmanager
async def hosted(folder: Path, **limits: float) -> AsyncIterator[tuple[Process, Browser, AsyncExitStack]]:
    (folder / "admin.hash").write_text(HASH)
    arguments = ["--admin", str(folder / "admin.hash")]
    service = Process(folder / "tables.db", {"messages": 1000, "burst": 1000, **limits}, arguments)
    await service.start()
    async with AsyncExitStack() as stack:
        stack.callback(service.end, signal.SIGKILL)
        yield service, Browser(service), stack


async def refused(awaitable: object) -> str:
    with pytest.raises(ServiceError) as error:
        await awaitable  # type: ignore[misc]
    return error.value.code


@in_loop
async def test_without_a_password_there_is_no_page_for_a_host(tmp_path: Path) -> None:
    service = Process(tmp_path / "tables.db")
    await service.start()
    stranger = Browser(service)
    pages = [(await stranger.get(path))[1] for path in ("/admin", "/", "/admin/metrics")]
    assert len(set(pages)) == 1, "a place inside the players' page"
    assert (await stranger.post("/admin/enter", password=""))[0] == 405
    service.end(signal.SIGKILL)


@in_loop
async def test_only_the_password_opens_it_and_only_its_own_forms_do_anything(tmp_path: Path) -> None:
    async with hosted(tmp_path) as (service, browser, _):
        for path in ("/admin/close", "/admin/ban", "/admin/notice", "/admin/restart", "/admin/read-only"):
            assert (await browser.post(path, notice="x", token=""))[0] == 403
        assert (await browser.get("/admin/metrics"))[0] == 404
        status, page = await browser.post("/admin/enter", password="wrong")  # noqa: S106
        assert (status, "This isn’t the password." in page) == (403, True)
        await browser.enter()
        assert {"HttpOnly", "SameSite=strict", "Path=/admin"} <= set(browser.set_cookie.split("; "))
        assert "All is well." in (await browser.get())[1]
        assert "Wszystko działa." in (await browser.get(language="pl-PL,pl;q=0.9"))[1]
        assert "fogline_uptime_seconds" in (await browser.get("/admin/metrics"))[1]
        assert (await browser.post("/admin/notice", notice="x", token="guess"))[0] == 403  # noqa: S106
        assert (await call(service.url, "GET", "/api/notice"))["text"] == ""
        await browser.do("notice", notice="Hello  there")
        assert (await call(service.url, "GET", "/api/notice"))["text"] == "Hello there"
        await browser.do("leave")
        assert 'name="password"' in (await browser.get())[1]


@in_loop
async def test_passwords_can_not_be_tried_without_end(tmp_path: Path) -> None:
    async with hosted(tmp_path) as (_, browser, __):
        statuses = [(await browser.post("/admin/enter", password=str(number)))[0] for number in range(8)]
        assert statuses == [403] * 5 + [429] * 3
        assert (await browser.post("/admin/enter", password=PASSWORD))[0] == 429


@pytest.mark.parametrize("game", playable())
@in_loop
async def test_nothing_hidden_is_on_the_page_or_in_the_metrics(tmp_path: Path, game: str) -> None:
    async with hosted(tmp_path) as (service, browser, stack):
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(ada, [ben], game=game)
        seats = [(one, await one.client.watch(table)) for one in (ada, ben)]
        await play(table, seats, 40)
        await ben.ask(table, Act, seat=0, actions=["nonsense"])
        await browser.enter()
        shown = (await browser.get())[1] + (await browser.get("/admin/metrics"))[1]
        secret, texts = stored(service.database, table)
        assert table in shown
        assert "Ada, Ben" in shown
        assert "<code>not-your-seat</code>" in shown
        assert found_in(shown, private_facts(secret, texts, [ada.secret, ben.secret])) == []
        assert not [text for text in texts if len(text) > 3 and text in shown]


@in_loop
async def test_a_table_is_closed_and_a_person_and_an_address_are_kept_out_for_a_time(tmp_path: Path) -> None:
    async with hosted(tmp_path) as (service, browser, stack):
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(ada, [ben], game=playable()[0])
        await ada.client.watch(table)
        await browser.enter()
        await browser.do("close", table=table)
        assert await refused(ada.call("GET", f"/api/tables/{table}")) == "unknown-table"
        assert (await ada.ask(table, Act, seat=0, actions=["draw"])).code == "unknown-table"
        await browser.do("ban", who=ada.id, hours="1")
        assert await refused(ada.call("GET", "/api/people/me")) == "banned"
        await ben.call("GET", "/api/people/me")
        assert ada.id in (await browser.get())[1]
        await browser.do("pardon", who=ada.id)
        await ada.call("GET", "/api/people/me")
        await browser.do("ban", who="127.0.0.1", hours="1")
        assert await refused(call(service.url, "GET", "/api/games")) == "banned"
        service.end(signal.SIGKILL)
        await service.start()
        assert await refused(call(service.url, "GET", "/api/games")) == "banned", "after a restart too"
        again = Browser(service)
        await again.enter()
        await again.do("pardon", who="127.0.0.1")
        await call(service.url, "GET", "/api/games")


@in_loop
async def test_read_only_is_looked_at_and_not_played_and_ready_says_so(tmp_path: Path) -> None:
    async with hosted(tmp_path) as (service, browser, stack):
        (ada,) = await people(stack, service.url, "Ada")
        table = await open_table(ada, [], seats=2, bots={1: "random"}, game=playable()[0])
        watched = await ada.client.watch(table)
        await browser.enter()
        await browser.do("read-only", on="yes")
        assert (await browser.get("/ready")) == (503, "the host has made the service read-only\n")
        assert (await ada.ask(table, Act, seat=0, actions=["x"])).code == "read-only"
        assert await refused(call(service.url, "POST", "/api/people", {"name": "Cyd"})) == "read-only"
        assert (await call(service.url, "GET", "/api/notice"))["read_only"] is True
        await ada.call("GET", f"/api/tables/{table}")
        await browser.do("read-only", on="no")
        assert (await browser.get("/ready"))[0] == 200
        assert await play(table, [(ada, watched)], 1) == 1


@in_loop
async def test_a_restart_is_announced_and_then_happens(tmp_path: Path) -> None:
    async with hosted(tmp_path) as (service, browser, stack):
        (ada,) = await people(stack, service.url, "Ada")
        await browser.enter()
        await browser.do("restart", minutes="10")
        assert 500 < (await call(service.url, "GET", "/api/notice"))["restart"] <= 600
        await browser.do("restart", minutes="0")
        async with asyncio.timeout(60):
            while "restarting" not in service.log.read_text():  # noqa: ASYNC110  (another process)
                await asyncio.sleep(0.05)
            while True:
                try:
                    assert (await ada.call("GET", "/api/people/me"))["id"] == ada.id
                    if (await call(service.url, "GET", "/api/notice"))["restart"] is None:
                        break
                except OSError:
                    await asyncio.sleep(0.1)
        assert service.log.read_text().count("served at") == 2


def test_a_hash_is_salted() -> None:
    assert HASH.startswith("scrypt$")
    assert hash_password(PASSWORD) != HASH
