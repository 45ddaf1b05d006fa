"""Mutation testing: change one thing at a time, and see whether a test notices.

A mutant is a module with one small change: ``<`` for ``<=``, ``+ 1`` for ``- 1``, ``or`` for ``and``, a statement left
out. Every mutant that no test notices is something that nobody tests, or a change that changes nothing; the latter are
listed in ``tools/mutants.toml``, each with its reason. A seeded sample of 500 mutants of each game's rules, and one of
200 of all that is around them (`mutants_areas` says what that is):

    python -m tools.mutants [--area NAME] [--sample 500] [--seed 2026] [--workers 2] [--minutes 60] [--only TEXT]
                            [--list]

A mutant meets the tests that execute its line (`mutants_bench` records once which they are), the quickest first; around
the rules only as many as take `PATIENCE` seconds together, since a line that only an evening of tests can check is as
good as unchecked. Verdicts are kept in ``build/mutants``: the same command goes on where it was stopped, and after a
change of one test file tries again only what rests on it. The time is for each sample. It needs Linux, for its forks
and limits of processor time. The mutator is ours: a few small changes that suit rules written on integers, with a
seeded sample and a list of accepted survivors.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import hashlib
import json
import os
import random
import signal
import sys
import tempfile
import time
import tomllib
from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Final

from tools import mutants_areas
from tools.mutants_areas import GAMES, ROOT, Area
from tools.mutants_bench import Bench, Test, Trial, tests_of, wait_for_child, warm_up

SOURCE: Final = "src/fogline"
REASONS: Final = ROOT / "tools" / "mutants.toml"
KEPT: Final = ROOT / "build" / "mutants"
KEY: Final = ("path", "function", "before", "after")
"""What an entry of the reasons must have, besides its reason."""
HIDDEN: Final = ("test_twin_worlds.py", "test_belief.py")
"""Tests of who knows what: slow, and tried on the modules that keep it."""
KEEP_KNOWLEDGE: Final = ("cards.py", "tickets.py")
"""The modules that keep who knows what."""
QUICK: Final = 2.0
"""Seconds of tests in the first of two runs, which most mutants don't survive: slow tests are slow to import too."""
PATIENCE: Final = 90.0
"""Seconds of tests that wait for others (services, say) which a mutant meets at most."""

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
    lines: range
    """Where the change is: from the first line of its statement, which always has code, to its own last."""
    line: int
    """Its own first line."""
    function: str
    """The function it is in; empty for the module's own level."""
    before: str
    """The changed lines as they are."""
    after: str
    """The changed lines as they become."""
    source: str
    """The whole changed module."""
    area: Area
    """What it belongs to."""

    @property
    def place(self) -> str:
        """File, line and function."""
        return f"{self.path}:{self.line}" + (f" in {self.function}" if self.function else "")

    @property
    def name(self) -> str:
        """What tells it from all others, while its module stays the same."""
        return hashlib.sha256(f"{self.path}\n{self.source}".encode()).hexdigest()[:16]

    def diff(self) -> str:
        """The change, as a patch shows it."""
        lines = difflib.ndiff(self.before.splitlines(), self.after.splitlines())
        return "\n".join(f"    {line}" for line in lines if line[:1] in "+-")


# Making mutants.


def mutants_of(area: Area) -> Iterator[Mutant]:
    """Every mutant of an area."""
    for module in area.modules:
        yield from mutants_in(area, Path(module))


def mutants_in(area: Area, path: Path) -> Iterator[Mutant]:
    """Every mutant of a module, in the order of the source."""
    text = (ROOT / path).read_text("utf-8")
    tree = ast.parse(text)
    for function, first, node in rule_nodes(tree):
        for replacement in changes(node):
            mutant = replaced(area, path, text, function, first, node, replacement)
            if mutant is not None:
                yield mutant


def rule_nodes(tree: ast.Module) -> Iterator[tuple[str, int, ast.expr | ast.stmt]]:
    """The expressions and statements that may be changed, with the function around and the statement's first line."""
    for top in tree.body:
        yield from _walk(top, "", top.lineno)


