"""`fogline bench`: how fast the rules are here, on one core, beside a peer measured in the same run.

Machines are noisy: time is the processor's, our games and the peer are measured in short slices by turns, and the
median of each counts.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Annotated, Final

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

import fogline
from fogline import _build
from fogline.cli.console import err, out, print_json
from fogline.cli.inputs import all_games
from fogline.cli.options import AsJson
from fogline.cli.peer import Peer
from fogline.core.game import Game
from fogline.core.native import CHANCE, Luck, Moves, Position, rollout

SLICE: Final = 0.1
"""Seconds of one slice."""
ROUNDS: Final = 15
"""Slices of each contestant, unless told otherwise."""
BATCH: Final = 2000
"""Decisions in one measurement of a step from Python."""


class Report(msgspec.Struct, kw_only=True):
    """Everything that was measured."""

    version: str
    python: str
    machine: str
    core: str
    """Which core ran: ``compiled`` or ``interpreted``."""
    actions_per_second: dict[str, dict[str, float]]
    """Random play with legal moves generated at each decision, by game and number of players."""
    interpreted: dict[str, dict[str, float]] | None
    """The same with the core interpreted; None where that is what ran anyway."""
    peer: dict[str, str | float] | None
    """The peer's name, version and actions a second; None where it isn't installed."""
    ratio: dict[str, dict[str, float]] | None
    """Our actions for each of the peer's."""
    clone_us: dict[str, float]
    """Microseconds of `clone()` of a mid-game position with most players, called from Python."""
    step_us: dict[str, float]
    """Microseconds of one `legal` and one `step` from Python, on the integer path."""
    sample_us: dict[str, float]
    """Microseconds of one sample of a belief, after `prepare`."""


def bench_command(
    as_json: AsJson = False,
    rounds: Annotated[int, typer.Option(min=1)] = ROUNDS,
    interpreted: bool = True,
    peer: bool = True,
) -> None:
    """Measure how fast the rules are.

    - `fogline bench --json`
    """
    report = measure(rounds, interpreted=interpreted, with_peer=peer)
    if as_json:
        print_json(report)
    else:
        _print(report)


def measure(rounds: int, *, interpreted: bool = True, with_peer: bool = True) -> Report:
    """Run everything once."""
    loaded = all_games()
    peer = _peer() if with_peer else None
    speeds, peer_speed = interleaved(loaded, peer, rounds)
    ratio = None
    if peer_speed is not None:
        ratio = {name: {n: round(speed / peer_speed, 2) for n, speed in by.items()} for name, by in speeds.items()}
    middles = {game.name: middle(game) for game in loaded}
    return Report(
        version=fogline.__version__,
        python=platform.python_version(),
        machine=f"{platform.machine()}, {os.cpu_count()} cores",
        core=_build.core(),
        actions_per_second=speeds,
        interpreted=_interpreted(rounds) if interpreted and _build.core() == "compiled" else None,
        peer=None if peer is None or peer_speed is None else _peer_figures(peer, peer_speed),
        ratio=ratio,
        clone_us={name: round(microseconds(position.clone), 4) for name, position in middles.items()},
        step_us={game.name: round(step_time(game), 4) for game in loaded},
        sample_us={game.name: round(sample_time(game, middles[game.name]), 4) for game in loaded},
    )


def interleaved(loaded: list[Game], peer: Peer | None, rounds: int) -> tuple[dict[str, dict[str, float]], float | None]:
    """Median actions a second of each game with each number of players, and of the peer, slice by slice in turns."""
    slices: dict[tuple[str, int], list[float]] = {(game.name, n): [] for game in loaded for n in game.players}
    peer_slices: list[float] = []
    luck, moves = Luck(7), Moves()
    for _ in range(rounds):
        for game in loaded:
            for players in game.players:
                slices[game.name, players].append(random_play(game.start(players).position, luck, moves, SLICE))
        if peer is not None:
            peer_slices.append(peer.run(SLICE))
    speeds: dict[str, dict[str, float]] = {game.name: {} for game in loaded}
    for (name, players), measured in slices.items():
        speeds[name][str(players)] = round(statistics.median(measured))
    return speeds, statistics.median(peer_slices) if peer_slices else None


def random_play(start: Position, luck: Luck, moves: Moves, seconds: float) -> float:
    """Actions a second of whole random games from a start."""
    actions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or not actions:
        for _ in range(10):
            actions += rollout(start.clone(), luck, moves)
    return actions / spent


