"""Make the golden records anew: ``python -m tests.golden.make`` in the project's folder.

One game for each number of seats and each way to end. Needed after a change of the built-in data or of the rules (and
then `rules_version` must rise); otherwise the records must not change. The same source gives the same files.

A game says in ``tests/games/<folder>/golden.py`` how its ends are reached: ``WAYS``, a `Way` for each.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from fogline import Entry, Game, Record, State, games
from fogline.core.native import Luck
from fogline.core.record import Play
from fogline.core.sources import derive
from tests.play import playable, record_of

FOLDER = Path(__file__).parent
MOST_SEEDS = 300
"""After so many games without the wanted end the search is given up."""


def whatever(_state: State, texts: list[str]) -> list[str]:
    """Anything that is legal."""
    return texts


@dataclass(frozen=True)
class Way:
    """How a game is led to one of its ends."""

    game: Game
    """The game, with a data set of its own where the built-in one can't end so."""
    steer: Callable[[State, list[str]], list[str]] = whatever
    """From the legal actions those that lead there; of these one is drawn."""
    start: Callable[[int], str | None] = lambda _players: None
    """The position to begin from with a number of players; None for the usual start."""


def ways(name: str) -> dict[str, Way]:
    """The ways a game can end, by their names."""
    found: dict[str, Way] = importlib.import_module(f"tests.games.{games.FOLDERS[name]}.golden").WAYS
    return found


def terminations(name: str) -> list[str]:
    """The ways a game can end, from its own list."""
    meta = importlib.import_module(f"fogline.games.{games.FOLDERS[name]}.meta")
    return [termination for termination in meta.TERMINATIONS if termination]


def golden_path(name: str, players: int, termination: str) -> Path:
    """The file of a golden record."""
    return FOLDER / f"{name}-{players}-{termination}.jsonl"


def make(name: str, players: int, termination: str) -> Record:
    """The first game of the wanted kind; raises `LookupError` where there is none."""
    way = ways(name)[termination]
    for seed in range(MOST_SEEDS):
        record = played(way, players, seed)
        if record.outcome is not None and record.outcome.termination == termination:
            return record
    raise LookupError(f"no game of {name} with {players} seats that ends by {termination} in {MOST_SEEDS} games")


def played(way: Way, players: int, seed: int) -> Record:
    """A random game, led on its way."""
    start = way.start(players)
    play, luck = Play(way.game, players, start), Luck(derive("golden", seed))
    while play.state.outcome is None:
        state = play.state
        chance = state.chance()
        if chance is not None:
            outcome = way.game.decode_outcome(chance.stream, state.position.sample(luck))
            play.execute(Entry("chance", str(outcome)))
        else:
            seat = state.actors[0]
            texts = way.steer(state, [str(action) for action in state.legal(seat)])
            play.execute(Entry(seat, texts[luck.below(len(texts))]))
    return record_of(play, start)


def main() -> None:
    """Write every golden record."""
    for name in playable():
        for players in games.game_class(name).players:
            for termination in terminations(name):
                path = golden_path(name, players, termination)
                path.write_text(make(name, players, termination).line() + "\n", "utf-8")
                sys.stdout.write(f"{path.name}\n")


if __name__ == "__main__":
    main()
