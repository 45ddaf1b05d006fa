"""What a player may decide and what luck may bring, and what happens then."""

from __future__ import annotations

import re

from foghorn.meta import VALUES
from fogline.core.errors import BadText
from fogline.core.game import Action, Event
from fogline.core.message import Message, Seat
from fogline.core.native import Log


class Play(Action, frozen=True, tag="play"):
    """FH-3.1: play a card: ``play 7``."""

    card: int

    def __str__(self) -> str:
        return f"play {self.card}"

    def message(self) -> Message:
        return Message("fh-action-play", {"card": self.card})


class Card(Action, frozen=True, tag="card"):
    """FH-2.3, FH-3.4: luck brings a card: ``card 7``."""

    card: int

    def __str__(self) -> str:
        return f"card {self.card}"

    def message(self) -> Message:
        return Message("fh-outcome-card", {"card": self.card})


ACTIONS = (Play, Card)


def parse(text: str) -> Action:
    """The action or outcome that a text names; raises `BadText`. Spaces and capitals don't matter."""
    word, _, rest = text.strip().lower().partition(" ")
    kinds: dict[str, type[Play | Card]] = {"play": Play, "card": Card}
    kind = kinds.get(word)
    if kind is None:
        raise BadText("unknown-action", None, {"text": text, "known": "play, card"})
    if not re.fullmatch("[1-9]", rest.strip()):
        raise BadText("bad-action", None, {"text": text, "form": f"{word} 1–9"})
    return kind(int(rest))


def encode(action: Action) -> int:
    """The integer of an action or outcome; raises `BadText` for one that this game doesn't have."""
    if not isinstance(action, ACTIONS) or not 1 <= action.card <= VALUES:
        raise BadText("bad-action", None, {"text": str(action), "form": "play 1–9"})
    return action.card - 1


def decode(number: int, kind: type[Play | Card]) -> Action:
    """The action or outcome of an integer; raises `ValueError` where there is none."""
    if not 0 <= number < VALUES:
        raise ValueError(f"there is no card {number}")
    return kind(number + 1)


class _OfSeat(Event, frozen=True):
    seat: int

    def message(self) -> Message:
        numbers = {key: getattr(self, key) for key in self.__struct_fields__ if key != "seat"}
        return Message(f"fh-event-{self.__struct_config__.tag}", {"seat": Seat(self.seat), **numbers})


class Drawn(_OfSeat, frozen=True, tag="drawn"):
    """FH-2.3, FH-3.4: somebody got a card."""

    left: int
    """Cards left in the deck."""


class Seen(_OfSeat, frozen=True, tag="seen"):
    """FH-5.1: which card it was, for its owner only."""

    card: int

    @property
    def seen_by(self) -> tuple[int, ...]:
        return (self.seat,)


class Played(_OfSeat, frozen=True, tag="played"):
    """FH-3.1: a card, and the fog with it."""

    card: int
    fog: int


class Signalled(_OfSeat, frozen=True, tag="signalled"):
    """FH-3.2: a light."""

    lights: int


class Aground(_OfSeat, frozen=True, tag="aground"):
    """FH-3.3: a wreck."""


EVENTS = (Drawn, Seen, Played, Signalled, Aground)
"""By the number of the fact in the log."""


def events(log: Log) -> tuple[Event, ...]:
    """The events behind the facts of a log."""
    if unknown := [fact for fact in log.facts if fact[0] >= len(EVENTS)]:
        raise AssertionError(f"no such facts: {unknown}")
    return tuple(EVENTS[code](*numbers[: len(EVENTS[code].__struct_fields__)]) for code, *numbers in log.facts)
