"""A tutorial at the terminal: the same steps as on the page, one line of input at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from fogline import games
from fogline.cli.console import Complaint, out
from fogline.cli.screen import Quit, Screen
from fogline.core.errors import IllegalAction, Reason
from fogline.core.game import Action, Legal, View
from fogline.core.message import Message, Seat
from fogline.table.tutorial import LEARNER, Lesson, Step, begin, steps_of


def teach(game: str, name: str) -> None:
    """Play a game's tutorial, chapter by chapter; raises `Complaint` where it has none. Nothing of it is kept."""
    kind = games.game_class(game)
    if not steps_of(kind):
        raise Complaint("cli-tutorial-none", game=kind.title)
    lesson = begin(game)
    screen = Lessons(lesson, name, out.input)
    out.print(screen.say("cli-tutorial-welcome", game=lesson.game.title), soft_wrap=True)
    try:
        screen.run()
        for chapter in range(1, len(lesson.tutorial.chapter)):
            Lessons(begin(game, chapter), name, out.input).run()
    except (Quit, EOFError, KeyboardInterrupt):
        out.print()
        out.print(screen.say("cli-tutorial-stopped"), soft_wrap=True)
        return
    out.print(screen.say("cli-tutorial-done", game=game), soft_wrap=True)


class Lessons(Screen):
    """One chapter at one terminal."""

    COMMANDS = (*(command for command in Screen.SHARED if command != "undo"), "quit")

    def __init__(self, lesson: Lesson, name: str, read_line: Callable[[str], str]) -> None:
        super().__init__(lesson.game, [name, *lesson.tutorial.rivals])
        self.lesson = lesson
        self.read_line = read_line
        """Reads a line after a prompt; raises `EOFError` at the end of the input."""
        self.viewer = LEARNER

    def view(self, viewer: int) -> View:
        """What somebody sees now."""
        return self.lesson.state.view(viewer)

    def legal(self, seat: int) -> Legal:
        """What a seat may do now."""
        return self.lesson.state.legal(seat)

    def happened(self, viewer: int) -> list[Message]:
        """Everything that happened since the chapter's start, as far as somebody may know it."""
        events = self.lesson.events
        return [event.message() for event in events if event.seen_by is None or viewer in event.seen_by]

    def act(self, seat: int, actions: Sequence[Action]) -> None:  # noqa: ARG002  (there is only one learner)
        """Do a plan of actions; where the step waits for something else, say kindly for what."""
        try:
            self.lesson.act(actions)
        except IllegalAction as refusal:
            other = self.lesson.otherwise()
            if refusal.code != "tutorial-other" or other is None:
                raise
            out.print(Text(self.texts.say(other), "yellow"), soft_wrap=True)

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """Why a seat may not do this now."""
        refusal = self.game.why_not(self.view(seat), action)
        return None if refusal is None else refusal.reason

    def foresee(self, seat: int, actions: Sequence[Action]) -> Sequence[Message]:
        """What a plan would change, as far as the seat can know."""
        return self.game.preview(self.view(seat), actions).messages()

    def prompt(self, viewer: int) -> None:
        """The step's sentence, and the actions to choose from where there is one to do."""
        step = self.lesson.step
        if step is None:
            return
        counted = self.say("cli-tutorial-step", number=self.lesson.number + 1, steps=len(self.lesson.tutorial.steps))
        out.print(Text(counted, "dim"))
        out.print(Text(self.texts.say(Message(step.say)), "bold cyan"), soft_wrap=True)
        if step.accept:
            super().prompt(viewer)

    def run(self) -> None:
        """Until the chapter's end; raises `Quit` and `EOFError` where the learner stops."""
        while self.lesson.step is not None:
            self.draw(LEARNER)
            self._wait(self.lesson.step)
        self.print_news(LEARNER)

    def _wait(self, step: Step) -> None:
        """Read lines until something was done."""
        before = self.lesson.table.count
        while self.lesson.step is step and self.lesson.table.count == before:
            question = self.say("cli-play-input", seat=Seat(LEARNER)) if step.accept else self.say("cli-tutorial-next")
            line = self.read_line(question).strip()
            if not line and not step.accept:
                self.lesson.act([])
            else:
                self.obey(LEARNER, line)
