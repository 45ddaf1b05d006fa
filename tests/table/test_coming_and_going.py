"""Who is host when somebody leaves, and when a bot comes for who is absent."""

from __future__ import annotations

import time

import msgspec
import pytest

from fogline.core.controls import Lapse, Takeover
from fogline.table import messages, running, seats
from fogline.table.messages import Start
from fogline.table.seats import Chair, Setup, Timing
from tests.table.drive import ADA, BEN, CYD, hosting, in_loop, setup

SF = "san-francisco"


def table(*people: str) -> Setup:
    chairs = tuple(Chair(person=person, name=person) if person else Chair() for person in people)
    return Setup(game="san-francisco", host="ada", chairs=chairs)


@pytest.mark.parametrize(
    ("people", "leaving", "seat", "host"),
    [
        (("ada", "ben", "cyd"), "ben", 1, "ada"),
        (("ben", "ada", "cyd"), "cyd", 2, "ada"),
        (("ada", "ben", "cyd"), "ada", 0, "ben"),
        (("cyd", "ada", "ben"), "ada", 1, "cyd"),
        (("ada", "ben", "ada"), "ada", 0, "ada"),
        (("ada", "", ""), "ada", 0, "ada"),
    ],
)
def test_a_host_without_a_seat_hands_over_to_the_first_who_has_one(
    people: tuple[str, ...], leaving: str, seat: int, host: str
) -> None:
    left = seats.leave(table(*people), leaving, seat)
    assert left.host == host
    assert left.chairs[seat] == Chair()
    assert [chair for number, chair in enumerate(left.chairs) if number != seat] == [
        chair for number, chair in enumerate(table(*people).chairs) if number != seat
    ]


@in_loop
async def test_a_bot_comes_after_the_grace_and_a_clock_runs_out_after_its_time() -> None:
    timing = Timing("move", 500_000)
    async with hosting(
        setup("san-francisco", ADA, BEN, CYD, options={"first": 0}, grace=90_000, timing=timing)
    ) as host:
        opened = time.monotonic()
        ben = await host.watch(BEN)
        await host.watch(CYD)
        await host.do(ADA, Start)
        started = time.monotonic()
        host.unwatch(ben)
        gone = time.monotonic()
        due = {str(control): (when, control) for when, control in host.table.running.alarms()}
        assert {text: type(control) for text, (_, control) in due.items()} == {
            "lapse 0": Lapse,
            "takeover 0": Takeover,
            "takeover 1": Takeover,
        }
        assert due["lapse 0"][0] == pytest.approx(started + 500, abs=20)
        assert due["takeover 0"][0] == pytest.approx(opened + 90, abs=20), "she was never there"
        assert due["takeover 1"][0] == pytest.approx(gone + 90, abs=20)
        passes = host.table.running.host_passes_at()
        assert passes == pytest.approx(opened + 60, abs=20), "Ada is host, and Cyd is there"
        assert host.table.running.next_alarm() == passes


@in_loop
async def test_the_host_hands_the_role_over_to_whoever_has_a_seat() -> None:
    async with hosting(setup(SF, ADA, BEN, "random")) as host:
        ben = await host.watch(BEN)
        assert await host.refused(BEN, messages.Host, seat=1) == "not-host"
        assert await host.refused(ADA, messages.Host, seat=2) == "not-a-person"
        assert await host.refused(ADA, messages.Host, seat=3) == "unknown-seat"
        await host.do(ADA, messages.Host, seat=1)
        assert ben.status.host == BEN.id
        assert ben.status.seats[0].ready, "nobody else sits at the table, so who was ready still is"
        assert await host.refused(ADA, Start) == "not-host"
        await host.do(BEN, Start)
        await host.do(BEN, messages.Host, seat=0)
        await host.reopen()
        assert host.table.running.setup.host == ADA.id


@pytest.mark.parametrize("begun", [False, True])
@in_loop
async def test_the_role_passes_on_when_the_host_is_gone(begun: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "HOST_PATIENCE", 0.05)
    async with hosting(setup(SF, ADA, BEN, CYD)) as host:
        ada = await host.watch(ADA)
        if begun:
            await host.do(ADA, Start)
        watching = await host.watch(None)
        host.unwatch(ada)
        await host.until(lambda: not watching.status.seats[0].present)
        assert host.table.running.host_passes_at() is None, "only somebody who has a seat and is there is asked to host"
        cyd = await host.watch(CYD)
        await host.until(lambda: cyd.status.host == CYD.id)
        await host.watch(ADA)
        assert host.table.running.setup.host == CYD.id, "and it stays with them"
        assert host.memory.stored.setup.host == CYD.id


@in_loop
async def test_a_host_who_is_there_stays_host(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "HOST_PATIENCE", 0.0)
    async with hosting(setup(SF, ADA, BEN)) as host:
        await host.watch(ADA)
        ben = await host.watch(BEN)
        await host.do(ADA, Start)
        assert ben.status.host == ADA.id


def test_a_host_whose_data_is_deleted_leaves_the_role_to_somebody() -> None:
    begun = msgspec.structs.replace(table("ada", "ben", "cyd"), started="now")
    assert seats.forget(begun, "ada").host == "ben"
    assert seats.forget(begun, "ben").host == "ada"
    alone = msgspec.structs.replace(table("ada"), started="now")
    assert seats.forget(alone, "ada").host == "former"
