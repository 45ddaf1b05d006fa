"""An analysis that was stopped goes on: the moments that were looked at, one a line, in a file of their own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from fogline.analysis import Moment


class Head(msgspec.Struct, frozen=True):
    """The first line: what of which game."""

    record: str
    sims: int
    seats: tuple[int, ...]


class Known:
    """The moments that are known already, in a file that grows; with no path it keeps nothing.

    A file of something else is begun anew. A line that was cut off is forgotten.
    """

    def __init__(self, path: Path | None, record: str, sims: int, seats: Sequence[int]) -> None:
        self._path = path
        self.moments: list[Moment] = []
        if path is None:
            return
        head = Head(record, sims, tuple(seats))
        lines = path.read_bytes().split(b"\n") if path.exists() else []
        if lines and lines[0] == msgspec.json.encode(head):
            self.moments = [msgspec.json.decode(line, type=Moment) for line in lines[1:-1]]
        known = map(msgspec.json.encode, (head, *self.moments))
        path.write_bytes(b"".join(line + b"\n" for line in known))

    def keep(self, moment: Moment) -> None:
        """One more."""
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(moment) + b"\n")
