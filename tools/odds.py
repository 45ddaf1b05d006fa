"""How far chances come true, in games that bots play: the figures of docs/chances.md.

    python tools/odds.py san-francisco --players 4 --games 200 --workers 2
    python tools/odds.py ticket-to-ride-san-francisco --bot greedy --games 100 --json odds.json --plot odds.svg

Every bot plays by `--bot`, and `--search` judges one decision in eight. Prints for each judge what it foretold and what
came true by tenths, how far these are apart on average (ECE) and the Brier score.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from fogline import games
from fogline.arena.odds import JUDGES, Calibration, calibrate_odds
from fogline.arena.plots import Row, bars
from fogline.arena.simulate import Plan
from fogline.core.figures import Mean

MEANING: Final = {
    "search": "a search from the seat's view",
    "open": "game.chances, everything open",
    "view": "bot.chances, by what the seat knows",
    "network": "the network alone, in one world of the seat's belief",
    "points": "everybody's part of the points so far",
}


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
    options.add_argument("--json", type=Path, metavar="FILE")
    options.add_argument("--plot", type=Path, metavar="FILE")
    given = options.parse_args()
    plan = Plan(game=given.game, seats=(given.bot,) * given.players, games=given.games, seed=given.seed)
    found = calibrate_odds(plan, given.search, given.workers)
    assert [one.judge for one in found] == list(JUDGES)
    print("\n".join(map(told, found)))
    if given.json:
        given.json.write_bytes(msgspec.json.encode(found))
    if given.plot:
        title = f"{given.game}, {given.players} players, {given.games} games of {given.bot}"
        given.plot.write_text(plot(title, found), "utf-8")


if __name__ == "__main__":
    main()
