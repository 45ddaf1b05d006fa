"""The page and luck: it contributes, keeps a receipt, warns, and checks a finished game, on plain HTTP too."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import fogline
from fogline.core.luck import read_receipt
from fogline.core.record import check_receipt, luck_of, read_record
from tests.web.browsing import PHONE, ROOT, Served, Somebody, Visit, Visitor, play_now
from tests.web.test_pages import violations

SF = "san-francisco"
LARGEST = 30_000
"""Bytes of compressed script that checking luck may need."""
BUTTONS = {
    "en": "Check the luck",
    "it": "Controlla la sorte",
    "pl": "Sprawdź los",
    "es": "Comprobar el azar",
    "fr": "Vérifier le hasard",
}


def plain(service: Served) -> str:
    """The service under a name for which a browser has no WebCrypto: plain HTTP, and not this machine's own name."""
    return f"http://fogline.test:{service.port}"


def played(page: Page, ada: Somebody) -> str:
    """A game that this browser begins, with what it adds to the luck; bots play it to its end."""
    table = ada.open(SF, "random", start=False)
    page.goto(f"{page.url.rstrip('/')}/table/{table}")
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("region", name="What to do").wait_for()
    ada.ask(table, "resign", seat=0)
    page.get_by_role("dialog", name="Result").wait_for()
    return table


def kept(page: Page, table: str) -> Any:  # noqa: ANN401  (JSON)
    """The receipt in the browser."""
    return json.loads(page.evaluate("localStorage.getItem('fogline.receipts')"))[table]


def test_a_game_on_plain_http_is_added_to_kept_and_checked(service: Served, visit: Visit, tmp_path: Path) -> None:
    ada = Somebody(service.url, "Ada")
    visitor: Visitor = visit(ada, url=plain(service))
    visitor.expected = lambda trouble: "Cross-Origin-Opener-Policy" in trouble  # a browser says so on plain HTTP
    page = visitor.go("/")
    assert page.evaluate("window.isSecureContext") is False
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    table = played(page, ada)
    assert not [url for url in fetched if "/Check-" in url]
    result = page.get_by_role("dialog", name="Result")
    result.get_by_role("button", name="Check the luck").click()
    told = result.get_by_role("region", name="Check the luck")
    expect(told.get_by_text("The luck of this game is as it had to be.")).to_be_visible()
    expect(told.get_by_text("Added to it: Ada.")).to_be_visible()
    expect(told.get_by_text("The receipt in this browser agrees.")).to_be_visible()
    expect(told.get_by_text("fogline verify")).to_be_visible()
    with page.expect_download() as saved:
        told.get_by_role("button", name="Save the receipt").click()
    saved.value.save_as(tmp_path / "receipt.json")
    receipt = read_receipt((tmp_path / "receipt.json").read_bytes())
    record, _ = read_record(json.dumps(ada.call("GET", f"/api/tables/{table}/record")))
    luck = luck_of(record)
    assert luck is not None
    check_receipt(luck, receipt)
    assert (list(receipt.own), receipt.contributions) == ([0], luck.contributions)
    assert kept(page, table)["commitment"] == luck.commitment


def test_a_service_that_lies_is_found_out(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    page = visit(ada).go("/")
    table = played(page, ada)
    honest = ada.call("GET", f"/api/tables/{table}/luck")
    answers: list[dict[str, Any]] = []
    page.route("**/luck", lambda route: lie(route, answers))
    button = page.get_by_role("dialog", name="Result").get_by_role("button", name="Check the luck")
    told = page.get_by_role("region", name="Check the luck")
    other = [{**draw, "outcomes": draw["outcomes"][::-1]} for draw in honest["draws"]]
    lies: list[tuple[dict[str, Any], str]] = [
        ({"luck": {**honest["luck"], "secret": "0" * 64}}, "isn’t the one that it committed to"),
        ({"luck": {**honest["luck"], "contributions": [None, None]}}, "What this browser added isn’t in the list."),
        ({"draws": other}, "and it had to be"),
        ({"draws": honest["draws"][1:]}, "and it had to be"),
    ]
    for changed, sentence in lies:
        answers.append({**honest, **changed})
        button.click()
        expect(told.get_by_text("Something is wrong with the luck of this game.")).to_be_visible()
        expect(told.get_by_text(sentence)).to_be_visible()
        button.click()
        expect(told).to_be_hidden()


def lie(route: Route, answers: list[dict[str, Any]]) -> None:
    """Answer with the last of these instead of what the service says."""
    route.fulfill(json=answers[-1])


def test_whoever_is_left_out_is_warned(service: Served, visit: Visit) -> None:
    """As if the table had taken bytes of this browser for another seat too, and then froze a list without them."""
    ada = Somebody(service.url, "Ada")
    table = ada.open(SF, "random", start=False)
    page = visit(ada).go(f"/table/{table}")
    page.get_by_role("button", name="Start the game").wait_for()
    page.evaluate(
        """([table, added]) => localStorage.setItem("fogline.receipts", JSON.stringify({ [table]: {
            format: "fogline-receipt-1", table, commitment: added, own: { 1: added }, contributions: null } }))""",
        [table, "a" * 64],
    )
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("alert").filter(has_text="isn’t in the table’s list")).to_be_visible()


@pytest.mark.parametrize("language", BUTTONS)
def test_on_a_phone_in_every_language_nothing_is_cut_off_or_hard_to_reach(
    service: Served, visit: Visit, language: str
) -> None:
    ada = Somebody(service.url, "Ada")
    dark = "dark" if language in ("pl", "fr") else "light"
    visitor: Visitor = visit(ada, viewport=PHONE, settings={"language": language, "theme": dark})
    table = ada.open(SF, "random", start=True)
    ada.ask(table, "resign", seat=0)
    page = visitor.go(f"/table/{table}")
    page.get_by_role("button", name=BUTTONS[language]).click()
    told = page.get_by_role("region", name=BUTTONS[language])
    expect(told.locator("li")).to_have_count(4)
    assert told.evaluate("one => one.scrollWidth <= one.clientWidth + 1")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not violations(page)


def test_what_checking_needs_is_small() -> None:
    folder = ROOT / "src" / "fogline" / "server" / "page" / "assets"
    sizes = {path.name: len(gzip.compress(path.read_bytes())) for path in folder.glob("Check-*.js")}
    if not folder.exists():
        pytest.skip("the page is not built: python tools/page.py")
    assert sizes
    assert sum(sizes.values()) <= LARGEST, sizes


def test_who_plays_at_once_adds_too(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    page = visit(ada).go("/")
    play_now(page, fogline.load(SF).title)
    page.get_by_role("region", name="What to do").wait_for()
    table = page.url.rpartition("/")[2]
    frozen = ada.status(table)["luck"]["contributions"]
    assert kept(page, table)["contributions"] == frozen
    assert (kept(page, table)["own"]["0"], set(frozen[1:])) == (frozen[0], {None})
