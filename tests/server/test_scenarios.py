"""Whole evenings over real sockets: every number of seats, clocks, absentees, consent, rematches, two devices."""

from __future__ import annotations

import asyncio
import json
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

import fogline
from fogline import games
from fogline.client import Client, ServiceError, Watched
from fogline.core.record import read_record, verify
from fogline.table.messages import (
    Act,
    Agree,
    Bot,
    Chat,
    Leave,
    Look,
    Pause,
    Preview,
    Ready,
    Rematch,
    Remove,
    Resign,
    Resume,
    Sit,
    Start,
    Swap,
    Undo,
)
from fogline.table.visible_events import TableEvent
from tests.play import evidence_of, folder_of, playable
from tests.server.service import Process, Somebody, call, open_table, people, until
from tests.table.drive import in_loop

SF = "san-francisco"
PLENTY = {"creation_burst": 100_000, "messages": 100_000, "burst": 100_000, "grace": 1}


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One service for all these tests, which ask more than people do."""
    process = Process(tmp_path_factory.mktemp("service") / "tables.db", PLENTY)
    asyncio.run(process.start())
    yield process
    process.end(signal.SIGKILL)


async def verified(url: str, table: str, secret: str | None = None) -> fogline.Record:
    """The record of a finished game, if every entry is one that the rules allow."""
    line = json.dumps(await call(url, "GET", f"/api/tables/{table}/record", secret=secret))
    record, written = fogline.read_record(line)
    fogline.verify(record, written, games.of_record(record))
    return record


def check_told(record: fogline.Record, watched: Watched) -> None:
    """Each viewer was told each event that it may know, once, in order."""
    assert watched.repeated == 0
    events = [event for step in fogline.replay(record, games.of_record(record)) for event in step.events]
    for viewer, seen in watched.seen.items():
        assert [item.n for item in seen.events] == list(range(len(seen.events)))
        told = [item.event for item in seen.events if not isinstance(item.event, TableEvent)]
        due = [event for event in events if event.seen_by is None or viewer in event.seen_by]
        assert told == due


async def take_turns(table: str, one: Somebody, watched: Watched) -> None:
    """Play every seat that somebody holds, to the end: the first action, and the last where there are many."""
    while watched.status.phase != "over":
        ready = [(seat, seen) for seat, seen in watched.seen.items() if seen.legal]
        if not ready:
            watched.changed.clear()
            await asyncio.wait_for(watched.changed.wait(), 60)
            continue
        seat, seen = ready[0]
        action = seen.legal[-1 if len(seen.legal) > 6 else 0]
        answer = await one.ask(table, Act, seat=seat, actions=[action], at=seen.at)
        assert answer.ok or answer.code in ("stale", "not-your-turn", "game-over"), answer.reason
        await until(watched, lambda seen=seen, answer=answer: seen.at >= answer.at)


async def whole_game(service: Process, game: str, players: int, hot: bool) -> None:
    """A game to its end by scripted clients; `hot`: the first two seats are one person's, on one screen."""
    async with AsyncExitStack() as stack:
        somebody = await people(stack, service.url, *["Ada", "Ben", "Cyd", "Dan"][: players - hot])
        seated = [somebody[0], *somebody] if hot else somebody
        table = await open_table(seated[0], seated[1:], game=game)
        watching = [await one.client.watch(table) for one in somebody]
        spectator = await stack.enter_async_context(Client(service.url))
        public = await spectator.watch(table)
        await asyncio.gather(*(take_turns(table, one, told) for one, told in zip(somebody, watching, strict=True)))
        for told in (public, *watching):
            await until(told, lambda told=told: all(seen.view.outcome for seen in told.seen.values()))
        record = await verified(service.url, table)
        for told in (public, *watching):
            check_told(record, told)
            assert (-1 in told.seen) == (told is public or len(told.seen) > 1)  # a shared screen has a public side
        assert sorted(seat for told in watching for seat in told.seen if seat >= 0) == list(range(players))
        assert public.status.outcome == record.outcome


@in_loop
async def test_every_game_with_every_number_of_seats_to_its_end(service: Process) -> None:
    """All at once, as in a busy evening."""
    plans = [(game, players, hot) for game in playable() for players in (2, 3, 4) for hot in (players == 3,)]
    await asyncio.gather(*(whole_game(service, *plan) for plan in plans))


