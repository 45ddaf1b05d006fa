"""The board around the map: what explains itself, what moves, what is lit, what is said of the rules, and the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from fogline import games
from tests.web.browsing import PHONE, Served, Somebody, Visit
from tests.web.players import MY_TURN, OVER, until
from tests.web.riders import CAN_CLAIM, WithMouse
from tests.web.test_controls import KEEP_DRAWING, menu
from tests.web.test_senses import MOVING, NOTE_MOVES, explained

TT = games.names()[1]


def begun(service: Served, visit: Visit, *bots: str, **options: object) -> Page:
    """A table at which Ada has kept her tickets and has the first turn."""
    ada = Somebody(service.url, "Ada")
    table = ada.open(TT, *(bots or ("random", "random")), options={"first": 0})
    page = visit(ada, **options).go(f"/table/{table}")
    until(page, MY_TURN)
    WithMouse(page).decide()
    until(page, MY_TURN)
    return page


def test_everything_explains_itself(service: Served, visit: Visit) -> None:
    page = begun(service, visit)
    market = page.get_by_role("region", name="Cards to take")
    players = page.get_by_role("list", name="What everybody has")
    for thing, name, rule in (
        (market.locator("[data-deck]"), "Deck of transport cards", "TT-3.1"),
        (market.locator("[data-ticket-deck]"), "Deck of tickets", "TT-3.12"),
        (market.locator("[data-discards]"), "Discards", "TT-3.4"),
        (players.locator(".points").first, "for lines", "TT-3.10"),
        (players.locator(".fact").nth(1), "cable cars left", "TT-4.1"),
        (players.locator(".tokens").first, "tourist token", "TT-3.11"),
        (page.get_by_role("region", name="My cards").get_by_role("button").first, "card", "TT-3.7"),
        (page.get_by_role("region", name="My tickets").get_by_role("button").first, "–", "TT-4.2"),
    ):
        thing.hover()
        explained(page, name, rule)
        page.mouse.move(2, 2)
        expect(page.get_by_role("tooltip")).to_be_hidden()


def test_a_ticket_lights_its_ends_and_its_way_and_a_colour_its_lines(service: Served, visit: Visit) -> None:
    page = begun(service, visit)
    table = page.get_by_role("region", name="Table of lines")
    ticket = page.get_by_role("region", name="My tickets").get_by_role("button").first
    expect(ticket).to_contain_text("spaces missing")  # once the service has told
    missing = re.search(r"(\d+) of \d+ spaces missing", ticket.inner_text())
    assert missing is not None
    ticket.click()
    page.mouse.move(2, 2)
    page.keyboard.press("l")
    way = table.locator("tr.lit")
    expect(way.first).to_be_visible()
    lengths = [int(text.strip()[0]) for text in way.locator("td.length").all_inner_texts()]
    assert sum(lengths) == int(missing[1])
    page.keyboard.press("Escape")
    expect(way).to_have_count(0)
    rider = WithMouse(page)
    while not CAN_CLAIM.search(rider.prompt.inner_text()):
        rider.draw()
        page.wait_for_timeout(50)
        until(page, MY_TURN)
    groups = page.get_by_role("region", name="My cards").get_by_role("button", name=re.compile("pays for"))
    pays = re.search(r"pays for (\d+) line", groups.first.get_attribute("aria-label") or "")
    assert pays is not None
    groups.first.click()
    expect(way).to_have_count(int(pays[1]))


def test_the_rule_about_ferries_is_shown_as_state(service: Served, visit: Visit) -> None:
    """After one card a ferry that lies face up is barred, with the server's reason and its rule."""
    page = begun(service, visit)
    market = page.get_by_role("region", name="Cards to take")
    rider = WithMouse(page)
    for _ in range(60):
        until(page, f"{MY_TURN} || {OVER}")
        assert not page.evaluate(OVER), "no ferry lay face up at a second card"
        second = "second card" in rider.prompt.inner_text()
        if second and market.get_by_role("button", name=re.compile("a ferry$")).count():
            break
        before = rider.at()
        rider.draw()
        rider.settle(before)
    expect(market.locator(".barred").first).to_be_visible()
    expect(market.locator(".state")).to_contain_text("A face-up ferry can’t be the second card.")
    expect(market.get_by_role("link", name="TT-3.2")).to_be_visible()
    before = rider.at()
    market.locator(".barred").first.click(force=True)
    expect(page.locator(".refused")).to_contain_text("A face-up ferry can’t be the second card.")
    assert rider.at() == before


