"""What the service counts, as Prometheus reads it, and how long its event loop was ever held up."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Mapping

TICK = 0.05
"""Seconds between two looks at the clock."""


class Metrics:
    """Counters and the longest stall. Labels name kinds and codes, never people, tables or what was played."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, tuple[tuple[str, str], ...]]] = Counter()
        """Each counter by its name and labels."""
        self.stall = 0.0
        """The longest time that the event loop was held up, in seconds."""

    def count(self, name: str, **labels: str) -> None:
        """Count one."""
        self.counts[name, tuple(sorted(labels.items()))] += 1

    async def watch_loop(self) -> None:
        """Look at the clock again and again: what comes too late was held up."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(TICK)
            self.stall = max(self.stall, time.monotonic() - before - TICK)

    def text(self, gauges: Mapping[str, float]) -> str:
        """Everything in Prometheus' text form."""
        lines: list[str] = []
        named = ""
        for (name, labels), value in sorted(self.counts.items()):
            if name != named:
                lines.append(f"# TYPE fogline_{name}_total counter")
                named = name
            inside = ",".join(f'{key}="{label}"' for key, label in labels)
            lines.append(f"fogline_{name}_total{{{inside}}} {value}")
        for gauge, level in sorted({**gauges, "loop_stall_seconds_max": self.stall}.items()):
            lines += [f"# TYPE fogline_{gauge} gauge", f"fogline_{gauge} {level:g}"]
        return "\n".join(lines) + "\n"
