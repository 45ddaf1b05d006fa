"""Somebody is removed in play by all the others who are there, and by nobody else; their secrets go to nobody."""

from __future__ import annotations

import pytest

import fogline
from fogline.core.game import SPECTATOR
from fogline.table.messages import (
    Act,
    Agree,
    Chat,
    Describe,
    Look,
    Pause,
    Preview,
    Rematch,
    Remove,
    Resign,
    Start,
    Told,
)
from fogline.table.seats import Chair, Person
from tests.play import playable
from tests.table.drive import ADA, BEN, CYD, SECRET, Ear, Host, hosting, in_loop, setup

SF = "san-francisco"
TT = "ticket-to-ride-san-francisco"
DAN = Person("dan", "Dan")


def controls(host: Host) -> list[str]:
    return [entry.text for entry in host.memory.stored.entries if entry.who == "table"]


async def begin(host: Host, *people: Person) -> list[Ear]:
    ears = [await host.watch(person) for person in people]
    await host.do(ADA, Start)
    return ears


@in_loop
async def test_all_the_others_who_are_there_must_agree() -> None:
    async with hosting(setup(SF, ADA, BEN, CYD, DAN, options={"first": 0})) as host:
        ada, _, _ = await begin(host, ADA, BEN, CYD)
        assert (await host.do(ADA, Remove, seat=1)).pending
        wish = ada.status.wish
        assert wish is not None
        assert (wish.what, wish.seat, wish.person) == ("remove", 1, ADA.id)
        assert await host.refused(BEN, Agree, yes=True) == "nothing-asked", "nobody is asked about themselves"
        assert await host.refused(BEN, Agree, yes=False) == "nothing-asked"
        await host.act(ADA, 0)
        assert ada.status.wish == wish, "whoever acts can't put an end to it"
        await host.do(CYD, Agree, yes=True)  # Dan isn't there
        assert ada.status.seats[1].left == "remove"
        assert host.table.running.wish is None
        assert await host.refused(BEN, Act, seat=1, actions=["draw"]) == "not-your-seat"
        assert await host.refused(BEN, Chat, text="but") == "was-removed"
        assert await host.refused(ADA, Remove, seat=1) == "not-a-person"
        assert host.table.running.deciders() == [ADA.id, CYD.id, DAN.id]
        assert controls(host) == ["remove 1"]


@in_loop
async def test_one_no_is_enough_and_stands_until_something_happened() -> None:
    async with hosting(setup(SF, ADA, BEN, CYD, options={"first": 0})) as host:
        ada, _, cyd = await begin(host, ADA, BEN, CYD)
        await host.do(ADA, Remove, seat=1)
        await host.do(CYD, Agree, yes=False)
        assert ada.status.wish is None
        assert await host.refused(ADA, Remove, seat=1) == "remove-refused"
        assert (await host.do(BEN, Remove, seat=2)).pending, "that was of another"
        await host.do(BEN, Agree, yes=False)  # who asked may take it back
        assert ada.status.wish is None
        await host.act(ADA, 0)
        assert (await host.do(ADA, Remove, seat=1)).pending
        host.unwatch(cyd)
        await host.until(lambda: ada.status.wish is None)
        assert not controls(host), "who leaves while asked has said no"


@in_loop
async def test_nobody_removes_alone_somebody_who_is_there() -> None:
    async with hosting(setup(SF, ADA, BEN, "random", options={"first": 0})) as host:
        ada, ben = await begin(host, ADA, BEN)
        assert await host.refused(ADA, Remove, seat=1) == "remove-alone"
        assert await host.refused(ADA, Remove, seat=0) == "not-a-person"
        assert await host.refused(ADA, Remove, seat=2) == "not-a-person"
        assert await host.refused(ADA, Remove, seat=4) == "unknown-seat"
        assert await host.refused(CYD, Remove, seat=1) == "not-seated"
        host.unwatch(ben)
        await host.until(lambda: not ada.status.seats[1].present)
        assert not (await host.do(ADA, Remove, seat=1)).pending
        assert ada.status.seats[1].left == "remove"


