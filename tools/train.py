"""Teach a game's network how positions end: play many games, then fit the network to their ends.

    python tools/train.py san-francisco 2 --games 20000 --seed 11 --by greedy
    python tools/train.py san-francisco 2 --games 10000 --seed 12
    python tools/train.py san-francisco 2 --games 10000 --seed 13 --by search --go-on --rate 0.0005

The first games are played by `greedy`, each seat with a blur of its own; the next by the network that learnt from them,
looking one turn ahead, or by a small search that asks it (generations; each takes the place of the one before). Now and
then a move is random, so that the network sees more than one way to play. What is foretold of a position is learnt from
the end of the game and, in part, from what was said at the kept positions in between, which varies less.
A tenth of the games is held back to print how much of the victory and of the lead the network explains there. `--start`
writes an empty network first, for new inputs; `--go-on` improves the network that lies there instead of a new one;
`--beside` puts the new one beside it and writes the mean of both. `--save` keeps what the games taught, and `--add`
learns from what other runs kept, too.
Needs numpy (the extra `train`).
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol, TypeVar, cast

import numpy as np
import numpy.typing as npt

import fogline
from fogline import games
from fogline.bots.search import Search, Settings
from fogline.core.native import CHANCE, WHOLE, Luck, Moves, Position, Sampler, share_victory
from fogline.core.network import BITS
from fogline.core.processes import start_pool

Floats = npt.NDArray[np.float32]
Done = TypeVar("Done")

BLURS: Final = (0, 0, 200, 700)
"""How far `greedy` misjudges, in thousandths of a point; each is as likely."""
RANDOM_MOVES: Final = 33
"""One move in so many is random."""
KEPT: Final = {"greedy": 3, "network": 3, "search": 1}
"""One turn in so many is kept, by who plays: games by search are dear."""
WIDTH: Final = 5
"""How many moves the network compares: those that `greedy` rates highest."""
LOOKS: Final = 4
"""How often a move that luck follows is tried."""
SIMULATIONS: Final = 32
"""How many simulations a turn has, where a search plays."""
TRUST: Final = {"network": 0.95, "search": 0.9}
"""The part of what is learnt that comes from later than the next kept position, by who plays."""
GAMES_A_TASK: Final = 50
BATCH: Final = 2048
RATE: Final = 2e-3
DECAY: Final = 1e-4
LEAD_UNIT: Final = 4.0
"""Points of lead that weigh as much as the logistic scale's unit, while learning."""
LEAD_WEIGHT: Final = 0.3


class Judgement(Protocol):
    """What a game's evaluator must do beside evaluating, so that its network can be trained."""

    def settled(self, position: Position, /) -> bool:
        """Whether the network may be asked now."""

    def suspect(self, sampler: Sampler, seat: int, /) -> None:
        """Look at what a seat believes."""

    def asked(self, position: Position, /) -> list[int]:
        """The seats for which the network is asked."""

    def describe(self, position: Position, seat: int, out: Moves, /) -> None:
        """What the network is told."""

    def judge(self, position: Position, out: Moves, /) -> None:
        """What the network says."""

    def rate(self, position: Position, seat: int, moves: Moves, ratings: Moves, /) -> None:
        """How good each move is."""

    def best(self, position: Position, seat: int, moves: Moves, luck: Luck, /) -> int:
        """The best of the moves."""


class Lesson(NamedTuple):
    """What the network is told of a position, and what it should have said."""

    told: list[int]
    lead: float
    share: float


