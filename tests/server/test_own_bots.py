"""Bots of the host's own at a service, and bots that come as people."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from fogline.client import ServiceError
from fogline.table.messages import Act, Bot, Ready, Start
from tests.server.service import ROOT, Process, call, people, serving, until
from tests.table.drive import in_loop

MARKS = """
from pathlib import Path
from fogline.bots import NO_LIMIT, Bot, Decision

class Marks(Bot):
    \"\"\"Leaves a trace.\"\"\"

    def choose(self, view, legal, limit=NO_LIMIT):
        Path(__file__).with_name(f"decided-{self.seat}").touch()
        return Decision(legal[0])
"""


@in_loop
async def test_people_choose_among_the_bots_that_the_host_offers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_bots.py").write_text(MARKS)
    (tmp_path / "named_bots.py").write_text(MARKS.replace("class Marks", "class NamesIt"))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    codes = (str(tmp_path / "my_bots.py"), "python:named_bots:NamesIt")
    service = Process(tmp_path / "tables.db", None, [word for code in codes for word in ("--code", code)])
    async with AsyncExitStack() as stack:
        await service.start()
        stack.callback(service.end, signal.SIGKILL)
        offered = (await call(service.url, "GET", "/api/games"))["bots"]
        assert (offered["marks"], offered["names-it"]) == ("Leaves a trace.", "Leaves a trace.")
        (ada,) = await people(stack, service.url, "Ada")
        terms = {"game": "san-francisco", "seats": 2, "options": {"first": 0}, "grace": None}
        for bot, code in (
            ("python:named_bots:NamesIt", "bot-program"),
            ("stdio:touch x", "bot-program"),
            ("mark", "unknown-bot"),
        ):
            with pytest.raises(ServiceError) as refusal:
                await ada.call("POST", "/api/tables", {**terms, "bots": {1: bot}})
            assert refusal.value.code == code
        table = (await ada.call("POST", "/api/tables", {**terms, "bots": {1: "marks"}}))["table"]
        watched = await ada.client.watch(table)
        await ada.do(table, Ready, seat=0)
        await ada.do(table, Start)
        await ada.do(table, Act, seat=0, actions=["draw"])
        await until(watched, lambda: "place a" in watched.seen[0].legal)
        await ada.do(table, Act, seat=0, actions=["place a"])
        await until(watched, lambda: len(watched.seen[0].events) > 0 and watched.seen[0].legal)
        assert (tmp_path / "decided-1").exists(), "the bot decided, in a process of its own"
        assert not (tmp_path / "x").exists()


@in_loop
async def test_a_bot_plays_as_a_person_by_the_example(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("online_bot", ROOT / "examples" / "online_bot.py")
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        (ada,) = await people(stack, service.url, "Ada")
        wanted = {"game": "san-francisco", "seats": 3, "bots": {2: "random"}, "grace": None}
        table = (await ada.call("POST", "/api/tables", wanted))["table"]
        link = (await ada.call("POST", f"/api/tables/{table}/invitations"))["link"]
        watched = await ada.client.watch(table)
        bot = asyncio.create_task(example.play(service.url, f"{service.url}/join/{link}", "greedy"))
        stack.callback(bot.cancel)
        await until(watched, lambda: bot.done() or watched.status.seats[1].ready)
        await ada.do(table, Bot, seat=2, bot="greedy")  # nobody is ready any more
        await until(watched, lambda: bot.done() or watched.status.seats[1].ready)
        await ada.do(table, Ready, seat=0)
        await ada.do(table, Start)
        async with asyncio.timeout(60):
            while not bot.done():
                seen = watched.seen.get(0)
                if seen is not None and seen.legal:
                    answer = await ada.ask(table, Act, seat=0, actions=[seen.legal[0]], at=seen.at)
                    await until(watched, lambda seen=seen, answer=answer: seen.at >= answer.at)
                await asyncio.sleep(0.005)
        await bot
        assert watched.status.phase == "over"
