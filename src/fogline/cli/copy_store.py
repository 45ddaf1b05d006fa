"""`fogline copy-store`: a service's games and people from one database to another, SQLite or PostgreSQL."""

from __future__ import annotations

from fogline.cli.console import Complaint, out, print_json, say
from fogline.cli.options import AsJson
from fogline.cli.stores import explained, progress_of


def copy_store_command(store: str, copy: str, as_json: AsJson = False) -> None:
    """Copy one moment of a store, and see that it arrived.

    - `fogline copy-store fogline.db postgresql://localhost/fogline`
    - `fogline copy-store postgresql://localhost/fogline copy.db`
    """
    from fogline.server import stores  # noqa: PLC0415
    from fogline.server.copying import Ahead, copy_store  # noqa: PLC0415
    from fogline.server.sql import without_password  # noqa: PLC0415

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
    if as_json:
        print_json(moved)
        return
    counts = {"tables": moved.tables, "people": moved.people, "known": moved.known}
    out.print(say("cli-copied", file=without_password(copy), **counts), soft_wrap=True)
