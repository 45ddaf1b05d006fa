"""Every size of window, four players, names of 40 letters, Polish words: nothing overlaps, is cut or out of reach."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fogline import games
from tests.web.browsing import Served, Somebody, Visit
from tests.web.players import MY_TURN, until

SF, TT = games.names()
NAMES = (
    "Wielkomiejska Konstantynopolitańczykówna",
    "Brzęczyszczykiewicz-Chrząszczyżewoszycki",
    "Maksymilian Niepokalanowicz-Ciechanowiec",
    "Współzawodniczka Najpiękniejszaszewiczów",
)
PHONES = {"phone": (390, 844), "phone held across": (844, 390)}
DESKS = {"tablet": (1024, 768), "laptop": (1280, 720), "desk": (1440, 900), "large": (2560, 1440)}

LONG = 4
"""Cards of a column that is long."""

FAULTS = """() => {
  const faults = []
  const seen = (one) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
  const words = (one) => [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim())
  const name = (one) => `${one.tagName} .${one.className} “${one.textContent.trim().slice(0, 40)}”`
  const isApart = (one) => one.closest('.visually-hidden, svg, [role=img], [aria-hidden=true]')
  const styleOf = (one) => getComputedStyle(one)
  const scrolls = (one) => one && (/auto|scroll/.test(styleOf(one).overflow) || scrolls(one.parentElement))
  const area = document.scrollingElement
  if (area.scrollWidth > area.clientWidth) faults.push(`${area.scrollWidth - area.clientWidth} px too wide`)

  for (const one of document.querySelectorAll('main *, dialog[open] *')) {
    const style = styleOf(one)
    if (!words(one).length || !seen(one) || isApart(one) || style.position === 'absolute') continue
    // A long name may end in an ellipsis; any other text must have its room.
    if (style.textOverflow === 'ellipsis') continue
    if (style.display !== 'inline' && one.scrollWidth > one.clientWidth + 1)
      faults.push(`${name(one)} needs ${one.scrollWidth} px and has ${one.clientWidth}`)
    for (const node of words(one)) {
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right } = range.getBoundingClientRect()
      const within = left >= -1 && right <= innerWidth + 1
      if (!within && !scrolls(one.parentElement) && !one.closest('.name')) faults.push(`${name(one)} leaves the window`)
    }
  }

  const isLifted = (one) => /fixed|absolute|sticky/.test(styleOf(one).position)
  const lies = (one) => one === document.body || (!isLifted(one) && lies(one.parentElement))
  const all = [...document.querySelectorAll('main :is(section, article, aside)')]
  const parts = all.filter((one) => seen(one) && lies(one))
  for (const [i, one] of parts.entries()) {
    for (const other of parts.slice(i + 1)) {
      if (one.contains(other) || other.contains(one)) continue
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (across > 2 && down > 2) faults.push(`${name(one)} and ${name(other)} overlap by ${across} × ${down}`)
    }
  }
  return faults
}"""
"""What is wrong with the page as it is drawn: too wide, text without room, parts over each other."""

OUT_OF_REACH = """(selectors) => {
  const faults = []
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    if (!found.length) faults.push(`there is no ${selector}`)
    for (const one of found) {
      const box = one.getBoundingClientRect()
      const label = `${selector} “${(one.ariaLabel ?? one.textContent).trim().slice(0, 30)}”`
      if (box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
        faults.push(`${label} is at ${box.left}, ${box.top} to ${box.right}, ${box.bottom}`)
      else if (one.matches('button, a')) {
        const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
        if (!one.contains(over)) faults.push(`${label} is covered by ${over?.className}`)
      }
    }
  }
  return faults
}"""
"""Which of these are missing, not wholly in the window, or under something else."""


WIDER = """selector => [...document.querySelectorAll(selector)]
  .filter((one) => one.scrollWidth > one.clientWidth)
  .map((one) => `${one.className}: ${one.scrollWidth} > ${one.clientWidth}`)"""
"""Which of these must be scrolled across."""


class Company:
    """Four people at one table, who play by the service's own calls."""

    def __init__(self, url: str, game: str) -> None:
        self.people = [Somebody(url, name) for name in NAMES]
        host = self.people[0]
        self.table = host.open(game, "", "", "", start=False, public=True, options={"first": 0})
        for seat, one in list(enumerate(self.people))[1:]:
            one.ask(self.table, "sit", seat=seat)
        for seat, one in enumerate(self.people):
            one.ask(self.table, "ready", seat=seat)
        host.ask(self.table, "start")

    def seen(self, seat: int) -> dict[str, Any]:
        told: dict[str, Any] = self.people[seat].call("GET", f"/api/tables/{self.table}/seen?seat={seat}")
        return told

    def play(self, until_then: Callable[[dict[str, Any]], bool], shunned: str = " ") -> None:
        """Let everybody do something until the first seat is where it should be; nobody does what is shunned."""
        luck = random.Random(17)
        deadline = time.monotonic() + 120
        for seat in itertools.cycle(range(len(NAMES))):
            assert time.monotonic() < deadline
            while legal := (told := self.seen(seat))["legal"]:
                if seat == 0 and until_then(told):
                    return
                willing = [action for action in legal if not action.startswith(shunned)]
                self.people[seat].ask(self.table, "act", seat=seat, actions=[luck.choice(willing)])


