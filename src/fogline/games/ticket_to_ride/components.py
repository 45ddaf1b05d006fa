"""The map: its locations, lines and tickets, read from a map file with every fault found in it.

A map file is TOML (``data/map.toml`` is ours, ``data/map.schema.json`` describes the format for editors), so that an
owner of the box can type in the printed map. Nothing here reads a file, except :func:`builtin`.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Sequence
from functools import cache, cached_property
from importlib import resources
from typing import Final, Literal

import msgspec

from fogline.core.data import DataError, Problem, digest, name_of, variant_name
from fogline.games.ticket_to_ride.map_file import (
    COLOURS,
    ERRORS,
    FORMAT,
    LocationEntry,
    MapFile,
    Report,
    read_table,
    read_text,
)
from fogline.games.ticket_to_ride.map_warnings import WARNINGS, unusual

__all__ = ["COLOURS", "FAULTS", "FERRY", "FORMAT", "GREY", "Line", "Location", "Map", "Projection", "Ticket"]
__all__ += ["builtin", "check_map", "parse_map"]

GREY: Final = 6
"""The colour of a line that is paid in a colour of the player's choice (TT-3.7)."""
FERRY: Final = 6
"""The kind of the ferries among the transport cards: after the six colours."""

FAULTS: Final[dict[str, Literal["error", "warning"]]] = {
    **dict.fromkeys(ERRORS, "error"),
    **dict.fromkeys(WARNINGS, "warning"),
}
"""Every fault a map can have: an error is against the rules or unreadable, a warning is merely unusual."""

_KM_PER_DEGREE: Final = 111.32


class Projection(msgspec.Struct, frozen=True):
    """Degrees laid on a plane: those of longitude are shorter away from the equator."""

    north: float
    """Latitude of the northern edge."""
    west: float
    """Longitude of the western edge."""
    across: float
    """Kilometres of a degree of longitude."""

    def spot(self, latitude: float, longitude: float) -> tuple[float, float]:
        """Kilometres east of the western edge and south of the northern one."""
        return (longitude - self.west) * self.across, (self.north - latitude) * _KM_PER_DEGREE


class Location(msgspec.Struct, frozen=True):
    """A place on the map."""

    index: int
    """Its place in :attr:`Map.locations`."""
    id: str
    """Short name in notation: small letters and digits."""
    name: str
    """Its name for people."""
    latitude: float
    """Degrees north."""
    longitude: float
    """Degrees east."""
    x: float
    """Kilometres east of the map's western edge."""
    y: float
    """Kilometres south of the map's northern edge."""
    pile: int | None
    """Index of the tourist symbol that lies here from the start (TT-2.1)."""


class Line(msgspec.Struct, frozen=True):
    """What a player claims: so many spaces between two locations."""

    index: int
    """Its place in :attr:`Map.lines`, in the file's order."""
    a: int
    """Index of one location."""
    b: int
    """Index of the other."""
    length: int
    """Spaces (TT-3.7)."""
    colour: int
    """Index into :data:`COLOURS`."""
    ferries: int
    """Spaces with a ferry symbol (TT-3.8)."""
    twin: int | None
    """Index of the other line of a double line (TT-3.9)."""

    @property
    def grey(self) -> bool:
        """Whether any colour pays for it."""
        return self.colour == GREY

    @property
    def ends(self) -> tuple[int, int]:
        """The two locations, the lower index first."""
        return min(self.a, self.b), max(self.a, self.b)


class Ticket(msgspec.Struct, frozen=True):
    """A destination ticket."""

    index: int
    """Its place in :attr:`Map.tickets`."""
    a: int
    """Index of one location."""
    b: int
    """Index of the other."""
    points: int
    """What it adds when completed and takes otherwise (TT-4.2)."""


