"""`fogline verify`: execute every game of a file again and compare everything."""

from __future__ import annotations

import itertools
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from fogline import games
from fogline.cli.console import err, out, print_json, record_fault, say, spoken, with_rule
from fogline.cli.inputs import STDIN, read_lines
from fogline.cli.options import AsJson, ReceiptFiles, Workers
from fogline.cli.receipts import compare, read_receipts, table_of
from fogline.core.data import DataError
from fogline.core.errors import Refusal
from fogline.core.luck import Receipt
from fogline.core.processes import start_pool
from fogline.core.record import RecordError, read_record, verify

CHUNK: Final = 50
"""Games that a worker gets at a time."""

Line = tuple[str, int, bytes]
"""File, line number, text."""


class Failure(msgspec.Struct, frozen=True):
    """A game that isn't true."""

    file: str
    line: int
    code: str
    """How it isn't: ``entry-refused``, ``position-differs``, ``outcome-differs``, ``hash-differs`` and so on."""
    entry: int | None
    """The first entry that can't be executed, from 0; None where all can, or none was tried."""
    reason: str
    """The same in words."""


def verify_command(
    files: list[str],
    receipt: ReceiptFiles = None,
    workers: Workers = 1,
    as_json: AsJson = False,
) -> None:
    """Verify every game of some files.

    - `fogline verify games.jsonl`
    - `fogline verify --workers 2 monday.jsonl tuesday.jsonl`
    - `fogline verify --receipt receipt.json game.jsonl`
    """
    receipts = read_receipts(receipt or [])
    for file in files:
        if file != STDIN:
            Path(file).open("rb").close()  # a missing file is named before an hour of work
    checked, failures, told = _run(files, workers or os.cpu_count() or 1, tuple(receipts.values()))
    unused = [file for file, one in receipts.items() if one.table not in told]
    failures += [Failure(file, 0, "receipt-unused", None, say("cli-verify-receipt-unused")) for file in unused]
    empty = [file for file in files if not checked.get(file)]
    failures += [Failure(file, 0, "empty", None, say("cli-verify-empty")) for file in empty]
    if as_json:
        luck = sum(told.values())
        print_json({"games": sum(checked.values()), "files": checked, "luck": luck, "failures": failures})
    else:
        for failure in failures:
            where = f"{failure.file}:{failure.line}" if failure.line else failure.file
            out.print(f"{where}: {failure.reason}", soft_wrap=True, markup=False)
        out.print(say("cli-verify-result", games=sum(checked.values()), failures=len(failures)), soft_wrap=True)
        if told:
            out.print(say("cli-verify-luck", games=sum(told.values())), soft_wrap=True)
    if failures:
        raise typer.Exit(1)


def _run(
    files: list[str], workers: int, receipts: tuple[Receipt, ...]
) -> tuple[dict[str, int], list[Failure], Counter[str]]:
    """Games checked in each file, what failed, and the tables whose luck is told, with how many games each."""
    checked = dict.fromkeys(files, 0)
    failures: list[Failure] = []
    told: Counter[str] = Counter()
    check = partial(check_lines, receipts=receipts)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(say("cli-verify-progress"), total=_count(files) if err.is_terminal else None)
        for chunk, found in _results(_chunks(files), workers, check):
            for file, _, text in chunk:
                checked[file] += 1
                told.update(filter(None, [table_of(text)]))
            failures += found
            progress.advance(task, len(chunk))
    return checked, failures, told


def _count(files: list[str]) -> int | None:
    """How many games there are; unknown where the input is read."""
    return None if STDIN in files else sum(1 for file in files for _ in read_lines(file))


def _chunks(files: list[str]) -> Iterator[list[Line]]:
    lines = ((file, number, text) for file in dict.fromkeys(files) for number, text in read_lines(file))
    while chunk := list(itertools.islice(lines, CHUNK)):
        yield chunk


def _results(
    chunks: Iterable[list[Line]], workers: int, check: Callable[[list[Line]], list[Failure]]
) -> Iterator[tuple[list[Line], list[Failure]]]:
    """Each chunk with its failures, in order; never more chunks in memory than the workers need."""
    if workers == 1:
        yield from ((chunk, check(chunk)) for chunk in chunks)
        return
    iterator = iter(chunks)
    with start_pool(workers) as pool:
        waiting = [(chunk, pool.submit(check, chunk)) for chunk in itertools.islice(iterator, 2 * workers)]
        while waiting:
            chunk, future = waiting.pop(0)
            yield chunk, future.result()
            waiting += [(chunk, pool.submit(check, chunk)) for chunk in itertools.islice(iterator, 1)]


def check_lines(lines: list[Line], receipts: Sequence[Receipt] = ()) -> list[Failure]:
    """The games among these that aren't true, or aren't what receipts of their tables say."""
    return [failure for line in lines if (failure := check_line(*line, receipts)) is not None]


def check_line(file: str, number: int, text: bytes, receipts: Sequence[Receipt] = ()) -> Failure | None:
    """What is wrong with the game on a line; None where nothing is."""
    try:
        record, written_hash = read_record(text)
        verify(record, written_hash, games.of_record(record))
        compare(record, receipts)
    except RecordError as error:
        return Failure(file, number, error.code, error.entry, record_fault(error))
    except Refusal as refusal:
        return Failure(file, number, refusal.code, None, with_rule(spoken(refusal.message()), refusal.rule))
    except DataError as error:
        return Failure(file, number, "bad-data", None, say("cli-record-bad-data", reason=str(error)))
    return None
