"""The contract every game keeps: a `Game` makes `State`s; a state says who decides, what is legal, and what happened.

A game's rules live in its `Position` (integers, compiled). What is here makes them readable: actions, chance outcomes,
events and views are small immutable objects with an exact text form.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, overload

import msgspec

from fogline.core.chances import Chances, Prospects, Tempers, Weigher
from fogline.core.data import Problem
from fogline.core.errors import BadText, IllegalAction, Reason
from fogline.core.message import Message
from fogline.core.native import CHANCE, Evaluator, Log, Moves, Position, Sampler
from fogline.core.no_data import NO_DATA
from fogline.core.observing import Observer
from fogline.core.outcome import Outcome

if TYPE_CHECKING:  # both are made of what is here
    from fogline.core.figures import Measurements
    from fogline.core.record import Record

SPECTATOR = -1
"""The viewer who holds no seat."""


class Action(msgspec.Struct, frozen=True, tag_field="type"):
    """What a player may decide, or what luck may bring. `str` gives its exact text; `Game.action` reads it back."""

    def message(self) -> Message:
        """The action in words."""
        raise NotImplementedError


class Event(msgspec.Struct, frozen=True, tag_field="type", gc=False):
    """One thing that happened. It can't refer to itself, and the garbage collector need not look at it."""

    @property
    def seen_by(self) -> tuple[int, ...] | None:
        """The seats that may know; None where everyone may, spectators too."""
        return None

    def message(self) -> Message:
        """The event in words."""
        raise NotImplementedError


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or a spectator, may know. Each game adds its own fields."""

    game: str
    """The game's name."""
    seat: int
    """Who looks: a seat, or `SPECTATOR`."""
    players: int
    """How many play."""
    actors: tuple[int, ...]
    """The seats that must decide now."""
    phase: str
    """What is being decided."""
    outcome: Outcome | None
    """How it ended; None while it runs."""


class DataSet(Protocol):
    """What a data file holds, such as a deck or a map: immutable, known by its hash."""

    @property
    def name(self) -> str:
        """Its short name, for people."""

    @property
    def hash(self) -> str:
        """Identifies what matters for play."""

    def content(self) -> dict[str, object]:
        """A JSON value from which the data set can be made again."""


class Way(msgspec.Struct, frozen=True):
    """A way to play: a bot of ours with its settings."""

    bot: str
    """The bot's name: random, greedy, flat or search."""
    settings: Mapping[str, int] = {}
    """Its settings."""


class Legal(Sequence[Action]):
    """The legal actions of a seat, in a fixed order.

    >>> import fogline
    >>> state = fogline.load("san-francisco", options={"first": 0}).start(players=2)
    >>> [str(action) for action in state.legal(0)]
    ['draw']
    >>> state.game.action("take a") in state.legal(0)
    False
    """

    def __init__(self, game: Game, numbers: Sequence[int]) -> None:
        self._game = game
        self.numbers = numbers
        """The same actions as integers, ascending."""

    def __len__(self) -> int:
        return len(self.numbers)

    def __iter__(self) -> Iterator[Action]:
        return map(self._game.decode, self.numbers)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self._game.decode(number) for number in self.numbers[index]]
        return self._game.decode(self.numbers[index])

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and any(action == legal for legal in self)

    def __repr__(self) -> str:
        return f"<Legal: {', '.join(map(str, self))}>"


class Chance:
    """What luck may bring now, with exact probabilities.

    >>> import fogline
    >>> chance = fogline.load("san-francisco").start(players=2).chance()
    >>> [(str(outcome), str(probability)) for outcome, probability in chance]
    [('first 0', '1/2'), ('first 1', '1/2')]
    """

    def __init__(self, game: Game, stream: str, numbers: Sequence[int], weights: Sequence[int]) -> None:
        self._game = game
        self.stream = stream
        """Which luck this is (the deck and its generation, say); paired deals repeat luck stream by stream."""
        self.numbers = numbers
        """The outcomes as integers, ascending."""
        self.weights = weights
        """How many chances each outcome has: cards of that kind left in the deck, say."""

    @property
    def outcomes(self) -> list[Action]:
        """The possible outcomes, in a fixed order."""
        return [self._game.decode_outcome(self.stream, number) for number in self.numbers]

    def probability(self, outcome: Action) -> Fraction:
        """How likely an outcome is; 0 where it is impossible."""
        for candidate, probability in self:
            if candidate == outcome:
                return probability
        return Fraction(0)

    def __len__(self) -> int:
        return len(self.numbers)

    def __iter__(self) -> Iterator[tuple[Action, Fraction]]:
        total = sum(self.weights)
        for outcome, weight in zip(self.outcomes, self.weights, strict=True):
            yield outcome, Fraction(weight, total)


