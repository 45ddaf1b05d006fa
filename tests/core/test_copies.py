"""What is pickled by one core is read by the other, and goes on alike."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import fogline
from fogline import (
    Action,
    BadText,
    DataError,
    Duplicate,
    IllegalAction,
    RecordError,
    Scripted,
    Seeded,
    Source,
    _build,
)
from fogline.core.data import Problem
from fogline.core.sources import Fair, Secret
from fogline.games.san_francisco.components import builtin
from fogline.games.san_francisco.game import SanFranciscoGame
from tests.play import walk

ROOT = Path(__file__).parents[2]
NAME = "ticket-to-ride-san-francisco"


def carried(mode: str, file: Path, core: str) -> list[str]:
    command = [sys.executable, "-m", "tests.core.carried", mode, str(file)]
    environment = {**os.environ, _build.VARIABLE: core}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    ("writer", "reader"), [("interpreted", "interpreted"), ("interpreted", "compiled"), ("compiled", "interpreted")]
)
def test_pickles_of_one_core_are_read_by_the_other(tmp_path: Path, writer: str, reader: str) -> None:
    if "compiled" in (writer, reader) and _build.core() != "compiled":
        pytest.skip("the core is not compiled here: `pip install .` compiles it, and CI tests that installation")
    written = carried("write", tmp_path / "things", writer)
    read = carried("read", tmp_path / "things", reader)
    assert (written[0], read[0]) == (writer, reader)
    assert written[1:] == read[1:]
    kinds = {line.split()[0] for line in written[1:]}
    assert kinds >= {"Luck", "SanFranciscoGame", "TicketToRideGame", "SanFrancisco", "TicketToRide", "State", "Record"}
    assert kinds >= {"SanFranciscoView", "TicketToRideView", "Decision", "tuple"}


def pickled(thing: Any) -> Any:  # noqa: ANN401  (whatever it is)
    return pickle.loads(pickle.dumps(thing))  # noqa: S301  (our own)


def draws(source: Source, seed: int, count: int) -> list[Action]:
    """What a source brings for the first draws of a random game, whatever that game itself draws."""
    states = (state for state, _ in walk(fogline.load(NAME).start(3), seed) if state.chance() is not None)
    return [source.choose(next(states)) for _ in range(count)]


SCRIPT = [f"card {card}" for card in ("red", "blue", "ferry", "pink", "green", "red", "blue", "pink")]
SOURCES: list[Callable[[], Source]] = [
    lambda: Seeded(7),
    lambda: Duplicate(7),
    lambda: Secret(b"key", 3),
    lambda: Fair(bytes(32), 3),
    lambda: Scripted(SCRIPT),
    lambda: Scripted(iter(SCRIPT)),
]


@pytest.mark.parametrize("make", SOURCES, ids=["seeded", "duplicate", "secret", "fair", "scripted", "iterator"])
@pytest.mark.parametrize("copier", [copy.copy, copy.deepcopy, pickled])
def test_a_source_and_its_copy_go_on_alike_and_apart(make: Callable[[], Source], copier: Callable[[Any], Any]) -> None:
    source, untouched = make(), make()
    assert draws(source, 1, 2) == draws(untouched, 1, 2)
    twin = copier(source)
    drawn = draws(twin, 2, 4)
    assert drawn == draws(untouched, 2, 4)
    assert draws(source, 2, 4) == drawn


def test_a_game_with_an_owners_deck_carries_it() -> None:
    content = builtin().content()
    content["name"] = "mine"
    cards: Any = content["card"]
    more, fewer = next(card for card in cards if card["count"] == 1), next(card for card in cards if card["count"] > 1)
    more["count"], fewer["count"] = more["count"] + 1, fewer["count"] - 1
    game = SanFranciscoGame.of_content({}, content)
    assert not game.builtin
    twin = pickled(game)
    assert (twin, twin.data, twin.data.name) == (game, game.data, "mine")
    assert game != fogline.load("san-francisco")
    assert game.start(2) != fogline.load("san-francisco").start(2)


def test_the_first_player_by_option_is_carried_where_the_text_has_none() -> None:
    """TT-2.4: the option takes the place of a draw that is yet to come."""
    state = pickled(fogline.load(NAME, options={"first": 2}).start(3))
    streams = {one.game.stream(one.position) for one, _ in walk(state, 5) if one.chance() is not None}
    assert "first" not in streams
    assert state.position.fixed_first == pickled(state.position).fixed_first == 2


@pytest.mark.parametrize("name", ["san-francisco", NAME])
def test_pickled_positions_share_the_tables_of_their_data_set(name: str) -> None:
    states = [fogline.load(name, rules=rules).start(players) for rules in (1, 2) for players in (2, 3)]
    tables = [pickled(state.position).tables for state in states]
    assert tables[0] is tables[1]
    assert tables[2] is tables[3]
    assert tables[0] is not tables[2]


@pytest.mark.parametrize(
    "error",
    [
        IllegalAction("column-empty", "SF-3.3", {"column": "a"}),
        BadText("unknown-game", None, {"game": "go"}),
        RecordError("entry-refused", IllegalAction("game-over", "SF-8.1"), 3),
        DataError("deck.toml", [Problem("error", "deck-count", "card 2", {"found": 0})]),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_come_back_whole_from_another_process(error: Exception) -> None:
    """An error that can't be unpickled breaks a pool of processes."""
    twin = pickled(error)
    assert (type(twin), str(twin)) == (type(error), str(error))
    assert [str(value) for value in vars(twin).values()] == [str(value) for value in vars(error).values()]
