"""Plays seeded random games by integers and prints a digest of how they all ended; `test_same_games` runs it twice.

``python -m tests.core.same_games GAMES`` prints ``compiled`` or ``interpreted`` and one line for each game.
"""

from __future__ import annotations

import hashlib
import sys

import fogline
from fogline import _build
from fogline.core.native import Luck, Moves, rollout
from fogline.core.sources import derive
from tests.play import playable


def digest_of(name: str, count: int) -> str:
    """One digest over the last positions, the lengths and the scores of `count` games with 2, 3 and 4 seats."""
    game, moves, digest = fogline.load(name), Moves(), hashlib.sha256()
    for number in range(count):
        position = game.set_up(game.players[number % len(game.players)])
        steps = rollout(position, Luck(derive("same", name, number)), moves)
        scores = [position.halves(seat) for seat in range(position.seats)]
        digest.update(f"{steps} {scores} {game.format_position(position)}\n".encode())
    return digest.hexdigest()


def main() -> None:
    """Print which core runs, then each game's digest."""
    sys.stdout.write(f"{_build.core()}\n")
    for name in playable():
        sys.stdout.write(f"{name} {digest_of(name, int(sys.argv[1]))}\n")


if __name__ == "__main__":
    main()
