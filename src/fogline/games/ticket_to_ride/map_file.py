"""The map file: its format, and everything in it that can't be read or is against the rules.

Text goes in, plain tables come out. What is merely unusual about a map is :mod:`.map_warnings`'s business.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

import msgspec

from fogline.core.data import Problem, SyntaxFault, read_toml, shown
from fogline.games.ticket_to_ride.tables import IN_WORD, LONGEST, WORDS

COLOURS: Final = ("blue", "green", "black", "pink", "red", "orange", "grey")
"""The colours of lines. The first six are also the colours of transport cards; a grey line takes any of them."""
MOST_SYMBOLS: Final = 7
"""The most tourist symbols that the table of points knows (TT-4.2)."""
DEALT: Final = 2
"""Tickets for each player, and as many transport cards (TT-2.2, TT-2.3)."""
MOST_SEATS: Final = 4
"""A map must have enough of both for so many players."""
VARIANT_SEATS: Final = 2
"""One that says that it is a variant is for two alone."""
PILES_ASIDE: Final = 2
"""Tourist piles that players place, on locations without one (TT-2.4)."""
MOST: Final = {"location": 60, "line": WORDS * IN_WORD, "ticket": 60}
"""More of these than any map needs; positions and actions are laid out for so many."""

FORMAT: Final = "fogline-map-1"
"""The tag that a map file begins with."""

ERRORS: Final = (
    "map-toml",
    "map-missing",
    "map-key",
    "map-type",
    "map-text",
    "map-long",
    "map-range",
    "map-many",
    "map-format",
    "map-name",
    "map-cards-few",
    "map-id",
    "map-id-twice",
    "map-same-place",
    "map-symbol-twice",
    "map-symbol-unknown",
    "map-pile-twice",
    "map-piles-aside",
    "map-piles-free",
    "map-between",
    "map-unknown",
    "map-loop",
    "map-colour",
    "map-line-ferries",
    "map-line-third",
    "map-twin-length",
    "map-unconnected",
    "map-ticket-twice",
    "map-tickets-few",
)
"""What can be wrong with a map file: unreadable, or against the rules."""


class Field(NamedTuple):
    """What a key of the file holds; the bounds are those of a number, or of a text's length."""

    kind: Literal["text", "number", "degrees", "flag", "list", "table"]
    least: int = 0
    most: int = 0
    needed: bool = True


_TYPES: Final[dict[str, tuple[type, ...]]] = {
    "text": (str,),
    "number": (int,),
    "degrees": (int, float),
    "flag": (bool,),
    "list": (list,),
    "table": (dict,),
}
_FILE: Final = {
    "format": Field("text", 0, 2000),
    "name": Field("text", 0, 40, needed=False),
    "title": Field("text", 0, 80, needed=False),
    "author": Field("text", 0, 80, needed=False),
    "note": Field("text", 0, 2000, needed=False),
    "variant": Field("flag", 0, 1, needed=False),
    **dict.fromkeys(("cars", "cards", "points", "tourists"), Field("table")),
    **dict.fromkeys(("location", "line", "ticket"), Field("list")),
}
# Who starts with two cars or fewer ends the game with the first turn (TT-4.1).
_CARS: Final = {"per_player": Field("number", 3, 99)}
_CARDS: Final = dict.fromkeys(("ferries", *COLOURS[:-1]), Field("number", 0, 99))
_POINTS: Final = {str(length): Field("number", 0, 99) for length in range(1, LONGEST + 1)}
_TOURISTS: Final = {"symbols": Field("list"), "count": Field("number", 3, 99)}
_LOCATION: Final = {
    "id": Field("text", 1, 16),
    "name": Field("text", 1, 40),
    "latitude": Field("degrees", -85, 85),
    "longitude": Field("degrees", -180, 180),
    "pile": Field("text", 0, 16, needed=False),
}
_LINE: Final = {
    "between": Field("list"),
    "length": Field("number", 1, LONGEST),
    "colour": Field("text", 0, 16),
    "ferries": Field("number", 0, LONGEST, needed=False),
}
_TICKET: Final = {"between": Field("list"), "points": Field("number", 0, 99)}

