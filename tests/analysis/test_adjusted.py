"""Luck as a control variate: the mean stays, the interval is never wider, and no deal chooses what is taken from it."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import fogline.analysis
from fogline.analysis.adjusted import Lucks, adjusted, fold_factors, luck_in, lucks
from fogline.arena.contest import Contest, Pairing
from fogline.arena.report import meeting
from fogline.arena.run_contest import run_contest
from fogline.arena.store import Result, Store
from fogline.core.chances import Prospects
from fogline.core.record import read_record
from tests.cli.running import invoke

FOLDER = Path(__file__).parents[1] / "golden"


def made_up(deals: int, part: float) -> tuple[list[Result], Lucks]:
    """Games of which luck decided a part, and chance that nobody knows the rest; the hero is 2 points ahead."""
    drawn = random.Random(7)
    results: list[Result] = []
    known: Lucks = {}
    for deal in range(deals):
        for seat in range(2):
            luck = drawn.gauss(0, 0.3)
            lead = 2 + 20 * part * luck + drawn.gauss(0, 3)
            key = f"0-1-{deal}-{seat}"
            halves = (round(lead), 0) if seat == 0 else (0, round(lead))
            places = (1, 2) if halves[0] > halves[1] else (2, 1)
            results.append(
                Result(key=key, bots=(0, 1), places=places, halves=halves, decisions=(1, 1), seconds=(0.0, 0.0))
            )
            shares = (luck, -luck) if seat == 0 else (-luck, luck)
            known[key] = Prospects(shares, tuple(10 * one for one in shares))
    return results, known


def test_luck_that_decided_much_makes_the_interval_narrower_around_the_same_mean() -> None:
    contest = Contest(game="g", bots=("a", "b"), players=2, deals=300, seed=1)
    results, known = made_up(300, part=1.0)
    plain, without = meeting(contest, Pairing(0, 1), results), adjusted(contest, Pairing(0, 1), results, known)
    assert without.lead.narrower > 1.5
    assert without.lead.unpaired > 1.5
    assert without.lead.factor == pytest.approx(1, rel=0.1), "20 half points a share"
    assert plain.lead.low < without.lead.adjusted.mean < plain.lead.high
    assert without.lead.adjusted.low < 1 < without.lead.adjusted.high, "2 half points ahead"
    assert without.luck.low < 0 < without.luck.high


def test_luck_that_decided_nothing_is_left_in() -> None:
    contest = Contest(game="g", bots=("a", "b"), players=2, deals=60, seed=1)
    results, known = made_up(60, part=0.0)
    plain, without = meeting(contest, Pairing(0, 1), results), adjusted(contest, Pairing(0, 1), results, known)
    assert without.lead.narrower >= 1
    width = without.lead.adjusted.high - without.lead.adjusted.low
    assert width <= plain.lead.high - plain.lead.low + 1e-12
    if without.lead.factor == 0:
        assert without.lead.adjusted == plain.lead


def test_what_is_taken_from_a_deal_does_not_depend_on_it() -> None:
    figures, luck = [float(i % 7) for i in range(40)], [float(i % 5) for i in range(40)]
    before = fold_factors(figures, luck)
    figures[3] += 1000
    after = fold_factors(figures, luck)
    assert before[3] == after[3]
    assert before[4] != after[4]


@pytest.mark.parametrize("name", ["san-francisco-2-city", "ticket-to-ride-san-francisco-2-cars"])
def test_the_luck_of_a_game_is_that_of_its_accounts(name: str) -> None:
    record, _ = read_record((FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()[0])
    game = fogline.games.of_record(record)
    accounts = fogline.analysis.analyse(record, game, sims=0).accounts
    luck = luck_in(record)
    assert luck.shares == pytest.approx([account.luck for account in accounts])
    assert sum(luck.leads) == pytest.approx(0, abs=1e-9)
    assert any(luck.leads)


def test_a_contest_says_what_is_left_without_luck(tmp_path: Path) -> None:
    contest = Contest(game="san-francisco", bots=("greedy", "random"), players=2, deals=2, seed=3)
    store = Store(tmp_path / "games.jsonl", contest.hash(contest.load()))
    results = run_contest(contest, store)
    store.close()
    known = lucks(results)
    assert set(known) == {result.key for result in results}, "no game is dropped"
    assert all(abs(sum(luck.shares)) < 1e-9 for luck in known.values())
    wanted = ("arena", "san-francisco", "--bots", "greedy,random", "--deals", "2", "--seed", "3", "--luck-adjusted")
    kept = tmp_path / "thoughts.jsonl"
    told = invoke(*wanted, "--keep-thoughts", str(kept), "--json").json["luck_adjusted"]
    thoughts = [json.loads(line)["record"] for line in kept.read_text("utf-8").splitlines()]
    assert sorted(thoughts) == sorted(result.record["hash"] for result in results)
    assert [one["hero"] for one in told] == ["greedy"]
    assert told[0]["share"]["adjusted"]["count"] == 2
    assert told[0]["luck"]["mean"] == pytest.approx(
        sum(known[r.key].shares[int(r.key[-1])] for r in results) / len(results)
    )
    assert "Without the part that luck played" in invoke(*wanted).out
