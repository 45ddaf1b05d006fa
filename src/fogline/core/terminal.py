"""What a game's board in the terminal is made of: blocks of text side by side, wrapped to the terminal's width.

A game that has one draws it in its module ``drawing.terminal``, as `Board` says, and its data in ``drawing.data``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Protocol

import msgspec
from rich.console import RenderableType
from rich.text import Text

from fogline.core.game import DataSet, Game, View
from fogline.core.message import Message

Block = list[Text]
"""Lines of text that stay together."""


class Canvas(msgspec.Struct, frozen=True):
    """What a drawing must fit."""

    width: int = 80
    """Columns of the terminal."""
    ascii: bool = False
    """Whether only plain ASCII can be shown."""
    height: int = 0
    """Rows that a table should fit, if that can be; 0 where it may be of any height."""


class Speaker(Protocol):
    """Who puts messages into words: `fogline.texts.Texts`."""

    def say(self, message: Message) -> str:
        """The message in words."""


class Board(Protocol):
    """How a game's module draws it."""

    def draw(self, game: Game, view: View, texts: Speaker, canvas: Canvas, /) -> Block:
        """The table as the viewer sees it."""

    def score(self, game: Game, view: View, texts: Speaker, canvas: Canvas, /) -> Block:
        """The points, were the game scored now, as far as the viewer knows."""


class DataDrawing(Protocol):
    """How a game's module draws a data set."""

    def draw(self, data: DataSet, texts: Speaker, canvas: Canvas, /) -> Iterable[RenderableType]:
        """All that a player wants to know of it, part by part."""

    def picture(self, data: DataSet, /) -> str | None:
        """The data set as SVG; None where there is no such picture."""


def width_of(block: Block) -> int:
    """The widest line, in terminal cells."""
    return max((line.cell_len for line in block), default=0)


def beside(blocks: Sequence[Block], gap: int = 3) -> Block:
    """Blocks next to each other.

    >>> [line.plain for line in beside([[Text("ab"), Text("c")], [Text("d")]], gap=1)]
    ['ab d', 'c']
    """
    widths = [width_of(block) for block in blocks]
    lines = []
    for parts in zip_longest(*blocks):
        line = Text()
        for part, width in zip(parts, widths, strict=True):
            piece = part or Text()
            line.append_text(piece).append(" " * (width - piece.cell_len + gap))
        line.rstrip()
        lines.append(line)
    return lines


def wrapped(blocks: Sequence[Block], width: int, gap: int = 3) -> Block:
    """Blocks next to each other, as many in a row as the width holds, an empty line between the rows."""
    lines: Block = []
    row: list[Block] = []
    for block in blocks:
        if row and sum(map(width_of, row)) + width_of(block) + gap * len(row) > width:
            lines += [*beside(row, gap), Text()]
            row = []
        row.append(block)
    return [*lines, *beside(row, gap)]


def folded(parts: Sequence[Text], width: int, separator: str) -> Block:
    """Short pieces in lines of at most a width, never cut inside a piece."""
    lines: Block = []
    for part in parts:
        if lines and lines[-1].cell_len + len(separator) + part.cell_len <= width:
            lines[-1].append(separator, "dim").append_text(part)
        else:
            lines.append(Text().append_text(part))
    return lines
