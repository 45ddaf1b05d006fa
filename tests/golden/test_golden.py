"""Finished games that are replayed to the same result for ever, those of earlier versions of the rules too.

One for each number of seats and each way to end; ``python -m tests.golden.make`` makes those of the newest version.
"""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from fogline import Record, games, read_record, verify
from tests.golden.make import FOLDER, golden_path, make, terminations, wanted, ways
from tests.golden.more import CONTROLS, KINDS, made, more_path, way_of_steps
from tests.play import playable

WANTED = wanted()
EARLIER = sorted(FOLDER.glob("rules-*"))
"""A folder for each version of the rules that isn't the newest."""


def lines_of(path: Path) -> list[str]:
    """The lines of a file, which may be compressed."""
    content = path.read_bytes()
    return (gzip.decompress(content) if path.suffix == ".gz" else content).decode().splitlines()


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
    records = [verified(line) for path in folder.glob("*.jsonl*") for line in lines_of(path)]
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


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", playable())
def test_what_whole_games_do_not_show_is_true_too(name: str, kind: str) -> None:
    lines = lines_of(more_path(name, kind))
    records = [verified(line) for line in lines]
    assert {record.rules_version for record in records} == {games.game_class(name).newest_version()}
    assert lines == made(name, kind)


@pytest.mark.parametrize("name", playable())
def test_a_game_at_a_table_has_all_that_a_table_writes(name: str) -> None:
    half_way, whole = (verified(line) for line in lines_of(more_path(name, "table")))
    controls = [entry.text for entry in whole.entries if entry.who == "table"]
    assert {text for text in controls if not text.startswith("undo ")} == set(CONTROLS.values())
    assert (half_way.outcome is None, half_way.entries[-1].text.split()[0]) == (True, "undo")
    assert whole.entries[: len(half_way.entries)] == half_way.entries
    assert [entry.time for entry in whole.entries] == [750 * number for number in range(len(whole.entries))]
    assert whole.seats != sorted(whole.seats)
    assert any(player.bot for player in whole.players)
    assert whole.started
    assert whole.extra


@pytest.mark.parametrize("name", playable())
def test_a_game_step_by_step_leads_where_the_whole_game_does(name: str) -> None:
    steps = [verified(line) for line in lines_of(more_path(name, "steps"))]
    (whole,) = (verified(line) for line in lines_of(golden_path(name, *way_of_steps(name))))
    assert [step.entries for step in steps] == [[entry] for entry in whole.entries]
    assert (steps[-1].final_position, steps[-1].outcome) == (whole.final_position, whole.outcome)


def test_there_is_nothing_else() -> None:
    assert set(FOLDER.glob("*.jsonl")) == {golden_path(*one) for one in WANTED}
    assert set((FOLDER / "more").iterdir()) == {more_path(name, kind) for name in playable() for kind in KINDS}


@pytest.mark.parametrize(("name", "players", "way"), WANTED[:2])
def test_making_them_again_gives_the_same(name: str, players: int, way: str) -> None:
    assert make(name, players, way).line() + "\n" == golden_path(name, players, way).read_text("utf-8")
