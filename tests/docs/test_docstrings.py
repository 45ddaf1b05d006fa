"""What the docstrings show must run: compiled modules too, which pytest's own doctest collector can't import."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import fogline

MODULES = sorted(
    {"fogline"}
    | {module.name for module in pkgutil.walk_packages(fogline.__path__, "fogline.") if "__" not in module.name}
)


@pytest.mark.parametrize("name", MODULES)
def test_examples_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_the_compiled_modules_keep_their_examples() -> None:
    assert doctest.testmod(importlib.import_module("fogline.core.native")).attempted > 0
