"""Looking back at a finished game, deciding once more, hints and the teacher: as people come upon them."""

from __future__ import annotations

import gzip
import re
import time
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import PHONE, ROOT, Served, Somebody, two_people
from tests.web.test_pages import violations

if TYPE_CHECKING:
    from tests.web.browsing import Visit

SF, TT = "san-francisco", "ticket-to-ride-san-francisco"
DRAW = {SF: "draw", TT: "take blind"}
LARGEST = 30_000
LOOK = {"en": "Look back", "it": "Analizza", "pl": "Analiza", "es": "Analizar", "fr": "Analyser"}
QUESTION = "What would you do?"


@pytest.mark.parametrize("game", [SF, TT])
def test_a_game_is_looked_back_at_from_its_result_and_a_decision_tried_again(
    service: Served, visit: Visit, game: str
) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.finished(game)
    page = visit(ada).go(f"/table/{table}")
    page.get_by_role("dialog", name="Result").get_by_role("link", name="Look back").click()
    told = page.get_by_role("region", name="Look back")
    expect(told.locator(".graph .cursor")).to_be_attached(timeout=120_000)
    assert "look=1" in page.url
    found = ada.call("GET", f"/api/tables/{table}/analysis")["found"]
    expect(told.locator(".graph .error")).to_have_count(len(found["points"]))
    expect(told.get_by_role("listitem").filter(has_text="of the victory away")).to_have_count(len(found["points"]))
    move_by_the_graph(page, found)
    places = {point["at"]: {"at": point["at"], "seat": point["seat"]} for point in found["points"]}
    legal = {at: ada.call("POST", f"/api/tables/{table}/tries", place)["told"]["legal"] for at, place in places.items()}
    page.get_by_role("button", name=re.compile("^What did (Ada|Felix) consider next")).click()
    expect(page.get_by_role("region", name="What was considered").get_by_role("listitem").first).to_be_visible()
    point = max(found["points"], key=lambda one: DRAW[game] in legal[one["at"]])
    try_again(page, point, DRAW[game] in legal[point["at"]])
    assert not violations(page)
    page.get_by_role("button", name="Back to the game").click()
    expect(told).to_be_visible()
    # Whoever follows the link sees the same, without waiting.
    guest = visit().go(page.url.removeprefix(service.url))
    expect(guest.get_by_role("region", name="Look back").locator(".graph .cursor")).to_be_attached()


def move_by_the_graph(page: Page, found: Any) -> None:  # noqa: ANN401  (JSON)
    """The slider below the graph leads through the game, and says everybody's chances there."""
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_have_count(1)
    slider.fill(str(found["steps"][-1]["at"]))
    for share in found["steps"][-1]["shares"]:
        expect(page.locator(".look .now")).to_contain_text(f"{round(100 * share)} %")
    page.locator(".look .graph").click(position={"x": 3, "y": 30})
    expect(slider).to_have_value(re.compile("^[01]$"))


def try_again(page: Page, point: Any, draws: bool) -> None:  # noqa: ANN401  (JSON)
    """Decide once more: by what the board offers, where a card can be drawn, and then by being told."""
    page.get_by_role("listitem").filter(has_text=f"Moment {point['at']}:").get_by_role("button", name=QUESTION).click()
    asked = page.get_by_role("region", name=QUESTION)
    expect(asked).to_contain_text(f"at moment {point['at']}")
    expect(page.get_by_role("slider")).to_have_count(0)
    if draws:
        page.get_by_role("button", name=re.compile("^Draw a card")).first.click()
        expect(asked.locator(".mine .share")).to_be_visible(timeout=60_000)
        asked.get_by_role("button", name="Once more").click()
    asked.get_by_role("button", name="Show the better move").click()
    expect(asked).to_contain_text("This would have been better", timeout=60_000)
    expect(asked.locator("em")).to_have_text(["better", "as played"])


