"""Who has a table: leases and epochs on a real database, and links between nodes, without the service around them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from fogline.core.errors import Refusal
from fogline.core.record import Entry
from fogline.server.nodes import lease as leases
from fogline.server.nodes.lease import Lease
from fogline.server.nodes.link import Answered, Asked, Link, Message, Told
from fogline.server.nodes.membership import Membership
from fogline.server.nodes.storage import NodeStorage
from fogline.server.ownership import Elsewhere
from fogline.server.postgres import open_postgres
from fogline.server.postgres_database import PostgresDatabase
from fogline.table.journal import Commit, OutOfStep
from tests.play import playable
from tests.table.drive import ADA, BEN, SECRET, in_loop, setup

if TYPE_CHECKING:
    from tests.server.postgres import Server

RULES = ("some-game/1",)


class Node:
    """A node without a service: its membership, its store, and what it was told."""

    def __init__(self, database: str, address: str, rules: tuple[str, ...] = RULES) -> None:
        self.database = database
        self.fenced = 0
        self.heard = asyncio.Event()
        self.membership = Membership(database, address, "1", rules, self._fence, self.heard.set)
        self.storage = NodeStorage(database, lambda: self.membership.lease.incarnation)

    def _fence(self) -> None:
        self.fenced += 1

    @property
    def name(self) -> str:
        return self.membership.lease.incarnation

    async def meets(self, true: Callable[[], bool]) -> None:
        """Wait until something is so of those who live."""
        async with asyncio.timeout(60):
            while not true():  # noqa: ASYNC110  (it comes from the database)
                await asyncio.sleep(0.05)

    def freeze(self) -> None:
        """Beat no more, but believe on, as a process does that is stopped."""
        assert self.membership._task is not None
        self.membership._task.cancel()


@asynccontextmanager
async def both(postgres: Server, *tables: str) -> AsyncIterator[tuple[Node, Node]]:
    """Two nodes that know each other, on a database with some tables."""
    database = await asyncio.to_thread(postgres.database)
    one = await asyncio.to_thread(Node, database, "127.0.0.1:1")
    other = await asyncio.to_thread(Node, database, "127.0.0.1:2", (*RULES, "some-game/2"))
    for table in tables:
        await one.storage.create(table, SECRET, setup(playable()[0], ADA, BEN))
    for node in (one, other):
        await node.membership.start()
    try:
        await one.meets(lambda: other.name in one.membership.others and one.name in other.membership.others)
        yield one, other
    finally:
        for node in (one, other):
            await node.membership.stop()
            await node.storage.close()


def move(first: int, token: str | None = None) -> Commit:
    return Commit(first=first, entries=[Entry(0, f"move {first}")], token=token)


async def owner_for(node: Node, table: str) -> str:
    with pytest.raises(Elsewhere) as elsewhere:
        await node.membership.take(table)
    assert elsewhere.value.table == table
    return elsewhere.value.node


@in_loop
async def test_one_node_has_a_table_at_a_time(postgres: Server) -> None:
    async with both(postgres, "t") as (one, other):
        hold = await one.membership.take("t")
        assert await owner_for(other, "t") == one.name
        assert await owner_for(other, "t") == one.name  # from memory
        await one.membership.release("t", hold)
        other.membership.forget_route("t")
        assert (await other.membership.take("t")).epoch == hold.epoch + 1
        assert await owner_for(one, "t") == other.name
        await one.membership.release("t", hold)  # too late: it is another's
        one.membership.forget_route("t")
        assert await owner_for(one, "t") == other.name
        with pytest.raises(Refusal, match="unknown-table"):
            await one.membership.take("no such table")


@in_loop
async def test_what_a_frozen_node_writes_is_refused_and_the_rest_of_the_batch_goes_on(postgres: Server) -> None:
    async with both(postgres, "kept", "lost") as (one, other):
        holds = {name: await one.membership.take(name) for name in ("kept", "lost")}
        await asyncio.gather(*(one.storage.commit(name, move(0), hold.epoch) for name, hold in holds.items()))
        one.freeze()
        await one.meets(lambda: one.name not in other.membership.others)
        assert not holds["lost"].is_good()  # long before anybody else could take it
        other.membership.forget_route("lost")
        taken = await other.membership.take("lost")
        late = [one.storage.commit(name, move(1, name), hold.epoch) for name, hold in holds.items()]
        kept, lost = await asyncio.gather(*late, return_exceptions=True)
        assert kept is None
        assert isinstance(lost, OutOfStep)
        await other.storage.commit("lost", move(1), taken.epoch)
        found = await other.storage.load("lost")
        assert found is not None
        assert ([entry.text for entry in found.stored.entries], found.stored.tokens) == (["move 0", "move 1"], {})
        with pytest.raises(OutOfStep):
            await other.storage.commit("lost", move(1), taken.epoch)


@in_loop
async def test_a_node_that_was_late_begins_a_new_life(postgres: Server) -> None:
    async with both(postgres, "t") as (one, _):
        before, hold = one.name, await one.membership.take("t")
        one.membership.lease.end()
        await one.meets(lambda: one.name != before and one.membership.lease.is_good())
        assert one.fenced
        assert not hold.is_good()
        again = await one.membership.take("t")
        assert again.epoch > hold.epoch
        with pytest.raises(OutOfStep):
            await one.storage.commit("t", move(0), hold.epoch)
        await one.storage.commit("t", move(0), again.epoch)


async def fails(node: Node, epoch: int) -> None:
    with pytest.raises(OutOfStep, match="nobody knows"):
        await node.storage.commit("t", move(0), epoch)


def hold_up(database: str) -> PostgresDatabase:
    """Have the row of a table, so that a commit waits for it."""
    holding = open_postgres(database)
    holding.execute("BEGIN")
    holding.execute("SELECT 1 FROM tables WHERE name = ? FOR UPDATE", ("t",))
    return holding


def cut_off(ending: PostgresDatabase) -> None:
    """End the connection of a commit that waits, before it gives up by itself."""
    until = time.monotonic() + 30
    waiting = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE ? AND wait_event_type = 'Lock'"
    while not ending.execute(waiting, ("%commit_1%",)).fetchall() and time.monotonic() < until:
        time.sleep(0.01)


@in_loop
async def test_a_commit_of_which_nobody_knows_what_came_of_it_makes_the_table_be_taken_anew(postgres: Server) -> None:
    async with both(postgres, "t") as (one, _):
        hold = await one.membership.take("t")
        holding, ending = [await asyncio.to_thread(make, one.database) for make in (hold_up, open_postgres)]
        await asyncio.gather(asyncio.to_thread(cut_off, ending), fails(one, hold.epoch))
        for connection in (holding, ending):
            await asyncio.to_thread(connection.close)
        again = await one.membership.take("t")
        await one.storage.commit("t", move(0), again.epoch)


@in_loop
async def test_a_table_that_another_node_has_is_not_deleted_as_old(postgres: Server) -> None:
    async with both(postgres, "mine", "theirs", "nobody's") as (one, other):
        await one.membership.take("mine")
        await other.membership.take("theirs")
        later = int(time.time()) + 1000
        assert sorted(await one.storage.forget(later)) == ["mine", "nobody's"]
        assert await one.storage.forget(later) == []


@in_loop
async def test_a_node_that_drains_sends_people_to_the_others(postgres: Server) -> None:
    async with both(postgres, "t") as (one, other):
        one.membership.drains = True
        assert await owner_for(one, "t") == other.name
        await other.meets(lambda: other.membership.others[one.name].drains)
        other.membership.drains = True  # nobody is left: somebody must have it
        assert (await other.membership.take("t")).is_good()


@in_loop
async def test_a_table_goes_to_a_node_that_knows_its_rules(postgres: Server) -> None:
    async with both(postgres, "t") as (one, other):
        with pytest.raises(Elsewhere) as elsewhere:
            await one.membership.hand_on("t", "some-game", 2)
        assert elsewhere.value.node == other.name
        assert await owner_for(one, "t") == other.name
        await other.membership.hand_on("t", "some-game", 3)  # nobody knows them


@in_loop
async def test_a_node_hears_what_another_has_decided_and_nothing_of_its_own(postgres: Server) -> None:
    async with both(postgres) as (one, other):
        one.heard.clear()
        other.heard.clear()
        await one.membership.announce()
        await asyncio.wait_for(other.heard.wait(), 60)
        assert not one.heard.is_set()


def test_a_lease_ends_for_good_before_others_may_take_over(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(leases, "clock", lambda: now[0])
    lease = Lease("me", 100.0)
    now[0] = 101.9
    assert lease.is_good()
    lease.beat(101.0)
    now[0] = 102.9
    assert lease.is_good()
    now[0] = 103.1
    assert not lease.is_good()
    lease.beat(103.0)  # the beat reached the database, but nobody knows who came between
    assert not lease.is_good()


class Ends:
    """Two ends of a link, on a real connection."""

    def __init__(self) -> None:
        self.got: list[Message] = []
        self.lost = asyncio.Event()

    @asynccontextmanager
    async def connected(self, key: bytes, other_key: bytes) -> AsyncIterator[tuple[Link, Link]]:
        loop = asyncio.get_running_loop()
        answering = Link(key, "one", False, lambda _, message: self.got.append(message), lambda _: self.lost.set())
        server = await loop.create_server(lambda: answering, "127.0.0.1", 0)
        asking = Link(other_key, "other", True, lambda _, message: self.got.append(message), lambda _: None)
        await loop.create_connection(lambda: asking, *server.sockets[0].getsockname())
        yield asking, answering
        for link in (asking, answering):
            link.close()
        server.close()

    async def gets(self, count: int) -> list[Message]:
        async with asyncio.timeout(60):
            while len(self.got) < count:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        return self.got


@in_loop
async def test_who_does_not_know_the_key_is_shut_out() -> None:
    ends = Ends()
    async with ends.connected(b"k" * 32, b"x" * 32) as (asking, _):
        with pytest.raises(ConnectionError):
            await asyncio.wait_for(asking.proven, 60)
        asking.send(Asked(1, "ask", "t", None, "", b""))
        await asyncio.wait_for(ends.lost.wait(), 60)
        assert ends.got == []


@in_loop
async def test_a_frame_for_several_goes_once_and_before_what_is_sent_after_it() -> None:
    ends = Ends()
    async with ends.connected(b"k" * 32, b"k" * 32) as (asking, answering):
        await asyncio.wait_for(asyncio.gather(asking.proven, answering.proven), 60)
        frame, long = b"frame", b"x" * 300_000
        for number in (1, 2, 3):
            answering.forward(number, frame)
        answering.send(Answered(7, long))
        answering.forward(1, b"later")
        assert (asking.other, answering.other) == ("one", "other")
        assert await ends.gets(3) == [Told([1, 2, 3], frame), Answered(7, long), Told([1], b"later")]
