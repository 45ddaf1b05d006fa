"""This service as one of several nodes: its beats, its door for other nodes, and the way to them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import socket
from collections.abc import Callable

import fogline
from fogline import games
from fogline.server.lobby import Lobby
from fogline.server.nodes.deeds import Deeds
from fogline.server.nodes.guests import Guests
from fogline.server.nodes.helping import Helping
from fogline.server.nodes.link import Link
from fogline.server.nodes.membership import Membership
from fogline.server.nodes.passing import Passing
from fogline.server.nodes.storage import NodeStorage
from fogline.server.tables import Tables
from fogline.server.workers import BotJobsInProcesses

LOG = logging.getLogger(__name__)


class ThisNode:
    """Made before the tables, and joined to them before anything is served."""

    def __init__(self, database: str, address: str, listening: socket.socket, heard: Callable[[], None]) -> None:
        self._tables: Tables | None = None
        self._guests: Guests | None = None
        self._listening = listening
        self._server: asyncio.Server | None = None
        self._links: set[Link] = set()
        self._living: set[str] = set()
        self.membership = Membership(database, address, fogline.__version__, _rules(), self._fenced, heard)
        """Who the nodes are, and which table is whose."""
        self.membership.changed.append(self._see_off)
        self.storage = NodeStorage(database, lambda: self.membership.lease.incarnation)
        """The store, which refuses what comes too late."""

    def join(self, tables: Tables, lobby: Lobby, jobs: BotJobsInProcesses) -> None:
        """Let other nodes ask for these tables, and these tables' people for theirs; and let bots think at either."""
        self._tables = tables
        tables.passing = passing = Passing(self.membership)
        helping = Helping(jobs, self.membership, passing)
        jobs.elsewhere = helping.elsewhere
        self._guests = Guests(tables, self.membership, {**Deeds(lobby, tables).by_name(), "think": helping.think})

    async def open(self) -> None:
        """Begin."""
        self._server = await asyncio.get_running_loop().create_server(self._greet, sock=self._listening)
        await self.membership.start()

    async def drain(self) -> None:
        """Give the tables away one by one, while the clients stay: they are passed on from then."""
        self.membership.drains = True
        if self._tables is not None and self.membership.others:
            LOG.info("draining", extra={"tables": len(self._tables)})
            await self._tables.give_away()

    async def close(self) -> None:
        """Leave the others."""
        await self.membership.stop()
        if self._tables is not None and self._tables.passing is not None:
            self._tables.passing.close()
        if self._server is not None:
            self._server.close()
        for link in list(self._links):
            link.close()
        self._listening.close()

    def _greet(self) -> Link:
        assert self._guests is not None
        key = self.membership.key or secrets.token_bytes(32)  # nobody is let in before there is one
        link = Link(key, self.membership.lease.incarnation, False, self._guests.take, self._lost)
        self._links.add(link)
        return link

    def _see_off(self) -> None:
        """Whose node lives no more is here no more, though a frozen one ends no connection."""
        before, self._living = self._living, set(self.membership.others)
        for link in [link for link in self._links if link.other in before - self._living]:
            link.close()

    def _lost(self, link: Link) -> None:
        self._links.discard(link)
        assert self._guests is not None
        self._guests.lost(link)

    def _fenced(self) -> None:
        if self._tables is not None:
            self._tables.drop_lost()


def _rules() -> list[str]:
    """The versions of rules that this program knows."""
    return [f"{name}/{version}" for name in games.names() for version in games.game_class(name).versions]
