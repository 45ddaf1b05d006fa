"""What all handlers of the HTTP interface share: who asks, what was sent, how often, and how a refusal is said."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fogline.core.data import DataError
from fogline.core.errors import Reason, Refusal
from fogline.server.calls import Call
from fogline.server.limits import Buckets, Limits, address_of
from fogline.server.metrics import Metrics
from fogline.server.openapi import Handler
from fogline.server.people import hash_secret
from fogline.server.tables import Tables
from fogline.server.wire import check_text
from fogline.table.live import LiveTable
from fogline.table.messages import Answer
from fogline.table.seats import Person

if TYPE_CHECKING:
    from fogline.server.nodes.link import Answered
    from fogline.server.nodes.passing import Far

T = TypeVar("T")
LOG = logging.getLogger(__name__)
HEADERS = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
"""What goes with every answer: it is for whoever asked, now."""
STATUS = {
    "too-fast": 429,
    "too-large": 413,
    "bad-data": 422,
    "wrong-secret": 401,
    "no-person": 401,
    "banned": 403,
    "read-only": 503,
    "unknown-table": 404,
    "unknown-link": 404,
    "unknown-words": 404,
    "not-your-seat": 403,
    "not-host": 403,
    "no-hints": 403,
    "not-over": 409,
    "not-started": 409,
    "table-failed": 503,
    "unknown-rules-version": 503,
}
"""The HTTP status of a refusal; 400 where it isn't here."""


BODY, PASSED_BY, COUNTED = "fogline.body", "fogline.passed_by", "fogline.counted"
"""What a request's scope may hold besides what ASGI says: its body, who has sent it to another node, and whether the
limits have counted it already, which is the task of the node that it came to."""


class Passed(msgspec.Struct, frozen=True):
    """A call that another node passes on."""

    name: str
    """The call's."""
    path: dict[str, str]
    """What was filled in."""
    query: str
    body: bytes


def read_passed(answered: Answered) -> tuple[int, dict[str, str], bytes]:
    """What another node says to a call: status, headers, body."""
    return msgspec.msgpack.decode(answered.body, type=tuple[int, dict[str, str], bytes])


