from __future__ import annotations

import json

import pytest

from fogline import Entry, Outcome, Player, Record, Sheet, SheetLine, Standing
from fogline.arena.statistics import Summarizer, summarize
from fogline.core.figures import Ratio, Tally, first_player, share


def record(halves: tuple[int, ...], winners: tuple[int, ...], *, first: int = 0, end: str = "city") -> Record:
    """A finished game with these points; half of each seat's points come from trams, and each lost 1 in blue."""
    standings = sorted(
        (Standing(seat, 1 if seat in winners else 2, points) for seat, points in enumerate(halves)),
        key=lambda standing: standing.place,
    )
    sheets = tuple(
        Sheet(
            seat,
            (SheetLine("trams", "", points // 2), SheetLine("medal", "", points // 2 + 2), SheetLine("blue", "", -2)),
        )
        for seat, points in enumerate(halves)
    )
    return Record(
        game="some-game",
        rules_version=1,
        options={},
        data_hash="",
        players=[Player("Ada"), Player("b", bot="greedy"), Player("c", bot="greedy")][: len(halves)],
        seats=list(range(len(halves))),
        entries=[Entry("chance", f"first {first}"), Entry(first, "draw")],
        outcome=Outcome(end, "", 0, tuple(standings), sheets),
    )


def test_shares_have_wilsons_interval() -> None:
    half = share(50, 100)
    assert (half.share, round(half.low, 4), round(half.high, 4)) == (0.5, 0.4038, 0.5962)
    none = share(0, 10)
    assert (none.low, round(none.high, 4)) == (0.0, 0.2775)
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)


def test_means_have_their_interval() -> None:
    tally = Tally()
    for figure in (2.0, 4.0, 4.0, 6.0):
        tally.add(figure)
    mean = tally.mean()
    assert (mean.count, mean.mean) == (4, 4.0)
    assert mean.deviation == pytest.approx((8 / 3) ** 0.5)
    assert mean.high - mean.mean == pytest.approx(1.96 * (8 / 3) ** 0.5 / 2, rel=1e-3)


def test_a_ratio_is_exact_where_every_game_agrees() -> None:
    ratio = Ratio()
    for whole in (10, 20, 30):
        ratio.add(whole / 5, whole)
    assert ratio.share().share == pytest.approx(0.2)
    assert ratio.share().high - ratio.share().low == pytest.approx(0, abs=1e-6)


def test_a_ratio_has_the_interval_of_its_games() -> None:
    """Equal wholes: then it is the interval of a mean."""
    ratio, tally = Ratio(), Tally()
    for part in (1, 3, 2, 4, 2, 6):
        ratio.add(part, 10)
        tally.add(part / 10)
    assert ratio.share().low == pytest.approx(tally.mean().low)
    assert ratio.share().high == pytest.approx(tally.mean().high)


def test_a_summary_adds_up() -> None:
    games = [
        record((20, 10, 6), (0,)),
        record((8, 16, 16), (1, 2), first=2, end="foundations"),
        record((4, 30, 2), (1,), first=1),
        record((10, 12, 4), (1,), first=1),
    ]
    summary = summarize(games)
    assert (summary.game, summary.games, summary.unfinished) == ("some-game", 4, 0)
    assert [seat.wins.count for seat in summary.seats] == [1, 2.5, 0.5]
    assert [seat.player for seat in summary.seats] == ["Ada", "greedy", "greedy"]
    assert summary.players["greedy"].count == 3
    assert summary.players["greedy"].total == 8
    assert [place.count for place in summary.order] == [3.5, 0, 0.5]
    assert summary.winning_score.mean == (10 + 8 + 15 + 6) / 4
    assert summary.seats[0].score.mean == (10 + 4 + 2 + 5) / 4
    assert {name: found.count for name, found in summary.terminations.items()} == {"city": 3, "foundations": 1}
    assert summary.sources["blue"].share == 0
    points = sum(sum(one.halves for one in game.outcome.standings) for game in games if game.outcome) / 2
    assert summary.sources["trams"].share == pytest.approx((points / 2) / (points + 12))
    assert sum(source.share for source in summary.sources.values()) == pytest.approx(1)
    assert json.loads(json.dumps(summary.as_dict()))["seats"][1]["wins"]["count"] == 2.5


def test_unfinished_games_count_nowhere_else() -> None:
    running = record((20, 10), (0,))
    running.outcome = None
    summary = summarize([running, record((20, 10), (0,))])
    assert (summary.games, summary.unfinished) == (1, 1)
    assert summary.seats[0].wins.share == 1


def test_different_tables_do_not_mix() -> None:
    summarizer = Summarizer()
    with pytest.raises(ValueError, match="no records"):
        summarizer.summary()
    summarizer.add(record((1, 2), (1,)))
    with pytest.raises(ValueError, match="one number of seats"):
        summarizer.add(record((1, 2, 3), (2,)))


def test_who_began_is_told_by_option_by_luck_or_by_the_first_decision() -> None:
    game = record((1, 2), (1,), first=1)
    assert first_player(game) == 1
    game.entries = [Entry(0, "draw")]
    assert first_player(game) == 0
    game.options = {"first": 1}
    assert first_player(game) == 1
