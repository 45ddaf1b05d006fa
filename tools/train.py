"""Teach a game's network how positions end: play many games by the evaluation, then fit the network to their ends.

    python tools/train.py san-francisco 2 --games 20000 --seed 11
    python tools/train.py ticket-to-ride-san-francisco 4 --games 5000 --seed 23 --start

The bots of these games are `greedy`, each seat with a blur of its own, and now and then a random move, so that the
network sees more than one way to play. One position in three is kept, at the beginning of a turn. A tenth of the games
is held back to print how much of the victory and of the lead the network explains there. `--start` writes an empty
network first, for new inputs. Needs numpy (the extra `train`).
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

import fogline
from fogline import games
from fogline.core.native import CHANCE, Luck, Moves, Position
from fogline.core.network import BITS
from fogline.games import san_francisco, ticket_to_ride
from fogline.games.san_francisco.insight import INPUTS as CITY_INPUTS
from fogline.games.san_francisco.insight import Insight as CityInsight
from fogline.games.ticket_to_ride.insight import INPUTS as RIDE_INPUTS
from fogline.games.ticket_to_ride.insight import Insight as RideInsight

Floats = npt.NDArray[np.float32]
Insight = CityInsight | RideInsight

BLURS: Final = (0, 0, 200, 700)
"""How far the players misjudge, in thousandths of a point; each is as likely."""
RANDOM_MOVES: Final = 33
"""One move in so many is random."""
KEPT: Final = 3
"""One turn in so many is looked at."""
BATCH: Final = 2048
RATE: Final = 2e-3
DECAY: Final = 1e-4
LEAD_UNIT: Final = 4.0
"""Points of lead that weigh as much as the logistic scale's unit, while learning."""
LEAD_WEIGHT: Final = 0.3


def play(game: fogline.Game, insight: Insight, players: int, luck: Luck) -> list[tuple[list[int], float, float]]:
    """One game: what the network is told of some positions, and the lead and the share of the victory that came."""
    position = game.set_up(players)
    blurs = [BLURS[luck.below(len(BLURS))] for _ in range(players)]
    told: list[tuple[int, list[int]]] = []
    while not position.is_over():
        if position.is_chance():
            position.step(CHANCE, position.sample(luck), None)
            continue
        waiting = int(position.actors())
        seat = (waiting & -waiting).bit_length() - 1
        if insight.settled(position) and luck.below(KEPT) == 0:
            told += [(viewer, described(insight, position, viewer)) for viewer in insight.asked(position)]
        position.step(seat, choose(insight, position, seat, blurs[seat], luck), None)
    halves = [position.halves(seat) for seat in range(players)]
    most = max(halves)
    return [
        (
            numbers,
            (halves[seat] * players - sum(halves)) / (2 * (players - 1)),
            1 / halves.count(most) if halves[seat] == most else 0.0,
        )
        for seat, numbers in told
    ]


def described(insight: Insight, position: Position, seat: int) -> list[int]:
    """What the network is told for a seat."""
    numbers = Moves()
    insight.describe(position, seat, numbers)
    return numbers.numbers()


def choose(insight: Insight, position: Position, seat: int, blur: int, luck: Luck) -> int:
    """What `greedy` would do, blurred; or, now and then, anything."""
    moves, ratings = Moves(), Moves()
    position.legal(seat, moves)
    if moves.count == 1 or luck.below(RANDOM_MOVES) == 0:
        return moves.get(luck.below(moves.count))
    insight.rate(position, seat, moves, ratings)
    blurred = [rating + luck.below(2 * blur + 1) - blur for rating in ratings.numbers()]
    return moves.get(max(range(len(blurred)), key=blurred.__getitem__))


