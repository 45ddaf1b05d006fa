"""One game as the environments play it: numbers in, numbers out, with all that each seat has seen.

It can be cloned, saved and loaded exactly, forced where luck decides, and begun anywhere. Nothing here needs numpy.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, Self

import msgspec
from librt.vecs import vec

from fogline import games
from fogline.core.errors import BadText
from fogline.core.game import SPECTATOR, Event, Game, State, View
from fogline.core.native import CHANCE, Log, Luck, Moves, Position, luck_at
from fogline.core.observing import REWARDS, Numbers, Observer, write_results
from fogline.core.record import Record, replay
from fogline.core.sources import derive

WORDS: Final = 17
"""Numbers of a row of the memory: what it is about, and four numbers of four words of sixteen bits each."""
OWN_ACTION: Final = 0
"""The first number of a row that tells the seat's own action; what happened has the game's code + 1."""
FORMAT: Final = "fogline-play-1"


class Saved(msgspec.Struct, kw_only=True):
    """A game as `Play.save` writes it."""

    format: str = FORMAT
    game: str
    rules: int
    options: dict[str, int]
    data_hash: str
    data: object = None
    """The deck or map, where it isn't a built-in one."""
    start: str
    """The position text from which it is played."""
    known: tuple[tuple[str, ...], ...]
    """What each seat knew there, as text."""
    rows: tuple[tuple[tuple[int, ...], ...], ...]
    """The same as numbers."""
    history: list[tuple[int, int]]
    """Who did what since, as numbers; luck is -1."""
    luck: tuple[int, int, int, int]


class Memory(msgspec.Struct, frozen=True):
    """What a seat saw before a play began: lines of text, and rows of numbers."""

    lines: tuple[str, ...] = ()
    rows: tuple[tuple[int, ...], ...] = ()


