"""`fogline simulate`: many games between bots, their records and what they add up to."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from fogline.arena.simulate import Plan, simulate
from fogline.arena.statistics import SeatSummary, Summarizer, Summary
from fogline.arena.thoughts import Thoughts
from fogline.bots import parse_spec, split_specs
from fogline.cli.console import Complaint, err, out, print_json, say, written_whole
from fogline.cli.inputs import DEFAULT_GAME, STDIN, OwnFile, full_name, load_codes, load_game
from fogline.cli.options import AsJson, CodeFiles, DataFile, DeckFile, First, Force, GameName, MapFile, Workers
from fogline.core.figures import Mean, Share
from fogline.core.game import Game
from fogline.core.record import Record


def simulate_command(
    game: GameName = DEFAULT_GAME,
    seats: Annotated[str, typer.Option("--seats", "-s")] = "greedy,greedy,random",
    code: CodeFiles = None,
    number: Annotated[int, typer.Option("--games", "-n", min=1)] = 100,
    seed: int = 1,
    workers: Workers = 1,
    file: Annotated[str | None, typer.Option("--out", "-o")] = None,
    keep_thoughts: Annotated[Path | None, typer.Option("--keep-thoughts")] = None,
    force: Force = False,
    data: DataFile = None,
    deck: DeckFile = None,
    data_map: MapFile = None,
    first: First = None,
    as_json: AsJson = False,
) -> None:
    """Simulate games between bots.

    - `fogline simulate san-francisco --seats random,greedy,random --games 1000 --seed 7 --workers 2 --out games.jsonl`
    - `fogline simulate --seats greedy,random --games 200 --deck my-deck.toml --json`
    - `fogline simulate --code my_bots.py --seats my-bot,greedy`
    """
    load_codes(code)
    specs = tuple(str(parse_spec(spec, programs=True)) for spec in split_specs(seats))
    own = OwnFile(data, deck, data_map)
    loaded = load_game(game, first=first, own=own)
    loaded.start(len(specs))  # refuses a wrong number of players, or a first seat that nobody has
    plan = Plan(
        game=full_name(game),
        seats=specs,
        games=number,
        seed=seed,
        options=dict(loaded.options),
        data=own.text(),
        source=str(own.path or ""),
        thoughts=keep_thoughts is not None,
    )
    began = time.perf_counter()
    summarizer = Summarizer()
    kept = None if keep_thoughts is None else str(keep_thoughts)
    with _records_file(file, force=force) as writer, _records_file(kept, force=force) as thoughts:
        for record in with_progress(plan, workers or os.cpu_count() or 1, thoughts):
            summarizer.add(record)
            if writer is not None:
                writer.write(record.line() + "\n")
    seconds = time.perf_counter() - began
    summary = summarizer.summary()
    if as_json:
        value = {"plan": _plan_json(plan, loaded), **summary.as_dict(), "seconds": round(seconds, 3), "file": file}
        print_json(value) if file != STDIN else err.print_json(msgspec.json.encode(value).decode())
    else:
        _print_summary(summary, loaded, seconds, file)


def _plan_json(plan: Plan, game: Game) -> dict[str, object]:
    fields = {"game": plan.game, "seats": plan.seats, "games": plan.games, "seed": plan.seed, "options": plan.options}
    return {**fields, "data_hash": game.data.hash, "rules_version": game.rules_version}


@contextlib.contextmanager
def _records_file(file: str | None, *, force: bool) -> Iterator[IO[str] | None]:
    """Where the records go: nowhere, the output, or a file that appears when the last game is in it."""
    if file is None or file == STDIN:
        yield sys.stdout if file == STDIN else None
        return
    if Path(file).is_dir():
        raise Complaint("cli-is-folder", file=file)
    with written_whole(Path(file), force=force) as writer:
        yield writer


def with_progress(plan: Plan, workers: int, thoughts: IO[str] | None = None) -> Iterator[Record]:
    """The games of a plan, with a bar on the error stream where that is a terminal."""

    def keep(one: Thoughts) -> None:
        if thoughts is not None:
            thoughts.write(one.line() + "\n")

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(say("cli-simulate-progress"), total=plan.games)
        for record in simulate(plan, workers, on_thoughts=keep):
            yield record
            progress.advance(task)


def percent(figure: Share) -> str:
    """A share with its interval.

    >>> from fogline.core.figures import share
    >>> percent(share(8, 10))
    '80.0 % (49.0–94.3)'
    """
    return f"{100 * figure.share:.1f} % ({100 * figure.low:.1f}–{100 * figure.high:.1f})"


def mean(figure: Mean) -> str:
    """A mean with half the width of its interval."""
    return f"{figure.mean:.2f} ± {figure.high - figure.mean:.2f}"


def _print_summary(summary: Summary, game: Game, seconds: float, file: str | None) -> None:
    console = err if file == STDIN else out
    title = say("cli-simulate-title", game=game.title, games=summary.games)
    table = Table(title=title, title_justify="left", title_style="bold")
    for header in ("seat", "bot", "wins", "share", "points"):
        table.add_column(say(f"cli-simulate-{header}"), justify="left" if header == "bot" else "right")
    for seat in summary.seats:
        table.add_row(*_row(seat))
    console.print(table)
    order = ", ".join(percent(place) for place in summary.order)
    console.print(say("cli-simulate-order", shares=order), soft_wrap=True)
    for termination, share in summary.terminations.items():
        console.print(say("cli-simulate-ending", ending=termination, games=int(share.count), share=percent(share)))
    rate, entries = f"{summary.games / seconds:.1f}", f"{summary.entries.mean:.1f}"
    console.print(say("cli-simulate-length", entries=entries, winner=mean(summary.winning_score), rate=rate))
    if file not in (None, STDIN):
        console.print(say("cli-simulate-written", games=summary.games, file=str(file)), soft_wrap=True)


def _row(seat: SeatSummary) -> tuple[str, ...]:
    return str(seat.seat + 1), seat.player, f"{seat.wins.count:g}", percent(seat.wins), mean(seat.score)