@in_loop
async def test_gathering_swapping_removing_and_leaving(service: Process) -> None:
    async with AsyncExitStack() as stack:
        ada, ben, cyd = await people(stack, service.url, "Ada", "Ben", "Cyd")
        table = (await ada.call("POST", "/api/tables", {"game": SF, "seats": 3, "public": True}))["table"]
        watched = await ada.client.watch(table)
        await ben.do(table, Sit, seat=2)
        assert (await cyd.ask(table, Sit, seat=2)).code == "seat-taken"
        await ben.do(table, Swap, seat=2, other=1)
        assert (await ben.ask(table, Swap, seat=0, other=1)).code == "not-host"
        await cyd.do(table, Sit)
        assert (await ben.ask(table, Remove, seat=2)).code == "not-host"
        await ada.do(table, Remove, seat=2)
        await ada.do(table, Bot, seat=2, bot="random")
        assert (await cyd.ask(table, Sit)).code == "table-full"
        assert (await ada.ask(table, Start)).code == "not-ready"
        await until(watched, lambda: [seat.name for seat in watched.status.seats] == ["Ada", "Ben", "Felix"])
        await ada.do(table, Leave, seat=0)
        await until(watched, lambda: watched.status.host == ben.id)
        assert (await ben.ask(table, Start)).code == "seats-open"
        await cyd.do(table, Sit)
        for one, seat in ((cyd, 0), (ben, 1)):
            await one.do(table, Ready, seat=seat)
        await ben.do(table, Start)
        assert (await ben.ask(table, Leave, seat=1)).code == "already-started"


async def step(table: str, one: Somebody, watched: Watched, seat: int, action: str | None = None) -> None:
    """An action, the first legal one by default, until its events are there."""
    seen = watched.seen[seat]
    answer = await one.do(table, Act, seat=seat, actions=[action or seen.legal[0]], at=seen.at)
    await until(watched, lambda: seen.at >= answer.at)


async def sit(service: Process, stack: AsyncExitStack, **terms: Any) -> tuple[str, list[Somebody], list[Watched]]:  # noqa: ANN401
    """A game between Ada and Ben, who both watch it; Ada begins."""
    both = await people(stack, service.url, "Ada", "Ben")
    table = await open_table(both[0], both[1:], options={"first": 0}, **terms)
    watching = [await one.client.watch(table) for one in both]
    for seat, watched in enumerate(watching):
        await until(watched, lambda watched=watched, seat=seat: seat in watched.seen)
    return table, both, watching


async def agree_on(watching: list[Watched]) -> None:
    """Wait until both have been told equally much."""
    for seat, watched in enumerate(watching):
        other = watching[1 - seat].seen[1 - seat]
        await until(watched, lambda watched=watched, seat=seat, other=other: watched.seen[seat].at >= other.at)


def clock(watched: Watched) -> int:
    """The milliseconds that the first seat has left."""
    left = watched.status.seats[0].clock
    assert left is not None
    return left


def controls(watched: Watched, seat: int) -> list[str]:
    """What the table itself did."""
    return [item.event.what for item in watched.seen[seat].events if isinstance(item.event, TableEvent)]


