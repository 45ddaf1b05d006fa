"""Bots by name. A small text says which and how: ``greedy``, ``search:sims=2000``, ``python:my_module:MyBot``."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from fogline.bots import registry
from fogline.bots.bot import Bot
from fogline.bots.code import installed, load_class, load_installed
from fogline.bots.registry import PROGRAMS, BotKind
from fogline.bots.stdio import StdioBot
from fogline.core.errors import BadText
from fogline.core.game import Game

_SPEC: Final = re.compile(r"(?P<name>[a-z][a-z0-9-]*)(?::(?P<rest>.+))?", re.DOTALL)
_CLASS: Final = re.compile(r"(?P<target>[\w.]+:\w+)(?::(?P<settings>.+))?")
_SETTING: Final = re.compile(r"(?P<key>[a-z][a-z0-9_]*)=(?P<value>[0-9]{1,9})")
_BETWEEN: Final = re.compile(r",(?![a-z0-9_]+=[0-9]+(?:,|$))")
"""The commas between bots, not those between a bot's settings."""


class Spec(msgspec.Struct, frozen=True):
    """Which bot, and how."""

    name: str
    """The bot's name, or ``stdio`` or ``python``."""
    settings: dict[str, int] = {}
    """Its settings."""
    command: str = ""
    """The program behind ``stdio``, as one would type it, or the class behind ``python``, as ``my_module:MyBot``."""

    def __str__(self) -> str:
        settings = ",".join(f"{key}={value}" for key, value in self.settings.items())
        return ":".join(filter(None, (self.name, self.command, settings)))


def parse_spec(text: str, *, programs: bool = False) -> Spec:
    """Read ``name``, ``name:key=value,key=value``, ``python:module:class`` or ``stdio:command``; raises `BadText`.

    `programs` says that the text comes from the person whose machine this is, who may name programs, classes and the
    bots of installed packages. A service that takes texts from strangers leaves it out, and knows only what is offered.

    >>> parse_spec("search:sims=2000").settings
    {'sims': 2000}
    >>> parse_spec("greedy:depth=2")
    Traceback (most recent call last):
    fogline.core.errors.BadText: bot-setting
    """
    match = _SPEC.fullmatch(text)
    if match is None:
        raise _bad(text)
    name, rest = match["name"], match["rest"]
    if name in PROGRAMS and not programs:
        raise BadText("bot-program", None, {"bot": name})
    if name not in PROGRAMS:
        return Spec(name, _settings(kind_named(Spec(name), programs=programs), rest, text))
    if rest is None:
        raise _bad(text)
    return Spec(name, {}, rest) if name == "stdio" else _parse_class(rest, text)


def _parse_class(text: str, whole: str) -> Spec:
    match = _CLASS.fullmatch(text)
    if match is None:
        raise _bad(whole)
    spec = Spec("python", {}, match["target"])
    return Spec("python", _settings(kind_named(spec), match["settings"], whole), spec.command)


def _bad(text: str) -> BadText:
    return BadText("bad-bot", None, {"text": text, "form": "name:key=value,key=value"})


def _settings(kind: BotKind, text: str | None, whole: str) -> dict[str, int]:
    """The settings that a text gives, each once, known and within its bounds."""
    settings: dict[str, int] = {}
    matches = [_SETTING.fullmatch(part) for part in text.split(",")] if text is not None else []
    if None in matches:
        raise _bad(whole)
    for match in filter(None, matches):
        key, value = match["key"], int(match["value"])
        if key in settings:
            raise BadText("bot-setting-twice", None, {"bot": kind.name, "setting": key})
        _check(kind, key, value)
        settings[key] = value
    return settings


def _check(kind: BotKind, key: str, value: int) -> None:
    """Refuse a setting that the bot doesn't know, or a value that it can't have."""
    if key not in kind.settings:
        known = ", ".join(kind.settings) or "–"
        raise BadText("bot-setting", None, {"bot": kind.name, "setting": key, "known": known})
    least, most = kind.settings[key].least, kind.settings[key].most
    if not least <= value <= most:
        raise BadText(
            "bot-setting-value",
            None,
            {"bot": kind.name, "setting": key, "value": str(value), "least": str(least), "most": str(most)},
        )


def kind_named(spec: Spec, *, programs: bool = True) -> BotKind:
    """What is registered under a bot's name, or the class that it names; raises `BadText` for an unknown one."""
    if spec.name == "python":
        return load_class(*spec.command.split(":"))
    kind = registry.registered().get(spec.name)
    if kind is None and programs:
        kind = load_installed(spec.name)
    if kind is None or not (kind.offered or programs):
        known = known_bots() if programs else registry.offered()
        raise BadText("unknown-bot", None, {"bot": spec.name, "known": ", ".join(known)})
    return kind


def known_bots() -> dict[str, str]:
    """Whatever a person may name on a machine of their own, with a sentence; of what isn't loaded yet, where it is."""
    here = {name: kind.sentence for name, kind in registry.registered().items()}
    return {**here, **{name: point.value for name, point in installed().items()}, **PROGRAMS}


def code_of(spec: str) -> str:
    """Identifies the code of a bot that somebody wrote; empty for ours, and for programs."""
    parsed = parse_spec(spec, programs=True)
    return "" if parsed.name == "stdio" else kind_named(parsed).code


def split_specs(text: str) -> list[str]:
    """Bots written with commas between them, one by one.

    >>> split_specs("greedy,search:sims=200,ms=50,random")
    ['greedy', 'search:sims=200,ms=50', 'random']
    """
    return [part.strip() for part in _BETWEEN.split(text)]


def make_bot(spec: str, game: Game, seat: int, seed: int, *, programs: bool = False) -> Bot:
    """The bot that a text names, for one seat of one game; raises `BadText`. Who makes a bot closes it.

    `seed` is the bot's own and must not be the deal's: who knows one must not know the other. `programs` allows code,
    as in `parse_spec`. One bot plays its seat for the whole game: ``bot.at(turn).choose(view, legal, limit)``.
    """
    parsed = parse_spec(spec, programs=programs)
    if parsed.name == "stdio":
        return StdioBot(game, seat, seed, parsed.command)
    kind = kind_named(parsed, programs=programs)
    try:
        return kind.make(game, seat, seed, **parsed.settings).at(0)
    except Exception as error:
        if not kind.origin:
            raise
        raise BadText("bot-failed", None, {"bot": spec, "detail": f"{type(error).__name__}: {error}"}) from error
