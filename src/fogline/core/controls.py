"""What the table itself writes into a record: one small type each, with its exact text."""

from __future__ import annotations

import re
from typing import ClassVar

import msgspec

from fogline.core.errors import BadText

NUMBER = re.compile(r"0|[1-9][0-9]{0,17}")
"""A number as a control is written with it."""


class Control(msgspec.Struct, frozen=True):
    """Something that the table does. `str` gives its text, and `parse_control` reads it back."""

    word: ClassVar[str]
    """The first word of its text."""

    def __str__(self) -> str:
        return " ".join([self.word, *map(str, msgspec.structs.astuple(self))])


class Undo(Control, frozen=True):
    """An action is taken back with all that came since. The only control that changes the position."""

    word = "undo"
    entry: int
    """The number of the action's entry."""


class SeatControl(Control, frozen=True):
    """Who plays a seat changes."""

    seat: int
    """The seat."""


class Takeover(SeatControl, frozen=True):
    """A bot plays for somebody who is absent."""

    word = "takeover"


class Handback(SeatControl, frozen=True):
    """Whoever was absent plays again."""

    word = "handback"


class Resign(SeatControl, frozen=True):
    """Somebody gives up; a bot finishes."""

    word = "resign"


class Timeout(SeatControl, frozen=True):
    """Somebody's time is up; a bot finishes. Tables wrote this before there was `Lapse`."""

    word = "timeout"


class Lapse(SeatControl, frozen=True):
    """Somebody's time is up; a bot plays until the end of this turn."""

    word = "lapse"


class Remove(SeatControl, frozen=True):
    """All the others who are there have removed somebody; a bot finishes."""

    word = "remove"


class Pause(Control, frozen=True):
    """The table stands still."""

    word = "pause"


class Resume(Control, frozen=True):
    """The table goes on."""

    word = "resume"


CONTROLS: dict[str, type[Control]] = {
    kind.word: kind for kind in (Undo, Takeover, Handback, Resign, Timeout, Lapse, Remove, Pause, Resume)
}
"""Every control by its word."""


def parse_control(text: str) -> Control:
    """The control that a text names; raises `BadText` (``unknown-control``).

    >>> parse_control("takeover 1")
    Takeover(seat=1)
    >>> str(Undo(12))
    'undo 12'
    >>> parse_control("pause 1")
    Traceback (most recent call last):
    fogline.core.errors.BadText: unknown-control
    """
    word, *numbers = text.split(" ")
    kind = CONTROLS.get(word)
    if kind is None or len(numbers) != len(kind.__struct_fields__) or not all(map(NUMBER.fullmatch, numbers)):
        raise BadText("unknown-control", None, {"text": text})
    return kind(*map(int, numbers))
