"""Takes the pictures of the page that the README and the docs show: a real service, real bots, a real browser.

``python tools/screenshots.py`` writes them into ``docs/assets/page``, ``--folder`` elsewhere; ``--only map`` takes
those of the map alone, also as people see them who can't tell some colours apart. It needs Chromium and the built page
(``make play`` builds it).
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

import fogline
from fogline.bots import Limit, make_bot
from fogline.core.game import Legal

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.browsing import PHONE, Served, Somebody, Visitor  # noqa: E402  (of the project, not of the package)
from tests.web.conftest import ARGUMENTS, chromium, obstacle  # noqa: E402

GAME: Final = "san-francisco"
OTHER: Final = "ticket-to-ride-san-francisco"
PACE: Final = 0.15
"""Seconds between two questions: the service answers nobody who asks faster."""
SIGHTS: Final = ("deuteranopia", "protanopia", "tritanopia")
"""The usual ways not to tell some colours apart, as Chromium simulates them."""
RECAPPED: Final = 40
"""Entries of a record after which everybody has had several turns."""
FOLDER: Final = ROOT / "docs" / "assets" / "page"


class Proxy:
    """Plays a person's seat by the bot `greedy`, over the same calls as any client."""

    def __init__(self, who: Somebody, table: str, game: str = GAME) -> None:
        self._who = who
        self._table = table
        self._game = fogline.load(game)
        self._bot = make_bot("greedy", self._game, 0, seed=1)

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> bool:
        """Play until the seat decides and the view is as wanted; False where the game was over before."""
        while self._who.status(self._table)["phase"] != "over":
            told = self._who.ask(self._table, "look", seat=0, since=1_000_000)["result"]
            time.sleep(PACE)
            if not told["legal"]:
                continue
            if wanted(told):
                return True
            view = msgspec.convert(told["view"], self._game.view_type)
            legal = Legal(self._game, [self._game.encode(self._game.action(text)) for text in told["legal"]])
            decision = self._bot.choose(view, legal, Limit(sims=1))
            self._who.ask(self._table, "act", seat=0, actions=[str(decision.action)])
        return False


def is_late(told: dict[str, Any]) -> bool:
    """Whether cities have grown and a column of several cards can be taken."""
    view = told["view"]
    built = min(sum(map(len, city["rows"])) for city in view["cities"])
    long = {f"take {column}" for column, cards in view["columns"].items() if len(cards) >= 3}
    return built >= 8 and bool(long & set(told["legal"]))


class Photographer:
    """Opens pages and keeps their pictures."""

    def __init__(self, browser: Browser, url: str, who: Somebody, folder: Path) -> None:
        self._browser, self._url, self.who, self._folder = browser, url, who, folder

    def take(self, name: str, path: str, prepare: Callable[[Page], None] | None = None, **options: Any) -> None:  # noqa: ANN401
        """One picture: of an address, after what is to be done there; with `sight`, as somebody sees it."""
        sight = options.pop("sight", None)
        visitor = Visitor(self._browser, self._url, self.who, **options)
        page = visitor.go(path)
        page.wait_for_load_state("networkidle")
        if prepare is not None:
            prepare(page)
        page.mouse.move(2, 2)
        if sight is not None:
            visitor.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        page.wait_for_timeout(600)
        page.screenshot(path=self._folder / f"{name}.jpg", type="jpeg", quality=82 if sight is None else 60)
        visitor.leave()
        print(f"{name}.jpg")


def open_tray(page: Page) -> None:
    """Take the longest column that can be taken and build all of it, as far as nothing must be chosen but rows."""
    columns = page.locator(".market .column.can")
    columns.first.wait_for()
    longest = max(columns.all(), key=lambda column: column.locator(".card").count())
    longest.locator(".take").click()
    tray = page.get_by_role("region", name="Cards to build")
    tray.get_by_role("button", name="Build all").click()
    rows = tray.get_by_role("group", name="Rows for this card").get_by_role("button", disabled=False)
    while rows.count():
        rows.first.click()
        page.wait_for_timeout(200)


def is_busy(told: dict[str, Any]) -> bool:
    """Whether much of the map is claimed and more of it can be."""
    claimed = sum(len(seat["lines"]) for seat in told["view"]["seats"])
    return claimed >= 16 and sum(text.startswith("claim") for text in told["legal"]) >= 4


