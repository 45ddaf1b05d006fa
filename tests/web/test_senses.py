"""What is heard, what moves, what explains itself: the page for every sense, and for those who want less of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from fogline import games
from tests.web.browsing import PHONE, Served, Somebody, Visit, Visitor
from tests.web.players import MY_TURN, Mouse, until

SF, TT = games.names()
MOVING = """document.getAnimations().filter(one => one.playState === 'running')
  .map(one => one.effect.getComputedTiming().duration).filter(duration => duration > 0)"""
NOTE_MOVES = """() => {
  window.moved = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...given) {
    moved.push([this.className.toString(), given[1].duration])
    return animate.apply(this, given)
  }
  addEventListener('animationstart', event => {
    const own = event.target.getAnimations().filter(one => one.animationName === event.animationName)
    for (const one of own) if (one.effect.getTiming().iterations === 1) {
      moved.push([event.animationName, one.effect.getTiming().duration])
    }
  }, true)
}"""
"""Notes what begins to move because something happened, and for how long."""


def begun(service: Served, visit: Visit, **options: object) -> tuple[Visitor, Page]:
    ada = Somebody(service.url, "Ada")
    table = ada.open(SF, "random", "random", options={"first": 0})
    visitor = visit(ada, **options)
    page = visitor.go(f"/table/{table}")
    until(page, MY_TURN)
    return visitor, page


def explained(page: Page, name: str, rule: str) -> None:
    """The bubble names the thing, the number of its rule, and the rule itself."""
    bubble = page.get_by_role("tooltip")
    expect(bubble).to_contain_text(name)
    expect(bubble.get_by_role("link", name=rule).first).to_be_visible()
    expect(bubble.locator("blockquote")).to_contain_text(re.compile(rf"{rule}\s+\S+ \S+ \S+"))


def test_everything_explains_itself_under_the_pointer_and_in_focus(service: Served, visit: Visit) -> None:
    _, page = begun(service, visit)
    Mouse(page).decide()
    Mouse(page).decide()
    until(page, MY_TURN)
    market = page.get_by_role("region", name="Market")
    scores = page.get_by_role("region", name="Scoring board")
    things: list[tuple[Locator, str, str]] = [
        (market.locator(".deck"), "Deck", "SF-3.1"),
        (market.locator(".clock"), "Foundation tokens", "SF-8.1"),
        (market.locator(".contracts li").first, "contract", "SF-4.1"),
        (scores.locator(".name").first, "Blue district", "SF-9.1"),
        (scores.locator(".name").last, "Trams", "SF-9.1"),
        (scores.locator(".extra").first, "blue district", "SF-5.3"),
        (page.get_by_role("region", name="My city").locator(".plaque").first, "blue district", "SF-9.1"),
        (page.get_by_role("region", name="My city").locator(".fact").first, "Points if scored now", "SF-9.6"),
        (page.locator(".rival li").first, "Points if scored now", "SF-9.6"),
        (market.locator(".lock").first, "Column A", "SF-3.3"),
    ]
    for thing, name, rule in things:
        thing.hover()
        explained(page, name, rule)
        page.mouse.move(2, 2)
        expect(page.get_by_role("tooltip")).to_be_hidden()
    market.locator(".clock").focus()
    page.keyboard.press("Shift+Tab")  # to the deck, by keyboard
    explained(page, "Deck", "SF-3.1")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_be_hidden()


def test_what_is_explained_stays_under_a_resting_pointer_and_a_rivals_city_still_grows(
    service: Served, visit: Visit
) -> None:
    """Growing under the pointer, the city once carried its facts away, and their bubble closed again."""
    _, page = begun(service, visit)
    rival = page.locator(".rival").first
    small = rival.bounding_box()
    rival.locator("li").first.hover()
    explained(page, "Points if scored now", "SF-9.6")
    page.wait_for_timeout(1200)
    explained(page, "Points if scored now", "SF-9.6")
    assert rival.bounding_box() == small
    assert small is not None
    rival.get_by_role("gridcell").first.hover()
    until(page, f"document.querySelector('.rival').getBoundingClientRect().width > {1.5 * small['width']}")


def test_a_long_press_explains_and_does_nothing_else(service: Served, visit: Visit) -> None:
    visitor, page = begun(service, visit, viewport=PHONE, has_touch=True, is_mobile=True)
    box = page.locator(".market .deck").bounding_box()
    assert box is not None
    touch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    devtools = visitor.context.new_cdp_session(page)
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [touch]})
    explained(page, "Deck", "SF-3.1")
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    assert page.locator(".asked").count() == 0
    page.locator(".market .deck").tap()
    expect(page.locator(".asked")).to_be_visible()


def test_others_moves_are_read_out_politely_and_ones_turn_at_once(service: Served, visit: Visit) -> None:
    _, page = begun(service, visit)
    polite = page.locator("div[role=status][aria-live=polite].visually-hidden")
    assertive = page.locator("div[role=alert][aria-live=assertive].visually-hidden")
    expect(assertive).to_contain_text("Your turn")
    Mouse(page).decide()
    Mouse(page).decide()
    expect(polite).to_contain_text("Felix")
    until(page, MY_TURN)
    expect(assertive).to_contain_text("Your turn")
    assert "is next" not in polite.inner_text()  # the moves themselves tell it


def test_a_line_of_the_log_lights_its_pieces_and_the_last_moves_stay_lit(service: Served, visit: Visit) -> None:
    _, page = begun(service, visit)
    Mouse(page).decide()
    Mouse(page).decide()
    until(page, MY_TURN)
    laid = page.get_by_role("list", name="Log").get_by_role("button").filter(has_text=re.compile("lays? .* in column"))
    recent = page.locator(".market .card.recent, .market .taker, .rival .lit, .city .lit")
    assert recent.count() > 0
    line = laid.last
    column = re.search(r"column (\w)", line.inner_text())
    assert column is not None
    line.hover()
    lit = page.locator(f'.column.log[data-column="{column[1].lower()}"]')
    expect(lit).to_be_visible()
    page.mouse.move(2, 2)
    expect(lit).to_be_hidden()
    assert recent.count() > 0


@pytest.mark.parametrize("way", ["chosen", "of the system"])
def test_who_wants_no_movement_gets_none(service: Served, visit: Visit, way: str) -> None:
    chosen = {"motion": "reduce"} if way == "chosen" else {"motion": "system"}
    _, page = begun(service, visit, settings=chosen, reduced_motion="no-preference" if way == "chosen" else "reduce")
    page.evaluate(NOTE_MOVES)
    Mouse(page).decide()
    assert page.evaluate(MOVING) == []
    Mouse(page).decide()
    until(page, MY_TURN)
    assert page.evaluate(MOVING) == []
    assert page.evaluate("moved.filter(([, duration]) => duration > 0)") == []


def test_what_happens_moves_briefly_and_a_click_ends_it(service: Served, visit: Visit) -> None:
    _, page = begun(service, visit, settings={"motion": "full"})
    page.evaluate(NOTE_MOVES)
    for _ in range(10):
        until(page, MY_TURN)
        Mouse(page).decide()
        if page.evaluate("moved.some(([name]) => name.includes('flight'))"):
            break
    moved: list[tuple[str, float]] = page.evaluate("moved")
    assert moved
    assert {duration for name, duration in moved if "flight" in name} <= {320}
    assert max(duration for _, duration in moved) <= 350
    until(page, MY_TURN)
    page.mouse.click(700, 12)
    finite = "one.effect.getTiming().iterations !== Infinity && one.playState === 'running'"
    page.locator(".sf").dispatch_event("pointerdown")
    assert page.evaluate(f"document.getAnimations().filter(one => {finite}).length") == 0
