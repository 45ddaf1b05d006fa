"""`fogline simulate`: many games between bots."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import pytest
from typer.testing import CliRunner

import fogline
from fogline.cli import app
from tests.cli.running import Run, read


def test_the_same_seed_gives_the_same_file_with_any_number_of_workers(run: Run, tmp_path: Path) -> None:
    arguments = ("simulate", "--seats", "random,random", "--games", "9", "--seed", "7")
    run(*arguments, "--out", "one.jsonl")
    run(*arguments, "--out", "two.jsonl", "--workers", "2")
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()
    run("simulate", "--seats", "random,random", "--games", "9", "--seed", "8", "--out", "other.jsonl")
    assert (tmp_path / "one.jsonl").read_bytes() != (tmp_path / "other.jsonl").read_bytes()


def test_what_bots_thought_is_kept_beside_records_that_stay_as_they_are(run: Run, tmp_path: Path) -> None:
    games, thoughts, plain = (tmp_path / name for name in ("games.jsonl", "thoughts.jsonl", "plain.jsonl"))
    wanted = ("simulate", "--seats", "search:sims=4,greedy,random", "--games", "2", "--seed", "3")
    run(*wanted, "--out", str(plain))
    run(*wanted, "--out", str(games), "--keep-thoughts", str(thoughts), "--workers", "2")
    assert games.read_bytes() == plain.read_bytes()
    records = [json.loads(line) for line in games.read_text("utf-8").splitlines()]
    kept = [json.loads(line) for line in thoughts.read_text("utf-8").splitlines()]
    assert [one["record"] for one in kept] == [record["hash"] for record in records]
    for record, one in zip(records, kept, strict=True):
        assert one["format"] == "fogline-thoughts-1"
        assert {thought["seat"] for thought in one["thoughts"]} == {0, 1}, "`random` thinks nothing"
        for thought in one["thoughts"]:
            who, text = record["entries"][thought["entry"]][:2]
            assert who == thought["seat"]
            assert text in thought["values"]
        searched = [thought for thought in one["thoughts"] if thought["seat"] == 0]
        assert all(abs(sum(thought["chances"]["shares"]) - 1) < 1e-9 for thought in searched)
        assert all(sum(thought["visits"].values()) >= 4 for thought in searched)


def test_the_summary_agrees_with_the_records(run: Run, tmp_path: Path) -> None:
    summary = run("simulate", "--seats", "random,random", "-n", "5", "--out", "games.jsonl", "--json").json
    records = read(tmp_path / "games.jsonl")
    assert summary["games"] == summary["plan"]["games"] == len(records) == 5
    for seat in (0, 1):
        wins = sum(record["outcome"]["standings"][0]["seat"] == seat for record in records)
        assert summary["seats"][seat]["wins"]["count"] == wins
        mean = sum(sum(line["halves"] for line in r["outcome"]["sheets"][seat]["lines"]) for r in records) / 10
        assert abs(summary["seats"][seat]["score"]["mean"] - mean) < 1e-9


def test_a_table_names_each_seat_with_its_bot(run: Run) -> None:
    printed = run("simulate", "--seats", "greedy,random", "--games", "2").out
    assert "San Francisco, 2 games" in printed
    assert "│    1 │ greedy │" in printed
    assert "│    2 │ random │" in printed


def test_an_existing_file_is_kept_without_force(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.jsonl").write_text("dear")
    arguments = ("simulate", "--seats", "random,random", "--games", "1", "--out", "mine.jsonl")
    refused = run(*arguments, code=1)
    assert "mine.jsonl exists already" in refused.err
    assert "--force" in refused.err
    assert (tmp_path / "mine.jsonl").read_text() == "dear"
    run(*arguments, "--force")
    assert len(read(tmp_path / "mine.jsonl")) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["mine.jsonl"]


def test_a_file_appears_only_when_it_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("fogline.cli.simulate.Summarizer.add", _interrupt)
    arguments = ["simulate", "--seats", "random,random", "--games", "3", "--out", "half.jsonl"]
    assert CliRunner().invoke(app, arguments).exit_code != 0
    assert list(tmp_path.iterdir()) == []


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def test_records_go_to_the_output_and_the_summary_elsewhere(run: Run) -> None:
    ran = run("simulate", "--seats", "random,random", "--games", "2", "--out", "-")
    assert [fogline.read_record(line)[0].game for line in ran.out.splitlines()] == ["san-francisco"] * 2
    assert "2 games" in ran.err


def test_an_owners_deck_goes_into_the_records(run: Run, tmp_path: Path) -> None:
    deck = resources.files("fogline.games.san_francisco").joinpath("data/deck.toml").read_text("utf-8")
    swapped = deck.replace("value = 4", "value = 3", 1)
    assert swapped != deck
    (tmp_path / "mine.toml").write_text(swapped, "utf-8")
    run("simulate", "--seats", "random,random", "--games", "1", "--deck", "mine.toml", "--out", "games.jsonl")
    (record,) = read(tmp_path / "games.jsonl")
    assert record["data"]["format"] == "fogline-deck-1"
    run("verify", "games.jsonl")


def test_the_first_seat_is_counted_from_1(run: Run, tmp_path: Path) -> None:
    run("simulate", "--seats", "random,random", "--games", "1", "--first", "2", "--out", "games.jsonl")
    (record,) = read(tmp_path / "games.jsonl")
    assert record["options"] == {"first": 1}
    assert record["entries"][0][0] == 1


def test_what_cannot_be_played_is_refused_with_a_reason(run: Run) -> None:
    assert "no game “chess”" in run("simulate", "chess", code=1).err
    assert "no bot “genius”" in run("simulate", "--seats", "genius,random", code=1).err
    assert "One player can’t" in run("simulate", "--seats", "random", code=1).err
    assert "can’t be 2" in run("simulate", "--seats", "random,random", "--first", "3", code=1).err
    assert "“deck”, not “map”" in run("simulate", "--map", "x.toml", code=1).err
    assert "no.toml: No such file" in run("simulate", "--deck", "no.toml", code=1).err
    assert "no folder there" in run("simulate", "--out", "there/games.jsonl", code=1).err
    assert "--games" in run("simulate", "--games", "0", code=2).err
