"""What is unusual about a map: figures outside those of our own map and its sisters, and lines that read badly.

Nothing here is against the rules, so everything here is a warning.
"""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fogline.games.ticket_to_ride.components import Line, Location, Map
    from fogline.games.ticket_to_ride.map_file import Report

WARNINGS: Final = (
    "map-cars",
    "map-cards",
    "map-points",
    "map-symbols",
    "map-tokens",
    "map-locations",
    "map-pairs",
    "map-doubles",
    "map-lines",
    "map-spaces",
    "map-lengths",
    "map-fives",
    "map-colour-lines",
    "map-colour-spaces",
    "map-twin-colours",
    "map-ferry-lines",
    "map-ferry-symbols",
    "map-line-unpayable",
    "map-degree",
    "map-crossing",
    "map-close",
    "map-tickets",
    "map-ticket-points",
    "map-ticket-most",
    "map-ticket-mean",
    "map-ticket-ends",
    "map-variant",
)
"""What can be unusual about a map."""

_USUAL_POINTS: Final = (0, 1, 2, 4, 7, 10, 15)
_USUAL_CARDS: Final = (6, 6, 6, 6, 6, 6, 8)
_CLEARANCE: Final = 0.04
"""How near a line may pass a location that isn't its end, as a share of the map's diagonal."""

Point = tuple[float, float]
"""A spot on the plane, in kilometres."""


def unusual(game_map: Map, report: Report) -> None:
    """Note everything unusual about a map without errors."""
    _check_counts(game_map, report)
    _check_network(game_map, report)
    _check_colours(game_map, report)
    _check_single_lines(game_map, report)
    _check_looks(game_map, report)
    _check_tickets(game_map, report)


def segments_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the straight lines a-b and c-d have a point in common.

    >>> segments_cross((0, 0), (2, 2), (0, 2), (2, 0)), segments_cross((0, 0), (1, 1), (0, 2), (2, 2))
    (True, False)
    """
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    return _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0


def distance_to_segment(point: Point, a: Point, b: Point) -> float:
    """How far a point is from the straight line a-b.

    >>> distance_to_segment((1, 1), (0, 0), (2, 0)), distance_to_segment((5, 4), (0, 0), (2, 0))
    (1.0, 5.0)
    """
    (ax, ay), (bx, by) = a, b
    along = ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    along = max(0.0, min(1.0, along))
    return math.dist(point, (ax + along * (bx - ax), ay + along * (by - ay)))


def _turn(a: Point, b: Point, c: Point) -> float:
    """Positive where the way from a over b to c turns one way, negative for the other."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _between(report: Report, code: str, found: int, least: int, most: int) -> None:
    """Note a figure outside its usual bounds."""
    if not least <= found <= most:
        report.warning(code, found=found, least=least, most=most)


def _check_counts(game_map: Map, report: Report) -> None:
    """What lies in the box (TT-1)."""
    if game_map.cars != 20:
        report.warning("map-cars", report.table("cars"), found=game_map.cars, expected=20)
    if game_map.cards != _USUAL_CARDS:
        report.warning("map-cards", report.table("cards"), found=sum(game_map.cards), expected=sum(_USUAL_CARDS))
    for length, (points, usual) in enumerate(zip(game_map.points, _USUAL_POINTS, strict=True)):
        if points != usual:
            report.warning("map-points", report.table("points"), length=length, found=points, expected=usual)
    if len(game_map.symbols) != 7:
        report.warning("map-symbols", report.table("tourists"), found=len(game_map.symbols), expected=7)
    if game_map.tokens != 3:
        report.warning("map-tokens", report.table("tourists"), found=game_map.tokens, expected=3)


def _check_network(game_map: Map, report: Report) -> None:
    """How many locations and lines, how long, how they meet."""
    pairs = game_map.pairs
    _between(report, "map-locations", len(game_map.locations), 17, 19)
    _between(report, "map-pairs", len(pairs), 32, 36)
    _between(report, "map-doubles", len(game_map.lines) - len(pairs), 11, 14)
    _between(report, "map-lines", len(game_map.lines), 45, 49)
    _between(report, "map-spaces", sum(line.length for line in game_map.lines), 95, 110)
    _between(report, "map-fives", sum(line.length == 5 for line in game_map.lines), 1, 1)
    _between(report, "map-ferry-lines", sum(line.ferries > 0 for line in game_map.lines), 3, 3)
    degrees = Counter(end for line in pairs for end in line.ends)
    for location in game_map.locations:
        if not 2 <= degrees[location.index] <= 6:
            place = report.entry("location", location.index)
            report.warning("map-degree", place, location=location.name, found=degrees[location.index], least=2, most=6)