class Play:
    """The game as an environment plays it: luck is drawn from its seed as soon as it is due, but where it is `forced`.

    >>> import fogline
    >>> play = Play(fogline.load("san-francisco"), players=2, seed=1)
    >>> play.legal(play.seat)
    [0]
    >>> play.apply(0)
    >>> twin = Play.load(play.save())
    >>> twin.legal(twin.seat) == play.legal(play.seat)
    True
    """

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int = 0,
        *,
        forced: bool = False,
        start: Position | None = None,
        before: Sequence[Memory] = (),
    ) -> None:
        self.game = game
        self.players = players
        self.forced = forced
        """Whether luck waits to be told: then the seat is `CHANCE`, and `apply` takes an outcome."""
        self.start = game.start(players).position if start is None else start
        self.position = self.start.clone()
        self.before = tuple(before) or tuple(self._at_the_start(seat, start) for seat in range(players))
        self.history: list[tuple[int, int]] = []
        self.luck = Luck(derive("env", seed))
        self.observer: Observer = game.observer(players)
        self._moves = Moves()
        self._numbers = [Numbers(self.observer.size(rich)) for rich in (False, True)]
        self._let_luck_decide()

    def _at_the_start(self, seat: int, start: Position | None) -> Memory:
        """Before the first deal nobody knows anything; from another position on each knows what it sees there."""
        header = f"{self.game.name} {self.players} seat {seat}"
        if start is None:
            return Memory((header,))
        return Memory((header, _text_of(self.game.view(start, seat))))

    @classmethod
    def of_text(cls, game: Game, text: str, seed: int = 0, *, forced: bool = False) -> Self:
        """From a position text; raises `BadText`."""
        start = game.position(text).position
        return cls(game, start.seats, seed, forced=forced, start=start)

    @classmethod
    def of_record(cls, record: Record, entries: int, seed: int = 0, *, forced: bool = False) -> Self:
        """From where a record stands after so many entries; its moves and luck up to there, new luck from there on.

        Each seat knows what it sees there; what it had seen before isn't in its memory.
        """
        game = games.of_record(record)
        if not 0 <= entries <= len(record.entries):
            raise BadText("bad-action", None, {"text": str(entries), "form": f"0 … {len(record.entries)}"})
        state: State | None = None
        for step in islice(replay(record, game), entries):
            state = step.state
        if state is None:
            return cls(game, len(record.players), seed, forced=forced)
        return cls(game, state.players, seed, forced=forced, start=state.position.clone())

    # Who decides, and what may be done.

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        waiting = self.position.actors()
        return tuple(seat for seat in range(self.players) if waiting >> seat & 1)

    @property
    def seat(self) -> int:
        """The first seat that must decide; `CHANCE` while luck decides and when it is over.

        Seats that decide at once do it one after the other, and none sees what another has chosen.
        """
        waiting = int(self.position.actors())
        return (waiting & -waiting).bit_length() - 1 if waiting else CHANCE

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.position.is_over()

    @property
    def is_chance(self) -> bool:
        """Whether luck waits to be told what it brings."""
        return self.position.is_chance()

    def legal(self, seat: int) -> list[int]:
        """The numbers of a seat's legal actions, ascending; none where it has nothing to decide."""
        if seat < 0:
            return []
        self._find_legal(seat)
        return self._moves.numbers()

    def _find_legal(self, who: int) -> None:
        """Put what a seat may do, or what luck may bring, into the buffer."""
        self._moves.clear()
        if who == CHANCE:
            self.position.outcomes(self._moves, Moves())
        elif self.position.actors() >> who & 1:
            self.position.legal(who, self._moves)

    def outcomes(self) -> list[tuple[int, float]]:
        """What luck may bring with its probability."""
        numbers, weights = Moves(), Moves()
        if self.position.is_chance():
            self.position.outcomes(numbers, weights)
        total = sum(weights.numbers())
        return [(number, weight / total) for number, weight in zip(numbers.numbers(), weights.numbers(), strict=True)]

    def apply(self, number: int, seat: int | None = None) -> None:
        """Do an action (of the first seat that must decide, if none is named) or let luck bring an outcome.

        Raises `ValueError` for a number that isn't legal, and then changes nothing.
        """
        who = CHANCE if self.position.is_chance() else self.seat if seat is None else seat
        if who == CHANCE and not self.position.is_chance():
            raise ValueError("the game is over")
        self._find_legal(who)
        if not self._moves.has(number):
            raise ValueError(f"{number} is not legal for seat {who}, only {self._moves.numbers()}")
        self._step(who, number)
        self._let_luck_decide()

    def _step(self, who: int, number: int) -> None:
        self.position.step(who, number, None)
        self.history.append((who, number))

    def _let_luck_decide(self) -> None:
        while not self.forced and self.position.is_chance():
            self._step(CHANCE, self.position.sample(self.luck))

    # What is seen.

    def observe(self, seat: int, *, rich: bool = False) -> Numbers:
        """What a seat may know, as numbers; the next call with the same form writes over it."""
        numbers = self._numbers[rich]
        numbers.at = 0
        self.observer.write(self.position, seat, rich, numbers)
        return numbers

    def view(self, seat: int) -> View:
        """What a seat (or a spectator) may know, readable."""
        return self.game.view(self.position, seat)

    def view_text(self, seat: int) -> str:
        """The same as text: another one wherever the view is another."""
        return _text_of(self.view(seat))

    def information(self, seat: int) -> list[str]:
        """Everything that a seat ever saw and did, a line each."""
        return [*self.before[seat].lines, *(text for text, _ in self._seen(seat))]

    def information_rows(self, seat: int) -> list[tuple[int, ...]]:
        """The same as numbers, a row each (`WORDS`)."""
        return [*self.before[seat].rows, *(row for _, row in self._seen(seat))]

    def _seen(self, viewer: int) -> Iterator[tuple[str, tuple[int, ...]]]:
        """What happened since the start as far as the viewer saw it; the history is played again for it."""
        position = self.start.clone()
        for who, number in self.history:
            if who == viewer >= 0:
                yield f"> {self.game.decode(number)}", words(OWN_ACTION, number, 0, 0, 0)
            log = Log()
            position.step(who, number, log)
            for event, fact in zip(self.game.events(position, log), log.facts, strict=True):
                if event.seen_by is None or viewer in event.seen_by:
                    yield _text_of(event), words(fact[0] + 1, *fact[1:])

    # How it ended.

    def results(self, reward: str) -> list[float]:
        """What each seat gets: see `fogline.core.observing`; zeros while it runs."""
        found = vec[float]([0.0] * self.players)
        if self.position.is_over():
            write_results(self.position, REWARDS.index(reward), found, 0)
        return list(found)

    # Copies.

    def clone(self) -> Self:
        """An independent copy, which goes on with the same luck."""
        twin = object.__new__(type(self))
        twin.__dict__ = self.__dict__.copy()
        twin.position = self.position.clone()
        twin.history = self.history.copy()
        twin.luck = luck_at(self.luck.a, self.luck.b, self.luck.c, self.luck.counter)
        twin._moves = Moves()
        twin._numbers = [Numbers(self.observer.size(rich)) for rich in (False, True)]
        return twin

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return _loaded, (type(self), self.save(), self.forced)

    def imagine(self, seat: int, luck: Luck) -> Self:
        """The same game in a world that the seat can't tell from this one.

        Its own memory stays as it is; the others remember what everybody saw and what they see in that world.
        """
        world = self.game.belief(self.position, seat).sample(luck)
        shared = tuple(self._seen(SPECTATOR))
        before = [
            Memory(tuple(self.information(other)), tuple(self.information_rows(other)))
            if other == seat
            else self._imagined(world, other, shared)
            for other in range(self.players)
        ]
        twin = type(self)(self.game, self.players, forced=True, start=world, before=before)
        twin.forced = self.forced
        twin.luck.start(luck.bits())
        return twin

    def _imagined(self, world: Position, seat: int, shared: tuple[tuple[str, tuple[int, ...]], ...]) -> Memory:
        header = f"{self.game.name} {self.players} seat {seat}"
        seen = _text_of(self.game.view(world, seat))
        return Memory((header, *(text for text, _ in shared), seen), tuple(row for _, row in shared))

    def save(self) -> str:
        """The whole game as text, exactly, with the luck to come: no view, so show it to no player."""
        data = None if self.game.builtin else self.game.data.content()
        saved = Saved(
            game=self.game.name,
            rules=self.game.rules_version,
            options=dict(self.game.options),
            data_hash=self.game.data.hash,
            data=data,
            start=self.game.format_position(self.start),
            known=tuple(memory.lines for memory in self.before),
            rows=tuple(memory.rows for memory in self.before),
            history=self.history,
            luck=(self.luck.a, self.luck.b, self.luck.c, self.luck.counter),
        )
        return msgspec.json.encode(saved).decode()

    @classmethod
    def load(cls, text: str, *, forced: bool = False) -> Self:
        """What `save` wrote; raises `ValueError` for anything else."""
        saved = msgspec.json.decode(text, type=Saved)
        if saved.format != FORMAT:
            raise ValueError(f"not {FORMAT}: {saved.format}")
        game = games.game_class(saved.game).of_content(saved.options, saved.data, saved.data_hash, saved.rules)
        start = game.position(saved.start).position
        before = [Memory(*known) for known in zip(saved.known, saved.rows, strict=True)]
        play = cls(game, start.seats, forced=True, start=start, before=before)
        for who, number in saved.history:
            play.apply(number, who if who >= 0 else None)
        play.luck = luck_at(*saved.luck)
        play.forced = forced
        return play


