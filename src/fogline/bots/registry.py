"""Every bot that has a name: its class, a sentence on it, and its settings. A bot of ours is one line of `HOUSE`."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

import msgspec

from fogline.bots.bot import Bot, Setting
from fogline.bots.levels import LEVELS, LevelBot
from fogline.bots.simple import GreedyBot, RandomBot
from fogline.bots.thinking import FlatBot, SearchBot
from fogline.core.errors import BadText


class BotKind(msgspec.Struct, frozen=True):
    """A bot that can be named."""

    name: str
    """What a text calls it."""
    make: Callable[..., Bot]
    """Makes one, from a game, a seat, a seed and the settings by their names: a class, as a rule."""
    sentence: str
    """What it does, for people."""
    settings: Mapping[str, Setting] = {}
    """Its settings."""
    origin: str = ""
    """The module of a bot that didn't come with Fogline."""
    code: str = ""
    """Identifies the code of such a bot."""
    offered: bool = False
    """Whether people at a table may choose it."""


def kind_of(name: str, bot: object, code: str, *, offered: bool = False) -> BotKind:
    """A class of somebody's own under a name; raises `BadText` for what is no bot.

    The sentence is the first line of its docstring, the settings are its `settings`.
    """
    if not isinstance(bot, type) or not issubclass(bot, Bot) or inspect.isabstract(bot):
        raise BadText("bot-class", None, {"class": getattr(bot, "__qualname__", str(bot))})
    sentence = (inspect.getdoc(bot) or name).splitlines()[0]
    return BotKind(name, bot, sentence, bot.settings, bot.__module__, code, offered)


def _ours(name: str, bot: type[Bot], sentence: str) -> BotKind:
    return BotKind(name, bot, sentence, bot.settings, offered=True)


HOUSE: Final = (
    _ours("random", RandomBot, "plays any legal action, each as likely"),
    _ours(
        "greedy",
        GreedyBot,
        "plays what looks best one step ahead, by the game's own evaluation; `blur` and `slip` make it err",
    ),
    _ours("flat", FlatBot, "tries every action equally often by simulation, without a tree"),
    _ours("search", SearchBot, "searches a tree of simulations over worlds that agree with what it sees"),
    *(
        BotKind(level, partial(LevelBot, level=level), sentence, LevelBot.settings, offered=True)
        for level, sentence in LEVELS.items()
    ),
)
"""The bots that come with Fogline."""
PROGRAMS: Final[Mapping[str, str]] = {
    "stdio": "asks a program of your own, as in `stdio:./mybot`",
    "python": "is a class of your own, as in `python:my_module:MyBot`",
}
"""What a text begins with that names code rather than a bot; never offered to people at a table."""

_kinds: dict[str, BotKind] = {kind.name: kind for kind in HOUSE}


def add(kinds: Iterable[BotKind]) -> None:
    """Let bots be named from now on, all or none; raises `BadText` where another module's bot has a name."""
    adding = {kind.name: kind for kind in kinds}
    for name, kind in adding.items():
        if name in PROGRAMS or (name in _kinds and _kinds[name].origin != kind.origin):
            raise BadText("bot-name", None, {"bot": name})
    _kinds.update(adding)


def registered() -> Mapping[str, BotKind]:
    """The bots that can be named now; those of installed packages as far as they were asked for."""
    return _kinds


def offered() -> dict[str, str]:
    """The bots that people at a table may choose, with a sentence on each."""
    return {name: kind.sentence for name, kind in _kinds.items() if kind.offered}
