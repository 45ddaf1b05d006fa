"""What travels over the HTTP interface: the bodies of calls and their answers."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from fogline.analysis.advice import Caution, Idea
from fogline.core.data import Problem
from fogline.core.draws import Draw
from fogline.core.errors import Reason
from fogline.core.luck import Revealed
from fogline.core.message import Message
from fogline.core.outcome import Outcome
from fogline.server.found import Found
from fogline.server.results import Result
from fogline.server.thoughts import Considered
from fogline.table.lookback import PastItem
from fogline.table.looks import Colour, Shape
from fogline.table.messages import Act, Answer, AnyRequest, Describe, LuckStatus, Preview, Status, Survey, Told, Why
from fogline.table.seats import Person, Timing


class Refused(msgspec.Struct):
    """Why a call was refused."""

    reason: Reason
    problems: list[Problem] = []
    """What is wrong with a data file."""


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody new."""

    name: str
    colour: Colour | None = None
    """What to be drawn with at tables; None for any."""
    shape: Shape | None = None
    """Likewise."""


class Changes(msgspec.Struct, forbid_unknown_fields=True):
    """What changes about you; None for what stays."""

    name: str | None = None
    colour: Colour | None = None
    shape: Shape | None = None


class Credentials(msgspec.Struct):
    """Who you are from now on; the secret is told only once."""

    id: str
    name: str
    secret: str
    colour: Colour | None = None
    shape: Shape | None = None


class Words(msgspec.Struct, forbid_unknown_fields=True):
    """Twelve words that bring somebody back who lost every device, in order."""

    words: str
    """With spaces, hyphens or lines between them; the first four letters of each are enough."""


class SignOut(msgspec.Struct, forbid_unknown_fields=True):
    """Let your other devices be nobody."""

    words: bool = False
    """Whether your twelve words shall work no more either."""


class SignedOut(msgspec.Struct):
    """What works no more."""

    devices: int
    """How many other devices."""
    words: bool
    """Whether there are still words that bring you back."""


class Farewell(msgspec.Struct, forbid_unknown_fields=True):
    """Delete everything about you."""

    name: str
    """Your name, so that nobody does it by accident."""


class Exported(msgspec.Struct, kw_only=True):
    """Everything that the service keeps about you."""

    person: Person
    created: int
    """When you came, in seconds since 1970."""
    words: bool
    """Whether there are words that bring you back; of them and of your secrets only hashes are kept."""
    tables: list[OwnTable]
    """Where you sit, or opened the table; the record of one that is over is at `/api/tables/NAME/record`."""
    games: list[Result]
    """The games that you have finished."""


class Invitation(msgspec.Struct, kw_only=True):
    """What one is invited to."""

    game: str
    title: str
    host: str
    """Who opened the table; empty where they hold no seat."""
    names: tuple[str, ...]
    """Who has each seat; empty for an open one."""
    phase: Literal["gathering", "playing", "paused", "over"]


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
    hints: bool = False
    """Whether people may ask what is best, though others play too."""


