"""Several clients on sockets of their own that drop, duplicate, reorder, replay and forge messages.

Whatever they do, every message gets exactly one answer, nothing is done twice, everybody is told everything once, and
the record is one that the rules allow. The whole application runs but for the process's own port.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

import fogline
from fogline.core.record import Record
from fogline.server import app
from fogline.server.app import Service, Settings
from fogline.server.limits import Limits
from fogline.server.people import hash_secret
from fogline.table.bot_jobs import BotJobsHere
from fogline.table.seats import Person
from tests.play import playable
from tests.table.drive import ADA, BEN, CYD, SECRET, setup

T = TypeVar("T")
PEOPLE: list[Person | None] = [ADA, BEN, CYD, None]
LIMITS = Limits(messages=1e6, burst=10**6, chat=1e6, chat_burst=10**6, backlog=4096)
TABLE = "t"


class Here(BotJobsHere):
    """Bots in this process: thousands of short games need no workers."""

    def __init__(self, workers: int, addresses: object) -> None:  # noqa: ARG002
        super().__init__()

    def close(self) -> None: ...


class Wire:
    """One connection, in the application's own terms (ASGI), and everything that was sent on it."""

    def __init__(self, person: Person | None, since: int) -> None:
        self.person = person
        self.viewer = -1 if person not in (ADA, BEN) else (ADA, BEN).index(person)
        self.expected = since
        """The number of the next event."""
        self.sent: Counter[str] = Counter()
        self.answered: Counter[str] = Counter()
        self.answers: list[dict[str, Any]] = []
        self.over = False
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def open(self, application: Any) -> None:  # noqa: ANN401  (ASGI)
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": "/socket",
            "raw_path": b"/socket",
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", b"fogline")],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 2),
            "subprotocols": [],
        }
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.get_running_loop().create_task(application(scope, self._incoming.get, self._take))

    async def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.close":
            self.over = True
        if message["type"] != "websocket.send":
            return
        frame = json.loads(message.get("text") or message["bytes"])["frame"]
        if frame["type"] in ("answer", "reply"):
            self.answered[frame["id"]] += 1
            self.answers.append(frame)
        elif frame["type"] == "events":
            assert frame["seat"] == self.viewer
            assert frame["since"] == self.expected
            assert [item["n"] for item in frame["items"]] == list(
                range(self.expected, self.expected + len(frame["items"]))
            )
            self.expected += len(frame["items"])

    def send(self, text: str, id_: str) -> None:
        self.sent[id_] += 1
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})

    async def settle(self) -> None:
        """Wait until everything is answered."""
        async with asyncio.timeout(30):
            while self.answered.total() < self.sent.total():
                assert not self.over
                await asyncio.sleep(0.0005)

    async def close(self) -> None:
        """Go, whether or not everything was answered."""
        self.over = True
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1006})
        assert self._task is not None
        async with asyncio.timeout(30):
            await self._task


