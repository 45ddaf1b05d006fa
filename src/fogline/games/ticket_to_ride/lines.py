"""Which lines may be claimed, and what may be paid for each (TT-3.7 to TT-3.9); compiled.

The lines that a seat may claim are sets, kept step by step, so that a turn costs what its legal claims cost, however
many lines the map has.
"""

from __future__ import annotations

from mypy_extensions import i64

from fogline.core.bits import bit, lowest
from fogline.core.native import Moves
from fogline.games.ticket_to_ride.cards import FERRY, count_of
from fogline.games.ticket_to_ride.tables import COLOURS, GREY, IN_WORD, LONGEST, REACHES, WORDS, Tables
from fogline.games.ticket_to_ride.tickets import Holding


def open_all(holding: Holding, tables: Tables) -> None:
    """The start: every line is open."""
    holding.open = bit(min(tables.lines, IN_WORD)) - 1
    holding.open_more = bit(max(tables.lines - IN_WORD, 0)) - 1


def close(holding: Holding, line: i64) -> None:
    """A line is open to a seat no more."""
    if line < IN_WORD:
        holding.open &= ~bit(line)
    else:
        holding.open_more &= ~bit(line - IN_WORD)


def is_open(holding: Holding, line: i64) -> bool:
    """Whether a line is open to a seat."""
    if line < IN_WORD:
        return (holding.open >> line) & 1 != 0
    return (holding.open_more >> (line - IN_WORD)) & 1 != 0


def legal_claims(holding: Holding, hand: i64, tables: Tables, out: Moves) -> None:
    """TT-3.7, TT-3.8: every payment of every open line that the seat's cards and cable cars suffice for."""
    lines: i64 = holding.open & _payable(hand, holding.cars, 0, tables)
    while lines != 0:
        _legal_payments(lowest(lines), hand, tables, out)
        lines &= lines - 1
    if holding.open_more != 0:
        lines = holding.open_more & _payable(hand, holding.cars, 1, tables)
        while lines != 0:
            _legal_payments(IN_WORD + lowest(lines), hand, tables, out)
            lines &= lines - 1


def _payable(hand: i64, cars: i64, word: i64, tables: Tables) -> i64:
    """A word of the lines that cards and cable cars suffice for; grey ones are paid in the colour there is most of."""
    ferries: i64 = count_of(hand, FERRY)
    room: i64 = min(cars, LONGEST)
    most: i64 = min(ferries, room)
    lines: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        reach: i64 = min((hand & 0xFF) + ferries, room)
        most = max(most, reach)
        lines |= tables.within[WORDS * (REACHES * colour + reach) + word]
        hand >>= 8
        colour += 1
    lines |= tables.within[WORDS * (REACHES * GREY + most) + word]
    return lines & tables.crossed[WORDS * min(ferries, LONGEST) + word]


def _legal_payments(line: i64, hand: i64, tables: Tables, out: Moves) -> None:
    """TT-3.7: one colour, ferries standing in; TT-3.8: at least as many ferries as symbols."""
    bill: i64 = tables.bill[line]
    length: i64 = bill & 0xFF
    colour: i64 = (bill >> 8) & 0xFF
    needed: i64 = (bill >> 16) & 0xFF
    payment: i64 = (bill >> 24) - needed
    ferries: i64 = count_of(hand, FERRY)
    if colour != GREY:
        out.add_range(payment + max(needed, length - count_of(hand, colour)), payment + min(length, ferries))
        return
    most: i64 = min(length - 1, ferries)
    colour = 0
    while colour < COLOURS:
        least: i64 = max(needed, length - (hand & 0xFF))
        if least <= most:
            out.add_range(payment + least, payment + most)
        payment += length - needed
        hand >>= 8
        colour += 1
    if ferries >= length:
        out.add(payment + needed)
