"""`fogline data`: check and show games' data files; `fogline deck` and `fogline map` are covers for those kinds."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from pathlib import Path
from typing import Final, cast

import typer
from rich.text import Text

from fogline import games
from fogline.cli.console import Complaint, canvas, out, print_json, print_problems, say, texts_of, written_whole
from fogline.cli.help import Group, command
from fogline.cli.inputs import full_name, read_text
from fogline.cli.options import AsJson, Force, OwnDataFile
from fogline.core.game import DataSet, Game
from fogline.core.terminal import DataDrawing


def _app() -> typer.Typer:
    return typer.Typer(cls=Group, no_args_is_help=True, rich_markup_mode="markdown")


data_app: Final = _app()
deck_app: Final = _app()
map_app: Final = _app()


@command(data_app, "check")
def check_data_command(game: str, file: str, as_json: AsJson = False) -> None:
    """Print every fault of a data file.

    - `fogline data check san my-deck.toml`
    """
    check(full_name(game), file, as_json=as_json)


@command(data_app, "show")
def show_data_command(
    game: str,
    file: OwnDataFile = None,
    svg: Path | None = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Print what a data file holds, or write it as a picture.

    - `fogline data show san`
    - `fogline data show ticket my-map.toml --svg my-map.svg`
    """
    show(full_name(game), file, svg, force=force, as_json=as_json)


@command(deck_app, "check")
def check_deck_command(file: str, as_json: AsJson = False) -> None:
    """Print every fault of a deck file.

    - `fogline deck check my-deck.toml`
    """
    check(game_with("deck"), file, as_json=as_json)


@command(deck_app, "show")
def show_deck_command(file: OwnDataFile = None, as_json: AsJson = False) -> None:
    """Print a deck.

    - `fogline deck show`
    - `fogline deck show my-deck.toml`
    """
    show(game_with("deck"), file, as_json=as_json)


@command(map_app, "check")
def check_map_command(file: str, as_json: AsJson = False) -> None:
    """Print every fault of a map file.

    - `fogline map check my-map.toml`
    """
    check(game_with("map"), file, as_json=as_json)


@command(map_app, "show")
def show_map_command(
    file: OwnDataFile = None,
    svg: Path | None = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Print a map, or write it as a picture.

    - `fogline map show`
    - `fogline map show my-map.toml --svg my-map.svg`
    """
    show(game_with("map"), file, svg, force=force, as_json=as_json)


def game_with(kind: str) -> str:
    """The game whose data file is called so; of several the first, and ours come first."""
    return next(name for name in games.names() if games.game_class(name).data_option == kind)


def check(game: str, file: str, *, as_json: bool) -> None:
    """Every fault of a data file, and whether it can be played with; exit code 1 where it can't."""
    data, problems = games.game_class(game).check_data(read_text(file), file)
    errors = sum(problem.severity == "error" for problem in problems)
    if as_json:
        found = None if data is None else data.hash
        print_json({"file": file, "playable": data is not None, "hash": found, "problems": problems})
    else:
        print_problems(file, problems, out)
        verdict = "cli-data-bad" if data is None else "cli-data-good"
        warnings = len(problems) - errors
        out.print(say(verdict, file=file, errors=errors, warnings=warnings), soft_wrap=True, markup=False)
    if data is None:
        raise typer.Exit(1)


def show(game: str, file: str | None, svg: Path | None = None, *, force: bool = False, as_json: bool = False) -> None:
    """What a data file holds, or what we play with."""
    loaded = games.load(game, None, None if file is None else read_text(file), file or "")
    drawing = _drawing(loaded)
    if drawing is None:
        raise Complaint("cli-no-data", game=loaded.title)
    if as_json:
        print_json({**loaded.data.content(), "hash": loaded.data.hash})
    elif svg is not None:
        _write_picture(drawing, loaded, svg, force=force)
    else:
        _print_head(loaded.data)
        for part in drawing.draw(loaded.data, texts_of(loaded), canvas()):
            out.print(part, soft_wrap=isinstance(part, Text))


def _write_picture(drawing: DataDrawing, game: Game, svg: Path, *, force: bool) -> None:
    picture = drawing.picture(game.data)
    if picture is None:
        raise Complaint("cli-no-picture", game=game.title)
    with written_whole(svg, force=force) as file:
        file.write(picture)
    out.print(say("cli-written", file=str(svg)), soft_wrap=True, markup=False)


def _drawing(game: Game) -> DataDrawing | None:
    """How the game's folder draws its data; None for a game without any."""
    room = f"{game.package()}.drawing"
    if not game.data_option or find_spec(room) is None or find_spec(f"{room}.data") is None:
        return None
    return cast(DataDrawing, importlib.import_module(f"{room}.data"))


def _print_head(data: DataSet) -> None:
    """What a data file says about itself."""
    content = data.content()
    title, author, note = (str(content.get(key) or "") for key in ("title", "author", "note"))
    out.print(Text(title or data.name, "bold").append(f"  {author}", "not bold default"), soft_wrap=True)
    if note:
        out.print(Text(note.strip()))
    out.print(Text(data.hash, "dim"), soft_wrap=True)
    out.print()
