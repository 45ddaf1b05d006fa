"""TT-3.12 and TT-3.13: drawing tickets, and passing."""

from __future__ import annotations

import pytest

from fogline.games.ticket_to_ride.events import TicketsChosen
from fogline.games.ticket_to_ride.game import TicketToRideGame
from tests.games.ticket_to_ride.look import EMPTY, apply, at, happens, kinds, legal, outcomes, play, player, seat, table

REST = "ash-elm,cove-fern,fern-hill,glen-ash,dale-hill,bay-hill,cove-elm,ash-dale"
"""All tickets but ash-cove and bay-dale."""
ALL = f"ash-cove,bay-dale,{REST}"
HOARD = "-/b3g3k3p3r3o3f4"


@pytest.mark.rule("TT-3.12")
def test_two_are_drawn_and_at_least_one_is_kept(game: TicketToRideGame) -> None:
    state = play(game, at(), "tickets")
    assert outcomes(state)["ticket ash-cove"] == "1/10"
    apply(state, "ticket ash-cove")
    assert "ticket ash-cove" not in outcomes(state)
    apply(state, "ticket ash-elm")
    assert legal(state) == ["keep ash-cove", "keep ash-cove ash-elm", "keep ash-elm"]
    assert TicketsChosen(0, ("ash-elm",), ("ash-cove",)) in apply(state, "keep ash-elm")
    assert [one.ticket for one in table(state, 0).tickets] == ["ash-elm"]
    assert [(one.seat, one.ticket) for one in table(state, 0).queue] == [(0, "ash-cove")]
    assert [(one.seat, one.ticket) for one in table(state, 1).queue] == [(0, None)]
    assert state.actors == (1,)


@pytest.mark.rule("TT-3.12")
def test_both_may_be_kept(game: TicketToRideGame) -> None:
    state = play(game, at(), "tickets", "ticket ash-cove", "ticket ash-elm", "keep ash-cove ash-elm")
    assert (player(state).tickets, table(state).queue) == (2, ())


@pytest.mark.rule("TT-3.12")
def test_the_owner_is_told_which_ticket_went_back(game: TicketToRideGame) -> None:
    events = happens(game, at(seat(offer="dale-hill,bay-hill"), phase="choose"), "keep bay-hill")
    assert TicketsChosen(0, ("bay-hill",), ("dale-hill",)) in events


@pytest.mark.rule("TT-3.12")
def test_a_choice_is_forgotten_with_its_offer(game: TicketToRideGame) -> None:
    start = at(seat(offer="dale-hill,bay-hill"), phase="choose")
    state = play(game, start, "keep bay-hill", "take blue", "card red", "take red", "card ferry")
    state = play(game, str(state), "tickets", "ticket ash-cove", "ticket bay-dale")
    assert "!" not in str(state)


@pytest.mark.rule("TT-3.12")
def test_tickets_put_back_come_after_the_upper_part_in_their_order(game: TicketToRideGame) -> None:
    rest = REST.replace(",cove-elm,ash-dale", "")
    start = at(seat(tickets=rest), queue="bay-dale@1,ash-cove@1,cove-elm@0")
    state = play(game, start, "tickets")
    assert outcomes(state) == {"ticket ash-dale": "1"}
    apply(state, "ticket ash-dale")
    assert outcomes(state) == {"ticket bay-dale": "1"}
    apply(state, "ticket bay-dale")
    assert table(state, 0).offer == ("bay-dale", "ash-dale")
    apply(state, "keep bay-dale")
    assert [(one.seat, one.ticket) for one in table(state, 0).queue] == [(1, None), (0, "cove-elm"), (0, "ash-dale")]
    state = play(game, str(state), "tickets", "ticket ash-cove", "ticket cove-elm")
    assert table(state, 1).offer == ("ash-cove", "cove-elm")


@pytest.mark.rule("TT-3.12")
def test_a_single_ticket_left_is_kept(game: TicketToRideGame) -> None:
    state = game.position(at(seat(tickets=REST + ",bay-dale")))
    events = happens(game, str(state), "tickets", "ticket ash-cove")
    assert kinds(events) == ["TicketDrawn", "TicketsDrawn", "TicketsChosen", "TicketsKept", "TurnBegan"]
    assert TicketsChosen(0, ("ash-cove",), ()) in events
    assert player(play(game, str(state), "tickets", "ticket ash-cove")).tickets == 10


@pytest.mark.rule("TT-3.12")
def test_with_none_left_the_action_is_not_offered(game: TicketToRideGame) -> None:
    assert "tickets" in legal(game.position(at(seat(tickets=REST))))
    assert "tickets" not in legal(game.position(at(seat(tickets=ALL))))


@pytest.mark.rule("TT-3.13")
def test_who_can_do_nothing_passes(game: TicketToRideGame) -> None:
    # All cards are in the hands of the others, and all tickets are drawn.
    start = at(seat(tickets=ALL), seat("-/b3g3k3p3r3o3f4"), seat("-/b3g3k3p3r3o3f4"), cards="-/-/0")
    state = game.position(start)
    assert legal(state) == ["pass"]
    assert kinds(happens(game, start, "pass")) == ["Passed", "TurnBegan"]
    assert "pass" not in legal(play(game, start, "pass"))


@pytest.mark.rule("TT-3.13")
def test_when_all_pass_in_a_row_the_game_ends(game: TicketToRideGame) -> None:
    # With two players the twins are closed, and the rest is claimed: nobody can do anything.
    mine = "ash-bay,bay-cove.1,cove-dale.1,dale-elm,elm-fern,glen-ash"
    yours = "hill-ash,fern-hill,fern-glen,glen-hill"
    start = at(seat("-/b3g3k3p3r3o3f4", lines=mine, tickets=ALL), seat("-/b3g3k3p3r3o3f4", lines=yours), cards="-/-/0")
    state = play(game, start, "pass")
    assert (table(state).passes, state.actors) == (1, (1,))
    apply(state, "pass")
    assert state.outcome is not None
    assert (state.outcome.termination, state.outcome.rule, state.outcome.trigger) == ("passes", "TT-3.13", None)


@pytest.mark.rule("TT-3.13")
def test_an_action_between_starts_the_count_anew(game: TicketToRideGame) -> None:
    start = at(seat("-/b6g6k6p6r6o6f8", tickets=ALL), EMPTY, EMPTY, cards="-/-/0", last="p2")
    assert table(play(game, start, "claim glen hill pink")).passes == 0
