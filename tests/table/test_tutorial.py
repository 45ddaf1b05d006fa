"""Tutorials: every way through is possible, every sentence has words, and whoever strays is told kindly."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from fogline import games
from fogline.core.errors import Refusal
from fogline.core.game import Game
from fogline.core.message import Message
from fogline.table import tutorial
from fogline.table.tutorial import LEARNER, Lesson, Step, begin
from fogline.texts import LANGUAGES, Texts

TAUGHT = [name for name in games.names() if tutorial.tutorial_of(games.game_class(name)) is not None]
ROOT = Path(__file__).parents[2]
MOST_WORDS = 40
"""Words of a sentence, in any language: a step explains what is needed now, and no more."""


def found(name: str) -> tutorial.Tutorial:
    tutorial_ = tutorial.tutorial_of(games.game_class(name))
    assert tutorial_ is not None
    return tutorial_


def chapters() -> Iterator[tuple[str, int]]:
    for name in TAUGHT:
        yield from ((name, chapter) for chapter in range(len(found(name).chapter)))


def again(lesson: Lesson, done: list[list[str]]) -> Lesson:
    """The same lesson, independent of this one."""
    other = begin(lesson.game.name, lesson.chapter)
    other.follow(done)
    return other


def finish(lesson: Lesson, step: Step, done: list[list[str]]) -> Iterator[list[list[str]]]:
    """Every way to finish a step, also where luck comes between two of its actions."""
    for plan in lesson.plans() if step.accept else [[]]:
        texts = [str(action) for action in plan]
        after = again(lesson, done)
        after.act(texts)
        if after.step is step:
            yield from finish(after, step, [*done, texts])
        else:
            yield [*done, texts]


def ways(name: str, chapter: int) -> Iterator[tuple[Step, dict[str, list[list[str]]]]]:
    """Each step with the positions in which it may begin, and a way to each."""
    start = begin(name, chapter)
    at: dict[str, list[list[str]]] = {str(start.state): []}
    for step in found(name).chapter[chapter].step:
        yield step, at
        following: dict[str, list[list[str]]] = {}
        for done in at.values():
            for way in finish(again(start, done), step, done):
                following[str(again(start, way).state)] = way
        at = following
    assert all(again(start, done).step is None for done in at.values())


def test_our_games_have_tutorials() -> None:
    assert set(TAUGHT) >= {name for name in games.names() if games.game_class(name).package().startswith("fogline.")}


@pytest.mark.parametrize(("name", "chapter"), list(chapters()))
def test_every_way_through_is_possible(name: str, chapter: int) -> None:
    """Luck and rivals follow whatever a step accepts, and each step can be finished wherever it begins."""
    for step, at in ways(name, chapter):
        assert at, step.say
        for done in at.values():
            lesson = again(begin(name, chapter), done)
            assert lesson.step is step
            assert bool(lesson.example()) == bool(step.accept), step.say


@pytest.mark.parametrize(("name", "chapter"), list(chapters()))
def test_every_other_action_is_refused_kindly(name: str, chapter: int) -> None:
    for step, at in ways(name, chapter):
        for done in at.values():
            lesson = again(begin(name, chapter), done)
            before = str(lesson.state)
            wrong = [action for action in lesson.state.legal(LEARNER) if not step.takes(action)]
            for action in wrong:
                with pytest.raises(Refusal) as caught:
                    lesson.act([action])
                assert caught.value.code == "tutorial-other", action
            assert not wrong or not step.accept or step.otherwise, step.say
            assert (str(lesson.state), lesson.step) == (before, step)


@pytest.mark.parametrize("name", TAUGHT)
def test_every_pattern_is_needed(name: str) -> None:
    """A pattern that accepts nothing is a slip."""
    for chapter in range(len(found(name).chapter)):
        for step, at in ways(name, chapter):
            plans = [plan for done in at.values() for plan in finish(again(begin(name, chapter), done), step, done)]
            done_here = {action for plan in plans for actions in plan for action in actions}
            for pattern in step.accept:
                assert any(fnmatchcase(action, pattern) for action in done_here), (step.say, pattern)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_every_sentence_has_words(name: str, language: str) -> None:
    kind = games.game_class(name)
    texts = Texts(kind, language)
    ids = [text for step in found(name).steps for text in (step.say, step.otherwise) if text]
    assert len(set(ids)) == len(ids)
    for id_ in ids:
        assert id_.startswith(f"{kind.prefix}-tutorial-")
        assert len(texts.say(Message(id_)).split()) <= MOST_WORDS
    spoken = {entry for entry in texts._bundle._messages if entry.startswith(f"{kind.prefix}-tutorial-")}
    assert spoken == set(ids)


@pytest.mark.parametrize("name", TAUGHT)
def test_it_teaches_the_newest_rules_and_speaks_of_pieces(name: str) -> None:
    tutorial_ = found(name)
    assert tutorial_.rules == games.game_class(name).newest_version()
    assert all(step.piece for step in tutorial_.steps)


@pytest.mark.parametrize("name", TAUGHT)
def test_the_learner_wins_at_the_end(name: str) -> None:
    """The last sentence says so."""
    last = len(found(name).chapter) - 1
    *_, (_, at) = ways(name, last)
    for done in at.values():
        outcome = again(begin(name, last), done).state.outcome
        assert outcome is not None
        assert outcome.winners == (LEARNER,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_unnamed_is_suggested_a_name_that_begins_like_a_rivals(language: str) -> None:
    """The learner's cars and the rival's once both had an M."""
    words = (ROOT / "web" / "texts" / f"{language}.ftl").read_text("utf-8")
    (line,) = (line for line in words.splitlines() if line.startswith("page-suggested-names = "))
    suggested = {name[0] for name in line.partition(" = ")[2].split(", ")}
    assert len(suggested) > 5
    assert suggested.isdisjoint(rival[0] for name in TAUGHT for rival in found(name).rivals)


def test_a_lesson_begun_again_is_the_same() -> None:
    lesson = begin(TAUGHT[0])
    lesson.act(lesson.example())
    assert str(again(lesson, [["draw"]]).state) == str(lesson.state)
    assert again(lesson, [["draw"]]).number == 1


def test_what_the_rules_refuse_is_refused_by_them() -> None:
    lesson = begin(TAUGHT[0])
    with pytest.raises(Refusal) as caught:
        lesson.act(["take c"])
    assert caught.value.rule is not None


def test_after_the_end_there_is_nothing_to_do() -> None:
    lesson = begin(TAUGHT[0], 1)
    while lesson.step is not None:
        lesson.act(lesson.example())
    with pytest.raises(Refusal, match="tutorial-over"):
        lesson.act([])


@pytest.mark.parametrize("chapter", [-1, 99])
def test_there_are_no_other_chapters(chapter: int) -> None:
    with pytest.raises(Refusal, match="unknown-chapter"):
        begin(TAUGHT[0], chapter)


def test_a_game_without_a_tutorial_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    untaught: type[Game] = type("Untaught", (games.game_class(TAUGHT[0]),), {"package": lambda: "fogline.table"})
    assert tutorial.steps_of(untaught) == 0
    monkeypatch.setattr(games, "game_class", lambda _: untaught)
    with pytest.raises(Refusal, match="unknown-chapter"):
        begin("untaught")
