"""A client of the table service: for bots of your own, for tests, and for whoever writes another client.

It keeps one socket, comes back after any gap, asks for what it missed, and sends again what was not answered. The
messages are those of `fogline.table.messages`; `docs/protocol.md` describes them.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import secrets
from typing import Any, Self
from urllib.error import HTTPError
from urllib.request import Request as HttpRequest
from urllib.request import urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fogline.table.messages import AnyRequest

RETRY = 0.2
"""Seconds until a lost connection is tried again; doubled each time, up to `SLOWEST`."""
SLOWEST = 5.0
LARGEST = 4_000_000
"""Bytes of one frame that the client takes."""


class ServiceError(Exception):
    """The service refused; `code` says why."""

    def __init__(self, status: int, code: str, body: dict[str, Any]) -> None:
        super().__init__(f"{code} ({status})")
        self.status = status
        """The HTTP status, or 0 on the socket."""
        self.code = code
        """The reason's name."""
        self.body = body
        """Everything that the service said."""


class Answered(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to a request."""

    id: str
    ok: bool
    at: int = 0
    """How many entries the record has."""
    pending: bool = False
    """Whether others must agree first."""
    reason: dict[str, Any] | None = None
    """Why it was refused."""
    result: Any = None
    """What was asked for."""

    @property
    def code(self) -> str | None:
        """The reason's name."""
        return None if self.reason is None else str(self.reason["code"])


class Seen:
    """What one viewer has been told of a game."""

    def __init__(self) -> None:
        self.events: list[dict[str, Any]] = []
        """Every event, in order: ``n``, ``event``, ``say``."""
        self.view: dict[str, Any] = {}
        """What the viewer sees now."""
        self.legal: list[str] = []
        """What the seat may do now."""
        self.at = 0
        """How many entries the record has."""


class Watched:
    """A table that is being watched."""

    def __init__(self) -> None:
        self.status: dict[str, Any] = {}
        """How the table stands."""
        self.seen: dict[int, Seen] = {}
        """What each viewer has been told: the seats one holds, or -1."""
        self.chat: list[dict[str, Any]] = []
        """What people said."""
        self.repeated = 0
        """Events that came twice."""
        self.changed = asyncio.Event()
        """Set whenever anything comes."""

    def take(self, frame: dict[str, Any]) -> None:
        """Take note of a frame. Events that are known already are passed over; a gap is an error of the service."""
        match frame["type"]:
            case "status":
                self.status = frame
            case "chat":
                self.chat.append(frame)
            case "events":
                seen = self.seen.setdefault(frame["seat"], Seen())
                for item in frame["items"]:
                    if item["n"] > len(seen.events):
                        raise ValueError(f"event {item['n']} after {len(seen.events)} events")
                    if item["n"] < len(seen.events):
                        self.repeated += 1
                    else:
                        seen.events.append(item)
                seen.view, seen.legal, seen.at = frame["view"], frame["legal"], frame["at"]
        self.changed.set()

    @property
    def since(self) -> dict[int, int]:
        """The number of the next event of each viewer."""
        return {viewer: len(seen.events) for viewer, seen in self.seen.items()}


class Client:
    """One socket to a service. Use it with ``async with``; `secret` says who you are."""

    def __init__(self, url: str, secret: str | None = None) -> None:
        self._url = url.rstrip("/")
        self._secret = secret
        self._prefix, self._numbers = secrets.token_hex(6), itertools.count()
        self._waiting: dict[str, tuple[bytes | None, asyncio.Future[dict[str, Any]]]] = {}
        self._tables: dict[str, Watched] = {}
        self._watching: dict[str, str] = {}
        """The tables whose watch is not answered yet, with the message's id."""
        self._connection: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._again: asyncio.Task[dict[str, Any]] | None = None
        self._failure: Exception | None = None
        self.person: str | None = None
        """Who the service says this is; None for a spectator, or for a wrong secret."""
        self.reconnects = -1
        """How often the connection was lost and found again."""

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay_connected())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def connected(self) -> bool:
        """Whether there is a connection now."""
        return self._connection is not None

    def new_id(self) -> str:
        """An id for a message, unlike every other."""
        return f"{self._prefix}-{next(self._numbers)}"

    async def ask(self, table: str, kind: type[AnyRequest], **fields: Any) -> Answered:  # noqa: ANN401  (of each request)
        """Ask something of a table: `await client.ask(name, Act, seat=0, actions=["draw"])`."""
        request = kind(**{"id": self.new_id(), **fields})
        message = {"type": "ask", "table": table, "request": request}
        return msgspec.convert(await self._exchange(request.id, message), Answered)

    async def watch(self, table: str) -> Watched:
        """Be told what happens at a table, from the first event on; raises `ServiceError` where one may not."""
        watched = self._tables.setdefault(table, Watched())
        reply = await self._watch(table)
        if not reply["ok"]:
            del self._tables[table]
            raise ServiceError(0, reply["reason"]["code"], reply)
        return watched

    async def unwatch(self, table: str) -> None:
        """Be told nothing more of a table."""
        if self._tables.pop(table, None) is not None:
            id_ = self.new_id()
            await self._exchange(id_, {"type": "unwatch", "id": id_, "table": table})

    async def _watch(self, table: str) -> dict[str, Any]:
        id_ = self._watching[table] = self.new_id()
        try:
            return await self._exchange(id_, self._watch_message(table), again=False)
        finally:
            self._watching.pop(table, None)

    def _watch_message(self, table: str) -> dict[str, Any]:
        """What is missing now, not when it was first asked for."""
        id_ = self._watching.get(table) or self.new_id()
        return {"type": "watch", "id": id_, "table": table, "since": self._tables[table].since}

    async def drop(self) -> None:
        """Lose the connection, as a bad network does; the client comes back by itself."""
        if self._connection is not None:
            self._connection.transport.abort()

    async def _exchange(self, id_: str, message: object, again: bool = True) -> dict[str, Any]:
        if self._failure is not None:
            raise self._failure
        answered: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        encoded = msgspec.json.encode(message)
        self._waiting[id_] = (encoded if again else None, answered)
        try:
            await self._send(encoded)
            return await answered
        finally:
            del self._waiting[id_]

    async def _send(self, message: bytes) -> None:
        """Send if there is a connection; what isn't answered is sent again when there is one."""
        if self._connection is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._connection.send(message.decode())

    async def _stay_connected(self) -> None:
        delay = RETRY
        while True:
            try:
                async with connect(f"ws{self._url.removeprefix('http')}/socket", max_size=LARGEST) as connection:
                    await self._greet(connection)
                    self.reconnects += 1
                    delay = RETRY
                    await self._serve(connection)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            except Exception as error:
                self._fail(error)
                raise
            finally:
                self._connection = None
                self._tell_all()
            await asyncio.sleep(delay)
            delay = min(SLOWEST, delay * 2)

    def _fail(self, error: Exception) -> None:
        """Whoever waits for an answer, or asks later, must not wait for ever where the service broke its promises."""
        self._failure = error
        for _, answered in self._waiting.values():
            if not answered.done():
                answered.set_exception(error)

    def _tell_all(self) -> None:
        """The connection came or went."""
        for watched in self._tables.values():
            watched.changed.set()

    async def _greet(self, connection: ClientConnection) -> None:
        """Say who we are, watch again what was watched, and send again what was not answered."""
        if self._secret is not None:
            await connection.send(_text({"type": "hello", "id": "hello", "secret": self._secret}))
        self._connection = connection
        self._tell_all()
        for table in list(self._tables):
            await connection.send(_text(self._watch_message(table)))
        for message, _ in list(self._waiting.values()):
            if message is not None:
                await connection.send(message.decode())

    async def _serve(self, connection: ClientConnection) -> None:
        async for text in connection:
            outer = msgspec.json.decode(text)
            self._take(outer["table"], outer["frame"])

    def _take(self, table: str | None, frame: dict[str, Any]) -> None:
        if frame["type"] == "reply" and frame["id"] == "hello":
            self.person = frame["person"]
        elif frame["type"] in ("answer", "reply"):
            waiting = self._waiting.get(frame["id"])
            if waiting is not None and not waiting[1].done():
                waiting[1].set_result(frame)
        elif table in self._tables:
            if frame["type"] == "closed":
                self._again = asyncio.create_task(self._watch(table), name=f"watch {table} again")
            else:
                self._tables[table].take(frame)


async def call(url: str, method: str, path: str, body: object = None, secret: str | None = None) -> Any:  # noqa: ANN401
    """One call of the lobby; raises `ServiceError` where it is refused.

    `await call(url, "POST", "/api/people", {"name": "Ada"})`
    """
    headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
    data = None if body is None else msgspec.json.encode(body)
    request = HttpRequest(f"{url.rstrip('/')}{path}", data, headers, method=method)  # noqa: S310  (the caller's address)
    return await asyncio.to_thread(_fetch, request)


def _fetch(request: HttpRequest) -> Any:  # noqa: ANN401  (JSON)
    try:
        with urlopen(request, timeout=30) as response:  # noqa: S310
            body = response.read()
        return msgspec.json.decode(body)
    except msgspec.DecodeError:
        raise ServiceError(0, "no-reason", {}) from None
    except HTTPError as error:
        with error:
            try:
                body = msgspec.json.decode(error.read(), type=dict[str, Any])
                code = str(body["reason"]["code"])
            except (msgspec.DecodeError, KeyError):
                raise ServiceError(error.code, "no-reason", {}) from None
        raise ServiceError(error.code, code, body) from None


def _text(message: object) -> str:
    return msgspec.json.encode(message).decode()
