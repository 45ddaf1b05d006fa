"""A plan of several actions in one message, over a real socket: all or none, also when the service is killed."""

from __future__ import annotations

import asyncio
import signal
from contextlib import AsyncExitStack
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

import fogline
from fogline.client import Client
from fogline.server.people import hash_secret
from fogline.server.stores import open_storage
from fogline.table.journal import Commit
from fogline.table.messages import Act, Look
from tests.play import playable, random_record
from tests.server.engines import BOTH, kept, place
from tests.server.service import Process
from tests.table.drive import ADA, BEN, SECRET, in_loop, setup

pytestmark = BOTH

KEYS = ("Ada's secret", "Ben's secret")


def before_a_plan(game: fogline.Game) -> tuple[list[fogline.Entry], int, list[str]]:
    """The entries of a game up to two actions of one seat between which no luck comes, the seat, and the two."""
    for seed in range(100):
        entries = random_record(game, 2, seed).entries
        for number, (one, two) in enumerate(pairwise(entries)):
            if isinstance(one.who, int) and one.who == two.who and number > 20:
                return entries[:number], one.who, [one.text, two.text]
    raise AssertionError("no game has a plan")


async def prepare(path: Path, game: str, entries: list[fogline.Entry]) -> None:
    storage = open_storage(place(path))
    for person, key in zip((ADA, BEN), KEYS, strict=True):
        await storage.add_person(person, hash_secret(key))
    agreed = setup(game, ADA, BEN, public=True)
    await storage.create("t", SECRET, agreed)
    begun = msgspec.structs.replace(agreed, started="2026-01-01T00:00:00+00:00")
    await storage.commit("t", Commit(first=0, entries=entries, setup=begun))
    await storage.close()


async def stored(path: Path) -> list[fogline.Entry]:
    return kept(place(path), "t").entries


@pytest.mark.parametrize(("moment", "survives"), [("before", False), ("inside", False), ("after", True)])
@pytest.mark.parametrize("game", playable())
@in_loop
async def test_a_plan_is_done_wholly_once_or_not_at_all(game: str, moment: str, survives: bool, tmp_path: Path) -> None:
    """The service dies at the plan's own transaction; whoever got no answer sends it again."""
    entries, seat, plan = before_a_plan(fogline.load(game))
    path = tmp_path / "tables.db"
    await prepare(path, game, entries)
    service = Process(path, {})
    await service.start(DIE_AT=f"{moment} 1")
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(Client(service.url, KEYS[seat]))
        for wrong, code in (([*plan, "nonsense"], "unknown-action"), ([plan[0], plan[0]], None)):
            refused = await client.ask("t", Act, seat=seat, actions=wrong)
            assert not refused.ok
            assert code in (None, refused.code)
            assert (await client.ask("t", Look, seat=seat)).at == len(entries)
        asked = asyncio.create_task(client.ask("t", Act, id="the plan", seat=seat, actions=plan, at=len(entries)))
        assert await service.died() == -signal.SIGKILL
        done = [entry.text for entry in (await stored(path))[len(entries) :] if entry.who == seat]
        assert done == (plan if survives else [])
        await service.start()
        stack.callback(service.end, signal.SIGKILL)
        answer = await asyncio.wait_for(asked, 60)
        assert answer.ok, answer.reason
        again = await client.ask("t", Act, id="the plan", seat=seat, actions=plan, at=len(entries))
        assert (again.ok, again.at) == (True, answer.at)
        after = await stored(path)
        assert len(after) == answer.at
        assert [entry.text for entry in after[len(entries) :] if entry.who == seat] == plan
