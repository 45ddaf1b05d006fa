"""What an action would change, and how far tickets are, from a view alone."""

from __future__ import annotations

from itertools import product

import pytest

from fogline.core.message import Message
from fogline.core.native import Luck
from fogline.games.ticket_to_ride.game import TicketToRideGame
from fogline.games.ticket_to_ride.preview import TicketToRidePreview
from fogline.games.ticket_to_ride.ticket_distance import ticket_distance
from fogline.texts import LANGUAGES, Texts
from tests.games.ticket_to_ride.look import EMPTY, at, play, player, seat, table
from tests.games.ticket_to_ride.test_belief import moments


def preview(game: TicketToRideGame, position: str, *actions: str) -> TicketToRidePreview:
    return game.preview(game.position(position).view(0), [game.action(action) for action in actions])


def words(game: TicketToRideGame, position: str, *actions: str) -> list[str]:
    return [Texts(game).say(message) for message in preview(game, position, *actions).messages()]


def test_a_claim_tells_points_cars_tickets_and_the_token(game: TicketToRideGame) -> None:
    start = at(seat("k3/-", lines="bay-cove.1", tickets="ash-cove,ash-dale", tokens="moon"))
    assert words(game, start, "claim ash bay black") == [
        "You claim Ash – Bay with 3 black: 4 points.",
        "15 cable cars are left.",
        "You take a tourist token: “sun”.",
        "Ash – Cove is completed: 5 points.",
        "Ash – Dale (6): 1 space is missing, 4 before.",
        "Your points: -9 → 6.",
    ]


def test_a_choice_of_tokens_is_named_and_can_be_previewed_with_the_claim(game: TicketToRideGame) -> None:
    start = at(seat("k3/-"))
    assert preview(game, start, "claim ash bay black").choices == ("sun", "moon")
    both = preview(game, start, "claim ash bay black", "tourist bay")
    assert (both.symbols, both.choices, both.refusal) == (("moon",), (), None)


def test_the_last_round_is_announced(game: TicketToRideGame) -> None:
    start = at(seat("k3/-", lines="fern-glen,hill-ash,fern-hill", tokens="sun,moon"), EMPTY, EMPTY)
    assert preview(game, start, "claim ash bay black").last_round
    assert "With 2 cable cars left you begin the last round: everyone, you too, has one more turn." in words(
        game, start, "claim ash bay black"
    )
    again = at(seat("k3/-", lines="fern-glen,hill-ash,fern-hill,elm-fern", tokens="sun,moon"), last="t0")
    assert preview(game, again, "take blind").ends is False


def test_a_draw_reveals_and_stops_the_sequence(game: TicketToRideGame) -> None:
    told = preview(game, at(), "take blind")
    assert (told.reveals, told.blind, told.next) == (True, 1, "second")
    told = preview(game, at(), "take blue", "take red")
    assert (told.taken, told.refused, told.reveals) == (("blue",), 1, False)
    assert told.refusal is not None
    assert told.refusal.code == "chance-decides"
    assert preview(game, at(), "tickets").drawn


def test_a_refusal_is_told_with_its_reason(game: TicketToRideGame) -> None:
    told = preview(game, at(seat("k2/-")), "claim ash bay black")
    assert (told.refused, told.line, told.cars.before, told.cars.after) == (0, None, 20, 20)
    assert words(game, at(seat("k2/-")), "claim ash bay black") == [
        "“claim ash bay black” is not possible: You have 2 black cards, and Ash – Bay would take 3."
    ]


def test_choosing_tickets_shows_what_each_costs(game: TicketToRideGame) -> None:
    start = at(seat(offer="ash-cove,bay-dale", lines="ash-bay"), phase="choose")
    told = preview(game, start, "keep ash-cove bay-dale")
    assert [(one.after.ticket, one.after.missing, one.new) for one in told.tickets] == [
        ("ash-cove", 2, True),
        ("bay-dale", 3, True),
    ]


@pytest.mark.parametrize(
    ("mine", "others", "missing", "way"),
    [
        ("-", "-", 5, ("ash-bay", "bay-cove.1")),
        ("ash-bay", "-", 2, ("bay-cove.1",)),
        ("ash-bay,bay-cove.2", "-", 0, ()),
        ("-", "ash-bay", 13, ("glen-ash", "glen-hill", "fern-hill", "elm-fern", "dale-elm", "cove-dale.1")),
        ("elm-fern", "ash-bay", 10, ("glen-ash", "glen-hill", "fern-hill", "dale-elm", "cove-dale.1")),
    ],
)
def test_the_cheapest_way_that_is_left(
    game: TicketToRideGame, mine: str, others: str, missing: int, way: tuple[str, ...]
) -> None:
    view = table(game.position(at(seat(lines=mine), seat(lines=others), EMPTY)), 0)
    found = ticket_distance(view, "ash-cove", game.map)
    assert (found.missing, found.way, found.enough) == (missing, way, True)


def test_a_ticket_that_cant_be_completed_any_more(game: TicketToRideGame) -> None:
    # With two players a claimed twin is closed: nothing leads to Cove.
    view = table(game.position(at(EMPTY, seat(lines="bay-cove.1,cove-dale.1"))), 0)
    assert ticket_distance(view, "ash-cove", game.map).missing is None
    few = at(seat(lines="fern-glen,hill-ash,fern-hill,elm-fern"), EMPTY, EMPTY, last="t0")
    assert not ticket_distance(table(game.position(few), 0), "ash-cove", game.map).enough


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_preview_agrees_with_what_then_happens(game: TicketToRideGame, players: int) -> None:
    luck = Luck(players)
    compared = 0
    for position in moments(game, players, players, 1):
        state = game.position(game.format_position(position))
        for who in state.actors:
            legal = state.legal(who)
            action = legal[luck.below(len(legal))]
            told = game.preview(state.view(who), [action])
            then = state.clone()
            then.apply(action, who)
            view = table(then, who)
            assert told.refusal is None
            assert told.reveals == (then.chance() is not None)
            assert (told.cars.after, told.points.after) == (view.seats[who].cars, view.points)
            assert told.last_round == (view.trigger == who and table(state).trigger is None)
            assert told.ends == (then.outcome is not None)
            compared += told.line is not None
    assert compared > 2


def test_claims_that_could_be_paid_and_are_open_are_counted(game: TicketToRideGame) -> None:
    said = Texts(game).say(game.prompt(game.position(at(seat("k3/-"))).view(0)))
    assert said == "Your turn. You can draw cards, claim one of 4 lines or draw tickets."
    state = play(game, at(seat("k3/-")), "claim ash bay black")
    assert player(state).cars == 17


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_told_as_one_thing_or_another(game: TicketToRideGame, language: str) -> None:
    """A newcomer read “draw cards, claim a line and draw tickets” as three things to do."""
    texts, both = Texts(game, language), {"en": "and", "it": "e", "pl": "i", "es": "y", "fr": "et"}[language]
    said = set()
    for lines, draw, tickets in product((0, 1, 4), (0, 1), (0, 30)):
        told = texts.say(Message("tt-prompt-turn", {"lines": lines, "draw": draw, "tickets": tickets}))
        assert not any((lines, draw, tickets)) or both not in told.split()
        assert "  " not in told
        assert " ." not in told
        said.add(told)
    assert len(said) == 12
