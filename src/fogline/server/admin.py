"""The host's page, `/admin`: how the service is, and what a host may do about it. It shows nothing that is hidden.

A table is told by its seats, phase and age; no cards, no positions, no entries, no secrets, no links.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from fogline.server import backups
from fogline.server.admin_page import STYLE, Facts, TableRow, door, house
from fogline.server.decisions import LONGEST, Ban, Decided
from fogline.server.limits import Buckets, address_of, household
from fogline.server.metrics import memory
from fogline.server.passwords import is_password
from fogline.server.sessions import Session, Sessions, brings
from fogline.texts import LANGUAGES

if TYPE_CHECKING:
    from fogline.server.app import Service

TRIES, TRIES_AT_ONCE = 0.05, 5
"""Passwords that one address may try: one in twenty seconds, a few at once."""
TRIES_OF_ALL = 20
"""The same at once, of all addresses together."""
TABLES = 200
"""Tables on the page."""
FORM = 4096
"""Bytes of a form."""
LONGEST_BAN = 366 * 24
"""Hours."""
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


class Admin:
    """The handlers of the host's page."""

    def __init__(self, service: Service, password: str) -> None:
        self._service = service
        self._password = password
        self._sessions = Sessions()
        self._tries = Buckets(TRIES, TRIES_AT_ONCE)
        self._all_tries = Buckets(TRIES, TRIES_OF_ALL)
        self._checking = asyncio.Lock()

    def routes(self) -> list[Route]:
        """Every path of the page."""
        does = {
            "close": self._close,
            "ban": self._ban,
            "pardon": self._pardon,
            "notice": self._notice,
            "restart": self._restart,
            "read-only": self._read_only,
        }
        return [
            Route("/admin", self._show),
            Route("/admin/style.css", self._style),
            Route("/admin/metrics", self._metrics),
            Route("/admin/enter", self._enter, methods=["POST"]),
            Route("/admin/leave", self._leave, methods=["POST"]),
            *(Route(f"/admin/{name}", self._done(do), methods=["POST"]) for name, do in does.items()),
        ]

    # Coming and going.

    async def _show(self, request: Request) -> Response:
        language, session = language_of(request), self._sessions.of(request)
        if session is None:
            return _page(door(language, ""), 200)
        return _page(house(language, session.token, await self.facts()), 200)

    async def _style(self, _: Request) -> Response:
        return Response(STYLE, 200, {**HEADERS, "Cache-Control": "max-age=3600"}, "text/css")

    async def _metrics(self, request: Request) -> Response:
        if self._sessions.of(request) is None:
            return PlainTextResponse("not found\n", 404, HEADERS)
        return PlainTextResponse(self._service.figures(), 200, HEADERS)

    async def _enter(self, request: Request) -> Response:
        form, language = await _form(request), language_of(request)
        try:
            self._tries.take(address_of(request))
            self._all_tries.take("")
        except Exception:  # noqa: BLE001  (a refusal: too fast)
            return _page(door(language, "admin-too-many"), 429)
        async with self._checking:  # one at a time: each takes 32 MB and a tenth of a second of a core
            good = await asyncio.to_thread(is_password, form.get("password", ""), self._password)
        if not good:
            self._service.metrics.count("admin_refused")
            return _page(door(language, "admin-wrong"), 403)
        answer = _back()
        self._sessions.begin(request, answer)
        return answer

    async def _leave(self, request: Request) -> Response:
        answer = _back()
        self._sessions.end(request, answer)
        return answer

    def _done(self, do: Callable[[dict[str, str]], Awaitable[None]]) -> Callable[[Request], Awaitable[Response]]:
        """A handler that does something for the host, and for nobody else."""

        async def handle(request: Request) -> Response:
            session: Session | None = self._sessions.of(request)
            form = await _form(request)
            if session is None or not brings(session, form.get("token", "")):
                return _page(door(language_of(request), "admin-again"), 403)
            try:
                await do(form)
            except ValueError:
                return _page(house(language_of(request), session.token, await self.facts(), "admin-bad-form"), 400)
            return _back()

        return handle

    # What a host may do.

    async def _close(self, form: dict[str, str]) -> None:
        await self._service.tables.delete(form["table"])

    async def _ban(self, form: dict[str, str]) -> None:
        who, hours = household(form["who"].strip()), float(form["hours"])
        if not who or len(who) > 100 or not 0 < hours <= LONGEST_BAN:
            raise ValueError(who)
        kept = [ban for ban in self._decided.bans if ban.who != who and ban.until > time.time()]
        await self._decide(bans=[*kept, Ban(who, int(time.time() + hours * 3600))])
        self._service.turn_out()

    async def _pardon(self, form: dict[str, str]) -> None:
        await self._decide(bans=[ban for ban in self._decided.bans if ban.who != form["who"]])

    async def _notice(self, form: dict[str, str]) -> None:
        await self._decide(notice=" ".join(form.get("notice", "").split())[:LONGEST])

    async def _restart(self, form: dict[str, str]) -> None:
        minutes = form.get("minutes", "")
        await self._decide(restart=int(time.time() + float(minutes) * 60) if minutes else None)
        self._service.restart_at(self._decided.restart)

    async def _read_only(self, form: dict[str, str]) -> None:
        await self._decide(read_only=form.get("on") == "yes")

    @property
    def _decided(self) -> Decided:
        return self._service.decisions.now

    async def _decide(self, **changes: object) -> None:
        await self._service.decisions.change(msgspec.structs.replace(self._decided, **changes))

    # What a host may see.

    async def facts(self) -> Facts:
        """How the service is; as much of it as a store that fails can tell."""
        service, storage = self._service, self._service.tables.storage
        fault = await service.fault()
        try:
            counted, tables = await storage.counted(), await self._tables()
            backup = await storage.setting(backups.SETTING)
        except Exception:  # noqa: BLE001  (told by `fault`)
            counted, tables, backup = None, [], None
        answers = service.metrics.by_label("answers")
        ended = {why: n for name in ("cut_off", "turned_away") for why, n in service.metrics.by_label(name).items()}
        return Facts(
            fault="" if fault is None else fault.code,
            damaged=storage.health.touched or [],
            counted=counted,
            backup=None if backup is None else msgspec.json.decode(backup, type=backups.Backup),
            open_tables=len(service.tables),
            sockets=service.sockets,
            people=service.people_here(),
            figures=service.metrics.own(),
            memory=memory(),
            refusals={code: n for code, n in answers.items() if code != "ok"},
            answered=answers.get("ok", 0),
            ended=ended,
            tables=tables,
            decided=self._decided,
        )

    async def _tables(self) -> list[TableRow]:
        found = await self._service.tables.storage.newest(TABLES)
        return [TableRow.of(one, self._service.tables.watchers_at(one.name)) for one in found]


def language_of(request: Request) -> str:
    """The first language that a browser asks for and we speak."""
    wanted = [part.split(";")[0].strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((one for one in wanted if one in LANGUAGES), "en")


async def _form(request: Request) -> dict[str, str]:
    """The fields of a form; nothing where it is too long."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > FORM:
            return {}
    return {name: values[-1] for name, values in parse_qs(body.decode("utf-8", "replace")).items()}


def _page(text: str, status: int) -> Response:
    return Response(text, status, HEADERS, "text/html")


def _back() -> Response:
    return RedirectResponse("/admin", 303, HEADERS)
