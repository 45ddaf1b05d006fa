"""How fast the page is: until it can be used, and from a click in one browser to the other's picture.

python -m benchmarks.page --loads 10 --moves 40
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.browsing import Served, Somebody, Visitor
from tests.web.conftest import ARGUMENTS, chromium
from tests.web.players import AT, Mouse, until

GAME = "san-francisco"

WATCH = """
window.marks = { usable: null, clicks: [], drawn: {} }
const now = () => performance.timeOrigin + performance.now()
addEventListener('click', () => marks.clicks.push(now()), true)
new MutationObserver(() => {
  const usable = document.querySelector('.home .game button, .prompt.mine')
  if (usable && marks.usable === null) requestAnimationFrame(() => { marks.usable ??= performance.now() })
  const at = document.querySelector('[data-at]')?.dataset.at
  // After the next frame was painted.
  if (at && !(at in marks.drawn)) requestAnimationFrame(() => setTimeout(() => { marks.drawn[at] ??= now() }))
}).observe(document, { subtree: true, childList: true, attributes: true })
"""
"""Notes, in the page: when it can first be used, each click, and when each position was first drawn."""

FIRST_DRAWN = "before => Math.min(...Object.entries(marks.drawn).filter(([at]) => at > before).map(([, when]) => when))"
"""When a position after another was first drawn."""


def visit(browser: Browser, url: str, who: Somebody | None) -> Visitor:
    """A browser that takes these notes."""
    visitor = Visitor(browser, url, who)
    visitor.page.add_init_script(WATCH)
    return visitor


def first_load(browser: Browser, url: str, path: str, who: Somebody | None) -> float:
    """Milliseconds from the first request, with nothing in the cache, until somebody can play."""
    visitor = visit(browser, url, who)
    page = visitor.go(path)
    until(page, "marks.usable !== null")
    found = float(page.evaluate("marks.usable"))
    visitor.leave()
    return found


def moves(browser: Browser, url: str, count: int) -> list[float]:
    """Milliseconds from a click until the other browser has drawn what came of it, move by move."""
    ada, ben = Somebody(url, "Ada"), Somebody(url, "Ben")
    table = ada.open(GAME, "", start=False, public=True)
    ben.ask(table, "sit", seat=1)
    for seat, one in enumerate((ada, ben)):
        one.ask(table, "ready", seat=seat)
    ada.ask(table, "start")
    pages = [visit(browser, url, one).go(f"/table/{table}") for one in (ada, ben)]
    for page in pages:
        until(page, "document.querySelector('[data-at]') !== null")
    measured: list[float] = []
    while len(measured) < count:
        actor = next((page for page in pages if page.title().startswith("●")), None)
        if actor is None:
            pages[0].wait_for_timeout(10)
            continue
        other = pages[1 - pages.index(actor)]
        before = int(actor.evaluate(AT))
        Mouse(actor).decide()
        until(other, f"Object.keys(marks.drawn).some(at => at > {before})")
        click = float(actor.evaluate("marks.clicks.at(-1)"))
        drawn = float(other.evaluate(FIRST_DRAWN, before))
        measured.append(drawn - click)
    return measured


def report(name: str, milliseconds: list[float]) -> None:
    """One line."""
    median, worst = statistics.median(milliseconds), max(milliseconds)
    print(f"{name}: median {median:.0f} ms, worst {worst:.0f} ms of {len(milliseconds)}")


def main() -> None:
    """Measure everything, and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--loads", type=int, default=10)
    parser.add_argument("--moves", type=int, default=40)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder) / "tables.db").start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            ada = Somebody(served.url, "Ada")
            table = ada.open(GAME, "random", "random", "random", options={"first": 0})
            home = [first_load(browser, served.url, "/", None) for _ in range(wanted.loads)]
            report("home, first load until usable", home)
            tables = [first_load(browser, served.url, f"/table/{table}", ada) for _ in range(wanted.loads)]
            report("table, first load until usable", tables)
            report("a move, from click to the other browser's picture", moves(browser, served.url, wanted.moves))
        finally:
            browser.close()
            served.end()


if __name__ == "__main__":
    main()
