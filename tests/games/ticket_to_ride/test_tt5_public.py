"""TT-5: what is public, and what is secret."""

from __future__ import annotations

import pytest

from fogline import SPECTATOR
from fogline.games.ticket_to_ride.game import TicketToRideGame
from tests.games.ticket_to_ride.look import EMPTY, at, play, player, seat, table


@pytest.mark.rule("TT-5")
def test_everyone_sees_numbers_lines_tokens_discards_and_face_up_cards(game: TicketToRideGame) -> None:
    mine = seat("b/g2", lines="ash-bay", tickets="ash-cove,bay-dale", tokens="sun")
    view = table(game.position(at(mine, cards="bgkpr/k3/0")))
    one = view.seats[0]
    assert (one.cards, one.tickets, one.cars, one.lines) == (3, 2, 17, ("ash-bay",))
    assert (one.tokens, one.line_points, one.known, one.known_tickets) == (("sun",), 4, {"blue": 1}, ())
    assert (view.discards, sum(view.face_up.values()), view.hand, view.tickets) == ({"black": 3}, 5, {}, ())


@pytest.mark.rule("TT-5")
def test_cards_seen_taken_are_known_until_they_are_spent(game: TicketToRideGame) -> None:
    start = at(seat("k2/k2"), cards="bgkpr/-/0")
    state = play(game, start, "take black", "card blue", "take red", "card blue")
    assert player(state).known == {"black": 3, "red": 1}
    state = play(game, str(state).replace("tt1 1", "tt1 0"), "claim ash bay black")
    # Three black cards went, and three were known: nothing is known of the one that is left.
    assert (player(state).known, player(state).cards) == ({"red": 1}, 3)


@pytest.mark.rule("TT-5")
def test_own_cards_and_tickets_are_seen_and_those_of_others_are_not(game: TicketToRideGame) -> None:
    state = game.position(at(seat("b/g2", tickets="ash-cove"), seat("r/o", tickets="bay-dale")))
    own, other = table(state, 0), table(state, 1)
    assert (own.hand, [one.ticket for one in own.tickets]) == ({"blue": 1, "green": 2}, ["ash-cove"])
    assert (own.seats[1].known, own.seats[1].known_tickets) == ({"red": 1}, ())
    assert (other.hand, [one.ticket for one in other.tickets]) == ({"red": 1, "orange": 1}, ["bay-dale"])


@pytest.mark.rule("TT-5")
def test_a_reshuffle_teaches_that_older_unknown_cards_are_in_hands(game: TicketToRideGame) -> None:
    start = at(seat("-/b5g5k5p5"), seat("-/r5o3f7"), cards="bgkpf/o3/0")
    state = play(game, start, "take blind", "card red")
    view = table(state, 1)
    assert [pool.hidden for pool in view.pools] == [
        {"orange": 3},
        {"blue": 5, "green": 5, "black": 5, "pink": 5, "red": 1},
    ]
    assert [(pool.deck, pool.held) for pool in view.pools] == [(3, (0, 0)), (0, (21, 15))]


@pytest.mark.rule("TT-5")
def test_an_older_pool_in_a_single_hand_is_known_to_everyone(game: TicketToRideGame) -> None:
    start = at(seat("-/b5g5k5p5r5o3f7"), cards="bgkpf/o3/0")
    state = play(game, start, "take blind", "card red")
    assert player(state).known == {"blue": 5, "green": 5, "black": 5, "pink": 5, "red": 6, "orange": 3, "ferry": 7}


@pytest.mark.rule("TT-5")
def test_a_card_that_must_have_come_from_the_present_deck_leaves_the_pools_apart(game: TicketToRideGame) -> None:
    # Of the cards that seat 0 drew from this deck, one at most is not blue: there is no more than one such card.
    start = at(seat("-/b2/g"), seat("g3k5p5r5o6f8/-/b"))
    state = play(game, start, "claim cove dale 1 blue")
    assert [pool.held for pool in table(state).pools] == [(1, 0), (1, 1)]


@pytest.mark.rule("TT-5")
def test_who_put_a_ticket_back_knows_who_draws_it(game: TicketToRideGame) -> None:
    rest = "ash-elm,cove-fern,fern-hill,glen-ash,dale-hill,bay-hill,cove-elm,ash-dale"
    start = at(EMPTY, EMPTY, seat(tickets=rest), queue="bay-dale@1,ash-cove@2")
    state = play(game, start, "tickets", "ticket bay-dale", "ticket ash-cove")
    assert [table(state, who).seats[0].known_offer for who in (SPECTATOR, 1, 2)] == [(), ("bay-dale",), ("ash-cove",)]
    first = at(EMPTY, seat(tickets=rest), turn="1", queue="bay-dale@0,ash-cove@0")
    drawn = play(game, first, "tickets", "ticket bay-dale", "ticket ash-cove")
    assert table(drawn, 0).seats[1].known_offer == ("ash-cove", "bay-dale")
    both = play(game, str(state), "keep ash-cove bay-dale")
    assert [table(both, who).seats[0].known_tickets for who in (SPECTATOR, 1, 2)] == [(), ("bay-dale",), ("ash-cove",)]
    assert table(both, 0).seats[0].knowers == {"ash-cove": 2, "bay-dale": 1}
    # Of the two, one went back: neither seat 1 nor seat 2 can tell which.
    one = play(game, str(state), "keep ash-cove")
    assert [table(one, who).seats[0].known_tickets for who in (1, 2)] == [(), ()]


@pytest.mark.rule("TT-5", "TT-2.3")
def test_tickets_are_shown_at_the_end(game: TicketToRideGame) -> None:
    state = game.position(at(seat(tickets="ash-cove"), phase="over:passes", queue="bay-dale@1"))
    view = table(state, 1)
    assert view.seats[0].known_tickets == ("ash-cove",)
    assert table(state, 0).queue[0].ticket is None
