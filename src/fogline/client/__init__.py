"""A client of the table service: for bots of your own, for tests, and for whoever writes another client.

It keeps one socket, comes back after any gap, asks for what it missed, and sends again what was not answered. The
messages are those of `fogline.table.messages`, the calls those of `fogline.server.calls`; `docs/protocol.md` describes
them. Everything is read into the types that the service sends, views and events into the game's own.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import secrets
from typing import Any, Self, cast
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request as HttpRequest
from urllib.request import urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fogline.client.pulse import OPENING, kept_awake
from fogline.client.reading import RESULTS, Frame, RawAnswer, read_drawing, read_frame, read_moment
from fogline.client.receipts import Receipts, contribution
from fogline.core.game import View
from fogline.server.bodies import Refused
from fogline.server.calls import DRAWING, OWN_DRAWING, REPLAY, TABLE, Call, Result
from fogline.server.wire import Ask, Hello, Reply, Sent, Unwatch, Watch
from fogline.table.messages import (
    Answer,
    AnyRequest,
    Closed,
    LuckStatus,
    Preview,
    Ready,
    Said,
    Status,
    Survey,
    Told,
)
from fogline.table.visible_events import Item

RETRY = 0.2
"""Seconds until a lost connection is tried again; doubled each time, up to `SLOWEST`."""
SLOWEST = 5.0
AGAIN = 1.0
"""Seconds until a table is asked for again that the service could not open."""
LARGEST = 4_000_000
"""Bytes of one frame that the client takes."""


class ServiceError(Exception):
    """The service refused; `code` says why."""

    def __init__(self, status: int, refused: Refused | None) -> None:
        self.status = status
        """The HTTP status, or 0 on the socket."""
        self.reason = None if refused is None else refused.reason
        """Why; None where the answer has none, as that of something else than a service of ours."""
        self.problems = [] if refused is None else refused.problems
        """What is wrong with a data file."""
        super().__init__(f"{self.code} ({status})")

    @property
    def code(self) -> str:
        """The reason's name."""
        return "no-reason" if self.reason is None else self.reason.code


class Seen:
    """What one viewer has been told of a game."""

    def __init__(self, told: Told) -> None:
        self.events: list[Item] = []
        """Every event, in order, of the game's own types."""
        self.view: View = told.view
        """What the viewer sees now, of the game's own type: what a bot decides on."""
        self.legal = told.legal
        """What the seat may do now, as texts."""
        self.at = told.at
        """How many entries the record has."""
        self.prompt = told.prompt
        """What is to be decided, for words."""

    def take(self, told: Told) -> int:
        """Take note of what was told, and how many of its events were known already; a gap is an error."""
        known = len(self.events)
        for item in told.items:
            if item.n > len(self.events):
                raise ValueError(f"event {item.n} after {len(self.events)} events")
            if item.n == len(self.events):
                self.events.append(item)
        self.view, self.legal, self.at, self.prompt = told.view, told.legal, told.at, told.prompt
        return known + len(told.items) - len(self.events)


