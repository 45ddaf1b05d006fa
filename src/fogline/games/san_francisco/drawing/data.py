"""A deck in the terminal: its cards by colour, and how many show what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fogline.core.game import DataSet
from fogline.core.message import Message
from fogline.core.terminal import Canvas, Speaker, folded
from fogline.games.san_francisco.components import COLOURS, LETTERS, MARKS, Deck
from fogline.games.san_francisco.drawing.terminal import ASCII_SIGNS, SIGNS, chip


def draw(data: DataSet, texts: Speaker, canvas: Canvas) -> Iterator[RenderableType]:
    """The deck."""
    assert isinstance(data, Deck)
    yield from _cards(data, canvas)
    yield Text()
    yield _marks(data, texts, canvas)


def picture(data: DataSet) -> str | None:  # noqa: ARG001  (as the contract wants it)
    """There is none."""
    return None


def _cards(deck: Deck, canvas: Canvas) -> Iterator[Text]:
    """A line or more a colour: each face with its number."""
    for number, colour in enumerate(COLOURS):
        faces = [kind for kind in deck.kinds if kind.colour == number]
        parts = [Text(f"{kind.count}×").append_text(chip(kind.code, canvas)).append(kind.code, "dim") for kind in faces]
        total = sum(kind.count for kind in faces)
        yield Text(f"{LETTERS[number]}  {colour}, {total}", "bold")
        for line in folded(parts, canvas.width - 3, "  "):
            yield Text("   ").append_text(line)


def _marks(deck: Deck, texts: Speaker, canvas: Canvas) -> Table:
    """How many cards of each colour show what, and of what value."""
    signs = ASCII_SIGNS if canvas.ascii else SIGNS
    counts: Counter[tuple[str, int]] = Counter()
    for kind in deck.kinds:
        for mark in (*kind.marks, "value", "cards"):
            counts[mark, kind.colour] += kind.count * (kind.value if mark == "value" else 1)
    table = Table()
    table.add_column("")
    for letter in LETTERS:
        table.add_column(letter, justify="right")
    table.add_column(texts.say(Message("cli-total")), justify="right")
    for mark in ("cards", "value", *MARKS):
        row = [counts[mark, number] for number in range(len(COLOURS))]
        sign = f"{signs[mark]} {mark} ({MARKS[mark]})" if mark in MARKS else mark
        table.add_row(sign, *(str(count or "") for count in row), str(sum(row)))
    return table
