"""People who learn a game at the page, in any language: what a step waits for is done at the real board."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from fogline import games
from fogline.core.game import Drawing
from fogline.table.tutorial import LEARNER, Lesson, begin
from tests.web.players import TABS, until

DONE = "localStorage.getItem('fogline.tutorials')"


class Learner(ABC):
    """Follows a tutorial to its end; the page itself says how far it is."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.game = game
        self.coach = page.locator(".coach")

    def lesson(self) -> Lesson:
        """Where the page is, played again here."""
        kept = json.loads(self.page.evaluate(DONE) or "{}").get(self.game, {})
        lesson = begin(self.game, kept.get("chapter", 0))
        lesson.follow(kept.get("done", []))
        return lesson

    def learn(self, most: int = 60) -> int:
        """From wherever the page is to the end; how many things were done."""
        for number in range(most):
            if self.page.locator("dialog[open]").count():
                return number
            expect(self.coach).to_be_visible()
            self.follow(self.lesson())
        raise AssertionError("no end")

    def follow(self, lesson: Lesson) -> None:
        """One step, or the way to the next chapter."""
        before = self.page.evaluate(DONE)
        if lesson.step is not None:
            expect(self.page.locator("[data-ring]")).to_be_visible()  # the board has the piece
        plan = [str(action) for action in lesson.example()]
        if plan:
            self.do(plan)
        else:
            self.press(self.coach.locator(".primary"))
        self.wait(before)

    def wait(self, before: str | None) -> None:
        """Until the page has kept something else, and shows it."""
        until(self.page, f"{DONE} !== {json.dumps(before)}")
        expect(self.page.locator(".coach .primary, .coach .sentence, dialog[open]").first).to_be_visible()

    @abstractmethod
    def press(self, button: Locator) -> None:
        """Press a button in this learner's way."""

    def do(self, plan: Sequence[str]) -> None:
        """A plan at the board."""
        verb, *rest = plan[0].split(" ")
        getattr(self, f"do_{verb}")(plan, *rest)

    def confirm(self) -> None:  # noqa: B027  (mostly nothing is asked)
        """Where a finger is asked again."""

    def commit(self) -> None:
        button = self.page.locator(".commit").get_by_role("button")
        expect(button).to_be_enabled()
        self.press(button)

    # One game's actions.

    def do_draw(self, _: Sequence[str]) -> None:
        self.show(0)
        self.press(self.page.locator(".market .deck"))
        self.confirm()

    def do_place(self, _: Sequence[str], column: str) -> None:
        self.show(0)
        self.press(self.page.locator(f"[data-column='{column}'] .take"))
        self.confirm()

    def do_take(self, plan: Sequence[str], what: str, *_: str) -> None:
        if len(what) > 1:
            self.take_card(what)
            return
        self.show(0)
        self.press(self.page.locator(f"[data-column='{what}'] .take"))
        tray = self.page.locator(".tray")
        expect(tray).to_be_visible()
        self.press(tray.locator(".tools button").first)  # all are built
        bonus = next((action for action in plan if action.startswith("bonus")), None)
        if bonus is not None:
            self.press(tray.locator(".kinds button").first)
            self.press(tray.locator(".rows button:not(:disabled)").first)
        self.commit()

    # The other's.

    def take_card(self, card: str) -> None:
        self.show(1)
        place = ".market [data-deck]" if card == "blind" else f".market [data-card='{card}']"
        self.press(self.page.locator(place).first)
        self.confirm()

    def do_tickets(self, _: Sequence[str]) -> None:
        self.show(1)
        self.press(self.page.locator(".market [data-ticket-deck]"))
        self.confirm()

    def do_keep(self, _: Sequence[str], *tickets: str) -> None:
        view = self.lesson().state.view(LEARNER)
        offer: Sequence[str] = getattr(view, "offer")  # noqa: B009  (of the game that has tickets)
        for ticket in tickets:
            self.press(self.page.locator(".offer .cards button").nth(list(offer).index(ticket)))
        self.commit()

    def do_claim(self, _: Sequence[str], start: str, end: str, *payment: str) -> None:
        lines = [line for line in self.lines() if line.partition(".")[0] == f"{start}-{end}"]
        number = 0
        if len(lines) > 1:
            drawn = self.drawing()
            colours = [drawn.lines[self.lines().index(line)].colour for line in lines]  # type: ignore[attr-defined]
            number = colours.index(payment[0]) if payment[0] in colours else int(payment[0]) - 1
        self.claim(lines[number])
        self.commit()

    def claim(self, line: str) -> None:
        """Choose a line."""
        self.show(0)
        space = self.page.locator(f"[data-line='{self.lines().index(line)}'][aria-disabled=false] .space").first
        expect(space).to_be_attached()
        space.element_handle().wait_for_element_state("stable")
        box = space.bounding_box()
        assert box is not None
        self.point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(self.page.locator(".claim")).to_be_visible()

    def point(self, x: float, y: float) -> None:
        """Point at a spot of the screen."""
        self.page.mouse.click(x, y)

    def drawing(self) -> Drawing:
        drawn = games.load(self.game).drawing("wide")
        assert drawn is not None
        return drawn

    def lines(self) -> list[str]:
        return [line.line for line in self.drawing().lines]  # type: ignore[attr-defined]

    def show(self, part: int) -> None:  # noqa: B027  (mostly all is shown)
        """The part of the board that a phone must show."""


class ByMouse(Learner):
    """Clicks."""

    def press(self, button: Locator) -> None:
        button.click()


class ByFinger(Learner):
    """Taps, on a phone; a card drawn or laid is asked about again."""

    def press(self, button: Locator) -> None:
        button.tap()

    def point(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def show(self, part: int) -> None:
        tab = self.page.locator(".tabs button").nth(part)
        if tab.get_attribute("aria-current") is None:
            tab.tap()

    def confirm(self) -> None:
        self.page.locator(".asked .primary").tap()

    def claim(self, line: str) -> None:
        """A fingertip may mean several lines: the list that then comes, or the table of lines, tells them apart."""
        self.show(3)
        self.page.locator(f"[data-row='{line}'] button").first.tap()
        expect(self.page.locator(".claim")).to_be_visible()


class ByKeys(Learner):
    """Never touches a pointer."""

    def press(self, button: Locator) -> None:
        element = button.element_handle()
        for _ in range(TABS):
            if element.evaluate("wanted => wanted === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by keyboard to {button}")

    def do_draw(self, _: Sequence[str]) -> None:
        self.page.keyboard.press("d")

    def do_place(self, _: Sequence[str], column: str) -> None:
        self.page.keyboard.press(column)

    def take_card(self, card: str) -> None:
        places = self.page.locator(".market .place")
        shown = [places.nth(i).get_attribute("data-card") for i in range(places.count())]
        self.page.keyboard.press("d" if card == "blind" else str(shown.index(card) + 1))

    def claim(self, line: str) -> None:
        self.page.keyboard.press("l")
        self.press(self.page.locator(f"[data-row='{line}'] button").first)
        expect(self.page.locator(".claim [role=radio]").first).to_be_visible()
