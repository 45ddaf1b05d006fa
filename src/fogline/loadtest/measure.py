"""A whole measurement: the store is filled, the service started, the clients let loose, everything added up."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, Literal
from urllib.request import urlopen

from fogline.client import ServiceError
from fogline.loadtest.drive import AT_ONCE, AWAY, run_clients
from fogline.loadtest.network import Slow, run_relays
from fogline.loadtest.opening import open_tables
from fogline.loadtest.plan import HOST, Order, Plan, TableOrder, orders, placed
from fogline.loadtest.prepare import prepare
from fogline.loadtest.report import Report, report_of
from fogline.server.sqlite_file import CannotOpen

LOOK = 1.0
"""Seconds between two looks at the service's own figures."""
STAT = Path("/proc/stat")
"""Where Linux says what the cores did; the last of its numbers is what other guests of the hardware had."""
ONE_MACHINE = (
    "--limit",
    "sockets_from_one=1000000",
    "--limit",
    "connections_from_one=1000000",
    "--limit",
    "calls=100000",
    "--limit",
    "call_burst=1000000",
)
"""All clients are on this machine, which a service would take for one stranger."""
STARTS_WITHIN = 60.0
"""Seconds that the service may take to begin."""

Stage = Literal["prepare", "connect", "play"]
Progress = Callable[[Stage, float], None]
"""Told how far a stage is, from 0 to 1."""


class LoadError(Exception):
    """The measurement could not be made; the text says why, for people."""


async def measure(plan: Plan, serve: Sequence[str], progress: Progress, database: str | None = None) -> Report:
    """Run a measurement. `serve` is the command of a service, to which the port and the store are added.

    The store is a file of its own, or an empty PostgreSQL database at an address.
    """
    _allow_files(plan.all_sockets)
    if plan.addresses:
        return await _measure_at(plan, progress)
    with tempfile.TemporaryDirectory(prefix="fogline-load-") as folder:
        store = database or str(Path(folder) / "tables.db")
        progress("prepare", 0)
        try:
            tables = await prepare(plan, store)
        except CannotOpen as error:
            raise LoadError(f"{error.path}: {error.code} {error.detail}".strip()) from error
        ports = _free_ports(3 * plan.nodes)
        services, metrics, inner = ports[::3], ports[1::3], ports[2::3]
        async with contextlib.AsyncExitStack() as stack:
            for number, (port, figures, node) in enumerate(zip(services, metrics, inner, strict=True)):
                command = [*serve, "--metrics-port", str(figures), "--database", store]
                command += ["--node", f"{HOST}:{node}"] if plan.nodes > 1 else []
                command += ["--limit", f"idle={AWAY / 2}"] if plan.coming else []
                log = Path(folder) / f"{number}.log"
                await stack.enter_async_context(_service(command, log, port))
            await _share_out(services, tables)
            slow = await stack.enter_async_context(_slow_network(plan, services))
            pipes = await stack.enter_async_context(_clients(orders(plan, placed(plan, services, tables, slow))))
            await _connect(plan, pipes, progress)
            return await _play(plan, metrics, pipes, progress)


async def _measure_at(plan: Plan, progress: Progress) -> Report:
    """The same of services that run elsewhere, of which only what clients see is known."""
    progress("prepare", 0)
    try:
        tables = await open_tables(plan)
        async with contextlib.AsyncExitStack() as stack:
            pipes = await stack.enter_async_context(_clients(orders(plan, tables)))
            await _connect(plan, pipes, progress)
            return await _play(plan, (), pipes, progress)
    except (ServiceError, OSError) as error:
        raise LoadError(str(error)) from error


def _free_ports(count: int) -> list[int]:
    with contextlib.ExitStack() as stack:
        free = [stack.enter_context(socket.socket()) for _ in range(count)]
        for one in free:
            one.bind((HOST, 0))
        return [one.getsockname()[1] for one in free]


async def _share_out(ports: Sequence[int], tables: Sequence[TableOrder]) -> None:
    """Let every node have its tables, by being the first to ask for them."""
    if len(ports) == 1:
        return
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(port: int, name: str) -> None:
        async with gate:
            await asyncio.to_thread(_fetch, port, f"/api/tables/{name}")

    await asyncio.gather(*(one(ports[n % len(ports)], table.name) for n, table in enumerate(tables)))


async def _connect(plan: Plan, pipes: list[Connection], progress: Progress) -> None:
    """Wait until every process has all its sockets."""
    opened = 0
    for pipe in pipes:
        while (said := await _hear(pipe)) != "ready":
            opened += int(said)
            progress("connect", opened / plan.all_sockets)


