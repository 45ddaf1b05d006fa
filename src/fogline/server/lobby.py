"""The lobby over HTTP: people, tables, invitations, records. Everything that is refused says why, with a code."""

from __future__ import annotations

import contextlib
import secrets
import time
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import fogline
from fogline import games, rules
from fogline.bots import offered
from fogline.bots.cast import called
from fogline.core.draws import draws
from fogline.core.errors import Refusal
from fogline.core.game import SPECTATOR, Game
from fogline.core.luck import SIZE, seal
from fogline.core.record import luck_of
from fogline.rules import Paragraph
from fogline.server.answering import Passed, json_answer, read_passed, refused
from fogline.server.bodies import (
    Asked,
    Fairness,
    GameInfo,
    Invitation,
    LessonAsked,
    LessonTold,
    Link,
    Moment,
    NewLink,
    NewTable,
    Notice,
    Offer,
    OpenedTable,
    PlayOn,
    TableInfo,
    TableLink,
)
from fogline.server.calls import CALLS, TABLE, Call
from fogline.server.lessons import teach
from fogline.server.limits import Buckets, Limits, address_of
from fogline.server.looking_calls import LookingCalls
from fogline.server.metrics import Metrics
from fogline.server.openapi import Handler, describe
from fogline.server.owners_files import OwnersFiles
from fogline.server.page import Page
from fogline.server.people import hash_secret, new_name, new_secret
from fogline.server.people_calls import PeopleCalls
from fogline.server.tables import Tables
from fogline.table import seats
from fogline.table.bot_jobs import bot_within
from fogline.table.live import LiveTable
from fogline.table.lookback import branch_of, fate_after, hands, look_back, until
from fogline.table.messages import Chat, Look, Question
from fogline.table.running import luck_status
from fogline.table.seats import Chair, Person, SeatLink, Setup
from fogline.table.tutorial import steps_of
from fogline.texts import source

if TYPE_CHECKING:
    from fogline.server.nodes.passing import Far

LONGEST = 10**9
"""Milliseconds that a table's clock or patience may have: eleven days."""
ONE: Final = 2_000
"""Characters of a data file, or of a game that goes on, that count like a table more: they are stored with each."""


