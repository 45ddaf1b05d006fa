"""Mutation testing of the rules: change one thing at a time, and see whether a test notices.

A mutant is a rules module with one small change: ``<`` for ``<=``, ``+ 1`` for ``- 1``, ``or`` for ``and``, a
statement left out. Every mutant that no test notices is a rule that nobody tests, or a change that changes nothing; the
latter are listed in ``tools/mutants.toml``, each with its reason. A seeded sample of 500 takes at most an hour on two
cores:

    python tools/mutants.py [--sample 500] [--seed 2026] [--workers 2] [--minutes 60] [--only TEXT] [--list]

It leaves the working copy alone: each worker has a copy of its own. It needs Linux, for limits of processor time. The
mutator is ours: a few small changes that suit rules written on integers, with a seeded sample and a list of accepted
survivors.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import os
import queue
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = Path("src/fogline/games")
MODULES: Final = ("cards.py", "city.py", "market.py", "piles.py", "ranking.py", "scoring.py", "state.py", "tickets.py")
"""The modules of a game folder that hold rules and scoring; a game needn't have them all."""
REASONS: Final = ROOT / "tools" / "mutants.toml"
KEY: Final = ("path", "function", "before", "after")
"""What an entry of the reasons must have, besides its reason."""
SLOW: Final = ("test_properties.py",)
"""Tests that play many games: tried on what the rules' own tests left alive."""
HIDDEN: Final = ("test_twin_worlds.py", "test_belief.py")
"""Tests of who knows what: slower still, and tried on the modules that keep it."""
KEEP_KNOWLEDGE: Final = ("cards.py", "tickets.py")
"""The modules that keep who knows what."""
BLIND: Final = (
    "test_components.py",
    "test_describe.py",
    "test_evaluation.py",
    "test_map.py",
    "test_measure.py",
    "test_preview.py",
)
"""Tests that are about something else than the rules."""
SLEEPS: Final = 600
"""Seconds after which a test that takes no processor time is given up."""
COPIED: Final = ("src", "tests", "docs", "pyproject.toml")

COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
CALCULATED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}


@dataclass(frozen=True)
class Mutant:
    """One change of one module."""

    path: Path
    """The module, from the project's folder."""
    line: int
    """Where the change is."""
    function: str
    """The function it is in; empty for the module's own level."""
    before: str
    """The changed lines as they are."""
    after: str
    """The changed lines as they become."""
    source: str
    """The whole changed module."""

    @property
    def place(self) -> str:
        """File, line and function."""
        return f"{self.path}:{self.line}" + (f" in {self.function}" if self.function else "")

    def diff(self) -> str:
        """The change, as a patch shows it."""
        lines = difflib.ndiff(self.before.splitlines(), self.after.splitlines())
        return "\n".join(f"    {line}" for line in lines if line[:1] in "+-")


# Making mutants.


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Every mutant of a module, in the order of the source."""
    text = (ROOT / path).read_text("utf-8")
    tree = ast.parse(text)
    for function, node in rule_nodes(tree):
        for replacement in changes(node):
            mutant = replaced(path, text, function, node, replacement)
            if mutant is not None:
                yield mutant


def rule_nodes(tree: ast.Module) -> Iterator[tuple[str, ast.expr | ast.stmt]]:
    """The expressions and statements that may be changed, with the name of the function around each."""
    for top in tree.body:
        yield from _walk(top, "")


def _walk(node: ast.AST, function: str) -> Iterator[tuple[str, ast.expr | ast.stmt]]:
    if isinstance(node, ast.FunctionDef):
        if node.name == "clone":  # copies are the contract suite's business, not a rule
            return
        function = node.name
    if _is_text(node) or _is_fact(node):
        return
    if isinstance(node, ast.expr | ast.stmt):
        yield function, node
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "args") and not isinstance(node, ast.Call):
            continue  # types are mypy's business
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _walk(child, function)


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_fact(node: ast.AST) -> bool:
    """``FACT_BUILT: Final = 6``: which number a fact has is no rule."""
    return isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id.startswith("FACT_")


def changes(node: ast.expr | ast.stmt) -> Iterator[ast.AST]:
    """What may stand in a node's place."""
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in COMPARED:
            yield ast.Compare(left, [COMPARED[type(op)]()], [right])
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(left=left, op=op, right=right) if type(op) in CALCULATED:
            yield ast.BinOp(left, CALCULATED[type(op)](), right)
        case ast.AugAssign(target=target, op=op, value=value):
            if type(op) in CALCULATED:
                yield ast.AugAssign(target, CALCULATED[type(op)](), value)
            yield ast.Pass()
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.Assign(targets=[ast.Attribute()]) | ast.Expr(value=ast.Call()) | ast.Return(value=None) | ast.Break():
            yield ast.Pass()


