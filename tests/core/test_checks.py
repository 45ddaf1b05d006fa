"""`Position.step` looks at its number when interpreted and where `FOGLINE_CHECK` says so."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import fogline
from fogline import State, _build
from fogline.core.native import CHANCE, check_step
from tests.play import playable, walk

STEP = """
import fogline
from fogline import games
for name in games.names():
    game = fogline.load(name)
    state = game.start(players=2)
    for seat in (-1, 0):
        try:
            state.position.step(seat, game.action_count, None)
        except ValueError as error:
            print(name, error)
        while state.chance():
            state.apply(state.chance().outcomes[0])
"""


def run(code: str, check: str, core: str = "") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {_build.CHECK: check, _build.VARIABLE: core}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(("check", "core"), [("1", ""), ("1", "interpreted"), ("", "interpreted")])
def test_an_illegal_number_is_refused(check: str, core: str) -> None:
    """As installed, compiled or not, and interpreted."""
    lines = run(STEP, check, core).stdout.splitlines()
    refused = [line.partition(" is not legal for ")[::2] for line in lines]
    counts = [f"{name} {fogline.load(name).action_count}" for name in playable() for _ in (CHANCE, 0)]
    assert [found for found, _ in refused] == counts
    assert [rest.partition(",")[0] for _, rest in refused] == ["seat -1", "seat 0"] * len(playable())


@pytest.mark.parametrize(("check", "compiled"), [("0", False), ("0", True), ("", True)])
def test_where_nothing_is_checked(check: str, compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(_build.CHECK, check)
    assert not _build.checks_steps(compiled)


def test_the_core_does_what_the_environment_says() -> None:
    asked = "from fogline import _build; from fogline.core.native import CHECKED; print(CHECKED, _build.core())"
    assert run(asked, "1").stdout.split()[0] == "True"
    assert run(asked, "0").stdout.split()[0] == "False"
    checked, core = run(asked, "").stdout.split()
    assert checked == str(core == "interpreted")


def test_an_unknown_value_is_refused() -> None:
    assert "FOGLINE_CHECK is 'yes'; it may be '1', '0' or empty" in run("import fogline", "yes").stderr


def possible(state: State) -> dict[int, set[int]]:
    """The numbers that each seat, or luck, may step with."""
    chance = state.chance()
    if chance is not None:
        return {CHANCE: set(chance.numbers)}
    return {seat: set(legal.numbers) for seat, legal in state.decisions()}


@pytest.mark.parametrize("name", playable())
@pytest.mark.parametrize("players", [2, 3])
def test_exactly_what_is_legal_passes(name: str, players: int) -> None:
    game = fogline.load(name)
    for number, (state, _) in enumerate(walk(game.start(players), 6)):
        if number % 9:
            continue
        expected = possible(state)
        for seat in range(CHANCE, players + 1):
            numbers = range(-1, game.action_count + 1)
            assert {n for n in numbers if passes(state, seat, n)} == expected.get(seat, set())


def passes(state: State, seat: int, number: int) -> bool:
    try:
        check_step(state.position, seat, number)
    except ValueError:
        return False
    return True
