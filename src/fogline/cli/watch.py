"""`fogline watch`: a game at a table far away, looked on from this terminal."""

from __future__ import annotations


def watch_command(link: str) -> None:
    """Watch a table.

    - `fogline watch https://example.org/table/5f0c`
    """
    from fogline.cli.join import visit  # noqa: PLC0415  (the other commands start sooner without a client)

    visit(link, None, play=False)
