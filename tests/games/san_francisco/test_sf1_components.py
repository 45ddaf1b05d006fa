"""SF-1: what is in the box."""

from __future__ import annotations

import pytest

from fogline import BadText, Game
from fogline.games.san_francisco.components import check_deck
from tests.games.san_francisco.cards import ALIKE, ONE_EACH, TEST_DECK, deck_text, game_with
from tests.games.san_francisco.look import EMPTY, card, city, legal, play, refuses, row, spaces, table


@pytest.mark.rule("SF-1.1")
def test_a_district_has_five_spaces(game: Game) -> None:
    full = game.position(f"sf1 0 build b0 6 -|-|- b1,b1,b2,b2,b3/-/-/-/-;c0=b {EMPTY} -")
    refuses(full, "build b0", "row-full", "SF-5.1")
    room = play(game, f"sf1 0 build b0 6 -|-|- b1,b1,b2,b2/-/-/-/-;c0 {EMPTY} -", "build b0")
    assert row(room, "b") == ["b1", "b1", "b2", "b2", "b0"]


@pytest.mark.rule("SF-1.1")
@pytest.mark.parametrize(
    ("foundation", "above", "below"),
    [("g0f", "b6", "o6"), ("o1f", "g6", "k6"), ("n0f", "k6", None), ("b0f", None, "g6")],
)
def test_districts_lie_blue_grey_orange_yellow_green(foundation: str, above: str | None, below: str | None) -> None:
    game = game_with({"b6": 2, "g6": 2, "o6": 2, "k6": 2, "g0f": 1, "o1f": 1, "n0f": 1, "b0f": 1, "k0c": 75})
    rows = ["-"] * 5
    place = "bgoyn".index(foundation[0])
    rows[place] = foundation
    for neighbour, offset in ((above, -1), (below, 1)):
        if neighbour is not None:
            alone = list(rows)
            alone[place + offset] = neighbour
            state = play(game, f"sf1 0 turn - 6 -|-|- {'/'.join(alone)};c0 {EMPTY} -")
            assert city(state).foundations == {f"{foundation[0]}1": 6}


@pytest.mark.rule("SF-1.1")
def test_a_printed_depot_lies_below_each_space_of_the_bottom_row_only(game: Game) -> None:
    state = game.position(f"sf1 0 turn - 6 -|-|- b1t/g1t/-/y1,y1,y0t/n0t,n0t,n1,n0t,k0t;c0=n {EMPTY} -")
    assert spaces(state, "tram") == {"n1", "n2", "n4", "n5"}
    third = game.position(f"sf1 0 turn - 6 -|-|- b1t/g1t/-/y1,y1,y0t/n0t,n0t,n0t,n1,k0t;c0=n {EMPTY} -")
    assert spaces(third, "tram") == {"n1", "n2", "n3", "n5", "y3"}


@pytest.mark.rule("SF-1.2")
def test_the_deck_has_87_cards_in_six_colours(game: Game) -> None:
    for each in (game, game_with(TEST_DECK)):
        assert sum(table(each.start(2)).deck.values()) == 87
        assert {code[0] for code in table(each.start(2)).deck} == set("bgoynk")


@pytest.mark.rule("SF-1.2")
@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("b0s", "deck-square-colour"),
        ("n0s", "deck-square-colour"),
        ("k0s", "deck-square-colour"),
        ("g1s", "deck-square-workers"),
        ("g0s", None),
        ("o0s", None),
        ("y0s", None),
    ],
)
def test_only_grey_orange_and_yellow_have_squares_and_squares_have_no_workers(code: str, fault: str | None) -> None:
    deck, problems = check_deck(deck_text({**TEST_DECK, "k0c": 6, code: TEST_DECK.get(code, 0) + 1}), "deck.toml")
    errors = [problem.code for problem in problems if problem.severity == "error"]
    assert errors == ([fault] if fault else [])
    assert (deck is None) == bool(fault)


@pytest.mark.rule("SF-1.2")
def test_a_card_has_at_most_one_bonus_symbol_and_a_deck_87_cards() -> None:
    two = deck_text(TEST_DECK).replace("bonus = true", "bonus = 2", 1)
    assert check_deck(two, "deck.toml")[1][0].code == "deck-bonus-number"
    for count in (6, 8):
        problems = check_deck(deck_text({**TEST_DECK, "k0c": count}), "deck.toml")[1]
        assert "deck-total" in [problem.code for problem in problems]


