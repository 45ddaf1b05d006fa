"""Two measurements of the service beside each other."""

from __future__ import annotations

from typing import Final

import msgspec

from fogline.loadtest.report import Report

COMPARED: Final = (
    "moves_per_second",
    "latency_ms.p50",
    "latency_ms.p99",
    "latency_ms.p999",
    "latency_ms.most",
    "stall_ms",
    "memory_mb",
    "processor_ms",
    "storm_s",
    "storm_latency_ms.p99",
    "return_ms.p99",
    "lost",
    "cut_off",
)
"""What is shown of two runs; after a point is a part of a spread."""


class Compared(msgspec.Struct, frozen=True):
    """One figure of two runs."""

    figure: str
    before: float
    after: float
    ratio: float | None
    """The second in terms of the first; None where that is 0."""


def compared(before: Report, after: Report) -> list[Compared]:
    """The figures that both have."""
    found = []
    for figure in COMPARED:
        pair = [_figure(report, figure) for report in (before, after)]
        if pair[0] is not None and pair[1] is not None:
            ratio = round(pair[1] / pair[0], 3) if pair[0] else None
            found.append(Compared(figure, pair[0], pair[1], ratio))
    return found


def _figure(report: Report, figure: str) -> float | None:
    value: object = report
    for name in figure.split("."):
        value = getattr(value, name, None)
    return float(value) if isinstance(value, int | float) else None