def test_what_happens_flies_briefly_and_not_for_those_who_want_no_movement(service: Served, visit: Visit) -> None:
    still = begun(service, visit, settings={"motion": "reduce"})
    moving = begun(service, visit, settings={"motion": "full"})
    for page in (still, moving):
        page.evaluate(NOTE_MOVES)
        page.keyboard.press("d")
        until(page, "document.querySelector('.prompt').innerText.includes('second card')")
    assert still.evaluate(MOVING) == []
    assert still.evaluate("moved.filter(([, duration]) => duration > 0)") == []
    until(moving, "moved.some(([name]) => name.includes('flight'))")
    assert max(duration for _, duration in moving.evaluate("moved")) <= 350


NOTE_TOKENS = """() => {
  window.hopped = 0
  new MutationObserver(() => { hopped += document.querySelectorAll('.flight > svg[viewBox="-16 -16 32 32"]').length })
    .observe(document.querySelector('.tt'), { childList: true })
}"""


def test_tokens_hop_cars_roll_and_points_tick(service: Served, visit: Visit) -> None:
    """Somebody plays until a line to a tourist pile is claimed, which does all three, each briefly."""
    page = begun(service, visit, "random", settings={"motion": "full"})
    page.evaluate(NOTE_MOVES)
    page.evaluate(NOTE_TOKENS)
    rider = WithMouse(page)
    while not page.evaluate("hopped"):
        rider.decide()
        until(page, f"{MY_TURN} || {OVER}")
        assert not page.evaluate(OVER), "no token was taken"
    for wanted in ("flight", "roll", "tick"):
        until(page, f"moved.some(([name]) => name.includes('{wanted}'))")
    assert max(duration for _, duration in page.evaluate("moved")) <= 350


def test_a_line_of_the_log_lights_its_line(service: Served, visit: Visit) -> None:
    page = begun(service, visit, "greedy")
    rider = WithMouse(page)
    claims = page.get_by_role("list", name="Log").get_by_role("button").filter(has_text=re.compile("claims?"))
    while not claims.count():
        rider.decide()
        until(page, MY_TURN)
    page.keyboard.press("l")
    lit = page.locator("[data-row].lit")
    claims.first.hover()
    expect(lit).to_have_count(1)
    page.mouse.move(2, 2)
    expect(lit).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1024, 768), (2560, 1440)])
def test_nothing_must_be_scrolled_to(service: Served, visit: Visit, size: tuple[int, int]) -> None:
    width, height = size
    page = begun(service, visit, "random", "random", "random", viewport={"width": width, "height": height})
    page.locator(".tt-map [data-line]").first.wait_for()
    seen = (
        "document.scrollingElement.scrollHeight <= innerHeight && document.scrollingElement.scrollWidth <= innerWidth"
    )
    assert page.evaluate(seen)
    for region in ("Cards to take", "My cards", "My tickets", "What to do"):
        box = page.get_by_role("region", name=region).bounding_box()
        assert box is not None, region
        assert box["y"] + box["height"] <= height, region
        assert box["x"] + box["width"] <= width, region


