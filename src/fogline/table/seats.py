"""Who sits where, and on what terms: a table before its game begins. Every change is a new `Setup`."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from fogline.core.errors import Refusal
from fogline.core.game import SPECTATOR
from fogline.core.message import Seat

LONGEST_NAME: Final = 40
"""Characters of a name."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who asks something of a table."""

    id: str
    """Known to everybody; it proves nothing."""
    name: str
    """What the others call this person."""


class SeatLink(msgspec.Struct, frozen=True):
    """Hands one chair to whoever follows it, once. It goes where its chair goes, and ends with it."""

    hash: str
    """What is kept of the link's secret."""
    expires: int
    """Until when it works, in seconds since 1970."""


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat and who has it: a person, a bot, or nobody yet."""

    person: str | None = None
    """The person's public id."""
    name: str = ""
    """What the others call the person or the bot."""
    bot: str | None = None
    """The bot's name and settings."""
    ready: bool = False
    """Whether the person wants to begin; a bot always does."""
    link: SeatLink | None = None
    """How somebody else may take the chair over, where its holder has asked for that."""

    @property
    def is_open(self) -> bool:
        """Whether somebody may sit down."""
        return self.person is None and self.bot is None


class Timing(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock that a table plays by."""

    kind: Literal["none", "move", "game"] = "none"
    """No clock, a time for each decision, or a time for the whole game."""
    ms: int = 0
    """Milliseconds for one decision or for the game."""
    increment: int = 0
    """Milliseconds added at the end of each turn, where the time is for the game."""


class Setup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a table agreed on. Stored as JSON beside the entries."""

    game: str
    """The game's name."""
    options: dict[str, int] = {}
    """Its options."""
    data: dict[str, object] | None = None
    """The content of an owner's deck or map; None for one of ours."""
    data_hash: str | None = None
    """Identifies the deck or map: a newer one of ours must not take its place in the middle of a game."""
    rules: int = 1
    """The version of its rules, likewise; tables that were stored before versions were kept are of the first."""
    host: str
    """The person who opened the table."""
    chairs: tuple[Chair, ...]
    """One a seat."""
    timing: Timing = Timing()
    """The clock."""
    grace: int | None = 60_000
    """Milliseconds until a bot plays for somebody who is absent; None for never."""
    stand_in: str = "greedy"
    """The bot that plays for the absent and finishes for those who left."""
    limit: int | None = 1000
    """Milliseconds that a bot may think about one decision."""
    public: bool = False
    """Whether the lobby lists the table and anybody may watch."""
    guests: tuple[str, ...] = ()
    """The people who were let in to a table that isn't public."""
    chat: bool = True
    """Whether people may write to each other."""
    started: str | None = None
    """When the game began, ISO 8601 in UTC; None before."""
    following: str | None = None
    """The table of the rematch."""

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that a person holds."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person)

    def viewers_of(self, person: str | None) -> tuple[int, ...]:
        """What a person looks through: their seats, and a spectator's eyes where they have none, or several.

        A screen that several players share shows what a spectator sees while it goes from one to the next.
        """
        held = self.seats_of(person)
        return held if len(held) == 1 else (SPECTATOR, *held)

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody who holds a seat, once each, in the order of the seats."""
        return tuple(dict.fromkeys(chair.person for chair in self.chairs if chair.person is not None))

    def admits(self, person: str | None) -> bool:
        """Whether somebody may watch, and sit down."""
        return self.public or (person is not None and person in (self.host, *self.people, *self.guests))


def shown_name(name: str) -> str:
    """A name as the others see it; raises `Refusal` for one that can't be shown."""
    shown = " ".join(name.split())
    if not 0 < len(shown) <= LONGEST_NAME or not shown.isprintable():
        raise Refusal("bad-name", None, {"most": LONGEST_NAME})
    return shown


def sit(setup: Setup, person: str, name: str, seat: int | None) -> Setup:
    """Take an open seat, the first one if none is named; one person may take several."""
    _before_start(setup)
    seat = _first_open(setup) if seat is None else seat
    if not chair_of(setup, seat).is_open:
        raise Refusal("seat-taken", None, {"seat": Seat(seat)})
    return _with_chair(setup, seat, Chair(person=person, name=name))


def leave(setup: Setup, person: str, seat: int) -> Setup:
    """Stand up. When the host holds no seat any more, the next person becomes host."""
    _before_start(setup)
    held_by(setup, person, seat)
    return _with_host(_with_chair(setup, seat, Chair()), person)


def get_ready(setup: Setup, person: str, seat: int, ready: bool) -> Setup:
    """Say whether the game may begin."""
    _before_start(setup)
    chair = held_by(setup, person, seat)
    return _with_chair(setup, seat, msgspec.structs.replace(chair, ready=ready))


def put_bot(setup: Setup, person: str, seat: int, bot: str) -> Setup:
    """Give an open seat, or a bot's, to a bot (host)."""
    _host_before_start(setup, person)
    chair = chair_of(setup, seat)
    if chair.person is not None:
        raise Refusal("seat-taken", None, {"seat": Seat(seat)})
    return _with_chair(setup, seat, Chair(bot=bot, name=bot, ready=True))


def free(setup: Setup, person: str, seat: int) -> Setup:
    """Remove whoever has a seat (host)."""
    _host_before_start(setup, person)
    chair_of(setup, seat)
    return _with_chair(setup, seat, Chair())


def swap(setup: Setup, person: str, seat: int, other: int) -> Setup:
    """Exchange two seats (host, or whoever holds both or one of them while the other is open)."""
    _before_start(setup)
    one, two = chair_of(setup, seat), chair_of(setup, other)
    if person != setup.host and not all(chair.person == person or chair.is_open for chair in (one, two)):
        raise Refusal("not-host")
    return _with_chair(_with_chair(setup, seat, two), other, one)


def begin(setup: Setup, person: str, now: str) -> Setup:
    """Start the game: every seat has somebody, and everybody is ready (host)."""
    _host_before_start(setup, person)
    missing = [Seat(seat) for seat, chair in enumerate(setup.chairs) if chair.is_open]
    if missing:
        raise Refusal("seats-open", None, {"seats": missing})
    waiting = [Seat(seat) for seat, chair in enumerate(setup.chairs) if chair.person is not None and not chair.ready]
    if waiting:
        raise Refusal("not-ready", None, {"seats": waiting})
    return msgspec.structs.replace(setup, started=now)


def rotated(setup: Setup, rules: int) -> Setup:
    """The setup of a rematch by a version of the rules: everybody moves up one seat, and nobody is ready yet."""
    chairs = [msgspec.structs.replace(chair, ready=chair.bot is not None, link=None) for chair in setup.chairs]
    moved = (chairs[-1], *chairs[:-1])
    return msgspec.structs.replace(setup, rules=rules, chairs=moved, started=None, following=None)


def admit(setup: Setup, person: str) -> Setup:
    """Let somebody in who was invited."""
    if person in setup.guests:
        return setup
    return msgspec.structs.replace(setup, guests=(*setup.guests, person))


def link_seat(setup: Setup, person: str, seat: int, link: SeatLink | None) -> Setup:
    """Let whoever follows a link take the seat over, at any time; an earlier link to it works no more (holder)."""
    return _with_chair(setup, seat, msgspec.structs.replace(held_by(setup, person, seat), link=link))


def take_over(setup: Setup, person: str, link: str, now: int) -> Setup:
    """Follow a link to a seat: its chair, with its name, is the person's from now on."""
    for seat, chair in enumerate(setup.chairs):
        if chair.link is not None and chair.link.hash == link and now < chair.link.expires:
            return _with_chair(setup, seat, msgspec.structs.replace(chair, person=person, link=None))
    raise Refusal("unknown-link")


def chair_of(setup: Setup, seat: int) -> Chair:
    """The chair of a seat; raises `Refusal` where there is none."""
    if not 0 <= seat < len(setup.chairs):
        raise Refusal("unknown-seat", None, {"seat": seat})
    return setup.chairs[seat]


def held_by(setup: Setup, person: str | None, seat: int) -> Chair:
    """The chair of a seat; raises `Refusal` unless the person holds it."""
    chair = chair_of(setup, seat)
    if person is None or chair.person != person:
        raise Refusal("not-your-seat", None, {"seat": Seat(seat)})
    return chair


def _before_start(setup: Setup) -> None:
    if setup.started is not None:
        raise Refusal("already-started")


def _host_before_start(setup: Setup, person: str) -> None:
    _before_start(setup)
    if person != setup.host:
        raise Refusal("not-host")


def _first_open(setup: Setup) -> int:
    for seat, chair in enumerate(setup.chairs):
        if chair.is_open:
            return seat
    raise Refusal("table-full")


def _with_chair(setup: Setup, seat: int, chair: Chair) -> Setup:
    chairs = [*setup.chairs[:seat], chair, *setup.chairs[seat + 1 :]]
    return msgspec.structs.replace(setup, chairs=tuple(chairs))


def _with_host(setup: Setup, leaving: str) -> Setup:
    """A host without a seat hands over, where somebody is left to take it."""
    if leaving != setup.host or leaving in setup.people or not setup.people:
        return setup
    return msgspec.structs.replace(setup, host=setup.people[0])
