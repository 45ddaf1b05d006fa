"""The numbered rules of every game, paragraph by paragraph: for the help, commands and tests.

A game keeps them in its folder: `rules/en.md`, and a file for each other language.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from fogline import games
from fogline.core.errors import BadText

LANGUAGES: Final = ("en", "it", "pl", "es", "fr")
"""The languages of the rules."""

_SECTION: Final = re.compile(r"## (?P<number>[A-Z]+-[0-9]+) (?P<title>.+)")
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
    for one in paragraphs(letters(wanted), language):
        if one.number == wanted:
            return one
    raise BadText("unknown-rule", None, {"rule": number})


def paragraphs(prefix: str, language: str = "en") -> tuple[Paragraph, ...]:
    """All paragraphs of a game, in order, by the letters that begin their numbers; raises `BadText` for others.

    A language that is none of ours gets the English ones.
    """
    game = games.with_prefix(prefix)
    if game is None:
        raise BadText("unknown-rule", None, {"rule": prefix})
    return _paragraphs(prefix.upper(), game.package(), language if language in LANGUAGES else "en")


def letters(number: str) -> str:
    """The letters of a paragraph's number, which say whose rule it is.

    >>> letters("sf-5.4")
    'SF'
    """
    return number.upper().partition("-")[0]


def prefixes() -> tuple[str, ...]:
    """The letters of every game's rules."""
    return tuple(games.game_class(name).prefix.upper() for name in games.names())


@cache
def _paragraphs(prefix: str, package: str, language: str) -> tuple[Paragraph, ...]:
    text = resources.files(package).joinpath("rules", f"{language}.md").read_text("utf-8")
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
