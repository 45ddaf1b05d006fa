"""A measurement as one page of HTML that asks no other host for anything: the figures, and how they went in time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from fogline.arena.plots import COLOURS
from fogline.cli.analysis_page import STYLE
from fogline.cli.console import say, voice

if TYPE_CHECKING:
    from fogline.loadtest.report import Report

WIDTH: Final = 900
HEIGHT: Final = 220
LEFT: Final = 60
DASHES: Final = ("", "10 4", "3 4")
"""So that no line is told from another by its colour alone."""
Line = tuple[str, Sequence[tuple[float, float]]]
"""What it shows, and its points."""


def page(report: Report, rows: Sequence[tuple[str, str]]) -> str:
    """The whole page; `rows` are the figures as the terminal shows them."""
    title = say(
        "cli-loadtest-title",
        tables=report.plan.tables,
        sockets=report.plan.all_sockets,
        seconds=f"{report.plan.seconds:g}",
    )
    cells = "".join(f'<tr><td>{escape(label)}</td><td class="n">{escape(value)}</td></tr>' for label, value in rows)
    return "\n".join(
        [
            f'<!doctype html><html lang="{voice.language}"><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{escape(title)}</title><style>{STYLE}</style>",
            f"<h1>{escape(title)}</h1><p>{escape(report.machine)}</p><table>{cells}</table>",
            *(chart(*one) for one in _charts(report)),
            "</html>",
            "",
        ]
    )


def _charts(report: Report) -> list[tuple[str, str, list[Line]]]:
    parts = {"50 %": "p50", "99 %": "p99", "100 %": "most"}
    late = [
        _line(label, ((one.at, getattr(one.latency_ms, part)) for one in report.seconds))
        for label, part in parts.items()
    ]
    held = _line("", ((one.at, one.moves) for one in report.seconds))
    memory = _line("", ((look.at, look.memory_mb) for look in report.looks))
    stalls = _line("", ((look.at, look.stall_ms) for look in report.looks))
    return [
        (say("cli-loadtest-latency"), "ms", late),
        (say("cli-loadtest-held"), "", [held]),
        (say("cli-loadtest-memory"), "MB", [memory]),
        (say("cli-loadtest-stall"), "ms", [stalls]),
    ]


def _line(label: str, points: Iterable[tuple[float, float]]) -> Line:
    return label, list(points)


def chart(title: str, unit: str, lines: Sequence[Line]) -> str:
    """Lines over the seconds, from nothing up."""
    points = [point for _, line in lines for point in line]
    most_x, most_y = (max((point[axis] for point in points), default=0) or 1 for axis in (0, 1))

    def place(x: float, y: float) -> str:
        return f"{LEFT + x / most_x * (WIDTH - LEFT - 10):.1f},{HEIGHT - 25 - y / most_y * (HEIGHT - 40):.1f}"

    drawn = [
        f'<polyline fill="none" stroke="{COLOURS[number % len(COLOURS)]}" stroke-width="2" '
        f'stroke-dasharray="{DASHES[number % len(DASHES)]}" points="{" ".join(place(*point) for point in line)}">'
        f"<title>{escape(label)}</title></polyline>"
        for number, (label, line) in enumerate(lines)
    ]
    legend = " &nbsp; ".join(
        f'<span style="color:{COLOURS[number % len(COLOURS)]}">●</span> {escape(label)}'
        for number, (label, _) in enumerate(lines)
        if label
    )
    marks = [
        f'<text x="0" y="20" fill="currentColor" font-size="13">{most_y:g} {unit}</text>',
        f'<text x="0" y="{HEIGHT - 22}" fill="currentColor" font-size="13">0</text>',
        f'<text x="{WIDTH - 40}" y="{HEIGHT - 4}" fill="currentColor" font-size="13">{most_x:g} s</text>',
    ]
    axes = f'<path d="M{LEFT} 10V{HEIGHT - 25}H{WIDTH - 10}" stroke="currentColor" fill="none" opacity=".5"/>'
    svg = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">'
    return f"<h2>{escape(title)}</h2><p>{legend}</p>{svg}{axes}{''.join((*marks, *drawn))}</svg>"
