"""Tutorials for the page: a lesson is played again from its chapter's start at each call, so that none is kept."""

from __future__ import annotations

from fogline.core.errors import Refusal
from fogline.core.message import Message, Seat
from fogline.server.bodies import LessonAsked, LessonStep, LessonTold, TableInfo
from fogline.table import questions
from fogline.table.looks import Colour, Look, Shape, seat_looks
from fogline.table.messages import Act, Answer, Describe, Preview, SeatStatus, Status, Survey, Why
from fogline.table.seats import Timing
from fogline.table.tutorial import LEARNER, Lesson, begin
from fogline.table.visible_events import VisibleEvents
from fogline.table.watchers import told

WHO = "learner"
"""The learner's id at the table of a lesson, where nobody else comes."""


def teach(game: str, asked: LessonAsked) -> LessonTold:
    """Follow a lesson to where somebody is, and answer what they ask there.

    Raises `Refusal` where what they did isn't what this tutorial is.
    """
    lesson = begin(game, asked.chapter)
    lesson.follow(asked.done)
    answer = None if asked.request is None else _answer(lesson, asked.request)
    refused = isinstance(asked.request, Act) and answer is not None and not answer.ok
    visible = VisibleEvents(lesson.state.players)
    visible.saw(lesson.events)
    return LessonTold(
        info=_info(lesson),
        told=told(visible, lesson.state, lesson.state.view(LEARNER), 0, lesson.table.count),
        step=_step(lesson),
        number=lesson.number,
        steps=len(lesson.tutorial.steps),
        last=lesson.is_last,
        answer=answer,
        otherwise=lesson.otherwise() if refused else None,
    )


def _answer(lesson: Lesson, request: Act | Describe | Survey | Preview | Why) -> Answer:
    """The one answer to a request; a lesson is asked for its learner's seat alone."""
    try:
        if request.seat != LEARNER:
            raise Refusal("not-your-seat", None, {"seat": Seat(request.seat)})  # noqa: TRY301  (answered like every other refusal)
        result = lesson.act(request.actions) if isinstance(request, Act) else questions.answer(lesson.state, request)
    except Refusal as refusal:
        return Answer(id=request.id, ok=False, reason=refusal.reason, at=lesson.table.count)
    return Answer(id=request.id, ok=True, at=lesson.table.count, result=None if isinstance(request, Act) else result)


def _step(lesson: Lesson) -> LessonStep | None:
    step = lesson.step
    if step is None:
        return None
    example = tuple(map(str, lesson.example()))
    return LessonStep(say=Message(step.say), piece=step.piece, example=example)


def _info(lesson: Lesson) -> TableInfo:
    game = lesson.game
    return TableInfo(
        table="",
        game=game.name,
        title=game.title,
        prefix=game.prefix,
        options=dict(game.options),
        rules=game.rules_version,
        names=dict(game.proper_names),
        data=None,
        drawing=game.drawing_hash,
        timing=Timing(),
        public=False,
        chat=False,
        status=_status(lesson),
    )


def _status(lesson: Lesson) -> Status:
    outcome = lesson.state.outcome
    return Status(
        phase="playing" if outcome is None else "over",
        host=WHO,
        seats=_seats([player.name for player in lesson.table.players]),
        running=(),
        wish=None,
        rematch=(),
        following=None,
        outcome=outcome,
    )


def _seats(names: list[str]) -> tuple[SeatStatus, ...]:
    looks = seat_looks((Look(),) * len(names))
    return tuple(_seat(seat, name, *looks[seat]) for seat, name in enumerate(names))


def _seat(seat: int, name: str, colour: Colour, shape: Shape) -> SeatStatus:
    mine = seat == LEARNER
    return SeatStatus(
        kind="person",
        person=WHO if mine else None,
        name=name,
        bot=None,
        colour=colour,
        shape=shape,
        ready=True,
        present=True,
        away=False,
        lapsed=False,
        left=None,
        clock=None,
    )
