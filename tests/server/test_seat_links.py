"""One chair goes to a phone: from then on nobody else is told what is private of it, on any way to the service."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from fogline.client import ServiceError
from fogline.core.errors import Refusal
from fogline.core.game import SPECTATOR
from fogline.games.ticket_to_ride.view import TicketToRideView
from fogline.server.people import hash_secret
from fogline.table import seats
from fogline.table.messages import Act, Describe, Look, Preview, Ready, Sit, Start, Survey, Told, Undo, Why
from fogline.table.seats import Chair, SeatLink, Setup
from tests.server.engines import BOTH, everything
from tests.server.service import Somebody, people, serving, until
from tests.table.drive import ADA, BEN, CYD, hosting, in_loop, setup

pytestmark = BOTH

TT = "ticket-to-ride-san-francisco"
SF = "san-francisco"
TURNS = 12
"""Enough that everybody draws tickets once more."""


class Screen:
    """A socket of somebody's, with every word that comes over it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.words: list[str] = []

    @property
    def frames(self) -> list[dict[str, Any]]:
        return [json.loads(text)["frame"] for text in self.words]

    def viewers(self) -> set[int]:
        return {frame["seat"] for frame in self.frames if frame["type"] == "events"}

    async def hear(self) -> None:
        async for text in self.connection:
            self.words.append(str(text))

    async def say(self, **message: object) -> None:
        """Say something, and wait for its answer: whatever was told before has come by then."""
        id_ = f"s{time.monotonic_ns()}"
        await self.connection.send(json.dumps({"id": id_, **message}))
        async with asyncio.timeout(60):
            while not any(frame.get("id") == id_ for frame in self.frames):  # noqa: ASYNC110
                await asyncio.sleep(0.005)


@asynccontextmanager
async def screen_of(one: Somebody, table: str, since: dict[int, int] | None = None) -> AsyncIterator[Screen]:
    async with connect(f"ws{one.url.removeprefix('http')}/socket", max_size=4_000_000) as connection:
        screen = Screen(connection)
        hearing = asyncio.create_task(screen.hear())
        await screen.say(type="hello", secret=one.secret)
        await screen.say(type="watch", table=table, since=since or {})
        try:
            yield screen
        finally:
            hearing.cancel()


async def hot_seat(ada: Somebody, game: str = TT, **terms: object) -> str:
    """Three play at Ada's screen."""
    wanted = {"game": game, "seats": 3, "grace": None, **terms}
    table: str = (await ada.call("POST", "/api/tables", wanted))["table"]
    for name in ("Bea", "Cyd"):
        await ada.do(table, Sit, name=name)
    for seat in range(3):
        await ada.do(table, Ready, seat=seat)
    await ada.do(table, Start)
    return table


async def move(ada: Somebody, to: Somebody, table: str, seat: int) -> None:
    link = (await ada.call("POST", f"/api/tables/{table}/seats/{seat}/link"))["link"]
    assert await to.call("POST", "/api/seats", {"link": link}) == {"table": table}


async def refused(one: Somebody, method: str, path: str, body: object = None) -> tuple[int, str]:
    with pytest.raises(ServiceError) as caught:
        await one.call(method, path, body)
    return caught.value.status, caught.value.code


async def play_on(table: str, holders: list[Somebody], turns: int) -> None:
    """Everybody draws tickets where they may, and keeps them all; else whatever is first."""
    for _ in range(turns):
        for seat, one in enumerate(holders):
            legal = (await one.do(table, Look, seat=seat)).result.legal
            if legal:
                action = next((text for text in legal if "tickets" in text), legal[-1])
                await one.do(table, Act, seat=seat, actions=[action])


def tickets_of(view: TicketToRideView) -> set[str]:
    """The tickets that only the viewer knows."""
    return {ticket.ticket for ticket in view.tickets} | {*view.offer, *view.kept}


def known_to(look: Told) -> set[str]:
    """Every ticket that is written anywhere in what a viewer is told."""
    return tickets_of(look.view) | {text for seat in look.view.seats for text in seat.known_tickets}