def _check_colours(game_map: Map, report: Report) -> None:
    """The six colours are worth the same: within one line and one space."""
    coloured = [line for line in game_map.lines if not line.grey]
    kinds = range(len(game_map.cards) - 1)
    lines = Counter(line.colour for line in coloured)
    spaces: Counter[int] = Counter()
    for line in coloured:
        spaces[line.colour] += line.length
    for code, counts in (("map-colour-lines", lines), ("map-colour-spaces", spaces)):
        least, most = (min(counts[kind] for kind in kinds), max(counts[kind] for kind in kinds))
        if most - least > 1:
            report.warning(code, least=least, most=most)


def _check_single_lines(game_map: Map, report: Report) -> None:
    """What is odd about one line by itself or with its twin."""
    *colours, ferries = game_map.cards
    for line in game_map.lines:
        place = report.entry("line", line.index)
        if line.length in (4, 6):
            report.warning("map-lengths", place, found=line.length)
        if line.ferries > 1:
            report.warning("map-ferry-symbols", place, found=line.ferries)
        suited = max(colours) if line.grey else colours[line.colour]
        if line.ferries > ferries or line.length > suited + ferries:
            report.warning("map-line-unpayable", place, length=line.length)
        if line.twin is not None and line.twin < line.index:
            twin = game_map.lines[line.twin]
            if line.grey != twin.grey or (line.colour == twin.colour and not line.grey):
                report.warning("map-twin-colours", place, first=report.entry("line", twin.index))


def _check_looks(game_map: Map, report: Report) -> None:
    """Planar to look at: no lines cross, none passes over a location."""
    spots = [(location.x, location.y) for location in game_map.locations]
    pairs = game_map.pairs
    for one, other in combinations(pairs, 2):
        if not set(one.ends) & set(other.ends) and segments_cross(*(spots[end] for end in one.ends + other.ends)):
            place = report.entry("line", other.index)
            report.warning("map-crossing", place, first=report.entry("line", one.index))
    clearance = _CLEARANCE * math.hypot(max(x for x, _ in spots), max(y for _, y in spots))
    for line in pairs:
        for location in game_map.locations:
            if location.index not in line.ends and _distance(location, line, spots) < clearance:
                report.warning("map-close", report.entry("line", line.index), location=location.name)


def _distance(location: Location, line: Line, spots: list[Point]) -> float:
    return distance_to_segment((location.x, location.y), spots[line.a], spots[line.b])


def _check_tickets(game_map: Map, report: Report) -> None:
    """Tickets are worth the shortest way between their ends and reach every corner of the map."""
    tickets = game_map.tickets
    _between(report, "map-tickets", len(tickets), 24, 24)
    for ticket in tickets:
        place, shortest = (report.entry("ticket", ticket.index), game_map.distance(ticket.a, ticket.b))
        if ticket.points != shortest:
            report.warning("map-ticket-points", place, found=ticket.points, expected=shortest)
        if ticket.points > 12:
            report.warning("map-ticket-most", place, found=ticket.points, most=12)
    mean = sum(ticket.points for ticket in tickets) / len(tickets)
    if not 5.5 <= mean <= 6.5:
        # With 60 tickets at most, two decimals are enough to look as unusual as it is: 131 points on 24 once read 5.5.
        report.warning("map-ticket-mean", found=f"{mean:.2f}", least="5.5", most="6.5")
    ends = Counter(end for ticket in tickets for end in (ticket.a, ticket.b))
    for location in game_map.locations:
        if not 1 <= ends[location.index] <= 4:
            place = report.entry("location", location.index)
            report.warning(
                "map-ticket-ends", place, location=location.name, found=ends[location.index], least=1, most=4
            )
