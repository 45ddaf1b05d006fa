"""What the map gives, measured on finished games: the figures that a map of this game is judged by."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Final

from fogline.core.errors import BadText
from fogline.core.figures import Measurement, Measurements, Ratio, Spread, Tally, first_player, share, spread
from fogline.core.game import Game, State
from fogline.core.outcome import Outcome
from fogline.core.record import Record, replay
from fogline.games.ticket_to_ride.components import Map
from fogline.games.ticket_to_ride.events import (
    DeckReshuffled,
    DisplayRenewed,
    LineClaimed,
    TicketsDrawn,
    TicketsRevealed,
    TurnBegan,
)
from fogline.games.ticket_to_ride.meta import TERMINATIONS
from fogline.games.ticket_to_ride.names import line_name, ticket_name, ticket_names
from fogline.games.ticket_to_ride.scoring import completed
from fogline.games.ticket_to_ride.state import TicketToRide

# What the map must give.
WINNING_SCORE: Final = (35.0, 55.0)
"""Points a winner."""
TURNS: Final = (17.0, 22.0)
"""Turns a player."""
ORDER: Final = 0.03
"""How far each place's share of the victories may lie from an equal one."""

SOURCES: Final = ("lines", "completed", "tourists")
"""Where points come from; failed tickets only take."""


class _Figures:
    """What is counted while the records pass by."""

    def __init__(self, players: int, game_map: Map) -> None:
        self.players = players
        self.map = game_map
        self.games = 0
        self.winning, self.losing, self.turns = Tally(), Tally(), Tally()
        self.completed, self.failed, self.drawn, self.tokens = Tally(), Tally(), Tally(), Tally()
        self.reshuffles, self.renewals = Tally(), Tally()
        self.sources: defaultdict[str, Ratio] = defaultdict(Ratio)
        self.endings: Counter[str] = Counter()
        self.order: defaultdict[int, float] = defaultdict(float)
        self.claimed: Counter[str] = Counter()
        self.held: Counter[str] = Counter()
        self.reached: Counter[str] = Counter()
        self.scores: Counter[float] = Counter()
        self.winning_scores: Counter[float] = Counter()
        self.lengths: Counter[float] = Counter()

    def add(self, record: Record, game: Game) -> None:
        """Count one game."""
        counts: Counter[type] = Counter()
        state = None
        for step in replay(record, game):
            state = step.state
            for event in step.events:
                counts[type(event)] += 1
                match event:
                    case LineClaimed(line=line):
                        self.claimed[line] += 1
                    case TicketsRevealed(tickets=tickets):
                        self.held.update(tickets)
        if state is None or state.outcome is None:
            raise BadText("unfinished-game")
        self.games += 1
        self.turns.add(counts[TurnBegan] / self.players)
        self.lengths[round(counts[TurnBegan] / self.players)] += 1
        self.drawn.add(counts[TicketsDrawn] / self.players)
        self.reshuffles.add(counts[DeckReshuffled])
        self.renewals.add(counts[DisplayRenewed])
        self._add_tickets(state)
        self._add_end(record, state.outcome)

    def _add_tickets(self, state: State) -> None:
        position = state.position
        assert isinstance(position, TicketToRide)
        for seat in range(self.players):
            self.reached.update(ticket_names(completed(position, seat), self.map))

    def _add_end(self, record: Record, outcome: Outcome) -> None:
        self.winning.add(outcome.standings[0].halves / 2)
        self.winning_scores[outcome.standings[0].halves / 2] += 1
        self.scores.update(standing.halves / 2 for standing in outcome.standings)
        self.losing.add(outcome.standings[-1].halves / 2)
        self.endings[outcome.termination] += 1
        for winner in outcome.winners:
            self.order[(winner - first_player(record)) % self.players] += 1 / len(outcome.winners)
        gained: Counter[str] = Counter()
        numbers: Counter[str] = Counter()
        for sheet in outcome.sheets:
            for line in sheet.lines:
                gained[line.code] += line.halves
                numbers[line.code] += line.count
        for source in SOURCES:
            self.sources[source].add(gained[source] / 2, sum(gained[code] for code in SOURCES) / 2)
        self.completed.add(numbers["completed"] / self.players)
        self.failed.add(numbers["failed"] / self.players)
        self.tokens.add(numbers["tourists"] / self.players)

    def measurements(self) -> Iterator[Measurement]:
        """The figures, beside what they should be."""
        yield Measurement("winning-score", self.winning.mean(), "", *WINNING_SCORE)
        yield Measurement("last-score", self.losing.mean())
        yield Measurement("turns", self.turns.mean(), "", *TURNS)
        for place in range(self.players):
            equal = 1 / self.players
            won = share(self.order[place], self.games)
            yield Measurement("order", won, str(place + 1), equal - ORDER, equal + ORDER)
        yield Measurement("completed", self.completed.mean())
        yield Measurement("failed", self.failed.mean())
        yield Measurement("draws", self.drawn.mean())
        yield Measurement("tokens", self.tokens.mean())
        for source in SOURCES:
            yield Measurement("source", self.sources[source].share(), source)
        for ending in filter(None, TERMINATIONS):
            yield Measurement("ending", share(self.endings[ending], self.games), ending)
        yield Measurement("reshuffles", self.reshuffles.mean())
        yield Measurement("renewals", self.renewals.mean())
        lines = {line_name(line.index, self.map): self.map.points[line.length] for line in self.map.lines}
        for line in sorted(lines, key=lambda line: (-self.claimed[line], line)):
            yield Measurement("line", share(self.claimed[line], self.games), line, worth=lines[line])
        tickets = {ticket_name(number, self.map): ticket.points for number, ticket in enumerate(self.map.tickets)}
        for ticket in sorted(tickets, key=lambda ticket: (-self.held[ticket], ticket)):
            yield Measurement("ticket", share(self.held[ticket], self.games), ticket, worth=tickets[ticket])
        for ticket in sorted(tickets, key=lambda ticket: (-_part(self.reached[ticket], self.held[ticket]), ticket)):
            reached = share(self.reached[ticket], self.held[ticket])
            yield Measurement("ticket-completed", reached, ticket, worth=tickets[ticket])

    def spreads(self) -> tuple[Spread, ...]:
        """How points and lengths are distributed."""
        return (
            spread("score", self.scores),
            spread("winning-score", self.winning_scores),
            spread("turns", self.lengths),
        )


def _part(count: int, total: int) -> float:
    return count / total if total else 0.0


def measure(game: Game, game_map: Map, records: Iterable[Record]) -> Measurements:
    """Measure the map on finished games with the same number of seats.

    Raises `BadText` where there are none, where they differ in seats or where one isn't finished, and `RecordError`
    where a record isn't true.
    """
    figures: _Figures | None = None
    for record in records:
        figures = figures or _Figures(len(record.seats), game_map)
        if len(record.seats) != figures.players:
            raise BadText("mixed-records", None, {"found": len(record.seats), "expected": figures.players})
        figures.add(record, game)
    if figures is None:
        raise BadText("no-records")
    found = tuple(figures.measurements())
    return Measurements(game.name, game.data.hash, figures.players, figures.games, found, figures.spreads())
