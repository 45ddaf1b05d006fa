"""Teach the bots of Ticket to Ride which tickets the others hold: play many games, then fit a network to the truth.

    python -m tools.train_ticket_guess 2 --games 6000 --seed 501

The games are those of `train.py --by greedy`. Now and then somebody looks: some of a seat's tickets are taken as found,
and the network learns to tell the rest from those that the seat doesn't hold, by what everyone can see. A tenth of the
games is held back to print how surprising a ticket is there, in nats, by the network and where all are as likely.
Needs numpy (the extra `train`).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

import fogline
from fogline.core.bits import numbers_of
from fogline.core.native import CHANCE, Luck, Moves
from fogline.core.network import BITS
from fogline.games import ticket_to_ride
from fogline.games.ticket_to_ride.mind.judgement import Judgement
from fogline.games.ticket_to_ride.mind.ticket_guess import CLUES
from fogline.games.ticket_to_ride.state import TicketToRide
from tools.train import BLURS, RATE, Descent, Floats, Player, acting, play_all, write

GAME: Final = "ticket-to-ride-san-francisco"
LOOKED_AT: Final = 4
"""One turn in so many is looked at."""
BATCH: Final = 256
"""Questions that are learnt from at a time."""


class Question(NamedTuple):
    """The clues for every ticket that a seat may hold, and which of them it holds."""

    clues: npt.NDArray[np.int16]
    held: npt.NDArray[np.bool_]


class Watcher:
    """Plays all seats by `greedy`, and asks itself what they hold."""

    def __init__(self, players: int, seed: int) -> None:
        self.player = Player(fogline.load(GAME), players, "greedy", seed)
        assert isinstance(self.player.judgement, Judgement)
        self.guess, self.tables = self.player.judgement.ticket_guess, self.player.judgement.tables
        self.players, self.luck = players, self.player.luck

    def play(self) -> Iterator[Question]:
        """One game, and the questions on its way."""
        position, luck = self.player.game.set_up(self.players), self.luck
        assert isinstance(position, TicketToRide)
        blurs = [BLURS[luck.below(len(BLURS))] for _ in range(self.players)]
        while not position.is_over():
            if position.is_chance():
                position.step(CHANCE, position.sample(luck), None)
                continue
            if self.player.judgement.settled(position) and luck.below(LOOKED_AT) == 0:
                yield from self.questions(position)
            seat = acting(position)
            position.step(seat, self.player.choose(position, seat, "greedy", blurs[seat]), None)

    def questions(self, position: TicketToRide) -> Iterator[Question]:
        """A question about each seat, by one of the others."""
        held = [holding.tickets for holding in position.holdings[: self.players]]
        self.guess.look(position, vec[i64]([int(mask).bit_count() for mask in held]))
        for seat in range(self.players):
            viewer = (seat + 1 + self.luck.below(self.players - 1)) % self.players
            found = some_of(held[seat], self.luck)
            hidden = [t for t in range(self.tables.tickets) if not (held[viewer] | found) >> t & 1]
            clues = [self.clues(seat, found, ticket) for ticket in hidden]
            yield Question(np.array(clues, np.int16), np.array([held[seat] >> ticket & 1 for ticket in hidden], bool))

    def clues(self, seat: int, found: int, ticket: int) -> list[int]:
        """What the network is told."""
        numbers = Moves()
        self.guess.describe(seat, found, ticket, numbers)
        return numbers.numbers()


def some_of(mask: int, luck: Luck) -> int:
    """Any number of a seat's tickets but all of them."""
    tickets = numbers_of(mask)
    found = 0
    for _ in range(luck.below(len(tickets))):
        found |= 1 << tickets.pop(luck.below(len(tickets)))
    return found


def gather(players: int, seed: int, count: int) -> list[Question]:
    """A task for one process."""
    watcher = Watcher(players, seed)
    return [question for _ in range(count) for question in watcher.play()]


