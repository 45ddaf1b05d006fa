"""The lab's examples do what they say."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from fogline import games
from fogline.envs.registry import known
from tests.play import OURS

EXAMPLES = Path(__file__).parents[2] / "examples"
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""Beside other tests more threads only wait for each other."""
LABS = {lab: name for lab, name in sorted(known().items()) if games.game_class(name).package().startswith(OURS)}
"""What the examples are for; another game may be too short to learn, or have nothing that is refused."""


def lines_of(example: str, *given: str) -> list[str]:
    command = [sys.executable, str(EXAMPLES / example), *given]
    environment = os.environ | ONE_THREAD
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout.splitlines()


@pytest.mark.parametrize("lab", LABS)
def test_the_learner_beats_random_after_its_first_lessons(lab: str) -> None:
    """A shorter run than the example's own, by the same bar: the interval's lower end above 60 %."""
    last = lines_of("policy_gradient.py", lab, "--lessons", "3", "--games", "200")[-1]
    found = re.search(r"random: ([0-9.]+) ± ([0-9.]+)", last)
    assert found is not None, last
    assert float(found[1]) - float(found[2]) > 0.6, last


def test_the_searches_of_openspiel_play_whole_games(lab: ModuleType) -> None:
    lines = lines_of("openspiel_search.py", lab.__name__.rpartition(".")[2], "--sims", "2", "--games", "1")
    assert [line.partition(",")[0] for line in lines] == ["MCTS", "ISMCTS"]


@pytest.mark.parametrize("name", LABS.values())
def test_the_agent_of_texts_ends_its_game_and_hears_refusals(name: str) -> None:
    lines = lines_of("text_agent.py", name)
    assert lines[0].startswith("1. seat ")
    assert not lines[-1].startswith("0 ")
