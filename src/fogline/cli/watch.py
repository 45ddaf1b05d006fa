"""`fogline watch`: a game at a table far away, looked on from this terminal."""

from __future__ import annotations

from typing import Annotated

import typer

TableLink = Annotated[str, typer.Argument(metavar="LINK", help="The address of a table, or an invitation.")]


def watch_command(link: TableLink) -> None:
    """Watch a game at a table far away. Type help for what you can ask, or quit.

    Example: **fogline watch https://example.org/table/5f0c**
    """
    from fogline.cli.join import visit  # noqa: PLC0415  (the other commands start sooner without a client)

    visit(link, None, play=False)
