"""The record of a game: the only truth about it. A header, one ordered list of entries, the outcome and a hash.

`docs/record-format.md` describes it for people who write their own replayer.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal

import msgspec

from fogline.core.controls import Control, SeatControl, Undo, parse_control
from fogline.core.data import canonical, digest
from fogline.core.errors import BadText, IllegalAction, Refusal
from fogline.core.game import Action, Event, Game, State
from fogline.core.luck import Receipt, Revealed
from fogline.core.message import Argument, Message
from fogline.core.outcome import Outcome
from fogline.core.sources import Fair

FORMAT = "fogline-record-1"
"""The format's name and version."""


class Entry(msgspec.Struct, frozen=True):
    """One line of a record: who did what."""

    who: int | Literal["chance", "table"]
    """A seat's number, ``chance`` or ``table``."""
    text: str
    """The action, the outcome or the control, in its exact text form."""
    time: int | None = None
    """Milliseconds since the start, where a clock ran."""

    @property
    def control(self) -> Control | None:
        """What the table did; None where a player or luck decided. Raises `BadText` for a text that is no control."""
        return parse_control(self.text) if self.who == "table" else None

    def as_list(self) -> list[int | str]:
        """As it stands in the file."""
        return [self.who, self.text] if self.time is None else [self.who, self.text, self.time]


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at the table."""

    name: str
    """What the others call this player."""
    bot: str | None = None
    """The bot's name and settings; None for a person."""


class Record(msgspec.Struct, kw_only=True):
    """A game, finished or saved half-way."""

    game: str
    """The game's name."""
    rules_version: int
    """The version of the rules it was played by."""
    options: dict[str, int]
    """Options that differ from the default."""
    data_hash: str
    """Identifies the deck or map."""
    data: dict[str, Any] | None = None
    """The deck or map itself, where it isn't one that Fogline ships."""
    players: list[Player]
    """Who played."""
    seats: list[int]
    """For each seat, the number of its player in `players`."""
    started: str | None = None
    """When it began, ISO 8601 in UTC; None for simulated games."""
    start_position: str | None = None
    """The position it began from, where that isn't the game's usual start."""
    entries: list[Entry] = []
    """Everything that was decided, by players, by luck and by the table, in order."""
    outcome: Outcome | None = None
    """How it ended; None while it runs."""
    final_position: str = ""
    """The position after the last entry."""
    extra: dict[str, Any] = {}
    """Header fields that this version doesn't know, kept as they are, and ``luck``: see `luck_of`."""

    def as_dict(self) -> dict[str, Any]:
        """The record as a JSON value, with its hash."""
        fields: dict[str, Any] = {"format": FORMAT, **self.extra}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if name != "extra" and not (value is None and name in ("data", "start_position")):
                fields[name] = value
        fields["entries"] = [entry.as_list() for entry in self.entries]
        plain: dict[str, Any] = msgspec.to_builtins(fields)
        return {**plain, "hash": digest(plain)}

    def line(self) -> str:
        """The record as one line of canonical JSON."""
        return canonical(self.as_dict()).decode()

    @property
    def hash(self) -> str:
        """Finds accidents in the file; it does not prove who played what."""
        hash_: str = self.as_dict()["hash"]
        return hash_


def read_record(line: str | bytes) -> tuple[Record, str]:
    """The record on a line, and the hash written there; raises `BadText`.

    Says nothing about whether the game is right: `verify` does.
    """
    try:
        fields = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadText("bad-json", None, {"detail": str(error)}) from error
    if not isinstance(fields, dict) or fields.get("format") != FORMAT:
        raise BadText("bad-format", None, {"expected": FORMAT})
    written = fields.pop("hash", "")
    del fields["format"]
    known = {name: fields.pop(name) for name in Record.__struct_fields__ if name in fields and name != "extra"}
    try:
        known["entries"] = [_read_entry(entry) for entry in known.get("entries", [])]
        return msgspec.convert({**known, "extra": fields}, Record), str(written)
    except (msgspec.ValidationError, TypeError) as error:
        raise BadText("bad-header", None, {"detail": str(error)}) from error


def _read_entry(entry: object) -> dict[str, object]:
    if not isinstance(entry, list) or not 2 <= len(entry) <= 3:
        raise TypeError(f"an entry is [who, text] or [who, text, time], not {entry!r}")
    return dict(zip(("who", "text", "time"), entry, strict=False))


