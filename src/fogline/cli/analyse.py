"""`fogline analyse`: who would have won when, which decisions gave something away, and what luck brought."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from fogline import games
from fogline.analysis import Account, Analysis, analyse
from fogline.analysis.accounts import QUICK_SIMS, SIMS
from fogline.cli.analysis_page import page
from fogline.cli.analysis_part import Known
from fogline.cli.analysis_words import in_words, percent, reasons_for
from fogline.cli.console import Complaint, err, out, print_json, say
from fogline.cli.inputs import names_of, nth_record, seat_of
from fogline.cli.options import AsJson, GameNumber, Viewer
from fogline.core.game import SPECTATOR, Game
from fogline.core.record import Record

WIDTH: Final = 60
"""How many columns the graph has."""
BARS: Final = " ▁▂▃▄▅▆▇█"
PARTS: Final = ("start", "luck", "skill", "unseen", "others", "table", "result")
"""The columns of the accounts."""


def analyse_command(
    file: str,
    game: GameNumber = 1,
    seat: Viewer = None,
    sims: Annotated[int | None, typer.Option("--sims", min=0)] = None,
    quick: Annotated[bool, typer.Option("--quick", "-q")] = False,
    as_json: AsJson = False,
    html: Annotated[Path | None, typer.Option("--html")] = None,
    resume: Annotated[Path | None, typer.Option("--resume")] = None,
) -> None:
    """Look back at a game.

    - `fogline analyse game.jsonl`
    - `fogline analyse games.jsonl --game 17 --seat Ada --sims 1000`
    - `fogline analyse --quick game.jsonl --json`
    - `fogline analyse game.jsonl --html game.html --resume game.part`
    """
    record = nth_record(file, game)
    loaded, names = games.of_record(record), names_of(record)
    wanted = seat_of(seat, names)
    seats = list(range(len(names))) if wanted == SPECTATOR else [wanted]
    used = sims if sims is not None else QUICK_SIMS if quick else SIMS
    for path in (html, resume):
        if path is not None and path.is_dir():
            raise Complaint("cli-is-folder", file=str(path))
    known = Known(resume, record.hash, used, seats)
    found = with_progress(record, loaded, used, seats, known)
    if html is not None:
        html.write_text(page(found, loaded, names, seats), "utf-8")
    if as_json:
        print_json(as_value(found, loaded, names, seats))
        return
    _print_graph(found, names)
    _print_turning_points(found, loaded, names, seats)
    _print_accounts(found, names)


def with_progress(record: Record, game: Game, sims: int, seats: Sequence[int], known: Known) -> Analysis:
    """The analysis; a terminal shows how far it is and how long it will take."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(say("cli-analyse-progress"), total=None)
        return analyse(
            record,
            game,
            sims=sims,
            seats=seats,
            on_moment=lambda done, all_: progress.update(task, completed=done, total=all_),
            known=known.moments,
            on_found=known.keep,
        )


def as_value(found: Analysis, game: Game, names: Sequence[str], seats: Sequence[int]) -> dict[str, object]:
    """The analysis as a JSON value, with the turning points in words."""
    value: dict[str, object] = msgspec.to_builtins(found)
    points = [(seat, moment) for seat in seats for moment in found.turning_points(seat)]
    told = [
        {
            "seat": seat,
            "entry": moment.first,
            "played": moment.texts[0],
            "better": moment.better,
            "loss": moment.loss,
            "reasons": list(reasons_for(moment, game, names)),
        }
        for seat, moment in points
    ]
    return {"game": game.name, "players": list(names), **value, "turning_points": told}


def _print_graph(found: Analysis, names: Sequence[str]) -> None:
    """Each player's chances from the first moment to the last, with everything open."""
    out.print(Text(say("cli-analyse-graph"), "bold"))
    wide = max(map(len, names))
    for seat, name in enumerate(names):
        line = Text(f"{name:<{wide}} ")
        line.append(graph([moment.after[seat] for moment in found.moments]), "cyan")
        line.append(f" {percent(found.accounts[seat].result)}")
        out.print(line, soft_wrap=True)
    out.print()


def graph(shares: Sequence[float]) -> str:
    """Shares as a row of bars; where there are many, a bar is the last of several.

    >>> graph([0.0, 0.5, 1.0])
    ' ▄█'
    """
    count = min(WIDTH, len(shares))
    picked = [shares[(place + 1) * len(shares) // count - 1] for place in range(count)]
    return "".join(BARS[round(share * (len(BARS) - 1))] for share in picked)


def _print_turning_points(found: Analysis, game: Game, names: Sequence[str], seats: Sequence[int]) -> None:
    points = [(seat, moment) for seat in seats for moment in found.turning_points(seat)]
    if not points:
        out.print(say("cli-analyse-none" if found.sims else "cli-analyse-unjudged"), soft_wrap=True)
        out.print()
        return
    table = Table(title=say("cli-analyse-points"), title_justify="left", title_style="bold")
    for header in ("entry", "player", "played", "better", "loss", "why"):
        right = header in {"entry", "loss"}
        table.add_column(say(f"cli-analyse-{header}"), justify="right" if right else "left", no_wrap=right)
    for seat, moment in sorted(points, key=lambda point: point[1].first):
        played, better = (Text(in_words(text, game, names)) for text in (moment.texts[0], moment.better or ""))
        why = Text("\n".join(reasons_for(moment, game, names)))
        table.add_row(str(moment.first), Text(names[seat]), played, better, percent(moment.loss), why)
    out.print(table)


def _print_accounts(found: Analysis, names: Sequence[str]) -> None:
    table = Table(title=say("cli-analyse-accounts"), title_justify="left", title_style="bold")
    table.add_column(say("cli-analyse-player"), min_width=8)
    parts = [part for part in PARTS if part != "table" or any(account.table for account in found.accounts)]
    for part in parts:
        table.add_column(say(f"cli-analyse-{part}"), justify="right", no_wrap=True)
    for name, account in zip(names, found.accounts, strict=True):
        table.add_row(Text(name), *(_cell(account, part) for part in parts))
    out.print(table)


def _cell(account: Account, part: str) -> str:
    share: float = getattr(account, part)
    return percent(share) if part in ("start", "result") else percent(share, sign="+")
