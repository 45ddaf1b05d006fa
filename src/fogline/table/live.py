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
from functools import partial
from typing import TypeVar

import msgspec

from fogline.core import controls
from fogline.core.errors import Refusal
from fogline.core.game import SPECTATOR, Game
from fogline.core.luck import Sealed
from fogline.core.message import Seat
from fogline.core.record import Record
from fogline.table import consent, messages, questions, seats
from fogline.table.bot_jobs import BotJobs, Job, bot_within
from fogline.table.bot_tasks import SUBSTITUTE, BotTasks, any_action
from fogline.table.core import Table
from fogline.table.journal import Journal, Stored
from fogline.table.looks import Look
from fogline.table.messages import Answer, AnyRequest
from fogline.table.running import NotStored, Running
from fogline.table.seats import Person, Setup
from fogline.table.watchers import Tell, Watcher, told

T = TypeVar("T")
LOG = logging.getLogger(__name__)
REMEMBERED = 512
"""Answers that a table keeps for messages that are sent again; what was stored is known for ever."""
LONGEST_CHAT = 500
"""Characters of a line of chat."""
ATTENDED = 60.0
"""Seconds for which bots play on after somebody who doesn't watch has asked for something."""
QUEUE = 256
"""Messages that may wait for one table."""

OpenNext = Callable[[str, Setup], Awaitable[None]]
"""Opens the table of a rematch under a name; opening it twice does nothing."""


Charge = Callable[[float], None]
"""Told what something cost, in seconds."""


