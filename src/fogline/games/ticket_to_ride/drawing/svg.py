"""The map as a picture: a standalone SVG. No words but those of the map file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final
from xml.sax.saxutils import escape

from fogline.games.ticket_to_ride.components import COLOURS, GREY, Map
from fogline.games.ticket_to_ride.drawing.document import (
    Box,
    DrawnLine,
    Label,
    Legend,
    MapDrawing,
    Mark,
    Space,
    Stop,
)
from fogline.games.ticket_to_ride.drawing.layout import lay_out
from fogline.games.ticket_to_ride.drawing.scenery import number as _n
from fogline.games.ticket_to_ride.drawing.scenery import stroke

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


# What enlivens the landscape, as strokes of about twenty-four units across and sixteen down.
_SCENES: Final = {
    "hill": "M-12 6C-7 6-6-6-1-6S5 3 7 3S10 6 12 6M-4-2L-1 0L2-3",
    "tower": "M-6 8L-3-8M6 8L3-8M-5 2H5M-4-3H4M-3-8H3",
    "fog": "M-12-4C-8-8-4 0 0-4S8 0 12-4M-12 2C-8-2-4 6 0 2S8 6 12 2",
    "boat": "M-9 3H9L6 7H-6ZM0 3V-8L7 1M0-6L-6 1",
    "trees": "M-7 6V2M-7 2C-12 2-11-6-7-6S-2 2-7 2M5 6V1M5 1C-1 1 0-8 5-8S11 1 5 1",
    "houses": "M-12 7V-1L-8-5L-4-1V7ZM-4 7V-3L0-7L4-3V7M4 7V-1L8-5L12-1V7",
}


def draw_svg(game_map: Map, claimed: Mapping[int, int] | None = None, arrangement: str = "wide") -> str:
    """The map as a standalone SVG document; ``claimed`` tells which seat's cable cars lie on which lines."""
    drawing = lay_out(game_map, arrangement)
    owners = claimed or {}
    width, height = _n(drawing.width), _n(drawing.height)
    face = 'font-family="Avenir Next, Segoe UI, Noto Sans, DejaVu Sans, sans-serif"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="group" {face}>',
        f"<title>{escape(drawing.title)}</title>",
        f'<rect width="{width}" height="{height}" fill="{_WATER}"/>',
        *_scenery(drawing),
        *_points(drawing),
        *(_pile(pile.symbol, pile.x, pile.y, pile.radius) for pile in drawing.aside),
        _compass(drawing.compass),
        *(_rail(line, owners.get(number)) for number, line in enumerate(drawing.lines)),
        *(_line(drawing, number, owners.get(number)) for number in range(len(drawing.lines))),
        *(_stop(stop) for stop in drawing.stops),
        *(_label(label, drawing.names.size) for label in drawing.names.labels),
        *_legend(drawing.names.legend, drawing.names.size),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _scenery(drawing: MapDrawing) -> Iterator[str]:
    """The landscape, with shallows along its shores."""
    land = "".join(area.path for area in drawing.areas if area.kind == "land")
    for width, ink in ((26, _SHALLOWS[0]), (12, _SHALLOWS[1])):
        yield f'<path d="{land}" fill="none" stroke="{ink}" stroke-width="{width}" stroke-linejoin="round"/>'
    yield f'<path d="{land}" fill="{_LAND}" stroke="{_COAST}" stroke-width="1.2"/>'
    parks = "".join(area.path for area in drawing.areas if area.kind == "park")
    if parks:
        yield f'<path d="{parks}" fill="{_PARK}"/>'
    yield from (_mark(mark) for mark in drawing.marks)
    for area in drawing.areas:
        if area.kind == "bridge":
            yield f'<path d="{area.path}" fill="none" stroke="{_BRIDGE}" stroke-width="2.5"/>'


def _mark(mark: Mark) -> str:
    """Something of the landscape, hardly to be seen."""
    ink = f'fill="none" stroke="{_COAST}" stroke-width="{_n(34 / mark.size)}" stroke-linejoin="round"'
    turned = f'transform="translate({_n(mark.x)} {_n(mark.y)}) scale({mark.size / 24:.2f})"'
    return f'<path d="{_SCENES[mark.kind]}" {turned} {ink} stroke-opacity=".7"/>'


def _panel(box: Box) -> str:
    place = f'x="{_n(box.x)}" y="{_n(box.y)}" width="{_n(box.width)}" height="{_n(box.height)}"'
    return f'<rect {place} rx="8" fill="{_LAND}" fill-opacity=".75"/>'


