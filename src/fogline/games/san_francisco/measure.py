"""What the deck gives, measured on finished games: the figures that a deck of this game is judged by."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Final

from fogline.core.errors import BadText
from fogline.core.figures import Measurement, Measurements, Ratio, Spread, Tally, first_player, share, spread
from fogline.core.game import Game, State
from fogline.core.outcome import Outcome
from fogline.core.record import Record, replay
from fogline.games.san_francisco.components import DEPOT_CARD, DISTRICTS, VALUE_CARD
from fogline.games.san_francisco.events import (
    CardBuilt,
    CardDiscarded,
    CardPlaced,
    ColumnTaken,
    MedalTaken,
)
from fogline.games.san_francisco.view import SanFranciscoView

# What the deck must give.
WINNING_SCORE: Final = (8.0, 11.0)
"""Points a winner, with 3 and 4 players."""
CARDS_PLACED: Final = (18.0, 22.0)
"""Cards laid into the columns, a player."""
FULL_CITY: Final = (0.05, 0.25)
"""Games that a full city ends."""
LEAST_SOURCE: Final = 0.03
"""Every source of points gives at least this part of all points gained."""
MOST_DISCARDED: Final = 0.6
"""No kind of card is discarded more often than this."""
SKYSCRAPERS: Final = (0.35, 0.65)
"""Foundations built that get their skyscraper."""
MEDAL: Final = (0.1, 0.4)
"""Games in which the medal changes hands."""
ORDER: Final = 0.03
"""How far each place's share of the victories may lie from an equal one."""

SOURCES: Final = ("skyscrapers", "medal", "completions", "vp-tokens", "districts", "trams")
"""Where points come from; the five districts are one source."""


class _Figures:
    """What is counted while the records pass by."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.winning = Tally()
        self.placed, self.built, self.column = Tally(), Tally(), Tally()
        self.full_cities = 0
        self.medal_moves = 0
        self.foundations = self.skyscrapers = 0
        self.sources: defaultdict[str, Ratio] = defaultdict(Ratio)
        self.laid: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.discarded: Counter[str] = Counter()
        self.order: defaultdict[int, float] = defaultdict(float)
        self.scores: Counter[float] = Counter()
        self.winning_scores: Counter[float] = Counter()
        self.lengths: Counter[float] = Counter()

    def add(self, record: Record, game: Game) -> None:
        """Count one game."""
        placed = built = 0
        medal_moved = False
        state = None
        for step in replay(record, game):
            state = step.state
            for event in step.events:
                match event:
                    case CardPlaced(card=card):
                        placed += 1
                        self.laid[card] += 1
                    case CardBuilt(card=card):
                        built += 1
                        self.used[card] += 1
                        self.taken[card] += card not in (VALUE_CARD, DEPOT_CARD)
                    case CardDiscarded(card=card):
                        self.taken[card] += 1
                        self.discarded[card] += 1
                    case ColumnTaken(cards=cards):
                        self.column.add(cards)
                    case MedalTaken(former=former) if former is not None:
                        medal_moved = True
        if state is None or state.outcome is None:
            raise BadText("unfinished-game")
        self.games += 1
        self.placed.add(placed / self.players)
        self.lengths[round(placed / self.players)] += 1
        self.built.add(built / self.players)
        self.medal_moves += medal_moved
        self._add_end(record, state, state.outcome)

    def _add_end(self, record: Record, state: State, outcome: Outcome) -> None:
        self.winning.add(outcome.standings[0].halves / 2)
        self.winning_scores[outcome.standings[0].halves / 2] += 1
        self.scores.update(standing.halves / 2 for standing in outcome.standings)
        self.full_cities += outcome.termination == "city"
        for winner in outcome.winners:
            self.order[(winner - first_player(record)) % self.players] += 1 / len(outcome.winners)
        gained: Counter[str] = Counter()
        for sheet in outcome.sheets:
            for line in sheet.lines:
                gained["districts" if line.code in DISTRICTS else line.code] += max(0, line.halves)
        for source in SOURCES:
            self.sources[source].add(gained[source] / 2, gained.total() / 2)
        view = state.view(0)
        assert isinstance(view, SanFranciscoView)
        for city in view.cities:
            self.skyscrapers += city.skyscrapers
            self.foundations += city.skyscrapers + len(city.foundations)

    def measurements(self) -> Iterator[Measurement]:
        """The figures, beside what they should be."""
        least, most = WINNING_SCORE if self.players > 2 else (None, None)
        yield Measurement("winning-score", self.winning.mean(), "", least, most)
        yield Measurement("cards-placed", self.placed.mean(), "", *CARDS_PLACED)
        yield Measurement("cards-built", self.built.mean())
        yield Measurement("column", self.column.mean())
        yield Measurement("full-city", share(self.full_cities, self.games), "", *FULL_CITY)
        for source in SOURCES:
            yield Measurement("source", self.sources[source].share(), source, LEAST_SOURCE)
        yield Measurement("skyscrapers", share(self.skyscrapers, self.foundations), "", *SKYSCRAPERS)
        yield Measurement("medal-moves", share(self.medal_moves, self.games), "", *MEDAL)
        for place in range(self.players):
            equal = 1 / self.players
            won = share(self.order[place], self.games)
            yield Measurement("order", won, str(place + 1), equal - ORDER, equal + ORDER)
        for card in sorted(+self.taken, key=lambda card: (-self.discarded[card] / self.taken[card], card)):
            yield Measurement("discarded", share(self.discarded[card], self.taken[card]), card, None, MOST_DISCARDED)
        for card in sorted(self.laid, key=lambda card: (-self.used[card] / self.laid[card], card)):
            yield Measurement("built", share(self.used[card], self.laid[card]), card)

    def spreads(self) -> tuple[Spread, ...]:
        """How points and lengths are distributed."""
        return (
            spread("score", self.scores),
            spread("winning-score", self.winning_scores),
            spread("cards-placed", self.lengths),
        )


def measure(game: Game, records: Iterable[Record]) -> Measurements:
    """Measure the deck on finished games with the same number of seats.

    Raises `BadText` where there are none, where they differ in seats or where one isn't finished, and `RecordError`
    where a record isn't true.
    """
    figures: _Figures | None = None
    for record in records:
        figures = figures or _Figures(len(record.seats))
        if len(record.seats) != figures.players:
            raise BadText("mixed-records", None, {"found": len(record.seats), "expected": figures.players})
        figures.add(record, game)
    if figures is None:
        raise BadText("no-records")
    found = tuple(figures.measurements())
    return Measurements(game.name, game.data.hash, figures.players, figures.games, found, figures.spreads())
