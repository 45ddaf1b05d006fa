"""Short ways to write a position, to play from it and to look at what came out, so that a test reads like the rule."""

from __future__ import annotations

import pytest

from fogline import SPECTATOR, Event, Game, IllegalAction, State
from fogline.games.ticket_to_ride.view import SeatView, TicketToRideView

EMPTY = "-;-/-;-;-;-"
"""A seat that has nothing: lines; known cards/cards drawn blind; tickets; tickets offered; tourist tokens."""


def at(
    *seats: str,
    turn: str = "0",
    phase: str = "turn",
    last: str = "-",
    cards: str = "bgkpr/-/0",
    queue: str = "-",
    piles: str = "gull@fern,crab@glen",
) -> str:
    """A position of the test map, by default at the start of seat 0's turn; empty seats are added up to two."""
    everyone = [*seats, *[EMPTY] * (2 - len(seats))]
    return " ".join(("tt1", turn, phase, last, cards, queue, piles, *everyone))


def seat(hand: str = "-/-", lines: str = "-", tickets: str = "-", offer: str = "-", tokens: str = "-") -> str:
    """A seat of a position."""
    return f"{lines};{hand};{tickets};{offer};{tokens}"


def play(game: Game, position: str, *moves: str) -> State:
    """The state that these actions and outcomes lead to; ``2: keep x`` is for a seat that decides beside others."""
    state = game.position(position)
    for move in moves:
        apply(state, move)
    return state


def apply(state: State, move: str) -> tuple[Event, ...]:
    """Do an action or outcome; ``2: keep x`` is that of seat 2."""
    who, colon, action = move.rpartition(":")
    return state.apply(action, int(who) if colon else None)


def happens(game: Game, position: str, *moves: str) -> list[Event]:
    """All events that these actions and outcomes bring."""
    state = game.position(position)
    return [event for move in moves for event in apply(state, move)]


def kinds(events: list[Event]) -> list[str]:
    """The names of the events' types."""
    return [type(event).__name__ for event in events]


def legal(state: State, who: int | None = None) -> list[str]:
    """The legal actions, as texts."""
    return [str(action) for action in state.legal(who)]


def claims(state: State) -> list[str]:
    """The legal claims, as texts."""
    return [action for action in legal(state) if action.startswith("claim")]


def outcomes(state: State) -> dict[str, str]:
    """What luck may bring, with probabilities."""
    chance = state.chance()
    assert chance is not None
    return {str(outcome): str(probability) for outcome, probability in chance}


def refuses(state: State, action: str, code: str, rule: str | None) -> None:
    """The action is illegal for this reason, and nothing changes."""
    before = str(state)
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)
    assert (caught.value.code, caught.value.rule) == (code, rule)
    assert str(state) == before


def table(state: State, who: int = SPECTATOR) -> TicketToRideView:
    """What a seat sees, or everyone."""
    view = state.view(who)
    assert isinstance(view, TicketToRideView)
    return view


def player(state: State, who: int = 0) -> SeatView:
    """What everyone sees of a seat."""
    return table(state).seats[who]


def hand(state: State, who: int = 0) -> dict[str, int]:
    """A seat's cards, as it sees them itself."""
    return table(state, who).hand
