"""A store that fails at every point of an evening: each change is refused or tried again, and nothing is lost.

The store is the real one, on a disk that is full, locked by somebody else, or closed under the service. The table is
never opened anew, and in the end nobody can tell that evening from one without any failure.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fogline.core.errors import Refusal
from fogline.server.limits import Limits
from fogline.server.storage import SqliteStorage
from fogline.server.tables import Tables
from fogline.table import running
from fogline.table.bot_jobs import BotJobsHere
from fogline.table.messages import (
    Act,
    Agree,
    Answer,
    AnyRequest,
    Pause,
    Ready,
    Rematch,
    Resign,
    Resume,
    Sit,
    Start,
    Undo,
)
from fogline.table.seats import Chair, Person, Timing
from tests.play import playable
from tests.table.drive import ADA, BEN, SECRET, Ear, in_loop, setup

TABLE = "t"
Fault = Callable[[SqliteStorage, Path], AbstractContextManager[None]]


def run(storage: SqliteStorage, *statements: str) -> None:
    """Execute something on the store's own connection."""
    storage._thread.submit(lambda: [storage._database.execute(one) for one in statements]).result()


@contextmanager
def full(storage: SqliteStorage, path: Path) -> Iterator[None]:
    """No page may be added, and every change wants some."""
    run(storage, "CREATE TABLE IF NOT EXISTS heavy (load)")
    with closing(sqlite3.connect(path)) as other:
        (pages,) = other.execute("PRAGMA page_count").fetchone()
    load = "BEGIN INSERT INTO heavy VALUES (zeroblob(100000)); END"
    run(
        storage,
        f"PRAGMA max_page_count = {pages}",
        f"CREATE TEMP TRIGGER changed AFTER UPDATE ON tables {load}",
        f"CREATE TEMP TRIGGER opened AFTER INSERT ON tables {load}",
    )
    yield
    run(storage, "DROP TRIGGER changed", "DROP TRIGGER opened", "PRAGMA max_page_count = 1000000")


@contextmanager
def locked(storage: SqliteStorage, path: Path) -> Iterator[None]:
    """Somebody else writes, and takes longer than the store waits."""
    run(storage, "PRAGMA busy_timeout = 5")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def closed(storage: SqliteStorage, _: Path) -> Iterator[None]:
    """The file is closed under the service."""
    storage._thread.submit(storage._database.close).result()
    yield
    storage._database = storage._thread.submit(storage._connect).result()


@contextmanager
def healthy(_: SqliteStorage, __: Path) -> Iterator[None]:
    """For comparison."""
    yield


