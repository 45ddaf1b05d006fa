"""Chances are honest: shares of the victory for every seat, adding up to 1, with no points mixed in."""

from __future__ import annotations

import pytest

import fogline
from fogline.bots import make_bot
from fogline.core.chances import Chances
from fogline.core.game import Game, State
from fogline.core.native import CHANCE, Luck, Moves, share_victory
from fogline.core.sources import Seeded
from tests.play import playable

TABLES = [(name, players) for name in playable() for players in fogline.load(name).players]


def adds_up(chances: Chances, seats: int) -> bool:
    return len(chances.shares) == seats and abs(sum(chances.shares) - 1) < 1e-9 and min(chances.shares) >= 0


def positions(game: Game, players: int, seed: int, every: int) -> list[State]:
    """Some positions of a game between careless players: decisions of all kinds, luck, and the end."""
    state, luck, found = game.start(players), Luck(seed), []
    source = Seeded(seed)
    for number in range(100_000):
        if number % every == 0 or state.outcome is not None:
            found.append(state.clone())
        if state.outcome is not None:
            return found
        if state.position.is_chance():
            state.apply(source.choose(state))
        else:
            seat = state.actors[0]
            legal = state.legal(seat)
            state.apply(legal[luck.below(len(legal))], seat)
    raise AssertionError("the game doesn't end")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_chances_of_all_seats_add_up_to_one(name: str, players: int) -> None:
    game = fogline.load(name)
    some = positions(game, players, seed=3, every=17)
    for state in some:
        assert adds_up(game.chances(state.position), players)
        assert game.chances(state.position) == game.chances(state.position)
    shares = Moves()
    share_victory(some[-1].position, shares)
    assert game.chances(some[-1].position).shares == pytest.approx([share / 1e6 for share in shares.numbers()])
    decisions = [(state, seat) for state in some for seat, legal in state.decisions() if len(legal) > 1]
    for state, seat in decisions[:: max(1, len(decisions) // 4)]:
        bot = make_bot("search:sims=24", game, seat, seed=1)
        assert adds_up(bot.chances(state.view(seat)), players)
        decision = bot.choose(state.view(seat), state.legal(seat))
        assert decision.chances is not None
        assert adds_up(decision.chances, players)
        assert all(adds_up(line.chances, players) for line in decision.lines)
        assert sum(decision.visits.values()) == 24
        assert decision.lines[0].moves[0] == (seat, str(decision.action))
        assert decision.values[str(decision.action)] == pytest.approx(decision.chances.shares[seat], abs=1e-4)


def test_at_a_draw_the_chances_are_the_mean_of_what_it_may_bring() -> None:
    game = fogline.load("san-francisco", options={"first": 0})
    state = game.start(players=3)
    state.apply("draw")
    outcomes, weights = Moves(), Moves()
    state.position.outcomes(outcomes, weights)
    means = [0.0, 0.0, 0.0]
    for outcome, weight in zip(outcomes.numbers(), weights.numbers(), strict=True):
        after = state.position.clone()
        after.step(CHANCE, outcome, None)
        for seat, share in enumerate(game.chances(after).shares):
            means[seat] += share * weight / sum(weights.numbers())
    assert game.chances(state.position).shares == pytest.approx(means, abs=1e-12)


@pytest.mark.parametrize("name", playable())
def test_no_points_are_mixed_in(name: str) -> None:
    """However much a search cares for points, in the last decision it tells the shares of who will have won."""
    game = fogline.load(name)
    state = next(
        state
        for state in reversed(positions(game, 2, seed=5, every=1))
        if any(len(one) > 1 for _, one in state.decisions())
    )
    seat, legal = state.decisions()[0]
    decision = make_bot("search:sims=12,points=100,horizon=999", game, seat, seed=1).choose(state.view(seat), legal)
    for line in decision.lines:
        for share in line.chances.shares:
            halves = 2 * line.visits * share
            assert halves == pytest.approx(round(halves), abs=1e-6), "each simulation was won, shared or lost"
