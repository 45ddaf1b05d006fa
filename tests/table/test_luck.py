"""Luck that can be checked, at a live table: committed first, added to, frozen, never chosen, told at the end."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from fogline import games, verify
from fogline.core.luck import key_of, unhex
from fogline.core.record import Play, luck_of
from fogline.core.sources import Fair, Secret
from fogline.table import messages, seats
from fogline.table.journal import Commit, MemoryJournal
from fogline.table.messages import Leave, Ready, Rematch, Sit, Start, Status, Swap, Told
from fogline.table.seats import Chair, SeatLink
from tests.play import playable
from tests.table.drive import ADA, BEN, CYD, SECRET, Host, in_loop, setup
from tests.table.fair import NAME, SEALED, FairHost, added, gathered

SF = "san-francisco"


@asynccontextmanager
async def fair(game: str = SF, journal: MemoryJournal | None = None, **terms: object) -> AsyncIterator[FairHost]:
    agreed = gathered(game, **terms)
    host = FairHost(agreed, journal)
    try:
        yield host
    finally:
        await host.table.close()
        await host.task


@pytest.mark.parametrize("game", playable())
@in_loop
async def test_a_game_to_its_end_is_true_with_its_luck(game: str) -> None:
    async with fair(game) as host:
        await host.begin(added("ada"), None)
        record = await host.play(5)
        luck = luck_of(record)
        assert luck is not None
        assert (luck.table, luck.secret, luck.contributions) == (NAME, SEALED.secret.hex(), (added("ada"), None))
        assert luck.commitment == SEALED.commitment.hex()
        verify(record, record.hash, games.of_record(record))
        assert [entry.text for entry in record.entries if entry.who == "table"] != []
        await host.reopen()
        assert host.table.record() == record


@in_loop
async def test_the_commitment_comes_before_anybody_contributes_and_the_list_before_the_first_event() -> None:
    async with fair() as host:
        ear, spectator = await host.watch(ADA), await host.watch(None)
        assert ear.status.luck is not None
        assert (ear.status.luck.commitment, ear.status.luck.contributions) == (SEALED.commitment.hex(), None)
        await host.begin(added("ada"), added("ben"))
        for one in (ear, spectator):
            first = next(n for n, frame in enumerate(one.frames) if isinstance(frame, Told))
            before = [frame.luck for frame in one.frames[:first] if isinstance(frame, Status)]
            assert all(luck is not None and luck.commitment == SEALED.commitment.hex() for luck in before)
            assert [luck.contributions for luck in before if luck is not None][-1] == (added("ada"), added("ben"))
            assert next(luck.contributions for luck in before if luck is not None) is None


@in_loop
async def test_what_was_added_is_told_to_nobody_before_the_start() -> None:
    async with fair() as host:
        ear = await host.watch(BEN)
        await host.do(ADA, Ready, seat=0, luck=added("ada"))
        assert host.table.running.setup.chairs[0].luck == added("ada")
        assert not any(added("ada").encode() in sent for sent in ear.bytes)


Change = Callable[[Host], Awaitable[object]]
CHANGES: dict[str, Change] = {
    "sit": lambda host: host.do(CYD, Sit, seat=2),
    "leave": lambda host: host.do(BEN, Leave, seat=1),
    "swap": lambda host: host.do(ADA, Swap, seat=0, other=1),
    "bot": lambda host: host.do(ADA, messages.Bot, seat=2, bot="random"),
    "remove": lambda host: host.do(ADA, messages.Remove, seat=1),
    "link": lambda host: host.table.agree_on(lambda agreed: seats.take_over(agreed, CYD.id, "h", 1)),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
@in_loop
async def test_other_people_at_the_table_make_everybody_unready(change: Change) -> None:
    sitting = [*gathered(SF).chairs, Chair()]
    async with fair(chairs=[{"person": one.person, "name": one.name} for one in sitting]) as host:
        await host.table.agree_on(lambda agreed: seats.link_seat(agreed, BEN.id, 1, SeatLink("h", 2)))
        await host.do(ADA, Ready, seat=0, luck=added("ada"))
        await host.do(BEN, Ready, seat=1, luck=added("ben"))
        await change(host)
        chairs = host.table.running.setup.chairs
        assert [(chair.ready, chair.luck) for chair in chairs if chair.person] == [(False, None)] * len(
            [chair for chair in chairs if chair.person]
        )
        assert all(chair.ready for chair in chairs if chair.bot)


@in_loop
async def test_what_is_added_last_counts_and_who_is_not_ready_adds_nothing() -> None:
    async with fair() as host:
        await host.do(ADA, Ready, seat=0, luck=added("first"))
        await host.do(ADA, Ready, seat=0, luck=added("second"))
        await host.do(BEN, Ready, seat=1, luck=added("ben"))
        await host.do(BEN, Ready, seat=1, ready=False, luck=added("no"))
        assert [chair.luck for chair in host.table.running.setup.chairs] == [added("second"), None]
        await host.do(BEN, Ready, seat=1)
        await host.do(ADA, Start)
        assert host.table.running.setup.contributions == (added("second"), None)
        assert [chair.luck for chair in host.table.running.setup.chairs] == [None, None]


@in_loop
async def test_undo_never_lowers_the_count_of_draws() -> None:
    """What comes after an undo is the next draw, whoever takes back how often, and also after a restart."""
    async with fair(options={"first": 0}) as host:
        await host.begin(added("ada"), added("ben"))
        key = key_of(NAME, SEALED.secret, [unhex(added("ada")), unhex(added("ben"))])
        for number in range(4):
            before = host.state.clone()
            await host.act(ADA, 0, "draw")
            before.apply("draw", 0)
            entry = host.table.running.begun().entries[-1]
            assert entry.text == str(Fair(key, number).choose(before))
            await host.do(ADA, messages.Undo, seat=0)
            await host.do(BEN, messages.Agree, yes=True)
            if number == 1:
                await host.reopen()


@in_loop
async def test_a_take_over_and_a_seat_that_changes_hands_change_nothing() -> None:
    texts = []
    for hands in (False, True):
        async with fair(options={"first": 0}) as host:
            await host.begin(added("ada"), added("ben"))
            if hands:
                await host.table.agree_on(lambda agreed: seats.link_seat(agreed, BEN.id, 1, SeatLink("h", 2)))
                await host.table.agree_on(lambda agreed: seats.take_over(agreed, CYD.id, "h", 1))
                assert host.table.running.setup.contributions == (added("ada"), added("ben"))
            await host.act(ADA, 0, "draw")
            await host.act(ADA, 0, "place a")
            await host.act(CYD if hands else BEN, 1, "draw")
            texts.append([entry.text for entry in host.table.running.begun().entries])
    assert texts[0] == texts[1]


@in_loop
async def test_nothing_is_told_while_the_game_could_go_on_and_a_finished_one_cannot() -> None:
    async with fair() as host:
        for _ in range(2):
            assert refused(host) == "not-over"
            if host.table.running.table is None:
                await host.begin(None, None)
        ear = await host.watch(None)
        record = await host.play(1, undos=0)
        assert luck_of(record) is not None
        assert ear.status.luck is not None
        assert ear.status.luck.contributions == (None, None)
        assert await host.refused(ADA, messages.Undo, seat=0) == "game-over"
        assert not any(SEALED.secret.hex().encode() in sent for sent in ear.bytes)


def refused(host: Host) -> str:
    try:
        host.table.record()
    except ValueError as refusal:
        return str(refusal)
    return ""


class Failing(MemoryJournal):
    """A journal that fails at the start of the game: before it has stored anything, or after it has stored all."""

    def __init__(self, agreed: seats.Setup, *, stores: bool) -> None:
        super().__init__(agreed)
        self.stores = stores
        self.failed = 0

    async def commit(self, commit: Commit) -> None:
        starts = bool(commit.entries) and commit.first == 0 and not self.failed
        if not starts or self.stores:
            await super().commit(commit)
        if starts:
            self.failed += 1
            raise OSError("the power is gone")


@pytest.mark.parametrize("stores", [False, True], ids=["nothing-stored", "all-stored"])
@in_loop
async def test_a_crash_between_the_frozen_list_and_the_first_event(stores: bool) -> None:
    """List and first luck are stored together: afterwards the game has begun with both, or with neither."""
    agreed = gathered(SF)
    journal = Failing(agreed, stores=stores)
    async with fair(journal=journal) as host:
        host.memory = journal
        ear = await host.watch(ADA)
        await host.do(ADA, Ready, seat=0, luck=added("ada"))
        await host.do(BEN, Ready, seat=1, luck=added("ben"))
        assert await host.refused(ADA, Start) == "table-failed"
        assert not ear.told(0)
        await host.reopen()
        ear = await host.watch(ADA)
        if not stores:
            assert (ear.status.phase, ear.told(0)) == ("gathering", [])
            assert [chair.luck for chair in host.table.running.setup.chairs] == [added("ada"), added("ben")]
            await host.do(ADA, Start)
        first = next(n for n, frame in enumerate(ear.frames) if isinstance(frame, Told))
        status = [frame for frame in ear.frames[:first] if isinstance(frame, Status)][-1]
        assert status.luck is not None
        assert status.luck.contributions == (added("ada"), added("ben"))
        record = await host.play(2)
        verify(record, record.hash, games.of_record(record))
        assert luck_of(record) is not None


@in_loop
async def test_a_rematch_begins_without_what_was_added() -> None:
    async with fair() as host:
        await host.begin(added("ada"), added("ben"))
        await host.play(3, undos=0)
        await host.watch(ADA)
        await host.do(ADA, Rematch)
        ((name, following),) = host.opened.items()
        assert name == f"{Secret(SECRET).draw('rematch') >> 160:024x}"
        assert (following.contributions, [chair.luck for chair in following.chairs]) == (None, [None, None])


@in_loop
async def test_bots_get_seeds_that_do_not_come_from_the_luck() -> None:
    async with fair(
        chairs=[{"person": ADA.id, "name": "Ada"}, {"bot": "random", "name": "random", "ready": True}]
    ) as host:
        await host.do(ADA, Ready, seat=0, luck=added("ada"))
        await host.do(ADA, Start)
        job = host.table.running.job(1)
        assert job.seed == Secret(SECRET).draw("bots") >> 193 != Secret(SEALED.secret).draw("bots") >> 193


@in_loop
async def test_a_table_without_a_commitment_keeps_the_luck_it_had() -> None:
    """One that began before: entry by entry what its secret says, and a record that tells nothing of it."""
    host = Host(setup(SF, ADA, BEN))
    await host.do(ADA, Start)
    entries = host.table.running.begun().entries
    play = Play(host.game, players=2)
    for number, entry in enumerate(entries):
        assert entry.text == str(Secret(SECRET, number).choose(play.state))
        play.execute(entry)
    ear = await host.watch(None)
    assert ear.status.luck is None
    host.task.cancel()
