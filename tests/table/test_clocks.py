"""Clocks by themselves: whose time is spent by which entry, in either kind of timing."""

from __future__ import annotations

from fogline.core.record import Entry
from fogline.table.clocks import Clocks
from fogline.table.seats import Timing

GAME = Timing(kind="game", ms=100_000, increment=300)


def left(clocks: Clocks, now: int) -> list[int | None]:
    return [clocks.left(seat, now) for seat in (0, 1, 2)]


def test_the_time_of_whoever_decides_runs_and_no_other() -> None:
    clocks = Clocks(GAME, 3)
    clocks.saw((), [1], False)
    assert clocks.running == (1,)
    assert left(clocks, 400) == [100_000, 99_600, 100_000]


def test_a_turn_that_ends_is_paid_and_gets_its_increment() -> None:
    clocks = Clocks(GAME, 3)
    clocks.saw((), [0], False)
    clocks.saw([Entry(0, "draw", 1000)], [1], False)
    assert clocks.running == (1,)
    assert left(clocks, 1500) == [99_300, 99_500, 100_000]
    clocks.saw([Entry(1, "draw", 3000)], [2], False)
    assert left(clocks, 3000) == [99_300, 98_300, 100_000]


def test_within_a_turn_there_is_no_increment_and_none_comes_twice() -> None:
    clocks = Clocks(GAME, 3)
    clocks.saw((), [0], False)
    clocks.saw([Entry(0, "draw", 1000)], [0], False)
    assert left(clocks, 1200) == [98_800, 100_000, 100_000]
    clocks.saw([Entry("table", "takeover 1", 1500)], [0], False)
    assert left(clocks, 1500) == [98_500, 100_000, 100_000]
    clocks.saw([Entry("table", "undo 0", 2000)], [1], False)
    assert left(clocks, 2000) == [98_000, 100_000, 100_000], "the turn ended without a decision of its own"


def test_while_luck_is_due_nobodys_turn_ends() -> None:
    clocks = Clocks(GAME, 3)
    clocks.saw((), [0], False)
    clocks.saw([Entry(0, "draw", 1000)], [], True)
    assert clocks.running == (0,)
    assert left(clocks, 1000) == [99_000, 100_000, 100_000]
    clocks.saw([Entry("chance", "card b2")], [0], False)
    assert left(clocks, 1250) == [98_750, 100_000, 100_000]
    clocks.saw([Entry(0, "place a", 2000)], [1], False)
    assert left(clocks, 2000) == [98_300, 100_000, 100_000]


def test_who_decided_before_luck_came_has_the_increment_when_it_ends_the_turn() -> None:
    clocks = Clocks(GAME, 3)
    clocks.saw((), [0], False)
    clocks.saw([Entry(0, "draw", 1000)], [], True)
    clocks.saw([Entry("chance", "card b2")], [1], False)
    assert left(clocks, 1000) == [99_300, 100_000, 100_000]


def test_several_decide_at_once_each_on_their_own_time() -> None:
    clocks = Clocks(GAME, 3)
    clocks.saw((), [0, 1, 2], False)
    assert list(clocks.running) == [0, 1, 2]
    clocks.saw([Entry(1, "keep a", 700)], [0, 2], False)
    assert list(clocks.running) == [0, 2]
    assert left(clocks, 1000) == [99_000, 99_600, 99_000]
    clocks.saw([Entry(0, "keep b", 1000)], [2], False)
    assert left(clocks, 2000) == [99_300, 99_600, 98_000]


def test_entries_without_a_time_take_none() -> None:
    clocks = Clocks(GAME, 3)
    clocks.saw((), [0], False)
    clocks.saw([Entry(0, "draw", 500), Entry("chance", "card b2")], [0], False)
    assert clocks.time == 500


def test_a_time_for_each_decision_is_whole_again_after_it() -> None:
    clocks = Clocks(Timing(kind="move", ms=2000), 3)
    clocks.saw((), [0], False)
    assert clocks.left(0, 1500) == 500
    clocks.saw([Entry(0, "draw", 1500)], [0], False)
    assert clocks.left(0, 1600) == 1900
    clocks.saw([Entry(0, "place a", 1800)], [1], False)
    assert left(clocks, 2000) == [2000, 1800, 2000]


def test_without_a_clock_nobody_has_a_time() -> None:
    clocks = Clocks(Timing(), 3)
    clocks.saw((), [0], False)
    assert left(clocks, 1000) == [None, None, None]
    assert clocks.running == ()


def test_a_clock_for_the_game_leaves_ten_seconds_for_each_decision() -> None:
    clocks = Clocks(Timing(kind="game", ms=60_000, increment=2_000), 3)
    clocks.saw((), [0], False)
    clocks.saw([Entry(0, "draw", 55_000)], [0], False)
    assert left(clocks, 55_000) == [10_000, 60_000, 60_000], "five would be left"
    clocks.saw([Entry(0, "place a", 64_000)], [1], False)
    assert left(clocks, 64_000) == [10_000, 60_000, 60_000]
    clocks.saw([Entry(1, "draw", 65_000)], [0], False)
    clocks.saw([Entry(0, "draw", 66_000)], [1], False)
    assert clocks.left(0, 66_000) == 10_000, "what was left of the ten seconds isn't saved up"
    assert clocks.left(1, 66_000) == 61_000


def test_what_a_bot_took_is_nobodys_time() -> None:
    for timing in (Timing(kind="game", ms=60_000), Timing(kind="move", ms=60_000)):
        clocks = Clocks(timing, 3)
        clocks.saw((), [0], False)
        clocks.saw([Entry("table", "takeover 0", 30_000)], [0], False)
        clocks.saw([Entry("table", "handback 0", 900_000)], [0], False)
        clocks.saw([Entry("table", "handback 1", 900_000)], [0], False)
        assert clocks.left(0, 901_000) == 59_000
        assert clocks.running == (0,)
