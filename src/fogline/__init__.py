"""Fogline: two San Francisco board games at one table, as a rules library, bots, a table and a laboratory."""

from __future__ import annotations

from fogline import _build

_build.choose_core()

import os
from collections.abc import Mapping
from pathlib import Path

from fogline import games
from fogline.core.data import DataError
from fogline.core.errors import BadText, IllegalAction, Refusal
from fogline.core.game import SPECTATOR, Action, Chance, Event, Game, Legal, Preview, State, View
from fogline.core.outcome import Outcome, Sheet, SheetLine, Standing
from fogline.core.record import Entry, Player, Record, RecordError, read_record, replay, verify
from fogline.core.sources import Duplicate, Scripted, Seeded, Source

__version__ = "0.1.0"

__all__ = [
    "SPECTATOR",
    "Action",
    "BadText",
    "Chance",
    "DataError",
    "Duplicate",
    "Entry",
    "Event",
    "Game",
    "IllegalAction",
    "Legal",
    "Outcome",
    "Player",
    "Preview",
    "Record",
    "RecordError",
    "Refusal",
    "Scripted",
    "Seeded",
    "Sheet",
    "SheetLine",
    "Source",
    "Standing",
    "State",
    "View",
    "__version__",
    "load",
    "read_record",
    "replay",
    "verify",
]


def load(
    name: str,
    *,
    options: Mapping[str, int] | None = None,
    data: str | os.PathLike[str] | None = None,
    deck: str | os.PathLike[str] | None = None,
    map: str | os.PathLike[str] | None = None,  # noqa: A002  (the word of the box)
    rules: int | None = None,
) -> Game:
    """A game by its name, with an owner's own data file if one is given, where the game has data.

    `deck` and `map` are other names of `data`, for games whose data file is called so. `rules` is a version of the
    rules; without one it is the newest. Raises `BadText` for an unknown name, option or version, and for a file that
    the game doesn't take, `DataError` for one that can't be played with.

    >>> game = load("san-francisco", options={"first": 1})
    >>> game.title, game.players, game.rules_version
    ('San Francisco', (2, 3, 4), 2)
    >>> load("san-francisco", rules=1).rules_version
    1
    """
    given = {kind: path for kind, path in (("data", data), ("deck", deck), ("map", map)) if path is not None}
    if not given:
        return games.load(name, options, rules=rules)
    kind = games.game_class(name).data_option
    if kind and list(given) not in (["data"], [kind]):
        raise BadText("wrong-data-option", None, {"given": ", ".join(given), "expected": kind})
    path = Path(next(iter(given.values())))
    return games.load(name, options, path.read_text("utf-8"), str(path), rules)
