"""What looking back at a finished game has found, as it is stored and told: it holds no names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from fogline.analysis.accounts import LEAST, SHOWN, Account, book
from fogline.analysis.advice import effects_of
from fogline.analysis.walk import Kind, Moment
from fogline.core.chances import Shares
from fogline.core.game import Game
from fogline.core.message import Message

FORMAT: Final = 1
"""Of what is stored: what another version has found is found again."""


class Step(msgspec.Struct, frozen=True):
    """A point of the graph."""

    at: int
    """How many entries had happened."""
    kind: Kind
    """Who brought it about."""
    seat: int | None
    """Whose decision it was; None for luck."""
    shares: Shares
    """Each seat's chances then, with everything open."""
    loss: float
    """How much of the victory the decision gave away, by what its seat could know."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A decision that cost its seat much."""

    seat: int
    at: int
    """How many entries there were before it."""
    played: str
    better: str
    say_played: Message
    say_better: Message
    loss: float
    for_better: tuple[Message, ...]
    """What the better one would have changed that this one didn't, by their previews."""
    for_played: tuple[Message, ...]
    """And the other way round."""


class Found(msgspec.Struct, frozen=True):
    """What looking back at a game has found."""

    format: int
    sims: int
    """Simulations that each decision was judged by."""
    start: Shares
    """Each seat's chances before anything happened."""
    steps: tuple[Step, ...]
    accounts: tuple[Account, ...]
    """For each seat, where its result came from."""
    points: tuple[TurningPoint, ...]
    """For each seat the decisions that cost it most, the dearest first."""


def summed_up(looked: list[tuple[Moment, int]], game: Game, sims: int) -> Found:
    """What there is to say of a game's moments."""
    moments = [moment for moment, _ in looked]
    seats = len(moments[0].before)
    return Found(
        format=FORMAT,
        sims=sims,
        start=_rounded(moments[0].before),
        steps=tuple(Step(end, one.kind, one.seat, _rounded(one.after), round(one.loss, 4)) for one, end in looked),
        accounts=book(moments, seats),
        points=tuple(point for seat in range(seats) for point in _points(moments, game, seat)),
    )


def _rounded(shares: Shares) -> Shares:
    return tuple(round(share, 5) for share in shares)


def _points(moments: list[Moment], game: Game, seat: int) -> Iterator[TurningPoint]:
    own = [one for one in moments if one.kind == "decision" and one.seat == seat and one.loss >= LEAST]
    for moment in sorted(own, key=lambda one: -one.loss)[:SHOWN]:
        assert moment.better is not None
        view = game.position(moment.position).view(seat)
        played, better = game.action(moment.texts[0]), game.action(moment.better)
        here, there = effects_of(game, view, [played]), effects_of(game, view, [better])
        yield TurningPoint(
            seat=seat,
            at=moment.first,
            played=str(played),
            better=str(better),
            say_played=played.message(),
            say_better=better.message(),
            loss=round(moment.loss, 4),
            for_better=tuple(one for one in there if one not in here),
            for_played=tuple(one for one in here if one not in there),
        )