class PlayOn(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """From where a finished game is to be played on against bots, and by which seat."""

    at: int
    """After how many entries."""
    seat: int
    bot: str = "medium"
    """Who plays the seats that people had."""
    luck: Literal["new", "kept"] = "new"
    """Whether luck brings there what it brought in the finished game, as far as that can come."""
    public: bool = False
    """Whether whoever has a link may watch."""


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """A request to a table, as on the socket."""

    request: AnyRequest


class TableLink(msgspec.Struct):
    """Where a table is."""

    table: str


class OpenedTable(msgspec.Struct):
    """A table that was made."""

    table: str
    """Where it is."""
    luck: LuckStatus
    """What binds it to the secret of its luck, told before anybody can add to that."""


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
    continues: str | None = None
    """The finished table from one of whose moments this game goes on."""


class Fairness(msgspec.Struct):
    """All that the luck of a finished game can be checked by."""

    luck: Revealed | None
    """What it follows from, as in the record; None for a game of before luck could be checked."""
    draws: list[Draw]
    """What luck could bring at each of its entries, and what it brought."""


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
    tutorial: int
    """How many steps its tutorial has; 0 for a game without one."""


class Offer(msgspec.Struct):
    """What can be played, and with whom."""

    games: list[GameInfo]
    bots: dict[str, str]
    """A sentence on each bot."""
    version: str | None
    """The version of the page that is served; None where none is."""
    keep: int
    """Seconds until a table at which nothing happens is deleted."""


class Notice(msgspec.Struct, frozen=True):
    """What the host has to say to everybody."""

    text: str
    """In the host's own words; empty where there are none."""
    restart: int | None
    """Seconds until the service begins anew; None where it goes on. Games are kept."""
    read_only: bool
    """Whether nothing is stored for now: games can be looked at, not played."""


class OwnTable(msgspec.Struct, kw_only=True):
    """One of a person's tables."""

    table: str
    game: str
    title: str
    phase: Literal["gathering", "playing", "over"]
    names: tuple[str, ...]
    """Who has each seat; empty for an open one, and for somebody whose data was deleted."""
    looks: tuple[tuple[Colour, Shape], ...]
    """What each seat is drawn with."""
    bots: tuple[bool, ...]
    """Which seats are a bot's."""
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


class LookedBack(msgspec.Struct, kw_only=True):
    """How far looking back at a finished game is, and what it has found."""

    done: int
    """Moments that were looked at."""
    all: int
    """Moments that there are; 0 where nobody has asked for it."""
    found: Found | None
    """What was found; None where it isn't done."""


class Tried(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What somebody asks in a position of a finished game in which a seat decided, as if they had to decide."""

    at: int
    """How many entries there were: the next one is that seat's."""
    seat: int
    request: Act | Describe | Survey | Preview | Why | None = None
    """What is asked, as on the socket; an act changes nothing, and is compared. None to be told the position."""


class Compared(msgspec.Struct, kw_only=True):
    """What one would have done beside what was done, by what the seat could know."""

    ideas: tuple[Idea, ...]
    """The plans, each once: what one would do, what was done until luck or somebody else came, and what is better."""
    tried: int
    """Which of them one would have done."""
    played: int
    """Which was done."""
    better: int | None
    """Which looking back calls better; None where it found none."""


class TriedTold(msgspec.Struct, kw_only=True):
    """The answer to that."""

    told: Told | None
    """The position, as its seat saw it."""
    answer: Answer | None
    """The answer to what was asked."""
    compared: Compared | None
    """What an act was compared with."""


class Place(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A decision of a finished game."""

    at: int
    """How many entries there were before it."""
    seat: int


class Thoughts(msgspec.Struct, kw_only=True):
    """What was there to do at a decision."""

    bot: str | None
    """The bot that decided, which was asked once more; None for a person's decision, which a search was asked about."""
    ideas: tuple[Considered, ...]
    """What it looked at, the best first."""


class HintAsked(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Advice for a seat of one's own."""

    seat: int
    plan: list[str] = []
    """What one is about to do, to be warned of what it gives away; empty to be told what is best."""


class Hinted(msgspec.Struct, kw_only=True):
    """Advice, from nothing but what the seat sees."""

    at: int
    """How many entries there were."""
    ideas: tuple[Idea, ...]
    """The best moves, the best first; empty where a plan was asked about."""
    caution: Caution | None
    """What the plan gives away."""


class LessonAsked(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Where somebody is in a tutorial, and what they ask of its table."""

    chapter: int = 0
    done: list[list[str]] = []
    """What they did since the chapter's start: plans of actions, an empty one where a sentence was read."""
    request: Act | Describe | Survey | Preview | Why | None = None
    """What is asked there, as on the socket; None to be told how the table stands."""


class LessonStep(msgspec.Struct, kw_only=True):
    """What is to be done in a tutorial."""

    say: Message
    """The sentence."""
    piece: tuple[str, ...]
    """The pieces that it speaks of, as the game's boards call them; the first of them that is in sight is meant."""
    example: tuple[str, ...]
    """A plan that finishes the step; empty where reading is enough."""


class LessonTold(msgspec.Struct, kw_only=True):
    """The table of a lesson. It is kept nowhere: what was done is told anew with each call."""

    info: TableInfo
    """The table, which has no name; the learner is the person `learner` in seat 0."""
    told: Told
    """Everything that the learner has seen since the chapter's start."""
    step: LessonStep | None
    """What is to be done; None at the chapter's end."""
    number: int
    """How many steps were done, in all chapters."""
    steps: int
    """How many steps all chapters have."""
    last: bool
    """Whether this is the last chapter."""
    answer: Answer | None
    """The answer to what was asked; an act that was done is to be added to `done`."""
    otherwise: Message | None
    """Said where an act was refused: what the step waits for, kindly."""
