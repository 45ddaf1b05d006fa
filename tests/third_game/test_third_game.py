"""A game that Fogline knows nothing of is installed, and works everywhere, in processes of their own."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from fogline import games
from fogline.core.data import canonical
from tests.third_game.conftest import HERE, ROOT, Program
from tests.web.browsing import Served, Somebody, Visitor
from tests.web.players import AT, OVER, until

SUITES = (
    "tests/contract",
    "tests/golden",
    "tests/core/test_batch.py",
    "tests/core/test_languages.py",
    "tests/core/test_record.py",
    "tests/core/test_rules_languages.py",
    "tests/envs",
    "tests/games/test_rule_coverage.py",
    "tests/table/test_same_bots.py",
)
"""What every game must pass, as far as it concerns this one."""
WORDS = {
    "en": ("What you see", "Play the", "The fog would be at", "Do it"),
    "pl": ("Co widzisz", "Zagraj", "Mgła będzie równa", "Zrób to"),
}


def code_lines(file: Path) -> int:
    """Lines of a file that are neither empty nor a comment nor a docstring."""
    text = file.read_text("utf-8")
    prose: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            prose.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines = enumerate(map(str.strip, text.splitlines()), 1)
    return sum(1 for number, line in lines if line and not line.startswith("#") and number not in prose)


def test_a_whole_game_is_small() -> None:
    assert 0 < sum(map(code_lines, (HERE / "package" / "foghorn").glob("*.py"))) <= 400


def test_nothing_else_knows_it(program: Program) -> None:
    assert "foghorn" not in games.names()
    printed = program("fogline", "doctor", "--json")
    assert set(json.loads(printed)["games"]) == {*games.names(), "foghorn"}
    assert json.loads(printed)["problems"] == []


@pytest.mark.timeout(900)
def test_it_passes_what_every_game_must_pass(program: Program, installed: Path) -> None:
    own = installed / "foghorn" / "tests"
    pytest_here = ("pytest", "-q", "-p", "no:cacheprovider", "-c", "pyproject.toml", "-k", "foghorn or FH")
    printed = program(*pytest_here, *SUITES, str(own), folder=ROOT)
    passed = re.search(r"^(\d+) passed", printed, re.MULTILINE)
    assert passed is not None, printed
    assert int(passed[1]) > 330
    assert "skipped" not in printed


def test_the_arena_knows_that_search_plays_it_better_than_luck(program: Program) -> None:
    arena = ("arena", "foghorn", "--bots", "search:sims=60,random", "--deals", "12", "--json")
    report = json.loads(program("fogline", *arena))
    (meeting,) = report["meetings"]
    assert (meeting["hero"], meeting["field"], meeting["games"]) == ("search:sims=60", "random", 24)
    assert meeting["share"]["low"] > 0.5


def test_records_are_verified_replayed_shown_and_measured(program: Program, tmp_path: Path) -> None:
    seats = "search:sims=20,hard:sims=10,easy"
    program("fogline", "simulate", "foghorn", "--seats", seats, "--games", "4", "--out", "games.jsonl")
    assert "4" in program("fogline", "verify", "games.jsonl")
    records = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text("utf-8").splitlines()]
    assert {record["game"] for record in records} == {"foghorn"}
    assert {"lights", "deck"} >= {record["outcome"]["termination"] for record in records}
    told = program("fogline", "--language", "fr", "replay", "games.jsonl", "--game", "2")
    assert "La brume est à" in told
    position = records[0]["final_position"]
    assert "Światła" in program("fogline", "--language", "pl", "show", position)
    assert "Luce" not in program("fogline", "rules", "FH-3.2")
    assert "FH-3.2" in program("fogline", "rules", "--search", "signal")
    assert "foghorn" in program("fogline", "arena", "calibrate", "fh", "--games", "3", "--bot", "greedy")


def test_it_is_played_in_the_terminal(program: Program, tmp_path: Path) -> None:
    play = ("play", "foghorn", "--terminal", "--seats", "Ada,hard", "--seed", "3", "--first", "2")
    printed = program("fogline", "--language", "it", *play, typed="preview 1\nwhy card 3\n" + "1\n" * 60)
    assert "La nebbia è a" in printed
    assert "La tua mano:" in printed
    (kept,) = tmp_path.iterdir()  # it was asked for a name, too
    assert json.loads(kept.read_text("utf-8"))["outcome"] is not None
    program("fogline", "verify", kept.name)


@pytest.fixture
def served(
    browser: Browser,  # noqa: ARG001  (without one there is nothing to serve)
    surroundings: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Served]:
    """A service with the game; the page is the one that everybody has."""
    monkeypatch.setenv("PYTHONPATH", surroundings["PYTHONPATH"])
    service = Served(tmp_path / "tables.db").start()
    yield service
    service.end()
    assert "Traceback" not in service.log


@pytest.mark.parametrize("language", WORDS)
def test_it_is_played_in_the_browser(
    served: Served, browser: Browser, program: Program, tmp_path: Path, language: str
) -> None:
    ada = Somebody(served.url, "Ada")
    visitor = Visitor(browser, served.url, ada, settings={"language": language})
    page = visitor.go("/")
    blurb = "Dokładaj karty do mgły" if language == "pl" else "Play cards into the fog"
    expect(page.get_by_text(blurb)).to_be_visible()
    # It has neither a tutorial nor five minutes, and offers none.
    expect(page.locator(".game").filter(has_text=blurb).get_by_role("link")).to_have_count(0)
    table = ada.open("foghorn", "random", "medium")
    page = visitor.go(f"/table/{table}")
    heading, _, _, _ = WORDS[language]
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    decisions = to_the_end(page, language)
    assert decisions > 5
    assert ada.status(table)["phase"] == "over"
    (tmp_path / "played.jsonl").write_bytes(canonical(ada.call("GET", f"/api/tables/{table}/record")))
    assert "One game verified" in program("fogline", "verify", "played.jsonl")
    told = program("fogline", "--language", language, "replay", "played.jsonl")
    assert ("Mgła: " if language == "pl" else "The fog is at ") in told
    page = visitor.go("/rules/FH-3.2")
    expect(page.locator("#FH-3\\.2")).to_contain_text("sygnał" if language == "pl" else "signal")
    visitor.leave()


def to_the_end(page: Page, language: str) -> int:
    """Choose, look at what it would do, and do it, until the game is over."""
    _, choice, foreseen, confirm = WORDS[language]
    decisions = 0
    while True:
        until(page, f"document.title.startsWith('●') || {OVER}")
        if page.evaluate(OVER):
            return decisions
        before = int(page.evaluate(AT))
        page.locator(".generic .choices button", has_text=choice).first.click()
        expect(page.locator(".foresight li").first).to_contain_text(foreseen)
        page.get_by_role("button", name=confirm).click()
        until(page, f"{AT} > {before} || {OVER}")
        decisions += 1
