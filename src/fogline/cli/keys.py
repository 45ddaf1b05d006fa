"""Single keys from a terminal, arrows too, with none lost while the screen is drawn."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Iterator

import typer

_KEY = re.compile(r"\x1b[\[O][0-9;]*[A-Za-z~]|.", re.DOTALL)


def split(typed: str) -> list[str]:
    r"""The keys of what was typed at once; an arrow key is several signs.

    >>> split("n\x1b[C7")
    ['n', '\x1b[C', '7']
    """
    return [sequence.replace("\x1bO", "\x1b[") for sequence in _KEY.findall(typed)]


@contextlib.contextmanager
def pressed() -> Iterator[Iterator[str]]:
    """The keys that are pressed from now on; the terminal is put back in order at the end."""
    try:
        import termios  # noqa: PLC0415  (not everywhere)
        import tty  # noqa: PLC0415
    except ImportError:
        yield (key for _ in iter(int, 1) for key in split(typer.getchar()))
        return
    terminal = sys.stdin.fileno()
    former = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal, termios.TCSADRAIN)
        yield _read(terminal)
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, former)


def _read(terminal: int) -> Iterator[str]:
    while typed := os.read(terminal, 256):
        yield from split(typed.decode("utf-8", "ignore"))
