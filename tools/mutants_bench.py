"""Where mutants are tried: a warm process that forks, so that a mutant costs little more than the tests that it meets.

Each child has a copy of the project as its folder (the working copy stays alone), imports the game and its tests anew,
and ends with its verdict. The libraries, which take longer to import than most rule tests take to run, are there
already.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import resource
import shutil
import signal
import sys
import time
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import hypothesis
import pytest
from _pytest.runner import runtestprotocol

ROOT: Final = Path(__file__).parents[1]
MODULES: Final = (
    "cards.py",
    "city.py",
    "market.py",
    "ranking.py",
    "scoring.py",
    "state.py",
    "tickets.py",
    "tourist_piles.py",
)
"""The modules of a game folder that hold rules and scoring; a game needn't have them all."""
BLIND: Final = (
    "test_components.py",
    "test_describe.py",
    "test_evaluation.py",
    "test_judgement.py",
    "test_map.py",
    "test_map_in_threads.py",
    "test_measure.py",
    "test_preview.py",
    "test_ticket_guess.py",
)
"""Tests that are about something else than the rules."""
CONTRACT: Final = "why_not or actions_survive or views or luck_brings or survive_text"
"""Of the contract, the promises that a change of a rule may break; three seats are enough."""
COPIED: Final = ("src", "tests", "docs", "pyproject.toml")
LIBRARIES: Final = ("fluent.runtime", "jsonschema", "msgspec", "networkx", "rich.console", "hypothesis.strategies")
"""What the tests import, besides the project."""
SLEEPS: Final = 600
"""Seconds after which a child that takes no processor time is given up."""
MEMORY: Final = 4 << 30
PYTEST: Final = ("-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "pytest_timeout")
"""How a child runs pytest: no plugin that isn't named, and pyproject.toml sets that one's limit."""


@dataclass(frozen=True)
class Test:
    """A test, and what it executes of the rules."""

    name: str
    """As pytest knows it: file, function and parameters."""
    seconds: float
    """Of processor time, while its lines were recorded."""
    lines: frozenset[tuple[str, int]]
    """Module and line; those that importing its file executes are among them."""

    @property
    def file(self) -> str:
        """The test's file, from the project's folder."""
        return self.name.partition("::")[0]


# Which tests there are.


def suites(game: str) -> dict[str, str]:
    """The test files that should notice a change of a game's rules, each with the `-k` that chooses from it."""
    mine = "ticket" if game == "ticket_to_ride" else "not ticket"
    own = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tests/games" / game).glob("test_*.py"))
    return {file: "" for file in own if not file.endswith(BLIND)} | {
        "tests/golden/test_golden.py": f"true_record and {mine}",
        "tests/contract/test_contract.py": f"{mine} and 3] and ({CONTRACT})",
    }


def stamps(game: str) -> dict[str, str]:
    """For each test file a hash of all that its verdicts rest on: itself, the core, the game, the tests' helpers."""
    folders = ("src/fogline/core", f"src/fogline/games/{game}", "tests", f"tests/games/{game}", "tests/contract")
    shared = hashlib.sha256()
    for path in sorted(path for folder in folders for path in (ROOT / folder).glob("*.py")):
        if not path.name.startswith("test_"):
            shared.update(path.read_bytes())
    for data in (f"src/fogline/games/{game}/data/*.toml", "tests/golden/*.jsonl"):
        for path in sorted(ROOT.glob(data)):
            shared.update(path.read_bytes())
    found = {}
    for file, chosen in suites(game).items():
        stamp = shared.copy()
        stamp.update(chosen.encode() + (ROOT / file).read_bytes())
        found[file] = stamp.hexdigest()[:16]
    return found


# The children.


class Bench:
    """A copy of the project, and the child that is at work in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                skip = shutil.ignore_patterns("*.so", "__pycache__", ".hypothesis", "page")
                shutil.copytree(source, folder / name, ignore=skip, symlinks=True)
            else:
                shutil.copyfile(source, folder / name)
        self.note = folder / "note"
        """What the child has to tell: the test that it began last, or the lines that it recorded."""
        self._changes = 0

    def write(self, path: Path, source: str) -> None:
        """Change a module; Python knows compiled code by the second of its source, so each change has its own."""
        (self.folder / path).write_text(source, "utf-8")
        self._changes += 1
        os.utime(self.folder / path, (self._changes, self._changes))

    def start(self, plugin: Trial | Recorder, *arguments: str) -> int:
        """Run pytest in a child, and return the child's process number; its exit code is pytest's."""
        self.note.write_text("")
        child = os.fork()
        if child == 0:
            code = 3
            try:
                self._move_in()
                plugin.begin()
                code = pytest.main([*PYTEST, *arguments], [plugin])
            finally:
                os._exit(code)
        return child

    def _move_in(self) -> None:
        """In the child: the copy in place of the working copy, nothing said, and an end to what doesn't end."""
        os.chdir(self.folder)
        ours = {"", str(ROOT), str(ROOT / "src")}
        sys.path[:] = [str(self.folder / "src"), str(self.folder), *(place for place in sys.path if place not in ours)]
        os.environ |= {
            "FOGLINE_CORE": "interpreted",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTHONPATH": str(self.folder / "src"),
        }
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def allow(seconds: float) -> None:
    """Let this process take so much processor time from now on; then it dies. It dies too if it sleeps for long."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.alarm(SLEEPS)


def warm_up() -> None:
    """Import the libraries before the first fork."""
    for name in LIBRARIES:
        importlib.import_module(name)


class Trial:
    """A pytest plugin: the chosen tests in their order, each with its time."""

    def __init__(self, tests: Sequence[Test], note: Path) -> None:
        self._tests = {test.name: test for test in tests}
        self._order = {test.name: number for number, test in enumerate(tests)}
        self._note = note

    def begin(self) -> None:
        """Time to import the tests."""
        allow(20)

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
        """Before each test."""
        self._note.write_text(item.nodeid, "utf-8")
        allow(2 + 5 * self._tests[item.nodeid].seconds)


class Recorder:
    """A pytest plugin: each test in a child of its own, so that it finds no cache filled; the lines it executes."""

    def __init__(self, rules: Path, note: Path) -> None:
        self._lines = Lines(rules)
        self._note = note

    def begin(self) -> None:
        """Importing executes lines too, and pytest imports a `conftest.py` before it tells its plugins anything."""
        sys.settrace(self._lines.called)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run all tests; `note` gets them, or stays empty where one failed."""
        sys.settrace(None)
        if session.testsfailed:
            return True
        found = [self._record(item) for item in session.items]
        if all(found):
            self._note.write_text(json.dumps(found))
        return True

    def _record(self, item: pytest.Item) -> dict[str, Any] | None:
        """What one test executed; None where it failed."""
        reader, writer = os.pipe()
        if os.fork() == 0:
            try:
                os.close(reader)
                allow(SLEEPS)
                began = time.process_time()
                sys.settrace(self._lines.called)
                reports = runtestprotocol(item, nextitem=None, log=False)
                sys.settrace(None)
                if all(report.passed for report in reports):
                    seconds = round(time.process_time() - began, 3)
                    told = {"name": item.nodeid, "seconds": seconds, "lines": sorted(self._lines.executed)}
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


class Lines:
    """Which lines of the rules are executed."""

    def __init__(self, rules: Path) -> None:
        self._modules = {str(rules / name): name for name in MODULES}
        self._left: dict[CodeType, set[int]] = {}
        """For each function met, its lines that weren't executed yet: one that has none is left in peace."""
        self.executed: set[tuple[str, int]] = set()

    def called(self, frame: FrameType, _event: str, _argument: object) -> Callable[..., Any] | None:
        """A function is called; the name of what `sys.settrace` wants."""
        code = frame.f_code
        if code.co_filename not in self._modules:
            return None
        if code not in self._left:
            self._left[code] = {line for _, _, line in code.co_lines() if line is not None}
        self._execute(code, frame.f_lineno)
        return self._passed if self._left[code] else None

    def _passed(self, frame: FrameType, event: str, _argument: object) -> Callable[..., Any]:
        if event == "line":
            self._execute(frame.f_code, frame.f_lineno)
        return self._passed

    def _execute(self, code: CodeType, line: int) -> None:
        self._left[code].discard(line)
        self.executed.add((self._modules[code.co_filename], line))


# What tests execute, kept for the next time.


def tests_of(game: str, benches: Sequence[Bench], folder: Path) -> list[Test]:
    """All tests of a game's rules with the lines that they execute; `folder` keeps them. Ends where one fails."""
    wanted = stamps(game)
    missing = [file for file in wanted if not _is_known(folder / f"{Path(file).stem}.json", wanted[file])]
    free, running = list(benches), dict[int, tuple[Bench, str]]()
    while missing or running:
        while missing and free:
            file, bench = missing.pop(0), free.pop()
            plugin = Recorder(bench.folder / "src/fogline/games" / game, bench.note)
            running[bench.start(plugin, file, "-k", suites(game)[file])] = bench, file
        child, _ = os.wait()
        bench, file = running.pop(child)
        free.append(bench)
        words = bench.note.read_text("utf-8")
        if not words:
            sys.exit(f"a test fails without any mutant: {file}")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{Path(file).stem}.json").write_text(json.dumps({"stamp": wanted[file], "tests": json.loads(words)}))
        print(f"recorded {file}", flush=True)
    return [test for file in wanted for test in _read(folder / f"{Path(file).stem}.json")]


def _is_known(path: Path, stamp: str) -> bool:
    return path.exists() and json.loads(path.read_text("utf-8"))["stamp"] == stamp


def _read(path: Path) -> Generator[Test]:
    for test in json.loads(path.read_text("utf-8"))["tests"]:
        yield Test(test["name"], test["seconds"], frozenset((module, line) for module, line in test["lines"]))
