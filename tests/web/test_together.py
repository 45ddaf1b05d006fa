"""Several people at one table: far away from each other, at one screen, and when things go wrong."""

from __future__ import annotations

import re
import shutil
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

import fogline
from fogline import games
from fogline.core.message import Message
from fogline.server.page import FOLDER
from fogline.texts import Texts
from tests.web.browsing import Served, Somebody, Visit, Visitor, Wire, two_people
from tests.web.players import AT, MY_TURN, Mouse, Player, until
from tests.web.riders import CAN_CLAIM, WithMouse

SF, TT = games.names()
BOTH = pytest.mark.parametrize(("game", "way"), [(SF, Mouse), (TT, WithMouse)], ids=["sf", "tt"])
LOST = re.compile("WebSocket|ERR_|Failed to load|Failed to fetch")
"""What a browser says of a connection that is gone."""


@pytest.fixture
def own_service(browser: Browser, tmp_path: Path) -> Iterator[Served]:  # noqa: ARG001  (skips first)
    """A service that may be killed."""
    served = Served(tmp_path / "tables.db").start()
    yield served
    served.end()


SEEN = """async ([table, seat]) => {
  const person = JSON.parse(localStorage.getItem('fogline.person') ?? 'null')
  const headers = person ? { Authorization: `Bearer ${person.secret}` } : {}
  return (await fetch(`/api/tables/${table}/seen?seat=${seat}`, { headers })).json()
}"""
"""What the service tells whoever sits before this browser."""


def log_of(page: Page) -> list[str]:
    """The lines of the log; what is about oneself begins with “You”, where others have a name."""
    return page.get_by_role("list", name="Log", exact=True).locator("[data-n]").all_inner_texts()


def agree(one: list[str], other: list[str]) -> bool:
    """Whether two logs tell the same."""
    alike = [
        here == there or "You" in (here.split()[0], there.split()[0]) for here, there in zip(one, other, strict=True)
    ]
    return all(alike) and any(here == there for here, there in zip(one, other, strict=True))


def play_on(pages: dict[int, Page], decisions: int, way: type[Player]) -> None:
    """Whoever must decide decides."""
    for _ in range(decisions):
        until_any(list(pages.values()))
        page = next(page for page in pages.values() if page.title().startswith("●"))
        way(page).decide()


def play_until(pages: dict[int, Page], wanted: Callable[[], bool]) -> None:
    """Play on at the map until the first of them must decide, and it is as wanted."""
    until_any(list(pages.values()))
    while not (pages[0].title().startswith("●") and wanted()):
        play_on(pages, 1, WithMouse)
        until_any(list(pages.values()))


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


@BOTH
def test_two_browsers_and_a_spectator_survive_everything(
    own_service: Served, browser: Browser, game: str, way: type[Player]
) -> None:
    """A reload, a lost connection and a service that is killed: nothing is lost, nothing comes twice."""
    url = own_service.url
    wire = Wire(own_service.port)
    ada = Somebody(url, "Ada")
    table = ada.open(game, "", start=False, public=True, options={"first": 0})
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
        play_on(pages, 5, way)
        host.reload()
        play_on(pages, 2, way)
        wire.cut()
        expect(guest.get_by_text("Connection lost")).to_be_visible(timeout=30_000)
        while host.title().startswith("●"):
            way(host).decide()
        wire.mend()
        expect(guest.get_by_text("Connection lost")).to_be_hidden(timeout=30_000)
        play_on(pages, 2, way)
        own_service.end(signal.SIGKILL)
        expect(host.get_by_text("Connection lost")).to_be_visible(timeout=30_000)
        own_service.start()
        play_on(pages, 5, way)
        seen = [page.evaluate(SEEN, [table, seat]) for page, seat in zip(everybody, (0, 1, -1), strict=True)]
        all_know(everybody, seen[0]["at"])
        texts = Texts(fogline.load(game), "en", ["Ada", "Ben"])
        for page, told in zip(everybody, seen, strict=True):
            events = [item for item in told["items"] if item["event"]["type"] != "turn-began"]
            assert agree(log_of(page), [texts.say(msgspec.convert(item["say"], Message)) for item in events])
        assert "Ben" in " ".join(log_of(host))
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
    ada, ben, table = two_people(service.url, SF)
    host, guest = visit(ada).go(f"/table/{table}"), visit(ben).go(f"/table/{table}")
    undo = host.get_by_role("button", name="Undo")
    undo.click()
    expect(host.get_by_role("alert").filter(has_text=re.compile("nothing", re.IGNORECASE)).first).to_be_visible()
    Mouse(host).decide()  # draws
    undo.click()
    sure = host.get_by_role("dialog", name="Undo")
    expect(sure).to_contain_text("They must agree first: Ben.")
    sure.get_by_role("button", name="Take it back").click()
    asked = guest.get_by_role("alertdialog", name="Undo")
    asked.get_by_role("button", name="No").click()
    expect(host.get_by_text("The others did not agree.").first).to_be_visible()
    expect(host.get_by_role("button", name=re.compile("^Lay in")).first).to_be_enabled()
    undo.click()
    sure.get_by_role("button", name="Take it back").click()
    expect(host.get_by_role("alert").filter(has_text="This was refused.").first).to_be_visible()
    Mouse(host).decide()  # lays: something has happened
    undo.click()
    expect(host.get_by_role("button", name=re.compile("^Lay in")).first).to_be_enabled()
    undo.click()
    sure.get_by_role("button", name="Take it back").click()
    asked.get_by_role("button", name="Yes").click()
    expect(host.get_by_role("button", name=re.compile("^Draw a card"))).to_be_enabled()
    Mouse(host).decide()  # draws again
    Mouse(host).decide()  # lays
    undo.click()  # nobody acted since, and nothing was learnt
    expect(host.get_by_role("button", name=re.compile("^Lay in")).first).to_be_enabled()
    assert ada.status(table)["wish"] is None


