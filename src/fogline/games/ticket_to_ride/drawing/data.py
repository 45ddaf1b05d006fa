"""A map in the terminal, as a sketch, and as a picture."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from fogline.core.game import DataSet
from fogline.core.terminal import Canvas, Speaker
from fogline.games.ticket_to_ride.components import Map
from fogline.games.ticket_to_ride.drawing.sketch import draw_text
from fogline.games.ticket_to_ride.drawing.svg import draw_svg


def draw(data: DataSet, texts: Speaker, canvas: Canvas) -> Iterator[RenderableType]:  # noqa: ARG001  (speaks no words)
    """The map."""
    assert isinstance(data, Map)
    yield Text(draw_text(data, canvas.width))


def picture(data: DataSet) -> str | None:
    """The map as SVG."""
    assert isinstance(data, Map)
    return draw_svg(data)
