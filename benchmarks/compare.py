"""Compare two installations of Fogline, slice by slice in turns: before and after a change.

python benchmarks/compare.py before/bin/python after/bin/python --rounds 40

Random play and the search's simulations a second, in processor time. The ratio's interval (95 %) is a bootstrap over
the rounds, each of which is one slice of either, one after the other.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
from collections import defaultdict
from collections.abc import Callable

PLAY = "from fogline.cli import bench; bench.print_speeds(1)"
SEARCH = """
import json, time
import fogline
from fogline.bots import Limit, make_bot
SIMS = 200
found = {}
for name in fogline.games.names():
    game = fogline.load(name, options={"first": 0})
    spent = sims = 0
    for deal in range(8):
        state, luck = game.start(2), fogline.Seeded(deal)
        for _ in range(30 + 5 * deal):
            while state.chance():
                state.apply(luck.choose(state))
            seat = state.actors[0]
            state.apply(state.legal(seat)[-1], seat)
        while state.chance():
            state.apply(luck.choose(state))
        seat = state.actors[0]
        bot = make_bot(f"search:sims={SIMS}", game, seat, seed=deal)
        belief, legal = game.belief(state.position, seat), state.legal(seat)
        if len(legal) > 1:
            began = time.process_time()
            bot.decide(belief, legal, Limit(sims=SIMS))
            spent += time.process_time() - began
            sims += SIMS
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


def interval(before: list[float], after: list[float], middle: Callable[[list[float]], float]) -> tuple[float, float]:
    """How far the ratio of the two may be from what was measured, by drawing rounds anew."""
    luck = random.Random(1)
    rounds = range(len(before))
    ratios = []
    for _ in range(RESAMPLED):
        drawn = [luck.choice(rounds) for _ in rounds]
        ratios.append(middle([after[i] for i in drawn]) / middle([before[i] for i in drawn]))
    ratios.sort()
    return ratios[RESAMPLED // 40], ratios[-RESAMPLED // 40 - 1]


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
        low, high = interval(before, after, statistics.median)
        print(f"{game:30} {players:9}: {old:12,.0f} → {new:12,.0f} a second, × {new / old:.3f} ({low:.3f}–{high:.3f})")


if __name__ == "__main__":
    main()