@pytest.mark.rule("SF-1.3")
def test_contracts_never_run_out(game: Game) -> None:
    # 12 contracts are in the box; the 13th is gained all the same.
    column = ",".join(["k0c"] * 7 + ["b2"] * 4 + ["n1"] * 2)
    state = play(game, f"sf1 0 turn - 6 {column}|-|- -/-/-/-/-;c12 {EMPTY} -", "take a")
    assert city(state).contracts == 13


@pytest.mark.rule("SF-1.3")
def test_trams_never_run_out() -> None:
    # 28 trams are in the box.
    full = "/".join([",".join(["k0t"] * 5)] * 4) + "/k0t,k0t,k0t,k0t"
    state = game_with({"k0t": 87}).position(
        f"sf1 0 build k0t 6 -|-|- {full};c0=bgoy -/-/-/-/k0t,k0t,k0t,k0t,k0t;c0=n -"
    )
    state.apply("build k0t n")
    assert (city(state, 0).trams, city(state, 1).trams) == (25, 5)


@pytest.mark.rule("SF-1.3")
def test_there_is_one_medal_and_one_completion_token_a_district(game: Game) -> None:
    row_ = "b1,b1,b2,b2,b3/-/-/-/-"
    with pytest.raises(BadText, match="position-completions"):
        game.position(f"sf1 0 turn - 6 -|-|- {row_};c0=b b3,b4,b4,b2,b2/-/-/-/-;c0=b -")
    with pytest.raises(BadText, match="position-medal"):
        game.position("sf1 0 turn - 6 -|-|- b0f,b4/g6/-/-/-;c0m b0f,b3/g6/-/-/-;c0m -")


@pytest.mark.rule("SF-1.4", "SF-9.1")
def test_four_players_compete_for_18_advantage_tokens() -> None:
    state = play(game_with(ALIKE), f"sf1 0 lay b0f 1 -|-|- {' '.join([ONE_EACH] * 4)} -", "place a")
    assert state.outcome is not None
    given = {
        place: [
            sheet.lines[4 + number].halves
            for number in range(6)
            for sheet in state.outcome.sheets
            if sheet.lines[4 + number].place == place
        ]
        for place in (1, 2, 3, 4)
    }
    assert given == {1: [4, 4, 4, 4, 4, 5], 2: [2] * 6, 3: [0] * 6, 4: [-2] * 6}


@pytest.mark.rule("SF-1.5")
def test_there_are_three_of_each_bonus(game: Game) -> None:
    assert table(game.start(3)).supply == {"plus": 3, "value": 3, "depot": 3, "vp": 3, "return": 3, "tracks": 3}
    game.position(f"sf1 0 turn - 6 -|-|- b1***,value4/value4,g1~/depot/-/-;c0 {EMPTY} -")
    for four in (
        "b1****/-/-/-/-",
        "value4,value4,value4,value4/-/-/-/-",
        "depot,depot,depot,depot/-/-/-/-",
        "b1~,b1~,b2~,b2~/-/-/-/-",
    ):
        with pytest.raises(BadText, match="position-bonus"):
            game.position(f"sf1 0 turn - 6 -|-|- {four};c0 {EMPTY} -")


@pytest.mark.rule("SF-1.5")
@pytest.mark.parametrize(
    ("letter", "bonus"), [("b", "plus"), ("g", "value"), ("o", "depot"), ("y", "vp"), ("n", "return")]
)
def test_each_district_has_its_own_bonus_and_tracks_belong_to_none(game: Game, letter: str, bonus: str) -> None:
    rows = "/".join(f"{one}1+" if one == letter else "-" for one in "bgoyn")
    state = play(game, f"sf1 0 build {letter}1+ 6 -|-|- {rows};c0 {EMPTY} -", f"build {letter}1+")
    assert {action.split()[1] for action in legal(state)} == {bonus, "tracks"}


@pytest.mark.rule("SF-1.6")
def test_the_tenth_foundation_ends_the_game_before_it_can_be_built() -> None:
    game = game_with({"k0f": 80, "k3": 7}, first=0)
    state = game.start(4)
    for number in range(10):
        assert state.outcome is None
        state.apply("draw")
        state.apply("card k0f")
        state.apply(f"place {'abc'[number % 3]}")
    assert state.outcome is not None
    assert table(state).columns["a"] == ("k0f",) * 4
    assert (
        card(game.position(f"sf1 0 turn - 9 -|-|- k0f,k3/k3/k3/-/-;c0 {EMPTY} {EMPTY} {EMPTY} -"), "b1").skyscraper
        is False
    )
