"""What the documents show must run, and what they point to must be there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LINK = re.compile(r"\[[^\]]*\]\((?P<target>[^)#\s]+)(?:#[^)]*)?\)")


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_examples_run(document: Path) -> None:
    results = doctest.testfile(str(document), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert results.failed == 0


def test_the_readme_has_examples() -> None:
    parser = doctest.DocTestParser()
    assert len(parser.get_examples((ROOT / "README.md").read_text("utf-8"))) >= 10


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_links_lead_somewhere(document: Path) -> None:
    targets = [match["target"] for match in LINK.finditer(document.read_text("utf-8"))]
    missing = [t for t in targets if "://" not in t and not (document.parent / t).exists()]
    assert not missing