class Change(msgspec.Struct, frozen=True):
    """What comes next in a game: tried out on a copy and not yet done. It is stored first, and then adopted."""

    first: int
    """The number of its first entry."""
    entries: tuple[Entry, ...]
    """What is written."""
    events: tuple[Event, ...]
    """What happens."""
    state: State
    """The position reached."""
    kept: int
    """How many of the entries that count so far go on to count: all, but for an undo."""
    ends: tuple[int, ...]
    """After each entry, how many of the events had happened."""

    def steps(self) -> Iterator[tuple[int, Entry, tuple[Event, ...]]]:
        """Each entry with its number and what it made happen."""
        for i, entry in enumerate(self.entries):
            yield self.first + i, entry, self.events[self.ends[i - 1] if i else 0 : self.ends[i]]


class Play:
    """The entries of a game, one after the other, and the position that they lead to.

    Tables write with it and replays read with it: a `Change` says what would come next, and `adopt` takes it over.
    An undo is an entry too: ``undo K`` takes the position back to before entry K (counted from 0), and what came since
    no longer counts; the numbering never goes back.
    """

    def __init__(self, game: Game, players: int, start_position: str | None = None) -> None:
        self.game = game
        self.standing: list[int] = []
        """The numbers of the entries that count: not undone, and changing the position."""
        self._entries: list[Entry] = []
        self._start = game.position(start_position) if start_position is not None else game.start(players)
        if self._start.players != players:
            raise BadText("player-count", None, {"players": players})
        self.state = self._start.clone()
        """The position now; only `adopt` may change it."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Every entry so far, those undone too; a copy."""
        return tuple(self._entries)

    @property
    def count(self) -> int:
        """How many entries there are."""
        return len(self._entries)

    def since(self, number: int) -> list[Entry]:
        """The entries from a number on."""
        return self._entries[number:]

    def execute(self, entry: Entry) -> tuple[Event, ...]:
        """Do what an entry says and append it; raises `Refusal` and changes nothing where it can't be done."""
        change = self.read(entry)
        self.adopt(change)
        return change.events

    def read(self, entry: Entry) -> Change:
        """What an entry that somebody wrote would change; raises `Refusal` where it can't be done."""
        control = entry.control
        if control is not None:
            return self.control(control, entry.time)
        state = self.state.clone()
        events = state.apply(self._action(entry), None if entry.who == "chance" else int(entry.who))
        return self.change([entry], events, state, [len(events)])

    def control(self, control: Control, time: int | None = None) -> Change:
        """What a control of the table would change; raises `Refusal` where it can't be done."""
        entry = Entry("table", str(control), time)
        if isinstance(control, Undo):
            kept = self._kept(control.entry)
            return Change(self.count, (entry,), (), self._state_after(self.standing[:kept]), kept, (0,))
        if isinstance(control, SeatControl) and control.seat >= self.state.players:
            raise BadText("unknown-seat", None, {"seat": control.seat})
        return self.change([entry], (), self.state, [0])

    def change(self, entries: Sequence[Entry], events: Sequence[Event], state: State, ends: Sequence[int]) -> Change:
        """The change that entries make, which were tried out and led to a position; `ends` is that of `Change`."""
        return Change(self.count, tuple(entries), tuple(events), state, len(self.standing), tuple(ends))

    def adopt(self, change: Change) -> None:
        """Take over a change; raises `ValueError` for one that was tried out on another position."""
        if change.first != self.count:
            raise ValueError(f"entry {change.first} can't follow {self.count} entries")
        del self.standing[change.kept :]
        self.standing += [number for number, entry in enumerate(change.entries, self.count) if entry.who != "table"]
        self._entries += change.entries
        self.state = change.state

    def _action(self, entry: Entry) -> Action:
        if (entry.who == "chance") != self.state.position.is_chance():
            raise IllegalAction("players-decide" if entry.who == "chance" else "chance-decides")
        action = self.game.action(entry.text)
        if str(action) != entry.text:
            raise BadText("not-canonical", None, {"text": entry.text, "expected": str(action)})
        return action

    def _kept(self, number: int) -> int:
        """How many entries still count when one of them is undone."""
        place = bisect_left(self.standing, number)
        if self.standing[place : place + 1] != [number]:
            raise IllegalAction("nothing-to-undo", None, {"entry": number})
        return place

    def _state_after(self, numbers: Sequence[int]) -> State:
        """The position that these entries lead to."""
        state = self._start.clone()
        for number in numbers:
            entry = self._entries[number]
            state.apply(entry.text, None if entry.who == "chance" else int(entry.who))
        return state


class Step(msgspec.Struct, frozen=True):
    """One step of a replay."""

    number: int
    """The entry's number, from 0."""
    entry: Entry
    """What was done."""
    events: tuple[Event, ...]
    """What happened."""
    state: State
    """The position after it."""