def _walk(node: ast.AST, function: str, first: int) -> Iterator[tuple[str, int, ast.expr | ast.stmt]]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        if node.name == "clone":  # copies are the contract suite's business, not a rule
            return
        function = node.name
    if _is_text(node) or _is_fact(node) or _is_typing(node):
        return
    if isinstance(node, ast.stmt):
        first = node.lineno
    if isinstance(node, ast.expr | ast.stmt):
        yield function, first, node
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "args") and not isinstance(node, ast.Call):
            continue  # types are mypy's business
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _walk(child, function, first)


def _is_text(node: ast.AST) -> bool:
    """Also what is inside a text: before Python 3.12 nobody can tell where that is."""
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))


def _is_typing(node: ast.AST) -> bool:
    """``class Job(Struct, frozen=True)``: mypy tells who assigns to it."""
    return isinstance(node, ast.keyword) and node.arg in ("frozen", "kw_only")


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
        case (
            ast.Assign(targets=[ast.Attribute()])
            | ast.Expr(value=ast.Call() | ast.Await())
            | ast.Return(value=None)
            | ast.Break()
        ):
            yield ast.Pass()


def replaced(
    area: Area, path: Path, text: str, function: str, top: int, node: ast.expr | ast.stmt, new: ast.AST
) -> Mutant | None:
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
    before, after = joined.decode().strip("\n"), new_lines.decode().strip("\n")
    return Mutant(path, range(top, last + 1), first, function, before, after, source, area)


# Trying them.


@dataclass(frozen=True)
class Result:
    """What became of a mutant."""

    mutant: Mutant
    verdict: str
    """``killed``, ``timeout`` (a test didn't end: that is noticed too) or ``survived``."""
    by: str
    """The test that noticed; empty where none did, or where the tests couldn't even be imported."""


@dataclass
class Attempt:
    """A mutant that is being tried."""

    mutant: Mutant
    bench: Bench
    original: str
    """Its module unchanged."""
    left: list[list[Test]]
    """The runs that are still to come."""

    def start(self) -> int:
        """Begin the next run, and return the child's process number."""
        tests, area = self.left.pop(0), self.mutant.area
        files = dict.fromkeys(test.file for test in tests)
        return self.bench.start(area, Trial(area, tests, self.bench.note), *files)

    def verdict(self, status: int) -> str:
        """What a child that ended says; ``passed`` where another run may still notice."""
        code = os.waitstatus_to_exitcode(status)
        if code < 0:
            return "timeout"
        if code not in (0, 5):  # 5: the chosen tests are gone
            return "killed"
        return "passed" if self.left else "survived"


def runs(mutant: Mutant, tests: Sequence[Test]) -> list[list[Test]]:
    """The tests that execute the mutant's lines, the quickest first, in two runs."""
    wanted = {(mutant.path.as_posix(), line) for line in mutant.lines}
    chosen = sorted(
        (
            test
            for test in tests
            if not wanted.isdisjoint(test.lines)
            and (mutant.path.name in KEEP_KNOWLEDGE or not test.file.endswith(HIDDEN))
        ),
        key=lambda test: test.seconds,
    )
    if mutant.area.waits:
        chosen = chosen[: _within(PATIENCE, chosen)]
    quick = _within(QUICK, chosen)
    return [run for run in (chosen[:quick], chosen[quick:]) if run]


def _within(seconds: float, tests: Sequence[Test]) -> int:
    """How many tests, from the first on, begin within so many seconds."""
    ends = accumulate(test.seconds for test in tests)
    return min(len(tests), 1 + sum(end < seconds for end in ends))


