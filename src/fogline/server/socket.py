"""One client's WebSocket: what it sends is answered one by one, what it watches is told as fast as it reads."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from fogline.core.errors import Refusal
from fogline.server.limits import Bucket, Limits
from fogline.server.line import line_of
from fogline.server.metrics import Metrics
from fogline.server.outgoing import Outgoing
from fogline.server.page import Page
from fogline.server.people import hash_secret
from fogline.server.tables import Tables
from fogline.server.wire import Ask, Goodbye, Hello, Reply, Unwatch, Watch, at_table, id_of, read_sent, to_client
from fogline.table.messages import Answer, Chat, Closed, Frame, Question
from fogline.table.seats import Person

if TYPE_CHECKING:
    from fogline.server.nodes.link import Answered
    from fogline.server.nodes.passing import Far

LOG = logging.getLogger(__name__)
POLICY, TOO_SLOW = 1008, 1013
"""Close codes of RFC 6455: against the rules, and try again later."""


class Client:
    """A connection, from the first message to the last."""

    def __init__(
        self, socket: WebSocket, address: str, tables: Tables, limits: Limits, metrics: Metrics, page: Page
    ) -> None:
        self._socket = socket
        self._line = line_of(socket)
        self.address = address
        """Where it comes from."""
        self._tables = tables
        self._limits = limits
        self._metrics = metrics
        self._page = page
        self.person: Person | None = None
        """Whose it is; None for a stranger."""
        self._farewell = "too-fast"
        self._watched: dict[str, Callable[[], None]] = {}
        """How to stop watching a table."""
        self._outgoing = Outgoing(limits.backlog, limits.backlog_size)
        self._too_slow = asyncio.Event()
        self._messages = Bucket(limits.messages, limits.burst)
        self._patience = limits.patience
        self._sending: float | None = None
        self._sender: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """Answer and tell until one side ends it."""
        await self._socket.accept()
        self._sender = asyncio.create_task(self._send())
        tasks = [self._sender, *(asyncio.create_task(work()) for work in (self._receive, self._cut_off))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for name in list(self._watched):
                self._unwatch(name)
            self._be(None)
            self._sender = None

    async def _receive(self) -> None:
        try:
            while True:
                message = await self._socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                await self._answer(message.get("text") or message.get("bytes") or "")
        except WebSocketDisconnect:
            return

    async def _send(self) -> None:
        """Send what waits; None is the end."""
        while (frame := await self._outgoing.take()) is not None:
            self._sending = time.monotonic()
            await self._socket.send_text(frame.decode())
            self._sending = None
        self._sending = time.monotonic()
        await self._socket.close(POLICY, self._farewell)

    def end_if_stuck(self, now: float) -> None:
        """Whoever reads nothing for long is gone, though the line still stands. The service asks this now and then.

        A time limit for every frame would cost more than to write it.
        """
        if self._sender is None or self._sending is None or now - self._sending < self._limits.stuck:
            return
        self._sending = None
        self._sender.cancel()
        if not self._too_slow.is_set():
            self._metrics.count("cut_off", why="too-slow")

    def turn_out_if_banned(self) -> None:
        """Whom the host has banned says no more here."""
        try:
            self._tables.decisions.check(self.address, self.person.id if self.person else None)
        except Refusal as refusal:
            self._farewell = refusal.code
            self._metrics.count("cut_off", why=refusal.code)
            self._outgoing.end(to_client(Goodbye(refusal.reason)))

    async def _cut_off(self) -> None:
        """A reader that is too slow is cut off; it may come back and ask for what it missed.

        Who reads nothing at all doesn't hear of it, as the farewell too waits to be read: `end_if_stuck` ends the line.
        """
        await self._too_slow.wait()
        self._metrics.count("cut_off", why="too-slow")
        await self._socket.close(TOO_SLOW, "too-slow")

    def _tell(self, frame: bytes) -> None:
        """Tell something without waiting: a table must not wait for one reader."""
        if not self._write_now(frame) and not self._outgoing.offer(frame):
            self._too_slow.set()

    def _write_now(self, frame: bytes) -> bool:
        """Write a frame that has none before it; False where it must wait."""
        if self._line is None or self._sending is not None or self._outgoing:
            return False
        return self._line.write_now(frame)

    async def _put(self, frame: bytes) -> None:
        """Tell something as soon as there is room for it: who doesn't read is asked for nothing more until they do."""
        if not self._write_now(frame):
            await self._outgoing.put(frame)

    async def _answer(self, text: str | bytes) -> None:
        """Exactly one answer to whatever was sent."""
        table: str | None = None
        answer: Answer | Answered | Reply
        try:
            if not self._messages.take():
                raise Refusal("too-fast")  # noqa: TRY301  (answered like every other refusal)
            message = read_sent(text)
            table = message.table if isinstance(message, Ask) else None
            answer = await self._do(message)
        except (msgspec.DecodeError, UnicodeError, RecursionError):  # the last one for what is nested too deeply
            answer = Reply(id=id_of(text), ok=False, reason=Refusal("bad-message").reason)
        except Refusal as refusal:
            answer = Reply(id=id_of(text), ok=False, reason=refusal.reason)
        except Exception:
            LOG.exception("not answered")
            answer = Reply(id=id_of(text), ok=False, reason=Refusal("table-failed").reason)
        if not isinstance(answer, Answer | Reply):
            self._metrics.count("answers", code=answer.code)
            await self._put(answer.body)
            return
        self._metrics.count("answers", code="ok" if answer.reason is None else answer.reason.code)
        if isinstance(answer, Answer):
            await self._put(at_table(table or "", Frame(answer)))
        else:
            await self._put(to_client(answer))
            if answer.reason is not None and answer.reason.code == "too-fast":
                await self._lose_patience()

    async def _lose_patience(self) -> None:
        """Warned often enough: say goodbye, and listen no more."""
        self._patience -= 1
        if self._patience > 0:
            return
        self._metrics.count("cut_off", why="too-fast")
        await self._put(to_client(Goodbye(Refusal("too-fast").reason)))
        await self._outgoing.put(None)
        await asyncio.Event().wait()

    async def _do(self, message: Hello | Watch | Unwatch | Ask) -> Answer | Answered | Reply:
        match message:
            case Hello():
                return await self._greet(message)
            case Watch():
                await self._watch(message)
                return Reply(id=message.id, ok=True, version=self._page.version)
            case Unwatch():
                self._unwatch(message.table)
            case Ask():
                if not isinstance(message.request, Question):
                    self._tables.decisions.check_writing()
                if isinstance(message.request, Chat) and self.person is not None:
                    self._tables.chat.take(self.person.id)
                return await self._ask(message)
        return Reply(id=message.id, ok=True)

    async def _ask(self, message: Ask) -> Answer | Answered:
        return await self._tables.at(partial(self._ask_here, message), partial(self._ask_there, message))

    async def _ask_here(self, message: Ask) -> Answer | Answered:
        charge = None
        if isinstance(message.request, Question):
            charge = self._tables.work.open(self.person.id if self.person else None, self.address)
        return await self._tables.relay(message.table, self.person, message.request, charge)

    async def _ask_there(self, message: Ask, far: Far, table: str) -> Answer | Answered:
        return await far.request("ask", table, self.person, self.address, msgspec.msgpack.encode(message.request))

    def _be(self, person: Person | None) -> None:
        """Count the socket for whoever it is of from now on; raises `Refusal` where they have enough."""
        sockets = self._tables.sockets_of
        if person is not None and sockets[person.id] >= self._limits.sockets_of_one:
            raise Refusal("too-many-sockets", None, {"most": self._limits.sockets_of_one})
        if self.person is not None:
            sockets[self.person.id] -= 1
            sockets += Counter()  # drops those who have none
        if person is not None:
            sockets[person.id] += 1
            self._tables.addresses.came_from(person.id, self.address)
        self.person = person

    async def _greet(self, message: Hello) -> Reply:
        person = await self._tables.storage.person(hash_secret(message.secret))
        if person is None:
            raise Refusal("wrong-secret")
        if self._watched:
            raise Refusal("hello-first")
        self._tables.decisions.check(self.address, person.id)
        self._be(person)
        return Reply(id=message.id, ok=True, person=person.id, version=self._page.version)

    async def _watch(self, message: Watch) -> None:
        watch = partial(self._watch_here, message), partial(self._watch_there, message)
        self._watched[message.table] = await self._tables.at(*watch)

    async def _watch_here(self, message: Watch) -> Callable[[], None]:
        name, person = message.table, self.person.id if self.person else None
        table = await self._tables.enter(name, person)
        self._make_room(name)
        tell = lambda frame: self._tell(at_table(name, frame))  # noqa: E731
        watcher = await table.watch(person, tell, message.since, message.moments)
        return partial(table.unwatch, watcher)

    async def _watch_there(self, message: Watch, far: Far, table: str) -> Callable[[], None]:
        self._make_room(table)
        ended = partial(self._tell, at_table(table, Frame(Closed())))
        return await far.watch(table, self.person, message.since, message.moments, self._tell, ended)

    def _make_room(self, name: str) -> None:
        """Let a table be watched besides those that are, or anew."""
        if name not in self._watched and len(self._watched) >= self._limits.tables_watched:
            raise Refusal("too-many-tables", None, {"most": self._limits.tables_watched})
        self._unwatch(name)

    def _unwatch(self, name: str) -> None:
        end = self._watched.pop(name, None)
        if end is not None:
            end()
