"""SF-3: a turn is exactly one of two actions."""

from __future__ import annotations

import pytest

from fogline import Game
from fogline.games.san_francisco.events import CardDrawn, FoundationToken
from tests.games.san_francisco.cards import game_with
from tests.games.san_francisco.look import EMPTY, city, happens, kinds, legal, play, refuses, row, table


@pytest.mark.rule("SF-3.1")
def test_a_drawn_card_is_laid_in_any_of_the_three_columns(game: Game) -> None:
    start = f"sf1 0 turn - 6 b1|g1,g2|- {EMPTY} {EMPTY} -"
    drawn = play(game, start, "draw", "card y1")
    assert legal(drawn) == ["place a", "place b", "place c"]
    for column, after in (("a", ("b1", "y1")), ("b", ("g1", "g2", "y1")), ("c", ("y1",))):
        placed = play(game, start, "draw", "card y1", f"place {column}")
        assert table(placed).columns == {"a": ("b1",), "b": ("g1", "g2"), "c": (), column: after}
        assert placed.actors == (1,)
        assert table(placed).deck_size == 87 - 4


@pytest.mark.rule("SF-3.1")
def test_drawing_commits_and_everyone_sees_the_card(game: Game) -> None:
    drawn = play(game, f"sf1 0 turn - 6 b1|g1,g2|- {EMPTY} {EMPTY} -", "draw")
    assert drawn.actors == ()
    (event,) = drawn.apply("card y1")
    assert event == CardDrawn(0, "y1")
    assert event.seen_by is None
    assert drawn.view(1).hand == ("y1",)  # type: ignore[attr-defined]
    refuses(drawn, "take b", "lay-first", "SF-3.1")
    refuses(drawn, "draw", "lay-first", "SF-3.1")


@pytest.mark.rule("SF-3.1")
def test_a_column_has_no_upper_limit(game: Game) -> None:
    column = ",".join(["k0c"] * 7 + ["b2"] * 4 + ["g1+"] * 4)
    state = play(game, f"sf1 0 lay b0 6 {column}|-|- {EMPTY} {EMPTY} -", "place a")
    assert len(table(state).columns["a"]) == 16


@pytest.mark.rule("SF-3.2")
def test_a_foundation_takes_a_token_that_stays_with_it(game: Game) -> None:
    start = f"sf1 0 lay g0f 5 -|g1|- {EMPTY} {EMPTY} b0f=1"
    assert happens(game, start, "place b")[1] == FoundationToken("b", 4)
    state = play(game, start, "place b")
    assert table(state).foundation_tokens == 4
    # Built or discarded, the token never comes back.
    for move in ("build g0f", "discard g0f"):
        after = play(game, str(state), "take b", move)
        assert table(after).foundation_tokens == 4


@pytest.mark.rule("SF-3.2")
def test_a_card_without_the_symbol_takes_no_token(game: Game) -> None:
    start = f"sf1 0 lay g0s 5 -|-|- {EMPTY} {EMPTY} -"
    assert "FoundationToken" not in kinds(happens(game, start, "place b"))
    assert table(play(game, start, "place b")).foundation_tokens == 5


@pytest.mark.rule("SF-3.3")
@pytest.mark.parametrize(
    ("contracts", "takes"),
    [(0, ["take b", "take c"]), (1, ["take c"]), (2, []), (3, [])],
)
def test_finalizing_needs_fewer_contracts_than_cards(game: Game, contracts: int, takes: list[str]) -> None:
    state = game.position(f"sf1 0 turn - 6 -|b1|g1,g2 -/-/-/-/-;c{contracts} {EMPTY} -")
    assert legal(state) == ["draw", *takes]
    refuses(state, "take a", "column-empty", "SF-3.3")
    if contracts == 2:
        refuses(state, "take c", "too-many-contracts", "SF-3.3")


@pytest.mark.rule("SF-3.3")
def test_all_the_cards_of_the_column_are_taken(game: Game) -> None:
    state = play(game, f"sf1 0 turn - 6 b1|g1,y1,g2|n1 {EMPTY} {EMPTY} -", "take b")
    assert sorted(table(state).hand) == ["g1", "g2", "y1"]
    assert table(state).columns == {"a": ("b1",), "b": (), "c": ("n1",)}


