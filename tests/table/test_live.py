"""A live table in process: what people may ask, what they are told, and that it comes back as it was."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import msgspec
import pytest

import fogline
from fogline.core.game import SPECTATOR
from fogline.core.record import Play
from fogline.core.sources import Secret
from fogline.table import clocks, live, messages
from fogline.table.bot_jobs import BotJobsHere, Job
from fogline.table.journal import Commit, MemoryJournal
from fogline.table.messages import (
    Act,
    Agree,
    Chat,
    Look,
    Pause,
    Preview,
    Ready,
    Rematch,
    Resign,
    Resume,
    Sit,
    Start,
    Swap,
    Undo,
    Why,
)
from fogline.table.seats import Chair, Person, Setup, Timing
from tests.play import playable
from tests.table.drive import ADA, BEN, CYD, SECRET, Host, Patient, hosting, in_loop, setup

SF = "san-francisco"
FIRST = {"first": 0}


async def play_out(host: Host, people: dict[int, Person]) -> None:
    """Everybody plays their first legal action until the end."""
    for _ in range(5000):
        if host.state.outcome is not None:
            return
        seat = host.state.actors[0]
        await host.act(people[seat], seat)
    raise AssertionError("no end")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", playable())
@in_loop
async def test_a_whole_game_is_told_to_everyone_without_gaps_and_verifies(game: str, players: int) -> None:
    people = [ADA, BEN, CYD, ADA][:players]
    async with hosting(setup(game, *people)) as host:
        ears = {person.id: await host.watch(person) for person in people}
        spectator = await host.watch(None)
        await host.do(ADA, Start)
        await play_out(host, dict(enumerate(people)))
        record = host.table.record()
        assert fogline.verify(record, record.hash, host.game).outcome == record.outcome
        assert spectator.status.phase == "over"
        for seat, person in enumerate(people):
            events = [item.event for item in ears[person.id].items(seat)]
            assert events == [e for s in fogline.replay(record, host.game) for e in s.events if sees(seat, e)]
        public = [item.event for item in spectator.items(SPECTATOR)]
        assert public == [e for s in fogline.replay(record, host.game) for e in s.events if e.seen_by is None]
        assert host.memory.stored.entries == record.entries


def sees(seat: int, event: fogline.Event) -> bool:
    return event.seen_by is None or seat in event.seen_by


@in_loop
async def test_gathering() -> None:
    agreed = Setup(game=SF, host=ADA.id, chairs=(Chair(), Chair(), Chair()), grace=None)
    async with hosting(agreed) as host:
        assert await host.refused(ADA, Start) == "seats-open"
        await host.do(ADA, Sit)
        assert await host.refused(BEN, Sit, seat=0) == "seat-taken"
        await host.do(BEN, Sit, seat=2)
        assert await host.refused(BEN, messages.Bot, seat=1, bot="random") == "not-host"
        assert await host.refused(ADA, messages.Bot, seat=2, bot="random") == "seat-taken"
        assert await host.refused(ADA, messages.Bot, seat=1, bot="oracle") == "unknown-bot"
        assert await host.refused(ADA, messages.Bot, seat=1, bot="search:ms=60000") == "bot-limit"
        await host.do(ADA, messages.Bot, seat=1, bot="random")
        assert await host.refused(CYD, Sit) == "table-full"
        assert await host.refused(ADA, Start) == "not-ready"
        assert await host.refused(ADA, Ready, seat=2) == "not-your-seat"
        assert await host.refused(ADA, Ready, seat=7) == "unknown-seat"
        await host.do(ADA, Ready, seat=0)
        await host.do(BEN, Ready, seat=2)
        assert await host.refused(BEN, Start) == "not-host"
        assert await host.refused(BEN, Swap, seat=0, other=2) == "not-host"
        await host.do(ADA, Swap, seat=0, other=2)
        assert [chair.name for chair in host.table.running.setup.chairs] == ["Ben", "Felix", "Ada"]
        assert await host.refused(ADA, Start) == "not-ready"
        await host.do(BEN, Ready, seat=0)
        assert await host.refused(BEN, messages.Hints, on=True) == "not-host"
        await host.do(ADA, messages.Hints, on=True)  # whoever was ready must agree to that
        assert host.table.running.status().hints
        await host.do(ADA, Ready, seat=2)
        assert await host.refused(ADA, Start) == "not-ready"
        await host.do(BEN, Ready, seat=0)
        assert await host.refused(ADA, Act, seat=2, actions=["draw"]) == "not-started"
        assert await host.refused(ADA, Look, seat=-1) == "not-started"
        await host.do(ADA, Start)
        assert await host.refused(ADA, Start) == "already-started"
        assert await host.refused(ADA, messages.Hints, on=False) == "already-started"
        assert await host.refused(ADA, messages.Leave, seat=2) == "already-started"


@in_loop
async def test_several_people_at_one_screen_have_names_of_their_own() -> None:
    agreed = Setup(game=SF, host=ADA.id, chairs=(Chair(), Chair()), grace=None)
    async with hosting(agreed) as host:
        await host.do(ADA, Sit)
        assert await host.refused(ADA, Sit, name=" ") == "bad-name"
        assert await host.refused(ADA, Sit, name="x" * 41) == "long-name"
        await host.do(ADA, Sit, name=" Grandma  Bea ")
        assert [chair.name for chair in host.table.running.setup.chairs] == ["Ada", "Grandma Bea"]
        assert host.table.running.setup.seats_of(ADA.id) == (0, 1)


@in_loop
async def test_the_host_removes_and_hands_over() -> None:
    agreed = setup(SF, ADA, BEN)
    async with hosting(agreed) as host:
        assert await host.refused(BEN, messages.Remove, seat=0) == "not-host"
        await host.do(ADA, messages.Leave, seat=0)
        assert host.table.running.setup.host == BEN.id
        await host.do(BEN, messages.Remove, seat=1)
        assert host.table.running.setup.people == ()


@in_loop
async def test_only_the_holder_acts_and_sees() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        await host.do(ADA, Start)
        assert await host.refused(BEN, Act, seat=0, actions=["draw"]) == "not-your-seat"
        assert await host.refused(None, Act, seat=0, actions=["draw"]) == "no-person"
        assert await host.refused(BEN, Act, seat=1, actions=["draw"]) == "not-your-turn"
        assert await host.refused(ADA, Act, seat=0, actions=["take a"]) == "column-empty"
        assert await host.refused(ADA, Act, seat=0, actions=["dance"]) == "unknown-action"
        assert await host.refused(ADA, Act, seat=0, actions=[]) == "plan-length"
        assert await host.refused(BEN, Look, seat=0) == "not-your-seat"
        assert await host.refused(BEN, Preview, seat=0, actions=["draw"]) == "not-your-seat"
        assert await host.refused(BEN, Why, seat=0, action="take a") == "not-your-seat"
        assert (await host.do(None, Look, seat=-1)).result.view.seat == -1
        assert (await host.do(ADA, Why, seat=0, action="take a")).result.code == "column-empty"
        assert (await host.do(ADA, Why, seat=0, action="draw")).result is None
        assert (await host.do(ADA, Preview, seat=0, actions=["draw"])).result.preview.reveals
        with pytest.raises(fogline.Refusal, match="not-over"):
            host.table.record()


@in_loop
async def test_a_plan_is_done_wholly_or_not_at_all() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        await host.do(ADA, Start)
        before = host.memory.stored
        assert await host.refused(ADA, Act, seat=0, actions=["draw", "place a"]) == "plan-meets-luck"
        assert host.memory.stored is before
        await host.act(ADA, 0, "draw")
        assert await host.refused(ADA, Act, seat=0, actions=["place a", "place b"]) == "not-your-turn"
        assert host.state.actors == (0,)


@in_loop
async def test_a_message_sent_again_gets_the_same_answer_and_is_done_once() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        await host.do(ADA, Start)
        first = await host.do(ADA, Act, id="one", seat=0, actions=["draw"])
        again = await host.do(ADA, Act, id="one", seat=0, actions=["draw"])
        assert again == first
        refused = await host.ask(ADA, Act, id="two", seat=0, actions=["take a"])
        assert not refused.ok
        assert await host.ask(ADA, Act, id="two", seat=0, actions=["place a"]) == refused
        entries = list(host.memory.stored.entries)
        await host.reopen()
        after_crash = await host.do(ADA, Act, id="one", seat=0, actions=["draw"])
        assert after_crash.at == first.at
        assert host.memory.stored.entries == entries


@in_loop
async def test_an_id_may_not_be_longer_than_needed() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        assert await host.refused(ADA, Start, id="x" * 101) == "bad-message"
        await host.do(ADA, Start, id="x" * 100)


@in_loop
async def test_a_question_is_answered_anew_each_time() -> None:
    """Also one that was refused: a document that was asked for too early must not be refused for ever."""
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        for person in (None, BEN):
            assert await host.refused(person, Look, id="seen", seat=-1) == "not-started"
        await host.do(ADA, Start)
        for person in (None, BEN):
            assert (await host.do(person, Look, id="seen", seat=-1)).result.view.seat == -1
        assert await host.refused(BEN, Look, id="seen", seat=0) == "not-your-seat"
        assert (await host.do(BEN, Look, id="seen", seat=1)).result.view.seat == 1


@in_loop
async def test_a_message_is_done_once_however_late_it_is_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "REMEMBERED", 2)
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        await host.do(ADA, Start)
        first = await host.do(ADA, Act, id="one", seat=0, actions=["draw"])
        for _ in range(5):
            await host.refused(BEN, Act, seat=1, actions=["draw"])
        assert (await host.do(ADA, Act, id="one", seat=0, actions=["draw"])).at == first.at
        assert len(host.memory.stored.entries) == first.at


@in_loop
async def test_a_stale_message_is_refused() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        at = (await host.do(ADA, Start)).at
        await host.do(ADA, Act, seat=0, actions=["draw"], at=at)
        assert await host.refused(ADA, Act, seat=0, actions=["place a"], at=at) == "stale"
        at = (await host.do(ADA, Act, seat=0, actions=["place a"], at=host.table.running.entries)).at
        await host.do(ADA, Undo, seat=0)
        assert await host.refused(ADA, Act, seat=0, actions=["place a"], at=at) == "stale"
        assert await host.refused(ADA, Act, seat=0, actions=["place a"], at=-1) == "stale"


@in_loop
async def test_undo_is_free_until_something_was_learnt() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        ear = await host.watch(BEN)
        await host.do(ADA, Start)
        assert await host.refused(BEN, Undo, seat=1) == "undo-nothing"
        await host.act(ADA, 0, "draw")
        before = str(host.state)
        await host.act(ADA, 0, "place a")
        assert not (await host.do(ADA, Undo, seat=0)).pending
        assert str(host.state) == before
        assert ear.items(1)[-1].event.message().id == "table-undo"


@in_loop
async def test_undo_of_what_was_learnt_needs_everyone() -> None:
    async with hosting(setup(SF, ADA, BEN, CYD, options=FIRST)) as host:
        ear = await host.watch(None)
        await host.do(ADA, Start)
        start = str(host.state)
        await host.act(ADA, 0, "draw")
        assert (await host.do(ADA, Undo, seat=0)).pending
        assert await host.refused(ADA, Agree, yes=True) == "nothing-asked"
        assert await host.refused(BEN, Pause) == "wish-open"
        await host.do(BEN, Agree, yes=True)
        assert ear.status.wish is not None
        assert ear.status.wish.agreed == (BEN.id,)
        await host.do(CYD, Agree, yes=False)
        assert ear.status.wish is None
        assert str(host.state) != start
        assert await host.refused(ADA, Undo, seat=0) == "undo-refused"
        await host.act(ADA, 0, "place a")
        await host.do(ADA, Undo, seat=0)  # which is free, and something that happened
        assert (await host.do(ADA, Undo, seat=0)).pending
        await host.do(BEN, Agree, yes=True)
        await host.do(CYD, Agree, yes=True)
        assert str(host.state) == start
        assert host.memory.stored.entries[-1].text.startswith("undo ")


async def one_round(host: Host) -> None:
    """Ada and Ben have had a turn each, and it is Ada's again."""
    await host.do(ADA, Start)
    for seat, person in enumerate((ADA, BEN)):
        await host.act(person, seat, "draw")
        await host.act(person, seat, "place a")


