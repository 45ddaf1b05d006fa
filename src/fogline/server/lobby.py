"""The lobby over HTTP: people, tables, invitations, records. Everything that is refused says why, with a code."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import fogline
from fogline import games, rules
from fogline.bots import offered
from fogline.core.data import DataError
from fogline.core.errors import Reason, Refusal
from fogline.core.game import SPECTATOR, Game
from fogline.rules import Paragraph
from fogline.server.bodies import (
    Asked,
    Credentials,
    GameInfo,
    Link,
    Moment,
    NewLink,
    NewPerson,
    NewTable,
    Offer,
    OwnTable,
    TableInfo,
    TableLink,
)
from fogline.server.calls import CALLS, Call
from fogline.server.limits import Buckets, Limits, household
from fogline.server.openapi import Handler, describe
from fogline.server.page import Page
from fogline.server.people import hash_secret, new_name, new_person, new_secret
from fogline.server.storage import Owned
from fogline.server.tables import Tables
from fogline.table import seats
from fogline.table.bot_jobs import bot_within
from fogline.table.live import LiveTable
from fogline.table.lookback import hands, look_back
from fogline.table.messages import Chat, Look
from fogline.table.running import summary_of
from fogline.table.seats import Chair, Person, SeatLink, Setup
from fogline.texts import source

T = TypeVar("T")
LOG = logging.getLogger(__name__)
HEADERS = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
"""What goes with every answer: it is for whoever asked, now."""
OWN_TABLES = 50
"""Tables in somebody's list."""
LONGEST = 10**9
"""Milliseconds that a table's clock or patience may have: eleven days."""
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
    "table-failed": 503,
    "unknown-rules-version": 503,
}
"""The HTTP status of a refusal; 400 where it isn't here."""


