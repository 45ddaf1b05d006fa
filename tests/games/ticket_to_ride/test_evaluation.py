"""The evaluation of Ticket to Ride, one idea a test: a position of the test map in which the better action is plain."""

from __future__ import annotations

import pytest

import fogline
from fogline import _build
from fogline.arena.match import play
from fogline.bots import make_bot
from fogline.core.native import CHANCE, Luck, Moves, Position
from fogline.games.ticket_to_ride.game import TicketToRideGame
from tests.games.ticket_to_ride.look import at, seat

LATE = seat(lines="fern-glen,hill-ash,fern-hill")
"""Another seat that has five cable cars left."""
LATER = seat(lines="fern-glen,hill-ash,fern-hill,glen-ash")
"""One that has three."""
ENDING = seat(lines="fern-glen,hill-ash,fern-hill,elm-fern")
"""Another seat that has two, and begins the last round."""


def ratings(game: TicketToRideGame, position: str, who: int = 0) -> dict[str, float]:
    """What the bot expects of each action, from what its seat sees."""
    state = game.position(position)
    return dict(make_bot("greedy", game, who, 1).choose(state.view(who), state.legal(who)).values)


def choice(game: TicketToRideGame, position: str, who: int = 0) -> str:
    values = ratings(game, position, who)
    return max(values, key=values.__getitem__)


# Lines and payments.


def test_it_claims_the_line_that_completes_a_ticket(game: TicketToRideGame) -> None:
    own = seat("k3/p2g2", lines="bay-cove.1", tickets="ash-cove")
    assert choice(game, at(own, LATE)) == "claim ash bay black"


def test_in_the_last_turn_it_takes_the_ticket_and_not_the_longer_line(game: TicketToRideGame) -> None:
    own = seat("p4f/b2", lines="ash-bay", tickets="ash-cove")
    values = ratings(game, at(own, ENDING, last="t1"))
    assert max(values, key=values.__getitem__) == "claim bay cove blue"
    assert values["claim bay cove blue"] - values["claim dale elm pink"] == 10


@pytest.mark.parametrize(
    ("hand", "line"),
    [("k3f2/-", "ash bay black"), ("b2f2/-", "bay cove blue"), ("p2f/-", "dale elm pink"), ("p3f2/-", "elm fern pink")],
)
def test_it_pays_no_ferry_where_a_colour_will_do(game: TicketToRideGame, hand: str, line: str) -> None:
    values = ratings(game, at(seat(hand)))
    claims = {action: value for action, value in values.items() if action.startswith(f"claim {line}")}
    assert len(claims) > 1
    assert max(claims, key=claims.__getitem__) == min(claims)


def test_on_a_grey_line_it_spares_the_colour_that_a_ticket_needs(game: TicketToRideGame) -> None:
    own = seat("b2p2/-", lines="ash-bay", tickets="ash-elm", tokens="crab")
    values = ratings(game, at(own))
    assert values["claim dale elm pink"] > values["claim dale elm blue"]


def test_it_does_not_pay_for_what_leads_nowhere_while_a_ticket_waits(game: TicketToRideGame) -> None:
    own = seat("p2k2/-", tickets="ash-cove", tokens="crab")
    values = ratings(game, at(own, LATE))
    assert values["take black"] > values["claim glen hill pink"]


# Cards.


def test_it_takes_the_colour_that_its_ticket_needs(game: TicketToRideGame) -> None:
    own = seat("k2/-", lines="bay-cove.1", tickets="ash-cove")
    assert choice(game, at(own, LATE, cards="bgkpr/-/0")) == "take black"


def test_it_takes_the_ferry_that_a_line_needs(game: TicketToRideGame) -> None:
    own = seat("p2/-", lines="cove-dale.1,dale-elm", tickets="cove-fern")
    assert choice(game, at(own, LATER, cards="bgkrf/-/0")) == "take ferry"


def test_a_blind_card_is_judged_by_the_cards_that_can_still_come(game: TicketToRideGame) -> None:
    own = seat("k2/-", lines="bay-cove.1", tickets="ash-cove")
    rich = ratings(game, at(own, cards="bgpro/b5g5p5r5o5/0"))["take blind"]
    poor = ratings(game, at(own, cards="bgpro/k4f8/0"))["take blind"]
    assert rich > poor


# Tickets.


def test_it_keeps_the_ticket_that_fits_its_lines(game: TicketToRideGame) -> None:
    own = seat("-/-", lines="ash-bay,bay-cove.1,cove-dale.1", tickets="ash-cove", offer="ash-dale,fern-hill")
    values = ratings(game, at(own, phase="choose"))
    assert values["keep ash-dale"] > values["keep fern-hill"]


