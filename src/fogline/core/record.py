"""The record of a game: the only truth about it. A header, one ordered list of entries, the outcome and a hash.

`docs/record-format.md` describes it for people who write their own replayer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from fogline.core.data import canonical, digest
from fogline.core.errors import BadText, IllegalAction, Refusal
from fogline.core.game import Action, Event, Game, State
from fogline.core.message import Argument, Message
from fogline.core.outcome import Outcome

FORMAT = "fogline-record-1"
"""The format's name and version."""

CONTROLS = re.compile(r"(undo|takeover|handback|resign|timeout) (0|[1-9][0-9]*)|pause|resume")
"""What the table itself may write into a record; only ``undo`` changes the position."""


class Entry(msgspec.Struct, frozen=True):
    """One line of a record: who did what."""

    who: int | Literal["chance", "table"]
    """A seat's number, ``chance`` or ``table``."""
    text: str
    """The action, the outcome or the control, in its exact text form."""
    time: int | None = None
    """Milliseconds since the start, where a clock ran."""

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
    """Header fields that this version doesn't know; kept as they are."""

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
    except msgspec.DecodeError as error:
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


class Play:
    """A game executed entry by entry, as tables write it and replays read it.

    An undo is an entry too: ``undo K`` takes the position back to before entry K (counted from 0), and what came since
    no longer counts; the numbering never goes back.
    """

    def __init__(self, game: Game, players: int, start_position: str | None = None) -> None:
        self.game = game
        self.entries: list[Entry] = []
        """Every entry so far, those undone too."""
        self.standing: list[int] = []
        """The numbers of the entries that count: not undone, and changing the position."""
        self._start = game.position(start_position) if start_position is not None else game.start(players)
        if self._start.players != players:
            raise BadText("player-count", None, {"players": players})
        self.state = self._start.clone()
        """The position now."""

    def execute(self, entry: Entry) -> tuple[Event, ...]:
        """Do what an entry says and append it; raises `Refusal` and changes nothing where it can't be done."""
        if entry.who == "table":
            self._control(entry.text)
            events: tuple[Event, ...] = ()
        else:
            events = self.state.apply(self._action(entry), None if entry.who == "chance" else int(entry.who))
            self.standing.append(len(self.entries))
        self.entries.append(entry)
        return events

    def _action(self, entry: Entry) -> Action:
        if (entry.who == "chance") != (self.state.chance() is not None):
            raise IllegalAction("players-decide" if entry.who == "chance" else "chance-decides")
        action = self.game.action(entry.text)
        if str(action) != entry.text:
            raise BadText("not-canonical", None, {"text": entry.text, "expected": str(action)})
        return action

    def _control(self, text: str) -> None:
        match = CONTROLS.fullmatch(text)
        if match is None:
            raise BadText("unknown-control", None, {"text": text})
        if match[1] == "undo":
            self._undo(int(match[2]))
        elif match[2] is not None and int(match[2]) >= self.state.players:
            raise BadText("unknown-seat", None, {"seat": int(match[2])})

    def _undo(self, number: int) -> None:
        if number not in self.standing:
            raise IllegalAction("nothing-to-undo", None, {"entry": number})
        kept = [standing for standing in self.standing if standing < number]
        state = self._start.clone()
        for standing in kept:
            entry = self.entries[standing]
            state.apply(entry.text, None if entry.who == "chance" else int(entry.who))
        self.state, self.standing = state, kept


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
    for number, entry in enumerate(record.entries):
        yield Step(number, entry, _execute(play, entry), play.state.clone())


def _execute(play: Play, entry: Entry) -> tuple[Event, ...]:
    try:
        return play.execute(entry)
    except Refusal as refusal:
        raise RecordError("entry-refused", refusal, entry=len(play.entries)) from refusal


def start_play(record: Record, game: Game) -> Play:
    """The play of a record before its first entry; raises `RecordError` for a header that can't be played."""
    if record.rules_version != game.rules_version:
        raise RecordError("rules-version", params={"found": record.rules_version, "expected": game.rules_version})
    if record.data_hash != game.data.hash:
        raise RecordError("data-differs", params={"found": record.data_hash, "expected": game.data.hash})
    if any(not 0 <= player < len(record.players) for player in record.seats):
        raise RecordError("bad-seats")
    try:
        return Play(game, len(record.seats), record.start_position)
    except Refusal as refusal:
        raise RecordError("bad-start", refusal) from refusal


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
    """Execute every entry and compare the position, the outcome and the hash; raises `RecordError`."""
    play = start_play(record, game)
    for entry in record.entries:
        _execute(play, entry)
    state = play.state
    if str(state) != record.final_position:
        raise RecordError("position-differs", params={"found": record.final_position, "expected": str(state)})
    if state.outcome != record.outcome:
        raise RecordError("outcome-differs")
    if record.hash != written_hash:
        raise RecordError("hash-differs", params={"found": written_hash, "expected": record.hash})
    return state
