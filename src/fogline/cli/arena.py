"""`fogline arena`: how strong bots are, from paired games, with intervals."""

from __future__ import annotations

import os
import shlex
import tempfile
from contextlib import ExitStack
from operator import attrgetter
from pathlib import Path
from typing import IO, Annotated, Any, Final

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from fogline import _build
from fogline.analysis.adjusted import Adjusted, adjusted, lucks
from fogline.arena.contest import Contest, Kind
from fogline.arena.report import Report, percent, points, report
from fogline.arena.run_contest import run_contest
from fogline.arena.store import Result, Store
from fogline.bots import parse_spec, split_specs
from fogline.cli.calibrate import calibrate_command
from fogline.cli.console import err, out, print_json, say, written_whole
from fogline.cli.help import Group, command
from fogline.cli.inputs import DEFAULT_GAME, OwnFile, full_name, load_codes, load_game
from fogline.cli.options import AsJson, CodeFiles, DataFile, DeckFile, First, Force, GameName, MapFile, Workers


class ArenaGroup(Group):
    """`fogline arena …` runs a contest unless the first word names another command."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401  (its type is private to typer)
        """Put the word in that a contest needn't have."""
        named = bool(args) and args[0] in {*self.commands, *ctx.help_option_names}
        return super().parse_args(ctx, args if named else ["contest", *args])


arena_app: Final = typer.Typer(cls=ArenaGroup, rich_markup_mode="markdown")


@command(arena_app, "contest")
def contest_command(
    game: GameName = DEFAULT_GAME,
    bots: Annotated[str, typer.Option("--bots", "-b")] = "search:sims=200,greedy,random",
    code: CodeFiles = None,
    players: Annotated[int, typer.Option("--players", "-p")] = 2,
    kind: Annotated[Kind, typer.Option("--kind", "-k")] = "round-robin",
    deals: Annotated[int, typer.Option("--deals", "-d", min=1)] = 20,
    seed: int = 1,
    stop_early: Annotated[bool, typer.Option("--stop-early")] = False,
    workers: Workers = 1,
    cluster: str | None = None,
    store: Path | None = None,
    luck_adjusted: Annotated[bool, typer.Option("--luck-adjusted")] = False,
    keep_thoughts: Annotated[Path | None, typer.Option("--keep-thoughts")] = None,
    markdown: Path | None = None,
    force: Force = False,
    data: DataFile = None,
    deck: DeckFile = None,
    data_map: MapFile = None,
    first: First = None,
    as_json: AsJson = False,
) -> None:
    """Run a contest, as its options say.

    - `fogline arena --bots search:sims=500,greedy --deals 200 --workers 2 --store contest.jsonl`
    - `fogline arena --bots easy,medium,hard --kind ladder --players 4 --deals 50 --markdown ladder.md`
    - `fogline arena --code my_bots.py --bots my-bot,greedy`
    """
    load_codes(code)
    own = OwnFile(data, deck, data_map)
    loaded = load_game(game, first=first, own=own)
    contest = Contest(
        game=full_name(game),
        bots=tuple(str(parse_spec(spec, programs=True)) for spec in split_specs(bots)),
        players=players,
        deals=deals,
        seed=seed,
        kind=kind,
        stop_early=stop_early,
        options=dict(loaded.options),
        data=own.text(),
        source=str(own.path or ""),
        thoughts=keep_thoughts is not None,
    )
    command = _command(contest, code, own, first)
    workers = workers or os.cpu_count() or 1
    with ExitStack() as stack:
        kept = None if keep_thoughts is None else stack.enter_context(written_whole(keep_thoughts, force=force))
        found, results = _run(contest, store, workers, cluster, command, kept)
    without = _without_luck(contest, results, workers) if luck_adjusted else []
    if markdown is not None:
        with written_whole(markdown, force=force) as file:
            file.write(found.markdown())
    if as_json:
        print_json({**found.as_dict(), **({"luck_adjusted": msgspec.to_builtins(without)} if luck_adjusted else {})})
        return
    _print(found)
    if luck_adjusted:
        _print_without_luck(without)