@in_loop
async def test_nobodys_moves_go_back_while_they_are_away() -> None:
    """Once a bot had taken over, an absent player was not asked any more: their own moves went back without them."""
    async with hosting(setup(SF, ADA, BEN, options=FIRST, grace=1)) as host:
        ada, ben = await host.watch(ADA), await host.watch(BEN)
        await one_round(host)
        before = str(host.state)
        host.unwatch(ben)
        await host.until(lambda: ada.status.seats[1].away)
        assert await host.refused(ADA, Undo, seat=0) == "undo-absent"
        assert str(host.state) == before
        await host.watch(BEN)
        assert (await host.do(ADA, Undo, seat=0)).pending
        await host.do(BEN, Agree, yes=True)
        assert str(host.state) != before


@in_loop
async def test_who_leaves_while_asked_has_said_no() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        ada, ben = await host.watch(ADA), await host.watch(BEN)
        await one_round(host)
        before = str(host.state)
        assert (await host.do(ADA, Undo, seat=0)).pending
        host.unwatch(ben)
        await host.until(lambda: ada.status.wish is None)
        assert str(host.state) == before
        await host.watch(BEN)
        assert await host.refused(ADA, Undo, seat=0) == "undo-refused"


@in_loop
async def test_who_gave_up_has_no_say_in_what_goes_back() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        await host.watch(ADA)
        await one_round(host)
        before = str(host.state)
        await host.do(BEN, Resign, seat=1)
        assert not (await host.do(ADA, Undo, seat=0)).pending
        assert str(host.state) != before


