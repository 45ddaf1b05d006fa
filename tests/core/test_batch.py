"""Many games at once: the same as one by one, with arrays that nobody else writes to."""

from __future__ import annotations

import pickle
import struct
from collections import Counter

import pytest

import fogline
from fogline.core.batch import EVERYBODY, Batch
from fogline.core.native import CHANCE, Moves
from tests.play import playable

GAMES = 12


def batch(name: str, players: int = 2, *, learner: int = EVERYBODY, forced: bool = False, seed: int = 5) -> Batch:
    game = fogline.load(name)
    seeds = [seed * 1000 + number for number in range(GAMES)]
    start = game.start(players).position
    return Batch(start, game.observer(players), game.action_count, seeds, False, 0, learner, forced)


def looks(games: Batch) -> tuple[bytes, ...]:
    arrays = (games.observations.items, games.masks, games.seats, games.rewards, games.ended)
    return tuple(bytes(memoryview(array)) for array in arrays)


def legal_of(games: Batch, row: int) -> list[int]:
    mask = memoryview(games.masks)[row * games.actions : (row + 1) * games.actions]
    return [number for number, mark in enumerate(mask) if mark]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", playable())
def test_masks_and_observations_are_those_of_the_positions(name: str, players: int) -> None:
    games, ends = batch(name, players), 0
    fresh, moves = batch(name, players), Moves()
    for _ in range(60):
        games.step_random(5)
        ends += sum(games.ended)
        for row, position in enumerate(games.positions):
            seat = int(games.seats[row])
            assert position.actors() >> seat & 1
            moves.clear()
            position.legal(seat, moves)
            assert legal_of(games, row) == moves.numbers()
            fresh.observations.at = row * games.width
            games.observer.write(position, seat, False, fresh.observations)
        assert list(fresh.observations.items) == list(games.observations.items)
    assert ends


@pytest.mark.parametrize("name", playable())
def test_games_end_with_results_and_begin_anew(name: str) -> None:
    games, total = batch(name, 3), 0
    for _ in range(400):
        games.step_random(1)
        for row in range(GAMES):
            got = list(games.rewards)[3 * row : 3 * row + 3]
            assert sum(got) == (pytest.approx(1) if games.ended[row] else 0)
            total += games.ended[row]
    assert total >= GAMES // 2


@pytest.mark.parametrize("name", playable())
def test_the_same_seeds_and_actions_give_the_same_games(name: str) -> None:
    one, other, another = batch(name), batch(name), batch(name, seed=6)
    for _ in range(50):
        one.draw()
        actions = struct.pack(f"<{GAMES}q", *one.drawn)
        one.step_drawn()
        other.step(actions)
        another.step_random(1)
    assert looks(one) == looks(other)
    assert looks(one) != looks(another)


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    for name in playable():
        games = batch(name)
        before = looks(games)
        illegal = next(number for number in range(games.actions) if number not in legal_of(games, GAMES - 1))
        actions = [legal_of(games, row)[0] for row in range(GAMES - 1)]
        for wrong in (illegal, -1, games.actions):
            with pytest.raises(ValueError, match="is not legal in game"):
                games.step(struct.pack(f"<{GAMES}q", *actions, wrong))
        with pytest.raises(ValueError, match="bytes of actions"):
            games.step(b"")
        assert looks(games) == before


@pytest.mark.parametrize("name", playable())
def test_a_batch_is_saved_and_restored_exactly(name: str) -> None:
    games = batch(name)
    games.step_random(30)
    saved = pickle.dumps(games.save())
    games.step_random(70)
    after = looks(games)
    games.restore(pickle.loads(saved))  # noqa: S301  (ours)
    games.step_random(70)
    assert looks(games) == after


@pytest.mark.parametrize("name", playable())
def test_a_learner_is_asked_alone(name: str) -> None:
    games = batch(name, 3, learner=1)
    for _ in range(40):
        games.step_random(1)
        assert set(games.seats) == {1}


def test_forced_luck_waits_and_its_chances_are_told() -> None:
    for name in playable():
        games = batch(name, forced=True)
        waiting = 0
        for _ in range(60):
            for row in range(GAMES):
                if games.seats[row] == CHANCE:
                    waiting += 1
                    assert len(games.weights(row)) == len(legal_of(games, row))
            games.step_random(1)
        assert waiting


def test_random_actions_are_as_likely_as_each_other() -> None:
    games = batch(playable()[0])
    while len(legal_of(games, 0)) < 3:
        games.step_random(1)
    legal, found = legal_of(games, 0), Counter[int]()
    for _ in range(3000):
        games.draw()
        found[games.drawn[0]] += 1
    assert sorted(found) == legal
    assert min(found.values()) > 3000 / len(legal) * 0.8


def test_arrays_are_views_that_nobody_else_writes_to() -> None:
    games = batch(playable()[0])
    seen = memoryview(games.observations.items)
    before = bytes(seen)
    games.step_random(9)
    assert bytes(seen) != before
    assert seen.readonly
    assert memoryview(games.masks).readonly
