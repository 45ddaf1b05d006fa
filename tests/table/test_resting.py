"""A table whose store fails: it rests before it tries again by itself, and its log says what was not stored."""

from __future__ import annotations

import asyncio
import time

import pytest

from fogline.table import live, running
from fogline.table.journal import Commit, MemoryJournal
from fogline.table.messages import Act, Preview, Rematch, Resign, Start
from fogline.table.questions import LONGEST_PLAN
from fogline.table.seats import Setup, Timing
from tests.table.drive import ADA, BEN, Host, hosting, in_loop, setup

SF = "san-francisco"
FIRST = {"first": 0}


class Disk(MemoryJournal):
    """A disk that is full while told so, and counts what it is asked."""

    full = False
    tries = 0

    async def commit(self, commit: Commit) -> None:
        self.tries += 1
        if self.full:
            raise OSError("disk full")
        await super().commit(commit)


@in_loop
async def test_a_bots_decision_is_tried_again_after_a_rest_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "RETRY", 0.6)
    agreed = setup(SF, ADA, "random", options=FIRST)
    disk = Disk(agreed)
    async with hosting(agreed, journal=disk) as host:
        await host.do(ADA, Start)
        await host.act(ADA, 0, "draw")
        await host.act(ADA, 0, "place a")
        await host.until(lambda: host.state.actors == (0,))  # the bot has had its turn
        await host.act(ADA, 0, "draw")
        stored = disk.tries
        disk.full = True
        assert await host.refused(ADA, Act, seat=0, actions=["place b"]) == "table-failed"
        failed = time.monotonic()
        assert host.table.running.rests
        due = host.table.running.next_alarm()
        assert due is not None
        assert due == pytest.approx(failed + 0.6, abs=0.3)
        disk.full = False
        await host.act(ADA, 0, "place b")
        assert not host.table.running.rests
        assert host.table.running.retry_at is None
        disk.full = True
        await host.until(lambda: disk.tries == stored + 3)
        failed = time.monotonic()
        await host.until(lambda: disk.tries == stored + 4)
        assert time.monotonic() - failed > 0.3, "it rests in between"
        disk.full = False
        await host.until(lambda: host.state.actors == (0,))


async def play_out(host: Host) -> None:
    for seat, person in enumerate((ADA, BEN)):
        await host.do(person, Resign, seat=seat)
    await host.until(lambda: host.table.running.is_over)


@in_loop
async def test_a_rematch_that_can_not_be_opened_is_told_and_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        await host.do(ADA, Start)
        await play_out(host)
        open_next = host.table._open_next

        async def fail(_: str, __: Setup) -> None:
            raise OSError("disk full")

        host.table._open_next = fail
        assert await host.refused(ADA, Rematch) == "table-failed"
        (line,) = [record for record in caplog.records if record.getMessage() == "not stored"]
        assert vars(line)["table"] == "t"
        assert line.exc_info is not None
        host.table._open_next = open_next
        await host.do(ADA, Rematch)
        assert list(host.opened) == [host.table.running.setup.following]


@in_loop
async def test_a_plan_is_neither_empty_nor_endless_also_where_it_is_only_previewed() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        await host.do(ADA, Start)
        for actions in ([], ["draw"] * (LONGEST_PLAN + 1)):
            for kind in (Act, Preview):
                assert await host.refused(ADA, kind, seat=0, actions=actions) == "plan-length"
        assert await host.refused(ADA, Act, seat=0, actions=["draw"] * LONGEST_PLAN) == "plan-meets-luck"


@in_loop
async def test_the_time_of_play_is_in_milliseconds() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST, timing=Timing("game", 10**8))) as host:
        await host.do(ADA, Start)
        play, moment = host.table.running, time.monotonic()
        began = play._at(moment)
        assert play._at(moment + 2000) == began + 2_000_000
        await host.act(ADA, 0, "draw")
        entry = next(entry for entry in host.memory.stored.entries if entry.who == 0)
        assert entry.time is not None
        assert began <= entry.time <= play.now()


@in_loop
async def test_who_was_invited_is_let_in_once_and_that_is_stored() -> None:
    async with hosting(setup(SF, ADA, BEN)) as host:
        for _ in range(2):
            await host.table.admit("cyd")
            assert host.table.running.setup.guests == ("cyd",)
        await host.table.admit("dan")
        assert host.memory.stored.setup.guests == ("cyd", "dan")
        assert host.table.running.setup.admits("dan")
        assert not host.table.running.setup.admits("eve")


@in_loop
async def test_bots_wait_where_nobody_watches_or_asks_and_play_on_when_somebody_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(live, "ATTENDED", 0.0)
    async with hosting(setup(SF, ADA, "random", options={"first": 1})) as host:
        await host.do(ADA, Start)
        begun = len(host.memory.stored.entries)
        for _ in range(20):
            host.table._queue.put_nowait(host.table._sound_alarms)  # the table looks again who must decide
            await asyncio.sleep(0.01)
        assert len(host.memory.stored.entries) == begun
        await host.watch(None)
        await host.until(lambda: host.state.actors == (0,))
