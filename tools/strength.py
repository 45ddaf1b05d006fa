"""How strong the bots are: every cell of the table in docs/strength.md, from paired deals.

    python tools/strength.py                  # 200 deals a cell, on two cores
    python tools/strength.py --deals 25 --only 'san-francisco/levels-*'
    python tools/strength.py --ablation       # what each feature of the search is worth: docs/bots.md

Finished games are kept in build/strength, so that the same command goes on after a kill. Prints the table and writes it
to build/strength.md. Every cell is played to its last deal: nothing here stops early.
"""

from __future__ import annotations

import argparse
import time
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

import msgspec

from fogline import _build
from fogline.arena.contest import Contest, Pairing
from fogline.arena.report import Deal, Meeting, by_deal, meeting, percent, points, standings
from fogline.arena.store import Store
from fogline.cli.arena import with_progress
from fogline.core.figures import Tally

GAMES: Final = ("san-francisco", "ticket-to-ride-san-francisco")
SEARCH: Final = {GAMES[0]: "search:sims=2000", GAMES[1]: "search:sims=800"}
"""Settings well within 0.1 s a decision, also on a slower machine."""
SEARCH_4: Final = {GAMES[0]: "search:sims=800", GAMES[1]: "search:sims=300"}
"""With four players, where a cell has twice the games: within, and so that all cells fit into 90 minutes."""
TREE: Final = "search:sims=150"
FLAT: Final = "flat:sims=150"
"""The same simulations without a tree."""
EXPERT: Final = "expert:sims=300"
"""The level, held to far less than 0.1 s a decision, so that all cells fit into 90 minutes."""
ABLATIONS: Final = {
    "all of it": "",
    "the decision at hand by PUCT": ",places=0",
    "no priors": ",contrast=0",
    "priors at the root only": ",guide=0",
    "the whole evaluation for all priors": ",guide=2",
    "the others' deeds not interpreted": ",suspect=0",
    "every simulation its own luck": ",paired=0",
    "moves after luck in the tree, without priors": ",lucky=1",
    "moves after luck as looks best, not in the tree": ",lucky=2",
    "branches for public luck": ",branch=1",
    "the tree kept between turns": ",keep=2",
    "the same with branches for public luck": ",branch=1,keep=2",
    "the others searched": ",others=0",
    "the others foreseen, not searched": ",others=1",
    "the tree not kept in a turn": ",keep=0",
    "the next turn searched after four judgements": ",patience=4",
    "the next turn not searched": ",patience=999999",
    "two turns played on before the network judges": ",horizon=2",
    "played to the end, no network": ",horizon=999",
    "nothing for the lead in points": ",points=0",
}
"""The search without one of its features, or with another."""
FOLDER: Final = Path("build", "strength")
PAIRING: Final = Pairing(0, 1)
"""A cell has one: its hero against its field."""


class Cell(msgspec.Struct, frozen=True):
    """One claim: how large a share of the victories the first bot takes from the second."""

    name: str
    """What it is about."""
    game: str
    """The game."""
    hero: str
    """The bot at one seat."""
    field: str
    """The bot at the others."""
    least: float
    """The share of the victories that is asked for."""
    most: float = 1.0
    """The most that is asked for."""
    players: int = 2
    """Seats."""


class Played(msgspec.Struct, frozen=True):
    """What came of a cell."""

    meeting: Meeting
    """Over all its deals."""
    deals: dict[int, Deal]
    """Deal by deal."""
    ms: float
    """The hero's milliseconds a decision."""


def cells(game: str) -> list[Cell]:
    """The claims about a game's bots."""
    return [
        Cell("greedy", game, "greedy", "random", 0.97),
        Cell("search", game, SEARCH[game], "greedy", 0.8),
        Cell("search-4", game, SEARCH_4[game], "greedy", 0.5, players=4),
        Cell("flat", game, TREE, FLAT, 0.6),
        Cell("levels-easy-random", game, "easy", "random", 0.7, 0.9),
        Cell("levels-easy-greedy", game, "easy", "greedy", 0.2, 0.4),
        Cell("levels-medium", game, "medium", "easy", 0.6),
        Cell("levels-hard", game, "hard", "medium", 0.6),
        Cell("levels-expert", game, EXPERT, "hard", 0.6),
    ]


