"""How far chances come true: what was foretold in the middle of many games, beside how these ended."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from fogline.arena.simulate import Plan, play_one
from fogline.bots import make_bot
from fogline.bots.odds import chances_of
from fogline.core.chances import Shares, divided
from fogline.core.figures import Z95
from fogline.core.game import Game, State
from fogline.core.native import Luck, Moves, share_victory
from fogline.core.record import Record, replay
from fogline.core.sources import derive

BINS: Final = 10
KEPT: Final = 8
"""One decision in so many is looked at."""
RESAMPLED: Final = 300
"""How often games are drawn anew for an interval."""
JUDGES: Final = ("search", "open", "view", "network", "points")
"""Who foretells: a search from the seat's view, `Game.chances`, `Bot.chances`, the network as it judges one world of
the seat's belief, and everybody's part of the points so far."""

Pair = tuple[float, float]
"""What was foretold for a seat, and its share of the victory at the end."""
Foretold = dict[str, list[list[Pair]]]
"""Of one game, by judge: position by position, each seat's pair."""


class Bin(msgspec.Struct, frozen=True):
    """What was foretold within a tenth."""

    low: float
    """Where it begins."""
    games: int
    """How many games visited it."""
    count: int
    """How often something was foretold there."""
    told: float
    """What was foretold on average."""
    true: float
    """What came true on average."""
    reach: float
    """Half the 95 % interval of their difference, with games drawn anew."""

    @property
    def excess(self) -> float:
        """How much further told and true are apart than the interval explains."""
        return max(0.0, abs(self.told - self.true) - self.reach)


class Calibration(msgspec.Struct, frozen=True):
    """How far one judge's chances came true."""

    judge: str
    """Who foretold."""
    bins: tuple[Bin, ...]
    """The tenths that anything fell into."""
    error: float
    """The expected calibration error: how far told and true are apart in a bin, on average over all that was told."""
    brier: float
    """The mean square of what was told less what came true; smaller is better."""
    sum: float
    """What all seats together were told that they would win, on average."""


def foretell(plan: Plan, spec: str, number: int) -> Foretold:
    """Play one game of a plan, and let each judge foretell in the middle of it; `spec` searches.

    >>> plan = Plan(game="san-francisco", seats=("greedy", "greedy"), games=2, seed=7)
    >>> found = calibrations(foretell(plan, "search:sims=4", number) for number in range(2))
    >>> [(one.judge, round(one.sum, 6)) for one in found][:2]
    [('search', 1.0), ('open', 1.0)]
    """
    game = plan.load()
    return foretold(play_one(plan, game, number).record, game, spec, derive("odds", plan.seed, number))


def calibrations(games: Iterable[Foretold]) -> list[Calibration]:
    """What each judge foretold in some games beside how these ended."""
    told: dict[str, list[list[list[Pair]]]] = {judge: [] for judge in JUDGES}
    for game in games:
        for judge in JUDGES:
            told[judge].append(game[judge])
    return [compared(judge, told[judge]) for judge in JUDGES]


def foretold(record: Record, game: Game, spec: str, seed: int) -> Foretold:
    """What each judge foretold in one game: for each position looked at the pair of who decides, then the others'."""
    luck = Luck(seed)
    steps = list(replay(record, game))
    numbers = Moves()
    share_victory(steps[-1].state.position, numbers)
    ends = divided(numbers.numbers())
    found: Foretold = {judge: [] for judge in JUDGES}
    for step in steps:
        for seat, legal in step.state.decisions():
            if len(legal) > 1 and luck.below(KEPT) == 0:
                for judge, shares in judged(step.state, seat, spec, seed + step.number).items():
                    pairs = list(zip(shares, ends, strict=True))
                    found[judge].append([pairs[seat], *pairs[:seat], *pairs[seat + 1 :]])
    return found


def judged(state: State, seat: int, spec: str, seed: int) -> dict[str, Shares]:
    """What every judge says of a position in which a seat decides."""
    game, belief = state.game, state.game.belief(state.position, seat)
    bot = make_bot(spec, game, seat, seed)
    decision = bot.choose(state.view(seat), state.legal(seat))
    if decision.chances is None:
        raise ValueError(f"{spec} tells no chances")
    numbers = Moves()
    game.evaluator().judge(belief.sample(Luck(seed)), numbers)
    points = [max(0, int(state.position.halves(one))) for one in range(state.players)]
    return {
        "search": decision.chances.shares,
        "open": game.chances(state.position).shares,
        "view": chances_of(game, belief, seat).shares,
        "network": tuple(number / 1e6 for number in numbers.numbers()[: state.players]),
        "points": divided(points),
    }


def compared(judge: str, games: Sequence[Sequence[Sequence[Pair]]]) -> Calibration:
    """One judge's figures, from the positions of each game."""
    sums = [_by_bin(pair for position in positions for pair in position) for positions in games]
    pairs = [pair for positions in games for position in positions for pair in position]
    bins = tuple(_bins(sums))
    positions = sum(map(len, games))
    return Calibration(
        judge=judge,
        bins=bins,
        error=math.fsum(one.count * abs(one.told - one.true) for one in bins) / max(1, len(pairs)),
        brier=math.fsum((told - true) ** 2 for told, true in pairs) / max(1, len(pairs)),
        sum=math.fsum(told for told, _ in pairs) / max(1, positions),
    )


Sums = tuple[int, float, float]
"""Of what fell into a bin: how often, all that was told, and all that came true."""


def _by_bin(pairs: Iterable[Pair]) -> dict[int, Sums]:
    """What one game gives to each bin."""
    found: dict[int, Sums] = {}
    for told, true in pairs:
        place = min(BINS - 1, int(told * BINS))
        count, all_told, all_true = found.get(place, (0, 0.0, 0.0))
        found[place] = (count + 1, all_told + told, all_true + true)
    return found


def _bins(games: Sequence[Mapping[int, Sums]]) -> Iterator[Bin]:
    for place in range(BINS):
        visits = [game[place] for game in games if place in game]
        if visits:
            count, told, true = _added(visits)
            yield Bin(place / BINS, len(visits), count, told / count, true / count, _reach(visits))


def _added(visits: Iterable[Sums]) -> Sums:
    counts, told, true = zip(*visits, strict=True)
    return sum(counts), math.fsum(told), math.fsum(true)


def _reach(visits: Sequence[Sums]) -> float:
    """Half the 95 % interval of told less true, by a bootstrap over games."""
    luck = Luck(derive("bootstrap", len(visits)))
    gaps = []
    for _ in range(RESAMPLED):
        count, told, true = _added(visits[luck.below(len(visits))] for _ in visits)
        gaps.append((told - true) / count)
    middle = math.fsum(gaps) / RESAMPLED
    return Z95 * math.sqrt(math.fsum((gap - middle) ** 2 for gap in gaps) / (RESAMPLED - 1))
