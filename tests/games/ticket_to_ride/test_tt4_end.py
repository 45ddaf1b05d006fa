"""TT-4: the end and the scores."""

from __future__ import annotations

import msgspec
import pytest

from fogline import Outcome, Sheet, State, games
from fogline.games.ticket_to_ride.game import TicketToRideGame
from tests.games.ticket_to_ride.look import EMPTY, apply, at, happens, kinds, play, player, seat, table
from tests.games.ticket_to_ride.maps import game_with, map_text

GAME = game_with()
OLD = games.load("ticket-to-ride-san-francisco", data=map_text(), rules=1)
"""The same by the first version of the rules."""
LONG = "fern-glen,hill-ash,fern-hill"
"""Lines of 15 spaces: 5 cable cars are left, for 32 points."""
SHORT = f"{LONG},ash-bay"
"""Lines of 18 spaces: 2 cable cars are left."""
DRAW = ("take blind", "card ferry", "take blind", "card orange")
"""A turn that changes nothing on the map."""


def over(*seats: str) -> Outcome:
    """The outcome of a game that is over."""
    found = GAME.position(at(*seats, phase="over:passes")).outcome
    assert found is not None
    return found


def sheet(*seats: str) -> dict[str, int]:
    """The first seat's points by source; a ticket is a source of its own."""
    one: Sheet = over(*seats).sheets[0]
    return {" ".join([line.code, *([line.item] if line.item else [])]): line.halves // 2 for line in one.lines}


def standing(*seats: str) -> list[tuple[int, int, str | None]]:
    """Seat, place and tie-break, best first."""
    return [(one.seat, one.place, one.decided_by) for one in over(*seats).standings]


def turns(state: State, count: int) -> list[int]:
    """The seats that have these turns, all of them drawing cards."""
    seats: list[int] = []
    for _ in range(count):
        seats += state.actors
        for move in DRAW:
            apply(state, move)
    return seats


@pytest.mark.rule("TT-4.1")
def test_two_cable_cars_begin_the_last_round_that_ends_with_the_same_player(game: TicketToRideGame) -> None:
    start = at(EMPTY, seat("k3/-", lines=LONG, tokens="sun,moon"), EMPTY, turn="1")
    assert kinds(happens(game, start, "claim ash bay black")) == ["LineClaimed", "LastRound", "TurnBegan"]
    state = play(game, start, "claim ash bay black")
    assert table(state).trigger == 1
    assert turns(state, 2) == [2, 0]
    assert state.actors == (1,)
    assert turns(state, 1) == [1]
    assert state.outcome is not None
    assert (state.outcome.termination, state.outcome.rule, state.outcome.trigger) == ("cars", "TT-4.1", 1)


@pytest.mark.rule("TT-4.1")
def test_three_cable_cars_do_not(game: TicketToRideGame) -> None:
    state = play(game, at(seat("g2/-", lines=LONG, tokens="sun")), "claim glen ash green")
    assert (player(state).cars, table(state).trigger) == (3, None)


@pytest.mark.rule("TT-4.1")
def test_nothing_triggers_again() -> None:
    few = game_with(cars=5)
    start = at(seat(lines="hill-ash"), seat(lines="ash-bay"), EMPTY, turn="1", last="t0")
    assert [player(few.position(start), who).cars for who in range(2)] == [0, 2]
    assert "LastRound" not in kinds(happens(few, start, *DRAW))
    assert table(play(few, start, *DRAW)).trigger == 0


@pytest.mark.rule("TT-4.1")
def test_passing_players_end_the_last_round_too(game: TicketToRideGame) -> None:
    everything = "ash-cove,bay-dale,ash-elm,cove-fern,fern-hill,glen-ash,dale-hill,bay-hill,cove-elm,ash-dale"
    start = at(seat(lines=SHORT, tickets=everything), seat("-/b6g6k6p6r6o6f8"), cards="-/-/0", last="p1t0")
    state = play(game, start, "pass")
    assert state.outcome is not None
    assert state.outcome.termination == "cars"
    assert kinds(happens(game, start, "pass"))[-3:] == ["GameEnded", "TicketsRevealed", "TicketsRevealed"]


@pytest.mark.rule("TT-4.2")
def test_lines_completed_tickets_other_tickets_and_tourists_are_counted() -> None:
    mine = seat(lines="ash-bay,bay-cove.1", tickets="ash-cove,bay-dale", tokens="sun,moon,star")
    assert sheet(mine, EMPTY) == {"lines": 6, "completed ash-cove": 5, "failed bay-dale": -3, "tourists": 2}


@pytest.mark.rule("TT-4.2")
def test_only_own_lines_connect() -> None:
    lines = sheet(seat(lines="ash-bay", tickets="ash-cove"), seat(lines="bay-cove.1"))
    assert lines == {"lines": 4, "failed ash-cove": -5, "tourists": 0}


@pytest.mark.rule("TT-4.2")
def test_a_connected_path_may_have_branches() -> None:
    mine = seat(lines="ash-bay,bay-cove.2,cove-dale.1,glen-ash", tickets="ash-dale,glen-ash,bay-dale")
    assert list(sheet(mine, EMPTY).items())[1:-1] == [
        ("completed bay-dale", 3),
        ("completed glen-ash", 2),
        ("completed ash-dale", 6),
    ]


@pytest.mark.rule("TT-4.2")
def test_in_rules_version_1_the_sheet_has_sums_of_tickets() -> None:
    mine = seat(lines="ash-bay,bay-cove.1", tickets="ash-cove,bay-dale,ash-elm", tokens="sun,moon,star")
    found = OLD.position(at(mine, phase="over:passes")).outcome
    assert found is not None
    assert [(line.code, line.halves, line.count) for line in found.sheets[0].lines] == [
        ("lines", 12, 2),
        ("completed", 10, 1),
        ("failed", -22, 2),
        ("tourists", 4, 3),
    ]
    assert all(line.item is msgspec.UNSET for line in found.sheets[0].lines)


@pytest.mark.rule("TT-4.2")
@pytest.mark.parametrize(("count", "points"), list(enumerate((0, 0, 1, 2, 4, 6, 9, 12))))
def test_tourist_points_by_the_number_of_symbols(count: int, points: int) -> None:
    symbols = ("sun", "moon", "star", "fish", "bell", "gull", "crab")[:count]
    assert sheet(seat(tokens=",".join(symbols) or "-"), EMPTY)["tourists"] == points


@pytest.mark.rule("TT-4.3")
def test_most_points_win_and_totals_can_be_negative() -> None:
    outcome = over(seat(tickets="ash-elm"), EMPTY)
    assert [(one.seat, one.halves) for one in outcome.standings] == [(1, 0), (0, -16)]
    assert outcome.winners == (1,)


@pytest.mark.rule("TT-4.3")
def test_a_tie_is_broken_by_the_number_of_completed_tickets_not_by_their_points() -> None:
    # 11 points each, one with two completed tickets.
    two = seat(lines="cove-dale.1,bay-cove.1,dale-elm", tickets="bay-dale,cove-elm")
    one = seat(lines="glen-ash,fern-hill", tickets="glen-ash")
    assert standing(two, one) == [(0, 1, "TT-4.3"), (1, 2, "TT-4.3")]
    assert standing(one, two) == [(1, 1, "TT-4.3"), (0, 2, "TT-4.3")]


@pytest.mark.rule("TT-4.3")
def test_still_tied_share_the_place() -> None:
    tied = seat(lines="glen-hill"), seat(lines="cove-dale.1"), EMPTY
    assert standing(*tied) == [(0, 1, None), (1, 1, None), (2, 3, None)]  # nothing put one before the other
    first = OLD.position(at(*tied, phase="over:passes")).outcome
    assert first is not None
    assert [(one.place, one.decided_by) for one in first.standings] == [(1, "TT-4.3"), (1, "TT-4.3"), (3, None)]


@pytest.mark.rule("TT-4.3")
def test_of_three_tied_the_tie_break_is_named_for_those_it_parts() -> None:
    two = seat(lines="cove-dale.1,bay-cove.1,dale-elm", tickets="bay-dale,cove-elm")
    one = seat(lines="glen-ash,fern-hill", tickets="glen-ash")
    assert standing(one, two, EMPTY) == [(1, 1, "TT-4.3"), (0, 2, "TT-4.3"), (2, 3, None)]


@pytest.mark.rule("TT-4.4")
def test_there_is_no_bonus_for_the_longest_path() -> None:
    # All lines of one player in a row, all of the other apart: as many points.
    row, apart = seat(lines="glen-hill,cove-dale.1"), seat(lines="cove-dale.2")
    chain = sheet(seat(lines="cove-dale.1,dale-elm,bay-cove.1"), EMPTY, EMPTY)
    assert sum(chain.values()) == 1 + 2 + 2
    assert [one.halves for one in over(row, apart, EMPTY).sheets] == [4, 2, 0]