def try_all(
    mutants: Sequence[Mutant], tests: Mapping[str, Sequence[Test]], benches: Sequence[Bench], until: float
) -> Iterator[Result]:
    """Try the mutants, one in each bench at a time, until the time is up."""
    waiting, free, running = deque(mutants), list(benches), dict[int, Attempt]()
    while running or (waiting and time.monotonic() < until):
        while free and waiting and time.monotonic() < until:
            mutant = waiting.popleft()
            met = runs(mutant, tests[mutant.area.name])
            if not met:  # no test executes it
                yield Result(mutant, "survived", "")
                continue
            bench = free.pop()
            attempt = Attempt(mutant, bench, bench.read(mutant.path), met)
            bench.write(mutant.path, mutant.source)
            running[attempt.start()] = attempt
        if not running:
            continue
        child, status = wait_for_child()
        attempt = running.pop(child)
        verdict = attempt.verdict(status)
        if verdict == "passed":
            running[attempt.start()] = attempt
            continue
        attempt.bench.write(attempt.mutant.path, attempt.original)
        free.append(attempt.bench)
        yield Result(attempt.mutant, verdict, "" if verdict == "survived" else attempt.bench.note.read_text("utf-8"))


class Verdicts:
    """The verdicts on an area's mutants, kept in a file; one counts while the tests that it rests on stay the same."""

    def __init__(self, area: Area) -> None:
        self._path = KEPT / f"{area.name}.jsonl"
        self._stamps = area.stamps()
        self._kept: dict[str, Mapping[str, str]] = {}
        if self._path.exists():
            entries = [json.loads(line) for line in self._path.read_text("utf-8").splitlines()]
            self._kept = {entry["mutant"]: entry for entry in entries}

    def find(self, mutant: Mutant) -> Result | None:
        """What became of a mutant, if that still counts."""
        entry = self._kept.get(mutant.name)
        if entry is None or entry["stamp"] != self._stamp(entry["by"]):
            return None
        return Result(mutant, entry["verdict"], entry["by"])

    def keep(self, result: Result) -> None:
        """Write a verdict down."""
        entry = {"mutant": result.mutant.name, "place": result.mutant.place, "verdict": result.verdict}
        KEPT.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry | {"by": result.by, "stamp": self._stamp(result.by)}) + "\n")

    def _stamp(self, by: str) -> str:
        """Noticed: the stamp of that test's file. Otherwise: those of all."""
        return self._stamps.get(by.partition("::")[0]) or ",".join(self._stamps.values())


def show_progress(results: Sequence[Result], count: int) -> None:
    """One line that says how far it is; survivors at once."""
    last = results[-1]
    if last.verdict == "survived":
        print(f"\nsurvived {last.mutant.place}\n{last.mutant.diff()}", flush=True)
    print(f"\r{len(results)} of {count}: {summary(results)}", end="", flush=True)


def summary(results: Sequence[Result]) -> str:
    """How many of each verdict."""
    verdicts = Counter(result.verdict for result in results)
    return ", ".join(f"{verdicts[word]} {word}" for word in ("killed", "timeout", "survived"))


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
    path = mutant.path.relative_to(GAMES if mutant.path.is_relative_to(GAMES) else SOURCE).as_posix()
    return path, mutant.function, " ".join(mutant.before.split()), " ".join(mutant.after.split())


def report(results: Sequence[Result], wanted: int) -> int:
    """Print what survived; returns the exit code."""
    survivors = sorted((r.mutant for r in results if r.verdict == "survived"), key=lambda m: (m.path, m.line))
    print(f"\n\n{len(results)} of {wanted} tried: {summary(results)}, without a reason")
    for mutant in survivors:
        print(f"\n{mutant.place}\n{mutant.diff()}\n[[accepted]]")
        print("\n".join(f"{part} = {json.dumps(value)}" for part, value in zip(KEY, key(mutant), strict=True)))
        print('reason = ""')
    if len(results) < wanted:
        print(f"\nthe time was up: {wanted - len(results)} were not tried")
    return 1 if survivors or len(results) < wanted else 0


