"""What a measurement asks of the service: tables, who sits at them, who only watches."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

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
    seed: int = 1
    """Of the games before the measurement, and of what the clients decide."""


class Socket(msgspec.Struct, frozen=True):
    """A connection to be made."""

    secret: str | None
    """Whose; None for a spectator."""
    seats: tuple[int, ...]
    """The seats it plays."""
    port: int = 0
    """Where it connects."""


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


def placed(plan: Plan, ports: Sequence[int], tables: Sequence[TableOrder]) -> list[TableOrder]:
    """The tables with the ports that their sockets connect to: the table's own node's, or, for some, the next one's."""
    found, foreign = [], 0.0
    for number, table in enumerate(tables):
        sockets = []
        for socket in table.sockets:
            foreign += plan.foreign
            is_foreign, foreign = foreign >= 1, foreign % 1
            port = ports[(number + is_foreign) % len(ports)]
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
        )
        for client in range(plan.clients)
    ]
