"""What `fogline deck` and `fogline map` share: faults and the header of a data file."""

from __future__ import annotations

import os

import typer
from rich.table import Table
from rich.text import Text

from fogline import games
from fogline.arena.simulate import Plan
from fogline.cli.console import out, print_json, print_problems, say, texts_of
from fogline.cli.inputs import read_text
from fogline.cli.simulate import mean, percent, with_progress
from fogline.core.data import Problem
from fogline.core.figures import Measurement, Measurements, Share
from fogline.core.game import Game


def report(file: str, problems: list[Problem], found_hash: str | None, *, as_json: bool) -> None:
    """Every fault of a data file, and whether it can be played with; exit code 1 where it can't."""
    errors = sum(problem.severity == "error" for problem in problems)
    if as_json:
        print_json({"file": file, "playable": found_hash is not None, "hash": found_hash, "problems": problems})
    else:
        print_problems(file, problems, out)
        verdict = "cli-data-good" if found_hash is not None else "cli-data-bad"
        warnings = len(problems) - errors
        out.print(say(verdict, file=file, errors=errors, warnings=warnings), soft_wrap=True, markup=False)
    if found_hash is None:
        raise typer.Exit(1)


def print_head(title: str, author: str, note: str, found_hash: str) -> None:
    """What a data file says about itself."""
    out.print(Text(title, "bold").append(f"  {author}", "not bold default"), soft_wrap=True)
    if note:
        out.print(Text(note.strip()))
    out.print(Text(found_hash, "dim"), soft_wrap=True)
    out.print()


def measure(name: str, file: str | None, bot: str, number: int, seed: int, workers: int, *, as_json: bool) -> None:
    """What a deck or map gives between bots, with each number of players, beside what is asked of ours."""
    data = None if file is None else read_text(file)
    game = games.load(name, data=data, source=file or "")
    results = []
    for players in game.players:
        plan = Plan(game=name, seats=(bot,) * players, games=number, seed=seed, data=data, source=file or "")
        results.append(game.measure(with_progress(plan, workers or os.cpu_count() or 1)))
        if not as_json:
            _print_measurements(game, bot, results[-1])
    if as_json:
        print_json({"bot": bot, "seed": seed, "measurements": [result.as_dict() for result in results]})


def _print_measurements(game: Game, bot: str, found: Measurements) -> None:
    texts = texts_of(game)
    title = say("cli-measure-title", game=game.title, players=found.players, games=found.games, bot=bot)
    table = Table(title=title, title_justify="left", title_style="bold")
    for header in ("figure", "value", "target", "met"):
        table.add_column(say(f"cli-measure-{header}"), justify="right" if header == "value" else "left")
    for one in found.figures:
        value = percent(one.figure) if isinstance(one.figure, Share) else mean(one.figure)
        met = "" if one.met is None else say("cli-yes" if one.met else "cli-no")
        table.add_row(texts.say(one.message(game.prefix)), value, _target(one), met)
    out.print(table)


def _target(one: Measurement) -> str:
    scale = 100 if isinstance(one.figure, Share) else 1
    unit = " %" if isinstance(one.figure, Share) else ""
    least, most = (None if bound is None else f"{round(bound * scale, 1):g}" for bound in (one.least, one.most))
    if least is None or most is None:
        return f"≥ {least}{unit}" if least is not None else f"≤ {most}{unit}" if most is not None else ""
    return f"{least}–{most}{unit}"
