"""What the service counts, as Prometheus reads it, and how long its event loop was ever held up."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter, deque
from collections.abc import Mapping
from pathlib import Path

if sys.platform != "win32":
    import resource

    PAGE = resource.getpagesize()
else:
    PAGE = 4096

TICK = 0.01
"""Seconds between two looks at the clock."""
RECENT = 5.0
"""Seconds for which a stall is recent."""


class Metrics:
    """Counters and the longest stall. Labels name kinds and codes, never people, tables or what was played."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, tuple[tuple[str, str], ...]]] = Counter()
        """Each counter by its name and labels."""
        self.stall = 0.0
        """The longest time that the event loop was held up, in seconds."""
        self._recent: deque[tuple[float, float]] = deque()
        self._began = time.monotonic()

    def count(self, name: str, **labels: str) -> None:
        """Count one."""
        self.counts[name, tuple(sorted(labels.items()))] += 1

    def by_label(self, name: str) -> dict[str, int]:
        """The numbers of a counter that has one label, by that."""
        return {labels[0][1]: number for (counted, labels), number in self.counts.items() if counted == name and labels}

    async def watch_loop(self) -> None:
        """Look at the clock again and again: what comes too late was held up."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(TICK)
            now = time.monotonic()
            self.saw_stall(now, now - before - TICK)

    def saw_stall(self, now: float, stall: float) -> None:
        """Take note of how long the event loop was held up; only the longest since each moment is of interest."""
        self.stall = max(self.stall, stall)
        while self._recent and self._recent[-1][1] <= stall:
            self._recent.pop()
        self._recent.append((now, stall))
        while self._recent[0][0] < now - RECENT:
            self._recent.popleft()

    def own(self) -> dict[str, float]:
        """What the process knows of itself."""
        return {
            "loop_stall_seconds_max": self.stall,
            "loop_stall_seconds_recent": self._recent[0][1] if self._recent else 0.0,
            "memory_bytes": float(memory()),
            "processor_seconds": time.process_time(),
            "uptime_seconds": time.monotonic() - self._began,
        }

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
        for gauge, level in sorted({**gauges, **self.own()}.items()):
            lines += [f"# TYPE fogline_{gauge} gauge", f"fogline_{gauge} {level:.9g}"]
        return "\n".join(lines) + "\n"


def memory() -> int:
    """The bytes of memory in use; where the system doesn't tell, the most that ever were, or 0."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except (OSError, ValueError):
        return _most_memory()
    return pages * PAGE


def _most_memory() -> int:
    if sys.platform == "win32":
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
