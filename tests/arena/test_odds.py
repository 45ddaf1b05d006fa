"""How far chances come true is counted rightly."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from fogline.arena.odds import JUDGES, calibrations, compared, foretell
from fogline.arena.simulate import Plan
from fogline.core.chances import Temper
from tools.numbered import numbered
from tools.odds import fitted, plot, told


def test_told_and_true_are_compared_by_tenths() -> None:
    right = [[[(0.25, 0.0), (0.75, 1.0)]] * 3, [[(0.25, 1.0), (0.75, 0.0)]]]
    found = compared("open", right)
    assert [(one.low, one.games, one.count) for one in found.bins] == [(0.2, 2, 4), (0.7, 2, 4)]
    assert found.error == 0
    assert found.brier == pytest.approx((6 * 0.25**2 + 2 * 0.75**2) / 8)
    assert found.sum == 1
    assert all(one.reach > 0 and one.excess == 0 for one in found.bins)


def test_what_is_far_too_sure_is_found() -> None:
    found = compared("open", [[[(0.95, float(number % 2)), (0.05, float(1 - number % 2))]] for number in range(200)])
    assert found.error == pytest.approx(0.45)
    assert all(one.excess > 0.3 for one in found.bins)


def test_every_judge_is_asked_and_the_seats_share_one_victory() -> None:
    plan = Plan(game="ticket-to-ride-san-francisco", seats=("greedy",) * 3, games=2, seed=5)
    found = calibrations(foretell(plan, "search:sims=4", number) for number in range(2))
    assert [one.judge for one in found] == list(JUDGES)
    assert all(one.sum == pytest.approx(1, abs=1e-6) for one in found if one.judge != "network")
    assert "ECE" in told(found[0])
    assert ET.fromstring(plot("odds", found)).tag.endswith("svg")  # noqa: S314  (our own text)
    with pytest.raises(ValueError, match="tells no chances"):
        foretell(plan, "greedy", 0)


def test_what_would_set_a_judge_right_is_found() -> None:
    """The seat that decides is told 0.8 and wins half: a doubt of log 4 is nearest."""
    game = {"view": [[(0.8, float(number % 2)), (0.2, float(1 - number % 2))] for number in range(40)]}
    found = fitted("view", [game])
    assert found.on((0.8, 0.2), 0) == pytest.approx((0.5, 0.5), abs=0.02)
    sure = {"open": [[(0.6, 1.0), (0.4, 0.0)]] * 9 + [[(0.6, 0.0), (0.4, 1.0)]]}
    assert fitted("open", [sure]) == Temper(2.0)


def test_games_that_were_looked_at_are_not_looked_at_again(tmp_path: Path) -> None:
    kept, asked = tmp_path / "kept.jsonl", list[int]()

    def square(number: int) -> int:
        asked.append(number)
        return number * number

    assert list(numbered(square, int, 3, about="squares", kept=kept)) == [0, 1, 4]
    with kept.open("ab") as file:
        file.write(b"9999")  # cut off while it was written
    assert list(numbered(square, int, 5, about="squares", kept=kept)) == [0, 1, 4, 9, 16]
    assert list(numbered(square, int, 2, about="squares", kept=kept)) == [0, 1]
    assert asked == [0, 1, 2, 3, 4]
    with pytest.raises(SystemExit, match="something else"):
        list(numbered(square, int, 2, about="cubes", kept=kept))
    assert list(numbered(abs, int, 3, about="", workers=2)) == [0, 1, 2]
