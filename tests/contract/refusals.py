"""How a refusal is written down as a test case, and which codes the source holds.

Every game has a module ``tests/games/<folder>/refusals.py`` with ``CASES``; the core's own are in `CORE_CASES` of
``tests/contract/test_refusals.py``. A code without a case, and a case without a code, fail there.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import fogline
from fogline import Action, Game, rules

SOURCE = Path(fogline.__file__).parent
RAISERS = {"IllegalAction", "BadText", "Refusal", "RecordError", "_refuse", "refuse"}
"""The calls whose first argument is a code."""
RULE = re.compile(rf"({'|'.join(rules.prefixes())})-[0-9]+(\.[0-9]+)?")


@dataclass(frozen=True)
class Case:
    """Something that is refused."""

    code: str
    """The code expected."""
    rule: str | None
    """The paragraph expected; None where no rule of the game is concerned."""
    attempt: Callable[[], object]
    """What is tried. It must leave everything as it was; `illegal` checks that for positions."""
    name: str = ""
    """Tells cases of the same code apart."""


def illegal(
    game: Game, code: str, rule: str | None, position: str, action: Action | str, seat: int | None = None
) -> Case:
    """An action that is refused in a position, which it doesn't change."""

    def attempt() -> None:
        state = game.position(position)
        before = str(state)
        try:
            state.apply(action, seat)
        finally:
            assert str(state) == before

    return Case(code, rule, attempt, f"{action} in {position}")


def bad_position(game: Game, code: str, text: str) -> Case:
    """A text that is no position."""
    return Case(code, None, lambda: game.position(text), text)


def bad_action(game: Game, code: str, text: str) -> Case:
    """A text that is no action."""
    return Case(code, None, lambda: game.action(text), text)


def codes_in(*paths: Path) -> set[str]:
    """Every code that the source can refuse with: the first argument of each call of `RAISERS`."""
    found: set[str] = set()
    for path in paths:
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in RAISERS and node.args:
                found.update(_codes(node.args[0], tree, path))
    return found


def _codes(argument: ast.expr, tree: ast.Module, path: Path) -> Iterator[str]:
    match argument:
        case ast.Constant(value=str(code)):
            yield code
        case ast.IfExp(body=body, orelse=orelse):
            yield from _codes(body, tree, path)
            yield from _codes(orelse, tree, path)
        case ast.Name():
            # A code from a table: every ("code", "SF-3.1") pair of the module.
            pairs = list(_pairs(tree))
            if not pairs and not _passes_on(argument, tree):
                raise AssertionError(f"{path.name}:{argument.lineno}: no table of (code, rule) pairs")
            yield from pairs
        case _:
            raise AssertionError(f"{path.name}:{argument.lineno}: a code that can't be read off the source")


def _pairs(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Tuple(elts=[ast.Constant(value=str(code)), ast.Constant(value=str(rule))]) if RULE.fullmatch(rule):
                yield code


def _passes_on(name: ast.Name, tree: ast.Module) -> bool:
    """Whether the name is a parameter of the helper that raises: its callers give the code."""
    return any(
        isinstance(node, ast.FunctionDef) and node.name in RAISERS and name.id in [one.arg for one in node.args.args]
        for node in ast.walk(tree)
    )