class Lobby(PeopleCalls, LookingCalls):
    """The handlers of the HTTP interface: those of tables, those of people, and those of looking back."""

    def __init__(self, tables: Tables, files: OwnersFiles, limits: Limits, page: Page, metrics: Metrics) -> None:
        super().__init__(tables, limits, metrics)
        self._files = files
        self._page = page
        self._requests = Buckets(limits.messages, limits.burst)

    def answering(self) -> list[tuple[Call[Any], Handler]]:
        """Every call of the interface, and what answers it."""
        return [(call, getattr(self, call.name)) for call in CALLS]

    def routes(self) -> list[Route]:
        """Every path of the interface, and its description."""
        document = json_answer(describe(self.answering(), fogline.__version__), 200).body

        async def described(_: Request) -> Response:
            return Response(document, media_type="application/json")

        routes = [
            Route(call.path, self.answers(handler, call), methods=[call.method]) for call, handler in self.answering()
        ]
        return [*routes, Route("/api/openapi.json", described)]

    # Tables.

    async def games(self, request: Request) -> Offer:  # noqa: ARG002
        """What can be played, and the bots to play with."""
        found = [games.game_class(name) for name in games.names()]
        drawn = [games.load(game.name).drawing_hash for game in found]
        infos = [
            GameInfo(g.name, g.title, g.prefix, g.players, g.data_option, drawing, steps_of(g))
            for g, drawing in zip(found, drawn, strict=True)
        ]
        return Offer(infos, offered(), self._page.version, self._limits.keep)

    async def notice(self, request: Request) -> Notice:  # noqa: ARG002
        """What the host has to say to everybody."""
        decided = self._tables.decisions.now
        left = None if decided.restart is None else max(0, decided.restart - int(time.time()))
        return Notice(decided.notice, left, decided.read_only)

    async def texts(self, request: Request) -> str:
        """A game's own texts in a language, as the Fluent file that messages are said by."""
        language = request.query_params.get("language", "en")
        return source(games.game_class(request.path_params["name"]), language)

    async def tutorial(self, request: Request) -> LessonTold:
        """A lesson of a game's tutorial where somebody is in it, and the answer to what they ask there."""
        self._count(self._requests, request)
        asked = await self._body(request, LessonAsked)
        return await self._paid(request, None, teach, request.path_params["game"], asked)

    async def rules(self, request: Request) -> list[Paragraph]:
        """The rules of all games, paragraph by paragraph, in a language."""
        language = request.query_params.get("language", "en")
        return [paragraph for prefix in rules.prefixes() for paragraph in rules.paragraphs(prefix, language)]

    async def tables(self, request: Request) -> list[TableInfo]:  # noqa: ARG002
        """The public tables that have not begun."""
        found = []
        for name, _ in await self._tables.storage.listed(50):
            with contextlib.suppress(Refusal):  # of a later version: it mustn't hide the others
                found.append(await self._tables.at(partial(self._info_here, name), _info_there))
        return found

    async def _info_here(self, name: str) -> TableInfo:
        return _info(await self._tables.table(name))

    async def new_table(self, request: Request) -> OpenedTable:
        """Open a table."""
        self._count(self._creations, request)
        person = await self._person(request)
        wanted = await self._body(request, NewTable)
        name = new_name()
        if wanted.data is None:
            setup = _setup(wanted, person, self._limits)
        else:
            setup = await self._files.read(_setup, wanted, person, self._limits)
            self._creations.take(address_of(request), len(wanted.data) // ONE)
        self._tables.addresses.came_from(person.id, address_of(request))
        luck = seal(name, secrets.token_bytes(SIZE))
        await self._tables.create(name, setup, luck)
        return OpenedTable(name, luck_status(luck, None))

    async def table(self, request: Request) -> TableInfo:
        """How a table stands."""
        return _info((await self._enter(request))[0])

    async def request(self, request: Request) -> object:
        """Ask something of a table without a socket: sit down, leave, get ready."""
        self._count(self._requests, request)
        table, person = await self._enter(request)
        asked = (await self._body(request, Asked)).request
        if isinstance(asked, Question):
            return await self._tables.relay(table.name, person, asked, self._account(request, person))
        self._tables.decisions.check_writing()
        if isinstance(asked, Chat) and person is not None:
            self._tables.chat.take(person.id)
        return await self._tables.relay(table.name, person, asked)

    async def invite(self, request: Request) -> NewLink:
        """An invitation to a table."""
        self._count(self._creations, request)
        table, person = await self._enter(request)
        if person is None:
            raise Refusal("no-person")
        return await self._link("table", table.name, self._limits.invitation)

    async def invitation(self, request: Request) -> Invitation:
        """What an invitation is to, for who has not followed it yet."""
        self._count(self._guesses, request)
        link = (await self._body(request, Link)).link
        name = await self._tables.storage.follow_link(hash_secret(link), "table", once=False)
        if name is None:
            raise Refusal("unknown-link")
        running = (await self._tables.table(name)).running
        chairs, host = running.setup.chairs, running.setup.host
        return Invitation(
            game=running.game.name,
            title=running.game.title,
            host=next((chair.name for chair in chairs if chair.person == host), ""),
            names=tuple(chair.name for chair in chairs),
            phase=running.status().phase,
        )

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
        self._count(self._creations, request)
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
        """A finished game; of one that goes on from a moment of another, if that is wanted, only what is its own."""
        table, person = await self._enter(request)
        record, setup = table.record(), table.running.setup
        if "branch" in request.query_params and setup.continues is not None:
            record = await self._paid(request, person, branch_of, record, table.running.game, setup.branches)
        return record.as_dict()

    async def luck(self, request: Request) -> Fairness:
        """All that the luck of a finished game can be checked by."""
        table, person = await self._enter(request)
        record, game = table.record(), table.running.game
        return Fairness(luck_of(record), await self._paid(request, person, lambda: list(draws(record, game))))

    async def data(self, request: Request) -> dict[str, object] | None:
        """The content of an owner's deck or map, which everybody at the table may know; null for the built-in one."""
        table, _ = await self._enter(request)
        game = table.running.game
        return None if game.builtin else game.data.content()

    async def drawing(self, request: Request) -> Response:
        """Where everything lies on a table's board in one arrangement; null where there is no such drawing."""
        table, person = await self._enter(request)
        return await self._drawn(request, person, table.running.game)

    async def own_drawing(self, request: Request) -> Response:
        """Where everything lies on a game's board with the built-in data; null where there is no such drawing."""
        return await self._drawn(request, None, games.load(request.path_params["game"]))

    async def _drawn(self, request: Request, person: Person | None, game: Game) -> Response:
        """A drawing; who asks for it by its hash, which tells everything that it is made from, may keep it for ever."""
        drawing = await self._paid(request, person, game.drawing, request.path_params["arrangement"])
        answer = json_answer(drawing, 200)
        if drawing is not None and request.query_params.get("hash") == game.drawing_hash:
            answer.headers["Cache-Control"] = "private, max-age=31536000, immutable"
        return answer

    async def seen(self, request: Request) -> object:
        """What a seat, or a spectator, has seen so far: a document of its own, not a record."""
        table, person = await self._enter(request)
        look = Look(id="seen", seat=_number(request, "seat", SPECTATOR))
        answer = await table.ask(person, look, self._account(request, person))
        if answer.reason is not None:
            return refused(answer.reason)
        return {"format": "fogline-seen-1", "game": table.running.setup.game, **msgspec.to_builtins(answer.result)}

    async def replay(self, request: Request) -> Moment:
        """A finished game after some of its entries, as any seat or a spectator sees it."""
        table, person = await self._enter(request)
        record, game = table.record(), table.running.game
        seat = _number(request, "seat", SPECTATOR)
        at = _number(request, "at", len(record.entries))
        past = await self._paid(request, person, look_back, record, game, seat, at)
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
            hands=await self._paid(request, person, hands, past.state) if seat == SPECTATOR else (),
            outcome=record.outcome,
        )

    async def play_on(self, request: Request) -> TableLink:
        """A new table at which a finished game goes on from one of its moments, against bots."""
        self._count(self._creations, request)
        table, _ = await self._enter(request)
        person = await self._person(request)
        wanted = await self._body(request, PlayOn)
        now = datetime.now(UTC).isoformat(timespec="seconds")
        bot = bot_within(wanted.bot, table.running.setup.limit)
        player = (person, wanted.seat)
        setup = seats.go_on(table.running.setup, table.name, player, bot, now, public=wanted.public)
        record, game = table.record(), table.running.game
        entries, state = await self._paid(request, person, until, record, game, wanted.at)
        kept = wanted.luck == "kept"
        fate = await self._paid(request, person, fate_after, record, game, wanted.at) if kept else ()
        setup = seats.branched(setup, entries, fate)
        texts = (*(entry.text for entry in entries), *fate)
        self._creations.take(address_of(request), sum(map(len, texts)) // ONE)
        name = new_name()
        await self._tables.create_begun(name, setup, entries, state)
        return TableLink(name)


def _setup(wanted: NewTable, host: Person, limits: Limits) -> Setup:
    """What somebody wants, checked: raises `Refusal`, or `DataError` with every fault of the data file."""
    game = games.load(wanted.game, wanted.options, wanted.data)
    if wanted.seats not in game.players:
        raise Refusal("player-count", None, {"players": wanted.seats})
    game.start(wanted.seats)  # a map that is a variant may seat fewer than its game
    if not all(0 <= ms <= LONGEST for ms in (wanted.timing.ms, wanted.timing.increment, wanted.grace or 0)):
        raise Refusal("bad-timing")
    if (wanted.timing.ms == 0) != (wanted.timing.kind == "none") or not 1 <= wanted.limit <= limits.thinking:
        raise Refusal("bad-timing")
    if wanted.grace is not None and wanted.grace < limits.grace:
        raise Refusal("short-grace", None, {"least": limits.grace // 1000})
    chairs = [Chair() for _ in range(wanted.seats)]
    for seat, bot in wanted.bots.items():
        if not 0 <= seat < wanted.seats:
            raise Refusal("unknown-seat", None, {"seat": seat})
        named = called(bot, [host.name, *(chair.name for chair in chairs)])
        chairs[seat] = Chair(bot=bot_within(bot, wanted.limit), name=named, ready=True)
    free = [seat for seat, chair in enumerate(chairs) if chair.is_open]
    if free:
        chairs[free[0]] = Chair(person=host.id, name=host.name, colour=host.colour, shape=host.shape)
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
        hints=wanted.hints,
    )


async def _info_there(far: Far, table: str) -> TableInfo:
    """The same of a public table that another node has."""
    passed = msgspec.msgpack.encode(Passed(TABLE.name, {"name": table}, "", b""))
    status, _, body = read_passed(await far.request("call", table, None, "", passed))
    if status != 200:
        raise Refusal("unknown-table")
    return msgspec.json.decode(body, type=TableInfo)


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
        continues=setup.continues,
    )


def _number(request: Request, name: str, otherwise: int) -> int:
    """A number of the query; raises `Refusal` where it is none."""
    text = request.query_params.get(name)
    return otherwise if text is None else _whole(text)


def _whole(text: str) -> int:
    """A number in an address; raises `Refusal` where it is none."""
    if not (text.isascii() and text.removeprefix("-").isdecimal()) or len(text) > 7:
        raise Refusal("bad-message")
    return int(text)
