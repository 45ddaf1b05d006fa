"""`fogline export` and `fogline import`: games and people as lines of JSON, from one database to another."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fogline.cli.console import Complaint, err, out, print_json, say, written_whole
from fogline.cli.inputs import read_lines
from fogline.cli.options import AsJson, Force
from fogline.cli.stores import DATABASE, Database, explained, progress_of

if TYPE_CHECKING:  # the other commands start sooner without the store
    from fogline.server.exports import Moved


def export_command(
    file: Path,
    database: Database = DATABASE,
    table: Annotated[list[str] | None, typer.Option("--table")] = None,
    records: Annotated[bool, typer.Option("--records")] = False,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Write games and people to a file, while the service may run.

    - `fogline export --database tables.db everything.jsonl`
    - `fogline export --database tables.db --records games.jsonl`
    """
    from fogline.server.archive import SqlArchive  # noqa: PLC0415
    from fogline.server.exports import Moved, NoSuchTable, export_lines, record_lines  # noqa: PLC0415
    from fogline.server.stores import read  # noqa: PLC0415

    moved, lines = Moved(), record_lines if records else export_lines
    with explained(), read(database) as opened, progress_of("cli-export-progress") as told:
        try:
            with written_whole(file, force=force, private=not records) as text:
                for line in lines(SqlArchive(opened), table, moved, told):
                    text.write(f"{line}\n")
        except NoSuchTable as error:
            raise Complaint("cli-no-table", name=str(error)) from error
    _tell(moved, "cli-exported", file, as_json)
    if moved.unreadable:
        raise typer.Exit(1)


def import_command(file: Path, database: Database = DATABASE, as_json: AsJson = False) -> None:
    """Add the games and people of an export to a database.

    - `fogline import everything.jsonl --database tables.db`
    """
    from fogline.server.archive import SqlArchive  # noqa: PLC0415
    from fogline.server.exports import BadExport, import_lines  # noqa: PLC0415
    from fogline.server.sqlite_file import open_database  # noqa: PLC0415

    total = sum(1 for _ in read_lines(str(file)))
    with explained(), closing(open_database(database)) as opened, progress_of("cli-import-progress") as told:
        try:
            moved = import_lines(SqlArchive(opened), read_lines(str(file)), lambda number: told(number, total))
        except BadExport as error:
            raise Complaint("cli-not-export", file=str(file), line=error.line, reason=error.reason) from error
    _tell(moved, "cli-imported", database, as_json)


def _tell(moved: Moved, sentence: str, file: Path, as_json: bool) -> None:
    if as_json:
        print_json(moved)
        return
    counts = {"tables": moved.tables, "people": moved.people, "known": moved.known}
    out.print(say(sentence, file=str(file), **counts), soft_wrap=True)
    for name in moved.unreadable:
        err.print(say("cli-export-unreadable", name=name), soft_wrap=True, markup=False)
