"""Arguments and options that several commands share; their help is in `texts`, see `fogline.cli.help`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument()]
OwnDataFile = Annotated[str | None, typer.Argument()]
AsJson = Annotated[bool, typer.Option("--json")]
Force = Annotated[bool, typer.Option("--force", "-f")]
DataFile = Annotated[Path | None, typer.Option("--data")]
DeckFile = Annotated[Path | None, typer.Option("--deck")]
MapFile = Annotated[Path | None, typer.Option("--map")]
First = Annotated[int | None, typer.Option("--first", min=1)]
GameNumber = Annotated[int, typer.Option("--game", "-g", min=1)]
At = Annotated[int | None, typer.Option("--at", min=0)]
Viewer = Annotated[str | None, typer.Option("--seat", "-s")]
CodeFiles = Annotated[list[Path] | None, typer.Option("--code")]
ReceiptFiles = Annotated[list[str] | None, typer.Option("--receipt")]
Workers = Annotated[int, typer.Option("--workers", min=0)]
