"""How far chances come true, in games that bots play: the figures of docs/chances.md.

    python -m tools.odds san-francisco --players 4 --games 200 --workers 2 --resume build/odds-4.jsonl
    python -m tools.odds ticket-to-ride-san-francisco --bot greedy --games 100 --json odds.json --plot odds.svg
    python -m tools.odds ticket-to-ride-san-francisco --games 150 --seed 2025 --fit

Every bot plays by `--bot`, and `--search` judges one decision in eight. Prints for each judge what it foretold and what
came true by tenths, how far these are apart on average (ECE) and the Brier score. `--resume` keeps each game as it is
judged, and goes on there. `--fit` says how what is told would have to be set right beyond the game's tempers to come
nearest to what came true: by which power, and by which doubt of the seat that looks.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from fogline import games
from fogline.arena.odds import JUDGES, Calibration, Foretold, calibrations, foretell
from fogline.arena.plots import Row, bars
from fogline.arena.simulate import Plan
from fogline.core.chances import Temper
from fogline.core.figures import Mean
from tools.numbered import numbered

MEANING: Final = {
    "search": "a search from the seat's view",
    "open": "game.chances, everything open",
    "view": "bot.chances, by what the seat knows",
    "network": "the network alone, in one world of the seat's belief",
    "points": "everybody's part of the points so far",
}
POWERS: Final = tuple(power / 20 for power in range(10, 41))
DOUBTS: Final = tuple(doubt / 10 for doubt in range(-3, 11))


def told(found: Calibration) -> str:
    """One judge's figures as text."""
    head = f"{MEANING[found.judge]}: ECE {found.error:.3f}, Brier {found.brier:.4f}, seats together {found.sum:.3f}"
    rows = [
        f"  {one.low:.1f}  {one.games:5} games {one.count:6} times  told {one.told:.3f}  true {one.true:.3f}"
        f"  ±{one.reach:.3f}{f'  beyond it {one.excess:.3f}' if one.excess else ''}"
        for one in found.bins
    ]
    return "\n".join([head, *rows])


def plot(title: str, found: Sequence[Calibration]) -> str:
    """What the search and the open chances foretold beside what came true, as SVG."""
    rows = [
        Row(
            f"{one.judge}: told {place.told:.2f}",
            (
                Mean(place.count, place.told, 0.0, place.told, place.told),
                Mean(place.count, place.true, 0.0, place.true - place.reach, place.true + place.reach),
            ),
        )
        for one in found
        if one.judge in ("search", "open")
        for place in one.bins
    ]
    return bars(title, ("told", "came true"), rows)


def fitted(judge: str, found: Sequence[Foretold]) -> Temper:
    """What would set a judge right; `open` has no seat that looks, and so no doubt."""
    pairs = [position for game in found for position in game[judge]]
    tempers = [Temper(power, doubt) for power in POWERS for doubt in (DOUBTS if judge != "open" else (0.0,))]

    def brier(temper: Temper) -> float:
        return math.fsum(
            (share - end) ** 2
            for position in pairs
            for share, (_, end) in zip(temper.on([one for one, _ in position], 0), position, strict=True)
        )

    return min(tempers, key=brier)


def main() -> None:
    """Play, judge, print."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("game", choices=games.names())
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--bot", default="search:sims=16", help="who plays on every seat")
    options.add_argument("--search", default="search:sims=48", help="who judges")
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--seed", type=int, default=2026)
    options.add_argument("--workers", type=int, default=1)
    options.add_argument("--resume", type=Path, metavar="FILE")
    options.add_argument("--fit", action="store_true")
    options.add_argument("--json", type=Path, metavar="FILE")
    options.add_argument("--plot", type=Path, metavar="FILE")
    given = options.parse_args()
    plan = Plan(game=given.game, seats=(given.bot,) * given.players, games=given.games, seed=given.seed)
    about = f"odds {given.game} {given.players} {given.bot} {given.search} {given.seed}"
    find = partial(foretell, plan, given.search)
    judged = list(numbered(find, Foretold, plan.games, about=about, kept=given.resume, workers=given.workers))
    found = calibrations(judged)
    print("\n".join(map(told, found)))
    if given.fit:
        print("\n".join(f"{judge}: {fitted(judge, judged)}" for judge in JUDGES[:3]))
    if given.json:
        given.json.write_bytes(msgspec.json.encode(found))
    if given.plot:
        title = f"{given.game}, {given.players} players, {given.games} games of {given.bot}"
        given.plot.write_text(plot(title, found), "utf-8")


if __name__ == "__main__":
    main()
