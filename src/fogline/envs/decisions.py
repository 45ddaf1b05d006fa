"""The decisions of a finished game as rows: what the seat saw, what it could do and did, and what became of it."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator, Sequence

import msgspec
import numpy as np

from fogline.arena.match import play as play_match
from fogline.bots import Bot, Decision
from fogline.core.game import Game
from fogline.core.native import CHANCE
from fogline.core.record import Entry, Player, Record, execute_all, start_play
from fogline.core.sources import Source
from fogline.envs.arrays import Array, mask, observation
from fogline.envs.play import Play


class Row(msgspec.Struct, frozen=True):
    """One decision."""

    ply: int
    """Which decision of the game it was, from 0."""
    seat: int
    """Who decided."""
    observation: Array
    """What the seat knew, as numbers."""
    mask: Array
    """Which actions were legal."""
    action: int
    """What it did, as a number."""
    move: str
    """The same as text."""
    policy: list[float] | None
    """How strongly the bot leant to each legal action, in the mask's order; None where it isn't kept."""
    chances: tuple[float, ...] | None
    """The bot's opinion of every seat's share of the victory, from seat 0; None where it isn't kept."""


class Told(msgspec.Struct, frozen=True):
    """A finished game: its record, and what each seat's bot thought wherever there was a choice."""

    record: Record
    thoughts: tuple[tuple[int, Decision], ...] = ()
    """Seats with their decisions, each seat's in order."""


def played(game: Game, bots: Sequence[Bot], source: Source, names: Sequence[str]) -> Told:
    """A new game between bots, with what they thought."""
    thoughts: list[tuple[int, Decision]] = []
    players = [Player(f"{name} {seat + 1}", bot=name) for seat, name in enumerate(names)]
    record = play_match(
        game, bots, source, players=players, on_decision=lambda seat, decision, _: thoughts.append((seat, decision))
    )
    return Told(record, tuple(thoughts))


def standing(record: Record, game: Game) -> list[Entry]:
    """The entries that count: neither undone nor a control of the table; raises `RecordError`."""
    if all(entry.who != "table" for entry in record.entries):
        return record.entries
    play = start_play(record, game)
    for _ in execute_all(play, record.entries):
        pass
    return [play.entries[number] for number in play.standing]


def begun(record: Record, game: Game) -> Play:
    """The play of a record before its first entry; raises `RecordError`."""
    start = start_play(record, game).state.position
    return Play(game, len(record.seats), forced=True, start=start if record.start_position is not None else None)


def walk(play: Play, record: Record) -> Iterator[tuple[int, int]]:
    """Play a record on; before each decision, the seat and what it is about to do. Raises `RecordError`."""
    game = play.game
    try:
        for entry in standing(record, game):
            action = game.encode(game.action(entry.text))
            seat = CHANCE if entry.who == "chance" else int(entry.who)
            _demand(play, seat, action)
            if seat != CHANCE:
                yield seat, action
            play.apply(action, seat)
    except ValueError:
        for _ in execute_all(start_play(record, game), record.entries):
            pass  # the reader of records says which entry it is, and why
        raise


def _demand(play: Play, seat: int, action: int) -> None:
    """Raise `ValueError` for what a seat, or luck, can't do now."""
    allowed = [outcome for outcome, _ in play.outcomes()] if seat == CHANCE else play.legal(seat)
    if action not in allowed:
        raise ValueError(f"{action} is not legal for seat {seat}, only {allowed}")


def rows(told: Told, game: Game, *, rich: bool) -> Iterator[Row]:
    """Every decision of a game; raises `RecordError` for a record that can't be played."""
    thoughts: defaultdict[int, deque[Decision]] = defaultdict(deque)
    for seat, decision in told.thoughts:
        thoughts[seat].append(decision)
    play = begun(told.record, game)
    for ply, (seat, action) in enumerate(walk(play, told.record)):
        legal = mask(play, seat)
        thought = thoughts[seat].popleft() if thoughts[seat] and legal.sum() > 1 else None
        yield Row(
            ply=ply,
            seat=seat,
            observation=observation(play, seat, rich=rich),
            mask=legal.astype(np.bool_),
            action=action,
            move=str(game.decode(action)),
            policy=_policy(thought, game, legal),
            chances=None if thought is None or thought.chances is None else thought.chances.shares,
        )


def _policy(thought: Decision | None, game: Game, legal: Array) -> list[float] | None:
    if thought is None or not thought.policy:
        return None
    return [float(thought.policy.get(str(game.decode(int(number))), 0.0)) for number in np.flatnonzero(legal)]
