"""One finished game for each number of seats and each way to end, replayed to the same result for ever.

``python -m tests.golden.make`` makes them anew after a change of the built-in data.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from fogline import games, read_record, verify
from tests.golden.make import FOLDER, golden_path, make, terminations
from tests.play import playable

WANTED = [
    (name, players, termination)
    for name in playable()
    for players in games.game_class(name).players
    for termination in terminations(name)
]


@pytest.mark.parametrize(("name", "players", "termination"), WANTED)
def test_there_is_a_true_record(name: str, players: int, termination: str) -> None:
    path = golden_path(name, players, termination)
    assert path.exists(), f"no golden record {path.name}: python -m tests.golden.make"
    (line,) = path.read_text("utf-8").splitlines()
    record, written = read_record(line)
    assert (record.game, len(record.seats)) == (name, players)
    state = verify(record, written, games.of_record(record))
    assert state.outcome is not None
    assert state.outcome.termination == termination
    assert record.line() == line


@pytest.mark.parametrize("path", sorted((FOLDER / "earlier").glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_game_with_an_earlier_data_set_of_ours_stays_true(path: Path) -> None:
    """Retuned data are a new set beside the old: the record names its own by hash and needn't carry it."""
    (line,) = path.read_text("utf-8").splitlines()
    record, written = read_record(line)
    game = games.of_record(record)
    assert record.data is None
    assert game.data.hash == record.data_hash != games.load(record.game).data.hash
    assert verify(record, written, game).outcome == record.outcome


def test_there_is_nothing_else() -> None:
    assert set(FOLDER.glob("*.jsonl")) == {golden_path(*wanted) for wanted in WANTED}


@pytest.mark.parametrize(("name", "players", "termination"), WANTED[:2])
def test_making_them_again_gives_the_same(name: str, players: int, termination: str) -> None:
    assert make(name, players, termination).line() + "\n" == golden_path(name, players, termination).read_text("utf-8")
