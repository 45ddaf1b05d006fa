from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import fogline
from fogline.arena.contest import Contest, Pairing
from fogline.arena.report import report, standings
from fogline.arena.run_contest import run_contest
from fogline.arena.store import Result, Store
from fogline.core.record import read_record


def contest(*bots: str, players: int = 2, deals: int = 3, **fields: object) -> Contest:
    fixed = {"game": "san-francisco", "bots": bots, "players": players, "deals": deals, "seed": 5, **fields}
    return msgspec.convert(fixed, Contest)


def played(plan: Contest, path: Path, workers: int = 1) -> list[Result]:
    store = Store(path, plan.hash(plan.load()))
    try:
        return run_contest(plan, store, workers)
    finally:
        store.close()


def timeless(results: list[Result]) -> list[Result]:
    """Results without the times, which no plan repeats."""
    return [msgspec.structs.replace(result, seconds=()) for result in results]


def test_who_meets_whom() -> None:
    assert contest("a", "b", "c").pairings() == [Pairing(0, 1), Pairing(0, 2), Pairing(1, 2)]
    assert contest("a", "b", players=4).pairings() == [Pairing(0, 1), Pairing(1, 0)]
    assert contest("a", "b", "c", kind="gauntlet", players=3).pairings() == [Pairing(0, 1), Pairing(0, 2)]
    assert contest("a", "b", "c", kind="ladder").pairings() == [Pairing(1, 0), Pairing(2, 1)]
    with pytest.raises(ValueError, match="knockout"):
        Contest(game="san-francisco", bots=("a", "b"), players=2, deals=1, seed=1, kind="knockout").pairings()  # type: ignore[arg-type]


