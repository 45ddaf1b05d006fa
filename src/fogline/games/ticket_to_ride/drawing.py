"""The map as a picture: a standalone SVG, and plain text for a terminal. No words but those of the map file."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final
from xml.sax.saxutils import escape

from fogline.games.ticket_to_ride import shore
from fogline.games.ticket_to_ride.components import COLOURS, Line, Location, Map, Ticket
from fogline.games.ticket_to_ride.layout import (
    FONT_SIZE,
    LEGEND,
    PILE_RADIUS,
    SPACE_HEIGHT,
    Label,
    Layout,
    Point,
    Space,
    Stop,
    lay_out,
)

LINE_INKS: Final = ("#3f82c4", "#4e9f58", "#3d3d44", "#e68ab4", "#c9473f", "#e99a3c", "#b4b3ae")
"""Fill of a space, by the line's colour."""
_WHITE: Final = "#fdfcf8"
SEAT_INKS: Final = ("#24509e", _WHITE, "#f06fa8", "#7a4aa6")
"""Cable cars by seat: blue, white, pink, purple."""

_LETTERS: Final = "bgkpro-"
_SIDE: Final = 12  # room for the ids at both sides of the sketch
_WATER: Final = "#cddfe7"
_LAND: Final = "#f5f0e4"
_COAST: Final = "#a9bfc2"
_PARK: Final = "#dfe8cd"
_SHALLOWS: Final = ("#d5e5eb", "#deebef")
_BRIDGE: Final = "#c9a79c"
_WOOD: Final = "#8a5a2b"
_EDGE: Final = "#ffffff"
_INK: Final = "#2f3a40"
_RAIL: Final = "#8d8a80"

# A mark for each colour of cards, so that lines can be told apart without seeing colours.
_MARKS: Final = (
    '<circle r="4.4"/>',
    '<path d="M0-4.9L5.1 3.9H-5.1Z"/>',
    '<path d="M0-5.6L5.6 0L0 5.6L-5.6 0Z"/>',
    '<path d="M-1.7-5.2H1.7V-1.7H5.2V1.7H1.7V5.2H-1.7V1.7H-5.2V-1.7H-1.7Z"/>',
    '<path d="M-4.1-4.1H4.1V4.1H-4.1Z"/>',
    '<path d="M0-5.8L1.6-1.9L5.7-1.7L2.5.9L3.6 5L0 2.7L-3.6 5L-2.5.9L-5.7-1.7L-1.6-1.9Z"/>',
)
_SHIP: Final = '<path d="M-7.6 1.2H7.6L5.4 5.4H-5.4ZM-4.6-2.8H4V.2H-4.6ZM-1.4-6.4H1V-3.6H-1.4Z"/>'
# Tourist symbols: solid shapes first, then strokes; about twenty units across. Others show their first letter.
_PICTURES: Final = {
    "lighthouse": ("M-3.6 9L-2.2-3H2.2L3.6 9ZM-3-7.6H3V-4.2H-3Z", "M-5.4-7L-9.6-9M-5.4-5H-9.6M5.4-7L9.6-9M5.4-5H9.6"),
    "fog": ("", "M-9-5C-6-8-3-2 0-5S6-2 9-5M-9 0.5C-6-2.5-3 3.5 0 .5S6 3.5 9 .5M-9 6C-6 3-3 9 0 6S6 9 9 6"),
    "clock": ("", "M-8.8 0A8.8 8.8 0 1 1 8.8 0A8.8 8.8 0 1 1-8.8 0ZM0-5.4V0L3.8 2.6"),
    "wave": ("M-10 6.5C-4 6.5-6.5-6.5 1.5-6.5C7-6.5 8-.5 4 0C1.5.3.3-2 2.1-3.2C-2-3 0 6.5 10 6.5Z", ""),
    "sun": (
        "M-4.6 0A4.6 4.6 0 1 1 4.6 0A4.6 4.6 0 1 1-4.6 0Z",
        "M0-9.8V-7.2M0 9.8V7.2M-9.8 0H-7.2M9.8 0H7.2M-7-7L-5-5M7 7L5 5M-7 7L-5 5M7-7L5-5",
    ),
    "flower": (
        "M-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1-2.6 0Z",
        "M-3-3C-6-12 6-12 3-3C12-6 12 6 3 3C6 12-6 12-3 3C-12 6-12-6-3-3Z",
    ),
    "heart": ("M0 8.4C-13-.6-7-9.4 0-3.8C7-9.4 13-.6 0 8.4Z", ""),
}