class Game(ABC):
    """A set of rules with its data and options. `fogline.load` makes one.

    It never changes, so a copy of it is itself. Two games are equal if they have the same name, options, data set (by
    its hash) and version of the rules; a pickle carries these, with the whole data set.
    """

    name: ClassVar[str]
    """The game's name, e.g. ``san-francisco``."""
    title: ClassVar[str]
    """The game's title as on the box."""
    prefix: ClassVar[str]
    """Begins the game's Fluent texts and rule numbers, e.g. ``sf``."""
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    """How many can play."""
    versions: ClassVar[Mapping[int, object]]
    """Every version of the rules, the newest last; each says where it differs from the others."""
    data_option: ClassVar[str] = ""
    """What its data file is called, e.g. ``deck``; empty for a game that has none."""
    levels: ClassVar[Mapping[str, tuple[Way, ...]]] = {}
    """How the levels play it that a person chooses from, where that isn't how they play any game."""
    tempers: ClassVar[Mapping[int, Tempers]] = {}
    """What sets right who judges its chances, by the number of seats, where that was measured and is needed."""
    action_types: ClassVar[tuple[type[Action], ...]]
    """Every type of action and chance outcome."""
    event_types: ClassVar[tuple[type[Event], ...]]
    """Every type of event."""
    view_type: ClassVar[type[View]]
    """The type of its views."""

    option_values: ClassVar[Mapping[str, range]]
    """The options and the values each may have."""

    data: DataSet = NO_DATA
    """The deck or map in play."""
    builtin: bool = True
    """Whether the data set is the one that is played with unless told otherwise; others travel with the game."""
    options: Mapping[str, int]
    """Options that differ from the default, such as ``first``."""
    rules_version: int
    """The version of the rules that is played by; a game keeps to the one it began with."""
    proper_names: Mapping[str, str] = {}
    """The names that the data set gives to what messages call by an id (`fogline.core.message.Name`)."""

    def __init__(self, options: Mapping[str, int], rules: int | None = None) -> None:
        self.rules_version = self.newest_version() if rules is None else rules
        if self.rules_version not in self.versions:
            known = ", ".join(map(str, self.versions))
            raise BadText("unknown-rules-version", None, {"game": self.title, "found": rules or 0, "known": known})
        for option, value in options.items():
            if option not in self.option_values:
                raise BadText("unknown-option", None, {"option": option, "known": ", ".join(self.option_values)})
            if value not in self.option_values[option]:
                raise BadText("bad-option", None, {"option": option, "value": value})
        self.options = dict(options)

    # Made readable for everyone.

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and other._identity() == self._identity()

    def __hash__(self) -> int:
        return hash((self.name, self.rules_version, self.data.hash))

    def _identity(self) -> tuple[str, int, str, Mapping[str, int]]:
        """What two games must have in common to be the same."""
        return self.name, self.rules_version, self.data.hash, self.options

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (type(self), self.options, self.data.content(), self.data.hash, self.rules_version)

    @classmethod
    def package(cls) -> str:
        """The package of its folder, which holds its `texts`, its `rules` and its `drawing`."""
        return cls.__module__.rpartition(".")[0]

    @classmethod
    def newest_version(cls) -> int:
        """The version of the rules that a new game is played by."""
        return max(cls.versions)

    def start(self, players: int) -> State:
        """A new game, before any luck.

        >>> import fogline
        >>> state = fogline.load("san-francisco").start(players=3)
        >>> state.actors
        ()
        """
        if players not in self.players:
            raise IllegalAction("player-count", f"{self.prefix.upper()}-2.1", {"players": players})
        return State(self, self.set_up(players))

    def position(self, text: str) -> State:
        """The state that a position text describes; raises `BadText`."""
        return State(self, self.parse_position(text))

    def chances(self, position: Position) -> Chances:
        """Each seat's share of the victory with everything open, by a fixed function of the position.

        >>> import fogline
        >>> game = fogline.load("san-francisco")
        >>> [round(share, 9) for share in game.chances(game.start(players=2).position).shares]
        [0.5, 0.5]
        """
        return Chances(self.prospects(position).shares)

    def prospects(self, position: Position) -> Prospects:
        """The same, with the leads in points that are to be expected; likewise fixed."""
        return Weigher(self.teller(), self.format_position, self.tempers).prospects(position)

    def belief(self, position: Position, seat: int) -> Sampler:
        """What `prepare` makes of the seat's view; a game where nothing is hidden may spare the way through it."""
        return self.prepare(self.view(position, seat))

    def views(self, position: Position, seats: Iterable[int]) -> dict[int, View]:
        """What several viewers may know, each its `view`; a game may make at once what is the same for all."""
        return {seat: self.view(position, seat) for seat in seats}

    @property
    def secrets(self) -> frozenset[str]:
        """The names of what may be hidden from a player, as texts write them; a service never logs one."""
        return frozenset()

    # What a game with a data file implements.

    @classmethod
    def load(
        cls,
        options: Mapping[str, int],
        data: str | None,
        source: str,  # noqa: ARG003  (for messages on a file)
        rules: int | None = None,
    ) -> Game:
        """The game with an owner's data file (its text), or with the built-in data; `fogline.load` calls it."""
        if data is not None:
            raise BadText("no-data-file", None, {"game": cls.title})
        return cls(options, rules)

    @classmethod
    def of_content(
        cls,
        options: Mapping[str, int],
        content: object,  # noqa: ARG003  (there is only one)
        data_hash: str | None = None,  # noqa: ARG003
        rules: int | None = None,
    ) -> Game:
        """The game with the data set that a record carries, or (None) with the one of ours that has this hash.

        The built-in one stands in for a hash that isn't given or isn't known: `verify` then says that the data differ.
        """
        return cls(options, rules)

    @classmethod
    def check_data(cls, text: str, source: str) -> tuple[DataSet | None, list[Problem]]:  # noqa: ARG003
        """Every fault of a data file (its text), and what it holds if it can be played with."""
        raise BadText("no-data-file", None, {"game": cls.title})

    # What every game implements.

    @abstractmethod
    def set_up(self, players: int) -> Position:
        """The start of a game."""

    @abstractmethod
    def parse_position(self, text: str) -> Position:
        """Read a position text; raises `BadText`."""

    @abstractmethod
    def format_position(self, position: Position) -> str:
        """The position as one line of text, exactly."""

    @abstractmethod
    def action(self, text: str) -> Action:
        """The action or chance outcome that a text names; raises `BadText`."""

    @property
    @abstractmethod
    def action_count(self) -> int:
        """How many integers there are for players' actions: 0 up to this. It never changes for a data set.

        Outcomes of luck have integers of their own, from 0 too.
        """

    @abstractmethod
    def encode(self, action: Action) -> int:
        """The integer of an action or outcome; raises `BadText` where this data set has none (an unknown card)."""

    @abstractmethod
    def decode(self, number: int) -> Action:
        """The action of an integer; raises `ValueError` where it isn't below `action_count`."""

    @abstractmethod
    def decode_outcome(self, stream: str, number: int) -> Action:
        """The chance outcome of an integer; raises `ValueError` where the stream has none."""

    @abstractmethod
    def stream(self, position: Position) -> str:
        """Which luck the position waits for."""

    @abstractmethod
    def events(self, position: Position, log: Log) -> tuple[Event, ...]:
        """The events behind the facts of a log; `position` is the one reached."""

    @abstractmethod
    def view(self, position: Position, seat: int) -> View:
        """What a seat, or a spectator, may know."""

    @abstractmethod
    def outcome(self, position: Position) -> Outcome | None:
        """How it ended; None while it runs."""

    @abstractmethod
    def prepare(self, view: View) -> Sampler:
        """A sampler of the positions that agree with a view."""

    @abstractmethod
    def evaluator(self) -> Evaluator:
        """A new evaluator, for the bot `greedy` and for search."""

    def teller(self) -> Evaluator:
        """A new evaluator by which chances are told and decisions judged: the bots', unless a game knows better."""
        return self.evaluator()

    @abstractmethod
    def measure(self, records: Iterable[Record]) -> Measurements:
        """What the deck or map gives, from finished games by this game with the same number of seats."""

    @abstractmethod
    def why_not(self, view: View, action: Action) -> IllegalAction | None:
        """Why the viewer may not do this now; None where it is legal."""

    @abstractmethod
    def preview(self, view: View, actions: Sequence[Action]) -> Preview:
        """What the viewer's actions would change, as far as the viewer can know."""

    def observer(self, players: int) -> Observer:
        """Writes what a seat may know as numbers; here only what every game has."""
        return Observer(players)

    def drawing(self, arrangement: str) -> Drawing | None:  # noqa: ARG002
        """Where everything of the data set lies on a board in one arrangement; None where there is no such drawing."""
        return None

    @property
    def drawing_hash(self) -> str | None:
        """Another one wherever a drawing would be another; None for a game without."""
        return None

    def survey(self, view: View) -> Survey | None:  # noqa: ARG002
        """All that a board shows of the viewer's choices, at once; None where a game's views are enough."""
        return None

    @abstractmethod
    def prompt(self, view: View) -> Message:
        """What the viewer may do now, or who must decide, in a sentence."""

    @abstractmethod
    def describe(self, view: View) -> tuple[Message, ...]:
        """The view in sentences."""


