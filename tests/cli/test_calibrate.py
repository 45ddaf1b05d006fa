"""`fogline arena calibrate`: figures beside their targets, as a table, Markdown, plots and JSON."""

from __future__ import annotations

from pathlib import Path

import pytest

import fogline
from tests.cli.running import Run
from tests.play import playable


@pytest.mark.parametrize("game", playable())
def test_a_report_names_bot_data_and_command(run: Run, tmp_path: Path, game: str) -> None:
    (tmp_path / "plots").mkdir()
    files = ("--markdown", "report.md", "--plots", "plots")
    printed = run("arena", "calibrate", game, "--bot", "random", "--games", "2", "--seed", "9", *files).out
    command = f"fogline arena calibrate {game} --bot random --games 2 --seed 9"
    report = (tmp_path / "report.md").read_text("utf-8")
    data = fogline.load(game).data
    for text in (printed, report):
        assert command in text
        assert f"Bot random of Fogline {fogline.__version__}" in text
        assert f"{data.name} ({data.hash[:16]}…)" in text
        assert "Missed targets:" in text
    assert "3 players, 2 games of random bots" in printed
    pictures = {path.name for path in (tmp_path / "plots").iterdir()}
    assert {"score.svg", "winning-score.svg", "source.svg", "order.svg"} <= pictures
    assert all(f"](plots/{name})" in report for name in pictures)


def test_json_holds_every_figure_and_whether_it_is_met(run: Run) -> None:
    found = run("arena", "calibrate", "--bot", "greedy:blur=500", "--games", "2", "--json").json
    assert (found["bot"], found["games"], found["seed"]) == ("greedy:blur=500", 2, 1)
    assert found["data_hash"] == fogline.load("san-francisco").data.hash
    assert [one["players"] for one in found["measurements"]] == [2, 3, 4]
    for measured in found["measurements"]:
        for one in measured["figures"]:
            asked = one["least"] is not None or one["most"] is not None
            assert (one["met"] is not None) == asked
    again = run("arena", "calibrate", "--bot", "greedy:blur=500", "--games", "2", "--workers", "2", "--json").json
    assert again["measurements"] == found["measurements"]


def test_an_owners_deck_is_calibrated_under_its_own_hash(run: Run, tmp_path: Path) -> None:
    folder = Path(fogline.__file__).parent / "games" / "san_francisco" / "data"
    text = (folder / "deck.toml").read_text("utf-8")
    (tmp_path / "mine.toml").write_text(text.replace("value = 4", "value = 3", 1), "utf-8")
    found = run("arena", "calibrate", "--bot", "random", "--games", "1", "--deck", "mine.toml", "--json").json
    assert found["data_hash"] == fogline.load("san-francisco", deck=tmp_path / "mine.toml").data.hash
    assert found["command"].endswith("--deck mine.toml")


def test_bad_input_is_explained_before_the_games(run: Run, tmp_path: Path) -> None:
    many = ("--games", "1000000")
    assert "There is no bot" in run("arena", "calibrate", "--bot", "oracle", *many, code=1).err
    assert "chess" in run("arena", "calibrate", "chess", *many, code=1).err
    assert "nowhere" in run("arena", "calibrate", *many, "--plots", "nowhere", code=1).err
    (tmp_path / "report.md").write_text("mine", "utf-8")
    assert "report.md" in run("arena", "calibrate", *many, "--markdown", "report.md", code=1).err
    assert (tmp_path / "report.md").read_text("utf-8") == "mine"
    run("arena", "calibrate", "--games", "0", code=2)
