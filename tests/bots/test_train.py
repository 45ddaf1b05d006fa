from __future__ import annotations

import random
from pathlib import Path

import numpy as np

from fogline.core.native import Moves
from fogline.core.network import Network
from tools.train import Taught, gather, hidden_of, joined

INPUTS = 5


def numbers(luck: random.Random, hidden: int) -> list[int]:
    return [luck.randrange(-4096, 4096) for _ in range((INPUTS + 1) * hidden + (hidden + 1) * 2)]


def said(network: list[int], told: list[int]) -> list[int]:
    given, found = Moves(), Moves()
    for number in told:
        given.add(number)
    Network(INPUTS, hidden_of(INPUTS, network), 2, network).run(given, found)
    return found.numbers()


def test_networks_side_by_side_say_the_mean_of_what_each_says() -> None:
    luck = random.Random(3)
    small, large = numbers(luck, 3), numbers(luck, 10)
    both = joined(INPUTS, small, large)
    assert [hidden_of(INPUTS, network) for network in (small, large, both)] == [3, 10, 13]
    for _ in range(20):
        told = [luck.randrange(-2000, 2000) for _ in range(INPUTS)]
        for one, other, mean in zip(said(small, told), said(large, told), said(both, told), strict=True):
            assert abs(mean - (one + other) / 2) <= 13, "weights are rounded"
    assert said(small, [1000] * INPUTS) != said(large, [1000] * INPUTS)


def test_what_games_taught_is_kept_to_the_last_number(tmp_path: Path) -> None:
    taught = Taught.by(gather("san-francisco", 4, "greedy", 0, seed=3, count=2))
    assert taught.told.shape == (len(taught.wanted), 143)
    assert set(taught.games.tolist()) == {0, 1}
    taught.save(tmp_path / "games.npz")
    again = Taught.read(tmp_path / "games.npz")
    for name, kept in again._asdict().items():
        assert kept.dtype == getattr(taught, name).dtype
        assert np.array_equal(kept, getattr(taught, name))
