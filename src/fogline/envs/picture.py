"""A game rendered: in sentences, and the sentences as a picture.

`ansi` is the text, `svg` the text drawn by rich, `rgb_array` the text drawn by Pillow with the font that it brings, and
`human` prints the text. What is shown is what a spectator sees: no hidden hand.
"""

from __future__ import annotations

import io
import textwrap
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from rich.console import Console

from fogline.core.game import Game, View
from fogline.texts import Texts

MODES: Final = ("ansi", "svg", "rgb_array", "human")
WIDTH: Final = 100
"""Letters in a line."""
LETTER: Final = (6, 14)
"""The pixels of a letter of Pillow's bitmap font, with the space between lines."""


def render(game: Game, view: View, mode: str) -> str | npt.NDArray[Any] | None:
    """The table as a viewer sees it, in one of the modes."""
    text = in_words(game, view)
    if mode == "svg":
        return as_svg(text, game.title)
    if mode == "rgb_array":
        return as_pixels(text)
    if mode == "human":
        Console(highlight=False).print(text, markup=False)
        return None
    return text


def in_words(game: Game, view: View) -> str:
    """The table in English sentences."""
    texts = Texts(game)
    said = [texts.say(message) for message in (*game.describe(view), game.prompt(view))]
    return "\n".join("\n".join(textwrap.wrap(line, WIDTH)) for line in said)


def as_svg(text: str, title: str) -> str:
    """A text as an SVG."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), highlight=False)
    console.print(text, markup=False)
    return console.export_svg(title=title)


def as_pixels(text: str) -> npt.NDArray[Any]:
    """A text as an image: height, width, three colours; always as many lines, so that frames make a film."""
    from PIL import Image, ImageDraw, ImageFont  # noqa: PLC0415  (only who asks for pixels needs it)

    lines = text.encode("latin-1", "replace").decode("latin-1").split("\n")[:LINES]
    image = Image.new("RGB", (LETTER[0] * WIDTH, LETTER[1] * LINES), "white")
    font = ImageFont.load_default_imagefont()
    for number, line in enumerate(lines):
        ImageDraw.Draw(image).text((0, LETTER[1] * number), line, "black", font)
    return np.asarray(image, np.uint8)


LINES: Final = 60
"""Lines of a picture; what doesn't fit is not in it."""
