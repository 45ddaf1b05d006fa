"""What the commands on a service's database share: why it can't be used, in words, and how far they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from fogline.cli.console import Complaint, err, say

Database = Annotated[Path, typer.Option("--database", "-d")]
AnyDatabase = Annotated[str, typer.Option("--database", "-d")]
"""A file, or the address of a PostgreSQL database."""
DATABASE = Path("fogline.db")
HINTS = {
    "damaged": "cli-hint-damaged",
    "exists": "cli-hint-restore-force",
    "in-use": "cli-hint-in-use",
    "older": "cli-hint-older",
    "no-driver": "cli-hint-no-driver",
    "too-new": "cli-hint-too-new",
}
"""What to do, where that isn't plain."""


@contextmanager
def explained(hints: Mapping[str, str] = HINTS) -> Iterator[None]:
    """Whatever keeps a database from being used, in the language chosen."""
    from fogline.server.sqlite_file import CannotOpen  # noqa: PLC0415

    try:
        yield
    except CannotOpen as error:
        hint = hints.get(error.code, "")
        raise Complaint(f"cli-store-{error.code}", hint, file=str(error.path), detail=error.detail) from error


@contextmanager
def progress_of(doing: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on a terminal; call what is given with how much is done, and of how much."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(say(doing), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def size_of(size: int) -> str:
    """A number of bytes as people say it.

    >>> size_of(900), size_of(2_500_000)
    ('900 B', '2.5 MB')
    """
    number = float(size)
    for unit in ("B", "kB", "MB"):
        if number < 1000:
            return f"{number:.0f} {unit}" if unit == "B" else f"{number:.1f} {unit}"
        number /= 1000
    return f"{number:.1f} GB"
