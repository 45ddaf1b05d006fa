"""Which build of the core runs: compiled by mypyc, or the same source interpreted.

The environment variable `FOGLINE_CORE` decides: `interpreted` passes over compiled modules, `compiled` refuses to start
without them, and without it the compiled ones are used where they exist. `FOGLINE_CHECK` decides whether each step of a
position is checked: `1` or `0`, and without it the interpreted core checks and the compiled one doesn't.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Final, Literal

VARIABLE: Final = "FOGLINE_CORE"
CHECK: Final = "FOGLINE_CHECK"
PACKAGE: Final = Path(__file__).parent


class SourceFinder(MetaPathFinder):
    """Finds the modules of this package as source files, even where compiled ones lie beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module's source, or None for what is not ours."""
        if path is None or not fullname.startswith("fogline."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def choose_core() -> None:
    """Follow `FOGLINE_CORE`; to be called before any module of the core is imported.

    Raises `ImportError` for a value it doesn't know, and when a compiled core is demanded that isn't there.
    """
    wanted = os.environ.get(VARIABLE, "")
    if wanted not in {"", "compiled", "interpreted"}:
        raise ImportError(f"{VARIABLE} is {wanted!r}; it may be 'compiled', 'interpreted' or empty")
    if wanted == "compiled" and not any(_compiled()):
        raise ImportError(f"{VARIABLE}=compiled, but this installation of fogline has no compiled core")
    if wanted == "interpreted" and not any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFinder())


def checks_steps(compiled: bool) -> bool:
    """Follow `FOGLINE_CHECK`; raises `ImportError` for a value it doesn't know."""
    wanted = os.environ.get(CHECK, "")
    if wanted not in {"", "0", "1"}:
        raise ImportError(f"{CHECK} is {wanted!r}; it may be '1', '0' or empty")
    return wanted == "1" if wanted else not compiled


def core() -> Literal["compiled", "interpreted"]:
    """Which core runs in this process."""
    file = importlib.import_module("fogline.core.native").__file__ or ""
    return "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


def stale() -> list[str]:
    """The compiled modules whose source was changed after they were built; installing anew builds them.

    Only a working copy can go stale: in an installed wheel source and compiled module belong together.
    """
    if not (PACKAGE.parent.parent / "hatch_build.py").exists():
        return []
    return sorted(
        ".".join(source.relative_to(PACKAGE.parent).with_suffix("").parts)
        for source, library in _compiled()
        if source.stat().st_mtime > library.stat().st_mtime
    )


def _compiled() -> Iterator[tuple[Path, Path]]:
    """Each source that has a compiled module beside it which this interpreter would load, with that module."""
    for source in PACKAGE.rglob("*.py"):
        library = source.with_suffix(EXTENSION_SUFFIXES[0])
        if library.exists():
            yield source, library
