"""The game in words: cards with their articles, and what is counted in its own form."""

from __future__ import annotations

import pytest

from fogline.games.ticket_to_ride.events import CardDealt, CardTaken, CardTurnedUp
from fogline.games.ticket_to_ride.game import TicketToRideGame
from fogline.texts import Texts
from tests.games.ticket_to_ride.look import at, seat


def sentences(game: TicketToRideGame, position: str) -> list[str]:
    """The table in sentences, as seat 0 reads it."""
    return [Texts(game).say(message) for message in game.describe(game.position(position).view(0))]


@pytest.mark.parametrize(("card", "words"), [("red", "a red card"), ("orange", "an orange card"), ("ferry", "a ferry")])
def test_a_card_has_its_article(game: TicketToRideGame, card: str, words: str) -> None:
    texts = Texts(game, names=["Ada"])
    assert texts.say(game.action(f"take {card}").message()) == f"Take {words}"
    assert [texts.say(event.message()) for event in (CardTaken(0, card), CardDealt(0, card), CardTurnedUp(card))] == [
        f"Ada takes {words}.",
        f"You get {words}.",
        f"Face up now: {words}.",
    ]


def test_several_ferries_are_said_so(game: TicketToRideGame) -> None:
    assert "You hold 5 cards: 2 blue and 3 ferries." in sentences(game, at(seat("b2f3/-")))
    assert "You hold 2 cards: 1 blue and 1 ferry." in sentences(game, at(seat("bf/-")))


@pytest.mark.parametrize(("lines", "points"), [("-", "0 points"), ("glen-hill", "1 point"), ("bay-cove.1", "2 points")])
def test_one_point_is_no_plural(game: TicketToRideGame, lines: str, points: str) -> None:
    assert f"You would have {points} if scored now." in sentences(game, at(seat(lines=lines)))
    outcome = game.position(at(seat(lines=lines), phase="over:passes")).outcome
    assert outcome is not None
    assert f"with {points}; everyone had passed." in Texts(game).say(outcome.message("tt"))
