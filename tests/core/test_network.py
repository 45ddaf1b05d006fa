from __future__ import annotations

import random
from pathlib import Path

import pytest

import fogline
from fogline.core.native import Moves, logistic
from fogline.core.network import BITS, Network
from fogline.core.weights import read_networks

ONE = 1 << BITS


def run(network: Network, *given: int) -> list[int]:
    inputs, out = Moves(), Moves()
    for number in given:
        inputs.add(number)
    network.run(inputs, out)
    return out.numbers()


def test_it_computes_what_its_weights_say() -> None:
    """Two inputs, two units, one output: max(0, x - y + 1) - 2 max(0, 3 y - 2) + 0.5, all in thousandths."""
    network = Network(2, 2, 1, [ONE, 0, -ONE, 3 * ONE, 1000 * ONE, -2000 * ONE, ONE, -2 * ONE, 500 * ONE])
    assert run(network, 1000, 0) == [2500]
    assert run(network, 0, 1000) == [-1500]
    assert run(network, 0, 3000) == [-13500]


def test_any_network_is_its_own_slow_computation() -> None:
    luck = random.Random(3)
    inputs, hidden, outputs = 7, 5, 2
    numbers = [luck.randint(-9000, 9000) for _ in range((inputs + 1) * hidden + (hidden + 1) * outputs)]
    given = [luck.randint(-2000, 2000) if luck.random() < 0.7 else 0 for _ in range(inputs)]
    own = inputs * hidden
    units = [
        max(0, numbers[own + unit] + sum(given[i] * numbers[i * hidden + unit] for i in range(inputs)))
        for unit in range(hidden)
    ]
    expected = []
    for output in range(outputs):
        last = own + hidden + output * (hidden + 1)
        total = numbers[last + hidden] + sum((units[unit] >> BITS) * numbers[last + unit] for unit in range(hidden))
        expected.append(total >> BITS)
    assert run(Network(inputs, hidden, outputs, numbers), *given) == expected


def test_a_file_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(ValueError, match="3 numbers instead of 9"):
        Network(2, 2, 1, [1, 2, 3])


def test_the_logistic_curve() -> None:
    assert logistic(0) == 500_000
    assert [round(int(logistic(lead)) / 1e6, 3) for lead in (-2000, -500, 125, 500, 3000)] == [
        0.119,
        0.378,
        0.531,
        0.622,
        0.953,
    ]
    curve = [logistic(lead) for lead in range(-9000, 9001, 10)]
    assert curve == sorted(curve)
    assert all(logistic(-lead) == 1_000_000 - logistic(lead) for lead in range(0, 9000, 7))


@pytest.mark.parametrize("name", ["san-francisco", "ticket-to-ride-san-francisco"])
def test_every_game_has_a_network_for_each_number_of_players(name: str) -> None:
    game = fogline.load(name)
    folder = type(game).__module__.rpartition(".")[0]
    data = Path(str(fogline.__file__)).parent / "games" / folder.rpartition(".")[2] / "mind" / "data"
    assert len(list(data.glob("network-*.txt"))) == len(game.players)
    for network in read_networks(f"{folder}.mind", game.players):
        assert network.outputs == 2
        assert network.hidden > 1, "an empty one was left behind"
