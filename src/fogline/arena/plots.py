"""Plots as SVG texts: distributions as steps, shares as bars with their intervals. Plain numbers and words go in."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

import msgspec

from fogline.core.figures import Mean, Share

COLOURS: Final = ("#0072b2", "#e69f00", "#009e73", "#cc79a7")
"""One for each series; people who don't tell red from green can tell these."""
WIDTH: Final = 720
LEFT: Final = 260
"""Where bars begin; their labels stand before."""
RIGHT: Final = 90
"""Room for the number behind a bar."""
BAR: Final = 9
GAP: Final = 8
TOP: Final = 58
HEIGHT: Final = 240
"""Of a distribution's steps."""


class Row(msgspec.Struct, frozen=True):
    """The bars under one label, one for each series."""

    label: str
    """What they are about."""
    figures: tuple[Share | Mean | None, ...]
    """What was measured; None for no bar."""


def bars(title: str, series: Sequence[str], rows: Sequence[Row]) -> str:
    """Horizontal bars, grouped by label, each with the whiskers of its interval.

    >>> from fogline.core.figures import share
    >>> plot = bars("Victories", ["2 players"], [Row("first", (share(6, 10),))])
    >>> "60.0 %" in plot and plot.startswith("<svg")
    True
    """
    most = max((figure.high for row in rows for figure in row.figures if figure is not None), default=1.0) or 1.0
    scale = (WIDTH - LEFT - RIGHT) / most
    parts = []
    top = TOP
    for row in rows:
        height = BAR * len(row.figures)
        parts.append(_text(LEFT - 8, top + height / 2 + 4, row.label, "end"))
        for number, figure in enumerate(row.figures):
            if figure is not None:
                parts += _bar(figure, top + BAR * number, scale, COLOURS[number % len(COLOURS)])
        top += height + GAP
    return _svg(top + 8, [*_head(title, series), *parts])


def steps(title: str, series: Sequence[str], counts: Sequence[Sequence[tuple[float, int]]]) -> str:
    """Distributions over each other: for each series the part of its cases that fell on each whole number.

    >>> "<path" in steps("Points", ["2 players"], [[(8.0, 3), (8.5, 1), (10.0, 2)]])
    True
    """
    parts_of = [_by_whole(one) for one in counts]
    values = [value for one in parts_of for value in one]
    first, last = (min(values), max(values)) if values else (0, 0)
    most = max((part for one in parts_of for part in one.values()), default=1.0)
    wide = (WIDTH - 80) / (last - first + 1)
    bottom = TOP + HEIGHT
    drawn = [_line(50, bottom, WIDTH - 30, bottom)]
    for number, one in enumerate(parts_of):
        points = [f"M50 {bottom}"]
        for place in range(last - first + 1):
            y = bottom - HEIGHT * one.get(first + place, 0.0) / most
            points.append(f"V{y:.1f}H{50 + wide * (place + 1):.1f}")
        path = "".join([*points, f"V{bottom}"])
        drawn.append(f'<path d="{path}" fill="none" stroke="{COLOURS[number % len(COLOURS)]}" stroke-width="2"/>')
    every = max(1, (last - first + 1) // 16)
    drawn += [
        _text(50 + wide * (place + 0.5), bottom + 16, f"{first + place}", "middle")
        for place in range(0, last - first + 1, every)
    ]
    drawn += [_text(44, TOP + 4, f"{100 * most:.0f} %", "end"), _text(44, bottom, "0 %", "end")]
    return _svg(bottom + 28, [*_head(title, series), *drawn])


def _by_whole(counts: Sequence[tuple[float, int]]) -> dict[int, float]:
    """The part of the cases at each whole number; halves are rounded down."""
    total = sum(count for _, count in counts)
    parts: dict[int, float] = {}
    for value, count in counts:
        whole = int(value // 1)
        parts[whole] = parts.get(whole, 0.0) + count / total
    return parts


def _bar(figure: Share | Mean, top: float, scale: float, colour: str) -> list[str]:
    value = figure.share if isinstance(figure, Share) else figure.mean
    said = f"{100 * value:.1f} %" if isinstance(figure, Share) else f"{value:.2f}"
    middle = top + BAR / 2
    low, high = LEFT + scale * max(0.0, figure.low), LEFT + scale * figure.high
    return [
        f'<rect x="{LEFT}" y="{top + 1:.1f}" width="{scale * value:.1f}" height="{BAR - 2}" fill="{colour}"/>',
        _line(low, middle, high, middle),
        _text(high + 5, middle + 3.5, said, "start", 9),
    ]


def _head(title: str, series: Sequence[str]) -> list[str]:
    parts = [f'<text x="16" y="24" font-size="15" font-weight="bold">{escape(title)}</text>']
    for number, name in enumerate(series):
        x = 16 + 110 * number
        parts.append(f'<rect x="{x}" y="36" width="10" height="10" fill="{COLOURS[number % len(COLOURS)]}"/>')
        parts.append(_text(x + 15, 45, name, "start"))
    return parts


def _text(x: float, y: float, text: str, anchor: str, size: int = 11) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="#222222"/>'


def _svg(height: float, parts: Sequence[str]) -> str:
    size = f'width="{WIDTH}" height="{height:.0f}" viewBox="0 0 {WIDTH} {height:.0f}"'
    ground = f'<rect width="{WIDTH}" height="{height:.0f}" fill="#ffffff"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" fill="#222222">'
    return "\n".join([head, ground, *parts, "</svg>", ""])
