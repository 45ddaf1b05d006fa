"""Make the golden records in ``more/``, of what whole simulated games don't show: ``python -m tests.golden.make``.

- ``table``: a game among people, with every control, times and a field of somebody's own; whole, and saved half-way.
- ``first``: the option that says who starts.
- ``corners``: a few entries from a position, for rules that hardly any game comes to: ``CORNERS`` of the game.
- ``steps``: each entry of a golden game as a record of its own, so that every position between is a start and an end.
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec.structs import replace

from fogline import Entry, Game, Player, Record, games, read_record
from fogline.core.native import Luck
from fogline.core.record import Play, replay
from fogline.core.sources import derive
from tests.golden.make import Corner, Way, golden_path, home_of, next_entry
from tests.play import evidence_of, playable, record_of

CONTROLS = {12: "takeover 1", 15: "handback 1", 30: "pause", 31: "resume", 36: "timeout 2", 50: "resign 0"}
"""What the table does, by the number of the entry."""
UNDONE = 9
"""So many entries are undone in the middle and at the end of the game at a table."""
HALF_WAY = 60
"""The number of the entry that undoes some in the middle."""
PLAYERS = [Player("Zoë"), Player("greedy", "greedy"), Player('Ann "Fog" O\'Hara')]
OWN_FIELD = {
    "place": "Café\t„Fog“ / \\ \x01\x7f",
    "numbers": [0.0, -0.0, 37.0, -122.4783, 0.00001, 1.5e-7, 1e16, -3, 2**70],
    "nothing": None,
}
"""Somebody's addition to the header, with every kind of JSON value that is hard to write in canonical form."""


def record_at_table(play: Play) -> Record:
    """The record of a game at a table, whose seats aren't in the order of the players."""
    started = "2026-11-17T20:15:00+00:00"
    return replace(record_of(play), players=PLAYERS, seats=[2, 0, 1], started=started, extra={"evening": OWN_FIELD})


def go_on(play: Play, entry: Entry) -> None:
    """Execute an entry with its time."""
    play.execute(Entry(entry.who, entry.text, 750 * len(play.entries)))


def at_table(name: str) -> Iterator[Record]:
    """A game among people: saved half-way after an undo, and finished twice, since its end is undone."""
    way, luck = Way(games.load(name)), Luck(derive("golden", 0))
    play = Play(way.game, len(PLAYERS))
    while play.state.outcome is None:
        number = len(play.entries)
        if number == HALF_WAY:
            go_on(play, undo(play))
            yield record_at_table(play)
        go_on(play, Entry("table", CONTROLS[number]) if number in CONTROLS else next_entry(way, play.state, luck))
    go_on(play, undo(play))
    while play.state.outcome is None:
        go_on(play, next_entry(way, play.state, luck))
    yield record_at_table(play)


def undo(play: Play) -> Entry:
    """The control that undoes the latest entries."""
    return Entry("table", f"undo {play.standing[-UNDONE]}")


def with_first(name: str) -> Iterator[Record]:
    """A game in which seat 2 starts by the option."""
    way, luck = Way(games.load(name, {"first": 2})), Luck(derive("golden", 0))
    play = Play(way.game, 4)
    while play.state.outcome is None:
        play.execute(next_entry(way, play.state, luck))
    yield record_of(play)


def corners(name: str) -> Iterator[Record]:
    """What the game lists, each from its position."""
    found: dict[str, Corner] = evidence_of(name, "golden").CORNERS
    for corner in found.values():
        yield played_from(corner.game, corner.start, corner.texts)


def played_from(game: Game, start: str, texts: tuple[str, ...]) -> Record:
    """The record of a few entries from a position, each of whoever is waited for."""
    position = game.position(start)
    assert str(position) == start
    play = Play(game, position.players, start)
    for text in texts:
        play.execute(Entry("chance" if play.state.chance() is not None else play.state.actors[0], text))
    return record_of(play, start)


def way_of_steps(name: str) -> tuple[int, str]:
    """The golden game whose entries become records of their own."""
    found: tuple[int, str] = evidence_of(name, "golden").WAY_OF_STEPS
    return found


def steps(name: str) -> Iterator[Record]:
    """Each entry of a golden game from the position before it, with the option `first`, which hardly matters there."""
    record, _ = read_record(golden_path(name, *way_of_steps(name)).read_text("utf-8"))
    source = games.of_record(record)
    game = type(source).of_content({"first": 1}, record.data, record.data_hash, record.rules_version)
    before = str(source.start(len(record.seats)))
    for step in replay(record, source):
        play = Play(game, len(record.seats), before)
        play.execute(step.entry)
        yield record_of(play, before)
        before = str(step.state)


KINDS: dict[str, Callable[[str], Iterator[Record]]] = {
    "table": at_table,
    "first": with_first,
    "corners": corners,
    "steps": steps,
}


def more_path(name: str, kind: str) -> Path:
    """The file of a game's records of a kind; hundreds of steps are compressed."""
    return home_of(name) / "more" / f"{name}-{kind}.jsonl{'.gz' if kind == 'steps' else ''}"


def made(name: str, kind: str) -> list[str]:
    """The lines of that file, made anew."""
    return [record.line() for record in KINDS[kind](name)]


def write_all() -> None:
    """Write every file."""
    for name in playable():
        for kind in KINDS:
            path, text = more_path(name, kind), "".join(f"{line}\n" for line in made(name, kind)).encode()
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(gzip.compress(text, mtime=0) if path.suffix == ".gz" else text)
            sys.stdout.write(f"{path.name}\n")
