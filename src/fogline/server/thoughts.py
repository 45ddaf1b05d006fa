"""Why a bot did what it did: it is asked once more, with the view, the luck and the limits that it had."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from fogline.analysis.advice import Idea
from fogline.bots import Decision
from fogline.core.game import Game
from fogline.core.message import Message, Seat
from fogline.table.bot_jobs import BotJobsHere, Job

MOST: Final = 3
"""How many actions are told."""


class Follows(msgspec.Struct, frozen=True):
    """What a bot expects after its action."""

    seat: Seat
    say: Message


class Considered(msgspec.Struct, frozen=True):
    """An action that was looked at."""

    say: Message
    """The action, for words."""
    share: float | None = None
    """Its seat's share of the victory behind it, as far as the seat could know; None where that wasn't judged."""
    points: float | None = None
    """The lead in victory points that was expected, of a bot that judges by that."""
    tries: int | None = None
    """How often it was tried."""
    follows: tuple[Follows, ...] = ()
    """What was expected to follow."""
    why: tuple[Message, ...] = ()
    """What it would change that the others here would not."""


def found_by_search(idea: Idea) -> Considered:
    """What a search found of an action."""
    return Considered(idea.say, share=idea.share, why=idea.why)


def thoughts_of(decision: Decision, game: Game, seat: int) -> tuple[Considered, ...]:
    """What a bot searched, or what it rated highest; its action alone where it did neither."""
    if decision.lines:
        return tuple(
            Considered(
                _say(game, line.moves[0][1]),
                share=round(line.chances.shares[seat], 4),
                tries=line.visits,
                follows=tuple(Follows(Seat(one), _say(game, text)) for one, text in line.moves[1:]),
            )
            for line in decision.lines[:MOST]
        )
    rated = sorted(decision.values.items(), key=lambda pair: (-pair[1], pair[0] != str(decision.action)))
    if rated:
        return tuple(Considered(_say(game, text), points=round(points, 1)) for text, points in rated[:MOST])
    return (Considered(decision.action.message()),)


def _say(game: Game, text: str) -> Message:
    return game.action(text).message()


@cache
def _here() -> BotJobsHere:
    return BotJobsHere()


def consider(job: Job) -> tuple[Considered, ...]:
    """Called in a process of the bots: a bot that nothing else is asked of thinks of one decision once more."""
    decision, game = _here().consider(job)
    return thoughts_of(decision, game, job.seat)