def replaced(path: Path, text: str, function: str, node: ast.expr | ast.stmt, new: ast.AST) -> Mutant | None:
    """The module with something else in a node's place; None where that is no Python (a constant in a pattern, say)."""
    lines = text.encode().splitlines(keepends=True)
    first, last = node.lineno, node.end_lineno or node.lineno
    start, end = node.col_offset, node.end_col_offset or 0
    words = ast.unparse(ast.fix_missing_locations(new))
    if isinstance(new, ast.expr):
        words = f"({words})"
    old_lines = lines[first - 1 : last]
    joined = b"".join(old_lines)
    tail = len(joined) - (len(lines[last - 1]) - end)
    new_lines = joined[:start] + words.encode() + joined[tail:]
    source = b"".join([*lines[: first - 1], new_lines, *lines[last:]]).decode()
    try:
        ast.parse(source)
    except SyntaxError:
        return None
    return Mutant(path, first, function, joined.decode().strip("\n"), new_lines.decode().strip("\n"), source)


# Trying them.


@dataclass(frozen=True)
class Result:
    """What became of a mutant."""

    mutant: Mutant
    verdict: str
    """``killed``, ``timeout`` (a test didn't end: that is noticed too) or ``survived``."""


def stages(path: Path) -> list[list[str]]:
    """The tests that should notice, quick ones first: most mutants die in the first stage."""
    folder = f"tests/games/{path.parent.name}"
    rules = sorted(str(found.relative_to(ROOT)) for found in (ROOT / folder).glob("test_*.py"))
    quick = [name for name in rules if not name.endswith((*SLOW, *HIDDEN, *BLIND))]
    slow = [name for name in rules if name.endswith(SLOW)]
    hidden = [name for name in rules if name.endswith(HIDDEN) and path.name in KEEP_KNOWLEDGE]
    mine = "ticket" if path.parent.name == "ticket_to_ride" else "not ticket"
    golden = ["tests/golden", "-k", f"true_record and {mine}"]
    contract = [
        "tests/contract/test_contract.py",
        "-k",
        f"{mine} and 3] and (why_not or actions_survive or views or luck_brings or survive_text)",
    ]
    return [tests for tests in (quick, golden, slow, contract, hidden) if tests]


class Bench:
    """A copy of the project in which mutants are tried."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                skip = shutil.ignore_patterns("*.so", "__pycache__", ".hypothesis")
                shutil.copytree(source, folder / name, ignore=skip, symlinks=True)
            else:
                shutil.copyfile(source, folder / name)
        self.limits: dict[tuple[str, ...], float] = {}
        self._changes = 0

    def run(self, tests: list[str], limit: float) -> str:
        """Run tests here: ``passed``, ``failed`` or ``timeout`` (seconds of processor time: machines are noisy)."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider", *tests]
        # Plugins that the rules' tests don't need take longer to load than most of these tests take to run.
        quick = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "FOGLINE_CORE": "interpreted"}
        process = subprocess.Popen(
            command,
            cwd=self.folder,
            env={**os.environ, **quick, "PYTHONPATH": str(self.folder / "src")},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        seconds = round(limit) + 1
        resource.prlimit(process.pid, resource.RLIMIT_CPU, (seconds, seconds))
        try:
            code = process.wait(SLEEPS)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)  # the session that we started, and nothing else
            process.wait()
            return "timeout"
        if code < 0:
            return "timeout"
        return "passed" if code in (0, 5) else "failed"  # 5: no test was selected

    def try_mutant(self, mutant: Mutant, limits: list[float]) -> Result:
        """Put the mutant in place, run its tests, and put the original back."""
        path = self.folder / mutant.path
        original = path.read_text("utf-8")
        self._write(path, mutant.source)
        try:
            for tests, limit in zip(stages(mutant.path), limits, strict=True):
                verdict = self.run(tests, limit)
                if verdict != "passed":
                    return Result(mutant, "timeout" if verdict == "timeout" else "killed")
            return Result(mutant, "survived")
        finally:
            self._write(path, original)

    def _write(self, path: Path, source: str) -> None:
        """Change a module; Python knows compiled code by the second of its source, so each change has its own."""
        path.write_text(source, "utf-8")
        self._changes += 1
        os.utime(path, (self._changes, self._changes))


def baseline(bench: Bench, path: Path) -> list[float]:
    """How long each stage may take: much longer than without a mutant. Ends the program where a test fails anyway."""
    limits = []
    for tests in stages(path):
        words = tuple(tests)
        if words not in bench.limits:
            began = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            if bench.run(tests, 900) != "passed":
                sys.exit(f"these tests fail without any mutant: {' '.join(tests)}")
            bench.limits[words] = 5 + 5 * (resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - began)
        limits.append(bench.limits[words])
    return limits


