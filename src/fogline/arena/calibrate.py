"""Calibration: what a deck or map gives between frozen bots, with each number of players, beside what is asked of it.

The bot is named by its settings and by the version of Fogline, and isn't tuned to the targets; the data are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from fogline import games
from fogline.arena.match import play
from fogline.arena.simulate import Plan, simulate
from fogline.bots import make_bot
from fogline.core.figures import Measurements, Tally
from fogline.core.game import Game
from fogline.core.record import Record
from fogline.core.sources import Seeded, derive

TIMED_GAMES: Final = 2
"""Games with each number of players that are played to see how long the bot thinks."""


class Calibration(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured, and all that is needed to measure it again."""

    game: str
    """The game's name."""
    data: str
    """The deck's or map's short name."""
    data_hash: str
    """Identifies it."""
    rules_version: int
    """The version of the rules."""
    bot: str
    """The bot of every seat, with its settings."""
    version: str
    """The version of Fogline, and so of the bot."""
    core: str
    """Which core ran: compiled or interpreted."""
    games: int
    """Games with each number of players."""
    seed: int
    """The same seed gives the same games."""
    ms: float
    """Milliseconds that the bot thought about a decision, on average."""
    command: str
    """Repeats it."""
    measurements: tuple[Measurements, ...]
    """What was measured, with each number of players."""

    def as_dict(self) -> dict[str, Any]:
        """The calibration as a JSON value."""
        fields: dict[str, Any] = msgspec.to_builtins(self)
        return {**fields, "measurements": [one.as_dict() for one in self.measurements]}


class Calibrator(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be measured."""

    game: str
    """The game's name."""
    bot: str
    """The bot of every seat."""
    games: int
    """Games with each number of players."""
    seed: int
    """Repeats the games."""
    data: str | None = None
    """The text of an owner's deck or map; None for ours."""
    source: str = "data"
    """The name of that file, for messages."""

    def load(self) -> Game:
        """The game to play; raises `Refusal` or `DataError` where it can't be."""
        return games.load(self.game, None, self.data, self.source)

    def plans(self) -> list[Plan]:
        """A plan for each number of players."""
        return [
            Plan(
                game=self.game,
                seats=(self.bot,) * players,
                games=self.games,
                seed=self.seed,
                data=self.data,
                source=self.source,
            )
            for players in games.game_class(self.game).players
        ]

    def measure(
        self, workers: int = 1, on_game: Callable[[int, Record], None] | None = None
    ) -> tuple[Measurements, ...]:
        """Play and measure, with each number of players.

        >>> found = Calibrator(game="san-francisco", bot="random", games=2, seed=1).measure()
        >>> [one.players for one in found]
        [2, 3, 4]
        """
        game = self.load()
        return tuple(game.measure(simulate(plan, workers, on_game)) for plan in self.plans())

    def thinking(self) -> float:
        """Milliseconds that the bot thinks about a decision on average, over a few games in this process alone."""
        game, tally = self.load(), Tally()
        for plan in self.plans():
            for number in range(TIMED_GAMES):
                seed = derive("timed", self.seed, number)
                bots = [make_bot(spec, game, seat, seed, programs=True) for seat, spec in enumerate(plan.seats)]
                try:
                    play(game, bots, Seeded(seed), on_decision=lambda _seat, _made, took: tally.add(1000 * took))
                finally:
                    for bot in bots:
                        bot.close()
        return tally.mean().mean
