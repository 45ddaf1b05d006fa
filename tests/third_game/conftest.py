"""The game installed into a folder of its own, and programs that find it there and nowhere else."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.conftest import browser

__all__ = ["browser"]

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
collect_ignore = ["package"]
"""Its own tests run where it is installed."""
Program = Callable[..., str]
MODULES = {"pytest": ("-m", "pytest"), "fogline": ("-c", "from fogline.cli import main; main()")}
"""How Python runs these commands."""


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that pip put the game into, without a network and without touching this environment."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(folder), str(HERE / "package")], check=True)
    return folder


@pytest.fixture(scope="session")
def surroundings(installed: Path) -> dict[str, str]:
    """The environment of a process that finds the game."""
    paths = (str(installed), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


@pytest.fixture
def program(surroundings: dict[str, str], tmp_path: Path) -> Program:
    """Runs Python where the game is installed, and gives back what it printed."""

    def run(command: str, *arguments: str, typed: str = "", folder: Path = tmp_path) -> str:
        done = subprocess.run(
            [sys.executable, *(MODULES[command]), *arguments],
            cwd=folder,
            env=surroundings,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run
