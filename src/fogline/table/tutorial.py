"""Tutorials by doing: what a game's folder `tutorial` says, and a lesson in which somebody follows it.

A tutorial is data. Each chapter begins at a position of its own and shows one idea; each step says a sentence about a
piece, names the actions that it waits for, and what luck and the rivals do meanwhile. A lesson is a table like any
other, but for its luck and its rivals: it plays the real rules, and nothing of it is stored.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from fogline import games
from fogline.core.errors import IllegalAction, Refusal
from fogline.core.game import Action, Event, Game, State
from fogline.core.message import Message
from fogline.core.record import Player
from fogline.core.sources import Scripted
from fogline.table.core import Table

FORMAT: Final = "fogline-tutorial-1"
"""The format's name and version."""
LEARNER: Final = 0
"""The seat of whoever learns."""


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One sentence, and what it waits for."""

    say: str
    """The Fluent text of the sentence."""
    piece: tuple[str, ...]
    """The pieces that it speaks of, as the game's boards call them; the first of them that is in sight is meant."""
    accept: tuple[str, ...] = ()
    """The actions that may be done here, as texts in which ``*`` stands for anything; none where reading is enough."""
    until: str = "*"
    """The action that ends the step: any, where nothing is said. Having nothing more to decide ends it too."""
    otherwise: str = ""
    """The Fluent text for who tries something else; says kindly what is wanted."""
    luck: tuple[str, ...] = ()
    """What luck brings until the next step, in order."""
    rivals: tuple[str, ...] = ()
    """What the rivals do when the step is done, each with its seat before it: ``1 draw``."""

    def takes(self, action: Action) -> bool:
        """Whether the step waits for this."""
        return self.rank(action) < len(self.accept)

    def rank(self, action: Action) -> int:
        """How far down in `accept` an action stands."""
        matches = (i for i, pattern in enumerate(self.accept) if fnmatchcase(str(action), pattern))
        return next(matches, len(self.accept))

    def ends_with(self, action: Action) -> bool:
        """Whether the step is done after this."""
        return fnmatchcase(str(action), self.until)


class Chapter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One idea: a position, and steps from there on."""

    start: str
    """The position's text."""
    step: tuple[Step, ...]
    """Its steps, in order."""


class Tutorial(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tutorial as it stands in its file."""

    format: str
    rules: int
    """The version of the rules that it teaches."""
    rivals: tuple[str, ...]
    """What the other players are called, from seat 1 on."""
    chapter: tuple[Chapter, ...]
    """Its chapters, in order."""

    @property
    def steps(self) -> list[Step]:
        """The steps of all chapters."""
        return [step for chapter in self.chapter for step in chapter.step]


@cache
def tutorial_of(game: type[Game]) -> Tutorial | None:
    """The tutorial in a game's folder; None for a game that has none."""
    file = resources.files(game.package()).joinpath("tutorial", "tutorial.toml")
    if not file.is_file():
        return None
    tutorial = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Tutorial)
    if tutorial.format != FORMAT:
        raise msgspec.ValidationError(f"the format is {tutorial.format!r}, not {FORMAT!r}")
    return tutorial


def steps_of(game: type[Game]) -> int:
    """How many steps a game's tutorial has; 0 for a game without one."""
    tutorial = tutorial_of(game)
    return 0 if tutorial is None else len(tutorial.steps)


def begin(name: str, chapter: int = 0) -> Lesson:
    """The lesson of a game from a chapter's start; raises `Refusal` where there is no such chapter, or no tutorial."""
    tutorial = tutorial_of(games.game_class(name))
    chapters = 0 if tutorial is None else len(tutorial.chapter)
    if tutorial is None or not 0 <= chapter < chapters:
        raise Refusal("unknown-chapter", None, {"chapter": chapter + 1, "most": chapters})
    return Lesson(tutorial, games.load(name, rules=tutorial.rules), chapter)


