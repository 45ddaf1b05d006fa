"""A record can be replayed without our code: ``examples/replay_records`` was written from the pages alone.

Its author saw the pages, the numbered rules, the data files and the golden records, and nothing of ``fogline``.
"""

from __future__ import annotations

import ast
import gzip
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fogline.core.data import canonical, digest

ROOT = Path(__file__).parents[2]
READER = ROOT / "examples" / "replay_records"
GOLDEN = ROOT / "tests" / "golden"


def replay(*arguments: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the reader with Python's standard library alone: no PYTHONPATH, no installed packages, another folder."""
    command = [sys.executable, "-I", "-S", str(READER), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)


def imported(path: Path) -> set[str]:
    """The first words of all modules that a source file imports."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    return {name.partition(".")[0] for name in names}


def test_it_uses_nothing_of_ours() -> None:
    files = sorted(READER.glob("*.py"))
    allowed = sys.stdlib_module_names | {path.stem for path in files}
    assert {path.name: imported(path) - allowed for path in files} == {path.name: set() for path in files}


def golden_records() -> dict[Path, list[dict[str, Any]]]:
    """The golden records of each file, compressed ones too."""
    texts = {path: path.read_bytes() for path in GOLDEN.rglob("*.jsonl")}
    texts |= {path: gzip.decompress(path.read_bytes()) for path in GOLDEN.rglob("*.jsonl.gz")}
    return {path: [json.loads(line) for line in text.splitlines()] for path, text in sorted(texts.items())}


def agreeing(path: Path, records: list[dict[str, Any]]) -> str:
    """What the reader says of a file whose records all agree."""
    games = "1 game" if len(records) == 1 else f"{len(records)} games"
    return f"{path}: {games}, {sum(len(record['entries']) for record in records)} entries, all agree"


def test_all_golden_records_agree(tmp_path: Path) -> None:
    expected = [agreeing(path, records) for path, records in golden_records().items()]
    assert len(expected) > 30
    done = replay(GOLDEN, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == expected


def swap_first(record: dict[str, Any]) -> None:
    """Another seat starts."""
    (drawn,) = (entry for entry in record["entries"] if entry[1] in ("first 0", "first 1"))
    drawn[1] = "first 1" if drawn[1] == "first 0" else "first 0"


def add_point(record: dict[str, Any]) -> None:
    record["outcome"]["sheets"][1]["lines"][0]["halves"] += 2


def move_turn(record: dict[str, Any]) -> None:
    tag, turn, rest = record["final_position"].split(" ", 2)
    record["final_position"] = f"{tag} {1 - int(turn)} {rest}"


def change_data(record: dict[str, Any]) -> None:
    record["data_hash"] = "0" * 64


@pytest.mark.parametrize("name", ["san-francisco-2-foundations", "ticket-to-ride-san-francisco-2-passes"])
@pytest.mark.parametrize(
    ("alter", "named"),
    [
        (swap_first, "somebody else is to act"),
        (add_point, "outcome.sheets[1].lines[0].halves is "),
        (move_turn, "final_position is "),
        (change_data, "0" * 64),
    ],
)
def test_an_altered_record_is_named(
    name: str, alter: Callable[[dict[str, Any]], None], named: str, tmp_path: Path
) -> None:
    """With a hash that was computed anew: what differs is found by replaying."""
    record = json.loads((GOLDEN / f"{name}.jsonl").read_text("utf-8"))
    del record["hash"]
    alter(record)
    check_named({**record, "hash": digest(record)}, named, tmp_path)


def test_a_wrong_hash_is_named(tmp_path: Path) -> None:
    record = json.loads((GOLDEN / "san-francisco-2-city.jsonl").read_text("utf-8"))
    record["players"][0]["name"] = "Somebody else"
    check_named(record, "hash is ", tmp_path)


def check_named(record: dict[str, Any], named: str, folder: Path) -> None:
    """The reader says where the fault is and of what kind, and exits with 1."""
    path = folder / "altered.jsonl"
    path.write_bytes(canonical(record) + b"\n")
    done = replay(path, folder=folder)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith(f"{path}, line 1: ")
    assert named in done.stdout
