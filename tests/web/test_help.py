"""Help that appears when asked, in words for players, and hides nothing one works with."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from fogline import games
from tests.web.browsing import PHONE, Served, Somebody, Visit
from tests.web.players import MY_TURN, Mouse, until

SF, TT = games.names()
COVERED = """() => {
  const bubble = document.querySelector('[role=tooltip]').getBoundingClientRect()
  return [...document.querySelectorAll('.tray .button:enabled, .tray [data-card]')].filter((one) => {
    const box = one.getBoundingClientRect()
    return one.checkVisibility() && Math.min(bubble.right, box.right) > Math.max(bubble.left, box.left) &&
      Math.min(bubble.bottom, box.bottom) > Math.max(bubble.top, box.top)
  }).map((one) => one.textContent.trim())
}"""
"""What of the tray one could press lies under the bubble."""


def with_a_column_to_take(service: Served, visit: Visit) -> tuple[Somebody, str, Page]:
    ada = Somebody(service.url, "Ada")
    table = ada.open(SF, "random", "random", options={"first": 0})
    page = visit(ada).go(f"/table/{table}")
    player = Mouse(page)
    until(page, MY_TURN, 60)
    while player.possible("Take") is None:
        player.decide()
        until(page, MY_TURN, 60)
    return ada, table, page


def test_a_bubble_covers_nothing_of_the_tray(service: Served, visit: Visit) -> None:
    _, _, page = with_a_column_to_take(service, visit)
    Mouse(page).possible("Take").click()  # type: ignore[union-attr]
    tray = page.get_by_role("region", name="Cards to build")
    tray.wait_for()
    page.mouse.move(5, 5)
    tray.locator("[data-card]").first.hover()
    expect(page.get_by_role("tooltip").locator("blockquote")).to_be_visible()
    assert page.evaluate(COVERED) == []


def test_a_hand_that_rests_where_it_pressed_asks_nothing(service: Served, visit: Visit) -> None:
    """The tray opens under the pointer: its cards must not explain themselves over each other."""
    _, _, page = with_a_column_to_take(service, visit)
    take = Mouse(page).possible("Take")
    assert take is not None
    box = take.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    page.get_by_role("region", name="Cards to build").wait_for()
    page.evaluate(
        "window.told = 0; new MutationObserver(() => {"
        " window.told += document.querySelectorAll('[role=tooltip]').length }).observe(document.body,"
        " { childList: true, subtree: true })"
    )
    for step in (3, -2, 1, 0):
        page.mouse.move(x + step, y - step)
        page.wait_for_timeout(700)
    assert page.evaluate("window.told") == 0


def test_who_walks_by_keys_is_told_but_a_focus_that_the_board_puts_back_asks_nothing(
    service: Served, visit: Visit
) -> None:
    """Escape closes the tray, and the focus goes to a card: its bubble once stayed over the deck."""
    _, _, page = with_a_column_to_take(service, visit)
    says = page.get_by_role("tooltip")
    Mouse(page).possible("Take").click()  # type: ignore[union-attr]
    page.get_by_role("region", name="Cards to build").wait_for()
    page.keyboard.press("Escape")
    focused = page.get_by_role("region", name="Market").locator(".columns :focus-visible")
    expect(focused).to_be_visible()
    page.wait_for_timeout(1500)  # a bubble comes after 0.9 s
    expect(says).to_be_hidden()
    page.keyboard.press("ArrowRight")
    expect(says).to_be_visible()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_rule_with_a_table_is_drawn_as_one(visit: Visit, language: str) -> None:
    page = visit(settings={"language": language}).go("/rules/SF-9.1")
    paragraph = page.locator("[id='SF-9.1']")
    expect(paragraph.get_by_role("row")).to_have_count(5)
    expect(paragraph.get_by_role("columnheader")).to_have_count(5)
    expect(paragraph.get_by_role("cell", name="2½", exact=True)).to_be_visible()
    assert not re.search(r"\||---|`|\.md\b", page.locator("article").inner_text())


def test_a_bubble_draws_the_table_too(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    page = visit(ada).go(f"/table/{ada.open(SF, 'random', options={'first': 0})}")
    page.get_by_role("region", name="Scoring board").locator(".name").first.hover()
    bubble = page.get_by_role("tooltip")
    expect(bubble.get_by_role("row")).to_have_count(5)
    assert "|" not in bubble.inner_text()


def test_why_a_column_is_shut_is_said_in_words(service: Served, visit: Visit) -> None:
    _, _, page = with_a_column_to_take(service, visit)
    player, told = Mouse(page), ""
    for _ in range(30):
        told += "\n".join(page.locator(".market .lock").all_inner_texts())
        if "Not yet" in told:
            break
        player.decide()
        until(page, MY_TURN, 60)
    assert "You can take it" in told
    assert re.search(r"Not yet: with \d contracts? you need \d cards? here", told)
    assert not re.search("[<>≥≤]", told)


def test_the_tray_shows_the_other_columns_and_counts_nothing_before_it_is_decided(
    service: Served, visit: Visit
) -> None:
    _, _, page = with_a_column_to_take(service, visit)
    Mouse(page).possible("Take").click()  # type: ignore[union-attr]
    tray = page.get_by_role("region", name="Cards to build")
    others = tray.get_by_role("group", name="The market while you plan").get_by_role("button")
    expect(others).to_have_count(2)
    expect(others.first).to_have_accessible_name(re.compile("^Column [ABC], "))
    expect(tray.locator(".commit")).to_have_text(re.compile(r"^\s*Take [ABC]: build 0, \d cards? to decide\s*$"))
    tray.get_by_role("button", name="Skip the rest").click()
    expect(tray.locator(".commit")).to_have_text(re.compile(r"^\s*Take [ABC]: build 0, skip \d \("))


@pytest.mark.parametrize(
    "options", [{}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}], ids=["desk", "phone"]
)
def test_settings_are_changed_at_the_table(service: Served, visit: Visit, options: dict[str, object]) -> None:
    ada = Somebody(service.url, "Ada")
    page = visit(ada, **options).go(f"/table/{ada.open(SF, 'random', options={'first': 0})}")
    until(page, MY_TURN)
    page.get_by_role("button", name="More").click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").get_by_role("radio", name="Polski").check()
    dialog = page.get_by_role("dialog", name="Ustawienia")
    dialog.get_by_role("button", name="Zamknij").click()
    expect(page.get_by_role("region", name="Rynek")).to_be_visible()
    assert page.title().startswith("●")
    assert "/table/" in page.url


@pytest.mark.parametrize("language", ["fr", "es", "pl"])
def test_a_game_has_the_title_of_ones_language_everywhere(service: Served, visit: Visit, language: str) -> None:
    title = {
        "fr": "Les Aventuriers du Rail\N{NO-BREAK SPACE}: San Francisco",
        "es": "¡Aventureros al Tren! San Francisco",
        "pl": "Wsiąść do Pociągu: San Francisco",
    }[language]
    ada = Somebody(service.url, "Ada")
    ended = ada.finished(TT)
    table, gathering = ada.open(TT, "random", options={"first": 0}), ada.open(TT, "", start=False)
    visitor = visit(ada, settings={"language": language})
    link = ada.call("POST", f"/api/tables/{gathering}/invitations")["link"]
    expect(visit(settings={"language": language}).go(f"/join/{link}").locator(".invited")).to_contain_text(title)
    learning = (f"/tutorial/{TT}", f"/five-minutes/{TT}")
    played = ("/games", f"/replay/{ended}", f"/table/{gathering}", f"/table/{table}")
    for path in ("/", "/rules", "/about", *learning, *played):
        page = visitor.go(path)
        expect(page.get_by_text(title).first).to_be_attached()
        assert "Ticket to Ride" not in page.locator("main").inner_text()
    until(page, MY_TURN)
    assert title in page.title()


def test_every_clock_is_seen_on_a_phone(service: Served, visit: Visit) -> None:
    people = [Somebody(service.url, name) for name in ("Ada", "Ben", "Cleo", "Dora")]
    ada = people[0]
    timing = {"kind": "game", "ms": 1_800_000, "increment": 0}
    table = ada.open(SF, "", "", "", start=False, public=True, timing=timing, options={"first": 0})
    for seat, one in list(enumerate(people))[1:]:
        one.ask(table, "sit", seat=seat)
    for seat, one in enumerate(people):
        one.ask(table, "ready", seat=seat)
    ada.ask(table, "start")
    for who in (ada, people[3], None):
        page = visit(who, viewport=PHONE, has_touch=True, is_mobile=True).go(f"/table/{table}")
        clocks = page.get_by_role("list", name="Players").get_by_role("timer")
        expect(clocks).to_have_count(4)
        for clock in clocks.all():
            expect(clock).to_have_text(re.compile(r"^(30:00|29:\d\d)$"))
            box = clock.bounding_box()
            assert box is not None
            assert 0 <= box["x"] <= PHONE["width"] - box["width"]
            assert clock.evaluate("one => one.scrollWidth <= one.clientWidth + 1")
            assert clock.evaluate(
                "one => { const box = one.getBoundingClientRect();"
                " return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)) }"
            )
