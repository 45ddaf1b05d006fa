"""Where mutants are tried: a warm process that forks, so that a mutant costs little more than the tests that it meets.

Each child has a copy of the project as its folder (the working copy stays alone), imports the project and its tests
anew, and ends with its verdict, and all that it started with it. The libraries, which take longer to import than most
rule tests take to run, are there already.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import importlib
import json
import os
import resource
import shutil
import signal
import sys
import threading
import time
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import hypothesis
import pytest
from _pytest.runner import runtestprotocol

from tools import mutants_lines
from tools.mutants_areas import ROOT, Area
from tools.mutants_lines import Lines

COPIED: Final = ("src", "tests", "docs", "pyproject.toml")
LINKED: Final = ("examples", "web", "README.md", "CHANGELOG.md", "src/fogline/server/page")
"""What tests only read."""
LIBRARIES: Final = (
    "asyncio",
    "fluent.runtime",
    "hypothesis.strategies",
    "jsonschema",
    "msgspec",
    "networkx",
    "openskill.models",
    "rich.console",
    "sqlite3",
    "starlette.routing",
    "typer",
    "uvicorn",
    "websockets",
)
"""What the tests import, besides the project."""
SLEEPS: Final = 600
"""Seconds after which a child that takes no processor time is given up."""
MEMORY: Final = 4 << 30
PYTEST: Final = ("-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "pytest_timeout")
"""How a child runs pytest: no plugin that isn't named, and pyproject.toml sets that one's limit."""


@dataclass(frozen=True)
class Test:
    """A test, and what it executes of the modules that may be changed."""

    name: str
    """As pytest knows it: file, function and parameters."""
    seconds: float
    """How long it took while its lines were recorded: by the clock where it waits for others, else of the processor."""
    lines: frozenset[tuple[str, int]]
    """Module and line; those that importing its file executes are among them."""

    @property
    def file(self) -> str:
        """The test's file, from the project's folder."""
        return self.name.partition("::")[0]


# The children.


class Bench:
    """A copy of the project, and the child that is at work in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                skip = shutil.ignore_patterns("__pycache__", ".hypothesis", "page")
                shutil.copytree(source, folder / name, ignore=skip, symlinks=True)
            else:
                shutil.copyfile(source, folder / name)
        for name in LINKED:
            (folder / name).symlink_to(ROOT / name)
        (folder / "lines").mkdir()
        shutil.copyfile(mutants_lines.__file__, folder / "lines" / "sitecustomize.py")
        self.note = folder / "note"
        """What the child has to tell: the test that it began last, or the lines that it recorded."""
        self._changes = 0

    def read(self, path: Path) -> str:
        """A module as it is in the copy: the working copy may have changed meanwhile."""
        return (self.folder / path).read_text("utf-8")

    def write(self, path: Path, source: str) -> None:
        """Change a module; Python knows compiled code by the second of its source, so each change has its own."""
        (self.folder / path).write_text(source, "utf-8")
        self._changes += 1
        os.utime(self.folder / path, (self._changes, self._changes))

    def start(self, area: Area, plugin: Trial | Recorder, *arguments: str) -> int:
        """Run pytest in a child, and return the child's process number; its exit code is pytest's."""
        self.note.write_text("")
        child = os.fork()
        if child == 0:
            code = 3
            try:
                self._move_in(area)
                plugin.begin()
                code = pytest.main([*PYTEST, *arguments], [plugin])
            finally:
                os._exit(code)
        _children.add(child)
        return child

    def _move_in(self, area: Area) -> None:
        """In the child: the copy in place of the working copy, nothing said, and an end to what doesn't end."""
        os.setsid()
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.chdir(self.folder)
        sys.modules["__main__"] = ModuleType("__main__")  # which processes that a test spawns would import
        ours = {"", str(ROOT), str(ROOT / "src")}
        sys.path[:] = [str(self.folder / "src"), str(self.folder), *(place for place in sys.path if place not in ours)]
        os.environ |= {
            "FOGLINE_CORE": area.core,
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTHONPATH": os.pathsep.join(str(self.folder / place) for place in ("lines", "src")),
        }
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


_children: set[int] = set()


def wait_for_child() -> tuple[int, int]:
    """Wait until a child ends, and end what it left behind; its number and how it ended."""
    child, status = os.wait()
    _end(child)
    return child, status


@atexit.register
def end_children() -> None:
    """Whoever stops the program stops what it began."""
    for child in list(_children):
        _end(child)


def _end(child: int) -> None:
    _children.discard(child)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)


def allow(seconds: float) -> None:
    """Let this process take so much processor time from now on; then it dies. It dies too if it sleeps for long."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.alarm(SLEEPS)


class Watch:
    """Lets this process live for so long by the clock, each time it is set; then it dies."""

    def __init__(self) -> None:
        self._timer: threading.Timer | None = None

    def set(self, seconds: float) -> None:
        """From now on."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = threading.Timer(seconds, os.kill, (os.getpid(), signal.SIGKILL))
        self._timer.daemon = True
        self._timer.start()


def warm_up() -> None:
    """Import the libraries before the first fork."""
    for name in LIBRARIES:
        importlib.import_module(name)


