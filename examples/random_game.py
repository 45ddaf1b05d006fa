"""Random games by the library alone: the loop is the same for every game.

python examples/random_game.py ticket-to-ride-san-francisco 3
"""

import random
import sys

import fogline


def play(name: str, players: int, seed: int) -> fogline.State:
    """A game played at random to its end."""
    state, luck, choice = fogline.load(name).start(players), fogline.Seeded(seed), random.Random(seed)
    while state.outcome is None:
        if state.chance():
            state.apply(luck.choose(state))
        for seat, legal in state.decisions():
            state.apply(choice.choice(legal), seat)
    return state


if __name__ == "__main__":
    outcome = play(sys.argv[1], int(sys.argv[2]), seed=1).outcome
    for standing in outcome.standings if outcome else ():
        print(f"{standing.place}. seat {standing.seat}, {standing.halves / 2:g} points")