async def _play(plan: Plan, metrics: Sequence[int], pipes: list[Connection], progress: Progress) -> Report:
    for pipe in pipes:
        pipe.send("go")
    results = asyncio.gather(*(_hear(pipe) for pipe in pipes))
    whole = plan.warm_up + plan.seconds
    began, counted = time.monotonic(), time.time() + plan.warm_up
    looks: list[dict[str, float]] = []
    while not results.done():
        elapsed = time.monotonic() - began
        progress("play", min(1.0, elapsed / whole))
        if metrics and plan.warm_up <= elapsed <= whole:
            looks.append(await asyncio.to_thread(_all_figures, metrics) | _machine())
        await asyncio.wait([results], timeout=LOOK)
    return report_of(plan, await results, looks, counted)


# The service and the clients.


@contextlib.asynccontextmanager
async def _service(command: Sequence[str], log: Path, port: int) -> AsyncIterator[None]:
    """A service in a process of its own."""
    with log.open("wb") as stream:
        process = await asyncio.create_subprocess_exec(*command, "--port", str(port), *ONE_MACHINE, stderr=stream)
    try:
        await _await_ready(process, port)
        yield
    except (LoadError, OSError) as error:
        raise LoadError(f"{error}. The service said: {await asyncio.to_thread(_end_of, log)}") from error
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def _await_ready(process: asyncio.subprocess.Process, port: int) -> None:
    until = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < until and process.returncode is None:
        with contextlib.suppress(OSError):
            await asyncio.to_thread(_fetch, port, "/ready")
            return
        await asyncio.sleep(0.05)
    raise LoadError("the service did not start")


def _end_of(log: Path) -> str:
    return log.read_text("utf-8", "replace")[-2000:].strip()


@contextlib.asynccontextmanager
async def _slow_network(plan: Plan, ports: Sequence[int]) -> AsyncIterator[list[int]]:
    """The ports at which the services are reached slowly, in the same order; none where nobody is."""
    if not plan.slow:
        yield []
        return
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    slow = Slow(plan.delay_ms / 1000, plan.loss)
    process = context.Process(target=run_relays, args=(ports, slow, there), daemon=True)
    process.start()
    try:
        yield await _hear(here)
    finally:
        process.terminate()


@contextlib.asynccontextmanager
async def _clients(found: list[Order]) -> AsyncIterator[list[Connection]]:
    """The client processes; yields a pipe to each."""
    context = multiprocessing.get_context("spawn")
    pipes: list[Connection] = []
    processes: list[SpawnProcess] = []
    try:
        for order in found:
            here, there = context.Pipe()
            process = context.Process(target=run_clients, args=(order, there), daemon=True)
            process.start()
            there.close()
            pipes.append(here)
            processes.append(process)
        yield pipes
    finally:
        for process in processes:
            process.terminate()


async def _hear(pipe: Connection) -> Any:  # noqa: ANN401  (a number, "ready" or a result)
    try:
        said = await asyncio.to_thread(pipe.recv)
    except EOFError:
        raise LoadError("a client process failed") from None
    if isinstance(said, OSError):
        raise LoadError(str(said))
    return said


def _all_figures(ports: Sequence[int]) -> dict[str, float]:
    """Those of all nodes together: what they used is added up, the longest stall is that of any."""
    found = [_figures(port) for port in ports]
    added = {name: sum(one[name] for one in found) for name in ("processor_seconds", "memory_bytes")}
    return added | {name: max(one[name] for one in found) for name in ("uptime_seconds", "loop_stall_seconds_recent")}


def _figures(port: int) -> dict[str, float]:
    """The service's own figures."""
    lines = _fetch(port, "/metrics").splitlines()
    pairs = [line.rsplit(" ", 1) for line in lines if line and not line.startswith("#") and "{" not in line]
    return {name.removeprefix("fogline_"): float(value) for name, value in pairs}


def _machine() -> dict[str, float]:
    """Seconds for which the cores were not idle, since the machine began; nothing where the system doesn't say."""
    if not STAT.exists():
        return {}
    user, nice, system, _idle, _waiting, *rest = map(int, STAT.read_text("ascii").split("\n", 1)[0].split()[1:9])
    return {"machine_seconds": (user + nice + system + sum(rest)) / os.sysconf("SC_CLK_TCK")}


def _fetch(port: int, path: str) -> str:
    with urlopen(f"http://{HOST}:{port}{path}", timeout=30) as response:
        return str(response.read(), "utf-8")


def _allow_files(sockets: int) -> None:
    """Every socket is an open file; the system's habitual limit is often below what it allows."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  (not there on Windows)

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    wanted = sockets + 500
    if most != resource.RLIM_INFINITY and most < wanted:
        raise LoadError(f"{sockets} sockets need {wanted} open files; the system allows {most}")
    now = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
