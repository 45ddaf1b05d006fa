"""Short ways to play from a position and to look at what came out, so that a rule test reads like the rule."""

from __future__ import annotations

import pytest

from fogline import Event, Game, IllegalAction, State
from fogline.games.san_francisco.game import SanFranciscoGame
from fogline.games.san_francisco.view import CardView, CityView, SanFranciscoView

EMPTY = "-/-/-/-/-;c0"
"""An empty city without contracts."""


def play(game: Game, position: str, *moves: str) -> State:
    """The state that these actions and outcomes lead to."""
    state = game.position(position)
    for move in moves:
        state.apply(move)
    return state


def happens(game: Game, position: str, *moves: str) -> list[Event]:
    """All events that these actions and outcomes bring."""
    state = game.position(position)
    return [event for move in moves for event in state.apply(move)]


def kinds(events: list[Event]) -> list[str]:
    """The names of the events' types."""
    return [type(event).__name__ for event in events]


def legal(state: State) -> list[str]:
    """The legal actions, as texts."""
    return [str(action) for action in state.legal()]


def refuses(state: State, action: str, code: str, rule: str | None) -> None:
    """The action is illegal for this reason, and nothing changes."""
    before = str(state)
    with pytest.raises(IllegalAction) as caught:
        state.apply(action)
    assert (caught.value.code, caught.value.rule) == (code, rule)
    assert str(state) == before


def table(state: State) -> SanFranciscoView:
    """What everyone sees."""
    assert isinstance(state.game, SanFranciscoGame)
    return state.game.view(state.position, -1)


def city(state: State, seat: int = 0) -> CityView:
    """A seat's city."""
    return table(state).cities[seat]


def row(state: State, letter: str, seat: int = 0) -> list[str]:
    """The cards of a district, from the left."""
    return [card.card for card in city(state, seat).rows["bgoyn".index(letter)]]


def card(state: State, space: str, seat: int = 0) -> CardView:
    """The card on a space such as g2: the grey row's second."""
    return city(state, seat).rows["bgoyn".index(space[0])][int(space[1]) - 1]


def spaces(state: State, what: str, seat: int = 0) -> set[str]:
    """The spaces whose card carries a ``tram`` or a ``skyscraper``."""
    return {
        f"{letter}{number}"
        for letter, cards in zip("bgoyn", city(state, seat).rows, strict=True)
        for number, one in enumerate(cards, 1)
        if getattr(one, what)
    }