@pytest.mark.rule("SF-3.4")
@pytest.mark.parametrize("column", ["b1,g1", "b1,g1,g2,y1,n1"])
def test_one_contract_is_gained_however_many_cards_were_taken(game: Game, column: str) -> None:
    state = play(game, f"sf1 0 turn - 6 {column}|-|- -/-/-/-/-;c1 {EMPTY} -", "take a")
    assert (city(state, 0).contracts, city(state, 1).contracts) == (2, 0)


@pytest.mark.rule("SF-3.4")
def test_cards_then_contract_then_the_check_then_building(game: Game) -> None:
    start = "sf1 0 turn - 6 b1|-|- -/-/-/-/-;c0 -/-/-/-/-;c1 -"
    assert kinds(happens(game, start, "take a", "build b1")) == [
        "ColumnTaken",
        "ContractsReturned",
        "CardBuilt",
        "TurnBegan",
    ]
    # Everyone has returned one before the first card can be built.
    assert [city(play(game, start, "take a"), seat).contracts for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("SF-3.5")
def test_taken_cards_are_built_in_any_order(game: Game) -> None:
    start = f"sf1 0 build b1,b2,g1 6 -|-|- {EMPTY} {EMPTY} -"
    assert set(legal(game.position(start))) == {
        f"{verb} {card}" for verb in ("build", "discard") for card in ("b1", "b2", "g1")
    }
    assert row(play(game, start, "build b1", "build g1", "build b2"), "b") == ["b1", "b2"]
    assert row(play(game, start, "build b2", "build g1", "build b1"), "b") == ["b2", "b1"]
    refuses(game.position(start), "draw", "build-first", "SF-3.5")
    refuses(game.position(start), "build n1", "card-not-taken", "SF-3.5")


@pytest.mark.rule("SF-3.5")
def test_any_taken_card_may_be_discarded_with_its_foundation_token(game: Game) -> None:
    state = play(game, f"sf1 0 build b0f,b2 4 -|-|- {EMPTY} {EMPTY} -", "discard b0f", "discard b2")
    assert table(state).box == {"b0f": 1, "b2": 1}
    assert table(state).foundation_tokens == 4
    assert row(state, "b") == []
    assert state.actors == (1,)
    assert table(state).deck_size == 85


@pytest.mark.rule("SF-3.6")
def test_with_an_empty_deck_nothing_can_be_placed() -> None:
    game = game_with({"k1": 87})
    state = game.position(f"sf1 0 turn - 6 k1,k1|k1|- -/-/-/-/-;c1 {EMPTY} k1=84")
    assert legal(state) == ["take a"]
    refuses(state, "draw", "deck-empty", "SF-3.6")


@pytest.mark.rule("SF-3.6")
def test_drawing_the_last_card_ends_nothing() -> None:
    game = game_with({"k1": 87})
    state = play(game, f"sf1 0 turn - 6 k1|-|- {EMPTY} {EMPTY} k1=85", "draw", "card k1", "place b")
    assert state.outcome is None
    assert legal(state) == ["take a", "take b"]


@pytest.mark.rule("SF-3.6")
@pytest.mark.parametrize(
    ("contracts", "actions"),
    [(1, ["take a", "return 1"]), (2, ["return 1", "return 2"]), (3, ["return 2"])],
)
def test_who_could_finalize_only_after_using_the_token_must_return_enough(contracts: int, actions: list[str]) -> None:
    game = game_with({"k1": 87})
    state = game.position(f"sf1 0 turn - 6 k1,k1|k1|- -/-/-/-/-;c{contracts}r {EMPTY} k1=84")
    assert legal(state) == actions
    if contracts == 3:
        refuses(state, "return 1", "return-enough", "SF-3.6")
        state.apply("return 2")
        assert legal(state) == ["take a"]


@pytest.mark.rule("SF-3.6", "SF-8.1", "SF-8.2")
@pytest.mark.parametrize(
    ("beside", "over"), [("c2", True), ("c1", False), ("c4r", True), ("c3r", False), ("c3u", True)]
)
def test_who_can_do_nothing_at_all_ends_the_game(beside: str, over: bool) -> None:
    game = game_with({"k1": 87})
    state = play(game, f"sf1 0 lay k1 6 k1|-|- {EMPTY} -/-/-/-/-;{beside} k1=85", "place a")
    assert (state.outcome is not None) == over
    if state.outcome is not None:
        assert (state.outcome.termination, state.outcome.rule, state.outcome.trigger) == ("standstill", "SF-3.6", 1)


@pytest.mark.rule("SF-3.6")
def test_only_the_player_whose_turn_it_is_can_be_at_a_standstill() -> None:
    # Seat 0 could do nothing either; but it is seat 1's turn, and seat 1 can take.
    game = game_with({"k1": 87})
    state = play(game, f"sf1 0 lay k1 6 k1|-|- -/-/-/-/-;c5 {EMPTY} k1=85", "place a")
    assert legal(state) == ["take a"]
    # Without any card left in the columns, the token helps nobody.
    end = play(game, "sf1 1 build k1 6 -|-|- -/-/-/-/-;c1r -/-/-/-/-;c0 k1=86", "discard k1")
    assert end.outcome is not None
    assert end.outcome.trigger == 0


@pytest.mark.rule("SF-3.7")
@pytest.mark.parametrize(
    ("beside", "asks"), [("c0", False), ("c0r", False), ("c2", False), ("c2u", False), ("c1r", True)]
)
def test_the_turn_ends_by_itself_unless_the_token_can_be_used(game: Game, beside: str, asks: bool) -> None:
    placed = play(game, f"sf1 0 lay b1 6 -|-|- -/-/-/-/-;{beside} {EMPTY} -", "place a")
    built = play(game, f"sf1 0 build b1 6 -|-|- -/-/-/-/-;{beside} {EMPTY} -", "build b1")
    discarded = play(game, f"sf1 0 build b1 6 -|-|- -/-/-/-/-;{beside} {EMPTY} -", "discard b1")
    for state in (placed, built, discarded):
        assert state.actors == ((0,) if asks else (1,))
        if asks:
            assert legal(state) == ["return 1", "end"]
            assert play(game, str(state), "end").actors == (1,)
            assert city(play(game, str(state), "end")).return_tokens == 1
            assert play(game, str(state), "return 1").actors == (1,)


@pytest.mark.rule("SF-3.7")
def test_the_turn_cannot_be_ended_before_the_action_nor_extended_after_it(game: Game) -> None:
    refuses(game.position(f"sf1 0 turn - 6 b1|-|- -/-/-/-/-;c1r {EMPTY} -"), "end", "act-first", "SF-3.7")
    done = game.position(f"sf1 0 end - 6 b1,b2|-|- -/-/-/-/-;c1r {EMPTY} -")
    refuses(done, "draw", "action-done", "SF-3.7")
    refuses(done, "take a", "action-done", "SF-3.7")


@pytest.mark.rule("SF-3.6")
@pytest.mark.parametrize(
    ("beside", "over"), [("c0", False), ("c1", True), ("c2r", False), ("c3r", True), ("c3u", True)]
)
def test_the_token_returns_no_more_than_two_contracts(beside: str, over: bool) -> None:
    # One card lies in the columns: only a player who can get down to 0 contracts may take it.
    game = game_with({"k1": 87})
    state = play(game, f"sf1 0 lay k1 6 -|-|- {EMPTY} -/-/-/-/-;{beside} k1=86", "place a")
    assert (state.outcome is not None) == over


@pytest.mark.rule("SF-3.5")
def test_equal_taken_cards_are_one_choice(game: Game) -> None:
    state = play(game, f"sf1 0 turn - 6 n1,b2,g2,b2,n1,b2|-|- {EMPTY} {EMPTY} -", "take a")
    assert table(state).hand == ("b2", "b2", "b2", "g2", "n1", "n1")
    assert legal(state) == [f"{verb} {card}" for card in ("b2", "g2", "n1") for verb in ("build", "discard")]
    state.apply("build b2")
    assert table(state).hand == ("b2", "b2", "g2", "n1", "n1")
    state.apply("discard n1")
    assert table(state).hand == ("b2", "b2", "g2", "n1")
