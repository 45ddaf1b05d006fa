"""Whole games in the browser, each in its own way."""

from __future__ import annotations

import pytest

from fogline import games
from tests.web.browsing import PHONE, Served, Somebody, Visit
from tests.web.players import Finger, Keyboard, Mouse, Player
from tests.web.riders import ByKeyboard, WithFinger, WithMouse

SF, TT = games.names()
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


@pytest.mark.parametrize(
    ("game", "way", "device"),
    [
        pytest.param(SF, Mouse, {}, id="sf-mouse"),
        pytest.param(SF, Keyboard, {}, id="sf-keyboard"),
        pytest.param(SF, Finger, TOUCH, id="sf-touch"),
        pytest.param(TT, WithMouse, {}, id="tt-mouse"),
        pytest.param(TT, ByKeyboard, {}, id="tt-keyboard"),
        pytest.param(TT, WithFinger, TOUCH, id="tt-touch"),
    ],
)
def test_a_person_plays_three_bots_to_the_end(
    service: Served, visit: Visit, game: str, way: type[Player], device: dict[str, object]
) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.open(game, "random", "random", "random")
    page = visit(ada, **device).go(f"/table/{table}")
    assert way(page).play() > 5
    result = page.get_by_role("dialog", name="Result")
    result.get_by_role("table", name="Score sheet").wait_for()
    status = ada.status(table)
    assert status["phase"] == "over"
    assert [seat["left"] for seat in status["seats"]] == [None] * 4
    winner = status["seats"][status["outcome"]["standings"][0]["seat"]]
    assert winner["kind"] == "bot" or "Ada" in (result.get_by_role("listitem").first.text_content() or "")
