"""`fogline arena calibrate`: what a deck or map gives between frozen bots, beside what is asked of it."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import fogline
from fogline import _build
from fogline.arena.calibrate import Calibration, Calibrator
from fogline.arena.plots import Row, bars, steps
from fogline.bots import parse_spec
from fogline.cli.console import Complaint, err, out, print_json, say, texts_of, written_whole
from fogline.cli.inputs import DEFAULT_GAME, OwnFile, full_name, load_codes, load_game
from fogline.cli.options import AsJson, CodeFiles, DataFile, DeckFile, Force, GameName, MapFile, Workers
from fogline.core.figures import Measurement, Measurements, Share
from fogline.core.game import Game
from fogline.core.message import Message

MANY: Final = 8
"""A figure with so many details (each card, line or ticket) has a table of its own."""


def calibrate_command(
    game: GameName = DEFAULT_GAME,
    bot: Annotated[str, typer.Option("--bot", "-b")] = "greedy",
    code: CodeFiles = None,
    number: Annotated[int, typer.Option("--games", "-n", min=1)] = 1000,
    seed: int = 1,
    workers: Workers = 1,
    data: DataFile = None,
    deck: DeckFile = None,
    data_map: MapFile = None,
    markdown: Path | None = None,
    plots: Path | None = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Measure what a deck or map gives, as the options say.

    - `fogline arena calibrate san-francisco --games 2000 --workers 2`
    - `fogline arena calibrate ticket --bot expert:sims=300 --games 20 --markdown map.md --plots plots`
    """
    load_codes(code)
    own = OwnFile(data, deck, data_map)
    loaded = load_game(game, own=own)
    calibrator = Calibrator(
        game=full_name(game),
        bot=str(parse_spec(bot, programs=True)),
        games=number,
        seed=seed,
        data=own.text(),
        source=str(own.path or ""),
    )
    _check_targets(markdown, plots, force=force)
    command = _command(calibrator, code, own)
    found = _calibrate(calibrator, loaded, workers or os.cpu_count() or 1, command)
    drawn = _drawn(found, loaded) if plots is not None else {}
    for name, picture in drawn.items():
        assert plots is not None
        with written_whole(plots / name, force=force) as file:
            file.write(picture)
    if markdown is not None:
        folder = "" if plots is None else os.path.relpath(plots, markdown.parent)
        with written_whole(markdown, force=force) as file:
            file.write(_markdown(found, loaded, [f"{folder}/{name}" for name in drawn]))
    print_json(found.as_dict()) if as_json else _print(found, loaded)


def _check_targets(markdown: Path | None, plots: Path | None, *, force: bool) -> None:
    """What can't be written is said before an hour of games."""
    if plots is not None and not plots.is_dir():
        raise Complaint("cli-no-folder", file=str(plots))
    if markdown is not None and markdown.exists() and not force:
        raise Complaint("cli-file-exists", "cli-hint-force", file=str(markdown))


def _command(calibrator: Calibrator, code: list[Path] | None, own: OwnFile) -> str:
    words = ["fogline", "arena", "calibrate", calibrator.game, "--bot", calibrator.bot]
    words += ["--games", str(calibrator.games), "--seed", str(calibrator.seed)]
    words += [word for file in code or () for word in ("--code", str(file))]
    return shlex.join([*words, *own.words()])


def _calibrate(calibrator: Calibrator, game: Game, workers: int, command: str) -> Calibration:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    ms = calibrator.thinking()
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(say("cli-simulate-progress"), total=calibrator.games * len(calibrator.plans()))
        measurements = calibrator.measure(workers, lambda _number, _record: progress.advance(task))
    return Calibration(
        game=game.name,
        data=game.data.name,
        data_hash=game.data.hash,
        rules_version=game.rules_version,
        bot=calibrator.bot,
        version=fogline.__version__,
        core=_build.core(),
        games=calibrator.games,
        seed=calibrator.seed,
        ms=round(ms, 2),
        command=command,
        measurements=measurements,
    )


# What is said.


def _head(found: Calibration) -> str:
    return say(
        "cli-calibrate-head",
        bot=found.bot,
        version=found.version,
        games=found.games,
        data=found.data,
        hash=found.data_hash[:16],
        ms=f"{found.ms:.2f}",
        core=found.core,
    )


def _value(one: Measurement | None) -> str:
    if one is None:
        return ""
    figure = one.figure
    if isinstance(figure, Share):
        return f"{100 * figure.share:.1f} % ({100 * figure.low:.1f}–{100 * figure.high:.1f})"
    return f"{figure.mean:.2f} ({figure.low:.2f}–{figure.high:.2f})"


def _target(one: Measurement) -> str:
    scale = 100 if isinstance(one.figure, Share) else 1
    unit = " %" if isinstance(one.figure, Share) else ""
    least, most = (None if bound is None else f"{round(bound * scale, 1):g}" for bound in (one.least, one.most))
    if least is None or most is None:
        return f"≥ {least}{unit}" if least is not None else f"≤ {most}{unit}" if most is not None else ""
    return f"{least}–{most}{unit}"


