"""The wheel as a user gets it: built with and without a C compiler, installed in an empty environment, played with."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
from collections.abc import Mapping
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path, PurePosixPath
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "fogline"
LIBRARY = EXTENSION_SUFFIXES[0]
SOURCES = {".py", ".typed", ".toml", ".json", ".ftl", ".md", ".txt"}

NONE: dict[str, str] = {}
NO_COMPILER = {"CC": "/nowhere/cc"}
PURE = {"FOGLINE_BUILD": "pure"}
COMPILED = {"FOGLINE_BUILD": "compiled"}
NO_PAGE = {"FOGLINE_PAGE": "skip"}
WITH_PAGE = {"FOGLINE_PAGE": "required"}
INTERPRETED = {"FOGLINE_CORE": "interpreted"}

PAGE = "fogline/server/page/"
PAGE_FILES = {".css", ".html", ".js", ".png", ".svg", ".webmanifest"}
NOWHERE = "http://127.0.0.1:9"
"""An address at which nobody answers."""

SHIFT = "def shift(by: i64) -> i64:\n    return 1 << by\n"
"""mypyc 2.4 shifts a literal in 32 bits, without a word; the build hook repairs that."""

pytestmark = [pytest.mark.build, pytest.mark.timeout(1200)]
COMPILER = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
needs_compiler = pytest.mark.skipif(shutil.which(COMPILER) is None, reason="there is no C compiler on this machine")


def run(folder: Path, *command: str | Path, variables: Mapping[str, str] = NONE, succeeds: bool = True) -> str:
    """What a command prints, run in a folder where our sources can't be imported by accident."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("FOGLINE_", "PYTHON"))}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env={**environment, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert (done.returncode == 0) == succeeds, done.stdout
    return done.stdout


def build(folder: Path, source: Path, variables: Mapping[str, str], *, succeeds: bool = True) -> str:
    """Build a wheel with plain pip, in pip's own isolated environment; what pip prints."""
    command: list[str | Path] = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", folder, source]
    return run(folder, *command, variables=variables, succeeds=succeeds)


def install(folder: Path, *what: str | Path, variables: Mapping[str, str] = NONE) -> Path:
    """The folder of commands of an environment that holds nothing else than what is installed here."""
    commands = folder / "environment" / "bin"
    if not commands.exists():
        venv.create(commands.parent, symlinks=True)
    pip = [sys.executable, "-m", "pip", "--python", str(commands / "python")]
    run(folder, *pip, "install", *what, variables=variables)
    return commands


def copy_of_the_project(folder: Path) -> Path:
    """The project's build files and sources, without what was made in place."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    made = shutil.ignore_patterns("__pycache__", "*.so", "page", "node_modules")
    for name in ("src", "web", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=made)
    return folder


def add_to_core(project: Path, code: str) -> None:
    with (project / "src" / "fogline" / "core" / "native.py").open("a", encoding="utf-8") as native:
        native.write(code)


def expected_libraries() -> set[str]:
    """The libraries of the modules that pyproject.toml wants compiled, and the group's own, as named in a wheel."""
    target = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    modules = [path for pattern in target["hooks"]["custom"]["compile"] for path in PACKAGE.glob(pattern)]
    names = [module.relative_to(PACKAGE.parent).with_suffix(LIBRARY).as_posix() for module in modules]
    return {*names, f"fogline/_core__mypyc{LIBRARY}"}


def check_files(wheel: Path, *, compiled: bool, page: bool) -> None:
    """Our package, all of it and nothing else: no tests, nobody else's code, libraries and page where they belong."""
    with ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
        licences = [name for name in archive.namelist() if name.endswith(".dist-info/licenses/LICENSE")]
    libraries = {name for name in names if name.endswith(LIBRARY)}
    pages = {name for name in names if name.startswith(PAGE)}
    ours = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and path.suffix in SOURCES
    }
    assert names - libraries - pages == {name for name in ours if not name.startswith(PAGE)}
    assert {PurePosixPath(name).suffix for name in pages} == (PAGE_FILES if page else set())
    assert (f"{PAGE}index.html" in pages) == page
    assert {"fogline/py.typed", "fogline/texts/en.ftl", "fogline/cli/texts/en.ftl"} <= names
    assert {".toml", ".json", ".ftl"} <= {PurePosixPath(name).suffix for name in names}
    assert libraries == (expected_libraries() if compiled else set())
    assert wheel.name.endswith("-py3-none-any.whl") != compiled
    assert len(licences) == 1


def simulate(commands: Path, folder: Path, variables: Mapping[str, str] = NONE) -> bytes:
    """The records of two simulated games that `fogline verify` accepts."""
    seats = ["--seats", "random,random", "--games", "2", "--seed", "1"]
    file = folder / "games.jsonl"
    run(folder, commands / "fogline", "simulate", "san-francisco", *seats, "--out", file, variables=variables)
    run(folder, commands / "fogline", "verify", file, variables=variables)
    return file.read_bytes()


