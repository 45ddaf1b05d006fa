"""What other nodes ask of this one: to do something at a table that is here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

import msgspec

from fogline.core.errors import Refusal
from fogline.server.nodes.link import Answered, Asked, Link, Message, Moved, Refused, Unwatched
from fogline.server.nodes.membership import Membership
from fogline.server.ownership import Elsewhere, Gone
from fogline.server.tables import Tables
from fogline.server.wire import at_table
from fogline.table.live import LiveTable
from fogline.table.messages import AnyRequest, Frame, Question
from fogline.table.watchers import Watcher

LOG = logging.getLogger(__name__)
Deed = Callable[[Asked], Awaitable[bytes]]
"""Does what was asked; gives the answer as it travels."""
REQUESTS: msgspec.msgpack.Decoder[AnyRequest] = msgspec.msgpack.Decoder(AnyRequest)
WATCHES: msgspec.msgpack.Decoder[tuple[dict[int, int], int]] = msgspec.msgpack.Decoder(tuple[dict[int, int], int])


class Guests:
    """Those who are connected to other nodes. `deeds` are what may be asked besides a table's own messages."""

    def __init__(self, tables: Tables, membership: Membership, deeds: Mapping[str, Deed]) -> None:
        self._tables = tables
        self._membership = membership
        self._deeds = deeds
        self._doing: dict[tuple[Link, int], asyncio.Task[None]] = {}
        self._watching: dict[Link, dict[int, tuple[LiveTable, Watcher]]] = {}

    def take(self, link: Link, message: Message) -> None:
        """A node says something."""
        match message:
            case Asked():
                task = asyncio.create_task(self._answer(link, message))
                self._doing[link, message.number] = task
                task.add_done_callback(lambda _: self._doing.pop((link, message.number), None))
            case Unwatched():
                self._unwatch(link, message.number)
            case _:
                link.close()

    def lost(self, link: Link) -> None:
        """A node is gone, and with it everybody who is connected to it."""
        for key in [key for key in self._doing if key[0] is link]:
            self._doing[key].cancel()
        for table, watcher in self._watching.pop(link, {}).values():
            table.unwatch(watcher)

    def _unwatch(self, link: Link, number: int) -> None:
        if (link, number) in self._doing:
            self._doing[link, number].cancel()
        found = self._watching.get(link, {}).pop(number, None)
        if found is not None:
            found[0].unwatch(found[1])

    async def _answer(self, link: Link, asked: Asked) -> None:
        try:
            link.send(await self._do(link, asked))
        except (Elsewhere, Gone):
            link.send(Moved(asked.number))
        except Refusal as refusal:
            link.send(Refused(asked.number, refusal.reason))
        except Exception:
            LOG.exception("not answered")
            link.send(Refused(asked.number, Refusal("table-failed").reason))

    async def _do(self, link: Link, asked: Asked) -> Message:
        try:
            return await self._do_here(link, asked)
        except Elsewhere:  # who asks may know better than we did
            self._membership.forget_route(asked.table)
            return await self._do_here(link, asked)

    async def _do_here(self, link: Link, asked: Asked) -> Message:
        if asked.what == "ask":
            return await self._ask(asked)
        if asked.what == "watch":
            return await self._watch(link, asked)
        return Answered(asked.number, await self._deeds[asked.what](asked))

    async def _ask(self, asked: Asked) -> Message:
        request, person = REQUESTS.decode(asked.body), asked.person
        charge = None
        if person is not None:
            self._tables.addresses.came_from(person.id, asked.address)
        if isinstance(request, Question):
            charge = self._tables.work.open(None if person is None else person.id, asked.address)
        answer = await self._tables.relay(asked.table, person, request, charge)
        code = "ok" if answer.reason is None else answer.reason.code
        return Answered(asked.number, at_table(asked.table, Frame(answer)), code)

    async def _watch(self, link: Link, asked: Asked) -> Message:
        since, moments = WATCHES.decode(asked.body)
        person = None if asked.person is None else asked.person.id
        table = await self._tables.enter(asked.table, person)
        tell = partial(_tell, link, asked.number, asked.table)
        watcher = await table.watch(person, tell, since, moments)
        if link.is_open:
            self._watching.setdefault(link, {})[asked.number] = (table, watcher)
        else:
            table.unwatch(watcher)
        return Answered(asked.number, b"")


def _tell(link: Link, number: int, table: str, frame: Frame) -> None:
    link.forward(number, at_table(table, frame))