def show_areas(areas: Sequence[Area], accepted: Sequence[Mutant], results: Sequence[Result]) -> None:
    """Area by area how many were noticed; those with a reason count as survivors here."""
    print("\narea            tried  noticed  accepted  survived")
    for area in [*areas, *([None] if len(areas) > 1 else [])]:
        mine = [result for result in results if area in (None, result.mutant.area)]
        reasons = sum(area in (None, mutant.area) for mutant in accepted)
        survived = sum(result.verdict == "survived" for result in mine)
        name, tried = area.name if area else "all", len(mine) + reasons
        print(f"{name:<14}  {tried:>5}  {len(mine) - survived:>7}  {reasons:>8}  {survived:>8}")


def unchanged(area: Area) -> Mutant:
    """A mutant that isn't one: whoever notices it fails anyway."""
    path = max(map(Path, area.modules), key=lambda module: (ROOT / module).stat().st_size)
    source = (ROOT / path).read_text("utf-8")
    return Mutant(path, range(len(source.splitlines()) + 1), 0, "", "", "", source, area)


def judge(areas: Sequence[Area], sample: Sequence[Mutant], workers: int, minutes: float) -> int:
    """Try a sample, and say what survived; returns the exit code."""
    began = time.monotonic()
    reasons = accepted()
    untried = [mutant for mutant in sample if key(mutant) not in reasons]
    print(f"{len(sample) - len(untried)} of them have a reason already and are not tried")
    met = [area for area in areas if any(mutant.area == area for mutant in untried)]
    verdicts = {area.name: Verdicts(area) for area in met}
    every = [*map(unchanged, met), *untried]
    known = {mutant: verdicts[mutant.area.name].find(mutant) for mutant in every}
    results = [result for mutant, result in known.items() if result is not None and mutant.line]
    print(f"{len(results)} have a verdict from an earlier run")
    with tempfile.TemporaryDirectory(prefix="fogline-mutants-") as folder:
        benches = [Bench(Path(folder, str(number))) for number in range(workers)]
        tests = {area.name: tests_of(area, _recorded(areas, area), benches, KEPT / area.home) for area in met}
        left = [mutant for mutant, result in known.items() if result is None]
        for result in try_all(left, tests, benches, began + 60 * minutes):
            if not result.mutant.line:
                if result.verdict != "survived":
                    sys.exit(f"a test fails without any mutant: {result.by}")
                verdicts[result.mutant.area.name].keep(result)
                continue
            verdicts[result.mutant.area.name].keep(result)
            results.append(result)
            show_progress(results, len(untried))
    code = report(results, len(untried))
    show_areas(areas, [mutant for mutant in sample if key(mutant) in reasons], results)
    print(f"{(time.monotonic() - began) / 60:.0f} minutes")
    return code


def _recorded(areas: Sequence[Area], area: Area) -> list[str]:
    """The modules whose lines are recorded: those of every area that shares the recordings."""
    return [module for other in areas if other.home == area.home for module in other.modules]


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--area", default="", help="only this area: a game's folder, or `around` the rules, or one of those"
    )
    parser.add_argument("--sample", type=int, help="how many mutants (0: all); usually 500 a game and 200 around them")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=58, help="for each sample")
    parser.add_argument("--only", default="", help="only mutants whose file, line and function hold this text")
    parser.add_argument("--list", action="store_true", help="show the sample without trying it")
    options = parser.parse_args()
    warm_up()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))
    code = 0
    for areas, usual in [*(([area], 500) for area in mutants_areas.rules()), ([*mutants_areas.around()], 200)]:
        chosen = [area for area in areas if options.area in ("", area.name, "around" if areas[1:] else "")]
        every = [mutant for area in chosen for mutant in mutants_of(area) if options.only in mutant.place]
        if not every:
            continue
        wanted = usual if options.sample is None else options.sample
        count = min(wanted or len(every), len(every))
        sample = random.Random(options.seed).sample(every, count)
        names = ", ".join(area.name for area in chosen)
        print(f"{len(every)} mutants of {names}; a sample of {count} with seed {options.seed}")
        if options.list:
            for mutant in sorted(sample, key=lambda m: (m.path, m.line)):
                print(f"{mutant.place}\n{mutant.diff()}")
        else:
            code |= judge(areas, sample, options.workers, options.minutes)
    return code


if __name__ == "__main__":
    sys.exit(main())
