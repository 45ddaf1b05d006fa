"""What all handlers of the HTTP interface share: who asks, what was sent, how often, and how a refusal is said."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fogline.core.data import DataError
from fogline.core.errors import Reason, Refusal
from fogline.server.limits import Buckets, Limits, address_of
from fogline.server.openapi import Handler
from fogline.server.people import hash_secret
from fogline.server.tables import Tables
from fogline.table.live import LiveTable
from fogline.table.seats import Person

T = TypeVar("T")
LOG = logging.getLogger(__name__)
HEADERS = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
"""What goes with every answer: it is for whoever asked, now."""
STATUS = {
    "too-fast": 429,
    "too-large": 413,
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


class Answering:
    """What handlers of calls are made with."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self._tables = tables
        self._limits = limits
        self._creations = Buckets(limits.creations, limits.creation_burst)
        self._calls = Buckets(limits.calls, limits.call_burst)
        self._guesses = Buckets(limits.guesses, limits.guess_burst)

    def answers(self, handler: Handler, *, writes: bool = False) -> Callable[[Request], Awaitable[Response]]:
        """A handler whose result, or refusal, becomes JSON; one that writes isn't asked while nothing is stored."""

        async def answer(request: Request) -> Response:
            try:
                self._calls.take(address_of(request))
                self._tables.decisions.check(address_of(request))
                if writes:
                    self._tables.decisions.check_writing()
                result = await handler(request)
                return result if isinstance(result, Response) else json_answer(result, 200)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                return json_answer({"reason": Refusal("bad-body", None, {"detail": str(error)}).reason}, 400)
            except DataError as error:
                return json_answer({"reason": Refusal("bad-data").reason, "problems": error.problems}, 422)
            except Refusal as refusal:
                return refused(refusal.reason)
            except Exception:
                LOG.exception("not answered")
                return refused(Refusal("table-failed").reason)

        return answer

    async def _person(self, request: Request) -> Person:
        person = await self._somebody(request)
        if person is None:
            raise Refusal("no-person")
        return person

    async def _somebody(self, request: Request) -> Person | None:
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
        table = await self._tables.table(request.path_params["name"])
        if not table.running.setup.admits(person.id if person else None):
            raise Refusal("unknown-table")
        return table, person

    async def _body(self, request: Request, kind: type[T]) -> T:
        body = bytearray()
        try:
            async with asyncio.timeout(self._limits.patience_for_request):
                async for part in request.stream():
                    body += part
                    if len(body) > self._limits.body_size:
                        raise Refusal("too-large", None, {"most": self._limits.body_size})
        except TimeoutError as error:
            raise Refusal("bad-body", None, {"detail": "it did not come in time"}) from error
        return msgspec.json.decode(body, type=kind)

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


def refused(reason: Reason) -> Response:
    """A refusal, with its status."""
    return json_answer({"reason": reason}, STATUS.get(reason.code, 400))


def json_answer(body: object, status: int) -> Response:
    """An answer."""
    return Response(msgspec.json.encode(body), status, HEADERS, "application/json")
