"""`fogline map`: check and show maps of Ticket to Ride, an owner's or our own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import typer

from fogline.cli.console import canvas, out, print_json, say, written_whole
from fogline.cli.datafiles import print_head, report
from fogline.cli.help import Group, command
from fogline.cli.inputs import read_text
from fogline.cli.options import AsJson, Force, OwnDataFile

map_app: Final = typer.Typer(cls=Group, no_args_is_help=True, rich_markup_mode="markdown")


@command(map_app, "check")
def check_map_command(file: str, as_json: AsJson = False) -> None:
    """Print every fault of a map file.

    - `fogline map check my-map.toml`
    """
    from fogline.games.ticket_to_ride import components as map_file  # noqa: PLC0415  (a game is loaded when asked for)

    game_map, problems = map_file.check_map(read_text(file), file)
    report(file, problems, None if game_map is None else game_map.hash, as_json=as_json)


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
    from fogline.games.ticket_to_ride import components as map_file  # noqa: PLC0415  (a game is loaded when asked for)
    from fogline.games.ticket_to_ride.drawing.sketch import draw_text  # noqa: PLC0415
    from fogline.games.ticket_to_ride.drawing.svg import draw_svg  # noqa: PLC0415

    game_map = map_file.builtin() if file is None else map_file.parse_map(read_text(file), file)
    if as_json:
        print_json({**game_map.content(), "hash": game_map.hash})
        return
    if svg is not None:
        with written_whole(svg, force=force) as picture:
            picture.write(draw_svg(game_map))
        out.print(say("cli-written", file=str(svg)), soft_wrap=True, markup=False)
        return
    print_head(game_map.title or game_map.name, game_map.author, game_map.note, game_map.hash)
    out.print(draw_text(game_map, canvas().width), soft_wrap=True, markup=False)
