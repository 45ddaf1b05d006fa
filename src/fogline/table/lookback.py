"""A finished game looked back on: what any viewer saw after any of its entries."""

from __future__ import annotations

from itertools import islice

import msgspec

from fogline.core.errors import BadText, Refusal
from fogline.core.game import SPECTATOR, Game, State
from fogline.core.message import Message
from fogline.core.record import Entry, Play, Record, execute_all, replay, start_play
from fogline.table.visible_events import Item, VisibleEvents


class PastItem(Item, frozen=True, kw_only=True):
    """One event as a viewer was told it, and when."""

    at: int
    """How many entries there were when it had happened."""


class Lookback(msgspec.Struct, frozen=True):
    """A moment of a game."""

    items: tuple[PastItem, ...]
    """What the viewer had been told."""
    state: State
    """The position."""


def look_back(record: Record, game: Game, viewer: int, at: int) -> Lookback:
    """A game as it was after its first `at` entries; raises `BadText` where there is no such entry or viewer.

    A record holds everybody's secrets: only that of a finished game may be looked at through a seat of somebody else.
    """
    if not 0 <= at <= len(record.entries):
        raise BadText("unknown-entry", None, {"entry": at, "entries": len(record.entries)})
    if not SPECTATOR <= viewer < len(record.seats):
        raise BadText("unknown-seat", None, {"seat": viewer})
    visible, items = VisibleEvents(len(record.seats)), []
    state = start_play(record, game).state
    for step in islice(replay(record, game), at):
        told = visible.count(viewer)
        control = step.entry.control
        if control is not None:
            visible.saw_control(control, record.entries, step.number)
        visible.saw(step.events, step.number)
        seen = visible.since(viewer, told)
        items += [PastItem(item.n, item.event, item.say, item.back, at=step.number + 1) for item in seen]
        state = step.state
    return Lookback(tuple(items), state)


def until(record: Record, game: Game, at: int) -> tuple[list[Entry], State]:
    """The entries that count of a game's first `at`, and the position, from which it can be played on.

    Luck that was called for belongs to it. Raises `BadText` where there is no such entry, `Refusal` at the end.
    """
    if not 0 <= at <= len(record.entries):
        raise BadText("unknown-entry", None, {"entry": at, "entries": len(record.entries)})
    play = _moment(record, game, at)
    if play.state.position.is_over():
        raise Refusal("game-over")
    entries = [msgspec.structs.replace(play.entries[number], time=None) for number in play.standing]
    return entries, play.state


def fate_after(record: Record, game: Game, at: int) -> tuple[str, ...]:
    """What luck brought in a game after the moment that `until` leads to, in order."""
    play = _moment(record, game, at)
    return tuple(entry.text for entry in record.entries[play.count :] if entry.who == "chance")


def _moment(record: Record, game: Game, at: int) -> Play:
    """A game after its first `at` entries, and the luck that was called for there."""
    play = start_play(record, game)
    for _ in execute_all(play, record.entries[:at]):
        pass
    while play.state.position.is_chance():
        play.execute(record.entries[play.count])
    return play


def branch_of(record: Record, game: Game, entries: int) -> Record:
    """A game without its first entries, as a record that begins with the position after them.

    Only what counts is in it. Where something was undone from before that position, it is the whole game.
    """
    play = start_play(record, game)
    for _ in execute_all(play, record.entries):
        pass
    kept = [number for number in play.standing if number < entries]
    state = start_play(record, game).state.clone()
    for number in kept:
        entry = record.entries[number]
        state.apply(entry.text, entry.who if isinstance(entry.who, int) else None)
    if state.position.is_over() or len(kept) < entries:
        return record
    after = [record.entries[number] for number in play.standing if number >= entries]
    extra = {name: value for name, value in record.extra.items() if name != "luck"}
    return msgspec.structs.replace(record, start_position=str(state), entries=after, extra=extra)


def hands(state: State) -> tuple[tuple[Message, ...], ...]:
    """What each seat saw that a spectator didn't, in sentences: a finished game with all hands open."""
    public = state.game.describe(state.view(SPECTATOR))
    seen = [state.game.describe(state.view(seat)) for seat in range(state.players)]
    return tuple(tuple(sentence for sentence in sentences if sentence not in public) for sentences in seen)