def draw_svg(game_map: Map, claimed: Mapping[int, int] | None = None) -> str:
    """The map as a standalone SVG document; ``claimed`` tells which seat's cable cars lie on which lines."""
    layout = lay_out(game_map)
    owners = claimed or {}
    width, height = _n(layout.width), _n(layout.height)
    face = 'font-family="Avenir Next, Segoe UI, Noto Sans, DejaVu Sans, sans-serif"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="group" {face}>',
        f"<title>{escape(game_map.title or game_map.name)}</title>",
        f'<rect width="{width}" height="{height}" fill="{_WATER}"/>',
        *_scenery(game_map, layout),
        *_legend(game_map, layout),
        *(_rail(line, layout, owners.get(line.index)) for line in game_map.lines),
        *(_line(game_map, line, layout, owners.get(line.index)) for line in game_map.lines),
        *(_stop(game_map, stop) for stop in layout.stops),
        *(_label(label) for label in layout.labels),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def draw_terminal(game_map: Map, width: int = 100) -> str:
    """The map as plain text: a sketch with the locations' ids, then locations, lines and tickets in columns.

    On the sketch ``*`` has a tourist pile, ``2bp`` is a double line of two spaces, one blue and one pink, ``-`` is grey
    and ``~`` a ferry.
    """
    width = max(width, 60)
    parts = [
        _sketch(game_map, width),
        _columns([_location_row(game_map, location) for location in game_map.locations], width),
        _columns([_line_row(game_map, line) for line in game_map.pairs], width),
        _columns([_ticket_row(game_map, ticket) for ticket in game_map.tickets], width),
    ]
    return "\n".join("\n".join([*part, ""]) for part in parts)


def _n(value: float) -> str:
    """A number as short as a drawing needs it."""
    return f"{value:.1f}".removesuffix(".0")


def _path(points: Sequence[Point]) -> str:
    """Straight strokes through the points."""
    return "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in points)


def _smooth(points: Sequence[Point]) -> str:
    """A closed curve that touches the middle of each side of a polygon."""
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise((*points, points[0]))]
    curves = (
        f"Q{_n(x)} {_n(y)} {_n(mx)} {_n(my)}"
        for (x, y), (mx, my) in zip((*points[1:], points[0]), (*middles[1:], middles[0]), strict=True)
    )
    return f"M{_n(middles[0][0])} {_n(middles[0][1])}" + "".join(curves) + "Z"


def _scenery(game_map: Map, layout: Layout) -> Iterator[str]:
    """Shores, parks and bridges, if the map is one of San Francisco; plain land otherwise."""
    if not all(
        shore.SOUTH < place.latitude < shore.NORTH and shore.WEST < place.longitude < shore.EAST
        for place in game_map.locations
    ):
        yield f'<rect width="{_n(layout.width)}" height="{_n(layout.height)}" fill="{_LAND}"/>'
        return

    def spots(outline: shore.Outline) -> list[Point]:
        return [layout.spot(*game_map.projection.spot(*corner)) for corner in outline]

    land = "".join(_smooth(spots(outline)) for outline in shore.LAND)
    for width, ink in ((46, _SHALLOWS[0]), (22, _SHALLOWS[1])):
        yield f'<path d="{land}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linejoin="round"/>'
    yield f'<path d="{land}" fill="{_LAND}" stroke="{_COAST}" stroke-width="1.6"/>'
    yield f'<path d="{"".join(_smooth(spots(park)) for park in shore.PARKS)}" fill="{_PARK}"/>'
    for bridge in shore.BRIDGES:
        yield f'<path d="{_path(spots(bridge))}" fill="none" stroke="{_BRIDGE}" stroke-width="3"/>'


