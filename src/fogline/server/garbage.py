"""Garbage in cycles, looked for in a way that nobody waits for.

By itself Python looks again and again at all that lives: with 2,000 tables in memory such a pass took 0.9 seconds, in
which nobody could move. But what the service keeps has no cycles: tables, sockets and what belongs to them are gone
with the last reference to them (`tests/server/test_garbage.py`). So each object is looked at twice, while it is young
and in a small portion, and what lives on is put aside: twice, since a call that is refused leaves a cycle when it is
over, and was under way the first time. All is looked at again when nobody has asked for anything for a while, and,
should something leave cycles later, where far more lies there than was kept the last time.
"""

from __future__ import annotations

import gc
from typing import Any

PORTION = 1_000
"""Objects that are looked at together, which takes about a millisecond."""
PORTIONS = 8
"""Portions whose survivors are looked at together once more."""
NEVER = 1_000_000_000
"""After how many of those Python would look at older objects too."""


def collect_in_portions() -> None:
    """Begin with it, for the whole process; what is there already is put aside."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(PORTION, PORTIONS, NEVER)
    gc.callbacks.append(_put_aside)


def collect_everything() -> int:
    """Look at all that was put aside, and say how much of it is kept; does nothing before it has begun."""
    if _put_aside not in gc.callbacks:
        return 0
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    return put_aside()


def put_aside() -> int:
    """How many objects wait to be looked at again."""
    return gc.get_freeze_count()


def _put_aside(phase: str, portion: dict[str, Any]) -> None:
    if phase == "stop" and portion["generation"] > 0:
        gc.freeze()
