"""Fingers and eyes: targets that a thumb meets, and nothing lost at twice the size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from fogline import games
from tests.web.browsing import PHONE, Served, Somebody, Visit

SF, TT = games.names()
SMALLEST = 44
"""CSS pixels of a target, either way (WCAG 2.5.5)."""

DRAWN = "[data-line], [data-stop], [data-aside]"
"""What a map draws to scale: a thumb meets a line's corridor, a list where several are meant, or the sheet's list."""
TARGETS = f"button, select, input, summary, [role=button]:not({DRAWN}), nav a, a.button"
SMALL_TARGETS = """([targets, smallest]) => [...document.querySelectorAll(targets)]
  .filter(one => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
  .map(one => [one, one.matches('[type=radio], [type=checkbox]') ? one.closest('label') ?? one : one])
  .map(([one, target]) => [one, target.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.width < smallest - 0.5 || box.height < smallest - 0.5))
  .map(([one, box]) => `${one.tagName} ${one.className} ${one.ariaLabel ?? ''}: ${box.width} by ${box.height}`)"""


def places(service: Served) -> Iterator[tuple[Somebody, str, str]]:
    """Pages with a sign that they are there."""
    ada = Somebody(service.url, "Ada")
    for path, sign in (("/", ".game"), ("/settings", "fieldset"), ("/rules/SF-5.4", ".paragraph"), ("/about", "h1")):
        yield ada, path, sign
    yield ada, f"/table/{ada.open(SF, '', '', start=False)}", ".gathering"
    yield ada, f"/table/{ada.open(SF, 'random', 'random', options={'first': 0})}", ".market"
    yield ada, f"/table/{ada.open(TT, 'random')}", ".tt-map [data-line]"
    yield ada, f"/table/{ada.share(TT, 'Ada', 'Ben')}", ".curtain .primary"


def test_a_thumb_meets_every_target(service: Served, visit: Visit) -> None:
    small: dict[str, list[str]] = {}
    for who, path, sign in places(service):
        page = visit(who, viewport=PHONE, has_touch=True, is_mobile=True).go(path)
        page.locator(sign).first.wait_for()
        if found := page.evaluate(SMALL_TARGETS, [TARGETS, SMALLEST]):
            small[path] = found
    assert small == {}, "\n".join(line for lines in small.values() for line in lines)


@pytest.mark.parametrize("viewport", [{"width": 720, "height": 450}, PHONE], ids=["zoomed twice", "phone"])
def test_nothing_is_cut_off(service: Served, visit: Visit, viewport: dict[str, int]) -> None:
    """1440 × 900 at 200 % is a window of 720 × 450: no page is wider than that."""
    wide: dict[str, int] = {}
    for who, path, sign in places(service):
        page = visit(who, viewport=viewport).go(path)
        page.locator(sign).first.wait_for()
        if (over := overflow(page)) > 0:
            wide[path] = over
    assert wide == {}


def overflow(page: Page) -> int:
    return int(page.evaluate("document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"))
