"""`fogline bench`: the figures are there and are those of what ran."""

from __future__ import annotations

import pytest

from fogline import _build, games
from fogline.cli import bench
from fogline.core.native import Luck, Moves, rollout
from tests.cli.running import Run


def test_every_game_is_measured_with_every_number_of_players(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SLICE", 0.001)
    monkeypatch.setattr(bench, "BATCH", 20)
    report = run("bench", "--json", "--rounds", "1", "--no-peer", "--no-interpreted").json
    assert report["core"] == _build.core()
    assert report["peer"] is None
    for name in games.names():
        assert set(report["actions_per_second"][name]) == {"2", "3", "4"}
        assert all(speed > 0 for speed in report["actions_per_second"][name].values())
        assert min(report["clone_us"][name], report["step_us"][name], report["sample_us"][name]) > 0
    printed = run("bench", "--rounds", "1", "--no-peer", "--no-interpreted").out
    assert "pip install 'fogline[bench]'" in printed


def test_the_peer_is_measured_where_it_is_installed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel")
    monkeypatch.setattr(bench, "SLICE", 0.001)
    monkeypatch.setattr(bench, "BATCH", 20)
    monkeypatch.setattr("fogline.cli.peer.SAMPLES", 3)
    report = run("bench", "--json", "--rounds", "1", "--no-interpreted").json
    speed = report["peer"]["actions_per_second"]
    assert speed > 0
    ours = report["actions_per_second"]["san-francisco"]["4"]
    assert report["ratio"]["san-francisco"]["4"] == pytest.approx(ours / speed, abs=0.02)


def test_the_middle_of_a_game_is_half_way_through_a_rollout() -> None:
    game = games.load("san-francisco")
    length = rollout(game.start(4).position, Luck(3), Moves())
    middle = bench.middle(game)
    assert not middle.is_over()
    assert rollout(middle.clone(), Luck(9), Moves()) > length // 4