def try_all(mutants: list[Mutant], workers: int, minutes: float) -> list[Result]:
    """Try the mutants, `workers` at a time, until the time is up."""
    until = time.monotonic() + 60 * minutes
    results: list[Result] = []
    with tempfile.TemporaryDirectory(prefix="fogline-mutants-") as folder:
        benches: queue.Queue[Bench] = queue.Queue()
        for number in range(workers):
            place = Path(folder, str(number))
            place.mkdir()
            benches.put(Bench(place))
        first = benches.get()
        limits = {path: baseline(first, path) for path in {mutant.path for mutant in mutants}}
        benches.put(first)

        def work(mutant: Mutant) -> Result | None:
            if time.monotonic() > until:
                return None
            bench = benches.get()
            try:
                return bench.try_mutant(mutant, limits[mutant.path])
            finally:
                benches.put(bench)

        with ThreadPoolExecutor(workers) as pool:
            for future in as_completed([pool.submit(work, mutant) for mutant in mutants]):
                result = future.result()
                if result is not None:
                    results.append(result)
                    show_progress(results, len(mutants))
    return results


def show_progress(results: list[Result], count: int) -> None:
    """One line that says how far it is; survivors at once."""
    last = results[-1]
    if last.verdict == "survived":
        print(f"\nsurvived {last.mutant.place}\n{last.mutant.diff()}", flush=True)
    verdicts = Counter(result.verdict for result in results)
    words = ", ".join(f"{verdicts[word]} {word}" for word in ("killed", "timeout", "survived"))
    print(f"\r{len(results)} of {count}: {words}", end="", flush=True)


# Reasons.


def accepted() -> dict[tuple[str, ...], str]:
    """The survivors that change nothing a rule says: where, the line before and after, and why."""
    if not REASONS.exists():
        return {}
    entries = tomllib.loads(REASONS.read_text("utf-8")).get("accepted", [])
    for entry in entries:
        if not entry["reason"].strip():
            sys.exit(f"{REASONS.name}: no reason for {entry['before']}")
    return {tuple(entry[part] for part in KEY): entry["reason"] for entry in entries}


def key(mutant: Mutant) -> tuple[str, ...]:
    """What identifies a mutant, wherever its line has moved to."""
    path = mutant.path.relative_to(GAMES).as_posix()
    return path, mutant.function, " ".join(mutant.before.split()), " ".join(mutant.after.split())


def report(results: list[Result], wanted: int) -> int:
    """Print what survived; returns the exit code."""
    survivors = sorted((r.mutant for r in results if r.verdict == "survived"), key=lambda m: (m.path, m.line))
    print(f"\n\n{len(results)} of {wanted} tried; {len(survivors)} survived, without a reason")
    for mutant in survivors:
        print(f"\n{mutant.place}\n{mutant.diff()}\n[[accepted]]")
        print(
            "\n".join(f"{part} = {value!r}" for part, value in zip((*KEY, "reason"), (*key(mutant), ""), strict=True))
        )
    if len(results) < wanted:
        print(f"\nthe time was up: {wanted - len(results)} were not tried")
    return 1 if survivors or len(results) < wanted else 0


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--sample", type=int, default=500, help="how many mutants (0: all)")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=58)
    parser.add_argument("--only", default="", help="only mutants whose file, line and function hold this text")
    parser.add_argument("--list", action="store_true", help="show the sample without trying it")
    options = parser.parse_args()
    paths = sorted(
        path.relative_to(ROOT)
        for folder in (ROOT / GAMES).iterdir()
        if (folder / "__init__.py").exists()
        for path in (folder / name for name in MODULES)
        if path.exists()
    )
    every = [mutant for path in paths for mutant in mutants_of(path) if options.only in mutant.place]
    count = min(options.sample or len(every), len(every))
    sample = random.Random(options.seed).sample(every, count)
    print(f"{len(every)} mutants of {', '.join(map(str, paths))}; a sample of {count} with seed {options.seed}")
    if options.list:
        for mutant in sorted(sample, key=lambda m: (m.path, m.line)):
            print(f"{mutant.place}\n{mutant.diff()}")
        return 0
    reasons = accepted()
    untried = [mutant for mutant in sample if key(mutant) not in reasons]
    print(f"{count - len(untried)} of them have a reason already and are not tried")
    return report(try_all(untried, options.workers, options.minutes), len(untried))


if __name__ == "__main__":
    sys.exit(main())
