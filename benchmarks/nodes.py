"""What it costs to move through a node that doesn't have the table: `python benchmarks/nodes.py URL URL [MOVES]`.

The addresses are those of two nodes on one database. One person plays both seats of a table that the first node has,
each move through the first or the second, so that both meet the same moments of a busy machine.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import sys
import time

from fogline.client import Client, Watched, call
from fogline.server.bodies import NewPerson, NewTable
from fogline.server.calls import NEW_PERSON, NEW_TABLE
from fogline.table.messages import Act, Ready, Sit, Start


async def open_table(client: Client, url: str, secret: str) -> str:
    """A table with two seats of one person, begun at the client's node."""
    table = (await call(url, NEW_TABLE, NewTable(game="san-francisco", seats=2, grace=None), secret=secret)).table
    await client.ask(table, Sit)
    for seat in (0, 1):
        await client.ask(table, Ready, seat=seat)
    answer = await client.ask(table, Start)
    assert answer.ok, answer.reason
    return table


async def hears(watched: Watched, at: int) -> None:
    """Wait until every viewer knows of so many entries."""
    while watched.status.phase != "over" and min(seen.at for seen in watched.seen.values()) < at:
        watched.changed.clear()
        await watched.changed.wait()


async def move(client: Client, table: str, watched: Watched) -> tuple[float, int]:
    """Make a move: the seconds until its answer and what follows were there, and how many entries there are."""
    seat, seen = next((seat, seen) for seat, seen in watched.seen.items() if seen.legal)
    began = time.perf_counter()
    answer = await client.ask(table, Act, seat=seat, actions=[seen.legal[0]], at=seen.at)
    assert answer.ok, answer.reason
    await hears(watched, answer.at)
    return time.perf_counter() - began, answer.at


async def measure(urls: list[str], moves: int) -> dict[str, object]:
    """Milliseconds of moves through the table's own node and through the other."""
    person = await call(urls[0], NEW_PERSON, NewPerson("Ada"))
    took: list[list[float]] = [[], []]
    luck = random.Random(1)
    async with Client(urls[0], person.secret) as one, Client(urls[1], person.secret) as other:
        while len(took[1]) < moves:
            table = await open_table(one, urls[0], person.secret)
            watched = [await client.watch(table) for client in (one, other)]
            at = 0
            while len(took[1]) < moves:
                which = luck.randrange(2)  # not by turns: so the moves of both are of all kinds
                await hears(watched[which], at)
                if watched[which].status.phase == "over":
                    break
                seconds, at = await move((one, other)[which], table, watched[which])
                took[which].append(1000 * seconds)
            for client in (one, other):
                await client.unwatch(table)
    own, foreign = (sorted(found) for found in took)
    return {
        "moves": len(foreign),
        "own_ms": [round(statistics.median(own), 2), round(own[len(own) * 9 // 10], 2)],
        "foreign_ms": [round(statistics.median(foreign), 2), round(foreign[len(foreign) * 9 // 10], 2)],
        "more_ms": round(statistics.median(foreign) - statistics.median(own), 2),
    }


if __name__ == "__main__":
    print(json.dumps(asyncio.run(measure(sys.argv[1:3], int(sys.argv[3]) if len(sys.argv) > 3 else 500))))
