"""Who sits where, and on what terms: a table before its game begins. Every change is a new `Setup`."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Literal

import msgspec

from fogline.bots.cast import called
from fogline.core.errors import Refusal
from fogline.core.game import SPECTATOR
from fogline.core.message import Seat
from fogline.core.record import Entry
from fogline.table.looks import Colour, Look, Shape

LONGEST_NAME: Final = 40
"""Characters of a name."""
JOINERS: Final = frozenset("\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}")
"""Signs without a look of their own that some emoji and scripts need between others."""
TAGS: Final = frozenset(map(chr, range(0xE0020, 0xE0080)))
"""What follows a black flag in the flags of England, Scotland and Wales."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who asks something of a table."""

    id: str
    """Known to everybody; it proves nothing."""
    name: str
    """What the others call this person."""
    colour: Colour | None = None
    """What they chose to be drawn with; None for somebody from before there was a choice."""
    shape: Shape | None = None
    """Likewise."""

    @property
    def look(self) -> Look:
        """What they want to look like."""
        return Look(self.colour, self.shape)


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
    """What the others call the person or the bot; empty for somebody whose data was deleted."""
    bot: str | None = None
    """The bot's name and settings."""
    ready: bool = False
    """Whether the person wants to begin; a bot always does."""
    colour: Colour | None = None
    """What its player chose to be drawn with; `fogline.table.looks` says who keeps it where two chose the same."""
    shape: Shape | None = None
    """Likewise."""
    link: SeatLink | None = None
    """How somebody else may take the chair over, where its holder has asked for that."""
    luck: str | None = None
    """What the person added to the table's luck with getting ready, 32 bytes in hexadecimal; told to nobody yet."""
    removed: bool = False
    """Whether the others removed the person in play: they hold the seat no more, and a bot finishes it."""
    advised: bool = False
    """Whether its player was given a hint, or a teacher's opinion, in this game."""

    @property
    def is_open(self) -> bool:
        """Whether somebody may sit down."""
        return self.person is None and self.bot is None

    @property
    def look(self) -> Look:
        """What its player wants to look like."""
        return Look(self.colour, self.shape)


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
    hints: bool = False
    """Whether whoever must decide may ask what is best, though there are others: all agree by getting ready."""
    following: str | None = None
    """The table of the rematch."""
    continues: str | None = None
    """The finished table from one of whose moments this game goes on; None for one that began at the beginning."""
    branches: int = 0
    """How many of its first entries are those of the game that it continues."""
    drawn: int = 0
    """How many draws of luck are among these."""
    fate: tuple[str, ...] = ()
    """What luck brought there after them, which it brings here too as far as it can; empty where luck is new."""
    contributions: tuple[str | None, ...] | None = None
    """What each seat's person added to the luck, frozen at the start; None before, and where luck can't be checked."""

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that a person holds."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person)

    def viewers_of(self, person: str | None) -> tuple[int, ...]:
        """What a person looks through: their seats, and a spectator's eyes where they have none, or several.

        A screen that several players share shows what a spectator sees while it goes from one to the next.
        """
        held = tuple(seat for seat in self.seats_of(person) if not self.chairs[seat].removed)
        return held if len(held) == 1 else (SPECTATOR, *held)

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody who holds a seat, once each, in the order of the seats."""
        return tuple(dict.fromkeys(chair.person for chair in self.chairs if chair.person is not None))

    @property
    def remaining(self) -> tuple[str, ...]:
        """The same without those whom the others removed, and those whose data was deleted."""
        people = [chair.person for chair in self.chairs if chair.person is not None and not chair.removed]
        return tuple(one for one in dict.fromkeys(people) if one != FORMER.person)

    def admits(self, person: str | None) -> bool:
        """Whether somebody may watch, and sit down."""
        return self.public or (person is not None and person in (self.host, *self.people, *self.guests))


FORMER: Final = Chair(person="former", ready=True)
"""The chair of somebody whose data was deleted; nobody has such an id."""


def shown_name(name: str) -> str:
    """A name as the others see it; raises `Refusal` for one that can't be shown.

    Emoji may be joined (a family, a flag), but nothing else may be invisible or turn the text around.

    >>> shown_name("  Ada   Lovelace "), len(shown_name("\N{MAN}\N{ZERO WIDTH JOINER}\N{PERSONAL COMPUTER}"))
    ('Ada Lovelace', 3)
    """
    shown = " ".join(name.split())
    if len(shown) > LONGEST_NAME:
        raise Refusal("long-name", None, {"most": LONGEST_NAME})
    if not is_visible(shown):
        raise Refusal("bad-name")
    return shown


def is_visible(name: str) -> bool:
    """Whether a name can be shown: it has something to see, and whatever joins has something to join."""
    if not JOINERS.isdisjoint(name[:1] + name[-1:]) or any(a in JOINERS and b in JOINERS for a, b in pairwise(name)):
        return False
    rest = [sign for sign in name if sign not in JOINERS and sign not in TAGS]
    return "".join(rest).isprintable() and any(unicodedata.category(sign)[0] in "LNPS" for sign in rest)


def sit(setup: Setup, person: str, name: str, seat: int | None, look: Look = Look()) -> Setup:  # noqa: B008  (immutable)
    """Take an open seat, the first one if none is named; one person may take several."""
    _before_start(setup)
    seat = _first_open(setup) if seat is None else seat
    if not chair_of(setup, seat).is_open:
        raise Refusal("seat-taken", None, {"seat": Seat(seat)})
    return _rearranged(_with_chair(setup, seat, Chair(person=person, name=name, colour=look.colour, shape=look.shape)))


def appear(setup: Setup, person: str, seat: int, name: str | None, look: Look) -> Setup:
    """Call and draw a seat's player differently; what is None stays (holder)."""
    _before_start(setup)
    chair = held_by(setup, person, seat)
    return _with_chair(setup, seat, _dressed(chair, chair.name if name is None else name, look))