@in_loop
async def test_what_a_bot_did_for_somebody_away_goes_back_without_them() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST, grace=1)) as host:
        ada = await host.watch(ADA)
        await host.do(ADA, Start)
        await host.until(lambda: ada.status.seats[1].away)
        await host.act(ADA, 0, "draw")
        start = host.table.running.entries
        await host.act(ADA, 0, "place a")
        await host.until(lambda: host.table.running.entries > start + 2 and host.state.actors == (0,))
        assert not (await host.do(ADA, Undo, seat=0)).pending
        assert host.memory.stored.entries[-1].text.startswith("undo ")


@in_loop
async def test_an_action_ends_what_was_asked() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        await host.do(ADA, Start)
        await host.act(ADA, 0, "draw")
        assert (await host.do(ADA, Undo, seat=0)).pending
        await host.act(ADA, 0, "place a")
        assert await host.refused(BEN, Agree, yes=True) == "nothing-asked"


@in_loop
async def test_luck_is_new_after_an_undo_and_the_same_after_a_restart() -> None:
    drawn = set()
    async with hosting(setup(SF, ADA, "random", options=FIRST, limit=None)) as host:
        await host.do(ADA, Start)
        for _ in range(6):
            await host.act(ADA, 0, "draw")
            drawn.add(host.memory.stored.entries[-1].text)
            assert not (await host.do(ADA, Undo, seat=0)).pending
    assert len(drawn) > 1

    async def draw(restart: bool) -> list[fogline.Entry]:
        async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
            await host.do(ADA, Start)
            if restart:
                await host.reopen()
            await host.act(ADA, 0, "draw")
            return host.memory.stored.entries

    assert await draw(False) == await draw(True)


