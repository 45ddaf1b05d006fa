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
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # nesting too deep for tomllib is no TOMLDecodeError
        reason = str(error)
        match = _SYNTAX_PLACE.search(reason)
        if match is None:
            raise SyntaxFault(reason, None, None) from error
        line, column = match.groups() if match[1] else (text.count("\n") + 1, len(text) - text.rfind("\n"))
        raise SyntaxFault(reason[: match.start()], int(line), int(column)) from error


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
