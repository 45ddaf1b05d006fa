"""TT-1 and TT-2: components and set-up."""

from __future__ import annotations

from fractions import Fraction

import pytest

import fogline
from fogline import Seeded, games
from fogline.games.ticket_to_ride.events import Decided, DisplayRenewed, FirstPlayer
from fogline.games.ticket_to_ride.game import TicketToRideGame
from tests.games.ticket_to_ride.look import (
    EMPTY,
    apply,
    at,
    hand,
    happens,
    kinds,
    legal,
    outcomes,
    play,
    player,
    seat,
    table,
)
from tests.games.ticket_to_ride.maps import game_with, map_text

DEALT = ("card blue", "card red", "card black", "card black")
SHOWN = ("card blue", "card green", "card green", "card pink", "card orange")
OFFERS = ("ticket ash-cove", "ticket bay-dale", "ticket ash-elm", "ticket cove-fern")
SYMBOLS = '["gull", "moon", "star", "fish", "bell", "sun", "crab"]'
START = at(turn="-", phase="deal", cards="-/-/0", piles="gull@-,crab@-")


def test_a_game_begins_with_nothing_decided_and_nobody_having_passed(game: TicketToRideGame) -> None:
    assert str(game.start(players=2)) == START
    assert table(game.start(players=2)).termination == ""


@pytest.mark.rule("TT-1.1")
def test_a_line_has_spaces_a_colour_and_ferry_symbols_and_may_have_a_twin() -> None:
    lines = fogline.load("ticket-to-ride-san-francisco").data.lines  # type: ignore[attr-defined]
    assert {line.colour for line in lines} == set(range(7))
    assert any(line.ferries for line in lines)
    for line in lines:
        if line.twin is not None:
            assert (lines[line.twin].ends, lines[line.twin].length) == (line.ends, line.length)


@pytest.mark.rule("TT-1.2")
def test_44_cards_and_20_cable_cars_a_player(game: TicketToRideGame) -> None:
    state = game.start(3)
    view = table(state)
    assert (view.deck_size, [one.cars for one in view.seats]) == (44, [20, 20, 20])
    assert view.pools[0].hidden == dict.fromkeys(("blue", "green", "black", "pink", "red", "orange"), 6) | {"ferry": 8}


@pytest.mark.rule("TT-2.1")
@pytest.mark.parametrize(("players", "placed", "aside"), [(2, 2, 1), (3, 2, 2), (4, 3, 3)])
def test_tokens_in_a_pile_by_the_number_of_players(
    game: TicketToRideGame, players: int, placed: int, aside: int
) -> None:
    piles = {pile.symbol: (pile.location, pile.tokens) for pile in table(game.start(players)).piles}
    assert piles == {
        "sun": ("ash", placed),
        "moon": ("bay", placed),
        "star": ("cove", placed),
        "fish": ("dale", placed),
        "bell": ("elm", placed),
        "gull": (None, aside),
        "crab": (None, aside),
    }


@pytest.mark.rule("TT-2.2")
def test_two_cards_a_player_in_the_order_of_the_seats_then_five_face_up(game: TicketToRideGame) -> None:
    state = play(game, START, *DEALT)
    assert [hand(state, 0), hand(state, 1)] == [{"blue": 1, "red": 1}, {"black": 2}]
    assert table(state).face_up == {}
    for card in SHOWN:
        assert table(state).phase == "display"
        apply(state, card)
    assert table(state).face_up == {"blue": 1, "green": 2, "pink": 1, "orange": 1}
    assert table(state).phase == "deal-tickets"


@pytest.mark.rule("TT-2.2")
def test_luck_deals_by_what_is_left(game: TicketToRideGame) -> None:
    assert outcomes(play(game, START, "card blue"))["card blue"] == str(Fraction(5, 43))


@pytest.mark.rule("TT-2.2", "TT-3.5")
def test_three_ferries_among_the_first_five_are_renewed(game: TicketToRideGame) -> None:
    ferries = ("card ferry", "card ferry", "card ferry", "card red", "card red")
    state = play(game, START, *DEALT, *ferries)
    assert (table(state).face_up, table(state).discards) == ({}, {"red": 2, "ferry": 3})
    assert table(play(game, START, *DEALT, *ferries, *SHOWN)).phase == "deal-tickets"
    assert DisplayRenewed({"red": 2, "ferry": 3}) in happens(game, START, *DEALT, *ferries)


@pytest.mark.rule("TT-2.3")
def test_two_tickets_a_player_of_whom_each_keeps_one_or_both(game: TicketToRideGame) -> None:
    state = play(game, START, *DEALT, *SHOWN, *OFFERS)
    assert state.actors == (0, 1)
    assert legal(state, 0) == ["keep ash-cove", "keep ash-cove bay-dale", "keep bay-dale"]
    assert legal(state, 1) == ["keep ash-elm", "keep ash-elm cove-fern", "keep cove-fern"]


