"""`fogline check`: would this build play every stored game as it was played? To be asked before an upgrade."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import typer

from fogline.cli.console import out, print_json, say, spoken
from fogline.cli.options import AsJson
from fogline.cli.stores import DATABASE, Database, explained, progress_of

if TYPE_CHECKING:  # the other commands start sooner without the store
    from fogline.server.stored_games import Difference


def check_command(database: Database = DATABASE, as_json: AsJson = False) -> None:
    """Execute every stored game again, on a copy, while the service may run.

    - `fogline check --database tables.db`
    - `fogline check --database tables.db --json`
    """
    with explained(), tempfile.TemporaryDirectory() as folder, progress_of("cli-check-progress") as told:
        tables, found = _differences(database, Path(folder), told)
    if as_json:
        words = [{**msgspec.structs.asdict(one), "message": spoken(one.message)} for one in found]
        print_json({"tables": tables, "differences": words})
    else:
        for one in found:
            reason = spoken(one.message)
            out.print(say("cli-check-differs", table=one.table, game=one.game, reason=reason), soft_wrap=True)
        out.print(say("cli-check-result", tables=tables, differences=len(found)), soft_wrap=True)
    if found:
        raise typer.Exit(1)


def _differences(database: Path, folder: Path, told: Callable[[int, int], None]) -> tuple[int, list[Difference]]:
    from fogline.server.backups import copy_of  # noqa: PLC0415
    from fogline.server.stored_games import differences_in  # noqa: PLC0415

    with copy_of(database, folder / "copy.db") as copy:
        return differences_in(copy, told)
