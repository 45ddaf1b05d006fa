"""Every numbered paragraph of the rules has a test that names it, and code that names it.

The markers are read from the test files, not from a test run: a run of some tests only must not look like a loss.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import fogline
from fogline import games, rules
from tests.play import folder_of

TESTS = Path(__file__).parents[1]
SOURCE = Path(fogline.__file__).parent
NUMBER = re.compile(rf"\b(?:{'|'.join(rules.prefixes())})-(?:E?[0-9]+)(?:\.[0-9]+)?\b")
NOT_IN_THE_CODE = {
    "SF-1.3": "sets no limit that a rule would have to check",
    "SF-1.6": "is a note: it says why there is nothing to check",
}
"""Paragraphs that no line of code implements, and why."""


def marked(folder: Path) -> Iterator[tuple[str, str]]:
    """Each paragraph that a test's ``@pytest.mark.rule(...)`` cites, with the test's file and name."""
    for path in sorted(set(folder.rglob("test_*.py")) - set((TESTS / "third_game").rglob("test_*.py"))):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in _rules(node):
                    yield number, f"{path.name}::{node.name}"


def _rules(function: ast.FunctionDef) -> Iterator[str]:
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            for argument in decorator.args:
                yield ast.literal_eval(argument)


def all_marked() -> list[tuple[str, str]]:
    """What our tests cite, and those that installed games bring."""
    brought = [folder_of(name) / "tests" for name in games.names() if not folder_of(name).is_relative_to(SOURCE)]
    return [cited for folder in (TESTS, *brought) for cited in marked(folder)]


def numbers(prefix: str) -> list[str]:
    return [paragraph.number for paragraph in rules.paragraphs(prefix)]


@pytest.mark.parametrize("prefix", rules.prefixes())
def test_every_paragraph_has_a_test_that_names_it(prefix: str) -> None:
    cited = {number for number, _ in all_marked()}
    assert [number for number in numbers(prefix) if number not in cited] == []


def test_every_marker_names_a_paragraph() -> None:
    known = {number for prefix in rules.prefixes() for number in numbers(prefix)}
    assert [(number, test) for number, test in all_marked() if number not in known] == []


@pytest.mark.parametrize("prefix", rules.prefixes())
def test_the_source_names_every_paragraph_that_it_implements(prefix: str) -> None:
    game = games.with_prefix(prefix)
    assert game is not None
    text = "\n".join(path.read_text("utf-8") for path in folder_of(game.name).rglob("*.py"))
    named = set(NUMBER.findall(text))
    wanted = [number for number in numbers(prefix) if "-E" not in number and number not in NOT_IN_THE_CODE]
    assert [number for number in wanted if number not in named] == []


def test_the_source_names_no_paragraph_that_does_not_exist() -> None:
    known = {number for prefix in rules.prefixes() for number in numbers(prefix)}
    sections = {number.partition(".")[0] for number in known}
    found = {
        (number, path.name)
        for path in SOURCE.rglob("*.py")
        for number in NUMBER.findall(path.read_text("utf-8"))
        if number not in known | sections
    }
    assert found == set()