class Player:
    """Plays all seats of a game: by `greedy`, the network or a search; `company` of 100 seats by `greedy` anyway."""

    def __init__(self, game: fogline.Game, players: int, by: str, seed: int, company: int = 0) -> None:
        self.evaluator = game.evaluator()
        self.judgement = cast(Judgement, self.evaluator)
        self.game, self.players, self.luck = game, players, Luck(seed)
        self.by, self.company = by, company
        settings = Settings()
        settings.points = 0.0
        self.search = Search(self.evaluator, settings, self.luck)

    def play(self) -> list[Lesson]:
        """One game, and what it teaches."""
        position, luck = self.game.set_up(self.players), self.luck
        minds = ["greedy" if luck.below(100) < self.company else self.by for _ in range(self.players)]
        blurs = [BLURS[luck.below(len(BLURS))] if mind == "greedy" else 0 for mind in minds]
        kept: list[tuple[list[tuple[int, list[int]]], list[int]]] = []
        while not position.is_over():
            if position.is_chance():
                position.step(CHANCE, position.sample(luck), None)
                continue
            seat = acting(position)
            begins, mind = self.judgement.settled(position), minds[seat]
            if begins and mind == "search":
                belief = self.game.belief(position, seat)
                self.judgement.suspect(belief, seat)
                self.search.begin(self.players, seat)
                self.search.run(belief, SIMULATIONS)
            if begins and luck.below(KEPT[self.by]) == 0:
                told = [(viewer, self.described(position, viewer)) for viewer in self.judgement.asked(position)]
                kept.append((told, self.judged(position, mind)))
            position.step(seat, self.choose(position, seat, mind, blurs[seat]), None)
        return self.lessons(position, kept)

    def lessons(self, end: Position, kept: list[tuple[list[tuple[int, list[int]]], list[int]]]) -> list[Lesson]:
        """Look back from the end, with less and less trust in it."""
        halves = [end.halves(seat) for seat in range(self.players)]
        leads = [(points * self.players - sum(halves)) / (2 * (self.players - 1)) for points in halves]
        shares = [share / WHOLE for share in shared(end)]
        found = []
        for told, judged in reversed(kept):
            found += [Lesson(numbers, leads[seat], shares[seat]) for seat, numbers in told]
            if self.by != "greedy":
                for seat in range(self.players):
                    shares[seat] += (1 - TRUST[self.by]) * (judged[seat] / WHOLE - shares[seat])
                    leads[seat] += (1 - TRUST[self.by]) * (judged[self.players + seat] / 1000 - leads[seat])
        return found

    def described(self, position: Position, seat: int) -> list[int]:
        """What the network is told for a seat."""
        numbers = Moves()
        self.judgement.describe(position, seat, numbers)
        return numbers.numbers()

    def judged(self, position: Position, mind: str = "network") -> list[int]:
        """What the network says; of the victory what the search found, where one plays."""
        numbers = Moves()
        self.judgement.judge(position, numbers)
        if mind != "search":
            return numbers.numbers()
        node = self.favourite()
        shares = [round(self.search.tree.mean(node, seat) * WHOLE) for seat in range(self.players)]
        return shares + numbers.numbers()[self.players :]

    def favourite(self) -> int:
        """The branch of the move that the search tried most often."""
        tree = self.search.tree
        best = node = tree.child[self.search.root]
        while node >= 0:
            if tree.visits[node] > tree.visits[best]:
                best = node
            node = tree.sibling[node]
        return best

    def choose(self, position: Position, seat: int, mind: str, blur: int) -> int:
        """The best of a seat's moves; or, now and then, anything."""
        moves, ratings, luck = Moves(), Moves(), self.luck
        position.legal(seat, moves)
        if moves.count == 1 or luck.below(RANDOM_MOVES) == 0:
            return moves.get(luck.below(moves.count))
        self.judgement.rate(position, seat, moves, ratings)
        blurred = [rating + luck.below(2 * blur + 1) - blur for rating in ratings.numbers()]
        ranked = sorted(range(len(blurred)), key=blurred.__getitem__, reverse=True)
        if mind == "greedy" or not self.judgement.settled(position):
            return moves.get(ranked[0])
        if mind == "search":
            return max(moves.numbers(), key=self.search.visits)
        belief = self.game.belief(position, seat)
        return max((moves.get(i) for i in ranked[:WIDTH]), key=lambda move: self.prospect(belief, seat, move))

    def prospect(self, belief: Sampler, seat: int, move: int) -> float:
        """What a move promises: the mean share of the victory when the turn is over."""
        total, count = 0.0, 0
        while count < LOOKS:
            world = belief.sample(self.luck)
            world.step(seat, move, None)
            lucky = self.finish_turn(world)
            if world.is_over():
                total += shared(world)[seat]
            else:
                total += self.judged(world)[seat]
            count += 1
            if not lucky:
                break
        return total / count

    def finish_turn(self, world: Position) -> bool:
        """Play on until a turn begins; says whether luck was met."""
        lucky = False
        while not world.is_over() and not self.judgement.settled(world):
            if world.is_chance():
                world.step(CHANCE, world.sample(self.luck), None)
                lucky = True
                continue
            seat, moves = acting(world), Moves()
            world.legal(seat, moves)
            world.step(seat, self.judgement.best(world, seat, moves, self.luck), None)
        return lucky


def acting(position: Position) -> int:
    """The seat that decides; the first of them where several do."""
    waiting = int(position.actors())
    return (waiting & -waiting).bit_length() - 1


def shared(position: Position) -> list[int]:
    """Each seat's share of the victory, in millionths."""
    shares = Moves()
    share_victory(position, shares)
    return shares.numbers()


