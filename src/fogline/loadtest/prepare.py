"""Tables with games under way, put into the store before the service starts: as if it had just been restarted.

The games are real, played at random up to some point, so that views and histories have the size they have in mid-game.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from pathlib import Path

import msgspec

from fogline import games
from fogline.arena.match import play
from fogline.bots import make_bot
from fogline.core.game import Game
from fogline.core.record import Entry
from fogline.core.sources import Seeded, derive
from fogline.loadtest.plan import Plan, Socket, TableOrder, seating, spread
from fogline.server.people import hash_secret, new_name, new_person, new_secret
from fogline.server.storage import Storage
from fogline.server.stores import open_storage
from fogline.table.journal import Commit
from fogline.table.seats import Chair, Person, Setup

VARIETY = 8
"""Games that are played beforehand with each number of seats; the tables go on from different points of them."""
EARLIEST, LATEST = 0.05, 0.85
"""How far along a game may be, as a part of its entries."""
STARTED = "2000-01-01T00:00:00+00:00"
"""When all of them began."""


class Deal(msgspec.Struct, frozen=True):
    """A game played beforehand, up to the point where a table goes on with it."""

    game: str
    players: int
    entries: list[Entry]


async def prepare(plan: Plan, database: Path | str) -> list[TableOrder]:
    """Fill a store; returns who connects to which table."""
    storage = open_storage(database)
    counts = spread(plan.sockets, plan.tables)
    counts[0] += plan.crowd
    try:
        stored = (_store(storage, n, deal, counts[n]) for n, deal in enumerate(_deals(plan)))
        return await asyncio.gather(*stored)
    finally:
        await storage.close()


async def _store(storage: Storage, number: int, deal: Deal, sockets: int) -> TableOrder:
    """One table, its people, and their sockets."""
    seats, spectators = seating(number, deal.players, sockets)
    people = [new_person(f"Person {number + 1}.{who + 1}") for who in range(len(seats))]
    proofs = [new_secret() for _ in people]
    await asyncio.gather(*(storage.add_person(p, hash_secret(s)) for p, s in zip(people, proofs, strict=True)))
    name = new_name()
    await storage.create(name, secrets.token_bytes(32), _setup(deal, people))
    await storage.commit(name, Commit(first=0, entries=deal.entries))
    players = [Socket(secret, held) for secret, held in zip(proofs, seats, strict=True)]
    return TableOrder(name, (*players, *[Socket(None, ())] * spectators))


def _setup(deal: Deal, people: list[Person]) -> Setup:
    sitting = [people[seat % len(people)] for seat in range(deal.players)]
    return Setup(
        game=deal.game,
        rules=games.game_class(deal.game).newest_version(),
        host=people[0].id,
        chairs=tuple(Chair(person=person.id, name=person.name, ready=True) for person in sitting),
        grace=None,
        public=True,
        started=STARTED,
    )


def _deals(plan: Plan) -> list[Deal]:
    """A game for each table: the games in turns, and with each the numbers of players in turns."""
    luck = random.Random(plan.seed)
    loaded = [games.load(name) for name in plan.games]
    played: dict[tuple[str, int, int], list[Entry]] = {}
    found = []
    for number in range(plan.tables):
        game = loaded[number % len(loaded)]
        turn = number // len(loaded)
        players = game.players[turn % len(game.players)]
        key = (game.name, players, turn // len(game.players) % VARIETY)
        if key not in played:
            played[key] = _played(game, players, derive(plan.seed, *key))
        found.append(Deal(game.name, players, _beginning(played[key], luck.uniform(EARLIEST, LATEST))))
    return found


def _played(game: Game, players: int, seed: int) -> list[Entry]:
    bots = [make_bot("random", game, seat, seed) for seat in range(players)]
    return play(game, bots, Seeded(seed)).entries


def _beginning(entries: list[Entry], part: float) -> list[Entry]:
    """A part of a game, up to a player's decision: an action and the luck it caused are stored together."""
    end = round(part * len(entries))
    while end < len(entries) and entries[end].who == "chance":
        end += 1
    return entries[:end]
