"""The code in figures: how long functions and modules are, what is typed and described, whether imports go in circles.

    python -m tools.figures [FOLDER OF A PACKAGE]

A function counts from its `def` to its last line, with signature and docstring, and methods and inner functions count
like any other; a module counts all its lines. A tenth of all functions is longer than the 90 % figure. An import
counts if it happens when its module is imported: not inside a function, nor for types alone.
`tests/tools/test_figures.py` holds ours.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final

OURS: Final = Path(__file__).parents[1] / "src" / "fogline"

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Length:
    """Something that has lines."""

    lines: int
    place: str
    """Where it is: its module, and for a function its name and line."""


@dataclass(frozen=True)
class Figures:
    """What was measured of a package."""

    functions: Sequence[Length]
    """From the shortest to the longest."""
    typed: int
    """How many of them say what they return."""
    described: int
    """How many of them have a docstring."""
    modules: Sequence[Length]
    """From the shortest to the longest."""
    cycle: Sequence[str]
    """Modules of which each imports the next, the last one being the first again; empty where imports go one way."""

    def percent(self, count: int) -> int:
        """How many in a hundred functions these are."""
        return round(100 * count / len(self.functions))

    def told(self) -> str:
        """The figures as lines of text."""
        lengths = ", ".join(
            [f"median {at(self.functions, 0.5)}", f"90 % {at(self.functions, 0.9)}", f"99 % {at(self.functions, 0.99)}"]
        )
        longest, largest = self.functions[-1], self.modules[-1]
        return "\n".join(
            [
                f"functions       {len(self.functions)}",
                f"function length {lengths}, longest {longest.lines} ({longest.place})",
                f"return types    {self.percent(self.typed)} %",
                f"docstrings      {self.percent(self.described)} %",
                f"modules         {len(self.modules)}",
                f"module length   median {at(self.modules, 0.5)}, largest {largest.lines} ({largest.place})",
                f"import cycle    {' → '.join(self.cycle) or 'none'}",
            ]
        )


def at(lengths: Sequence[Length], share: float) -> int:
    """The length that this share of all stays below."""
    return lengths[int(share * len(lengths))].lines


def measure(package: Path) -> Figures:
    """Measure a package, named like its folder."""
    sources = {path: path.read_text("utf-8") for path in sorted(package.rglob("*.py"))}
    trees = {path: ast.parse(source) for path, source in sources.items()}
    functions = [(path, node) for path, tree in trees.items() for node in ast.walk(tree) if isinstance(node, Function)]
    names = {path: module_name(path, package) for path in trees}
    return Figures(
        functions=_sorted(
            Length((node.end_lineno or 0) - node.lineno + 1, f"{node.name}, {names[path]}:{node.lineno}")
            for path, node in functions
        ),
        typed=sum(node.returns is not None for _, node in functions),
        described=sum(ast.get_docstring(node) is not None for _, node in functions),
        modules=_sorted(Length(len(source.splitlines()), names[path]) for path, source in sources.items()),
        cycle=cycle({names[path]: imports(tree, frozenset(names.values())) for path, tree in trees.items()}),
    )


def _sorted(lengths: Iterator[Length]) -> list[Length]:
    return sorted(lengths, key=lambda length: (length.lines, length.place))


def module_name(path: Path, package: Path) -> str:
    """As an import names it."""
    parts = path.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(tree: ast.Module, modules: frozenset[str]) -> set[str]:
    """The modules of the package that a module imports; we import nothing by relative names (ruff checks that)."""
    found = set[str]()
    for node in executed(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= inner & modules or {node.module}
    return found & modules


def executed(node: ast.AST) -> Iterator[ast.AST]:
    """What importing a module executes: all but functions and what is there for types alone."""
    for child in ast.iter_child_nodes(node):
        for_types = isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"
        if not isinstance(child, Function) and not for_types:
            yield child
            yield from executed(child)


def cycle(graph: Mapping[str, set[str]]) -> Sequence[str]:
    """A cycle among modules, from importing to imported; empty where there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(reversed(error.args[1]))
    return []


if __name__ == "__main__":
    print(measure(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else OURS).told())
