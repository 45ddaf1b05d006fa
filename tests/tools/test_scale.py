"""The simulation of nodes does what can be worked out by hand."""

from __future__ import annotations

import pytest

from tools.scale import Costs, Outcome, Simulation
from tools.scale_agree import costs_of, row, simulated

COSTS = Costs(move=1.0, passing=0.4, call=1.0, row=0.5, flush=2.0)


def run(nodes: int, rate: float, foreign: float = 0.0, cores: int = 16) -> Outcome:
    return Simulation(COSTS, nodes, cores, rate, foreign).run(seconds=3000 / (rate + 100))


def test_a_move_that_meets_nobody_takes_the_sum_of_what_it_needs() -> None:
    assert run(1, 1).p50 == pytest.approx(1.0 + 1.5 + 2.0, rel=0.1)
    assert run(2, 1, foreign=1).p50 == pytest.approx(1.0 + 0.4 + 1.5 + 2.0, rel=0.1)


def test_loads_follow_from_rate_and_costs() -> None:
    alone = run(1, 200)
    assert alone.node_load == pytest.approx(alone.rate * 1.0 / 1000, rel=0.02)
    shared = run(2, 200, foreign=0.5)
    assert 2 * shared.node_load == pytest.approx(shared.rate * (1.0 + 0.5 * 0.4) / 1000, rel=0.05)


def test_a_loop_holds_what_a_core_can_do_and_two_hold_twice_that_on_two_cores_more() -> None:
    assert run(1, 2000).rate == pytest.approx(1000, rel=0.1)
    assert run(2, 4000).rate == pytest.approx(2000, rel=0.1)
    assert run(2, 4000, cores=1).rate < 1000  # the database needs some of it


def test_who_waits_longer_tells_later() -> None:
    assert run(1, 900).p99 > 2 * run(1, 100).p99


def test_costs_that_a_gentle_run_shows_tell_what_other_runs_take() -> None:
    """A simulation takes the place of the nodes here: what it costs is found again."""
    real = Costs(move=1.0, passing=0.25, call=1.0, row=0.5, flush=2.0, client=0.6)
    found = costs_of(simulated(real, 1, 16, 5, 0), real.client, {1: 3.5, 16: 11.0})
    assert found.move == pytest.approx(real.move, rel=0.1)
    assert found.row == real.row
    for nodes, rate in ((1, 400.0), (2, 400.0)):
        one, other = (simulated(costs, nodes, 16, rate, nodes - 1) for costs in (real, found))
        assert (other.rate, other.p50, other.move) == pytest.approx((one.rate, one.p50, one.move), rel=0.1)
    assert "(+0 %)" in row("the same", one, one)
