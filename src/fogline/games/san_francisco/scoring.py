"""Score sheets, tie-breaks and standings (SF-9), readable. The numbers come from `ranking`."""

from __future__ import annotations

from typing import Final

from fogline.core.bits import bit_count
from fogline.core.outcome import Outcome, Sheet, SheetLine, Standing, placed
from fogline.games.san_francisco import ranking
from fogline.games.san_francisco.components import COLOURS
from fogline.games.san_francisco.meta import TERMINATION_RULES, TERMINATIONS
from fogline.games.san_francisco.state import SanFrancisco

RANKINGS: Final = (*COLOURS[:5], "trams")
"""The six things that are ranked, top district first."""
_TIE_BREAKS: Final = {
    ranking.BY_TOTAL: None,
    ranking.BY_PRESENCE: "SF-9.5",
    ranking.BY_CARDS: "SF-9.2",
    ranking.BY_COLUMNS: "SF-9.3",
    ranking.BY_TRIGGER: "SF-9.4",
}


def outcome(position: SanFrancisco) -> Outcome | None:
    """How the game ended; None while it runs."""
    if not position.is_over():
        return None
    sheets = tuple(sheet(position, seat) for seat in range(position.seats))
    return Outcome(
        termination=TERMINATIONS[position.termination],
        rule=TERMINATION_RULES[position.termination],
        trigger=position.turn,
        standings=standings(position, sheets),
        sheets=sheets,
    )


def sheet(position: SanFrancisco, seat: int) -> Sheet:
    """SF-9.6: the seat's points, source by source, were the game scored now."""
    city = position.cities[seat]
    skyscrapers, completions = bit_count(city.skyscrapers), bit_count(city.completions)
    medal = int(position.medal == seat)
    lines = (
        SheetLine("skyscrapers", "SF-9.6", 2 * skyscrapers, skyscrapers),
        SheetLine("medal", "SF-5.7", 2 * medal, medal),
        SheetLine("vp-tokens", "SF-7.5", 3 * city.vp_tokens, city.vp_tokens),
        SheetLine("completions", "SF-5.3", 2 * completions, completions),
        *(_advantage_line(position, seat, number) for number in range(ranking.RANKINGS)),
    )
    return Sheet(seat, lines)


def _advantage_line(position: SanFrancisco, seat: int, number: int) -> SheetLine:
    """SF-9.1, SF-9.5: the advantage token of a district or of the trams."""
    order = ranked(position, number)
    place = order.index(seat)
    return SheetLine(
        code=RANKINGS[number],
        rule="SF-9.1",
        halves=ranking.advantage(position.cities, seat, number, place, position.tables.rules),
        count=ranking.strength(position.cities[seat], number),
        place=place + 1,
        decided_by=_tie_break(position, order, place, number),
    )


def ranked(position: SanFrancisco, number: int) -> list[int]:
    """The seats in the order of a ranking (SF-9.1 to SF-9.5), were the game scored now."""
    return ranking.order(position.cities, number, max(position.turn, 0), position.tables.rules)


def _tie_break(position: SanFrancisco, order: list[int], place: int, number: int) -> str | None:
    """The last tie-break that was needed between this place and its neighbours; None where the totals differ."""
    seat = order[place]
    neighbours = [order[other] for other in (place - 1, place + 1) if 0 <= other < len(order)]
    cities, rules = position.cities, position.tables.rules
    return _TIE_BREAKS[max(ranking.decided_by(cities[seat], cities[other], number, rules) for other in neighbours)]


def standings(position: SanFrancisco, sheets: tuple[Sheet, ...]) -> tuple[Standing, ...]:
    """SF-9.7: most points, then more trams; still tied share the place."""
    return placed([(one.halves, position.tie_break(one.seat)) for one in sheets], "SF-9.7")
