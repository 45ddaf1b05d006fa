"""Finished games on disk: what a victory counts, and that a line is there when it is said to be."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import fogline
from fogline.arena.store import FORMAT, Result, Store


def result(key: str, *places: int) -> Result:
    seats = len(places)
    return Result(
        key=key,
        bots=tuple(range(seats)),
        places=places,
        halves=(7,) * seats,
        decisions=(3,) * seats,
        seconds=(0.25,) * seats,
    )


@pytest.mark.parametrize(
    ("places", "wins"),
    [
        ((1, 2), [1, 0]),
        ((2, 3, 1), [0, 0, 1]),
        ((1, 3, 1), [0.5, 0, 0.5]),
        ((1, 1, 1, 4), [1 / 3, 1 / 3, 1 / 3, 0]),
    ],
)
def test_a_victory_is_shared_and_never_counts_double(places: tuple[int, ...], wins: list[float]) -> None:
    game = result("a", *places)
    assert [game.wins(seat) for seat in range(len(places))] == wins
    assert sum(wins) == pytest.approx(1)


def test_a_result_is_on_the_disk_when_it_was_added_and_comes_back_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    store = Store(path, "hash")
    games = [result("a", 1, 2), result("b", 2, 1), result("c", 1, 1)]
    for number, game in enumerate(games, start=1):
        store.add(game)
        assert path.read_bytes().count(b"\n") == 1 + number, "before the file is closed"
    assert store.results == {game.key: game for game in games}
    store.close()
    again = Store(path, "hash")
    assert again.results == store.results
    again.close()


def test_no_game_is_added_twice(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    store = Store(path, "hash")
    store.add(result("a", 1, 2))
    for _ in range(2):
        with pytest.raises(ValueError, match="a was already played"):
            store.add(result("a", 2, 1))
        store.close()
        store = Store(path, "hash")
    assert store.results == {"a": result("a", 1, 2)}
    store.close()


def test_an_empty_file_becomes_a_store_and_half_a_line_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.touch()
    store = Store(path, "hash")
    store.add(result("a", 1, 2))
    store.close()
    whole = path.read_bytes()
    assert msgspec.json.decode(whole.splitlines()[0]) == {"format": FORMAT, "hash": "hash"}
    path.write_bytes(whole + whole.splitlines()[1][:20])
    Store(path, "hash").close()
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b'{"format":"fogline-arena-1","hash":"other"}\n', "arena-other-contest"),
        (b'{"format":"fogline-arena-0","hash":"hash"}\n', "arena-other-contest"),
        (b'{"format":"fogline-arena-1"}\n', "arena-store"),
        (b'{"format":"fogline-arena-1","hash":"hash"}\n{"key":"a"}\n', "arena-store"),
    ],
)
def test_another_file_is_refused_by_name(tmp_path: Path, content: bytes, code: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(content)
    with pytest.raises(fogline.BadText) as refusal:
        Store(path, "hash")
    assert refusal.value.code == code
    assert refusal.value.params["file"] == str(path)
    assert path.read_bytes() == content
