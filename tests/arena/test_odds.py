"""How far chances come true is counted rightly."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from fogline.arena.odds import JUDGES, calibrate_odds, compared
from fogline.arena.simulate import Plan
from tools.odds import plot, told


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
    found = calibrate_odds(plan, "search:sims=4")
    assert [one.judge for one in found] == list(JUDGES)
    assert all(one.sum == pytest.approx(1, abs=1e-6) for one in found if one.judge != "network")
    assert "ECE" in told(found[0])
    assert ET.fromstring(plot("odds", found)).tag.endswith("svg")  # noqa: S314  (our own text)
    with pytest.raises(ValueError, match="tells no chances"):
        calibrate_odds(plan, "greedy")
