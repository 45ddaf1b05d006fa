"""SF-4: contracts."""

from __future__ import annotations

import pytest

from fogline import Game, IllegalAction
from tests.games.san_francisco.look import EMPTY, city, kinds, legal, play, refuses, table


@pytest.mark.rule("SF-4.1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([0, 1], [0, 0]),
        ([0, 2], [0, 1]),
        ([1, 0], [2, 0]),
        ([0, 1, 3], [0, 0, 2]),
        ([0, 0, 3], [1, 0, 3]),
        ([1, 2, 0], [2, 2, 0]),
        ([0, 1, 1, 2], [0, 0, 0, 1]),
        ([0, 1, 1, 0], [1, 1, 1, 0]),
    ],
)
def test_when_everyone_has_a_contract_everyone_returns_one(game: Game, before: list[int], after: list[int]) -> None:
    cities = " ".join(f"-/-/-/-/-;c{contracts}" for contracts in before)
    state = play(game, f"sf1 0 turn - 6 b1,g1|-|- {cities} -", "take a")
    assert [one.contracts for one in table(state).cities] == after


@pytest.mark.rule("SF-4.1")
def test_nothing_can_be_done_between_the_contract_and_the_check(game: Game) -> None:
    state = game.position("sf1 0 turn - 6 b1|-|- -/-/-/-/-;c0r -/-/-/-/-;c1 -")
    events = list(state.apply("take a"))
    assert kinds(events) == ["ColumnTaken", "ContractsReturned"]
    # The contract is gone again: there is none left to return with the token.
    assert legal(state) == ["build b1", "discard b1"]
    refuses(state, "return 1", "no-contracts", "SF-4.2")


@pytest.mark.rule("SF-4.2")
def test_the_token_returns_one_or_two_contracts_as_the_owner_chooses(game: Game) -> None:
    start = f"sf1 0 turn - 6 b1|-|- -/-/-/-/-;c3r {EMPTY} -"
    assert [city(play(game, start, move)).contracts for move in ("return 1", "return 2")] == [2, 1]
    one = game.position(f"sf1 0 turn - 6 b1|-|- -/-/-/-/-;c1r {EMPTY} -")
    assert legal(one) == ["draw", "return 1"]
    refuses(one, "return 2", "fewer-contracts", "SF-4.2")


@pytest.mark.rule("SF-4.2")
def test_the_token_leaves_the_game(game: Game) -> None:
    state = play(game, f"sf1 0 turn - 6 b1|-|- -/-/-/-/-;c3r {EMPTY} -", "return 1")
    assert (city(state).return_tokens, table(state).supply["return"]) == (0, 2)
    refuses(state, "return 1", "no-token", "SF-4.2")


@pytest.mark.rule("SF-4.2")
@pytest.mark.parametrize("moment", ["turn - 6 b1|-|-", "build b1 6 -|-|-", "build b1,b2 6 -|-|-", "end - 6 b1|-|-"])
def test_the_token_can_be_used_before_and_after_the_action_and_between_cards(game: Game, moment: str) -> None:
    state = game.position(f"sf1 0 {moment} -/-/-/-/-;c2r {EMPTY} -")
    assert {"return 1", "return 2"} <= set(legal(state))
    after = play(game, str(state), "return 2")
    assert city(after).contracts == 0
    # It is no action: the turn goes on, unless the action is done already.
    assert after.actors == ((1,) if "end" in moment else (0,))


@pytest.mark.rule("SF-4.2")
def test_using_the_token_first_makes_room_for_finalizing(game: Game) -> None:
    state = play(game, f"sf1 0 turn - 6 b1|-|- -/-/-/-/-;c2r {EMPTY} -", "return 2", "take a")
    assert city(state).contracts == 1


@pytest.mark.rule("SF-4.2")
def test_the_token_can_be_used_on_the_turn_it_was_gained(game: Game) -> None:
    gained = play(game, f"sf1 0 build n1+,b1 6 -|-|- -/-/-/-/n1+;c2 {EMPTY} -", "build n1+", "bonus return")
    assert {"return 1", "return 2"} <= set(legal(gained))
    last = play(game, f"sf1 0 build n1+ 6 -|-|- -/-/-/-/n1+;c2 {EMPTY} -", "build n1+", "bonus return")
    assert legal(last) == ["return 1", "return 2", "end"]


@pytest.mark.rule("SF-4.2")
@pytest.mark.parametrize("moment", ["lay b1 6 -|-|- -/-/-/-/-", "bonus-b - 6 -|-|- b1+,b1+/-/-/-/-"])
def test_the_token_waits_while_a_card_is_laid_or_a_bonus_is_taken(game: Game, moment: str) -> None:
    refuses(game.position(f"sf1 0 {moment};c2r {EMPTY} -"), "return 1", "token-not-now", "SF-4.2")


@pytest.mark.rule("SF-4.2")
def test_the_token_is_for_the_owners_own_turn_and_not_for_no_contracts(game: Game) -> None:
    state = game.position(f"sf1 1 turn - 6 b1|-|- -/-/-/-/-;c2r {EMPTY} -")
    with pytest.raises(IllegalAction, match="not-your-turn"):
        state.apply("return 1", seat=0)
    refuses(state, "return 1", "no-token", "SF-4.2")
    refuses(game.position(f"sf1 0 turn - 6 b1|-|- -/-/-/-/-;c0r {EMPTY} -"), "return 1", "no-contracts", "SF-4.2")
