"""The lobby over HTTP: people, tables, invitations, records. Everything that is refused says why, with a code."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import fogline
from fogline import games
from fogline.bots import HOUSE_BOTS, parse_spec
from fogline.core.data import DataError
from fogline.core.errors import Reason, Refusal
from fogline.core.game import SPECTATOR
from fogline.server.hall import Hall
from fogline.server.limits import Buckets, Limits
from fogline.server.openapi import Call, describe
from fogline.server.people import hash_secret, new_name, new_person, new_secret
from fogline.table.live import LiveTable
from fogline.table.messages import Answer, AnyRequest, Look, Status
from fogline.table.seats import Chair, Person, Setup, Timing

T = TypeVar("T")
STATUS = {
    "too-fast": 429,
    "too-large": 413,
    "wrong-secret": 401,
    "no-person": 401,
    "unknown-table": 404,
    "unknown-link": 404,
    "not-your-seat": 403,
    "not-host": 403,
    "not-over": 409,
    "not-started": 409,
}
"""The HTTP status of a refusal; 400 where it isn't here."""


class NewPerson(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody new."""

    name: str


class Credentials(msgspec.Struct):
    """Who you are from now on; the secret is told only once."""

    id: str
    name: str
    secret: str


class NewTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The table that somebody opens, and takes the first seat of."""

    game: str
    seats: int
    options: dict[str, int] = {}
    data: str | None = None
    """The text of an owner's deck or map file."""
    bots: dict[int, str] = {}
    """Bots by seat."""
    timing: Timing = Timing()
    grace: int | None = 60_000
    stand_in: str = "greedy"
    limit: int = 1000
    public: bool = False
    chat: bool = True


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """A request to a table, as on the socket."""

    request: AnyRequest


class TableLink(msgspec.Struct):
    """Where a table is."""

    table: str


class Link(msgspec.Struct, forbid_unknown_fields=True):
    """An invitation, or a link to another device."""

    link: str


class NewLink(msgspec.Struct):
    """A link that was made, and until when it works (seconds since 1970)."""

    link: str
    expires: int


class TableInfo(msgspec.Struct, kw_only=True):
    """A table in the lobby."""

    table: str
    game: str
    options: dict[str, int]
    data: str | None
    """The hash of an owner's deck or map; None for the built-in one."""
    timing: Timing
    public: bool
    chat: bool
    status: Status


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    name: str
    title: str
    players: tuple[int, ...]
    data: str
    """What its data file is called: deck or map."""


class Offer(msgspec.Struct):
    """What can be played, and with whom."""

    games: list[GameInfo]
    bots: dict[str, str]
    """A sentence on each bot."""


class Lobby:
    """The handlers of the HTTP interface."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self._hall = hall
        self._limits = limits
        self._creations = Buckets(limits.creations, limits.creation_burst)

    def calls(self) -> list[Call]:
        """Every call of the interface."""
        table = "/api/tables/{name}"
        return [
            Call("GET", "/api/games", self.games, Offer),
            Call("POST", "/api/people", self.new_person, Credentials, NewPerson),
            Call("GET", "/api/people/me", self.me, Person, authorized=True),
            Call("POST", "/api/people/me/links", self.new_device_link, NewLink, authorized=True),
            Call("POST", "/api/people/links", self.other_device, Credentials, Link),
            Call("GET", "/api/tables", self.tables, list[TableInfo]),
            Call("POST", "/api/tables", self.new_table, TableLink, NewTable, authorized=True),
            Call("GET", table, self.table, TableInfo),
            Call("POST", f"{table}/requests", self.request, Answer, Asked),
            Call("POST", f"{table}/invitations", self.invite, NewLink, authorized=True),
            Call("POST", "/api/invitations", self.accept, TableLink, Link, authorized=True),
            Call("GET", f"{table}/record", self.record, dict[str, Any]),
            Call("GET", f"{table}/seen", self.seen, dict[str, Any], query=("seat",)),
        ]

    def routes(self) -> list[Route]:
        """Every path of the interface, and its description."""
        document = _json(describe(self.calls(), fogline.__version__), 200).body

        async def described(_: Request) -> Response:
            return Response(document, media_type="application/json")

        calls = [Route(call.path, _answering(call.handler), methods=[call.method]) for call in self.calls()]
        return [*calls, Route("/api/openapi.json", described)]

    # People.

    async def new_person(self, request: Request) -> Credentials:
        """Become somebody."""
        self._creations.take(_address(request))
        person = new_person((await self._body(request, NewPerson)).name)
        secret = new_secret()
        await self._hall.storage.add_person(person, hash_secret(secret))
        return Credentials(person.id, person.name, secret)

    async def me(self, request: Request) -> Person:
        """Who the secret says you are."""
        return await self._person(request)

    async def new_device_link(self, request: Request) -> NewLink:
        """A link that makes another device yours, once."""
        self._creations.take(_address(request))
        return await self._link("device", (await self._person(request)).id, self._limits.device_link)

    async def other_device(self, request: Request) -> Credentials:
        """Follow such a link: the same person, with a secret of its own."""
        link = (await self._body(request, Link)).link
        owner = await self._hall.storage.follow_link(hash_secret(link), "device", once=True)
        if owner is None:
            raise Refusal("unknown-link")
        secret = new_secret()
        await self._hall.storage.add_secret(owner, hash_secret(secret))
        person = await self._hall.storage.person(hash_secret(secret))
        if person is None:
            raise Refusal("unknown-link")
        return Credentials(person.id, person.name, secret)

    # Tables.

    async def games(self, request: Request) -> Offer:  # noqa: ARG002
        """What can be played, and the bots to play with."""
        found = [games.game_class(name) for name in games.names()]
        return Offer([GameInfo(g.name, g.title, g.players, g.data_option) for g in found], dict(HOUSE_BOTS))

    async def tables(self, request: Request) -> list[TableInfo]:  # noqa: ARG002
        """The public tables that have not begun."""
        return [_info(await self._hall.table(name)) for name, _ in await self._hall.storage.listed(50)]

    async def new_table(self, request: Request) -> TableLink:
        """Open a table."""
        self._creations.take(_address(request))
        person = await self._person(request)
        wanted = await self._body(request, NewTable)
        name = new_name()
        await self._hall.create(name, _setup(wanted, person))
        return TableLink(name)

    async def table(self, request: Request) -> TableInfo:
        """How a table stands."""
        return _info((await self._enter(request))[0])

    async def request(self, request: Request) -> object:
        """Ask something of a table without a socket: sit down, leave, get ready."""
        table, person = await self._enter(request)
        return await table.ask(person, (await self._body(request, Asked)).request)

    async def invite(self, request: Request) -> NewLink:
        """An invitation to a table."""
        self._creations.take(_address(request))
        table, person = await self._enter(request)
        if person is None:
            raise Refusal("no-person")
        return await self._link("table", table.name, self._limits.invitation)

    async def accept(self, request: Request) -> TableLink:
        """Follow an invitation."""
        person = await self._person(request)
        link = (await self._body(request, Link)).link
        name = await self._hall.storage.follow_link(hash_secret(link), "table", once=False)
        if name is None:
            raise Refusal("unknown-link")
        await (await self._hall.table(name)).admit(person.id)
        return TableLink(name)

    async def record(self, request: Request) -> object:
        """A finished game."""
        table, _ = await self._enter(request)
        return table.record().as_dict()

    async def seen(self, request: Request) -> object:
        """What a seat, or a spectator, has seen so far: a document of its own, not a record."""
        table, person = await self._enter(request)
        seat = request.query_params.get("seat", str(SPECTATOR))
        if not seat.removeprefix("-").isdecimal() or len(seat) > 4:
            raise Refusal("bad-message")
        answer = await table.ask(person, Look(id="seen", seat=int(seat)))
        if answer.reason is not None:
            return _refused(answer.reason)
        return {"format": "fogline-seen-1", "game": table.running.setup.game, **msgspec.to_builtins(answer.result)}

    # What they share.

    async def _person(self, request: Request) -> Person:
        person = await self._somebody(request)
        if person is None:
            raise Refusal("no-person")
        return person

    async def _somebody(self, request: Request) -> Person | None:
        kind, _, secret = request.headers.get("authorization", "").partition(" ")
        if not kind:
            return None
        person = await self._hall.storage.person(hash_secret(secret)) if kind.lower() == "bearer" else None
        if person is None:
            raise Refusal("wrong-secret")
        return person

    async def _enter(self, request: Request) -> tuple[LiveTable, Person | None]:
        """The table of the path, for whoever may see it."""
        person = await self._somebody(request)
        table = await self._hall.table(request.path_params["name"])
        if not table.running.setup.admits(person.id if person else None):
            raise Refusal("unknown-table")
        return table, person

    async def _link(self, kind: str, target: str, seconds: int) -> NewLink:
        link, expires = new_secret(), int(time.time()) + seconds
        await self._hall.storage.add_link(hash_secret(link), kind, target, expires)
        return NewLink(link, expires)

    async def _body(self, request: Request, kind: type[T]) -> T:
        body = b""
        async for part in request.stream():
            body += part
            if len(body) > self._limits.body_size:
                raise Refusal("too-large", None, {"most": self._limits.body_size})
        return msgspec.json.decode(body, type=kind)


def _setup(wanted: NewTable, host: Person) -> Setup:
    """What somebody wants, checked: raises `Refusal`, or `DataError` with every fault of the data file."""
    game = games.load(wanted.game, wanted.options, wanted.data)
    if wanted.seats not in game.players:
        raise Refusal("player-count", None, {"players": wanted.seats})
    if not 0 <= wanted.timing.ms <= 10**9 or not 0 <= wanted.timing.increment <= 10**9:
        raise Refusal("bad-timing")
    if (wanted.timing.ms == 0) != (wanted.timing.kind == "none") or not 1 <= wanted.limit <= 60_000:
        raise Refusal("bad-timing")
    chairs = [Chair() for _ in range(wanted.seats)]
    for seat, bot in wanted.bots.items():
        if not 0 <= seat < wanted.seats:
            raise Refusal("unknown-seat", None, {"seat": seat})
        chairs[seat] = Chair(bot=str(parse_spec(bot)), name=bot, ready=True)
    free = [seat for seat, chair in enumerate(chairs) if chair.is_open]
    if free:
        chairs[free[0]] = Chair(person=host.id, name=host.name)
    return Setup(
        game=game.name,
        options=dict(game.options),
        data=None if game.builtin else game.data.content(),
        host=host.id,
        chairs=tuple(chairs),
        timing=wanted.timing,
        grace=wanted.grace,
        stand_in=str(parse_spec(wanted.stand_in)),
        limit=wanted.limit,
        public=wanted.public,
        chat=wanted.chat,
    )


def _info(table: LiveTable) -> TableInfo:
    setup, game = table.running.setup, table.running.game
    return TableInfo(
        table=table.name,
        game=setup.game,
        options=setup.options,
        data=None if game.builtin else game.data.hash,
        timing=setup.timing,
        public=setup.public,
        chat=setup.chat,
        status=table.running.status(),
    )


def _address(request: Request) -> str:
    return request.client.host if request.client is not None else ""


def _answering(handler: Callable[[Request], Awaitable[object]]) -> Callable[[Request], Awaitable[Response]]:
    """A handler whose result, or refusal, becomes JSON."""

    async def answer(request: Request) -> Response:
        try:
            result = await handler(request)
            return result if isinstance(result, Response) else _json(result, 200)
        except msgspec.DecodeError as error:
            return _json({"reason": Refusal("bad-body", None, {"detail": str(error)}).reason}, 400)
        except DataError as error:
            return _json({"reason": Refusal("bad-data").reason, "problems": error.problems}, 422)
        except Refusal as refusal:
            return _refused(refusal.reason)

    return answer


def _refused(reason: Reason) -> Response:
    return _json({"reason": reason}, STATUS.get(reason.code, 400))


def _json(body: object, status: int) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")
