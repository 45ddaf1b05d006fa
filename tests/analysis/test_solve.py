"""What is solved is exact: a second, naive computation says the same, and best responses lie where they must."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import fogline
from fogline import State
from fogline.analysis.best_response import BestResponse, Policy
from fogline.analysis.solve import (
    Solver,
    TooMany,
    after,
    decider,
    legal_of,
    outcomes_of,
    share,
)
from fogline.core.game import Game
from fogline.core.native import CHANCE, Luck, Position

VARIANTS = Path(__file__).parents[2] / "examples/variants"
FIVE_CARDS = """
format = "fogline-deck-1"
variant = true
[[card]]
colour = "blue"
value = 1
tracks = true
count = 2
[[card]]
colour = "grey"
value = 2
bonus = true
count = 2
"""


@pytest.fixture(scope="module")
def deck() -> Game:
    return fogline.games.load("san-francisco", {"first": 0}, FIVE_CARDS, "small.toml")


@pytest.fixture(scope="module")
def tiny_map() -> Game:
    return fogline.load("ticket-to-ride-san-francisco", map=VARIANTS / "map-tiny.toml", options={"first": 0})


def naive(game: Game) -> float:
    """The same value by the readable interface: no numbers, no digests."""

    @cache
    def value(text: str) -> float:
        state = game.position(text)
        if state.outcome is not None:
            winners = [standing.seat for standing in state.outcome.standings if standing.place == 1]
            return (0 in winners) / len(winners)
        chance = state.chance()
        if chance is not None:
            return sum(float(likely) * value(reached(state, str(outcome))) for outcome, likely in chance)
        found = [value(reached(state, str(action))) for action in state.legal(state.actors[0])]
        return max(found) if state.actors == (0,) else min(found)

    return value(str(game.start(2)))


def reached(state: State, text: str) -> str:
    twin = state.clone()
    twin.apply(text)
    return str(twin)


def test_a_solved_game_has_the_value_that_a_naive_computation_finds(deck: Game) -> None:
    solver, start = Solver(deck), deck.start(2).position
    value = solver.value(start)
    assert 0 < value < 1
    assert value == pytest.approx(naive(deck), abs=1e-12)
    assert max(solver.choices(start).values()) == value
    assert solver.count > 1000


def test_too_many_positions_are_refused(deck: Game, tiny_map: Game) -> None:
    with pytest.raises(TooMany):
        Solver(deck, most=100).value(deck.start(2).position)
    with pytest.raises(TooMany):
        BestResponse(tiny_map, Policy(tiny_map, "random", 0), most=100).value(tiny_map.start(2).position)


class Perfect(Policy):
    """Plays what the solver says."""

    def __init__(self, game: Game, solver: Solver, seat: int) -> None:
        super().__init__(game, "random", seat)
        self._solver = solver

    def choose(self, position: Position) -> int:
        worth = self._solver.choices(position)
        return max(worth, key=worth.__getitem__)


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_beats_perfect_play_and_nothing_is_worse_against_another(deck: Game, seat: int) -> None:
    solver, start = Solver(deck), deck.start(2).position
    value = solver.value(start) if seat == 1 else 1 - solver.value(start)
    mine = 1 - value
    assert BestResponse(deck, Perfect(deck, solver, 1 - seat)).value(start) == pytest.approx(mine, abs=1e-9)
    assert BestResponse(deck, Policy(deck, "random", 1 - seat)).value(start) > mine


def known_to(game: Game, policies: list[Policy | None], start: Position) -> float:
    """What seat 0 gets where both play by fixed strategies; a seat without one sees all and plays as well as can be."""
    values: dict[str, float] = {}

    def value(position: Position) -> float:
        if position.is_over():
            return share(position)
        text = game.format_position(position)
        if text not in values:
            values[text] = computed(position)
        return values[text]

    def computed(position: Position) -> float:
        if position.is_chance():
            return sum(p * value(after(position, CHANCE, number)) for number, p in outcomes_of(position))
        seat = decider(position)
        policy = policies[seat]
        numbers = legal_of(position, seat) if policy is None else [policy.choose(position)]
        found = [value(after(position, seat, number)) for number in numbers]
        return max(found) if seat == 0 else min(found)

    return value(start)


def test_a_best_response_lies_between_a_bot_and_who_sees_all() -> None:
    """From where tickets are dealt: what the other then gets and keeps is hidden from who answers it."""
    text = (VARIANTS / "map-tiny.toml").read_text("utf-8").replace("per_player = 4", "per_player = 3")
    game = fogline.games.load("ticket-to-ride-san-francisco", {"first": 0}, text, "tiny.toml")
    position, luck = game.start(2).position, Luck(7)
    while game.stream(position) != "tickets":
        position.step(CHANCE, position.sample(luck), None)
    greedy = [Policy(game, "greedy", seat) for seat in range(2)]
    best = 1 - BestResponse(game, greedy[0]).value(position)
    assert known_to(game, [greedy[0], None], position) <= best + 1e-9
    assert best < known_to(game, [*greedy], position) - 0.01
