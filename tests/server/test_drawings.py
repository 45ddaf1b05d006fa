"""What a page asks for to draw a board: where everything lies, and all that a seat may do, at once."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fogline
from fogline import client
from fogline.core.game import SPECTATOR, Drawing, Game
from fogline.server.calls import DRAWING, OWN_DRAWING, REPLAY
from fogline.table.messages import Act, Describe, Look, Resign, Survey
from tests.games.ticket_to_ride.maps import map_text
from tests.play import playable
from tests.server.service import call, open_table, people, serving, until
from tests.server.test_service import refusal
from tests.table.drive import in_loop

TT = "ticket-to-ride-san-francisco"


async def fetched(url: str) -> tuple[Any, str]:
    """A document, and how long it may be kept."""

    def fetch() -> tuple[Any, str]:
        with urllib.request.urlopen(url) as answer:  # noqa: S310  (our own service)
            return json.load(answer), answer.headers["Cache-Control"]

    return await asyncio.to_thread(fetch)


@in_loop
async def test_a_drawing_asked_for_by_its_hash_may_be_kept_for_ever(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        (ada,) = await people(stack, service.url, "Ada")
        table = (await ada.call("POST", "/api/tables", {"game": TT, "seats": 2, "public": True}))["table"]
        info = await ada.call("GET", f"/api/tables/{table}")
        offer = await call(service.url, "GET", "/api/games")
        assert {one["name"]: one["drawing"] for one in offer["games"]}[TT] == info["drawing"] != ""
        path = f"{service.url}/api/tables/{table}/drawing/portrait"
        drawing, kept = await fetched(f"{path}?hash={info['drawing']}")
        assert drawing == json.loads(msgspec.json.encode(fogline.load(TT).drawing("portrait")))
        assert "immutable" in kept
        assert await fetched(path) == (drawing, "no-store")
        assert await fetched(f"{path}?hash=another") == (drawing, "no-store")
        own, kept = await fetched(f"{service.url}/api/games/{TT}/drawing/portrait?hash={info['drawing']}")
        assert own == drawing
        assert "immutable" in kept
        assert await fetched(f"{service.url}/api/games/{TT}/drawing/round") == (None, "no-store")
        assert await refusal(call(service.url, "GET", "/api/games/chess/drawing/wide")) == (400, "unknown-game")


@in_loop
async def test_an_owner_s_map_is_drawn_for_those_who_may_see_the_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        wanted = {"game": TT, "seats": 2, "data": map_text()}
        table = (await ada.call("POST", "/api/tables", wanted))["table"]
        info = await ada.call("GET", f"/api/tables/{table}")
        assert info["drawing"] != fogline.load(TT).drawing_hash
        drawing = await ada.call("GET", f"/api/tables/{table}/drawing/wide?hash={info['drawing']}")
        assert [stop["name"] for stop in drawing["stops"]][:2] == ["Ash", "Bay"]
        assert await refusal(ben.call("GET", f"/api/tables/{table}/drawing/wide")) == (404, "unknown-table")


@in_loop
async def test_the_client_reads_a_drawing_into_its_games_own_type(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        (ada,) = await people(stack, service.url, "Ada")
        table = (await ada.call("POST", "/api/tables", {"game": TT, "seats": 2}))["table"]
        drawing = fogline.load(TT).drawing("wide")
        asked = {"arrangement": "wide", "secret": ada.secret}
        assert await client.call(service.url, OWN_DRAWING, game=TT, **asked) == drawing
        assert await client.call(service.url, DRAWING, name=table, game=TT, **asked) == drawing
        assert await client.call(service.url, DRAWING, name=table, **asked) == Drawing(arrangement="wide")
        assert await client.call(service.url, OWN_DRAWING, game=TT, arrangement="round") is None


@pytest.mark.parametrize("name", playable())
@in_loop
async def test_a_seat_is_surveyed_for_its_holder_alone(tmp_path: Path, name: str) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(ada, [ben], game=name)
        watched = await ada.client.watch(table)
        game = fogline.load(name)
        has_none = type(game).survey is Game.survey
        for _ in range(4):
            told = (await ada.do(table, Survey, seat=0)).result
            assert (told is None) == has_none
            assert told == game.survey((await ada.do(table, Look, seat=0)).result.view)
            assert (await ada.ask(table, Survey, seat=1)).code == "not-your-seat"
            choices = (await ada.do(table, Describe, seat=0)).result.choices
            if choices:
                await ada.do(table, Act, seat=0, actions=[choices[0][0]])
        await ben.do(table, Survey, seat=SPECTATOR)
        await ada.do(table, Resign, seat=0)
        await ben.do(table, Resign, seat=1)
        await until(watched, lambda: watched.status.phase == "over")
        over = (await ada.do(table, Survey, seat=0)).result
        moment = await client.call(service.url, REPLAY, name=table, seat=0, secret=ben.secret)
        assert moment.survey == over
