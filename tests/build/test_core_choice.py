"""The switch between the compiled and the interpreted core, without building anything."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from fogline import _build

LIBRARY = EXTENSION_SUFFIXES[0]


def run_python(code: str, core: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {_build.VARIABLE: core}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)


def test_interpreted_is_interpreted_whatever_is_installed() -> None:
    assert run_python("from fogline import _build; print(_build.core())", "interpreted").stdout == "interpreted\n"


def test_an_unknown_core_is_refused() -> None:
    assert "'fast'; it may be 'compiled', 'interpreted' or empty" in run_python("import fogline", "fast").stderr


def test_sources_are_found_beside_broken_libraries(tmp_path: Path) -> None:
    (tmp_path / "native.py").write_text("")
    (tmp_path / f"native{LIBRARY}").write_text("not a library")
    spec = _build.SourceFinder().find_spec("fogline.native", [str(tmp_path)])
    assert spec is not None
    assert spec.origin == str(tmp_path / "native.py")


@pytest.mark.parametrize("name", ["fogline.missing", "fogline.folder", "json.native"])
def test_what_is_no_source_of_ours_is_left_to_others(tmp_path: Path, name: str) -> None:
    (tmp_path / "native.py").write_text("")
    (tmp_path / "folder").mkdir()
    assert _build.SourceFinder().find_spec(name, [str(tmp_path)]) is None


def test_a_changed_source_makes_its_module_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "src" / "fogline"
    package.mkdir(parents=True)
    for name, changed in (("old", 2000), ("new", 1000), ("plain", 2000)):
        (package / f"{name}.py").write_text("")
        os.utime(package / f"{name}.py", (changed, changed))
    for name in ("old", "new"):
        (package / f"{name}{LIBRARY}").write_text("")
        os.utime(package / f"{name}{LIBRARY}", (1500, 1500))
    monkeypatch.setattr(_build, "PACKAGE", package)
    assert _build.stale() == []
    (tmp_path / "hatch_build.py").write_text("")
    assert _build.stale() == ["fogline.old"]
