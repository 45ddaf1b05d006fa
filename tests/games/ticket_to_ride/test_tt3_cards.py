"""TT-3.1 to TT-3.6: drawing transport cards."""

from __future__ import annotations

import pytest

from fogline.games.ticket_to_ride.game import TicketToRideGame
from tests.games.ticket_to_ride.look import (
    apply,
    at,
    hand,
    happens,
    kinds,
    legal,
    outcomes,
    play,
    player,
    refuses,
    seat,
    table,
)
from tests.games.ticket_to_ride.maps import game_with

FERRIES = "bgkpf/-/0"
"""Four colours and a ferry face up."""
# All but the five face-up cards and a few are in a hand, so that the deck is nearly empty.
HOARD = "-/b5g5k5p5r6o6f7"
"""With `FERRIES` face up, everything: no deck, no discards."""


@pytest.mark.rule("TT-3.1")
def test_two_cards_face_up_or_blind(game: TicketToRideGame) -> None:
    state = game.position(at())
    assert legal(state)[:6] == ["take blue", "take green", "take black", "take pink", "take red", "take blind"]
    apply(state, "take blue")
    assert hand(state) == {"blue": 1}
    assert table(state).face_up == {"green": 1, "black": 1, "pink": 1, "red": 1}
    apply(state, "card orange")
    assert legal(state) == ["take green", "take black", "take pink", "take red", "take orange", "take blind"]
    apply(state, "take orange")
    assert state.chance() is not None
    apply(state, "card orange")
    assert (hand(state), state.actors) == ({"blue": 1, "orange": 1}, (1,))


@pytest.mark.rule("TT-3.1")
def test_the_second_card_is_compulsory_where_one_may_be_taken(game: TicketToRideGame) -> None:
    # A line could be paid, tickets could be drawn: after the first card only a second may be taken.
    state = play(game, at(seat("k3/-")), "take blue", "card orange")
    assert (state.actors, {action.split()[0] for action in legal(state)}) == ((0,), {"take"})
    for other in ("pass", "tickets", "claim ash bay black"):
        refuses(state, other, "second-card-first", "TT-3.1")


@pytest.mark.rule("TT-3.1")
def test_a_card_drawn_blind_is_seen_by_its_owner_only(game: TicketToRideGame) -> None:
    events = happens(game, at(), "take blind", "card ferry")
    assert [(type(event).__name__, event.seen_by) for event in events] == [("CardDrawn", None), ("CardDealt", (0,))]
    state = play(game, at(), "take blind", "card ferry")
    assert (hand(state), player(state).cards, player(state).known) == ({"ferry": 1}, 1, {})


@pytest.mark.rule("TT-3.2")
def test_a_face_up_ferry_taken_first_is_the_only_card(game: TicketToRideGame) -> None:
    state = play(game, at(cards=FERRIES), "take ferry", "card red")
    assert (hand(state), state.actors) == ({"ferry": 1}, (1,))


@pytest.mark.rule("TT-3.2")
def test_a_face_up_ferry_cant_be_the_second_card(game: TicketToRideGame) -> None:
    state = play(game, at(cards=FERRIES), "take blind", "card red")
    assert "take ferry" not in legal(state)
    refuses(state, "take ferry", "ferry-second", "TT-3.2")


@pytest.mark.rule("TT-3.2")
def test_a_ferry_that_replaces_the_first_card_cant_be_the_second(game: TicketToRideGame) -> None:
    state = play(game, at(), "take blue", "card ferry")
    assert legal(state) == ["take green", "take black", "take pink", "take red", "take blind"]


@pytest.mark.rule("TT-3.2")
def test_a_ferry_drawn_blind_is_an_ordinary_card(game: TicketToRideGame) -> None:
    state = play(game, at(), "take blind", "card ferry")
    assert (table(state).phase, state.actors) == ("second", (0,))
    state = play(game, at(), "take blue", "card blue", "take blind", "card ferry")
    assert (hand(state), state.actors) == ({"blue": 1, "ferry": 1}, (1,))