@pytest.mark.parametrize("game", playable())
@in_loop
async def test_all_luck_follows_from_the_secret_and_the_number_of_its_entry(game: str) -> None:
    """Also after an undo: who knows the secret afterwards can check every piece of it."""
    async with hosting(setup(game, ADA, "random", options=FIRST)) as host:
        await host.do(ADA, Start)
        for number in range(30):  # some way into a game, and not to its end
            await host.until(lambda: 0 in host.state.actors)
            await host.act(ADA, 0)
            if number % 7 == 0:
                await host.ask(ADA, Undo, seat=0)
        await host.do(ADA, Pause)
        play, luck = Play(host.game, 2), 0
        for number, entry in enumerate(host.memory.stored.entries):
            if entry.who == "chance":
                assert entry.text == str(Secret(SECRET, number).choose(play.state))
                luck += 1
            play.execute(entry)
        assert luck > 20
        assert any(entry.text.startswith("undo") for entry in host.memory.stored.entries)


@pytest.mark.parametrize("game", playable())
@in_loop
async def test_a_restart_after_every_action_changes_nothing(game: str) -> None:
    agreed = setup(game, ADA, BEN, timing=Timing(kind="game", ms=10**7, increment=5000))
    async with hosting(agreed) as host:
        await host.do(ADA, Start)
        for _ in range(12):
            seat = host.state.actors[0]
            await host.act([ADA, BEN][seat], seat)
            running = host.table.running
            position, visible = str(host.state), [running.derived.visible.since(viewer, 0) for viewer in (-1, 0, 1)]
            left = [running.derived.clocks.left(viewer, running.derived.clocks.time) for viewer in (0, 1)]
            await host.reopen()
            running = host.table.running
            assert str(host.state) == position
            assert [running.derived.visible.since(viewer, 0) for viewer in (-1, 0, 1)] == visible
            assert [running.derived.clocks.left(v, running.derived.clocks.time) for v in (0, 1)] == left


