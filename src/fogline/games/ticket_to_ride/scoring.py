"""Score sheets, tie-breaks and standings (TT-4), readable. The numbers come from `ranking`."""

from __future__ import annotations

from collections.abc import Iterator

from fogline.core.bits import bit_count, numbers_of
from fogline.core.outcome import Outcome, Sheet, SheetLine, Standing, placed
from fogline.games.ticket_to_ride import ranking
from fogline.games.ticket_to_ride.components import Map
from fogline.games.ticket_to_ride.meta import TERMINATION_RULES, TERMINATIONS
from fogline.games.ticket_to_ride.names import ticket_name
from fogline.games.ticket_to_ride.state import TicketToRide


def outcome(position: TicketToRide, game_map: Map) -> Outcome | None:
    """How the game ended; None while it runs."""
    if not position.is_over():
        return None
    sheets = tuple(sheet(position, seat, game_map) for seat in range(position.seats))
    return Outcome(
        termination=TERMINATIONS[position.termination],
        rule=TERMINATION_RULES[position.termination],
        trigger=position.trigger if position.trigger >= 0 else None,
        standings=standings(position, sheets),
        sheets=sheets,
    )


def sheet(position: TicketToRide, seat: int, game_map: Map) -> Sheet:
    """TT-4.2: the seat's points, source by source, were the game scored now."""
    holding, tables = position.holdings[seat], position.tables
    lines = sum(owner == seat + 1 for owner in position.owners)
    lists = tables.rules.sheet_lists_tickets
    return Sheet(
        seat,
        (
            SheetLine("lines", "TT-3.10", 2 * ranking.line_points(seat, position.owners, tables), lines),
            *(_ticket_lines(position, seat, game_map) if lists else _ticket_sums(position, seat)),
            SheetLine("tourists", "TT-4.2", 2 * ranking.tourist_points(holding.tokens), bit_count(holding.tokens)),
        ),
    )


def _ticket_lines(position: TicketToRide, seat: int, game_map: Map) -> Iterator[SheetLine]:
    """One line a ticket, in the map's order."""
    done = completed(position, seat)
    for ticket in numbers_of(position.holdings[seat].tickets):
        code, sign = ("completed", 1) if done >> ticket & 1 else ("failed", -1)
        points = game_map.tickets[ticket].points
        yield SheetLine(code, "TT-4.2", 2 * sign * points, item=ticket_name(ticket, game_map))


def _ticket_sums(position: TicketToRide, seat: int) -> Iterator[SheetLine]:
    """One line for all completed tickets, and one for all others."""
    done, tables = completed(position, seat), position.tables
    failed = position.holdings[seat].tickets & ~done
    yield SheetLine("completed", "TT-4.2", 2 * ranking.ticket_points(done, tables), bit_count(done))
    yield SheetLine("failed", "TT-4.2", -2 * ranking.ticket_points(failed, tables), bit_count(failed))


def completed(position: TicketToRide, seat: int) -> int:
    """The seat's completed tickets, a bit each."""
    return ranking.completed(seat, position.holdings[seat].tickets, position.owners, position.tables)


def standings(position: TicketToRide, sheets: tuple[Sheet, ...]) -> tuple[Standing, ...]:
    """TT-4.3: most points, then more completed tickets; still tied share the place."""
    results = [(one.halves, position.tie_break(one.seat)) for one in sheets]
    return placed(results, "TT-4.3", in_vain=not position.tables.rules.only_broken_ties_named)