def drawn(page: Page) -> None:
    """The map is there, with what can be claimed."""
    page.locator(".tt-map [data-line]").first.wait_for()


def drawn_small(page: Page) -> None:
    """Wait for the map of the five minutes."""
    page.locator(".picture [data-line]").first.wait_for()


def press(page: Page, key: str) -> None:
    """Press a key once the map is there."""
    drawn(page)
    page.keyboard.press(key)


def turn_to(part: str, page: Page) -> None:
    """Lay another part on a phone's sheet."""
    drawn(page)
    page.get_by_role("navigation").get_by_role("button", name=part).tap()


def choose_tickets(page: Page) -> None:
    """Choose both tickets, without keeping them."""
    drawn(page)
    page.get_by_role("list", name="What each choice costs").get_by_role("button", name="Both").click()


def choose_line(page: Page) -> None:
    """Choose the line that brings most, without claiming it."""
    press(page, "l")
    rows = page.get_by_role("region", name="Table of lines")
    rows.get_by_role("button", name="Length").click()
    rows.get_by_role("button", name="Length").click()
    rows.get_by_role("button", name="Claim ").first.click()
    page.keyboard.press("m")
    drawn(page)


def look_at_tickets(page: Page) -> None:
    """From the result to the tickets, with the way of the first that was completed."""
    page.get_by_role("dialog").get_by_role("button", name="Look at the board").click()
    page.wait_for_timeout(500)  # the dialog gives the focus back first
    tickets = page.get_by_role("region", name="Tickets, one by one")
    tickets.get_by_role("button", name=re.compile(r"\bCompleted")).first.focus()
    page.mouse.move(2, 2)
    page.locator(".trace path").first.wait_for()


def choose_last(page: Page) -> None:
    """Choose the last thing that may be done in sentences, without doing it."""
    press(page, "s")
    page.get_by_role("region", name="What you may do").get_by_role("listitem").get_by_role("button").last.click()


def learn_to(step: int, page: Page) -> None:
    """Let a tutorial show its steps until one of them waits."""
    coach = page.locator(".coach")
    for _ in range(40):
        coach.wait_for()
        if coach.get_attribute("data-step") == str(step):
            page.mouse.move(2, 2)
            page.wait_for_timeout(800)
            return
        before = coach.inner_text()
        coach.locator(".buttons button").last.click()
        while coach.inner_text() == before:
            page.wait_for_timeout(50)
    raise AssertionError("no such step")


def main(folder: Path, only: str | None) -> int:
    """All pictures, or those of one kind."""
    missing = obstacle()
    if missing is not None:
        print(f"No pictures: {missing}.", file=sys.stderr)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        served = Served(Path(place, "tables.db")).start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            camera = Photographer(browser, served.url, Somebody(served.url, "Ada"), folder)
            for name, pictures in PICTURES.items():
                if only in (None, name):
                    pictures(camera)
        finally:
            browser.close()
            served.end()
    return 0


def photograph(camera: Photographer) -> None:
    """From the first page to the end of a game."""
    ada = camera.who
    camera.take("home", "/")
    while True:  # luck is the service's own: some games don't come to what is wanted
        table = ada.open(GAME, "greedy", "greedy", "greedy")
        proxy = Proxy(ada, table)
        address = f"/table/{table}"
        proxy.until(lambda _: True)
        camera.take("start", address)
        if proxy.until(is_late):
            break
    camera.take("four-cities", address)
    camera.take("tray", address, open_tray)
    camera.take("dark", address, settings={"theme": "dark"})
    camera.take("polish", address, settings={"language": "pl"})
    hand: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    camera.take("phone", address, **hand)
    camera.take("phone-city", address, lambda page: page.get_by_role("button", name="My city").click(), **hand)
    proxy.until(lambda _: False)
    camera.take("end", address)


