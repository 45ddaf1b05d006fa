"""Bots by name. A small text says which and how: ``greedy``, ``search:sims=2000``."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from fogline.bots.bot import Bot
from fogline.bots.simple import GreedyBot, RandomBot
from fogline.core.errors import BadText
from fogline.core.game import Game

_SPEC: Final = re.compile(r"(?P<name>[a-z][a-z0-9-]*)(?::(?P<settings>.+))?", re.DOTALL)
_SETTING: Final = re.compile(r"(?P<key>[a-z][a-z0-9-]*)=(?P<value>[0-9]+)")

BOTS: Final[Mapping[str, str]] = {
    "random": "plays any legal action, each as likely",
    "greedy": "plays what looks best one step ahead, by the game's own evaluation",
}
"""Every bot's name, with a sentence on it."""

_MAKERS: Final[Mapping[str, Callable[[Game, int, int], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}
_SETTINGS: Final[Mapping[str, tuple[str, ...]]] = {"random": (), "greedy": ()}
"""The settings each bot knows."""


class Spec(msgspec.Struct, frozen=True):
    """Which bot, and how."""

    name: str
    """One of `BOTS`."""
    settings: dict[str, int] = {}
    """Its settings."""

    def __str__(self) -> str:
        settings = ",".join(f"{key}={value}" for key, value in self.settings.items())
        return f"{self.name}:{settings}" if settings else self.name


def parse_spec(text: str) -> Spec:
    """Read ``name`` or ``name:key=value,key=value``; raises `BadText`.

    >>> parse_spec("greedy")
    Spec(name='greedy', settings={})
    >>> parse_spec("greedy:depth=2")
    Traceback (most recent call last):
    fogline.core.errors.BadText: bot-setting
    """
    match = _SPEC.fullmatch(text)
    parts = match["settings"].split(",") if match is not None and match["settings"] is not None else []
    settings = [_SETTING.fullmatch(part) for part in parts]
    if match is None or None in settings:
        raise BadText("bad-bot", None, {"text": text, "form": "name:key=value,key=value"})
    name = match["name"]
    if name not in BOTS:
        raise BadText("unknown-bot", None, {"bot": name, "known": ", ".join(BOTS)})
    spec = Spec(name, {})
    for setting in filter(None, settings):
        key = setting["key"]
        if key not in _SETTINGS[name]:
            raise BadText(
                "bot-setting", None, {"bot": name, "setting": key, "known": ", ".join(_SETTINGS[name]) or "–"}
            )
        if key in spec.settings:
            raise BadText("bot-setting-twice", None, {"bot": name, "setting": key})
        spec.settings[key] = int(setting["value"])
    return spec


def make_bot(spec: str, game: Game, seat: int, seed: int) -> Bot:
    """The bot that a text names, for one seat of one game; raises `BadText`.

    `seed` is the bot's own and must not be the deal's: who knows one must not know the other.
    """
    return _MAKERS[parse_spec(spec).name](game, seat, seed)
