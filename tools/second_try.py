"""Run pytest as CI does: a failed test of the page or the service is run once more, alone.

    python -m tools.second_try [arguments of pytest]

Browsers, sockets and clocks on a busy machine may fail without a fault of ours; rules, bots and records may not. If
all that failed passes alone, the run counts as passed, and a line `FLAKY name` for each says what to look at. What
failed elsewhere, or fails again, fails the run.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

FORGIVEN: Final = ("tests/server/", "tests/web/")
"""Where a test may pass at the second try."""
FAILED: Final = 1
"""pytest's exit code where tests failed; any other is about the run itself."""


def run(arguments: Sequence[str]) -> int:
    """Run pytest, perhaps some tests again; returns the exit code."""
    with tempfile.TemporaryDirectory(prefix="fogline-tests-") as cache:
        code = pytest("-o", f"cache_dir={cache}", *arguments)
        names = failed(Path(cache)) if code == FAILED else []
    if not names or not all(name.startswith(FORGIVEN) for name in names):
        return code
    for name in names:
        print(f"== once more, alone: {name}", flush=True)
        if pytest("-p", "no:cacheprovider", "-n", "0", name):
            return FAILED
    for name in names:
        print(f"FLAKY {name}", flush=True)
    return 0


def pytest(*arguments: str) -> int:
    """Run pytest in a process of its own, which prints what it prints; returns its exit code."""
    return subprocess.run([sys.executable, "-m", "pytest", *arguments], check=False).returncode


def failed(cache: Path) -> list[str]:
    """The tests that failed in the run that filled this cache of pytest's."""
    kept = cache / "v" / "cache" / "lastfailed"
    return list(json.loads(kept.read_text("utf-8"))) if kept.exists() else []


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
