"""`fogline backup` and `fogline restore`: a service's database at one moment, and back again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fogline.cli.console import Complaint, out, print_json, say
from fogline.cli.options import AsJson, Force
from fogline.cli.stores import DATABASE, Database, explained, progress_of, size_of


def backup_command(
    target: Path,
    database: Database = DATABASE,
    keep: Annotated[int | None, typer.Option("--keep", min=1)] = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Copy a database while the service runs.

    - `fogline backup --database tables.db tables-backup.db`
    - `fogline backup --database tables.db --keep 14 /var/backups/fogline`
    """
    from fogline.server import backups  # noqa: PLC0415

    if target.is_file() and not force:
        raise Complaint("cli-file-exists", "cli-hint-force", file=str(target))
    if keep is not None and not target.is_dir():
        raise Complaint("cli-keep-folder", file=str(target))
    with explained(), progress_of("cli-backup-progress") as told:
        made = backups.back_up(database, target, told)
    gone = [] if keep is None else backups.drop_old(target, database.stem, keep)
    if as_json:
        print_json({"backup": made, "deleted": [str(file) for file in gone]})
        return
    size = size_of(made.size)
    out.print(say("cli-backup-made", file=made.file, size=size, tables=made.tables, people=made.people), soft_wrap=True)
    if gone:
        out.print(say("cli-backup-deleted", files=len(gone)), soft_wrap=True)


def restore_command(backup: Path, database: Database = DATABASE, force: Force = False, as_json: AsJson = False) -> None:
    """Make a service's database of a backup.

    - `fogline restore tables-backup.db --database tables.db`
    - `fogline restore --force tables-backup.db --database tables.db`
    """
    from fogline.server import backups  # noqa: PLC0415

    with explained(), progress_of("cli-restore-progress") as told:
        earlier = backups.restore(backup, database, replace=force, told=told)
    if as_json:
        print_json({"database": str(database), "earlier": None if earlier is None else str(earlier)})
        return
    out.print(say("cli-restored", file=str(database), backup=str(backup)), soft_wrap=True)
    if earlier is not None:
        out.print(say("cli-restored-earlier", file=str(earlier)), soft_wrap=True)
