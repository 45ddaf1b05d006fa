"""People who play San Francisco at the page: with a mouse, with the keyboard alone, with a finger."""

from __future__ import annotations

import re
import time
from abc import ABC, abstractmethod
from typing import Final

from playwright.sync_api import Locator, Page

MY_TURN: Final = "document.title.startsWith('●')"
AT: Final = "Number(document.querySelector('[data-at]').dataset.at)"
OVER: Final = "document.querySelector('dialog[open]') !== null"
TABS: Final = 150
"""Presses of Tab until everything on the page was passed."""


def until(page: Page, condition: str, seconds: float = 60) -> None:
    """Wait until an expression is true in the page, which itself may evaluate no text."""
    deadline = time.monotonic() + seconds
    while not page.evaluate(condition):
        assert time.monotonic() < deadline, condition
        page.wait_for_timeout(20)


class Player(ABC):
    """Plays a seat: takes what can be taken, builds all of it, draws otherwise."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.turns = 0
        self.market = page.get_by_role("region", name="Market")
        self.tray = page.get_by_role("region", name="Cards to build")
        self.prompt = page.get_by_role("region", name="What to do")

    @abstractmethod
    def press(self, button: Locator) -> None:
        """Press a button in this player's way."""

    def play(self, most: int = 200) -> int:
        """Play until the result is shown; how many decisions it took."""
        for number in range(most):
            until(self.page, f"{MY_TURN} || {OVER}", 60)
            if self.page.evaluate(OVER):
                return number
            self.decide()
        raise AssertionError("no end")

    def decide(self) -> None:
        """One decision, and wait until it was made."""
        before = self.at()
        if self.tray.is_visible():
            self.build()
        elif (lay := self.possible("Lay in")) is not None:
            self.press(lay)
        elif (take := self.possible("Take")) is not None:
            self.press(take)
            self.build()
        elif self.prompt.locator(".actions").get_by_role("button").count():
            self.press(self.prompt.locator(".actions").get_by_role("button").last)
        else:
            self.press(self.market.get_by_role("button", name=re.compile("^Draw a card")))
        self.settle(before)

    def settle(self, before: int) -> None:
        """Wait until the page shows what came of it."""
        until(self.page, f"{OVER} || {AT} > {before}")

    def at(self) -> int:
        """How many entries of the record the page knows."""
        return int(self.page.evaluate(AT))

    def possible(self, name: str) -> Locator | None:
        """The last button whose name begins so and that can be pressed."""
        found = self.market.get_by_role("button", name=re.compile(f"^{name}"), disabled=False)
        return found.last if found.count() else None

    def build(self) -> None:
        """Build all cards of the tray, choosing the first row and the first bonus wherever one is asked for."""
        for _ in range(30):
            commit = self.page.locator(".commit").get_by_role("button")  # of the tray; on a phone of the prompt bar
            if commit.count() and commit.is_enabled():
                self.press(commit)
                return
            self.choose()
        raise AssertionError("the tray can't be finished")

    def choose(self) -> None:
        rows = self.tray.get_by_role("group", name="Rows for this card").get_by_role("button", disabled=False)
        targets = self.page.get_by_role("region", name="My city").locator("[role=gridcell].aimed")
        kinds = self.tray.locator(".kinds").get_by_role("button")
        everything = self.tray.get_by_role("button", name="Build all", disabled=False)
        for choices in (rows, targets, kinds, everything):
            if choices.count():
                self.press(choices.first)
                return
        raise AssertionError("nothing to choose")


class Mouse(Player):
    """Clicks."""

    def press(self, button: Locator) -> None:
        button.click()


class Tabbing(Player):
    """Never touches a pointer: Tab to get there, Enter to do it."""

    def press(self, button: Locator) -> None:
        self.reach(button)
        self.page.keyboard.press("Enter")

    def reach(self, wanted: Locator) -> None:
        """Press Tab until something has the focus; grids are one stop, inside which arrows move."""
        element = wanted.element_handle()
        for _ in range(TABS):
            if element.evaluate("wanted => wanted === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by keyboard to {wanted}")


class Keyboard(Tabbing):
    """Arrows in grids too, 1 to 5 for rows, and the command box."""

    by_tab = 8
    """Decisions made at the board itself; the rest is typed."""

    def choose(self) -> None:
        rows = self.tray.get_by_role("group", name="Rows for this card").get_by_role("button")
        for number in range(rows.count()):
            if rows.nth(number).is_enabled():
                self.page.keyboard.press(str(number + 1))
                return
        target = self.page.get_by_role("region", name="My city").locator("[role=gridcell].aimed")
        if target.count():
            self.arrow(target.first)
            self.page.keyboard.press("Enter")
            return
        super().choose()

    def arrow(self, cell: Locator) -> None:
        """To a space of the grid: Tab into it, then arrows."""
        self.reach(self.page.get_by_role("region", name="My city").locator("[role=gridcell][tabindex='0']"))
        at, to = (int(one.get_attribute("data-at") or 0) for one in (self.page.locator(":focus"), cell))
        keys = ["ArrowDown" if to // 5 > at // 5 else "ArrowUp"] * abs(to // 5 - at // 5)
        keys += ["ArrowRight" if to % 5 > at % 5 else "ArrowLeft"] * abs(to % 5 - at % 5)
        for key in keys:
            self.page.keyboard.press(key)

    def decide(self) -> None:
        self.turns += 1
        if self.turns <= self.by_tab:
            super().decide()
            return
        before = self.at()
        box = "document.activeElement.matches('[data-command]')"
        if not self.page.evaluate(box):
            self.page.keyboard.press("/")
            until(self.page, box)
        self.page.keyboard.type("1")  # the first action of the list
        self.page.keyboard.press("Enter")
        self.settle(before)


class Finger(Player):
    """Taps, on a phone; a draw, a card laid or a button of the prompt is asked about again."""

    def press(self, button: Locator) -> None:
        button.tap()

    def settle(self, before: int) -> None:
        asked = ".asked .primary, .prompt .confirm .primary"
        until(self.page, f"{OVER} || {AT} > {before} || document.querySelector('{asked}') !== null")
        if self.page.locator(asked).count():
            self.page.locator(asked).first.tap()
        super().settle(before)

    def decide(self) -> None:
        if not self.tray.is_visible() and not self.market.is_visible():
            self.page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Market").tap()
        super().decide()
