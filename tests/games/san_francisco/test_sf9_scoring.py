"""SF-9: scoring and tie-breaks. Each position is one that the last foundation token has ended."""

from __future__ import annotations

import pytest

from fogline import Game, Outcome, SheetLine, games
from tests.games.san_francisco.cards import TEST_DECK, deck_text
from tests.games.san_francisco.look import EMPTY

RANKED = ("blue", "grey", "orange", "yellow", "green", "trams")


def score(game: Game, *cities: str, trigger: int = 0) -> Outcome:
    outcome = game.position(f"sf1 {trigger} over-foundations - 0 -|-|- {' '.join(cities)} -").outcome
    assert outcome is not None
    return outcome


def line(outcome: Outcome, code: str, seat: int) -> SheetLine:
    (found,) = (one for one in outcome.sheets[seat].lines if one.code == code)
    return found


def order(outcome: Outcome, code: str) -> list[int]:
    """The seats in their order, after a check that each place is given once."""
    places = {line(outcome, code, seat).place: seat for seat in range(len(outcome.sheets))}
    assert sorted(place for place in places if place is not None) == list(range(1, len(outcome.sheets) + 1))
    return [seat for _, seat in sorted((place or 0, seat) for place, seat in places.items())]


@pytest.mark.rule("SF-9.1")
@pytest.mark.parametrize(("players", "halves"), [(2, [4, 0]), (3, [4, 2, 0]), (4, [4, 2, 0, -2])])
def test_districts_are_ranked_by_their_total_value(game: Game, players: int, halves: list[int]) -> None:
    # Fewer cards of more value are ahead.
    cities = ["b6/-/-/-/-;c0", "b4,b1/-/-/-/-;c0", "b2,b2/-/-/-/-;c0", "b3/-/-/-/-;c0"][:players]
    outcome = score(game, *reversed(cities), trigger=players - 1)
    assert order(outcome, "blue") == list(reversed(range(players)))
    lines = [line(outcome, "blue", seat) for seat in order(outcome, "blue")]
    assert [one.halves for one in lines] == halves
    assert [one.count for one in lines] == [6, 5, 4, 3][:players]
    assert [one.decided_by for one in lines] == [None] * players


@pytest.mark.rule("SF-9.1")
@pytest.mark.parametrize("row", range(5))
def test_each_district_is_ranked_on_its_own(game: Game, row: int) -> None:
    cards = ["b2", "g2", "o2", "y2", "n2"]
    own = "/".join(card if number == row else "-" for number, card in enumerate(cards))
    others = "/".join("-" if number == row else card for number, card in enumerate(cards))
    outcome = score(game, f"{own};c0", f"{others};c0")
    for number, code in enumerate(RANKED[:5]):
        assert order(outcome, code) == ([0, 1] if number == row else [1, 0])
        assert line(outcome, code, 0).decided_by is None


@pytest.mark.rule("SF-9.1")
@pytest.mark.parametrize(("players", "halves"), [(2, [5, 0]), (3, [5, 2, 0]), (4, [5, 2, 0, -2])])
def test_trams_are_ranked_by_their_number(game: Game, players: int, halves: list[int]) -> None:
    cities = ["-/-/-/y0t/n0t,n0t;c0", "-/-/k0t/-/-;c0", "depot,b1t/-/-/-/-;c0", "-/-/-/-/n0t;c0"][:players]
    outcome = score(game, *cities)
    expected = sorted(range(players), key=lambda seat: -[3, 0, 2, 1][seat])
    assert order(outcome, "trams") == expected
    assert [line(outcome, "trams", seat).halves for seat in expected] == halves
    assert [line(outcome, "trams", seat).count for seat in range(players)] == [3, 0, 2, 1][:players]