def longest(told: dict[str, Any]) -> int:
    """Cards of the longest column."""
    return max(map(len, told["view"]["columns"].values()))


@pytest.fixture(scope="module")
def market(service: Served) -> Company:
    """San Francisco in its middle: columns with cards, one of which may be taken."""
    company = Company(service.url, SF)
    company.play(lambda told: told["at"] > 90 and any(action.startswith("take") for action in told["legal"]))
    return company


@pytest.fixture(scope="module")
def laying(service: Served) -> Company:
    """San Francisco with a drawn card to lay, into columns that are long."""
    company = Company(service.url, SF)
    company.play(lambda told: told["view"]["phase"] == "lay" and longest(told) >= LONG, shunned="take")
    return company


@pytest.fixture(scope="module")
def lines(service: Served) -> Company:
    """Ticket to Ride in its middle."""
    company = Company(service.url, TT)
    company.play(lambda told: told["at"] > 90 and any(action.startswith("claim") for action in told["legal"]))
    return company


def opened(visit: Visit, company: Company, size: tuple[int, int]) -> Page:
    width, height = size
    touch = {"has_touch": True, "is_mobile": True} if min(size) < 500 else {}
    page = visit(
        company.people[0],
        viewport={"width": width, "height": height},
        settings={"language": "pl"},
        **touch,
    ).go(f"/table/{company.table}")
    until(page, MY_TURN)
    page.locator(".board section").first.wait_for()
    return page


def sizes(page: Page, among: dict[str, tuple[int, int]]) -> Iterator[str]:
    """The window takes each of these sizes, one after the other."""
    for name, (width, height) in among.items():
        page.set_viewport_size({"width": width, "height": height})
        yield name


def whole(page: Page, *selectors: str) -> list[str]:
    """What is out of reach or wrong with the page; once the new size has been laid out, that should be nothing."""
    deadline = time.monotonic() + 15
    while found := [*beyond(page, *selectors), *page.evaluate(FAULTS)]:
        if time.monotonic() > deadline:
            return found
        page.wait_for_timeout(100)
    return []


def parts(page: Page) -> Iterator[str]:
    """Each part of the table that a phone shows one at a time."""
    for tab in page.locator("nav.tabs button").all():
        tab.click()
        expect(tab).to_have_attribute("aria-current", "true")
        yield tab.inner_text()


def beyond(page: Page, *selectors: str) -> list[str]:
    found: list[str] = page.evaluate(OUT_OF_REACH, list(selectors))
    return found


