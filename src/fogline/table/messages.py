"""What people say to a live table, what it answers, and what it tells them. The same types travel over the wire."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Literal

import msgspec

from fogline.core.errors import Reason
from fogline.core.luck import Hex
from fogline.core.message import Message
from fogline.core.outcome import Outcome
from fogline.table.looks import Colour, Shape
from fogline.table.moments import Earlier
from fogline.table.visible_events import Item

LONGEST_ID = 100
"""Characters of a message's id; it is stored with what the message does, and no more of it is ever sent back."""


class Request(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Something a person asks of a table. Each gets exactly one answer."""

    id: str
    """Made by the client, unique among the messages of one person; sent again, it gets the same answer."""


class Sit(Request, frozen=True, kw_only=True):
    """Take a seat."""

    seat: int | None = None
    """Which; None for the first that is open."""
    name: str | None = None
    """What the seat's player is called where several play at one screen; None for the person's own name."""


class Appear(Request, frozen=True, kw_only=True):
    """Call and draw the player of a seat of one's own differently, before the start."""

    seat: int
    name: str | None = None
    """Another name; None for the one it has."""
    colour: Colour | None = None
    """Another colour; None for the one it has."""
    shape: Shape | None = None
    """Another shape; None for the one it has."""


class Leave(Request, frozen=True, kw_only=True):
    """Give a seat up before the start."""

    seat: int


class Ready(Request, frozen=True, kw_only=True):
    """Say whether the game may begin."""

    seat: int
    ready: bool = True
    luck: Hex | None = None
    """32 random bytes that the table's luck will depend on too, as 64 hexadecimal digits; other ones for each seat."""


class Bot(Request, frozen=True, kw_only=True):
    """Give a seat to a bot (host)."""

    seat: int
    bot: str
    """Its name and settings, e.g. ``greedy``."""


class Remove(Request, frozen=True, kw_only=True):
    """Free a seat before the start (host); in play, ask the others who are there to let a bot finish it."""

    seat: int


class Host(Request, frozen=True, kw_only=True):
    """Let the person of a seat be host (host)."""

    seat: int


class Swap(Request, frozen=True, kw_only=True):
    """Exchange two seats."""

    seat: int
    other: int


class Hints(Request, frozen=True, kw_only=True):
    """Say whether people may ask what is best at this table (host); everybody must get ready anew."""

    on: bool


class Start(Request, frozen=True, kw_only=True):
    """Begin the game (host)."""


class Act(Request, frozen=True, kw_only=True):
    """Do an action, or a plan of several: all or none."""

    seat: int
    actions: list[str]
    """The actions' texts, in order."""
    at: int | None = None
    """How many entries the sender knew of; refused where the seat has acted, or something was undone, since then."""


class Undo(Request, frozen=True, kw_only=True):
    """Take the seat's last action back; asks the others where something was learnt since."""

    seat: int


class Pause(Request, frozen=True, kw_only=True):
    """Ask the others to let the table stand still."""


class Resume(Request, frozen=True, kw_only=True):
    """Go on after a pause."""


class Agree(Request, frozen=True, kw_only=True):
    """Answer what another person asked for."""

    yes: bool


class Resign(Request, frozen=True, kw_only=True):
    """Give up; a bot finishes the seat."""

    seat: int


class Return(Request, frozen=True, kw_only=True):
    """Be back at a seat that a bot plays until its owner returns."""

    seat: int


class Rematch(Request, frozen=True, kw_only=True):
    """Ask for another game; it is opened when everybody has asked. Against bots alone it begins at once."""


class Chat(Request, frozen=True, kw_only=True):
    """Say something to everybody at the table."""

    text: str


class Preview(Request, frozen=True, kw_only=True):
    """What would these actions change, as far as the seat can know?"""

    seat: int
    actions: list[str]


class Why(Request, frozen=True, kw_only=True):
    """Why may the seat not do this?"""

    seat: int
    action: str


class Survey(Request, frozen=True, kw_only=True):
    """All that a board shows of what a seat may do and what it would bring; of a spectator (-1) what it may see."""

    seat: int


class Look(Request, frozen=True, kw_only=True):
    """What a seat, or a spectator (-1), has seen: all events from a number on, and the view."""

    seat: int
    since: int = 0


class Describe(Request, frozen=True, kw_only=True):
    """The view of a seat, or of a spectator (-1), in sentences, and what the seat may do: enough to play any game."""

    seat: int


class Undoing(Request, frozen=True, kw_only=True):
    """What would go back if the seat took its last action back now?"""

    seat: int


BeforeStart = Sit | Appear | Leave | Ready | Bot | Remove | Swap | Hints
"""What is asked before the game begins."""

Question = Preview | Why | Survey | Look | Describe | Undoing
"""What is asked of a table to be told something; it changes nothing."""

AnyRequest = (
    BeforeStart | Host | Start | Act | Undo | Pause | Resume | Agree | Resign | Return | Rematch | Chat | Question
)
"""Every request."""


class Foresight(msgspec.Struct, frozen=True):
    """The result of `Preview`."""

    preview: Any
    """The game's own account of the consequences."""
    say: tuple[Message, ...]
    """The same in sentences."""


class Description(msgspec.Struct, frozen=True):
    """The result of `Describe`."""

    sentences: tuple[Message, ...]
    """What the viewer sees."""
    choices: tuple[tuple[str, Message], ...]
    """What the seat may do now: each action's text, and its words."""


class WouldUndo(msgspec.Struct, frozen=True):
    """The result of `Undoing`; null where there is nothing to take back."""

    since: int
    """The number of the seat's first event that would no longer stand."""
    back: dict[int, int]
    """For each seat whose actions would go back, how many."""
    redrawn: bool
    """Whether luck was drawn since: it would then be drawn anew."""
    asks: tuple[str, ...]
    """The people who must agree."""


class Answer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="answer"):
    """The one answer to a request; it is sent after what it reports was stored."""

    id: str
    """The request's."""
    ok: bool
    """Whether it was done, or, for a wish that others must agree to, taken up."""
    reason: Reason | None = None
    """Why it was refused."""
    pending: bool = False
    """Whether others must agree first."""
    at: int
    """How many entries the record has."""
    result: Any = None
    """What was asked for."""

    @property
    def code(self) -> str | None:
        """The reason's name."""
        return None if self.reason is None else self.reason.code


