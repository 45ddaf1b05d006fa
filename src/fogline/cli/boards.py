"""Boards drawn in the terminal: a game's own (its module ``drawing.terminal``); without one, the view's sentences."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from typing import cast

from rich.text import Text

from fogline.core.game import Game, View
from fogline.core.terminal import Block, Board, Canvas
from fogline.texts import Texts


def draw(game: Game, view: View, texts: Texts, canvas: Canvas) -> Block:
    """The table as the viewer sees it."""
    board = _board(game)
    return board.draw(game, view, texts, canvas) if board else sentences(game, view, texts, canvas)


def score(game: Game, view: View, texts: Texts, canvas: Canvas) -> Block:
    """The points, were the game scored now, as far as the viewer knows."""
    board = _board(game)
    return board.score(game, view, texts, canvas) if board else sentences(game, view, texts, canvas)


def sentences(game: Game, view: View, texts: Texts, canvas: Canvas) -> Block:
    """Any game: what `Game.describe` says about the view."""
    lines = [Text(texts.say(message)) for message in game.describe(view)]
    return lines if canvas.width <= 0 else [part for line in lines for part in _wrap(line, canvas.width)]


def _wrap(line: Text, width: int) -> Block:
    from rich.console import Console  # noqa: PLC0415  (only to break lines by cells)

    return list(line.wrap(Console(width=width), width)) or [line]


def _board(game: Game) -> Board | None:
    """The board in the folder of the game's class."""
    room = f"{game.package()}.drawing"
    if find_spec(room) is None or find_spec(f"{room}.terminal") is None:
        return None
    return cast(Board, importlib.import_module(f"{room}.terminal"))
