"""What is found of numbered games, kept in a file line by line: stopped, the same command goes on where it was."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from fogline.core.processes import start_pool

T = TypeVar("T")


def numbered(
    find: Callable[[int], T], kind: type[T], count: int, *, about: str, kept: Path | None = None, workers: int = 1
) -> Iterator[T]:
    """What `find` finds of the games from 0, in order; what a file of the same `about` holds isn't looked for again.

    With several workers `find` must be something that processes can be given.
    """
    known = _known(kept, about, kind)[:count]
    yield from known
    for found in _found(find, range(len(known), count), workers):
        if kept is not None:
            with kept.open("ab") as file:
                file.write(msgspec.json.encode(found) + b"\n")
        yield found


def _found(find: Callable[[int], T], numbers: range, workers: int) -> Iterator[T]:
    if workers == 1:
        yield from map(find, numbers)
        return
    with start_pool(workers) as pool:
        yield from pool.map(find, numbers)


def _known(path: Path | None, about: str, kind: type[T]) -> list[T]:
    """What a file holds, without a last line that was cut off; a new file says what it is about."""
    if path is None:
        return []
    head = msgspec.json.encode(about) + b"\n"
    if not path.exists():
        path.write_bytes(head)
    lines = path.read_bytes().splitlines(keepends=True)
    if lines[:1] != [head]:
        raise SystemExit(f"{path} is about something else")
    whole = [line for line in lines if line.endswith(b"\n")]
    os.truncate(path, sum(map(len, whole)))
    return [msgspec.json.decode(line, type=kind) for line in whole[1:]]