class LiveTable:
    """A table from the first person who sits down to the rematch.

    `stored` is what the journal holds of it, `luck` the secret that it has committed to (None where its luck can't be
    checked), and `secret` what it draws from for itself. Call `run` as a task; `ask` and `watch` from anywhere in the
    same loop. `is_ours` says whether nobody else can be serving the table by now: before anything is answered, told or
    decided it is asked, and where it says no the table closes as it is.
    """

    def __init__(
        self,
        name: str,
        stored: Stored,
        game: Game,
        secret: bytes,
        journal: Journal,
        bot_jobs: BotJobs,
        open_next: OpenNext,
        luck: Sealed | None = None,
        is_ours: Callable[[], bool] = lambda: True,
    ) -> None:
        self.name = name
        self._is_ours = is_ours
        self._bot_tasks = BotTasks(bot_jobs)
        self.running = Running(name, stored, game, secret, journal, self._bot_tasks.stop, luck)
        """The game itself; to be looked at, not changed."""
        self.last_asked = time.monotonic()
        """When anybody last asked for something."""
        self._open_next = open_next
        self._queue: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue(QUEUE)
        self._answers: OrderedDict[str, Answer] = OrderedDict()
        self._timer: asyncio.TimerHandle | None = None

    # From outside.

    async def run(self) -> None:
        """Serve the queue until closed or cancelled, or until a fault of ours; what still waits is refused."""
        try:
            while not self.running.closed:
                for seat in self.running.bot_seats():
                    if self._is_attended and not self._bot_tasks.is_busy(seat):
                        self._bot_tasks.start(self.running.job(seat), self._decided)
                self._set_timer()
                work = await self._queue.get()
                if not self._is_ours():
                    self.running.closed = True
                await work()
        except Exception:
            LOG.exception("table failed", extra={"table": self.name})
        finally:
            self.running.closed = True
            self._bot_tasks.stop()
            if self._timer is not None:
                self._timer.cancel()
            while not self._queue.empty():
                await self._queue.get_nowait()()
                await asyncio.sleep(0)  # whoever waited for room in the queue comes in now, and must not wait for ever
            self.running.watchers.tell_all(messages.Closed())

    @property
    def _is_attended(self) -> bool:
        """Whether anybody watches, or asked for something a moment ago; if not, bots wait until somebody comes."""
        return bool(self.running.watchers) or time.monotonic() - self.last_asked < ATTENDED

    async def ask(self, person: Person | None, request: AnyRequest, charge: Charge | None = None) -> Answer:
        """Ask for something; gives the one answer, after what it reports was stored.

        `charge` is told how many seconds an answer took that changes nothing, and that one may ask for without end.
        """
        self.last_asked = time.monotonic()
        if len(request.id) > messages.LONGEST_ID:
            return self._refused(request, Refusal("bad-message"))
        if self.running.closed:
            return self._refused(request, Refusal("table-failed"))
        if self._queue.full():
            return self._refused(request, Refusal("table-busy"))
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            try:
                began = 0.0 if charge is None else time.thread_time()
                answer = await self._answer(person, request)
                if charge is not None:
                    charge(time.thread_time() - began)
            except Exception:
                _give(answered, self._refused(request, Refusal("table-failed")))
                raise
            _give(answered, answer)

        self._queue.put_nowait(work)
        return await answered

    async def watch(
        self, person: str | None, tell: Tell, since: Mapping[int, int] | None = None, moments: int = 0
    ) -> Watcher:
        """Be told everything from now on, beginning with the events that `since` says are missing (by viewer).

        With `moments`, frames have what each viewer saw in between, up to so many.
        """
        watcher = Watcher(person, tell, since or {}, moments)
        begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            if not begun.cancelled():
                await self._begin_watching(watcher)
                _give(begun, None)

        if self.running.closed:
            tell(messages.Frame(messages.Closed()))
            return watcher
        try:
            await self._queue.put(work)
            await begun
        except BaseException:  # who is gone before it begins must not count as present
            begun.cancel()
            self.unwatch(watcher)
            raise
        return watcher

    def unwatch(self, watcher: Watcher) -> None:
        """Be told nothing more. A seat whose holder watches no more is taken over after the grace time."""
        self.running.watchers.drop(watcher, time.monotonic())
        if not self.running.closed and not self._queue.full():
            self._queue.put_nowait(partial(self._see_off, watcher.person))

    async def admit(self, person: str) -> None:
        """Let somebody in who was invited; raises `Refusal` where that could not be stored."""
        await self.agree_on(lambda setup: seats.admit(setup, person))

    async def agree_on(self, change: Callable[[Setup], Setup]) -> None:
        """Change what was agreed, for somebody who isn't at the table yet, or is about to leave it.

        Raises `Refusal` where the change does, and where it could not be stored.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            try:
                await self._agree_on(change)
                _give(done, None)
            except Refusal as refusal:
                _fail(done, refusal)
            finally:
                _fail(done, NotStored())

        if not self.running.closed:
            await self._queue.put(work)
        if self.running.closed:
            raise NotStored
        await done

    async def _agree_on(self, change: Callable[[Setup], Setup]) -> None:
        if self.running.closed:
            raise NotStored
        setup = change(self.running.setup)
        if setup != self.running.setup:
            await self.running.change(setup, None)
            await self._sound_alarms()  # other people hold the seats now: who is absent, and whose consent counts

    async def close(self) -> None:
        """Finish what waits, then stop: the end of `run`."""
        if not self.running.closed:
            await self._queue.put(self._stop)

    def drop(self) -> None:
        """Stop as soon as possible, with nothing more stored or told but that it is closed."""
        self.running.closed = True
        if not self._queue.full():
            self._queue.put_nowait(self._stop)

    def record(self) -> Record:
        """The finished game; raises `Refusal` while it runs, as a record holds everybody's secrets."""
        return self.running.record()

    # Answers.

    async def _answer(self, person: Person | None, request: AnyRequest) -> Answer:
        token = f"{person.id if person else ''} {request.id}"
        if self.running.closed:
            return self._refused(request, Refusal("table-failed"))
        if isinstance(request, messages.Question):
            return self._answer_question(person.id if person else None, request)
        if token in self._answers:
            return self._answers[token]
        if token in self.running.tokens:
            return Answer(id=request.id, ok=True, at=self.running.tokens[token])
        try:
            answer = await self._obey(person, request, token)
        except NotStored as failure:
            return self._refused(request, failure)  # and not remembered: sent again, it may be done
        except Refusal as refusal:
            answer = self._refused(request, refusal)
        self._answers[token] = answer
        if len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)
        return answer

    def _answer_question(self, me: str | None, request: messages.Question) -> Answer:
        """What changes nothing is answered anew each time, also to who asks again."""
        try:
            return Answer(id=request.id, ok=True, at=self.running.entries, result=self._result(me, request))
        except Refusal as refusal:
            return self._refused(request, refusal)

    def _refused(self, request: AnyRequest, refusal: Refusal) -> Answer:
        id_ = request.id[: messages.LONGEST_ID]
        return Answer(id=id_, ok=False, reason=refusal.reason, at=self.running.entries)

    async def _obey(self, person: Person | None, request: AnyRequest, token: str) -> Answer:
        if person is None:
            raise Refusal("no-person")
        if isinstance(request, messages.Remove) and self.running.setup.started is not None:
            await consent.remove(self.running, person.id, request.seat, token)
        elif isinstance(request, messages.BeforeStart):
            await self.running.change(self._other_setup(person, request), token)
        else:
            await self._play(person.id, request, token)
        asks = isinstance(request, messages.Undo | messages.Pause | messages.Remove)
        pending = asks and self.running.wish is not None
        return Answer(id=request.id, ok=True, pending=pending, at=self.running.entries)

    def _other_setup(self, person: Person, request: messages.BeforeStart) -> Setup:
        setup, me = self.running.setup, person.id
        match request:
            case messages.Sit():
                if request.name is not None:
                    return seats.sit(setup, me, seats.shown_name(request.name), request.seat)
                return seats.sit(setup, me, person.name, request.seat, person.look)
            case messages.Appear():
                name = None if request.name is None else seats.shown_name(request.name)
                return seats.appear(setup, me, request.seat, name, Look(request.colour, request.shape))
            case messages.Leave():
                return seats.leave(setup, me, request.seat)
            case messages.Ready():
                return seats.get_ready(setup, me, request.seat, request.ready, request.luck)
            case messages.Bot():
                return seats.put_bot(setup, me, request.seat, bot_within(request.bot, setup.limit))
            case messages.Remove():
                return seats.free(setup, me, request.seat)
            case messages.Swap():
                return seats.swap(setup, me, request.seat, request.other)
            case messages.Hints():
                return seats.allow_hints(setup, me, request.on)

    async def _play(self, me: str, request: AnyRequest, token: str) -> None:
        match request:
            case messages.Start():
                now = datetime.now(UTC).isoformat(timespec="seconds")
                await self.running.start(seats.begin(self.running.setup, me, now), token)
            case messages.Host():
                await self.running.change(seats.hand_over(self.running.setup, me, request.seat), token)
            case messages.Act():
                await self._act(me, request, token)
            case messages.Undo():
                await self._take_up(me, request.seat)
                await consent.undo(self.running, me, request.seat, token)
            case messages.Pause():
                await consent.pause(self.running, me, token)
            case messages.Resume():
                await consent.resume(self.running, me, token)
            case messages.Agree():
                await consent.agree(self.running, me, request.yes, token)
            case messages.Resign():
                self.running.in_play(me, request.seat)
                await self.running.note(controls.Resign(request.seat), token)
                await self._sound_alarms()  # who resigned is no longer asked to agree
            case messages.Return():
                self.running.in_play(me, request.seat)
                await self.running.come_back(me, request.seat)
            case messages.Rematch():
                await self._rematch(me, token)
            case messages.Chat():
                self._chat(me, request.text)

    async def _act(self, me: str, request: messages.Act, token: str) -> None:
        table = await self._take_up(me, request.seat)
        questions.check_plan(request.actions)
        if request.at is not None and _is_stale(table, request.seat, request.at):
            raise Refusal("stale", None, {"at": request.at, "entries": self.running.entries})
        await self.running.decide(request.seat, request.actions, token)

    async def _take_up(self, me: str, seat: int) -> Table:
        """The game, for somebody who does something with a seat: who was away is back by that.

        A turn in which their time was up is the bot's to its end.
        """
        table = self.running.in_play(me, seat)
        if seat in self.running.derived.lapsed:
            raise Refusal("turn-lapsed", None, {"seat": Seat(seat)})
        await self.running.come_back(me, seat)
        return table

    async def _rematch(self, me: str, token: str) -> None:
        running = self.running
        if not running.is_over:
            raise Refusal("not-over")
        if me not in running.setup.remaining:
            raise Refusal("not-seated")
        wanted = running.rematch | {me}
        present = {person for person in running.setup.remaining if running.watchers.is_present(person)}
        if running.setup.following is None and wanted >= present:
            following = await self._open_following()
            await running.change(msgspec.structs.replace(running.setup, following=following), token, wanted)
        else:
            running.rematch = wanted
            running.tell_status()

    async def _open_following(self) -> str:
        """Open the table of the rematch; its name is always the same, so that a second try opens no second table."""
        name = f"{self.running.own.draw('rematch') >> 160:024x}"
        try:
            await self._open_next(name, seats.rematch(self.running.setup, self.running.game.newest_version()))
        except Exception as error:
            LOG.exception("not stored", extra={"table": self.name})
            raise NotStored from error
        return name

    def _chat(self, me: str, text: str) -> None:
        if not self.running.setup.chat:
            raise Refusal("chat-off")
        if me in self.running.setup.people and me not in self.running.setup.remaining:
            raise Refusal("was-removed")
        if not 0 < len(text) <= LONGEST_CHAT:
            raise Refusal("chat-length", None, {"most": LONGEST_CHAT})
        self.running.watchers.tell_all(messages.Said(person=me, text=text))

    def _result(self, me: str | None, request: messages.Question) -> object:
        """What changes nothing. All of it is made from the view of a seat that the asker holds."""
        running = self.running
        is_look = isinstance(request, messages.Look | messages.Describe | messages.Survey)
        table = running.begun() if is_look else running.playing()
        if not (is_look and request.seat == SPECTATOR):
            seats.held_by(running.setup, me, request.seat)
        if isinstance(request, messages.Look):
            view = table.state.view(request.seat)
            return told(running.derived.visible, table.state, view, request.since, running.entries)
        if isinstance(request, messages.Undoing):
            return consent.undoing(running, table, request.seat)
        return questions.answer(table.state, request)

    # Coming and going.

    async def _begin_watching(self, watcher: Watcher) -> None:
        """Somebody comes, or comes back: then their seats are theirs again."""
        if self.running.closed:
            watcher.tell(messages.Frame(messages.Closed()))
            return
        self.running.moments.wanted |= watcher.moments > 0
        self.running.watchers.add(watcher)
        self.running.tell(only=watcher)
        await self._sound_alarms()

    async def _see_off(self, person: str | None) -> None:
        if self.running.closed:
            return
        if person is not None and not self.running.watchers.is_present(person):
            consent.leave(self.running, person)
        self.running.tell_status()

    async def _stop(self) -> None:
        self.running.closed = True

    # Time and bots.

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        due = self.running.next_alarm()
        if due is not None:
            delay = max(0.0, due - time.monotonic()) + 0.001
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        if self._queue.full():
            self._set_timer()
        else:
            self._queue.put_nowait(self._sound_alarms)

    async def _sound_alarms(self) -> None:
        """Write what is due. One alarm may silence the next: who ran out of time needs nobody to stand in.

        What can't be stored is due again when the table has rested.
        """
        running = self.running
        if running.rests or running.closed:
            return
        running.retry_at = None
        due = sorted((control for when, control in running.alarms() if when <= time.monotonic()), key=str)
        try:
            for control in due:
                if control in [later for _, later in running.alarms()]:
                    await running.note(control)
            await self._pass_host_on()
            await consent.grant(running)
        except NotStored:
            return

    async def _pass_host_on(self) -> None:
        """A host who is gone for long is no longer host, where somebody else is there."""
        running, heir = self.running, self.running.heir()
        when = running.host_passes_at()
        if heir is not None and when is not None and when <= time.monotonic():
            await running.change(msgspec.structs.replace(running.setup, host=heir), None)

    def _decided(self, job: Job, action: str | None) -> None:
        """A bot has decided, or failed. A full queue is no reason to forget it."""

        async def work() -> None:
            if not self._bot_tasks.finish(job) or job.seat not in self.running.bot_seats():
                return
            try:
                await self._decide_for(job, action)
            except NotStored:
                return  # the bot is asked again when the table has rested

        if self._queue.full():
            asyncio.get_running_loop().call_later(0.05, self._decided, job, action)
        else:
            self._queue.put_nowait(work)

    async def _decide_for(self, job: Job, action: str | None) -> None:
        """Do what a bot decided. One that failed is replaced for this move, and one that fails again by any action."""
        seat, told = job.seat, {"table": self.name, "seat": job.seat, "bot": job.bot}
        if action is not None:
            try:
                await self.running.decide(seat, [action], None)
            except NotStored:
                raise
            except Refusal as refusal:
                LOG.warning("bot refused", extra={**told, "code": refusal.code})
            else:
                return
        LOG.warning("bot replaced", extra=told)
        if job.bot == SUBSTITUTE:
            state = self.running.playing().state
            await self.running.decide(seat, [any_action(state, seat, self.running.entries)], None)
        else:
            self._bot_tasks.start(msgspec.structs.replace(self.running.job(seat), bot=SUBSTITUTE), self._decided)


def _give(waited_for: asyncio.Future[T], result: T) -> None:
    """Answer somebody, who may have stopped waiting."""
    if not waited_for.done():
        waited_for.set_result(result)


def _fail(waited_for: asyncio.Future[T], error: Exception) -> None:
    """Tell somebody, who may have been answered or have stopped waiting, that it failed."""
    if not waited_for.done():
        waited_for.set_exception(error)
        waited_for.exception()  # nobody may be there any more to hear of it


def _is_stale(table: Table, seat: int, at: int) -> bool:
    """Whether the seat has acted, or something was undone, since; others who decide at the same time don't matter."""
    return at < 0 or any(entry.who == seat or isinstance(entry.control, controls.Undo) for entry in table.since(at))