@pytest.mark.parametrize("game", playable())
@in_loop
async def test_undo_free_granted_and_refused(game: str, service: Process) -> None:
    """Free after something that taught nobody anything; else the other one decides. Both happen in every game."""
    async with AsyncExitStack() as stack:
        table, both, watching = await sit(service, stack, game=game)
        undone = dict.fromkeys((True, False), 0)
        while not all(undone.values()):
            await agree_on(watching)
            seat = next(seat for seat in (0, 1) if watching[seat].seen[seat].legal)
            me, other, mine, theirs = both[seat], both[1 - seat], watching[seat], watching[1 - seat]
            told = {  # the first action that teaches something, and the first that doesn't
                (await me.do(table, Preview, seat=seat, actions=[text])).result.preview.reveals: text
                for text in reversed(mine.seen[seat].legal[:40])
            }
            for reveals, text in told.items():
                before = [watched.seen[viewer].view for viewer, watched in enumerate(watching)]
                await step(table, me, mine, seat, text)
                await agree_on(watching)
                after = [watched.seen[viewer].view for viewer, watched in enumerate(watching)]
                assert (await me.do(table, Undo, seat=seat)).pending == reveals
                if reveals:
                    for yes in (False, True):
                        await until(theirs, lambda theirs=theirs: theirs.status.wish is not None)
                        assert theirs.status.wish is not None
                        assert theirs.status.wish.what == "undo"
                        assert theirs.seen[1 - seat].view == after[1 - seat]
                        await other.do(table, Agree, yes=yes)
                        await until(theirs, lambda theirs=theirs: theirs.status.wish is None)
                        if not yes:
                            assert (await me.ask(table, Undo, seat=seat)).code == "undo-refused"
                            await me.do(table, Pause)
                            await other.do(table, Agree, yes=True)
                            await me.do(table, Resume)  # something has happened
                            assert (await me.do(table, Undo, seat=seat)).pending
                for viewer, watched in enumerate(watching):
                    await until(watched, lambda w=watched, v=viewer, then=before: w.seen[v].view == then[v])
                undone[reveals] += 1
            await step(table, me, mine, seat)
        for viewer, watched in enumerate(watching):
            assert controls(watched, viewer).count("undo") == sum(undone.values())
            assert controls(watched, viewer).count("pause") == undone[True]


@pytest.mark.parametrize("game", playable())
@in_loop
async def test_a_pause_granted_and_refused(game: str, service: Process) -> None:
    async with AsyncExitStack() as stack:
        table, (ada, ben), (_, watched) = await sit(service, stack, game=game)
        first = (await ada.do(table, Look, seat=0)).result.legal[0]
        for yes in (False, True):
            assert (await ben.do(table, Pause)).pending
            assert (await ben.ask(table, Agree, yes=True)).code == "nothing-asked"
            await ada.do(table, Agree, yes=yes)
        assert (await ada.ask(table, Act, seat=0, actions=[first])).code == "paused"
        await until(watched, lambda: watched.status.phase == "paused")
        await ada.do(table, Resume)
        await ada.do(table, Act, seat=0, actions=[first])
        await until(watched, lambda: watched.status.phase == "playing")
        assert controls(watched, 1) == ["pause", "resume"]


@pytest.mark.parametrize("game", playable())
@in_loop
async def test_clocks_run_out_by_the_move_and_by_the_game(game: str, service: Process) -> None:
    async with AsyncExitStack() as stack:
        timing = {"kind": "game", "ms": 60_000, "increment": 5000}
        by_move, _, (moves, _) = await sit(service, stack, game=game, timing={"kind": "move", "ms": 1500})
        by_game, (ada, _), (told, _) = await sit(service, stack, game=game, timing=timing)
        while 0 in told.status.running:
            await step(by_game, ada, told, 0)
            await until(told, lambda: bool(told.seen[0].legal) == (0 in told.status.running))
        assert told.status.running == (1,)
        assert 60_000 < clock(told) <= 65_000
        await until(moves, lambda: moves.status.seats[0].lapsed)
        await until(moves, lambda: moves.status.phase == "over")
        assert [(seat.away, seat.left) for seat in moves.status.seats] == [(True, None), (True, None)]
        record = await verified(service.url, by_move)
        noted = Counter(entry.text for entry in record.entries if entry.who == "table")
        assert noted == {"lapse 0": 3, "lapse 1": 3, "takeover 0": 1, "takeover 1": 1}, "the third time a bot stays"


@pytest.mark.parametrize("game", playable())
@in_loop
async def test_a_clock_goes_on_after_a_kill(game: str, service: Process) -> None:
    """What was spent on moves is spent; what was thought since the last entry is given back."""
    async with AsyncExitStack() as stack:
        timing = {"kind": "game", "ms": 14_000, "increment": 0}
        table, both, watching = await sit(service, stack, game=game, timing=timing)
        watched = watching[0]
        await asyncio.sleep(0.5)
        await step(table, both[0], watched, 0)
        while watched.status.running != (0,):
            await step(table, both[1], watching[1], 1)
            await agree_on(watching)
        await until(watched, lambda: bool(watched.seen[0].legal))
        before = clock(watched)
        assert before <= 13_500
        service.end(signal.SIGKILL)
        known = watched.status
        await asyncio.sleep(2)
        await service.start()
        await until(watched, lambda: watched.status is not known)
        # The service was away for longer than a busy machine may need to tell the clock.
        assert before - 1900 <= clock(watched) <= 13_500
        await until(watched, lambda: watched.status.seats[0].lapsed)