class Learner:
    """One hidden layer, learnt with Adam on the share of the victory and the lead together."""

    def __init__(self, inputs: Floats, leads: Floats, shares: Floats, hidden: int, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.middle, self.width = inputs.mean(0), inputs.std(0) + 1e-3
        self.inputs = ((inputs - self.middle) / self.width).astype(np.float32)
        self.targets = np.stack([shares, leads / LEAD_UNIT], 1).astype(np.float32)
        count = inputs.shape[1]
        first = self.random.normal(0, count**-0.5, (count, hidden))
        second = self.random.normal(0, 0.3 * hidden**-0.5, (hidden, 2))
        shapes = (first, np.zeros(hidden), second, np.zeros(2))
        self.weights: list[Floats] = [part.astype(np.float32) for part in shapes]
        self.means: list[Floats] = [np.zeros_like(part) for part in self.weights]
        self.squares: list[Floats] = [np.zeros_like(part) for part in self.weights]
        self.steps = 0

    def run(self, inputs: Floats) -> tuple[Floats, Floats]:
        """The hidden units and the outputs: the logistic of the first, and the second."""
        units = np.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        found = units @ self.weights[2] + self.weights[3]
        found[:, 0] = 1 / (1 + np.exp(-found[:, 0]))
        return units, found

    def learn(self, rows: npt.NDArray[np.int64], rate: float) -> None:
        """One step on some of the positions."""
        inputs = self.inputs[rows]
        units, found = self.run(inputs)
        wrong = (found - self.targets[rows]) * np.array([1, LEAD_WEIGHT], np.float32) / len(rows)
        back = (wrong @ self.weights[2].T) * (units > 0)
        slopes = (inputs.T @ back, back.sum(0), units.T @ wrong, wrong.sum(0))
        self.steps += 1
        for part, slope in enumerate(slopes):
            self.means[part] = 0.9 * self.means[part] + 0.1 * slope
            self.squares[part] = 0.999 * self.squares[part] + 0.001 * slope * slope
            mean = self.means[part] / (1 - 0.9**self.steps)
            size = np.sqrt(self.squares[part] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[part] -= (rate * (mean / size + DECAY * self.weights[part])).astype(np.float32)

    def fit(self, training: npt.NDArray[np.bool_], epochs: int) -> None:
        """All steps, the last ones the smallest; prints what is explained of the positions held back."""
        rows = np.flatnonzero(training)
        total = epochs * (len(rows) // BATCH)
        for epoch in range(epochs):
            self.random.shuffle(rows)
            for start in range(0, len(rows) - BATCH + 1, BATCH):
                self.learn(rows[start : start + BATCH], RATE * 0.5 * (1 + np.cos(np.pi * self.steps / total)))
            found, targets = self.run(self.inputs[~training])[1], self.targets[~training]
            explained = 1 - ((found - targets) ** 2).sum(0) / ((targets - targets.mean(0)) ** 2).sum(0)
            print(f"epoch {epoch + 1}: {explained[0]:.4f} of the victory, {explained[1]:.4f} of the lead", flush=True)

    def numbers(self) -> list[int]:
        """The weights as `fogline.core.network` reads them."""
        one = 1 << BITS
        first = self.weights[0] / self.width[:, None]
        own = self.weights[1] - (self.middle / self.width) @ self.weights[0]
        unit = np.array([1, LEAD_UNIT])
        last, last_own = self.weights[2] * unit, self.weights[3] * unit
        numbers = [*(first * one).ravel(), *(own * one * 1000)]
        for output in range(2):
            numbers += [*(last[:, output] * one), last_own[output] * one * 1000]
        return [round(float(number)) for number in numbers]


def main() -> None:
    """Play, learn, write."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("game", choices=games.names())
    options.add_argument("players", type=int)
    options.add_argument("--games", type=int, default=5000)
    options.add_argument("--hidden", type=int, default=32)
    options.add_argument("--epochs", type=int, default=8)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--start", action="store_true")
    given = options.parse_args()
    module = san_francisco if given.game == "san-francisco" else ticket_to_ride
    file = Path(str(module.__file__)).with_name("data") / f"network-{given.players}.txt"
    count = CITY_INPUTS if module is san_francisco else RIDE_INPUTS
    if given.start:
        write(file, count, 1, [0] * (count + 1 + 4))
    game = fogline.load(given.game)
    insight, luck = game.evaluator(), Luck(given.seed)
    assert isinstance(insight, CityInsight | RideInsight)
    rows, leads, shares, numbers = [], [], [], []
    for number in range(given.games):
        for told, lead, share in play(game, insight, given.players, luck):
            rows.append(np.array(told, np.int16))
            leads.append(lead)
            shares.append(share)
            numbers.append(number)
    inputs = (np.stack(rows) / np.float32(1000)).astype(np.float32)
    learner = Learner(inputs, np.array(leads, np.float32), np.array(shares, np.float32), given.hidden, given.seed)
    print(f"{given.games} games, {len(rows)} positions")
    learner.fit(np.array(numbers) % 10 != 0, given.epochs)
    write(file, count, given.hidden, learner.numbers())


def write(file: Path, inputs: int, hidden: int, numbers: list[int]) -> None:
    """A network's file: its sizes, and its numbers in lines of 20."""
    lines = [" ".join(map(str, numbers[start : start + 20])) for start in range(0, len(numbers), 20)]
    file.write_text("\n".join([f"{inputs} {hidden} 2", *lines, ""]), "ascii")


if __name__ == "__main__":
    main()
