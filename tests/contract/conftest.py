"""What every game must pass is tried on some random games of each, with each number of seats."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import pytest

import fogline
from fogline import Entry, Event, Game, State, games
from tests.play import playable, walk

SEEDS = (1, 2)


@dataclass(frozen=True)
class Moment:
    """A position of a random game, and what happened next."""

    state: State
    """A copy of the position; nobody changes it."""
    text: str
    """What the position's text was at that time."""
    entry: Entry | None
    """What was decided or drawn; None at the end of the game."""
    events: tuple[Event, ...]
    """What happened."""


@dataclass(frozen=True)
class Trail:
    """A game with a number of seats, and every position of some random games."""

    game: Game
    players: int
    moments: tuple[Moment, ...]

    @property
    def decisions(self) -> list[Moment]:
        """The positions in which somebody decides."""
        return [moment for moment in self.moments if moment.state.actors]

    @property
    def draws(self) -> list[Moment]:
        """The positions in which luck decides."""
        return [moment for moment in self.moments if moment.state.chance() is not None]

    @property
    def ends(self) -> list[Moment]:
        """The last positions."""
        return [moment for moment in self.moments if moment.entry is None]


@cache
def make_trail(name: str, players: int) -> Trail:
    game = fogline.load(name)
    moments: list[Moment] = []
    for seed in SEEDS:
        state = game.start(players)
        for before, entry in walk(state, seed):
            copy, text = before.clone(), str(before)
            events = before.clone().apply(entry.text, None if entry.who == "chance" else int(entry.who))
            moments.append(Moment(copy, text, entry, events))
        moments.append(Moment(state, str(state), None, ()))
    return Trail(game, players, tuple(moments))


@pytest.fixture(
    params=[(name, players) for name in playable() for players in games.game_class(name).players],
    ids=lambda one: f"{one[0]}-{one[1]}",
)
def trail(request: pytest.FixtureRequest) -> Trail:
    return make_trail(*request.param)