class Evening:
    """A table in a service's store, two people who watch it, and something wrong with the store at every point."""

    def __init__(self, path: Path, fault: Fault) -> None:
        self.path = path
        self.fault = fault
        self.storage = SqliteStorage(path)
        self.tables = Tables(self.storage, BotJobsHere(), Limits())
        self.ears: dict[str, Ear] = {}
        self.failures = 0
        self._ids = count()

    async def open(self, game: str, **terms: object) -> None:
        agreed = setup(game, ADA, BEN, **terms)
        chairs = (Chair(person=ADA.id, name=ADA.name), Chair())
        await self.storage.create(TABLE, SECRET, msgspec.structs.replace(agreed, chairs=chairs, public=True))
        self.table = await self.tables.table(TABLE)
        for person in (ADA, BEN):
            await self.come(person)

    async def come(self, person: Person) -> None:
        ear = self.ears.setdefault(person.id, Ear())
        known = {seat: len(ear.items(seat)) for seat in (-1, 0, 1)}
        ear.watcher = await self.table.watch(person.id, ear, known)

    def go(self, person: Person) -> None:
        watcher = self.ears[person.id].watcher
        assert watcher is not None
        self.table.unwatch(watcher)

    def wrong(self) -> AbstractContextManager[None]:
        return self.fault(self.storage, self.path)

    @property
    def is_healthy(self) -> bool:
        return self.fault is healthy

    async def do(self, person: Person, kind: type[Any], **fields: object) -> None:
        """Ask for something while the store fails, and again, by the same message, when it works."""
        request, answer = await self.insist(person, kind, **fields)
        stored = await self.everything()
        assert await self.table.ask(person, request) == answer
        assert await self.everything() == stored

    async def insist(self, person: Person, kind: type[Any], **fields: object) -> tuple[AnyRequest, Answer]:
        """Ask again what was refused."""
        request: AnyRequest = kind(id=f"m{next(self._ids)}", **fields)
        if not self.is_healthy:
            before = await self.everything()
            with self.wrong():
                answer = await self.table.ask(person, request)
                assert answer.reason is not None, request
                assert answer.reason.code == "table-failed"
            self.failures += 1
            assert await self.everything() == before
        answer = await self.table.ask(person, request)
        assert answer.ok, answer.reason
        return request, answer

    async def act(self) -> None:
        actor = self.state.actors[0]
        await self.do((ADA, BEN)[actor], Act, seat=actor, actions=[str(self.state.legal(actor)[0])])

    async def act_until(self, seat: int) -> None:
        """Play until it is a seat's turn."""
        while self.state.actors != (seat,):
            await self.act()

    async def by_itself(self, begin: Callable[[], Any], done: Callable[[], bool]) -> None:
        """Something that the table must do by itself, first while the store fails."""
        if self.is_healthy:
            begin()
        else:
            with self.wrong():
                begin()
                await self.until(lambda: self.running.retry_at is not None)
                stored = await self.game()
                assert not done()
                await asyncio.sleep(0.03)
                assert await self.game() == stored
            self.failures += 1
        await self.until(done)

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not true():  # noqa: ASYNC110  (what is waited for has no event)
                await asyncio.sleep(0.001)

    async def go_on(self) -> None:
        """Wait until the table has written something more, or the game is over."""
        entries = self.running.entries
        await self.until(lambda: self.running.entries > entries or self.running.is_over)

    @property
    def running(self) -> running.Running:
        return self.table.running

    @property
    def state(self) -> Any:  # noqa: ANN401
        return self.running.begun().state

    async def game(self) -> tuple[object, ...]:
        """The game in memory."""
        game = self.running.table
        return (None,) if game is None else (str(game.state), game.entries, tuple(game.standing))

    async def everything(self) -> tuple[object, ...]:
        """All that a change may change: in memory, in the store, and in what people were told."""
        now, follows = self.running, self.running.derived
        derived = (
            sorted(follows.away),
            sorted(follows.left),
            follows.paused,
            [follows.visible.count(s) for s in (0, 1)],
        )
        clocks = (follows.clocks.time, list(follows.clocks._left), dict(follows.clocks._since))
        agreed = (now.setup, now.wish, now.rematch, dict(now.tokens), now.closed)
        told = [len(ear.frames) for ear in self.ears.values()]
        return (*await self.game(), derived, clocks, agreed, told, await self.storage.load(TABLE))


async def whole_evening(evening: Evening) -> None:
    """Everything that can be asked of a table, and what it does by itself."""
    await evening.do(BEN, Sit, seat=1, name="Ben")
    for seat, person in enumerate((ADA, BEN)):
        await evening.do(person, Ready, seat=seat)
    await let_in(evening)
    await evening.do(ADA, Start)
    for _ in range(12):
        await evening.act()
    last = next(entry.who for entry in reversed(evening.running.begun().entries) if isinstance(entry.who, int))
    await evening.act()
    await undo_by_consent(evening, last)
    for _ in range(3):
        await evening.act()
    await stand_still(evening)
    await evening.act_until(0)  # so that the bot that comes for Ben has nothing to decide
    await be_absent(evening)
    await evening.act_until(1)
    await evening.do(ADA, Resign, seat=0)
    await evening.insist(BEN, Resign, seat=1)
    await finish(evening)
    await rematch(evening)


async def let_in(evening: Evening) -> None:
    if not evening.is_healthy:
        before = await evening.everything()
        with evening.wrong(), pytest.raises(Refusal, match="table-failed"):
            await evening.table.admit("cyd")
        assert await evening.everything() == before
    await evening.table.admit("cyd")
    assert evening.running.setup.guests == ("cyd",)


