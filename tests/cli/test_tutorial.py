"""`fogline play --tutorial`: the same steps as on the page, typed line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from fogline import games
from fogline.core.message import Message
from fogline.table.tutorial import begin, tutorial_of
from fogline.texts import LANGUAGES, Texts
from tests.cli.running import Run

TAUGHT = [name for name in games.names() if tutorial_of(games.game_class(name)) is not None]


def typed_through(name: str) -> str:
    """What to type from the first step to the last: each example, an empty line where reading is enough."""
    tutorial = tutorial_of(games.game_class(name))
    assert tutorial is not None
    lines = []
    for chapter in range(len(tutorial.chapter)):
        lesson = begin(name, chapter)
        while lesson.step is not None:
            plan = [str(action) for action in lesson.example()]
            lines.append("; ".join(plan))
            lesson.act(plan)
    return "\n".join(lines) + "\n"


def unwrapped(text: str) -> str:
    """In one line; French spaces that don't break are spaces like any."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TAUGHT)
def test_a_tutorial_is_played_through(run: Run, tmp_path: Path, name: str, language: str) -> None:
    kind = games.game_class(name)
    ran = run("--language", language, "play", "--tutorial", name, "--name", "Ada", typed=typed_through(name))
    said, texts = unwrapped(ran.out), Texts(kind, language)
    tutorial = tutorial_of(kind)
    assert tutorial is not None
    for step in tutorial.steps:
        assert unwrapped(texts.say(Message(step.say))) in said
    assert unwrapped(texts.say(Message("cli-tutorial-done", {"game": name}))) in said
    assert list(tmp_path.iterdir()) == []  # nothing of it is kept


def test_whoever_strays_is_told_kindly_and_goes_on(run: Run) -> None:
    ran = run("play", "--tutorial", typed="take a\ntake c\n\ndraw\nquit\n")
    assert "You could do that, too." in ran.out
    assert "(SF-3.3)" in ran.out
    assert "Lay it in any column." in ran.out
    assert "Stopped." in ran.out


def test_commands_work_in_a_lesson(run: Run) -> None:
    ran = run("play", "--tutorial", typed="help\nwhy take c\npreview draw\nscore\nlog\nactions\nrules SF-3.3\nundo\n")
    assert "why ACTION" in ran.out
    assert "take your last action back" not in ran.out
    assert "SF-3.3" in ran.out


def test_a_tutorial_brings_its_own_luck_and_players(run: Run) -> None:
    ran = run("play", "--tutorial", "--seed", "5", "--seats", "me,greedy", code=1)
    assert "--seats, --seed" in ran.err


def test_a_game_without_one_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fogline.cli.lesson.steps_of", lambda _: 0)
    assert "has no tutorial" in run("play", "--tutorial", code=1).err
