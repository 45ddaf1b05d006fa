"""A learner that beats `random`: policy gradient in numpy, one hidden layer, thousands of games stepped by one call.

python examples/policy_gradient.py san_francisco_v0
"""

import argparse
import math
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from fogline import envs

Floats = npt.NDArray[np.float32]
GAMES, STEPS, HIDDEN, ROWS = 128, 128, 64, 1024
"""Games at once, steps between two lessons, the size of the hidden layer, and of what is learnt from at once."""
RATE, CLIP, ENTROPY, VALUE = 2e-3, 0.2, 0.01, 0.5


class Network:
    """From what a seat sees to what it leans to, and to what it expects."""

    def __init__(self, box: Any, actions: int, seed: int) -> None:  # noqa: ANN401  (a space of Gymnasium)
        luck = np.random.default_rng(seed)
        self.scale = (1 / np.maximum(1, np.abs(box.high.astype(np.float32)))).astype(np.float32)
        inputs = len(self.scale)
        layers = {"w": (inputs, HIDDEN), "b": (HIDDEN,), "p": (HIDDEN, actions), "q": (actions,)}
        spread = {"w": 1 / math.sqrt(inputs), "p": 0.01, "v": 0.01}
        self.parts = {
            name: np.asarray(spread.get(name, 0) * luck.standard_normal(shape), np.float32)
            for name, shape in (layers | {"v": (HIDDEN,), "c": ()}).items()
        }
        self.first = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.second = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.lessons = 0

    def look(self, seen: npt.NDArray[Any], mask: npt.NDArray[Any]) -> tuple[Floats, Floats, Floats, Floats]:
        """The inputs, the hidden layer, how likely each legal action is, and what is expected."""
        given = seen * self.scale
        hidden = np.tanh(given @ self.parts["w"] + self.parts["b"])
        leaning = np.where(mask, hidden @ self.parts["p"] + self.parts["q"], np.float32(-1e9))
        leaning -= leaning.max(axis=1, keepdims=True)
        chances = np.exp(leaning)
        chances /= chances.sum(axis=1, keepdims=True)
        return given, hidden, chances, hidden @ self.parts["v"] + self.parts["c"]

    def learn(self, seen: Any, mask: Any, done: Any, before: Floats, got: Floats, ahead: Floats) -> None:  # noqa: ANN401
        """One step of Adam: do more of what went better than expected, and expect what came."""
        given, hidden, chances, expected = self.look(seen, mask)
        rows = np.arange(len(done))
        ratio = chances[rows, done] / before
        trusted = np.where(ahead > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = (ahead * ratio * trusted).astype(np.float32)
        logs = np.log(np.maximum(chances, 1e-9))
        surprise = (chances * logs).sum(axis=1, keepdims=True)
        leaning = chances * (push[:, None] + ENTROPY * (logs - surprise))
        leaning[rows, done] -= push
        leaning /= len(rows)
        wrong = (VALUE * (expected - got) / len(rows)).astype(np.float32)
        inner = (leaning @ self.parts["p"].T + np.outer(wrong, self.parts["v"])) * (1 - hidden**2)
        slopes = {"w": given.T @ inner, "b": inner.sum(axis=0), "p": hidden.T @ leaning, "q": leaning.sum(axis=0)}
        self._step(slopes | {"v": hidden.T @ wrong, "c": wrong.sum()})

    def _step(self, slopes: dict[str, Floats]) -> None:
        self.lessons += 1
        for name, slope in slopes.items():
            self.first[name] = 0.9 * self.first[name] + 0.1 * slope
            self.second[name] = 0.999 * self.second[name] + 0.001 * slope**2
            mean = self.first[name] / (1 - 0.9**self.lessons)
            spread = np.sqrt(self.second[name] / (1 - 0.999**self.lessons))
            self.parts[name] = (self.parts[name] - RATE * mean / (spread + 1e-8)).astype(np.float32)


def drawn(chances: Floats, luck: np.random.Generator) -> npt.NDArray[np.int64]:
    """An action for each row."""
    reached = chances.cumsum(axis=1)
    return np.asarray((reached > luck.random((len(chances), 1)) * reached[:, -1:]).argmax(axis=1), np.int64)


class Table:
    """Games in which one seat learns and the other plays at random, and what happened in them lately."""

    def __init__(self, lab: Any, seat: int, seed: int) -> None:  # noqa: ANN401
        self.games, self.seat = lab.vector_env(GAMES, learner=seat, reward="points"), seat
        self.now, _ = self.games.reset(seed=seed)
        width, actions = self.now["observation"].shape[1], self.now["action_mask"].shape[1]
        self.seen = np.zeros((STEPS, GAMES, width), np.int16)
        self.mask = np.zeros((STEPS, GAMES, actions), np.bool_)
        self.done = np.zeros((STEPS, GAMES), np.int64)
        self.chance, self.expected, self.got = (np.zeros((STEPS, GAMES), np.float32) for _ in range(3))
        self.known = np.zeros((STEPS, GAMES), np.bool_)

    def play(self, network: Network, luck: np.random.Generator) -> float:
        """So many steps; the mean of what the games that ended brought. It is the lead in points, squeezed to ±1."""
        self.known[:] = False
        begun, brought = np.zeros(GAMES, np.int64), []
        for step in range(STEPS):
            self.seen[step], self.mask[step] = self.now["observation"], self.now["action_mask"]
            _, _, chances, self.expected[step] = network.look(self.seen[step], self.mask[step])
            self.done[step] = drawn(chances, luck)
            self.chance[step] = chances[np.arange(GAMES), self.done[step]]
            self.now, _, over, _, info = self.games.step(self.done[step])
            for row in np.flatnonzero(over):
                points = info["rewards"][row]
                result = math.tanh((points[self.seat] - points[1 - self.seat]) / 20)
                self.got[begun[row] : step + 1, row] = result
                self.known[begun[row] : step + 1, row] = True
                begun[row] = step + 1
                brought.append(result)
        return float(np.mean(brought)) if brought else 0.0

    def lesson(self, luck: np.random.Generator) -> Iterator[tuple[Any, ...]]:
        """What is known to have led to something, in random order, piece by piece."""
        rows = np.flatnonzero(self.known.reshape(-1))
        ahead = (self.got - self.expected).reshape(-1)
        ahead = (ahead - ahead[rows].mean()) / (ahead[rows].std() + 1e-6)
        columns = (self.seen, self.mask, self.done, self.chance, self.got)
        flat = [column.reshape(-1, *column.shape[2:]) for column in columns]
        luck.shuffle(rows)
        for start in range(0, len(rows), ROWS):
            part = rows[start : start + ROWS]
            yield (*(column[part] for column in flat), ahead[part].astype(np.float32))


def share(lab: Any, network: Network, games: int, luck: np.random.Generator) -> tuple[float, float]:  # noqa: ANN401
    """The network's share of the victory against `random`, from both seats, and half its interval (95 %).

    The first game of each row counts: counting those that end first would favour short ones.
    """
    shares: list[float] = []
    for seat in range(2):
        vector = lab.vector_env(games // 2, learner=seat)
        now, _ = vector.reset(seed=1_000_000 + seat)
        left = np.ones(games // 2, np.bool_)
        while left.any():
            chances = network.look(now["observation"], now["action_mask"])[2]
            now, rewards, over, _, _ = vector.step(drawn(chances, luck))
            shares += rewards[over & left].tolist()
            left &= ~over
    return float(np.mean(shares)), 1.96 * float(np.std(shares)) / math.sqrt(len(shares))


def main() -> None:
    """Learn so many steps, then play games that were never seen."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("environment", nargs="?", default="san_francisco_v0")
    parser.add_argument("--lessons", type=int, default=30, help="rounds of 2 × 128 × 128 steps")
    parser.add_argument("--games", type=int, default=1000, help="in the end, against `random`")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    lab, luck, began = getattr(envs, options.environment), np.random.default_rng(options.seed), time.perf_counter()
    tables = [Table(lab, seat, options.seed) for seat in range(2)]
    space = tables[0].games.single_observation_space["observation"]
    network = Network(space, tables[0].mask.shape[2], options.seed)
    for lesson in range(options.lessons):
        brought = [table.play(network, luck) for table in tables]
        for table in tables:
            for part in table.lesson(luck):
                network.learn(*part)
        if lesson % 10 == 9:
            print(f"lesson {lesson + 1}: lead {sum(brought) / 2:+.3f}, {time.perf_counter() - began:.0f} s", flush=True)
    mean, half = share(lab, network, options.games, luck)
    print(f"share of the victory against random: {mean:.3f} ± {half:.3f} in {options.games} games", flush=True)


if __name__ == "__main__":
    main()
