"""`fogline deck` and `fogline map`: check, show and measure data files, an owner's or our own."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from fogline.cli.boards.san_francisco import ASCII_SIGNS, SIGNS, chip
from fogline.cli.console import canvas, out, print_json, print_problems, say, told, written_whole
from fogline.cli.inputs import read_text
from fogline.cli.layout import folded
from fogline.cli.options import AsJson, DataFile, Force, OwnDataFile
from fogline.core.data import Problem
from fogline.games.san_francisco import components as deck_file
from fogline.games.san_francisco.components import COLOURS, LETTERS, MARKS, Deck
from fogline.games.ticket_to_ride import components as map_file
from fogline.games.ticket_to_ride.drawing import draw_svg, draw_terminal

deck_app: Final = typer.Typer(no_args_is_help=True, help="San Francisco's decks: ours, and your own.")
map_app: Final = typer.Typer(no_args_is_help=True, help="Ticket to Ride's maps: ours, and your own.")


@deck_app.command("check")
@told
def check_deck_command(file: DataFile, as_json: AsJson = False) -> None:
    """Find every fault of a deck file: file, place, reason. Errors give exit code 1, warnings 0.

    fogline deck check my-deck.toml
    """
    deck, problems = deck_file.check_deck(read_text(file), file)
    _report(file, problems, None if deck is None else deck.hash, as_json=as_json)


@map_app.command("check")
@told
def check_map_command(file: DataFile, as_json: AsJson = False) -> None:
    """Find every fault of a map file: file, place, reason. Errors give exit code 1, warnings 0.

    fogline map check my-map.toml
    """
    game_map, problems = map_file.check_map(read_text(file), file)
    _report(file, problems, None if game_map is None else game_map.hash, as_json=as_json)


def _report(file: str, problems: list[Problem], found_hash: str | None, *, as_json: bool) -> None:
    errors = sum(problem.severity == "error" for problem in problems)
    if as_json:
        print_json({"file": file, "playable": found_hash is not None, "hash": found_hash, "problems": problems})
    else:
        print_problems(file, problems, out)
        verdict = "cli-data-good" if found_hash is not None else "cli-data-bad"
        warnings = len(problems) - errors
        out.print(say(verdict, file=file, errors=errors, warnings=warnings), soft_wrap=True, markup=False)
    if found_hash is None:
        raise typer.Exit(1)


@deck_app.command("show")
@told
def show_deck_command(file: OwnDataFile = None, as_json: AsJson = False) -> None:
    """Show a deck: its cards by colour, and how many show what.

    fogline deck show
    fogline deck show my-deck.toml
    """
    deck = deck_file.builtin() if file is None else deck_file.parse_deck(read_text(file), file)
    if as_json:
        print_json({**deck.content(), "hash": deck.hash})
        return
    _print_head(deck.title or deck.name, deck.author, deck.note, deck.hash)
    _print_cards(deck)
    _print_marks(deck)


def _print_head(title: str, author: str, note: str, found_hash: str) -> None:
    out.print(Text(title, "bold").append(f"  {author}", "not bold default"), soft_wrap=True)
    if note:
        out.print(Text(note.strip()))
    out.print(Text(found_hash, "dim"), soft_wrap=True)
    out.print()


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


@map_app.command("show")
@told
def show_map_command(
    file: OwnDataFile = None,
    svg: Annotated[Path | None, typer.Option("--svg", help="Write the map as a picture instead.")] = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Show a map: a sketch in the terminal with locations, lines and tickets, or a picture.

    fogline map show
    fogline map show my-map.toml --svg my-map.svg
    """
    game_map = map_file.builtin() if file is None else map_file.parse_map(read_text(file), file)
    if as_json:
        print_json({**game_map.content(), "hash": game_map.hash})
        return
    if svg is not None:
        with written_whole(svg, force=force) as picture:
            picture.write(draw_svg(game_map))
        out.print(say("cli-written", file=str(svg)), soft_wrap=True, markup=False)
        return
    _print_head(game_map.title or game_map.name, game_map.author, game_map.note, game_map.hash)
    out.print(draw_terminal(game_map, canvas().width), soft_wrap=True, markup=False)
