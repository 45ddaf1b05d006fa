"""The map for every eye and hand: forced colours, enlarged four times, a tablet, and nothing that needs a gesture."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import PHONE, Served, Visit, two_people
from tests.web.players import AT, MY_TURN, until
from tests.web.riders import CAN_CLAIM, WithMouse
from tests.web.test_map_board import TT, begun
from tests.web.test_reach import overflow
from tests.web.test_together import play_until

TABLET = {"viewport": {"width": 1024, "height": 768}, "has_touch": True}
ZOOMED = {"width": 320, "height": 256}
"""1280 by 1024 at 400 % (WCAG 1.4.10)."""
SIZES = """() => [...document.querySelectorAll('.tt-map .names text')]
  .map(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"""
"""How high every name on the map is, in pixels."""
LEAVES = """() => {
  const room = document.querySelector('.tt-map .room').getBoundingClientRect()
  const out = ({ left, top, right, bottom }) =>
    left < room.left - 1 || top < room.top - 1 || right > room.right + 1 || bottom > room.bottom + 1
  return [...document.querySelectorAll('.tt-map .names text, [data-stop], [data-line] .space')]
    .filter(one => out(one.getBoundingClientRect())).length
}"""
"""How many names, stops and spaces are not in sight."""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1366, 768), (1536, 864), (1024, 768), (768, 1024)])
def test_all_of_the_map_is_seen_at_the_zoom_one_plays_at(service: Served, visit: Visit, size: tuple[int, int]) -> None:
    """With four players, while the strip tells of their turns: no name lies over a space or is smaller than 12 pixels.

    At 1440 by 900 the strip once left the map too little: its names were those of a phone that shows all of it.
    """
    width, height = size
    page = begun(service, visit, "random", "random", "random", viewport={"width": width, "height": height})
    rider = WithMouse(page)
    while not page.locator(".since").count():
        rider.decide()
        until(page, MY_TURN)
    until(page, "document.querySelectorAll('.tt-map .number').length > 0")  # the names of play: some are in the legend
    until(page, f"({LEAVES})() === 0")
    names = page.evaluate(SIZES)
    assert len(names) > 15
    # A number on its disc is smaller than the names are: its legend says the name.
    assert min(size for size in names if size > 0.9 * max(names)) >= 12
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


OVER = """() => {
  const names = [...document.querySelectorAll('.tt-map .names text')]
  const texts = names.map(one => [one.textContent, one.getBoundingClientRect()])
  const spots = [...document.querySelectorAll('.tt-map [data-line] .space')].flatMap(space => {
    const { x, y, width, height } = space.getBBox()
    const net = [0, 0.25, 0.5, 0.75, 1].flatMap(u => [0, 0.5, 1].map(v => new DOMPoint(x + u * width, y + v * height)))
    return net.map(spot => spot.matrixTransform(space.getScreenCTM()))
  })
  const inside = ({ left, top, right, bottom }, { x, y }) => x > left && x < right && y > top + 2 && y < bottom - 2
  return texts.filter(([, box]) => spots.some(spot => inside(box, spot))).map(([text]) => text)
}"""
"""Which names lie over a space, tried at a net of spots; two pixels above and below the letters are air."""


@pytest.mark.parametrize("size", [(1440, 900), (768, 1024)])
def test_on_the_small_map_of_the_five_minutes_no_name_lies_over_a_space(visit: Visit, size: tuple[int, int]) -> None:
    width, height = size
    page = visit(viewport={"width": width, "height": height}).go(f"/five-minutes/{TT}")
    until(page, "document.querySelectorAll('.tt-map .names text').length > 15")
    until(page, f"({OVER})().length === 0")


def test_the_map_keeps_its_size_from_turn_to_turn(service: Served, visit: Visit) -> None:
    ada, ben, table = two_people(service.url, TT)
    host, guest = visit(ada).go(f"/table/{table}"), visit(ben).go(f"/table/{table}")
    play_until({0: host, 1: guest}, lambda: "draw cards" in host.locator(".prompt").inner_text())
    room, strip = host.locator(".tt-map .room"), host.locator(".since")
    with_strip = room.bounding_box() if strip.count() else None
    while host.title().startswith("●"):
        WithMouse(host).decide()
    until(guest, MY_TURN)
    expect(strip).to_have_count(0)
    without_strip = room.bounding_box()
    play_until({0: host, 1: guest}, lambda: "draw cards" in host.locator(".prompt").inner_text())
    expect(strip).to_be_visible()
    assert room.bounding_box() == without_strip
    assert with_strip in (None, without_strip)


@pytest.mark.parametrize("part", ["Hand", "Cards", "Tickets"])
def test_a_phone_held_across_has_its_sheet_beside_the_map(service: Served, visit: Visit, part: str) -> None:
    page = begun(service, visit, "random", "random", "random", viewport={"width": 844, "height": 390})
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name=part).click()
    room, sheet, prompt = (
        page.locator(name).bounding_box() for name in (".tt-map .room", ".stage > .sheet", ".prompt")
    )
    assert room is not None
    assert sheet is not None
    assert prompt is not None
    assert (room["width"] > 400, room["height"] > 200) == (True, True)
    assert room["x"] + room["width"] <= sheet["x"]
    assert max(one["y"] + one["height"] for one in (room, sheet)) <= prompt["y"]
    page.locator(".stage > .sheet").get_by_role("button").first.hover()  # it must be uncovered for that


def test_a_tablet_folds_the_log_until_it_is_asked_for(service: Served, visit: Visit) -> None:
    page = begun(service, visit, "random", "random", "random", **TABLET)
    log = page.get_by_role("list", name="Log")
    expect(log).to_be_hidden()
    page.get_by_role("button", name="Log").tap()
    expect(log).to_be_visible()


def outline(page: Page, selector: str) -> str:
    """The outline of an element: none, or its style, width and colour."""
    found = page.locator(selector).first.evaluate(
        "one => { const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one); "
        "return outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}` }"
    )
    return str(found)


def test_forced_colours_leave_everything_to_be_told_apart(service: Served, visit: Visit) -> None:
    """Backgrounds and shadows are gone: whose turn it is, what is chosen and what can be done show without them."""
    page = begun(service, visit, forced_colors="active")
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    rider = WithMouse(page)
    for what, other in (
        (".faces [aria-pressed=true]", ".faces [aria-pressed=false]"),
        ("[data-player].turn", "[data-player]:not(.turn)"),
        (".deck.possible", ".deck.discards"),
    ):
        assert outline(page, what)
        assert not outline(page, other)
    while not CAN_CLAIM.search(rider.prompt.inner_text()):
        before = rider.at()
        rider.draw()
        rider.settle(before)
        until(page, MY_TURN)
    system = page.evaluate("""() => {
      const sample = document.body.appendChild(document.createElement('i'))
      sample.style.color = 'Highlight'
      return [getComputedStyle(sample).color, sample.remove()][0]
    }""")
    light = page.locator(".band.possible .light")
    expect(light.first).to_be_attached()
    assert light.first.evaluate("one => getComputedStyle(one).stroke") == system
    spaces = page.locator("[data-line] .space").evaluate_all("all => all.map(one => one.getAttribute('fill'))")
    assert len(set(spaces)) == 7  # six colours and grey: a picture keeps its own


def test_four_times_enlarged_everything_is_reached_by_scrolling_down(service: Served, visit: Visit) -> None:
    page = begun(service, visit, viewport=ZOOMED)
    parts = page.get_by_role("navigation", name="Parts of the table")
    for part, region in (("Hand", "My cards"), ("Cards", "Cards to take"), ("Tickets", "My tickets")):
        parts.get_by_role("button", name=part).click()
        shown = page.get_by_role("region", name=region)
        shown.get_by_role("button").first.scroll_into_view_if_needed()
        shown.get_by_role("button").first.hover()  # it must be uncovered for that
        assert overflow(page) <= 0
    parts.get_by_role("button", name="Cards").click()
    before = int(page.evaluate(AT))
    page.get_by_role("region", name="Cards to take").get_by_role("button", name=re.compile("Draw a card")).click()
    until(page, f"{AT} > {before}")
    room = page.locator(".tt-map .room")
    room.scroll_into_view_if_needed()
    box = room.bounding_box()
    assert box is not None
    assert box["height"] > 150
    page.locator(".tt-map [data-line] .space").first.hover()


AT_REST = """async room => {
  const frame = () => new Promise(done => requestAnimationFrame(done))
  for (let still = 0, last = ""; still < 3; ) {
    await frame()
    const now = `${room.scrollLeft} ${room.scrollTop}`
    still = now === last ? still + 1 : 0
    last = now
  }
}"""
"""Waits until something has stopped scrolling, and whoever listens has heard of it."""


HIDDEN = """() => {
  const room = document.querySelector('.tt-map .room').getBoundingClientRect()
  const meets = ({ left, top, right, bottom }) =>
    left < room.right && right > room.left && top < room.bottom && bottom > room.top
  return [...document.querySelectorAll('.tools button svg')].filter(one => meets(one.getBoundingClientRect())).length
}"""
"""How many signs of the buttons that change the map's size lie over it."""


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
@pytest.mark.parametrize("part", ["Hand", "Cards", "Tickets"])
def test_a_phones_map_has_its_buttons_beside_it(
    service: Served, visit: Visit, size: tuple[int, int], part: str
) -> None:
    """Unfolded over it, they hid names: of Golden Gate Bridge, of Fort Mason."""
    viewport = {"width": size[0], "height": size[1]}
    page = begun(service, visit, "random", viewport=viewport, has_touch=True, is_mobile=True)
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name=part).tap()
    zoom = page.get_by_role("group", name="Size of the map")
    zoom.get_by_role("button", name="Nearer").tap()
    zoom.get_by_role("button", name="Farther").tap()
    zoom.get_by_role("button", name="Nearer").tap()
    expect(zoom.get_by_role("button")).to_have_count(3)
    for button in zoom.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    assert page.evaluate(HIDDEN) == 0