def _missed(found: Calibration, game: Game) -> list[str]:
    texts = texts_of(game)
    return [
        say(
            "cli-calibrate-missed-one",
            figure=texts.say(one.message(game.prefix)),
            players=measured.players,
            value=_value(one),
            target=_target(one),
        )
        for measured in found.measurements
        for one in measured.missed
    ]


def _print(found: Calibration, game: Game) -> None:
    texts = texts_of(game)
    out.print(_head(found), soft_wrap=True, markup=False)
    for measured in found.measurements:
        title = say("cli-measure-title", game=game.title, players=measured.players, games=measured.games, bot=found.bot)
        table = Table(title=title, title_justify="left", title_style="bold")
        for header in ("figure", "value", "target", "met"):
            table.add_column(say(f"cli-measure-{header}"), justify="right" if header == "value" else "left")
        for one in measured.figures:
            met = "" if one.met is None else say("cli-yes" if one.met else "cli-no")
            table.add_row(texts.say(one.message(game.prefix)), _value(one), _target(one), met)
        out.print(table)
    missed = _missed(found, game)
    for line in [say("cli-calibrate-missed"), *missed] if missed else [say("cli-calibrate-none-missed")]:
        out.print(line, soft_wrap=True, markup=False)
    out.print(say("cli-calibrate-repeat", command=found.command), soft_wrap=True, markup=False)


# Markdown and plots.


def _figures(measurements: Sequence[Measurements]) -> dict[tuple[str, str], list[Measurement | None]]:
    """Each figure with each number of players; those of one kind stand together."""
    found = dict.fromkeys((one.code, one.detail) for measured in measurements for one in measured.figures)
    codes = list(dict.fromkeys(code for code, _ in found))
    keys = sorted(found, key=lambda key: codes.index(key[0]))
    known = [{(one.code, one.detail): one for one in measured.figures} for measured in measurements]
    return {key: [each.get(key) for each in known] for key in keys}


def _is_long(found: Calibration, code: str) -> bool:
    return max(sum(one.code == code for one in measured.figures) for measured in found.measurements) >= MANY


def _series(found: Calibration) -> list[str]:
    return [say("cli-calibrate-players", players=measured.players) for measured in found.measurements]


def _markdown(found: Calibration, game: Game, plots: Sequence[str]) -> str:
    figures = _figures(found.measurements)
    short = {key: row for key, row in figures.items() if not _is_long(found, key[0])}
    lines = [_head(found), "", "```", found.command, "```", "", *_table(found, game, short), ""]
    missed = _missed(found, game)
    lines += [say("cli-calibrate-missed"), "", *(f"- {one}" for one in missed)] if missed else []
    lines += [] if missed else [say("cli-calibrate-none-missed")]
    for plot in plots:
        lines += ["", f"![{Path(plot).stem}]({plot})"]
    for code in dict.fromkeys(code for code, _ in figures if _is_long(found, code)):
        lines += ["", *_table(found, game, {key: row for key, row in figures.items() if key[0] == code})]
    return "\n".join([*lines, ""])


def _table(found: Calibration, game: Game, figures: dict[tuple[str, str], list[Measurement | None]]) -> list[str]:
    texts = texts_of(game)
    worth = any(one is not None and one.worth is not None for row in figures.values() for one in row)
    heads = [say("cli-measure-figure"), *([say("cli-calibrate-worth")] if worth else []), *_series(found)]
    heads.append(say("cli-measure-target"))
    lines = [f"| {' | '.join(heads)} |", f"|{' --- |' * len(heads)}"]
    for row in figures.values():
        known = [one for one in row if one is not None]
        cells = [texts.say(known[0].message(game.prefix)), *([str(known[0].worth)] if worth else [])]
        cells += [f"**{_value(one)}**" if one is not None and one.met is False else _value(one) for one in row]
        # The share of equals differs with the number of players, and so may a target.
        cells.append(", ".join(dict.fromkeys(target for one in known if (target := _target(one)))))
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def _drawn(found: Calibration, game: Game) -> dict[str, str]:
    """The plots by their files' names: distributions, then whatever has several details."""
    texts, series = texts_of(game), _series(found)

    def words(code: str, detail: str = "") -> str:
        return texts.say(Message(f"{game.prefix}-measure-{code}", {"detail": detail}))

    plots = {}
    for at, one in enumerate(found.measurements[0].spreads):
        counts = [measured.spreads[at].counts for measured in found.measurements]
        plots[f"{one.code}.svg"] = steps(words(one.code), series, counts)
    figures = _figures(found.measurements)
    for code in dict.fromkeys(code for code, detail in figures if detail):
        rows = [
            Row(detail, tuple(None if one is None else one.figure for one in row))
            for (of, detail), row in figures.items()
            if of == code
        ]
        plots[f"{code}.svg"] = bars(words(code, "…"), series, rows)
    return plots
