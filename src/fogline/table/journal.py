"""Where a live table writes what happened, before it tells anybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from fogline.core.record import Entry
from fogline.table.seats import Setup


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game stands, for lists of tables that aren't opened."""

    actors: tuple[int, ...] = ()
    """The seats that must decide."""
    places: tuple[int, ...] = ()
    """Where each seat came; empty until the end."""
    halves: tuple[int, ...] = ()
    """Each seat's victory points, in halves; empty until the end."""
    sources: tuple[dict[str, int], ...] = ()
    """For each seat what every source of points gave, in halves; empty until the end."""


class Commit(msgspec.Struct, frozen=True, kw_only=True):
    """What is stored together or not at all: an action with the luck it caused, say."""

    first: int
    """The number of the first entry."""
    entries: Sequence[Entry] = ()
    """The entries, in order."""
    setup: Setup | None = None
    """The new setup, where it changed."""
    summary: Summary | None = None
    """How the game stands afterwards; None before the start."""
    token: str | None = None
    """The message that caused it, so that one sent again after a crash isn't applied twice."""


class Stored(msgspec.Struct, frozen=True):
    """A table as it was stored."""

    setup: Setup
    """What was agreed."""
    entries: list[Entry]
    """Every entry, in order."""
    tokens: dict[str, int]
    """The messages that were applied, and how many entries there were after each."""


class OutOfStep(ValueError):
    """What is stored isn't what a table knows: it was deleted, or somebody else wrote."""


class Journal(Protocol):
    """The store of one table."""

    async def commit(self, commit: Commit) -> None:
        """Store a commit for good, and return only then; raises where nothing of it was stored.

        Raises `OutOfStep` where the commit doesn't follow what is stored, and something else for a store that fails.
        """


class MemoryJournal:
    """A journal that forgets when the process ends, for tables on one screen and for tests."""

    def __init__(self, setup: Setup) -> None:
        self.stored = Stored(setup, [], {})
        """What was committed."""

    async def commit(self, commit: Commit) -> None:
        """Keep a commit; raises `OutOfStep` where its entries don't follow the last one."""
        if commit.first != len(self.stored.entries):
            raise OutOfStep(f"entry {commit.first} can't follow {len(self.stored.entries)} entries")
        tokens = dict(self.stored.tokens)
        entries = [*self.stored.entries, *commit.entries]
        if commit.token is not None:
            tokens[commit.token] = len(entries)
        self.stored = Stored(commit.setup or self.stored.setup, entries, tokens)
