"""SF-10: everything is public but the order of the deck."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict

from fogline import SPECTATOR, Game
from fogline.core.native import Luck
from tests.games.san_francisco.look import EMPTY, play, table


@pytest.mark.rule("SF-10")
def test_every_seat_and_a_spectator_see_the_same(game: Game) -> None:
    state = game.position("sf1 1 build b1,g2 4 b0f|g1,y1|- b1+/-/-/-/n0t;c0hr -/g0s/-/-/-;c1u -/-/-/-/-;c2 b2=2,k1=1")
    seen = [asdict(state.view(seat)) | {"seat": None} for seat in (0, 1, 2, SPECTATOR)]
    assert seen[1:] == seen[:-1]
    assert table(state).hand == ("b1", "g2")


@pytest.mark.rule("SF-10")
def test_the_box_and_the_content_of_the_deck_are_known(game: Game) -> None:
    state = play(game, f"sf1 0 build b1,g2 6 o1|-|- -/-/-/-/n1;c0 {EMPTY} k1=2", "discard b1")
    view = table(state)
    assert view.box == {"b1": 1, "k1": 2}
    everywhere = sum(view.deck.values()) + 3 + 3  # the box, and g2, o1, n1
    assert everywhere == 87
    assert view.deck["b1"] == 1
    assert "o1" not in view.deck


@pytest.mark.rule("SF-10")
def test_the_order_of_the_deck_is_nowhere(game: Game) -> None:
    # One and the same position, whichever card comes next: nothing in it can tell.
    state = game.position(f"sf1 0 draw - 6 -|-|- {EMPTY} {EMPTY} -")
    before = (str(state), state.view(0))
    assert len({state.position.sample(Luck(seed)) for seed in range(20)}) > 5
    assert (str(state), state.view(0)) == before
