"""`fogline deck` and `fogline map`: checking, showing."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

import fogline
from fogline.games.san_francisco.components import builtin
from tests.cli.running import Run


@pytest.fixture
def deck() -> str:
    """The text of our deck."""
    return resources.files("fogline.games.san_francisco").joinpath("data/deck.toml").read_text("utf-8")


@pytest.fixture
def city_map() -> str:
    """The text of our map."""
    return resources.files("fogline.games.ticket_to_ride").joinpath("data/map.toml").read_text("utf-8")


def test_our_deck_and_our_map_are_good(run: Run, deck: str, city_map: str) -> None:
    assert run("deck", "check", "-", typed=deck).out == "- can be played with.\n"
    assert run("map", "check", "-", typed=city_map).out == "- can be played with.\n"


def test_every_fault_of_a_deck_is_told_with_file_place_and_reason(run: Run, deck: str, tmp_path: Path) -> None:
    bad = deck.replace('colour = "blue"', 'colour = "mauve"', 1).replace('colour = "blue"', 'colour = "teal"', 1)
    (tmp_path / "mine.toml").write_text(bad, "utf-8")
    printed = run("deck", "check", "mine.toml", code=1).out
    lines = printed.splitlines()
    assert lines[0].startswith("mine.toml: card 1 (line ")
    assert "mauve" in lines[0]
    assert "teal" in lines[1]
    assert lines[-1] == "mine.toml can’t be played with: 2 errors."
    found = run("deck", "check", "mine.toml", "--json", code=1).json
    assert found["playable"] is False
    assert [problem["code"] for problem in found["problems"]] == ["deck-colour", "deck-colour"]


def test_a_warning_does_not_fail(run: Run, deck: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(deck.replace('colour = "black"\n', 'colour = "green"\n', 1), "utf-8")
    ran = run("deck", "check", "mine.toml")
    assert "warning:" in ran.out
    assert "can be played with; " in ran.out


def test_a_bad_deck_stops_other_commands_with_all_its_faults(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("colour", "utf-8")
    for command in (("simulate",), ("play",), ("deck", "show")):
        option = ("--deck", "mine.toml") if command[0] != "deck" else ("mine.toml",)
        assert "mine.toml: line 1" in run(*command, *option, code=1).err
    assert "No such file" in run("deck", "check", "gone.toml", code=1).err
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    assert "not text in UTF-8" in run("deck", "check", "binary.toml", code=1).err


def test_the_deck_is_shown_with_every_face(run: Run) -> None:
    printed = run("deck", "show").out
    game = fogline.load("san-francisco")
    assert game.data.hash in printed
    content = run("deck", "show", "--json").json
    assert sum(card.get("count", 1) for card in content["card"]) == 87
    assert all(code in printed for code in builtin().codes)


def test_the_map_is_shown_as_text_and_as_a_picture(run: Run, tmp_path: Path) -> None:
    assert "alcatraz" in run("map", "show").out
    run("map", "show", "--svg", "map.svg")
    assert (tmp_path / "map.svg").read_text("utf-8").startswith("<svg")
    assert "exists already" in run("map", "show", "--svg", "map.svg", code=1).err
    assert run("map", "show", "--json").json["hash"] == fogline.load("ticket-to-ride-san-francisco").data.hash


def test_a_bad_map_is_told(run: Run, city_map: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(city_map.replace("length = 5", "length = 9", 1), "utf-8")
    assert "mine.toml: " in run("map", "check", "mine.toml", code=1).out


def test_what_is_told_of_the_tickets_is_unusual_to_read_too(run: Run, city_map: str, tmp_path: Path) -> None:
    """131 points on 24 tickets: 5.5 when rounded, and 5.5 is usual."""
    cheaper = city_map.replace("points = 8", "points = 3").replace("points = 9", "points = 4")
    (tmp_path / "mine.toml").write_text(cheaper, "utf-8")
    told = run("map", "check", "mine.toml").out
    assert "The tickets are worth 5.46 points on average; 5.5 to 6.5 is usual." in told
