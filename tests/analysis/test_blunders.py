"""A planted blunder is found: what a search of ten times the depth says loses a tenth of the victory or more."""

from __future__ import annotations

import pytest

import fogline
from tests.play import playable
from tools.blunders import accuse, find_planted, planted

GAMES = 12


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", playable())
def test_planted_blunders_are_among_the_three_that_are_shown(name: str) -> None:
    cases = [find_planted(name, 2, number) for number in range(GAMES)]
    planted_, found = sum(case.decisions for case in cases), sum(case.accused for case in cases)
    assert planted_ >= 0.7 * GAMES
    assert found >= 0.9 * planted_


def test_a_blunder_is_planted_where_it_is_said_to_be() -> None:
    game = fogline.load("san-francisco")
    case = next(filter(None, (planted(game, 2, number) for number in range(5))))
    record, entry, seat = case
    assert record.entries[entry].who == seat
    assert record.outcome is not None


def test_good_players_are_hardly_ever_accused() -> None:
    case = accuse("san-francisco", 2, 0)
    assert case.decisions > 20
    assert case.accused <= 0.05 * case.decisions