def gather(
    name: str, players: int, by: str, company: int, seed: int, count: int
) -> list[tuple[npt.NDArray[np.int16], Floats]]:
    """A task for one process: for each game what the network is told, and what it should say."""
    player = Player(fogline.load(name), players, by, seed, company)
    games_ = [player.play() for _ in range(count)]
    return [
        (
            np.array([lesson.told for lesson in lessons], np.int16).reshape(len(lessons), -1),
            np.array([(lesson.lead, lesson.share) for lesson in lessons], np.float32).reshape(-1, 2),
        )
        for lessons in games_
        if lessons
    ]


def play_all(gather: Callable[[int, int], Done], seed: int, count: int, workers: int) -> Iterator[Done]:
    """What processes gather from all games, by a seed and a number of games; the same whatever their number."""
    with start_pool(workers) as pool:
        waiting = [
            pool.submit(gather, seed * 1_000_003 + start, min(GAMES_A_TASK, count - start))
            for start in range(0, count, GAMES_A_TASK)
        ]
        for number, task in enumerate(waiting):
            print(f"\r{number * GAMES_A_TASK} of {count} games", end="", flush=True)
            yield task.result()
    print(f"\r{count} games        ")


class Taught(NamedTuple):
    """What many games taught, a row for each lesson."""

    told: npt.NDArray[np.int16]
    wanted: Floats
    """Lead and share."""
    games: npt.NDArray[np.int32]
    """From which game each lesson is."""

    @classmethod
    def by(cls, games_: Sequence[tuple[npt.NDArray[np.int16], Floats]]) -> Taught:
        """All lessons of some games."""
        numbers = np.repeat(np.arange(len(games_), dtype=np.int32), [len(told) for told, _ in games_])
        return cls(np.concatenate([told for told, _ in games_]), np.concatenate([w for _, w in games_]), numbers)

    @classmethod
    def read(cls, file: Path) -> Taught:
        """What `save` wrote."""
        with np.load(file) as arrays:
            return cls(*(arrays[name] for name in cls._fields))

    def save(self, file: Path) -> None:
        """For `read`, in another run."""
        np.savez(file, **self._asdict())


