"""The project cards: what a card shows, its code, and a deck read from its file with every fault found in it.

A deck file is TOML (``data/deck-2026-2.toml`` is ours, ``data/deck.schema.json`` describes the format for editors), so
that an owner of the box can type in the printed cards. Nothing here reads a file, except :func:`shipped`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib import resources
from typing import Final, Literal

import msgspec
from msgspec.structs import astuple, replace

from fogline.core.data import DataError, Problem, SyntaxFault, digest, name_of, read_toml, shown, variant_name

COLOURS: Final = ("blue", "grey", "orange", "yellow", "green", "black")
"""The six colours of cards; the first five are the districts, from the top row of a city to its bottom row."""
LETTERS: Final = "bgoynk"
"""One letter a colour, in the same order."""
DISTRICTS: Final = COLOURS[:5]
"""The five districts: row 0 (top) is blue, row 4 (bottom) is green."""
BLACK: Final = 5
"""The colour whose cards go to any district (SF-5.1)."""
SQUARE_COLOURS: Final = ("grey", "orange", "yellow")
"""The only districts with city squares (SF-1.2)."""
MARKS: Final = {"tracks": "t", "depot": "d", "square": "s", "foundation": "f", "coast": "c", "bonus": "+"}
"""What a card may show besides its value, with the sign that stands for it in a code, in the code's order."""
VALUE_CARD: Final = "value4"
"""The text of the value-4 bonus card, which is no card of the deck."""
DEPOT_CARD: Final = "depot"
"""The text of the depot bonus card."""
MOST_VALUE: Final = 9
"""A value is one digit of a card's code."""

FORMAT: Final = "fogline-deck-1"
"""The tag that a deck file begins with."""
FILES: Final = ("deck-2026-2.toml", "deck.toml")
"""Our decks, the newest first."""
DECK_SIZE: Final = 87
"""Project cards in a deck (SF-1.2)."""
USUAL_FOUNDATIONS: Final = 10
"""With fewer foundation cards than tokens the deck may run out first (SF-3.6)."""
USUAL_SPLIT: Final = (15, 15, 15, 15, 15, 12)
"""Cards of each colour in our decks; the printed split isn't known."""
LONGEST: Final = {"name": 40, "title": 80, "author": 80, "note": 2000}
"""Most characters of the deck's texts: a record carries them."""

FAULTS: Final[dict[str, Literal["error", "warning"]]] = {
    "deck-toml": "error",
    "deck-missing": "error",
    "deck-format": "error",
    "deck-key": "error",
    "deck-type": "error",
    "deck-name": "error",
    "deck-long": "error",
    "deck-colour": "error",
    "deck-value": "error",
    "deck-count": "error",
    "deck-bonus-number": "error",
    "deck-square-colour": "error",
    "deck-square-workers": "error",
    "deck-total": "error",
    "deck-twice": "warning",
    "deck-coast-colour": "warning",
    "deck-split": "warning",
    "deck-foundations": "warning",
    "deck-without": "warning",
    "deck-top-depot": "warning",
    "deck-variant": "warning",
}
"""Every fault a deck can have: an error is against the rules or unreadable, a warning is merely unusual."""

_TYPES: Final[dict[str, type]] = {"text": str, "number": int, "flag": bool, "cards": list}
_HEADER: Final = {
    **dict.fromkeys(("format", "name", "title", "author", "note"), "text"),
    "variant": "flag",
    "card": "cards",
}
_CARD: Final = {"colour": "text", "value": "number", **dict.fromkeys(MARKS, "flag"), "count": "number"}
_REQUIRED: Final = ("format", "card", "colour")
_NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_CODE: Final = re.compile(r"([bgoynk])([0-9])(t?)(d?)(s?)(f?)(c?)(\+?)")
_CARD_HEADER: Final = re.compile(
    r"""
    \"{3} (?:\\.|[^\\])*? \"{3} | '{3} .*? '{3} | "(?:\\.|[^"\\\n])*" | '[^'\n]*' | \#[^\n]*  # strings and comments
    | (?P<card> ^[ \t]* \[\[ [ \t]* (?:card|"card"|'card') [ \t]* \]\])
    """,
    re.DOTALL | re.MULTILINE | re.VERBOSE,
)


