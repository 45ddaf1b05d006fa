"""``docs/rulings.md`` lists every ruling of the rules, each with a test that exists and names its paragraph."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fogline import rules
from tests.games.test_rule_coverage import TESTS, marked

PAGE = Path(__file__).parents[2] / "docs" / "rulings.md"
ROW = re.compile(
    r"\| (?P<paragraph>[A-Z]{2}-[0-9.]+) \| (?P<question>[^|]+\?) \| (?P<decision>[^|]+\.) \| `(?P<test>test_\w+)` \|"
)


def rows() -> list[re.Match[str]]:
    lines = [line for line in PAGE.read_text("utf-8").splitlines() if re.match(r"\| [A-Z]{2}-", line)]
    matches = [(line, ROW.fullmatch(line)) for line in lines]
    assert [line for line, match in matches if match is None] == []
    return [match for _, match in matches if match is not None]


def test_each_ruling_names_a_test_of_its_paragraph() -> None:
    tests = {(number, place.rpartition("::")[2]) for number, place in marked(TESTS)}
    wrong = [row["paragraph"] + " " + row["test"] for row in rows() if (row["paragraph"], row["test"]) not in tests]
    assert wrong == []


@pytest.mark.parametrize("prefix", rules.prefixes())
def test_each_ruling_of_the_rules_is_listed(prefix: str) -> None:
    ruled = {paragraph.number for paragraph in rules.paragraphs(prefix) if re.search(r"\*[Rr]uling", paragraph.text)}
    listed = {row["paragraph"] for row in rows()}
    assert sorted(ruled - listed) == []
    ours = {row["paragraph"] for row in rows() if "*Ours*" in row["question"]}
    assert {number for number in listed - ruled - ours if number.startswith(prefix)} == set()