def test_late_it_keeps_the_cheaper_of_two_tickets_that_it_will_not_complete(game: TicketToRideGame) -> None:
    other = seat(lines="fern-glen,hill-ash,fern-hill,glen-ash")
    own = seat("-/-", offer="ash-elm,bay-dale")
    assert choice(game, at(own, other, phase="choose")) == "keep bay-dale"


def test_in_the_last_turn_it_draws_no_tickets(game: TicketToRideGame) -> None:
    values = ratings(game, at(seat("-/-"), ENDING, last="t1"))
    assert min(values, key=values.__getitem__) == "tickets"


def test_it_draws_tickets_while_time_is_left_and_not_later(game: TicketToRideGame) -> None:
    own = seat("g/-", lines="ash-bay,bay-cove.1", tickets="ash-cove")
    assert choice(game, at(own)) == "tickets"
    assert choice(game, at(own, LATE)) != "tickets"


# Blocked ways, tourists, the last round.


def test_a_ticket_whose_ways_are_closed_counts_against_it(game: TicketToRideGame) -> None:
    own = seat("-/-", tickets="fern-hill")
    free = ratings(game, at(own))
    closed = ratings(game, at(own, seat(lines="fern-hill,fern-glen,elm-fern")))
    assert closed["take blue"] < free["take blue"] - 4


def test_with_two_players_a_closed_twin_is_no_way(game: TicketToRideGame) -> None:
    """TT-3.9: bay-cove.2 is closed once bay-cove.1 is claimed; with three players it is open."""
    own, other = seat("r2/-", tickets="ash-cove", lines="ash-bay"), seat(lines="bay-cove.1")
    two = ratings(game, at(own, other))
    three = ratings(game, at(own, other, seat()))
    assert max(three.values()) > max(two.values()) + 3


def test_it_takes_the_token_that_it_will_not_meet_again(game: TicketToRideGame) -> None:
    own = seat("-/-", lines="ash-bay", tickets="ash-cove")
    assert choice(game, at(own, phase="tourist:ash-bay")) == "tourist ash"


def test_it_places_a_pile_on_its_way(game: TicketToRideGame) -> None:
    own = seat("-/-", tickets="fern-hill")
    assert choice(game, at(seat(), own, turn="1", phase="pile", piles="gull@-,crab@-"), 1).split()[-1] in {
        "fern",
        "hill",
    }


def test_it_does_not_begin_the_last_round_while_its_tickets_wait(game: TicketToRideGame) -> None:
    lines = "fern-glen,fern-hill,dale-elm,cove-dale.1"
    own = seat("k5p2g2/-", lines=lines, tickets="ash-cove,ash-dale,bay-dale")
    assert choice(game, at(own)) != "claim elm fern black ferries 1"


# Only what the seat knows.


def test_what_the_seat_can_not_see_changes_nothing(game: TicketToRideGame) -> None:
    own = seat("k2/b", lines="bay-cove.1", tickets="ash-cove")
    hidden = [seat("-/g2p", tickets="fern-hill"), seat("-/r2o", tickets="bay-dale")]
    found = []
    for other in hidden:
        state = game.position(at(own, other))
        moves, rated = Moves(), Moves()
        state.position.legal(0, moves)
        game.evaluator().rate(state.position, 0, moves, rated)
        found.append(rated.numbers())
    assert found[0] == found[1]


# Strength.


def duel(game: TicketToRideGame, greedy: int, seed: int) -> Position:
    """One game between two seats: one rated, one random; the same luck for both seats of the rated one."""
    position, luck, blind = game.set_up(2), Luck(seed), Luck(seed + 1000)
    evaluator, moves, rated = game.evaluator(), Moves(), Moves()
    while not position.is_over():
        if position.is_chance():
            position.step(CHANCE, position.sample(luck), None)
            continue
        who = 0 if position.actors() & 1 else 1
        moves.clear()
        rated.clear()
        position.legal(who, moves)
        index = blind.below(moves.count)
        if who == greedy:
            evaluator.rate(position, who, moves, rated)
            index = max(range(moves.count), key=rated.get)
        position.step(who, moves.get(index), None)
    return position


def test_it_beats_random_in_both_seats_of_forty_deals() -> None:
    game = TicketToRideGame.load({}, None, "")
    deals = 40 if _build.core() == "compiled" else 6  # interpreted, forty deals take half a minute
    won = 0
    for deal in range(deals):
        for greedy in (0, 1):
            end = duel(game, greedy, deal)
            won += end.halves(greedy) > end.halves(1 - greedy)
    assert won >= 0.97 * 2 * deals


def test_greedy_bots_play_sensible_games() -> None:
    game = TicketToRideGame.load({}, None, "")
    bots = [make_bot("greedy", game, who, 3) for who in range(3)]
    record = play(game, bots, fogline.Seeded(5))
    assert record.outcome is not None
    assert record.outcome.termination == "cars"
    assert 25 <= record.outcome.standings[0].halves / 2 <= 75
