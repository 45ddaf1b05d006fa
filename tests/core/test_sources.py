"""Where luck comes from: repeatable, fair, the same for paired deals."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fogline
from fogline import Duplicate, IllegalAction, Scripted, Seeded, State
from fogline.core.native import Log, Luck, Moves
from fogline.core.sources import Source, derive
from tests.games.san_francisco.cards import TEST_DECK, game_with
from tests.play import playable


def deal(source: Source, count: int, column: str = "a") -> list[str]:
    """The first cards of a game of San Francisco in which everybody places in the same column."""
    state = game_with(TEST_DECK, first=0).start(2)
    cards: list[str] = []
    while len(cards) < count and state.outcome is None:
        state.apply("draw")
        outcome = source.choose(state)
        cards.append(str(outcome))
        state.apply(outcome)
        state.apply(f"place {column}")
    return cards


def test_a_seed_gives_the_same_luck_and_another_seed_other_luck() -> None:
    assert deal(Seeded(5), 12) == deal(Seeded(5), 12)
    assert len({tuple(deal(Seeded(seed), 12)) for seed in range(20)}) == 20


def test_seeded_luck_is_fair() -> None:
    state = game_with(TEST_DECK, first=0).start(2)
    state.apply("draw")
    source = Seeded(1)
    drawn = Counter(str(source.choose(state)) for _ in range(8700))
    # Every card should come 100 times for each copy: within five standard deviations.
    for code, copies in TEST_DECK.items():
        assert abs(drawn[f"card {code}"] - 100 * copies) < 5 * (100 * copies) ** 0.5


def test_a_script_is_followed_to_its_end() -> None:
    state = game_with(TEST_DECK).start(2)
    script = Scripted(["first 1", state.game.action("card b2")])
    state.apply(script.choose(state))
    state.apply("draw")
    assert str(script.choose(state)) == "card b2"
    with pytest.raises(IllegalAction, match="script-over"):
        script.choose(state)


def test_paired_deals_bring_the_same_cards_whatever_is_decided() -> None:
    assert deal(Duplicate(3), 15, "a") == deal(Duplicate(3), 15, "c")
    assert len({tuple(deal(Duplicate(seed), 10)) for seed in range(20)}) == 20


@pytest.mark.parametrize("name", playable())
def test_paired_luck_is_always_possible(name: str) -> None:
    state, source, luck = fogline.load(name).start(3), Duplicate(4), Luck(2)
    for _ in range(150):
        if state.outcome is not None:
            break
        if state.chance() is not None:
            state.apply(source.choose(state))
        else:
            legal = state.legal(state.actors[0])
            state.apply(legal[luck.below(len(legal))], state.actors[0])


def test_paired_luck_is_fair() -> None:
    state = game_with(TEST_DECK, first=0).start(2)
    state.apply("draw")
    drawn = Counter(str(Duplicate(seed).choose(state)) for seed in range(600))
    coasts = drawn["card k0c"]
    assert abs(coasts - 600 * 7 / 87) < 5 * (600 * 7 / 87) ** 0.5


def test_derived_seeds_differ_in_every_part() -> None:
    seeds = {derive("game", number, part) for number in range(50) for part in ("luck", "choice")}
    assert len(seeds) == 100
    assert all(0 <= seed < 1 << 63 for seed in seeds)
    assert derive("ab", "c") != derive("a", "bc")


# The generator itself.


@given(st.integers(0, (1 << 63) - 1), st.integers(1, 1 << 31))
def test_luck_stays_below_its_limit(seed: int, limit: int) -> None:
    luck = Luck(seed)
    assert all(0 <= luck.below(limit) < limit for _ in range(5))


def test_luck_is_the_generator_it_says() -> None:
    """sfc32, against its definition in whole numbers."""
    a, b, c, counter = 0x9E3779B9, 0x12345678, 0, 1
    expected = []
    for _ in range(40):
        result = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a, b, c = b ^ (b >> 9), (c * 9) % 2**32, (((c << 21) | (c >> 11)) + result) % 2**32
        expected.append(result)
    luck = Luck(0x12345678_9E3779B9)
    assert [luck.bits() for _ in range(28)] == expected[12:]


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 87, 1000])
def test_luck_is_even(limit: int) -> None:
    luck = Luck(99)
    drawn = Counter(luck.below(limit) for _ in range(20 * limit))
    assert set(drawn) <= set(range(limit))
    assert max(drawn.values()) <= 20 + 6 * 20**0.5 if limit > 1 else drawn[0] == 20


def test_moves_grow_and_forget() -> None:
    moves = Moves()
    for number in range(300):
        moves.add(number * number)
    assert (moves.count, moves.get(299), moves.numbers()[:3]) == (300, 299 * 299, [0, 1, 4])
    assert moves.has(64)
    assert not moves.has(63)
    moves.clear()
    moves.add(7)
    assert moves.numbers() == [7]
    assert not moves.has(1)


def test_a_log_keeps_facts_in_order() -> None:
    log = Log()
    log.add(3, 1)
    log.add(4, 1, 2, 3, 4)
    assert log.facts == [(3, 1, 0, 0, 0), (4, 1, 2, 3, 4)]


def test_a_state_says_what_it_is() -> None:
    state: State = fogline.load("san-francisco", options={"first": 1}).start(2)
    assert repr(state) == f"<State san-francisco: {state}>"
    assert repr(state.legal()) == "<Legal: draw>"
    assert state != str(state)
