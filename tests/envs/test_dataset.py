"""Data sets: what is stored is what the records give, and a run that was killed ends with the same files."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import fogline
from fogline import Entry, Player, Record
from fogline.core.record import Play, RecordError
from fogline.envs.dataset import as_numpy, check, make
from fogline.envs.dataset_plan import Mismatch, Plan, plan_games, plan_records
from fogline.envs.registry import known
from tests.cli.running import invoke
from tests.play import Chooser, random_record

GAMES = sorted(known().values())
SEATS = ("search:sims=3", "random")


def small(name: str, games: int = 4, *, rich: bool = False) -> Plan:
    return plan_games(fogline.load(name), SEATS, games, seed=3, rich=rich, shard=2)


def content(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("rich", [False, True])
def test_what_is_stored_is_what_the_records_give(name: str, rich: bool, tmp_path: Path) -> None:
    folder = make(small(name, rich=rich), tmp_path / "set")
    table = pq.read_table(folder / "decisions")
    assert check(folder) == table.num_rows
    masks = as_numpy(table["mask"])
    assert masks[np.arange(len(masks)), table["action"].to_numpy()].all()
    policies = [policy for policy in table["policy"].to_pylist() if policy is not None]
    assert policies
    assert all(sum(policy) == pytest.approx(1, abs=1e-3) for policy in policies)
    told = [number for number, policy in enumerate(table["policy"].to_pylist()) if policy is not None]
    assert [len(policies[place]) for place in range(len(told))] == [int(masks[number].sum()) for number in told]
    assert set(table["bot"].to_pylist()) == set(SEATS)
    assert f"{table.num_rows:,} decisions" in (folder / "README.md").read_text("utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_several_processes_make_the_same_files_and_they_are_those_of_simulate(name: str, tmp_path: Path) -> None:
    plan = small(name, games=3)
    one = make(plan, tmp_path / "one")
    assert content(make(plan, tmp_path / "two", workers=2)) == content(one)
    seats = ",".join(SEATS)
    invoke("simulate", name, "--seats", seats, "--games", "3", "--seed", "3", "--out", str(tmp_path / "games.jsonl"))
    lines = (tmp_path / "games.jsonl").read_text("utf-8").splitlines()
    assert pq.read_table(one / "games")["record"].to_pylist() == lines
    plan, kept = plan_records(lines, rich=False)
    read = pq.read_table(make(plan, tmp_path / "read", kept) / "decisions")
    made = pq.read_table(one / "decisions")
    assert read.drop_columns(["policy", "chances"]) == made.drop_columns(["policy", "chances"])


def test_a_killed_run_goes_on_and_ends_with_the_same_files(tmp_path: Path) -> None:
    """Killed once its first file is there: it can't clean up after itself."""
    plan = small(GAMES[0], games=16)
    whole = content(make(plan, tmp_path / "whole"))
    folder = tmp_path / "killed"
    options = ["--seats", ",".join(SEATS), "--games", "16", "--seed", "3", "--shard", "2", "--folder", str(folder)]
    command = [sys.executable, "-m", "fogline", "dataset", GAMES[0], *options]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        while process.poll() is None and not list(folder.glob("decisions/*.parquet")):
            time.sleep(0.01)
        process.kill()
    done = content(folder)
    assert done.keys() < whole.keys()
    invoke("dataset", GAMES[0], *options)
    left = {path: text for path, text in content(folder).items() if "/.part" not in path}
    assert left == whole


def test_a_cluster_makes_the_same_files(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    plan = small(GAMES[0])
    with distributed.LocalCluster(n_workers=1, threads_per_worker=1, processes=True, dashboard_address=":0") as cluster:
        there = content(make(plan, tmp_path / "there", cluster=cluster.scheduler_address))
    assert there == content(make(plan, tmp_path / "here"))


def test_another_plan_needs_another_folder(tmp_path: Path) -> None:
    folder = make(small(GAMES[0], games=1), tmp_path / "set")
    with pytest.raises(Mismatch, match="other-plan"):
        make(small(GAMES[0], games=2), folder)
    assert check(make(small(GAMES[0], games=1), folder))
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("mine")
    with pytest.raises(Mismatch, match="not-empty"):
        make(small(GAMES[0]), tmp_path / "full")
    assert "isn’t empty" in invoke("dataset", "--folder", str(tmp_path / "full"), code=1).err
    assert "no data set" in invoke("dataset", "--check", "--folder", str(tmp_path / "nowhere"), code=1).err


def forged(table: pa.Table) -> Iterator[pa.Table]:
    """The table with one number changed, in each column that is compared."""
    for name in ("observation", "mask", "action", "seat", "victory", "points"):
        column = table[name].to_pylist()
        if isinstance(column[7], list):
            column[7] = [(not column[7][0]) if name == "mask" else column[7][0] + 1, *column[7][1:]]
        else:
            column[7] += 1
        yield table.set_column(table.column_names.index(name), name, pa.array(column, table.schema.field(name).type))


def test_whatever_was_changed_is_found(tmp_path: Path) -> None:
    folder = make(small(GAMES[0], games=1), tmp_path / "set")
    path = folder / "decisions/part-00000.parquet"
    for table in forged(pq.read_table(path)):
        pq.write_table(table, path)
        with pytest.raises(Mismatch, match="differs"):
            check(folder)
    assert "row 7" in invoke("dataset", "--check", "--folder", str(folder), code=1).err


def taken_back(name: str) -> tuple[Record, int]:
    """A game with an undo in it, and how many decisions of it count."""
    game, chooser = fogline.load(name), Chooser(5)
    play = Play(game, 2)
    undone = False
    while play.state.outcome is None:
        play.execute(chooser.entry(play.state))
        standing = [number for number in play.standing if play.entries[number].who != "chance"]
        if len(standing) == 9 and not undone:
            play.execute(Entry("table", f"undo {standing[6]}"))
            undone = True
    record = Record(
        game=name,
        rules_version=game.rules_version,
        options={},
        data_hash=game.data.hash,
        players=[Player("Ada"), Player("Bo")],
        seats=[0, 1],
        entries=list(play.entries),
        outcome=play.state.outcome,
        final_position=str(play.state),
    )
    return record, sum(play.entries[number].who != "chance" for number in play.standing)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_taken_back_is_no_decision(name: str, tmp_path: Path) -> None:
    record, decisions = taken_back(name)
    plan, lines = plan_records([record.line()], rich=False)
    assert check(make(plan, tmp_path / "set", lines)) == decisions


def test_records_of_two_kinds_and_false_ones_are_refused(tmp_path: Path) -> None:
    first, second = (random_record(fogline.load(GAMES[0]), players, 1) for players in (2, 3))
    with pytest.raises(Mismatch, match="mixed"):
        plan_records([first.line(), second.line()], rich=False)
    with pytest.raises(Mismatch, match="no-games"):
        plan_records([], rich=False)
    first.entries[12] = first.entries[11]
    plan, lines = plan_records([first.line()], rich=False)
    with pytest.raises(RecordError) as found:
        make(plan, tmp_path / "set", lines)
    assert found.value.entry == 12


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", GAMES)
def test_a_hundred_thousand_decisions_come_back(name: str, tmp_path: Path) -> None:
    plan = plan_games(fogline.load(name), ("random", "random"), 1400, seed=1, rich=False)
    assert check(make(plan, tmp_path / "set", workers=2)) >= 100_000
