"""Make the golden records of the newest rules: ``python -m tests.golden.make`` in the project's folder.

One game for each number of seats and each way to end. Needed after a change of the built-in data, and with a new
version of the rules (those of the version before, ``more/`` included, move to ``rules-N/`` first, and stay there for
ever); otherwise the records must not change. The same source gives the same files.

A game's tests say in ``golden.py`` how its ends are reached: ``WAYS``, a `Way` for each. What these games
don't show is in ``more/``, made by `tests.golden.more`.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from fogline import Entry, Game, Outcome, Record, State, games
from fogline.core.native import Luck
from fogline.core.record import Play
from fogline.core.sources import derive
from tests.play import OURS, evidence_of, part_of, playable, record_of

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
    is_wanted: Callable[[Outcome], bool] | None = None
    """Whether a game has ended as wanted; None where the way's name is how it must have ended."""
    players: tuple[int, ...] = (2, 3, 4)
    """With how many players it is played."""


@dataclass(frozen=True)
class Corner:
    """A few entries from a position, for a rule that hardly any game comes to."""

    game: Game
    """The game, with a data set that has what the rule needs."""
    start: str
    """The position to begin from."""
    texts: tuple[str, ...]
    """What luck brings and what is decided, in order."""


def ways(name: str) -> dict[str, Way]:
    """The ways a game can end, by their names, and others worth keeping."""
    found: dict[str, Way] = evidence_of(name, "golden").WAYS
    return found


def terminations(name: str) -> list[str]:
    """The ways a game can end, from its own list."""
    return [termination for termination in part_of(name, "meta").TERMINATIONS if termination]


def wanted() -> list[tuple[str, int, str]]:
    """Every golden record: the game, the number of players, the way."""
    found = [(name, way, players) for name in playable() for way, how in ways(name).items() for players in how.players]
    return sorted((name, players, way) for name, way, players in found)


def home_of(name: str) -> Path:
    """The folder of a game's golden records: here, or beside the tests that an installed game brings."""
    if games.game_class(name).package().startswith(OURS):
        return FOLDER
    return Path(str(evidence_of(name, "golden").__file__)).with_name("records")


def golden_path(name: str, players: int, way: str) -> Path:
    """The file of a golden record."""
    return home_of(name) / f"{name}-{players}-{way}.jsonl"


def make(name: str, players: int, way: str) -> Record:
    """The first game of the wanted kind; raises `LookupError` where there is none."""
    how = ways(name)[way]
    is_wanted = how.is_wanted or (lambda outcome: outcome.termination == way)
    for seed in range(MOST_SEEDS):
        record = played(how, players, seed)
        if record.outcome is not None and is_wanted(record.outcome):
            return record
    raise LookupError(f"no game of {name} with {players} seats that ends by {way} in {MOST_SEEDS} games")


def played(way: Way, players: int, seed: int) -> Record:
    """A random game, led on its way."""
    start = way.start(players)
    play, luck = Play(way.game, players, start), Luck(derive("golden", seed))
    while play.state.outcome is None:
        play.execute(next_entry(way, play.state, luck))
    return record_of(play, start)


def next_entry(way: Way, state: State, luck: Luck) -> Entry:
    """What happens next: luck, or what the first seat that must decide does on this way."""
    chance = state.chance()
    if chance is not None:
        return Entry("chance", str(way.game.decode_outcome(chance.stream, state.position.sample(luck))))
    seat = state.actors[0]
    texts = way.steer(state, [str(action) for action in state.legal(seat)])
    return Entry(seat, texts[luck.below(len(texts))])


def main() -> None:
    """Write every golden record."""
    for name, players, way in wanted():
        path = golden_path(name, players, way)
        path.parent.mkdir(exist_ok=True)
        path.write_text(make(name, players, way).line() + "\n", "utf-8")
        sys.stdout.write(f"{path.name}\n")
    importlib.import_module("tests.golden.more").write_all()


if __name__ == "__main__":
    main()
