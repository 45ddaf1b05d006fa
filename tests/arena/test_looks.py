"""What a contest makes of results: when it looks, who is ahead of whom, and who shares a rank."""

from __future__ import annotations

import pytest

from fogline.arena.contest import Contest
from fogline.arena.report import Report, report
from fogline.arena.store import Result

pytest.importorskip("openskill")


def contest(players: int, deals: int, *bots: str, stop_early: bool = False) -> Contest:
    names = bots or ("greedy", "random")
    return Contest(game="san-francisco", bots=names, players=players, deals=deals, seed=1, stop_early=stop_early)


@pytest.mark.parametrize("deals", [1, 3, 10, 25, 30])
def test_it_looks_ten_times_at_parts_that_are_all_deals_in_order(deals: int) -> None:
    looks = contest(2, deals, stop_early=True).looks()
    assert len(looks) == min(10, deals)
    assert [deal for look in looks for deal in look] == list(range(deals))
    assert max(map(len, looks)) - min(map(len, looks)) <= 1
    assert contest(2, deals).looks() == [range(deals)]


def won(deal: int, hero: int, field: int, seat: int, winner: int, players: int) -> Result:
    """A game of `hero` at a seat against as many copies of `field`, won by a seat, with 7 points to 5."""
    return Result(
        key=f"{hero}-{field}-{deal}-{seat}",
        bots=tuple(hero if other == seat else field for other in range(players)),
        places=tuple(1 if other == winner else 2 for other in range(players)),
        halves=tuple(14 if other == winner else 10 for other in range(players)),
        decisions=(4,) * players,
        seconds=tuple(0.02 if other == seat else 0.002 for other in range(players)),
    )


def between(hero: int, field: int, wins: float, players: int = 2, deals: int = 40) -> list[Result]:
    """The hero wins a part of the games at every seat."""
    return [
        won(deal, hero, field, seat, seat if deal < wins * deals else (seat + 1) % players, players)
        for deal in range(deals)
        for seat in range(players)
    ]


def found(results: list[Result], players: int, *bots: str) -> Report:
    return report(contest(players, 40, *bots), "x", results, "compiled", "fogline arena")


@pytest.mark.parametrize(
    ("players", "wins", "verdict"),
    [(2, 0.5, "tie"), (3, 1 / 3, "tie"), (3, 0.6, "ahead"), (3, 0.1, "behind"), (4, 0.5, "ahead"), (4, 0.25, "tie")],
)
def test_ahead_is_who_wins_more_than_a_seat_does_by_itself(players: int, wins: float, verdict: str) -> None:
    one = found(between(0, 1, wins, players), players).meetings[0]
    assert one.verdict == verdict
    assert one.even == pytest.approx(1 / players)
    assert one.games == 40 * players
    assert one.lead.mean == pytest.approx(one.share.mean * 2 - (1 - one.share.mean) * 2 / (players - 1))


def test_a_rank_is_shared_with_its_best_and_the_next_begins_behind_all_of_it() -> None:
    bots = ("strong", "also strong", "weak", "also weak")
    results = between(0, 1, 0.5) + between(2, 3, 0.5)
    results += [game for hero in (0, 1) for field in (2, 3) for game in between(hero, field, 0.95)]
    standings = found(results, 2, *bots).standings
    assert [one.rank for one in standings] == [1, 1, 3, 3]
    assert {one.bot for one in standings[:2]} == set(bots[:2])
    assert all(one.low < one.rating < one.high for one in standings)
    assert [one.games for one in standings] == [240] * 4


def test_every_row_of_the_tables_is_there() -> None:
    told = found(between(0, 1, 1.0), 2)
    lines = told.markdown().splitlines()
    assert lines[2].startswith("| `greedy` | `random` | 80 | 100.0 % (")
    assert " | +2.00 (" in lines[2]
    assert lines[2].endswith(") | ahead |")
    assert lines[6].startswith("| 1 | `greedy` | ")
    assert lines[6].endswith(" | 5.0 |")
    assert lines[7].endswith(" | 0.5 |")
    assert lines[-1] == "Plan x, compiled core: `fogline arena`"
