"""Score sheets, tie-breaks and standings (TT-4), readable. The numbers come from `ranking`."""

from __future__ import annotations

from fogline.core.outcome import Outcome, Sheet, SheetLine, Standing
from fogline.games.ticket_to_ride import ranking
from fogline.games.ticket_to_ride.meta import TERMINATION_RULES, TERMINATIONS
from fogline.games.ticket_to_ride.state import TicketToRide


def outcome(position: TicketToRide) -> Outcome | None:
    """How the game ended; None while it runs."""
    if not position.is_over():
        return None
    sheets = tuple(sheet(position, seat) for seat in range(position.seats))
    return Outcome(
        termination=TERMINATIONS[position.termination],
        rule=TERMINATION_RULES[position.termination],
        trigger=position.trigger if position.trigger >= 0 else None,
        standings=standings(position, sheets),
        sheets=sheets,
    )


def sheet(position: TicketToRide, seat: int) -> Sheet:
    """TT-4.2: the seat's points, source by source, were the game scored now."""
    holding, tables = position.holdings[seat], position.tables
    done = completed(position, seat)
    failed = holding.tickets & ~done
    lines = sum(owner == seat + 1 for owner in position.owners)
    return Sheet(
        seat,
        (
            SheetLine("lines", "TT-3.10", 2 * ranking.line_points(seat, position.owners, tables), lines),
            SheetLine("completed", "TT-4.2", 2 * ranking.ticket_points(done, tables), ranking.bits(done)),
            SheetLine("failed", "TT-4.2", -2 * ranking.ticket_points(failed, tables), ranking.bits(failed)),
            SheetLine("tourists", "TT-4.2", 2 * ranking.tourist_points(holding.tokens), ranking.bits(holding.tokens)),
        ),
    )


def completed(position: TicketToRide, seat: int) -> int:
    """The seat's completed tickets, a bit each."""
    return ranking.completed(seat, position.holdings[seat].tickets, position.owners, position.tables)


def standings(position: TicketToRide, sheets: tuple[Sheet, ...]) -> tuple[Standing, ...]:
    """TT-4.3: most points, then more completed tickets; still tied share the place."""
    results = {one.seat: (one.halves, ranking.bits(completed(position, one.seat))) for one in sheets}
    order = sorted(results, key=lambda seat: (results[seat], -seat), reverse=True)
    return tuple(
        Standing(
            seat=seat,
            place=1 + sum(other > results[seat] for other in results.values()),
            halves=results[seat][0],
            decided_by="TT-4.3" if sum(other[0] == results[seat][0] for other in results.values()) > 1 else None,
        )
        for seat in order
    )
