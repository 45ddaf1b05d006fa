from __future__ import annotations

from collections import Counter

import pytest

import fogline
from fogline.bots import BeliefBot, Limit, make_bot


def positions(players: int, seed: int) -> list[fogline.State]:
    """The states of a random game at which somebody decides."""
    game = fogline.load("san-francisco")
    bots = [make_bot("random", game, seat, seed) for seat in range(players)]
    state, source, found = game.start(players), fogline.Seeded(seed), []
    while state.outcome is None:
        if state.chance() is not None:
            state.apply(source.choose(state))
        else:
            seat = state.actors[0]
            found.append(state.clone())
            state.apply(bots[seat].choose(state.view(seat), state.legal(seat)).action)
    return found


def test_random_plays_every_legal_action_about_as_often() -> None:
    game = fogline.load("san-francisco")
    state = game.position("sf1 0 lay b0f 6 -|-|- -/-/-/-/-;c0 -/-/-/-/-;c0 -")
    bot = make_bot("random", game, seat=0, seed=5)
    counts = Counter(str(bot.choose(state.view(0), state.legal(0)).action) for _ in range(900))
    assert set(counts) == {"place a", "place b", "place c"}
    assert all(240 <= count <= 360 for count in counts.values())


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_decides_alike_from_the_view_and_from_the_belief_and_by_its_seed_alone(name: str) -> None:
    for state in positions(3, seed=2)[::12]:
        seat, legal = state.actors[0], state.legal(state.actors[0])
        by_view = make_bot(name, state.game, seat, seed=9)
        by_belief = make_bot(name, state.game, seat, seed=9)
        assert isinstance(by_belief, BeliefBot)
        before = str(state)
        decision = by_view.choose(state.view(seat), legal, Limit(sims=1))
        assert decision == by_belief.decide(state.game.belief(state.position, seat), legal)
        assert decision.action in legal
        assert str(state) == before


def test_bots_of_one_seed_have_luck_of_their_own_at_each_seat() -> None:
    game = fogline.load("san-francisco")
    luck = [[make_bot("random", game, seat, seed).luck.below(1000) for seat in range(4)] for seed in range(4)]
    assert len({number for row in luck for number in row}) > 12


def test_a_bot_that_knew_the_deals_number_could_not_foresee_the_deal() -> None:
    game = fogline.load("san-francisco")
    state = game.start(4)
    right = 0
    for seed in range(100):
        guess = state.position.sample(make_bot("random", game, 0, seed).luck)
        right += str(fogline.Seeded(seed).choose(state)) == f"first {guess}"
    assert right < 45, "one in four is chance"


def test_greedy_shows_what_it_expects_of_each_action() -> None:
    state = fogline.load("san-francisco").position("sf1 0 lay b4 6 -|o1t|- -/-/-/-/-;c0 -/-/-/-/-;c0 -")
    decision = make_bot("greedy", state.game, 0, 1).choose(state.view(0), state.legal(0))
    assert set(decision.values) == {"place a", "place b", "place c"}
    assert decision.values[str(decision.action)] == max(decision.values.values())


def test_greedy_does_not_think_about_a_single_choice() -> None:
    state = fogline.load("san-francisco", options={"first": 0}).start(2)
    decision = make_bot("greedy", state.game, 0, 1).choose(state.view(0), state.legal(0))
    assert str(decision.action) == "draw"
    assert decision.values == {}