class Watched:
    """A table that is being watched."""

    def __init__(self) -> None:
        self._status: Status | None = None
        self.seen: dict[int, Seen] = {}
        """What each viewer has been told: the seats one holds, or -1."""
        self.chat: list[Said] = []
        """What people said."""
        self.repeated = 0
        """Events that came twice."""
        self.changed = asyncio.Event()
        """Set whenever anything comes."""

    @property
    def status(self) -> Status:
        """How the table stands; told before `Client.watch` returns."""
        if self._status is None:
            raise LookupError("nothing was told yet")
        return self._status

    @property
    def is_told(self) -> bool:
        """Whether it is known how the table stands."""
        return self._status is not None

    @property
    def game(self) -> str | None:
        """The name of the game that is played here; None before it has begun."""
        return next((seen.view.game for seen in self.seen.values()), None)

    def take(self, frame: Status | Told | Said) -> None:
        """Take note of a frame. Events that are known already are passed over; a gap is an error of the service."""
        match frame:
            case Status():
                self._status = frame
            case Said():
                self.chat.append(frame)
            case Told():
                self.repeated += self.seen.setdefault(frame.seat, Seen(frame)).take(frame)
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
        self._waiting: dict[str, tuple[bytes | None, asyncio.Future[RawAnswer | Reply]]] = {}
        self._tables: dict[str, Watched] = {}
        self._watching: dict[str, str] = {}
        """The tables whose watch is not answered yet, with the message's id."""
        self._connection: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._again: dict[str, asyncio.Task[None]] = {}
        self._greeted: dict[str, str] = {}
        """The tables that are watched again since the connection came back, by the message's id."""
        self._failure: Exception | None = None
        self.person: str | None = None
        """Who the service says this is; None for a spectator, or for a wrong secret."""
        self.reconnects = -1
        """How often the connection was lost and found again."""
        self.receipts = Receipts()
        """What was contributed to the luck of tables, and what they told about it."""

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

    async def ask(self, table: str, kind: type[AnyRequest], **fields: Any) -> Answer:  # noqa: ANN401  (of each request)
        """Ask something of a table: `await client.ask(name, Act, seat=0, actions=["draw"])`.

        What a question is answered with is of its own type: a `Foresight`, a `Reason`, the game's own survey, a `Told`,
        a `Description`. Getting ready adds to the table's luck, and `receipts` keeps what was added, unless `luck` is
        given: None, or bytes of one's own.
        """
        if kind is Ready and "luck" not in fields and fields.get("ready", True):
            return await self._get_ready(table, fields)
        return await self._ask(table, kind, fields)

    async def _get_ready(self, table: str, fields: dict[str, Any]) -> Answer:
        """Contribute to what the table has committed itself to, and keep a receipt."""
        luck = await self._luck_of(table)
        added = contribution(luck)
        answer = await self._ask(table, Ready, {**fields, "luck": added})
        if answer.ok and luck is not None and added is not None:
            self.receipts.confirmed(table, luck.commitment, fields["seat"], added)
            watched = self._tables.get(table)
            if watched is not None and watched.is_told:  # the game may have begun before the answer came
                self.receipts.saw(table, watched.status)
        return answer

    async def _luck_of(self, table: str) -> LuckStatus | None:
        """What a table tells about its luck, before anything is added to it."""
        watched = self._tables.get(table)
        if watched is not None and watched.is_told:
            return watched.status.luck
        try:
            return (await call(self._url, TABLE, name=table, secret=self._secret)).status.luck
        except ServiceError:
            return None  # whoever may not get ready there is told so by the table

    async def _ask(self, table: str, kind: type[AnyRequest], fields: dict[str, Any]) -> Answer:
        request = kind(**{"id": self.new_id(), **fields})
        answer = await self._exchange(request.id, Ask(table, request))
        if isinstance(answer, Reply):  # the service couldn't read it, or won't
            return Answer(id=answer.id, ok=answer.ok, reason=answer.reason, at=0)
        is_the_games = kind in (Preview, Survey) and answer.ok
        return answer.read(RESULTS.get(kind, Any), await self._game_of(table) if is_the_games else None)

    async def _game_of(self, table: str) -> str:
        """The game that is played at a table, without which nobody can read a preview or a survey."""
        watched = self._tables.get(table)
        known = watched.game if watched is not None else None
        return known or (await call(self._url, TABLE, name=table, secret=self._secret)).game

    async def watch(self, table: str) -> Watched:
        """Be told what happens at a table, from the first event on; raises `ServiceError` where one may not."""
        watched = self._tables.setdefault(table, Watched())
        reply = await self._watch(table)
        if reply.reason is not None:
            del self._tables[table]
            raise ServiceError(0, Refused(reply.reason))
        return watched

    async def unwatch(self, table: str) -> None:
        """Be told nothing more of a table."""
        if self._tables.pop(table, None) is not None:
            id_ = self.new_id()
            await self._exchange(id_, Unwatch(id_, table))

    async def _watch(self, table: str) -> RawAnswer | Reply:
        id_ = self._watching[table] = self.new_id()
        try:
            return await self._exchange(id_, self._watch_message(table), again=False)
        finally:
            self._watching.pop(table, None)

    def _begin_again(self, table: str) -> None:
        self._again[table] = asyncio.create_task(self._watch_again(table), name=f"watch {table} again")

    async def _watch_again(self, table: str) -> None:
        """A table that was closed is there again at once, or, where the service can't have it now, after a while."""
        while table in self._tables:
            reply = await self._watch(table)
            if reply.reason is None or reply.reason.code != "table-failed":
                break
            await asyncio.sleep(AGAIN)
        if self._again.get(table) is asyncio.current_task():
            del self._again[table]

    def _watch_message(self, table: str) -> Watch:
        """What is missing now, not when it was first asked for."""
        return Watch(self._watching.get(table) or self.new_id(), table, self._tables[table].since)

    async def drop(self) -> None:
        """Lose the connection, as a bad network does; the client comes back by itself."""
        if self._connection is not None:
            self._connection.transport.abort()

    async def _exchange(self, id_: str, message: Sent, again: bool = True) -> RawAnswer | Reply:
        if self._failure is not None:
            raise self._failure
        answered: asyncio.Future[RawAnswer | Reply] = asyncio.get_running_loop().create_future()
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

    def _connect(self) -> connect:
        url = f"ws{self._url.removeprefix('http')}/socket"
        return connect(url, max_size=LARGEST, ping_interval=None, open_timeout=OPENING, close_timeout=1)

    async def _stay_connected(self) -> None:
        delay = RETRY
        while True:
            try:
                async with self._connect() as connection, kept_awake(connection):
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
            await connection.send(_text(Hello("hello", self._secret)))
        self._connection = connection
        self._tell_all()
        self._greeted = {}
        for table in list(self._tables):
            watch = self._watch_message(table)
            self._greeted[watch.id] = table
            await connection.send(_text(watch))
        for message, _ in list(self._waiting.values()):
            if message is not None:
                await connection.send(message.decode())

    async def _serve(self, connection: ClientConnection) -> None:
        async for text in connection:
            self._take(*read_frame(text))

    def _take(self, table: str | None, frame: Frame) -> None:
        match frame:
            case Reply(id="hello"):
                self.person = frame.person
            case Reply() if frame.id in self._greeted and frame.id not in self._waiting:
                if frame.reason is not None and frame.reason.code == "table-failed":
                    self._begin_again(self._greeted[frame.id])
            case RawAnswer() | Reply():
                waiting = self._waiting.get(frame.id)
                if waiting is not None and not waiting[1].done():
                    waiting[1].set_result(frame)
            case Closed() if table in self._tables:
                self._begin_again(table)
            case Status() | Told() | Said() if table in self._tables:
                self._tables[table].take(frame)
                if isinstance(frame, Status):
                    self.receipts.saw(table, frame)


