"""People who play Ticket to Ride at the page: on the map by mouse or finger, from the table of lines by keyboard."""

from __future__ import annotations

import re
from abc import abstractmethod
from contextlib import suppress

from playwright.sync_api import Locator, expect

from tests.web.players import AT, OVER, Player, Tabbing, until

CAN_CLAIM = re.compile(r"claim one\b")


class Rider(Player):
    """Plays a seat: keeps both tickets, claims whatever can be claimed, draws otherwise."""

    @property
    def commit(self) -> Locator:
        """The button of what is planned: beside the map, or in a phone's prompt bar."""
        return self.page.locator(".commit").get_by_role("button")

    def decide(self) -> None:
        before = self.at()
        expect(self.page.locator(".tt")).to_be_visible()
        offer = self.region("Which tickets do you keep?")
        if offer.is_visible():
            self.press(self.page.get_by_role("list", name="What each choice costs").get_by_role("button").first)
            self.do()
            # All choose their first tickets at once: that the record grew may be another's choice.
            expect(offer).to_be_hidden()
        elif self.region("Place a tourist pile").is_visible():
            self.place()
            self.do()
        elif self.prompt.locator(".actions").get_by_role("button").count():
            self.press(self.prompt.locator(".actions").get_by_role("button").first)
        elif CAN_CLAIM.search(self.prompt.inner_text()):
            self.claim()
            self.do()
        else:
            self.draw()
        self.settle(before)

    def region(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name)

    def choose_token(self) -> None:
        """Where both ends have a token, a plan isn't whole before one is chosen."""
        tokens = self.page.get_by_role("radiogroup", name="Both ends have a tourist token").get_by_role("radio")
        if tokens.count():
            self.press(tokens.first)

    def do(self) -> None:
        """Press the button of the plan; where both ends have a token, choose one first."""
        self.choose_token()
        expect(self.commit).to_be_enabled()
        self.press(self.commit)

    def draw(self) -> None:
        """A card from the deck, or face up; tickets where no card is left."""
        market = self.region("Cards to take")
        expect(market).to_be_visible()
        for name in ("Draw a card", "Place .: take", "Draw tickets"):
            found = market.get_by_role("button", name=re.compile(name), disabled=False)
            if found.count():
                self.press(found.first)
                return
        raise AssertionError("nothing to draw")

    @abstractmethod
    def claim(self) -> None:
        """Choose a line that can be claimed."""

    @abstractmethod
    def place(self) -> None:
        """Choose a place for a pile."""


class OnTheMap(Rider):
    """Points at the map itself: at spaces of lines, and at stops."""

    def claim(self) -> None:
        spaces = self.page.locator("[data-line][aria-disabled=false] .space")
        expect(spaces.first).to_be_attached()
        which = self.page.get_by_role("dialog", name="Which line do you mean?")
        payments = self.region("How to pay")
        for seconds in (10, 10, 30):  # where a busy machine holds a tap too long, it asks for help instead
            self.point(spaces.first)
            with suppress(AssertionError):
                expect(payments.or_(which)).to_be_visible(timeout=1000 * seconds)
                break
        expect(payments.or_(which)).to_be_visible()
        if which.is_visible():
            self.press(which.locator("button.possible").first)
        expect(payments).to_be_visible()

    def place(self) -> None:
        stop = self.page.locator("[data-stop]").and_(self.page.get_by_role("button", name="You can choose it."))
        self.point(stop.first)

    @abstractmethod
    def at_point(self, x: float, y: float) -> None:
        """Point at a spot of the screen."""

    def point(self, thing: Locator) -> None:
        """Point at the middle of something, once the map lies still: it fits itself into the room it is left."""
        thing.element_handle().wait_for_element_state("stable")
        box = thing.bounding_box()
        assert box is not None
        self.at_point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


class WithMouse(OnTheMap):
    """Clicks."""

    def press(self, button: Locator) -> None:
        button.click()

    def at_point(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)


class WithFinger(OnTheMap):
    """Taps, on a phone: the hand, the cards and the tickets lie on a sheet; what is drawn is asked about again."""

    def press(self, button: Locator) -> None:
        button.tap()

    def at_point(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def point(self, thing: Locator) -> None:
        whole = self.page.get_by_role("button", name="Whole map")
        if whole.count():
            whole.tap()
            expect(whole).to_have_count(0)
        super().point(thing)

    def show(self, part: str) -> None:
        self.page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name=part).tap()

    def draw(self) -> None:
        self.show("Cards")
        super().draw()

    def settle(self, before: int) -> None:
        asked = ".asked .primary, .prompt .confirm .primary"
        until(self.page, f"{OVER} || {AT} > {before} || document.querySelector('{asked}') !== null")
        if self.page.locator(asked).count():
            self.page.locator(asked).first.tap()
        super().settle(before)


class ByKeyboard(Tabbing, Rider):
    """The table of lines in place of the map, and a key to draw."""

    def decide(self) -> None:
        if not self.region("Table of lines").is_visible():
            self.page.keyboard.press("l")
            expect(self.region("Table of lines")).to_be_visible()
        super().decide()

    def claim(self) -> None:
        buttons = self.region("Table of lines").get_by_role("button", name=re.compile("^Claim "))
        expect(buttons.first).to_be_visible()
        self.press(buttons.first)
        payments = self.region("How to pay")
        expect(payments.get_by_role("radio", checked=True)).to_be_focused()
        if payments.get_by_role("radio").count() > 1:
            self.page.keyboard.press("ArrowDown")

    def place(self) -> None:
        self.press(self.region("Place a tourist pile").get_by_role("listitem").get_by_role("button").first)

    def draw(self) -> None:
        if self.region("Cards to take").get_by_role("button", name="Draw a card", disabled=False).count():
            self.page.keyboard.press("d")
        else:
            super().draw()