def test_looking_back_fits_a_phone_in_five_languages(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.finished(SF)
    for language, name in LOOK.items():
        dark = "dark" if language in ("pl", "fr") else "light"
        settings = {"language": language, "theme": dark}
        phone = visit(ada, viewport=PHONE, has_touch=True, is_mobile=True, settings=settings)
        page = phone.go(f"/replay/{table}?at=20&seat=0&look=1")
        told = page.get_by_role("region", name=name, exact=True)
        expect(told.locator(".graph .cursor")).to_be_attached(timeout=120_000)
        told.locator("summary").first.click()
        told.locator("ol .quiet").first.click()
        # A phone shows a page that is too wide smaller, and says that its window is as wide.
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert not violations(page)


def test_a_hint_and_the_teacher(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.open(SF, "random", options={"first": 0})
    loss = drawn_until_dear(ada, table)
    page = visit(ada, settings={"teacher": 3}).go(f"/table/{table}")
    page.get_by_role("button", name="Hint").click()
    told = page.get_by_role("dialog", name="Hint")
    expect(told.get_by_role("button", name="Do this").first).to_be_visible(timeout=60_000)
    assert 1 <= told.get_by_role("button", name="Do this").count() <= 3
    expect(told.locator(".share").first).to_have_text(re.compile(r"^\d+ %$"))
    assert not violations(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Draw a card")).first.click()
    warned = page.get_by_role("dialog", name="Are you sure?")
    expect(warned).to_contain_text(f"about {int(100 * loss + 0.5)}%")
    assert not violations(page)
    entries = ada.call("GET", f"/api/tables/{table}/seen?seat=0")["at"]
    warned.get_by_role("button", name="Go back").click()
    expect(warned).to_be_hidden()
    assert ada.call("GET", f"/api/tables/{table}/seen?seat=0")["at"] == entries
    page.get_by_role("button", name=re.compile("^Draw a card")).first.click()
    warned.get_by_role("button", name="Do it all the same").click()
    expect(page.locator(f".frame[data-at='{entries}']")).to_have_count(0)
    assert ada.call("GET", f"/api/tables/{table}/seen?seat=0")["at"] > entries


def drawn_until_dear(ada: Somebody, table: str) -> float:
    """Ada draws card after card, until one more would truly give away more than the teacher lets pass: how much."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        legal = ada.call("GET", f"/api/tables/{table}/seen?seat=0")["legal"]
        if "draw" in legal and len(legal) > 1:
            loss: float = ada.call("POST", f"/api/tables/{table}/hints", {"seat": 0, "plan": ["draw"]})["caution"][
                "loss"
            ]
            if loss > 0.04:
                return loss
        if legal:
            ada.ask(table, "act", seat=0, actions=["draw" if "draw" in legal else legal[0]])
        else:
            time.sleep(0.05)
    raise AssertionError("no draw gave anything away")


def test_people_agree_on_hints_before_the_start_and_see_nothing_of_it_elsewhere(service: Served, visit: Visit) -> None:
    ada, ben, without = two_people(service.url, SF)
    page = visit(ada).go(f"/table/{without}")
    page.locator(".market").wait_for()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    assert ada.status(without)["hints"] is False
    with pytest.raises(AssertionError, match="not-over"):
        ada.call("POST", f"/api/tables/{without}/analysis")
    table = ada.open(SF, "", start=False, public=True, options={"first": 0})
    ben.ask(table, "sit", seat=1)
    ben.ask(table, "ready", seat=1)
    page.goto(f"{service.url}/table/{table}")
    page.get_by_role("checkbox", name=re.compile("^Play with hints")).check()
    expect(page.get_by_text("Not ready yet: Ben.")).to_be_visible()
    guest = visit(ben).go(f"/table/{table}")
    expect(guest.get_by_text("This table plays with hints.")).to_be_visible()
    guest.get_by_role("button", name="I’m ready").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    expect(guest.get_by_role("img", name="This table plays with hints.")).to_be_visible()


def test_what_looking_back_needs_is_small() -> None:
    folder = ROOT / "src" / "fogline" / "server" / "page" / "assets"
    parts = ("LookBack", "Retry", "trial", "Hint", "Teacher", "Chips", "graph")
    found = [path for part in parts for path in folder.glob(f"{part}*.js")]
    if not folder.exists():
        pytest.skip("the page is not built: python tools/page.py")
    assert len(found) >= 5
    sizes = {path.name: len(gzip.compress(path.read_bytes())) for path in found}
    assert sum(sizes.values()) <= LARGEST, sizes