async def call(
    url: str, one: Call[Result], body: object = None, *, secret: str | None = None, **filled: object
) -> Result:
    """One call of the lobby, of those in `fogline.server.calls`; raises `ServiceError` where it is refused.

    `filled` are the names in the call's path, and its query:

    `me = await call(url, NEW_PERSON, NewPerson("Ada"))`
    `past = await call(url, REPLAY, name=table, seat=0, at=12, secret=me.secret)`

    A table's drawing is read into its game's own type where `game` is filled in too.
    """
    query = {name: filled[name] for name in one.query if name in filled}
    names = {name: quote(str(value), safe="") for name, value in filled.items() if name not in one.query}
    path = one.path.format(**names) + (f"?{urlencode(query)}" if query else "")
    answer = await fetch(url, one.method, path, body, secret)
    return read_body(answer, one, str(filled.get("game", "")))


async def fetch(url: str, method: str, path: str, body: object = None, secret: str | None = None) -> bytes:
    """What a service answers to any call; raises `ServiceError` where it refuses."""
    headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
    data = None if body is None else msgspec.json.encode(body)
    request = HttpRequest(f"{url.rstrip('/')}{path}", data, headers, method=method)  # noqa: S310  (the caller's address)
    return await asyncio.to_thread(_fetch, request)


def _fetch(request: HttpRequest) -> bytes:
    try:
        with urlopen(request, timeout=30) as response:  # noqa: S310
            body: bytes = response.read()
            return body
    except HTTPError as error:
        with error:
            said = error.read()
        raise ServiceError(error.code, _refused(said)) from None


def _refused(body: bytes) -> Refused | None:
    try:
        return msgspec.json.decode(body, type=Refused)
    except (msgspec.DecodeError, UnicodeError):
        return None


def read_body(body: bytes, one: Call[Result], game: str = "") -> Result:
    """The answer to a call; raises `ServiceError` where it isn't one."""
    try:
        if one in (DRAWING, OWN_DRAWING):
            return cast("Result", read_drawing(body, game))
        return cast("Result", read_moment(body)) if one is REPLAY else msgspec.json.decode(body, type=one.result)
    except (msgspec.DecodeError, UnicodeError):
        raise ServiceError(0, None) from None


def _text(message: Sent) -> str:
    return msgspec.json.encode(message).decode()
