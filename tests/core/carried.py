"""Pickles what the library promises to pickle, or reads that back, and prints what comes of it; `test_copies` runs it.

``python -m tests.core.carried write FILE`` and ``… read FILE`` print which core runs, then one line for each thing:
what it is, and a digest of what happens if it goes on from there. Both must print the same.
"""

from __future__ import annotations

import hashlib
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import fogline
from fogline import Duplicate, Game, Record, Scripted, Seeded, Source, State, View, _build
from fogline.bots import make_bot
from fogline.bots.bot import Decision
from fogline.core.native import Luck, Moves, Position, rollout
from fogline.core.sources import Fair, Secret
from tests.play import playable, random_record, walk

EVERY = 10
"""Every so many positions of a random game one is pickled."""


def things() -> Iterator[object]:
    """One of each kind, taken out of games under way."""
    luck = Luck(5)
    luck.below(6)
    yield luck
    for name in playable():
        game = fogline.load(name, options={"first": 1})
        yield game
        yield random_record(game, 3, 8)
        yield from _decisions(game)
        for players in game.players:
            for number, (state, _) in enumerate(walk(game.start(players), players)):
                if number % EVERY == 0:
                    yield from (state.clone(), state.position.clone(), state.view(number % players))
        yield from _sources(game)


def _decisions(game: Game) -> Iterator[Decision]:
    for state, _ in walk(game.start(2), 3):
        for seat, legal in state.decisions():
            yield make_bot("greedy", game, seat, seed=1).choose(state.view(seat), legal)
            return


def _sources(game: Game) -> Iterator[tuple[Source, Game]]:
    """Sources from which something was drawn already."""
    script = [entry.text for entry in random_record(game, 2, 9).entries if entry.who == "chance"]
    for source in (Seeded(3), Duplicate(3), Secret(b"secret"), Fair(bytes(32)), Scripted(script)):
        source.choose(next(state for state, _ in walk(game.start(2), 9) if state.chance() is not None))
        yield source, game


def outlook(thing: Any) -> str:  # noqa: ANN401  (whatever was pickled)
    """What a thing is and what comes of it, in words."""
    match thing:
        case Luck():
            return str([thing.below(100) for _ in range(50)])
        case Position():
            steps = rollout(thing, Luck(2), Moves())
            return f"{steps} {[thing.halves(seat) for seat in range(thing.seats)]}"
        case State():
            return f"{thing} {outlook(thing.position)} {thing}"
        case Game():
            return str(thing.start(2)) + outlook(thing.start(3).position)
        case View() | Decision():
            return repr(thing)
        case Record():
            return thing.line()
        case (source, Game() as game):
            states = [state.clone() for state, _ in walk(game.start(2), 9) if state.chance() is not None]
            return str([str(source.choose(state)) for state in states[1:5]])
    raise AssertionError(f"nothing is known of {type(thing)}")


def main(mode: str, file: Path) -> None:
    """Write or read, and print the digests."""
    if mode == "write":
        file.write_bytes(pickle.dumps(list(things())))
        found = list(things())
    else:
        found = pickle.loads(file.read_bytes())  # noqa: S301  (written by the test itself)
    sys.stdout.write(f"{_build.core()}\n")
    for thing in found:
        digest = hashlib.sha256(outlook(thing).encode()).hexdigest()
        sys.stdout.write(f"{type(thing).__name__} {digest}\n")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