def follow(setup: Setup, before: Person, after: Person) -> Setup:
    """Somebody has another name or look: so have the chairs that they hold under their own name.

    A game that has begun keeps the name that its record began with; it is drawn differently all the same.
    """
    for seat in setup.seats_of(before.id):
        chair = setup.chairs[seat]
        if chair.name == before.name:
            name = after.name if setup.started is None else chair.name
            setup = _with_chair(setup, seat, _dressed(chair, name, after.look))
    return setup


def forget(setup: Setup, person: str) -> Setup:
    """Somebody's data is deleted: before the start they stand up, afterwards nothing tells who they were."""
    if setup.started is None:
        for seat in setup.seats_of(person):
            setup = leave(setup, person, seat)
    chairs = tuple(FORMER if chair.person == person else chair for chair in setup.chairs)
    guests = tuple(guest for guest in setup.guests if guest != person)
    left = msgspec.structs.replace(setup, chairs=chairs, guests=guests)
    host = next(iter(left.remaining), FORMER.person or "") if setup.host == person else setup.host
    return msgspec.structs.replace(left, host=host)


def _dressed(chair: Chair, name: str, look: Look) -> Chair:
    colour, shape = look.colour or chair.colour, look.shape or chair.shape
    return msgspec.structs.replace(chair, name=name, colour=colour, shape=shape)


def leave(setup: Setup, person: str, seat: int) -> Setup:
    """Stand up. When the host holds no seat any more, the next person becomes host."""
    _before_start(setup)
    held_by(setup, person, seat)
    return _rearranged(_with_host(_with_chair(setup, seat, Chair()), person))


def get_ready(setup: Setup, person: str, seat: int, ready: bool, luck: str | None = None) -> Setup:
    """Say whether the game may begin, and add to its luck; what was added before no longer counts."""
    _before_start(setup)
    chair = held_by(setup, person, seat)
    return _with_chair(setup, seat, msgspec.structs.replace(chair, ready=ready, luck=luck if ready else None))


def put_bot(setup: Setup, person: str, seat: int, bot: str) -> Setup:
    """Give an open seat, or a bot's, to a bot (host)."""
    _host_before_start(setup, person)
    chair = chair_of(setup, seat)
    if chair.person is not None:
        raise Refusal("seat-taken", None, {"seat": Seat(seat)})
    others = [one.name for number, one in enumerate(setup.chairs) if number != seat]
    return _rearranged(_with_chair(setup, seat, Chair(bot=bot, name=called(bot, others), ready=True)))


def free(setup: Setup, person: str, seat: int) -> Setup:
    """Remove whoever has a seat (host)."""
    _host_before_start(setup, person)
    chair_of(setup, seat)
    return _rearranged(_with_chair(setup, seat, Chair()))


def hand_over(setup: Setup, person: str, seat: int) -> Setup:
    """Let whoever has a seat be host, at any time (host)."""
    if person != setup.host:
        raise Refusal("not-host")
    heir = chair_of(setup, seat)
    if heir.person is None or heir.person not in setup.remaining:
        raise Refusal("not-a-person", None, {"seat": Seat(seat)})
    return msgspec.structs.replace(setup, host=heir.person)


def remove(setup: Setup, seat: int) -> Setup:
    """Somebody holds their seat no more, in the middle of a game. A host who has no other hands over."""
    chair = msgspec.structs.replace(setup.chairs[seat], removed=True, link=None)
    left = _with_chair(setup, seat, chair)
    if setup.host in left.remaining or setup.host != chair.person:
        return left
    return msgspec.structs.replace(left, host=next(iter(left.remaining), setup.host))


def swap(setup: Setup, person: str, seat: int, other: int) -> Setup:
    """Exchange two seats (host, or whoever holds both or one of them while the other is open)."""
    _before_start(setup)
    one, two = chair_of(setup, seat), chair_of(setup, other)
    if person != setup.host and not all(chair.person == person or chair.is_open for chair in (one, two)):
        raise Refusal("not-host")
    return _rearranged(_with_chair(_with_chair(setup, seat, two), other, one))