@pytest.mark.rule("SF-9.2")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ("b1,b3/-/-/-/-", "b3,b1/-/-/-/-", 1),  # the leftmost card
        ("b2,b2,b1/-/-/-/-", "b2,b1,b2/-/-/-/-", 0),  # the next card
        ("b4/-/-/-/-", "b1,b3/-/-/-/-", 0),  # the higher card, though it is alone
        ("b0,b4/-/-/-/-", "b4/-/-/-/-", 1),
        ("b2*/-/-/-/-", "b2,b2/-/-/-/-", 0),  # +2 tokens count
        ("b2,b2/-/-/-/-", "b1t,b3/-/-/-/-", 0),
    ],
)
def test_a_tie_in_a_district_compares_card_by_card(game: Game, first: str, second: str, winner: int) -> None:
    for trigger in (0, 1):
        outcome = score(game, f"{first};c0", f"{second};c0", trigger=trigger)
        assert order(outcome, "blue") == [winner, 1 - winner]
        assert {line(outcome, "blue", seat).decided_by for seat in (0, 1)} == {"SF-9.2"}


@pytest.mark.rule("SF-9.2")
@pytest.mark.parametrize(
    ("ranked", "first", "second", "winner"),
    [
        ("blue", "b2/g1/-/-/-", "b2/g2/-/-/-", 1),  # the row below
        ("blue", "b2/g1,g6/-/-/-", "b2/g2/-/-/-", 1),  # card by card, never its total
        ("blue", "b2/-/-/-/n1", "b2/-/-/-/-", 0),  # through all five rows
        ("blue", "b2/-/o1/-/-", "b2/-/-/-/n2", 0),  # the nearer row decides
        ("green", "b1/-/-/-/n1", "b2/-/-/-/n1", 1),  # below the bottom row comes the top row
        ("green", "b1/-/-/y2/n1", "b2/-/-/-/n1", 1),  # downwards, not upwards
        ("orange", "-/g6/o2/-/-", "-/-/o2/y1/-", 1),
        ("orange", "-/g6/o2/-/-", "-/g1/o2/-/-", 0),  # all the way round
        ("yellow", "b1/g6/-/y1/-", "b2/-/-/y1/-", 1),
        ("grey", "b6/g1/o1/-/-", "-/g1/o2/-/-", 1),
    ],
)
def test_equal_rows_are_decided_by_the_rows_below(
    game: Game, ranked: str, first: str, second: str, winner: int
) -> None:
    for trigger in (0, 1):
        outcome = score(game, f"{first};c0", f"{second};c0", trigger=trigger)
        assert order(outcome, ranked) == [winner, 1 - winner]
        assert {line(outcome, ranked, seat).decided_by for seat in (0, 1)} == {"SF-9.2"}


@pytest.mark.rule("SF-9.2")
def test_squares_and_empty_spaces_count_what_they_are_worth(game: Game) -> None:
    served, idle = "b0d/g0s/-/-/-;c0", "-/value4/-/-/-;c0"
    outcome = score(game, idle, served, trigger=0)
    # 4 against 4 in the grey row, all else worth nothing: only the trigger is left to decide.
    assert order(outcome, "grey") == [0, 1]
    assert line(outcome, "grey", 0).decided_by == "SF-9.4"


@pytest.mark.rule("SF-9.3")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ("-/-/-/-/n1,n0t;c0", "-/-/-/-/n0t;c0", 1),  # the leftmost column
        ("-/-/-/y1,y0t/n0t,n0t;c0", "-/-/-/y0t/n0t,k0t;c0", 1),  # 1, 2 against 2, 1
        ("-/-/-/-/n0t,n1,n1,n0t;c0", "-/-/-/-/n0t,n1,n2,k1,k0t;c0=n", 0),  # as far as the fourth and fifth
        ("depot/-/-/-/-;c0", "-/-/-/-/k1,n0t;c0", 0),  # a depot card's tram counts too
    ],
)
def test_a_tie_in_trams_compares_column_by_column(game: Game, first: str, second: str, winner: int) -> None:
    for trigger in (0, 1):
        outcome = score(game, first, second, trigger=trigger)
        assert order(outcome, "trams") == [winner, 1 - winner]
        assert {line(outcome, "trams", seat).decided_by for seat in (0, 1)} == {"SF-9.3"}


