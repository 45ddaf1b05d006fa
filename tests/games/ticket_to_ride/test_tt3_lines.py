"""TT-3.7 to TT-3.11: claiming a line."""

from __future__ import annotations

import pytest

from fogline import games
from fogline.games.ticket_to_ride.game import TicketToRideGame
from tests.games.ticket_to_ride.look import (
    EMPTY,
    apply,
    at,
    claims,
    hand,
    happens,
    kinds,
    legal,
    play,
    player,
    refuses,
    seat,
    table,
)
from tests.games.ticket_to_ride.maps import map_text

BLACK = "claim ash bay black"


@pytest.mark.rule("TT-3.7")
def test_as_many_cards_as_spaces_are_discarded_and_a_car_goes_on_each(game: TicketToRideGame) -> None:
    state = play(game, at(seat("k4/g")), BLACK)
    assert hand(state) == {"green": 1, "black": 1}
    assert table(state).discards == {"black": 3}
    assert (player(state).cars, player(state).lines) == (17, ("ash-bay",))


@pytest.mark.rule("TT-3.7")
def test_ferries_stand_in_for_any_colour(game: TicketToRideGame) -> None:
    state = game.position(at(seat("k2f2/-")))
    assert [claim for claim in claims(state) if "ash bay" in claim] == [
        f"{BLACK} ferries 1",
        f"{BLACK} ferries 2",
    ]
    assert hand(play(game, str(state), f"{BLACK} ferries 2")) == {"black": 1}


@pytest.mark.rule("TT-3.7")
def test_a_grey_line_takes_one_colour_of_choice(game: TicketToRideGame) -> None:
    state = game.position(at(seat("b2g2r/-")))
    assert [claim for claim in claims(state) if "dale elm" in claim] == ["claim dale elm blue", "claim dale elm green"]
    refuses(state, "claim dale elm red", "too-few-cards", "TT-3.7")


@pytest.mark.rule("TT-3.7")
def test_ferries_alone_are_one_payment_whatever_the_colour(game: TicketToRideGame) -> None:
    state = game.position(at(seat("f2/-")))
    assert [claim for claim in claims(state) if "dale elm" in claim] == ["claim dale elm ferries 2"]


@pytest.mark.rule("TT-3.7")
def test_a_coloured_line_takes_no_other_colour(game: TicketToRideGame) -> None:
    state = game.position(at(seat("b3/-")))
    assert not [claim for claim in claims(state) if "ash bay" in claim]
    refuses(state, "claim ash bay blue", "wrong-colour", "TT-3.7")


@pytest.mark.rule("TT-3.7")
def test_any_free_line_connected_or_not_and_one_a_turn(game: TicketToRideGame) -> None:
    state = play(game, at(seat("k3p/-", lines="dale-elm")), "claim glen hill pink")
    assert player(state).lines == ("dale-elm", "glen-hill")
    assert state.actors == (1,)


@pytest.mark.rule("TT-3.7")
def test_a_line_that_is_owned_cant_be_claimed(game: TicketToRideGame) -> None:
    state = game.position(at(seat("k3/-", lines="glen-ash"), seat(lines="ash-bay")))
    refuses(state, BLACK, "line-taken", "TT-3.7")
    refuses(state, "claim glen ash green", "line-own", "TT-3.7")


@pytest.mark.rule("TT-3.7")
def test_never_without_enough_cable_cars(game: TicketToRideGame) -> None:
    # 18 of 20 cable cars are used.
    lines = "fern-glen,hill-ash,fern-hill,elm-fern"
    state = game.position(at(seat("k3g2/-", lines=lines), EMPTY, EMPTY, last="t0"))
    assert player(state).cars == 2
    refuses(state, BLACK, "too-few-cars", "TT-3.7")
    assert "claim glen ash green" in claims(state)


@pytest.mark.rule("TT-3.8")
def test_a_ferry_symbol_needs_a_ferry_and_further_ferries_may_stand_in(game: TicketToRideGame) -> None:
    state = game.position(at(seat("b3f2/-")))
    assert [claim for claim in claims(state) if "elm fern" in claim] == [
        "claim elm fern blue ferries 1",
        "claim elm fern blue ferries 2",
    ]
    refuses(state, "claim elm fern blue ferries 0", "ferries-needed", "TT-3.8")


@pytest.mark.rule("TT-3.8")
def test_each_symbol_needs_its_own_ferry(game: TicketToRideGame) -> None:
    state = game.position(at(seat("o5f/-")))
    assert not [claim for claim in claims(state) if "hill ash" in claim]
    assert "claim hill ash orange ferries 2" in claims(game.position(at(seat("o3f2/-"))))


@pytest.mark.rule("TT-3.9")
def test_nobody_may_own_both_lines_of_a_double_line(game: TicketToRideGame) -> None:
    state = game.position(at(seat("r2/-", lines="bay-cove.1"), EMPTY, EMPTY))
    assert not [claim for claim in claims(state) if "bay cove" in claim]
    refuses(state, "claim bay cove red", "twin-own", "TT-3.9")