command(arena_app, "calibrate")(calibrate_command)


def _run(
    contest: Contest, path: Path | None, workers: int, cluster: str | None, command: str, thoughts: IO[str] | None
) -> tuple[Report, list[Result]]:
    game = contest.load()
    with tempfile.TemporaryDirectory(prefix="fogline-arena-") as folder:
        store = Store(path or Path(folder, "games.jsonl"), contest.hash(game))
        try:
            results = with_progress(contest, store, workers, cluster, thoughts)
        finally:
            store.close()
    return report(contest, contest.hash(game), results, _build.core(), command), results


def _without_luck(contest: Contest, results: list[Result], workers: int) -> list[Adjusted]:
    """Every pairing with luck taken out of it; a terminal shows how far that is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(say("cli-arena-luck"), total=len(results))
        known = lucks(results, workers, lambda: progress.advance(task))
    return [adjusted(contest, pairing, results, known) for pairing in contest.pairings()]


def _print_without_luck(found: list[Adjusted]) -> None:
    table = Table(title=say("cli-arena-adjusted"), title_justify="left", title_style="bold")
    for header in ("bot", "against", "share", "lead", "narrower", "unpaired", "verdict"):
        table.add_column(say(f"cli-arena-{header}"), justify="left" if header in {"bot", "against"} else "right")
    for one in found:
        verdict = say(f"cli-arena-{one.verdict}")
        narrower, unpaired = (
            f"{by(one.share):.2f} / {by(one.lead):.2f}" for by in (attrgetter("narrower"), attrgetter("unpaired"))
        )
        share, lead = percent(one.share.adjusted), points(one.lead.adjusted)
        table.add_row(one.hero, one.field, share, lead, narrower, unpaired, verdict)
    out.print(table)


def with_progress(
    contest: Contest, store: Store, workers: int, cluster: str | None = None, thoughts: IO[str] | None = None
) -> list[Result]:
    """Run a contest; a terminal shows how far it is and how long it will take."""

    def came(result: Result) -> None:
        if thoughts is not None and result.thoughts is not None:
            thoughts.write(result.thoughts.line() + "\n")
        progress.advance(task)

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        total = sum(1 for _ in contest.fixtures())
        task = progress.add_task(say("cli-simulate-progress"), total=total, completed=len(store.results))
        return run_contest(contest, store, workers, came, cluster=cluster)


def _command(contest: Contest, code: list[Path] | None, own: OwnFile, first: int | None) -> str:
    """What to type to repeat it, with any number of workers."""
    words = ["fogline", "arena", contest.game, "--bots", ",".join(contest.bots), "--players", str(contest.players)]
    words += ["--kind", contest.kind, "--deals", str(contest.deals), "--seed", str(contest.seed)]
    words += ["--stop-early"] if contest.stop_early else []
    words += [word for file in code or () for word in ("--code", str(file))]
    words += [*own.words(), *(["--first", str(first)] if first is not None else [])]
    return shlex.join(words)


def _print(found: Report) -> None:
    table = Table(title=say("cli-arena-title", games=found.games), title_justify="left", title_style="bold")
    for header in ("bot", "against", "games", "share", "lead", "verdict"):
        table.add_column(
            say(f"cli-arena-{header}"), justify="right" if header in {"games", "share", "lead"} else "left"
        )
    for one in found.meetings:
        verdict = say(f"cli-arena-{one.verdict}")
        table.add_row(one.hero, one.field, str(one.games), percent(one.share), points(one.lead), verdict)
    out.print(table)
    ratings = Table()
    for header in ("rank", "bot", "rating", "ms"):
        ratings.add_column(say(f"cli-arena-{header}"), justify="left" if header == "bot" else "right")
    for standing in found.standings:
        rating = f"{standing.rating:.1f} ({standing.low:.1f}–{standing.high:.1f})"
        ratings.add_row(str(standing.rank), standing.bot, rating, f"{standing.ms:.1f}")
    out.print(ratings)
    out.print(say("cli-arena-repeat", command=found.command, plan=found.hash[:12], core=found.core), soft_wrap=True)
