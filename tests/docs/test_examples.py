"""The example programs run as their docstrings say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.play import playable

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("name", playable())
def test_the_random_game_is_played_to_its_end(name: str) -> None:
    command = [sys.executable, str(EXAMPLES / "random_game.py"), name, "3"]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert lines[0].startswith("1. seat ")
    assert len(lines) == 3