class Map(msgspec.Struct, frozen=True, dict=True):
    """Everything printed for one game. Made by :func:`parse_map`, :func:`builtin` or :meth:`from_content`."""

    name: str
    """Short name, as ``fogline doctor`` and tables show it; only the hash identifies a map."""
    title: str
    """The map's name for people."""
    author: str
    """Who made it or typed it in."""
    note: str
    """Where it comes from."""
    cars: int
    """Cable cars a player (TT-1.2)."""
    cards: tuple[int, ...]
    """Transport cards of each of the six colours, then the ferries (TT-1.2)."""
    points: tuple[int, ...]
    """Points for a line by its length, from length 0 (TT-3.10)."""
    symbols: tuple[str, ...]
    """The names of the tourist symbols (TT-1.4)."""
    tokens: int
    """Tourist tokens of each symbol (TT-1.4)."""
    locations: tuple[Location, ...]
    """All locations, in the file's order."""
    lines: tuple[Line, ...]
    """All lines, in the file's order."""
    tickets: tuple[Ticket, ...]
    """All tickets, in the file's order."""
    variant: bool = False
    """Whether it is no map of the rules, only made after them, for two players: a small one to be solved, say."""

    @cached_property
    def index(self) -> dict[str, int]:
        """From a location's id to its place in ``locations``."""
        return {location.id: location.index for location in self.locations}

    @cached_property
    def line_names(self) -> tuple[str, ...]:
        """Each line's name: its two ends, and for a line of a double line which of the two: ``pier39-lombard.2``."""
        return tuple("-".join(self._between(line)) + _which(line) for line in self.lines)

    @cached_property
    def line_numbers(self) -> dict[str, int]:
        """From a line's name to its place in ``lines``."""
        return {name: number for number, name in enumerate(self.line_names)}

    @cached_property
    def ticket_names(self) -> tuple[str, ...]:
        """Each ticket's name: its two ends, ``goldengate-potrero``."""
        return tuple("-".join(self._between(ticket)) for ticket in self.tickets)

    @cached_property
    def ticket_numbers(self) -> dict[str, int]:
        """From a ticket's name, its ends in either order, to its place in ``tickets``."""
        ends = [self._between(ticket) for ticket in self.tickets]
        return {name: number for number, (a, b) in enumerate(ends) for name in (f"{a}-{b}", f"{b}-{a}")}

    @cached_property
    def proper_names(self) -> dict[str, str]:
        """From the id of a location or of a ticket to what people call it."""
        places = {location.id: location.name for location in self.locations}
        ends = ((self.locations[ticket.a].name, self.locations[ticket.b].name) for ticket in self.tickets)
        return places | {id_: f"{a} – {b}" for id_, (a, b) in zip(self.ticket_names, ends, strict=True)}

    @cached_property
    def aside(self) -> tuple[int, ...]:
        """The symbols without a place, which players lay out (TT-2.4)."""
        placed = {location.pile for location in self.locations}
        return tuple(number for number in range(len(self.symbols)) if number not in placed)

    @cached_property
    def pairs(self) -> tuple[Line, ...]:
        """One line for each pair of joined locations; of a double line the first."""
        return tuple(line for line in self.lines if line.twin is None or line.index < line.twin)

    @cached_property
    def lines_at(self) -> tuple[tuple[int, ...], ...]:
        """For each location, the lines that end there."""
        ends: list[list[int]] = [[] for _ in self.locations]
        for line in self.lines:
            ends[line.a].append(line.index)
            ends[line.b].append(line.index)
        return tuple(tuple(lines) for lines in ends)

    @cached_property
    def projection(self) -> Projection:
        """How the map's degrees become its plane."""
        return _projection(self.locations)

    @cached_property
    def hash(self) -> str:
        """Identifies the map by what matters for play; a better title or a location moved a street changes nothing."""
        content = self.content()
        for text in ("name", "title", "author", "note"):
            del content[text]
        places = [[location.id, location.pile] for location in self.locations]
        return digest({**content, "location": places})

    def content(self) -> dict[str, object]:
        """The map as a JSON value of the map file's shape, for a record of a game with an owner's map."""
        texts = {"name": self.name, "title": self.title, "author": self.author, "note": self.note}
        cards = dict(zip((*COLOURS[:GREY], "ferries"), self.cards, strict=True))
        return {
            "format": FORMAT,
            **texts,
            **({"variant": True} if self.variant else {}),
            "cars": {"per_player": self.cars},
            "cards": cards,
            "points": {str(length): points for length, points in enumerate(self.points) if length},
            "tourists": {"symbols": list(self.symbols), "count": self.tokens},
            "location": [self._location_table(location) for location in self.locations],
            "line": [self._line_table(line) for line in self.lines],
            "ticket": [{"between": self._between(ticket), "points": ticket.points} for ticket in self.tickets],
        }

    @classmethod
    def from_content(cls, content: object) -> Map:
        """The map that :meth:`content` gave, checked like a map file; raises ``DataError``."""
        report = Report()
        return _accepted(*_checked(read_table(content, report), "map", report), "map of the record")

    def shortest_path(self, start: int, goal: int, costs: Sequence[int] | None = None) -> tuple[int, ...] | None:
        """The lines of a cheapest way from one location to another, in order; None if there is none.

        A line costs its spaces, or ``costs[line]``; a negative cost closes it. Of equal ways the one with fewer lines
        is taken, then the one with lower indexes, so that the answer is always the same.

        >>> san_francisco = builtin()
        >>> way = san_francisco.shortest_path(san_francisco.index["pier39"], san_francisco.index["southbeach"])
        >>> [san_francisco.lines[line].length for line in way or ()]
        [2, 2]
        """
        prices = [line.length for line in self.lines] if costs is None else costs
        queue: list[tuple[int, int, tuple[int, ...], int]] = [(0, 0, (), start)]
        done: set[int] = set()
        while queue:
            cost, steps, way, here = heapq.heappop(queue)
            if here == goal:
                return way
            if here in done:
                continue
            done.add(here)
            for number in self.lines_at[here]:
                if prices[number] >= 0:
                    line = self.lines[number]
                    there = line.a + line.b - here
                    heapq.heappush(queue, (cost + prices[number], steps + 1, (*way, number), there))
        return None

    def distance(self, start: int, goal: int) -> int:
        """The spaces of a shortest way between two locations."""
        return sum(self.lines[line].length for line in self.shortest_path(start, goal) or ())

    def _between(self, joined: Line | Ticket) -> list[str]:
        return [self.locations[joined.a].id, self.locations[joined.b].id]

    def _location_table(self, location: Location) -> dict[str, object]:
        pile = {} if location.pile is None else {"pile": self.symbols[location.pile]}
        where = {"latitude": location.latitude, "longitude": location.longitude}
        return {"id": location.id, "name": location.name, **where, **pile}

    def _line_table(self, line: Line) -> dict[str, object]:
        ferries = {"ferries": line.ferries} if line.ferries else {}
        return {"between": self._between(line), "length": line.length, "colour": COLOURS[line.colour], **ferries}