@pytest.mark.parametrize("size", [PHONE, ZOOMED], ids=["phone", "zoomed"])
def test_the_map_is_moved_and_enlarged_by_buttons_alone(service: Served, visit: Visit, size: dict[str, int]) -> None:
    page = begun(service, visit, viewport=size)
    room = page.locator(".tt-map .room")
    zoom = page.get_by_role("group", name="Size of the map")
    nearer, whole = zoom.get_by_role("button", name="Nearer"), zoom.get_by_role("button", name="Whole map")
    nearer.click()
    whole.focus()
    page.keyboard.press("Enter")
    expect(whole).to_have_count(0)  # nothing is left to show
    expect(nearer).to_be_focused()
    expect(page.get_by_role("button", name="on the map")).to_have_count(0)
    wide = room.evaluate("room => room.scrollWidth")
    nearer.click()
    nearer.click()
    assert room.evaluate("room => room.scrollWidth") > 2 * wide
    for way in ("left", "up", "right", "down"):
        on = page.get_by_role("button", name=f"Farther {way} on the map")
        while on.count():
            at = room.evaluate("room => [room.scrollLeft, room.scrollTop]")
            on.click()
            until(page, f"(r => r.scrollLeft !== {at[0]} || r.scrollTop !== {at[1]})(document.querySelector('.room'))")
            room.evaluate(AT_REST)  # the button goes with the last scroll event
    assert room.evaluate("room => room.scrollTop + room.clientHeight >= room.scrollHeight - 2")
    whole.click()
    expect(page.get_by_role("button", name="on the map")).to_have_count(0)
    names = page.evaluate(SIZES)  # some are left out where there is no room for all; none is too small to be read
    assert names
    assert min(names) >= 10.5


