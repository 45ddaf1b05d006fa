"""Actions as text: what people may type, and what is written."""

from __future__ import annotations

import pytest

from fogline.games.ticket_to_ride.game import TicketToRideGame
from tests.games.ticket_to_ride.look import at, play, player, seat


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("TAKE  Blue", "take blue"),
        ("claim bay ash black", "claim ash bay black"),
        ("claim fern elm blue", "claim elm fern blue ferries 1"),
        ("claim elm fern blue ferries 2", "claim elm fern blue ferries 2"),
        ("claim ash bay ferries", "claim ash bay ferries 3"),
        ("claim bay cove 1 blue", "claim bay cove blue"),
        ("claim bay cove 2 red", "claim bay cove red"),
        ("claim bay cove 2 ferries", "claim bay cove 2 ferries 2"),
        ("claim dale cove 2 pink", "claim cove dale 2 pink"),
        ("keep bay-dale cove-ash", "keep ash-cove bay-dale"),
        ("ticket elm-ash", "ticket ash-elm"),
    ],
)
def test_what_is_typed_is_forgiven_and_written_one_way(game: TicketToRideGame, typed: str, written: str) -> None:
    assert str(game.action(typed)) == written
    assert game.action(written) == game.action(typed)


def test_the_number_names_the_line_of_a_double_line(game: TicketToRideGame) -> None:
    for number in (1, 2):
        state = play(game, at(seat("b/-")), f"claim cove dale {number} blue")
        assert player(state).lines == (f"cove-dale.{number}",)


def test_every_payment_of_the_map_has_its_own_text_and_number(game: TicketToRideGame) -> None:
    numbers = range(game.tables.claim, game.tables.claim + len(game.tables.pay_line))
    actions = [game.decode(number) for number in numbers]
    assert len({str(action) for action in actions}) == len(numbers)
    assert [game.encode(game.action(str(action))) for action in actions] == list(numbers)
