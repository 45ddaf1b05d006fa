"""Hints: the evaluation without planning anew, and what the plan offers for it."""

from __future__ import annotations

import statistics

import networkx as nx
import pytest

from fogline.core.native import Moves
from fogline.games.ticket_to_ride.mind.judgement import Judgement
from fogline.games.ticket_to_ride.mind.plan import FAR, Plan
from fogline.games.ticket_to_ride.state import TicketToRide
from tests.games.ticket_to_ride.test_judgement import judgement, positions


def ratings(evaluator: Judgement, position: TicketToRide, *, roughly: bool) -> list[int]:
    """What the moves of whose turn it is promise."""
    seat = position.turn
    moves, found = Moves(), Moves()
    position.legal(seat, moves)
    (evaluator.hint if roughly else evaluator.rate)(position, seat, moves, found)
    assert found.count == moves.count
    return found.numbers()


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_hinted_at_is_seldom_much_worse_than_the_best(players: int) -> None:
    evaluator, lags = judgement(), []
    for position in positions(players, 7):
        rated, hinted = (ratings(evaluator, position, roughly=roughly) for roughly in (False, True))
        lags.append(max(rated) - rated[hinted.index(max(hinted))])
    assert statistics.mean(lags) < 800


def planned(position: TicketToRide, seat: int) -> Plan:
    """A seat's plan."""
    plan = judgement().plan
    plan.look(position, seat)
    plan.make(plan.turns)
    return plan


def test_a_line_cut_out_of_the_plan_is_put_back_where_it_was() -> None:
    cuts = 0
    for position in positions(2, 8)[::3]:
        plan = planned(position, 0)
        before = shape(plan)
        for number, line in enumerate(before[0]):
            at = plan.cut(line)
            assert at == number
            assert shape(plan)[0] == [other for other in before[0] if other != line]
            assert plan.cut(line) == -1
            plan.mend(line, at)
            assert shape(plan) == before
            cuts += 1
    assert cuts > 10


def shape(plan: Plan) -> tuple[list[int], list[int]]:
    """The lines of a plan, and where those for each ticket end."""
    return [plan.route[i] for i in range(plan.length)], [plan.stage_end[i] for i in range(plan.stages)]


@pytest.mark.rule("TT-3.9")
def test_a_detour_is_the_cheapest_way_without_the_most_exposed_line() -> None:
    tables = judgement().tables
    found = []
    for position in positions(2, 9):
        plan = planned(position, 1)
        for stage in range(plan.stages):
            line = plan.exposed(stage)
            if line < 0:
                continue
            first = plan.stage_end[stage - 1] if stage else 0
            lines = [plan.route[i] for i in range(first, plan.stage_end[stage])]
            assert plan.contact(line) == max(map(plan.contact, lines))
            graph: nx.MultiGraph[int] = nx.MultiGraph()
            for other in range(tables.lines):
                if other not in (line, tables.twin[line]) and plan.costs[other] >= 0:
                    graph.add_edge(tables.a[other], tables.b[other], weight=plan.costs[other])
            ticket = plan.stage_ticket[stage]
            ends = (tables.ticket_a[ticket], tables.ticket_b[ticket])
            joined = all(end in graph for end in ends) and nx.has_path(graph, *ends)
            found.append(plan.detour(stage, line))
            assert found[-1] == (nx.shortest_path_length(graph, *ends, weight="weight") if joined else FAR)
    assert len(set(found)) > 5
