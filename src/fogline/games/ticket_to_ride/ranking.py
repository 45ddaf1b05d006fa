"""Who is ahead (TT-4): points for lines, tickets and tourists, compiled. `scoring` makes score sheets of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fogline.core.bits import bit, bit_count
from fogline.games.ticket_to_ride.tables import Tables

TOURISTS: Final = vec[i64]([0, 0, 1, 2, 4, 6, 9, 12])
"""TT-4.2: points by the number of different tourist symbols."""


def line_points(seat: i64, owners: vec[u8], tables: Tables) -> i64:
    """TT-3.10: the points for all lines of a seat."""
    mine: u8 = u8(seat + 1)
    total: i64 = 0
    line: i64 = 0
    while line < tables.lines:
        if owners[line] == mine:
            total += tables.points[tables.length[line]]
        line += 1
    return total


def components(seat: i64, owners: vec[u8], tables: Tables) -> vec[i64]:
    """For each location a number, the same for two locations that the seat's own lines connect."""
    mine: u8 = u8(seat + 1)
    group: vec[i64] = vec[i64]([0] * tables.locations)
    location: i64 = 0
    while location < tables.locations:
        group[location] = location
        location += 1
    line: i64 = 0
    while line < tables.lines:
        if owners[line] == mine:
            joined: i64 = group[tables.a[line]]
            other: i64 = group[tables.b[line]]
            location = 0
            while joined != other and location < tables.locations:
                if group[location] == other:
                    group[location] = joined
                location += 1
        line += 1
    return group


def completed(seat: i64, tickets: i64, owners: vec[u8], tables: Tables) -> i64:
    """TT-4.2: those of the tickets (a bit each) whose ends the seat's own lines connect."""
    if tickets == 0:
        return 0
    group: vec[i64] = components(seat, owners, tables)
    done: i64 = 0
    ticket: i64 = 0
    while tickets >> ticket != 0:
        if (tickets >> ticket) & 1 != 0 and group[tables.ticket_a[ticket]] == group[tables.ticket_b[ticket]]:
            done |= bit(ticket)
        ticket += 1
    return done


def ticket_points(tickets: i64, tables: Tables) -> i64:
    """The sum of the points of some tickets."""
    total: i64 = 0
    ticket: i64 = 0
    while tickets >> ticket != 0:
        if (tickets >> ticket) & 1 != 0:
            total += tables.ticket_points[ticket]
        ticket += 1
    return total


def tourist_points(symbols: i64) -> i64:
    """TT-4.2: the points for a set of tourist symbols (a bit each)."""
    return TOURISTS[bit_count(symbols)]


def points(seat: i64, tickets: i64, symbols: i64, owners: vec[u8], tables: Tables) -> i64:
    """TT-4.2: a seat's points: lines, completed tickets less the others, tourists; none for a long path (TT-4.4)."""
    done: i64 = completed(seat, tickets, owners, tables)
    gained: i64 = ticket_points(done, tables) - ticket_points(tickets & ~done, tables)
    return line_points(seat, owners, tables) + gained + tourist_points(symbols)
