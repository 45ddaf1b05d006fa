"""The numbered rules of both games, in our own words, paragraph by paragraph: for the help, commands and tests."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from fogline.core.errors import BadText

FILES: Final = {"SF": "san-francisco.md", "TT": "ticket-to-ride-san-francisco.md"}
"""The file of each game's rules, by the letters that begin its numbers."""

LANGUAGES: Final = ("en", "it", "pl", "es", "fr")
"""The languages of the rules: the English ones lie here, each other's in a folder of its own."""

_SECTION: Final = re.compile(r"## (?P<number>[A-Z]{2}-[0-9]+) (?P<title>.+)")
_ITEM: Final = re.compile(r"(?P<item>[0-9]+)\. (?P<text>.*)")


class Paragraph(msgspec.Struct, frozen=True):
    """One numbered paragraph."""

    number: str
    """Its number, e.g. ``SF-5.4``; the rulebooks' examples are ``SF-E1`` and so on."""
    section: str
    """The title of its section."""
    text: str
    """What it says, in Markdown."""


def paragraph(number: str, language: str = "en") -> Paragraph:
    """A paragraph by its number, capitals or not; raises `BadText`.

    >>> paragraph("sf-5.2").section
    'Building'
    >>> paragraph("sf-5.2", language="it").section
    'Costruire'
    """
    wanted = number.upper()
    for one in paragraphs(wanted[:2], language):
        if one.number == wanted:
            return one
    raise BadText("unknown-rule", None, {"rule": number})


def paragraphs(prefix: str, language: str = "en") -> tuple[Paragraph, ...]:
    """All paragraphs of a game, in order; `prefix` is ``SF`` or ``TT``. Raises `BadText` for others.

    A language that is none of ours gets the English ones.
    """
    if prefix not in FILES:
        raise BadText("unknown-rule", None, {"rule": prefix})
    return _paragraphs(prefix, language if language in LANGUAGES[1:] else "")


@cache
def _paragraphs(prefix: str, folder: str) -> tuple[Paragraph, ...]:
    text = resources.files(__name__).joinpath(folder, FILES[prefix]).read_text("utf-8")
    return tuple(_read(prefix, text.splitlines()))


def _read(prefix: str, lines: list[str]) -> list[Paragraph]:
    """A section's numbered items are its paragraphs; a section without any is one paragraph, under its own number."""
    found: list[tuple[str, str, list[str]]] = []
    section, title, whole = "", "", -1
    for line in lines:
        if line.startswith("## "):
            heading = _SECTION.fullmatch(line)
            # The examples follow the last numbered section, under a heading without a number.
            section, title = (heading["number"], heading["title"]) if heading else (f"{prefix}-E", line[3:])
            whole = len(found)
            found.append((section, title, []))
        elif section and (item := _ITEM.fullmatch(line)):
            number = f"{section}{item['item']}" if section.endswith("-E") else f"{section}.{item['item']}"
            found.append((number, title, [item["text"]]))
            found[whole][2].clear()
        elif section and not line.startswith("#"):
            found[-1][2].append(line.strip())
    numbered = [(number, title, "\n".join(words).strip()) for number, title, words in found]
    return [Paragraph(_example(number), title, text) for number, title, text in numbered if text]


def _example(number: str) -> str:
    """A rulebook with a single example doesn't number it."""
    return f"{number}1" if number.endswith("-E") else number
