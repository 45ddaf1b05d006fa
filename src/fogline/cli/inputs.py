"""What commands read: games by name, data files, positions, records, seats."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

import fogline
from fogline import games
from fogline.bots import load_code
from fogline.cli.console import Complaint, spoken
from fogline.core.errors import BadText, Refusal
from fogline.core.game import SPECTATOR, Game, State
from fogline.core.record import Record, RecordError, Step, read_record, replay, start_play

DEFAULT_GAME: Final = "san-francisco"
STDIN: Final = "-"
"""Stands for the standard input, as in other commands."""


class OwnFile(msgspec.Struct, frozen=True):
    """An owner's data file, by the option that names it."""

    data: Path | None = None
    deck: Path | None = None
    map: Path | None = None

    def given(self) -> dict[str, Path]:
        """The options that were given; more than one is too many."""
        return {option: path for option, path in msgspec.structs.asdict(self).items() if path is not None}

    @property
    def path(self) -> Path | None:
        """The file; None where none is named."""
        return next(iter(self.given().values()), None)

    def text(self) -> str | None:
        """What is in it."""
        return None if self.path is None else read_text(str(self.path))

    def words(self) -> list[str]:
        """What to type to name it again."""
        return [word for option, path in self.given().items() for word in (f"--{option}", str(path))]


def load_game(name: str, *, first: int | None = None, own: OwnFile = OwnFile()) -> Game:  # noqa: B008  (immutable)
    """A game by its name, or by the beginning of one; people count seats from 1."""
    options = {} if first is None else {"first": first - 1}
    return fogline.load(full_name(name), options=options, data=own.data, deck=own.deck, map=own.map)


def load_codes(files: Sequence[Path] | None, *, offer: bool = False) -> None:
    """Let the bots of somebody's own files be named; raises what `load_code` does."""
    for file in files or ():
        load_code(file, offer)


def all_games() -> list[Game]:
    """Every game, with its own data and no options."""
    return [games.load(name) for name in games.names()]


def full_name(name: str) -> str:
    """The game that a name, its beginning or its rules' letters mean.

    >>> full_name("san"), full_name("SF"), full_name("ticket")
    ('san-francisco', 'san-francisco', 'ticket-to-ride-san-francisco')
    """
    found = [known for known in games.names() if known.startswith(name.lower())]
    if len(found) == 1 or name in found:
        return found[0] if len(found) == 1 else name
    game = games.with_prefix(name)
    return name if game is None else game.name


def read_text(source: str) -> str:
    """The text of a file, or of the standard input."""
    if source == STDIN:
        return sys.stdin.read()
    try:
        return Path(source).read_text("utf-8")
    except UnicodeDecodeError as error:
        raise Complaint("cli-not-utf8", file=source) from error


def read_lines(source: str) -> Iterator[tuple[int, bytes]]:
    """The lines of a file that hold something, with their numbers from 1, one at a time."""
    if source == STDIN:
        yield from _numbered(sys.stdin.buffer)
        return
    with Path(source).open("rb") as file:
        yield from _numbered(file)


def _numbered(lines: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield number, line


def nth_record(source: str, number: int) -> Record:
    """The n-th game of a file, counted from 1."""
    found = next(itertools.islice(read_lines(source), number - 1, None), None) if number > 0 else None
    if found is None:
        games_there = sum(1 for _ in read_lines(source)) if source != STDIN else 0
        raise Complaint("cli-no-such-game", file=source, number=number, games=games_there)
    line, text = found
    try:
        record, _ = read_record(text)
    except BadText as refusal:
        reason = spoken(refusal.message())
        raise Complaint("cli-bad-line", file=source, line=line, reason=reason) from refusal
    return record


def steps_of(record: Record, game: Game) -> tuple[State, list[Step], RecordError | None]:
    """The start of a record, every step that can be executed (each with a position of its own), and what stopped it."""
    start = start_play(record, game).state.clone()
    steps: list[Step] = []
    try:
        for step in replay(record, game):
            steps.append(Step(step.number, step.entry, step.events, step.state.clone()))  # noqa: PERF401  (kept on error)
    except RecordError as error:
        return start, steps, error
    return start, steps, None


def position_of(text: str, name: str | None, *, own: OwnFile = OwnFile()) -> State:  # noqa: B008  (immutable)
    """The position that a text describes; without a game's name, of the game whose notation it is."""
    return load_game(name or _game_of(text), own=own).position(text)


def _game_of(text: str) -> str:
    """The game whose notation a position is written in, whatever data it needs."""
    refusals: list[Refusal] = []
    for game in all_games():
        try:
            game.position(text)
        except BadText as refusal:
            if refusal.code != "position-tag":
                return game.name
            refusals.append(refusal)
        else:
            return game.name
    raise refusals[0]


def names_of(record: Record) -> list[str]:
    """The players' names, seat by seat."""
    return [record.players[player].name for player in record.seats]


def seat_of(text: str | None, names: Sequence[str]) -> int:
    """A seat by its player's name or by its number, counted from 1; without either, the spectator's."""
    if text is None or text.lower() == "spectator":
        return SPECTATOR
    for seat, name in enumerate(names):
        if name.lower() == text.lower():
            return seat
    if text.isdecimal() and 1 <= int(text) <= len(names):
        return int(text) - 1
    raise Complaint("cli-no-such-seat", seat=text, names=", ".join(names))
