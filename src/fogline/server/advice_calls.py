"""Work that people ask of the bots' processes, and the call by which they ask for advice in a game that goes on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from starlette.requests import Request

from fogline.analysis.accounts import SIMS
from fogline.analysis.advice import Caution
from fogline.core.errors import Refusal
from fogline.core.game import State
from fogline.core.message import Seat
from fogline.server.answering import Answering
from fogline.server.bodies import HintAsked, Hinted
from fogline.server.limits import address_of
from fogline.server.looking import FEWEST
from fogline.server.looking_jobs import AdviceJob, advise, timed
from fogline.table import questions, seats
from fogline.table.bot_jobs import ASKED, Claim
from fogline.table.running import Running
from fogline.table.seats import Person

T = TypeVar("T")
J = TypeVar("J")
SECONDS: Final = 30.0
"""What advice may take; it takes a fiftieth of it."""


class AdviceCalls(Answering):
    """Handlers of the HTTP interface."""

    async def hint(self, request: Request) -> Hinted:
        """Advice to somebody who must decide, where the table plays with hints."""
        table, person = await self._enter(request)
        if person is None:
            raise Refusal("no-person")
        asked = await self._body(request, HintAsked)
        running = table.running
        state = running.playing().state
        seats.held_by(running.setup, person.id, asked.seat)
        if not seats.has_hints(running.setup):
            raise Refusal("no-hints")
        at, legal = running.entries, tuple(state.legal(asked.seat).numbers)
        if not legal:
            raise Refusal("not-your-turn", None, {"seat": Seat(asked.seat)})
        if asked.plan:
            questions.check_plan(asked.plan)
        found = await self._thought(request, person, advise, _advice(running, state, asked, legal))
        await table.agree_on(partial(seats.note_advice, seat=asked.seat))
        if isinstance(found, Caution):
            return Hinted(at=at, ideas=(), caution=found)
        return Hinted(at=at, ideas=found, caution=None)

    async def _thought(self, request: Request, person: Person | None, call: Callable[[J], T], job: J) -> T:
        """Something thought about in a process of the bots, which whoever asks pays for."""
        charge = self._account(request, person)
        claim = Claim(person.id if person else address_of(request), ASKED)
        timed_call: Callable[[], tuple[T, float]] = partial(timed, call, job)
        found, seconds = await self._tables.processes.do(claim, SECONDS, timed_call)
        charge(seconds)
        return found


def _advice(running: Running, state: State, asked: HintAsked, legal: tuple[int, ...]) -> AdviceJob:
    game = running.game
    return AdviceJob(
        game=game.name,
        options=dict(game.options),
        data=None if game.builtin else game.data.content(),
        data_hash=game.data.hash,
        rules=game.rules_version,
        sims=SIMS if not asked.plan else max(FEWEST, SIMS // 2),
        view=state.view(asked.seat),
        legal=legal,
        plan=tuple(asked.plan),
    )