def replay(record: Record, game: Game) -> Iterator[Step]:
    """Execute a record entry by entry; raises `RecordError` at the first entry that can't be executed."""
    play = start_play(record, game)
    for change in execute_all(play, record.entries):
        yield Step(change.first, change.entries[0], change.events, change.state.clone())


def execute_all(play: Play, entries: Iterable[Entry]) -> Iterator[Change]:
    """Execute entries one by one, and say what each changed; raises `RecordError` at the first that can't be."""
    for entry in entries:
        try:
            change = play.read(entry)
        except Refusal as refusal:
            raise RecordError("entry-refused", refusal, entry=play.count) from refusal
        play.adopt(change)
        yield change


def start_play(record: Record, game: Game) -> Play:
    """The play of a record before its first entry; raises `RecordError` for a header that can't be played."""
    check_header(record, game)
    try:
        return Play(game, len(record.seats), record.start_position)
    except Refusal as refusal:
        raise RecordError("bad-start", refusal) from refusal


def check_header(record: Record, game: Game) -> None:
    """Raise `RecordError` where a record isn't one of this game, by these rules, with these data."""
    if record.rules_version != game.rules_version:
        raise RecordError("rules-version", params={"found": record.rules_version, "expected": game.rules_version})
    if record.data_hash != game.data.hash:
        raise RecordError("data-differs", params={"found": record.data_hash, "expected": game.data.hash})
    if any(not 0 <= player < len(record.players) for player in record.seats):
        raise RecordError("bad-seats")


class RecordError(Exception):
    """A record that isn't true. `code` says how, `entry` where (None where it can't be told)."""

    def __init__(
        self,
        code: str,
        refusal: Refusal | None = None,
        entry: int | None = None,
        params: dict[str, str | int] | None = None,
    ) -> None:
        super().__init__(code if entry is None else f"{code} at entry {entry}")
        self.code = code
        self.refusal = refusal
        """Why the rules refuse the entry."""
        self.entry = entry
        """The number of the first entry that can't be executed."""
        self.params = params or {}

    def message(self) -> Message:
        """The fault in words: the Fluent text ``record-<code>``."""
        arguments: dict[str, Argument] = dict(self.params)
        if self.entry is not None:
            arguments["entry"] = self.entry
        if self.refusal is not None:
            arguments["reason"] = self.refusal.message()
        return Message(f"record-{self.code}", arguments)


def verify(record: Record, written_hash: str, game: Game) -> State:
    """Execute every entry and compare luck where it can be, the position, the outcome and the hash.

    Raises `RecordError`, which says what isn't true and at which entry.
    """
    play = start_play(record, game)
    luck = _fair_luck(record)
    for number, entry in enumerate(record.entries):
        due = None if luck is None or entry.who != "chance" else _due(luck, play.state)
        for _ in execute_all(play, [entry]):
            pass
        if due not in (None, entry.text):
            raise RecordError("luck-differs", entry=number, params={"found": entry.text, "expected": str(due)})
    state = play.state
    if str(state) != record.final_position:
        raise RecordError("position-differs", params={"found": record.final_position, "expected": str(state)})
    if state.outcome != record.outcome:
        raise RecordError("outcome-differs")
    if record.hash != written_hash:
        raise RecordError("hash-differs", params={"found": written_hash, "expected": record.hash})
    return state


def luck_of(record: Record) -> Revealed | None:
    """What the luck of a record follows from; None for one that doesn't tell. Raises `RecordError`."""
    if "luck" not in record.extra:
        return None
    try:
        luck = msgspec.convert(record.extra["luck"], Revealed)
    except msgspec.ValidationError as error:
        raise RecordError("luck-unreadable", params={"detail": str(error)}) from error
    if len(luck.contributions) != len(record.seats):
        raise RecordError("luck-unreadable", params={"detail": f"{len(luck.contributions)} contributions"})
    return luck


def check_receipt(luck: Revealed, receipt: Receipt) -> None:
    """Raise `RecordError` where what a record tells of its luck contradicts the receipt of a client at that table."""
    if luck.commitment != receipt.commitment:
        raise RecordError("receipt-commitment")
    missing = receipt.missing_from(luck.contributions)
    if missing:
        raise RecordError("receipt-own", params={"seat": missing[0]})
    if receipt.contributions not in (None, luck.contributions):
        raise RecordError("receipt-list")


def _fair_luck(record: Record) -> Fair | None:
    """The luck that a record must have had; None where it doesn't tell what that follows from."""
    luck = luck_of(record)
    if luck is not None and not luck.keeps_its_word:
        raise RecordError("luck-commitment")
    return None if luck is None else Fair(luck.key)


def _due(luck: Fair, state: State) -> str | None:
    """What luck brings in a position; None where it isn't luck's turn."""
    return str(luck.choose(state)) if state.position.is_chance() else None
