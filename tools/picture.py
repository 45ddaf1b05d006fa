"""Draws the README's picture: a game between bots at the terminal, as an SVG without outside fonts.

``python tools/picture.py`` writes ``docs/assets/terminal.svg``.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME
from rich.text import Text

import fogline
from fogline.arena.match import play
from fogline.bots import make_bot
from fogline.cli import boards
from fogline.cli.console import canvas, show
from fogline.texts import Texts

PICTURE = Path(__file__).parents[1] / "docs" / "assets" / "terminal.svg"
NAMES = ("Ada", "Ben", "Cleo")
SEED = 5
FONT_FACES = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)


def draw() -> str:
    """Three greedy bots, two thirds into their game, as the first of them sees it."""
    game = fogline.load("san-francisco")
    record = play(game, [make_bot("greedy", game, seat, seed=SEED + seat) for seat in range(3)], fogline.Seeded(SEED))
    states = [step.state for step in fogline.replay(record, game)]
    late = states[2 * len(states) // 3 :]
    state = next(state for state in late if state.actors == (0,) and state.view(0).phase == "turn")
    console = Console(record=True, width=118, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    texts = Texts(game, names=NAMES)
    show(boards.draw(game, state.view(0), texts, canvas(console)), console)
    console.print()
    console.print(Text(texts.say(game.prompt(state.view(0))), "bold"), soft_wrap=True)
    svg = console.export_svg(title="fogline play", theme=SVG_EXPORT_THEME, unique_id="fogline")
    return FONT_FACES.sub("", svg).replace("Fira Code", "ui-monospace, Menlo, Consolas")


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(draw(), "utf-8")
