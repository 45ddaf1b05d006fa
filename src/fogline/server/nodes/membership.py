"""Who the nodes are, and which table is whose: this node's beats, and the tables that it takes and gives back.

It asks the database in the service's own event loop, over connections of its own: a node whose loop stands still beats
no more, and a long commit holds up no beat.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

import asyncpg
import msgspec

from fogline.core.errors import Refusal
from fogline.server.nodes import schema
from fogline.server.nodes.lease import Lease, NodeHold, clock
from fogline.server.ownership import Elsewhere, Hold
from fogline.server.postgres import SCHEMA

T = TypeVar("T")
LOG = logging.getLogger(__name__)
EVERY: Final = 0.5
"""Seconds from one beat to the next."""
PATIENCE: Final = 1.5
"""Seconds that the database has for an answer, until it is asked over a new connection."""
ROUTES: Final = 100_000
"""Tables of which it is remembered who has them."""
_LOST: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)  # TimeoutError is an OSError
SETTINGS: Final = {"application_name": "fogline node", "lock_timeout": "1000", "search_path": SCHEMA}


class Node(msgspec.Struct, frozen=True):
    """A node that lives."""

    incarnation: str
    """The name of its life."""
    address: str
    """Where the others reach it."""
    drains: bool
    """Whether it gives its tables away."""
    version: str
    """Of its program."""
    rules: frozenset[str]
    """The versions of rules that it knows, each as ``game/number``."""


class Line:
    """A connection that is made anew when it was lost. One question at a time."""

    def __init__(self, url: str, made: Callable[[Any], Any] | None = None) -> None:
        self._url = url
        self._made = made
        self._connection: Any = None
        self._asking = asyncio.Lock()

    async def fetch(self, statement: str, *values: object) -> list[Any]:
        """The rows of a statement; raises one of `_LOST`."""
        async with self._asking:
            try:
                async with asyncio.timeout(PATIENCE):
                    if self._connection is None or self._connection.is_closed():
                        self._connection = await self._connect()
                    rows: list[Any] = await self._connection.fetch(statement, *values)
                    return rows
            except (TimeoutError, OSError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError):
                self.drop()
                raise

    async def _connect(self) -> Any:  # noqa: ANN401  (asyncpg has no types)
        connection = await asyncpg.connect(self._url, server_settings=SETTINGS)
        if self._made is not None:
            await self._made(connection)
        return connection

    def drop(self) -> None:
        """Let go of it, whatever is under way."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


