"""Arguments and options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fogline import games

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(games.names())}.")]
RecordFile = Annotated[str, typer.Argument(metavar="FILE", help="Records, one game a line; - reads the input.")]
DataFile = Annotated[str, typer.Argument(metavar="FILE", help="A data file (TOML); - reads the input.")]
OwnDataFile = Annotated[str | None, typer.Argument(metavar="FILE", help="A data file; without one, ours.")]
AsJson = Annotated[bool, typer.Option("--json", help="The result as JSON.")]
Force = Annotated[bool, typer.Option("--force", "-f", help="Replace the file if it exists.")]
DeckFile = Annotated[Path | None, typer.Option("--deck", help="Your own deck.")]
MapFile = Annotated[Path | None, typer.Option("--map", help="Your own map.")]
First = Annotated[int | None, typer.Option("--first", min=1, help="The seat that starts, from 1; else luck decides.")]
GameNumber = Annotated[int, typer.Option("--game", "-g", min=1, help="Which game of the file.")]
At = Annotated[int | None, typer.Option("--at", min=0, help="After so many entries of the record.")]
Viewer = Annotated[
    str | None, typer.Option("--seat", "-s", help="Whose view: a name, or a number from 1; else a spectator's.")
]
Workers = Annotated[int, typer.Option(min=0, help="Processes that share the work; 0 for one a core.")]
