"""Nothing outside a game's folders names the game, its folder or its rules' letters: a third game is one folder."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

from fogline import games
from tests.play import OURS

ROOT = Path(__file__).parents[2]
KINDS = [kind for kind in map(games.game_class, games.names()) if kind.package().startswith(OURS)]
FOLDERS = [kind.package().removeprefix(OURS) for kind in KINDS]
HOMES = [f"{place}/{folder}" for place in ("src/fogline/games", "tests/games", "web/src/games") for folder in FOLDERS]
NAMES = re.compile(
    "|".join(
        rf"\b({re.escape(kind.name)}|{folder})\b|\b{kind.prefix.upper()}-[0-9E]|[\"'`/]({kind.prefix}|{kind.prefix.upper()})[\"'`-]"
        for kind, folder in zip(KINDS, FOLDERS, strict=True)
    )
)
PLACES = ("src", "tests", "web", "tools", "benchmarks", "examples", ".github", ".ci")
BUILT = {"node_modules", "page", "__pycache__", "build"}
SUFFIXES = {".py", ".ts", ".svelte", ".ftl", ".toml", ".yml", ".yaml", ".json", ".css", ".html", ""}
ALLOWED = {
    "pyproject.toml": "declares our games, as every package declares its own, and tries a wheel with one",
    "mkdocs.yml": "lists the pages on the games",
    ".github/*": "a form shows how a rule is named",
    "src/fogline/cli/inputs.py": "the default game's one line",
    "src/fogline/texts/*.ftl": "help shows how a rule is named",
    "src/fogline/cli/texts/*.ftl": "help shows how a rule is named",
    "web/src/*.test.ts": "tests of those games, or with one as the example",
    "tests/*/test_*.py": "tests of those games, or with one as the example",
    "tests/web/sentences.json": "sentences of those games",
    "tests/golden/rules-1/*": "tables that those games were played at",
    "examples/*": "show how those games are played, and replay their records",
    "benchmarks/*.py": "measure one of those games",
    "tools/guesses.py": "measures what only one of the games has",
    "tools/mutants*": "names the places in those games whose faults no test can notice",
    "tools/picture.py": "draws the picture of the README",
    "tools/screenshots.py": "takes the pictures of the docs",
    "tools/strength.py": "makes the table of the docs",
    "tools/train_ticket_guess.py": "trains what only one of the games has",
}
"""Where a game may be named, beside docs, docstrings and comments, and why."""


def files() -> Iterator[Path]:
    """Every source that isn't a game's own."""
    yield from (ROOT / name for name in ("pyproject.toml", "mkdocs.yml", "Makefile", "hatch_build.py"))
    for place in PLACES:
        for path in (ROOT / place).rglob("*"):
            inside = path.relative_to(ROOT)
            own = any(inside.is_relative_to(home) for home in HOMES)
            if path.is_file() and path.suffix in SUFFIXES and not BUILT & set(inside.parts) and not own:
                yield path


def code_of(path: Path) -> str:
    """What a file says to the machine: Python without docstrings and comments, TypeScript without comments."""
    text = path.read_text("utf-8", errors="replace")
    if path.suffix == ".py":
        return "\n".join(_without_prose(text))
    if path.suffix in (".ts", ".svelte"):
        return re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", text, flags=re.DOTALL)
    return text


def _without_prose(text: str) -> Iterator[str]:
    strings = (node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Expr))
    prose = {node.lineno for node in strings if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type != tokenize.COMMENT and not (token.type == tokenize.STRING and token.start[0] in prose):
            yield token.string


def naming() -> dict[str, list[str]]:
    """The files that name a game, with what they name."""
    found = {path.relative_to(ROOT).as_posix(): NAMES.findall(code_of(path)) for path in files()}
    return {name: names for name, names in found.items() if names}


def test_nothing_else_names_a_game() -> None:
    found = naming()
    assert [name for name in found if not any(fnmatch(name, pattern) for pattern in ALLOWED)] == []
    assert [pattern for pattern in ALLOWED if not any(fnmatch(name, pattern) for name in found)] == []
    assert len(found["src/fogline/cli/inputs.py"]) == 1


def test_a_name_would_be_found(tmp_path: Path) -> None:
    kind, folder = KINDS[0], FOLDERS[0]
    texts = (kind.name, f"{kind.prefix.upper()}-3.1", f"{kind.prefix}-x", kind.prefix)
    for number, line in enumerate((f"import {folder}", *(f"x = {text!r}" for text in texts))):
        file = tmp_path / f"{number}.py"
        file.write_text(f'"""{kind.name}"""  # {kind.name}\n{line}\n', "utf-8")
        assert len(NAMES.findall(code_of(file))) == 1, line