def test_the_end_tells_ticket_by_ticket(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.open(TT, "random", stand_in="random")
    page = visit(ada).go(f"/table/{table}")
    page.locator(".tt-map [data-line]").first.wait_for()
    ada.ask(table, "resign", seat=0)
    until(page, OVER, 120)
    page.get_by_role("dialog", name="Result").get_by_role("button", name="Look at the board").click()
    tally = page.get_by_role("region", name="Tickets, one by one")
    sheets = ada.status(table)["outcome"]["sheets"]
    tickets = [line for sheet in sheets for line in sheet["lines"] if line.get("item")]
    told = tally.get_by_role("button", name=re.compile("ompleted"))
    expect(told).to_have_count(len(tickets))
    assert tally.get_by_role("button", name="Not completed").count() == len(
        [one for one in tickets if one["code"] == "failed"]
    )


NOTE_TRACES = """() => {
  window.traced = {}
  new MutationObserver(() => {
    const ticket = document.querySelector('.tally button.lit')?.innerText
    const [pins, lines] = ['.stop .pin', '.trace path:not(.under)'].map(what => document.querySelectorAll(what).length)
    if (ticket && pins) traced[ticket] = Math.max(traced[ticket] ?? 0, lines)
  }).observe(document, { subtree: true, childList: true, attributes: true })
}"""
"""Notes of each ticket that is lit, with both of its ends, how many lines of its way are traced on the map."""


def test_each_tickets_way_is_traced_on_the_map_at_the_end(service: Served, visit: Visit) -> None:
    """One by one, the first too, wherever the pointer rests; and again by keyboard, and without movement."""
    ada = Somebody(service.url, "Ada")
    table = ada.open(TT, "greedy", "greedy", stand_in="greedy")
    ada.ask(table, "resign", seat=0)
    page = visit(ada, settings={"motion": "full"}).go(f"/table/{table}")
    until(page, OVER, 120)
    page.evaluate(NOTE_TRACES)
    page.get_by_role("dialog", name="Result").get_by_role("button", name="Look at the board").click()
    tally = page.get_by_role("region", name="Tickets, one by one")
    tally.hover()
    expect(tally.get_by_role("button", name="Again")).to_be_visible(timeout=60_000)
    ways = ada.ask(table, "survey", seat=0)["result"]["tickets"]
    traced = page.evaluate("traced")
    assert len(traced) == len(ways)
    assert sorted(traced.values()) == sorted(len(way["path"]) if way["completed"] else 0 for way in ways)
    still = visit(ada, settings={"motion": "reduce"}).go(f"/table/{table}")
    still.get_by_role("dialog", name="Result").get_by_role("button", name="Look at the board").click()
    told = still.get_by_role("region", name="Tickets, one by one").get_by_role("button", name=re.compile("ompleted"))
    expect(told).to_have_count(len(ways))
    tally_heading = still.get_by_role("heading", name="Tickets, one by one")
    for one in told.all():
        one.hover()
        one.focus()
        tally_heading.hover()  # a pointer that comes and goes leaves what has the focus
        expect(still.locator(".trace path:not(.under)")).to_have_count(traced[one.inner_text()])
        expect(still.locator(".stop .pin")).to_have_count(2)
    phone = visit(ada, viewport=PHONE, has_touch=True, is_mobile=True).go(f"/table/{table}")
    phone.get_by_role("dialog", name="Result").get_by_role("button", name="Look at the board").tap()
    told = phone.get_by_role("region", name="Tickets, one by one").get_by_role("button", name=re.compile("ompleted"))
    for one in told.all():  # where the map is larger than its room
        one.tap()
        expect(one).to_have_class(re.compile("lit"))
        for end in phone.locator(".stop:has(.pin) .end").all():
            expect(end).to_be_in_viewport(ratio=1)


def test_no_picture_and_no_board_to_look_back_at_has_a_dead_button(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.open(TT, "random", options={"first": 0}, stand_in="random")
    visitor = visit(ada, viewport=PHONE)
    visitor.page.add_init_script(KEEP_DRAWING)
    page = visitor.go(f"/table/{table}")
    until(page, MY_TURN)
    WithMouse(page).decide()
    dead = ("Draw a card", "Draw tickets", "Nearer", "Whole map", "Table of lines", 'class="button')
    with page.expect_download():
        menu(page, "Save a picture")
    drawn = page.evaluate("window.drawn")
    assert "Deck of transport cards" in drawn
    assert [words for words in dead if words in drawn] == []
    assert re.search(r'class="sheet[^"]*" style="width: 100%; height: 100%;"', drawn), "not the whole map"
    ada.ask(table, "resign", seat=0)
    until(page, OVER, 120)
    with page.expect_download(timeout=120_000):
        page.get_by_role("dialog", name="Result").get_by_role("button", name="Save a picture").click(timeout=120_000)
    drawn = page.evaluate("window.drawn")
    assert "Tickets, one by one" in drawn
    assert [words for words in (*dead, "Again", "All at once") if words in drawn] == []
    again = visit(ada).go(f"/replay/{table}?at=40&seat=0")
    expect(again.get_by_role("region", name="Cards to take")).to_be_visible()
    expect(again.get_by_role("button", name=re.compile("^Draw"))).to_have_count(0)


def test_a_phone_folds_its_sheet_and_shows_one_part_at_a_time(service: Served, visit: Visit) -> None:
    page = begun(service, visit, viewport=PHONE)
    parts = page.get_by_role("navigation", name="Parts of the table")
    for part, region in (("Hand", "My cards"), ("Cards", "Cards to take"), ("Tickets", "My tickets")):
        parts.get_by_role("button", name=part).click()
        expect(page.get_by_role("region", name=region)).to_be_visible()
        expect(page.locator(".tt-map")).to_be_visible()
    page.get_by_role("button", name="Fold the sheet").click()
    expect(page.get_by_role("region", name="My tickets")).to_be_hidden()
    page.get_by_role("button", name="Unfold the sheet").click()
    expect(page.get_by_role("region", name="My tickets")).to_be_visible()