class Learner(Descent):
    """One hidden layer and one output: the more of it a ticket has than the others, the likelier it is held."""

    def __init__(self, questions: list[Question], hidden: int, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        clues = np.concatenate([question.clues for question in questions]).astype(np.float32) / np.float32(1000)
        held = np.concatenate([question.held for question in questions])
        self.sizes = np.array([len(question.held) for question in questions])
        self.starts = np.concatenate([[0], np.cumsum(self.sizes)[:-1]])
        self.wanted = (held / np.repeat(np.add.reduceat(held.astype(int), self.starts), self.sizes)).astype(np.float32)
        self.middle, self.width = clues.mean(0), clues.std(0) + 1e-3
        self.clues = ((clues - self.middle) / self.width).astype(np.float32)
        first, second = (CLUES, hidden), (hidden, 1)
        super().__init__(
            (self.random.normal(0, CLUES**-0.5, first), np.zeros(hidden), self.random.normal(0, 0.1, second))
        )

    def shares(self, questions: npt.NDArray[np.int64]) -> tuple[npt.NDArray[np.int64], Floats, Floats]:
        """The rows of some questions, their hidden units, and how likely each ticket is."""
        sizes = self.sizes[questions]
        rows = np.concatenate([np.arange(self.starts[q], self.starts[q] + self.sizes[q]) for q in questions])
        starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        units = np.maximum(self.clues[rows] @ self.weights[0] + self.weights[1], 0)
        scores = (units @ self.weights[2])[:, 0]
        raised = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), sizes))
        return rows, units, raised / np.repeat(np.add.reduceat(raised, starts), sizes)

    def learn(self, questions: npt.NDArray[np.int64], rate: float) -> None:
        """One step on some of the questions."""
        rows, units, shares = self.shares(questions)
        wrong = ((shares - self.wanted[rows]) / len(questions))[:, None]
        back = (wrong @ self.weights[2].T) * (units > 0)
        self.step((self.clues[rows].T @ back, back.sum(0), units.T @ wrong), rate)

    def fit(self, training: npt.NDArray[np.bool_], epochs: int) -> None:
        """All steps, the last ones the smallest."""
        learnt, held_back = np.flatnonzero(training), np.flatnonzero(~training)
        total = epochs * (len(learnt) // BATCH)
        for epoch in range(epochs):
            self.random.shuffle(learnt)
            for start in range(0, len(learnt) - BATCH + 1, BATCH):
                self.learn(learnt[start : start + BATCH], RATE * 0.5 * (1 + np.cos(np.pi * self.steps / total)))
            rows, _, shares = self.shares(held_back)
            surprise = -(self.wanted[rows] * np.log(shares + 1e-9)).sum() / len(held_back)
            even = np.log(self.sizes[held_back]).mean()
            print(f"epoch {epoch + 1}: {surprise:.3f} nats a ticket, {even:.3f} where all are as likely", flush=True)

    def numbers(self) -> list[int]:
        """The weights as `fogline.core.network` reads them."""
        one = 1 << BITS
        first = self.weights[0] / self.width[:, None]
        own = self.weights[1] - (self.middle / self.width) @ self.weights[0]
        numbers = [*(first * one).ravel(), *(own * one * 1000), *(self.weights[2][:, 0] * one), 0.0]
        return [round(float(number)) for number in numbers]


def main() -> None:
    """Play, learn, write."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("players", type=int)
    options.add_argument("--games", type=int, default=6000)
    options.add_argument("--hidden", type=int, default=32)
    options.add_argument("--epochs", type=int, default=6)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--workers", type=int, default=2)
    given = options.parse_args()
    tasks = list(play_all(partial(gather, given.players), given.seed, given.games, given.workers))
    questions = [question for task in tasks for question in task]
    training = np.concatenate([np.full(len(task), number % 10 != 0) for number, task in enumerate(tasks)])
    print(f"{len(questions)} questions")
    learner = Learner(questions, given.hidden, given.seed)
    learner.fit(training, given.epochs)
    file = Path(str(ticket_to_ride.__file__)).with_name("mind") / "data" / f"ticket-guess-{given.players}.txt"
    write(file, CLUES, given.hidden, learner.numbers(), outputs=1)


if __name__ == "__main__":
    main()
