"""New tables at services that run already, call by call, for a measurement from outside."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec

from fogline import games
from fogline.client import ServiceError, call
from fogline.core.game import Game
from fogline.loadtest.plan import Plan, Socket, TableOrder, seating, spread
from fogline.server.bodies import Asked, NewPerson, NewTable, Refused
from fogline.server.calls import NEW_PERSON, NEW_TABLE, REQUEST, Call
from fogline.table.messages import Ready, Sit, Start

T = TypeVar("T")
FEW: Final = 4
"""Tables that are opened at the same time."""


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