def play(cell: Cell, deals: int, seed: int, workers: int) -> Played:
    """Play a cell, or what is left of it."""
    contest = Contest(
        game=cell.game, bots=(cell.hero, cell.field), players=cell.players, deals=deals, seed=seed, kind="gauntlet"
    )
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{cell.game}-{cell.name}-{deals}-{seed}.jsonl".replace(" ", "-")
    store = Store(path, contest.hash(contest.load()))
    try:
        results = with_progress(contest, store, workers)
    finally:
        store.close()
    times = {standing.bot: standing.ms for standing in standings(contest, results)}
    return Played(meeting(contest, PAIRING, results), by_deal(PAIRING, results), times[cell.hero])


HEAD: Final = [
    "| game | seats | bot | against | deals | share of wins (95 %) | points ahead (95 %) | asked | met | ms |",
    "| --- | ---: | --- | --- | ---: | ---: | ---: | ---: | --- | ---: |",
]


def row(cell: Cell, played: Played) -> str:
    """A line of the table."""
    found = played.meeting
    asked = f"≥ {cell.least:.0%}" if cell.most == 1.0 else f"{cell.least:.0%}–{cell.most:.0%}"
    met = cell.least <= found.share.mean <= cell.most and (cell.most < 1 or found.verdict == "ahead")
    return (
        f"| {cell.game} | {cell.players} | `{cell.hero}` | `{cell.field}` | {found.share.count} "
        f"| {percent(found.share)} | {points(found.lead)} | {asked} | {'yes' if met else 'no'} | {played.ms:.0f} |"
    )


ABLATION_HEAD: Final = [
    "| game | search with | as | share of wins (95 %) | share beside all of it | points beside all of it | ms |",
    "| --- | --- | --- | ---: | ---: | ---: | ---: |",
]


def ablations(game: str) -> list[Cell]:
    """The search in all its variants, against `greedy`."""
    return [Cell(f"ablation {name}", game, TREE + change, "greedy", 0.5) for name, change in ABLATIONS.items()]


def ablation_row(cell: Cell, played: Played, whole: Played) -> str:
    """A line of the ablation's table: the variant beside the search with all its features, deal by deal."""
    share, lead = Tally(), Tally()
    for number, deal in played.deals.items():
        share.add(100 * (deal.share - whole.deals[number].share))
        lead.add(deal.lead - whole.deals[number].lead)
    name = cell.name.removeprefix("ablation ")
    return (
        f"| {cell.game} | {name} | `{cell.hero}` | {percent(played.meeting.share)} "
        f"| {points(share.mean())} | {points(lead.mean())} | {played.ms:.0f} |"
    )


def main() -> None:
    """Play the cells one after the other."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--deals", type=int, default=200)
    options.add_argument("--seed", type=int, default=4004)
    options.add_argument("--workers", type=int, default=2)
    options.add_argument("--ablation", action="store_true", help="the variants of the search instead")
    options.add_argument("--only", default="*", help="cells by game and name, as in 'san-francisco/search*'")
    given = options.parse_args()
    start = time.monotonic()
    lines = list(ABLATION_HEAD if given.ablation else HEAD)
    print("\n".join(lines), flush=True)
    for game in GAMES:
        variants = ablations(game)
        chosen = [
            cell
            for cell in (variants if given.ablation else cells(game))
            if fnmatch(f"{cell.game}/{cell.name}", given.only)
        ]
        whole = play(variants[0], given.deals, given.seed, given.workers) if given.ablation and chosen else None
        for cell in chosen:
            played = play(cell, given.deals, given.seed, given.workers)
            lines.append(row(cell, played) if whole is None else ablation_row(cell, played, whole))
            print(lines[-1], flush=True)
    took = f"{(time.monotonic() - start) / 60:.0f} minutes, {_build.core()} core, seed {given.seed}."
    print(took)
    FOLDER.with_suffix(".md").write_text("\n".join([*lines, "", took, ""]), "utf-8")


if __name__ == "__main__":
    main()
