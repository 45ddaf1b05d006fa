"""`fogline replay`: step through a record in the terminal, from any seat's view."""

from __future__ import annotations

import contextlib
import sys
from typing import Final

from rich.text import Text

from fogline import games
from fogline.cli import boards
from fogline.cli.console import Complaint, canvas, out, record_fault, say, show, texts_of
from fogline.cli.inputs import names_of, nth_record, seat_of, steps_of
from fogline.cli.keys import pressed
from fogline.cli.options import At, GameNumber, Viewer
from fogline.cli.outcomes import outcome_block
from fogline.core.game import SPECTATOR, Event, Game, State
from fogline.core.message import Argument, Message, Seat
from fogline.core.record import Record, Step

KEYS: Final = {
    "n": "next",
    " ": "next",
    "\r": "next",
    "\n": "next",
    "\x1b[C": "next",
    "\x1b[B": "next",
    "p": "previous",
    "\x7f": "previous",
    "\x1b[D": "previous",
    "\x1b[A": "previous",
    "\x1b[H": "first",
    "\x1b[F": "last",
    "e": "last",
    "s": "seat",
    "q": "quit",
    "\x04": "quit",
    "\x1b": "quit",
}
"""What a key does; digits jump to an entry."""


def replay_command(
    file: str,
    game: GameNumber = 1,
    seat: Viewer = None,
    at: At = None,
) -> None:
    """Show a game step by step, at a terminal by keys.

    - `fogline replay games.jsonl`
    - `fogline replay games.jsonl --game 17 --seat Ada --at 60`
    """
    record = nth_record(file, game)
    player = Player(record, games.of_record(record), seat)
    if at is not None:
        player.jump(at)
    if sys.stdin.isatty() and out.is_terminal:
        player.interact()
    elif at is not None:
        player.draw()
    else:
        player.print_all()
    if player.error is not None:
        raise player.error


class Player:
    """A record being stepped through."""

    def __init__(self, record: Record, game: Game, seat: str | None) -> None:
        self.record = record
        self.game = game
        self.names = names_of(record)
        self.seat = seat_of(seat, self.names)
        self.texts = texts_of(game, self.names)
        self.start, self.steps, self.error = steps_of(record, game)
        self.at = 0
        """How many entries were executed."""
        self.digits = ""
        """The number being typed."""

    @property
    def state(self) -> State:
        """The position shown."""
        return self.steps[self.at - 1].state if self.at else self.start

    def jump(self, at: int) -> None:
        """Show the position after so many entries; one that can't be reached is complained about."""
        if at > len(self.steps):
            if self.error is not None:
                raise self.error
            raise Complaint("cli-no-such-entry", entry=at, entries=len(self.steps))
        self.at = at

    def interact(self) -> None:
        """Follow the keys until the user has seen enough."""
        with pressed() as keys, contextlib.suppress(KeyboardInterrupt):
            self._redraw()
            for key in keys:
                if not self.press(key):
                    return
                self._redraw()

    def press(self, key: str) -> bool:
        """Do what a key asks for; False to stop."""
        if key.isdecimal():
            self.digits += key
            return True
        digits, self.digits = self.digits, ""
        if digits and key in "\r\n":
            self.at = min(int(digits), len(self.steps))
            return True
        return self._follow(KEYS.get(key, ""))

    def _redraw(self) -> None:
        out.clear()
        self.draw()
        out.print(Text(say("cli-replay-keys", number=self.digits or "–"), "dim"), soft_wrap=True)

    def _follow(self, what: str) -> bool:
        """Step, jump or look from another seat; False to stop."""
        last = len(self.steps)
        moves = {"next": min(self.at + 1, last), "previous": max(self.at - 1, 0), "first": 0, "last": last}
        self.at = moves.get(what, self.at)
        if what == "seat":
            self.seat = self.seat + 1 if self.seat + 1 < self.state.players else SPECTATOR
        return what != "quit"

    def draw(self) -> None:
        """The position, what led to it, and how it stands."""
        state = self.state
        view = state.view(self.seat)
        watcher = Message("cli-seat", {"seat": Seat(self.seat)}) if self.seat >= 0 else Message("cli-spectator")
        arguments: dict[str, Argument] = {"entry": self.at, "entries": len(self.record.entries), "viewer": watcher}
        out.print(Text(self.texts.say(Message("cli-replay-at", arguments)), "bold reverse"), soft_wrap=True)
        if self.at:
            self._print_step(self.steps[self.at - 1])
        out.print()
        show(boards.draw(self.game, view, self.texts, canvas()))
        out.print()
        if view.outcome is not None:
            show(outcome_block(self.game, view.outcome, self.texts))
        elif self.at == len(self.steps) and self.error is not None:
            out.print(Text(record_fault(self.error), "bold red"), soft_wrap=True)
        else:
            out.print(Text(self.texts.say(self.game.prompt(view)), "bold"), soft_wrap=True)

    def print_all(self) -> None:
        """Every entry with what happened, then the last position."""
        for step in self.steps:
            self._print_step(step)
        self.at = len(self.steps)
        out.print()
        self.draw()

    def _print_step(self, step: Step) -> None:
        out.print(Text(f"{step.number:4} ", "dim").append_text(self._entry(step)), soft_wrap=True)
        for event in step.events:
            if self._sees(event):
                out.print(f"       {self.texts.say(event.message())}", soft_wrap=True, markup=False)

    def _entry(self, step: Step) -> Text:
        """Who did what; a text that tells more than the viewer may know is left out."""
        who = step.entry.who
        actor = Message("cli-seat", {"seat": Seat(who)}) if isinstance(who, int) else Message(f"cli-{who}")
        open_to_viewer = who == self.seat or all(map(self._sees, step.events))
        text = step.entry.text if open_to_viewer else say("cli-secret")
        return Text(f"{self.texts.say(actor)}: ", "bold").append(text, "not bold default")

    def _sees(self, event: Event) -> bool:
        return event.seen_by is None or self.seat in event.seen_by
