"""Bots in processes: they get a view, they answer, and one that hangs or dies is ended and replaced."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager

import pytest

import fogline
from fogline.bots import Limit
from fogline.server import workers
from fogline.server.limits import Addresses
from fogline.server.nodes.helping import packed, unpacked
from fogline.server.workers import BotJobsInProcesses
from fogline.table.bot_jobs import Job
from tests.play import playable
from tests.server.service import doze, hang, hang_or_doze, nap
from tests.table.drive import in_loop


@asynccontextmanager
async def bot_jobs() -> AsyncIterator[BotJobsInProcesses]:
    here = BotJobsInProcesses(1, Addresses())
    try:
        yield here
    finally:
        here.close()


def job(
    name: str, bot: str = "random", ms: int | None = 5000, host: str = "ada", watched: bool = True, table: str = "t"
) -> Job:
    game = fogline.load(name)
    state = game.start(2)
    while state.chance() is not None:
        state.apply(fogline.Seeded(1).choose(state))
    seat = state.actors[0]
    return Job(
        table=table,
        game=name,
        options={},
        data=None,
        data_hash=game.data.hash,
        rules=game.rules_version,
        bot=bot,
        seat=seat,
        host=host,
        watched=watched,
        seed=1,
        turn=0,
        view=state.view(seat),
        legal=list(state.legal(seat).numbers),
        limit=Limit(ms=ms),
    )


@pytest.mark.parametrize("name", playable())
@in_loop
async def test_a_worker_decides_from_a_view(name: str) -> None:
    async with bot_jobs() as here:
        asked = job(name)
        action = await here.choose(asked)
        assert fogline.load(name).encode(fogline.load(name).action(action)) in asked.legal


def test_a_job_carries_a_view_and_no_position() -> None:
    kinds = {type(getattr(job(playable()[0]), field)) for field in Job.__struct_fields__}
    assert not [kind for kind in kinds if issubclass(kind, fogline.State)]
    assert b"fogline.core.game\nState" not in pickle.dumps(job(playable()[0]), 0)


@pytest.mark.parametrize("name", playable())
def test_a_job_travels_to_another_node(name: str) -> None:
    asked = job(name)
    assert unpacked(packed(asked)) == asked


@in_loop
async def test_a_bot_thinks_elsewhere_only_where_no_worker_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[Job]()

    async def elsewhere(one: Job) -> str | None:
        asked.append(one)
        return "done there" if len(asked) == 1 else None

    async with bot_jobs() as here:
        here.elsewhere = elsewhere
        assert await here.choose(job(playable()[0])) != "done there"
        monkeypatch.setattr(workers, "_think", nap)
        busy = asyncio.create_task(here.choose(job(playable()[0])))
        await asyncio.sleep(0)
        assert not asked
        assert await here.choose(job(playable()[0])) == "done there"
        assert await here.choose(job(playable()[0])) == await busy == "done", "here, after the other"
        assert len(asked) == 2


@in_loop
async def test_a_bot_that_hangs_or_dies_is_ended_and_the_next_one_works(monkeypatch: pytest.MonkeyPatch) -> None:
    async with bot_jobs() as here:
        assert await here.choose(job(playable()[0]))
        (hanging,) = here._workers[0].pool._processes.values()
        monkeypatch.setattr(workers, "_think", hang)
        monkeypatch.setattr(workers, "MARGIN", 0.2)
        with pytest.raises(TimeoutError):
            await here.choose(job(playable()[0], ms=100))
        monkeypatch.undo()
        async with asyncio.timeout(60):
            while hanging.is_alive():  # noqa: ASYNC110  (the pool itself waits for the process)
                await asyncio.sleep(0.01)
        assert await here.choose(job(playable()[0]))
        (dying,) = here._workers[0].pool._processes.values()
        dying.kill()
        with pytest.raises(BrokenProcessPool):
            await here.choose(job(playable()[0]))
        assert await here.choose(job(playable()[0]))


@in_loop
async def test_who_waits_behind_others_is_not_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four jobs of one worker that takes most of the limit for each: all are done, none is cut off."""
    monkeypatch.setattr(workers, "_think", doze)
    async with bot_jobs() as here:
        assert await here.choose(job(playable()[0], ms=20_000)) == "done"
        monkeypatch.setattr(workers, "MARGIN", 4.4)
        assert await asyncio.gather(*(here.choose(job(playable()[0], ms=100)) for _ in range(4))) == ["done"] * 4


@in_loop
async def test_a_worker_is_free_again_only_when_it_has_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who loses interest must not let the next one wait for a busy worker on its own time."""
    monkeypatch.setattr(workers, "_think", doze)
    async with bot_jobs() as here:
        assert await here.choose(job(playable()[0], ms=20_000)) == "done"
        monkeypatch.setattr(workers, "MARGIN", 3.4)
        bored = asyncio.create_task(here.choose(job(playable()[0], ms=100)))
        await asyncio.sleep(0.05)
        bored.cancel()
        assert await here.choose(job(playable()[0], ms=100)) == "done"


@in_loop
async def test_one_that_hangs_harms_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_think", hang_or_doze)
    here = BotJobsInProcesses(2, Addresses())
    try:
        await asyncio.gather(*(here.choose(job(playable()[0], ms=20_000)) for _ in range(2)))
        monkeypatch.setattr(workers, "MARGIN", 4.4)
        jobs = [job(playable()[0], bot=bot, ms=100) for bot in ("hang", "random", "random")]
        results = await asyncio.gather(*map(here.choose, jobs), return_exceptions=True)
        assert [type(result) for result in results] == [TimeoutError, str, str]
    finally:
        here.close()