@pytest.mark.rule("TT-3.3")
def test_there_is_no_hand_limit(game: TicketToRideGame) -> None:
    state = game.position(at(seat("b5g4k5/p5r5o5f7"), cards="bkpro/-/0"))
    assert player(state).cards == 36
    assert player(play(game, str(state), "take blind", "card green", "take blind", "card green")).cards == 38


@pytest.mark.rule("TT-3.4")
def test_the_discards_become_the_deck_as_soon_as_it_is_empty(game: TicketToRideGame) -> None:
    nearly = at(seat("-/b5g5k5p5r5o3f7"), cards="bgkpf/o3/0")
    assert outcomes(play(game, nearly, "take blind")) == {"card red": "1"}
    events = happens(game, nearly, "take blind", "card red")
    assert kinds(events) == ["CardDrawn", "CardDealt", "DeckReshuffled"]
    state = play(game, nearly, "take blind", "card red")
    assert (table(state).deck_size, table(state).discards, table(state).generation) == (3, {}, 1)
    assert outcomes(play(game, str(state), "take blind")) == {"card orange": "1"}


@pytest.mark.rule("TT-3.4")
def test_the_card_turned_up_last_is_followed_by_the_reshuffle_too(game: TicketToRideGame) -> None:
    nearly = at(seat("-/b5g5k5p5r5o3f7"), cards="bgkpf/o3/0")
    assert kinds(happens(game, nearly, "take blue", "card red")) == ["CardTaken", "CardTurnedUp", "DeckReshuffled"]


@pytest.mark.rule("TT-3.4")
def test_with_nothing_left_the_next_discards_become_the_deck_and_fill_up_before_a_token_is_chosen(
    game: TicketToRideGame,
) -> None:
    bare = at(seat("-/b5g5k6p5r5o6f8"), cards="bgpr/-/0")
    state = play(game, bare, "claim ash bay black")
    assert (table(state).deck_size, table(state).generation, table(state).phase) == (3, 1, "display")
    apply(state, "card black")
    assert (table(state).phase, table(state).deck_size) == ("tourist", 2)
    assert table(state).face_up == {"blue": 1, "green": 1, "black": 1, "pink": 1, "red": 1}


@pytest.mark.rule("TT-3.4", "TT-3.6")
def test_the_face_up_cards_are_filled_only_as_far_as_the_discards_reach(game: TicketToRideGame) -> None:
    bare = at(seat("-/b6g6k6p6r6o6f7"), cards="f/-/0")
    state = play(game, bare, "claim cove dale 1 blue")
    assert outcomes(state) == {"card blue": "1"}
    apply(state, "card blue")
    assert (table(state).face_up, table(state).deck_size, table(state).phase) == ({"blue": 1, "ferry": 1}, 0, "tourist")


@pytest.mark.rule("TT-3.5")
def test_three_ferries_after_a_replacement_renew_all_five_before_the_second_card(game: TicketToRideGame) -> None:
    state = play(game, at(cards="bgkf2/-/0"), "take blue", "card ferry")
    assert (table(state).discards, table(state).face_up) == ({"green": 1, "black": 1, "ferry": 3}, {})
    for card in ("card red", "card red", "card red", "card pink", "card pink"):
        assert table(state).phase == "display"
        apply(state, card)
    assert table(state).phase == "second"


@pytest.mark.rule("TT-3.5")
def test_two_ferries_stay(game: TicketToRideGame) -> None:
    assert table(play(game, at(cards="bgkpf/-/0"), "take blue", "card ferry")).phase == "second"


@pytest.mark.rule("TT-3.5")
@pytest.mark.parametrize("ferries", [3, 4, 5])
def test_three_or_more_ferries_count(game: TicketToRideGame, ferries: int) -> None:
    others = 5 - ferries
    start = at(phase=f"display:end:{0}", turn="0", cards=f"{'r' * others}f{ferries - 1}/-/0")
    assert table(play(game, start, "card ferry")).face_up == {}


