"""Which environments there are: one module for each installed game, made when it is asked for."""

from __future__ import annotations

import sys
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import Any, Final

from fogline import games
from fogline.core.game import Game

VERSION: Final = "_v0"
"""Ends the names of the environments; another number wherever observations, actions or rewards become others."""
LAB: Final = "fogline.envs needs the extra `lab`: pip install 'fogline[lab]'"


def known() -> dict[str, str]:
    """The environments with their games."""
    return {f"{_short(name)}{VERSION}": name for name in games.names()}


def _short(name: str) -> str:
    """A game's folder, or the last name of its package."""
    package = games.game_class(name).package()
    return package.rpartition(".")[2] or name.replace("-", "_")


def environment(name: str) -> ModuleType:
    """The module of an environment; raises `ImportError` where the extra isn't installed."""
    place = f"{__package__}.{name}"
    if place not in sys.modules:
        sys.modules[place] = _make(place, name, known()[name])
    return sys.modules[place]


def _make(place: str, name: str, game: str) -> ModuleType:
    module: Any = ModuleType(place, f"{games.game_class(game).title} for learning; `docs/lab.md` tells how.")
    module.env = partial(_table, "FoglineAEC", game, name)
    module.raw_env = module.env
    module.parallel_env = partial(_table, "FoglineParallel", game, name)
    module.gym_env = partial(_part("single").FoglineEnv, game)
    module.vector_env = partial(_vector, game)
    module.openspiel_game = partial(_openspiel, game)
    return module  # type: ignore[no-any-return]  # made as one that may have any attribute


def _part(module: str) -> Any:  # noqa: ANN401  (what it holds is asked for by name)
    try:
        return import_module(f"{__package__}.{module}")
    except ModuleNotFoundError as error:
        raise ImportError(f"{LAB} ({error})") from error


def _table(kind: str, name: str, environment: str, players: int = 2, **settings: Any) -> Any:  # noqa: ANN401
    """A PettingZoo environment; `game` may be one with options or with an owner's data."""
    game: Game = settings.pop("game", None) or games.load(name)
    return getattr(_part("aec"), kind)(game, environment, players, **settings)


def _vector(name: str, num_envs: int = 1024, players: int = 2, *, workers: int = 1, **settings: Any) -> Any:  # noqa: ANN401
    """Many games, in this process or shared out among several."""
    if workers > 1:
        return _part("workers").FoglineProcessesEnv(name, num_envs, players, workers=workers, **settings)
    return _part("vector").FoglineVectorEnv(name, num_envs, players, **settings)


def _openspiel(name: str, players: int = 2) -> Any:  # noqa: ANN401
    return _part("openspiel").load(name, players)
