"""SF-7: bonuses."""

from __future__ import annotations

import pytest

from fogline import Game
from fogline.games.san_francisco.events import BonusEarned, BonusLost
from tests.games.san_francisco.cards import game_with
from tests.games.san_francisco.look import EMPTY, card, city, happens, kinds, legal, play, refuses, row, spaces, table


@pytest.mark.rule("SF-7.1")
@pytest.mark.parametrize(("symbols", "earned"), [(0, False), (1, True), (2, False), (3, False)])
def test_the_second_symbol_in_a_district_earns_its_bonus_once(game: Game, symbols: int, earned: bool) -> None:
    blue = ",".join(["b1+"] * symbols) or "-"
    start = f"sf1 0 build b1+ 6 -|-|- {blue}/g1+/-/-/-;c0 {EMPTY} -"
    assert (BonusEarned(0, "b") in happens(game, start, "build b1+")) == earned
    assert play(game, start, "build b1+").actors == ((0,) if earned else (1,))


@pytest.mark.rule("SF-7.1")
def test_only_cards_with_a_symbol_count_and_discarded_ones_do_not(game: Game) -> None:
    plain = play(game, f"sf1 0 build b1 6 -|-|- b1+,b1+/-/-/-/-;c0 {EMPTY} -", "build b1")
    assert plain.actors == (1,)
    after = play(game, f"sf1 0 build b1+,b1+ 6 -|-|- {EMPTY} {EMPTY} -", "discard b1+", "build b1+")
    assert after.actors == (1,)


@pytest.mark.rule("SF-7.1")
def test_another_players_symbols_do_not_count(game: Game) -> None:
    state = play(game, f"sf1 0 build b1+ 6 -|-|- {EMPTY} b1+/-/-/-/-;c0 -", "build b1+")
    assert state.actors == (1,)


@pytest.mark.rule("SF-7.1")
def test_a_black_symbol_counts_for_the_district_it_lies_in(game: Game) -> None:
    start = f"sf1 0 build k1+ 6 -|-|- b1+/g1/-/-/k1+;c0 {EMPTY} -"
    earned = {letter: kinds(happens(game, start, f"build k1+ {letter}"))[-1] for letter in "bgn"}
    assert earned == {"b": "BonusEarned", "g": "TurnBegan", "n": "BonusEarned"}


@pytest.mark.rule("SF-7.2")
def test_the_bonus_is_the_districts_own_or_the_tracks_token(game: Game) -> None:
    state = game.position(f"sf1 0 bonus-y - 6 -|-|- -/-/-/y1+,y1+/n0t;c0 {EMPTY} -")
    assert legal(state) == ["bonus vp", "bonus tracks y1", "bonus tracks y2"]
    refuses(state, "bonus plus y1", "other-bonus", "SF-7.2")
    taken = play(game, str(state), "bonus tracks y1")
    assert (table(taken).supply["tracks"], table(taken).supply["vp"], city(taken).vp_tokens) == (2, 3, 0)


@pytest.mark.rule("SF-7.2")
def test_a_kind_that_has_run_out_cannot_be_taken(game: Game) -> None:
    no_plus = game.position("sf1 0 bonus-b - 6 -|-|- b1+**,b1+/-/-/-/-;c0 b1*/-/-/-/-;c0 -")
    assert {action.split()[1] for action in legal(no_plus)} == {"tracks"}
    one_plus = game.position(f"sf1 0 bonus-b - 6 -|-|- b1+**,b1+/-/-/-/-;c0 {EMPTY} -")
    assert {action.split()[1] for action in legal(one_plus)} == {"plus", "tracks"}
    refuses(no_plus, "bonus plus b1", "bonus-gone", "SF-7.2")
    no_tracks = game.position("sf1 0 bonus-b - 6 -|-|- b1+~,b1+/-/-/-/-;c0 b1~,b1~/-/-/-/-;c0 -")
    assert {action.split()[1] for action in legal(no_tracks)} == {"plus"}
    refuses(no_tracks, "bonus tracks b2", "bonus-gone", "SF-7.2")