def test_every_deal_is_played_in_all_rotations_with_the_same_luck(tmp_path: Path) -> None:
    plan = contest("greedy", "random", players=3, deals=2, kind="gauntlet")
    results = played(plan, tmp_path / "games.jsonl")
    assert [result.bots for result in results] == 2 * [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    firsts = [result.record["entries"][0] for result in results]
    assert firsts[0] == firsts[1] == firsts[2]
    first_cards = [next(e[1] for e in r.record["entries"][1:] if e[0] == "chance") for r in results]
    assert len(set(first_cards[:3])) == 1
    assert len({str(result.record["entries"]) for result in results}) == 6


def test_records_are_kept_and_true(tmp_path: Path) -> None:
    plan = contest("greedy", "random", deals=1)
    for result in played(plan, tmp_path / "games.jsonl"):
        record, written = read_record(msgspec.json.encode(result.record))
        outcome = fogline.verify(record, written, plan.load()).outcome
        assert outcome is not None
        assert [seat for seat in range(2) if result.places[seat] == 1] == list(outcome.winners)
        assert [player.bot for player in record.players] == [plan.bots[number] for number in result.bots]


def test_the_results_do_not_depend_on_the_workers(tmp_path: Path) -> None:
    plan = contest("search:sims=2", "random", deals=1)
    one = played(plan, tmp_path / "one.jsonl")
    two = played(plan, tmp_path / "two.jsonl", workers=2)
    assert timeless(one) == timeless(two)


def test_a_store_that_was_cut_off_in_the_middle_of_a_line_goes_on(tmp_path: Path) -> None:
    plan = contest("greedy", "random")
    whole = played(plan, tmp_path / "whole.jsonl")
    content = (tmp_path / "whole.jsonl").read_bytes()
    lines = content.splitlines(keepends=True)
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(b"".join(lines[:3]) + lines[3][:40])
    again = played(plan, cut)
    assert timeless(again) == timeless(whole)
    assert cut.read_bytes().startswith(b"".join(lines[:3])), "what was finished is not played again"
    assert len(cut.read_bytes().splitlines()) == len(lines)


def test_a_store_of_another_contest_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    played(contest("greedy", "random", deals=1), path)
    before = path.read_bytes()
    other = contest("greedy", "random", deals=1, seed=6)
    with pytest.raises(fogline.BadText) as refusal:
        Store(path, other.hash(other.load()))
    assert refusal.value.code == "arena-other-contest"
    path.with_name("text").write_text("hello\nworld\n")
    with pytest.raises(fogline.BadText) as refusal:
        Store(path.with_name("text"), "x")
    assert refusal.value.code == "arena-store"
    assert path.read_bytes() == before


def test_a_contest_killed_in_the_middle_ends_with_the_same_totals(tmp_path: Path) -> None:
    program = [sys.executable, "-c", "from fogline.cli import main; main()"]
    command = [*program, "arena", "--bots", "greedy,random", "--deals", "40", "--seed", "5", "--workers", "2"]
    killed = tmp_path / "killed.jsonl"
    process = subprocess.Popen([*command, "--store", str(killed)], stdout=subprocess.PIPE)
    deadline = time.monotonic() + 60
    while not (killed.exists() and killed.read_bytes().count(b"\n") > 2):
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.communicate(timeout=60)  # the workers have the same pipe, which ends only when they are gone too
    finished = killed.read_bytes().count(b"\n") - 1
    plan = contest("greedy", "random", deals=40)
    assert finished < 80, "it was over before it could be killed"
    assert timeless(played(plan, killed)) == timeless(played(plan, tmp_path / "whole.jsonl"))


def test_too_few_or_equal_bots_are_refused() -> None:
    for bots in (("greedy",), ("greedy", "greedy")):
        with pytest.raises(fogline.BadText) as refusal:
            contest(*bots).load()
        assert refusal.value.code == "arena-bots"


# The report.


def result(deal: int, seat: int, won: bool, hero: int = 0, field: int = 1) -> Result:
    bots, places, halves = [field, field], [2, 2], [10, 10]
    bots[seat] = hero
    winner = seat if won else 1 - seat
    places[winner], halves[winner] = 1, 14
    return Result(
        key=f"{hero}-{field}-{deal}-{seat}",
        bots=tuple(bots),
        places=tuple(places),
        halves=tuple(halves),
        decisions=(10, 10),
        seconds=(0.1, 0.1),
    )


def test_a_deal_is_one_observation_and_ties_are_called_ties() -> None:
    pytest.importorskip("openskill")
    plan = contest("greedy", "random", deals=40)
    split = [result(deal, seat, won=seat == 0) for deal in range(40) for seat in (0, 1)]
    found = report(plan, "x", split, "compiled", "fogline arena")
    assert found.meetings[0].share.mean == 0.5
    assert found.meetings[0].share.count == 40, "the deals, not the 80 games"
    assert 0.4 < found.meetings[0].share.low < 0.5 < found.meetings[0].share.high < 0.6, "narrow, not without width"
    assert found.meetings[0].verdict == "tie"
    assert [standing.rank for standing in found.standings] == [1, 1]


def test_who_wins_most_deals_is_ahead_and_ranked_first() -> None:
    pytest.importorskip("openskill")
    plan = contest("greedy", "random", deals=40)
    games = [result(deal, seat, won=seat == 0 or deal % 5 > 0) for deal in range(40) for seat in (0, 1)]
    found = report(plan, "x", games, "compiled", "fogline arena")
    assert found.meetings[0].share.mean == pytest.approx(0.9)
    assert found.meetings[0].lead.mean == pytest.approx(1.6)
    assert found.meetings[0].verdict == "ahead"
    assert [(standing.bot, standing.rank) for standing in found.standings] == [("greedy", 1), ("random", 2)]
    assert found.standings[0].ms == pytest.approx(10)
    assert "| `greedy` | `random` | 80 | 90.0 % (" in found.markdown()


def test_ranks_follow_what_bots_made_of_their_games() -> None:
    """Ratings are vaguer: 480 games had two bots share the first rank of whom one was ahead of the other."""
    pytest.importorskip("openskill")
    plan = contest("greedy", "random", deals=120)
    games = [result(deal, seat, won=seat == 0 or deal % 8 == 0) for deal in range(120) for seat in (0, 1)]
    assert [standing.rank for standing in standings(plan, games)] == [1, 1], "by their ratings alone"
    found = report(plan, "x", games, "compiled", "fogline arena")
    assert found.meetings[0].verdict == "ahead"
    assert [(standing.bot, standing.rank) for standing in found.standings] == [("greedy", 1), ("random", 2)]
    behind = [result(deal, seat, won=seat == 0 and deal % 8 > 0) for deal in range(120) for seat in (0, 1)]
    other = report(plan, "x", behind, "compiled", "fogline arena")
    assert [(standing.bot, standing.rank) for standing in other.standings] == [("random", 1), ("greedy", 2)]


def test_no_interval_is_without_width() -> None:
    pytest.importorskip("openskill")
    plan = contest("greedy", "random", deals=20)
    games = [result(deal, seat, won=True) for deal in range(20) for seat in (0, 1)]
    one = report(plan, "x", games, "compiled", "fogline arena").meetings[0]
    assert one.share.mean == one.share.high == 1.0
    assert 0.7 < one.share.low < 0.9, "20 deals in a row leave that much doubt"
    assert one.lead.low < one.lead.mean < one.lead.high


# Stopping early.


def test_a_contest_that_is_clear_stops_and_says_so_the_same_way_each_time(tmp_path: Path) -> None:
    plan = contest("greedy", "random", deals=30, stop_early=True)
    one = played(plan, tmp_path / "one.jsonl")
    two = played(plan, tmp_path / "two.jsonl", workers=2)
    assert timeless(one) == timeless(two)
    assert len(one) < 60, "greedy is so much stronger that a few deals show it"
    assert len(one) % 6 == 0, "it looks after every third deal only"
    assert report(plan, "x", one, "compiled", "").meetings[0].verdict == "ahead"


def test_equals_play_to_the_last_deal(tmp_path: Path) -> None:
    plan = contest("random", "greedy:slip=100", deals=10, stop_early=True)
    assert len(played(plan, tmp_path / "games.jsonl")) == 20


def test_stopping_early_asks_for_more_before_it_calls_a_winner() -> None:
    games = [result(deal, seat, won=seat == 0 or deal % 9 == 0) for deal in range(40) for seat in (0, 1)]
    sure = report(contest("greedy", "random", deals=40), "x", games, "compiled", "").meetings[0]
    careful = report(contest("greedy", "random", deals=40, stop_early=True), "x", games, "compiled", "").meetings[0]
    assert careful.share.low < sure.share.low < sure.share.mean == careful.share.mean
    assert careful.share.high > sure.share.high