def _which(line: Line) -> str:
    return "" if line.twin is None else f".{1 + (line.twin < line.index)}"


@cache
def shipped() -> dict[str, Map]:
    """Every map that comes with this package, by its hash, the newest first."""
    return {builtin().hash: builtin()}


@cache
def builtin() -> Map:
    """The map that comes with this package: our own reconstruction, not the publisher's."""
    path = resources.files("fogline.games.ticket_to_ride") / "data" / "map.toml"
    return parse_map(path.read_text(encoding="utf-8"), "map.toml")


def parse_map(text: str, source: str) -> Map:
    """The map in a map file's text; raises ``DataError`` with every fault if one of them is an error."""
    return _accepted(*check_map(text, source), source)


def check_map(text: str, source: str) -> tuple[Map | None, list[Problem]]:
    """Read a map file's text and find all its faults; there is a map unless one of them is an error.

    ``source`` is the file's name: a map that gives itself no name is called after it. What is merely unusual is looked
    for once there are no errors.
    """
    text = text.removeprefix("\ufeff")  # some editors put a byte order mark there
    report = Report(text)
    return _checked(read_text(text, report), name_of(source, "map"), report)


def _checked(file: MapFile | None, name: str, report: Report) -> tuple[Map | None, list[Problem]]:
    """The map of a file without errors, and all that was found."""
    if file is None:
        return None, report.problems
    game_map = _made(file, name)
    if game_map.variant:
        report.warning("map-variant")
    else:
        unusual(game_map, report)
    return game_map, report.problems


def _accepted(game_map: Map | None, problems: list[Problem], source: str) -> Map:
    if game_map is None:
        raise DataError(source, problems)
    return game_map


def _made(file: MapFile, name: str) -> Map:
    """The tables of a map file without errors."""
    index = {entry.id: number for number, entry in enumerate(file.location)}
    pairs = [frozenset(entry.between) for entry in file.line]
    lines = []
    for number, entry in enumerate(file.line):
        twins = [other for other, pair in enumerate(pairs) if pair == pairs[number] and other != number]
        a, b = (index[end] for end in entry.between)
        colour, twin = COLOURS.index(entry.colour), twins[0] if twins else None
        lines.append(Line(number, a, b, entry.length, colour, entry.ferries, twin))
    own = file.name or name
    return Map(
        name=variant_name(own) if file.variant else own,
        title=file.title,
        author=file.author,
        note=file.note,
        cars=file.cars["per_player"],
        cards=tuple(file.cards[kind] for kind in (*COLOURS[:GREY], "ferries")),
        points=(0, *(file.points[str(length)] for length in range(1, len(file.points) + 1))),
        symbols=tuple(file.tourists.symbols),
        tokens=file.tourists.count,
        locations=_projected(file.location, file.tourists.symbols),
        lines=tuple(lines),
        tickets=tuple(
            Ticket(number, index[entry.between[0]], index[entry.between[1]], entry.points)
            for number, entry in enumerate(file.ticket)
        ),
        variant=file.variant,
    )


def _projection(places: Sequence[Location] | Sequence[LocationEntry]) -> Projection:
    """A plane that begins at the northernmost and westernmost of the places."""
    latitudes = [place.latitude for place in places]
    middle = (max(latitudes) + min(latitudes)) / 2
    across = _KM_PER_DEGREE * math.cos(math.radians(middle))
    return Projection(max(latitudes), min(place.longitude for place in places), across)


def _projected(entries: Sequence[LocationEntry], symbols: Sequence[str]) -> tuple[Location, ...]:
    """The locations of a file, on its plane."""
    projection = _projection(entries)
    locations = []
    for number, entry in enumerate(entries):
        x, y = projection.spot(entry.latitude, entry.longitude)
        pile = None if entry.pile is None else symbols.index(entry.pile)
        locations.append(Location(number, entry.id, entry.name, entry.latitude, entry.longitude, x, y, pile))
    return tuple(locations)
