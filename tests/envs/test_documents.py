"""What the docs say of the lab is so."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType

from fogline import games
from fogline.envs.dataset import make
from fogline.envs.dataset_plan import plan_games
from fogline.envs.registry import known
from fogline.envs.tables import tables

ROOT = Path(__file__).parents[2]


def test_the_games_pages_have_their_tables() -> None:
    pages = [page.read_text("utf-8") for page in (ROOT / "docs/games").glob("*.md")]
    for name in games.names():
        if games.game_class(name).package().startswith("fogline."):
            assert any(tables(games.load(name), 2) in page for page in pages), name


def test_the_random_agent_plays(lab: ModuleType) -> None:
    command = [sys.executable, str(ROOT / "examples/random_agent.py"), lab.__name__.rpartition(".")[2]]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        "one_after_the_other",
        "against_a_bot",
        "many_at_once",
        "by_openspiel",
    ]


def test_fogline_needs_none_of_it() -> None:
    """Without numpy the package works, and asking for an environment says what to install."""
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "import fogline, fogline.envs\n"
        "from fogline.envs.play import Play\n"
        f"print(Play(fogline.load({next(iter(known().values()))!r}), 2).seat)\n"
        "try:\n"
        f"    fogline.envs.{min(known())}\n"
        "except ImportError as error:\n"
        "    print('fogline[lab]' in str(error))\n"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.split()[1:] == ["True"]


def test_every_environment_is_made_from_the_registry() -> None:
    assert list(known().values()) == games.names()


def test_a_data_set_is_read(tmp_path: Path) -> None:
    """By pyarrow; what isn't installed says so."""
    folder = make(plan_games(games.load(games.names()[0]), ("random", "greedy"), 3, 1, rich=False), tmp_path / "set")
    command = [sys.executable, str(ROOT / "examples/read_dataset.py"), str(folder)]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["by_pyarrow", "by_polars", "by_duckdb", "by_torch"]
    assert "numbers each" in lines[0]
