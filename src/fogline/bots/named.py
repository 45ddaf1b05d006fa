"""Bots by name. A small text says which and how: ``greedy``, ``search:sims=2000``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

import msgspec

from fogline.bots.bot import Bot, Limit
from fogline.bots.levels import LEVELS, LevelBot
from fogline.bots.simple import GreedyBot, RandomBot
from fogline.bots.stdio import StdioBot
from fogline.bots.thinking import FlatBot, SearchBot
from fogline.core.errors import BadText
from fogline.core.game import Game

_SPEC: Final = re.compile(r"(?P<name>[a-z][a-z0-9-]*)(?::(?P<settings>.+))?", re.DOTALL)
_SETTING: Final = re.compile(r"(?P<key>[a-z][a-z0-9-]*)=(?P<value>[0-9]{1,9})")
_BETWEEN: Final = re.compile(r",(?![a-z0-9-]+=[0-9]+(?:,|$))")
"""The commas between bots, not those between a bot's settings."""

HOUSE_BOTS: Final[Mapping[str, str]] = {
    "random": "plays any legal action, each as likely",
    "greedy": "plays what looks best one step ahead, by the game's own evaluation; `blur` and `slip` make it err",
    "flat": "tries every action equally often by simulation, without a tree",
    "search": "searches a tree of simulations over worlds that agree with what it sees",
    **LEVELS,
}
"""The bots that come with Fogline, with a sentence on each."""
BOTS: Final[Mapping[str, str]] = {**HOUSE_BOTS, "stdio": "asks a program of your own, as in `stdio:./mybot`"}
"""Every bot's name, with a sentence on it."""

_THINKING: Final = ("sims", "ms", "horizon", "rollout", "points", "paired", "suspect")
_TREE: Final = (
    *("places", "favour", "explore", "doubt", "patience", "contrast"),
    *("guide", "lucky", "others", "branch", "keep"),
)
_SETTINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "greedy": ("blur", "slip"),
    "flat": _THINKING,
    "search": (*_THINKING, *_TREE),
    **dict.fromkeys(LEVELS, ("sims", "ms")),
}
"""The settings each bot knows; the others know none."""


class Spec(msgspec.Struct, frozen=True):
    """Which bot, and how."""

    name: str
    """One of `BOTS`."""
    settings: dict[str, int] = {}
    """Its settings."""
    command: str = ""
    """The program behind ``stdio``, as one would type it."""

    def __str__(self) -> str:
        if self.command:
            return f"{self.name}:{self.command}"
        settings = ",".join(f"{key}={value}" for key, value in self.settings.items())
        return f"{self.name}:{settings}" if settings else self.name


def parse_spec(text: str, *, programs: bool = False) -> Spec:
    """Read ``name``, ``name:key=value,key=value`` or ``stdio:command``; raises `BadText`.

    A ``stdio`` bot runs a program of the caller's choice, so it is refused unless `programs` says that the text comes
    from the person whose machine this is; a service that takes texts from strangers leaves it out.

    >>> parse_spec("search:sims=2000").settings
    {'sims': 2000}
    >>> parse_spec("greedy:depth=2")
    Traceback (most recent call last):
    fogline.core.errors.BadText: bot-setting
    """
    match = _SPEC.fullmatch(text)
    if match is not None and match["name"] == "stdio" and match["settings"] is not None:
        if not programs:
            raise BadText("bot-program", None, {"bot": "stdio"})
        return Spec("stdio", {}, match["settings"])
    parts = match["settings"].split(",") if match is not None and match["settings"] is not None else []
    settings = [_SETTING.fullmatch(part) for part in parts]
    if match is None or None in settings or match["name"] == "stdio":
        raise BadText("bad-bot", None, {"text": text, "form": "name:key=value,key=value"})
    name = match["name"]
    if name not in BOTS:
        raise BadText("unknown-bot", None, {"bot": name, "known": ", ".join(BOTS)})
    spec = Spec(name, {})
    for setting in filter(None, settings):
        key = setting["key"]
        known = _SETTINGS.get(name, ())
        if key not in known:
            raise BadText("bot-setting", None, {"bot": name, "setting": key, "known": ", ".join(known) or "–"})
        if key in spec.settings:
            raise BadText("bot-setting-twice", None, {"bot": name, "setting": key})
        spec.settings[key] = int(setting["value"])
    return spec


def split_specs(text: str) -> list[str]:
    """Bots written with commas between them, one by one.

    >>> split_specs("greedy,search:sims=200,ms=50,random")
    ['greedy', 'search:sims=200,ms=50', 'random']
    """
    return [part.strip() for part in _BETWEEN.split(text)]


def make_bot(spec: str, game: Game, seat: int, seed: int, *, programs: bool = False) -> Bot:
    """The bot that a text names, for one seat of one game; raises `BadText`. Who makes a bot closes it.

    `seed` is the bot's own and must not be the deal's: who knows one must not know the other. `programs`
    allows ``stdio``, as in `parse_spec`.
    """
    parsed = parse_spec(spec, programs=programs)
    match parsed.name:
        case "random":
            return RandomBot(game, seat, seed)
        case "greedy":
            return GreedyBot(game, seat, seed, **parsed.settings)
        case "flat":
            return FlatBot(game, seat, seed, parsed.settings)
        case "search":
            return SearchBot(game, seat, seed, parsed.settings)
        case "stdio":
            return StdioBot(game, seat, seed, parsed.command)
        case level:
            return LevelBot(game, seat, seed, level, Limit(**parsed.settings))
