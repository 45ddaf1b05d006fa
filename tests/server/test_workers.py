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
from fogline.server.workers import MindsInProcesses
from fogline.table.minds import Job
from tests.play import playable
from tests.server.service import hang
from tests.table.drive import in_loop


@asynccontextmanager
async def minds() -> AsyncIterator[MindsInProcesses]:
    here = MindsInProcesses(1)
    try:
        yield here
    finally:
        here.close()


def job(name: str, bot: str = "random", ms: int | None = 5000) -> Job:
    game = fogline.load(name)
    state = game.start(2)
    while state.chance() is not None:
        state.apply(fogline.Seeded(1).choose(state))
    seat = state.actors[0]
    return Job(
        game=name,
        options={},
        data=None,
        data_hash=game.data.hash,
        bot=bot,
        seat=seat,
        seed=1,
        view=state.view(seat),
        legal=list(state.legal(seat).numbers),
        limit=Limit(ms=ms),
    )


@pytest.mark.parametrize("name", playable())
@in_loop
async def test_a_worker_decides_from_a_view(name: str) -> None:
    async with minds() as here:
        asked = job(name)
        action = await here.choose(asked)
        assert fogline.load(name).encode(fogline.load(name).action(action)) in asked.legal


def test_a_job_carries_a_view_and_no_position() -> None:
    kinds = {type(getattr(job(playable()[0]), field)) for field in Job.__struct_fields__}
    assert not [kind for kind in kinds if issubclass(kind, fogline.State)]
    assert b"fogline.core.game\nState" not in pickle.dumps(job(playable()[0]), 0)


@in_loop
async def test_a_bot_that_hangs_or_dies_is_ended_and_the_next_one_works(monkeypatch: pytest.MonkeyPatch) -> None:
    async with minds() as here:
        assert await here.choose(job(playable()[0]))
        (hanging,) = here._pool._processes.values()
        monkeypatch.setattr(workers, "_think", hang)
        monkeypatch.setattr(workers, "MARGIN", 0.2)
        with pytest.raises(TimeoutError):
            await here.choose(job(playable()[0], ms=100))
        monkeypatch.undo()
        await asyncio.to_thread(hanging.join, 10)
        assert not hanging.is_alive()
        assert await here.choose(job(playable()[0]))
        (dying,) = here._pool._processes.values()
        dying.kill()
        with pytest.raises(BrokenProcessPool):
            await here.choose(job(playable()[0]))
        assert await here.choose(job(playable()[0]))
