"""Several people at one table: far away from each other, at one screen, and when things go wrong."""

from __future__ import annotations

import re
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from fogline.server.page import FOLDER
from tests.web.browsing import Served, Somebody, Visit, Visitor, Wire
from tests.web.players import AT, Mouse, until

SF = "san-francisco"
LOST = re.compile("WebSocket|ERR_|Failed to load|Failed to fetch")
"""What a browser says of a connection that is gone."""


@pytest.fixture
def own_service(browser: Browser, tmp_path: Path) -> Iterator[Served]:  # noqa: ARG001  (skips first)
    """A service that may be killed."""
    served = Served(tmp_path / "tables.db").start()
    yield served
    served.end()


def log_of(page: Page) -> list[str]:
    return page.get_by_role("list", name="Log").get_by_role("listitem").all_inner_texts()


def play_on(pages: dict[int, Page], decisions: int) -> None:
    """Whoever must decide decides."""
    for _ in range(decisions):
        until_any(list(pages.values()))
        page = next(page for page in pages.values() if page.title().startswith("●"))
        Mouse(page).decide()


def until_any(pages: list[Page]) -> None:
    """Wait until somebody must decide."""
    for _ in range(1500):
        if any(page.title().startswith("●") for page in pages):
            return
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody's turn")


def all_know(pages: list[Page], at: int) -> None:
    for page in pages:
        until(page, f"{AT} === {at}", 30)


def test_two_browsers_and_a_spectator_survive_everything(own_service: Served, browser: Browser) -> None:
    """A reload, a lost connection and a service that is killed: nothing is lost, nothing comes twice."""
    url = own_service.url
    wire = Wire(own_service.port)
    ada = Somebody(url, "Ada")
    table = ada.open(SF, "", start=False, public=True, options={"first": 0})
    here, there, third = Visitor(browser, url, ada), Visitor(browser, wire.url, None), Visitor(browser, url, None)
    try:
        host, guest, spectator = (visitor.go(f"/table/{table}") for visitor in (here, there, third))
        guest.get_by_role("button", name="Sit down").click()
        guest.get_by_role("dialog").get_by_role("textbox").fill("Ben")
        guest.get_by_role("dialog").get_by_role("button", name="Sit down").click()
        guest.get_by_role("button", name="I’m ready").click()
        host.get_by_role("button", name="Start the game").click()
        pages = {0: host, 1: guest}
        everybody = [host, guest, spectator]
        expect(spectator.get_by_role("list", name="Players")).to_contain_text("Ben")
        play_on(pages, 5)
        host.reload()
        play_on(pages, 2)
        wire.cut()
        expect(guest.get_by_text("Connection lost")).to_be_visible(timeout=30_000)
        while host.title().startswith("●"):
            Mouse(host).decide()
        wire.mend()
        expect(guest.get_by_text("Connection lost")).to_be_hidden(timeout=30_000)
        play_on(pages, 2)
        own_service.end(signal.SIGKILL)
        expect(host.get_by_text("Connection lost")).to_be_visible(timeout=30_000)
        own_service.start()
        play_on(pages, 5)
        seen = ada.call("GET", f"/api/tables/{table}/seen?seat=-1")
        all_know(everybody, seen["at"])
        logs = [log_of(page) for page in everybody]
        assert logs[0] == logs[1] == logs[2]
        assert len(logs[0]) == len(seen["items"])
        assert "Ben" in " ".join(logs[0])
    finally:
        for visitor in (here, there, third):
            visitor.expected = lambda trouble: LOST.search(trouble) is not None
            visitor.leave()
        wire.close()


def test_an_upgrade_of_the_service_is_noticed(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "page"
    shutil.copytree(FOLDER, folder)
    served = Served(tmp_path / "tables.db", folder).start()
    ada = Somebody(served.url, "Ada")
    table = ada.open(SF, "random", options={"first": 0})
    visitor = Visitor(browser, served.url, ada)
    page = visitor.go(f"/table/{table}")
    until(page, "document.title.startsWith('●')")
    notice = page.get_by_role("status").filter(has_text="A newer Fogline is here.")
    expect(notice).to_be_hidden()
    index = (folder / "index.html").read_text("utf-8")
    (folder / "index.html").write_text(index.replace("</head>", "<!-- another --></head>"), "utf-8")
    served.end()
    served.start()
    notice.get_by_role("button", name="Reload").click()
    until(page, "document.title.startsWith('●')")
    expect(notice).to_be_hidden()
    visitor.expected = lambda trouble: LOST.search(trouble) is not None
    visitor.leave()
    served.end()


def test_undo_is_free_or_asked_for_or_refused_with_its_reason(service: Served, visit: Visit) -> None:
    ada, ben = Somebody(service.url, "Ada"), Somebody(service.url, "Ben")
    table = ada.open(SF, "", start=False, public=True, options={"first": 0})
    ben.ask(table, "sit", seat=1)
    for seat, one in enumerate((ada, ben)):
        one.ask(table, "ready", seat=seat)
    ada.ask(table, "start")
    host, guest = visit(ada).go(f"/table/{table}"), visit(ben).go(f"/table/{table}")
    undo = host.get_by_role("button", name="Undo")
    undo.click()
    expect(host.get_by_role("alert").filter(has_text=re.compile("nothing", re.IGNORECASE)).first).to_be_visible()
    Mouse(host).decide()  # draws
    undo.click()
    asked = guest.get_by_role("alertdialog", name="Undo")
    asked.get_by_role("button", name="No").click()
    expect(host.get_by_text("The others did not agree.").first).to_be_visible()
    expect(host.get_by_role("button", name=re.compile("^Lay in")).first).to_be_enabled()
    undo.click()
    asked.get_by_role("button", name="Yes").click()
    expect(host.get_by_role("button", name=re.compile("^Draw a card"))).to_be_enabled()
    Mouse(host).decide()  # draws again
    Mouse(host).decide()  # lays
    undo.click()  # nobody acted since, and nothing was learnt
    expect(host.get_by_role("button", name=re.compile("^Lay in")).first).to_be_enabled()
    assert ada.status(table)["wish"] is None


def test_three_people_share_a_screen(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.open(SF, "", "", start=False)
    page = visit(ada, settings={"curtain": True}).go(f"/table/{table}")
    for name in ("Ben", "Cyd"):
        page.get_by_role("button", name="Another player at this screen").first.click()
        page.get_by_role("dialog").get_by_role("textbox").fill(name)
        page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
        expect(page.get_by_role("dialog")).to_be_hidden()
    page.get_by_role("button", name="Start the game").click()
    played: list[str] = []
    for _ in range(12):
        until(page, "document.title.startsWith('●')")
        lift = page.get_by_role("button", name=re.compile("^I am "))
        if lift.count():
            expect(page.get_by_role("region", name="Market")).to_be_hidden()
            played.append((lift.text_content() or "").removeprefix("I am ").strip())
            lift.click()
        Mouse(page).decide()
    assert {"Ben", "Cyd"} <= set(played)
    assert [seat["name"] for seat in ada.status(table)["seats"]] == ["Ada", "Ben", "Cyd"]
