"""What the service tells of itself: stalls of its loop, ever and lately, and counters."""

from __future__ import annotations

import asyncio
import time

from fogline.server.metrics import Metrics
from tests.table.drive import in_loop


def value(metrics: Metrics, name: str) -> float:
    line = next(line for line in metrics.text({}).splitlines() if line.startswith(f"fogline_{name} "))
    return float(line.split()[1])


def test_the_longest_stall_is_kept_for_ever_and_a_recent_one_for_a_while() -> None:
    metrics = Metrics()
    assert value(metrics, "loop_stall_seconds_recent") == 0
    for now, stall, recent in [(0, 0.5, 0.5), (3, 0.1, 0.5), (4, 0.2, 0.5), (5.1, 0.05, 0.2), (9.2, 0.0, 0.05)]:
        metrics.saw_stall(now, stall)
        assert value(metrics, "loop_stall_seconds_recent") == recent, now
        assert value(metrics, "loop_stall_seconds_max") == 0.5


@in_loop
async def test_a_loop_that_is_held_up_is_noticed() -> None:
    metrics = Metrics()
    watching = asyncio.create_task(metrics.watch_loop())
    await asyncio.sleep(0.03)
    time.sleep(0.2)  # noqa: ASYNC251  (this is what must not happen)
    await asyncio.sleep(0.03)
    watching.cancel()
    assert value(metrics, "loop_stall_seconds_recent") > 0.15


def test_the_process_knows_itself() -> None:
    metrics = Metrics()
    metrics.count("answers", code="ok")
    metrics.count("answers", code="ok")
    assert 'fogline_answers_total{code="ok"} 2' in metrics.text({})
    assert value(metrics, "memory_bytes") > 1e7
    assert value(metrics, "processor_seconds") > 0
    assert value(metrics, "uptime_seconds") >= 0
