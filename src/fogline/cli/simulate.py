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
from fogline.bots import BOTS, parse_spec
from fogline.cli.console import Complaint, err, out, print_json, say, written_whole
from fogline.cli.inputs import DEFAULT_GAME, STDIN, full_name, load_game, read_text
from fogline.cli.options import AsJson, DeckFile, First, Force, GameName, MapFile, Workers
from fogline.cli.tally import SeatTally, Tally
from fogline.core.game import Game
from fogline.core.record import Record

_SEATS_HELP = f"A bot for each seat, with commas: {', '.join(BOTS)}."


def simulate_command(
    game: GameName = DEFAULT_GAME,
    seats: Annotated[str, typer.Option("--seats", "-s", help=_SEATS_HELP)] = "greedy,greedy,random",
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, with any number of workers.")] = 1,
    workers: Workers = 1,
    file: Annotated[str | None, typer.Option("--out", "-o", help="Where the records go; - for the output.")] = None,
    force: Force = False,
    deck: DeckFile = None,
    data_map: MapFile = None,
    first: First = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games, write the records, and say who won how often.

    fogline simulate san-francisco --seats random,greedy,random --games 1000 --seed 7 --workers 2 --out games.jsonl
    fogline simulate --seats greedy,random --games 200 --deck my-deck.toml --json
    """
    specs = tuple(str(parse_spec(spec.strip())) for spec in seats.split(","))
    loaded = load_game(game, first=first, deck=deck, data_map=data_map)
    loaded.start(len(specs))  # refuses a wrong number of players, or a first seat that nobody has
    owner_file = deck or data_map
    plan = Plan(
        game=full_name(game),
        seats=specs,
        games=number,
        seed=seed,
        options=dict(loaded.options),
        data=read_text(str(owner_file)) if owner_file else None,
        source=str(owner_file or ""),
    )
    began = time.perf_counter()
    tally = Tally(specs)
    with _records_file(file, force=force) as writer:
        for record in _with_progress(plan, workers or os.cpu_count() or 1):
            tally.add(record)
            if writer is not None:
                writer.write(record.line() + "\n")
    seconds = time.perf_counter() - began
    if as_json:
        value = {"plan": _plan_json(plan, loaded), **tally.as_dict(), "seconds": round(seconds, 3), "file": file}
        print_json(value) if file != STDIN else err.print_json(msgspec.json.encode(value).decode())
    else:
        _print_summary(tally, loaded, seconds, file)


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


def _with_progress(plan: Plan, workers: int) -> Iterator[Record]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(say("cli-simulate-progress"), total=plan.games)
        for record in simulate(plan, workers):
            yield record
            progress.advance(task)


def _print_summary(tally: Tally, game: Game, seconds: float, file: str | None) -> None:
    console = err if file == STDIN else out
    title = say("cli-simulate-title", game=game.title, games=tally.games)
    table = Table(title=title, title_justify="left", title_style="bold")
    for header in ("seat", "bot", "wins", "share", "points", "place"):
        table.add_column(say(f"cli-simulate-{header}"), justify="left" if header == "bot" else "right")
    for seat, one in enumerate(tally.seats):
        table.add_row(*_row(seat, one))
    console.print(table)
    for (termination, rule), count in sorted(tally.terminations.items()):
        share = f"{100 * count / tally.games:.1f} %"
        console.print(say("cli-simulate-ending", ending=termination, rule=rule, games=count, share=share))
    rate = f"{tally.games / seconds:.1f}"
    winner = f"{tally.winning.mean:.2f}"
    console.print(say("cli-simulate-length", entries=f"{tally.entries.mean:.1f}", winner=winner, rate=rate))
    if file not in (None, STDIN):
        console.print(say("cli-simulate-written", games=tally.games, file=str(file)), soft_wrap=True)


def _row(seat: int, one: SeatTally) -> tuple[str, ...]:
    low, high = one.interval
    share = f"{100 * one.share:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
    points = f"{one.points.mean:.2f} ± {one.points.error:.2f}"
    return str(seat + 1), one.bot, f"{one.wins:g}", share, points, f"{one.places.mean:.2f}"