@needs_compiler
def test_a_compiled_wheel_plays(tmp_path: Path) -> None:
    """Built as a release is, from the source archive, which must therefore be complete."""
    run(tmp_path, sys.executable, "-m", "build", "--outdir", tmp_path, ROOT, variables=COMPILED | WITH_PAGE)
    (wheel,) = tmp_path.glob("*.whl")
    check_files(wheel, compiled=True, page=True)
    commands = install(tmp_path, wheel)
    doctor = run(tmp_path, commands / "fogline", "doctor")
    assert "core: compiled" in doctor
    assert "page: version" in doctor
    assert "core: interpreted" in run(tmp_path, commands / "fogline", "doctor", variables=INTERPRETED)
    games = simulate(commands, tmp_path)
    assert len(games.splitlines()) == 2
    (tmp_path / "games.jsonl").unlink()
    assert simulate(commands, tmp_path, INTERPRETED) == games


def no_registry(folder: Path) -> dict[str, str]:
    """As if npm's registry could not be reached, and nothing had ever been fetched from it."""
    return {"npm_config_registry": NOWHERE, "npm_config_cache": str(folder / "npm")}


@pytest.mark.parametrize("asked", [True, False], ids=["asked for", "no compiler"])
def test_a_pure_wheel_without_a_page_plays(tmp_path: Path, asked: bool) -> None:
    """Where it is asked for; and where there is neither a C compiler nor a way to npm's registry."""
    variables = PURE | NO_PAGE if asked else NO_COMPILER | no_registry(tmp_path)
    build(tmp_path, ROOT if asked else copy_of_the_project(tmp_path), variables)
    (wheel,) = tmp_path.glob("*.whl")
    check_files(wheel, compiled=False, page=False)
    commands = install(tmp_path, wheel)
    doctor = run(tmp_path, commands / "fogline", "doctor")
    assert "core: interpreted" in doctor
    assert "page: missing" in doctor
    assert len(simulate(commands, tmp_path).splitlines()) == 2
    demanded = {"FOGLINE_CORE": "compiled"}
    assert "no compiled core" in run(tmp_path, commands / "fogline", "doctor", variables=demanded, succeeds=False)


@needs_compiler
def test_an_editable_install_compiles_in_place_and_knows_when_it_is_stale(tmp_path: Path) -> None:
    project = copy_of_the_project(tmp_path)
    add_to_core(project, SHIFT)
    commands = install(tmp_path, "--editable", project, variables=NO_PAGE)
    libraries = {path.relative_to(project / "src").as_posix() for path in project.rglob(f"src/**/*{LIBRARY}")}
    assert libraries == expected_libraries()
    question = (commands / "python", "-c", "from fogline import _build; print(_build.core(), _build.stale())")
    assert run(tmp_path, *question) == "compiled []\n"
    shifted = "from fogline.core import native; print(native.shift(40) == 1 << 40)"
    assert run(tmp_path, commands / "python", "-c", shifted) == "True\n"
    os.utime(project / "src" / "fogline" / "core" / "native.py")
    assert run(tmp_path, *question) == "compiled ['fogline.core.native']\n"
    install(tmp_path, "--editable", project, variables=PURE | NO_PAGE)
    assert run(tmp_path, *question) == "interpreted []\n"


@needs_compiler
def test_a_core_that_does_not_compile_fails_the_build(tmp_path: Path) -> None:
    project = copy_of_the_project(tmp_path)
    add_to_core(project, "wrong: int = 'not a number'\n")
    printed = build(tmp_path, project, NO_PAGE, succeeds=False)
    assert "fogline/core/native.py" in printed
    assert "Incompatible types in assignment" in printed


def test_a_missing_compiler_fails_the_build_where_a_compiled_core_is_demanded(tmp_path: Path) -> None:
    assert "/nowhere/cc" in build(tmp_path, ROOT, NO_COMPILER | COMPILED | NO_PAGE, succeeds=False)


def test_without_npms_registry_the_page_is_missing_for_a_stated_reason(tmp_path: Path) -> None:
    """What the hook calls: it distinguishes what is missing here from what is wrong with the page."""
    project = copy_of_the_project(tmp_path)
    builder: list[str | Path] = [sys.executable, project / "tools" / "page.py"]
    printed = run(tmp_path, *builder, variables=no_registry(tmp_path), succeeds=False)
    assert "The page can't be built: npm's registry can't be reached (ECONNREFUSED)." in printed
    assert "fogline/server/page" not in {path.as_posix() for path in project.rglob("page")}
    assert "FOGLINE_PAGE=skip" in run(tmp_path, *builder, variables=NO_PAGE, succeeds=False)
