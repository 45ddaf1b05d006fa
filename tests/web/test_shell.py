"""What holds for every page: no other host, no inline script, little of it, and no game known by name."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, Route

from fogline import games
from fogline.bots import offered
from fogline.server.page import FOLDER
from fogline.texts import LANGUAGES
from tests.web.browsing import ROOT, Served, Somebody, Visit
from tests.web.players import until

WEB = ROOT / "web" / "src"
MOST_SCRIPT = 150_000
"""Bytes of compressed script until a table can be played at."""
MOST_LATER = 30_000
"""Bytes of compressed script of a page that nobody needs to play."""


def shell() -> list[Path]:
    """The page without the boards of games, and without what is made from the games' own types."""
    files = [
        path
        for path in WEB.rglob("*")
        if path.suffix in (".ts", ".svelte", ".css", ".ftl") and ".test." not in path.name
    ]
    return [path for path in files if not {path.parent, *path.parents} & set(of_games())]


def of_games() -> list[Path]:
    return [*(path for path in (WEB / "games").iterdir() if path.is_dir()), WEB / "wire" / "games"]


def test_the_shell_knows_no_game() -> None:
    found = [games.game_class(name) for name in games.names()]
    names = [name for game in found for name in (game.name, game.title, game.package().rpartition(".")[2])]
    known = re.compile("|".join(map(re.escape, [*names, "ticket.to.ride", "san.francisco"])), re.IGNORECASE)
    prefixes = re.compile("|".join(rf"[\"'`/]{game.prefix}b?-" for game in found))
    guilty = [
        path.relative_to(ROOT).as_posix()
        for path in shell()
        if known.search(text := path.read_text("utf-8")) or (path.name != "types.ts" and prefixes.search(text))
    ]
    assert len(shell()) > 30
    assert guilty == []
    # Nor has it a text for one of them; what a game is about it says itself.
    words = (ROOT / "web" / "texts" / "en.ftl").read_text("utf-8")
    assert not re.search("|".join(rf"^[\w-]+-{game.prefix}(-[\w-]+)? =" for game in found), words, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_that_can_be_chosen_has_words(language: str) -> None:
    """A menu once showed a raw `flat`."""
    words = (ROOT / "web" / "texts" / f"{language}.ftl").read_text("utf-8")
    assert [bot for bot in offered() if f"\npage-bot-{bot} = " not in words] == []


def scripts_of(page: Page, address: str, then: Callable[[], None] = lambda: None) -> dict[str, int]:
    """The compressed size of every script that a page fetches, and what is done there."""
    fetched: list[Response] = []
    keep = lambda response: fetched.append(response)  # noqa: E731, PLW0108  (Playwright takes no method)
    page.on("response", keep)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    then()
    page.wait_for_load_state("networkidle")
    page.remove_listener("response", keep)
    scripts = [one for one in fetched if one.request.resource_type == "script"]
    return {one.url: int(one.headers["content-length"]) for one in scripts if one.headers["content-encoding"] == "gzip"}


@pytest.mark.parametrize("game", games.names())
def test_a_table_needs_little_script(service: Served, visit: Visit, game: str) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.open(game, "random", options={"first": 0})
    page = visit(ada).page
    sizes = scripts_of(page, f"{service.url}/table/{table}")
    page.get_by_role("region", name="What to do").wait_for()
    assert len(sizes) > 3
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes


@pytest.mark.parametrize("game", games.names())
def test_the_way_from_home_to_a_first_decision_needs_little_script(service: Served, visit: Visit, game: str) -> None:
    """One game and one language: what home shows of other games is not of this way."""
    ada = Somebody(service.url, "Ada")
    ada.open(game, "random")
    page = visit(ada).page

    def alone(route: Route) -> None:
        offer = route.fetch().json()
        route.fulfill(json=offer | {"games": [one for one in offer["games"] if one["name"] == game]})

    page.route("**/api/games", alone)
    sizes = scripts_of(page, service.url, lambda: begin(page))
    assert len(sizes) > 10
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes


def begin(page: Page) -> None:
    """From home to where somebody may decide."""
    page.locator(".game .primary").click()
    page.locator(".prompt.mine").wait_for()
    page.locator(".board section").first.wait_for()


SOON = 2000
"""Milliseconds from a returning person's click until they may decide, where they begin."""
NOTE_DECISION = """() => {
  window.decided = null;
  addEventListener("click", () => { window.clicked = performance.now() }, { capture: true, once: true });
  new MutationObserver(() => {
    if (document.querySelector(".prompt.mine") && document.querySelector(".board section"))
      window.decided ??= performance.now() - window.clicked;
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""


def first(route: Route) -> None:
    """Let whoever lays a table have the first turn."""
    wanted = route.request.post_data_json
    route.continue_(post_data=None if wanted is None else wanted | {"options": {"first": 0}})


@pytest.mark.parametrize("game", games.names())
def test_a_returning_person_soon_decides(service: Served, visit: Visit, game: str) -> None:
    """The best of a few tries: a machine that has other work is no fault of the page (`benchmarks.page` measures)."""
    ada = Somebody(service.url, "Ada")
    ada.open(game, "random")
    page, took = visit(ada).page, list[float]()
    page.route("**/api/tables", first)
    while min(took, default=SOON) >= SOON and len(took) < 5:
        page.goto(service.url)
        play = page.get_by_role("button", name=f"Play {games.game_class(game).title} now")
        play.wait_for()
        page.evaluate(NOTE_DECISION)
        play.click()
        until(page, "window.decided !== null")
        took.append(page.evaluate("window.decided"))
    assert min(took) < SOON, took


def test_what_is_asked_for_later_needs_little_script_more(service: Served, visit: Visit) -> None:
    page = visit(Somebody(service.url, "Ada")).page
    first = scripts_of(page, service.url)
    for path in ("/games", "/data", "/recover", "/settings"):
        more = {url: size for url, size in scripts_of(page, f"{service.url}{path}").items() if url not in first}
        assert more
        assert sum(more.values()) <= MOST_LATER, more


def test_no_piece_of_script_is_large() -> None:
    """Whatever a table, or a page beside it, asks for later is fetched piece by piece."""
    pieces = {path.name: len(gzip.compress(path.read_bytes())) for path in (FOLDER / "assets").glob("*.js")}
    assert len(pieces) > 30
    assert {name: size for name, size in pieces.items() if size > MOST_LATER} == {}


@pytest.mark.parametrize("path", ["/", "/table/none", "/rules", "/settings", "/about"])
def test_nothing_may_run_that_is_not_a_file_of_the_service(service: Served, visit: Visit, path: str) -> None:
    """Troubles of a page fail every test; here the policy itself is tried."""
    visitor = visit()
    page = visitor.go(path)
    page.locator("main").wait_for()
    visitor.expected = lambda trouble: "Content Security Policy" in trouble or "404" in trouble
    assert page.evaluate("""async () => {
        const script = document.createElement('script')
        script.textContent = 'window.ran = true'
        document.head.append(script)
        const answers = await Promise.allSettled([fetch('https://example.org/'), new Promise((yes, no) => {
            const image = new Image()
            image.onload = yes
            image.onerror = no
            image.src = 'https://example.org/image.png'
        })])
        return [window.ran === undefined, ...answers.map(answer => answer.status === 'rejected')]
    }""") == [True, True, True]
    tried = [trouble for trouble in visitor.troubles if "example.org" in trouble and "another host" in trouble]
    assert tried == []
    assert service.url
