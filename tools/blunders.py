"""Whether looking back finds blunders and accuses nobody without reason: the figures of docs/chances.md.

    python -m tools.blunders planted san-francisco --games 100 --resume build/planted.jsonl
    python -m tools.blunders unaltered ticket-to-ride-san-francisco --games 20 --resume build/unaltered.jsonl

`planted`: in each game of good players one move is replaced by another, drawn at random, of which a search of ten times
the depth says that it loses a tenth of the victory or more; looking back must have it among that seat's three. The
depth is that of a search of its own, with other luck. `unaltered`: how many decisions of strong players looking back
says that of. `--resume` keeps each game when it is done, and goes on there.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

import fogline
from fogline import games
from fogline.analysis import Judge, analyse
from fogline.analysis.judge import Seen
from fogline.arena.match import play
from fogline.arena.simulate import Plan, play_one
from fogline.bots import Bot, Decision, make_bot
from fogline.bots.bot import NO_LIMIT, Limit
from fogline.core.figures import share
from fogline.core.game import Action, Game, Legal, View
from fogline.core.native import Luck
from fogline.core.record import Record
from fogline.core.sources import Seeded
from tools.numbered import numbered

SIMS: Final = 60
"""What looking back judges a decision by."""
DEEPER: Final = 10
"""How many times as deep it is searched whether a move is a blunder."""
LOSS: Final = 0.10
"""What a blunder loses, or more."""
TRIED: Final = 4
"""Moves that are tried at one decision, whether they are blunders."""
PLAYERS: Final = {"planted": "search:sims=48", "unaltered": "expert:sims=300"}
"""Who plays."""


class Case(msgspec.Struct, frozen=True):
    """One game."""

    decisions: int
    """How many decisions there were to accuse somebody of: the planted blunder, or all."""
    accused: int
    """How many of them looking back says it of; of the planted one, whether it is among the three."""


class Blunderer(Bot):
    """Plays well, but for one blunder in the middle of the game, if any is found."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        super().__init__(game, seat, seed)
        self._good = make_bot(PLAYERS["planted"], game, seat, seed)
        self._deep = Judge(game, DEEPER * SIMS, "deep")
        self._own = Luck(seed)
        self._wait = 8 + self._own.below(12)
        self.made: Action | None = None
        """The blunder."""

    def choose(self, view: View, legal: Legal, limit: Limit = NO_LIMIT) -> Decision:
        """What a good player does, or the blunder."""
        self._wait -= 1
        if self._wait < 0 and self.made is None:
            self.made = self._blunder(view, legal)
            if self.made is not None:
                return Decision(self.made)
        return self._good.choose(view, legal, limit)

    def _blunder(self, view: View, legal: Legal) -> Action | None:
        """One of a few actions that loses so much; None where none of them does."""
        seen, rest = Seen.of_view(self.game, view, legal.numbers), list(legal.numbers)
        for _ in range(min(TRIED, len(rest))):
            number = rest.pop(self._own.below(len(rest)))
            if self._deep.verdict_on(seen, number).loss >= LOSS:
                return self.game.decode(number)
        return None


def planted(game: Game, players: int, number: int) -> tuple[Record, int, int] | None:
    """A game with one blunder: its record, the entry and the seat; None where none could be planted."""
    seat = number % players
    culprit = Blunderer(game, seat, number)
    bots = [culprit if one == seat else make_bot(PLAYERS["planted"], game, one, number) for one in range(players)]
    entries: list[int] = []

    def saw(entry: int, _seat: int, decision: Decision) -> None:
        if decision.action is culprit.made and not entries:
            entries.append(entry)

    record = play(game, bots, Seeded(number), on_entry=saw)
    return (record, entries[0], seat) if entries else None


def find_planted(name: str, players: int, number: int) -> Case:
    """Whether one planted blunder is among the three that are shown."""
    game = fogline.load(name)
    case = planted(game, players, number)
    if case is None:
        return Case(0, 0)
    record, entry, seat = case
    points = analyse(record, game, sims=SIMS, seats=[seat]).turning_points(seat)
    return Case(1, int(entry in [moment.first for moment in points]))


def accuse(name: str, players: int, number: int) -> Case:
    """How many decisions of one unaltered game are accused."""
    plan = Plan(game=name, seats=(PLAYERS["unaltered"],) * players, games=number + 1, seed=100)
    game = plan.load()
    found = analyse(play_one(plan, game, number).record, game, sims=SIMS)
    own = [
        moment
        for moment in found.moments
        if moment.kind == "decision" and len(game.position(moment.position).legal(moment.seat)) > 1
    ]
    return Case(len(own), sum(moment.loss >= LOSS for moment in own))


def main() -> None:
    """Play, look back, print."""
    options = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options.add_argument("what", choices=tuple(PLAYERS))
    options.add_argument("game", choices=games.names())
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--workers", type=int, default=1)
    options.add_argument("--resume", type=Path, metavar="FILE")
    given = options.parse_args()
    find = partial(find_planted if given.what == "planted" else accuse, given.game, given.players)
    about = f"{given.what} {given.game} {given.players}"
    cases = list(numbered(find, Case, given.games, about=about, kept=given.resume, workers=given.workers))
    found = share(sum(case.accused for case in cases), sum(case.decisions for case in cases))
    said = "planted blunders are among the three" if given.what == "planted" else "decisions are accused"
    print(f"{found.count:.0f} of {found.total:.0f} {said}: {found.share:.1%} ({found.low:.1%} to {found.high:.1%})")


if __name__ == "__main__":
    main()
