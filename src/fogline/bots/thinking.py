"""The bots that simulate: `flat` and `search`."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

import msgspec

from fogline.bots.bot import LIMITS, NO_LIMIT, BeliefBot, Decision, Limit, Line, Setting
from fogline.bots.search import GAME_DECIDES, Search, Settings
from fogline.core.chances import UNTEMPERED, Chances, Shares
from fogline.core.game import Game, Legal
from fogline.core.native import Luck, Moves, Position, Sampler

BATCH: Final = 16
"""Simulations between two looks at the clock."""
DEFAULT_SIMS: Final = 1000
LINES: Final = 3
"""How many of the ways that it thought about most a decision tells."""
WITHIN_TURN: Final = 1
BETWEEN_TURNS: Final = 2
"""For the setting `keep`: the tree kept within a turn only, or over the others' turns too; 0 for not at all."""

SIMULATING: Final[Mapping[str, Setting]] = {
    **LIMITS,
    "horizon": Setting("turns played on from a leaf before it is judged; a large number plays to the end"),
    "rollout": Setting("who plays on: 1 the game's quick policy, 0 random", most=1),
    "points": Setting("hundredths of the value that are the lead in points rather than the victory", most=100),
    "paired": Setting("1: the moves to decide between meet the same luck", most=1),
    "whole": Setting("1: the shares it chooses by add up to one victory; those it tells always do", most=1),
    "suspect": Setting("1: worlds that explain what the others did are likelier", most=1),
}
"""The settings of every bot that simulates."""
TREE: Final[Mapping[str, Setting]] = {
    "places": Setting("the moves to decide between are tried 1 by their places, 0 by PUCT", most=1),
    "favour": Setting("the weight of a prior in a place, in hundredths"),
    "explore": Setting("the weight of the priors deeper in the tree, in hundredths"),
    "doubt": Setting("the discount of what is untried, in hundredths"),
    "patience": Setting("how often what a turn leads to is judged before the next turn is searched"),
    "contrast": Setting("the lag in thousandths of a point that halves a prior; 0 for no priors"),
    "guide": Setting("priors behind the decision at hand: 2 the evaluation, 1 the game's hints, 0 none", most=2),
    "lucky": Setting("moves right after luck: 0 in the tree with priors, 1 without, 2 as looks best", most=2),
    "others": Setting("the others' turns: 0 searched, 1 foreseen by the game's quick policy", most=1),
    "branch": Setting("1: branches for luck that everyone sees", most=1),
    "keep": Setting("the tree is kept: 0 never, 1 within a turn, 2 between turns too", most=2),
}
"""The settings of a bot whose simulations share a tree."""
_HUNDREDTHS: Final = ("points", "favour", "explore", "doubt")
_SWITCHES: Final = ("paired", "places", "branch", "whole")


