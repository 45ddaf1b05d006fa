"""`fogline deck`: check and show decks of San Francisco, an owner's or our own."""

from __future__ import annotations

from collections import Counter
from typing import Final

import typer
from rich.table import Table
from rich.text import Text

from fogline.cli.console import canvas, out, print_json, say
from fogline.cli.datafiles import print_head, report
from fogline.cli.help import Group, command
from fogline.cli.inputs import read_text
from fogline.cli.options import AsJson, OwnDataFile
from fogline.core.terminal import folded
from fogline.games.san_francisco.components import COLOURS, LETTERS, MARKS, Deck, builtin, check_deck, parse_deck
from fogline.games.san_francisco.drawing.terminal import ASCII_SIGNS, SIGNS, chip

deck_app: Final = typer.Typer(cls=Group, no_args_is_help=True, rich_markup_mode="markdown")


@command(deck_app, "check")
def check_deck_command(file: str, as_json: AsJson = False) -> None:
    """Print every fault of a deck file.

    - `fogline deck check my-deck.toml`
    """
    deck, problems = check_deck(read_text(file), file)
    report(file, problems, None if deck is None else deck.hash, as_json=as_json)


@command(deck_app, "show")
def show_deck_command(file: OwnDataFile = None, as_json: AsJson = False) -> None:
    """Print a deck.

    - `fogline deck show`
    - `fogline deck show my-deck.toml`
    """
    deck = builtin() if file is None else parse_deck(read_text(file), file)
    if as_json:
        print_json({**deck.content(), "hash": deck.hash})
        return
    print_head(deck.title or deck.name, deck.author, deck.note, deck.hash)
    _print_cards(deck)
    _print_marks(deck)


def _print_cards(deck: Deck) -> None:
    """A line or more a colour: each face with its number."""
    size = canvas()
    for number, colour in enumerate(COLOURS):
        faces = [kind for kind in deck.kinds if kind.colour == number]
        parts = [Text(f"{kind.count}×").append_text(chip(kind.code, size)).append(kind.code, "dim") for kind in faces]
        total = sum(kind.count for kind in faces)
        out.print(Text(f"{LETTERS[number]}  {colour}, {total}", "bold"))
        for line in folded(parts, size.width - 3, "  "):
            out.print(Text("   ").append_text(line), soft_wrap=True)


def _print_marks(deck: Deck) -> None:
    """How many cards of each colour show what, and of what value."""
    signs = ASCII_SIGNS if canvas().ascii else SIGNS
    counts: Counter[tuple[str, int]] = Counter()
    for kind in deck.kinds:
        for mark in (*kind.marks, "value", "cards"):
            counts[mark, kind.colour] += kind.count * (kind.value if mark == "value" else 1)
    table = Table()
    table.add_column("")
    for letter in LETTERS:
        table.add_column(letter, justify="right")
    table.add_column(say("cli-total"), justify="right")
    for mark in ("cards", "value", *MARKS):
        row = [counts[mark, number] for number in range(len(COLOURS))]
        sign = f"{signs[mark]} {mark} ({MARKS[mark]})" if mark in MARKS else mark
        table.add_row(sign, *(str(count or "") for count in row), str(sum(row)))
    out.print()
    out.print(table)
