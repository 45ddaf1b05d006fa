"""Random games for tests, and which games can be played."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec

from fogline import Entry, Game, Player, Record, Seeded, State, games
from fogline.core.native import Luck
from fogline.core.record import Play
from fogline.core.sources import derive

LONGEST = 5000
"""No game may take more actions and outcomes than this."""


def playable() -> list[str]:
    """The names of the games whose folder holds a game: one that is still being written has no `__init__`."""
    return [name for name in games.names() if _is_written(f"fogline.games.{games.FOLDERS[name]}")]


def _is_written(module: str) -> bool:
    spec = find_spec(module)
    return spec is not None and spec.origin is not None


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