@pytest.mark.parametrize("size", PHONES)
def test_a_phone_shows_every_part_of_the_market_game(visit: Visit, market: Company, size: str) -> None:
    page = opened(visit, market, PHONES[size])
    assert beyond(page, ".prompt", ".deck", ".take", "nav.tabs button") == []
    faults = {part: found for part in parts(page) if (found := page.evaluate(FAULTS))}
    assert faults == {}


def test_a_desk_shows_the_whole_market_game_without_scrolling(visit: Visit, market: Company) -> None:
    page = opened(visit, market, DESKS["desk"])
    needed = (".prompt", ".deck", ".clock", ".take", ".contracts", ".own", ".rival", ".controls .button")
    assert {size: found for size in sizes(page, DESKS) if (found := whole(page, *needed))} == {}


@pytest.mark.parametrize("size", [*PHONES, "desk"])
def test_a_column_that_is_built_has_its_button_in_sight(visit: Visit, market: Company, size: str) -> None:
    """A desk's window then takes each of its sizes: a phone's page is another one."""
    page = opened(visit, market, (PHONES | DESKS)[size])
    page.locator(".column.can .take").first.click()
    page.locator(".tray").wait_for()
    phone = size in PHONES
    among = {size: PHONES[size]} if phone else DESKS
    begun = (".prompt", ".tray .card", ".tools .button")
    assert {one: found for one in sizes(page, among) if (found := whole(page, *begun))} == {}
    page.locator(".tools .button").nth(1).click()  # skips them all
    decided = [".prompt .commit .button"] if phone else [".tray .commit .button", ".own"]
    assert {one: found for one in sizes(page, among) if (found := whole(page, *decided))} == {}


@pytest.mark.parametrize("size", [*PHONES, "desk"])
def test_a_drawn_card_can_be_laid_in_every_column(visit: Visit, laying: Company, size: str) -> None:
    page = opened(visit, laying, (PHONES | DESKS)[size])
    among = {size: PHONES[size]} if size in PHONES else DESKS
    needed = (".prompt", ".drawn .float", ".take")
    assert {one: found for one in sizes(page, among) if (found := whole(page, *needed))} == {}


def test_a_large_window_is_used(visit: Visit, market: Company) -> None:
    page = opened(visit, market, DESKS["large"])
    width, height = DESKS["large"]
    own = page.locator(".own .city").bounding_box()
    frame = page.locator("main > .frame").bounding_box()
    assert own is not None
    assert frame is not None
    assert frame["width"] > 0.9 * width
    assert own["height"] > 0.5 * height


@pytest.mark.parametrize("size", DESKS)
def test_the_log_folds_and_tells_what_was_said_meanwhile(visit: Visit, market: Company, size: str) -> None:
    page = opened(visit, market, DESKS[size])
    fold = page.locator(".fold")
    room = DESKS[size][0] >= 1440
    assert fold.get_attribute("aria-expanded") == ("true" if room else "false")
    assert page.locator(".beside").count() == (1 if room else 0)
    if not room:
        market.people[1].ask(market.table, "chat", text=f"Dzień dobry, {size}")
        page.locator(".fold .unread").wait_for()
        fold.click()
        page.locator(".beside").wait_for()
        page.locator(".fold .unread").wait_for(state="detached")
    expect(page.locator(".beside [data-n]").last).to_be_in_viewport()  # the newest line
    assert page.evaluate(FAULTS) == []


@pytest.mark.parametrize("size", [*PHONES, "desk"])
def test_the_map_game_fits_with_all_cards_to_take_in_sight(visit: Visit, lines: Company, size: str) -> None:
    page = opened(visit, lines, (PHONES | DESKS)[size])
    page.locator(".tt-map [data-line]").first.wait_for(state="attached")
    always = (".prompt", ".controls .button")
    cards = (".market .place", ".market [data-deck]", ".market [data-ticket-deck]")
    if size in PHONES:
        assert beyond(page, *always) == []
        assert {part: found for part in parts(page) if (found := page.evaluate(FAULTS))} == {}
        page.locator("nav.tabs button").nth(1).click()
        assert whole(page, ".prompt", *cards) == []
    else:
        assert {one: found for one in sizes(page, DESKS) if (found := whole(page, *always, *cards))} == {}


