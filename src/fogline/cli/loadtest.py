"""`fogline loadtest`: what the table service holds on this machine."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from fogline import games
from fogline.cli.console import Complaint, err, out, print_json, say
from fogline.cli.inputs import full_name
from fogline.cli.options import AsJson

if TYPE_CHECKING:  # the other commands start sooner without it
    from fogline.loadtest.measure import Report, Spread, Stage
    from fogline.loadtest.plan import Plan

SERVE = (sys.executable, "-c", "from fogline.cli import main; main()", "serve")
"""The service, in a process of its own."""

Tables = Annotated[int, typer.Option("--tables", min=1)]
Sockets = Annotated[int, typer.Option("--sockets", min=1)]
Seconds = Annotated[float, typer.Option("--seconds", min=1)]
Moves = Annotated[float, typer.Option("--moves", min=0.1)]
GameChoice = Annotated[str | None, typer.Option("--game", "-g")]
ClientProcesses = Annotated[int, typer.Option("--clients", min=1)]
WarmUp = Annotated[float, typer.Option("--warm-up", min=0)]


def loadtest_command(
    tables: Tables = 500,
    sockets: Sockets = 2000,
    seconds: Seconds = 30,
    moves: Moves = 200,
    game: GameChoice = None,
    clients: ClientProcesses = 2,
    warm_up: WarmUp = 6,
    seed: int = 1,
    database: Annotated[str | None, typer.Option("--database", "-d")] = None,
    nodes: Annotated[int, typer.Option("--nodes", min=1)] = 1,
    foreign: Annotated[float, typer.Option("--foreign", min=0, max=1)] = 0,
    storm: Annotated[bool, typer.Option("--storm")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the table service.

    - `fogline loadtest --tables 500 --sockets 2000 --seconds 30`
    - `fogline loadtest --database postgresql://localhost/empty --nodes 2 --foreign 0.5`
    """
    from fogline.loadtest.measure import LoadError  # noqa: PLC0415
    from fogline.loadtest.plan import Plan  # noqa: PLC0415

    if sockets < tables:
        raise Complaint("cli-loadtest-sockets", sockets=sockets, tables=tables)
    plan = Plan(
        tables=tables,
        sockets=sockets,
        seconds=seconds,
        moves=moves,
        games=(full_name(game),) if game is not None else tuple(games.names()),
        clients=min(clients, tables),
        warm_up=warm_up,
        nodes=nodes,
        foreign=foreign,
        storm=storm,
        seed=seed,
    )
    try:
        report = _with_progress(plan, database)
    except LoadError as error:
        raise Complaint("cli-loadtest-failed", detail=str(error)) from None
    print_json(report) if as_json else _print(report)


def _with_progress(plan: Plan, database: str | None) -> Report:
    """The measurement, with a bar on the error stream where that is a terminal."""
    from fogline.loadtest.measure import measure  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("", total=1.0)

        def show(stage: Stage, part: float) -> None:
            progress.update(task, description=say(f"cli-loadtest-{stage}"), completed=part)

        return asyncio.run(measure(plan, SERVE, show, database))


def _print(report: Report) -> None:
    plan = report.plan
    title = say("cli-loadtest-title", tables=plan.tables, sockets=plan.sockets, seconds=f"{plan.seconds:g}")
    table = Table(title=title, title_justify="left", title_style="bold", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_row(
        say("cli-loadtest-held"), say("cli-loadtest-of", held=f"{report.moves_per_second:g}", asked=f"{plan.moves:g}")
    )
    _add_spread(table, "cli-loadtest-latency", report.latency_ms)
    _add_spread(table, "cli-loadtest-answer", report.answer_ms)
    if report.storm_sockets:
        lasted = "–" if report.storm_s is None else f"{report.storm_s:g} s"
        table.add_row(say("cli-loadtest-storm", sockets=report.storm_sockets), lasted)
        _add_spread(table, "cli-loadtest-storm-latency", report.storm_latency_ms)
    table.add_row(say("cli-loadtest-stall"), f"{report.stall_ms:g} ms")
    table.add_row(say("cli-loadtest-memory"), f"{report.memory_mb:g} MB")
    table.add_row(say("cli-loadtest-processor"), f"{report.processor_ms:g} ms")
    table.add_row(say("cli-loadtest-service"), f"{100 * report.service_load:.0f} %")
    table.add_row(say("cli-loadtest-clients"), f"{100 * report.client_load:.0f} %")
    if report.other_load is not None:
        table.add_row(say("cli-loadtest-others"), f"{100 * report.other_load:.0f} %")
    out.print(table)
    out.print(report.machine)
    faults = {"unsent": report.unsent, "lost": report.lost, "cut-off": report.cut_off, **report.refused}
    for fault, count in faults.items():
        if count:
            out.print(say("cli-loadtest-fault", fault=fault, count=count), soft_wrap=True)


def _add_spread(table: Table, label: str, spread: Spread | None) -> None:
    if spread is not None:
        values = (spread.p50, spread.p90, spread.p99, spread.p999, spread.most)
        table.add_row(say(label), " / ".join(f"{value:.1f}" for value in values) + " ms")
