"""The floor plan is true: what it names is there, and every text that tells the layers tells those of import-linter."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/fogline"
PAGE = (ROOT / "docs/architecture.md").read_text("utf-8")
PICTURE = ET.parse(ROOT / "docs/assets/architecture.svg").getroot()  # noqa: S314  (ours)
SVG = "{http://www.w3.org/2000/svg}"
FLOORS = [text for text in PICTURE.iter(f"{SVG}text") if text.get("class") == "floor"]
"""The names of the picture's floors, the highest first."""
MENTION = re.compile(r"`(?P<file>[\w/.]+\.(?:py|ts))(?::(?P<name>[\w.]+))?`")
WAYS = {"move": "The way of a move", "bot": "The way of a bot's decision", "arena": "The way of an arena game"}
"""The picture's ways with their headings."""


# What is named.


def is_there(file: str, name: str | None) -> bool:
    """Whether there is such a file, and in it such a function, class or method."""
    path = (ROOT if file.startswith("web/") else SOURCE) / file
    if not path.is_file():
        return False
    text = path.read_text("utf-8")
    if name is None:
        return True
    if path.suffix == ".ts":
        return (
            re.search(rf"^\s*(?:export )?(?:async )?(?:function |class )?{name}\b[(<{{ ]", text, re.MULTILINE)
            is not None
        )
    return name in defined(ast.parse(text))


def defined(tree: ast.Module) -> set[str]:
    """The classes and functions of a module, and methods as `Class.method`."""
    names: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            methods = (one for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef))
            names |= {f"{node.name}.{method.name}" for method in methods}
    return names


def steps(heading: str) -> dict[int, list[tuple[str, str | None]]]:
    """The numbered steps of a way, each with what it names."""
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    found = re.findall(r"^(\d+)\. (.*(?:\n   .*)*)", section, re.MULTILINE)
    return {int(number): [(one["file"], one["name"]) for one in MENTION.finditer(text)] for number, text in found}


@pytest.mark.parametrize("mention", sorted({match[0] for match in MENTION.finditer(PAGE)}))
def test_what_the_page_names_is_there(mention: str) -> None:
    match = MENTION.fullmatch(mention)
    assert match is not None
    assert is_there(match["file"], match["name"])


def test_the_page_names_enough_and_what_is_gone_would_be_noticed() -> None:
    for heading in WAYS.values():
        found = steps(heading)
        assert list(found) == list(range(1, len(found) + 1))
        assert len(found) >= 8
        assert all(any(name for _, name in mentions) for mentions in found.values())
    assert is_there("table/live.py", "LiveTable.ask")
    assert not is_there("table/live.py", "LiveTable.question")
    assert not is_there("table/live.py", "ask")
    assert not is_there("table/alive.py", None)
    assert is_there("web/src/wire/socket.ts", "ask")
    assert not is_there("web/src/wire/socket.ts", "question")


@pytest.mark.parametrize("way", WAYS)
def test_the_picture_shows_what_the_steps_name(way: str) -> None:
    """Number, function and file of each circle, on the floor of the file's package."""
    (group,) = PICTURE.iterfind(f"{SVG}g[@class='{way}']")
    shown = [text for text in group.iter(f"{SVG}text") if "lane" not in (text.get("class") or "")]
    named = steps(WAYS[way])
    assert len(shown) == 3 * len(named)
    for number, function, file in zip(shown[::3], shown[1::3], shown[2::3], strict=True):
        mentions = [(path, name) for path, name in named[int(number.text or "")] if name is not None]
        floor = floor_at(float(number.get("y", "")))
        label = (function.text, file.text)
        drawn = [path for path, name in mentions if (name.split(".")[-1], Path(path).name) == label]
        assert drawn, label
        assert all(layer_of(path) in floor for path in drawn), label


def floor_at(height: float) -> list[str]:
    """The layers of the picture's floor at this height."""
    above = [text for text in FLOORS if float(text.get("y", "")) < height]
    return (above[-1].text or "").split(", ")


def layer_of(path: str) -> str:
    return path.split("/", maxsplit=1)[0].removesuffix(".py")


# The layers.


def guarded() -> list[list[str]]:
    """The layers that import-linter guards, the lowest first; one in parentheses isn't written yet."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    (layers,) = [contract["layers"] for contract in settings["contracts"] if contract["type"] == "layers"]
    return [layer.split(" | ") for layer in reversed(layers) if not layer.startswith("(")]


def house() -> list[list[str]]:
    """The same, with the page beside the command line."""
    return [*guarded()[:-1], [*guarded()[-1], "web"]]


def test_every_package_has_its_layer() -> None:
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")} | {"rules"}
    assert {name for layer in guarded() for name in layer} == packages


def test_the_architecture_tells_the_layers() -> None:
    rows = re.findall(r"^\| (`.*?`) \|", PAGE, re.MULTILINE)
    assert [re.findall(r"`(\w+)`", row) for row in reversed(rows)] == house()


def test_the_picture_shows_the_layers() -> None:
    assert [(floor.text or "").split(", ") for floor in reversed(FLOORS)] == house()
    heights = [float(floor.get("y", "")) for floor in FLOORS]
    assert heights == sorted(heights)


def test_the_decisions_tell_the_layers() -> None:
    page = (ROOT / "docs/decisions.md").read_text("utf-8")
    (line,) = re.findall(r"^core  <.*$", page, re.MULTILINE)
    assert [layer.split(", ") for layer in re.split(r"\s+<\s+", line)] == house()


def test_where_things_are_tells_the_layers() -> None:
    section = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## Where things are")[1].split("\n## ")[0]
    told = re.findall(r"^(?:src/fogline/)?(\w+)(?:\.py|/…)?  +\S", section, re.MULTILINE)
    assert told == [name for layer in house() for name in layer]


def test_the_guard_keeps_all_between_games_and_command_line_from_a_game_by_name() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    (sources,) = [
        set(contract["source_modules"])
        for contract in settings["contracts"]
        if contract["type"] == "forbidden" and contract["forbidden_modules"] == ["fogline.games.*"]
    ]
    between = {name for layer in guarded() for name in layer} - {"cli", "games", "rules", "core"}
    assert sources == {f"fogline.{name}" for name in between}