COMMIT = ".commit .button"
"""The button of what is planned, wherever the board puts it."""


@pytest.fixture(scope="module")
def offered(service: Served) -> Company:
    """Ticket to Ride before anybody has kept tickets."""
    return Company(service.url, TT)


@pytest.mark.parametrize("size", [*PHONES, "desk"])
def test_tickets_are_chosen_without_scrolling(visit: Visit, offered: Company, size: str) -> None:
    page = opened(visit, offered, (PHONES | DESKS)[size])
    page.locator(".offer .cards button").first.click()
    expect(page.locator(COMMIT)).to_be_enabled()
    among = {size: PHONES[size]} if size in PHONES else DESKS
    needed = (".prompt", ".offer .cards button", COMMIT)
    assert {one: found for one in sizes(page, among) if (found := whole(page, *needed))} == {}


@pytest.mark.parametrize("size", [*PHONES, "desk"])
def test_a_line_to_claim_has_its_button_in_sight(visit: Visit, lines: Company, size: str) -> None:
    page = opened(visit, lines, (PHONES | DESKS)[size])
    if size in PHONES:
        page.locator("nav.tabs button").nth(3).click()
    else:
        page.keyboard.press("l")
    page.locator("tr.possible .button").first.click()
    page.locator(".claim").wait_for()
    if size not in PHONES:
        page.keyboard.press("m")
    among = {size: PHONES[size]} if size in PHONES else DESKS
    needed = (".prompt", ".claim [role=radio][aria-checked=true]", COMMIT)
    assert {one: found for one in sizes(page, among) if (found := whole(page, *needed))} == {}


@pytest.mark.parametrize("name", [SF, TT], ids=["sf", "tt"])
def test_the_result_is_whole(visit: Visit, ended: dict[str, Company], name: str) -> None:
    page = visit(ended[name].people[0], settings={"language": "pl"}).go(f"/table/{ended[name].table}")
    page.locator("dialog table").wait_for()
    for size in sizes(page, PHONES | DESKS):
        assert whole(page) == [], size
        assert page.evaluate(WIDER, "dialog, dialog .scroll") == [], size
        assert page.locator("dialog thead th").count() == 1 + len(NAMES)


@pytest.fixture(scope="module")
def ended(service: Served) -> dict[str, Company]:
    """A finished game of each: everybody has given up, and bots have played to the end."""
    found = {}
    for name in (SF, TT):
        company = Company(service.url, name)
        for seat, one in enumerate(company.people):
            one.ask(company.table, "resign", seat=seat)
        company.people[0].until_over(company.table)
        found[name] = company
    return found


@pytest.mark.parametrize("name", [SF, TT], ids=["sf", "tt"])
def test_a_game_that_is_seen_again_has_its_board_beside_what_moves_it(
    visit: Visit, ended: dict[str, Company], name: str
) -> None:
    """On a phone held across the tabs once covered both."""
    page = visit(ended[name].people[0], settings={"language": "pl"}).go(f"/replay/{ended[name].table}?at=40&seat=0")
    page.locator(".replay .board section").first.wait_for()
    for size, (width, height) in (PHONES | DESKS).items():
        page.set_viewport_size({"width": width, "height": height})
        assert whole(page, ".bar .primary", ".bar [type=range]", *(["nav.tabs button"] if size in PHONES else [])) == []
        top = page.locator(".replay > .board").evaluate("one => one.getBoundingClientRect().top")
        assert top < height / 2, size


@pytest.mark.parametrize("language", ["pl", "fr"])
def test_home_has_both_games_within_reach(visit: Visit, market: Company, language: str) -> None:
    page = visit(market.people[0], settings={"language": language}).go("/")
    page.locator(".continue").wait_for()
    page.locator(".game").nth(1).wait_for()
    for size in sizes(page, PHONES | DESKS):
        assert whole(page, *([".game .primary", ".continue"] if size in DESKS else [])) == [], size
