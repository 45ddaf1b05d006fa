"""What people keep of their games, and what it adds up to."""

from __future__ import annotations

import msgspec
import pytest

from fogline.core.record import Entry
from fogline.server.own_statistics import figures
from fogline.server.results import Result, results_of
from fogline.table.journal import Summary
from fogline.table.seats import FORMER, Chair, note_advice
from tests.server.engines import BOTH
from tests.table.drive import ADA, BEN, setup

pytestmark = BOTH

SF = "san-francisco"
OVER = Summary(places=(2, 1, 3), halves=(40, 45, 31), sources=({"trams": 40}, {"trams": 45}, {"trams": 31}))


def kept(*who: object, entries: tuple[Entry, ...] = ()) -> dict[str, Result]:
    agreed = setup(SF, *who, started="2026-01-01T00:00:00+00:00")  # type: ignore[arg-type]
    return dict(results_of("t", agreed, OVER, entries, 1_767_225_700))


def test_everybody_keeps_their_own_seat() -> None:
    found = kept(ADA, BEN, "medium:ms=5")
    assert set(found) == {"ada", "ben"}
    assert [(one.seat, one.own.place, one.is_won) for one in found.values()] == [(0, 2, False), (1, 1, True)]
    assert found["ada"].players[2].bot == "medium"
    assert found["ada"].seconds == 100
    assert found["ben"].sources == {"trams": 45}


@pytest.mark.parametrize(
    ("others", "level"),
    [(("easy", "easy"), "easy"), (("easy", "hard"), "mixed"), ((BEN, "hard"), "people"), ((ADA, ADA), "people")],
)
def test_the_level_is_whom_it_was_against(others: tuple[object, object], level: str) -> None:
    assert kept(ADA, *others)["ada"].level == level


def test_what_sets_a_game_apart_is_marked() -> None:
    luck, undo = Entry("chance", "card 5"), Entry("table", "undo 0")
    assert kept(ADA, BEN, "easy", entries=(Entry(0, "draw"), luck, undo))["ben"].marks == ("redrawn",)
    assert kept(ADA, BEN, "easy", entries=(Entry(0, "place a"), undo, luck))["ben"].marks == ()
    gone = (Entry("table", "resign 0"), Entry("table", "timeout 1"), Entry("table", "takeover 1"))
    assert [one.marks for one in kept(ADA, BEN, "easy", entries=gone).values()] == [("left",), ("left",)]
    assert kept(ADA, "easy", ADA)["ada"].marks == ("shared",)
    hinted = note_advice(setup(SF, ADA, BEN, "easy", started="2026-01-01T00:00:00+00:00"), 0)
    found = dict(results_of("t", hinted, OVER, (), 1_767_225_700))
    assert (found["ada"].marks, found["ben"].marks) == (("hints",), ())


def test_who_was_deleted_keeps_nothing() -> None:
    agreed = setup(SF, ADA, BEN, "easy")
    former = msgspec.structs.replace(agreed, chairs=(FORMER, *agreed.chairs[1:]))
    assert [person for person, _ in results_of("t", former, OVER, (), 7)] == ["ben"]
    assert Chair().is_open
    assert not FORMER.is_open


def game(number: int, place: int, halves: int, level: str = "easy", **more: object) -> Result:
    one = kept(ADA, "easy", "easy")["ada"]
    own = msgspec.structs.replace(one.players[0], place=place, halves=halves)
    fields = {"players": (own, *one.players[1:]), "level": level, "sources": {"trams": halves}, "ended": number, **more}
    return msgspec.structs.replace(one, **fields)


def test_games_add_up_by_players_and_level() -> None:
    places = [1, 1, 2, 1, 1, 1, 3]
    games = [game(number, place, 40 + number) for number, place in enumerate(places)]
    found = figures(reversed([*games, game(9, 1, 99, "hard"), game(10, 1, 200, marks=("left",))]))
    assert [(one.players, one.level, one.games) for one in found] == [(None, None, 8), (3, "easy", 7), (3, "hard", 1)]
    whole, easy, hard = found
    assert (easy.wins.count, easy.streak, easy.longest) == (5, 0, 3)
    assert easy.wins.low < 5 / 7 < easy.wins.high
    assert (hard.streak, hard.longest, whole.streak) == (1, 1, 1)
    assert (whole.best, easy.best) == (49.5, 23)
    assert easy.points.mean == pytest.approx(sum(range(40, 47)) / 14)
    assert easy.sources == {"trams": pytest.approx(easy.points.mean)}


def test_of_no_games_there_are_no_figures() -> None:
    assert figures([]) == []