_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_ID: Final = re.compile(r"[a-z][a-z0-9]*")
_UNPRINTABLE: Final = re.compile(r"[\x00-\x1f\x7f-\x9f]")
_UNPRINTABLE_IN_NOTE: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
_TABLE_HEADER: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"""|' + r"'''.*?'''|" + r'"(?:\\.|[^"\\\n])*"|' + r"'[^'\n]*'|#[^\n]*"
    r"""|(?P<header>^[ \t]*\[{1,2}[ \t]*["']?(?P<key>[a-z]+)["']?[ \t]*\])""",
    re.DOTALL | re.MULTILINE,
)


class Tourists(msgspec.Struct, frozen=True):
    """The ``[tourists]`` table."""

    symbols: list[str]
    count: int


class LocationEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ``[[location]]`` table."""

    id: str
    name: str
    latitude: float
    longitude: float
    pile: str | None = None


class LineEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ``[[line]]`` table."""

    between: tuple[str, str]
    length: int
    colour: str
    ferries: int = 0


class TicketEntry(msgspec.Struct, frozen=True):
    """A ``[[ticket]]`` table."""

    between: tuple[str, str]
    points: int


class MapFile(msgspec.Struct, frozen=True):
    """A map file without errors."""

    format: str
    cars: dict[str, int]
    cards: dict[str, int]
    points: dict[str, int]
    tourists: Tourists
    location: list[LocationEntry]
    line: list[LineEntry]
    ticket: list[TicketEntry]
    name: str = ""
    title: str = ""
    author: str = ""
    note: str = ""
    variant: bool = False


# msgspec learns a type when it is first used, and may crash where two threads do that at once, as a service reads maps
# in threads: so it learns this one here.
msgspec.json.Decoder(MapFile)


class Report:
    """The faults found so far, and where in the file things are."""

    def __init__(self, text: str = "") -> None:
        self.problems: list[Problem] = []
        self._rows: dict[str, list[int]] = {}
        for match in _TABLE_HEADER.finditer(text):
            if match["header"]:
                self._rows.setdefault(match["key"], []).append(text.count("\n", 0, match.start("header")) + 1)

    def error(self, code: str, place: str = "", **params: str | int) -> None:
        """Note what is unreadable or against the rules."""
        self.problems.append(Problem("error", code, place, params))

    def warning(self, code: str, place: str = "", **params: str | int) -> None:
        """Note what is unusual."""
        self.problems.append(Problem("warning", code, place, params))

    def table(self, key: str) -> str:
        """Where a table is, e.g. ``cards (row 20)``; what was written without a header has no row."""
        rows = self._rows.get(key, [])
        return f"{key} (row {rows[0]})" if len(rows) == 1 else key

    def entry(self, key: str, number: int) -> str:
        """Where the entry with that index is, e.g. ``line 12 (row 140)``."""
        rows = self._rows.get(key, [])
        return f"{key} {number + 1}" + (f" (row {rows[number]})" if number < len(rows) else "")


def read_text(text: str, report: Report) -> MapFile | None:
    """The map file in a text, or None if there is an error in it."""
    try:
        table = read_toml(text)
    except SyntaxFault as fault:
        place = "" if fault.line is None else f"row {fault.line}, column {fault.column}"
        report.error("map-toml", place, reason=fault.reason)
        return None
    return read_table(table, report)


def read_table(table: object, report: Report) -> MapFile | None:
    """The map file in a table (TOML's or a record's), or None if there is an error in it."""
    file = _typed(table, _FILE, "", "map", report)
    _check_header(file, report)
    seats = VARIANT_SEATS if file.get("variant") is True else MOST_SEATS
    _part(file, "cars", _CARS, report)
    _part(file, "points", _POINTS, report)
    _check_cards(_part(file, "cards", _CARDS, report), seats, report)
    symbols = _read_symbols(_part(file, "tourists", _TOURISTS, report), report)
    locations = _entries(file, "location", _LOCATION, report)
    ids = _read_ids(locations, report)
    _check_piles(locations, symbols, report)
    _check_lines(_entries(file, "line", _LINE, report), ids, report)
    _check_tickets(_entries(file, "ticket", _TICKET, report), ids, seats, report)
    return None if report.problems else msgspec.convert(table, MapFile)


def _part(file: Mapping[str, object], key: str, fields: Mapping[str, Field], report: Report) -> dict[str, object]:
    """The good values of one of the file's tables."""
    return _typed(file[key], fields, report.table(key), key, report) if key in file else {}


def _entries(
    file: Mapping[str, object], key: str, fields: Mapping[str, Field], report: Report
) -> list[dict[str, object]]:
    """The good values of each entry of one of the file's lists."""
    entries = file.get(key)
    if not isinstance(entries, list):
        return []
    if len(entries) > MOST[key]:
        report.error("map-many", key=key, found=len(entries), most=MOST[key])
    return [_typed(entry, fields, report.entry(key, number), key, report) for number, entry in enumerate(entries)]


def _typed(table: object, fields: Mapping[str, Field], place: str, name: str, report: Report) -> dict[str, object]:
    """The values of a table that are known, of the right type and inside their bounds."""
    if not isinstance(table, dict):
        report.error("map-type", place, key=name, expected="table", found=shown(table))
        return {}
    for key in table.keys() - fields.keys():
        report.error("map-key", place, key=shown(key), known=", ".join(fields))
    for key in fields:
        if fields[key].needed and key not in table:
            report.error("map-missing", place, key=key)
    return {key: table[key] for key in fields if key in table and _fits(key, table[key], fields[key], place, report)}


def _fits(key: str, value: object, field: Field, place: str, report: Report) -> bool:
    """Whether a value is of its field's type and inside its bounds."""
    before = len(report.problems)
    if type(value) not in _TYPES[field.kind]:
        report.error("map-type", place, key=key, expected=field.kind, found=shown(value))
    elif isinstance(value, str):
        _check_text(key, value, field, place, report)
    elif isinstance(value, (int, float)) and not field.least <= value <= field.most:  # a NaN isn't, either
        report.error("map-range", place, key=key, found=shown(value), least=field.least, most=field.most)
    return len(report.problems) == before


def _check_text(key: str, text: str, field: Field, place: str, report: Report) -> None:
    unprintable = _UNPRINTABLE_IN_NOTE if key == "note" else _UNPRINTABLE
    if unprintable.search(text) or (field.least and not text.strip()):
        report.error("map-text", place, key=key, found=shown(text))
    elif len(text) > field.most:
        report.error("map-long", place, key=key, found=len(text), most=field.most)


def _check_header(file: Mapping[str, object], report: Report) -> None:
    """The format tag and the map's short name."""
    form, name = file.get("format"), file.get("name")
    if isinstance(form, str) and form != FORMAT:
        report.error("map-format", found=shown(form), expected=FORMAT)
    if isinstance(name, str) and not _NAME.fullmatch(name):
        report.error("map-name", found=shown(name))


def _check_cards(cards: Mapping[str, object], seats: int, report: Report) -> None:
    least = DEALT * seats
    total = sum(count for count in cards.values() if isinstance(count, int))
    if len(cards) == len(_CARDS) and total < least:
        report.error("map-cards-few", report.table("cards"), found=total, least=least, players=seats)


def _read_symbols(tourists: Mapping[str, object], report: Report) -> list[str] | None:
    """The tourist symbols, or None if they can't be read."""
    symbols, place, before = (tourists.get("symbols"), report.table("tourists"), len(report.problems))
    if not isinstance(symbols, list):
        return None
    if not PILES_ASIDE <= len(symbols) <= MOST_SYMBOLS:
        report.error("map-range", place, key="symbols", found=len(symbols), least=PILES_ASIDE, most=MOST_SYMBOLS)
    good: list[str] = []
    for symbol in symbols:
        if not isinstance(symbol, str) or not _is_id(symbol):
            report.error("map-id", place, key="symbols", found=shown(symbol), most=_LOCATION["id"].most)
        elif symbol in good:
            report.error("map-symbol-twice", place, symbol=symbol)
        else:
            good.append(symbol)
    return good if len(report.problems) == before else None


def _is_id(text: str) -> bool:
    """Whether a word can stand in notation."""
    return _ID.fullmatch(text) is not None and len(text) <= _LOCATION["id"].most


def _read_ids(locations: Sequence[Mapping[str, object]], report: Report) -> list[str]:
    """The ids of the locations; also sees to it that no two share an id or a spot."""
    ids: dict[str, str] = {}
    spots: dict[tuple[object, object], str] = {}
    for number, location in enumerate(locations):
        place, name = report.entry("location", number), location.get("id")
        if isinstance(name, str):
            if not _is_id(name):
                report.error("map-id", place, key="id", found=shown(name), most=_LOCATION["id"].most)
            elif ids.setdefault(name, place) != place:
                report.error("map-id-twice", place, id=name, first=ids[name])
        spot = location.get("latitude"), location.get("longitude")
        if None not in spot and spots.setdefault(spot, place) != place:
            report.error("map-same-place", place, first=spots[spot])
    return list(ids)


def _check_piles(locations: Sequence[Mapping[str, object]], symbols: list[str] | None, report: Report) -> None:
    """TT-2.1 and TT-2.4: each symbol has one pile, two piles are left over and find two free locations."""
    piles: dict[str, str] = {}
    before = len(report.problems)
    for number, location in enumerate(locations):
        place, pile = report.entry("location", number), location.get("pile")
        if isinstance(pile, str):
            if symbols is not None and pile not in symbols:
                report.error("map-symbol-unknown", place, found=shown(pile), known=", ".join(symbols))
            elif piles.setdefault(pile, place) != place:
                report.error("map-pile-twice", place, symbol=pile, first=piles[pile])
    if symbols is not None and len(report.problems) == before and len(symbols) - len(piles) != PILES_ASIDE:
        aside = len(symbols) - len(piles)
        report.error("map-piles-aside", report.table("tourists"), found=aside, expected=PILES_ASIDE)
    if len(locations) - len(piles) < PILES_ASIDE:
        report.error("map-piles-free", found=len(locations) - len(piles), least=PILES_ASIDE)


def _check_lines(lines: Sequence[Mapping[str, object]], ids: Sequence[str], report: Report) -> None:
    """What the rules need of the lines: colours, ferries, double lines (TT-1.1), one connected map."""
    before = len(report.problems)
    parallel: dict[tuple[str, str], list[int]] = {}
    for number, line in enumerate(lines):
        place, colour = report.entry("line", number), line.get("colour")
        if isinstance(colour, str) and colour not in COLOURS:
            report.error("map-colour", place, found=shown(colour), known=", ".join(COLOURS))
        length, ferries = line.get("length"), line.get("ferries", 0)
        if isinstance(length, int) and isinstance(ferries, int) and ferries > length:
            report.error("map-line-ferries", place, found=ferries, length=length)
        ends = _read_between(line, ids, place, report)
        if ends is not None:
            parallel.setdefault(ends, []).append(number)
    for numbers in parallel.values():
        first = report.entry("line", numbers[0])
        for number in numbers[2:]:
            report.error("map-line-third", report.entry("line", number), first=first)
        lengths = [lines[number].get("length") for number in numbers[:2]]
        if len(lengths) == 2 and None not in lengths and lengths[0] != lengths[1]:
            place = report.entry("line", numbers[1])
            report.error("map-twin-length", place, found=str(lengths[1]), first=first, expected=str(lengths[0]))
    if len(report.problems) == before:
        _check_connected(ids, list(parallel), report)


def _check_connected(ids: Sequence[str], pairs: Sequence[tuple[str, str]], report: Report) -> None:
    reached = set(ids[:1])
    growing = True
    while growing:
        joined = {end for pair in pairs if not reached.isdisjoint(pair) for end in pair} - reached
        reached |= joined
        growing = bool(joined)
    if len(reached) < len(ids):
        report.error("map-unconnected", locations=", ".join(name for name in ids if name not in reached))


def _check_tickets(tickets: Sequence[Mapping[str, object]], ids: Sequence[str], seats: int, report: Report) -> None:
    seen: dict[tuple[str, str], str] = {}
    for number, ticket in enumerate(tickets):
        place = report.entry("ticket", number)
        ends = _read_between(ticket, ids, place, report)
        if ends is not None and seen.setdefault(ends, place) != place:
            report.error("map-ticket-twice", place, first=seen[ends])
    if len(tickets) < DEALT * seats:
        report.error("map-tickets-few", found=len(tickets), least=DEALT * seats, players=seats)


def _read_between(
    entry: Mapping[str, object], ids: Sequence[str], place: str, report: Report
) -> tuple[str, str] | None:
    """The two ends of a line or ticket in alphabetical order, or None if they can't be read."""
    ends = entry.get("between")
    if not isinstance(ends, list):
        return None
    if len(ends) != 2 or not all(isinstance(end, str) for end in ends):
        report.error("map-between", place)
        return None
    unknown = [end for end in dict.fromkeys(ends) if end not in ids]
    for end in unknown:
        near = difflib.get_close_matches(end, ids, 1, 0.5)
        report.error("map-unknown", place, found=shown(end), guesses=len(near), near="".join(near))
    if ends[0] == ends[1]:
        report.error("map-loop", place, found=shown(ends[0]))
    return None if unknown or ends[0] == ends[1] else (min(ends), max(ends))
