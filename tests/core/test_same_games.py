"""Compiled and interpreted, the same source plays the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fogline import _build

GAMES = 5000
ROOT = Path(__file__).parents[2]


def play(core: str, count: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.core.same_games", str(count)]
    environment = {**os.environ, _build.VARIABLE: core}
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def result(process: subprocess.Popen[str]) -> list[str]:
    output, errors = process.communicate(timeout=1200)
    assert process.returncode == 0, errors
    return output.splitlines()


@pytest.mark.timeout(1500)
def test_compiled_and_interpreted_play_the_same_games() -> None:
    if _build.core() != "compiled":
        pytest.skip("the core is not compiled here: `pip install .` compiles it, and CI tests that installation")
    compiled, interpreted = play("compiled", GAMES), play("interpreted", GAMES)
    fast, slow = result(compiled), result(interpreted)
    assert (fast[0], slow[0]) == ("compiled", "interpreted")
    assert fast[1:] == slow[1:]
    assert len(fast) > 1


def test_the_games_are_the_same_in_another_process() -> None:
    """What the comparison stands on: nothing but the seed decides."""
    first, second = play("interpreted", 30), play("interpreted", 30)
    assert result(first) == result(second)