def _legend(game_map: Map, layout: Layout) -> Iterator[str]:
    """The table of points (TT-3.10) and the tourist piles that players place (TT-2.4)."""
    rows, left, top = len(game_map.points) - 1, 24.0, layout.height * 0.19
    box = f'x="{_n(left)}" y="{_n(top)}" width="{_n(LEGEND)}" height="{_n(28 * rows + 22)}"'
    yield f'<rect {box} rx="12" fill="{_LAND}" fill-opacity=".75"/>'
    for length in range(1, rows + 1):
        y = top + 28 * length - 3
        for number in range(length):
            x = left + 16 + 21 * number
            yield f'<rect x="{_n(x)}" y="{_n(y - 5.5)}" width="18" height="11" rx="3" fill="{_RAIL}"/>'
        yield _text(str(game_map.points[length]), left + LEGEND - 16, y, 16, "end")
    for number, symbol in enumerate(game_map.aside):
        yield _pile(game_map.symbols[symbol], left + PILE_RADIUS + 50 * number, top - 32)


def _rail(line: Line, layout: Layout, seat: int | None) -> str:
    """The thin track under a line's spaces; a claimed line lies on a band of its owner's colour."""
    spaces = [space for space in layout.spaces if space.line == line.index]
    first, last = spaces[0], spaces[-1]
    start, end = (layout.stops[number] for number in line.ends)
    track = _path([(start.x, start.y), (first.x, first.y), (last.x, last.y), (end.x, end.y)])
    curve = f'<path d="{track}" fill="none" stroke-linejoin="round"'
    dash = ' stroke-dasharray="2 6" stroke-linecap="round"' if line.ferries else ""
    rail = f'{curve} stroke="{_RAIL}" stroke-width="2.5"{dash}/>'
    if seat is None:
        return rail
    return f'{curve} stroke="{SEAT_INKS[seat]}" stroke-opacity=".55" stroke-width="11"/>{rail}'


def _line(game_map: Map, line: Line, layout: Layout, seat: int | None) -> str:
    """All spaces of a line, with a seat's cable cars on them or without."""
    ends = " – ".join(game_map.locations[end].name for end in (line.a, line.b))
    title = f"{ends}: {line.length} {COLOURS[line.colour]}"
    own = [space for space in layout.spaces if space.line == line.index]
    spaces = "".join(_space(space, line) if seat is None else _car(space, seat) for space in own)
    return f'<g data-line="{line.index}"><title>{escape(title)}</title>{spaces}</g>'


def _space(space: Space, line: Line) -> str:
    """A free space: a rounded car in the line's colour with that colour's mark, or with a ferry."""
    ink, half = LINE_INKS[line.colour], space.length / 2
    mark = "" if line.grey else f'<g fill="{_EDGE}">{_MARKS[line.colour]}</g>'
    if space.ferry:
        badge = f'<circle r="11" fill="{_EDGE}" stroke="{ink}" stroke-width="2"/><g fill="{_INK}">{_SHIP}</g>'
        mark = f'<g transform="rotate({_n(-space.angle)})">{badge}</g>'
    return (
        f'<g transform="{_at(space)}"><rect x="{_n(-half)}" y="{_n(-SPACE_HEIGHT / 2)}" width="{_n(space.length)}" '
        f'height="{_n(SPACE_HEIGHT)}" rx="5" fill="{ink}" stroke="{_EDGE}" stroke-width="1.2"/>{mark}</g>'
    )


def _car(space: Space, seat: int) -> str:
    """A cable car on a space: platforms, cabin with windows and the seat's number, counted from one."""
    half, ink, light = space.length / 2, SEAT_INKS[seat], _INK if SEAT_INKS[seat] == _WHITE else _WHITE
    edge = f'fill="{ink}" stroke="{_INK}" stroke-width="1.8"'
    platform = f'<rect x="{_n(-half - 1)}" y="-5" width="{_n(space.length + 2)}" height="10" rx="2.5" {edge}/>'
    cabin = f'<rect x="{_n(0.8 * -half)}" y="-9.5" width="{_n(0.8 * space.length)}" height="19" rx="4" {edge}/>'
    pane = f'y="-4" width="{_n(half * 0.3)}" height="8" rx="1.5" fill="{light}" fill-opacity=".6"/>'
    panes = "".join(f'<rect x="{_n(half * left)}" {pane}' for left in (-0.65, 0.35))
    number = _text(str(seat + 1), 0, 0, 13, "middle", ink=light)
    return f'<g transform="{_at(space)}">{platform}{cabin}{panes}{number}</g>'


