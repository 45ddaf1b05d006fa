"""Who is host when somebody leaves, and when a bot comes for who is absent."""

from __future__ import annotations

import time

import pytest

from fogline.core.controls import Takeover, Timeout
from fogline.table import seats
from fogline.table.messages import Start
from fogline.table.seats import Chair, Setup, Timing
from tests.table.drive import ADA, BEN, CYD, hosting, in_loop, setup


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
            "timeout 0": Timeout,
            "takeover 0": Takeover,
            "takeover 1": Takeover,
        }
        assert due["timeout 0"][0] == pytest.approx(started + 500, abs=20)
        assert due["takeover 0"][0] == pytest.approx(opened + 90, abs=20), "she was never there"
        assert due["takeover 1"][0] == pytest.approx(gone + 90, abs=20)
        assert host.table.running.next_alarm() == due["takeover 0"][0]
