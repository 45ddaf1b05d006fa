"""What is heard: only by who chose it, each sound with what is seen, and one's turn at once though the board lags."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from fogline import games
from tests.web.browsing import Served, Somebody, Visit, two_people
from tests.web.players import AT, MY_TURN, Mouse, Player, until
from tests.web.riders import WithMouse

SF, TT = games.names()
BEHIND = "document.querySelector('[data-behind]') !== null"

HEAR = """() => {
  window.heard = []
  const sound = AudioParam.prototype.setValueAtTime
  AudioParam.prototype.setValueAtTime = function (value, when) {
    if (value > 50) heard.push([value, document.querySelector('[data-behind]') !== null])
    return sound.call(this, value, when)
  }
}"""
"""Notes the pitch of every tone, and whether the board shows the past then."""

PITCHES: dict[str, list[float]] = {
    "lay": [150],
    "build": [230, 290],
    "tram": [1568, 1568, 2349],
    "tower": [392, 523.25, 783.99],
    "claim": [196],
    "turn": [523.25, 783.99],
    "end": [392, 493.88, 587.33, 783.99],
}


def sounds(page: Page) -> list[tuple[str, bool]]:
    """What was heard, and whether the board showed the past then."""
    tones: list[tuple[float, bool]] = page.evaluate(
        "heard.map(([pitch, behind]) => [Math.round(pitch * 100) / 100, behind])"
    )
    found = []
    while tones:
        name = next(name for name, own in PITCHES.items() if own == [pitch for pitch, _ in tones[: len(own)]])
        found.append((name, tones[0][1]))
        tones = tones[len(PITCHES[name]) :]
    return found


def hearing(page: Page) -> None:
    """Note what is heard from the next page on; Playwright's looks count as presses, which browsers ask for first."""
    page.add_init_script(f"({HEAR})()")


FETCHED = "performance.getEntriesByType('resource').some((one) => one.name.includes('/sounds-'))"


@pytest.mark.parametrize("game", [SF, TT])
def test_sounds_are_made_and_fetched_only_for_who_chose_them(service: Served, visit: Visit, game: str) -> None:
    ada = Somebody(service.url, "Ada")
    table = ada.open(game, "random", options={"first": 0})
    for sound in (False, True):
        page = visit(ada, settings={"sound": sound}).page
        hearing(page)
        page.goto(f"{service.url}/table/{table}")
        one: Player = Mouse(page) if game == SF else WithMouse(page)
        for _ in range(3):
            until(page, MY_TURN)
            one.decide()
        until(page, MY_TURN)
        if sound:
            until(page, "heard.length > 3")
        assert bool(sounds(page)) == sound
        assert page.evaluate(FETCHED) == sound


def test_sound_and_volume_are_chosen_in_the_settings(visit: Visit, service: Served) -> None:
    page = visit(Somebody(service.url, "Ada")).page
    hearing(page)
    page.goto(f"{service.url}/settings")
    switch = page.get_by_role("checkbox", name=re.compile("^Sound"))
    expect(switch).not_to_be_checked()
    assert page.get_by_role("slider").count() == 0
    switch.check()
    until(page, "heard.length > 0")
    page.get_by_role("slider", name="How loud").fill("0")
    page.reload()
    expect(page.get_by_role("slider", name="How loud")).to_have_value("0")
    page.get_by_role("button", name="Try it").click()
    page.wait_for_timeout(300)
    assert sounds(page) == []


def told(page: Page) -> list[str]:
    """The kinds of the events that the service tells this page's first seat, from now on."""
    kinds: list[str] = []

    def hear(text: str | bytes) -> None:
        frame: dict[str, Any] = json.loads(text)["frame"]
        if frame["type"] == "events" and frame["seat"] == 0:
            kinds.extend(item["event"]["type"] for item in frame["items"])

    def connect(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", connect)
    return kinds


HEARD_WITH = {
    "card-placed": "lay",
    "card-built": "build",
    "bonus-taken": "build",
    "trams-running": "tram",
    "skyscrapers-built": "tower",
}
WISHED = ("build", "take", "bonus", "place", "draw")
"""Builds all that it can: trams run soon."""


def test_each_sound_is_heard_with_its_own_event_and_nothing_else(service: Served, visit: Visit) -> None:
    """Two people, move by move: what is heard after each, by what the service told of it."""
    ada, ben, table = two_people(service.url, SF)
    page = visit(ada, settings={"sound": True}).page
    hearing(page)
    kinds = told(page)
    page.goto(f"{service.url}/table/{table}")
    until(page, MY_TURN)
    until(page, "heard.length >= 2")
    assert sounds(page) == [("turn", False)]
    met: set[str] = set()
    mine = True
    for _ in range(150):
        page.evaluate("heard = []")
        kinds.clear()
        seat, one = next(
            (i, who) for i, who in enumerate((ada, ben)) if who.ask(table, "look", seat=i)["result"]["legal"]
        )
        legal: list[str] = one.ask(table, "look", seat=seat)["result"]["legal"]
        wished = next((action for verb in WISHED for action in legal if action.startswith(verb)), legal[0])
        at = one.ask(table, "act", seat=seat, actions=[wished])["at"]
        until(page, f"{AT} >= {at}")
        now = bool(ada.ask(table, "look", seat=0)["result"]["legal"])
        due = [HEARD_WITH[kind] for kind in kinds if kind in HEARD_WITH][-1:] + ["turn"] * (now and not mine)
        mine = now
        if due:
            until(page, f"heard.length >= {sum(len(PITCHES[name]) for name in due)}")
        assert sorted(name for name, _ in sounds(page)) == sorted(due), (wished, kinds)
        met.update(due)
        if {"lay", "build", "tram", "turn"} <= met:
            break
    assert {"lay", "build", "tram", "turn"} <= met
    page.evaluate("heard = []")
    ben.ask(table, "resign", seat=1)
    ada.ask(table, "resign", seat=0)
    page.get_by_role("dialog", name="Result").wait_for()
    until(page, "heard.length > 0")
    assert ("end", False) in sounds(page)


def test_prompt_clock_and_sound_come_at_once_while_the_board_lags(service: Served, visit: Visit) -> None:
    ada = Somebody(service.url, "Ada")
    timing = {"kind": "game", "ms": 600_000, "increment": 0}
    table = ada.open(SF, "random", "random", "random", options={"first": 0}, timing=timing)
    page = visit(ada, settings={"pace": "calm", "sound": True}).page
    hearing(page)
    page.goto(f"{service.url}/table/{table}")
    one, own = Mouse(page), page.get_by_role("list", name="Players").get_by_role("timer").first
    lagged = f"{MY_TURN} && {BEHIND}"
    for _ in range(12):
        until(page, f"{MY_TURN} && !({BEHIND})")
        page.evaluate("heard = []")
        one.decide()
        page.wait_for_timeout(100)
        if not page.evaluate(f"{MY_TURN} && !({BEHIND})"):
            break
    until(page, f"{lagged} && heard.some(([pitch, behind]) => behind && pitch > 523 && pitch < 524)")
    assert ("turn", True) in sounds(page)
    runs = "document.querySelector('.players .clock.runs') !== null"
    assert (
        page.evaluate(f"[{lagged}, document.querySelector('.prompt').innerText.startsWith('Your turn'), {runs}]")
        == [True] * 3
    )
    expect(own).to_have_class(re.compile("runs"))
