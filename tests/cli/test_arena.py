"""`fogline arena`: who is stronger, and how surely."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import Run

pytest.importorskip("openskill")


def test_it_says_who_is_ahead_and_how_to_repeat_it(run: Run, tmp_path: Path) -> None:
    printed = run("arena", "--bots", "greedy,random", "--deals", "4", "--markdown", "report.md").out
    assert "8 games" in printed
    assert "ahead" in printed
    command = "fogline arena san-francisco --bots greedy,random --players 2 --kind round-robin --deals 4 --seed 1"
    assert command in printed
    assert f"`{command}`" in (tmp_path / "report.md").read_text()


def test_the_same_command_goes_on_with_its_store(run: Run, tmp_path: Path) -> None:
    arguments = ("arena", "--bots", "greedy,random", "--deals", "2", "--store", "games.jsonl", "--json")
    first = run(*arguments).json
    size = (tmp_path / "games.jsonl").stat().st_size
    again = run(*arguments).json
    assert (tmp_path / "games.jsonl").stat().st_size == size
    assert first == again
    assert first["games"] == 4


def test_bad_input_is_explained(run: Run) -> None:
    assert "at least two different bots" in run("arena", "--bots", "greedy", code=1).err
    assert "There is no bot" in run("arena", "--bots", "greedy,oracle", code=1).err
    run("arena", "--bots", "greedy,random", "--players", "7", code=1)
