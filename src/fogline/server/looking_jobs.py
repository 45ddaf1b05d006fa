"""What looking back and hints ask of the bots' processes. Each job holds all that it needs, and is over in a moment."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, TypeVar

import msgspec

from fogline import games
from fogline.analysis.advice import Adviser, Caution, Idea
from fogline.analysis.looker import Looker
from fogline.analysis.walk import Moment
from fogline.core.game import View
from fogline.core.record import Record
from fogline.server.bodies import Compared

T = TypeVar("T")
J = TypeVar("J")
MOST_LOOKERS: Final = 4
"""Games that one process has in hand."""
CHUNK: Final = 4
"""Moments that one job looks at: bots that wait for its process wait no longer than for one of their own decisions."""


class LookJob(msgspec.Struct, frozen=True):
    """A part of looking back at a finished game."""

    record: Record
    hash: str
    sims: int
    first: int = 0
    """The first moment to look at."""


class Looked(msgspec.Struct, frozen=True):
    """What was found."""

    moments: tuple[tuple[Moment, int], ...]
    """Each with how many entries there were when it was over."""
    all: int
    """How many moments the game has."""


class CompareJob(msgspec.Struct, frozen=True):
    """What one would do beside what was done, in the position of a finished game in which a seat decided."""

    record: Record
    hash: str
    sims: int
    first: int
    """The entry of the decision."""
    tried: tuple[str, ...] = ()
    """What somebody would do, action by action; with none, what is best is asked for."""
    better: str | None = None
    """What looking back calls better."""


class AdviceJob(msgspec.Struct, frozen=True):
    """Advice to a seat of a game under way, from its view: the position behind it isn't here."""

    game: str
    options: Mapping[str, int]
    data: dict[str, Any] | None
    data_hash: str
    rules: int
    sims: int
    view: View
    legal: tuple[int, ...]
    plan: tuple[str, ...] = ()
    """What it is about to do, to be warned of; empty for a hint."""


class Lookers:
    """The games that a process has in hand, the longest unasked are let go."""

    def __init__(self) -> None:
        self._lookers: OrderedDict[tuple[str, int], Looker] = OrderedDict()

    def look(self, job: LookJob) -> Looked:
        """Look at some moments of a game."""
        looker = self._looker(job.record, job.hash, job.sims)
        numbers = range(job.first, min(job.first + CHUNK, len(looker)))
        return Looked(tuple((looker.moment(number), looker.ends(number)) for number in numbers), len(looker))

    def ideas(self, job: CompareJob) -> tuple[Idea, ...]:
        """What is best by what the seat knew that decided."""
        looker = self._looker(job.record, job.hash, job.sims)
        decision = looker.decision(job.first)
        seat = decision.seat
        assert seat is not None
        return Adviser(looker.game, job.sims).hint(decision.before.view(seat), decision.before.legal(seat).numbers)

    def compare(self, job: CompareJob) -> Compared:
        """Weigh plans by what the seat knew that decided: what was done, as far as its turn went without luck."""
        looker = self._looker(job.record, job.hash, job.sims)
        decision = looker.decision(job.first)
        state, seat = decision.before, decision.seat
        assert seat is not None
        played = looker.turn(job.first)
        begun = played[: len(job.tried)] == job.tried  # as it was done, as far as it goes
        better = None if job.better is None else (job.better,)
        texts = (job.tried, job.tried if begun else played, better)
        once = list(dict.fromkeys(plan for plan in texts if plan is not None))
        plans = [[looker.game.action(text) for text in plan] for plan in once]
        ideas = Adviser(looker.game, job.sims).compare(state.view(seat), state.legal(seat).numbers, plans)
        places = [None if plan is None else once.index(plan) for plan in texts]
        assert places[0] is not None
        assert places[1] is not None
        return Compared(ideas=ideas, tried=places[0], played=places[1], better=places[2])

    def advise(self, job: AdviceJob) -> tuple[Idea, ...] | Caution:
        """Say what is best, or what a plan gives away."""
        game = games.of_content(job.game, job.options, job.data, job.data_hash, job.rules)
        adviser = Adviser(game, job.sims)
        if not job.plan:
            return adviser.hint(job.view, job.legal)
        return adviser.caution(job.view, job.legal, [game.action(text) for text in job.plan])

    def _looker(self, record: Record, hash_: str, sims: int) -> Looker:
        key = (hash_, sims)
        if key not in self._lookers:
            self._lookers[key] = Looker(record, games.of_record(record), sims)
        self._lookers.move_to_end(key)
        if len(self._lookers) > MOST_LOOKERS:
            self._lookers.popitem(last=False)
        return self._lookers[key]


@cache
def _here() -> Lookers:
    return Lookers()


def look(job: LookJob) -> Looked:
    """Called in a process of the bots."""
    return _here().look(job)


def ideas(job: CompareJob) -> tuple[Idea, ...]:
    """Likewise."""
    return _here().ideas(job)


def compare(job: CompareJob) -> Compared:
    """Likewise."""
    return _here().compare(job)


def advise(job: AdviceJob) -> tuple[Idea, ...] | Caution:
    """Likewise."""
    return _here().advise(job)


def timed(call: Callable[[J], T], job: J) -> tuple[T, float]:
    """What a job gives, and how many seconds of its process's time it took."""
    began = time.process_time()
    return call(job), time.process_time() - began
