"""What a measurement of the service gives: one report, and two beside each other."""

from __future__ import annotations

import math
import os
import platform
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

import msgspec

from fogline.loadtest.drive import Result
from fogline.loadtest.plan import Plan


class Spread(msgspec.Struct, frozen=True):
    """How long something took, in milliseconds."""

    p50: float
    p90: float
    p99: float
    p999: float
    most: float


class Second(msgspec.Struct, frozen=True):
    """The moves that were sent in one second."""

    at: int
    """Seconds since the counting began."""
    moves: int
    latency_ms: Spread


class Look(msgspec.Struct, frozen=True):
    """The service at one moment."""

    at: float
    """Seconds since the counting began."""
    memory_mb: float
    stall_ms: float
    """The longest of the last seconds."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured."""

    machine: str
    plan: Plan
    moves: int
    """Moves that everybody at their table had heard of."""
    moves_per_second: float
    """The same a second: what was held."""
    latency_ms: Spread | None
    """From sending a move until the last socket at the table had been told; None where no move arrived."""
    answer_ms: Spread | None
    """From sending a move until its answer, which comes when it is on the disk."""
    stall_ms: float | None
    """The longest time that the service's event loop was held up while it was measured; None, as with the following
    three, where the service runs elsewhere."""
    memory_mb: float | None
    """The most memory that the service had in use."""
    processor_ms: float | None
    """The service's processor time for one move."""
    service_load: float | None
    """The part of one core that the service used."""
    client_load: float
    """The part of one core that the clients used, all together."""
    other_load: float | None
    """The part of one core that went elsewhere: to other programs, or to other guests of the same hardware. None where
    the system doesn't say."""
    unsent: int
    """Moves that were due while no table waited for one."""
    lost: int
    """Moves that not everybody had heard of long after the end."""
    cut_off: int
    """Sockets that the service closed."""
    finished: int
    """Games that came to their end."""
    refused: dict[str, int]
    """Refusals by code."""
    storm_sockets: int = 0
    """Sockets that were lost at once."""
    storm_s: float | None = None
    """Seconds until all of them were back, and had been told how their game stands; None where one never was."""
    storm_latency_ms: Spread | None = None
    """The latency of moves that were made meanwhile."""
    return_ms: Spread | None = None
    """Until a table that its people had left had all of them again."""
    returned: int = 0
    """How many tables that were."""
    seconds: tuple[Second, ...] = ()
    """Second by second."""
    began: float = 0
    """When the counting began, in seconds since 1970."""
    looks: tuple[Look, ...] = ()
    """The service's own figures, look by look."""


def report_of(plan: Plan, results: Sequence[Result], looks: Sequence[Mapping[str, float]], began: float) -> Report:
    """Everything added up; `looks` are the services' own figures from the first second on."""
    moves = sum(len(result.latencies) for result in results)
    refused: Counter[str] = Counter()
    for result in results:
        refused.update(result.refused)
    load = _load(looks)
    clients = sum(result.processor for result in results) / plan.seconds
    return Report(
        machine=f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        plan=plan,
        began=round(began, 3),
        moves=moves,
        moves_per_second=round(moves / plan.seconds, 1),
        latency_ms=_spread([seconds for result in results for seconds in result.latencies]),
        answer_ms=_spread([seconds for result in results for seconds in result.answers]),
        stall_ms=max((look.stall_ms for look in _looks(looks)), default=None),
        memory_mb=max((look.memory_mb for look in _looks(looks)), default=None),
        processor_ms=None if load is None or not moves else round(load * plan.seconds / moves * 1000, 2),
        service_load=None if load is None else round(load, 3),
        client_load=round(clients, 3),
        other_load=None if load is None else _other_load(looks, load + clients),
        unsent=sum(result.unsent for result in results),
        lost=sum(result.lost for result in results),
        cut_off=sum(result.cut_off for result in results),
        finished=sum(result.finished for result in results),
        refused=dict(refused),
        storm_sockets=sum(result.storm_sockets for result in results),
        storm_s=_longest([result.storm for result in results]),
        storm_latency_ms=_spread([seconds for result in results for seconds in result.storm_latencies]),
        return_ms=_spread([seconds for result in results for seconds in result.returns]),
        returned=sum(len(result.returns) for result in results),
        seconds=_seconds(results),
        looks=_looks(looks),
    )


def _load(looks: Sequence[Mapping[str, float]]) -> float | None:
    """The part of one core that the services used; None where nothing was looked at."""
    if not looks:
        return None
    elapsed = looks[-1]["uptime_seconds"] - looks[0]["uptime_seconds"]
    return (looks[-1]["processor_seconds"] - looks[0]["processor_seconds"]) / elapsed if elapsed else 0.0


def _other_load(looks: Sequence[Mapping[str, float]], ours: float) -> float | None:
    elapsed = looks[-1]["uptime_seconds"] - looks[0]["uptime_seconds"]
    if "machine_seconds" not in looks[0] or not elapsed:
        return None
    taken = looks[-1]["machine_seconds"] - looks[0]["machine_seconds"]
    return round(max(0.0, taken / elapsed - ours), 3)


def _seconds(results: Sequence[Result]) -> tuple[Second, ...]:
    found: dict[int, list[float]] = defaultdict(list)
    for result in results:
        for sent, took in zip(result.sent, result.latencies, strict=True):
            found[int(sent)].append(took)
    spreads = {at: _spread(took) for at, took in sorted(found.items())}
    return tuple(Second(at, len(found[at]), spread) for at, spread in spreads.items() if spread is not None)


def _looks(looks: Sequence[Mapping[str, float]]) -> tuple[Look, ...]:
    return tuple(
        Look(
            round(look["uptime_seconds"] - looks[0]["uptime_seconds"], 1),
            round(look["memory_bytes"] / 1e6, 1),
            round(look["loop_stall_seconds_recent"] * 1000, 1),
        )
        for look in looks
    )


def _longest(found: list[float | None]) -> float | None:
    known = [one for one in found if one is not None]
    return round(max(known), 2) if len(known) == len(found) else None


def _spread(seconds: list[float]) -> Spread | None:
    if not seconds:
        return None
    ordered = sorted(seconds)
    found = [round(percentile(ordered, part) * 1000, 2) for part in (0.5, 0.9, 0.99, 0.999, 1)]
    return Spread(*found)


def percentile(ordered: Sequence[float], part: float) -> float:
    """The smallest value that at least this part of all values doesn't exceed.

    >>> [percentile([1, 2, 3, 4], part) for part in (0.5, 0.51, 1)]
    [2, 3, 4]
    """
    return ordered[max(0, math.ceil(part * len(ordered)) - 1)]
