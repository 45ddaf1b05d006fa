"""The second try of CI, on tests that fail always, once or when they aren't alone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PASSES = """
def test_passes():
    pass
"""
FAILS = """
def test_fails():
    assert False
"""
FAILS_ONCE = """
import pathlib
import pytest

@pytest.mark.parametrize("name", ["a b", "c::d"])
def test_fails_once(name):
    tried = pathlib.Path(f"{__file__} {name}")
    tries = len(tried.read_text()) if tried.exists() else 0
    tried.write_text("x" * (tries + 1))
    assert tries
"""
KILLS_ITS_WORKER_ONCE = """
import os
import pathlib

def test_kills_once():
    tried = pathlib.Path(f"{__file__} tried")
    if not tried.exists():
        tried.touch()
        os._exit(1)
"""
UNREADABLE = "def"


def second_try(folder: Path, **files: str) -> subprocess.CompletedProcess[str]:
    """Run it, with two workers, in a project that has these test files, one a folder."""
    (folder / "pytest.ini").write_text("[pytest]\n")
    for name, code in {"core": PASSES, **files}.items():
        (folder / "tests" / name).mkdir(parents=True)
        (folder / "tests" / name / f"test_{name}.py").write_text(code)
    return subprocess.run(
        [sys.executable, str(ROOT / "tools" / "second_try.py"), "-n", "2"],
        cwd=folder,
        env=os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "-p xdist.plugin"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def flaky(done: subprocess.CompletedProcess[str]) -> list[str]:
    return [line.removeprefix("FLAKY ") for line in done.stdout.splitlines() if line.startswith("FLAKY")]


def test_what_passes_is_run_once(tmp_path: Path) -> None:
    done = second_try(tmp_path, server=PASSES)
    assert done.returncode == 0
    assert done.stdout.count("= 2 passed in ") == 1
    assert "once more" not in done.stdout
    assert not flaky(done)


def test_what_passes_alone_is_named_and_forgiven(tmp_path: Path) -> None:
    done = second_try(tmp_path, server=FAILS_ONCE, web=KILLS_ITS_WORKER_ONCE)
    assert done.returncode == 0
    assert sorted(flaky(done)) == [
        "tests/server/test_server.py::test_fails_once[a b]",
        "tests/server/test_server.py::test_fails_once[c::d]",
        "tests/web/test_web.py::test_kills_once",
    ]
    assert "= 3 failed, 1 passed in " in done.stdout
    assert done.stdout.count("= 1 passed in ") == 3


def test_what_fails_again_fails_the_run(tmp_path: Path) -> None:
    done = second_try(tmp_path, web=FAILS)
    assert done.returncode == 1
    assert "once more, alone: tests/web/test_web.py::test_fails" in done.stdout
    assert not flaky(done)


@pytest.mark.parametrize("code", [FAILS_ONCE, UNREADABLE])
def test_elsewhere_there_is_no_second_try(tmp_path: Path, code: str) -> None:
    done = second_try(tmp_path, table=code, server=FAILS_ONCE)
    assert done.returncode == 1
    assert "once more" not in done.stdout
    assert not flaky(done)


def test_a_file_that_cannot_be_read_is_not_flaky(tmp_path: Path) -> None:
    done = second_try(tmp_path, server=UNREADABLE)
    assert done.returncode == 1
    assert not flaky(done)