@in_loop
async def test_who_comes_back_is_told_what_is_missing_and_nothing_else() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        await host.do(ADA, Start)
        ear = await host.watch(BEN)
        await host.act(ADA, 0, "draw")
        host.unwatch(ear)
        known = len(ear.items(1))
        await host.act(ADA, 0, "place a")
        assert len(ear.items(1)) == known
        again = await host.watch(BEN, {1: known})
        numbers = [item.n for frame in again.told(1) for item in frame.items]
        assert numbers
        assert numbers == list(range(known, known + len(numbers)))
        beyond = await host.watch(BEN, {1: 10**9})
        assert beyond.told(1)[0].items == []


@in_loop
async def test_how_the_table_stands_is_told_when_it_changes_and_to_whoever_comes() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        await host.do(ADA, Start)
        ear = await host.watch(ADA)
        told = len(ear.statuses)
        await host.act(ADA, 0, "draw")
        await host.act(ADA, 0, "place a")
        second = await host.watch(ADA)
        assert second.statuses == [host.table.running.status()]
        assert len(ear.statuses) == told  # whose turn it is, the view says
        await host.watch(BEN)
        assert len(ear.statuses) == told + 1
        assert [one.seats[1].present for one in (ear.status, second.status)] == [True, True]


@pytest.mark.parametrize(("timing", "runs"), [(Timing(), ()), (Timing(kind="move", ms=10**7), (1,))])
@in_loop
async def test_a_clock_that_runs_is_told_with_the_move(timing: Timing, runs: tuple[int, ...]) -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST, timing=timing)) as host:
        await host.do(ADA, Start)
        ear = await host.watch(ADA)
        await host.act(ADA, 0, "draw")
        await host.act(ADA, 0, "place a")
        assert host.state.actors == (1,)
        assert ear.status.running == runs


@in_loop
async def test_resigning_gives_the_seat_to_a_bot() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        ear = await host.watch(None)
        await host.do(ADA, Start)
        await host.do(ADA, Resign, seat=0)
        await host.until(lambda: host.state.actors == (1,))
        assert await host.refused(ADA, Act, seat=0, actions=["draw"]) == "seat-left"
        assert ear.status.seats[0].left == "resign"
        await host.do(BEN, Resign, seat=1)
        await host.until(lambda: host.table.running.is_over)
        assert [seat.left for seat in ear.status.seats] == ["resign", "resign"]
        assert ear.status.outcome is not None


@in_loop
async def test_who_resigns_is_not_asked_for_consent_any_more() -> None:
    async with hosting(setup(SF, ADA, BEN, CYD, options=FIRST)) as host:
        await host.do(ADA, Start)
        assert (await host.do(ADA, Pause)).pending
        await host.do(BEN, Agree, yes=True)
        await host.do(CYD, Resign, seat=2)
        assert host.table.running.derived.paused


@in_loop
async def test_a_pause_stops_actions_bots_and_clocks() -> None:
    agreed = setup(SF, ADA, BEN, options=FIRST, timing=Timing(kind="move", ms=1500))
    async with hosting(agreed) as host:
        await host.do(ADA, Start)
        assert await host.refused(ADA, Resume) == "not-paused"
        assert (await host.do(ADA, Pause)).pending
        await host.do(BEN, Agree, yes=True)
        assert await host.refused(ADA, Act, seat=0, actions=["draw"]) == "paused"
        assert await host.refused(CYD, Resume) == "not-seated"
        await asyncio.sleep(1.7)
        assert host.table.running.status().phase == "paused"
        assert not host.table.running.derived.lapses
        await host.do(BEN, Resume)
        await host.until(lambda: host.table.running.derived.lapses[0] > 0)