@pytest.mark.rule("TT-3.5")
def test_the_five_go_to_the_discards_first_so_that_they_may_come_back(game: TicketToRideGame) -> None:
    # One card in the deck besides the ferry that is turned up.
    start = at(seat("-/b6g5k5p6r6o6f4"), cards="gkf2/-/0", phase="display:second:0")
    state = play(game, start, "card ferry")
    assert outcomes(state) == {"card ferry": "1"}
    apply(state, "card ferry")
    assert outcomes(state) == {"card green": "1/5", "card black": "1/5", "card ferry": "3/5"}


@pytest.mark.rule("TT-3.5")
def test_at_most_three_renewals_for_one_change(game: TicketToRideGame) -> None:
    # Only six cards are not in hands, three of them ferries, so that these come back again and again.
    state = game.position(at(seat("-/b5g5k5p6r6o6f5"), cards="gkf2/-/0", phase="display:second:0"))
    apply(state, "card ferry")
    assert (table(state).face_up, table(state).renewals) == ({}, 1)
    for number, (first, last) in enumerate((("blue", "green"), ("black", "blue"), ("green", "black")), 2):
        for card in (first, "ferry", "ferry", "ferry", last):
            assert table(state).renewals == number - 1
            apply(state, f"card {card}")
        if number <= 3:
            assert (table(state).face_up, table(state).renewals) == ({}, number)
    assert table(state).face_up == {"green": 1, "black": 1, "ferry": 3}
    assert (table(state).phase, table(state).deck_size) == ("second", 1)


@pytest.mark.rule("TT-3.5")
def test_nothing_is_renewed_when_deck_and_discards_are_empty(game: TicketToRideGame) -> None:
    start = at(seat("-/b6g5k5p6r6o6f5"), cards="gkf2/-/0", phase="display:second:0")
    assert table(play(game, start, "card ferry")).face_up == {"green": 1, "black": 1, "ferry": 3}


@pytest.mark.rule("TT-3.5")
def test_the_count_starts_anew_with_the_next_card_taken(game: TicketToRideGame) -> None:
    stays = at(cards="bgf3/-/0", phase="second")
    state = play(game, stays, "take blue", "card red")
    assert table(state).face_up == {}
    assert table(state).renewals == 1


@pytest.mark.rule("TT-3.5")
def test_a_blind_card_or_a_claim_does_not_renew(game: TicketToRideGame) -> None:
    stays = at(seat("k3/-"), cards="bgf3/-/0")
    assert table(play(game, stays, "take blind", "card red")).face_up == {"blue": 1, "green": 1, "ferry": 3}
    assert table(play(game, stays, "claim ash bay black")).face_up == {"blue": 1, "green": 1, "ferry": 3}


@pytest.mark.rule("TT-3.5")
def test_fewer_than_five_face_up_are_not_renewed() -> None:
    # After the claim there is one card to fill up with, and four lie face up.
    state = game_with({"ferries": 8}).position(at(seat("-/f5"), cards="f3/-/0"))
    apply(state, "claim cove dale 1 ferries 1")
    apply(state, "card ferry")
    assert (table(state).face_up, table(state).phase) == ({"ferry": 4}, "tourist")


@pytest.mark.rule("TT-3.6")
def test_without_a_deck_a_card_taken_is_not_replaced(game: TicketToRideGame) -> None:
    state = play(game, at(seat(HOARD), cards=FERRIES), "take blue")
    assert (table(state).phase, table(state).face_up) == ("second", {"green": 1, "black": 1, "pink": 1, "ferry": 1})
    assert legal(state) == ["take green", "take black", "take pink"]
    refuses(state, "take blind", "deck-empty", "TT-3.6")


@pytest.mark.rule("TT-3.6")
def test_the_turn_ends_after_one_card_when_no_second_may_be_taken(game: TicketToRideGame) -> None:
    state = play(game, at(seat("-/b5g6k6p6r6o6f4"), cards="bf4/-/0"), "take blue")
    assert (state.actors, table(state).face_up) == ((1,), {"ferry": 4})


@pytest.mark.rule("TT-3.6")
def test_drawing_is_not_offered_when_no_card_can_be_taken(game: TicketToRideGame) -> None:
    state = game.position(at(seat("-/b6g6k6p6r6o6f8"), cards="-/-/0"))
    assert not [action for action in legal(state) if action.startswith("take")]
