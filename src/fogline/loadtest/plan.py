"""What a measurement asks of the service: tables, who sits at them, who only watches."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

HOST = "127.0.0.1"
HOT_SEAT = 4
"""One table in so many has a person at two seats."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A measurement."""

    tables: int = 500
    """Tables with a game under way."""
    sockets: int = 2000
    """Connections, spread evenly over the tables; each watches one."""
    seconds: float = 30
    """How long it is measured."""
    moves: float = 200
    """Moves a second that the clients send, all together."""
    games: tuple[str, ...]
    """The games, table by table in turns."""
    clients: int = 2
    """Processes that share the sockets."""
    warm_up: float = 6
    """Seconds of play before anything is counted."""
    nodes: int = 1
    """Services on one database; the tables are theirs by turns."""
    foreign: float = 0
    """The part of the sockets that reach another node than the one that has their table."""
    storm: bool = False
    """Whether nine sockets of ten are lost half-way through, and come back all at once."""
    ramp: bool = False
    """Whether the pace grows from nothing while it is measured."""
    coming: float = 0
    """Tables a second whose people all leave; they come back a little later."""
    crowd: int = 0
    """Spectators that the first table has besides."""
    slow: float = 0
    """The part of the sockets that come over a slow network."""
    delay_ms: float = 100
    """How long anything takes there, in one direction."""
    loss: float = 0
    """The part of the packets that is lost there."""
    addresses: tuple[str, ...] = ()
    """Services that run already, as ``host:port``; none where they are started."""
    seed: int = 1
    """Of the games before the measurement, and of what the clients decide."""

    @property
    def all_sockets(self) -> int:
        """Connections, the crowd among them."""
        return self.sockets + self.crowd


class Socket(msgspec.Struct, frozen=True):
    """A connection to be made."""

    secret: str | None
    """Whose; None for a spectator."""
    seats: tuple[int, ...]
    """The seats it plays."""
    port: int = 0
    """Where it connects."""
    host: str = HOST
    """… and at which machine."""


class TableOrder(msgspec.Struct, frozen=True):
    """A table, and everybody who watches it."""

    name: str
    sockets: tuple[Socket, ...]


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """What one client process does."""

    tables: tuple[TableOrder, ...]
    moves: float
    """Moves a second of this process."""
    seconds: float
    warm_up: float
    seed: int
    storm: bool = False
    ramp: bool = False
    coming: float = 0

    @property
    def uncounted(self) -> int:
        """Moves before anything is counted."""
        return round(self.warm_up * self.moves)

    @property
    def counted(self) -> int:
        """Moves that are counted."""
        return round(self.seconds * self.moves * (0.5 if self.ramp else 1))

    def due(self, number: int) -> float:
        """When a move is sent, in seconds from the beginning.

        >>> steady = Order(tables=(), moves=10, seconds=8, warm_up=2, seed=1)
        >>> growing = Order(tables=(), moves=10, seconds=8, warm_up=2, seed=1, ramp=True)
        >>> [order.due(order.uncounted + order.counted) for order in (steady, growing)]
        [10.0, 10.0]
        >>> growing.counted, growing.due(growing.uncounted + growing.counted // 4)
        (40, 6.0)
        """
        after = number - self.uncounted
        if after < 0 or not self.ramp:
            return number / self.moves
        return self.warm_up + math.sqrt(2 * self.seconds * after / self.moves)


def seating(number: int, players: int, sockets: int) -> tuple[list[tuple[int, ...]], int]:
    """The seats of each person at a table, and how many spectators there are.

    Every `HOT_SEAT`-th table has one person fewer than seats, and so has any with fewer sockets than seats.

    >>> seating(0, 3, 4)
    ([(0,), (1,), (2,)], 1)
    >>> seating(3, 3, 4)
    ([(0, 2), (1,)], 2)
    >>> seating(0, 4, 1)
    ([(0, 1, 2, 3)], 0)
    """
    hot = number % HOT_SEAT == HOT_SEAT - 1
    people = max(1, min(players - hot, sockets))
    return [tuple(range(first, players, people)) for first in range(people)], sockets - people


def spread(total: int, parts: int) -> list[int]:
    """A number in as equal parts as can be.

    >>> spread(10, 4)
    [3, 3, 2, 2]
    """
    return [total // parts + (part < total % parts) for part in range(parts)]


def placed(
    plan: Plan, ports: Sequence[int], tables: Sequence[TableOrder], slow: Sequence[int] = ()
) -> list[TableOrder]:
    """The tables with the ports that their sockets connect to: the table's own node's, or, for some, the next one's.

    `slow` are the ports at which the same nodes are reached over a slow network.
    """
    found, foreign, slowly = [], 0.0, 0.0
    for number, table in enumerate(tables):
        sockets = []
        for socket in table.sockets:
            foreign, slowly = foreign + plan.foreign, slowly + plan.slow
            is_foreign, foreign = foreign >= 1, foreign % 1
            is_slow, slowly = slowly >= 1, slowly % 1
            ways = slow if is_slow else ports
            port = ways[(number + is_foreign) % len(ways)]
            sockets.append(msgspec.structs.replace(socket, port=port))
        found.append(TableOrder(table.name, tuple(sockets)))
    return found


def orders(plan: Plan, tables: Sequence[TableOrder]) -> list[Order]:
    """The tables dealt to the client processes; all sockets of a table are in one, so that one clock measures it."""
    return [
        Order(
            tables=tuple(tables[client :: plan.clients]),
            moves=plan.moves / plan.clients,
            seconds=plan.seconds,
            warm_up=plan.warm_up,
            seed=plan.seed + client,
            storm=plan.storm,
            ramp=plan.ramp,
            coming=plan.coming / plan.clients,
        )
        for client in range(plan.clients)
    ]
