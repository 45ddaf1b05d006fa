"""`fogline benchmark`: a bot against the frozen opponents, as a row of a table that others can repeat."""

from __future__ import annotations

import os
import shlex
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from fogline.arena import benchmark
from fogline.arena.report import report
from fogline.arena.store import Store
from fogline.cli.arena import with_progress
from fogline.cli.console import Complaint, out, print_json
from fogline.cli.inputs import DEFAULT_GAME, load_codes, load_game
from fogline.cli.options import AsJson, CodeFiles, GameName, Workers


def benchmark_command(
    bot: Annotated[str, typer.Argument()],
    game: GameName = DEFAULT_GAME,
    code: CodeFiles = None,
    deals: Annotated[int, typer.Option("--deals", "-d", min=1)] = benchmark.DEALS,
    round_name: Annotated[str, typer.Option("--round")] = benchmark.OPEN,
    workers: Workers = 1,
    store: Path | None = None,
    as_json: AsJson = False,
) -> None:
    """Measure a bot against the same opponents as everybody.

    - `fogline benchmark my_module:MyBot san-francisco --workers 2`
    - `fogline benchmark greedy ticket-to-ride --store games.jsonl`
    """
    load_codes(code)
    loaded = load_game(game)
    if (differs := benchmark.changed(loaded)) != []:
        raise Complaint("cli-benchmark-changed", name=benchmark.NAME, what=", ".join(differs))
    contest = benchmark.contest_of(loaded, benchmark.named(bot), deals, round_name)
    plan = contest.hash(contest.load())
    with tempfile.TemporaryDirectory(prefix="fogline-benchmark-") as folder:
        kept = Store(store or Path(folder, "games.jsonl"), plan)
        try:
            results = with_progress(contest, kept, workers or os.cpu_count() or 1)
        finally:
            kept.close()
    words = ["fogline", "benchmark", bot, loaded.name, "--deals", str(deals), "--round", round_name]
    words += [word for file in code or () for word in ("--code", str(file))]
    found = report(contest, plan, results, "", "").meetings
    row = benchmark.row_of(loaded, contest, round_name, found, shlex.join(words))
    if as_json:
        print_json(row)
    else:
        out.print(row.markdown(), soft_wrap=True, markup=False)
