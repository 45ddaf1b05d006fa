"""`fogline copy-store`: a service's games and people from one database to another, SQLite or PostgreSQL."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from fogline.cli.console import Complaint, err, out, print_json, say
from fogline.cli.options import AsJson
from fogline.cli.stores import explained, progress_of

if TYPE_CHECKING:  # the other commands start sooner without the store
    from fogline.server.exports import Moved


def copy_store_command(store: str, copy: str, as_json: AsJson = False) -> None:
    """Copy one moment of a store.

    - `fogline copy-store fogline.db postgresql://localhost/fogline`
    - `fogline copy-store postgresql://localhost/fogline copy.db`
    """
    from fogline.server import stores  # noqa: PLC0415
    from fogline.server.copying import Ahead, copy_store  # noqa: PLC0415
    from fogline.server.sql import without_password  # noqa: PLC0415
    from fogline.server.store_faults import StoreFault  # noqa: PLC0415

    with (
        explained(),
        stores.read(store) as one,
        stores.written(copy) as other,
        progress_of("cli-copy-progress") as told,
    ):
        try:
            moved = copy_store(one, other, told)
        except Ahead as error:
            shown = {"source": without_password(store), "target": without_password(copy)}
            raise Complaint("cli-copy-ahead", "cli-hint-copy-ahead", name=str(error), **shown) from error
        except StoreFault as fault:
            raise Complaint("cli-store-unreachable", file=without_password(copy), detail=fault.sentence) from fault
    for name in moved.unreadable:
        err.print(say("cli-export-unreadable", name=name), soft_wrap=True, markup=False)
    if as_json:
        print_json(moved)
    else:
        _tell(moved, copy)
    if moved.unreadable:
        raise typer.Exit(1)


def _tell(moved: Moved, copy: str) -> None:
    from fogline.server.sql import without_password  # noqa: PLC0415

    counts = {"tables": moved.tables, "people": moved.people, "known": moved.known}
    out.print(say("cli-copied", file=without_password(copy), **counts), soft_wrap=True)
