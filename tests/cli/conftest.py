"""What the tests of the command line share: an empty folder to run in, and a few games."""

from __future__ import annotations

from pathlib import Path

import pytest

from fogline.cli import console
from tests.cli.running import Run, invoke


@pytest.fixture(autouse=True)
def _english_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a test the program's process lives on."""
    monkeypatch.setattr(console.voice, "language", "en")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run commands in an empty folder, 100 columns wide."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    return invoke


@pytest.fixture(scope="session")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of four games between three bots; not to be changed."""
    path = tmp_path_factory.mktemp("simulated") / "games.jsonl"
    invoke("simulate", "--seats", "random,random,random", "--games", "4", "--out", str(path))
    return path
