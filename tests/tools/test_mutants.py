"""The mutation program's own parts: what it changes, and how it learns which lines a test executes."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tools import mutants, mutants_areas, mutants_bench, mutants_lines
from tools.mutants_areas import Area

MODULE = """
async def serve(table, most: int = 3):
    '''Text is left alone: 1 < 2.'''
    if table.count < most and not table.closed:
        await table.tell(f"{table.count + 1}")
    return most - 1


class Job(Struct, frozen=True, forbid_unknown_fields=True):
    pass
"""


def area(*modules: str, waits: bool = False) -> Area:
    return Area("some", modules, {}, (), "some", waits=waits)


def test_it_changes_one_thing_at_a_time_and_leaves_texts_and_types_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "module.py").write_text(MODULE)
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    found = [(mutant.function, mutant.after.strip()) for mutant in mutants.mutants_of(area("module.py"))]
    assert found == [
        ("serve", "if (table.count < most or not table.closed):"),
        ("serve", "if (table.count <= most) and not table.closed:"),
        ("serve", "if table.count < most and (table.closed):"),
        ("serve", "pass"),
        ("serve", "return (most + 1)"),
        ("serve", "return most - (2)"),
        ("", "class Job(Struct, frozen=True, forbid_unknown_fields=(False)):"),
    ]


def test_a_mutant_meets_the_tests_of_its_line_the_quickest_first_and_no_evening_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "module.py").write_text(MODULE)
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    seconds = {"slow": 50.0, "quick": 0.5, "elsewhere": 0.1, "slower": 60.0, "never": 70.0, "second": 1.7}
    tests = [
        mutants_bench.Test(name, taken, frozenset({("module.py", 3 if name == "elsewhere" else 6)}))
        for name, taken in seconds.items()
    ]
    for waits, later in ((True, ["slow", "slower"]), (False, ["slow", "slower", "never"])):
        last = [*mutants.mutants_of(area("module.py", waits=waits))][-2]
        met = [[test.name for test in run] for run in mutants.runs(last, tests)]
        assert met == [["quick", "second"], later]


def test_every_area_has_modules_and_tests_that_are_there() -> None:
    areas = [*mutants_areas.rules(), *mutants_areas.around()]
    assert len({one.name for one in areas}) == len(areas)
    for one in areas:
        assert one.modules
        assert one.suites
        for file in (*one.modules, *one.suites):
            assert (mutants_areas.ROOT / file).is_file(), file


def test_lines_are_known_of_a_process_that_is_killed(tmp_path: Path) -> None:
    """Threads too; and lines of other modules aren't written."""
    shutil.copyfile(mutants_lines.__file__, tmp_path / "sitecustomize.py")
    module, written = tmp_path / "work.py", tmp_path / "lines"
    module.write_text("def work(n):\n    if n:\n        return 1\n    return 2\n\n\ndef idle():\n    return 3\n")
    program = (
        "import os, signal, threading, work; work.work(0)\n"
        "thread = threading.Thread(target=work.work, args=(1,)); thread.start(); thread.join()\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    surroundings = {"PYTHONPATH": str(tmp_path), mutants_lines.MODULES: str(module), mutants_lines.FILE: str(written)}
    ended = subprocess.run([sys.executable, "-c", program], env=os.environ | surroundings, check=False)
    assert ended.returncode == -signal.SIGKILL
    executed = {(path, line) for path, line in mutants_lines.read(str(written)) if line}
    assert executed == {(str(module), line) for line in (1, 2, 3, 4, 7)}
    assert mutants_lines.read(str(tmp_path / "none")) == set()


def test_a_test_that_hangs_ends_its_process(tmp_path: Path) -> None:
    """Also one that sleeps, where tests wait for others."""
    note = tmp_path / "note"
    child = os.fork()
    if child == 0:
        trial = mutants_bench.Trial(area(waits=True), [], note)
        trial._allow(20, 0.2)
        signal.pause()
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == -signal.SIGKILL
