"""Bots that fail in every way, for services that are run as programs; nothing knows them before `register`."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import partial

from fogline.bots import Bot, BotKind, Decision, Limit, registry
from fogline.core.game import Game, Legal, View


class Faulty(Bot):
    """A bot that does not what it should."""

    def __init__(self, game: Game, seat: int, seed: int, *, fault: Callable[[Legal], Decision]) -> None:
        super().__init__(game, seat, seed)
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
    registry.add(BotKind(name, partial(Faulty, fault=fault), "", offered=True) for name, fault in FAULTS.items())
