"""Which lines are executed, in this process and in those it starts: it knows nothing of the project or of pytest.

`mutants_bench` puts a copy called ``sitecustomize.py`` where every Python that a test starts finds it first. Each line
is written down when it is first executed, since a service may be killed at any moment.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterable
from types import CodeType, FrameType
from typing import Any

MODULES = "FOGLINE_LINES_OF"
"""The environment variable that names the modules, whose lines are of interest."""
FILE = "FOGLINE_LINES"
"""The environment variable that names the file for the lines."""


class Lines:
    """Which lines of some modules are executed, from `follow` on."""

    def __init__(self, modules: Iterable[str], file: str | None = None) -> None:
        self._modules = frozenset(modules)
        self._left: dict[CodeType, set[int]] = {}
        """For each function met, its lines that weren't executed yet: one that has none is left in peace."""
        self.executed: set[tuple[str, int]] = set()
        """Module and line."""
        self._file = None if file is None else os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def follow(self) -> None:
        """Begin."""
        threading.settrace(self._called)
        sys.settrace(self._called)

    def rest(self) -> None:
        """Stop, for this thread and those to come."""
        threading.settrace(None)
        sys.settrace(None)

    def _called(self, frame: FrameType, _event: str, _argument: object) -> Callable[..., Any] | None:
        code = frame.f_code
        if code.co_filename not in self._modules:
            return None
        if code not in self._left:
            self._left[code] = {line for _, _, line in code.co_lines() if line is not None}
        self._execute(code, frame.f_lineno)
        return self._passed if self._left[code] else None

    def _passed(self, frame: FrameType, event: str, _argument: object) -> Callable[..., Any]:
        if event == "line":
            self._execute(frame.f_code, frame.f_lineno)
        return self._passed

    def _execute(self, code: CodeType, line: int) -> None:
        self._left[code].discard(line)
        place = code.co_filename, line
        if place not in self.executed:
            self.executed.add(place)
            if self._file is not None:
                os.write(self._file, f"{line} {code.co_filename}\n".encode())


def read(file: str) -> set[tuple[str, int]]:
    """The lines that processes wrote down; none where none was started."""
    if not os.path.exists(file):  # noqa: PTH110  (every Python that a test starts imports this module)
        return set()
    with open(file, encoding="utf-8") as written:  # noqa: PTH123  (likewise)
        split = [line.rstrip("\n").partition(" ") for line in written]
    return {(path, int(number)) for number, _, path in split}


if __name__ == "sitecustomize" and FILE in os.environ:
    Lines(os.environ[MODULES].split(os.pathsep), os.environ[FILE]).follow()