@in_loop
async def test_a_shared_screen_is_told_what_each_of_its_seats_sees_and_what_everybody_sees(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        (ada,) = await people(stack, service.url, "Ada")
        table = await hot_seat(ada)
        async with screen_of(ada, table) as screen:
            assert screen.viewers() == {SPECTATOR, 0, 1, 2}
            public = [frame for frame in screen.frames if frame.get("seat") == SPECTATOR]
            assert public[-1]["view"]["offer"] == []
            assert public[-1]["legal"] == []


@in_loop
async def test_after_the_move_nothing_private_of_the_seat_comes_to_the_old_screen(tmp_path: Path) -> None:
    """On its socket, after a reconnect with any `since`, by any question: the other seats' frames, and nothing else."""
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await hot_seat(ada)
        screen = await stack.enter_async_context(screen_of(ada, table))
        await move(ada, ben, table, 1)
        await screen.say(type="ask", table=table, request={"type": "look", "id": "x", "seat": -1})
        screen.words.clear()
        phone = await ben.client.watch(table)
        await until(phone, lambda: set(phone.seen) == {1})
        status = (await ben.call("GET", f"/api/tables/{table}"))["status"]
        assert [(seat["person"], seat["name"]) for seat in status["seats"]] == [
            (ada.id, "Ada"),
            (ben.id, "Bea"),
            (ada.id, "Cyd"),
        ]
        await play_on(table, [ada, ben, ada], TURNS)
        await screen.say(type="unwatch", table=table)
        assert screen.viewers() == {SPECTATOR, 0, 2}
        mine, theirs = await looks(table, {0: ada, 2: ada}), await looks(table, {1: ben})
        secret = known_to(theirs[1]) - set().union(*map(known_to, mine.values()))
        assert len(secret) > 2
        assert [ticket for ticket in secret if any(f'"{ticket}"' in text for text in screen.words)] == []
        again = await stack.enter_async_context(screen_of(ada, table, {1: 0, 0: 0}))
        assert again.viewers() == {SPECTATOR, 0, 2}
        for kind, fields in questions(1):
            assert (await ada.ask(table, kind, **fields)).code == "not-your-seat"
        assert await refused(ada, "GET", f"/api/tables/{table}/seen?seat=1") == (403, "not-your-seat")
        service.end(signal.SIGKILL)
        await service.start()
        after = await stack.enter_async_context(screen_of(ada, table, {1: 0}))
        assert after.viewers() == {SPECTATOR, 0, 2}


def questions(seat: int) -> list[tuple[type[Any], dict[str, Any]]]:
    """Every request that is about a seat, and what it would tell."""
    return [
        (Look, {"seat": seat}),
        (Describe, {"seat": seat}),
        (Preview, {"seat": seat, "actions": ["pass"]}),
        (Why, {"seat": seat, "action": "pass"}),
        (Survey, {"seat": seat}),
        (Act, {"seat": seat, "actions": ["pass"]}),
        (Undo, {"seat": seat}),
    ]


async def looks(table: str, holders: dict[int, Somebody]) -> dict[int, Told]:
    return {seat: (await one.do(table, Look, seat=seat)).result for seat, one in holders.items()}


@in_loop
async def test_a_screen_whose_hands_are_all_on_phones_is_a_spectators(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        ada, *phones = await people(stack, service.url, "Ada", "Phone", "Phone", "Phone")
        table = await hot_seat(ada)
        screen = await stack.enter_async_context(screen_of(ada, table))
        for seat, phone in enumerate(phones):
            await move(ada, phone, table, seat)
        await screen.say(type="ask", table=table, request={"type": "look", "id": "x", "seat": -1})
        screen.words.clear()
        await play_on(table, phones, 4)
        await screen.say(type="unwatch", table=table)
        assert screen.viewers() == {SPECTATOR}
        held = await looks(table, dict(enumerate(phones)))
        assert [one for look in held.values() for one in tickets_of(look.view) if one in "".join(screen.words)] == []


@in_loop
async def test_a_seat_link_works_once_and_until_it_is_taken_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        ada, ben, eve = await people(stack, service.url, "Ada", "Ben", "Eve")
        table = await hot_seat(ada, SF)
        path = f"/api/tables/{table}/seats/1/link"
        first, second = [(await ada.call("POST", path))["link"] for _ in range(2)]
        assert await refused(eve, "POST", "/api/seats", {"link": first}) == (404, "unknown-link")
        assert await refused(eve, "POST", path) == (404, "unknown-table")
        assert await refused(eve, "POST", "/api/seats", {"link": f"{table}-guess"}) == (404, "unknown-link")
        assert await refused(eve, "POST", "/api/seats", {"link": "guess"}) == (404, "unknown-link")
        await ben.call("POST", "/api/seats", {"link": second})
        assert await refused(eve, "POST", "/api/seats", {"link": second}) == (404, "unknown-link")
        assert await refused(ada, "POST", path) == (403, "not-your-seat")
        assert await refused(ben, "POST", f"/api/tables/{table}/seats/no/link") == (400, "bad-message")
        back = (await ben.call("POST", path))["link"]
        await ben.call("DELETE", path)
        assert await refused(ada, "POST", "/api/seats", {"link": back}) == (404, "unknown-link")
        kept = (await ben.call("POST", path))["link"].partition("-")[2]
        assert hash_secret(kept).hex().encode() in everything(service.database)
        assert kept.encode() not in everything(service.database)


@in_loop
async def test_who_takes_a_seat_over_is_waited_for_before_a_bot_plays() -> None:
    """The table was opened long ago, and the phone comes a moment after its call: nobody is absent meanwhile."""
    async with hosting(setup(SF, ADA, ADA, grace=300)) as host:
        screen = await host.watch(ADA)
        await host.do(ADA, Start)
        await asyncio.sleep(0.4)
        await host.table.agree_on(linked(1))
        await host.table.agree_on(lambda agreed: seats.take_over(agreed, BEN.id, "h", 1))
        assert not host.table.running.derived.away
        await host.watch(BEN)
        assert [seat.person for seat in screen.status.seats] == [ADA.id, BEN.id]
        assert not any(seat.away for seat in screen.status.seats)


def linked(seat: int) -> Any:  # noqa: ANN401  (a change of a setup)
    return lambda agreed: seats.link_seat(agreed, agreed.chairs[seat].person, seat, SeatLink("h", 2))


@in_loop
async def test_a_seat_that_a_bot_played_is_the_takers_again() -> None:
    async with hosting(setup(SF, ADA, ADA, BEN, grace=1)) as host:
        await host.watch(BEN)
        await host.do(BEN, Ready, seat=2)
        await host.do(ADA, Start)
        async with asyncio.timeout(30):
            while host.table.running.derived.away != {0, 1}:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        await host.table.agree_on(linked(1))
        await host.table.agree_on(lambda agreed: seats.take_over(agreed, CYD.id, "h", 1))
        await host.watch(CYD)
        async with asyncio.timeout(30):
            while 1 in host.table.running.derived.away:  # noqa: ASYNC110
                await asyncio.sleep(0.01)


def test_a_link_goes_where_its_chair_goes_and_ends_with_it() -> None:
    link = SeatLink("h", 100)
    agreed = Setup(
        game=SF, host="ada", chairs=(Chair(person="ada", name="Ada"), Chair(person="ada", name="Bea"), Chair())
    )
    offered = seats.link_seat(agreed, "ada", 1, link)
    swapped = seats.swap(offered, "ada", 0, 1)
    assert seats.take_over(swapped, "ben", "h", 99).chairs[0] == Chair(person="ben", name="Bea")
    for gone in (seats.leave(offered, "ada", 1), seats.free(offered, "ada", 1), seats.rematch(offered, 1)):
        with pytest.raises(Refusal, match="unknown-link"):
            seats.take_over(gone, "ben", "h", 99)
    with pytest.raises(Refusal, match="unknown-link"):
        seats.take_over(offered, "ben", "h", 100)
    assert msgspec.json.decode(msgspec.json.encode(offered), type=Setup) == offered
