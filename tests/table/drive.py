"""Driving a live table in process: people who ask, and what they are told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from itertools import count
from typing import Any

import msgspec

from fogline import State, games
from fogline.core.luck import Sealed
from fogline.table import messages
from fogline.table.bot_jobs import BotJobs, BotJobsHere, Job
from fogline.table.journal import Journal, MemoryJournal, Stored
from fogline.table.live import LiveTable
from fogline.table.messages import Answer, Frame, Said, Status, Told
from fogline.table.seats import Chair, Person, Setup
from fogline.table.visible_events import Item
from fogline.table.watchers import Watcher

SECRET = b"the secret of a table"
ADA, BEN, CYD = Person("ada", "Ada"), Person("ben", "Ben"), Person("cyd", "Cyd")
_ids = count()


def in_loop(test: Callable[..., Coroutine[object, object, None]]) -> Callable[..., None]:
    """A test that runs in an event loop of its own."""

    @wraps(test)
    def run(*arguments: object, **named: object) -> None:
        asyncio.run(test(*arguments, **named))

    return run


def setup(game: str, *people: Person | str, **terms: object) -> Setup:
    """A table whose seats are taken by people, who are ready, and by bots."""
    chairs = [
        Chair(bot=who, name=who, ready=True)
        if isinstance(who, str)
        else Chair(person=who.id, name=who.name, ready=True)
        for who in people
    ]
    host = next((who.id for who in people if isinstance(who, Person)), ADA.id)
    rules = games.game_class(game).newest_version()
    usual = {"game": game, "rules": rules, "host": host, "chairs": tuple(chairs), "stand_in": "random", "grace": None}
    return msgspec.convert({**usual, **terms}, Setup)


class Ear:
    """Somebody who watches."""

    def __init__(self) -> None:
        self.frames: list[Any] = []
        self.bytes: list[bytes] = []
        self.watcher: Watcher | None = None

    def __call__(self, frame: Frame) -> None:
        self.frames.append(frame.body)
        self.bytes.append(frame.encoded)

    def told(self, seat: int) -> list[Told]:
        return [frame for frame in self.frames if isinstance(frame, Told) and frame.seat == seat]

    def items(self, seat: int) -> list[Item]:
        """The events in the order of arrival; fails where one comes twice or is missing."""
        items = [item for frame in self.told(seat) for item in frame.items]
        assert [item.n for item in items] == list(range(len(items)))
        return items

    @property
    def statuses(self) -> list[Status]:
        return [frame for frame in self.frames if isinstance(frame, Status)]

    @property
    def status(self) -> Status:
        return self.statuses[-1]

    @property
    def said(self) -> list[str]:
        return [frame.text for frame in self.frames if isinstance(frame, Said)]


class Patient(BotJobsHere):
    """Bots that think until they are let go."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()

    async def choose(self, job: Job) -> str:
        await self.go.wait()
        return await super().choose(job)


class Host:
    """A table with its journal, which can be closed and opened again."""

    def __init__(
        self,
        agreed: Setup,
        bot_jobs: BotJobs | None = None,
        journal: Journal | None = None,
        luck: Sealed | None = None,
    ) -> None:
        self.game = games.game_class(agreed.game).of_content(agreed.options, agreed.data)
        self.memory = MemoryJournal(agreed)
        self.journal = journal or self.memory
        self.bot_jobs = bot_jobs or BotJobsHere()
        self.luck = luck
        self.opened: dict[str, Setup] = {}
        self.open()

    def resume(self, stored: Stored) -> None:
        """Go on from what some table stored."""
        self.memory.stored = stored
        self.task.cancel()
        self.open()

    def open(self) -> None:
        async def open_next(name: str, following: Setup) -> None:
            self.opened[name] = following

        stored = Stored(self.memory.stored.setup, list(self.memory.stored.entries), dict(self.memory.stored.tokens))
        self.table = LiveTable("t", stored, self.game, SECRET, self.journal, self.bot_jobs, open_next, self.luck)
        self.task = asyncio.create_task(self.table.run())

    async def reopen(self) -> None:
        """As after a crash: only what was stored is left."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        self.open()

    async def ask(self, person: Person | None, kind: type[Any], **fields: object) -> Answer:
        return await self.table.ask(person, kind(**{"id": f"m{next(_ids)}", **fields}))

    async def do(self, person: Person | None, kind: type[Any], **fields: object) -> Answer:
        answer = await self.ask(person, kind, **fields)
        assert answer.ok, answer.reason
        return answer

    async def refused(self, person: Person | None, kind: type[Any], **fields: object) -> str:
        answer = await self.ask(person, kind, **fields)
        assert not answer.ok
        assert answer.reason is not None
        return answer.reason.code

    async def watch(self, person: Person | None, since: dict[int, int] | None = None) -> Ear:
        ear = Ear()
        ear.watcher = await self.table.watch(person.id if person else None, ear, since)
        return ear

    def unwatch(self, ear: Ear) -> None:
        assert ear.watcher is not None
        self.table.unwatch(ear.watcher)

    @property
    def state(self) -> State:
        assert self.table.running.table is not None
        return self.table.running.table.state

    def first_legal(self, seat: int) -> str:
        return str(self.state.legal(seat)[0])

    async def act(self, person: Person, seat: int, *actions: str) -> Answer:
        return await self.do(person, messages.Act, seat=seat, actions=list(actions) or [self.first_legal(seat)])

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not true():  # noqa: ASYNC110  (what is waited for has no event)
                await asyncio.sleep(0.002)


@asynccontextmanager
async def hosting(
    agreed: Setup, bot_jobs: BotJobs | None = None, journal: Journal | None = None
) -> AsyncIterator[Host]:
    host = Host(agreed, bot_jobs, journal)
    try:
        yield host
    finally:
        await host.table.close()
        await asyncio.gather(host.task, return_exceptions=True)