def test_undo_at_the_map_is_free_or_asked_for_or_refused_with_its_reason(service: Served, visit: Visit) -> None:
    """A card from the deck is learnt: the others are asked. A line claimed teaches nobody anything."""
    ada, ben, table = two_people(service.url, TT)
    host, guest = visit(ada).go(f"/table/{table}"), visit(ben).go(f"/table/{table}")
    pages = {0: host, 1: guest}
    undo = host.get_by_role("button", name="Undo")
    until(host, MY_TURN)
    undo.click()
    expect(host.get_by_role("alert").filter(has_text=re.compile("nothing", re.IGNORECASE)).first).to_be_visible()
    rider = WithMouse(host)
    play_until(pages, lambda: "tickets" in rider.prompt.inner_text() and "Keep" not in rider.prompt.inner_text())
    hand = host.get_by_role("region", name="My cards")
    before, held = rider.at(), hand.inner_text()
    rider.draw()
    rider.settle(before)
    second = rider.prompt.filter(has_text="second card")
    undo.click()
    sure = host.get_by_role("dialog", name="Undo")
    sure.get_by_role("button", name="Take it back").click()
    asked = guest.get_by_role("alertdialog", name="Undo")
    asked.get_by_role("button", name="No").click()
    expect(host.get_by_text("The others did not agree.").first).to_be_visible()
    expect(second).to_be_visible()
    assert hand.inner_text() != held
    undo.click()
    sure.get_by_role("button", name="Take it back").click()
    expect(host.get_by_role("alert").filter(has_text="This was refused.").first).to_be_visible()
    before, held = rider.at(), hand.inner_text()
    rider.draw()  # the second card
    rider.settle(before)
    undo.click()
    sure.get_by_role("button", name="Take it back").click()
    asked.get_by_role("button", name="Yes").click()
    expect(second).to_be_visible()
    expect(hand).to_have_text(held, use_inner_text=True)
    play_until(pages, lambda: CAN_CLAIM.search(rider.prompt.inner_text()) is not None)
    before, cars = rider.at(), host.locator(".tt-map [data-cars] .body")
    claimed = cars.count()
    rider.claim()
    rider.do()
    rider.settle(before)
    expect(cars).not_to_have_count(claimed)
    undo.click()  # nobody acted since, and nothing was learnt
    until(host, MY_TURN)
    if "tourist token" in rider.prompt.inner_text():  # both ends had one: which of them was an action of its own
        undo.click()
    expect(cars).to_have_count(claimed)
    assert ada.status(table)["wish"] is None


COUNT_ASKED = """
window.asked = 0;
const look = () => {
  const lifts = [...document.querySelectorAll('button')].filter(one => /^\\s*I am /.test(one.textContent));
  window.asked = Math.max(window.asked, lifts.length);
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""The most people who were asked at one moment to come to the screen."""


def test_three_people_share_a_screen(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.open(SF, "", "", start=False)
    visitor = visit(ada, settings={"curtain": True})
    visitor.page.add_init_script(COUNT_ASKED)
    page = visitor.go(f"/table/{table}")
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
    assert page.evaluate("asked") == 1  # only whose turn it is: for a moment of the start all three were
    assert [seat["name"] for seat in ada.status(table)["seats"]] == ["Ada", "Ben", "Cyd"]