@pytest.mark.parametrize("kind", ["move", "game"])
@in_loop
async def test_a_clock_that_runs_out_gives_the_seat_to_a_bot(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "LEAST", 20)
    agreed = setup(SF, ADA, BEN, options=FIRST, timing=Timing(kind=kind, ms=40))  # type: ignore[arg-type]
    async with hosting(agreed) as host:
        await host.do(ADA, Start)
        await host.until(lambda: host.table.running.is_over)
        assert host.table.running.derived.away == {0, 1}
        assert not host.table.running.derived.left
        record = host.table.record()
        assert fogline.verify(record, record.hash, host.game).outcome == record.outcome


@in_loop
async def test_a_bot_stands_in_for_the_absent_and_hands_back() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST, grace=500)) as host:
        ben = await host.watch(BEN)
        ada = await host.watch(ADA)
        await host.do(ADA, Start)
        host.unwatch(ada)
        second = await host.watch(ADA)
        host.unwatch(second)
        await host.until(lambda: 0 in host.table.running.derived.away)
        await host.until(lambda: host.state.actors == (1,))
        assert ben.status.seats[0].away
        await host.watch(ADA)
        assert not ben.status.seats[0].away
        await host.act(BEN, 1, "draw")
        texts = [entry.text for entry in host.memory.stored.entries if entry.who == "table"]
        assert texts == ["takeover 0", "handback 0"]


@in_loop
async def test_two_devices_of_one_person() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST, grace=30)) as host:
        phone, desk = await host.watch(ADA), await host.watch(ADA)
        await host.watch(BEN)
        await host.do(ADA, Start)
        host.unwatch(phone)
        await asyncio.sleep(0.08)
        assert host.table.running.status().seats[0].present
        assert not host.table.running.derived.away
        await host.act(ADA, 0, "draw")
        assert len(desk.items(0)) > len(phone.items(0))