def _loaded(kind: type[Play], text: str, forced: bool) -> Play:
    """What a pickle is read back with."""
    return kind.load(text, forced=forced)


def _text_of(thing: View | Event) -> str:
    return msgspec.json.encode(thing).decode()


def words(code: int, *numbers: int) -> tuple[int, ...]:
    """A row: the code, then each number in words of 16 bits, the lowest first; a negative one as its complement.

    >>> words(3, 5, -1, 70000, 0)[:13]
    (3, 5, 0, 0, 0, 65535, 65535, 65535, 65535, 4464, 1, 0, 0)
    """
    return (code, *(number >> shift & 0xFFFF for number in numbers for shift in (0, 16, 32, 48)))


def bounds(game: Game, players: int, reward: str) -> tuple[float, float]:
    """The least and the most that a seat may get."""
    if reward == "points":
        observer = game.observer(players)
        return observer.least_points, observer.most_points
    return 0.0, 1.0


def forfeit(game: Game, players: int, reward: str, offender: int) -> list[float]:
    """What an illegal action ends a game with: the least for who did it; the others share what is to be shared.

    >>> import fogline
    >>> forfeit(fogline.load("san-francisco"), 3, "victory", 1)
    [0.5, 0.0, 0.5]
    """
    least, _ = bounds(game, players, reward)
    others = {"victory": 1.0 / (players - 1), "rank": players / 2 / (players - 1), "points": 0.0}[reward]
    return [least if seat == offender else others for seat in range(players)]
