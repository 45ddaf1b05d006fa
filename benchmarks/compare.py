"""Compare two installations of Fogline, slice by slice in turns: before and after an optimisation.

python benchmarks/compare.py before/bin/python after/bin/python --rounds 9
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
from collections import defaultdict

MEASURE = "from fogline.cli import bench; bench.print_speeds(1)"
CORE = "from fogline import _build; print(_build.core())"


def ask(python: str, program: str) -> str:
    """What a program prints in an installation."""
    return subprocess.run([python, "-c", program], check=True, capture_output=True, text=True).stdout.strip()


def speeds(python: str) -> dict[tuple[str, str], float]:
    """One slice of every game with every number of players: actions a second."""
    measured = json.loads(ask(python, MEASURE))
    return {(game, players): speed for game, by_players in measured.items() for players, speed in by_players.items()}


def main() -> None:
    """Measure both in turns and print the medians and their ratio."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", help="the Python of one installation")
    parser.add_argument("after", help="the Python of the other")
    parser.add_argument("--rounds", type=int, default=9, help="slices of each")
    options = parser.parse_args()
    pythons = (options.before, options.after)
    print("core:", " → ".join(ask(python, CORE) for python in pythons))
    slices: defaultdict[tuple[str, str], tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for _ in range(options.rounds):
        for side, python in enumerate(pythons):
            for contest, speed in speeds(python).items():
                slices[contest][side].append(speed)
    for (game, players), (before, after) in slices.items():
        old, new = statistics.median(before), statistics.median(after)
        print(f"{game:30} {players} players: {old:12,.0f} → {new:12,.0f} actions a second, × {new / old:.2f}")


if __name__ == "__main__":
    main()