class Drawing(msgspec.Struct, frozen=True, kw_only=True):
    """Where everything of a data set lies on a board. Each game adds its own fields."""

    arrangement: str
    """For which kind of screen."""


class Survey(msgspec.Struct, frozen=True, kw_only=True):
    """What a viewer may do and what it would bring, for a whole board. Each game adds its own fields."""

    seat: int
    """The viewer."""


class Change(msgspec.Struct, frozen=True):
    """A number before and after."""

    before: int
    after: int


def _restore(kind: type[Game], *content: Any) -> Game:  # noqa: ANN401  (what `of_content` takes)
    """The game that `Game.__reduce__` took apart."""
    return kind.of_content(*content)


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What a sequence of actions would change. Each game adds its own fields."""

    actions: tuple[str, ...]
    """The actions looked at, as texts."""
    refusal: Reason | None
    """Why the sequence stops; None where all actions are legal."""
    refused: int | None
    """Which of the actions is refused, counted from 0."""
    reveals: bool
    """Whether the last action calls for luck: this reveals information and ends the right to undo."""

    def messages(self) -> tuple[Message, ...]:
        """The consequences in sentences."""
        raise NotImplementedError


class State:
    """A game under way. `apply` changes it in place; a copy, also by `copy` or `pickle`, is independent.

    Two states are equal if their games are and they have the same text.

    >>> import fogline
    >>> state = fogline.load("san-francisco", options={"first": 0}).start(players=2)
    >>> state.apply("draw"), state.actors
    ((), ())
    >>> events = state.apply(state.chance().outcomes[0])
    >>> state.actors
    (0,)
    """

    __slots__ = ("_moves", "game", "position")

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.position = position
        """The integers behind it, for search and encoders; change them only through `apply`."""
        self._moves = Moves()

    @property
    def players(self) -> int:
        """How many play."""
        return self.position.seats

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now; empty while chance decides or when it is over."""
        waiting = self.position.actors()
        return tuple(seat for seat in range(self.players) if waiting >> seat & 1)

    def legal(self, seat: int | None = None) -> Legal:
        """The legal actions of a seat (of the only actor if none is named); empty where it has nothing to decide.

        Raises `IllegalAction` (``which-seat``) where several decide at once and none is named; see `decisions`.
        """
        if seat is None:
            actors = self.actors
            if len(actors) > 1:
                raise IllegalAction("which-seat")
            seat = actors[0] if actors else SPECTATOR
        return Legal(self.game, self._legal_numbers(seat))

    def decisions(self) -> list[tuple[int, Legal]]:
        """Every seat that must decide now, with its legal actions; none while luck decides or when it is over.

        Mostly that is one seat. Where several decide at once, each decides for itself: what one does changes nothing
        for the others, and their order doesn't matter.

        >>> import fogline
        >>> state, luck = fogline.load("ticket-to-ride-san-francisco").start(players=2), fogline.Seeded(7)
        >>> while state.chance():
        ...     events = state.apply(luck.choose(state))
        >>> for seat, legal in state.decisions():
        ...     print(seat, len(legal))
        ...     events = state.apply(legal[0], seat)
        0 3
        1 3
        """
        return [(seat, self.legal(seat)) for seat in self.actors]

    def chance(self) -> Chance | None:
        """What luck may bring; None while players decide or when it is over."""
        if not self.position.is_chance():
            return None
        numbers, weights = Moves(), Moves()
        self.position.outcomes(numbers, weights)
        return Chance(self.game, self.game.stream(self.position), numbers.numbers(), weights.numbers())

    def apply(self, move: Action | str, seat: int | None = None) -> tuple[Event, ...]:
        """Do an action, or let luck bring an outcome, and return what happened.

        `seat` is needed only where several decide at once. Raises `IllegalAction`, or `BadText` for a text that is no
        action, and then changes nothing.

        >>> import fogline
        >>> state = fogline.load("san-francisco", options={"first": 0}).start(players=2)
        >>> state.apply("take a")
        Traceback (most recent call last):
        fogline.core.errors.IllegalAction: column-empty (SF-3.3)
        """
        action = self.game.action(move) if isinstance(move, str) else move
        number = self.game.encode(action)
        log = Log()
        if self.position.is_chance():
            self._check_outcome(action, number)
            self.position.step(CHANCE, number, log)
        else:
            seat = self._check_action(action, number, seat)
            self.position.step(seat, number, log)
        return self.game.events(self.position, log)

    def clone(self) -> State:
        """An independent copy."""
        return State(self.game, self.position.clone())

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[type[State], tuple[Game, Position]]:
        return State, (self.game, self.position)

    def view(self, seat: int) -> View:
        """What a seat (or `SPECTATOR`) may know."""
        return self.game.view(self.position, seat)

    def views(self, seats: Iterable[int]) -> dict[int, View]:
        """What several viewers may know; costs less than one `view` after the other."""
        return self.game.views(self.position, seats)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it runs."""
        return self.game.outcome(self.position)

    def _legal_numbers(self, seat: int) -> list[int]:
        if seat < 0 or not self.position.actors() >> seat & 1:
            return []
        self._moves.clear()
        self.position.legal(seat, self._moves)
        return self._moves.numbers()

    def _check_outcome(self, outcome: Action, number: int) -> None:
        numbers = Moves()
        self.position.outcomes(numbers, Moves())
        stream = self.game.stream(self.position)
        if not numbers.has(number) or outcome != self.game.decode_outcome(stream, number):
            raise IllegalAction("impossible-outcome", None, {"outcome": str(outcome)})

    def _check_action(self, action: Action, number: int, seat: int | None) -> int:
        if self.outcome is not None:
            raise IllegalAction("game-over", self.outcome.rule)
        if seat is None:
            if len(self.actors) > 1:
                raise IllegalAction("which-seat")
            seat = self.actors[0]
        if seat not in self.actors:
            raise IllegalAction("not-your-turn", None, {"seat": seat})
        if number not in self._legal_numbers(seat) or action != self.game.decode(number):
            refusal = self.game.why_not(self.view(seat), action)
            if refusal is None:
                raise AssertionError(f"illegal without a reason: {action} in {self}")
            raise refusal
        return seat

    def __str__(self) -> str:
        return self.game.format_position(self.position)

    def __repr__(self) -> str:
        return f"<State {self.game.name}: {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and other.game == self.game and str(other) == str(self)

    def __hash__(self) -> int:
        return hash(str(self))
