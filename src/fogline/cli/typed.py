"""The line that somebody types while the table goes on: what comes meanwhile is printed above, and it stays whole."""

from __future__ import annotations

import codecs
import contextlib
import os
import sys
import threading
from collections.abc import Iterator
from typing import Final

from fogline.cli.connection import Inbox, News, follow_input
from fogline.cli.console import out
from fogline.cli.keys import split

ENTER: Final = ("\r", "\n")
ERASE: Final = ("\x7f", "\b")
END: Final = "\x04"
"""Ctrl-D: on an empty line, the end of the input."""
ERASE_ALL: Final = "\x15"
ERASE_WORD: Final = "\x17"
ERASE_ROW: Final = "\r\x1b[K"


class Line:
    """What is typed after a prompt. Without a terminal it only prints the prompt: nobody looks at the line."""

    def __init__(self, inbox: Inbox) -> None:
        self._inbox = inbox
        self._lock = threading.Lock()
        self._prompt: str | None = None
        self._typed = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("ignore")

    def prompt(self, prompt: str) -> None:
        """Show the prompt, and after it what was typed already."""
        with self._lock:
            self._prompt = prompt
            self._write(prompt + self._typed)

    def lift(self) -> None:
        """Take the line away, so that something can be printed where it was; `prompt` brings it back."""
        with self._lock:
            self._erase()
            self._prompt = None

    def press(self, typed: bytes) -> None:
        """Keys that were pressed: they change the line, or send it to the inbox."""
        for key in split(self._decoder.decode(typed)):
            if key in ENTER:
                self._send()
            elif key == END and not self._typed:
                self._inbox.put(News.END)
            else:
                self._edit(key)

    def _send(self) -> None:
        with self._lock:
            line, self._typed, self._prompt = self._typed, "", None
            self._write("\n")
        self._inbox.put(line.strip())

    def _edit(self, key: str) -> None:
        with self._lock:
            self._erase()
            if key in ERASE:
                self._typed = self._typed[:-1]
            elif key == ERASE_ALL:
                self._typed = ""
            elif key == ERASE_WORD:
                self._typed = "".join(self._typed.rstrip().rpartition(" ")[:2])
            elif key.isprintable():
                self._typed += key
            if self._prompt is not None:
                self._write(self._prompt + self._typed)

    def _erase(self) -> None:
        """All rows of the line, from the last one up."""
        if self._prompt is None or not out.is_terminal:
            return
        rows = max(0, len(self._prompt + self._typed) - 1) // max(1, out.width)
        self._write(ERASE_ROW + f"\x1b[A{ERASE_ROW}" * rows)

    def _write(self, text: str) -> None:
        out.file.write(text)
        out.file.flush()


@contextlib.contextmanager
def typed_line(inbox: Inbox) -> Iterator[Line]:
    """Whatever is typed goes into the inbox, line by line; the terminal is put back in order at the end."""
    line = Line(inbox)
    if not (sys.stdin.isatty() and out.is_terminal):
        follow_input(inbox)
        yield line
        return
    try:
        import termios  # noqa: PLC0415  (not everywhere)
        import tty  # noqa: PLC0415
    except ImportError:
        follow_input(inbox)
        yield line
        return
    terminal = sys.stdin.fileno()
    former = termios.tcgetattr(terminal)
    tty.setcbreak(terminal, termios.TCSADRAIN)
    threading.Thread(target=_follow, args=(terminal, line, inbox), name="input", daemon=True).start()
    try:
        yield line
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, former)


def _follow(terminal: int, line: Line, inbox: Inbox) -> None:
    with contextlib.suppress(OSError):
        while typed := os.read(terminal, 4096):
            line.press(typed)
    inbox.put(News.END)
