"""What the docstrings show must run, with the core that is installed.

The docstrings are taken from the source, because mypyc leaves them out of the modules it compiles.
"""

from __future__ import annotations

import ast
import doctest
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import fogline

PACKAGE = Path(fogline.__file__).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))


def module_name(source: Path) -> str:
    return ".".join(source.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


def examples(source: Path) -> Iterator[doctest.DocTest]:
    """The examples of each docstring, to be run inside the imported module."""
    names = vars(importlib.import_module(module_name(source)))
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node, clean=False) or ""
            line = 0 if isinstance(node, ast.Module) else node.lineno
            yield doctest.DocTestParser().get_doctest(text, dict(names), source.name, str(source), line)


@pytest.mark.parametrize("source", SOURCES, ids=module_name)
def test_examples_run(source: Path) -> None:
    runner = doctest.DocTestRunner()
    for example in examples(source):
        assert runner.run(example).failed == 0


def test_the_core_has_examples() -> None:
    assert sum(len(example.examples) for example in examples(PACKAGE / "core" / "native.py")) > 0