class Lobby:
    """The handlers of the HTTP interface."""

    def __init__(self, tables: Tables, limits: Limits, page: Page) -> None:
        self._tables = tables
        self._limits = limits
        self._page = page
        self._creations = Buckets(limits.creations, limits.creation_burst)
        self._requests = Buckets(limits.messages, limits.burst)
        self._calls = Buckets(limits.calls, limits.call_burst)

    def answering(self) -> list[tuple[Call[Any], Handler]]:
        """Every call of the interface, and what answers it."""
        return [(call, getattr(self, call.name)) for call in CALLS]

    def routes(self) -> list[Route]:
        """Every path of the interface, and its description."""
        document = _json(describe(self.answering(), fogline.__version__), 200).body

        async def described(_: Request) -> Response:
            return Response(document, media_type="application/json")

        routes = [Route(call.path, self._answers(handler), methods=[call.method]) for call, handler in self.answering()]
        return [*routes, Route("/api/openapi.json", described)]

    # People.

    async def new_person(self, request: Request) -> Credentials:
        """Become somebody."""
        self._creations.take(_address(request))
        person = new_person((await self._body(request, NewPerson)).name)
        secret = new_secret()
        await self._tables.storage.add_person(person, hash_secret(secret))
        return Credentials(person.id, person.name, secret)

    async def me(self, request: Request) -> Person:
        """Who the secret says you are."""
        return await self._person(request)

    async def own_tables(self, request: Request) -> list[OwnTable]:
        """The tables that you opened or have a seat at, those where something happened last first."""
        me = (await self._person(request)).id
        return [await self._own(me, owned) for owned in await self._tables.storage.owned(me, OWN_TABLES)]

    async def new_device_link(self, request: Request) -> NewLink:
        """A link that makes another device yours, once."""
        self._creations.take(_address(request))
        return await self._link("device", (await self._person(request)).id, self._limits.device_link)

    async def other_device(self, request: Request) -> Credentials:
        """Follow such a link: the same person, with a secret of its own."""
        link = (await self._body(request, Link)).link
        owner = await self._tables.storage.follow_link(hash_secret(link), "device", once=True)
        if owner is None:
            raise Refusal("unknown-link")
        secret = new_secret()
        await self._tables.storage.add_secret(owner, hash_secret(secret))
        person = await self._tables.storage.person(hash_secret(secret))
        if person is None:
            raise Refusal("unknown-link")
        return Credentials(person.id, person.name, secret)

    # Tables.

    async def games(self, request: Request) -> Offer:  # noqa: ARG002
        """What can be played, and the bots to play with."""
        found = [games.game_class(name) for name in games.names()]
        drawn = [games.load(game.name).drawing_hash for game in found]
        infos = [
            GameInfo(g.name, g.title, g.prefix, g.players, g.data_option, drawing)
            for g, drawing in zip(found, drawn, strict=True)
        ]
        return Offer(infos, offered(), self._page.version)

    async def texts(self, request: Request) -> str:
        """A game's own texts in a language, as the Fluent file that messages are said by."""
        language = request.query_params.get("language", "en")
        return source(games.game_class(request.path_params["name"]), language)

    async def rules(self, request: Request) -> list[Paragraph]:
        """The rules of all games, paragraph by paragraph, in a language."""
        language = request.query_params.get("language", "en")
        return [paragraph for prefix in rules.prefixes() for paragraph in rules.paragraphs(prefix, language)]

    async def tables(self, request: Request) -> list[TableInfo]:  # noqa: ARG002
        """The public tables that have not begun."""
        found = []
        for name, _ in await self._tables.storage.listed(50):
            with contextlib.suppress(Refusal):  # of a later version: it mustn't hide the others
                found.append(_info(await self._tables.table(name)))
        return found

    async def new_table(self, request: Request) -> TableLink:
        """Open a table."""
        self._creations.take(_address(request))
        person = await self._person(request)
        wanted = await self._body(request, NewTable)
        name = new_name()
        # An owner's file is read in a thread: a long one with many faults takes most of a second.
        await self._tables.create(name, await asyncio.to_thread(_setup, wanted, person))
        return TableLink(name)

    async def table(self, request: Request) -> TableInfo:
        """How a table stands."""
        return _info((await self._enter(request))[0])

    async def request(self, request: Request) -> object:
        """Ask something of a table without a socket: sit down, leave, get ready."""
        self._requests.take(_address(request))
        table, person = await self._enter(request)
        asked = (await self._body(request, Asked)).request
        if isinstance(asked, Chat) and person is not None:
            self._tables.chat.take(person.id)
        return await table.ask(person, asked)

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
        name = await self._tables.storage.follow_link(hash_secret(link), "table", once=False)
        if name is None:
            raise Refusal("unknown-link")
        await (await self._tables.table(name)).admit(person.id)
        return TableLink(name)

    async def link_seat(self, request: Request) -> NewLink:
        """A link that hands a seat of yours to whoever follows it, once; an earlier one works no more."""
        self._creations.take(_address(request))
        secret, expires = new_secret(), int(time.time()) + self._limits.seat_link
        table = await self._change_link(request, SeatLink(hash_secret(secret).hex(), expires))
        return NewLink(f"{table}-{secret}", expires)

    async def unlink_seat(self, request: Request) -> TableLink:
        """Such a link works no more."""
        return TableLink(await self._change_link(request, None))

    async def _change_link(self, request: Request, link: SeatLink | None) -> str:
        table, person = await self._enter(request)
        if person is None:
            raise Refusal("no-person")
        seat = _whole(request.path_params["seat"])
        await table.agree_on(lambda setup: seats.link_seat(setup, person.id, seat, link))
        return table.name

    async def take_seat(self, request: Request) -> TableLink:
        """Follow a link to a seat: it is yours from now on, and no longer whose it was."""
        person = await self._person(request)
        name, _, secret = (await self._body(request, Link)).link.partition("-")
        try:
            table = await self._tables.table(name)
        except Refusal as refusal:
            raise Refusal("unknown-link") from refusal
        link, now = hash_secret(secret).hex(), int(time.time())
        await table.agree_on(lambda setup: seats.take_over(setup, person.id, link, now))
        return TableLink(name)

    async def record(self, request: Request) -> object:
        """A finished game."""
        table, _ = await self._enter(request)
        return table.record().as_dict()

    async def data(self, request: Request) -> dict[str, object] | None:
        """The content of an owner's deck or map, which everybody at the table may know; null for the built-in one."""
        table, _ = await self._enter(request)
        game = table.running.game
        return None if game.builtin else game.data.content()

    async def drawing(self, request: Request) -> Response:
        """Where everything lies on a table's board in one arrangement; null where there is no such drawing."""
        table, _ = await self._enter(request)
        return await _drawn(request, table.running.game)

    async def own_drawing(self, request: Request) -> Response:
        """Where everything lies on a game's board with the built-in data; null where there is no such drawing."""
        return await _drawn(request, games.load(request.path_params["game"]))

    async def seen(self, request: Request) -> object:
        """What a seat, or a spectator, has seen so far: a document of its own, not a record."""
        table, person = await self._enter(request)
        answer = await table.ask(person, Look(id="seen", seat=_number(request, "seat", SPECTATOR)))
        if answer.reason is not None:
            return _refused(answer.reason)
        return {"format": "fogline-seen-1", "game": table.running.setup.game, **msgspec.to_builtins(answer.result)}

    async def replay(self, request: Request) -> Moment:
        """A finished game after some of its entries, as any seat or a spectator sees it."""
        table, _ = await self._enter(request)
        record, game = table.record(), table.running.game
        seat = _number(request, "seat", SPECTATOR)
        at = _number(request, "at", len(record.entries))
        # Playing a long game again takes a while; the loop must not wait for it.
        past = await asyncio.to_thread(look_back, record, game, seat, at)
        view = past.state.view(seat)
        assert record.outcome is not None  # only the record of a finished game is given away
        return Moment(
            table=table.name,
            game=game.name,
            title=game.title,
            prefix=game.prefix,
            names=dict(game.proper_names),
            players=tuple(player.name for player in record.players),
            seat=seat,
            entries=len(record.entries),
            at=at,
            items=past.items[max(0, _number(request, "since", 0)) :],
            view=view,
            survey=game.survey(view),
            prompt=game.prompt(view),
            sentences=game.describe(view),
            hands=await asyncio.to_thread(hands, past.state) if seat == SPECTATOR else (),
            outcome=record.outcome,
        )

    # What they share.

    def _answers(self, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
        """A handler whose result, or refusal, becomes JSON."""

        async def answer(request: Request) -> Response:
            try:
                self._calls.take(_address(request))
                result = await handler(request)
                return result if isinstance(result, Response) else _json(result, 200)
            except (msgspec.DecodeError, UnicodeError) as error:
                return _json({"reason": Refusal("bad-body", None, {"detail": str(error)}).reason}, 400)
            except DataError as error:
                return _json({"reason": Refusal("bad-data").reason, "problems": error.problems}, 422)
            except Refusal as refusal:
                return _refused(refusal.reason)
            except Exception:
                LOG.exception("not answered")
                return _refused(Refusal("table-failed").reason)

        return answer

    async def _own(self, me: str, owned: Owned) -> OwnTable:
        setup, summary = owned.setup, owned.summary
        if summary is None and setup.started is not None:  # stored by a version that kept no summary
            summary = summary_of((await self._tables.table(owned.name)).running.begun().state)
        mine = setup.seats_of(me)
        return OwnTable(
            table=owned.name,
            game=setup.game,
            title=games.game_class(setup.game).title,
            phase="gathering" if summary is None else "over" if summary.places else "playing",
            names=tuple(chair.name for chair in setup.chairs),
            seats=mine,
            turn=summary is not None and any(seat in summary.actors for seat in mine),
            places=() if summary is None else summary.places,
            changed=owned.touched,
        )

    async def _person(self, request: Request) -> Person:
        person = await self._somebody(request)
        if person is None:
            raise Refusal("no-person")
        return person

    async def _somebody(self, request: Request) -> Person | None:
        kind, _, secret = request.headers.get("authorization", "").partition(" ")
        if not kind:
            return None
        person = await self._tables.storage.person(hash_secret(secret)) if kind.lower() == "bearer" else None
        if person is None:
            raise Refusal("wrong-secret")
        return person

    async def _enter(self, request: Request) -> tuple[LiveTable, Person | None]:
        """The table of the path, for whoever may see it."""
        person = await self._somebody(request)
        table = await self._tables.table(request.path_params["name"])
        if not table.running.setup.admits(person.id if person else None):
            raise Refusal("unknown-table")
        return table, person

    async def _link(self, kind: str, target: str, seconds: int) -> NewLink:
        link, expires = new_secret(), int(time.time()) + seconds
        await self._tables.storage.add_link(hash_secret(link), kind, target, expires)
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
    if not all(0 <= ms <= LONGEST for ms in (wanted.timing.ms, wanted.timing.increment, wanted.grace or 0)):
        raise Refusal("bad-timing")
    if (wanted.timing.ms == 0) != (wanted.timing.kind == "none") or not 1 <= wanted.limit <= 60_000:
        raise Refusal("bad-timing")
    chairs = [Chair() for _ in range(wanted.seats)]
    for seat, bot in wanted.bots.items():
        if not 0 <= seat < wanted.seats:
            raise Refusal("unknown-seat", None, {"seat": seat})
        chairs[seat] = Chair(bot=bot_within(bot, wanted.limit), name=bot, ready=True)
    free = [seat for seat, chair in enumerate(chairs) if chair.is_open]
    if free:
        chairs[free[0]] = Chair(person=host.id, name=host.name)
    return Setup(
        game=game.name,
        options=dict(game.options),
        data=None if game.builtin else game.data.content(),
        data_hash=game.data.hash,
        rules=game.rules_version,
        host=host.id,
        chairs=tuple(chairs),
        timing=wanted.timing,
        grace=wanted.grace,
        stand_in=bot_within(wanted.stand_in, wanted.limit),
        limit=wanted.limit,
        public=wanted.public,
        chat=wanted.chat,
    )


def _info(table: LiveTable) -> TableInfo:
    setup, game = table.running.setup, table.running.game
    return TableInfo(
        table=table.name,
        game=setup.game,
        title=game.title,
        prefix=game.prefix,
        options=setup.options,
        rules=setup.rules,
        names=dict(game.proper_names),
        data=None if game.builtin else game.data.hash,
        drawing=game.drawing_hash,
        timing=setup.timing,
        public=setup.public,
        chat=setup.chat,
        status=table.running.status(),
    )


async def _drawn(request: Request, game: Game) -> Response:
    """A drawing; who asks for it by its hash, which tells everything that it is made from, may keep it for ever."""
    # Laying out takes a while where it was not yet asked for; the loop must not wait for it.
    drawing = await asyncio.to_thread(game.drawing, request.path_params["arrangement"])
    answer = _json(drawing, 200)
    if drawing is not None and request.query_params.get("hash") == game.drawing_hash:
        answer.headers["Cache-Control"] = "private, max-age=31536000, immutable"
    return answer


def _number(request: Request, name: str, otherwise: int) -> int:
    """A number of the query; raises `Refusal` where it is none."""
    text = request.query_params.get(name)
    return otherwise if text is None else _whole(text)


def _whole(text: str) -> int:
    """A number in an address; raises `Refusal` where it is none."""
    if not (text.isascii() and text.removeprefix("-").isdecimal()) or len(text) > 7:
        raise Refusal("bad-message")
    return int(text)


def _address(request: Request) -> str:
    return household(request.client.host) if request.client is not None else ""


def _refused(reason: Reason) -> Response:
    return _json({"reason": reason}, STATUS.get(reason.code, 400))


def _json(body: object, status: int) -> Response:
    return Response(msgspec.json.encode(body), status, HEADERS, "application/json")