class Kind(msgspec.Struct, frozen=True):
    """One face of a project card and how many cards of the deck show it."""

    colour: int
    """Index into :data:`COLOURS`."""
    value: int
    """Worker symbols (SF-6.1)."""
    tracks: bool = False
    """Shows tram tracks."""
    depot: bool = False
    """Shows a tram depot (SF-5.4)."""
    square: bool = False
    """Is a city square (SF-5.5)."""
    foundation: bool = False
    """Shows the foundation symbol (SF-3.2)."""
    coast: bool = False
    """Shows the coast symbol (SF-5.6)."""
    bonus: bool = False
    """Shows a bonus symbol (SF-7.1)."""
    count: int = 0
    """Cards with this face in the deck; 0 for a face that is spoken of outside any deck."""

    @property
    def code(self) -> str:
        """The card's text form: colour letter, value, then its marks in the order of :data:`MARKS`.

        >>> Kind(0, 2, tracks=True, coast=True).code
        'b2tc'
        """
        return f"{LETTERS[self.colour]}{self.value}{''.join(MARKS[mark] for mark in self.marks)}"

    @property
    def marks(self) -> tuple[str, ...]:
        """The names of the marks that the card shows, in the order of :data:`MARKS`."""
        return tuple(mark for mark in MARKS if getattr(self, mark))


@cache
def parse_code(code: str) -> Kind:
    """The face that a code stands for, with count 0; raises ``ValueError``. Whether a deck may hold it isn't checked.

    >>> parse_code("k0f+").marks
    ('foundation', 'bonus')
    """
    match = _CODE.fullmatch(code)
    if match is None:
        raise ValueError(f"no card code: {code!r} (colour letter of {LETTERS}, digit, marks of tdsfc+ in that order)")
    letter, value, *marks = match.groups()
    return Kind(LETTERS.index(letter), int(value), *(bool(mark) for mark in marks))


class Deck(msgspec.Struct, frozen=True, dict=True):
    """The project cards of one game. Made by :func:`parse_deck`, :func:`builtin` or :meth:`from_content`."""

    name: str
    """Short name, as ``fogline doctor`` and tables show it; only the hash identifies a deck."""
    title: str
    """The deck's name for people."""
    author: str
    """Who made it or typed it in."""
    note: str
    """Where it comes from."""
    kinds: tuple[Kind, ...]
    """Its different faces, sorted by colour, value, marks."""
    variant: bool = False
    """Whether it is no deck of the rules, only made after them: a small one to be solved, say. Its name says so."""

    @cached_property
    def size(self) -> int:
        """How many cards there are."""
        return sum(kind.count for kind in self.kinds)

    @cached_property
    def foundations(self) -> int:
        """How many of them are foundations."""
        return sum(kind.count for kind in self.kinds if kind.foundation)

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """The codes of ``kinds``, in the same order."""
        return tuple(kind.code for kind in self.kinds)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """What each kind of card is called, the two bonus cards behind the deck's."""
        return (*self.codes, VALUE_CARD, DEPOT_CARD)

    @cached_property
    def index(self) -> dict[str, int]:
        """From a card's code to its place in ``kinds``."""
        return {code: number for number, code in enumerate(self.codes)}

    @cached_property
    def hash(self) -> str:
        """Identifies the deck by what matters for play; a better title changes nothing."""
        cards: list[object] = [[kind.code, kind.count] for kind in self.kinds]
        return digest([*cards, "variant"] if self.variant else cards)

    def content(self) -> dict[str, object]:
        """The deck as a JSON value of the deck file's shape, for a record of a game with an owner's deck."""
        texts = {"name": self.name, "title": self.title, "author": self.author, "note": self.note}
        variant = {"variant": True} if self.variant else {}
        return {"format": FORMAT, **texts, **variant, "card": [_card_table(kind) for kind in self.kinds]}

    @classmethod
    def from_content(cls, content: object) -> Deck:
        """The deck that :meth:`content` gave, checked like a deck file; raises ``DataError``."""
        problems: list[Problem] = []
        return _accepted(_check_table(content, [], "deck", problems), problems, "deck of the record")


@cache
def shipped() -> dict[str, Deck]:
    """Every deck that comes with this package, by its hash, the newest first.

    A published deck never changes: records name it by its hash, so a retuned one is a new file beside it.
    """
    folder = resources.files("fogline.games.san_francisco") / "data"
    decks = [parse_deck((folder / file).read_text(encoding="utf-8"), file) for file in FILES]
    return {deck.hash: deck for deck in decks}


def builtin() -> Deck:
    """The deck that games are played with unless told otherwise: our own reconstruction, not the publisher's."""
    return next(iter(shipped().values()))


