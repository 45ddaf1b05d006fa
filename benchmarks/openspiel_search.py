"""Our search beside OpenSpiel's own C++ MCTS on the same game: San Francisco, wrapped as a Python game of OpenSpiel.

    python benchmarks/openspiel_search.py                          # simulations a second
    python benchmarks/openspiel_search.py --deals 50 --ms 200      # and games at equal thinking time

Both search with plain random rollouts to the end (ours without priors), both get the same processor time. OpenSpiel's
bot is `pyspiel.MCTSBot`: its tree and its control are C++, the rules are called back in Python, as for any Python game.
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import Any, Final

import pyspiel

import fogline
from fogline.bots import BeliefBot, Decision, Limit, make_bot
from fogline.bots.bot import NO_LIMIT
from fogline.core.figures import Tally
from fogline.core.game import Legal
from fogline.core.native import CHANCE, Moves, Position, Sampler
from fogline.core.sources import Duplicate, derive

OURS: Final = "search:horizon=999,rollout=0,contrast=0,lucky=1"
"""Plain random rollouts to the end of the game, no priors."""
GAME: Final = fogline.load("san-francisco")
OUTCOMES: Final = 100
"""More than there are kinds of cards."""
ACTIONS: Final = 2000
"""More than there are actions."""
LONGEST: Final = 2000
EXPLORE: Final = 2.0
SIMULATIONS: Final = 100
"""Of OpenSpiel's bot, in one look at its speed."""

_TYPE: Final = pyspiel.GameType(
    short_name="fogline_san_francisco",
    long_name="San Francisco",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
_INFO: Final = pyspiel.GameInfo(
    num_distinct_actions=ACTIONS,
    max_chance_outcomes=OUTCOMES,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=LONGEST,
)


class Held:
    """A position that OpenSpiel may copy: it copies a Python state by `deepcopy` of what the state holds."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.position.clone())


_MOVES, _WEIGHTS = Moves(), Moves()
_START: Final = GAME.set_up(2)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """San Francisco with two players, as OpenSpiel wants a game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(_TYPE, _INFO, params or {})

    def new_initial_state(self) -> SpielState:
        """A game before its first luck."""
        return SpielState(self, _START.clone())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, its integers handed on as they are: the wrapper adds as little as it can."""

    def __init__(self, game: SpielGame, position: Position) -> None:
        super().__init__(game)
        self.held = Held(position)

    @property
    def position(self) -> Position:
        """The position."""
        return self.held.position

    def current_player(self) -> int:
        """Who decides."""
        if self.position.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.position.is_chance():
            return int(pyspiel.PlayerId.CHANCE)
        return 0 if self.position.actors() == 1 else 1

    def _legal_actions(self, player: int) -> list[int]:
        _MOVES.clear()
        self.position.legal(player, _MOVES)
        return _MOVES.numbers()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What luck may bring, with its probabilities."""
        _MOVES.clear()
        _WEIGHTS.clear()
        self.position.outcomes(_MOVES, _WEIGHTS)
        weights = _WEIGHTS.numbers()
        whole = sum(weights)
        return [(outcome, weight / whole) for outcome, weight in zip(_MOVES.numbers(), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        self.position.step(CHANCE if player < 0 else player, action, None)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{player}: {action}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.is_over()

    def returns(self) -> list[float]:
        """Victory is 1, defeat is -1."""
        if not self.position.is_over():
            return [0.0, 0.0]
        lead = self.position.halves(0) - self.position.halves(1)
        won = float((lead > 0) - (lead < 0))
        return [won, -won]

    def __str__(self) -> str:
        return GAME.format_position(self.position)


pyspiel.register_game(_TYPE, SpielGame)


def spiel_move(game: Any, simulations: int, seed: int, state: SpielState) -> int:  # noqa: ANN401  (no types there)
    """What OpenSpiel's C++ search does, with one random rollout a simulation; its `step` crashes on Python games."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.MCTSBot(game, evaluator, EXPLORE, simulations, 1000, False, seed, False)
    return int(bot.mcts_search(state).best_child().action)


class SpielBot(BeliefBot):
    """OpenSpiel's bot at one of our tables; as many simulations as fit into the time that its first ones took."""

    def __init__(self, seat: int, seed: int, ms: int) -> None:
        super().__init__(GAME, seat, seed)
        self._ms = ms
        self._seed = seed
        self._spiel = pyspiel.load_game(_TYPE.short_name)
        self._speed = 0.0
        self.simulations = self.decisions = 0

    def decide(self, belief: Sampler, legal: Legal, limit: Limit = NO_LIMIT) -> Decision:  # noqa: ARG002
        """The move that its search returns; its last speed tells how many simulations fill the time."""
        if len(legal) == 1:
            return Decision(legal[0])
        count = max(2, int(self._speed * self._ms / 1000)) if self._speed else SIMULATIONS
        state = SpielState(self._spiel, belief.sample(self.luck))
        start = time.process_time()
        move = spiel_move(self._spiel, count, self._seed + self.decisions, state)
        self._speed = count / (time.process_time() - start)
        self.simulations += count
        self.decisions += 1
        return Decision(legal[legal.numbers.index(move)])


def speeds(rounds: int) -> tuple[float, float]:
    """Simulations a second, ours and theirs, by the median of rounds taken in turns at the start of a game."""
    game = pyspiel.load_game(_TYPE.short_name)
    ours, theirs = [], []
    position = GAME.set_up(2)
    position.step(CHANCE, 0, None)
    state = fogline.State(GAME, position)
    for move in ("draw", "place a") * 4:
        state.apply(move)
        if position.is_chance():
            position.step(CHANCE, 3, None)
    legal = state.legal(state.actors[0])
    for number in range(rounds):
        start = time.process_time()
        bot = make_bot(f"{OURS},sims=2000", GAME, state.actors[0], number)
        assert isinstance(bot, BeliefBot)
        bot.decide(GAME.belief(position, state.actors[0]), legal)
        ours.append(2000 / (time.process_time() - start))
        start = time.process_time()
        spiel_move(game, SIMULATIONS, number, SpielState(game, position.clone()))
        theirs.append(SIMULATIONS / (time.process_time() - start))
    return statistics.median(ours), statistics.median(theirs)


def contest(deals: int, ms: int, seed: int) -> None:
    """Paired games at equal thinking time; prints our share of the victories."""
    from fogline.arena.match import play  # noqa: PLC0415

    tally = Tally()
    for deal in range(deals):
        won = 0.0
        for seat in (0, 1):
            ours = make_bot(f"{OURS},ms={ms}", GAME, seat, derive("bots", seed, deal))
            theirs = SpielBot(1 - seat, deal, ms)
            bots = [ours, theirs] if seat == 0 else [theirs, ours]
            outcome = play(GAME, bots, Duplicate(derive("deal", seed, deal))).outcome
            assert outcome is not None
            won += 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        tally.add(won / 2)
        share = tally.share()
        print(f"{deal + 1} deals: {share.mean:.1%} ({share.low:.1%} to {share.high:.1%})", flush=True)


def main() -> None:
    """Measure, then play."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--deals", type=int, default=0)
    options.add_argument("--ms", type=int, default=100)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    ours, theirs = speeds(given.rounds)
    print(f"ours {ours:,.0f} simulations a second, OpenSpiel {theirs:,.0f}: × {ours / theirs:.0f}", flush=True)
    contest(given.deals, given.ms, given.seed)


if __name__ == "__main__":
    main()
