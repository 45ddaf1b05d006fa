"""What the documents show must run, and what they point to must be there."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

import pytest

import fogline
from fogline.core.data import digest
from fogline.games.san_francisco.components import parse_deck
from fogline.games.san_francisco.components import shipped as shipped_decks
from fogline.games.ticket_to_ride.components import parse_map
from fogline.games.ticket_to_ride.components import shipped as shipped_maps

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


@pytest.mark.parametrize(("tag", "name"), [("sf1", "san-francisco"), ("tt1", "ticket-to-ride-san-francisco")])
def test_the_notations_positions_follow_from_each_other(tag: str, name: str) -> None:
    """The page shows a stretch of a golden record of each game: a position, an entry, a position and so on."""
    page = (ROOT / "docs/notation.md").read_text("utf-8")
    (shown,) = [block.splitlines() for block in re.findall(rf"```\n({tag} [^`]*\n\[[^`]*)```", page)]
    state = fogline.load(name).position(shown[0])
    for entry, after in zip(shown[1::2], shown[2::2], strict=True):
        who, text = json.loads(entry)
        state.apply(text, None if who == "chance" else who)
        assert str(state) == after


def test_the_decks_on_the_page_are_all_that_we_ship() -> None:
    page = (ROOT / "docs/games/san-francisco.md").read_text("utf-8")
    found = re.findall(r"data hash\n`([0-9a-f]+)`:\n\n```json\n(.*?)```", page, re.DOTALL)
    assert [written for written, _ in found] == list(shipped_decks())
    assert [digest(json.loads(pairs)) for _, pairs in found] == list(shipped_decks())


def test_the_data_files_of_the_pages_are_all_that_we_ship() -> None:
    """A reader of the pages replays games with them, earlier sets of ours included."""
    decks, maps = ((ROOT / "docs/data").glob(f"{kind}-*.toml") for kind in ("deck", "map"))
    assert {parse_deck(path.read_text("utf-8"), path.name).hash for path in decks} == set(shipped_decks())
    assert {parse_map(path.read_text("utf-8"), path.name).hash for path in maps} == set(shipped_maps())
