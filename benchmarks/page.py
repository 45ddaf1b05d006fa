"""How fast the page is: until it can be used, until one may decide, until the other browser has drawn a move.

What a move costs a browser is measured too.

python -m benchmarks.page --loads 10 --moves 40
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import statistics
import tempfile
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, CDPSession, Page, Route, sync_playwright

import fogline
from fogline import games
from fogline.bots import Bot, Limit, make_bot
from fogline.core.game import Legal
from tests.web.browsing import Served, Somebody, Visitor, two_people
from tests.web.conftest import ARGUMENTS, chromium
from tests.web.players import AT, Mouse, Player, until
from tests.web.riders import WithMouse

PLAYERS: dict[str, type[Player]] = dict(zip(games.names(), (Mouse, WithMouse), strict=True))
"""Who plays each game with a mouse."""
PACE = 0.12
"""Seconds between two questions of a person: the service answers nobody who asks faster."""
COSTS = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
"""What a browser spends on a move before it paints, of the main thread's own time: other programs don't count."""
SETTLED = 400
"""Milliseconds until everything that follows a move has happened: what the service says about it, and what flies."""

WATCH = """
window.marks = { usable: null, decision: null, clicks: [], drawn: {} }
const now = () => performance.timeOrigin + performance.now()
addEventListener('click', () => marks.clicks.push(now()), true)
new MutationObserver(() => {
  const seen = (what) => document.querySelector(what) !== null
  const usable = seen('.home .game button') || (seen('.prompt.mine') && seen('.market .deck, .tt-map [data-line]'))
  if (usable && marks.usable === null) requestAnimationFrame(() => { marks.usable ??= performance.now() })
  const mine = document.querySelector('.prompt.mine') && document.querySelector('.board section')
  if (mine && marks.decision === null) requestAnimationFrame(() => setTimeout(() => { marks.decision ??= now() }))
  const at = document.querySelector('[data-at]')?.dataset.at
  // After the next frame was painted.
  if (at && !(at in marks.drawn)) requestAnimationFrame(() => setTimeout(() => { marks.drawn[at] ??= now() }))
}).observe(document, { subtree: true, childList: true, attributes: true })
"""
"""Notes, in the page: when it can first be used (at a table the prompt asks, and deck or map are there), when its
player may first decide, each click, and when each position was first drawn."""

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


def play_now(browser: Browser, url: str, game: str, who: Somebody) -> float:
    """Milliseconds from a returning person's click on "Play … now" until they may decide, where they begin."""
    visitor = visit(browser, url, who)
    visitor.page.add_init_script(
        f"localStorage.setItem('fogline.tutorials', '{json.dumps({game: {'offered': True}})}')"
    )
    visitor.page.route("**/api/tables", begin)
    page = visitor.go("/")
    page.get_by_role("button", name=f"Play {fogline.load(game).title} now").click()
    until(page, "marks.decision !== null")
    found = float(page.evaluate("marks.decision - marks.clicks.at(-1)"))
    visitor.leave()
    return found


def begin(route: Route) -> None:
    """Let whoever lays a table have the first turn."""
    wanted = route.request.post_data_json
    route.continue_(post_data=None if wanted is None else wanted | {"options": {"first": 0}})


def moves(browser: Browser, url: str, game: str, count: int) -> list[float]:
    """Milliseconds from a click until the other browser has drawn what came of it, move by move."""
    *people, table = two_people(url, game)
    pages = [visit(browser, url, one).go(f"/table/{table}") for one in people]
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
        PLAYERS[game](actor).decide()
        until(other, f"Object.keys(marks.drawn).some(at => at > {before})")
        click = float(actor.evaluate("marks.clicks.at(-1)"))
        drawn = float(other.evaluate(FIRST_DRAWN, before))
        measured.append(drawn - click)
    return measured