@in_loop
async def test_somebody_whose_consent_no_longer_counts_leaves_nobody_alone_with_the_question() -> None:
    async with hosting(setup(SF, ADA, BEN, CYD, options={"first": 0})) as host:
        ada, _, _ = await begin(host, ADA, BEN, CYD)
        await host.do(ADA, Remove, seat=1)
        await host.do(CYD, Resign, seat=2)
        assert ada.status.seats[1].left is None, "Ada alone isn't enough, as Ben is there"
        assert ada.status.wish is not None
        await host.do(BEN, Resign, seat=1)
        assert ada.status.wish is None
        assert ada.status.seats[1].left == "resign"


@in_loop
async def test_before_the_start_the_host_frees_a_seat_as_ever() -> None:
    async with hosting(setup(SF, ADA, BEN, CYD)) as host:
        assert await host.refused(BEN, Remove, seat=2) == "not-host"
        await host.do(ADA, Remove, seat=2)
        assert host.table.running.setup.chairs[2] == Chair()


@pytest.mark.parametrize("game", playable())
@in_loop
async def test_the_seats_secrets_go_to_nobody_and_the_game_is_finished(game: str) -> None:
    async with hosting(setup(game, ADA, BEN, CYD)) as host:
        _, ben, _ = await begin(host, ADA, BEN, CYD)
        await host.do(ADA, Remove, seat=1)
        await host.do(CYD, Agree, yes=True)
        upto = next(i for i, frame in enumerate(ben.frames) if getattr(frame, "seats", None) and frame.seats[1].left)
        for question in (Look, Describe):
            assert await host.refused(BEN, question, seat=1) == "not-your-seat"
        assert await host.refused(BEN, Preview, seat=1, actions=["draw"]) == "not-your-seat"
        await host.reopen()
        again, ada = await host.watch(BEN, {1: 0}), await host.watch(ADA)
        cyd = await host.watch(CYD)
        await host.do(ADA, Resign, seat=0)
        await host.do(CYD, Resign, seat=2)
        await host.until(lambda: host.table.running.is_over)
        heard = [frame for frame in (*ben.frames[upto:], *again.frames) if isinstance(frame, Told)]
        assert {frame.seat for frame in heard} == {SPECTATOR}, "Ben looks on like anybody"
        assert {frame.seat for frame in ada.frames if isinstance(frame, Told)} == {0}
        assert {frame.seat for frame in cyd.frames if isinstance(frame, Told)} == {2}
        assert ada.status.seats[1].left == "remove"
        record = host.table.record()
        assert fogline.verify(record, record.hash, host.game).outcome == record.outcome
        assert [player.name for player in record.players] == ["Ada", "Ben", "Cyd"]
        assert "remove 1" in [entry.text for entry in record.entries]
        assert SECRET.hex() not in str(record)


@in_loop
async def test_of_several_players_at_one_screen_one_is_removed() -> None:
    async with hosting(setup(TT, ADA, BEN, BEN, CYD)) as host:
        _, ben, _ = await begin(host, ADA, BEN, CYD)
        await host.do(ADA, Remove, seat=1)
        await host.do(CYD, Agree, yes=True)
        assert host.table.running.setup.viewers_of(BEN.id) == (2,)
        assert {frame.seat for frame in ben.frames[-2:] if isinstance(frame, Told)} == {2}
        assert (await host.do(BEN, Pause)).pending, "the other one plays on"


@in_loop
async def test_a_host_who_is_removed_is_host_no_more_and_is_left_out_of_the_rematch() -> None:
    async with hosting(setup(SF, ADA, BEN, CYD)) as host:
        _, ben, _ = await begin(host, ADA, BEN, CYD)
        await host.do(BEN, Remove, seat=0)
        await host.do(CYD, Agree, yes=True)
        assert ben.status.host == BEN.id
        await host.do(BEN, Resign, seat=1)
        await host.do(CYD, Resign, seat=2)
        await host.until(lambda: host.table.running.is_over)
        assert await host.refused(ADA, Rematch) == "not-seated"
        await host.do(BEN, Rematch)
        await host.do(CYD, Rematch)
        (following,) = host.opened.values()
        assert [chair.person for chair in following.chairs] == [CYD.id, None, BEN.id]
        assert following.chairs[1] == Chair()
        assert following.host == BEN.id