@pytest.mark.rule("SF-7.2")
def test_taking_a_bonus_is_compulsory(game: Game) -> None:
    state = game.position(f"sf1 0 bonus-b b2 6 -|-|- b1+,b1+/-/-/-/-;c0 {EMPTY} -")
    assert all(action.startswith("bonus") for action in legal(state))
    refuses(state, "build b2", "bonus-first", "SF-5.8")
    refuses(state, "end", "bonus-first", "SF-5.8")


@pytest.mark.rule("SF-7.2")
def test_a_bonus_that_cannot_be_taken_is_lost_for_good(game: Game) -> None:
    start = "sf1 0 build b1+ 6 -|-|- b1+***/-/-/-/-;c0 b1~,b1~,b2~/-/-/-/-;c0 -"
    assert BonusLost(0, "b") in happens(game, start, "build b1+")
    state = play(game, start, "build b1+")
    assert state.actors == (1,)
    third = play(game, str(state).replace("sf1 1 turn -", "sf1 0 build b1+"), "build b1+")
    assert third.actors == (1,)
    # With a single tracks token left it is not.
    last = play(game, "sf1 0 build b1+ 6 -|-|- b1+***/-/-/-/-;c0 b1~,b1~/-/-/-/-;c0 -", "build b1+")
    assert legal(last) == ["bonus tracks b1", "bonus tracks b2"]


@pytest.mark.rule("SF-7.2", "SF-7.6")
def test_a_tracks_token_that_fits_nowhere_is_no_bonus() -> None:
    game = game_with({"b0t+": 2, "k1": 85})
    start = "sf1 0 build b0t+ 6 -|-|- b0t+/-/-/-/-;c0 k1***/-/-/-/-;c0 -"
    assert BonusLost(0, "b") in happens(game, start, "build b0t+")


@pytest.mark.rule("SF-7.3")
def test_the_plus_two_token_goes_on_any_card_of_the_own_city(game: Game) -> None:
    state = game.position("sf1 0 bonus-b - 6 -|-|- b1+,b1+/g0s/-/-/n1;c0 -/-/o1/-/-;c0 -")
    assert [action for action in legal(state) if "plus" in action] == [
        f"bonus plus {space}" for space in ("b1", "b2", "g1", "n1")
    ]
    refuses(state, "bonus plus o1", "space-empty", "SF-7.3")
    after = play(game, str(state), "bonus plus g1")
    assert (card(after, "g1").plus, card(after, "g1").value, table(after).supply["plus"]) == (1, 2, 2)


@pytest.mark.rule("SF-7.3", "SF-5.6")
def test_the_plus_two_token_may_raise_a_skyscraper_at_once(game: Game) -> None:
    start = f"sf1 0 bonus-b - 6 -|-|- b1+,b1+/g0f,g3/o1/-/-;c0 {EMPTY} -"
    assert kinds(happens(game, start, "bonus plus o1")) == ["BonusTaken", "SkyscrapersBuilt", "MedalTaken", "TurnBegan"]


@pytest.mark.rule("SF-7.4")
@pytest.mark.parametrize(
    ("letter", "bonus", "code", "value"), [("g", "value", "value4", 4), ("o", "depot", "depot", 0)]
)
def test_bonus_cards_lie_in_any_row_with_room(game: Game, letter: str, bonus: str, code: str, value: int) -> None:
    rows = {"b": "b1,b1,b2,b2,b3", "g": "g1+,g1+", "o": "o1+,o1+", "y": "y1", "n": "-"}
    start = f"sf1 0 bonus-{letter} - 6 -|-|- {'/'.join(rows.values())};c0=b {EMPTY} -"
    cards = [action for action in legal(game.position(start)) if bonus in action]
    assert cards == [f"bonus {bonus} {target}" for target in "goyn"]
    refuses(game.position(start), f"bonus {bonus} b", "bonus-row-full", "SF-7.4")
    state = play(game, start, f"bonus {bonus} y")
    assert row(state, "y") == ["y1", code]
    assert (card(state, "y2").value, card(state, "y2").tram) == (value, bonus == "depot")


