"""The games. Each is a package of its own, found by its entry point `fogline.games` and loaded when asked for."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

import msgspec

from fogline.core.data import canonical
from fogline.core.errors import BadText
from fogline.core.game import Game
from fogline.core.record import Record

GROUP: Final = "fogline.games"
"""The entry points by which a package brings a game: the game's name, and its class."""
MOST_SHARED: Final = 64
"""Games that a process keeps: each owner's deck or map is one, with each of its options."""


def names() -> list[str]:
    """The games' names, ours first."""
    return list(_points())


def game_class(name: str) -> type[Game]:
    """The class of a game; raises `BadText` for an unknown name, and for an installed game that can't be used."""
    point = _points().get(name)
    if point is None:
        raise BadText("unknown-game", None, {"game": name, "known": ", ".join(names())})
    try:
        found = point.load()
    except Exception as error:
        if point.module.startswith(f"{__name__}."):
            raise
        raise _unusable(point, f"{type(error).__name__}: {error}") from error
    if not isinstance(found, type) or not issubclass(found, Game) or getattr(found, "name", "") != name:
        raise _unusable(point, f"{found!r}")
    return found


def with_prefix(prefix: str) -> type[Game] | None:
    """The game whose rule numbers and texts begin with these letters, capitals or not."""
    return next((game for game in map(game_class, names()) if game.prefix == prefix.lower()), None)


def load(
    name: str,
    options: Mapping[str, int] | None = None,
    data: str | None = None,
    source: str = "data",
    rules: int | None = None,
) -> Game:
    """A game with its options, its data (a deck, a map) and a version of its rules, the newest if none is named.

    `data` is the text of an owner's data file, `source` its name for messages. Raises `BadText` for an unknown game,
    option or version and `DataError` for a data file that can't be played with.
    """
    return game_class(name).load(options or {}, data, source, rules)


def of_record(record: Record) -> Game:
    """The game that a record was played by: its version, and its own data where it carries any, else ours of its hash.

    Raises `BadText` for a game or a version that isn't known here.
    """
    return of_content(record.game, record.options, record.data, record.data_hash, record.rules_version)


def of_content(
    name: str, options: Mapping[str, int], data: Mapping[str, Any] | None, data_hash: str | None, rules: int
) -> Game:
    """A game by what is stored of it, as `Game.of_content`; whoever asks for the same one shares it."""
    return _shared(name, canonical(options), canonical(data), data_hash, rules)


@lru_cache(maxsize=MOST_SHARED)
def _shared(name: str, options: bytes, data: bytes, data_hash: str | None, rules: int) -> Game:
    decode = msgspec.json.decode
    return game_class(name).of_content(decode(options), decode(data), data_hash, rules)


@cache
def _points() -> dict[str, EntryPoint]:
    """Where each game is, by its name. Nobody takes a name of ours."""
    listed = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    ours = list(_folders({point.module: point for point in listed}))
    others = [point for point in listed if point.name not in {own.name for own in ours}]
    return {point.name: point for point in (*ours, *others)}


def _folders(listed: Mapping[str, EntryPoint]) -> Iterator[EntryPoint]:
    """Our own games; a folder that a working copy's installation doesn't list yet says its name itself."""
    for folder in pkgutil.iter_modules(__path__, f"{__name__}."):
        known = listed.get(folder.name)
        if known is None:
            name = importlib.import_module(folder.name).GAME.name
            known = EntryPoint(name, f"{folder.name}:GAME", GROUP)
        yield known


def _unusable(point: EntryPoint, detail: str) -> BadText:
    return BadText("game-code", None, {"game": point.name, "place": point.value, "detail": detail})
