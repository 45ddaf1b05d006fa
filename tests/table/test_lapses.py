"""Somebody's time is up: a bot plays that turn, the next one is theirs again, and the third time the bot stays."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

import fogline
from fogline import Entry
from fogline.core.controls import Lapse
from fogline.table.derived import LAPSES
from fogline.table.journal import Stored
from fogline.table.messages import Act, Agree, Pause, Resign, Resume, Return, Start, Undo
from fogline.table.seats import Person, Timing
from fogline.table.visible_events import TableEvent
from tests.play import playable
from tests.table.drive import ADA, BEN, CYD, Host, Patient, hosting, in_loop, setup

SF = "san-francisco"
FIRST = {"first": 0}
LONG = Timing(kind="move", ms=100_000_000)
PEOPLE = (ADA, BEN, CYD)


def controls(host: Host) -> list[str]:
    return [entry.text for entry in host.memory.stored.entries if entry.who == "table"]


async def run_out(host: Host, seat: int) -> None:
    """A seat's time is up now, whatever its clock says."""
    done = asyncio.Event()

    async def work() -> None:
        await host.table.running.note(Lapse(seat))
        done.set()

    await host.table._queue.put(work)
    await asyncio.wait_for(done.wait(), 60)


async def end_turn(host: Host, person: Person, seat: int) -> None:
    """Somebody plays their turn."""
    while seat in host.state.actors:
        await host.act(person, seat)


async def lapse_through(host: Host, seat: int) -> None:
    """A turn in which a seat's time is up and a bot plays."""
    await run_out(host, seat)
    await host.until(lambda: seat not in host.state.actors)


@in_loop
async def test_a_bot_plays_the_turn_and_the_next_one_is_its_owners_again() -> None:
    bots = Patient()
    async with hosting(setup(SF, ADA, BEN, options=FIRST, timing=LONG), bots) as host:
        ada, ben = await host.watch(ADA), await host.watch(BEN)
        await host.do(ADA, Start)
        await run_out(host, 0)
        assert (ada.status.seats[0].lapsed, ada.status.seats[0].away) == (True, False)
        assert await host.refused(ADA, Act, seat=0, actions=["draw"]) == "turn-lapsed"
        assert await host.refused(ADA, Undo, seat=0) == "turn-lapsed"
        assert (await host.do(BEN, Pause)).pending, "she is there, and is asked"
        await host.do(ADA, Agree, yes=True)
        bots.go.set()
        await host.do(BEN, Resume)
        await host.until(lambda: host.state.actors == (1,))
        assert not ben.status.seats[0].lapsed
        await end_turn(host, BEN, 1)
        await host.act(ADA, 0, "draw")
        assert controls(host) == ["lapse 0", "pause", "resume"]
        told = [item.event for item in ben.items(1)]
        assert [event.seat for event in told if isinstance(event, TableEvent) and event.what == "lapse"] == [0]


@in_loop
async def test_what_the_bot_did_goes_back_only_with_the_others_consent() -> None:
    """Else whoever is out of time would take it back at once, and have all their time again."""
    async with hosting(setup(SF, ADA, BEN, options=FIRST, timing=LONG)) as host:
        await host.watch(ADA)
        await host.watch(BEN)
        await host.do(ADA, Start)
        await lapse_through(host, 0)
        assert (await host.do(ADA, Undo, seat=0)).pending
        await host.do(BEN, Agree, yes=True)
        assert host.state.actors == (0,)
        assert not host.table.running.derived.lapsed, "with their consent she has another try"
        await host.act(ADA, 0)


@in_loop
async def test_the_third_time_in_a_row_the_bot_stays_until_she_says_that_she_is_back() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST, timing=LONG)) as host:
        ada = await host.watch(ADA)
        await host.watch(BEN)
        await host.do(ADA, Start)
        for _ in range(LAPSES):
            await lapse_through(host, 0)
            await end_turn(host, BEN, 1)
        await host.until(lambda: host.state.actors == (1,))  # a bot plays on, and no time need run out
        assert (ada.status.seats[0].away, ada.status.seats[0].present) == (True, True)
        assert host.table.running.deciders() == [BEN.id]
        await host.reopen()
        ada = await host.watch(ADA)
        await host.watch(BEN)
        assert ada.status.seats[0].away, "a connection that comes back by itself isn't she"
        await host.do(ADA, Return, seat=0)
        assert not ada.status.seats[0].away
        await end_turn(host, BEN, 1)
        await lapse_through(host, 0)
        assert host.table.running.derived.lapses[0] == 1, "counted anew"
        assert controls(host) == ["lapse 0", "lapse 0", "lapse 0", "takeover 0", "handback 0", "lapse 0"]


