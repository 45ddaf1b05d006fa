"""Finished games on disk: one line each, only ever appended, so that a contest goes on where it was killed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from fogline.arena.thoughts import Thoughts
from fogline.core.errors import BadText

FORMAT = "fogline-arena-1"
"""The file's format and version, in its first line."""


class Result(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One finished game."""

    key: str
    """The fixture's key."""
    bots: tuple[int, ...]
    """The number of the bot at each seat."""
    places: tuple[int, ...]
    """The place of each seat, 1 for the winner; equal where it is shared."""
    halves: tuple[int, ...]
    """Each seat's victory points, in halves."""
    decisions: tuple[int, ...]
    """How often each seat had a choice."""
    seconds: tuple[float, ...]
    """How long each seat thought, all its choices together."""
    record: dict[str, Any] = {}
    """The game's record."""
    thoughts: Thoughts | None = None
    """What the bots thought, where the contest tells that; it isn't stored here."""

    def wins(self, seat: int) -> float:
        """The seat's share of the victory."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


class _Header(msgspec.Struct):
    format: str
    hash: str


class Store:
    """A file of results. One process writes; a line counts when it is whole.

    Raises `BadText` (``arena-store``) for a file that is of another contest or no store at all.
    """

    def __init__(self, path: Path, contest_hash: str) -> None:
        self._path = path
        self.results: dict[str, Result] = {}
        """Every finished game, by key."""
        if path.exists() and path.stat().st_size:
            self._read(contest_hash)
        else:
            path.write_bytes(msgspec.json.encode(_Header(FORMAT, contest_hash)) + b"\n")
        self._file = path.open("ab")

    def _read(self, contest_hash: str) -> None:
        """Take in every whole line; what a kill left of the last one is cut off."""
        whole = 0
        for number, line in enumerate(self._lines()):
            if number == 0:
                self._check(line, contest_hash)
            else:
                try:
                    result = msgspec.json.decode(line, type=Result)
                except msgspec.DecodeError as error:
                    raise BadText("arena-store", None, {"file": str(self._path), "detail": str(error)}) from error
                self.results[result.key] = result
            whole += len(line)
        if whole < self._path.stat().st_size:
            os.truncate(self._path, whole)

    def _lines(self) -> Iterator[bytes]:
        with self._path.open("rb") as file:
            for line in file:
                if line.endswith(b"\n"):
                    yield line

    def _check(self, line: bytes, contest_hash: str) -> None:
        try:
            header = msgspec.json.decode(line, type=_Header)
        except msgspec.DecodeError as error:
            raise BadText("arena-store", None, {"file": str(self._path), "detail": str(error)}) from error
        if (header.format, header.hash) != (FORMAT, contest_hash):
            raise BadText("arena-other-contest", None, {"file": str(self._path)})

    def add(self, result: Result) -> None:
        """Write a result to the disk; it is there when this returns."""
        if result.key in self.results:
            raise ValueError(f"{result.key} was already played")
        line = msgspec.json.encode(msgspec.structs.replace(result, thoughts=None))
        self._file.write(line + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self.results[result.key] = msgspec.json.decode(line, type=Result)  # as a resumed contest would read it

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()
