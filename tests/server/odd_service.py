"""`fogline serve` with other limits, and with bots that fail in every way.

It is run as a program, `python -m tests.server.odd_service LIMITS serve …`, so that its workers know the bots too.
"""

from __future__ import annotations

import os
import signal
import sys
from functools import partial
from typing import Any

import msgspec

from fogline.cli import main
from fogline.server import app
from fogline.server.limits import Limits
from fogline.server.storage import SqliteStorage
from tests.server import faulty


def die_at(moment: str, number: int) -> None:
    """Let the service be killed at its n-th transaction: before it, inside it, or before anybody hears of it."""
    write, left = SqliteStorage._write, iter(range(number - 1, -1, -1))

    def kill() -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    def written(storage: SqliteStorage, batch: Any) -> Any:  # noqa: ANN401  (whatever it writes)
        last = next(left, 1) == 0
        if last and moment == "before":
            kill()
        if last and moment == "inside":
            storage._database.set_trace_callback(lambda statement: kill() if statement == "COMMIT" else None)
        result = write(storage, batch)
        if last and moment == "after":
            kill()
        return result

    SqliteStorage._write = written  # type: ignore[assignment,method-assign]


faulty.register()

if __name__ == "__main__":
    limits = msgspec.json.decode(sys.argv.pop(1), type=Limits)
    if "DIE_AT" in os.environ:
        when, count = os.environ["DIE_AT"].split()
        die_at(when, int(count))
    app.Settings = partial(app.Settings, limits=limits)  # type: ignore[assignment,misc]
    main()