def parse_deck(text: str, source: str) -> Deck:
    """The deck in a deck file's text; raises ``DataError`` with every fault if one of them is an error."""
    return _accepted(*check_deck(text, source), source)


def check_deck(text: str, source: str) -> tuple[Deck | None, list[Problem]]:
    """Read a deck file's text and find all its faults; there is a deck unless one of them is an error.

    ``source`` is the file's name: a deck that gives itself no name is called after it. What concerns the deck as a
    whole (size, split, missing marks) is looked at once every card can be read.
    """
    problems: list[Problem] = []
    text = text.removeprefix("\ufeff")  # some editors put a byte order mark there
    table = _toml(text, problems)
    if table is None:
        return None, problems
    return _check_table(table, _card_lines(text), name_of(source, "deck"), problems), problems


def _accepted(deck: Deck | None, problems: list[Problem], source: str) -> Deck:
    if deck is None:
        raise DataError(source, problems)
    return deck


def _found(problems: list[Problem], fault: str, place: str = "", **params: str | int) -> None:
    problems.append(Problem(FAULTS[fault], fault, place, params))


def _toml(text: str, problems: list[Problem]) -> dict[str, object] | None:
    try:
        return read_toml(text)
    except SyntaxFault as fault:
        place = "" if fault.line is None else f"line {fault.line}, column {fault.column}"
        _found(problems, "deck-toml", place, reason=fault.reason)
        return None


def _card_lines(text: str) -> list[int]:
    """The lines of the ``[[card]]`` headers, which ``tomllib`` doesn't tell; strings and comments are passed over."""
    starts = (match.start("card") for match in _CARD_HEADER.finditer(text) if match["card"])
    return [text.count("\n", 0, start) + 1 for start in starts]


def _check_table(table: object, lines: Sequence[int], name: str, problems: list[Problem]) -> Deck | None:
    """A whole deck, or None if there is an error in it."""
    header = _typed(table, _HEADER, "", problems)
    texts = {"name": name, "title": "", "author": "", "note": ""}
    texts |= {key: value for key, value in header.items() if key in texts and isinstance(value, str)}
    _check_texts(header, problems)
    entries = header.get("card")
    cards = _read_cards(entries, lines, problems) if isinstance(entries, list) else [None]
    kinds = [kind for kind in cards if kind is not None]
    variant = header.get("variant") is True
    if len(kinds) == len(cards):
        check = _check_variant if variant else _check_whole
        check(kinds, problems)
    if any(problem.severity == "error" for problem in problems):
        return None
    if variant:
        texts["name"] = variant_name(texts["name"])
    return Deck(**texts, kinds=_merged(kinds), variant=variant)


def _typed(table: object, keys: Mapping[str, str], place: str, problems: list[Problem]) -> dict[str, object]:
    """The entries of a table that are known and of the right type."""
    if not isinstance(table, dict):
        _found(problems, "deck-type", place, key="card" if place else "deck", expected="table", found=shown(table))
        return {}
    good: dict[str, object] = {}
    for key, value in table.items():
        expected = keys.get(key)
        if expected is None:
            _found(problems, "deck-key", place, key=shown(key), known=", ".join(keys))
        elif key == "bonus" and type(value) is int and value > 1:  # "two bonus symbols", SF-1.2
            _found(problems, "deck-bonus-number", place, found=shown(value))
        elif type(value) is not _TYPES[expected]:
            _found(problems, "deck-type", place, key=key, expected=expected, found=shown(value))
        else:
            good[key] = value
    for key in keys:
        if key in _REQUIRED and key not in table:
            _found(problems, "deck-missing", place, key=key)
    return good


def _check_texts(texts: Mapping[str, object], problems: list[Problem]) -> None:
    """Format tag, name and free texts of the file's header."""
    for key, value in texts.items():
        if not isinstance(value, str):
            continue
        if key == "format" and value != FORMAT:
            _found(problems, "deck-format", found=shown(value), expected=FORMAT)
        if key == "name" and not _NAME.fullmatch(value):
            _found(problems, "deck-name", found=shown(value))
        if len(value) > LONGEST.get(key, len(value)):
            _found(problems, "deck-long", key=key, found=len(value), most=LONGEST[key])


