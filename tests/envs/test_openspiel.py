"""OpenSpiel's own tests, unmodified, over every game; tensors and texts of what is known; worlds for its ISMCTS."""

from __future__ import annotations

import lzma
import pickle
import unittest
from pathlib import Path
from types import ModuleType

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.observation import make_observation

from fogline import games
from fogline.envs import openspiel
from tests.envs.make_playthroughs import FOLDER
from tests.play import OURS, playable


def play_on(state: pyspiel.State, steps: int) -> pyspiel.State:
    for step in range(steps):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        state.apply_action(legal[(5 * step + 3) % len(legal)])
    return state


def test_random_games_with_serialisation(lab: ModuleType) -> None:
    pyspiel.random_sim_test(lab.openspiel_game(players=2), num_sims=1, serialize=True, verbose=False)


def test_its_own_api_test(lab: ModuleType) -> None:
    """As OpenSpiel runs it on its own games, in 400 states; it reads flags when it is imported."""
    flags.FLAGS(["test"])
    from open_spiel.integration_tests import api_test  # noqa: PLC0415

    game = lab.openspiel_game(players=2)
    suite = type("Suite", (api_test.EnforceAPIOnPartialTreeBase,), {})
    suite.game_name, suite.game = game.get_type().short_name, game  # type: ignore[attr-defined]  # OpenSpiel's way
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(suite).run(result)
    assert result.testsRun >= 5
    assert result.wasSuccessful(), [*result.errors, *result.failures]


@pytest.mark.parametrize("file", sorted(FOLDER.iterdir()), ids=lambda file: file.name.partition(".")[0])
def test_stored_playthroughs_are_replayed_to_the_letter(file: Path, tmp_path: Path) -> None:
    """By OpenSpiel's own test of its games' playthroughs; it reads a flag."""
    flags.FLAGS(["test"])
    from open_spiel.integration_tests import playthrough_test  # noqa: PLC0415

    openspiel.register()
    (tmp_path / file.stem).write_bytes(lzma.decompress(file.read_bytes()))
    playthrough_test.PlaythroughTest().run_test(str(tmp_path), file.stem)


def test_there_is_a_playthrough_of_every_number_of_seats() -> None:
    ours = [name for name in playable() if games.game_class(name).package().startswith(OURS)]
    wanted = {f"{name}-{players}.txt.xz" for name in ours for players in games.game_class(name).players}
    assert {file.name for file in FOLDER.iterdir()} == wanted


def test_nobody_is_shown_a_part_of_what_a_player_knows(lab: ModuleType) -> None:
    """Public and private knowledge aren't told apart: asked for one alone, OpenSpiel gets no observer, not both."""
    game, private = lab.openspiel_game(players=2), pyspiel.PrivateInfoType
    for public, kind in ((True, private.NONE), (True, private.ALL_PLAYERS), (False, private.SINGLE_PLAYER)):
        wish = pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=kind)
        assert make_observation(game, wish) is None


def test_the_memory_of_a_tensor_may_be_shorter() -> None:
    openspiel.register()
    short, usual = (
        play_on(pyspiel.load_game(f"python_fogline_san_francisco({given})").new_initial_state(), 40)
        for given in ("memory=16", "players=2")
    )
    kind = pyspiel.IIGObservationType(perfect_recall=True)
    observers = [make_observation(state.get_game(), kind) for state in (short, usual)]
    for observer, state in zip(observers, (short, usual), strict=True):
        observer.set_from(state, 1)
    told = observers[1].dict["memory"]
    used = np.flatnonzero(told.any(axis=1))
    assert len(used) > 16
    assert np.array_equal(observers[0].dict["memory"], told[used[-1] - 15 : used[-1] + 1])


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
