"""Bots that fail in every way, for services that are run as programs; nothing knows them before `register`."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

from fogline import bots
from fogline.bots import Bot, Decision, Limit, named
from fogline.core.game import Legal, View
from fogline.table import minds


class Faulty(Bot):
    """A bot that does not what it should."""

    def __init__(self, fault: Callable[[Legal], Decision]) -> None:
        self._fault = fault

    def choose(self, view: View, legal: Legal, limit: Limit | None = None) -> Decision:  # noqa: ARG002
        return self._fault(legal)


def hang(_: Legal) -> Decision:
    time.sleep(600)
    raise AssertionError


def late(legal: Legal) -> Decision:
    """Right, but after its limit and the margin."""
    time.sleep(3)
    return Decision(legal[0])


def crash(_: Legal) -> Decision:
    raise ZeroDivisionError("a bot's bug that quotes a secret: ticket")


def die(_: Legal) -> Decision:
    """As if killed by the system for want of memory."""
    os._exit(9)


def illegal(legal: Legal) -> Decision:
    """Something that exists in the game but can't be done now."""
    game = legal._game
    return Decision(next(game.decode(number) for number in range(10_000) if number not in legal.numbers))


FAULTS = {"hang": hang, "late": late, "crash": crash, "die": die, "illegal": illegal}


def register() -> None:
    """Let the service and its workers know the faulty bots by name."""
    made = named.make_bot

    def make(spec: str, *rest: object, **more: object) -> Bot:
        return Faulty(FAULTS[spec]) if spec in FAULTS else made(spec, *rest, **more)  # type: ignore[arg-type]

    named.BOTS = {**bots.BOTS, **dict.fromkeys(FAULTS, "")}  # type: ignore[misc]
    minds.make_bot = make  # type: ignore[attr-defined]
