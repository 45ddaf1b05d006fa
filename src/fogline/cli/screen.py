"""What a player sees in a terminal, and the commands that change nothing: at one screen and at a table far away.

It knows no game. What may be done, what it would change and why it can't be done come from the game; the words come
from the texts.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec
from rich.text import Text

from fogline.cli import boards
from fogline.cli.actionlist import action_block
from fogline.cli.console import Complaint, canvas, out, show, texts_of, with_rule
from fogline.cli.outcomes import outcome_block
from fogline.cli.rules import find, print_paragraph
from fogline.core.errors import BadText, Reason, Refusal
from fogline.core.game import SPECTATOR, Action, Game, Legal, View
from fogline.core.message import Argument, Message
from fogline.core.terminal import Canvas

FRAME: Final = 4
"""Rows of a screen beside table, news and choices: an empty one, the question on two, and the line that is typed."""
LOG_LENGTH: Final = 30
"""The latest events that `log` shows."""


class Quit(Exception):
    """The people at the terminal want to stop; the game isn't over."""


class Screen(ABC):
    """A game in a terminal, looked at by one seat or by a spectator."""

    SHARED: ClassVar = ("help", "preview", "why", "undo", "actions", "board", "score", "log", "rules")
    """Commands of every screen, in the order of the help."""
    COMMANDS: ClassVar[tuple[str, ...]]
    """What can be typed besides an action, in the order of the help."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self.game = game
        """The rules in play."""
        self.texts = texts_of(game, names)
        self.viewer = SPECTATOR
        """Who may be looking at the screen."""
        self.told: dict[int, int] = {}
        """For each viewer, how many of the events were shown."""

    @abstractmethod
    def view(self, viewer: int) -> View:
        """What somebody sees now."""

    @abstractmethod
    def legal(self, seat: int) -> Legal:
        """What a seat may do now."""

    @abstractmethod
    def happened(self, viewer: int) -> Sequence[Message]:
        """Everything that happened, as far as somebody may know it."""

    @abstractmethod
    def act(self, seat: int, actions: Sequence[Action]) -> None:
        """Do a plan of actions, all or none; raises `Refusal`."""

    @abstractmethod
    def why_not(self, seat: int, action: Action) -> Reason | None:
        """Why a seat may not do this now; None where it may."""

    @abstractmethod
    def foresee(self, seat: int, actions: Sequence[Action]) -> Sequence[Message]:
        """What a plan would change, as far as the seat can know."""

    def say(self, message: str, **arguments: Argument) -> str:
        """A text of the command line, with the players' names."""
        return self.texts.say(Message(message, arguments))

    # What a person sees.

    def draw(self, viewer: int, *, whole: bool = False) -> None:
        """The table, what happened since this person last looked, and what is to be decided.

        It fits the terminal where the game can draw it so; `whole` leaves nothing out.
        """
        if out.is_terminal:
            out.clear()
        show(boards.draw(self.game, self.view(viewer), self.texts, canvas() if whole else self._room(viewer)))
        out.print()
        self.print_news(viewer)
        self.prompt(viewer)

    def _room(self, viewer: int) -> Canvas:
        """What the terminal leaves for the table, above the news and the choices."""
        paper = canvas()
        if not out.is_terminal:
            return paper
        news = len(self.happened(viewer)) - self.told.get(viewer, 0)
        choices = len(action_block(self.legal(viewer), self.texts, paper))
        return msgspec.structs.replace(paper, height=max(1, out.size.height - news - choices - FRAME))

    def prompt(self, viewer: int) -> None:
        """What is to be decided, and the actions to choose from."""
        out.print(Text(self.texts.say(self.game.prompt(self.view(viewer))), "bold"), soft_wrap=True)
        show(action_block(self.legal(viewer), self.texts, canvas()))

    def print_news(self, viewer: int) -> None:
        """What happened since this person last looked."""
        events = self.happened(viewer)
        self._print_events(events[self.told.get(viewer, 0) :])
        self.told[viewer] = len(events)

    def finish(self, viewer: int) -> None:
        """The end: the table, the last events, the score sheets."""
        view = self.view(viewer)
        assert view.outcome is not None
        show(boards.draw(self.game, view, self.texts, canvas()))
        out.print()
        self.print_news(viewer)
        show(outcome_block(self.game, view.outcome, self.texts))

    def _print_events(self, events: Sequence[Message]) -> None:
        for event in events:
            out.print(f"  {self.texts.say(event)}", soft_wrap=True, markup=False)

    def refuse(self, reason: Reason) -> str:
        """Why something can't be done, with the rule's number."""
        return with_rule(self.texts.say(reason.message()), reason.rule)

    # What a person types.

    def obey(self, seat: int, line: str) -> None:
        """Do what a line asks for; whatever can't be done is answered with its reason."""
        word, _, rest = line.partition(" ")
        command = word.lower()
        try:
            if command in self.COMMANDS:
                getattr(self, f"_do_{command}")(rest.strip())
            elif line:
                self.act(seat, self.read(seat, line))
        except BadText as refusal:
            out.print(Text(self.refuse(refusal.reason), "red"), soft_wrap=True)
            out.print(self.say("cli-play-see-help"), style="dim")
        except Refusal as refusal:
            out.print(Text(self.refuse(refusal.reason), "red"), soft_wrap=True)
        except Complaint as complaint:
            out.print(Text(self.texts.say(complaint.message), "red"), soft_wrap=True)
        except OSError as error:
            out.print(Text(f"{error.filename}: {error.strerror}", "red"), soft_wrap=True)

    def read(self, seat: int, line: str) -> list[Action]:
        """One action or several with semicolons: numbers of the list, or notation."""
        legal = self.legal(seat)
        actions: list[Action] = []
        for part in filter(None, map(str.strip, line.split(";"))):
            if part.isdecimal():
                if not 1 <= int(part) <= len(legal):
                    raise BadText("no-such-number", None, {"number": int(part), "most": len(legal)})
                actions.append(legal[int(part) - 1])
            else:
                actions.append(self.game.action(part))
        return actions

    def _do_help(self, _rest: str) -> None:
        for command in self.COMMANDS:
            form, words = self.say(f"cli-play-form-{command}"), self.say(f"cli-play-help-{command}")
            out.print(Text(f"  {form:28}", "bold").append(words, "none"))
        out.print(self.say("cli-play-help-plan"), soft_wrap=True)

    def _do_actions(self, _rest: str) -> None:
        self.prompt(self.viewer)

    def _do_board(self, _rest: str) -> None:
        self.draw(self.viewer, whole=True)

    def _do_score(self, _rest: str) -> None:
        show(boards.score(self.game, self.view(self.viewer), self.texts, canvas()))

    def _do_log(self, _rest: str) -> None:
        self._print_events(self.happened(self.viewer)[-LOG_LENGTH:])

    def _do_rules(self, rest: str) -> None:
        """A number, or a word to look for in this game's rules."""
        letters = self.game.prefix.upper()
        words = rest.split()
        numbered = bool(words) and words[0].upper().startswith(f"{letters}-")
        for one in find(words) if numbered else find([letters], rest or None):
            print_paragraph(one)

    def _do_why(self, rest: str) -> None:
        for action in self.read(self.viewer, rest):
            reason = self.why_not(self.viewer, action)
            words = self.say("cli-play-legal", action=str(action)) if reason is None else self.refuse(reason)
            out.print(Text(words), soft_wrap=True)

    def _do_preview(self, rest: str) -> None:
        actions = self.read(self.viewer, rest)
        if not actions:
            out.print(self.say("cli-play-preview-what"), soft_wrap=True)
            return
        for message in self.foresee(self.viewer, actions):
            out.print(Text(f"  {self.texts.say(message)}"), soft_wrap=True)

    def _do_quit(self, _rest: str) -> None:
        raise Quit