class Membership:
    """This node among the others. `started` must be over before anything is taken."""

    def __init__(
        self,
        url: str,
        address: str,
        version: str,
        rules: Sequence[str],
        fenced: Callable[[], None],
        heard: Callable[[], Any],
    ) -> None:
        self._address = address
        self._version = version
        self._rules = list(rules)
        self._fenced = fenced
        self._heard = heard
        self._beats = Line(url, self._listen)
        self._asks = Line(url)
        self.lease = Lease("", 0.0)
        """This node's present life."""
        self.lease.end()
        self.key = b""
        """What nodes prove themselves to each other by: whoever may read the database is one of them."""
        self.drains = False
        """Whether this node takes no more tables."""
        self.others: dict[str, Node] = {}
        """Those who live besides this one."""
        self.changed: list[Callable[[], None]] = []
        """Called when it may have changed who lives."""
        self._routes: OrderedDict[str, str] = OrderedDict()
        self._wanted: dict[str, asyncio.Future[Hold]] = {}
        self._taking: asyncio.Task[None] | None = None
        self._task: asyncio.Task[None] | None = None

    # Beats.

    async def start(self) -> None:
        """Become a node, and stay one until `stop`."""
        with suppress(*_LOST):  # the beats go on trying
            await self._enter()
        self._task = asyncio.create_task(self._live(), name="beats")

    async def stop(self) -> None:
        """Leave: what this node has is anybody's at once."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        incarnation = self.lease.incarnation
        self.lease.end()
        with suppress(*_LOST):
            await self._asks.fetch(schema.LEAVE, [incarnation])
        self._beats.drop()
        self._asks.drop()

    async def _live(self) -> None:
        while True:
            began = clock()
            try:
                await self._beat()
            except _LOST as error:
                LOG.warning("no beat", extra={"error": type(error).__name__})
            except Exception:
                LOG.exception("no beat")
            if not self.lease.is_good():
                self._fenced()
            await asyncio.sleep(max(0.05, EVERY - (clock() - began)))

    async def _beat(self) -> None:
        if not self.lease.is_good():
            await self._enter()
        lease, began = self.lease, clock()
        rows = await self._beats.fetch(schema.BEAT, lease.incarnation, self.drains)
        if rows and rows[0]["is_mine"]:
            lease.beat(began)
        else:
            lease.end()
        self._meet([row for row in rows if row["incarnation"] != lease.incarnation])

    def _meet(self, rows: Sequence[Any]) -> None:
        before = self.others
        self.others = {
            row["incarnation"]: Node(
                row["incarnation"], row["address"], row["drains"], row["version"], frozenset(row["rules"])
            )
            for row in rows
        }
        if self.others.keys() != before.keys():
            for call in self.changed:
                call()

    async def _enter(self) -> None:
        """Begin a life. What the last one had is anybody's."""
        self._fenced()
        before, incarnation, began = self.lease.incarnation, secrets.token_urlsafe(12), clock()
        await self._beats.fetch(schema.LEAVE, [before])
        await self._beats.fetch(schema.NEW_KEY, secrets.token_bytes(32))
        self.key = (await self._beats.fetch(schema.KEY))[0][0]
        await self._beats.fetch(schema.ENTER, incarnation, self._address, self.drains, self._version, self._rules)
        self.lease = Lease(incarnation, began)
        self._routes.clear()
        LOG.info("a node", extra={"node": incarnation, "address": self._address})

    async def _listen(self, connection: Any) -> None:  # noqa: ANN401
        await connection.add_listener(schema.CHANNEL, self._notified)
        self._heard()  # what was said while nobody listened

    def _notified(self, _connection: object, _pid: int, _channel: str, said_by: str) -> None:
        if said_by != self.lease.incarnation:
            self._heard()

    async def announce(self) -> None:
        """Let the others look at the settings again."""
        with suppress(*_LOST):
            await self._asks.fetch("SELECT pg_notify($1, $2)", schema.CHANNEL, self.lease.incarnation)

    # Tables.

    async def take(self, name: str) -> Hold:
        """Take a table, together with whatever else is wanted at the same time."""
        self._check_route(name)
        if self.drains and (other := self._any_other()) is not None:
            raise Elsewhere(name, other)
        wanted = self._wanted.get(name)
        if wanted is None:
            wanted = self._wanted[name] = asyncio.get_running_loop().create_future()
            if self._taking is None or self._taking.done():
                self._taking = asyncio.create_task(self._take_wanted())
        return await asyncio.shield(wanted)

    def _check_route(self, name: str) -> None:
        owner = self._routes.get(name)
        if owner in self.others:
            raise Elsewhere(name, owner)
        self._routes.pop(name, None)

    def forget_route(self, name: str) -> None:
        """Ask anew who has a table."""
        self._routes.pop(name, None)

    async def _take_wanted(self) -> None:
        while self._wanted:
            wanted, self._wanted = self._wanted, {}
            found: dict[str, Hold | Exception]
            try:
                found = await self._take_all(sorted(wanted))
            except Exception as error:  # noqa: BLE001  (whatever it is, they must hear of it)
                LOG.warning("not taken", extra={"error": type(error).__name__})
                found = {}
            for name, future in wanted.items():
                result = found.get(name) or Refusal("table-failed")
                if isinstance(result, Exception):
                    future.set_exception(result)
                    future.exception()  # who asked may be gone
                else:
                    future.set_result(result)

    async def _take_all(self, names: list[str]) -> dict[str, Hold | Exception]:
        lease = self.lease
        if not lease.is_good():
            return {}
        found: dict[str, Hold | Exception] = {}
        for name, epoch in await self._asks.fetch(schema.TAKE, lease.incarnation, names):
            found[name] = NodeHold(lease, epoch)
        missing = [name for name in names if name not in found]
        rows = await self._asks.fetch(schema.OWNERS, missing) if missing else []
        owners = {name: owner for name, owner in rows if owner not in (None, lease.incarnation)}
        for name, owner in owners.items():
            self._routes[name] = owner
            found[name] = Elsewhere(name, owner)
        while len(self._routes) > ROUTES:
            self._routes.popitem(last=False)
        known = {name for name, _ in rows}
        return found | {name: Refusal("unknown-table") for name in missing if name not in known}

    async def release(self, name: str, hold: Hold) -> None:
        """Let anybody take a table; one that was lost is no longer ours to give."""
        with suppress(*_LOST):
            await self._asks.fetch(schema.RELEASE, self.lease.incarnation, [name], [hold.epoch])

    async def hand_on(self, name: str, game: str, rules: int) -> None:
        """Raise `Elsewhere` where a node lives that knows these rules."""
        if (other := self._any_other(f"{game}/{rules}")) is not None:
            self._routes[name] = other
            raise Elsewhere(name, other)

    def _any_other(self, rules: str | None = None) -> str | None:
        able = [
            one.incarnation
            for one in self.others.values()
            if one.address and not one.drains and (rules is None or rules in one.rules)
        ]
        return secrets.choice(able) if able else None
