"""What bots thought in a game: a document of its own beside the record, which stays as it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from fogline.bots import Decision
from fogline.bots.bot import Line
from fogline.core.chances import Chances
from fogline.core.record import Record

FORMAT: Final = "fogline-thoughts-1"
"""The format's name and version."""


class Thought(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot thought before one entry of the record."""

    entry: int
    """The entry's number, from 0."""
    seat: int
    policy: Mapping[str, float] = {}
    """As in the bot's `Decision`, and so are those that follow."""
    values: Mapping[str, float] = {}
    visits: Mapping[str, int] = {}
    chances: Chances | None = None
    lines: tuple[Line, ...] = ()
    info: Mapping[str, int | float | str] = {}

    @classmethod
    def of(cls, entry: int, seat: int, decision: Decision) -> Thought | None:
        """What there is to keep of a decision; None of one that nothing was thought about."""
        fields = {name: getattr(decision, name) for name in cls.__struct_fields__ if name not in ("entry", "seat")}
        return cls(entry, seat, **fields) if any(fields.values()) else None


class Thoughts(msgspec.Struct, frozen=True):
    """What bots thought in one game."""

    record: str
    """The hash of the game's record."""
    thoughts: tuple[Thought, ...]
    """Entry by entry; none where a bot had no choice, or thinks nothing."""
    format: str = FORMAT

    def line(self) -> str:
        """As one line of JSON."""
        return msgspec.json.encode(self).decode()


class Thinking:
    """Keeps what bots think while a game is played."""

    def __init__(self) -> None:
        self._thoughts: list[Thought] = []

    def keep(self, entry: int, seat: int, decision: Decision) -> None:
        """One decision more."""
        thought = Thought.of(entry, seat, decision)
        if thought is not None:
            self._thoughts.append(thought)

    def of(self, record: Record) -> Thoughts:
        """All of them, for the game's record."""
        return Thoughts(record.hash, tuple(self._thoughts))
