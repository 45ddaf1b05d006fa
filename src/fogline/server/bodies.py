"""What travels over the HTTP interface: the bodies of calls and their answers."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from fogline.core.data import Problem
from fogline.core.errors import Reason
from fogline.core.message import Message
from fogline.core.outcome import Outcome
from fogline.table.lookback import PastItem
from fogline.table.messages import AnyRequest, Status
from fogline.table.seats import Timing


class Refused(msgspec.Struct):
    """Why a call was refused."""

    reason: Reason
    problems: list[Problem] = []
    """What is wrong with a data file."""


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody new."""

    name: str


class Credentials(msgspec.Struct):
    """Who you are from now on; the secret is told only once."""

    id: str
    name: str
    secret: str


class NewTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The table that somebody opens, and takes the first seat of."""

    game: str
    seats: int
    options: dict[str, int] = {}
    data: str | None = None
    """The text of an owner's deck or map file."""
    bots: dict[int, str] = {}
    """Bots by seat."""
    timing: Timing = Timing()
    grace: int | None = 60_000
    stand_in: str = "greedy"
    limit: int = 1000
    public: bool = False
    chat: bool = True


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """A request to a table, as on the socket."""

    request: AnyRequest


class TableLink(msgspec.Struct):
    """Where a table is."""

    table: str


class Link(msgspec.Struct, forbid_unknown_fields=True):
    """An invitation, or a link to another device."""

    link: str


class NewLink(msgspec.Struct):
    """A link that was made, and until when it works (seconds since 1970)."""

    link: str
    expires: int


class TableInfo(msgspec.Struct, kw_only=True):
    """A table in the lobby."""

    table: str
    game: str
    title: str
    """The game's title as on the box."""
    prefix: str
    """Begins the game's texts and rule numbers."""
    options: dict[str, int]
    rules: int
    """The version of the rules that is played by."""
    names: dict[str, str]
    """The names that the deck or map gives to what messages call by an id."""
    data: str | None
    """The hash of an owner's deck or map; None for the built-in one."""
    drawing: str | None
    """The hash of the drawings of its board: asked for by it, they may be kept. None where there are none."""
    timing: Timing
    public: bool
    chat: bool
    status: Status


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    name: str
    title: str
    prefix: str
    """Begins the game's texts and rule numbers."""
    players: tuple[int, ...]
    data: str
    """What its data file is called: deck or map."""
    drawing: str | None
    """The hash of the drawings of its board with the built-in data; None where there are none."""


class Offer(msgspec.Struct):
    """What can be played, and with whom."""

    games: list[GameInfo]
    bots: dict[str, str]
    """A sentence on each bot."""
    version: str | None
    """The version of the page that is served; None where none is."""


class OwnTable(msgspec.Struct, kw_only=True):
    """One of a person's tables."""

    table: str
    game: str
    title: str
    phase: Literal["gathering", "playing", "over"]
    names: tuple[str, ...]
    """Who has each seat; empty for an open one."""
    seats: tuple[int, ...]
    """The seats that the person holds."""
    turn: bool
    """Whether the person must decide something now."""
    places: tuple[int, ...]
    """Where each seat came; empty until the end."""
    changed: int
    """When something last happened, in seconds since 1970."""


class Moment(msgspec.Struct, kw_only=True):
    """A finished game as a viewer sees it after some of its entries."""

    table: str
    game: str
    title: str
    prefix: str
    names: dict[str, str]
    """The names that the deck or map gives to what messages call by an id."""
    players: tuple[str, ...]
    """Who had each seat."""
    seat: int
    """The viewer: a seat, or -1 for a spectator."""
    entries: int
    """How many entries the record has."""
    at: int
    """How many of them have happened here."""
    items: tuple[PastItem, ...]
    """What the viewer was told until then, from the number on that was asked for."""
    view: Any
    """What the viewer sees."""
    survey: Any
    """All that a board shows of what the viewer might do then; None for a game whose views are enough."""
    prompt: Message
    """What is to be decided, for words."""
    sentences: tuple[Message, ...]
    """The view, for words: a game without a drawn board is seen again in sentences."""
    hands: tuple[tuple[Message, ...], ...]
    """For a spectator, what each seat saw besides, for words: all hands open. Empty for a seat."""
    outcome: Outcome
    """How the game ended."""