@pytest.mark.rule("SF-9.4")
@pytest.mark.parametrize(
    ("players", "trigger", "expected"),
    [(2, 0, [0, 1]), (2, 1, [1, 0]), (3, 1, [1, 2, 0]), (3, 2, [2, 0, 1]), (4, 2, [2, 3, 0, 1]), (4, 3, [3, 0, 1, 2])],
)
def test_still_tied_goes_clockwise_from_who_triggered_the_end(
    game: Game, players: int, trigger: int, expected: list[int]
) -> None:
    outcome = score(game, *[EMPTY] * players, trigger=trigger)
    for code in RANKED:
        assert order(outcome, code) == expected
        assert {line(outcome, code, seat).decided_by for seat in range(players)} == {"SF-9.4"}


@pytest.mark.rule("SF-9.4")
def test_the_trigger_counts_even_if_that_player_is_not_tied(game: Game) -> None:
    # Seat 1 triggered and leads; of the tied seats 0 and 2, seat 2 comes first clockwise from seat 1.
    outcome = score(game, "b1/-/-/-/-;c0", "b2/-/-/-/-;c0", "b1/-/-/-/-;c0", trigger=1)
    assert order(outcome, "blue") == [1, 2, 0]
    assert [line(outcome, "blue", seat).decided_by for seat in (1, 2, 0)] == [None, "SF-9.4", "SF-9.4"]


