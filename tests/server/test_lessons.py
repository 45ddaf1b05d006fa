"""A lesson over HTTP: what is done is told anew with each call, and no table comes of it."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from fogline import games
from fogline.core.errors import Refusal
from fogline.server.bodies import LessonAsked, LessonTold
from fogline.server.lessons import WHO, teach
from fogline.table.messages import Act, Describe, Preview, Survey, Why
from fogline.table.tutorial import steps_of
from tests.server.engines import BOTH, ask
from tests.server.service import call, people, serving
from tests.table.drive import in_loop

SF, TT = games.names()[:2]


def act(done: list[list[str]], *actions: str, chapter: int = 0, seat: int = 0, game: str = SF) -> LessonTold:
    request = Act(id="1", seat=seat, actions=list(actions))
    return teach(game, LessonAsked(chapter=chapter, done=done, request=request))


def test_a_lesson_begins_with_a_sentence_about_a_piece() -> None:
    told = teach(SF, LessonAsked())
    assert told.step is not None
    assert (told.step.say.id, told.step.piece, told.step.example) == ("sf-tutorial-draw", ("deck",), ("draw",))
    assert (told.number, told.steps, told.last, told.answer) == (0, steps_of(games.game_class(SF)), False, None)
    assert told.info.table == ""
    assert [seat.person for seat in told.info.status.seats] == [WHO, None]


def test_what_was_done_is_answered_and_told() -> None:
    told = act([], "draw")
    assert told.answer is not None
    assert told.answer.ok
    assert told.number == 1
    assert told.told.legal == ["place a", "place b", "place c"]
    assert act([["draw"]], "place b").told.items[: len(told.told.items)] == told.told.items


def test_whoever_does_something_else_is_told_kindly() -> None:
    told = act([], "take a")
    assert told.answer is not None
    assert told.answer.code == "tutorial-other"
    assert told.otherwise is not None
    assert told.otherwise.id == "sf-tutorial-draw-else"
    assert told.number == 0


def test_the_rules_refuse_as_everywhere() -> None:
    told = act([], "take c")
    assert told.answer is not None
    assert told.answer.reason is not None
    assert told.answer.reason.rule == "SF-3.3"
    assert told.otherwise is not None


def test_nobody_acts_for_a_rival() -> None:
    told = act([], "draw", seat=1)
    assert told.answer is not None
    assert told.answer.code == "not-your-seat"


@pytest.mark.parametrize(
    "request_",
    [
        Preview(id="1", seat=0, actions=["draw"]),
        Describe(id="1", seat=0),
        Survey(id="1", seat=0),
        Why(id="1", seat=0, action="take c"),
    ],
    ids=lambda request: type(request).__name__,
)
def test_questions_are_answered(request_: Preview | Describe | Survey | Why) -> None:
    told = teach(SF, LessonAsked(request=request_))
    assert told.answer is not None
    assert told.answer.ok
    assert told.otherwise is None


def test_a_board_is_surveyed() -> None:
    told = teach(TT, LessonAsked(chapter=2, request=Survey(id="1", seat=0)))
    assert told.answer is not None
    assert told.answer.result is not None


def test_the_rivals_hands_stay_hidden() -> None:
    view: Any = teach(TT, LessonAsked()).told.view
    assert view.seat == 0
    assert view.offer == ("lombard-embarcadero", "alcatraz-southbeach")


@pytest.mark.parametrize("done", [[["take a"]], [[]], [["draw"], ["draw"]], [["nonsense"]]])
def test_a_way_that_the_tutorial_does_not_go_is_refused(done: list[list[str]]) -> None:
    with pytest.raises(Refusal):
        teach(SF, LessonAsked(done=done))


@BOTH
@in_loop
async def test_nothing_of_it_is_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as service, AsyncExitStack() as stack:
        (ada,) = await people(stack, service.url, "Ada")
        for done in ([], [["draw"]]):
            body = {"done": done, "request": {"type": "act", "id": "1", "seat": 0, "actions": ["draw"]}}
            told = await call(service.url, "POST", f"/api/games/{SF}/tutorial", body, ada.secret)
            assert told["answer"]["ok"] is (done == [])
        assert await ada.call("GET", "/api/people/me/tables") == []
        assert await call(service.url, "GET", "/api/tables") == []
        offered = await call(service.url, "GET", "/api/games")
        assert all(game["tutorial"] > 0 for game in offered["games"])
        assert ask(service.database, "SELECT count(*) FROM tables") == [(0,)]
