"""Tables with games under way, put into the store before the service starts: as if it had just been restarted.

The games are real, played at random up to some point, so that views and histories have the size they have in mid-game.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from fogline import games
from fogline.arena.match import play
from fogline.bots import make_bot
from fogline.client import ServiceError, call
from fogline.core.game import Game
from fogline.core.record import Entry
from fogline.core.sources import Seeded, derive
from fogline.loadtest.plan import Plan, Socket, TableOrder, seating, spread
from fogline.server.bodies import Asked, NewPerson, NewTable, Refused
from fogline.server.calls import NEW_PERSON, NEW_TABLE, REQUEST, Call
from fogline.server.people import hash_secret, new_name, new_person, new_secret
from fogline.server.storage import Storage
from fogline.server.stores import open_storage
from fogline.table.journal import Commit
from fogline.table.messages import Ready, Sit, Start
from fogline.table.seats import Chair, Person, Setup

T = TypeVar("T")
FEW = 4
"""Tables that are opened at the same time, where that is done call by call."""
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


async def open_tables(plan: Plan) -> list[TableOrder]:
    """New tables at services that run already, table by table at another; returns who connects where."""
    counts = spread(plan.sockets, plan.tables)
    counts[0] += plan.crowd
    loaded = [games.load(name) for name in plan.games]
    gate = asyncio.Semaphore(FEW)

    async def one(number: int) -> TableOrder:
        game = loaded[number % len(loaded)]
        players = game.players[number // len(loaded) % len(game.players)]
        async with gate:
            return await _open(plan.addresses, number, game, players, counts[number])

    return await asyncio.gather(*(one(number) for number in range(plan.tables)))


async def _open(addresses: Sequence[str], number: int, game: Game, players: int, sockets: int) -> TableOrder:
    """One table, begun at one service; its sockets are at all of them by turns."""
    url = f"http://{addresses[number % len(addresses)]}"
    seats, spectators = seating(number, players, sockets)
    people = [await _asked(url, NEW_PERSON, NewPerson(f"Person {number + 1}.{who + 1}")) for who in range(len(seats))]
    wanted = NewTable(game=game.name, seats=players, public=True, grace=None)
    name = (await _asked(url, NEW_TABLE, wanted, secret=people[0].secret)).table
    sitting = [(person.secret, seat) for person, held in zip(people, seats, strict=True) for seat in held]
    for secret, seat in sitting[1:]:
        await _request(url, name, secret, Sit(id=f"sit {seat}", seat=seat, name=f"Person {number + 1}.{seat + 1}"))
    for secret, seat in sitting:
        await _request(url, name, secret, Ready(id=f"ready {seat}", seat=seat))
    await _request(url, name, people[0].secret, Start(id="start"))
    places = [address.rpartition(":") for address in addresses]
    found = [Socket(person.secret, held) for person, held in zip(people, seats, strict=True)]
    found += [Socket(None, ())] * spectators
    spots = [places[(number + n) % len(places)] for n in range(len(found))]
    at = [
        msgspec.structs.replace(one, host=host, port=int(port))
        for one, (host, _, port) in zip(found, spots, strict=True)
    ]
    return TableOrder(name, tuple(at))


async def _request(url: str, table: str, secret: str, request: Sit | Ready | Start) -> None:
    answer = await _asked(url, REQUEST, Asked(request), secret=secret, name=table)
    if answer.reason is not None:
        raise ServiceError(0, Refused(answer.reason))


async def _asked(url: str, one: Call[T], body: object, **more: Any) -> T:  # noqa: ANN401  (as `call` takes it)
    """A call, again and again where it is too fast for one address."""
    while True:
        try:
            return await call(url, one, body, **more)
        except ServiceError as error:
            if error.reason is None or error.reason.code != "too-fast":
                raise
            await asyncio.sleep(1)


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
