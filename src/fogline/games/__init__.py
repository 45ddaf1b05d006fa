"""The games. Each is a folder of its own, found by name and loaded when asked for."""

from __future__ import annotations

import importlib
from collections.abc import Mapping

from fogline.core.errors import BadText
from fogline.core.game import Game
from fogline.core.record import Record

FOLDERS = {"san-francisco": "san_francisco", "ticket-to-ride-san-francisco": "ticket_to_ride"}
"""The folder of each game, by the game's name."""


def names() -> list[str]:
    """The games' names."""
    return list(FOLDERS)


def game_class(name: str) -> type[Game]:
    """The class of a game; raises `BadText` for an unknown name."""
    if name not in FOLDERS:
        raise BadText("unknown-game", None, {"game": name, "known": ", ".join(FOLDERS)})
    found: type[Game] = importlib.import_module(f"fogline.games.{FOLDERS[name]}").GAME
    return found


def load(
    name: str,
    options: Mapping[str, int] | None = None,
    data: str | None = None,
    source: str = "data",
    rules: int | None = None,
) -> Game:
    """A game with its options, its deck or map, and a version of its rules, the newest if none is named.

    `data` is the text of an owner's data file, `source` its name for messages. Raises `BadText` for an unknown game,
    option or version and `DataError` for a data file that can't be played with.
    """
    return game_class(name).load(options or {}, data, source, rules)


def of_record(record: Record) -> Game:
    """The game that a record was played by: its version, and its own data where it carries any, else ours of its hash.

    Raises `BadText` for a game or a version that isn't known here.
    """
    return game_class(record.game).of_content(record.options, record.data, record.data_hash, record.rules_version)
