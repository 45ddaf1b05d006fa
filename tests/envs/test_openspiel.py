"""OpenSpiel's own tests, unmodified, over every game; tensors and texts of what is known; worlds for its ISMCTS."""

from __future__ import annotations

import pickle
from types import ModuleType

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation


def play_on(state: pyspiel.State, steps: int) -> pyspiel.State:
    for step in range(steps):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        state.apply_action(legal[(5 * step + 3) % len(legal)])
    return state


def test_random_games_with_serialisation(lab: ModuleType) -> None:
    pyspiel.random_sim_test(lab.openspiel_game(players=2), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_random_games_with_serialisation(lab: ModuleType, players: int) -> None:
    pyspiel.random_sim_test(lab.openspiel_game(players=players), num_sims=3, serialize=True, verbose=False)


def test_states_are_serialised_pickled_and_cloned(lab: ModuleType) -> None:
    game = lab.openspiel_game(players=3)
    state = play_on(game.new_initial_state(), 40)
    texts = {str(state)}
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    texts |= {str(read), str(state.clone()), str(pickle.loads(pickle.dumps(state)))}  # noqa: S301  (ours)
    assert len(texts) == 1
    assert game.max_utility() == 1
    assert sum(play_on(state, 5000).returns()) == pytest.approx(1)


@pytest.mark.parametrize("perfect_recall", [False, True])
def test_worlds_that_a_player_cannot_tell_apart(lab: ModuleType, perfect_recall: bool) -> None:
    """Resampled: the same text and tensor for the player, another world; what comes then is another for each."""
    game = lab.openspiel_game(players=2)
    kind = pyspiel.IIGObservationType(perfect_recall=perfect_recall)
    observer, state, numbers, differed = (
        make_observation(game, kind),
        game.new_initial_state(),
        np.random.default_rng(1),
        0,
    )
    for _ in range(12):
        play_on(state, 9)
        while state.is_chance_node():
            play_on(state, 1)
        if state.is_terminal():
            break
        for player in range(2):
            observer.set_from(state, player)
            tensor, text = observer.tensor.copy(), observer.string_from(state, player)
            world = state.resample_from_infostate(player, numbers.random)
            differed += str(world) != str(state)
            observer.set_from(world, player)
            assert np.array_equal(observer.tensor, tensor)
            assert observer.string_from(world, player) == text
            assert world.current_player() == state.current_player()
    assert differed or not game.rules.secrets


def test_everything_seen_grows_and_tells_players_apart(lab: ModuleType) -> None:
    state = play_on(lab.openspiel_game(players=2).new_initial_state(), 40)
    before = [state.information_state_string(player) for player in range(2)]
    assert before[0] != before[1]
    after = play_on(state.clone(), 20)
    for player in range(2):
        assert after.information_state_string(player).startswith(before[player])
        assert after.information_state_tensor(player) != state.information_state_tensor(player)


def test_its_searches_play_our_games(lab: ModuleType) -> None:
    game, luck = lab.openspiel_game(players=2), np.random.RandomState(3)
    state = play_on(game.new_initial_state(), 60)
    while (not state.is_terminal() and len(state.legal_actions()) < 2) or state.is_chance_node():
        play_on(state, 1)
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    open_search = mcts.MCTSBot(game, uct_c=2, max_simulations=3, evaluator=rollouts, random_state=luck)
    assert open_search.step(state) in state.legal_actions()
    hidden = ismcts.ISMCTSBot(game, rollouts, uct_c=2, max_simulations=3, random_state=luck)
    assert hidden.step(state) in state.legal_actions()
