"""What the position texts of both games have in common (docs/notation.md)."""

from __future__ import annotations

import re

from records import refuse

NOBODY = -1


def read_list(text: str) -> list[str]:
    """Split a list, where `-` is the empty one."""
    return [] if text == "-" else text.split(",")


def write_list(parts: list[str]) -> str:
    """Write a list."""
    return ",".join(parts) or "-"


def read_seat(text: str) -> int:
    """Read a seat, where `-` is nobody."""
    return NOBODY if text == "-" else int(text)


def write_seat(seat: int) -> str:
    """Write a seat."""
    return "-" if seat == NOBODY else str(seat)


def read_parts(pattern: str, text: str) -> tuple[str, ...]:
    """Return the groups of a pattern in a text, empty where they are left out."""
    found = re.fullmatch(pattern, text)
    if not found:
        refuse(f"{text!r} can't be read")
    return found.groups("")