class Lesson:
    """One chapter under way. The chapter and what the learner did since its start are all there is to know of it.

    >>> import fogline
    >>> lesson = begin(fogline.games.names()[0])
    >>> lesson.step is not None and lesson.step.accept
    ('draw',)
    >>> [str(action) for action in lesson.example()]
    ['draw']
    """

    def __init__(self, tutorial: Tutorial, game: Game, chapter: int) -> None:
        self.tutorial = tutorial
        self.game = game
        self.chapter = chapter
        self.events: list[Event] = []
        """What happened since the chapter's start."""
        self._steps = tutorial.chapter[chapter].step
        self._done = 0
        self._luck = _Luck()
        players = [Player(""), *map(Player, tutorial.rivals)]
        self._luck.expect(self._steps[0].luck)
        self.table = Table(game, players, self._luck, start_position=tutorial.chapter[chapter].start)
        """The table that it is played at."""

    @property
    def state(self) -> State:
        """The position now."""
        return self.table.state

    @property
    def step(self) -> Step | None:
        """What is to be done; None at the chapter's end."""
        return self._steps[self._done] if self._done < len(self._steps) else None

    @property
    def number(self) -> int:
        """How many steps of the tutorial were done before this one."""
        return sum(len(chapter.step) for chapter in self.tutorial.chapter[: self.chapter]) + self._done

    @property
    def is_last(self) -> bool:
        """Whether this is the last chapter."""
        return self.chapter == len(self.tutorial.chapter) - 1

    def act(self, actions: Sequence[Action | str]) -> tuple[Event, ...]:
        """Do what the learner decided (nothing, where a sentence was to be read); returns what happened.

        Raises `Refusal` and changes nothing: the rules' own where they don't allow it, ``tutorial-other`` where they do
        and the step waits for something else.
        """
        step, before = self._waiting(), len(self.events)
        plan = [self.game.action(action) if isinstance(action, str) else action for action in actions]
        self._check_rules(plan)
        if not all(map(step.takes, plan)) or bool(plan) != bool(step.accept):
            raise IllegalAction("tutorial-other")
        self.events += self.table.act(LEARNER, *plan)
        if not plan or any(map(step.ends_with, plan)) or LEARNER not in self.state.actors:
            self._finish(step)
        return tuple(self.events[before:])

    def follow(self, plans: Sequence[Sequence[str]]) -> None:
        """Do again what was done before; raises `Refusal` where that isn't what this tutorial is."""
        for plan in plans:
            self.act(plan)

    def otherwise(self) -> Message | None:
        """What is said to who tried something else."""
        return None if self.step is None or not self.step.otherwise else Message(self.step.otherwise)

    def example(self) -> list[Action]:
        """A plan that finishes the step: of what it waits for, what its data name first."""
        return next(self.plans(), [])

    def plans(self) -> Iterator[list[Action]]:
        """Every plan that finishes the step, as far as luck doesn't come between two of its actions."""
        step = self.step
        if step is not None and step.accept:
            yield from _plans(step, self.state)

    def _waiting(self) -> Step:
        if self.step is None:
            raise Refusal("tutorial-over")
        return self.step

    def _check_rules(self, plan: Sequence[Action]) -> None:
        """Raise the rules' own refusal, without the luck that would follow: the script has none for other actions."""
        state = self.state.clone()
        for action in plan:
            if state.position.is_chance():
                break
            state.apply(action, LEARNER)

    def _finish(self, step: Step) -> None:
        """The rivals do what the step says, and the next one begins."""
        for text in step.rivals:
            seat, _, action = text.partition(" ")
            self.events += self.table.act(int(seat), action)
        self._done += 1
        self._luck.expect(self.step.luck if self.step else ())


class _Luck:
    """Luck by a script, which each step brings anew."""

    def __init__(self) -> None:
        self._script = Scripted(())

    def expect(self, script: Sequence[str]) -> None:
        """What comes until the next step."""
        self._script = Scripted(script)

    def choose(self, state: State) -> Action:
        """The next outcome of the script; raises `IllegalAction` (``script-over``) at its end."""
        return self._script.choose(state)


def _plans(step: Step, state: State) -> Iterator[list[Action]]:
    """The plans from a position until an action finishes the step, or luck or a rival comes next."""
    legal = [action for action in state.legal(LEARNER) if step.takes(action)]
    for action in sorted(legal, key=step.rank):
        after = state.clone()
        after.apply(action, LEARNER)
        if step.ends_with(action) or LEARNER not in after.actors:
            yield [action]
        else:
            yield from ([action, *rest] for rest in _plans(step, after))
