"""The build hook: what a wheel holds besides the sources.

The core: the modules that pyproject.toml lists under `compile` go through mypyc, as one group, into extension modules
beside their sources. Where there is no C compiler the wheel is pure and runs the same sources interpreted, slower; any
other failure fails the build, because nobody would notice a core that is fifty times slower. `FOGLINE_BUILD` decides
otherwise: `pure` compiles nothing, `compiled` takes a missing compiler for a failure.

The page: `web/` is built with the Node that a wheel brings. Where npm's registry can't be reached everything else is
installed, and `fogline doctor` says that the page is missing. `FOGLINE_PAGE` decides otherwise: `skip` builds none and
needs no Node, `required` takes a missing page for a failure.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import platform
import re
import shutil
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.errors import BaseError, CompileError, LinkError

GROUP: Final = "fogline._core"
"""The group's shared library is `fogline._core__mypyc`: a stable name, inside the package (mypyc would take a hash)."""

MYPY_OPTIONS: Final = [
    "--config-file=",  # the linter's settings are for the linter; an install must not fail for style
    "--follow-imports=silent",  # nor for a dependency that only the running program needs
    "--explicit-package-bases",
    f"--cache-dir={os.devnull}",
]

NARROW_SHIFT: Final = re.compile(r" = (-?\d+) (<<|>>) ")
"""A shift of a literal in the C code of mypyc 2.4: 32 bits wide whatever its type: `1 << 40` came out as 256."""

PROBE: Final = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
"""The smallest extension module: it needs a compiler, a linker and Python's headers."""


NODE_RUNS_ON: Final = {"x86_64", "amd64", "arm64", "aarch64"}
"""Processors for which there are wheels of Node."""


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled core and the page to the wheel, or to the working copy for an editable install."""

    def dependencies(self) -> list[str]:
        """What the build needs besides pyproject.toml's list: Node, where there is one and a page is wanted."""
        wanted = wish("FOGLINE_PAGE", "required", "skip") != "skip" and platform.machine().lower() in NODE_RUNS_ON
        return [page_builder(Path(self.root)).NODE] if wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the core and build the page; `version` is `standard` or `editable`."""
        self._folder = tempfile.TemporaryDirectory(prefix="fogline-build-")
        source = Path(self.root, "src")
        self._add_page(source, version, build_data)
        self._add_core(source, version, build_data)

    def _add_page(self, source: Path, version: str, build_data: dict[str, Any]) -> None:
        builder = page_builder(Path(self.root))
        wanted = wish("FOGLINE_PAGE", "required", "skip")
        if wanted == "skip":
            self.app.display_warning("FOGLINE_PAGE=skip: the page is not built.")
            return
        folder = source / builder.PLACE if version == "editable" else Path(self._folder.name, "page")
        try:
            builder.build(Path(self.root), folder)
        except builder.NoPage as obstacle:
            if wanted == "required":
                raise RuntimeError(f"FOGLINE_PAGE=required, but the page can't be built: {obstacle}") from obstacle
            self.app.display_warning(f"The page can't be built here: {obstacle}")
            self.app.display_warning("Everything else is installed. Install again where npm's registry can be reached.")
            return
        if version != "editable":
            build_data["force_include"][str(folder)] = builder.PLACE.as_posix()

    def _add_core(self, source: Path, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            remove_libraries(source)
        libraries = self._compile_core(source, Path(self._folder.name))
        if not libraries:
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path, place in libraries.items():
            if version == "editable":
                shutil.copyfile(path, source / place)
            else:
                build_data["force_include"][str(path)] = place

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Remove what was compiled, now that it is in the wheel."""
        self._folder.cleanup()

    def _compile_core(self, source: Path, folder: Path) -> dict[Path, str]:
        """Each compiled library with its place below `source`; none for a pure wheel."""
        wanted = wish("FOGLINE_BUILD", "compiled", "pure")
        if wanted == "pure":
            self.app.display_warning("FOGLINE_BUILD=pure: the core is not compiled and will run interpreted.")
            return {}
        obstacle = compiler_obstacle(folder)
        if obstacle and wanted == "compiled":
            raise RuntimeError(f"FOGLINE_BUILD=compiled, but no C extension can be built here: {obstacle}")
        if obstacle:
            self.app.display_warning(f"No C extension can be built here: {obstacle}")
            self.app.display_warning("The core will run interpreted: the same games, about fifty times slower.")
            return {}
        package = source / "fogline"
        modules = sorted({path for pattern in self.config["compile"] for path in package.glob(pattern)})
        return compile_group(source, modules, folder)


def wish(variable: str, *values: str) -> str:
    """What a variable of the environment asks for; empty where it asks for nothing."""
    value = os.environ.get(variable, "")
    if value not in {"", *values}:
        known = " or ".join(map(repr, values))
        raise RuntimeError(f"{variable} is {value!r}; it may be {known}, or empty")
    return value


def page_builder(project: Path) -> ModuleType:
    """`tools/page.py`, which make uses too."""
    spec = importlib.util.spec_from_file_location("fogline_page", project / "tools" / "page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compiler_obstacle(folder: Path) -> str | None:
    """Why no extension module can be built (no compiler, no Python headers); None if one can."""
    source = folder / "probe.c"
    source.write_text(PROBE)
    try:
        build_extensions([Extension("probe", [str(source)])], folder / "probe")
    except (BaseError, CompileError, LinkError) as problem:
        return str(problem)
    return None


def compile_group(source: Path, modules: list[Path], folder: Path) -> dict[Path, str]:
    """Compile modules below `source` as one group; each library with its place below `source`."""
    names = [str(module.relative_to(source)) for module in modules]
    with contextlib.chdir(source):  # so that tracebacks name fogline/core/native.py and not the builder's folders
        extensions = mypycify([*MYPY_OPTIONS, *names], group_name=GROUP, target_dir=str(folder / "c"), debug_level="0")
    widen_shifts(folder / "c")
    for extension in extensions:
        # A new compiler's new warning is not the user's problem.
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        if os.name == "posix":
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return build_extensions(extensions, folder)


def widen_shifts(folder: Path) -> None:
    """Give every shifted literal of the C code 64 bits."""
    for file in folder.rglob("*.c"):
        file.write_text(NARROW_SHIFT.sub(r" = \1LL \2 ", file.read_text("utf-8")), "utf-8")


def build_extensions(extensions: Sequence[object], folder: Path) -> dict[Path, str]:
    """Run the C compiler; each library with its place inside the package's parent folder."""
    command = Distribution({"name": "fogline", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "temp")
    command.ensure_finalized()
    command.run()
    return {Path(file): os.path.relpath(file, command.build_lib) for file in command.get_outputs()}


def remove_libraries(source: Path) -> None:
    """Remove what this interpreter compiled in place before."""
    for library in (source / "fogline").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
        library.unlink()
