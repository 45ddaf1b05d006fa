"""What a bot is: an object per seat and game, a limit to its thinking, and the decision it gives back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

import msgspec

from fogline.core.game import Action, Game, Legal, View
from fogline.core.native import Luck, Sampler
from fogline.core.sources import derive


class Limit(msgspec.Struct, frozen=True):
    """How much a bot may think about one decision; a bot that needs less takes less."""

    sims: int | None = None
    """Simulations, which make a decision repeatable; None for no such limit."""
    ms: int | None = None
    """Milliseconds, for live play; None for no such limit."""

    def narrower(self, other: Limit) -> Limit:
        """Both limits at once.

        >>> Limit(sims=100).narrower(Limit(sims=20, ms=5))
        Limit(sims=20, ms=5)
        """
        return Limit(_least(self.sims, other.sims), _least(self.ms, other.ms))


def _least(a: int | None, b: int | None) -> int | None:
    return a if b is None else b if a is None else min(a, b)


NO_LIMIT = Limit()
"""The bot's own settings decide."""


class Decision(msgspec.Struct, frozen=True):
    """What a bot decided, and what it thought."""

    action: Action
    """What it does."""
    policy: Mapping[str, float] = {}
    """How strongly it leans to each action, by the action's text; adds up to 1 where it isn't empty."""
    values: Mapping[str, float] = {}
    """What it expects of each action it looked at, by the action's text: `greedy` in victory points ahead of the
    others, bots that simulate in shares of the victory."""
    info: Mapping[str, int | float | str] = {}
    """Anything else worth showing: simulations, depth."""


class Bot(ABC):
    """A mind for one seat of one game. Its luck is its own: it comes from its seed and never from the deal's."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.luck = Luck(derive("bot", seed, seat))
        """The bot's own luck."""

    @abstractmethod
    def choose(self, view: View, legal: Legal, limit: Limit = NO_LIMIT) -> Decision:
        """Decide, from what the seat sees and may do; `legal` is never empty."""

    def close(self) -> None:  # noqa: B027  (most bots hold nothing)
        """Let go of what the bot holds outside this process; it may not be asked any more."""


class BeliefBot(Bot):
    """A bot that looks at a view only through the worlds that agree with it."""

    def choose(self, view: View, legal: Legal, limit: Limit = NO_LIMIT) -> Decision:
        """Decide from the view's belief."""
        return self.decide(self.game.prepare(view), legal, limit)

    @abstractmethod
    def decide(self, belief: Sampler, legal: Legal, limit: Limit = NO_LIMIT) -> Decision:
        """Decide from worlds drawn from a belief; the arena makes it by `Game.belief`, which costs less than a view."""
