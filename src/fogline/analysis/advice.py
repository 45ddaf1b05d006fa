"""Advice to a seat that must decide, from what it sees and nothing else: a hint, or a warning before it errs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

import msgspec

from fogline.analysis.judge import Judge, Seen
from fogline.analysis.reasons import REVEALS
from fogline.bots.odds import chances_of
from fogline.core.game import Action, Game, State, View
from fogline.core.message import Message
from fogline.core.native import Luck

HINTS: Final = 3
"""How many moves a hint names at most."""
FEWEST: Final = 2
"""How many it names where there are so many."""
LOOKED_AT: Final = 6
"""Decisions of one plan that are looked at for a warning, the first ones: a plan may be long."""
WORSE: Final = 0.1
"""How far behind the best any other may be that it names."""


class Idea(msgspec.Struct, frozen=True):
    """A move that a seat might make."""

    action: str
    """Its text."""
    say: Message
    """The same for words."""
    share: float
    """The seat's share of the victory behind it, as far as the seat can know."""
    then: tuple[Message, ...] = ()
    """What follows it, of a plan of several actions; what is told here is then told of all of it."""
    effects: tuple[Message, ...] = ()
    """What it would change, by its preview."""
    why: tuple[Message, ...] = ()
    """What it would change that the others here would not."""


class Caution(msgspec.Struct, frozen=True):
    """What a plan would give away."""

    loss: float
    """How much of the victory, beside what is best; 0 where nothing better was found."""
    at: int = 0
    """Which of its actions does, from 0."""
    better: Message | None = None
    """What would be better there, for words."""


def ideas_on(game: Game, view: View, plans: Sequence[Sequence[Action]], shares: Sequence[float]) -> tuple[Idea, ...]:
    """Some of a seat's plans, of one action or more, side by side, with what each would change."""
    effects = [effects_of(game, view, plan) for plan in plans]
    found = []
    for number, (plan, share) in enumerate(zip(plans, shares, strict=True)):
        others = [message for other, told in enumerate(effects) if other != number for message in told]
        why = tuple(message for message in effects[number] if message not in others)
        first, *rest = (action.message() for action in plan)
        found.append(Idea(str(plan[0]), first, round(share, 4), tuple(rest), effects[number], why))
    return tuple(found)


def anchored(game: Game, seen: Seen, shares: Sequence[float]) -> list[float]:
    """Shares that a search found of a few moves, set so that the best of them has the seat's chances by its view.

    The search hopes for too much where it foresees others by a quick policy: it gave both seats of a game of two 0.62
    at the start. What it finds between the moves stays.
    """
    base = chances_of(game, seen.belief, seen.seat).shares[seen.seat]
    return [min(1.0, max(0.0, base + share - max(shares))) for share in shares]


def effects_of(game: Game, view: View, plan: Sequence[Action]) -> tuple[Message, ...]:
    """What a plan would change, by its preview, without what is said of undo."""
    return tuple(message for message in game.preview(view, plan).messages() if message.id != REVEALS)


class Adviser:
    """Advises the seats of one game, by `sims` simulations a search."""

    def __init__(self, game: Game, sims: int) -> None:
        self._game = game
        self._judge = Judge(game, sims)

    def hint(self, view: View, legal: Sequence[int], most: int = HINTS) -> tuple[Idea, ...]:
        """The best moves, the best first: two, where there are so many, and more that aren't far behind.

        >>> import fogline
        >>> game = fogline.load("san-francisco", options={"first": 0})
        >>> state, luck = game.start(players=2), fogline.Seeded(7)
        >>> while not state.actors:
        ...     events = state.apply(luck.choose(state))
        >>> found = Adviser(game, sims=20).hint(state.view(0), state.legal(0).numbers)
        >>> len(found) in (1, 2, 3), found[0].share == max(idea.share for idea in found)
        (True, True)
        """
        seen = Seen.of_view(self._game, view, legal)
        best = self._judge.best(seen, most)
        near = [
            ([self._game.decode(move)], share)
            for place, (move, share) in enumerate(best)
            if place < FEWEST or share >= best[0][1] - WORSE
        ]
        shares = anchored(self._game, seen, [share for _, share in near])
        return ideas_on(self._game, view, [plan for plan, _ in near], shares)

    def compare(self, view: View, legal: Sequence[int], plans: Sequence[Sequence[Action]]) -> tuple[Idea, ...]:
        """Plans side by side, each from its end on: what is left to decide of the turn is done as well as is found.

        No action of a plan may come after luck or somebody else's move.
        """
        seen = Seen.of_view(self._game, view, legal)
        ends = [list(self._on_the_way(view, legal, plan))[-1] for plan in plans]
        found = [(at, self._game.encode(action)) for at, action in ends]
        shares = anchored(self._game, seen, self._judge.weigh_ends(found, seen.key))
        return ideas_on(self._game, view, plans, shares)

    def caution(self, view: View, legal: Sequence[int], plan: Sequence[Action]) -> Caution:
        """The worst that a plan would give away, action by action, up to where luck or somebody else comes."""
        found = Caution(0.0)
        for number, (seen, action) in enumerate(islice(self._on_the_way(view, legal, plan), LOOKED_AT)):
            verdict = self._judge.verdict_on(seen, self._game.encode(action))
            if verdict.loss > found.loss and verdict.better is not None:
                found = Caution(round(verdict.loss, 4), number, self._game.action(verdict.better).message())
        return found

    def _on_the_way(self, view: View, legal: Sequence[int], plan: Sequence[Action]) -> Iterator[tuple[Seen, Action]]:
        """What the seat knows before each action of a plan.

        It is tried in one of the worlds behind its view; until luck or somebody else comes, all of them look the same.
        """
        seen = Seen.of_view(self._game, view, legal)
        state = State(self._game, self._game.prepare(view).sample(Luck(0)))
        for action in plan:
            if self._game.encode(action) not in seen.legal:
                return
            yield seen, action
            state.apply(action, view.seat)
            if state.position.is_chance() or view.seat not in state.actors:
                return
            seen = Seen.of_view(self._game, state.view(view.seat), state.legal(view.seat).numbers)