def _points(drawing: MapDrawing) -> Iterator[str]:
    """The table of points (TT-3.10)."""
    table, size = drawing.points, drawing.names.size
    yield _panel(table.box)
    for length, points in enumerate(table.points, 1):
        y = table.box.y + size / 2 + table.row * (length - 0.5)
        for space in range(length):
            x = table.box.x + size * (0.5 + 0.9 * space)
            car = f'width="{_n(0.75 * size)}" height="{_n(0.5 * size)}"'
            yield f'<rect x="{_n(x)}" y="{_n(y - 0.25 * size)}" {car} rx="2" fill="{_RAIL}"/>'
        yield _text(str(points), table.box.x + table.box.width - size / 2, y, size, "end")


def _legend(legend: Legend | None, size: float) -> Iterator[str]:
    """The names that are numbers on the map."""
    if legend is None:
        return
    yield _panel(legend.box)
    for place, row in enumerate(legend.rows):
        y = legend.box.y + size / 4 + legend.row * (place + 0.5)
        yield _badge(str(row.number), legend.box.x + size, y, size * 0.9)
        yield _text(row.name, legend.box.x + 2.1 * size, y, size, "start")


def _compass(box: Box) -> str:
    """A rose that shows north, a letter in every language of ours."""
    x, y, half = box.x + box.width / 2, box.y + box.height / 2, box.width / 2
    needle = f"M0 {_n(-0.62 * half)}L{_n(0.16 * half)} 0L0 {_n(0.62 * half)}L{_n(-0.16 * half)} 0Z"
    ring = f'<circle r="{_n(0.6 * half)}" fill="none" stroke="{_COAST}" stroke-width="1.5"/>'
    letter = _text("N", 0, -0.82 * half, 0.34 * half, "middle")
    needles = f'<path d="{needle}" fill="{_COAST}"/><path d="{needle}" fill="{_COAST}" transform="rotate(90)"/>'
    return f'<g transform="translate({_n(x)} {_n(y)})">{ring}{needles}{letter}</g>'


def _rail(line: DrawnLine, seat: int | None) -> str:
    """The thin track under a line's spaces; a claimed line lies on a band of its owner's colour."""
    curve = f'<path d="{stroke(line.rail)}" fill="none" stroke-linejoin="round"'
    dash = ' stroke-dasharray="2 4" stroke-linecap="round"' if line.ferries else ""
    rail = f'{curve} stroke="{_RAIL}" stroke-width="2"{dash}/>'
    if seat is None:
        return rail
    return f'{curve} stroke="{SEAT_INKS[seat]}" stroke-opacity=".55" stroke-width="8"/>{rail}'


def _line(drawing: MapDrawing, number: int, seat: int | None) -> str:
    """All spaces of a line, with a seat's cable cars on them or without."""
    line, names = drawing.lines[number], {stop.location: stop.name for stop in drawing.stops}
    title = f"{' – '.join(names[end] for end in line.ends)}: {len(line.spaces)} {line.colour}"
    colour = COLOURS.index(line.colour)
    spaces = "".join(_space(space, colour) if seat is None else _car(space, seat) for space in line.spaces)
    return f'<g data-line="{number}"><title>{escape(title)}</title>{spaces}</g>'


def _space(space: Space, colour: int) -> str:
    """A free space: a rounded car in the line's colour with that colour's mark, or with a ferry."""
    ink, half = LINE_INKS[colour], space.length / 2
    mark = "" if colour == GREY else f'<g fill="{_EDGE}">{_MARKS[colour]}</g>'
    if space.ferry:
        badge = f'<circle r="11" fill="{_EDGE}" stroke="{ink}" stroke-width="2"/><g fill="{_INK}">{_SHIP}</g>'
        mark = f'<g transform="rotate({_n(-space.angle)})">{badge}</g>'
    return (
        f'<g transform="{_at(space)}"><rect x="{_n(-half)}" y="{_n(-space.height / 2)}" width="{_n(space.length)}" '
        f'height="{_n(space.height)}" rx="4" fill="{ink}" stroke="{_EDGE}" stroke-width="1"/>'
        f'<g transform="scale({space.height / 17:.2f})">{mark}</g></g>'
    )


