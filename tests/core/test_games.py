"""The list of games: entry points, our own folders, and what a package may do wrong."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints, entry_points
from pathlib import Path

import pytest

import fogline
from fogline import BadText, games
from fogline.core.game import Game
from fogline.core.no_data import NO_DATA

PACKAGES = [path.parent.name for path in sorted(Path(games.__file__).parent.glob("*/__init__.py"))]


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """What installed packages bring; ours to begin with."""
    points = list(entry_points(group=games.GROUP))
    monkeypatch.setattr(games, "entry_points", lambda group: EntryPoints(points).select(group=group))
    games._points.cache_clear()
    yield points
    games._points.cache_clear()


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, games.GROUP)


def test_our_games_are_declared_as_everybodys_are(listed: list[EntryPoint]) -> None:
    assert {one.module for one in listed} == {f"fogline.games.{package}" for package in PACKAGES}
    assert sorted(one.name for one in listed) == sorted(games.names())


@pytest.mark.parametrize("kept", [0, 1])
def test_a_working_copy_finds_its_games_though_its_installation_is_older(listed: list[EntryPoint], kept: int) -> None:
    names = games.names()
    games._points.cache_clear()
    del listed[kept:]
    assert games.names() == names
    assert [games.game_class(name).name for name in names] == names


def test_nobody_takes_a_name_of_ours(listed: list[EntryPoint]) -> None:
    ours = games.names()
    games._points.cache_clear()
    listed.insert(0, point(ours[0], "nowhere:GAME"))
    assert games.names() == ours
    assert games.game_class(ours[0]).package().startswith("fogline.games.")


@pytest.mark.parametrize("value", ["nowhere:GAME", "fogline:SPECTATOR", "fogline:Game", "fogline.games:with_prefix"])
def test_a_game_that_cannot_be_used_is_refused_alone(listed: list[EntryPoint], value: str) -> None:
    listed.append(point("lost-game", value))
    with pytest.raises(BadText, match="game-code") as caught:
        games.game_class("lost-game")
    assert caught.value.params["place"] == value
    assert fogline.load(games.names()[0]).name == games.names()[0]


def test_one_option_names_any_data_file() -> None:
    for name in games.names():
        game = fogline.load(name)
        if game.data_option:
            file = next((Path(games.__file__).parent / game.package().rpartition(".")[2] / "data").glob("*.toml"))
            by_kind = {game.data_option: file}
            assert fogline.load(name, data=file) == fogline.load(name, **by_kind)  # type: ignore[arg-type]
            with pytest.raises(BadText, match="wrong-data-option"):
                fogline.load(name, data=file, **by_kind)  # type: ignore[arg-type]


def test_a_game_without_data_is_always_the_same() -> None:
    assert Game.data is NO_DATA
    assert (NO_DATA.name, NO_DATA.content(), len(NO_DATA.hash)) == ("", {}, 64)