class SeatStatus(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    kind: Literal["open", "person", "bot"]
    person: str | None
    """The person's public id."""
    name: str
    """What to call the player; empty for an open seat, and for a person whose data was deleted."""
    bot: str | None
    colour: Colour
    """What the player is drawn with; no two seats have the same."""
    shape: Shape
    """Likewise."""
    ready: bool
    present: bool
    """Whether the person is connected."""
    away: bool
    """Whether a bot plays until the person returns; who is present all the same was out of time too often."""
    lapsed: bool
    """Whether a bot plays until the end of this turn, as the person's time was up."""
    left: Literal["resign", "timeout", "remove"] | None
    """Why a bot finishes the seat."""
    clock: int | None
    """Milliseconds left; None without a clock."""


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """Something that needs the others' consent."""

    what: Literal["undo", "pause", "remove"]
    person: str
    """Who asked."""
    seat: int | None = None
    """Whose action would be undone, or whose player would be removed."""
    agreed: tuple[str, ...] = ()
    """Who has agreed so far."""


class LuckStatus(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody may know of a table's luck, to check it at the end."""

    scheme: str
    """How luck is drawn."""
    commitment: str
    """What binds the table to its secret, in hexadecimal."""
    contributions: tuple[str | None, ...] | None
    """What each seat's person added, None where nothing; the whole list is None before the start."""


class Status(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="status"):
    """A table as everybody sees it, apart from the game; sent whenever it changes, and only the last one counts."""

    phase: Literal["gathering", "playing", "paused", "over"]
    host: str
    seats: tuple[SeatStatus, ...]
    running: tuple[int, ...]
    """The seats whose clock runs; none where there are no clocks. Whose turn it is, the view says (`actors`)."""
    wish: Wish | None
    """What is being asked of the others."""
    rematch: tuple[str, ...]
    """Who wants another game."""
    following: str | None
    """The table of the rematch."""
    outcome: Outcome | None
    """How the game ended."""
    luck: LuckStatus | None = None
    """The table's commitment and, from the start on, what people added; None where luck can't be checked."""
    hints: bool = False
    """Whether whoever must decide may ask what is best: against bots alone, and where all have agreed to it."""


class Told(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="events", omit_defaults=True):
    """New events of one viewer, and the view after them."""

    seat: int
    """The viewer: a seat, or -1 for spectators."""
    since: int
    """The number of the first event here; the viewer has all before it."""
    items: list[Item]
    """The events, numbered without gaps."""
    at: int
    """How many entries the record has."""
    view: Any
    """What the viewer sees now."""
    legal: list[str]
    """What the seat may do now."""
    prompt: Message
    """What is to be decided, for words."""
    moments: list[Earlier] = []
    """For those who asked for it: what the viewer saw on the way here, the newest moments before this view."""


class Said(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="chat"):
    """A line of chat."""

    person: str
    text: str


class Closed(msgspec.Struct, frozen=True, tag_field="type", tag="closed"):
    """The table has left memory: watch it again to go on."""


class Frame:
    """Something that a table tells, encoded once for all who get it."""

    def __init__(self, body: Answer | Status | Told | Said | Closed) -> None:
        self.body = body
        self.sent: bytes | None = None
        """As it travels, with the table's name; whoever sends it puts it together once."""

    @cached_property
    def encoded(self) -> bytes:
        """As JSON."""
        return msgspec.json.encode(self.body)