class SearchBot(BeliefBot):
    """Monte-Carlo tree search; `sims` and `ms` limit it, and the caller's limit may be narrower.

    With simulations only, the same seed gives the same decisions. Its luck is drawn from its own seed.
    """

    settings: ClassVar[Mapping[str, Setting]] = {**SIMULATING, **TREE}
    tree: ClassVar[bool] = True

    def __init__(self, game: Game, seat: int, seed: int, **given: int) -> None:
        super().__init__(game, seat, seed)
        if unknown := given.keys() - self.settings.keys():
            raise TypeError(f"{type(self).__name__} has no setting {', '.join(sorted(unknown))}")
        self._limit = Limit(given.pop("sims", None), given.pop("ms", None))
        self._keep = given.pop("keep", WITHIN_TURN) if self.tree else 0
        self._suspect = bool(given.pop("suspect", 1))
        self._search = Search(game.evaluator(), _settings(given, self.tree), self.luck)
        self._behind: Position | None = None
        """A world behind the last move, where the search's root is; None where no tree is kept."""

    def decide(self, belief: Sampler, legal: Legal, limit: Limit = NO_LIMIT) -> Decision:
        """The best of the moves that were tried often enough."""
        start = time.perf_counter()
        kept = self._find(belief, legal)
        if len(legal) == 1:
            return self._decided(belief, legal, 0) if kept else Decision(legal[0])
        if not kept:
            self._search.begin(belief.sample(self.luck).seats, self.seat)
        if self._suspect:
            self._search.evaluator.suspect(belief, self.seat)
        self._think(belief, self._limit.narrower(limit), start)
        search = self._search
        visits = [int(search.visits(number)) for number in legal.numbers]
        values = [search.value(number) for number in legal.numbers]
        enough = self._enough(max(visits))
        best = max((i for i, count in enumerate(visits) if count >= enough), key=values.__getitem__)
        info: dict[str, int | float | str] = {
            "simulations": search.simulations,
            "depth": search.deepest,
            "nodes": search.tree.size(),
            "kept": int(kept),
        }
        told = self._told(legal, visits, best)  # before the tree moves on
        self._decided(belief, legal, best)
        info["ms"] = round(1000 * (time.perf_counter() - start), 1)
        return msgspec.structs.replace(told, info=info)

    def _told(self, legal: Legal, visits: list[int], best: int) -> Decision:
        """What was found, in shares of the victory that add up to 1."""
        texts = [str(action) for action in legal]
        shares = [self._shares(number) for number in legal.numbers]
        tried = sorted((i for i, count in enumerate(visits) if count), key=lambda i: (i != best, -visits[i], i))
        return Decision(
            legal[best],
            policy={text: count / sum(visits) for text, count in zip(texts, visits, strict=True)},
            values={texts[i]: round(shares[i][self.seat], 4) for i in range(len(texts)) if visits[i]},
            chances=self._chances(shares[best], visits[best]),
            visits=dict(zip(texts, visits, strict=True)),
            lines=tuple(
                Line(self._line(legal.numbers[i]), self._chances(shares[i], visits[i]), visits[i])
                for i in tried[:LINES]
            ),
        )

    def _shares(self, number: int) -> Shares:
        """Everybody's share behind a move, set right as was measured for the search as the game advises it."""
        shares = self._search.shares(number)
        advised = self._search.settings.horizon == GAME_DECIDES
        return self.game.tempers.get(len(shares), UNTEMPERED).search.on(shares, self.seat) if advised else tuple(shares)

    def _chances(self, shares: Sequence[float], visits: int) -> Chances:
        """How sure they are follows from the number of simulations, as if each had been won or lost."""
        return Chances(tuple(shares), 0.5 / math.sqrt(visits))

    def _line(self, number: int) -> tuple[tuple[int, str], ...]:
        return tuple((seat, str(self.game.decode(move))) for seat, move in self._search.line(number))

    def _enough(self, most: int) -> int:
        """How often a move must have been tried to be played, where the one tried most often was so `most` times."""
        if not self.tree:
            return 0
        return (most + 1) // 2 if self._search.settings.places else most

    def _think(self, belief: Sampler, limit: Limit, start: float) -> None:
        sims, ms = limit.sims, limit.ms
        if sims is None and ms is None:
            sims = DEFAULT_SIMS
        done = 0
        while sims is None or done < sims:
            if ms is not None and done and time.perf_counter() - start >= ms / 1000:
                return
            batch = (sims or BATCH) if ms is None else BATCH if sims is None else min(BATCH, sims - done)
            self._search.run(belief, batch)
            done += batch

    def _find(self, belief: Sampler, legal: Legal) -> bool:
        """Whether what the seat sees now is in the tree that was kept; the search then goes on from there."""
        behind, self._behind = self._behind, None
        if behind is None:
            return False
        if self._decides(behind):
            return _legal(behind, self.seat) == list(legal.numbers)
        seen = self.game.view(belief.sample(Luck(0)), self.seat)  # in every world the seat sees the same
        for world, node in self._search.ways(behind):
            if self.game.view(world, self.seat) == seen:
                self._search.turn_to(node)
                return True
        return False

    def _decided(self, belief: Sampler, legal: Legal, index: int) -> Decision:
        """Keep the tree behind the move, as `keep` says; within a turn only where nothing can happen in between."""
        self._behind = None
        if self._keep:
            world = belief.sample(self.luck)
            number = legal.numbers[index]
            world.step(self.seat, number, None)
            wanted = self._keep >= BETWEEN_TURNS or self._decides(world)
            if wanted and (len(legal) == 1 or self._search.follow(number)):
                self._behind = world
        return Decision(legal[index])

    def _decides(self, world: Position) -> bool:
        return world.actors() == 1 << self.seat


class FlatBot(SearchBot):
    """The same simulations without a tree: each legal move equally often, and the best average is played."""

    settings = SIMULATING
    tree = False


def _settings(given: Mapping[str, int], tree: bool) -> Settings:
    """The search's settings from a bot's text: whole numbers, fractions in hundredths."""
    settings = Settings()
    settings.tree = tree
    for name, value in given.items():
        if name in _HUNDREDTHS:
            setattr(settings, name, value / 100)
        elif name in _SWITCHES:
            setattr(settings, name, bool(value))
        else:
            setattr(settings, name, float(value) if name == "contrast" else value)
    return settings


def _legal(position: Position, seat: int) -> list[int]:
    moves = Moves()
    position.legal(seat, moves)
    return moves.numbers()
