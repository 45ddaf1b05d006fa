from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import fogline
from fogline.arena.contest import Contest
from fogline.arena.run_contest import run_contest
from fogline.arena.store import Result, Store
from fogline.bots import load_code

distributed = pytest.importorskip("distributed")

PLAN = Contest(game="san-francisco", bots=("search:sims=3", "random"), players=2, deals=3, seed=5)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A scheduler with two worker processes, of this machine and of this test."""
    cluster = distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0")
    with cluster:
        yield cluster.scheduler_address


def played(path: Path, cluster: str | None, plan: Contest = PLAN) -> list[Result]:
    store = Store(path, plan.hash(plan.load()))
    try:
        results = run_contest(plan, store, cluster=cluster)
    finally:
        store.close()
    return [msgspec.structs.replace(result, seconds=()) for result in results]


def test_a_cluster_gives_the_same_results(address: str, tmp_path: Path) -> None:
    here, there = played(tmp_path / "here.jsonl", None), played(tmp_path / "there.jsonl", address)
    assert here == there
    assert len(there) == 6


@pytest.mark.usefixtures("own_bots")
def test_the_workers_of_a_cluster_load_the_same_code(address: str, tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text("from fogline.bots.simple import RandomBot\nclass Mine(RandomBot): pass\n")
    load_code(tmp_path / "my_bots.py")
    plan = msgspec.structs.replace(PLAN, bots=("mine", "random"))
    assert played(tmp_path / "there.jsonl", address, plan) == played(tmp_path / "here.jsonl", None, plan)


def test_what_is_finished_is_not_played_again_on_a_cluster(address: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = played(path, address)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:4]))
    assert played(path, address) == whole
    assert path.read_bytes().startswith(b"".join(lines[:4]))


def test_an_address_without_a_scheduler_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fogline.arena.cluster.PATIENCE", "1s")
    with pytest.raises(fogline.BadText) as refusal:
        played(tmp_path / "games.jsonl", "tcp://127.0.0.1:9")
    assert refusal.value.code == "arena-cluster"
    assert refusal.value.params["address"] == "tcp://127.0.0.1:9"