class Broken(BotJobsHere):
    """Bots that fail in turn: an exception, an illegal action, nothing at all."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs = 0

    async def choose(self, job: Job) -> str:  # noqa: ARG002
        self.jobs += 1
        if self.jobs % 3 == 0:
            raise RuntimeError("a bot's bug")
        return "take a" if self.jobs % 3 == 1 else "nonsense"


@in_loop
async def test_a_bot_that_fails_is_replaced_for_that_move() -> None:
    async with hosting(setup(SF, ADA, "random", options={"first": 1}), Broken()) as host:
        await host.do(ADA, Start)
        for _ in range(3):
            await host.until(lambda: host.state.actors == (0,))
            while host.state.actors == (0,):
                await host.act(ADA, 0)
        assert len(host.memory.stored.entries) > 6


@in_loop
async def test_a_rematch_rotates_the_seats() -> None:
    async with hosting(setup(SF, ADA, BEN, "random")) as host:
        ada, ben = await host.watch(ADA), await host.watch(BEN)
        assert await host.refused(ADA, Rematch) == "not-over"
        await host.do(ADA, Start)
        await host.do(ADA, Resign, seat=0)
        await host.do(BEN, Resign, seat=1)
        await host.until(lambda: host.table.running.is_over)
        assert await host.refused(CYD, Rematch) == "not-seated"
        assert await host.refused(ADA, Act, seat=0, actions=["draw"]) == "game-over"
        assert await host.refused(ADA, Undo, seat=0) == "game-over"
        await host.do(ADA, Rematch)
        assert not host.opened
        await host.do(BEN, Rematch)
        ((name, following),) = host.opened.items()
        assert ada.status.following == ben.status.following == name
        assert [chair.name for chair in following.chairs] == ["random", "Ada", "Ben"]
        assert [chair.ready for chair in following.chairs] == [True, False, False]
        assert following.started is None


@in_loop
async def test_a_rematch_against_bots_keeps_seats_and_colours() -> None:
    async with hosting(setup(SF, "random", ADA, "easy")) as host:
        await host.watch(ADA)
        await host.do(ADA, Start)
        await host.do(ADA, Resign, seat=1)
        await host.until(lambda: host.table.running.is_over)
        await host.do(ADA, Rematch)
        (following,) = host.opened.values()
        assert [chair.name for chair in following.chairs] == ["random", "Ada", "easy"]
        assert all(chair.ready for chair in following.chairs)


@in_loop
async def test_chat() -> None:
    async with hosting(setup(SF, ADA, BEN)) as host:
        ear = await host.watch(None)
        await host.do(BEN, Chat, text="hello")
        assert ear.said == ["hello"]
        assert await host.refused(BEN, Chat, text="x" * 501) == "chat-length"
    async with hosting(setup(SF, ADA, BEN, chat=False)) as host:
        assert await host.refused(BEN, Chat, text="hello") == "chat-off"


class FailingJournal(MemoryJournal):
    """A disk that is full from some commit on."""

    left = 2

    async def commit(self, commit: Commit) -> None:
        self.left -= 1
        if self.left < 0:
            raise OSError("disk full")
        await super().commit(commit)


@in_loop
async def test_what_could_not_be_stored_is_neither_acknowledged_nor_told() -> None:
    agreed = setup(SF, ADA, BEN, options=FIRST)
    journal = FailingJournal(agreed)
    async with hosting(agreed, journal=journal) as host:
        ear = await host.watch(BEN)
        await host.do(ADA, Start)
        await host.act(ADA, 0, "draw")
        told = len(ear.frames)
        asked = [host.ask(ADA, Act, seat=0, actions=["place a"]) for _ in range(3)]
        answers = await asyncio.gather(*asked)
        assert [answer.reason.code for answer in answers if answer.reason] == ["table-failed"] * 3
        assert ear.frames[told:] == []
        assert (await host.do(ADA, Look, seat=0)).result.view == host.state.view(0)
        assert [entry.text for entry in journal.stored.entries if entry.who == 0] == ["draw"]
        journal.left = 1
        await host.do(ADA, Act, seat=0, actions=["place a"])
        assert [entry.text for entry in journal.stored.entries if entry.who == 0] == ["draw", "place a"]
        assert ear.told(1)[-1].at == len(journal.stored.entries)


@in_loop
async def test_a_stored_game_is_executed_once_when_its_table_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        await host.do(ADA, Start)
        for _ in range(20):
            seat = host.state.actors[0]
            await host.act((ADA, BEN)[seat], seat)
        position, applied = str(host.state), []
        apply = fogline.State.apply

        def counting(state: fogline.State, move: fogline.Action | str, seat: int | None = None) -> Any:  # noqa: ANN401
            applied.append(str(move))
            return apply(state, move, seat)

        monkeypatch.setattr(fogline.State, "apply", counting)
        await host.reopen()
        assert str(host.state) == position
        assert applied == [entry.text for entry in host.memory.stored.entries]


@in_loop
async def test_a_table_that_somebody_else_wrote_to_is_closed_and_opened_anew() -> None:
    """It would be refused for ever: what it knows isn't what is stored."""
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        await host.do(ADA, Start)
        ear = await host.watch(BEN)
        await host.memory.commit(Commit(first=0, entries=[fogline.Entry("table", "pause")]))
        assert await host.refused(ADA, Act, seat=0, actions=["draw"]) == "table-failed"
        await host.task
        assert ear.frames[-1] == messages.Closed()
        assert host.state.actors == (0,)
        await host.reopen()
        assert await host.refused(ADA, Act, seat=0, actions=["draw"]) == "paused"


@in_loop
async def test_a_flood_is_answered_one_by_one() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        await host.do(ADA, Start)
        asked: list[Awaitable[messages.Answer]] = [host.ask(BEN, Act, seat=1, actions=["draw"]) for _ in range(400)]
        answers = await asyncio.gather(*asked)
        codes = {answer.reason.code for answer in answers if answer.reason is not None}
        assert codes == {"not-your-turn", "table-busy"}
        assert len(answers) == 400


@in_loop
async def test_everyone_may_decide_at_the_same_time_in_any_order() -> None:
    """Each is accepted whatever came before, and the record holds the order of arrival."""
    game = next(name for name in playable() if name != SF)
    for order in ((0, 1, 2), (2, 0, 1)):
        async with hosting(setup(game, ADA, BEN, CYD, options=FIRST)) as host:
            at = (await host.do(ADA, Start)).at
            assert host.state.actors == (0, 1, 2)
            for seat in order:
                person = (ADA, BEN, CYD)[seat]
                await host.do(person, Act, seat=seat, actions=[host.first_legal(seat)], at=at)
            decided = [entry.who for entry in host.memory.stored.entries if isinstance(entry.who, int)]
            assert decided == list(order)
            assert await host.refused(ADA, Act, seat=0, actions=["keep"], at=at) == "stale"
            position = str(host.state)
            await host.reopen()
            assert str(host.state) == position