def _at(space: Space) -> str:
    return f"translate({_n(space.x)} {_n(space.y)}) rotate({_n(space.angle)})"


def _stop(game_map: Map, stop: Stop) -> str:
    """A location: a ring, or its tourist pile."""
    pile = game_map.locations[stop.location].pile
    if pile is not None:
        return _pile(game_map.symbols[pile], stop.x, stop.y)
    return (
        f'<circle cx="{_n(stop.x)}" cy="{_n(stop.y)}" r="{_n(stop.radius - 2)}" fill="#ffffff" '
        f'stroke="{_INK}" stroke-width="3.4"/>'
    )


def _pile(symbol: str, x: float, y: float) -> str:
    """Three tokens on each other, the symbol on the topmost; an unknown symbol shows its first letter."""
    token = f'r="{_n(PILE_RADIUS - 3)}" fill="#fffdf6" stroke="{_WOOD}" stroke-width="2.2"'
    stack = "".join(f'<circle cx="{_n(step)}" cy="{_n(step)}" {token}/>' for step in (2.4, 0.7, -1.0))
    if symbol in _PICTURES:
        solid, strokes = _PICTURES[symbol]
        picture = f'<path d="{solid}"/>' if solid else ""
        picture += f'<path d="{strokes}" fill="none" stroke="{_WOOD}" stroke-width="1.8"/>' if strokes else ""
    else:
        picture = _text(symbol[0].upper(), 0, 0, 17, "middle", ink=_WOOD)
    return (
        f'<g transform="translate({_n(x)} {_n(y)})"><title>{escape(symbol)}</title>{stack}'
        f'<g transform="translate(-1 -1)" fill="{_WOOD}" stroke-linecap="round">{picture}</g></g>'
    )


def _label(label: Label) -> str:
    """A location's name, on a soft halo of land."""
    side = {"start": -0.5, "middle": 0.0, "end": 0.5}[label.anchor] * label.width
    rows = []
    for number, row in enumerate(label.rows):
        y = label.y + (number - (len(label.rows) - 1) / 2) * label.height / len(label.rows)
        rows.append(_text(row, label.x + side, y, FONT_SIZE, label.anchor, halo=True))
    return "".join(rows)


def _text(words: str, x: float, y: float, size: float, anchor: str, *, ink: str = _INK, halo: bool = False) -> str:
    """One row of text whose capitals are centred at a height."""
    where = f'x="{_n(x)}" y="{_n(y + size * 0.36)}" font-size="{_n(size)}" font-weight="600" text-anchor="{anchor}"'
    text = f'<text {where} fill="{ink}">{escape(words)}</text>'
    if not halo:
        return text
    ring = f'fill="none" stroke="{_LAND}" stroke-width="4" stroke-linejoin="round" stroke-opacity=".85"'
    return f'<text {where} {ring} aria-hidden="true">{escape(words)}</text>{text}'


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


def _sketch(game_map: Map, width: int) -> list[str]:
    """Locations, their ids and the lines between them on a grid of characters, each twice as high as wide."""
    wide = max(location.x for location in game_map.locations) or 1.0
    high = max(location.y for location in game_map.locations) or 1.0
    room = width - 2 * _SIDE - 1
    rows = max(12, round(room * high / wide / 2))
    grid = [[" "] * width for _ in range(rows + 1)]
    spots = [
        (_SIDE + round(location.x / wide * room), round(location.y / high * rows)) for location in game_map.locations
    ]
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
    for x, y in places:
        if 0 <= y < len(grid) and x >= 0 and x + len(word) <= len(grid[y]):
            around = grid[y][max(0, x - 1) : x + len(word) + 1]
            hidden = sum(sign != " " for sign in grid[y][x : x + len(word)])
            if all(sign in " .~o*" for sign in around) and all(sign in " .~" for sign in grid[y][x : x + len(word)]):
                best = min(best or (hidden, x, y), (hidden, x, y), key=lambda place: place[0])
    if best is not None:
        _, x, y = best
        grid[y][x : x + len(word)] = word
