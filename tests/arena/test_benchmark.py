"""The benchmark: frozen opponents, proof that they are, and a row that repeats itself."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import fogline
from fogline.arena import benchmark
from fogline.arena.benchmark import (
    NAME,
    OPPONENTS,
    changed,
    contest_of,
    draw,
    frozen,
    measured,
    named,
    networks,
    round_of,
)
from fogline.core.game import Game
from tests.cli.running import invoke
from tests.play import OURS, playable

OURS_ALONE = [name for name in playable() if fogline.games.game_class(name).package().startswith(OURS)]


@pytest.mark.parametrize("name", OURS_ALONE)
def test_the_opponents_are_what_they_were(name: str) -> None:
    """If this fails, bots play otherwise: a published benchmark's file is never written anew, a new one begins."""
    assert changed(fogline.load(name)) == []


@pytest.mark.parametrize("name", OURS_ALONE)
def test_whatever_changes_is_named(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = fogline.load(name)
    now = measured(game)
    assert len({tuple(texts) for texts in now.golden.values()}) == len(OPPONENTS)
    other = dict(now.networks) | {min(now.networks): "0" * 64}
    monkeypatch.setattr(benchmark, "measured", lambda _: msgspec.structs.replace(now, networks=other, rules=99))
    assert changed(game) == ["rules", "networks"]
    golden = dict(now.golden) | {"greedy": now.golden["random"]}
    monkeypatch.setattr(benchmark, "measured", lambda _: msgspec.structs.replace(now, golden=golden))
    assert changed(game) == ["golden"]
    assert "golden" in invoke("benchmark", "random", name, "--deals", "1", code=1).err


def test_a_network_is_known_by_its_hash() -> None:
    game = fogline.load(OURS_ALONE[0])
    file = Path(fogline.games.__file__).parent / game.package().rpartition(".")[2] / "mind/data/network-2.txt"
    assert networks(game)["network-2.txt"] == hashlib.sha256(file.read_bytes()).hexdigest()


def test_everybody_meets_the_same_deals_and_nobody_itself() -> None:
    game: Game = fogline.load(OURS_ALONE[0])
    mine, other = contest_of(game, "flat:sims=2", 3), contest_of(game, "greedy", 3)
    assert mine.seed == other.seed
    assert mine.bots == ("flat:sims=2", *OPPONENTS)
    assert other.bots == ("greedy", "random", "search:sims=100")
    assert contest_of(game, "greedy", 3, "mine").seed != other.seed
    record = frozen(game)
    assert record is not None
    assert (record.name, record.opponents) == (NAME, OPPONENTS)


def test_a_round_that_was_held_back_is_known_by_its_name_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert round_of("open") == "open"
    assert round_of("mine").startswith("own, ")
    monkeypatch.setattr(benchmark, "HELD_BACK", hashlib.sha256(b"mine").hexdigest())
    assert round_of("mine").startswith("held back, ")


def test_a_name_is_drawn_into_a_file_and_told_by_its_hash_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "name"
    command = [sys.executable, "-m", "fogline.arena.benchmark", str(file)]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    name = file.read_text()
    assert len(name) >= 40
    assert name not in told.stdout + told.stderr
    assert file.stat().st_mode & 0o077 == 0
    monkeypatch.setattr(benchmark, "HELD_BACK", told.stdout.split()[-1])
    assert round_of(name).startswith("held back, ")
    assert draw(tmp_path / "other") != told.stdout.split()[-1]
    with pytest.raises(FileExistsError):
        draw(file)
    assert file.read_text() == name


def test_bots_are_named_as_people_would() -> None:
    assert [named(text) for text in ("greedy", "search:sims=9", "a_b:MyBot", "python:a:B", "bots:My:sims=3")] == [
        "greedy",
        "search:sims=9",
        "python:a_b:MyBot",
        "python:a:B",
        "python:bots:My:sims=3",
    ]


def test_a_row_repeats_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "steady.py").write_text("from fogline.bots.simple import RandomBot\nclass Steady(RandomBot): pass\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(benchmark, "OPPONENTS", ("random", "greedy"))
    monkeypatch.setattr(benchmark, "changed", lambda _: [])
    row = invoke("benchmark", "steady:Steady", "--deals", "2").out
    assert "| `python:steady:Steady` |" in row
    assert "Fewer than 200 deals" in row
    command = row.rpartition("Repeat: `fogline ")[2].partition("`")[0].split()
    assert invoke(*command).out == row
    assert invoke(*command, "--json").json["meetings"][1]["field"] == "greedy"
