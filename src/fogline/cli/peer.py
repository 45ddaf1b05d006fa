"""The peer of `fogline bench`: OpenSpiel's C++ random rollouts of crazy_eights, driven by its own C++ `MCTSBot`.

Each search makes few simulations with many rollouts each, from fixed roots, so that nearly all the time goes into
rollouts that never leave C++. Actions are counted as with our own games: decisions and chance outcomes alike. How many
a rollout takes from a root isn't told by OpenSpiel, so it is measured beforehand.
"""

from __future__ import annotations

import importlib.metadata
import random
import time
from typing import Final, Protocol

ROOTS: Final = 4
SIMULATIONS: Final = 2
ROLLOUTS: Final = 200
SAMPLES: Final = 300
"""Games played from each root to learn the mean length of a rollout."""


class SpielState(Protocol):
    """As much of OpenSpiel's state as is used here."""

    # ruff: noqa: D102  (OpenSpiel's own names say it)
    def clone(self) -> SpielState: ...
    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...


class Peer:
    """crazy_eights, ready to be timed; raises `ImportError` where OpenSpiel isn't installed."""

    name = "OpenSpiel crazy_eights"

    def __init__(self, seed: int = 7) -> None:
        import pyspiel  # noqa: PLC0415  (an optional part)

        self.version = importlib.metadata.version("open_spiel")
        self._luck = random.Random(seed)
        self._game = pyspiel.load_game("crazy_eights")
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        self._bot = pyspiel.MCTSBot(self._game, evaluator, 2.0, SIMULATIONS, 64, False, seed, False)
        self._roots = [self._deal() for _ in range(ROOTS)]
        self._lengths = [sum(self._length(root) for _ in range(SAMPLES)) / SAMPLES for root in self._roots]

    def run(self, seconds: float) -> float:
        """Search from each root in turn for so long; returns actions a second."""
        actions = 0.0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds or not actions:
            for root, length in zip(self._roots, self._lengths, strict=True):
                self._bot.mcts_search(root)
                # The first simulation rolls out from the root, the second from one action further, which it makes too.
                actions += ROLLOUTS * (SIMULATIONS * length - (SIMULATIONS - 1)) + (SIMULATIONS - 1)
        return actions / spent

    def _deal(self) -> SpielState:
        state: SpielState = self._game.new_initial_state()
        while state.is_chance_node():
            self._step(state)
        return state

    def _step(self, state: SpielState) -> None:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self._luck.choices(outcomes, weights)[0])
        else:
            state.apply_action(self._luck.choice(state.legal_actions()))

    def _length(self, root: SpielState) -> int:
        state = root.clone()
        length = 0
        while not state.is_terminal():
            self._step(state)
            length += 1
        return length
