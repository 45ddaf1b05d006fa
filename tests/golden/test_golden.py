"""Finished games that are replayed to the same result for ever, those of earlier versions of the rules too.

One for each number of seats and each way to end; ``python -m tests.golden.make`` makes those of the newest version.
"""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from fogline import Record, games, read_record, verify
from tests.golden.make import FOLDER, golden_path, make, terminations, wanted, ways
from tests.play import playable

WANTED = wanted()
EARLIER = sorted(FOLDER.glob("rules-*"))
"""A folder for each version of the rules that isn't the newest."""


def verified(line: str) -> Record:
    """The record on a line, executed and found true."""
    record, written = read_record(line)
    assert verify(record, written, games.of_record(record)).outcome == record.outcome
    assert record.line() == line
    return record


@pytest.mark.parametrize(("name", "players", "way"), WANTED)
def test_there_is_a_true_record(name: str, players: int, way: str) -> None:
    path = golden_path(name, players, way)
    assert path.exists(), f"no golden record {path.name}: python -m tests.golden.make"
    (line,) = path.read_text("utf-8").splitlines()
    record = verified(line)
    assert (record.game, len(record.seats)) == (name, players)
    assert record.rules_version == games.game_class(name).newest_version()
    assert record.outcome is not None
    assert record.outcome.termination == way or way not in terminations(name)


@pytest.mark.parametrize("name", playable())
def test_every_way_to_end_has_its_records(name: str) -> None:
    everybody = games.game_class(name).players
    assert {way: ways(name)[way].players for way in terminations(name)} == dict.fromkeys(terminations(name), everybody)


@pytest.mark.parametrize("folder", EARLIER, ids=lambda folder: folder.name)
def test_games_of_an_earlier_version_stay_true(folder: Path) -> None:
    """Those that were golden then, and many more of bots of that time, with decks, maps and starts of their own."""
    lines = [line for path in folder.glob("*.jsonl") for line in path.read_text("utf-8").splitlines()]
    lines += [line for path in folder.glob("*.gz") for line in gzip.decompress(path.read_bytes()).decode().splitlines()]
    records = [verified(line) for line in lines]
    assert {record.rules_version for record in records} == {int(folder.name.rpartition("-")[2])}
    for name in playable():
        played = [record for record in records if record.game == name]
        assert len(played) >= 60
        ends = {(len(record.seats), record.outcome.termination) for record in played if record.outcome is not None}
        assert ends >= {(players, end) for players in games.game_class(name).players for end in terminations(name)}


def test_every_earlier_version_has_its_folder() -> None:
    versions = {version for name in playable() for version in games.game_class(name).versions}
    assert {int(folder.name.rpartition("-")[2]) for folder in EARLIER} == versions - {max(versions)}


@pytest.mark.parametrize("path", sorted((FOLDER / "earlier").glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_game_with_an_earlier_data_set_of_ours_stays_true(path: Path) -> None:
    """Retuned data are a new set beside the old: the record names its own by hash and needn't carry it."""
    record = verified(path.read_text("utf-8").strip())
    assert record.data is None
    assert games.of_record(record).data.hash == record.data_hash != games.load(record.game).data.hash


def test_there_is_nothing_else() -> None:
    assert set(FOLDER.glob("*.jsonl")) == {golden_path(*one) for one in WANTED}


@pytest.mark.parametrize(("name", "players", "way"), WANTED[:2])
def test_making_them_again_gives_the_same(name: str, players: int, way: str) -> None:
    assert make(name, players, way).line() + "\n" == golden_path(name, players, way).read_text("utf-8")
