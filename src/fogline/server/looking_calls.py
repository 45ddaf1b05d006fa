"""The calls by which people look back at a game that is over, and decide once more."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from starlette.requests import Request

from fogline.analysis.accounts import SIMS
from fogline.bots import turn_of
from fogline.core.errors import Refusal
from fogline.core.game import State
from fogline.core.message import Seat
from fogline.server.advice_calls import AdviceCalls
from fogline.server.bodies import Compared, LookedBack, Place, Thoughts, Tried, TriedTold
from fogline.server.limits import Limits, address_of
from fogline.server.looking_jobs import CompareJob, compare, ideas
from fogline.server.metrics import Metrics
from fogline.server.tables import Tables
from fogline.server.thoughts import consider, found_by_search
from fogline.table import questions
from fogline.table.live import LiveTable
from fogline.table.lookback import Lookback, look_back
from fogline.table.messages import Act, Answer, Describe, Preview, Survey, Told, Why
from fogline.table.seats import Person

KEPT: Final = 16
"""Positions of finished games that are kept while somebody tries something in them."""


class LookingCalls(AdviceCalls):
    """Handlers of the HTTP interface."""

    def __init__(self, tables: Tables, limits: Limits, metrics: Metrics) -> None:
        super().__init__(tables, limits, metrics)
        self._pasts: OrderedDict[tuple[str, int, int], Lookback] = OrderedDict()

    async def looked_back(self, request: Request) -> LookedBack:
        """How far looking back at a finished game is, and what it has found."""
        table, _ = await self._enter(request)
        table.record()  # refused while the game goes on
        return await self._looked_back(table)

    async def look_back(self, request: Request) -> LookedBack:
        """Begin to look back at a finished game, where nobody has yet: once for all who may see it."""
        table, person = await self._enter(request)
        record, name = table.record(), table.name
        known = await self._looked_back(table)
        if known.found is None and not known.all:
            self._account(request, person)
            payer = person.id if person else address_of(request)
            self._tables.looking.begin(name, record, table.running.game, payer)
        return await self._looked_back(table)

    async def _looked_back(self, table: LiveTable) -> LookedBack:
        progress = self._tables.looking.progress(table.name)
        found = None if progress.all else await self._tables.looking.found(table.name)
        return LookedBack(done=progress.done, all=progress.all, found=found)

    async def try_(self, request: Request) -> TriedTold:
        """Decide once more in a position of a finished game, and compare; nothing comes of it."""
        table, person = await self._enter(request)
        tried = await self._body(request, Tried)
        past = await self._past(request, person, table, tried.at, tried.seat)
        asked = tried.request
        if asked is None:
            return TriedTold(told=_told(past, tried), answer=None, compared=None)
        try:
            if asked.seat != tried.seat:
                raise Refusal("not-your-seat", None, {"seat": Seat(asked.seat)})  # noqa: TRY301  (answered as all are)
            if isinstance(asked, Act):
                compared = await self._compared(request, person, table, past.state, tried)
                return TriedTold(told=None, answer=_answer(asked, tried.at), compared=compared)
            result = await self._paid(request, person, questions.answer, past.state, asked)
            return TriedTold(told=None, answer=_answer(asked, tried.at, result), compared=None)
        except Refusal as refusal:
            answer = Answer(id=asked.id, ok=False, reason=refusal.reason, at=tried.at)
            return TriedTold(told=None, answer=answer, compared=None)

    async def _past(self, request: Request, person: Person | None, table: LiveTable, at: int, seat: int) -> Lookback:
        """A position in which a seat decided; it is looked at, never changed."""
        record, key = table.record(), (table.name, at, seat)
        if not 0 <= at < len(record.entries) or record.entries[at].who != seat:
            raise Refusal("unknown-entry", None, {"entry": at, "entries": len(record.entries)})
        if key not in self._pasts:
            self._pasts[key] = await self._paid(request, person, look_back, record, table.running.game, seat, at)
        self._pasts.move_to_end(key)
        if len(self._pasts) > KEPT:
            self._pasts.popitem(last=False)
        return self._pasts[key]

    async def _compared(
        self, request: Request, person: Person | None, table: LiveTable, state: State, tried: Tried
    ) -> Compared:
        """What one would do, what was done, and what would have been better, as far as that was found."""
        assert isinstance(tried.request, Act)
        plan, record = tried.request.actions, table.record()
        questions.check_plan(plan)
        twin = state.clone()
        for text in plan:
            if tried.seat not in twin.actors:
                raise Refusal("not-your-turn", None, {"seat": Seat(tried.seat)})
            twin.apply(text, tried.seat)
        found = await self._tables.looking.found(table.name)
        points = [] if found is None else [one for one in found.points if (one.at, one.seat) == (tried.at, tried.seat)]
        better = points[0].better if points else None
        return await self._thought(
            request, person, compare, CompareJob(record, record.hash, SIMS, tried.at, tuple(plan), better)
        )

    async def ideas(self, request: Request) -> Thoughts:
        """What a bot considered where it decided in a finished game; for a person what a search finds there."""
        table, person = await self._enter(request)
        record = table.record()
        place = await self._body(request, Place)
        past = await self._past(request, person, table, place.at, place.seat)
        bot = table.running.setup.chairs[place.seat].bot
        if bot is None:
            job = CompareJob(record, record.hash, SIMS, place.at)
            found = await self._thought(request, person, ideas, job)
            return Thoughts(bot=None, ideas=tuple(map(found_by_search, found)))
        turn = turn_of(record.entries[: place.at], place.seat)
        asked = table.running.job_in(past.state, place.seat, turn)
        return Thoughts(bot=bot, ideas=await self._thought(request, person, consider, asked))


def _answer(asked: Act | Describe | Survey | Preview | Why, at: int, result: object = None) -> Answer:
    return Answer(id=asked.id, ok=True, at=at, result=result)


def _told(past: Lookback, tried: Tried) -> Told:
    state = past.state
    view = state.view(tried.seat)
    return Told(
        seat=tried.seat,
        since=0,
        items=list(past.items),
        at=tried.at,
        view=view,
        legal=[str(action) for action in state.legal(tried.seat)],
        prompt=state.game.prompt(view),
    )