def begin(setup: Setup, person: str, now: str) -> Setup:
    """Start the game: every seat has somebody, and everybody is ready (host). What they added to luck is frozen."""
    _host_before_start(setup, person)
    missing = [Seat(seat) for seat, chair in enumerate(setup.chairs) if chair.is_open]
    if missing:
        raise Refusal("seats-open", None, {"seats": missing})
    waiting = [Seat(seat) for seat, chair in enumerate(setup.chairs) if chair.person is not None and not chair.ready]
    if waiting:
        raise Refusal("not-ready", None, {"seats": waiting})
    added = tuple(chair.luck for chair in setup.chairs)
    chairs = tuple(msgspec.structs.replace(chair, luck=None) for chair in setup.chairs)
    return msgspec.structs.replace(setup, started=now, chairs=chairs, contributions=added)


def allow_hints(setup: Setup, person: str, on: bool) -> Setup:
    """Whether people may ask what is best (host). Whoever was ready wasn't for this: getting ready is to agree."""
    _host_before_start(setup, person)
    return setup if on == setup.hints else _rearranged(msgspec.structs.replace(setup, hints=on))


def has_hints(setup: Setup) -> bool:
    """Whether whoever must decide may ask what is best: against bots alone, and where all have agreed to it."""
    return setup.hints or (is_against_bots(setup) and not any(chair.is_open for chair in setup.chairs))


def note_advice(setup: Setup, seat: int) -> Setup:
    """A seat's player is about to be given a hint; it is noted before the answer, so that nobody has one unnoticed."""
    return _with_chair(setup, seat, msgspec.structs.replace(setup.chairs[seat], advised=True))


def is_against_bots(setup: Setup) -> bool:
    """Whether one person plays with bots alone: nobody else need be waited for."""
    return setup.people == (setup.host,) and any(chair.bot is not None for chair in setup.chairs)


def rematch(setup: Setup, rules: int) -> Setup:
    """The setup of a rematch by a version of the rules: everybody moves up one seat, and nobody is ready yet.

    The seat of somebody who was removed is open.

    Against bots alone everybody keeps their seat, and all are ready.
    """
    alone = is_against_bots(setup)
    chairs = [
        Chair()
        if chair.removed
        else msgspec.structs.replace(chair, ready=alone or chair.bot is not None, link=None, advised=False)
        for chair in setup.chairs
    ]
    moved = chairs if alone else [chairs[-1], *chairs[:-1]]
    before: dict[str, object] = {"started": None, "following": None, "continues": None, "contributions": None}
    before |= {"branches": 0, "drawn": 0, "fate": ()}
    return msgspec.structs.replace(setup, rules=rules, chairs=tuple(moved), **before)


def go_on(setup: Setup, name: str, player: tuple[Person, int], bot: str, now: str, *, public: bool = False) -> Setup:
    """The setup of a game that goes on from a moment of another table: one person at a seat, bots at all others.

    Where it is public, whoever has a link to it may watch.
    """
    person, seat = player
    chairs = [
        Chair(bot=chair.bot or bot, name=chair.bot or bot, ready=True) if number != seat else chair
        for number, chair in enumerate(setup.chairs)
    ]
    chair_of(setup, seat)
    chairs[seat] = Chair(person=person.id, name=person.name, ready=True)
    return msgspec.structs.replace(
        setup,
        host=person.id,
        chairs=tuple(chairs),
        timing=Timing(),
        grace=None,
        public=public,
        guests=(),
        started=now,
        following=None,
        continues=name,
        branches=0,
        drawn=0,
        fate=(),
        contributions=None,
    )


def branched(setup: Setup, entries: Sequence[Entry], fate: tuple[str, ...]) -> Setup:
    """The same with the entries that it has from the game it continues, and what luck brought there after them."""
    drawn = sum(entry.who == "chance" for entry in entries)
    return msgspec.structs.replace(setup, branches=len(entries), drawn=drawn, fate=fate)


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
            taken = _with_chair(setup, seat, msgspec.structs.replace(chair, person=person, link=None))
            return taken if setup.started is not None else _rearranged(taken)
    raise Refusal("unknown-link")


def chair_of(setup: Setup, seat: int) -> Chair:
    """The chair of a seat; raises `Refusal` where there is none."""
    if not 0 <= seat < len(setup.chairs):
        raise Refusal("unknown-seat", None, {"seat": seat})
    return setup.chairs[seat]


def held_by(setup: Setup, person: str | None, seat: int) -> Chair:
    """The chair of a seat; raises `Refusal` unless the person holds it."""
    chair = chair_of(setup, seat)
    if person is None or chair.person != person or chair.removed:
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


def _rearranged(setup: Setup) -> Setup:
    """Other people sit at the table: whoever was ready wasn't for this, and what was added to luck is forgotten."""
    chairs = [
        chair if chair.person is None else msgspec.structs.replace(chair, ready=False, luck=None)
        for chair in setup.chairs
    ]
    return msgspec.structs.replace(setup, chairs=tuple(chairs))


def _with_host(setup: Setup, leaving: str) -> Setup:
    """A host without a seat hands over, where somebody is left to take it."""
    if leaving != setup.host or leaving in setup.people or not setup.people:
        return setup
    return msgspec.structs.replace(setup, host=setup.people[0])