class Answering:
    """What handlers of calls are made with."""

    def __init__(self, tables: Tables, limits: Limits, metrics: Metrics) -> None:
        self._tables = tables
        self._metrics = metrics
        self._limits = limits
        self._creations = Buckets(limits.creations, limits.creation_burst)
        self._calls = Buckets(limits.calls, limits.call_burst)
        self._guesses = Buckets(limits.guesses, limits.guess_burst)

    def answers(self, handler: Handler, call: Call[Any] | None = None) -> Callable[[Request], Awaitable[Response]]:
        """A handler whose result, or refusal, becomes JSON; one that writes isn't asked while nothing is stored.

        A `call` is passed on to the node which has the table that it concerns.
        """

        async def answer(request: Request) -> Response:
            try:
                self._calls.take(address_of(request))
                self._tables.decisions.check(address_of(request))
                if call is not None and call.writes:
                    self._tables.decisions.check_writing()
                return await self._wherever(handler, call, request)
            except Exception as error:  # noqa: BLE001  (it is said by its kind)
                return said(error, self._metrics)

        return answer

    async def _wherever(self, handler: Handler, call: Call[Any] | None, request: Request) -> Response:
        async def here() -> Response:
            result = await handler(request)
            if isinstance(result, Answer):
                self._metrics.count("answers", code="ok" if result.reason is None else result.reason.code)
            return result if isinstance(result, Response) else json_answer(result, 200)

        async def there(far: Far, table: str) -> Response:
            assert call is not None
            person = await self._somebody(request)
            body = b"" if call.body is None else await self._whole_body(request)
            passed = Passed(call.name, request.path_params, request.url.query, body)
            answered = await far.request("call", table, person, address_of(request), msgspec.msgpack.encode(passed))
            status, headers, body = read_passed(answered)
            return Response(body, status, headers)

        return await self._tables.at(here, there, again=call is None or not call.writes)

    async def _person(self, request: Request) -> Person:
        person = await self._somebody(request)
        if person is None:
            raise Refusal("no-person")
        return person

    async def _somebody(self, request: Request) -> Person | None:
        if PASSED_BY in request.scope:  # another node has made sure
            passed_by: Person | None = request.scope[PASSED_BY]
            return passed_by
        kind, secret = authorization(request)
        if not kind:
            return None
        person = await self._tables.storage.person(hash_secret(secret)) if kind.lower() == "bearer" else None
        if person is None:
            raise Refusal("wrong-secret")
        self._tables.decisions.check(address_of(request), person.id)
        return person

    async def _enter(self, request: Request) -> tuple[LiveTable, Person | None]:
        """The table of the path, for whoever may see it."""
        person = await self._somebody(request)
        return await self._tables.enter(request.path_params["name"], person.id if person else None), person

    async def _body(self, request: Request, kind: type[T]) -> T:
        body = await self._whole_body(request)
        check_text(body)
        return msgspec.json.decode(body, type=kind)

    async def _whole_body(self, request: Request) -> bytes:
        """The body, however often it is asked for."""
        if BODY not in request.scope:
            request.scope[BODY] = await self._read_body(request)
        body: bytes = request.scope[BODY]
        return body

    async def _read_body(self, request: Request) -> bytes:
        body = bytearray()
        try:
            async with asyncio.timeout(self._limits.patience_for_request):
                async for part in request.stream():
                    body += part
                    if len(body) > self._limits.body_size:
                        raise Refusal("too-large", None, {"most": self._limits.body_size})
        except TimeoutError as error:
            raise Refusal("bad-body", None, {"detail": "it did not come in time"}) from error
        return bytes(body)

    def _count(self, buckets: Buckets, request: Request) -> None:
        """Count a call, however often it is tried; raises `Refusal` for one too many."""
        if COUNTED not in request.scope:
            buckets.take(address_of(request))
            request.scope[COUNTED] = True

    def _account(self, request: Request, person: Person | None) -> Callable[[float], None]:
        """Where to count work that is done for somebody; raises `Refusal` for who had too much of it already."""
        return self._tables.work.open(person.id if person else None, address_of(request))

    async def _paid(self, request: Request, person: Person | None, work: Callable[..., T], *given: Any) -> T:  # noqa: ANN401
        """Do something that takes a while, in a thread, as the loop must not wait for it, and count what it cost."""
        charge, loop = self._account(request, person), asyncio.get_running_loop()

        def measured() -> T:
            began = time.thread_time()  # how long others let it wait doesn't count
            try:
                return work(*given)
            finally:
                loop.call_soon_threadsafe(charge, time.thread_time() - began)

        return await asyncio.to_thread(measured)


def authorization(request: Request) -> tuple[str, str]:
    """How, and by which secret, somebody proves who they are; empty texts where they don't."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return kind, secret


def said(error: Exception, metrics: Metrics | None = None) -> Response:
    """An error, as whoever called hears of it; with metrics, it is counted."""
    reason = _reason(error)
    if metrics is not None:
        metrics.count("answers", code=reason.code)
    return refused(reason, error.problems if isinstance(error, DataError) else None)


def _reason(error: Exception) -> Reason:
    """Why a call was not answered with yes; what nobody foresaw is written to the log."""
    match error:
        case msgspec.DecodeError() | UnicodeError() | RecursionError():
            return Refusal("bad-body", None, {"detail": str(error)}).reason
        case DataError():
            return Refusal("bad-data").reason
        case Refusal():
            return error.reason
    LOG.error("not answered", exc_info=error)
    return Refusal("table-failed").reason


def refused(reason: Reason, problems: object = None) -> Response:
    """A refusal, with its status."""
    body = {"reason": reason} if problems is None else {"reason": reason, "problems": problems}
    return json_answer(body, STATUS.get(reason.code, 400))


def json_answer(body: object, status: int) -> Response:
    """An answer."""
    return Response(msgspec.json.encode(body), status, HEADERS, "application/json")