TWINS = """() => {
  const middles = [...document.querySelectorAll('[data-line]:has(.space)')].map(line => {
    const spaces = [...line.querySelectorAll('.space')].map(one => one.getBoundingClientRect())
    const { left, top, right, bottom } = spaces[Math.floor(spaces.length / 2)]
    return { label: line.ariaLabel, x: (left + right) / 2, y: (top + bottom) / 2, count: spaces.length }
  })
  const room = document.querySelector('.tt-map .room').getBoundingClientRect()
  const clear = ({ x, y }) => x > room.left + 60 && x < room.right - 60 && y > room.top + 60 && y < room.bottom - 60
  for (const one of middles) for (const other of middles) {
    const apart = Math.hypot(one.x - other.x, one.y - other.y)
    const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2]
    const beside = one !== other && one.count === other.count && apart < 30
    if (beside && clear({ x, y })) return { x, y, labels: [one.label, other.label] }
  }
}"""
"""A spot between two lines that lie beside each other, and what they are called."""


def test_a_fingertip_that_could_mean_two_lines_is_asked_which(service: Served, visit: Visit) -> None:
    page = begun(service, visit, viewport=PHONE, has_touch=True, is_mobile=True)
    page.locator("[data-line] .space").first.wait_for(state="attached")
    page.locator(".tt-map .room").element_handle().wait_for_element_state("stable")
    twins = page.evaluate(TWINS)
    page.touchscreen.tap(twins["x"], twins["y"])
    which = page.get_by_role("dialog", name="Which line do you mean?")
    for label in twins["labels"]:
        found = which.get_by_role("button", name=label, exact=True).bounding_box()
        assert found is not None
        assert min(found["width"], found["height"]) >= 44
    which.get_by_role("button", name=twins["labels"][0], exact=True).tap()
    expect(which).to_be_hidden()
    expect(page.get_by_role("region", name="How to pay").or_(page.locator(".refused"))).to_be_visible()


