"""Fogline's service beside boardgame.io's own server: `python benchmarks/boardgame_io/run.py --tables 200`.

The same machine, the same minutes, by turns: Fogline, boardgame.io in memory, boardgame.io with its files. The first
time `npm ci` fetches boardgame.io into this folder; Node 20 or newer must be there.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer

HERE = Path(__file__).parent
COLUMNS = ("moves told", "lost", "half / 99 % / 99.9 % / all within ms", "stall ms", "MB", "processor ms a move")


def fogline(tables: int, sockets: int, moves: float, seconds: float, warm_up: float) -> dict[str, Any]:
    """Our service, with San Francisco alone."""
    sizes = ("--tables", tables, "--sockets", sockets, "--moves", moves, "--seconds", seconds, "--warm-up", warm_up)
    own = ("-c", "from fogline.cli import main; main()", "loadtest", "--game", "san", "--clients", "1", "--json")
    report = json.loads(_said(sys.executable, *own, *map(str, sizes)))
    kept = ("moves", "unsent", "lost", "latency_ms", "stall_ms", "memory_mb", "processor_ms")
    return {name: report[name] for name in kept}


def boardgame_io(
    tables: int, sockets: int, moves: float, seconds: float, warm_up: float, folder: str = ""
) -> dict[str, Any]:
    """Their server, in memory or with its files in a folder."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    arguments = [_node(), str(HERE / "server.js"), port, *([folder] if folder else [])]
    server = subprocess.Popen(arguments, cwd=HERE, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    while "ready" not in server.stdout.readline():
        assert server.poll() is None
    sizes = (tables, sockets, moves, seconds, warm_up)
    try:
        seen = json.loads(_said(_node(), str(HERE / "clients.js"), port, *map(str, sizes), str(server.pid)))
    finally:
        server.terminate()
    own = json.loads(server.communicate()[0].strip().splitlines()[-1])
    each = round(1000 * own.pop("processor_s") / max(1, seen["moves"]), 2)
    return {**seen, **{name: round(value, 1) for name, value in own.items()}, "processor_ms": each}


def _node() -> str:
    found = shutil.which("node")
    if found is None:
        raise SystemExit("there is no node on this machine")
    return found


def _said(*command: str) -> str:
    return subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout


def row(name: str, found: dict[str, Any]) -> str:
    """A row of the table."""
    late = found["latency_ms"] or {}
    times = " / ".join(f"{late[part]:.1f}" for part in ("p50", "p99", "p999", "most")) if late else "–"
    cells = (name, found["moves"], found["lost"], times, found["stall_ms"], found["memory_mb"], found["processor_ms"])
    return "| " + " | ".join(map(str, cells)) + " |"


def main(
    tables: int = 200,
    sockets: int = 800,
    moves: float = 50,
    seconds: float = 20,
    warm_up: float = 5,
    rounds: Annotated[int, typer.Option(help="Of all three by turns.")] = 1,
) -> None:
    """Measure all three and print a table."""
    if not (HERE / "node_modules").exists():
        npm = shutil.which("npm")
        assert npm is not None, "there is no npm on this machine"
        subprocess.run([npm, "ci", "--omit=optional", "--ignore-scripts", "--no-audit"], cwd=HERE, check=True)
    sizes = (tables, sockets, moves, seconds, warm_up)
    typer.echo(
        f"{tables} tables, {sockets} sockets, {moves:g} moves a second, {seconds:g} s; load {os.getloadavg()[0]:.1f}\n"
    )
    typer.echo(
        "| | moves told | lost | half / 99 % / 99.9 % / all within ms | longest stall ms | MB | processor ms a move |"
    )
    typer.echo("| --- " * 7 + "|")
    for _ in range(rounds):
        typer.echo(row("Fogline", fogline(*sizes)))
        typer.echo(row("boardgame.io, in memory", boardgame_io(*sizes)))
        with tempfile.TemporaryDirectory() as folder:
            typer.echo(row("boardgame.io, with its files", boardgame_io(*sizes, folder)))


if __name__ == "__main__":
    typer.run(main)