def _read_cards(entries: Sequence[object], lines: Sequence[int], problems: list[Problem]) -> list[Kind | None]:
    """The cards in the file's order; None for one that can't be read."""
    cards: list[Kind | None] = []
    first: dict[str, str] = {}
    for number, entry in enumerate(entries):
        # Cards written without headers (an inline array, a record's JSON) have no lines.
        place = f"card {number + 1}" + (f" (line {lines[number]})" if len(lines) == len(entries) else "")
        kind = _read_card(entry, place, problems)
        cards.append(kind)
        if kind is not None:
            _check_face(kind, place, problems)
            earlier = first.setdefault(kind.code, place)
            if earlier != place:
                _found(problems, "deck-twice", place, code=kind.code, first=earlier)
    return cards


def _read_card(entry: object, place: str, problems: list[Problem]) -> Kind | None:
    """One card, or None if it can't be read."""
    own: list[Problem] = []
    card = {"value": 0, "count": 1, **_typed(entry, _CARD, place, own)}
    colour, value, count = card.get("colour"), card["value"], card["count"]
    assert isinstance(value, int)
    assert isinstance(count, int)
    if isinstance(colour, str) and colour not in COLOURS:
        _found(own, "deck-colour", place, found=shown(colour), known=", ".join(COLOURS))
    if not 0 <= value <= MOST_VALUE:
        _found(own, "deck-value", place, found=shown(value), least=0, most=MOST_VALUE)
    if not 1 <= count <= DECK_SIZE:
        _found(own, "deck-count", place, found=shown(count), least=1, most=DECK_SIZE)
    problems += own
    if any(problem.code != "deck-key" for problem in own):  # an unknown key leaves the rest readable
        return None
    marks = {mark: card.get(mark) is True for mark in MARKS}
    return Kind(COLOURS.index(str(colour)), value, **marks, count=count)


def _check_face(kind: Kind, place: str, problems: list[Problem]) -> None:
    """SF-1.2 on what one card may show."""
    colour = COLOURS[kind.colour]
    if kind.square and colour not in SQUARE_COLOURS:
        _found(problems, "deck-square-colour", place, colour=colour, known=", ".join(SQUARE_COLOURS))
    if kind.square and kind.value:
        _found(problems, "deck-square-workers", place, value=kind.value)
    if kind.coast and colour != "blue":
        _found(problems, "deck-coast-colour", place, colour=colour)


def _check_whole(kinds: Sequence[Kind], problems: list[Problem]) -> None:
    """The number of cards, and what the known facts about the printed deck make one expect."""
    total = sum(kind.count for kind in kinds)
    if total != DECK_SIZE:
        _found(problems, "deck-total", found=total, expected=DECK_SIZE)
    for number, usual in enumerate(USUAL_SPLIT):
        held = sum(kind.count for kind in kinds if kind.colour == number)
        if held != usual:
            _found(problems, "deck-split", colour=COLOURS[number], found=held, expected=usual)
    foundations = sum(kind.count for kind in kinds if kind.foundation)
    if foundations < USUAL_FOUNDATIONS:
        _found(problems, "deck-foundations", found=foundations, expected=USUAL_FOUNDATIONS)
    for mark in ("value", "tracks", "depot", "square", "coast", "bonus"):
        if not any(getattr(kind, mark) for kind in kinds):
            _found(problems, "deck-without", mark=mark)
    depots = [COLOURS[kind.colour] for kind in kinds if kind.depot]
    if depots and not {"blue", "black"}.intersection(depots):  # the rulebooks' example 5
        _found(problems, "deck-top-depot")


def _check_variant(kinds: Sequence[Kind], problems: list[Problem]) -> None:
    """A variant may have fewer cards than the rules' deck, and any split; that it is one is always told."""
    total = sum(kind.count for kind in kinds)
    if not 1 <= total <= DECK_SIZE:
        _found(problems, "deck-total", found=total, expected=DECK_SIZE)
    else:
        _found(problems, "deck-variant", found=total, expected=DECK_SIZE)


def _merged(kinds: Sequence[Kind]) -> tuple[Kind, ...]:
    """Equal faces as one kind, in the canonical order: colour, value, marks."""
    counts: Counter[Kind] = Counter()
    for kind in kinds:
        counts[replace(kind, count=0)] += kind.count
    return tuple(replace(face, count=counts[face]) for face in sorted(counts, key=astuple))


def _card_table(kind: Kind) -> dict[str, object]:
    """A kind as a ``[[card]]`` table, without what it doesn't show."""
    value = {"value": kind.value} if kind.value else {}
    return {"colour": COLOURS[kind.colour], **value, **dict.fromkeys(kind.marks, True), "count": kind.count}