@in_loop
async def test_acting_is_coming_back_too_but_not_in_the_turn_that_is_the_bots() -> None:
    bots = Patient()
    bots.go.set()
    async with hosting(setup(SF, ADA, BEN, options=FIRST, timing=LONG), bots) as host:
        ada = await host.watch(ADA)
        await host.watch(BEN)
        await host.do(ADA, Start)
        for _ in range(LAPSES - 1):
            await lapse_through(host, 0)
            await end_turn(host, BEN, 1)
        bots.go.clear()
        await run_out(host, 0)
        await host.until(lambda: 0 in host.table.running.derived.away)
        assert await host.refused(ADA, Act, seat=0, actions=["draw"]) == "turn-lapsed"
        await host.do(ADA, Return, seat=0)
        assert (ada.status.seats[0].away, ada.status.seats[0].lapsed) == (False, True)
        assert await host.refused(ADA, Act, seat=0, actions=["draw"]) == "turn-lapsed", "she gets no time anew by that"
        bots.go.set()
        await host.until(lambda: host.state.actors == (1,))
        await end_turn(host, BEN, 1)
        await host.act(ADA, 0)


@in_loop
async def test_who_is_in_time_once_begins_to_count_anew() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST, timing=LONG)) as host:
        await host.watch(ADA)
        await host.watch(BEN)
        await host.do(ADA, Start)
        for _ in range(LAPSES - 1):
            await lapse_through(host, 0)
            await end_turn(host, BEN, 1)
        await host.act(ADA, 0)
        assert host.table.running.derived.lapses[0] == LAPSES - 1, "her turn isn't over yet"
        await end_turn(host, ADA, 0)
        assert host.table.running.derived.lapses[0] == 0
        await end_turn(host, BEN, 1)
        await lapse_through(host, 0)
        assert 0 not in host.table.running.derived.away


@pytest.mark.parametrize("game", playable())
@in_loop
async def test_a_table_opened_anew_after_any_entry_knows_who_plays_each_seat(game: str) -> None:
    """Live, several entries come at once; from the store they come one by one. Both must come to the same."""
    async with hosting(setup(game, *PEOPLE, timing=LONG)) as host:
        for person in PEOPLE:
            await host.watch(person)
        await host.do(ADA, Start)
        for turn in range(24):
            seat = host.state.actors[0]
            if turn % 5 < 3 and seat not in host.table.running.derived.away:
                await lapse_through(host, seat)
            elif seat in host.table.running.derived.away:
                await host.do(PEOPLE[seat], Return, seat=seat)
            else:
                await end_turn(host, PEOPLE[seat], seat)
        live = host.table.running.derived
        known = (live.away, live.lapsed, +live.lapses, live.stood_in, live.left, live.clocks._left, live.clocks._since)
        await host.reopen()
        again = host.table.running.derived
        assert known == (
            again.away,
            again.lapsed,
            +again.lapses,
            again.stood_in,
            again.left,
            again.clocks._left,
            again.clocks._since,
        )
        assert {"lapse 0", "lapse 1", "lapse 2"} <= set(controls(host))


@in_loop
async def test_a_time_out_of_before_keeps_its_meaning() -> None:
    """Tables wrote `timeout` when a bot still finished the whole game."""
    async with hosting(setup(SF, ADA, BEN, options=FIRST, timing=LONG)) as host:
        await host.do(ADA, Start)
        stored = host.memory.stored
        host.resume(Stored(stored.setup, [*stored.entries, Entry("table", "timeout 0", 5)], stored.tokens))
        ada = await host.watch(ADA)
        await host.watch(BEN)
        assert (ada.status.seats[0].left, ada.status.seats[0].lapsed) == ("timeout", False)
        assert await host.refused(ADA, Act, seat=0, actions=["draw"]) == "seat-left"
        assert await host.refused(ADA, Return, seat=0) == "seat-left"
        await host.until(lambda: host.state.actors == (1,))
        await end_turn(host, BEN, 1)
        await host.until(lambda: host.state.actors == (1,))
        await host.do(BEN, Resign, seat=1)
        await host.until(lambda: host.table.running.is_over)
        record = host.table.record()
        assert fogline.verify(record, record.hash, host.game).outcome == record.outcome
        assert all(first != second for first, second in pairwise(controls(host)))
