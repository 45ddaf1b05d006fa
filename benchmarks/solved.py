"""How far bots are from the best play, in variants that are small enough to know it.

python benchmarks/solved.py open     San Francisco with seven cards: every position solved, bots asked in some of them
python benchmarks/solved.py hidden   Ticket to Ride with four places: the best response to each bot, from both seats

`expert` never needs its time in games so small, and decides by its 4,000 simulations.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from pathlib import Path

import fogline
from fogline.analysis.best_response import BestResponse, Policy
from fogline.analysis.solve import Solver, after, decider, legal_of
from fogline.bots import make_bot
from fogline.core.game import Game, Legal
from fogline.core.native import CHANCE, Luck, Position

VARIANTS = Path(__file__).parents[1] / "examples" / "variants"
CLEAR = 0.01
"""A decision is asked about where the best action is better than the next by more than this share of the victory."""


def decisions(game: Game, solver: Solver, count: int, seed: int) -> Iterator[tuple[Position, int, dict[int, float]]]:
    """Different positions from random games in which one action is clearly best, with what each action is worth."""
    luck, seen, start = Luck(seed), set[str](), game.start(2).position
    position = start.clone()
    while len(seen) < count:
        if position.is_over():
            position = start.clone()
        if position.is_chance():
            position.step(CHANCE, position.sample(luck), None)
            continue
        seat, text = decider(position), game.format_position(position)
        numbers = legal_of(position, seat)
        if len(numbers) > 1 and text not in seen:
            worth = solver.choices(position)
            *_, second, best = sorted(worth.values())
            if best - second > CLEAR:
                seen.add(text)
                yield position.clone(), seat, worth
        position = after(position, seat, numbers[luck.below(len(numbers))])


def regrets(game: Game, bot: str, asked: list[tuple[Position, int, dict[int, float]]]) -> list[float]:
    """What a bot's choice gives away in each decision."""
    found = []
    for number, (position, seat, worth) in enumerate(asked):
        mind = make_bot(bot, game, seat, seed=1).at(number)
        choice = mind.choose(game.view(position, seat), Legal(game, sorted(worth))).action
        found.append(max(worth.values()) - worth[game.encode(choice)])
    return found


def measure_open(bots: list[str], count: int) -> None:
    """Solve the deck and ask the bots."""
    game = fogline.load("san-francisco", deck=VARIANTS / "deck-tiny.toml", options={"first": 0})
    solver, began = Solver(game), time.perf_counter()
    value = solver.value(game.start(2).position)
    spent = time.perf_counter() - began
    print(
        f"San Francisco, {game.data.name}: {solver.count:,} positions in {spent:.0f} s, the first seat gets {value:.4f}"
    )
    asked = list(decisions(game, solver, count, seed=5))
    print(f"\n{len(asked)} decisions\n\n| bot | best action found | mean regret |\n| --- | --- | --- |")
    for bot in bots:
        lost = regrets(game, bot, asked)
        share = sum(regret < 1e-9 for regret in lost) / len(lost)
        half = 1.96 * math.sqrt(share * (1 - share) / len(lost))
        print(f"| `{bot}` | {share:.1%} ± {half:.1%} | {sum(lost) / len(lost):.4f} |", flush=True)


def measure_hidden(bots: list[str]) -> None:
    """The best response to each bot."""
    game = fogline.load("ticket-to-ride-san-francisco", map=VARIANTS / "map-tiny.toml", options={"first": 0})
    print(f"Ticket to Ride, {game.data.name}\n")
    print("| bot | best response to it in seat 0 | in seat 1 | it gives away | positions | views | seconds |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for bot in bots:
        began, values, positions, views = time.perf_counter(), [], 0, 0
        for seat in range(2):
            policy = Policy(game, bot, seat)
            response = BestResponse(game, policy)
            values.append(response.value(game.start(2).position))
            positions, views = positions + response.count, views + policy.count
        away, spent = (sum(values) - 1) / 2, time.perf_counter() - began
        told = " | ".join(f"{value:.4f}" for value in values)
        print(f"| `{bot}` | {told} | {away:.4f} | {positions:,} | {views:,} | {spent:.0f} |", flush=True)


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("open", "hidden"))
    parser.add_argument("--bots", default="random greedy search expert", help="with spaces between them")
    parser.add_argument("--decisions", type=int, default=400)
    options = parser.parse_args()
    if options.what == "open":
        measure_open(options.bots.split(), options.decisions)
    else:
        measure_hidden(options.bots.split())


if __name__ == "__main__":
    main()
