"""Whether the simulation of nodes agrees with nodes: `python -m tools.scale_agree`.

One node at a gentle pace and the bare calls of its database say what everything costs. From that alone the simulation
says what one node and two do at other paces, and `fogline loadtest` measures the same, on PostgreSQL of a wheel.
"""

from __future__ import annotations

import asyncio
import os
import statistics
from collections.abc import Mapping
from contextlib import closing
from typing import Annotated

import msgspec
import typer

from fogline import games
from fogline.cli.loadtest import SERVE
from fogline.loadtest.measure import measure
from fogline.loadtest.plan import Plan
from fogline.loadtest.report import Report
from tools.scale import Costs, Simulation
from tools.scale_database import calls_of

AIM = 0.2
"""How much they may differ."""
FIGURES = ("moves a second", "half within ms", "99 % within ms", "processor ms a move")


class Seen(msgspec.Struct, frozen=True):
    """What one run gave, measured or simulated, in the order of `FIGURES`."""

    rate: float
    p50: float
    p99: float
    move: float


def seen(report: Report) -> Seen:
    """A measured run."""
    assert report.latency_ms is not None
    assert report.processor_ms is not None
    return Seen(report.moves_per_second, report.latency_ms.p50, report.latency_ms.p99, report.processor_ms)


def simulated(costs: Costs, nodes: int, cores: int, rate: float, foreign: float) -> Seen:
    """The same by the simulation."""
    found = Simulation(costs, nodes, cores, rate, foreign).run(20)
    return Seen(found.rate, found.p50, found.p99, 1000 * nodes * found.node_load / found.rate)


def costs_of(gentle: Seen, client: float, calls: Mapping[int, float]) -> Costs:
    """What things cost: a gentle run, the clients' time for a move, and milliseconds of calls with so many moves.

    What a gentle move takes beyond node, database and clients is the disk's.
    """
    few, many = min(calls), max(calls)
    row = max(0.0, (calls[many] - calls[few]) / (many - few))
    known = gentle.move + client + row
    rest = max(0.0, gentle.p50 - known)
    return Costs(move=gentle.move, call=rest / 3, row=row, flush=rest * 2 / 3, client=client)


def row(name: str, measured: Seen, expected: Seen) -> str:
    """A row of the docs' table: measured, simulated, and the difference in the middle."""
    pairs = zip(msgspec.structs.astuple(measured), msgspec.structs.astuple(expected), strict=True)
    cells = (f"{one:.4g} / {other:.4g} ({100 * (other / one - 1):+.0f} %)" for one, other in pairs)
    return f"| {name} | {' | '.join(cells)} |"


def main(
    seconds: Annotated[float, typer.Option(help="Of each of the five runs.")] = 15,
    tables: int = 100,
    rates: Annotated[str, typer.Option(help="Moves a second.")] = "100,250",
) -> None:
    """Measure and simulate, and print both."""
    from tests.server.postgres import Server  # noqa: PLC0415  (its wheel isn't made for every machine)

    def run(nodes: int, rate: float, foreign: float) -> Report:
        plan = Plan(
            tables=tables,
            sockets=3 * tables,
            seconds=seconds,
            moves=rate,
            games=tuple(games.names()),
            nodes=nodes,
            foreign=foreign,
            warm_up=3,
        )
        return asyncio.run(measure(plan, SERVE, lambda *_: None, server.database()))

    cores = os.cpu_count() or 1
    with closing(Server()) as server:
        calls = {size: statistics.median(took) for size, took in calls_of(server.database(), (1, 16), 100).items()}
        gentle = run(1, 40, 0)
        client = 1000 * gentle.client_load / gentle.moves_per_second
        costs = costs_of(seen(gentle), client, calls)
        typer.echo(f"{costs}; load {os.getloadavg()[0]:.1f}\n\n| | {' | '.join(FIGURES)} |\n{'| --- ' * 5}|")
        for nodes, foreign in ((1, 0.0), (2, 0.5)):
            for rate in map(float, rates.split(",")):
                expected = simulated(costs, nodes, cores, rate, foreign)
                typer.echo(row(f"{nodes} × {rate:g}", seen(run(nodes, rate, foreign)), expected))


if __name__ == "__main__":
    typer.run(main)
