"""People who drop, repeat, reorder, replay and forge messages: the record stays one that the rules allow."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

import fogline
from fogline.core.errors import Refusal
from fogline.table import messages
from fogline.table.messages import AnyRequest, Start
from fogline.table.seats import Person, Timing
from tests.play import playable
from tests.table.drive import ADA, BEN, CYD, Ear, Host, setup

T = TypeVar("T")
PEOPLE = [ADA, BEN, CYD, None]
SEATS = st.integers(-2, 3)


class Chaos(RuleBasedStateMachine):
    """Three people, one of whom has no seat, a bot, and a spectator at one table."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.sent: list[tuple[Person | None, AnyRequest, messages.Answer]] = []
        self.ears: dict[int, Ear] = {}
        self.number = 0

    def run_(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(asyncio.wait_for(work, 30))

    @initialize(game=st.sampled_from(playable()), clock=st.booleans())
    def open(self, game: str, clock: bool) -> None:
        async def begin() -> Host:
            timing = Timing("game", 10**8, 10) if clock else Timing()
            return Host(setup(game, ADA, BEN, "random", timing=timing))

        self.host = self.run_(begin())

    def send(self, person: Person | None, kind: type[Any], **fields: object) -> None:
        self.number += 1
        request = kind(id=f"n{self.number}", **fields)
        self.sent.append((person, request, self.run_(self.host.table.ask(person, request))))

    @rule()
    def start(self) -> None:
        self.send(ADA, Start)

    @rule(person=st.sampled_from(PEOPLE), seat=SEATS, index=st.integers(0, 20), behind=st.integers(0, 3))
    def act(self, person: Person | None, seat: int, index: int, behind: int) -> None:
        """A legal action of somebody, sent by the right person or by another, now or about an older position."""
        running = self.host.table.running
        actions = ["nonsense"]
        if running.table is not None and running.table.state.actors:
            legal = running.table.state.legal(running.table.state.actors[index % len(running.table.state.actors)])
            actions = [str(legal[index % len(legal)])]
        self.send(person, messages.Act, seat=seat, actions=actions * (1 + index // 15), at=running.entries - behind)

    @rule()
    def play_on(self) -> None:
        """Somebody does what is right, so that games get somewhere."""
        running = self.host.table.running
        for seat in running.table.state.actors if running.table is not None else ():
            chair = running.setup.chairs[seat]
            if chair.person is not None:
                person = next(one for one in (ADA, BEN) if one.id == chair.person)
                self.send(person, messages.Act, seat=seat, actions=[self.host.first_legal(seat)])

    @rule(person=st.sampled_from(PEOPLE), seat=SEATS)
    def undo(self, person: Person | None, seat: int) -> None:
        self.send(person, messages.Undo, seat=seat)

    @rule(person=st.sampled_from(PEOPLE), yes=st.booleans())
    def agree(self, person: Person | None, yes: bool) -> None:
        self.send(person, messages.Agree, yes=yes)

    @rule(person=st.sampled_from(PEOPLE), kind=st.sampled_from([messages.Pause, messages.Resume, messages.Rematch]))
    def ask(self, person: Person | None, kind: type[Any]) -> None:
        self.send(person, kind)

    @rule(data=st.data())
    def repeat(self, data: st.DataObject) -> None:
        """An old message again: by the same person it gets the same answer and does nothing."""
        if not self.sent:
            return
        person, request, answer = data.draw(st.sampled_from(self.sent))
        before = list(self.host.memory.stored.entries)
        again = self.run_(self.host.table.ask(person, request))
        assert again.id == answer.id
        if answer.ok and answer.at <= len(before) and isinstance(request, messages.Act):
            assert again.ok
            assert [entry for entry in self.host.memory.stored.entries if entry.who in (0, 1)] == [
                entry for entry in before if entry.who in (0, 1)
            ]

    @rule(data=st.data(), person=st.sampled_from(PEOPLE))
    def forge(self, data: st.DataObject, person: Person | None) -> None:
        """Somebody else's message, sent as one's own."""
        if self.sent:
            owner, request, _ = data.draw(st.sampled_from(self.sent))
            answer = self.run_(self.host.table.ask(person, request))
            assert answer.id == request.id
            if isinstance(request, messages.Act) and owner != person:
                assert not answer.ok

    @rule(who=st.integers(0, 3))
    def come_or_go(self, who: int) -> None:
        async def change() -> None:
            ear = self.ears.pop(who, None)
            if ear is None:
                self.ears[who] = await self.host.watch(PEOPLE[who])
            else:
                self.host.unwatch(ear)

        self.run_(change())

    @rule()
    def crash(self) -> None:
        self.ears.clear()
        self.run_(self.host.reopen())

    @invariant()
    def the_record_is_one_that_the_rules_allow(self) -> None:
        self.run_(asyncio.sleep(0))
        stored = self.host.memory.stored
        running = self.host.table.running
        assert not running.closed
        if running.table is None:
            assert stored.entries == []
            return
        record = running.table.record()
        assert record.entries == stored.entries
        steps = list(fogline.replay(record, self.host.game))
        try:
            final = steps[-1].state if steps else self.host.game.start(3)
        except Refusal as refusal:
            raise AssertionError from refusal
        assert str(final) == str(running.table.state)

    @invariant()
    def everybody_is_told_without_gaps(self) -> None:
        for ear in self.ears.values():
            for viewer in (-1, 0, 1, 2):
                ear.items(viewer)

    @invariant()
    def every_message_got_its_answer(self) -> None:
        assert all(answer.id == request.id and answer.ok == (answer.reason is None) for _, request, answer in self.sent)

    def teardown(self) -> None:
        async def close() -> None:
            await self.host.table.close()
            await asyncio.gather(self.host.task, return_exceptions=True)

        if hasattr(self, "host"):
            self.run_(close())
        self.loop.close()


TestChaos = Chaos.TestCase
TestChaos.settings = settings(max_examples=12, stateful_step_count=25)


@pytest.mark.soak
def test_much_chaos() -> None:
    run_state_machine_as_test(
        Chaos, settings=settings(max_examples=1000, stateful_step_count=80, derandomize=False, database=None)
    )
