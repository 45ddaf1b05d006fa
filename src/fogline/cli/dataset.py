"""`fogline dataset`: decisions of many games for learning, in Parquet (extra `lab`)."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fogline.bots import parse_spec, split_specs
from fogline.cli.console import Complaint, err, out, print_json, say
from fogline.cli.inputs import DEFAULT_GAME, OwnFile, load_codes, load_game, read_lines
from fogline.cli.options import AsJson, CodeFiles, DataFile, DeckFile, First, GameName, MapFile, Workers

if TYPE_CHECKING:  # an extra
    from fogline.envs.dataset_plan import Plan

FOLDER = Path("dataset")
SHARD = 200


def dataset_command(
    game: GameName = DEFAULT_GAME,
    folder: Path = FOLDER,
    seats: Annotated[str, typer.Option("--seats", "-s")] = "greedy,greedy",
    code: CodeFiles = None,
    number: Annotated[int, typer.Option("--games", "-n", min=1)] = 1000,
    seed: int = 1,
    records: Annotated[str | None, typer.Option("--read")] = None,
    rich: Annotated[bool, typer.Option("--rich")] = False,
    shard: Annotated[int, typer.Option("--shard", min=1)] = SHARD,
    check: Annotated[bool, typer.Option("--check")] = False,
    workers: Workers = 1,
    cluster: str | None = None,
    data: DataFile = None,
    deck: DeckFile = None,
    data_map: MapFile = None,
    first: First = None,
    as_json: AsJson = False,
) -> None:
    """Write decisions for learning.

    - `fogline dataset san-francisco --seats search:sims=100,greedy --games 2000 --folder decisions`
    - `fogline dataset --read games.jsonl --rich --folder decisions`
    - `fogline dataset --check --folder decisions`
    """
    load_codes(code)
    with _explained():
        from fogline.envs import dataset  # noqa: PLC0415
        from fogline.envs.dataset_plan import plan_games, plan_records  # noqa: PLC0415

        if check:
            _tell("cli-dataset-checked", folder, dataset.check(folder), dataset.read_plan(folder), as_json)
            return
        lines: list[str] = []
        if records is not None:
            given = [line.decode("utf-8", "replace") for _, line in read_lines(records)]
            plan, lines = plan_records(given, rich=rich, shard=shard)
        else:
            loaded = load_game(game, first=first, own=OwnFile(data, deck, data_map))
            specs = tuple(str(parse_spec(spec, programs=True)) for spec in split_specs(seats))
            plan = plan_games(loaded, specs, number, seed, rich=rich, shard=shard)
        with _progress() as told:
            count = workers or os.cpu_count() or 1
            dataset.make(plan, folder, lines, workers=count, cluster=cluster, on_shard=told)
        _tell("cli-dataset-written", folder, dataset.count(folder, plan), plan, as_json)


@contextmanager
def _explained() -> Iterator[None]:
    """What went wrong as a sentence; without the extra, what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise Complaint("cli-no-lab", detail=str(error.name)) from error
    except ValueError as error:
        found = getattr(error, "code", "")
        if type(error).__name__ != "Mismatch":
            raise
        raise Complaint(f"cli-dataset-{found}", **getattr(error, "params", {})) from error


@contextmanager
def _progress() -> Iterator[Callable[[int, int], None]]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(say("cli-dataset-progress"))
        yield lambda done, total: progress.update(task, completed=done, total=total)


def _tell(sentence: str, folder: Path, decisions: int, plan: Plan, as_json: bool) -> None:
    if as_json:
        counts = {"games": plan.games, "decisions": decisions, "shards": plan.shards}
        print_json({"folder": str(folder), **counts, "plan": plan.hash})
        return
    out.print(say(sentence, games=plan.games, decisions=decisions, folder=str(folder)), soft_wrap=True)