def tap_twice(page: Page, x: float, y: float) -> None:
    """A tenth of a second apart by the clock of the events, however busy the machine is that passes them on."""
    devtools = page.context.new_cdp_session(page)
    now = time.time()
    for nth in range(2):
        for kind, points, late in (("touchStart", [{"x": x, "y": y}], 0), ("touchEnd", [], 0.03)):
            event = {"type": kind, "touchPoints": points, "timestamp": now + 0.1 * nth + late}
            devtools.send("Input.dispatchTouchEvent", event)
    devtools.detach()


OPEN = """() => {
  const { left, top, width, height } = document.querySelector('.tt-map .room').getBoundingClientRect()
  const open = (x, y) => document.elementFromPoint(x, y)?.matches('svg.play')
  for (let x = left + 32; x < left + width - 32; x += 8) for (let y = top + 32; y < top + height - 32; y += 8) {
    if ([[0, 0], [-28, 0], [28, 0], [0, -28], [0, 28]].every(([dx, dy]) => open(x + dx, y + dy))) return [x, y]
  }
}"""
"""A spot of the ground or water with nothing near that a finger could mean: a browser hands a tap to a near button."""


def test_two_taps_enlarge_the_map_where_they_fall_and_two_more_show_all_of_it(service: Served, visit: Visit) -> None:
    page = begun(service, visit, viewport=PHONE, has_touch=True, is_mobile=True)
    whole = page.get_by_role("button", name="Whole map")
    page.get_by_role("button", name="Nearer").tap()
    whole.tap()
    expect(whole).to_have_count(0)
    for shown in (1, 0):
        page.locator(".tt-map .room").evaluate(AT_REST)
        until(page, f"({OPEN})() !== undefined")
        tap_twice(page, *page.evaluate(OPEN))
        expect(whole).to_have_count(shown)


def test_the_map_is_walked_by_arrow_keys_and_a_line_chosen_on_it(service: Served, visit: Visit) -> None:
    page = begun(service, visit)
    page.locator("[data-stop][tabindex='0']").focus()
    seen = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowRight") * 4:
        page.keyboard.press(key)
        here = page.evaluate("document.activeElement.ariaLabel")
        assert page.evaluate("document.activeElement.matches('[data-stop], [data-line]')")
        expect(page.locator(".tt-map .caption")).to_have_text(here)
        seen.add(here)
    assert len(seen) > 4
    page.keyboard.press("PageDown")
    expect(page.locator("[data-line]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="How to pay").or_(page.locator(".refused"))).to_be_visible()
