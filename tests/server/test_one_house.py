"""A hundred people behind one address, as in a club: the service's limits, as shipped, let them all play."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

from fogline.client import Watched
from fogline.table.messages import Act, Chat, Preview, Ready, Sit, Start, Survey
from tests.play import playable
from tests.server.service import Process, Somebody, call, serving, until
from tests.table.drive import in_loop

PEOPLE = 100
MOVES = 6
"""Actions of each person."""


async def arrive(service: Process, stack: AsyncExitStack, number: int) -> Somebody:
    one = Somebody(service.url, await call(service.url, "POST", "/api/people", {"name": f"Member {number}"}))
    await stack.enter_async_context(one.client)
    return one


async def sit_down(host: Somebody, guest: Somebody, game: str) -> tuple[str, list[Watched]]:
    """One opens a table and invites the other, who follows the link; both watch, and the game begins."""
    table: str = (await host.call("POST", "/api/tables", {"game": game, "seats": 2}))["table"]
    link = await host.call("POST", f"/api/tables/{table}/invitations")
    await guest.call("POST", "/api/invitations/whose", {"link": link["link"]})
    await guest.call("POST", "/api/invitations", {"link": link["link"]})
    watched = [await one.client.watch(table) for one in (host, guest)]
    await guest.do(table, Sit)
    for seat, one in enumerate((host, guest)):
        await one.do(table, Ready, seat=seat)
    await host.do(table, Start)
    return table, watched


async def play(two: tuple[Somebody, Somebody], table: str, watched: list[Watched], said: Counter[str]) -> None:
    """Moves, with what a page asks beside them."""
    done = 0
    while done < 2 * MOVES:
        for seat, (one, told) in enumerate(zip(two, watched, strict=True)):
            seen = told.seen.get(seat)
            if seen is None or not seen.legal:
                continue
            action = seen.legal[done % len(seen.legal)]
            survey = await one.ask(table, Survey, seat=seat)
            preview = await one.ask(table, Preview, seat=seat, actions=[action])
            answer = await one.ask(table, Act, seat=seat, actions=[action], at=seen.at)
            said.update(each.code or "ok" for each in (survey, preview, answer))
            done += answer.ok
            await until(told, lambda told=told, seat=seat, at=answer.at: told.seen[seat].at >= at)
        await asyncio.sleep(0.001)
    said[(await two[0].ask(table, Chat, text="good luck")).code or "ok"] += 1


@in_loop
async def test_a_hundred_honest_people_behind_one_address_play_undisturbed(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        club = await asyncio.gather(*(arrive(service, stack, number) for number in range(PEOPLE)))
        pairs = list(zip(club[::2], club[1::2], strict=True))
        begun = await asyncio.gather(
            *(sit_down(*pair, playable()[number % len(playable())]) for number, pair in enumerate(pairs))
        )
        said: Counter[str] = Counter()
        games = (play(pair, table, watched, said) for pair, (table, watched) in zip(pairs, begun, strict=True))
        async with asyncio.timeout(240):
            await asyncio.gather(*games)
        assert said["ok"] >= PEOPLE * MOVES * 3, said
        assert not {"too-fast", "too-many-sockets", "table-busy", "table-failed"} & set(said), said
