"""A game at one terminal: people and bots around a table, one line of input at a time.

The session knows no game. What may be done, what it would change and why it can't be done come from the table's game;
the words come from the texts. With hidden information a curtain falls between two people.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.text import Text

from fogline.bots import Bot
from fogline.cli import boards
from fogline.cli.actionlist import action_block
from fogline.cli.console import Complaint, canvas, out, show, with_rule
from fogline.cli.outcomes import outcome_block
from fogline.cli.rules import find, print_paragraph
from fogline.core.errors import BadText, Refusal
from fogline.core.game import SPECTATOR, Action, Event, Game, State
from fogline.core.message import Argument, Message, Seat
from fogline.core.record import replay
from fogline.table.core import Table
from fogline.texts import Texts

COMMANDS: Final = (
    "help",
    "preview",
    "why",
    "undo",
    "actions",
    "board",
    "score",
    "log",
    "rules",
    "position",
    "save",
    "quit",
)
"""What can be typed besides an action, in the order of the help."""
LOG_LENGTH: Final = 30
"""The latest events that `log` shows."""


FORGET_SCROLLED: Final = "\x1b[3J"
"""What makes a terminal forget the lines above the screen."""
LATEST: Final = 5
"""Events that a resumed game begins with."""


class Quit(Exception):
    """The people at the terminal want to stop; the game isn't over."""


def has_secrets(game: Game) -> bool:
    """Whether something can happen in this game that not everyone may know."""
    return any(kind.seen_by is not Event.seen_by for kind in game.event_types)


def wipe() -> None:
    """Clear the screen, what was scrolled off it, and the lines that could be called back."""
    if out.is_terminal:
        out.clear()
        out.file.write(FORGET_SCROLLED)
    with contextlib.suppress(ImportError):
        import readline  # noqa: PLC0415  (not everywhere)

        readline.clear_history()


