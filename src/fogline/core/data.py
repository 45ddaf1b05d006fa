"""Data sets that people write by hand (a deck, a map): what is wrong with one, and what identifies it."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from pathlib import PurePath
from typing import Final, Literal

import msgspec

from fogline.core.message import Message

LONGEST_NAME: Final = 40
"""Signs of a data set's short name."""
VARIANT: Final = "-variant"
"""Ends the name of a data set that isn't one of the rules', only made after them."""
LONGEST_FILE: Final = 65_536
"""Characters of a data file: ten times our own."""
LONGEST_LINE: Final = 20_000
"""Characters of one of its lines."""
MOST_PARTS: Final = 8
"""Parts of a key, such as the three of ``a.b.c``. Python's reader keeps every beginning of a key: one of 16,000 parts,
which is a file of 32 KB, took it more than a gigabyte."""
_NO_KEY: Final = re.compile(
    r"""#[^\n]*|\"{3}(?:[^\\]|\\.)*?\"{3,5}|'{3}.*?'{3,5}|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'""", re.DOTALL
)
"""A comment, or a text in quotes; three quotes may be followed by two that belong to the text."""
_LONG_KEY: Final = re.compile(rf"(?:[\w-]+[ \t]*\.[ \t]*){{{MOST_PARTS}}}[\w-]")
_SYNTAX_PLACE: Final = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


class Problem(msgspec.Struct, frozen=True):
    """One fault of a data file."""

    severity: Literal["error", "warning"]
    """An error is against the rules; a warning is merely unusual."""
    code: str
    """The fault's name; its words are the Fluent text ``problem-<code>``."""
    place: str
    """Where in the file, e.g. ``card 12 (line 81)``; empty for the file as a whole."""
    params: dict[str, str | int] = {}
    """What the words need: the value found, the value expected."""

    def message(self) -> Message:
        """The fault in words."""
        return Message(f"problem-{self.code}", self.params)


class DataError(ValueError):
    """A data file that cannot be played with; ``problems`` holds every fault found, not only the first."""

    def __init__(self, source: str, problems: list[Problem]) -> None:
        super().__init__(f"{source}: {'; '.join(f'{p.place}: {p.code}' if p.place else p.code for p in problems)}")
        self.source = source
        self.problems = problems

    def __reduce__(self) -> tuple[type[DataError], tuple[str, list[Problem]]]:
        return DataError, (self.source, self.problems)


def canonical(value: object) -> bytes:
    """The one JSON text of a value: keys sorted, no spaces, UTF-8.

    >>> canonical({"b": 1, "a": [True, None]})
    b'{"a":[true,null],"b":1}'
    """
    return msgspec.json.encode(value, order="deterministic")


def digest(value: object) -> str:
    """SHA-256 of the canonical JSON, in hexadecimal.

    >>> digest({"b": 1, "a": 2}) == digest({"a": 2, "b": 1})
    True
    """
    return hashlib.sha256(canonical(value)).hexdigest()


class SyntaxFault(ValueError):
    """A text that is no TOML: why, and where if that is known."""

    def __init__(self, reason: str, line: int | None, column: int | None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.line = line
        self.column = column


def read_toml(text: str) -> dict[str, object]:
    """The table in a TOML text; raises `SyntaxFault`.

    >>> read_toml("name = 'fog'")
    {'name': 'fog'}
    """
    _check_size(text)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # nesting too deep for tomllib is no TOMLDecodeError
        reason = str(error)
        match = _SYNTAX_PLACE.search(reason)
        if match is None:
            raise SyntaxFault(reason, None, None) from error
        line, column = match.groups() if match[1] else (text.count("\n") + 1, len(text) - text.rfind("\n"))
        raise SyntaxFault(reason[: match.start()], int(line), int(column)) from error


def _check_size(text: str) -> None:
    """Refuse what Python's reader would need too much memory or time for."""
    if len(text) > LONGEST_FILE:
        raise SyntaxFault(f"more than {LONGEST_FILE} characters", None, None)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise SyntaxFault(f"a line of more than {LONGEST_LINE} characters", number, 1)
    keys = _NO_KEY.sub(lambda found: "s" + "\n" * found[0].count("\n"), text)  # a text in quotes may be a key's part
    for number, line in enumerate(keys.split("\n"), 1):
        if (found := _LONG_KEY.search(line)) is not None:
            raise SyntaxFault(f"a key of more than {MOST_PARTS} parts", number, found.start() + 1)


def shown(value: object) -> str:
    """A value as the file's reader would write it, on one line, cut when long, safe to print.

    >>> shown("blue"), shown([1, 2])
    ('"blue"', '[…]')
    """
    if isinstance(value, (dict, list, tuple)):
        return "{…}" if isinstance(value, dict) else "[…]"
    if isinstance(value, int) and value.bit_length() > 64:
        text = hex(value)  # Python refuses to write huge numbers in decimal
    else:
        text = json.dumps(value, ensure_ascii=False, default=str)
    text = "".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in text)
    return text if len(text) <= 40 else f"{text[:39]}…"


def name_of(source: str, otherwise: str) -> str:
    """A data set's short name, made of its file's name.

    >>> name_of("decks/My box (2022).toml", "deck")
    'my-box-2022'
    """
    words = re.findall(r"[a-z0-9]+", PurePath(source).stem.lower())
    return "-".join(words)[:LONGEST_NAME].rstrip("-") or otherwise


def variant_name(name: str) -> str:
    """The name of a data set that says that it is a variant: it ends so, wherever it is shown.

    >>> variant_name("tiny"), variant_name("tiny-variant")
    ('tiny-variant', 'tiny-variant')
    """
    if name.endswith(VARIANT):
        return name
    return name[: LONGEST_NAME - len(VARIANT)].rstrip("-") + VARIANT