class Chaos(RuleBasedStateMachine):
    """Two people with seats, one without, a bot, a spectator; each may have several connections."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.wires: list[Wire] = []
        self.told = Counter[int]()
        """For each viewer, how many events a connection of theirs has had at most."""
        self.history: list[tuple[Person | None, str, str]] = []
        """Who sent what, and its id."""
        self.acts: dict[tuple[str, str], int] = {}
        """Each plan that a seat's holder sent, by person and id: how many actions it has."""
        self.done: set[tuple[str, str]] = set()
        """Those that were answered with yes."""
        self.number = 0

    def run_(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(asyncio.wait_for(work, 60))

    @initialize(game=st.sampled_from(playable()), people=st.integers(0, 3))
    def open(self, game: str, people: int) -> None:
        self.game = fogline.load(game)

        async def begin() -> None:
            self.start_service()
            for person in (ADA, BEN, CYD):
                await self.service.tables.storage.add_person(person, hash_secret(person.id))
            await self.service.tables.storage.create(TABLE, SECRET, setup(game, ADA, BEN, "random", public=True))
            for who in range(people):
                await self.come(PEOPLE[who])

        self.run_(begin())

    def start_service(self) -> None:
        app.BotJobsInProcesses = Here  # type: ignore[assignment,attr-defined]
        self.service = Service(Settings(database=Path(self.folder.name) / "db", limits=LIMITS))
        self.application = self.service.application()

    async def come(self, person: Person | None) -> Wire:
        """Connect, say who one is, and ask for what one doesn't know yet."""
        viewer = -1 if person not in (ADA, BEN) else (ADA, BEN).index(person)
        wire = Wire(person, self.told[viewer])
        wire.open(self.application)
        if person is not None:
            wire.send(json.dumps({"type": "hello", "id": "hello", "secret": person.id}), "hello")
        watch = {"type": "watch", "id": "watch", "table": TABLE, "since": {str(viewer): wire.expected}}
        wire.send(json.dumps(watch), "watch")
        await wire.settle()
        assert all(answer["ok"] for answer in wire.answers)
        self.wires.append(wire)
        return wire

    # What clients do.

    @rule(who=st.integers(0, 3))
    def connect(self, who: int) -> None:
        if len(self.wires) < 6:
            self.run_(self.come(PEOPLE[who]))

    @rule(which=st.integers(0, 5))
    def drop(self, which: int) -> None:
        if self.wires:
            self.run_(self.wires.pop(which % len(self.wires)).close())

    @rule()
    def start(self) -> None:
        self.ask(self.wire_of(ADA), {"type": "start"})

    @rule(times=st.integers(1, 4))
    def play_on(self, times: int) -> None:
        """Whose turn it is does something right, so that games get somewhere."""
        for _ in range(times):
            state = self.state()
            seat = next((seat for seat in state.actors if seat < 2), None) if state is not None else None
            if state is not None and seat is not None:
                self.ask(self.wire_of((ADA, BEN)[seat]), self.act_message(seat, [str(state.legal(seat)[0])]))

    @rule(which=st.integers(0, 5), data=st.data())
    def say(self, which: int, data: st.DataObject) -> None:
        """Somebody asks for something, right or wrong."""
        if self.wires:
            self.ask(self.wires[which % len(self.wires)], self.any_request(data))

    @rule(which=st.integers(0, 5), count=st.integers(2, 6), data=st.data())
    def say_much(self, which: int, count: int, data: st.DataObject) -> None:
        """Many messages at once, some of them twice, in any order, without waiting for answers."""
        if self.wires:
            wire = self.wires[which % len(self.wires)]
            prepared = [self.prepare(wire.person, self.any_request(data)) for _ in range(count)]
            doubled = prepared + data.draw(st.lists(st.sampled_from(prepared), max_size=3))
            for text, id_ in data.draw(st.permutations(doubled)):
                wire.send(text, id_)
            self.run_(wire.settle())
            self.collect(wire)

    @rule(which=st.integers(0, 5), data=st.data())
    def say_and_vanish(self, which: int, data: st.DataObject) -> None:
        """The connection is lost before the answer; whoever it was comes back and sends it again."""
        if not self.wires:
            return
        wire = self.wires.pop(which % len(self.wires))
        text, id_ = self.prepare(wire.person, self.any_request(data))
        wire.send(text, id_)

        async def vanish() -> Wire:
            for _ in range(data.draw(st.integers(0, 4))):
                await asyncio.sleep(0)
            await wire.close()
            again = await self.come(wire.person)
            again.send(text, id_)
            await again.settle()
            return again

        self.collect(wire)
        self.collect(self.run_(vanish()))

    @rule(which=st.integers(0, 5), data=st.data())
    def replay(self, which: int, data: st.DataObject) -> None:
        """An old message again, one's own or somebody else's."""
        if self.wires and self.history:
            wire = self.wires[which % len(self.wires)]
            owner, text, id_ = data.draw(st.sampled_from(self.history))
            wire.send(text, id_)
            self.run_(wire.settle())
            seat = json.loads(text)["request"].get("seat")
            forged = wire.person != owner and json.loads(text)["request"]["type"] == "act" and seat in (0, 1)
            if forged and (wire.person is None or wire.person == CYD or seat != (ADA, BEN).index(wire.person)):
                assert wire.answers[-1]["reason"] is not None
            self.collect(wire)

    @rule(
        which=st.integers(0, 5), text=st.sampled_from(["", "nonsense", "[]", '{"type":"ask","id":7}', '"\ud800"', "{"])
    )
    def babble(self, which: int, text: str) -> None:
        if self.wires:
            wire = self.wires[which % len(self.wires)]
            wire.send(text, "")
            self.run_(wire.settle())
            assert wire.answers[-1]["reason"]["code"] == "bad-message"

    @rule()
    def crash(self) -> None:
        """The service is gone at once, with whatever was not stored."""

        async def end() -> None:
            for task in self.service.tables._tasks.values():
                task.cancel()
            await asyncio.gather(*self.service.tables._tasks.values(), return_exceptions=True)
            for wire in self.wires:
                await wire.close()
            await self.service.tables.storage.close()
            assert self.service._hold is not None
            self.service._hold.release()  # as the system does for who is gone
            self.start_service()

        for wire in self.wires:
            self.collect(wire)
        self.run_(end())
        self.wires.clear()

    # How they do it.

    def wire_of(self, person: Person | None) -> Wire:
        found = [wire for wire in self.wires if wire.person == person]
        return found[0] if found else self.run_(self.come(person))

    def act_message(self, seat: int, actions: list[str], **more: Any) -> dict[str, Any]:  # noqa: ANN401
        return {"type": "act", "seat": seat, "actions": actions, **more}

    def any_request(self, data: st.DataObject) -> dict[str, Any]:
        kind = data.draw(st.sampled_from(["act", "act", "act", "undo", "agree", "plain", "seat", "ask"]))
        seat = data.draw(st.integers(-2, 3))
        match kind:
            case "act":
                state = self.state()
                legal = [str(action) for seat in range(3) for action in state.legal(seat)] if state is not None else []
                actions = data.draw(st.lists(st.sampled_from([*legal[:12], "nonsense"]), min_size=0, max_size=2))
                behind = data.draw(st.sampled_from([None, 0, 1, 5]))
                at = {} if behind is None else {"at": self.entries() - behind}
                return self.act_message(seat, actions, **at)
            case "undo":
                return {"type": "undo", "seat": seat}
            case "agree":
                return {"type": "agree", "yes": data.draw(st.booleans())}
            case "plain":
                return {"type": data.draw(st.sampled_from(["start", "pause", "resume", "rematch"]))}
            case "seat":
                what = data.draw(st.sampled_from(["sit", "leave", "ready", "remove", "look"]))
                return {"type": what, "seat": seat}
            case _:
                why = {"type": "why", "seat": seat, "action": "draw"}
                return data.draw(st.sampled_from([why, {"type": "chat", "text": "hello"}]))

    def prepare(self, person: Person | None, request: dict[str, Any]) -> tuple[str, str]:
        self.number += 1
        id_ = f"n{self.number}"
        text = json.dumps({"type": "ask", "table": TABLE, "request": {**request, "id": id_}})
        self.history.append((person, text, id_))
        if request["type"] == "act":
            for sender in (ADA, BEN, CYD):  # whoever sends it again, or forges it, sends it as their own
                self.acts[sender.id, id_] = len(request["actions"])
        return text, id_

    def ask(self, wire: Wire, request: dict[str, Any]) -> None:
        text, id_ = self.prepare(wire.person, request)
        wire.send(text, id_)
        self.run_(wire.settle())
        self.collect(wire)

    def collect(self, wire: Wire) -> None:
        """Take note of what was answered with yes, and of how far this viewer's events have come."""
        if wire.person is not None:
            for answer in wire.answers:
                if answer["ok"] and (wire.person.id, answer["id"]) in self.acts:
                    self.done.add((wire.person.id, answer["id"]))
        for answer in wire.answers:
            assert answer["ok"] == (answer["reason"] is None)

    # What must hold.

    def record(self) -> Record | None:
        table = self.service.tables._tables.get(TABLE)
        return None if table is None or table.running.table is None else table.running.table.record()

    def state(self) -> fogline.State | None:
        table = self.service.tables._tables.get(TABLE)
        return None if table is None or table.running.table is None else table.running.table.state

    def entries(self) -> int:
        record = self.record()
        return 0 if record is None else len(record.entries)

    @invariant()
    def every_message_got_exactly_one_answer(self) -> None:
        for wire in self.wires:
            assert wire.answered == wire.sent
            assert not wire.over

    @invariant()
    def the_record_is_one_that_the_rules_allow(self) -> None:
        if not hasattr(self, "service"):
            return
        record = self.record()
        if record is not None:
            fogline.verify(record, record.hash, self.game)

    @invariant()
    def everything_is_done_once(self) -> None:
        """The entries of people are those of the plans that were answered with yes, and of none twice."""
        if not hasattr(self, "service"):
            return
        for wire in self.wires:
            self.collect(wire)
            self.told[wire.viewer] = max(self.told[wire.viewer], wire.expected)
        kept = self.run_(self.service.tables.storage.load(TABLE))
        assert kept is not None
        record = self.record()
        if record is not None:
            assert record.entries[: len(kept.stored.entries)] == kept.stored.entries  # a bot may be writing more
        played = sum(entry.who in (0, 1) for entry in kept.stored.entries)
        acknowledged = sum(self.acts[key] for key in self.done)
        assert acknowledged == played

    def teardown(self) -> None:
        async def end() -> None:
            for wire in self.wires:
                await wire.close()
            await self.service.tables.close()
            await self.service.tables.storage.close()

        if hasattr(self, "service"):
            self.run_(end())
        self.loop.close()
        self.folder.cleanup()


def test_chaos_on_sockets() -> None:
    run_state_machine_as_test(Chaos, settings=settings(max_examples=6, stateful_step_count=20))


@pytest.mark.soak
def test_much_chaos_on_sockets() -> None:
    run_state_machine_as_test(
        Chaos, settings=settings(max_examples=400, stateful_step_count=60, derandomize=False, database=None)
    )
