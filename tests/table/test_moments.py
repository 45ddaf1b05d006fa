"""The moments in between: real positions in their order, only the viewer's own, and nothing where nobody asks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

import fogline
from fogline.core.game import SPECTATOR, Action, State
from fogline.core.sources import Secret
from fogline.table import moments
from fogline.table.messages import Act, Agree, Start, Told, Undo, Undoing, WouldUndo
from tests.play import playable, random_record
from tests.table.drive import ADA, BEN, CYD, SECRET, Ear, Host, hosting, in_loop, setup
from tests.table.test_twins import game_at, hidden, twins

PEOPLE = (ADA, BEN, CYD)
ALL = moments.MOST


class Scripted(Secret):
    """Luck that brings what some entries say."""

    def __init__(self, entries: list[fogline.Entry]) -> None:
        super().__init__(SECRET)
        self._outcomes = iter([entry.text for entry in entries if entry.who == "chance"])

    def choose(self, state: State) -> Action:
        return state.game.action(next(self._outcomes))


def plans(entries: list[fogline.Entry]) -> Iterator[tuple[int, list[str]]]:
    """The decisions of some entries, those of one seat as one plan as far as no luck comes in between."""
    plan: tuple[int, list[str]] | None = None
    for entry in entries:
        if plan is not None and entry.who != plan[0]:
            yield plan
            plan = None
        if isinstance(entry.who, int):
            plan = (entry.who, [*(plan[1] if plan else []), entry.text])
    if plan is not None:
        yield plan


async def played(game: str, entries: list[fogline.Entry], ear: Ear, viewer: int, sleeps: int) -> None:
    """Play entries at a live table, watched by somebody with moments, who is away for some of the decisions."""
    agreed = setup(game, *PEOPLE)
    person = None if viewer == SPECTATOR else PEOPLE[viewer]
    async with hosting(agreed) as host:
        host.table.running.own = Scripted(entries)
        await host.do(ADA, Start)
        await listen(host, ear, person, viewer)
        for number, (seat, actions) in enumerate(plans(entries)):
            if number % sleeps == 0:
                host.unwatch(ear)
            await host.do(PEOPLE[seat], Act, id=f"a{number}", seat=seat, actions=actions)
            if number % sleeps == sleeps - 1:
                await listen(host, ear, person, viewer)
        host.unwatch(ear)
        await listen(host, ear, person, viewer)


async def listen(host: Host, ear: Ear, person: object, viewer: int) -> None:
    known = {viewer: len(ear.items(viewer))}
    ear.watcher = await host.table.watch(getattr(person, "id", None), ear, known, ALL)


def opening(game: fogline.Game, seed: int, length: int) -> list[fogline.Entry]:
    """The first entries of a random game, up to where a player must decide."""
    record = random_record(game, len(PEOPLE), seed)
    entries = record.entries[:length]
    while game_at(game, entries, len(PEOPLE)).chance() is not None:
        entries = record.entries[: len(entries) + 1]
    return entries


@pytest.mark.parametrize("sleeps", [2, 5])
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
@pytest.mark.parametrize("name", playable())
@in_loop
async def test_moments_are_positions_that_the_game_had_in_their_order(name: str, viewer: int, sleeps: int) -> None:
    game, ear = fogline.load(name), Ear()
    entries = opening(game, 5, 90)
    await played(name, entries, ear, viewer, sleeps)
    shown = list(scenes(ear.told(viewer)))
    assert len(ear.told(viewer)[-1].moments) <= ALL
    assert sum(len(told.moments) for told in ear.told(viewer)) > 8
    assert [at for at, _, _ in shown] == sorted({at for at, _, _ in shown})
    assert [upto for _, upto, _ in shown] == sorted({upto for _, upto, _ in shown})
    for at, _, view in shown:
        assert view == json.loads(msgspec.json.encode(game_at(game, entries[:at], len(PEOPLE)).view(viewer)))
    assert shown[-1][0] == len(entries)


def scenes(frames: list[Told]) -> Iterator[tuple[int, int, object]]:
    """Every moment and newest view of some frames: entries, events, view. A frame without news shows nothing new."""
    for told in frames:
        known = told.since + len(told.items)
        assert all(told.since < one.upto < known for one in told.moments)
        for one in told.moments:
            yield one.at, one.upto, json.loads(msgspec.json.encode(one.view))
        if told.items:
            yield told.at, known, json.loads(msgspec.json.encode(told.view))


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("name", hidden())
@in_loop
async def test_moments_tell_nobody_what_they_cannot_know(name: str, viewer: int) -> None:
    game = fogline.load(name)
    entries = opening(game, 5, 34)
    found = [twin for decided in (False, True) for twin in islice(twins(game, entries, 3, viewer, decided=decided), 2)]
    assert len(found) >= 3, "the test needs twins of both kinds"
    own = Ear()
    await played(name, entries, own, viewer, 3)
    assert any(told.moments for told in own.told(viewer))
    for twin in found:
        other = Ear()
        await played(name, twin, other, viewer, 3)
        assert other.bytes == own.bytes


@pytest.mark.parametrize("name", playable())
@in_loop
async def test_nothing_is_kept_or_sent_where_nobody_asks(name: str) -> None:
    async with hosting(setup(name, ADA, BEN)) as host:
        ear = await host.watch(ADA)
        await host.do(ADA, Start)
        for _ in range(5):
            seat = host.state.actors[0]
            await host.act((ADA, BEN)[seat], seat)
        assert len(host.table.running.moments) == 0
        assert not any(b"moments" in frame for frame in ear.bytes)


@in_loop
async def test_a_frame_has_so_many_moments_and_bytes_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    name = playable()[0]
    entries = opening(fogline.load(name), 5, 60)
    for most, bytes_, expected in ((ALL, moments.LARGEST, ALL), (3, moments.LARGEST, 3), (99, 3000, 2)):
        monkeypatch.setattr(moments, "LARGEST", bytes_)
        async with hosting(setup(name, *PEOPLE)) as host:
            host.table.running.own = Scripted(entries)
            await host.table.watch(None, Ear(), None, 1)
            await host.do(ADA, Start)
            for seat, actions in plans(entries):
                await host.do(PEOPLE[seat], Act, seat=seat, actions=actions)
            ear = Ear()
            await host.table.watch(ADA.id, ear, {}, most)
            [told] = ear.told(0)
            assert 0 < len(told.moments) <= expected
            assert sum(len(msgspec.json.encode(one.view)) for one in told.moments) <= bytes_
            assert told.moments[-1].upto < len(told.items)


@pytest.mark.parametrize("name", playable())
@in_loop
async def test_an_undo_says_before_and_after_what_it_takes_back(name: str) -> None:
    async with hosting(setup(name, ADA, BEN)) as host:
        ear, _ = await host.watch(ADA), await host.watch(BEN)
        await host.do(ADA, Start)
        nothing = await host.do(ADA, Undoing, seat=0)
        assert nothing.result is None
        while 0 not in host.state.actors:
            await host.act(BEN, 1)
        while 0 in host.state.actors:
            before = len(ear.items(0))
            await host.act(ADA, 0)
        while 0 not in host.state.actors and host.state.actors:
            await host.act(BEN, 1)
        would = (await host.do(ADA, Undoing, seat=0)).result
        assert isinstance(would, WouldUndo)
        assert would.since == before
        assert would.back[0] == 1
        assert would.asks == ((BEN.id,) if would.back.get(1) or would.redrawn else ())
        await host.do(ADA, Undo, seat=0)
        if would.asks:
            await host.do(BEN, Agree, yes=True)
        undo = next(item for item in ear.items(0)[::-1] if item.event.__class__.__name__ == "TableEvent")
        assert undo.back == before
        assert all(item.back is None for item in ear.items(0) if item is not undo)
