"""Somebody who is away: they may resign all the same, and coming back then gives them nothing."""

from __future__ import annotations

import pytest

from fogline.table import live
from fogline.table.messages import Act, Agree, Pause, Resign, Start, Undo
from tests.table.drive import ADA, BEN, CYD, Host, hosting, in_loop, setup

SF = "san-francisco"
FIRST = {"first": 0}


def controls(host: Host) -> list[str]:
    return [entry.text for entry in host.memory.stored.entries if entry.who == "table"]


async def be_taken_over(host: Host) -> None:
    """Ada never watches, so that a bot soon plays for her."""
    await host.watch(BEN)
    await host.do(ADA, Start)
    await host.until(lambda: 0 in host.table.running.derived.away)


@in_loop
async def test_who_resigns_while_taken_over_has_left_and_is_not_handed_back() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST, grace=1)) as host:
        await be_taken_over(host)
        await host.do(ADA, Resign, seat=0)
        derived = host.table.running.derived
        assert (derived.left, derived.away) == ({0: "resign"}, set())
        ear = await host.watch(ADA)
        assert (ear.status.seats[0].left, ear.status.seats[0].away) == ("resign", False)
        assert await host.refused(ADA, Act, seat=0, actions=["draw"]) == "seat-left"
        assert await host.refused(ADA, Resign, seat=0) == "seat-left"
        await host.until(lambda: host.state.actors == (1,))
        await host.act(BEN, 1)
        assert controls(host) == ["takeover 0", "resign 0"]


@in_loop
async def test_it_stays_so_when_the_table_is_opened_anew() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST, grace=1)) as host:
        await be_taken_over(host)
        await host.do(ADA, Resign, seat=0)
        await host.reopen()
        await host.watch(BEN)
        await host.watch(ADA)
        derived = host.table.running.derived
        assert (derived.left, derived.away) == ({0: "resign"}, set())
        await host.until(lambda: host.state.actors == (1,))
        await host.act(BEN, 1)
        assert controls(host) == ["takeover 0", "resign 0"]


@in_loop
async def test_who_is_away_is_not_asked_and_who_returns_is() -> None:
    async with hosting(setup(SF, ADA, BEN, CYD, options={"first": 1}, grace=1)) as host:
        await host.watch(CYD)
        await be_taken_over(host)
        assert host.table.running.deciders() == [BEN.id, CYD.id]
        await host.act(BEN, 1, "draw")
        assert (await host.do(BEN, Undo, seat=1)).pending
        await host.do(CYD, Agree, yes=True)
        assert host.table.running.wish is None
        await host.watch(ADA)
        assert host.table.running.deciders() == [ADA.id, BEN.id, CYD.id]
        assert (await host.do(BEN, Pause)).pending
        await host.do(CYD, Agree, yes=True)
        assert not host.table.running.derived.paused
        await host.do(ADA, Agree, yes=True)
        assert host.table.running.derived.paused


@in_loop
async def test_so_many_answers_are_remembered_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal that is sent again is the same as long as it is remembered, and then it is considered anew."""
    monkeypatch.setattr(live, "REMEMBERED", 3)
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        early = await host.ask(ADA, Act, id="early", seat=0, actions=["draw"])
        assert early.reason is not None
        assert early.reason.code == "not-started"
        await host.do(ADA, Start)
        await host.refused(BEN, Act, id="two", seat=1, actions=["draw"])
        assert await host.ask(ADA, Act, id="early", seat=0, actions=["draw"]) == early, "one of three"
        await host.refused(BEN, Act, id="three", seat=1, actions=["draw"])
        assert len(host.table._answers) == 3
        assert (await host.do(ADA, Act, id="early", seat=0, actions=["draw"])).ok, "the oldest was forgotten"
        assert len(host.table._answers) == 3
        await host.act(ADA, 0, "place a")
        assert await host.refused(BEN, Act, id="three", seat=1, actions=["draw"]) == "not-your-turn", "one of three"
