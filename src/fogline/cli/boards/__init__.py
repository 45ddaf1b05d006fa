"""Boards drawn in the terminal: one module a game, named like the game's folder; without one, the view's sentences."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Protocol, cast

import msgspec
from rich.text import Text

from fogline.cli.layout import Block
from fogline.core.game import Game, View
from fogline.games import FOLDERS
from fogline.texts import Texts


class Canvas(msgspec.Struct, frozen=True):
    """What a drawing must fit."""

    width: int = 80
    """Columns of the terminal."""
    ascii: bool = False
    """Whether only plain ASCII can be shown."""


class Board(Protocol):
    """How a module of this package draws its game."""

    def draw(self, game: Game, view: View, texts: Texts, canvas: Canvas, /) -> Block:
        """The table as the viewer sees it."""

    def score(self, game: Game, view: View, texts: Texts, canvas: Canvas, /) -> Block:
        """The points, were the game scored now, as far as the viewer knows."""


def draw(game: Game, view: View, texts: Texts, canvas: Canvas) -> Block:
    """The table as the viewer sees it."""
    board = _board(game.name)
    return board.draw(game, view, texts, canvas) if board else sentences(game, view, texts, canvas)


def score(game: Game, view: View, texts: Texts, canvas: Canvas) -> Block:
    """The points, were the game scored now, as far as the viewer knows."""
    board = _board(game.name)
    return board.score(game, view, texts, canvas) if board else sentences(game, view, texts, canvas)


def sentences(game: Game, view: View, texts: Texts, canvas: Canvas) -> Block:
    """Any game: what `Game.describe` says about the view."""
    lines = [Text(texts.say(message)) for message in game.describe(view)]
    return lines if canvas.width <= 0 else [part for line in lines for part in _wrap(line, canvas.width)]


def _wrap(line: Text, width: int) -> Block:
    from rich.console import Console  # noqa: PLC0415  (only to break lines by cells)

    return list(line.wrap(Console(width=width), width)) or [line]


def _board(name: str) -> Board | None:
    module = f"{__name__}.{FOLDERS.get(name, name)}"
    return cast(Board, importlib.import_module(module)) if importlib.util.find_spec(module) else None
