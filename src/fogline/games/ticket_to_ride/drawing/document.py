"""What a map's drawing is made of, as it travels to the page: everything has its place, nothing its colour.

The unit is a CSS pixel at the zoom at which one plays. Right and down are positive, as in SVG.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from fogline.core.game import Drawing

Arrangement = Literal["wide", "tablet", "portrait"]
"""For a wide screen with a mouse, for a tablet, for a phone held upright."""
Point = tuple[float, float]
"""A spot on the drawing: right and down from its upper left corner."""


class Box(msgspec.Struct, frozen=True):
    """An upright rectangle, from its upper left corner."""

    x: float
    y: float
    width: float
    height: float


class Stop(msgspec.Struct, frozen=True):
    """A location's disc. Every disc is large enough for a tourist pile, as players may put one there (TT-2.4)."""

    location: str
    """The location's id."""
    name: str
    """Its name for people."""
    x: float
    """Its centre."""
    y: float
    """Its centre."""
    radius: float
    pile: str | None
    """The symbol of the tourist pile that lies here from the start (TT-2.1)."""
    water: bool
    """Whether it lies in the water, reached by ferries alone."""


class Space(msgspec.Struct, frozen=True):
    """One space of a line: room for one cable car."""

    x: float
    """Its centre."""
    y: float
    """Its centre."""
    angle: float
    """Degrees clockwise from the horizontal, between -90 and 90."""
    length: float
    """Along the line."""
    height: float
    """Across the line."""
    ferry: bool
    """Whether it shows a ferry symbol (TT-3.8)."""


class DrawnLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line: its spaces, and the rail under them."""

    line: str
    """The line's name."""
    ends: tuple[str, str]
    """The locations that it joins."""
    colour: str
    """Of its spaces: one of the six of the cards, or grey."""
    ferries: int
    """Spaces with a ferry symbol."""
    twin: str | None
    """The other line of a double line (TT-3.9)."""
    points: int
    """What claiming it brings (TT-3.10)."""
    spaces: tuple[Space, ...]
    """From the first end to the second."""
    rail: tuple[Point, ...]
    """From disc to disc, through the middle of each space."""
    corridor: int
    """The place of its corridor among the drawing's."""


class Corridor(msgspec.Struct, frozen=True):
    """Where a pointer means a line, or one of two twins. Near a stop corridors may lie over each other."""

    lines: tuple[str, ...]
    """The line, or both lines of a double line."""
    path: tuple[Point, ...]
    """Its middle, from disc to disc."""
    width: float
    """Across: 24 pixels at least, and 44 where one touches."""
    middle: Point
    """Where a word on the line belongs."""


class Label(msgspec.Struct, frozen=True):
    """A location's name, or the number that stands for it where the name has no room."""

    location: str
    """The location's id."""
    rows: tuple[str, ...]
    """The name on one row or two, or the number."""
    x: float
    """The centre of its box."""
    y: float
    """The centre of its box."""
    width: float
    """Of its box, wide enough for any common typeface."""
    height: float
    """Of its box: that of a row for each."""
    anchor: Literal["start", "middle", "end"]
    """Which end of the name is at the disc, so that it begins there in any typeface."""
    number: int | None
    """The number in the legend; None where the name itself is here."""


class LegendRow(msgspec.Struct, frozen=True):
    """A name that has no room on the map, by its number."""

    number: int
    name: str


class Legend(msgspec.Struct, frozen=True):
    """The names that have no room on the map, one a row."""

    box: Box
    """Where it lies."""
    row: float
    """The height of a row."""
    rows: tuple[LegendRow, ...]


class Names(msgspec.Struct, frozen=True):
    """The locations' names for one zoom."""

    size: float
    """Of the type, in the drawing's units."""
    labels: tuple[Label, ...]
    """One a location, in the map's order."""
    legend: Legend | None
    """The names that are numbers on the map; at the zoom that shows the whole map it lies beside the drawing."""


class PointsTable(msgspec.Struct, frozen=True):
    """The table of points (TT-3.10), where it overlaps nothing."""

    box: Box
    """Where it lies."""
    row: float
    """The height of a row."""
    points: tuple[int, ...]
    """For a line of one space, of two, and so on."""


class AsidePile(msgspec.Struct, frozen=True):
    """Where a tourist pile lies that players will place (TT-2.4), and lies no longer once it is placed."""

    symbol: str
    x: float
    """Its centre."""
    y: float
    """Its centre."""
    radius: float


class Area(msgspec.Struct, frozen=True):
    """A piece of the landscape."""

    kind: Literal["land", "park", "hill", "bridge"]
    """Land and parks are closed; a hill is a ridge and a bridge a way, both open."""
    name: str
    """What it is (``alcatraz``, ``golden-gate-bridge``), for whoever draws it in its own way; empty where unknown."""
    path: str
    """As the ``d`` of an SVG path."""


MarkKind = Literal["hill", "tower", "fog", "boat", "trees", "houses"]
"""What may be drawn in a landscape."""


class Mark(msgspec.Struct, frozen=True):
    """A spot of the landscape where something may be drawn, two thirds as high as wide; nothing of the map is there."""

    kind: MarkKind
    x: float
    """Its centre."""
    y: float
    """Its centre."""
    size: float
    """About how wide it may be."""


class MapDrawing(Drawing, frozen=True, kw_only=True):
    """Where everything of a map lies."""

    title: str
    """The map's, for people."""
    width: float
    """Of the drawing."""
    height: float
    """Of the drawing."""
    box: tuple[float, float]
    """The room on the screen that it is made for."""
    play: float
    """The zoom at which one plays: pixels for a unit."""
    fit: float
    """The zoom at which the whole drawing is in the box; where it is less than `play`, the map is moved about."""
    touch: float
    """The least width of a corridor at the zoom at which one plays."""
    stops: tuple[Stop, ...]
    """In the map's order."""
    lines: tuple[DrawnLine, ...]
    """In the map's order."""
    corridors: tuple[Corridor, ...]
    """One for each pair of joined locations."""
    names: Names
    """At the zoom at which one plays: over no name, no stop and no space."""
    overview: Names
    """At the zoom that shows the whole map: over no name and no stop."""
    areas: tuple[Area, ...]
    """The landscape, from the back to the front; what is in none is water."""
    marks: tuple[Mark, ...]
    """What may enliven it."""
    compass: Box
    """Where a compass overlaps nothing."""
    points: PointsTable
    """Where the table of points overlaps nothing."""
    aside: tuple[AsidePile, ...]
    """The tourist piles that players place."""
