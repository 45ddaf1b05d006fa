"""The map as a picture: a standalone SVG. No words but those of the map file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final
from xml.sax.saxutils import escape

from fogline.games.ticket_to_ride.components import COLOURS, Line, Map
from fogline.games.ticket_to_ride.drawing import coastline
from fogline.games.ticket_to_ride.drawing.layout import (
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
        coastline.SOUTH < place.latitude < coastline.NORTH and coastline.WEST < place.longitude < coastline.EAST
        for place in game_map.locations
    ):
        yield f'<rect width="{_n(layout.width)}" height="{_n(layout.height)}" fill="{_LAND}"/>'
        return

    def spots(outline: coastline.Outline) -> list[Point]:
        return [layout.spot(*game_map.projection.spot(*corner)) for corner in outline]

    land = "".join(_smooth(spots(outline)) for outline in coastline.LAND)
    for width, ink in ((46, _SHALLOWS[0]), (22, _SHALLOWS[1])):
        yield f'<path d="{land}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linejoin="round"/>'
    yield f'<path d="{land}" fill="{_LAND}" stroke="{_COAST}" stroke-width="1.6"/>'
    yield f'<path d="{"".join(_smooth(spots(park)) for park in coastline.PARKS)}" fill="{_PARK}"/>'
    for bridge in coastline.BRIDGES:
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
