"""Compare two installations of Fogline, slice by slice in turns: before and after a change.

python benchmarks/compare.py before/bin/python after/bin/python --rounds 40

Random play and the search's simulations a second, in processor time. A round starts one process of either, since where
a process lies in memory changes its pace for as long as it lives, and lets the two do the same work by turns: before,
after, after, before. The ratio is the median over the rounds' ratios, since the machine changes its pace too, and its
interval (95 %) a bootstrap over them.
"""

from __future__ import annotations

import argparse
import random
import statistics
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Final

WORKER: Final = """
import sys, time
import fogline
from fogline.bots import Limit, make_bot
from fogline.core.native import Luck, Moves, rollout
SIMS = 100


def middle(game, deal):
    state, luck = game.start(2), fogline.Seeded(deal)
    for number in range(12 + 4 * deal):
        while state.chance():
            state.apply(luck.choose(state))
        seat = state.actors[0]
        legal = state.legal(seat)
        state.apply(legal[(5 * number + deal) % len(legal)], seat)
    while state.chance():
        state.apply(luck.choose(state))
    return state


def searching(game):
    states = [state for state in (middle(game, deal) for deal in range(8)) if len(state.legal(state.actors[0])) > 1]

    def work(seed):
        spent = 0.0
        for state in states:
            seat = state.actors[0]
            bot, belief = make_bot(f"search:sims={SIMS}", game, seat, seed), game.belief(state.position, seat)
            legal, began = state.legal(seat), time.process_time()
            bot.decide(belief, legal, Limit(sims=SIMS))
            spent += time.process_time() - began
        return SIMS * len(states), spent

    return work


def playing(game, players):
    start, moves = game.start(players).position, Moves()

    def work(seed):
        luck, began = Luck(seed), time.process_time()
        actions = sum(rollout(start.clone(), luck, moves) for _ in range(50))
        return actions, time.process_time() - began

    return work


works = {}
for name in fogline.games.names():
    game = fogline.load(name, options={"first": 0})
    works |= {f"{name} {players}": playing(game, players) for players in game.players}
    works[f"{name} search"] = searching(game)
for work in works.values():
    work(0)
print("|".join(works), flush=True)
for line in sys.stdin:
    contest, seed, seconds = line.strip().split("|")
    done = spent = 0
    while spent < float(seconds):
        more, took = works[contest](int(seed))
        done, spent, seed = done + more, spent + took, int(seed) + 1
    print(done / spent, flush=True)
"""
"""Does a slice of what it is told and says how much a second; it speaks only of what installations of before have."""
CORE: Final = "from fogline import _build; print(_build.core())"
RESAMPLED: Final = 2000
SLICE: Final = 0.15
"""Seconds of processor time of one slice."""
TURNS: Final = (0, 1, 1, 0)
"""Who works when: each first and last once, so that a pace which changes steadily favours nobody."""


def core(python: str) -> str:
    """Which core an installation runs."""
    return subprocess.run([python, "-c", CORE], check=True, capture_output=True, text=True).stdout.strip()


class Worker:
    """A process of one installation, and what it can do."""

    def __init__(self, told: IO[str], says: IO[str]) -> None:
        self._told, self._says = told, says
        self.contests = says.readline().strip().split("|")
        """What it can do, by name."""

    def speed(self, contest: str, seed: int) -> float:
        """One slice: so much a second."""
        print(contest, seed, SLICE, sep="|", file=self._told, flush=True)
        return float(self._says.readline())


@contextmanager
def worker(python: str) -> Iterator[Worker]:
    """A process that ends with the block."""
    with subprocess.Popen([python, "-c", WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        assert process.stdout
        yield Worker(process.stdin, process.stdout)
        process.stdin.close()


def one_round(pythons: tuple[str, str], seed: int) -> dict[str, tuple[float, float]]:
    """The speeds of both in each contest, each the mean of two slices."""
    with worker(pythons[0]) as before, worker(pythons[1]) as after:
        found = {}
        for contest in before.contests:
            slices: tuple[list[float], list[float]] = ([], [])
            for side in TURNS:
                slices[side].append((before, after)[side].speed(contest, seed))
            found[contest] = (statistics.harmonic_mean(slices[0]), statistics.harmonic_mean(slices[1]))
        return found


def interval(ratios: list[float]) -> tuple[float, float]:
    """How far the median may be from what was measured, by drawing rounds anew."""
    luck = random.Random(1)
    medians = sorted(statistics.median(luck.choices(ratios, k=len(ratios))) for _ in range(RESAMPLED))
    return medians[RESAMPLED // 40], medians[-RESAMPLED // 40 - 1]


def main() -> None:
    """Measure both in turns and print the medians and their ratio."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", help="the Python of one installation")
    parser.add_argument("after", help="the Python of the other")
    parser.add_argument("--rounds", type=int, default=9, help="processes of each")
    options = parser.parse_args()
    print("core:", " → ".join(core(python) for python in (options.before, options.after)))
    rounds: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)
    for number in range(options.rounds):
        for contest, speeds in one_round((options.before, options.after), 1 + 1000 * number).items():
            rounds[contest].append(speeds)
    for contest, measured in rounds.items():
        old, new = (statistics.median(speeds) for speeds in zip(*measured, strict=True))
        ratios = [after / before for before, after in measured]
        low, high = interval(ratios)
        ratio = f"× {statistics.median(ratios):.3f} ({low:.3f}–{high:.3f})"
        print(f"{contest:38}: {old:12,.0f} → {new:12,.0f} a second, {ratio}")


if __name__ == "__main__":
    main()