async def undo_by_consent(evening: Evening, seat: int) -> None:
    """Something is taken back that needs the other, whose consent can't be stored at first."""
    other = 1 - seat
    undo = Undo(id=f"undo{seat}", seat=seat)
    answer = await evening.table.ask((ADA, BEN)[seat], undo)
    assert answer.pending
    wish = evening.running.wish
    await evening.do((ADA, BEN)[other], Agree, yes=True)
    assert wish is not None
    assert evening.running.wish is None


async def stand_still(evening: Evening) -> None:
    assert (await evening.table.ask(ADA, Pause(id="pause"))).pending
    await evening.do(BEN, Agree, yes=True)
    assert evening.running.derived.paused
    await evening.do(ADA, Resume)


async def be_absent(evening: Evening) -> None:
    """Ben goes, a bot plays for him, and he comes back."""
    away = evening.running.derived.away
    await evening.by_itself(lambda: evening.go(BEN), lambda: 1 in away)
    coming: list[asyncio.Task[None]] = []
    await evening.by_itself(lambda: coming.append(asyncio.create_task(evening.come(BEN))), lambda: 1 not in away)
    await asyncio.gather(*coming)


async def finish(evening: Evening) -> None:
    """Bots play on, and fail to store their decisions again and again."""
    while not evening.running.is_over:
        if not evening.is_healthy:
            with evening.wrong():
                await evening.until(lambda: evening.running.retry_at is not None or evening.running.is_over)
            evening.failures += 1
        await evening.go_on()


async def rematch(evening: Evening) -> None:
    await evening.table.ask(ADA, Rematch(id="again"))
    await evening.do(BEN, Rematch)
    following = evening.running.setup.following
    assert following is not None
    assert await evening.storage.load(following) is not None


async def outcome_of(evening: Evening) -> list[object]:
    """What is left of an evening: the store, and all that the two saw."""
    kept = await evening.storage.load(TABLE)
    assert kept is not None
    setup_ = msgspec.structs.replace(kept.stored.setup, started=None)
    seen = [ear.items(seat) for seat, ear in enumerate(evening.ears.values())]
    return [setup_, kept.stored.entries, kept.stored.tokens, seen, [ear.status for ear in evening.ears.values()]]


async def spend(path: Path, fault: Fault, game: str) -> tuple[Evening, list[object]]:
    evening = Evening(path, fault)
    await evening.open(game, grace=20)
    table, task = evening.table, evening.tables._tasks[TABLE]
    await whole_evening(evening)
    assert await evening.tables.table(TABLE) is table
    assert evening.tables._tasks[TABLE] is task
    assert not task.done()
    left = await outcome_of(evening)
    await evening.tables.close()
    await evening.storage.close()
    return evening, left


@pytest.mark.parametrize("fault", [full, locked, closed])
@pytest.mark.parametrize("game", playable())
@in_loop
async def test_an_evening_of_failures_ends_like_one_without(
    game: str, fault: Fault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "RETRY", 0.01)
    failed, left = await spend(tmp_path / "failing.db", fault, game)
    _, expected = await spend(tmp_path / "healthy.db", healthy, game)
    assert left == expected
    assert failed.failures > 40


@pytest.mark.parametrize("fault", [full, locked, closed])
@in_loop
async def test_a_time_that_is_up_is_written_when_it_can_be(
    fault: Fault, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "RETRY", 0.01)
    evening = Evening(tmp_path / "tables.db", fault)
    await evening.open(playable()[0], timing=Timing("move", 50))
    for person, kind, fields in ((BEN, Sit, {"seat": 1}), (ADA, Ready, {"seat": 0}), (BEN, Ready, {"seat": 1})):
        await evening.do(person, kind, **fields)
    await evening.do(ADA, Start)
    await evening.by_itself(nullcontext, lambda: evening.running.derived.away == {0, 1})
    await evening.tables.close()
    await evening.storage.close()
