"""What many records add up to: win shares with their intervals, scores, lengths, endings and sources of points."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from fogline.core.figures import Mean, Share, Tally, first_player, share
from fogline.core.outcome import Outcome
from fogline.core.record import Record


class SeatSummary(msgspec.Struct, frozen=True):
    """How one seat did."""

    seat: int
    """The seat's number."""
    player: str
    """Its bot, or its player's name."""
    wins: Share
    """Victories; a victory shared by two is half a one for each."""
    score: Mean
    """Victory points."""


class Points(msgspec.Struct, frozen=True):
    """What one source of points gave, all seats together; losses (a −1) count nowhere."""

    points: Mean
    """Points a game."""
    share: float
    """The share of all points gained."""


class Summary(msgspec.Struct, frozen=True):
    """What many finished games of one game, with the same number of seats, add up to."""

    game: str
    """The game's name."""
    games: int
    """How many games were finished."""
    unfinished: int
    """Records without an outcome; they count nowhere else."""
    seats: tuple[SeatSummary, ...]
    """Seat by seat."""
    players: dict[str, Share]
    """Victories of each bot or player, over all its seats."""
    order: tuple[Share, ...]
    """Victories by turn order, the first player first."""
    winning_score: Mean
    """The winner's victory points."""
    entries: Mean
    """Entries a game: actions and luck."""
    terminations: dict[str, Share]
    """How the games ended."""
    sources: dict[str, Points]
    """Where points came from, by the lines of the score sheets."""

    def as_dict(self) -> dict[str, Any]:
        """The summary as a JSON value."""
        fields: dict[str, Any] = msgspec.to_builtins(self)
        return fields


class Summarizer:
    """Adds up records one by one, so that a file of any length fits; `summary` gives the result so far."""

    def __init__(self) -> None:
        self._games = 0
        self._unfinished = 0
        self._record: Record | None = None
        self._wins: defaultdict[int, float] = defaultdict(float)
        self._scores: defaultdict[int, Tally] = defaultdict(Tally)
        self._player_wins: defaultdict[str, float] = defaultdict(float)
        self._player_games: Counter[str] = Counter()
        self._order: defaultdict[int, float] = defaultdict(float)
        self._winning, self._entries = Tally(), Tally()
        self._terminations: Counter[str] = Counter()
        self._sources: defaultdict[str, Tally] = defaultdict(Tally)

    def add(self, record: Record) -> None:
        """Add a record; raises `ValueError` where it is of another game or has other seats than those before."""
        if self._record is None:
            self._record = record
        elif (record.game, len(record.seats)) != (self._record.game, len(self._record.seats)):
            raise ValueError("a summary is of one game and one number of seats")
        if record.outcome is None:
            self._unfinished += 1
            return
        self._games += 1
        self._entries.add(len(record.entries))
        self._add_wins(record, record.outcome)
        self._add_points(record.outcome)

    def _add_wins(self, record: Record, outcome: Outcome) -> None:
        part = 1 / len(outcome.winners)
        first = first_player(record)
        for seat, name in enumerate(names(record)):
            won = part if seat in outcome.winners else 0.0
            self._wins[seat] += won
            self._player_wins[name] += won
            self._player_games[name] += 1
            self._order[(seat - first) % len(record.seats)] += won

    def _add_points(self, outcome: Outcome) -> None:
        self._terminations[outcome.termination] += 1
        self._winning.add(outcome.standings[0].halves / 2)
        gained: Counter[str] = Counter()
        for sheet in outcome.sheets:
            self._scores[sheet.seat].add(sheet.halves / 2)
            for line in sheet.lines:
                gained[line.code] += max(0, line.halves)
        for code, halves in gained.items():
            self._sources[code].add(halves / 2)

    def summary(self) -> Summary:
        """What has been added so far; raises `ValueError` where that is nothing."""
        if self._record is None:
            raise ValueError("no records to summarize")
        games = self._games
        return Summary(
            game=self._record.game,
            games=games,
            unfinished=self._unfinished,
            seats=tuple(
                SeatSummary(seat, name, share(self._wins[seat], games), self._scores[seat].mean())
                for seat, name in enumerate(names(self._record))
            ),
            players={name: share(wins, self._player_games[name]) for name, wins in self._player_wins.items()},
            order=tuple(share(self._order[place], games) for place in range(len(self._record.seats))),
            winning_score=self._winning.mean(),
            entries=self._entries.mean(),
            terminations={name: share(count, games) for name, count in sorted(self._terminations.items())},
            sources=self._points(),
        )

    def _points(self) -> dict[str, Points]:
        means = {code: tally.mean() for code, tally in self._sources.items()}
        total = sum(mean.mean * mean.count for mean in means.values())
        return {code: Points(mean, mean.mean * mean.count / total if total else 0.0) for code, mean in means.items()}


def summarize(records: Iterable[Record]) -> Summary:
    """What records add up to; raises `ValueError` where there are none, or of different games or numbers of seats."""
    summarizer = Summarizer()
    for record in records:
        summarizer.add(record)
    return summarizer.summary()


def names(record: Record) -> Sequence[str]:
    """What a summary calls the player of each seat: the bot, or the player's name."""
    return [record.players[player].bot or record.players[player].name for player in record.seats]