@pytest.mark.parametrize("game", playable())
@in_loop
async def test_a_bot_plays_for_the_absent_until_they_return(game: str, service: Process) -> None:
    async with AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(ada, [ben], game=game, options={"first": 0}, grace=400, stand_in="random")
        watched = await ben.client.watch(table)
        async with Client(service.url, ada.secret) as short:
            there = await short.watch(table)
            await until(watched, lambda: watched.status.seats[0].present)
            await until(there, lambda: not there.status.seats[0].away and bool(there.seen[0].legal))
        await until(watched, lambda: watched.status.seats[0].away)
        for _ in range(2):  # Ben's turn comes again and again, as a bot takes Ada's
            await until(watched, lambda: bool(watched.seen[1].legal))
            while watched.seen[1].legal:
                await step(table, ben, watched, 1)
        again = await ada.client.watch(table)
        await until(again, lambda: not again.status.seats[0].away)
        while not again.seen[0].legal:
            await until(watched, lambda: bool(watched.seen[1].legal) or bool(again.seen[0].legal))
            if watched.seen[1].legal:
                await step(table, ben, watched, 1)
            await until(again, lambda: again.seen[0].at >= watched.seen[1].at)
        waiting = again.seen[0].at
        await asyncio.sleep(0.6)
        assert again.seen[0].at == waiting
        await step(table, ada, again, 0)
        what = controls(again, 0)
        assert what[-2:] == ["takeover", "handback"]
        assert set(what) == {"takeover", "handback"}


@pytest.mark.parametrize("game", playable())
@in_loop
async def test_a_rematch_with_rotated_seats_is_played(game: str, service: Process) -> None:
    async with AsyncExitStack() as stack:
        table, (ada, ben), watching = await sit(service, stack, game=game, stand_in="random")
        for seat, one in enumerate((ada, ben)):
            await one.do(table, Resign, seat=seat)
        for watched in watching:
            await until(watched, lambda watched=watched: watched.status.phase == "over")
        assert [seat.left for seat in watching[0].status.seats] == ["resign", "resign"]
        await ada.do(table, Rematch)
        await until(watching[1], lambda: watching[1].status.rematch == (ada.id,))
        await ben.do(table, Rematch)
        await until(watching[0], lambda: watching[0].status.following is not None)
        following = watching[0].status.following
        assert following is not None
        again = await ben.client.watch(following)
        assert [seat.name for seat in again.status.seats] == ["Ben", "Ada"]
        assert (await ada.ask(following, Ready, seat=0)).code == "not-your-seat"
        for seat, one in enumerate((ben, ada)):
            await one.do(following, Ready, seat=seat)
        await ada.do(following, Start)
        await until(again, lambda: set(again.seen) == {0} and bool(again.seen[0].legal))
        await step(following, ben, again, 0)
        assert (await ada.ask(table, Rematch)).ok


async def over_against_bots(service: Process, stack: AsyncExitStack, game: str) -> tuple[Somebody, str, Watched]:
    """A person who gave up against two bots, the table, and what they watch there."""
    [ada] = await people(stack, service.url, "Ada")
    wanted = {"game": game, "seats": 3, "bots": {1: "random", 2: "random"}, "stand_in": "random", "limit": 50}
    table = (await ada.call("POST", "/api/tables", wanted))["table"]
    watched = await ada.client.watch(table)
    await ada.do(table, Ready, seat=0)
    await ada.do(table, Start)
    await ada.do(table, Resign, seat=0)
    await until(watched, lambda: watched.status.phase == "over")
    return ada, table, watched


@pytest.mark.parametrize("game", playable())
@in_loop
async def test_a_rematch_against_bots_has_begun_with_the_same_seats(game: str, service: Process) -> None:
    async with AsyncExitStack() as stack:
        ada, table, watched = await over_against_bots(service, stack, game)
        await ada.do(table, Rematch)
        await until(watched, lambda: watched.status.following is not None)
        assert watched.status.following is not None
        again = await ada.client.watch(watched.status.following)
        assert again.status.phase == "playing"
        assert [seat.person for seat in again.status.seats] == [ada.id, None, None]
        await until(again, lambda: bool(again.seen[0].legal))
        await step(watched.status.following, ada, again, 0)