class Descent:
    """Weights that go down the slopes they are told of (Adam)."""

    def __init__(self, parts: Sequence[npt.NDArray[np.float64]]) -> None:
        self.weights: list[Floats] = [part.astype(np.float32) for part in parts]
        self.means: list[Floats] = [np.zeros_like(part) for part in self.weights]
        self.squares: list[Floats] = [np.zeros_like(part) for part in self.weights]
        self.steps = 0

    def step(self, slopes: Sequence[npt.NDArray[np.floating[Any]]], rate: float) -> None:
        """One step."""
        self.steps += 1
        for part, slope in enumerate(slopes):
            self.means[part] = 0.9 * self.means[part] + 0.1 * slope
            self.squares[part] = 0.999 * self.squares[part] + 0.001 * slope * slope
            mean = self.means[part] / (1 - 0.9**self.steps)
            size = np.sqrt(self.squares[part] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[part] -= (rate * (mean / size + DECAY * self.weights[part])).astype(np.float32)


class Learner(Descent):
    """One hidden layer, learnt on the share of the victory and the lead together."""

    def __init__(self, inputs: Floats, leads: Floats, shares: Floats, hidden: int, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.middle, self.width = inputs.mean(0), inputs.std(0) + 1e-3
        self.inputs = ((inputs - self.middle) / self.width).astype(np.float32)
        self.targets = np.stack([shares, leads / LEAD_UNIT], 1).astype(np.float32)
        count = inputs.shape[1]
        first = self.random.normal(0, count**-0.5, (count, hidden))
        second = self.random.normal(0, 0.3 * hidden**-0.5, (hidden, 2))
        super().__init__((first, np.zeros(hidden), second, np.zeros(2)))

    def take_over(self, numbers: list[int]) -> None:
        """Go on from a network with the same sizes: the way back from `numbers`."""
        inputs, hidden = self.weights[0].shape
        parts = np.split(np.array(numbers) / (1 << BITS), [inputs * hidden, (inputs + 1) * hidden])
        first, last = parts[0].reshape(inputs, hidden), parts[2].reshape(2, hidden + 1)
        unit = np.array([1, LEAD_UNIT])
        found = (
            first * self.width[:, None],
            parts[1] / 1000 + self.middle @ first,
            last[:, :hidden].T / unit,
            last[:, hidden] / 1000 / unit,
        )
        self.weights = [part.astype(np.float32) for part in found]

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
        self.step((inputs.T @ back, back.sum(0), units.T @ wrong, wrong.sum(0)), rate)

    def fit(self, training: npt.NDArray[np.bool_], epochs: int, rate: float) -> None:
        """All steps, the last ones the smallest; prints what is explained of the positions held back."""
        rows = np.flatnonzero(training)
        total = epochs * (len(rows) // BATCH)
        for epoch in range(epochs):
            self.random.shuffle(rows)
            for start in range(0, len(rows) - BATCH + 1, BATCH):
                self.learn(rows[start : start + BATCH], rate * 0.5 * (1 + np.cos(np.pi * self.steps / total)))
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
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("game", choices=games.names())
    options.add_argument("players", type=int)
    options.add_argument("--games", type=int, default=5000)
    options.add_argument("--by", choices=tuple(KEPT), default="network", help="who plays")
    options.add_argument("--company", type=int, default=0, help="of 100 seats so many are played by greedy anyway")
    options.add_argument("--hidden", type=int, default=32)
    options.add_argument("--epochs", type=int, default=8)
    options.add_argument("--rate", type=float, default=RATE, help="how fast to learn, at first")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--workers", type=int, default=2)
    options.add_argument("--save", type=Path, metavar="FILE", help="keep what the games taught, for other runs")
    options.add_argument(
        "--add",
        type=Path,
        metavar="FILE",
        action="append",
        default=[],
        help="learn from what was kept, too (repeatable)",
    )
    options.add_argument("--start", action="store_true")
    options.add_argument("--go-on", action="store_true")
    options.add_argument("--beside", action="store_true")
    given = options.parse_args()
    player = Player(fogline.load(given.game), given.players, "greedy", given.seed)
    mind = importlib.import_module(f"{player.game.package()}.mind")
    file = Path(str(mind.__file__)).with_name("data") / f"network-{given.players}.txt"
    count = len(player.described(player.game.set_up(given.players), 0))
    if given.start:
        write(file, count, 1, [0] * (count + 1 + 4))
    work = partial(gather, given.game, given.players, given.by, given.company)
    tasks = play_all(work, given.seed, given.games, given.workers)
    taught = [Taught.by([game for task in tasks for game in task])]
    if given.save:
        taught[0].save(given.save)
    taught += map(Taught.read, given.add)
    inputs = np.concatenate([part.told for part in taught]).astype(np.float32)
    inputs /= np.float32(1000)
    goals = np.concatenate([part.wanted for part in taught])
    training = np.concatenate([part.games % 10 != 0 for part in taught])
    learner = Learner(inputs, goals[:, 0], goals[:, 1], given.hidden, given.seed)
    print(f"{len(training)} positions")
    lying = [int(number) for number in file.read_text("ascii").split()[3:]]
    if given.go_on:
        learner.take_over(lying)
    learner.fit(training, given.epochs, given.rate)
    learnt = learner.numbers()
    if given.beside:
        learnt = joined(count, lying, learnt)
    write(file, count, hidden_of(count, learnt), learnt)


def hidden_of(inputs: int, numbers: list[int]) -> int:
    """How many hidden units a network with two outputs has."""
    return (len(numbers) - 2) // (inputs + 3)


def joined(inputs: int, *networks: list[int]) -> list[int]:
    """The mean of networks as one network, with the hidden units of all."""
    firsts, owns, lasts, last_owns = [], [], [], []
    for numbers in networks:
        hidden = hidden_of(inputs, numbers)
        first, own, last = np.split(np.array(numbers), [inputs * hidden, (inputs + 1) * hidden])
        firsts.append(first.reshape(inputs, hidden))
        owns.append(own)
        lasts.append(last.reshape(2, hidden + 1)[:, :hidden])
        last_owns.append(last.reshape(2, hidden + 1)[:, hidden])
    mean = np.column_stack([np.concatenate(lasts, 1), sum(last_owns)]) / len(networks)
    parts = (np.concatenate(firsts, 1).ravel(), np.concatenate(owns), np.rint(mean).ravel())
    return [int(number) for part in parts for number in part]


def write(file: Path, inputs: int, hidden: int, numbers: list[int], outputs: int = 2) -> None:
    """A network's file: its sizes, and its numbers in lines of 20."""
    lines = [" ".join(map(str, numbers[start : start + 20])) for start in range(0, len(numbers), 20)]
    file.write_text("\n".join([f"{inputs} {hidden} {outputs}", *lines, ""]), "ascii")


if __name__ == "__main__":
    main()
