"""What this node's clients want of tables that other nodes have: passed on, and asked again where that fails."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeVar

import msgspec

from fogline.core.errors import Reason, Refusal
from fogline.server.nodes.lease import clock
from fogline.server.nodes.link import Answered, Asked, Link, Message, Moved, Refused, Told, Unwatched
from fogline.server.nodes.membership import Membership
from fogline.server.ownership import Elsewhere, Gone
from fogline.table.seats import Person

T = TypeVar("T")
PATIENCE: Final = 8.0
"""Seconds for which it is tried to reach a table: its node may have to be dead for a while before another takes it."""
PAUSE: Final = 0.1
"""Seconds between two tries."""
CONNECTING: Final = 2.0
"""Seconds that a node has to answer the door."""


class Lost(Exception):
    """The node can't be reached, or was lost before it answered: nobody knows what came of it."""


class PassedOn(Refusal):
    """A refusal by another node."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code, reason.rule, reason.params)


class Ears(NamedTuple):
    """Somebody here who watches a table there."""

    tell: Callable[[bytes], None]
    """Takes a frame as it travels."""
    ended: Callable[[], None]
    """Called when the node is lost."""


class Far:
    """Another node, as one asks it."""

    def __init__(self, key: bytes, node: str) -> None:
        self.link = Link(key, node, True, self._take, self._lost)
        """The connection to it."""
        self._numbers = itertools.count(1)
        self._answers: dict[int, asyncio.Future[Answered]] = {}
        self._watching: dict[int, Ears] = {}

    async def request(self, what: str, table: str, person: Person | None, address: str, body: bytes) -> Answered:
        """Let it do something; raises `Refusal` where it refuses, `Gone` where it hasn't the table, and `Lost`."""
        return await self._ask(Asked(next(self._numbers), what, table, person, address, body))

    async def watch(
        self,
        table: str,
        person: Person | None,
        since: dict[int, int],
        moments: int,
        tell: Callable[[bytes], None],
        ended: Callable[[], None],
    ) -> Callable[[], None]:
        """Be told what happens at a table, until what this gives is called; `ended` says that the node is lost."""
        number = next(self._numbers)
        self._watching[number] = Ears(tell, ended)
        try:
            await self._ask(Asked(number, "watch", table, person, "", msgspec.msgpack.encode((since, moments))))
        except BaseException:
            self._unwatch(number)
            raise
        return lambda: self._unwatch(number)

    def _unwatch(self, number: int) -> None:
        if self._watching.pop(number, None) is not None and self.link.is_open:
            self.link.send(Unwatched(number))

    async def _ask(self, asked: Asked) -> Answered:
        if not self.link.is_open:
            raise Lost
        answer: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self._answers[asked.number] = answer
        self.link.send(asked)
        try:
            return await answer
        finally:
            del self._answers[asked.number]

    def _take(self, link: Link, message: Message) -> None:
        if isinstance(message, Told):
            for number in message.numbers:
                if number in self._watching:
                    self._watching[number].tell(message.frame)
            return
        if not isinstance(message, Answered | Refused | Moved):
            link.close()
            return
        answer = self._answers.get(message.number)
        if answer is None or answer.done():
            return
        match message:
            case Answered():
                answer.set_result(message)
            case Refused():
                answer.set_exception(PassedOn(message.reason))
            case Moved():
                answer.set_exception(Gone())

    def _lost(self, _: Link) -> None:
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(Lost())
        watching, self._watching = self._watching, {}
        for ears in watching.values():
            ears.ended()


Here = Callable[[], Awaitable[T]]
There = Callable[[Far, str], Awaitable[T]]
"""What to ask of another node, for a table of this name."""


class Passing:
    """The connections to all other nodes, made when they are needed."""

    def __init__(self, membership: Membership) -> None:
        self._membership = membership
        self._far: dict[str, asyncio.Task[Far]] = {}
        membership.changed.append(self._let_go)

    async def at(self, here: Here[T], there: There[T], *, again: bool = True) -> T:
        """Do something here, or, where that says that the table is elsewhere, there.

        What was lost on its way may have been done; only where doing it `again` does nothing new it is tried again.
        """
        until = clock() + PATIENCE
        while True:
            try:
                return await here()
            except Gone:
                pass
            except Elsewhere as other:
                try:
                    return await there(await self.reach(other.node), other.table)
                except Lost as lost:
                    if not again:
                        raise Refusal("table-failed") from lost
                    self._membership.forget_route(other.table)
                except Gone:
                    self._membership.forget_route(other.table)
            if clock() > until:
                raise Refusal("table-failed")
            await asyncio.sleep(PAUSE)

    async def reach(self, incarnation: str) -> Far:
        """A node, over the connection that all share; raises `Lost` where there is none."""
        known = self._far.get(incarnation)
        if known is None or (known.done() and (known.exception() is not None or not known.result().link.is_open)):
            known = self._far[incarnation] = asyncio.create_task(self._connect(incarnation))
        return await asyncio.shield(known)

    async def _connect(self, incarnation: str) -> Far:
        node = self._membership.others.get(incarnation)
        if node is None or not node.address:
            raise Lost
        host, _, port = node.address.rpartition(":")
        far = Far(self._membership.key, self._membership.lease.incarnation)
        try:
            async with asyncio.timeout(CONNECTING):
                await asyncio.get_running_loop().create_connection(lambda: far.link, host.strip("[]"), int(port))
                await far.link.proven
        except (OSError, asyncio.CancelledError) as error:
            far.link.close()
            raise Lost from error
        return far

    def _let_go(self) -> None:
        """Whoever lives no more by the database's clock isn't waited for: its tables are anybody's."""
        for incarnation in self._far.keys() - self._membership.others.keys():
            task = self._far.pop(incarnation)
            if task.done() and task.exception() is None:
                task.result().link.close()

    def close(self) -> None:
        """Let go of all."""
        for task in self._far.values():
            task.cancel()
            if task.done() and not task.cancelled() and task.exception() is None:
                task.result().link.close()