@pytest.mark.parametrize("game", playable())
@in_loop
async def test_a_finished_game_is_played_on_from_any_moment(game: str, service: Process) -> None:
    async with AsyncExitStack() as stack:
        ada, table, _ = await over_against_bots(service, stack, game)
        record = await ada.call("GET", f"/api/tables/{table}/record")
        at = len(record["entries"]) // 2
        body = {"at": at, "seat": 1}
        name = (await ada.call("POST", f"/api/tables/{table}/continuations", body))["table"]
        there = await ada.client.watch(name)
        assert [seat.person for seat in there.status.seats] == [None, ada.id, None]
        await until(there, lambda: bool(there.seen[1].legal))
        await step(name, ada, there, 1)
        played = [entry[:2] for entry in record["entries"][:at] if entry[0] != "table"]
        await ada.do(name, Resign, seat=1)
        await until(there, lambda: there.status.phase == "over")
        new = await ada.call("GET", f"/api/tables/{name}/record")
        assert [entry[:2] for entry in new["entries"]][: len(played)] == played
        await branched(ada, table, at, name)
        entries = len(record["entries"])
        for at, seat, code in ((entries, 0, "game-over"), (9999, 0, "unknown-entry"), (1, 7, "unknown-seat")):
            with pytest.raises(ServiceError, match=code):
                await ada.call("POST", f"/api/tables/{table}/continuations", {"at": at, "seat": seat})


async def branched(ada: Somebody, table: str, at: int, branch: str) -> None:
    """A branch's own part is a record that begins at its moment; one that is public is anybody's to watch."""
    own, _ = read_record(json.dumps(await ada.call("GET", f"/api/tables/{branch}/record?branch=1")))
    whole, _ = read_record(json.dumps(await ada.call("GET", f"/api/tables/{branch}/record")))
    verify(own, own.hash, games.of_record(own))
    assert own.start_position is not None
    assert (own.final_position, own.outcome) == (whole.final_position, whole.outcome)
    assert len(own.entries) < len(whole.entries)
    body = {"at": at, "seat": 1, "luck": "kept", "public": True}
    kept = (await ada.call("POST", f"/api/tables/{table}/continuations", body))["table"]
    info = await call(ada.url, "GET", f"/api/tables/{kept}")
    assert info["continues"] == table
    there = await ada.client.watch(kept)
    await until(there, lambda: bool(there.seen[1].legal))
    await ada.do(kept, Resign, seat=1)
    await until(there, lambda: there.status.phase == "over")
    again, _ = read_record(json.dumps(await call(ada.url, "GET", f"/api/tables/{kept}/record")))
    verify(again, again.hash, games.of_record(again))
    listed = {game["table"] for game in await ada.call("GET", "/api/people/me/games")}
    assert table in listed
    assert not {branch, kept} & listed, "everything was seen before"


@pytest.mark.parametrize("game", playable())
@in_loop
async def test_a_second_device_by_a_link_that_works_once(game: str, service: Process) -> None:
    async with AsyncExitStack() as stack:
        table, (ada, ben), (desk, bens) = await sit(service, stack, game=game, grace=3000)
        link = (await ada.call("POST", "/api/people/me/links"))["link"]
        moved = await asyncio.gather(
            *(call(service.url, "POST", "/api/people/links", {"link": link}) for _ in range(5)), return_exceptions=True
        )
        (credentials,) = [one for one in moved if not isinstance(one, BaseException)]
        assert credentials["id"] == ada.id
        async with Client(service.url, credentials["secret"]) as phone:
            hand = await phone.watch(table)
            await until(hand, lambda: bool(hand.seen[0].legal))
            assert (await phone.ask(table, Act, seat=0, actions=[hand.seen[0].legal[0]])).ok
            await until(desk, lambda: desk.seen[0].at == hand.seen[0].at)
            assert desk.seen[0].events == hand.seen[0].events
        await asyncio.sleep(3.5)
        while not desk.seen[0].legal:
            await step(table, ben, bens, 1)
            await until(desk, lambda: desk.seen[0].at >= bens.seen[1].at)
        await step(table, ada, desk, 0)
        assert controls(desk, 0) == []