class Trial:
    """A pytest plugin: the chosen tests in their order, each with its time."""

    def __init__(self, area: Area, tests: Sequence[Test], note: Path) -> None:
        self._tests = {test.name: test for test in tests}
        self._order = {test.name: number for number, test in enumerate(tests)}
        self._note = note
        self._watch = Watch() if area.waits else None

    def begin(self) -> None:
        """Time to import the tests."""
        self._allow(20, 60)

    def _allow(self, busy: float, waiting: float) -> None:
        if self._watch is None:
            allow(busy)
        else:
            self._watch.set(waiting)

    def pytest_sessionstart(self) -> None:
        """A failure is enough: nobody reads its smallest example."""
        usual = hypothesis.settings.get_profile("fogline")
        phases = [phase for phase in usual.phases if phase not in {hypothesis.Phase.shrink, hypothesis.Phase.explain}]
        hypothesis.settings.register_profile("mutants", usual, phases=phases)
        hypothesis.settings.load_profile("mutants")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what wasn't chosen."""
        items[:] = sorted(
            (item for item in items if item.nodeid in self._order), key=lambda item: self._order[item.nodeid]
        )

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        """Before each test. Beside other programs a test that waits may take several times as long as it did."""
        self._note.write_text(item.nodeid, "utf-8")
        seconds = self._tests[item.nodeid].seconds
        self._allow(2 + 5 * seconds, 10 + 5 * seconds)


class Recorder:
    """A pytest plugin: each test in a child of its own, so that it finds no cache filled; the lines it executes."""

    def __init__(self, area: Area, modules: Sequence[str], bench: Bench) -> None:
        self._folder = bench.folder
        self._modules = [str(bench.folder / module) for module in modules]
        self._lines = Lines(self._modules)
        self._note = bench.note
        self._clock = time.monotonic if area.waits else time.process_time

    def begin(self) -> None:
        """Importing executes lines too, and pytest imports a `conftest.py` before it tells its plugins anything."""
        self._lines.follow()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run all tests; `note` gets them, or the name of one that failed."""
        self._lines.rest()
        if session.testsfailed:
            return True
        found = []
        for item in session.items:
            told = self._record(item) or self._record(item)
            if told is None:
                self._note.write_text(item.nodeid)
                return True
            found.append(told)
        self._note.write_text(json.dumps(found))
        return True

    def _record(self, item: pytest.Item) -> dict[str, Any] | None:
        """What one test executed; None where it failed."""
        reader, writer = os.pipe()
        if os.fork() == 0:
            try:
                os.close(reader)
                told = self._follow(item)
                if told is not None:
                    with os.fdopen(writer, "w") as pipe:
                        json.dump(told, pipe)
            finally:
                os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as pipe:
            words = pipe.read()
        os.wait()
        found: dict[str, Any] | None = json.loads(words) if words else None
        return found

    def _follow(self, item: pytest.Item) -> dict[str, Any] | None:
        allow(SLEEPS)
        written = self._folder / f"lines-{os.getpid()}"
        os.environ |= {mutants_lines.MODULES: os.pathsep.join(self._modules), mutants_lines.FILE: str(written)}
        began = self._clock()
        self._lines.follow()
        reports = runtestprotocol(item, nextitem=None, log=False)
        self._lines.rest()
        if any(report.failed for report in reports):
            return None
        lines = self._lines.executed | mutants_lines.read(str(written))
        places = sorted((str(Path(path).relative_to(self._folder)), line) for path, line in lines)
        return {"name": item.nodeid, "seconds": round(self._clock() - began, 3), "lines": places}


# What tests execute, kept for the next time.


def tests_of(area: Area, modules: Sequence[str], benches: Sequence[Bench], folder: Path) -> list[Test]:
    """All tests of an area with the lines of `modules` that they execute; `folder` keeps them. Ends where one fails."""
    wanted = area.stamps()
    missing = [file for file in wanted if not _is_known(_kept(folder, file), wanted[file])]
    free, running = list(benches), dict[int, tuple[Bench, str]]()
    while missing or running:
        while missing and free:
            file, bench = missing.pop(0), free.pop()
            chosen = ("-k", area.suites[file]) if area.suites[file] else ()
            running[bench.start(area, Recorder(area, modules, bench), file, *chosen)] = bench, file
        child, _ = wait_for_child()
        bench, file = running.pop(child)
        free.append(bench)
        words = bench.note.read_text("utf-8")
        if not words.startswith("["):
            sys.exit(f"a test fails without any mutant: {words or file}")
        _keep(_kept(folder, file), wanted[file], json.loads(words))
        print(f"recorded {file}", flush=True)
    return [test for file in wanted for test in _read(_kept(folder, file))]


def _kept(folder: Path, file: str) -> Path:
    return folder / f"{file.removesuffix('.py').replace('/', '.')}.json"


def _keep(path: Path, stamp: str, tests: list[dict[str, Any]]) -> None:
    """Line numbers count while the modules that they are in stay the same."""
    met = sorted({module for test in tests for module, _ in test["lines"]})
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"stamp": stamp, "modules": {module: _hash(module) for module in met}, "tests": tests}))


def _is_known(path: Path, stamp: str) -> bool:
    if not path.exists():
        return False
    kept: Mapping[str, Any] = json.loads(path.read_text("utf-8"))
    return kept["stamp"] == stamp and all(_hash(module) == was for module, was in kept["modules"].items())


def _hash(module: str) -> str:
    path = ROOT / module
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16] if path.exists() else ""


def _read(path: Path) -> Generator[Test]:
    for test in json.loads(path.read_text("utf-8"))["tests"]:
        yield Test(test["name"], test["seconds"], frozenset((module, line) for module, line in test["lines"]))
