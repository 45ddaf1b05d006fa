"""What luck could bring at each of its entries: the list by which a game's luck is checked without its rules."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from fogline.core.game import Game
from fogline.core.record import Record, execute_all, start_play


class Draw(msgspec.Struct, frozen=True):
    """One draw of a game, undone or not."""

    entry: int
    """The number of its entry."""
    outcomes: tuple[str, ...]
    """What could come, in the order of `chance()`."""
    weights: tuple[str, ...]
    """How many chances each of them had, in decimal digits: they may be more than a browser's numbers can hold."""
    brought: str
    """What came, as the record has it."""


def draws(record: Record, game: Game) -> Iterator[Draw]:
    """Every draw of a game in order; raises `RecordError` where the record can't be executed."""
    play = start_play(record, game)
    for number, entry in enumerate(record.entries):
        chance = play.state.chance() if entry.who == "chance" else None
        if chance is not None:
            yield Draw(number, tuple(map(str, chance.outcomes)), tuple(map(str, chance.weights)), entry.text)
        for _ in execute_all(play, [entry]):
            pass
