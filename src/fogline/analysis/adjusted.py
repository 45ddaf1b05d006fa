"""A contest's results without the part that luck played: luck as a control variate, as AIVAT does for poker.

What luck brought to a seat (`fogline.analysis.accounts`) is 0 on average, whatever the bots do, so that a part of it
may be taken from each result: the mean stays what it is, and the interval grows narrower. How large a part is found
from the other deals (cross-fitted), so that no deal chooses its own. The deal is what counts, as in the plain report.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean
from typing import Final

import msgspec

from fogline import games
from fogline.analysis.looker import Looker
from fogline.arena.contest import Contest, Pairing
from fogline.arena.report import FEW, POINT, Z_LOOKS, Verdict
from fogline.arena.store import Result
from fogline.core.chances import Prospects
from fogline.core.figures import Z95, Mean, Tally
from fogline.core.processes import start_pool
from fogline.core.record import Record, read_record

FOLDS: Final = 10
"""Into how many parts the deals are divided: what is taken from one is found from the others."""

Lucks = dict[str, Prospects]
"""What luck brought to each seat of each game, by the games' keys."""


Figures = tuple[tuple[float, float], tuple[float, float]]
"""Of the hero in one game: its share and its lead, and what luck brought it of both."""


class Figure(msgspec.Struct, frozen=True):
    """One figure of a pairing, with luck taken out of it."""

    adjusted: Mean
    """Deal by deal, with its 95 % interval."""
    factor: float
    """The part of luck that was taken, on average over the folds; 0 where that would have made nothing narrower."""
    narrower: float
    """The plain interval's width by that of this one: 1 where nothing was gained."""
    unpaired: float
    """The same if each game counted by itself, without its other rotations."""


class Adjusted(msgspec.Struct, frozen=True):
    """A pairing without the part that luck played."""

    hero: str
    """The bot at one seat."""
    field: str
    """The bot at all the others."""
    share: Figure
    """The hero's share of the victories."""
    lead: Figure
    """The hero's victory points less the others' average."""
    luck: Mean
    """What luck brought the hero, deal by deal: its interval should hold 0."""
    verdict: Verdict
    """Whether the hero is ahead, by the adjusted share."""


def luck_in(record: Record) -> Prospects:
    """What luck brought to each seat of a game, in shares of the victory and in points; they add up to 0.

    >>> from fogline.arena.simulate import Plan, simulate
    >>> found = luck_in(next(simulate(Plan(game="san-francisco", seats=("random", "random"), games=1, seed=7))))
    >>> abs(sum(found.shares)) < 1e-9, abs(sum(found.leads)) < 1e-9
    (True, True)
    """
    return Looker(record, games.of_record(record), 0).luck()


def lucks(results: Iterable[Result], workers: int = 1, on_one: Callable[[], None] = lambda: None) -> Lucks:
    """The luck in each game of a contest; none is left out."""
    keys, lines = [], []
    for result in results:
        keys.append(result.key)
        lines.append(msgspec.json.encode(result.record))
    found: Lucks = {}
    if workers == 1:
        for key, line in zip(keys, lines, strict=True):
            found[key] = _luck_in(line)
            on_one()
        return found
    with start_pool(workers) as pool:
        for key, luck in zip(keys, pool.map(_luck_in, lines), strict=True):
            found[key] = luck
            on_one()
    return found


def _luck_in(line: bytes) -> Prospects:
    return luck_in(read_record(line)[0])


def adjusted(contest: Contest, pairing: Pairing, results: Iterable[Result], known: Lucks) -> Adjusted:
    """A pairing by those of the results that are its, with luck taken out."""
    deals: defaultdict[int, list[Figures]] = defaultdict(list)
    for result in results:
        hero, field, deal, seat = map(int, result.key.split("-"))
        if (hero, field) == (pairing.hero, pairing.field):
            others = [halves for other, halves in enumerate(result.halves) if other != seat]
            points = (result.halves[seat] - fmean(others)) / 2
            luck = known[result.key]
            deals[deal].append(((result.wins(seat), points), (luck.shares[seat], luck.leads[seat])))
    z = Z_LOOKS if contest.stop_early else Z95
    share, lead = (_figure(list(deals.values()), which, z) for which in (0, 1))
    brought = Tally()
    for games_ in deals.values():
        brought.add(fmean(luck[0] for _, luck in games_))
    even = 1 / contest.players
    verdict: Verdict = "tie"
    if share.adjusted.count >= FEW and not share.adjusted.low <= even <= share.adjusted.high:
        verdict = "ahead" if share.adjusted.mean > even else "behind"
    names = contest.bots
    return Adjusted(names[pairing.hero], names[pairing.field], share, lead, brought.mean(z), verdict)


def _figure(deals: Sequence[Sequence[Figures]], which: int, z: float) -> Figure:
    """One figure, the share (0) or the lead (1), with luck of its own kind taken out of it."""
    figures = [fmean(found[which] for found, _ in deal) for deal in deals]
    luck = [fmean(luck[which] for _, luck in deal) for deal in deals]
    factors = fold_factors(figures, luck)
    without = [figure - factors[i % FOLDS] * luck[i] for i, figure in enumerate(figures)]
    narrower = _ratio(figures, without)
    if narrower <= 1:
        factors, without, narrower = [0.0] * FOLDS, figures, 1.0
    tally = Tally()
    for figure in without:
        tally.add(figure)
    found = tally.mean(z, POINT) if which else tally.share(z)
    alone = [found[which] for deal in deals for found, _ in deal]
    its_luck = [luck[which] for deal in deals for _, luck in deal]
    parts = fold_factors(alone, its_luck)
    unpaired = _ratio(alone, [one - parts[i % FOLDS] * its_luck[i] for i, one in enumerate(alone)])
    return Figure(found, round(fmean(factors), 4), round(narrower, 3), round(max(1.0, unpaired), 3))


def fold_factors(figures: Sequence[float], luck: Sequence[float]) -> list[float]:
    """For each fold the part of luck that is best taken, found from all deals that aren't in it.

    >>> [round(factor, 6) for factor in fold_factors([2.0 * i for i in range(20)], [float(i) for i in range(20)])][:2]
    [2.0, 2.0]
    """
    return [
        _slope([(x, y) for i, (x, y) in enumerate(zip(luck, figures, strict=True)) if i % FOLDS != fold])
        for fold in range(FOLDS)
    ]


def _slope(pairs: Sequence[tuple[float, float]]) -> float:
    """The covariance by the variance; 0 where there is none."""
    if len(pairs) < FEW:
        return 0.0
    middle_x, middle_y = fmean(x for x, _ in pairs), fmean(y for _, y in pairs)
    squares = math.fsum((x - middle_x) ** 2 for x, _ in pairs)
    return math.fsum((x - middle_x) * (y - middle_y) for x, y in pairs) / squares if squares else 0.0


def _ratio(plain: Sequence[float], without: Sequence[float]) -> float:
    """How much wider the plain figures scatter."""
    wide, narrow = (math.fsum((one - fmean(all_)) ** 2 for one in all_) for all_ in (plain, without))
    return math.sqrt(wide / narrow) if narrow and wide else 1.0
