"""OpenSpiel's searches on our games: MCTS, which sees everything, and ISMCTS, which sees what its seat sees.

python examples/openspiel_search.py san_francisco_v0
"""

import argparse
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

from fogline import envs


def play(game: Any, bots: list[Any], luck: np.random.RandomState) -> list[float]:  # noqa: ANN401
    """A game between bots of OpenSpiel; each seat's share of the victory."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(outcomes, p=chances))
            continue
        legal = state.legal_actions()
        state.apply_action(legal[0] if len(legal) == 1 else bots[state.current_player()].step(state))
    return list(state.returns())


def main() -> None:
    """Each search plays against a random bot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("environment", nargs="?", default="san_francisco_v0")
    parser.add_argument("--sims", type=int, default=6, help="simulations a decision")
    parser.add_argument("--games", type=int, default=2)
    options = parser.parse_args()
    game, luck = getattr(envs, options.environment).openspiel_game(players=2), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    settings = {"uct_c": 1, "max_simulations": options.sims, "evaluator": rollouts, "random_state": luck}
    for name, kind in (("MCTS", mcts.MCTSBot), ("ISMCTS", ismcts.ISMCTSBot)):
        search = kind(game=game, **settings)
        shares = [play(game, [search, UniformRandomBot(1, luck)], luck)[0] for _ in range(options.games)]
        print(
            f"{name}, {options.sims} simulations: {sum(shares):g} of {options.games} games against random", flush=True
        )


if __name__ == "__main__":
    main()