@in_loop
async def test_consent_sent_again_after_a_crash_gets_the_same_answer() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        await host.do(ADA, Start)
        await host.act(ADA, 0, "draw")
        await host.do(ADA, Undo, seat=0)
        first = await host.do(BEN, Agree, id="yes", yes=True)
        await host.reopen()
        assert (await host.do(BEN, Agree, id="yes", yes=True)).at == first.at


async def busy(host: Host) -> asyncio.Event:
    """Keep a table busy until the event is set."""
    done = asyncio.Event()

    async def wait() -> None:
        await done.wait()

    host.table._queue.put_nowait(wait)
    await asyncio.sleep(0)
    return done


@in_loop
async def test_who_is_gone_before_the_watching_begins_is_not_present() -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        await host.do(ADA, Start)
        for moment in ("waiting", "begun"):
            done = await busy(host)
            watching = asyncio.create_task(host.watch(ADA))
            await asyncio.sleep(0)
            if moment == "begun":
                done.set()
                while not len(host.table.running.watchers):  # noqa: ASYNC110
                    await asyncio.sleep(0)
            watching.cancel()
            done.set()
            await asyncio.gather(watching, return_exceptions=True)
            assert await host.refused(BEN, Resume) == "not-paused"
            assert len(host.table.running.watchers) == 0
            assert not host.table.running.status().seats[0].present


@in_loop
async def test_an_error_of_ours_is_answered_and_ends_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async with hosting(setup(SF, ADA, BEN, options=FIRST)) as host:
        await host.do(ADA, Start)
        ear = await host.watch(BEN)
        done = await busy(host)
        monkeypatch.setattr(host.game, "preview", None)
        asked = [asyncio.create_task(host.ask(ADA, Preview, seat=0, actions=["draw"])) for _ in range(3)]
        late = asyncio.create_task(host.watch(BEN))
        await asyncio.sleep(0)
        done.set()
        answers = await asyncio.gather(*asked)
        assert [answer.reason and answer.reason.code for answer in answers] == ["table-failed"] * 3
        await host.task
        assert ear.frames[-1] == messages.Closed()
        assert (await late).frames[-1] == messages.Closed()
        assert (await host.watch(BEN)).frames == [messages.Closed()]
        with pytest.raises(fogline.Refusal, match="table-failed"):
            await host.table.admit("dan")
        monkeypatch.undo()
        await host.reopen()
        assert (await host.do(ADA, Preview, seat=0, actions=["draw"])).ok


@in_loop
async def test_who_waits_for_room_in_a_queue_that_ends_does_not_wait_for_ever() -> None:
    async with hosting(setup(SF, ADA, BEN)) as host:
        done = await busy(host)

        async def fail() -> None:
            raise RuntimeError("a bug of ours")

        host.table._queue.put_nowait(fail)
        while not host.table._queue.full():
            host.table._queue.put_nowait(host.table._sound_alarms)
        watching = [asyncio.create_task(host.watch(BEN)) for _ in range(3)]
        let_in = asyncio.create_task(host.table.admit("dan"))
        await asyncio.sleep(0)
        done.set()
        async with asyncio.timeout(60):
            for ear in await asyncio.gather(*watching):
                assert ear.frames == [messages.Closed()]
            with pytest.raises(fogline.Refusal, match="table-failed"):
                await let_in


@in_loop
async def test_somebody_away_may_still_act_and_the_bot_begins_anew() -> None:
    bot_jobs = Patient()
    async with hosting(setup(SF, ADA, BEN, options=FIRST, grace=1), bot_jobs) as host:
        await host.watch(BEN)
        await host.do(ADA, Start)
        await host.until(lambda: 0 in host.table.running.derived.away)
        await host.act(ADA, 0, "draw")
        bot_jobs.go.set()
        await host.until(lambda: host.state.actors == (1,))
        played = [entry.text.split()[0] for entry in host.memory.stored.entries if entry.who == 0]
        assert played == ["draw", "place"]


def test_setup_survives_storage() -> None:
    agreed = setup(SF, ADA, "random", timing=Timing("game", 5, 1))
    assert msgspec.json.decode(msgspec.json.encode(agreed), type=Setup) == agreed
