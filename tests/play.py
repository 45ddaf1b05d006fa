"""Random games for tests, and which games can be played."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from fogline import Entry, Game, Player, Record, Seeded, State, games
from fogline.core.native import Luck
from fogline.core.record import Play
from fogline.core.sources import derive

LONGEST = 5000
"""No game may take more actions and outcomes than this."""


OURS = f"{games.__name__}."
"""Begins the packages of the games that come with Fogline."""


def playable() -> list[str]:
    """The names of all games."""
    return games.names()


def folder_of(name: str) -> Path:
    """The folder of a game."""
    return Path(str(importlib.import_module(games.game_class(name).package()).__file__)).parent


def part_of(name: str, module: str) -> ModuleType:
    """A module of a game's folder."""
    return importlib.import_module(f"{games.game_class(name).package()}.{module}")


def evidence_of(name: str, module: str) -> ModuleType:
    """A module of a game's tests: in ``tests/games/<folder>``, or in `tests` of an installed game's own package."""
    package = games.game_class(name).package()
    own = f"tests.games.{package.removeprefix(OURS)}" if package.startswith(OURS) else f"{package}.tests"
    return importlib.import_module(f"{own}.{module}")


class Chooser:
    """Random decisions, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._luck = Luck(derive("choice", seed))
        self._source = Seeded(seed)

    def entry(self, state: State) -> Entry:
        """What happens next: an outcome, or a legal action of the first seat that must decide."""
        if state.chance() is not None:
            return Entry("chance", str(self._source.choose(state)))
        seat = state.actors[0]
        legal = state.legal(seat)
        return Entry(seat, str(legal[self._luck.below(len(legal))]))


def walk(state: State, seed: int) -> Iterator[tuple[State, Entry]]:
    """Play on at random: each position before a decision or an outcome, and what then happens. Changes `state`."""
    chooser = Chooser(seed)
    for _ in range(LONGEST):
        if state.outcome is not None:
            return
        entry = chooser.entry(state)
        yield state, entry
        state.apply(entry.text, None if entry.who == "chance" else int(entry.who))
    raise AssertionError(f"a game of more than {LONGEST} steps")


def random_record(game: Game, players: int, seed: int, start_position: str | None = None) -> Record:
    """The record of a random game."""
    play = Play(game, players, start_position)
    chooser = Chooser(seed)
    while play.state.outcome is None:
        play.execute(chooser.entry(play.state))
    return record_of(play, start_position)


def record_of(play: Play, start_position: str | None = None) -> Record:
    """The record of what was played so far."""
    game, players = play.game, play.state.players
    return Record(
        game=game.name,
        rules_version=game.rules_version,
        options=dict(game.options),
        data_hash=game.data.hash,
        data=None if game.builtin else game.data.content(),
        players=[Player(f"Player {seat + 1}") for seat in range(players)],
        seats=list(range(players)),
        start_position=start_position,
        entries=list(play.entries),
        outcome=play.state.outcome,
        final_position=str(play.state),
    )
