"""What commands read: games by name, data files, positions, records, seats."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

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


def load_game(name: str, *, first: int | None = None, deck: Path | None = None, data_map: Path | None = None) -> Game:
    """A game by its name, or by the beginning of one; people count seats from 1."""
    options = {} if first is None else {"first": first - 1}
    return fogline.load(full_name(name), options=options, deck=deck, map=data_map)


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
    short = {"sf": "san-francisco", "tt": "ticket-to-ride-san-francisco"}
    found = [known for known in games.names() if known.startswith(name.lower())]
    return short.get(name.lower()) or (found[0] if len(found) == 1 else name)


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


def position_of(text: str, name: str | None, *, deck: Path | None = None, data_map: Path | None = None) -> State:
    """The position that a text describes; without a game's name, of the game whose notation it is."""
    if name is not None or deck is not None or data_map is not None:
        named = name or (DEFAULT_GAME if data_map is None else "ticket-to-ride-san-francisco")
        return load_game(named, deck=deck, data_map=data_map).position(text)
    refusals: list[Refusal] = []
    for game in all_games():
        try:
            return game.position(text)
        except BadText as refusal:
            if refusal.code != "position-tag":
                raise
            refusals.append(refusal)
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
