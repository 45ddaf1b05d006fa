"""`fogline loadtest`: what the table service holds on this machine."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from fogline import games
from fogline.cli.console import Complaint, err, out, print_json, say
from fogline.cli.inputs import full_name
from fogline.cli.loadtest_page import page
from fogline.cli.options import AsJson

if TYPE_CHECKING:  # the other commands start sooner without it
    from fogline.loadtest.measure import Stage
    from fogline.loadtest.plan import Plan
    from fogline.loadtest.report import Report, Spread

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
    ramp: Annotated[bool, typer.Option("--ramp")] = False,
    coming: Annotated[float, typer.Option("--coming", min=0)] = 0,
    crowd: Annotated[int, typer.Option("--crowd", min=0)] = 0,
    slow: Annotated[float, typer.Option("--slow", min=0, max=1)] = 0,
    delay: Annotated[float, typer.Option("--delay", min=0)] = 100,
    loss: Annotated[float, typer.Option("--loss", min=0, max=0.5)] = 0,
    address: Annotated[list[str] | None, typer.Option("--address")] = None,
    compare: Annotated[tuple[Path, Path] | None, typer.Option("--compare")] = None,
    html: Annotated[Path | None, typer.Option("--html")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure the table service.

    - `fogline loadtest --tables 500 --sockets 2000 --seconds 30`
    - `fogline loadtest --database postgresql://localhost/empty --nodes 2 --foreign 0.5`
    - `fogline loadtest --slow 0.3 --delay 150 --loss 0.02 --html report.html --json > report.json`
    - `fogline loadtest --compare before.json after.json`
    """
    from fogline.loadtest.measure import LoadError  # noqa: PLC0415
    from fogline.loadtest.plan import Plan  # noqa: PLC0415

    if compare is not None:
        _compare(*compare, as_json=as_json)
        return
    if html is not None and not html.parent.is_dir():
        raise Complaint("cli-loadtest-html", file=str(html))
    if slow and address:
        raise Complaint("cli-loadtest-slow")
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
        ramp=ramp,
        coming=coming,
        crowd=crowd,
        slow=slow,
        delay_ms=delay,
        loss=loss,
        addresses=tuple(address or ()),
        seed=seed,
    )
    try:
        report = _with_progress(plan, database)
    except LoadError as error:
        raise Complaint("cli-loadtest-failed", detail=str(error)) from None
    print_json(report) if as_json else _print(report)
    if html is not None:
        html.write_text(page(report, rows_of(report)), "utf-8")


def _compare(before: Path, after: Path, *, as_json: bool) -> None:
    """Two measurements beside each other."""
    from fogline.loadtest.comparison import compared  # noqa: PLC0415
    from fogline.loadtest.report import Report  # noqa: PLC0415

    reports = []
    for path in (before, after):
        try:
            reports.append(msgspec.json.decode(path.read_bytes(), type=Report))
        except (OSError, msgspec.DecodeError) as error:
            raise Complaint("cli-loadtest-failed", detail=f"{path}: {error}") from None
    found = compared(*reports)
    if as_json:
        print_json(found)
        return
    table = Table(title_justify="left")
    for heading in ("", before.name, after.name, "×"):
        table.add_column(heading, justify="right" if heading else "left")
    for one in found:
        table.add_row(one.figure, f"{one.before:g}", f"{one.after:g}", "–" if one.ratio is None else f"{one.ratio:.2f}")
    out.print(table)


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
    title = say("cli-loadtest-title", tables=plan.tables, sockets=plan.all_sockets, seconds=f"{plan.seconds:g}")
    table = Table(title=title, title_justify="left", title_style="bold", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for row in rows_of(report):
        table.add_row(*row)
    out.print(table)
    out.print(report.machine)
    faults = {"unsent": report.unsent, "lost": report.lost, "cut-off": report.cut_off, **report.refused}
    for fault, count in faults.items():
        if count:
            out.print(say("cli-loadtest-fault", fault=fault, count=count), soft_wrap=True)


def rows_of(report: Report) -> list[tuple[str, str]]:
    """The figures in words, those that there are."""
    held = say("cli-loadtest-of", held=f"{report.moves_per_second:g}", asked=f"{report.plan.moves:g}")
    storm = None if not report.storm_sockets else "–" if report.storm_s is None else f"{report.storm_s:g} s"
    found = [
        (say("cli-loadtest-held"), held),
        (say("cli-loadtest-latency"), _shown(report.latency_ms)),
        (say("cli-loadtest-answer"), _shown(report.answer_ms)),
        (say("cli-loadtest-storm", sockets=report.storm_sockets), storm),
        (say("cli-loadtest-storm-latency"), _shown(report.storm_latency_ms)),
        (say("cli-loadtest-returned", tables=report.returned), _shown(report.return_ms)),
        (say("cli-loadtest-stall"), _with(report.stall_ms, "ms")),
        (say("cli-loadtest-memory"), _with(report.memory_mb, "MB")),
        (say("cli-loadtest-processor"), _with(report.processor_ms, "ms")),
        (say("cli-loadtest-service"), _percent(report.service_load)),
        (say("cli-loadtest-clients"), _percent(report.client_load)),
        (say("cli-loadtest-others"), _percent(report.other_load)),
    ]
    return [(label, value) for label, value in found if value is not None]


def _shown(spread: Spread | None) -> str | None:
    if spread is None:
        return None
    values = (spread.p50, spread.p90, spread.p99, spread.p999, spread.most)
    return " / ".join(f"{value:.1f}" for value in values) + " ms"


def _with(value: float | None, unit: str) -> str | None:
    return None if value is None else f"{value:g} {unit}"


def _percent(part: float | None) -> str | None:
    return None if part is None else f"{100 * part:.0f} %"
