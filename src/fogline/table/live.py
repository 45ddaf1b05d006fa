"""One live game: a task with a queue, the only writer of its record. It knows nothing of the web.

Whatever is asked goes through the queue, is stored, is told to those who watch, and is answered, in this order.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime

import msgspec

from fogline.bots import parse_spec
from fogline.core.errors import Refusal
from fogline.core.game import SPECTATOR, Game
from fogline.core.record import Record
from fogline.table import consent, messages, seats
from fogline.table.core import Table
from fogline.table.journal import Journal, Stored
from fogline.table.messages import Answer, AnyRequest
from fogline.table.minds import Job, Minds
from fogline.table.running import Running, TableBroken
from fogline.table.seats import Person, Setup
from fogline.table.thinking import Thinking, any_action
from fogline.table.watching import Tell, Watcher, told

LOG = logging.getLogger(__name__)
REMEMBERED = 512
"""Answers that a table keeps for messages that are sent again; what was stored is known for ever."""
LONGEST_PLAN = 64
"""Actions that one message may hold."""
LONGEST_CHAT = 500
"""Characters of a line of chat."""
QUEUE = 256
"""Messages that may wait for one table."""

OpenNext = Callable[[str, Setup], Awaitable[None]]
"""Opens the table of a rematch under a name; opening it twice does nothing."""


class LiveTable:
    """A table from the first person who sits down to the rematch.

    `stored` is what the journal holds of it, and `secret` the source of its luck. Call `run` as a task; `ask` and
    `watch` from anywhere in the same loop.
    """

    def __init__(
        self,
        name: str,
        stored: Stored,
        game: Game,
        secret: bytes,
        journal: Journal,
        minds: Minds,
        open_next: OpenNext,
    ) -> None:
        self.name = name
        self._thinking = Thinking(minds, self._decided)
        self.running = Running(name, stored, game, secret, journal, self._thinking.stop)
        """The game itself; to be looked at, not changed."""
        self.last_asked = time.monotonic()
        """When anybody last asked for something."""
        self._open_next = open_next
        self._queue: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue(QUEUE)
        self._answers: OrderedDict[str, Answer] = OrderedDict()
        self._timer: asyncio.TimerHandle | None = None

    # From outside.

    async def run(self) -> None:
        """Serve the queue until cancelled, or until something could not be stored; what still waits is refused."""
        try:
            while not self.running.broken:
                for seat in self.running.minded():
                    if not self._thinking.is_busy(seat):
                        self._thinking.ask(self.running.job(seat))
                self._set_timer()
                work = await self._queue.get()
                await work()
        finally:
            self.running.broken = True
            self._thinking.stop()
            if self._timer is not None:
                self._timer.cancel()
            while not self._queue.empty():
                await self._queue.get_nowait()()
            self.running.watchers.tell_all(messages.Closed())

    async def ask(self, person: Person | None, request: AnyRequest) -> Answer:
        """Ask for something; gives the one answer, after what it reports was stored."""
        self.last_asked = time.monotonic()
        if self.running.broken:
            return self._refused(request, Refusal("table-failed"))
        if self._queue.full():
            return self._refused(request, Refusal("table-busy"))
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            try:
                answer = await self._answer(person, request)
            except BaseException:
                answered.cancel()
                raise
            if not answered.done():
                answered.set_result(answer)

        self._queue.put_nowait(work)
        return await answered

    async def watch(self, person: str | None, tell: Tell, since: Mapping[int, int] | None = None) -> Watcher:
        """Be told everything from now on, beginning with the events that `since` says are missing (by viewer)."""
        watcher = Watcher(person, tell, since or {})
        begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            await self._begin_watching(watcher)
            if not begun.done():
                begun.set_result(None)

        if not self.running.broken:
            await self._queue.put(work)
            await begun
        return watcher

    def unwatch(self, watcher: Watcher) -> None:
        """Be told nothing more. A seat whose holder watches no more is taken over after the grace time."""
        self.running.watchers.drop(watcher, time.monotonic())
        if not self.running.broken and not self._queue.full():
            self._queue.put_nowait(self._tell_status)

    async def admit(self, person: str) -> None:
        """Let somebody in who was invited."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            setup = self.running.setup
            try:
                if not self.running.broken and person not in setup.guests:
                    await self.running.change(msgspec.structs.replace(setup, guests=(*setup.guests, person)), None)
            except TableBroken:
                pass
            finally:
                done.set_result(None)

        if not self.running.broken:
            await self._queue.put(work)
            await done

    async def close(self) -> None:
        """Finish what waits, then stop: the end of `run`."""
        if not self.running.broken:
            await self._queue.put(self._stop)

    def record(self) -> Record:
        """The finished game; raises `Refusal` while it runs, as a record holds everybody's secrets."""
        if self.running.table is None or not self.running.is_over:
            raise Refusal("not-over")
        return self.running.table.record()

    # Answers.

    async def _answer(self, person: Person | None, request: AnyRequest) -> Answer:
        token = f"{person.id if person else ''} {request.id}"
        if self.running.broken:
            return self._refused(request, Refusal("table-failed"))
        if token in self._answers:
            return self._answers[token]
        if token in self.running.tokens:
            return Answer(id=request.id, ok=True, at=self.running.tokens[token])
        try:
            if isinstance(request, messages.Look | messages.Preview | messages.Why):
                result = self._tell_about(person.id if person else None, request)
                return Answer(id=request.id, ok=True, at=self.running.entries, result=result)
            answer = await self._obey(person, request, token)
        except Refusal as refusal:
            answer = self._refused(request, refusal)
        except TableBroken:
            return self._refused(request, Refusal("table-failed"))
        self._answers[token] = answer
        if len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)
        return answer

    def _refused(self, request: AnyRequest, refusal: Refusal) -> Answer:
        return Answer(id=request.id, ok=False, reason=refusal.reason, at=self.running.entries)

    async def _obey(self, person: Person | None, request: AnyRequest, token: str) -> Answer:
        if person is None:
            raise Refusal("no-person")
        if isinstance(request, messages.BeforeStart):
            await self.running.change(self._other_setup(person, request), token)
        else:
            await self._play(person.id, request, token)
        pending = self.running.wish is not None and isinstance(request, messages.Undo | messages.Pause)
        return Answer(id=request.id, ok=True, pending=pending, at=self.running.entries)

    def _other_setup(self, person: Person, request: messages.BeforeStart) -> Setup:
        setup, me = self.running.setup, person.id
        match request:
            case messages.Sit():
                return seats.sit(setup, me, person.name, request.seat)
            case messages.Leave():
                return seats.leave(setup, me, request.seat)
            case messages.Ready():
                return seats.get_ready(setup, me, request.seat, request.ready)
            case messages.Bot():
                return seats.put_bot(setup, me, request.seat, str(parse_spec(request.bot)))
            case messages.Remove():
                return seats.free(setup, me, request.seat)
            case messages.Swap():
                return seats.swap(setup, me, request.seat, request.other)

    async def _play(self, me: str, request: AnyRequest, token: str) -> None:
        match request:
            case messages.Start():
                now = datetime.now(UTC).isoformat(timespec="seconds")
                await self.running.start(seats.begin(self.running.setup, me, now), token)
            case messages.Act():
                await self._act(me, request, token)
            case messages.Undo():
                await consent.undo(self.running, me, request.seat, token)
            case messages.Pause():
                await consent.pause(self.running, me, token)
            case messages.Resume():
                await consent.resume(self.running, me, token)
            case messages.Agree():
                await consent.agree(self.running, me, request.yes)
            case messages.Resign():
                await self.running.note(self.running.in_play(me, request.seat), f"resign {request.seat}", token)
                await consent.grant(self.running)
            case messages.Rematch():
                await self._rematch(me, token)
            case messages.Chat():
                self._chat(me, request.text)

    async def _act(self, me: str, request: messages.Act, token: str) -> None:
        table = self.running.in_play(me, request.seat)
        _check_plan(request.actions)
        if request.at is not None and _is_stale(table, request.seat, request.at):
            raise Refusal("stale", None, {"at": request.at, "entries": self.running.entries})
        await self.running.decide(table, request.seat, request.actions, token)

    async def _rematch(self, me: str, token: str) -> None:
        running = self.running
        if not running.is_over:
            raise Refusal("not-over")
        if me not in running.setup.people:
            raise Refusal("not-seated")
        running.rematch.add(me)
        present = {person for person in running.setup.people if running.watchers.is_present(person)}
        if running.setup.following is None and running.rematch >= present:
            following = f"{running.source.draw('rematch') >> 160:024x}"
            await self._open_next(following, seats.rotated(running.setup))
            await running.change(msgspec.structs.replace(running.setup, following=following), token)
        else:
            running.tell_status()

    def _chat(self, me: str, text: str) -> None:
        if not self.running.setup.chat:
            raise Refusal("chat-off")
        if not 0 < len(text) <= LONGEST_CHAT:
            raise Refusal("chat-length", None, {"most": LONGEST_CHAT})
        self.running.watchers.tell_all(messages.Said(person=me, text=text))

    def _tell_about(self, me: str | None, request: messages.Look | messages.Preview | messages.Why) -> object:
        """What changes nothing. All of it is made from the view of a seat that the asker holds."""
        running = self.running
        table = running.table if isinstance(request, messages.Look) else running.playing()
        if table is None:
            raise Refusal("not-started")
        if not (isinstance(request, messages.Look) and request.seat == SPECTATOR):
            seats.held_by(running.setup, me, request.seat)
        match request:
            case messages.Look():
                return told(running.story.streams, table.state, request.seat, request.since, running.entries)
            case messages.Preview():
                _check_plan(request.actions)
                actions = [running.game.action(text) for text in request.actions]
                preview = running.game.preview(table.state.view(request.seat), actions)
                return {"preview": preview, "say": preview.messages()}
            case messages.Why():
                action = running.game.action(request.action)
                refusal = running.game.why_not(table.state.view(request.seat), action)
                return None if refusal is None else refusal.reason

    # Coming and going.

    async def _begin_watching(self, watcher: Watcher) -> None:
        """Somebody comes, or comes back: then their seats are theirs again."""
        running = self.running
        if running.broken:
            return
        running.watchers.add(watcher)
        running.tell(only=watcher)
        if running.table is None or running.is_over:
            return
        try:
            for seat in running.setup.seats_of(watcher.person):
                if seat in running.story.away:
                    self._thinking.stop([seat])
                    await running.note(running.table, f"handback {seat}")
        except TableBroken:
            return

    async def _tell_status(self) -> None:
        self.running.tell_status()

    async def _stop(self) -> None:
        self.running.broken = True

    # Time and bots.

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        due = min((when for when, _ in self.running.alarms()), default=None)
        if due is not None:
            delay = max(0.0, due - time.monotonic()) + 0.001
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        if self._queue.full():
            self._set_timer()
        else:
            self._queue.put_nowait(self._sound_alarms)

    async def _sound_alarms(self) -> None:
        """Write what is due. One alarm may silence the next: who ran out of time needs nobody to stand in."""
        running = self.running
        due = sorted(control for when, control in running.alarms() if when <= time.monotonic())
        try:
            for control in due:
                if running.table is not None and control in [later for _, later in running.alarms()]:
                    await running.note(running.table, control)
            await consent.grant(running)
        except TableBroken:
            return

    def _decided(self, job: Job, action: str | None) -> None:
        """A bot has decided, or failed. A full queue is no reason to forget it."""

        async def work() -> None:
            table = self.running.table
            if table is None or not self._thinking.finish(job) or job.seat not in self.running.minded():
                return
            try:
                await self._decide_for(table, job.seat, action)
            except TableBroken:
                return

        if self._queue.full():
            asyncio.get_running_loop().call_later(0.05, self._decided, job, action)
        else:
            self._queue.put_nowait(work)

    async def _decide_for(self, table: Table, seat: int, action: str | None) -> None:
        """Do what a bot decided, or, where it failed or may not do that, something else that is legal."""
        try:
            if action is not None:
                await self.running.decide(table, seat, [action], None)
                return
        except Refusal as refusal:
            LOG.warning("bot refused", extra={"table": self.name, "seat": seat, "code": refusal.code})
        LOG.warning("bot replaced", extra={"table": self.name, "seat": seat})
        await self.running.decide(table, seat, [any_action(table.state, seat, self.running.entries)], None)


def _check_plan(actions: list[str]) -> None:
    if not 0 < len(actions) <= LONGEST_PLAN:
        raise Refusal("plan-length", None, {"most": LONGEST_PLAN})


def _is_stale(table: Table, seat: int, at: int) -> bool:
    """Whether the seat has acted, or something was undone, since; others who decide at the same time don't matter."""
    since = table.entries[max(0, at) :]
    return at < 0 or any(e.who == seat or (e.who == "table" and e.text.startswith("undo")) for e in since)
