"""Compare two installations of Fogline, slice by slice in turns: before and after a change.

python benchmarks/compare.py before/bin/python after/bin/python --rounds 40

Random play and the search's simulations a second, in processor time. A round is one slice of either, one right after
the other; the ratio is the median over the rounds' ratios, since the machine changes its pace, and its interval (95 %)
a bootstrap over them.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
from collections import defaultdict

PLAY = "from fogline.cli import bench; bench.print_speeds(1)"
SEARCH = """
import itertools, json, time
import fogline
from fogline.bots import Limit, make_bot
SIMS, SLICE = 100, 0.4


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


def search(game, state, seed):
    seat = state.actors[0]
    bot = make_bot(f"search:sims={SIMS}", game, seat, seed)
    belief, legal = game.belief(state.position, seat), state.legal(seat)
    began = time.process_time()
    bot.decide(belief, legal, Limit(sims=SIMS))
    return time.process_time() - began


found = {}
for name in fogline.games.names():
    game = fogline.load(name, options={"first": 0})
    states = [state for state in (middle(game, deal) for deal in range(8)) if len(state.legal(state.actors[0])) > 1]
    for state in states:
        search(game, state, 0)
    spent = sims = 0
    for seed in itertools.count(1):
        spent += sum(search(game, state, seed) for state in states)
        sims += SIMS * len(states)
        if spent > SLICE:
            break
    found[name] = {"2, search": sims / spent}
print(json.dumps(found))
"""
"""Searches from the same positions; it speaks only of what installations of before have, too."""
CORE = "from fogline import _build; print(_build.core())"
RESAMPLED = 2000


def said(python: str, program: str) -> str:
    """What a program prints in an installation."""
    return subprocess.run([python, "-c", program], check=True, capture_output=True, text=True).stdout.strip()


def speeds(python: str) -> dict[tuple[str, str], float]:
    """One slice of everything that is measured: so many a second."""
    measured = [json.loads(said(python, program)) for program in (PLAY, SEARCH)]
    return {(game, what): speed for one in measured for game, found in one.items() for what, speed in found.items()}


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
    parser.add_argument("--rounds", type=int, default=9, help="slices of each")
    options = parser.parse_args()
    pythons = (options.before, options.after)
    print("core:", " → ".join(said(python, CORE) for python in pythons))
    slices: defaultdict[tuple[str, str], tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for number in range(options.rounds):
        for side in (0, 1) if number % 2 else (1, 0):
            for contest, speed in speeds(pythons[side]).items():
                slices[contest][side].append(speed)
    for (game, players), (before, after) in slices.items():
        old, new = statistics.median(before), statistics.median(after)
        ratios = [two / one for one, two in zip(before, after, strict=True)]
        low, high = interval(ratios)
        ratio = f"× {statistics.median(ratios):.3f} ({low:.3f}–{high:.3f})"
        print(f"{game:30} {players:9}: {old:12,.0f} → {new:12,.0f} a second, {ratio}")


if __name__ == "__main__":
    main()