@pytest.mark.rule("TT-3.9")
def test_with_two_players_the_second_line_is_closed(game: TicketToRideGame) -> None:
    state = game.position(at(seat("r2/-"), seat(lines="bay-cove.1")))
    assert not [claim for claim in claims(state) if "bay cove" in claim]
    refuses(state, "claim bay cove red", "twin-closed", "TT-3.9")


@pytest.mark.rule("TT-3.9")
def test_the_first_line_of_a_map_may_be_a_twin_too() -> None:
    head, first, second, *more = map_text().split("[[line]]")
    text = "[[line]]".join((head, second, first, *more))
    game = games.load("ticket-to-ride-san-francisco", {}, text, "test.toml")
    owner = seat(lines="bay-cove.1", tickets="ash-cove", tokens="moon")
    state = game.position(at(seat("r2/-", tickets="bay-dale"), owner, cards="bgkpr/b2/0"))
    refuses(state, "claim bay cove red", "twin-closed", "TT-3.9")


@pytest.mark.rule("TT-3.9")
@pytest.mark.parametrize("others", [1, 2])
def test_with_three_and_four_players_both_lines_are_open(game: TicketToRideGame, others: int) -> None:
    state = game.position(at(seat("r2/-"), seat(lines="bay-cove.1"), *[EMPTY] * others))
    assert "claim bay cove red" in claims(state)


@pytest.mark.rule("TT-3.10")
@pytest.mark.parametrize(
    ("cards", "claim", "points"),
    [
        ("p", "claim glen hill pink", 1),
        ("b2", "claim bay cove blue", 2),
        ("k3", BLACK, 4),
        ("b4", "claim fern hill blue", 7),
        ("o3f2", "claim hill ash orange ferries 2", 10),
        ("g6", "claim fern glen green", 15),
    ],
)
def test_points_by_length(game: TicketToRideGame, cards: str, claim: str, points: int) -> None:
    start = at(seat(f"{cards}/-"), cards="b2k2r/-/0")
    assert player(play(game, start, claim)).line_points == points


@pytest.mark.rule("TT-3.11")
def test_the_only_new_token_is_taken_without_a_choice(game: TicketToRideGame) -> None:
    start = at(seat("g2/-"), piles="gull@fern,crab@hill")
    assert kinds(happens(game, start, "claim glen ash green")) == ["LineClaimed", "TouristTaken", "TurnBegan"]
    state = play(game, start, "claim glen ash green")
    assert (player(state).tokens, state.actors) == (("sun",), (1,))
    assert next(pile.tokens for pile in table(state).piles if pile.symbol == "sun") == 1


@pytest.mark.rule("TT-3.11")
def test_between_two_new_tokens_the_player_chooses(game: TicketToRideGame) -> None:
    state = play(game, at(seat("k3/-")), BLACK)
    assert (table(state).phase, legal(state)) == ("tourist", ["tourist ash", "tourist bay"])
    apply(state, "tourist bay")
    assert (player(state).tokens, state.actors) == (("moon",), (1,))


@pytest.mark.rule("TT-3.11")
def test_where_only_one_of_the_two_is_new_it_is_that_one(game: TicketToRideGame) -> None:
    state = play(game, at(seat("k3/-", tokens="sun")), BLACK)
    assert player(state).tokens == ("sun", "moon")


@pytest.mark.rule("TT-3.11")
def test_an_empty_pile_offers_nothing(game: TicketToRideGame) -> None:
    # With three players a pile has two tokens.
    state = play(game, at(seat("k3/-"), seat(tokens="sun,moon"), seat(tokens="sun,moon")), BLACK)
    assert (player(state).tokens, state.actors) == ((), (1,))


@pytest.mark.rule("TT-3.11")
def test_nothing_new_nothing_taken(game: TicketToRideGame) -> None:
    state = play(game, at(seat("k3/-", tokens="sun,moon")), BLACK)
    assert player(state).tokens == ("sun", "moon")


@pytest.mark.rule("TT-E1")
@pytest.mark.parametrize(
    ("cards", "payment"), [("k3", "black"), ("k2f", "black ferries 1"), ("kf2", "black ferries 2"), ("f3", "ferries 3")]
)
def test_the_rulebooks_example(game: TicketToRideGame, cards: str, payment: str) -> None:
    start = at(seat(f"{cards}/-"), seat(tokens="moon"), seat(tokens="moon"))
    assert [claim for claim in claims(game.position(start)) if "ash bay" in claim] == [f"claim ash bay {payment}"]
    state = play(game, start, f"claim ash bay {payment}")
    assert (hand(state), player(state).line_points, player(state).tokens) == ({}, 4, ("sun",))
