"""Whether the accounts of luck and skill are honest: the figures of docs/chances.md.

    python -m tools.accounts san-francisco --players 4 --games 334 --resume build/accounts-4.jsonl
    python -m tools.accounts ticket-to-ride-san-francisco --games 20 --sims 16

Plays games of `--bot` and books their accounts. Luck must be 0 on average for every seat: the mean may be 3.3 standard
errors from it. What was unseen need not, and its mean says how far the two judges differ (without `--sims` no decision
is judged, and what one gives away stays in it). Every account must add up to its result. Exits with 1 where something
doesn't hold. `--resume` keeps each game as it is booked, and goes on there.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from fogline import games
from fogline.analysis import analyse
from fogline.arena.simulate import Plan, play_one
from fogline.core.figures import Mean, Tally
from tools.numbered import numbered

MOST: Final = 3.3
"""Standard errors that the mean of luck may be from 0."""
EXACT: Final = 1e-9
"""How far an account may be from its result."""


class Booked(msgspec.Struct, frozen=True):
    """Of one game."""

    luck: tuple[float, ...]
    """What luck brought to each seat."""
    unseen: tuple[float, ...]
    """What its decisions changed that it couldn't know."""
    off: float
    """How far the account that adds up worst is from its result, or all luck from 0."""


def book(plan: Plan, sims: int, number: int) -> Booked:
    """Play one game of a plan and book it."""
    game = plan.load()
    accounts = analyse(play_one(plan, game, number).record, game, sims=sims).accounts
    luck = tuple(account.luck for account in accounts)
    off = max(abs(sum(account.parts()) - account.result) for account in accounts)
    return Booked(luck, tuple(account.unseen for account in accounts), max(off, abs(sum(luck))))


def mean_of(numbers: Iterable[float]) -> Mean:
    """Their mean with its interval."""
    tally = Tally()
    for number in numbers:
        tally.add(number)
    return tally.mean()


def told(found: list[Booked]) -> tuple[str, bool]:
    """The figures as text, and whether all holds."""
    lines, off = [], max(one.off for one in found)
    lucks = [mean_of(column) for column in zip(*(one.luck for one in found), strict=True)]
    for seat, luck in enumerate(lucks):
        unseen = mean_of(one.unseen[seat] for one in found)
        lines.append(
            f"seat {seat}: luck {luck.mean:+.4f}, {errors(luck):.1f} standard errors from 0; "
            f"unseen {unseen.mean:+.4f} ({unseen.low:+.4f} to {unseen.high:+.4f})"
        )
    lines.append(f"{len(found)} games, every account within {off:.0e} of its result")
    return "\n".join(lines), off < EXACT and max(map(errors, lucks)) < MOST


def errors(mean: Mean) -> float:
    """How many standard errors a mean is from 0."""
    return abs(mean.mean) * math.sqrt(mean.count) / mean.deviation if mean.deviation else 0.0


def main() -> None:
    """Play, book, print."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("game", choices=games.names())
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--bot", default="search:sims=16", help="who plays on every seat")
    options.add_argument("--sims", type=int, default=0, help="simulations a decision is judged by")
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--seed", type=int, default=1919)
    options.add_argument("--workers", type=int, default=1)
    options.add_argument("--resume", type=Path, metavar="FILE")
    given = options.parse_args()
    plan = Plan(game=given.game, seats=(given.bot,) * given.players, games=given.games, seed=given.seed)
    about = f"accounts {given.game} {given.players} {given.bot} {given.sims} {given.seed}"
    find = partial(book, plan, given.sims)
    found = numbered(find, Booked, plan.games, about=about, kept=given.resume, workers=given.workers)
    text, holds = told(list(found))
    print(text)
    raise SystemExit(not holds)


if __name__ == "__main__":
    main()