@in_loop
async def test_joining_and_leaving_over_http_alone(service: Process) -> None:
    """Somebody without a socket finds a table in the list, sits down, leaves, comes back; the others are told."""
    async with AsyncExitStack() as stack:
        (ada,) = await people(stack, service.url, "Ada")
        ben = Somebody(service.url, await call(service.url, "POST", "/api/people", {"name": "Ben"}))
        table = (await ada.call("POST", "/api/tables", {"game": SF, "seats": 2, "public": True}))["table"]
        watched = await ada.client.watch(table)
        listed = [one["table"] for one in await ben.call("GET", "/api/tables")]
        assert table in listed
        said: list[tuple[dict[str, object], str]] = [
            ({"type": "sit"}, "Ben"),
            ({"type": "leave", "seat": 1}, ""),
            ({"type": "sit", "seat": 1}, "Ben"),
        ]
        for number, (request, name) in enumerate(said):
            asked = {"request": {**request, "id": f"r{number}"}}
            for _ in range(2):  # sent again, it is answered the same and done once
                answer = await ben.call("POST", f"/api/tables/{table}/requests", asked)
                assert (answer["ok"], answer["reason"], answer["id"]) == (True, None, f"r{number}")
            await until(watched, lambda name=name: watched.status.seats[1].name == name)
        ready = {"request": {"type": "ready", "id": "ready", "seat": 1}}
        assert (await ben.call("POST", f"/api/tables/{table}/requests", ready))["ok"]
        await ada.do(table, Ready, seat=0)
        await ada.do(table, Start)
        assert table not in [one["table"] for one in await ben.call("GET", "/api/tables")]
        again = {"request": {"type": "leave", "id": "late", "seat": 1}}
        refused = await ben.call("POST", f"/api/tables/{table}/requests", again)
        assert refused["reason"]["code"] == "already-started"


@in_loop
async def test_chat_is_limited_by_person_however_it_is_sent(service: Process) -> None:
    async with AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(ada, [ben], game=SF)
        second = await stack.enter_async_context(Client(service.url, ada.secret))
        sent: list[str | None] = [(await ada.ask(table, Chat, text="a")).code for _ in range(3)]
        sent += [(await second.ask(table, Chat, text="b")).code for _ in range(3)]
        for number in range(3):
            asked = {"request": {"type": "chat", "id": f"h{number}", "text": "c"}}
            try:
                sent.append((await ada.call("POST", f"/api/tables/{table}/requests", asked))["reason"])
            except ServiceError as error:
                sent.append(error.code)
        assert sent.count("too-fast") >= 3
        assert sent[:3] == [None, None, None]
        assert (await ben.ask(table, Chat, text="d")).ok
        quiet = await open_table(ada, [ben], game=SF, chat=False)
        assert (await ben.ask(quiet, Chat, text="d")).code == "chat-off"


@pytest.mark.parametrize("game", [name for name in playable() if games.game_class(name).data_option])
@in_loop
async def test_an_owners_deck_or_map(game: str, service: Process) -> None:
    """A right one is played with and travels with the record; a wrong one is refused with every fault and its place."""
    text = next((folder_of(game) / "data").glob("*.toml")).read_text("utf-8")
    right, other, good, bad = evidence_of(game, "data_file").CHANGES
    async with AsyncExitStack() as stack:
        ada, ben = await people(stack, service.url, "Ada", "Ben")
        table = await open_table(ada, [ben], game=game, data=text.replace(right, other, 1), stand_in="random")
        info = await ada.call("GET", f"/api/tables/{table}")
        assert info["data"] is not None
        content = await ada.call("GET", f"/api/tables/{table}/data")
        loaded = games.game_class(game).of_content({}, content)
        assert loaded.data.hash == info["data"]
        watched = await ada.client.watch(table)
        for seat, one in enumerate((ada, ben)):
            await one.do(table, Resign, seat=seat)
        await until(watched, lambda: watched.status.phase == "over")
        record = await verified(service.url, table)
        assert record.data == content
        with pytest.raises(ServiceError) as refused:
            await ada.call("POST", "/api/tables", {"game": game, "seats": 2, "data": text.replace(good, bad, 2)})
        assert (refused.value.status, refused.value.code) == (422, "bad-data")
        assert any(problem.severity == "error" and problem.place for problem in refused.value.problems)
