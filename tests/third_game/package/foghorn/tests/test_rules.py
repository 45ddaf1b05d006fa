"""Each paragraph of the rules has a test that names it."""

from __future__ import annotations

import pytest

import fogline
from foghorn.actions import Aground, Seen, Signalled
from foghorn.meta import COPIES, VALUES
from fogline import IllegalAction, State

GAME = fogline.load("foghorn")
PLAYED = "1111222223333344444555556666677777888889999"
"""All cards but a 1 and a 9."""


def at(fog: int, hands: str, played: str = "7", phase: str = "play") -> State:
    """A position in which seat 0 is to play."""
    return GAME.position(f"fh1 {phase} 0 {fog} {hands} {played}")


@pytest.mark.rule("FH-1.1")
def test_there_are_nine_values_five_times() -> None:
    chance = GAME.start(players=2).chance()
    assert chance is not None
    assert list(chance.weights) == [COPIES] * VALUES == [5] * 9


@pytest.mark.rule("FH-2.1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(IllegalAction, match=r"FH-2\.1"):
        GAME.start(players)


@pytest.mark.rule("FH-2.2", "FH-2.3")
@pytest.mark.parametrize("first", [0, 2])
def test_everybody_gets_four_cards_and_the_agreed_seat_starts(first: int) -> None:
    state, luck = fogline.load("foghorn", options={"first": first}).start(players=3), fogline.Seeded(1)
    while state.chance() is not None:
        state.apply(luck.choose(state))
    assert state.actors == (first,)
    assert " 0 " in str(state)
    assert [len(hand.partition(":")[0]) for hand in str(state).split()[4].split(";")] == [4, 4, 4]


@pytest.mark.rule("FH-3.1")
def test_a_card_of_the_hand_is_played_and_thickens_the_fog() -> None:
    state = at(7, "1244:0:0;5678:0:0")
    assert [str(action) for action in state.legal()] == ["play 1", "play 2", "play 4"]
    state.apply("play 4")
    assert str(state) == "fh1 draw 0 11 124:0:0;5678:0:0 47"


@pytest.mark.rule("FH-3.2")
@pytest.mark.parametrize("fog", [7, 17, 27])
def test_a_full_ten_is_a_signal(fog: int) -> None:
    assert Signalled(0, 1) in at(fog, "1234:0:0;5678:0:0").apply("play 3")


@pytest.mark.rule("FH-3.3")
@pytest.mark.parametrize(("card", "wrecks"), [(1, 0), (3, 0), (4, 1)])
def test_beyond_thirty_is_a_wreck_and_the_fog_begins_again(card: int, wrecks: int) -> None:
    state = at(27, "1234:0:0;5678:0:0")
    events = state.apply(f"play {card}")
    assert [type(event) for event in events].count(Aground) == wrecks
    assert str(state).split()[3] == ("28" if card == 1 else "0")


@pytest.mark.rule("FH-3.4")
def test_a_card_is_drawn_while_there_is_one_and_the_turn_goes_on() -> None:
    state = at(0, "1234:0:0;5678:0:0")
    state.apply("play 4")
    state.apply("card 9")
    assert state.actors == (1,)
    last = at(0, "9:0:0;1:0:0", PLAYED)
    last.apply("play 9")
    assert last.actors == (1,)


@pytest.mark.rule("FH-4.1")
def test_the_fifth_light_ends_the_game() -> None:
    state = at(7, "1234:4:0;5678:0:0")
    state.apply("play 3")
    assert state.outcome is not None
    assert (state.outcome.termination, state.outcome.winners) == ("lights", (0,))


@pytest.mark.rule("FH-4.2", "FH-4.3", "FH-4.4")
def test_the_last_card_ends_the_game_and_wrecks_cost_and_break_ties() -> None:
    state = at(27, "9:1:1;1:1:3", PLAYED)
    state.apply("play 9")
    state.apply("play 1")
    outcome = state.outcome
    assert outcome is not None
    assert outcome.termination == "deck"
    assert [(one.seat, one.place, one.halves, one.decided_by) for one in outcome.standings] == [
        (0, 1, 0, None),
        (1, 2, -1, None),
    ]
    tied = at(2, "9:2:2;1:1:0", PLAYED)
    tied.apply("play 9")
    tied.apply("play 1")
    assert tied.outcome is not None
    assert [(one.seat, one.decided_by) for one in tied.outcome.standings] == [(1, "FH-4.4"), (0, "FH-4.4")]


@pytest.mark.rule("FH-5.1")
def test_a_hand_is_its_owners_secret() -> None:
    state = at(0, "1234:0:0;5678:0:0")
    state.apply("play 4")
    (seen,) = (event for event in state.apply("card 9") if isinstance(event, Seen))
    assert seen.seen_by == (0,)
    assert [view.hand for view in state.views((-1, 0, 1)).values()] == [(), (1, 2, 3, 9), (5, 6, 7, 8)]  # type: ignore[attr-defined]