def photograph_lessons(camera: Photographer) -> None:
    """Steps of both tutorials, and the games in five minutes."""
    hand: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    camera.take("tutorial", f"/tutorial/{GAME}", partial(learn_to, 9))
    camera.take("tutorial-map", f"/tutorial/{OTHER}", partial(learn_to, 10), settings={"theme": "dark"})
    camera.take("tutorial-phone", f"/tutorial/{OTHER}", partial(learn_to, 6), settings={"language": "it"}, **hand)
    camera.take("tutorial-phone-city", f"/tutorial/{GAME}", partial(learn_to, 7), settings={"language": "pl"}, **hand)
    camera.take("five-minutes", f"/five-minutes/{GAME}", lambda page: page.locator(".columns").first.wait_for())
    camera.take("five-minutes-map", f"/five-minutes/{OTHER}", drawn_small)


def photograph_map(camera: Photographer) -> None:
    """The other game: its map from the tickets to the end."""
    ada = camera.who
    address = f"/table/{(table := ada.open(OTHER, 'greedy', 'greedy', 'greedy'))}"
    proxy = Proxy(ada, table, OTHER)
    proxy.until(lambda _: True)
    camera.take("map-tickets", address, choose_tickets)
    proxy.until(lambda told: "take blind" in told["legal"])
    camera.take("map-start", address, drawn)
    proxy.until(is_busy)
    camera.take("map", address, drawn)
    camera.take("map-claim", address, choose_line)
    camera.take("map-lines", address, lambda page: press(page, "l"))
    camera.take("sentences", address, choose_last)
    camera.take("map-night", address, drawn, settings={"theme": "dark"})
    camera.take("map-polish", address, drawn, settings={"language": "pl"})
    hand: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    for part in ("Hand", "Cards", "Tickets"):
        camera.take(f"map-phone-{part.lower()}", address, partial(turn_to, part), **hand)
    across = {**hand, "viewport": {"width": PHONE["height"], "height": PHONE["width"]}}
    camera.take("map-phone-across", address, partial(turn_to, "Cards"), **across)
    for sight in SIGHTS:
        camera.take(f"map-{sight}", address, drawn, sight=sight, viewport={"width": 1024, "height": 768})
    proxy.until(lambda _: False)
    camera.take("map-end", address, look_at_tickets)


def photograph_person(camera: Photographer) -> None:
    """What happened since one's last turn, one's games, and what they add up to."""
    ada = camera.who
    for game, *bots in (
        (GAME, "easy"),
        (GAME, "easy", "medium"),
        (OTHER, "easy"),
        (GAME, "easy"),
        (OTHER, "easy", "easy"),
    ):
        Proxy(ada, ada.open(game, *bots), game).until(lambda _: False)
    hand: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    camera.take("statistics", "/games")
    camera.take("my-games", "/games", lambda page: page.locator("article > section").last.scroll_into_view_if_needed())
    camera.take("statistics-phone", "/games", settings={"language": "fr", "theme": "dark"}, **hand)
    address = f"/table/{(table := ada.open(GAME, 'easy', 'easy', 'easy'))}"
    proxy = Proxy(ada, table)
    if proxy.until(lambda told: told["at"] > RECAPPED):
        camera.take("since", address, look_at_line)
        camera.take("since-phone", address, lambda page: page.locator(".since .title").tap(), **hand)


def photograph_lookback(camera: Photographer) -> None:
    """A finished game of each kind, looked back at."""
    ada = camera.who
    hand: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    for name, game in (("lookback", GAME), ("lookback-map", OTHER)):
        Proxy(ada, table := ada.open(game, "medium", "easy"), game).until(lambda _: False)
        address = f"/replay/{table}?at=60&seat=0&look=1"
        camera.take(name, address, looked_back, settings={"theme": "dark" if game == OTHER else "light"})
        if game == GAME:
            camera.take(f"{name}-phone", address, looked_back, settings={"language": "it"}, **hand)


def looked_back(page: Page) -> None:
    """Wait for the graph, and open what the first seat gave away."""
    page.locator(".look .graph .cursor").wait_for(timeout=120_000, state="attached")
    page.locator(".look summary").first.click()


def look_at_line(page: Page) -> None:
    """Point at what the first rival did."""
    page.locator(".since .turn").first.focus()


PICTURES = {
    "city": photograph,
    "map": photograph_map,
    "lessons": photograph_lessons,
    "person": photograph_person,
    "lookback": photograph_lookback,
}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--only", choices=PICTURES)
    wanted = parser.parse_args()
    sys.exit(main(wanted.folder, wanted.only))