def middle(game: Game) -> Position:
    """A position with most players, half-way through a random game."""
    start = game.start(game.players[-1]).position
    length = rollout(start.clone(), Luck(3), Moves())
    return _walk(start.clone(), Luck(3), length // 2)


def _walk(position: Position, luck: Luck, steps: int) -> Position:
    """The same decisions and the same luck as `rollout` makes, a number of them."""
    moves = Moves()
    for _ in range(steps):
        if position.is_over():
            break
        if position.is_chance():
            position.step(CHANCE, position.sample(luck), None)
        else:
            seat = first_actor(position)
            moves.clear()
            position.legal(seat, moves)
            position.step(seat, moves.get(luck.below(moves.count)), None)
    return position


def first_actor(position: Position) -> int:
    """The first of the seats that must decide."""
    waiting = position.actors()
    return int(waiting & -waiting).bit_length() - 1


def microseconds(call: Callable[[], object], batches: int = 9) -> float:
    """The median time of a call."""
    count = 1
    while (one := _timed(call, count)) < 0.005:
        count *= 4
    return 1e6 * statistics.median([one, *(_timed(call, count) for _ in range(batches))]) / count


def _timed(call: Callable[[], object], count: int) -> float:
    began = time.process_time()
    for _ in range(count):
        call()
    return time.process_time() - began


def step_time(game: Game, batches: int = 9) -> float:
    """Microseconds of listing the legal actions and making one, at the decisions of random games."""
    decisions = _decisions(game, BATCH)
    return 1e6 * statistics.median(_time_steps(decisions) for _ in range(batches)) / len(decisions)


def _decisions(game: Game, count: int) -> list[tuple[Position, int, int]]:
    """Positions where a seat decides, with the seat and one of its actions."""
    found: list[tuple[Position, int, int]] = []
    luck, moves = Luck(11), Moves()
    position = game.start(game.players[-1]).position
    while len(found) < count:
        if position.is_over():
            position = game.start(game.players[-1]).position
        elif position.is_chance():
            position.step(CHANCE, position.sample(luck), None)
        else:
            seat = first_actor(position)
            moves.clear()
            position.legal(seat, moves)
            move = moves.get(luck.below(moves.count))
            found.append((position.clone(), seat, move))
            position.step(seat, move, None)
    return found


def _time_steps(decisions: list[tuple[Position, int, int]]) -> float:
    fresh = [(position.clone(), seat, move) for position, seat, move in decisions]
    moves = Moves()
    began = time.process_time()
    for position, seat, move in fresh:
        moves.clear()
        position.legal(seat, moves)
        position.step(seat, move, None)
    return time.process_time() - began


def sample_time(game: Game, position: Position) -> float:
    """Microseconds of drawing one world that agrees with what the first seat knows."""
    sampler = game.prepare(game.view(position, 0))
    luck = Luck(5)
    return microseconds(lambda: sampler.sample(luck))


def _peer() -> Peer | None:
    try:
        return Peer()
    except ImportError:
        return None


def _peer_figures(peer: Peer, speed: float) -> dict[str, str | float]:
    return {"name": peer.name, "version": peer.version, "actions_per_second": round(speed)}


def _interpreted(rounds: int) -> dict[str, dict[str, float]] | None:
    """The same play with the core interpreted, in a process of its own."""
    command = [sys.executable, "-c", f"from fogline.cli import bench; bench.print_speeds({max(1, rounds // 5)})"]
    environment = {**os.environ, _build.VARIABLE: "interpreted", _build.CHECK: "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        err.print(f"the interpreted core could not be measured: {done.stderr.strip()}", markup=False)
        return None
    speeds: dict[str, dict[str, float]] = json.loads(done.stdout)
    return speeds


def print_speeds(rounds: int) -> None:
    """Actions a second without a peer, as JSON: what `_interpreted` reads from another process."""
    typer.echo(json.dumps(interleaved(all_games(), None, rounds)[0]))


def _print(report: Report) -> None:
    title = f"Actions a second in random play, one core ({report.core})"
    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    for column in ("", "players", report.core, "interpreted", "× peer"):
        table.add_column(column, justify="left" if not column else "right")
    for name, by_players in report.actions_per_second.items():
        for players, speed in by_players.items():
            slow = report.interpreted[name][players] if report.interpreted else None
            ratio = f"{report.ratio[name][players]:.2f}" if report.ratio else "–"
            table.add_row(name, players, f"{speed:,.0f}", f"{slow:,.0f}" if slow else "–", ratio)
    out.print(table)
    if report.peer is not None:
        speed = float(report.peer["actions_per_second"])
        named = f"{report.peer['name']} {report.peer['version']}"
        out.print(f"peer: {named}, C++ MCTSBot rollouts: {speed:,.0f} actions a second", soft_wrap=True)
    else:
        out.print("peer: not installed, pip install 'fogline[bench]'", markup=False)
    for name in report.clone_us:
        times = f"clone {report.clone_us[name]:.2f} µs, legal + step from Python {report.step_us[name]:.2f} µs"
        out.print(f"{name}: {times}, sample of a belief {report.sample_us[name]:.2f} µs", soft_wrap=True)
