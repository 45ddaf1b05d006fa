"""What many games add up to: wins with their interval, points, places, endings."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from fogline.core.record import Record

Z = 1.96
"""Standard errors on each side of a 95 % interval."""


class Mean:
    """A mean that grows number by number.

    >>> mean = Mean()
    >>> for number in (1.0, 2.0, 6.0): mean.add(number)
    >>> mean.mean, round(mean.error, 3)
    (3.0, 2.994)
    """

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0

    def add(self, number: float) -> None:
        """Take one more number in (Welford's way, which loses no digits)."""
        self.count += 1
        step = number - self.mean
        self.mean += step / self.count
        self._squares += step * (number - self.mean)

    @property
    def error(self) -> float:
        """Half the width of the mean's 95 % interval; 0 where there are too few numbers to tell."""
        return Z * math.sqrt(self._squares / (self.count - 1) / self.count) if self.count > 1 else 0.0


class SeatTally:
    """One seat over many games."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.games = 0
        self.wins = 0.0
        """A shared victory counts for each winner by its share."""
        self.points = Mean()
        self.places = Mean()

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of that share, which is right near 0 and 1 too."""
        if not self.games:
            return 0.0, 1.0
        spread = Z * Z / self.games
        middle = (self.share + spread / 2) / (1 + spread)
        half = math.sqrt(self.share * (1 - self.share) * spread + spread * spread / 4) / (1 + spread)
        return max(0.0, middle - half), min(1.0, middle + half)


class Tally:
    """Many games of the same seats."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.seats = [SeatTally(bot) for bot in bots]
        self.games = 0
        self.entries = Mean()
        self.winning = Mean()
        """The winner's points."""
        self.terminations: Counter[tuple[str, str]] = Counter()
        """How games ended, with the rule."""

    def add(self, record: Record) -> None:
        """Count a finished game; one that isn't finished counts for nothing."""
        if record.outcome is None:
            return
        self.games += 1
        self.entries.add(len(record.entries))
        self.terminations[record.outcome.termination, record.outcome.rule] += 1
        self.winning.add(record.outcome.standings[0].halves / 2)
        winners = record.outcome.winners
        for standing in record.outcome.standings:
            seat = self.seats[standing.seat]
            seat.games += 1
            seat.wins += 1 / len(winners) if standing.seat in winners else 0
            seat.points.add(standing.halves / 2)
            seat.places.add(standing.place)

    def as_dict(self) -> dict[str, object]:
        """The figures as a JSON value."""
        return {
            "games": self.games,
            "seats": [
                {
                    "seat": number,
                    "bot": seat.bot,
                    "wins": round(seat.wins, 4),
                    "win_share": round(seat.share, 6),
                    "win_share_interval": [round(bound, 6) for bound in seat.interval],
                    "points": round(seat.points.mean, 4),
                    "points_error": round(seat.points.error, 4),
                    "place": round(seat.places.mean, 4),
                }
                for number, seat in enumerate(self.seats)
            ],
            "terminations": {name: count for (name, _), count in sorted(self.terminations.items())},
            "entries": round(self.entries.mean, 2),
            "winning_points": round(self.winning.mean, 4),
        }