@pytest.mark.rule("TT-2.3")
def test_refused_tickets_go_under_the_deck_in_the_order_of_the_seats_whoever_chose_first(
    game: TicketToRideGame,
) -> None:
    choices = ("0: keep bay-dale", "1: keep ash-elm")
    start = (*DEALT, *SHOWN, *OFFERS)
    one, other = (play(game, START, *start, *order) for order in (choices, choices[::-1]))
    assert str(one) == str(other)
    assert [queued.seat for queued in table(one).queue] == [0, 1]
    assert table(one, 0).queue[0].ticket == "ash-cove"
    assert table(one, 1).queue[1].ticket == "cove-fern"


@pytest.mark.rule("TT-2.3", "TT-5")
def test_how_many_are_kept_stays_secret_until_all_have_chosen(game: TicketToRideGame) -> None:
    start = (*DEALT, *SHOWN, *OFFERS)
    views = [table(play(game, START, *start, f"0: keep {kept}"), 1) for kept in ("ash-cove", "ash-cove bay-dale")]
    assert views[0] == views[1]
    assert views[0].actors == (1,)
    state = play(game, START, *start, "0: keep ash-cove", "1: keep ash-elm cove-fern")
    assert [player(state, seat).tickets for seat in (0, 1)] == [1, 2]
    # Everyone hears that a player has decided; what was chosen is the player's own.
    own, public = happens(game, str(play(game, START, *start)), "0: keep ash-cove")
    assert (own.seen_by, public) == ((0,), Decided(0))


@pytest.mark.rule("TT-2.4")
def test_the_first_player_is_drawn_after_the_tickets_are_kept(game: TicketToRideGame) -> None:
    chosen = ("0: keep bay-dale", "1: keep ash-elm")
    state = play(game, START, *DEALT, *SHOWN, *OFFERS, *chosen)
    assert outcomes(state) == {"first 0": "1/2", "first 1": "1/2"}
    assert state.clone().apply("first 1")[0] == FirstPlayer(1)


@pytest.mark.rule("TT-2.4")
def test_the_option_first_takes_the_place_of_the_draw() -> None:
    state = play(game_with(first=1), START, *DEALT, *SHOWN, *OFFERS, "0: keep bay-dale", "1: keep ash-elm")
    assert (table(state).phase, state.actors) == ("pile", (0,))


@pytest.mark.rule("TT-2.4")
@pytest.mark.parametrize(("players", "first", "placers"), [(2, 0, (1, 1)), (3, 1, (0, 2)), (4, 1, (0, 3))])
def test_the_last_player_places_a_pile_then_the_last_but_one(
    game: TicketToRideGame, players: int, first: int, placers: tuple[int, int]
) -> None:
    seats = [EMPTY] * players
    start = at(*seats, turn="-", phase="first", piles="gull@-,crab@-")
    state = play(game, start, f"first {first}")
    assert state.actors == placers[:1]
    assert len(legal(state)) == 2 * 3
    apply(state, "pile crab hill")
    assert state.actors == placers[1:]
    assert legal(state) == ["pile gull fern", "pile gull glen"]
    apply(state, "pile gull fern")
    assert (table(state).phase, state.actors) == ("turn", (first,))
    crab = next(pile for pile in table(state).piles if pile.symbol == "crab")
    assert (crab.location, crab.tokens) == ("hill", {2: 1, 3: 2, 4: 3}[players])


@pytest.mark.rule("TT-2.4")
def test_any_pile_may_be_the_one_set_aside_and_any_location_its_place() -> None:
    # The map's first symbol is set aside, and its first location has no pile.
    text = map_text().replace('["sun", "moon", "star", "fish", "bell", "gull", "crab"]', SYMBOLS)
    text = text.replace('\npile = "sun"', "", 1)
    game = games.load("ticket-to-ride-san-francisco", {}, text.replace('id = "hill"', 'id = "hill"\npile = "sun"'), "")
    two = [seat("-/bg", tickets="ash-cove,bay-dale"), seat("-/bg", tickets="ash-elm,cove-fern")]
    state = play(game, at(*two, turn="-", phase="first", piles="gull@-,crab@-"), "first 0", "pile crab ash")
    assert legal(state) == ["pile gull fern", "pile gull glen"]


@pytest.mark.rule("TT-2.4")
def test_play_goes_clockwise(game: TicketToRideGame) -> None:
    state = game.position(at(EMPTY, EMPTY, EMPTY, turn="2"))
    events = happens(game, str(state), "take blue", "card blue", "take red", "card red")
    assert kinds(events)[-1] == "TurnBegan"
    assert play(game, str(state), "take blue", "card blue", "take red", "card red").actors == (0,)


@pytest.mark.rule("TT-1.3", "TT-1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_set_up_leads_to_the_first_turn(players: int) -> None:
    game = fogline.load("ticket-to-ride-san-francisco", options={"first": 0})
    state, source = game.start(players), Seeded(5)
    while table(state).phase != "turn":
        if state.chance():
            state.apply(source.choose(state))
        else:
            state.apply(state.legal(state.actors[0])[0], state.actors[0])
    view = table(state)
    assert view.ticket_deck + len(view.queue) + sum(one.tickets for one in view.seats) == 24
    assert len(view.piles) == 7
    assert [one.cards for one in view.seats] == [2] * players