class Four:
    """Four people at a table, who play by the bot `greedy` over the service's calls."""

    def __init__(self, url: str, game: str) -> None:
        self.people = [Somebody(url, name) for name in ("Ada", "Ben", "Cyd", "Dee")]
        self.table = self.people[0].open(game, "", "", "", start=False, public=True, options={"first": 0})
        for seat, one in enumerate(self.people[1:], 1):
            one.ask(self.table, "sit", seat=seat)
        for seat, one in enumerate(self.people):  # who sits down makes everybody ready anew
            one.ask(self.table, "ready", seat=seat)
        self.people[0].ask(self.table, "start")
        self._game = fogline.load(game)
        self._bots: list[Bot] = [make_bot("greedy", self._game, seat, seed=seat) for seat in range(4)]

    def act(self, page: Page) -> bool:
        """One decision of whoever must decide; False where the game is over."""
        while self.people[0].status(self.table)["phase"] != "over":
            for seat, (one, bot) in enumerate(zip(self.people, self._bots, strict=True)):
                told = one.ask(self.table, "look", seat=seat, since=1_000_000)["result"]
                page.wait_for_timeout(1000 * PACE)
                if told["legal"]:
                    view = msgspec.convert(told["view"], self._game.view_type)
                    codes = [self._game.encode(self._game.action(text)) for text in told["legal"]]
                    chosen = bot.choose(view, Legal(self._game, codes), Limit(sims=1))
                    one.ask(self.table, "act", seat=seat, actions=[str(chosen.action)])
                    return True
        return False


def costs(browser: Browser, url: str, game: str, count: int) -> list[float]:
    """Milliseconds of script, style and layout for each of the last moves of a game of four, seen by one of them.

    With everything that moves, on a screen of 1440 by 900.
    """
    four = Four(url, game)
    visitor = Visitor(browser, url, four.people[0], settings={"motion": "full"})  # notes would cost something as well
    page = visitor.go(f"/table/{four.table}")
    until(page, "document.querySelector('[data-at]') !== null")
    tools = visitor.context.new_cdp_session(page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.wait_for_timeout(SETTLED)
    spent = [spent_by(tools)]
    while True:
        before = int(page.evaluate(AT))
        if not four.act(page):
            break
        page.wait_for_timeout(SETTLED)
        until(page, f"{AT} > {before}")
        spent.append(spent_by(tools))
    visitor.leave()
    each = [later - earlier for earlier, later in itertools.pairwise(spent)]
    return each[:-1][-count:]  # the last move brings the result, which lies over the board


def spent_by(tools: CDPSession) -> float:
    """Milliseconds that a page's main thread has spent so far."""
    found: dict[str, float] = {one["name"]: one["value"] for one in tools.send("Performance.getMetrics")["metrics"]}
    return 1000 * sum(found[name] for name in COSTS)


def report(name: str, milliseconds: list[float]) -> None:
    """One line."""
    median, worst = statistics.median(milliseconds), max(milliseconds)
    most = sorted(milliseconds)[math.ceil(0.95 * len(milliseconds)) - 1]
    print(
        f"{name}: median {median:.1f} ms, 95 % within {most:.1f}, worst {worst:.1f} of {len(milliseconds)}", flush=True
    )


def first_loads(browser: Browser, url: str, loads: int) -> None:
    """A table of each game, by turns: what else the machine does meets both."""
    ada = Somebody(url, "Ada")
    tables = {game: ada.open(game, "random", "random", "random", options={"first": 0}) for game in PLAYERS}
    found: dict[str, list[float]] = {game: [] for game in PLAYERS}
    for game in [*PLAYERS] * loads:
        found[game].append(first_load(browser, url, f"/table/{tables[game]}", ada))
    for game, times in found.items():
        report(f"{game}: table, first load until usable", times)


def measure(browser: Browser, url: str, game: str, loads: int, count: int) -> None:
    """What a game takes to begin, and a move of it."""
    ada = Somebody(url, "Ada")
    begun = [play_now(browser, url, game, ada) for _ in range(loads)]
    report(f'{game}: from "Play now" to a decision of one\'s own', begun)
    report(f"{game}: a move, from click to the other browser's picture", moves(browser, url, game, count))
    report_costs(browser, url, game, count)


def report_costs(browser: Browser, url: str, game: str, count: int) -> None:
    """What a move costs a browser late in a game."""
    report(f"{game}: script, style and layout of a move at the end of four players", costs(browser, url, game, count))


def main() -> None:
    """Measure everything, and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--loads", type=int, default=10)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--costs", action="store_true", help="only what a move costs a browser")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder) / "tables.db").start()
        url, browser = served.url, playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            if wanted.costs:
                for game in PLAYERS:
                    report_costs(browser, url, game, wanted.moves)
                return
            report("home, first load until usable", [first_load(browser, url, "/", None) for _ in range(wanted.loads)])
            first_loads(browser, url, wanted.loads)
            for game in PLAYERS:
                measure(browser, url, game, wanted.loads, wanted.moves)
        finally:
            browser.close()
            served.end()


if __name__ == "__main__":
    main()