class Session:
    """One game at one terminal."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Bot],
        names: Sequence[str],
        save: Callable[[str], str],
        ask: Callable[[str], str] = input,
    ) -> None:
        self.table = table
        self.bots = bots
        self.texts = Texts(table.game, names=names)
        self.save = save
        """Writes the record under a name (or, without one, the usual name) and returns where it went."""
        self.ask = ask
        """Reads a line after a prompt; raises `EOFError` at the end of the input."""
        self.people = [seat for seat in range(self.state.players) if seat not in bots]
        self.curtain = len(self.people) > 1 and has_secrets(table.game)
        self.viewer = self.people[0] if len(self.people) == 1 or (not self.curtain and self.people) else SPECTATOR
        """Who may be looking at the screen."""
        self.events = [event for step in replay(table.record(), table.game) for event in step.events]
        """Everything that happened."""
        begun = any(isinstance(entry.who, int) for entry in table.entries)
        self.told = dict.fromkeys(self.people, max(0, len(self.events) - LATEST) if begun else 0)
        """For each person, how many of the events were shown."""

    @property
    def game(self) -> Game:
        """The rules in play."""
        return self.table.game

    @property
    def state(self) -> State:
        """The position now."""
        return self.table.state

    def say(self, message: str, **arguments: Argument) -> str:
        """A text of the command line, with the players' names."""
        return self.texts.say(Message(message, arguments))

    def _refused(self, refusal: Refusal) -> str:
        return with_rule(self.texts.say(refusal.message()), refusal.rule)

    def run(self) -> None:
        """Play to the end; raises `Quit` (also at the end of the input) where people stop before."""
        try:
            while self.state.outcome is None:
                self._decide(self._next_seat())
        except EOFError:
            raise Quit from None
        self._finish()

    def _next_seat(self) -> int:
        """Bots don't keep people waiting; of several people, the one already at the screen goes on."""
        actors = self.state.actors
        ready = [seat for seat in actors if seat in self.bots]
        return ready[0] if ready else (self.viewer if self.viewer in actors else actors[0])

    def _decide(self, seat: int) -> None:
        if seat in self.bots:
            view, legal = self.state.view(seat), self.state.legal(seat)
            self._act(seat, self.bots[seat].choose(view, legal).action)
            if not self.people:
                self._tell(SPECTATOR)
            return
        if self.curtain and self.viewer != seat:
            self._pass_screen(seat)
        self.viewer = seat
        self._draw(seat)
        before = len(self.table.entries)
        while len(self.table.entries) == before:
            self._obey(seat, self.ask(self.say("cli-play-input", seat=Seat(seat))).strip())

    def _act(self, seat: int, *actions: Action) -> None:
        self.events += self.table.act(seat, *actions)

    def _pass_screen(self, seat: int) -> None:
        """Nobody sees the screen of another: it is empty until the next person says that they sit there."""
        wipe()
        self.ask(self.say("cli-play-curtain", seat=Seat(seat)))
        wipe()

    # What a person sees.

    def _draw(self, seat: int) -> None:
        view = self.state.view(seat)
        if out.is_terminal:
            out.clear()
        show(boards.draw(self.game, view, self.texts, canvas()))
        out.print()
        self._tell(seat)
        self._prompt(seat)

    def _prompt(self, seat: int) -> None:
        out.print(Text(self.texts.say(self.game.prompt(self.state.view(seat))), "bold"), soft_wrap=True)
        show(action_block(self.state.legal(seat), self.texts, canvas()))

    def _tell(self, viewer: int) -> None:
        """What happened since this person last looked."""
        for event in self.events[self.told.get(viewer, 0) :]:
            self._print_event(event, viewer)
        self.told[viewer] = len(self.events)

    def _print_event(self, event: Event, viewer: int) -> None:
        if event.seen_by is None or viewer in event.seen_by:
            out.print(f"  {self.texts.say(event.message())}", soft_wrap=True, markup=False)

    def _finish(self) -> None:
        outcome = self.state.outcome
        assert outcome is not None
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        show(boards.draw(self.game, self.state.view(viewer), self.texts, canvas()))
        out.print()
        self._tell(viewer)
        show(outcome_block(self.game, outcome, self.texts))

    # What a person types.

    def _obey(self, seat: int, line: str) -> None:
        """Do what a line asks for; whatever can't be done is answered with its reason."""
        word, _, rest = line.partition(" ")
        command = word.lower()
        try:
            if command in COMMANDS:
                getattr(self, f"_do_{command}")(rest.strip())
            elif line:
                self._act(seat, *self._read(seat, line))
        except BadText as refusal:
            out.print(Text(self._refused(refusal), "red"), soft_wrap=True)
            out.print(self.say("cli-play-see-help"), style="dim")
        except Refusal as refusal:
            out.print(Text(self._refused(refusal), "red"), soft_wrap=True)
        except Complaint as complaint:
            out.print(Text(self.texts.say(complaint.message), "red"), soft_wrap=True)
        except OSError as error:
            out.print(Text(f"{error.filename}: {error.strerror}", "red"), soft_wrap=True)

    def _read(self, seat: int, line: str) -> list[Action]:
        """One action or several with semicolons: numbers of the list, or notation."""
        legal = self.state.legal(seat)
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
        for command in COMMANDS:
            out.print(
                Text(f"  {self.say(f'cli-play-form-{command}'):28}", "bold").append(
                    self.say(f"cli-play-help-{command}"), "none"
                )
            )
        out.print(self.say("cli-play-help-plan"), soft_wrap=True)

    def _do_actions(self, _rest: str) -> None:
        self._prompt(self.viewer)

    def _do_board(self, _rest: str) -> None:
        self._draw(self.viewer)

    def _do_score(self, _rest: str) -> None:
        show(boards.score(self.game, self.state.view(self.viewer), self.texts, canvas()))

    def _do_log(self, _rest: str) -> None:
        for event in self.events[-LOG_LENGTH:]:
            self._print_event(event, self.viewer)

    def _do_position(self, _rest: str) -> None:
        """The position as text; where there are secrets, it would tell them."""
        if has_secrets(self.game):
            out.print(self.say("cli-play-secret-position"), soft_wrap=True)
        else:
            out.print(str(self.state), soft_wrap=True, markup=False)

    def _do_rules(self, rest: str) -> None:
        """A number, or a word to look for in this game's rules."""
        letters = self.game.prefix.upper()
        words = rest.split()
        numbered = bool(words) and words[0].upper().startswith(f"{letters}-")
        for one in find(words) if numbered else find([letters], rest or None):
            print_paragraph(one)

    def _do_why(self, rest: str) -> None:
        for action in self._read(self.viewer, rest):
            refusal = self.game.why_not(self.state.view(self.viewer), action)
            words = self.say("cli-play-legal", action=str(action)) if refusal is None else self._refused(refusal)
            out.print(Text(words), soft_wrap=True)

    def _do_preview(self, rest: str) -> None:
        actions = self._read(self.viewer, rest)
        if not actions:
            out.print(self.say("cli-play-preview-what"), soft_wrap=True)
            return
        preview = self.game.preview(self.state.view(self.viewer), actions)
        for message in preview.messages():
            out.print(Text(f"  {self.texts.say(message)}"), soft_wrap=True)

    def _do_undo(self, _rest: str) -> None:
        """Free while nothing was learnt; after that, if everyone at the terminal agrees."""
        try:
            self.table.undo(self.viewer)
        except Refusal as refusal:
            out.print(Text(self._refused(refusal)), soft_wrap=True)
            if refusal.code == "undo-nothing" or self.ask(self.say("cli-play-consent")).strip().lower() not in (
                "y",
                "yes",
            ):
                return
            self.table.undo(self.viewer, consent=True)
        self.events.append(Undone(self.viewer))

    def _do_save(self, rest: str) -> None:
        out.print(self.say("cli-play-saved", file=self.save(rest)), soft_wrap=True, markup=False)

    def _do_quit(self, _rest: str) -> None:
        raise Quit


class Undone(Event, frozen=True, tag="undone"):
    """Somebody took back what they did."""

    seat: int

    def message(self) -> Message:
        """The event in words."""
        return Message("cli-play-undone", {"seat": Seat(self.seat)})