@pytest.mark.rule("SF-9.5")
def test_a_good_token_needs_a_card_there_and_the_minus_one_does_not(game: Game) -> None:
    # With nothing in blue, seat 3 is ranked last and takes the -1; the others' tokens are as ever.
    outcome = score(game, "b1/-/-/-/-;c0", "b2/-/-/-/-;c0", "b3/-/-/-/-;c0", EMPTY)
    assert order(outcome, "blue") == [2, 1, 0, 3]
    assert [line(outcome, "blue", seat).halves for seat in range(4)] == [0, 2, 4, -2]
    # With one builder in blue the 1 stays in the box, and with none the 2 does as well.
    alone = score(game, EMPTY, "b0/-/-/-/-;c0", EMPTY, EMPTY)
    assert [line(alone, "blue", seat).halves for seat in order(alone, "blue")] == [4, 0, 0, -2]
    nothing = score(game, EMPTY, "-/g1/-/-/-;c0")
    assert order(nothing, "blue") == [1, 0]
    assert [line(nothing, "blue", seat).halves for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("SF-9.5")
def test_a_token_for_trams_needs_a_tram(game: Game) -> None:
    outcome = score(game, "b1t/-/-/-/-;c0", "-/-/-/-/n0t;c0", EMPTY, EMPTY)
    assert [line(outcome, "trams", seat).halves for seat in order(outcome, "trams")] == [5, 0, 0, -2]
    none = score(game, "b1t/-/-/-/-;c0", EMPTY)
    assert [line(none, "trams", seat).halves for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("SF-9.5")
@pytest.mark.parametrize("trigger", [0, 1, 2])
def test_who_has_no_card_there_ranks_behind_all_who_have_one(game: Game, trigger: int) -> None:
    # A card worth nothing is a card: seat 2 is before seats 0 and 1, whose other rows would win the tie.
    outcome = score(game, "-/g6/-/-/-;c0", "-/-/o6/-/-;c0", "b0/-/-/-/-;c0", trigger=trigger)
    assert order(outcome, "blue") == [2, 0, 1]
    assert [line(outcome, "blue", seat).halves for seat in (2, 0, 1)] == [4, 0, 0]
    assert [line(outcome, "blue", seat).decided_by for seat in (2, 0, 1)] == ["SF-9.5", "SF-9.2", "SF-9.2"]


@pytest.mark.rule("SF-9.5")
def test_in_rules_version_1_nobody_needs_a_minimum() -> None:
    game = games.load("san-francisco", data=deck_text(TEST_DECK), rules=1)
    outcome = score(game, EMPTY, "-/g1/-/-/-;c0")
    assert order(outcome, "blue") == [1, 0]
    assert [line(outcome, "blue", seat).halves for seat in (0, 1)] == [0, 4]
    assert line(outcome, "blue", 0).decided_by == "SF-9.2"
    assert [sheet.halves for sheet in score(game, *[EMPTY] * 4).sheets] == [25, 12, 0, -12]


@pytest.mark.rule("SF-9.6")
def test_every_source_of_points_is_on_the_sheet(game: Game) -> None:
    outcome = score(game, "b1,b1,b2,b2,b3/g0f,g6/k1/-/-;c0mh=b", EMPTY, trigger=1)
    halves = {one.code: one.halves for one in outcome.sheets[0].lines}
    assert halves == {
        "skyscrapers": 2,
        "medal": 2,
        "vp-tokens": 3,
        "completions": 2,
        **dict.fromkeys(("blue", "grey", "orange"), 4),
        **dict.fromkeys(("yellow", "green", "trams"), 0),
    }
    assert outcome.sheets[0].halves == sum(halves.values()) == 21
    assert outcome.sheets[1].halves == 0
    assert [(one.seat, one.halves) for one in outcome.standings] == [(0, 21), (1, 0)]


@pytest.mark.rule("SF-9.6")
def test_totals_can_be_negative(game: Game) -> None:
    outcome = score(game, EMPTY, EMPTY, EMPTY, EMPTY)
    assert [sheet.halves for sheet in outcome.sheets] == [0, 0, 0, -12]


@pytest.mark.rule("SF-9.7")
def test_most_points_win(game: Game) -> None:
    outcome = score(game, EMPTY, "b1/g1/o1/y1/n1;c0", trigger=0)
    assert outcome.winners == (1,)
    assert [(one.seat, one.place, one.decided_by) for one in outcome.standings] == [(1, 1, None), (0, 2, None)]


@pytest.mark.rule("SF-9.7")
def test_a_tie_in_points_is_decided_by_trams(game: Game) -> None:
    # Yellow, green, trams and a 1½ token against blue, grey, orange, a skyscraper and the medal: 8 points each.
    outcome = score(game, "b0f,b1/g6/o1/-/-;c0m", "-/-/-/y1/n0t,n1;c0h")
    assert [(one.halves, one.decided_by) for one in outcome.standings] == [(16, "SF-9.7"), (16, "SF-9.7")]
    assert [(one.seat, one.place) for one in outcome.standings] == [(1, 1), (0, 2)]
    assert outcome.winners == (1,)


@pytest.mark.rule("SF-9.7")
def test_with_equal_points_and_trams_the_victory_is_shared(game: Game) -> None:
    outcome = score(game, "b0f,b1/g6/o1,k0d/-/-;c0m", "-/-/-/y1/n0t,n1;c0h")
    assert [(one.seat, one.place, one.halves) for one in outcome.standings] == [(0, 1, 16), (1, 1, 16)]
    assert outcome.winners == (0, 1)
    assert {one.decided_by for one in outcome.standings} == {None}  # nothing put one before the other


@pytest.mark.rule("SF-9.4")
def test_before_anybody_has_the_turn_ties_are_counted_from_seat_0(game: Game) -> None:
    # Scored in between, the seat whose turn it is stands for the one that triggers the end.
    start = game.start(4).position
    assert [start.halves(seat) for seat in range(4)] == [0, 0, 0, -12]
    alike = "b2/-/-/-/-;c0"
    running = game.position(f"sf1 2 turn - 8 -|-|- {alike} {alike} {alike} -").position
    assert [running.halves(seat) for seat in range(3)] == [2, 0, 4]
