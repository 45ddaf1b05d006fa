"""An analysis as one page of HTML that asks no other host for anything: the graph, the turning points, the accounts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from fogline.analysis import Analysis
from fogline.arena.plots import COLOURS
from fogline.cli.analysis_words import in_words, percent, reasons_for
from fogline.cli.console import say, voice
from fogline.core.game import Game

WIDTH: Final = 900
HEIGHT: Final = 260
DASHES: Final = ("", "10 4", "3 4", "10 4 3 4")
"""So that no line is told from another by its colour alone."""
PARTS: Final = ("start", "luck", "skill", "unseen", "others", "table", "result")
STYLE: Final = """
:root { color-scheme: light dark }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
svg { width: 100%; height: auto }
table { width: 100%; border-collapse: collapse; margin: 0 0 2rem }
th, td { padding: .3rem .6rem; border-bottom: 1px solid #8888; text-align: left; vertical-align: top }
td { white-space: pre-line }
td.n { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
"""


def page(found: Analysis, game: Game, names: Sequence[str], seats: Sequence[int]) -> str:
    """The whole page."""
    title = f"{game.title} · {', '.join(names)}"
    return "\n".join(
        [
            f'<!doctype html><html lang="{voice.language}"><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title><style>{STYLE}</style>",
            f"<h1>{escape(title)}</h1><h2>{escape(say('cli-analyse-graph'))}</h2>",
            _legend(found, names),
            _graph(found, len(names)),
            *_points(found, game, names, seats),
            *_accounts(found, names),
            "</html>",
            "",
        ]
    )


def _colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def _legend(found: Analysis, names: Sequence[str]) -> str:
    items = (
        f'<span style="color:{_colour(seat)}">●</span> {escape(name)} {percent(found.accounts[seat].result)}'
        for seat, name in enumerate(names)
    )
    return f"<p>{' &nbsp; '.join(items)}</p>"


def _graph(found: Analysis, seats: int) -> str:
    """A line for each seat; below them a mark where a decision gave something away."""
    lines = [_line(found, seat) for seat in range(seats)]
    points = {(moment.first, seat) for seat in range(seats) for moment in found.turning_points(seat)}
    marks = [
        f'<path d="M{_x(found, number):.1f} {HEIGHT * (1 - moment.before[moment.seat]) - 4:.1f}l-5 -9h10z"'
        f' fill="{_colour(moment.seat)}"/>'
        for number, moment in enumerate(found.moments)
        if moment.seat is not None and (moment.first, moment.seat) in points
    ]
    grid = [f'<path d="M0 {HEIGHT * part / 4}H{WIDTH}" stroke="#8886"/>' for part in range(5)]
    body = "".join([*grid, *lines, *marks])
    label = escape(say("cli-analyse-graph"))
    return f'<svg viewBox="-2 -14 {WIDTH + 4} {HEIGHT + 18}" role="img" aria-label="{label}">{body}</svg>'


def _x(found: Analysis, number: int) -> float:
    return WIDTH * number / max(1, len(found.moments))


def _line(found: Analysis, seat: int) -> str:
    shares = [found.accounts[seat].start, *(moment.after[seat] for moment in found.moments)]
    places = " ".join(f"{_x(found, i):.1f},{HEIGHT * (1 - share):.1f}" for i, share in enumerate(shares))
    dash = DASHES[seat % len(DASHES)]
    return (
        f'<polyline points="{places}" fill="none" stroke="{_colour(seat)}" stroke-width="2" stroke-dasharray="{dash}"/>'
    )


def _points(found: Analysis, game: Game, names: Sequence[str], seats: Sequence[int]) -> Iterator[str]:
    points = [(seat, moment) for seat in seats for moment in found.turning_points(seat)]
    if not points:
        yield f"<p>{escape(say('cli-analyse-none' if found.sims else 'cli-analyse-unjudged'))}</p>"
        return
    rows = [
        [
            str(moment.first),
            names[seat],
            in_words(moment.texts[0], game, names),
            in_words(moment.better or moment.texts[0], game, names),
            percent(moment.loss),
            "\n".join(reasons_for(moment, game, names)),
        ]
        for seat, moment in sorted(points, key=lambda point: point[1].first)
    ]
    heads = [say(f"cli-analyse-{head}") for head in ("entry", "player", "played", "better", "loss", "why")]
    yield _table(say("cli-analyse-points"), heads, rows, {0, 4})


def _accounts(found: Analysis, names: Sequence[str]) -> Iterator[str]:
    heads = [say("cli-analyse-player"), *(say(f"cli-analyse-{part}") for part in PARTS)]
    rows = [
        [name, *(percent(getattr(account, part), "-" if part in ("start", "result") else "+") for part in PARTS)]
        for name, account in zip(names, found.accounts, strict=True)
    ]
    yield _table(say("cli-analyse-accounts"), heads, rows, set(range(1, len(heads))))


def _table(title: str, heads: Iterable[str], rows: Iterable[Sequence[str]], numbers: set[int]) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join(
        "<tr>"
        + "".join(f"<td{' class=n' * (i in numbers)}>{escape(cell)}</td>" for i, cell in enumerate(row))
        + "</tr>"
        for row in rows
    )
    return f"<h2>{escape(title)}</h2><table><tr>{head}</tr>{body}</table>"
