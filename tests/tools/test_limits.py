"""A test that hangs fails, and the run goes on: pytest runs here on tests that hang in every way we know."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

SHARED = """
import asyncio
import itertools
import subprocess
import sys
import time

import pytest
from hypothesis import given, strategies
from tests.table.drive import in_loop


@pytest.fixture
def service():
    yield
    time.sleep(600)
"""
ENDED_BY_AN_EXCEPTION = """
def test_sleeps():
    time.sleep(600)

@in_loop
async def test_awaits():
    await asyncio.Event().wait()

def test_waits_for_a_process():
    subprocess.run([sys.executable, "-c", "import time; time.sleep(600)"])

def test_has_a_fixture_that_sleeps(service):
    pass
"""
ENDED_WITH_ITS_PROCESS = """
def test_swallows():
    try:
        time.sleep(600)
    except BaseException:
        time.sleep(600)

@in_loop
async def test_spins_in_another_task():
    async def spin():
        while True:
            time.sleep(0.1)
            await asyncio.sleep(0)

    spinning = asyncio.create_task(spin())
    await asyncio.Event().wait()

def test_never_looks_up():
    sum(itertools.repeat(0))

@given(strategies.integers())
def test_searches(number):
    time.sleep(600)

def test_sleeps_and_its_fixture_too(service):
    time.sleep(600)
"""
PASSES = """
def test_passes():
    pass
"""


def run(folder: Path, code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run pytest on a file, set up as ours is but for the limit."""
    shutil.copy(ROOT / "pyproject.toml", folder)
    shutil.copy(ROOT / "tests" / "conftest.py", folder)
    (folder / "test_tiny.py").write_text(SHARED + code + PASSES)
    variables = {
        "FOGLINE_CORE": "interpreted",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # those that aren't needed take a while to import
        "PYTEST_ADDOPTS": "-p xdist.plugin -p pytest_timeout",
        "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]),
    }
    return subprocess.run(
        [sys.executable, "-m", "pytest", "--timeout", "2", "test_tiny.py", *arguments],
        cwd=folder,
        env=os.environ | variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def failed(printed: str) -> set[str]:
    return set(re.findall(r"^(?:FAILED|ERROR) test_tiny.py::(\w+)", printed, re.MULTILINE))


def named(code: str) -> set[str]:
    return set(re.findall(r"def (test_\w+)", code))


def test_tests_that_hang_fail_and_the_next_one_runs(tmp_path: Path) -> None:
    done = run(tmp_path, ENDED_BY_AN_EXCEPTION, "-n", "0")
    assert failed(done.stdout) == named(ENDED_BY_AN_EXCEPTION)
    assert "3 failed, 2 passed, 1 error" in done.stdout
    assert done.returncode == 1


def test_where_an_exception_is_not_enough_a_worker_ends_and_the_next_one_goes_on(tmp_path: Path) -> None:
    done = run(tmp_path, ENDED_BY_AN_EXCEPTION + ENDED_WITH_ITS_PROCESS, "-n", "1")
    assert failed(done.stdout) == named(ENDED_BY_AN_EXCEPTION) | named(ENDED_WITH_ITS_PROCESS)
    crashed = set(re.findall(r"crashed while running 'test_tiny.py::(\w+)'", done.stdout))
    assert crashed == named(ENDED_WITH_ITS_PROCESS)
    assert ", 2 passed, 1 error" in done.stdout
    assert done.returncode == 1


def test_without_workers_the_run_ends_and_names_the_place(tmp_path: Path) -> None:
    done = run(tmp_path, ENDED_WITH_ITS_PROCESS, "-n", "0", "-k", "never_looks_up")
    assert re.search(r'test_tiny.py", line \d+ in test_never_looks_up', done.stdout)
    assert done.returncode == 1