@pytest.mark.rule("SF-7.4")
@pytest.mark.parametrize(
    ("card_", "rows"),
    [
        ("g1+", "b1,b1,b3,b3,b4/g1+,g1,g2,g3/o1,o2,o2,o3,o6/y1,y1,y2,y0t,y0t/n1,n1,n1,n2,k1;c0=boyn"),
        ("o1+", "b1,b1,b3,b3,b4/g1,g1,g2,g2,g3/o1+,o2,o2,o3/y1,y1,y2,y0t,y0t/n1,n1,n1,n2,k1;c0=bgyn"),
    ],
)
def test_with_no_empty_space_left_a_bonus_card_cannot_be_taken(game: Game, card_: str, rows: str) -> None:
    state = play(game, f"sf1 0 build {card_} 6 -|-|- {rows} {EMPTY} -", f"build {card_}")
    assert {action.split()[1] for action in legal(state)} == {"tracks"}
    # And with no tracks token left either, the bonus is lost: the full city ends the game at once.
    without = play(game, f"sf1 0 build {card_} 6 -|-|- {rows} b2~,b2~,b2~/-/-/-/-;c0 -", f"build {card_}")
    assert without.outcome is not None


@pytest.mark.rule("SF-7.5")
def test_the_vp_token_and_the_discard_contracts_token_lie_beside_the_city(game: Game) -> None:
    vp = play(game, f"sf1 0 bonus-y - 6 -|-|- -/-/-/y1+,y1+/-;c0 {EMPTY} -", "bonus vp")
    assert (city(vp).vp_tokens, table(vp).supply["vp"]) == (1, 2)
    token = play(game, f"sf1 0 bonus-n - 6 -|-|- -/-/-/-/n1+,n1+;c1 {EMPTY} -", "bonus return")
    assert (city(token).return_tokens, table(token).supply["return"]) == (1, 2)
    assert legal(token) == ["return 1", "end"]
    assert city(token).contracts == 1  # used later, not at once


@pytest.mark.rule("SF-7.6")
def test_the_tracks_token_goes_on_any_card_without_tracks(game: Game) -> None:
    state = game.position(f"sf1 0 bonus-y - 6 -|-|- b1t,b0d/g1~/-/y1+,y1+/n1;c0 {EMPTY} -")
    assert legal(state) == ["bonus vp", *(f"bonus tracks {space}" for space in ("b2", "y1", "y2", "n1"))]
    refuses(state, "bonus tracks b1", "has-tracks", "SF-7.6")
    refuses(state, "bonus tracks g1", "has-tracks", "SF-7.6")
    refuses(state, "bonus tracks o1", "space-empty", "SF-7.6")
    after = play(game, str(state), "bonus tracks n1")
    assert card(after, "n1").tracks_token
    assert spaces(after, "tram") == {"b1", "b2", "g1", "n1"}


@pytest.mark.rule("SF-7.6")
def test_on_a_depot_card_it_changes_nothing(game: Game) -> None:
    start = f"sf1 0 bonus-y - 6 -|-|- b0d/-/-/y1+,y1+/-;c0 {EMPTY} -"
    after = play(game, start, "bonus tracks b1")
    assert spaces(after, "tram") == spaces(game.position(start), "tram") == {"b1"}


@pytest.mark.rule("SF-7.7")
def test_a_bonus_card_completes_a_row(game: Game) -> None:
    state = play(game, f"sf1 0 bonus-g - 6 -|-|- b1,b1,b2,b2/g1+,g1+/-/-/-;c0 {EMPTY} -", "bonus value b")
    assert city(state).completions == "b"


@pytest.mark.rule("SF-7.7", "SF-8.1")
def test_a_bonus_card_that_fills_the_city_ends_the_game(game: Game) -> None:
    rows = "b1,b1,b3,b3,b4/g1+,g1,g2,g1+,g3/o1,o2,o2,o3,o6/y1,y1,y2,y0t,y0t/n1,n1,n1,n2"
    state = play(game, f"sf1 0 bonus-g k1 6 -|-|- {rows};c0=bgoy {EMPTY} -", "bonus value n")
    assert state.outcome is not None
    assert (state.outcome.termination, state.outcome.trigger) == ("city", 0)
    assert city(state).completions == "bgoyn"
    assert table(state).box == {"k1": 1}
