"""What all tests share: the core they run on, and how thoroughly Hypothesis looks."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from fogline import _build

# An interpreted game takes a while, so no deadline for one example; the same examples each time, so that a failure in
# CI is the failure on the desk.
settings.register_profile("fogline", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("fogline")


def pytest_report_header() -> str:
    """Which core the tests run on; one that is older than its source would pass tests that the source fails."""
    if _build.core() == "compiled" and _build.stale():
        changed = ", ".join(_build.stale())
        raise pytest.UsageError(f"changed since it was compiled: {changed}; `make test` builds the core anew")
    return f"core: {_build.core()}"
