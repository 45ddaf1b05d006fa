"""What `fogline deck` and `fogline map` share: faults and the header of a data file."""

from __future__ import annotations

import typer
from rich.text import Text

from fogline.cli.console import out, print_json, print_problems, say
from fogline.core.data import Problem


def report(file: str, problems: list[Problem], found_hash: str | None, *, as_json: bool) -> None:
    """Every fault of a data file, and whether it can be played with; exit code 1 where it can't."""
    errors = sum(problem.severity == "error" for problem in problems)
    if as_json:
        print_json({"file": file, "playable": found_hash is not None, "hash": found_hash, "problems": problems})
    else:
        print_problems(file, problems, out)
        verdict = "cli-data-good" if found_hash is not None else "cli-data-bad"
        warnings = len(problems) - errors
        out.print(say(verdict, file=file, errors=errors, warnings=warnings), soft_wrap=True, markup=False)
    if found_hash is None:
        raise typer.Exit(1)


def print_head(title: str, author: str, note: str, found_hash: str) -> None:
    """What a data file says about itself."""
    out.print(Text(title, "bold").append(f"  {author}", "not bold default"), soft_wrap=True)
    if note:
        out.print(Text(note.strip()))
    out.print(Text(found_hash, "dim"), soft_wrap=True)
    out.print()
