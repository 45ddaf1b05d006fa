"""Real positions with something changed: each is refused, or adds up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from fogline import BadText, Game, State
from fogline.core.native import Luck
from fogline.core.sources import derive
from tests.play import walk

CHANGES = 6
"""How many changes of a position are tried."""


def positions(game: Game, players: int, seed: int) -> list[str]:
    """Every position of a random game."""
    return [str(state) for state, _ in walk(game.start(players), seed)]


def refusals(
    game: Game, players: int, games: int, changed: Callable[[str, Luck], str], adds_up: Callable[[State], None]
) -> Counter[str]:
    """The codes of what was refused, after a check of what was accepted."""
    accepted, refused = 0, Counter[str]()
    for seed in range(games):
        luck = Luck(derive("counts", players, seed))
        for text in positions(game, players, seed)[:: 1 + luck.below(3)]:
            for _ in range(CHANGES):
                try:
                    state = game.position(changed(text, luck))
                except BadText as refusal:
                    refused[refusal.code] += 1
                else:
                    accepted += 1
                    adds_up(state)
    assert accepted > 200
    return refused