def _car(space: Space, seat: int) -> str:
    """A cable car on a space: platforms, cabin with windows and the seat's number, counted from one."""
    half, ink, light = space.length / 2, SEAT_INKS[seat], _INK if SEAT_INKS[seat] == _WHITE else _WHITE
    tall, edge = space.height, f'fill="{ink}" stroke="{_INK}" stroke-width="1.3"'
    platform = _bar(space.length + 1, 0.6 * tall, f'rx="2" {edge}')
    cabin = _bar(0.8 * space.length, 1.1 * tall, f'rx="3" {edge}')
    pane = f'y="{_n(-0.25 * tall)}" width="{_n(half * 0.3)}" height="{_n(0.5 * tall)}" rx="1" fill="{light}"'
    panes = "".join(f'<rect x="{_n(half * left)}" {pane} fill-opacity=".6"/>' for left in (-0.65, 0.35))
    number = _text(str(seat + 1), 0, 0, 0.76 * tall, "middle", ink=light)
    return f'<g transform="{_at(space)}">{platform}{cabin}{panes}{number}</g>'


def _bar(width: float, height: float, style: str) -> str:
    """A rectangle around the middle."""
    size = f'width="{_n(width)}" height="{_n(height)}"'
    return f'<rect x="{_n(-width / 2)}" y="{_n(-height / 2)}" {size} {style}/>'


def _at(space: Space) -> str:
    return f"translate({_n(space.x)} {_n(space.y)}) rotate({_n(space.angle)})"


def _stop(stop: Stop) -> str:
    """A location: a ring, or its tourist pile."""
    if stop.pile is not None:
        return _pile(stop.pile, stop.x, stop.y, stop.radius)
    return (
        f'<circle cx="{_n(stop.x)}" cy="{_n(stop.y)}" r="{_n(stop.radius - 3)}" fill="#ffffff" '
        f'stroke="{_INK}" stroke-width="2.6"/>'
    )


def _pile(symbol: str, x: float, y: float, radius: float) -> str:
    """Three tokens on each other, the symbol on the topmost; an unknown symbol shows its first letter."""
    token = f'r="16" fill="#fffdf6" stroke="{_WOOD}" stroke-width="2.2"'
    stack = "".join(f'<circle cx="{_n(step)}" cy="{_n(step)}" {token}/>' for step in (2.4, 0.7, -1.0))
    if symbol in _PICTURES:
        solid, strokes = _PICTURES[symbol]
        picture = f'<path d="{solid}"/>' if solid else ""
        picture += f'<path d="{strokes}" fill="none" stroke="{_WOOD}" stroke-width="1.8"/>' if strokes else ""
    else:
        picture = _text(symbol[0].upper(), 0, 0, 17, "middle", ink=_WOOD)
    return (
        f'<g transform="translate({_n(x)} {_n(y)}) scale({radius / 19.5:.2f})"><title>{escape(symbol)}</title>{stack}'
        f'<g transform="translate(-1 -1)" fill="{_WOOD}" stroke-linecap="round">{picture}</g></g>'
    )


def _label(label: Label, size: float) -> str:
    """A location's name, on a soft halo of land, or the number that stands for it."""
    if label.number is not None:
        return _badge(str(label.number), label.x, label.y, size)
    side = {"start": -0.5, "middle": 0.0, "end": 0.5}[label.anchor] * label.width
    rows = []
    for number, row in enumerate(label.rows):
        y = label.y + (number - (len(label.rows) - 1) / 2) * label.height / len(label.rows)
        rows.append(_text(row, label.x + side, y, size, label.anchor, halo=True))
    return "".join(rows)


def _badge(number: str, x: float, y: float, size: float) -> str:
    disc = f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(0.7 * size)}" fill="{_INK}"/>'
    return disc + _text(number, x, y, 0.8 * size, "middle", ink=_WHITE)


def _text(words: str, x: float, y: float, size: float, anchor: str, *, ink: str = _INK, halo: bool = False) -> str:
    """One row of text whose capitals are centred at a height."""
    where = f'x="{_n(x)}" y="{_n(y + size * 0.36)}" font-size="{_n(size)}" font-weight="600" text-anchor="{anchor}"'
    text = f'<text {where} fill="{ink}">{escape(words)}</text>'
    if not halo:
        return text
    ring = f'fill="none" stroke="{_LAND}" stroke-width="3" stroke-linejoin="round" stroke-opacity=".85"'
    return f'<text {where} {ring} aria-hidden="true">{escape(words)}</text>{text}'
