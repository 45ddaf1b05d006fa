"""A bot at a table far away: `python examples/online_bot.py http://127.0.0.1:8000 INVITATION greedy`."""

import asyncio
import sys

import fogline
from fogline.bots import make_bot
from fogline.client import Client, call
from fogline.core.game import Legal
from fogline.server.bodies import Link, NewPerson
from fogline.server.calls import ACCEPT, NEW_PERSON, TABLE
from fogline.table.messages import Act, Ready, Sit


async def play(url: str, invitation: str, spec: str) -> None:
    """Take a free seat at the table that an invitation leads to, and play the game to its end."""
    me = await call(url, NEW_PERSON, NewPerson(spec))
    link = Link(invitation.rpartition("/")[2])
    table = (await call(url, ACCEPT, link, secret=me.secret)).table
    about = await call(url, TABLE, name=table, secret=me.secret)
    game = fogline.load(about.game, options=about.options)
    async with Client(url, me.secret) as client:
        watched = await client.watch(table)
        await client.ask(table, Sit)
        while watched.status.phase == "gathering":
            watched.changed.clear()
            for number, one in enumerate(watched.status.seats):
                if one.person == me.id and not one.ready:  # again, whenever others have come or gone
                    await client.ask(table, Ready, seat=number)
            await watched.changed.wait()
        seat = [one.person for one in watched.status.seats].index(me.id)
        bot = make_bot(spec, game, seat, seed=1, programs=True)
        decided = -1
        while watched.status.phase != "over":
            watched.changed.clear()
            seen = watched.seen.get(seat)
            if seen is not None and seen.legal and seen.at > decided:
                legal = Legal(game, [game.encode(game.action(text)) for text in seen.legal])
                decision = await asyncio.to_thread(bot.choose, seen.view, legal)
                answer = await client.ask(table, Act, seat=seat, actions=[str(decision.action)], at=seen.at)
                decided = answer.at - 1 if answer.ok else seen.at - 1
            else:
                await watched.changed.wait()


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:4]))
