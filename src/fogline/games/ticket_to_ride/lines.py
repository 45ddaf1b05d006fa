"""Which lines may be claimed, and what may be paid for each (TT-3.7 to TT-3.9); compiled.

The lines that a seat may claim are sets, kept step by step, so that a turn costs what its legal claims cost, however
many lines the map has.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fogline.core.bits import bit, lowest
from fogline.core.native import Moves
from fogline.games.ticket_to_ride.cards import FERRY, WIDTH
from fogline.games.ticket_to_ride.tables import COLOURS, GREY, IN_WORD, LONGEST, REACHES, WORDS, Tables
from fogline.games.ticket_to_ride.tickets import Holding

MOST_PAYMENTS: Final = COLOURS * LONGEST + 1
"""No line has more of them."""
MORE_ROOM: Final = 2 * MOST_PAYMENTS


def open_all(holding: Holding, tables: Tables) -> None:
    """The start: every line is open."""
    holding.open = bit(min(tables.lines, IN_WORD)) - 1
    holding.open_more = bit(max(tables.lines - IN_WORD, 0)) - 1


def is_open(holding: Holding, line: i64) -> bool:
    """Whether a line is open to a seat."""
    if line < IN_WORD:
        return (holding.open >> line) & 1 != 0
    return (holding.open_more >> (line - IN_WORD)) & 1 != 0


def legal_claims(holding: Holding, hand: i64, tables: Tables, out: Moves) -> None:
    """TT-3.7, TT-3.8: every payment of every open line that the seat's cards and cable cars suffice for."""
    lines: i64 = holding.open & _payable(hand, holding.cars, 0, tables)
    if lines != 0:
        _legal_payments(lines, 0, hand, tables, out)
    if holding.open_more != 0:
        lines = holding.open_more & _payable(hand, holding.cars, 1, tables)
        _legal_payments(lines, IN_WORD, hand, tables, out)


def _payable(hand: i64, cars: i64, word: i64, tables: Tables) -> i64:
    """A word of the lines that cards and cable cars suffice for; grey ones are paid in the colour there is most of."""
    within: vec[i64] = tables.within
    ferries: i64 = hand >> (WIDTH * FERRY)
    room: i64 = min(cars, LONGEST)
    most: i64 = min(ferries, room)
    lines: i64 = 0
    place: i64 = word
    end: i64 = word + WORDS * REACHES * COLOURS
    while place < end:
        reach: i64 = min((hand & 0xFF) + ferries, room)
        most = max(most, reach)
        lines |= within[place + WORDS * reach]
        hand >>= WIDTH
        place += WORDS * REACHES
    lines |= within[place + WORDS * most]
    return lines & tables.crossed[WORDS * min(ferries, LONGEST) + word]


def _legal_payments(lines: i64, first_line: i64, hand: i64, tables: Tables, out: Moves) -> None:
    """TT-3.7: one colour, ferries standing in; TT-3.8: at least as many ferries as symbols."""
    items: vec[i64] = out.items
    count: i64 = out.count
    bills: vec[i64] = tables.bill
    ferries: i64 = hand >> (WIDTH * FERRY)
    while lines != 0:
        if count + MOST_PAYMENTS > len(items):
            out.count = count
            out.make_room(MORE_ROOM)
            items = out.items
        bill: i64 = bills[first_line + lowest(lines)]
        lines &= lines - 1
        length: i64 = bill & 0xFF
        colour: i64 = (bill >> 8) & 0xFF
        needed: i64 = (bill >> 16) & 0xFF
        payment: i64 = (bill >> 24) - needed
        if colour == GREY:
            count = _grey_payments(payment, length, needed, hand, items, count)
            continue
        last: i64 = payment + min(length, ferries)
        payment += max(needed, length - ((hand >> (WIDTH * colour)) & 0xFF))
        while payment <= last:
            items[count] = payment
            count += 1
            payment += 1
    out.count = count


def _grey_payments(payment: i64, length: i64, needed: i64, hand: i64, items: vec[i64], count: i64) -> i64:
    """TT-3.7: any one colour, or ferries alone; returns how many numbers there are now."""
    ferries: i64 = hand >> (WIDTH * FERRY)
    most: i64 = min(length - 1, ferries)
    colour: i64 = 0
    while colour < COLOURS:
        least: i64 = max(needed, length - (hand & 0xFF))
        while least <= most:
            items[count] = payment + least
            count += 1
            least += 1
        payment += length - needed
        hand >>= WIDTH
        colour += 1
    if ferries >= length:
        items[count] = payment + needed
        count += 1
    return count
