"""A press counts: what comes late moves no button under the hand, and what moves nevertheless takes no press away."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from fogline import games
from tests.web.browsing import PHONE, Served, Somebody, Visit
from tests.web.players import AT, MY_TURN, Mouse, until
from tests.web.riders import CAN_CLAIM, WithMouse

SF, TT = games.names()


class Foresight:
    """Holds back what a plan would bring, until it is let through."""

    def __init__(self, page: Page) -> None:
        self._asked: set[str] = set()
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        self._open = False
        page.route_web_socket("**/*", self._connect)

    def open(self) -> None:
        assert self._held
        for socket, text in self._held:
            socket.send(text)
        self._open = True

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def ask(text: str | bytes) -> None:
            request = json.loads(text).get("request", {})
            if request.get("type") == "preview":
                self._asked.add(request["id"])
            server.send(text)

        def tell(text: str | bytes) -> None:
            if json.loads(text).get("frame", {}).get("id") in self._asked and not self._open:
                self._held.append((socket, text))
            else:
                socket.send(text)

        socket.on_message(ask)
        server.on_message(tell)


def pressed_while_told(
    page: Page, foresight: Foresight, place: str = ".commit button", told: str = ".consequences"
) -> None:
    """A press on the plan's button that begins before it is told what the plan brings, and ends after it."""
    button = page.locator(place)
    expect(button).to_be_enabled()
    expect(page.locator(told)).to_have_count(0)
    before, at = button.bounding_box(), page.evaluate(AT)
    assert before is not None
    page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    page.mouse.down()
    foresight.open()
    expect(page.locator(told).first).to_be_visible()
    after = button.bounding_box()
    assert after is not None
    assert abs(after["y"] - before["y"]) <= 1  # it sinks a little while it is pressed
    assert after["x"] == before["x"]
    page.mouse.up()
    until(page, f"{AT} > {at}")


def foreseeing(service: Served, visit: Visit, game: str, size: tuple[int, int]) -> tuple[Page, Foresight]:
    """A table in a window of some size, where what a plan would bring is held back."""
    ada = Somebody(service.url, "Ada")
    table = ada.open(game, "random", options={"first": 0})
    page = visit(ada, viewport={"width": size[0], "height": size[1]}).page
    foresight = Foresight(page)
    page.goto(f"{service.url}/table/{table}")
    return page, foresight


SIZES = pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "phone"])


@SIZES
def test_what_a_column_brings_comes_late_and_moves_no_button(
    service: Served, visit: Visit, size: tuple[int, int]
) -> None:
    page, foresight = foreseeing(service, visit, SF, size)
    one = Mouse(page)
    for _ in range(12):  # draws and lays, until there is something to take
        until(page, MY_TURN)
        expect(one.market).to_be_visible()
        if (take := one.possible("Take")) is not None:
            one.press(take)
            break
        one.decide()
    commit = page.locator(".commit").get_by_role("button")
    for _ in range(30):
        if commit.count() and commit.is_enabled():
            break
        one.choose()
    pressed_while_told(page, foresight)


@SIZES
def test_what_a_line_brings_comes_late_and_moves_no_button(
    service: Served, visit: Visit, size: tuple[int, int]
) -> None:
    page, foresight = foreseeing(service, visit, TT, size)
    one = WithMouse(page)
    for _ in range(20):
        until(page, MY_TURN)
        expect(page.locator(".tt")).to_be_visible()
        if CAN_CLAIM.search(one.prompt.inner_text()):
            one.claim()
            one.choose_token()
            pressed_while_told(page, foresight)
            return
        one.decide()
    raise AssertionError("nothing to claim")


@SIZES
def test_what_a_choice_in_sentences_brings_comes_late_and_moves_no_button(
    service: Served, visit: Visit, size: tuple[int, int]
) -> None:
    page, foresight = foreseeing(service, visit, TT, size)
    one = WithMouse(page)
    until(page, MY_TURN)
    one.decide()  # keeps tickets
    until(page, MY_TURN)
    page.keyboard.press("s")
    page.locator(".choices .button").first.click()
    pressed_while_told(page, foresight, ".foresight .primary", ".foresight li")


MOVE = "document.querySelector('.board').style.marginTop = '160px'"


MOVE_UNDER = f"""([x, y]) => addEventListener('pointerdown', () => {{
  {MOVE}
  document.elementFromPoint(x, y).addEventListener('click', (event) => window.wrong = !event.target.closest('.deck'))
}}, {{ once: true }})"""
"""Moves the page as soon as it is pressed, and notes a click on what lies then where the finger is."""


def begun(service: Served, visit: Visit, **options: object) -> tuple[Page, Locator, float, float]:
    """A game of one's turn, and the deck: the button, and its middle."""
    ada = Somebody(service.url, "Ada")
    page = visit(ada, **options).go(f"/table/{ada.open(SF, 'random', options={'first': 0})}")
    until(page, MY_TURN)
    deck = page.get_by_role("button", name=re.compile("^Draw a card"))
    deck.element_handle().wait_for_element_state("stable")
    box = deck.bounding_box()
    assert box is not None
    return page, deck, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_press_counts_for_what_it_began_on_though_the_page_moves_under_the_hand(
    service: Served, visit: Visit
) -> None:
    page, _, x, y = begun(service, visit)
    at = page.evaluate(AT)
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(MOVE)
    page.mouse.up()
    until(page, f"{AT} > {at}")


def test_who_lets_go_elsewhere_has_pressed_nothing(service: Served, visit: Visit) -> None:
    page, deck, x, y = begun(service, visit)
    at = page.evaluate(AT)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 300, y + 200)
    page.mouse.up()
    page.wait_for_timeout(300)
    assert page.evaluate(AT) == at
    deck.click()
    until(page, f"{AT} > {at}")


def test_a_fingers_press_counts_too_and_not_for_what_came_to_lie_under_it(service: Served, visit: Visit) -> None:
    page, _, x, y = begun(service, visit, viewport=PHONE, has_touch=True, is_mobile=True)
    devtools = page.context.new_cdp_session(page)
    page.evaluate(MOVE_UNDER, [x, y])  # a finger that waited until it was done would press long, which is another thing
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".asked")).to_be_visible()  # as by every tap
    assert not page.evaluate("window.wrong")
