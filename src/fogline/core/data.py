"""Data sets that people write by hand (a deck, a map): what is wrong with one, and what identifies it."""

from __future__ import annotations

import hashlib
from typing import Literal

import msgspec

from fogline.core.message import Message


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
