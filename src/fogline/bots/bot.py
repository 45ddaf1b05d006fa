"""What a bot is: an object per seat and game, a limit to its thinking, and the decision it gives back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import ClassVar, Final, Self

import msgspec

from fogline.bots.odds import chances_of
from fogline.core.chances import Chances
from fogline.core.game import Action, Game, Legal, View
from fogline.core.native import Luck, Sampler
from fogline.core.record import Entry
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


class Setting(msgspec.Struct, frozen=True):
    """A whole number that a bot's text may give, as in ``search:sims=200``; its constructor takes it by that name."""

    meaning: str
    """What it does."""
    least: int = 0
    """The smallest value."""
    most: int = 999_999_999
    """The largest."""


LIMITS: Final[Mapping[str, Setting]] = {
    "sims": Setting("simulations a decision", 1),
    "ms": Setting("milliseconds a decision", 1),
}
"""The settings of a bot that can be held to a `Limit` of its own."""


class Line(msgspec.Struct, frozen=True):
    """One way that the game may go on."""

    moves: tuple[tuple[int, str], ...]
    """Seats and the texts of what they do: the action looked at, and what was tried most behind it."""
    chances: Chances
    """Every seat's share of the victory behind the action."""
    visits: int
    """How often it was tried."""


class Decision(msgspec.Struct, frozen=True):
    """What a bot decided, and what it thought."""

    action: Action
    """What it does."""
    policy: Mapping[str, float] = {}
    """How strongly it leans to each action, by the action's text; adds up to 1 where it isn't empty."""
    values: Mapping[str, float] = {}
    """What it expects of each action it looked at, by the action's text: `greedy` in victory points ahead of the
    others, bots that simulate in its own share of the victory, without points."""
    info: Mapping[str, int | float | str] = {}
    """Anything else worth showing: simulations, depth."""
    chances: Chances | None = None
    """Every seat's share of the victory behind what it does; None for a bot that judges no chances."""
    visits: Mapping[str, int] = {}
    """How often it tried each action, by the action's text; empty for a bot that tries none."""
    lines: tuple[Line, ...] = ()
    """The actions that it thought about most, the best first, with what may follow."""


def turn_of(entries: Iterable[Entry], seat: int) -> int:
    """Which decision of a seat comes next, for `Bot.at`: how many entries of the record are the seat's.

    Those that were undone count too, so that a decision that is made again has other luck.
    """
    return sum(entry.who == seat for entry in entries)


class Bot(ABC):
    """A mind for one seat of one game, made once and kept as long as the seat is played.

    Its luck is its own: it comes from its seed and never from the deal's. What a bot is for the whole game, such as a
    mood, follows from `seed` and `seat` alone, and the luck of a decision from these and its number (`at`): a bot that
    is lost in the middle of a game and made anew goes on as if it had lived, but for what it remembers.
    """

    settings: ClassVar[Mapping[str, Setting]] = {}
    """The settings that the bot knows."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed
        """Repeats the bot; at a table, that of all its bots."""
        self.luck = Luck(derive("bot", seed, seat, 0))
        """The bot's own luck; at first that of the seat's first decision."""

    def at(self, turn: int) -> Self:
        """The bot at the seat's decision of this number (`turn_of`), with the luck that it has there.

        >>> import fogline
        >>> from fogline.bots import make_bot
        >>> game = fogline.load("san-francisco", options={"first": 0})
        >>> bot = make_bot("random", game, seat=0, seed=1)
        >>> luck = [bot.at(turn).luck.below(100) for turn in (0, 1, 2)]
        >>> make_bot("random", game, seat=0, seed=1).at(2).luck.below(100) == luck[2]
        True
        """
        self.luck.start(derive("bot", self.seed, self.seat, turn))
        return self

    @abstractmethod
    def choose(self, view: View, legal: Legal, limit: Limit = NO_LIMIT) -> Decision:
        """Decide, from what the seat sees and may do; `legal` is never empty."""

    def chances(self, view: View, limit: Limit = NO_LIMIT) -> Chances:  # noqa: ARG002
        """Every seat's share of the victory, as far as the seat can know: worlds drawn from its belief, each judged.

        >>> import fogline
        >>> from fogline.bots import make_bot
        >>> game = fogline.load("ticket-to-ride-san-francisco", options={"first": 0})
        >>> state, luck = game.start(players=2), fogline.Seeded(7)
        >>> while not state.actors:
        ...     events = state.apply(luck.choose(state))
        >>> chances = make_bot("random", game, seat=0, seed=1).chances(state.view(0))
        >>> len(chances.shares), round(sum(chances.shares), 9), chances.error < 0.1
        (2, 1.0, True)
        """
        return chances_of(self.game, self.game.prepare(view), view.seat)

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
