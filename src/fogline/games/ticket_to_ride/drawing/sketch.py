"""The map as plain text for a terminal. No words but those of the map file."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from fogline.games.ticket_to_ride.components import COLOURS, Line, Location, Map, Ticket
from fogline.games.ticket_to_ride.drawing.layout import lay_out

LEAST_WIDTH: Final = 60
"""Columns that a map needs; a narrower terminal breaks its lines."""
_LETTERS: Final = "bgkpro-"
_SIDE: Final = 12  # room for the ids at both sides of the sketch


def draw_text(game_map: Map, width: int = 100) -> str:
    """The map as plain text: the sketch, then locations, lines and tickets in columns."""
    width = max(width, LEAST_WIDTH)
    parts = [
        sketch(game_map, width),
        _columns([_location_row(game_map, location) for location in game_map.locations], width),
        _columns([_line_row(game_map, line) for line in game_map.pairs], width),
        _columns([_ticket_row(game_map, ticket) for ticket in game_map.tickets], width),
    ]
    return "\n".join("\n".join([*part, ""]) for part in parts)


def sketch(game_map: Map, width: int) -> list[str]:
    """Locations, their ids and the lines between them on a grid of characters, each twice as high as wide.

    ``*`` has a tourist pile, ``2bp`` is a double line of two spaces, one blue and one pink, ``-`` is grey and ``~`` a
    ferry.
    """
    width = max(width, LEAST_WIDTH)
    stops = lay_out(game_map).stops
    left, top = min(stop.x for stop in stops), min(stop.y for stop in stops)
    wide = max(stop.x for stop in stops) - left or 1.0
    high = max(stop.y for stop in stops) - top or 1.0
    room = width - 2 * _SIDE - 1
    rows = max(12, round(room * high / wide / 2))
    grid = [[" "] * width for _ in range(rows + 1)]
    spots = [(_SIDE + round((stop.x - left) / wide * room), round((stop.y - top) / high * rows)) for stop in stops]
    for line in game_map.pairs:
        for x, y in _cells(spots[line.a], spots[line.b]):
            grid[y][x] = "~" if line.ferries else "."
    for location, (x, y) in zip(game_map.locations, spots, strict=True):
        grid[y][x] = "o" if location.pile is None else "*"
    for location, spot in zip(game_map.locations, spots, strict=True):
        _write(grid, location.id, _beside(spot, len(location.id)))
    for line in game_map.pairs:
        tag = f"{line.length}{''.join(_LETTERS[ink] for ink in _inks(game_map, line))}"
        cells = _cells(spots[line.a], spots[line.b])
        from_middle = sorted(cells[1:-1], key=lambda cell: math.dist(cell, cells[len(cells) // 2]))
        _write(grid, tag, [(x - len(tag) // 2, y) for x, y in from_middle])
    return ["".join(row).rstrip() for row in grid]


def _inks(game_map: Map, line: Line) -> list[int]:
    """The colours between two locations: one, or two of a double line."""
    return [line.colour] if line.twin is None else [line.colour, game_map.lines[line.twin].colour]


def _ids(game_map: Map, joined: Line | Ticket) -> str:
    """Both ends, in a column wide enough for any."""
    wide = max(len(location.id) for location in game_map.locations)
    return f"{game_map.locations[joined.a].id:{wide}} {game_map.locations[joined.b].id:{wide}}"


def _location_row(game_map: Map, location: Location) -> str:
    wide = max(len(place.id) for place in game_map.locations)
    pile = "" if location.pile is None else f" *{game_map.symbols[location.pile]}"
    return f"{location.id:{wide}} {location.name}{pile}"


def _line_row(game_map: Map, line: Line) -> str:
    ferries = f" {'~' * line.ferries}" if line.ferries else ""
    return f"{_ids(game_map, line)} {line.length} {' '.join(COLOURS[ink] for ink in _inks(game_map, line))}{ferries}"


def _ticket_row(game_map: Map, ticket: Ticket) -> str:
    return f"{_ids(game_map, ticket)} {ticket.points:2}"


def _columns(cells: Sequence[str], width: int) -> list[str]:
    """Cells in as many columns as fit, read downwards."""
    wide = max((len(cell) for cell in cells), default=0) + 3
    rows = math.ceil(len(cells) / max(1, (width + 3) // wide))
    return ["".join(cell.ljust(wide) for cell in cells[row::rows]).rstrip() for row in range(rows)]


def _cells(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """The characters between two spots, both included."""
    (ax, ay), (bx, by) = start, end
    steps = max(abs(bx - ax), abs(by - ay), 1)
    return [(round(ax + (bx - ax) * step / steps), round(ay + (by - ay) * step / steps)) for step in range(steps + 1)]


def _beside(spot: tuple[int, int], length: int) -> list[tuple[int, int]]:
    """Where a location's id may begin, best first."""
    x, y = spot
    middle = x - length // 2
    return [(x + 2, y), (x - 1 - length, y), (middle, y - 1), (middle, y + 1), (x + 1, y - 1), (x + 1, y + 1)]


def _write(grid: list[list[str]], word: str, places: Sequence[tuple[int, int]]) -> None:
    """Put a word where it hides nothing but strokes, as few as possible; if it fits nowhere, leave it to the tables."""
    best: tuple[int, int, int] | None = None
    beside = " .~" if word[0].isdecimal() else " .~o*"  # "2bo" is a double line, not a blue one at a stop
    for x, y in places:
        if 0 <= y < len(grid) and x >= 0 and x + len(word) <= len(grid[y]):
            around = grid[y][max(0, x - 1) : x + len(word) + 1]
            hidden = sum(sign != " " for sign in grid[y][x : x + len(word)])
            if all(sign in beside for sign in around) and all(sign in " .~" for sign in grid[y][x : x + len(word)]):
                best = min(best or (hidden, x, y), (hidden, x, y), key=lambda place: place[0])
    if best is not None:
        _, x, y = best
        grid[y][x : x + len(word)] = word
