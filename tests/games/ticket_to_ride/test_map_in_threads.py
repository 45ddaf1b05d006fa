"""A service reads maps in threads, several at once from the first moment."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import importlib, sys, threading, tomllib
from importlib import resources
from fogline.games.ticket_to_ride import map_file

table = tomllib.loads((resources.files("fogline.games.ticket_to_ride") / "data" / "map.toml").read_text("utf-8"))
sys.setswitchinterval(1e-6)
for _ in range(150):
    importlib.reload(map_file)  # types that nobody has used yet
    barrier = threading.Barrier(6)

    def read():
        report = map_file.Report()
        barrier.wait()
        assert map_file.read_table(table, report) is not None

    threads = [threading.Thread(target=read) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


def test_threads_that_read_their_first_map_together_do_not_crash() -> None:
    """Without what `map_file` does at import, msgspec reads memory that isn't there, and the process is gone."""
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
