"""A game at one terminal: people and bots around a table, one line of input at a time.

With hidden information a curtain falls between two people.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.text import Text

from fogline.arena.match import decide
from fogline.bots import Bot, turn_of
from fogline.bots.bot import NO_LIMIT
from fogline.cli.console import out
from fogline.cli.screen import Quit, Screen
from fogline.core.errors import Reason, Refusal
from fogline.core.game import SPECTATOR, Action, Event, Game, Legal, State, View
from fogline.core.message import Message, Seat
from fogline.core.record import replay
from fogline.table.core import Table

FORGET_SCROLLED: Final = "\x1b[3J"
"""What makes a terminal forget the lines above the screen."""
LATEST: Final = 5
"""Events that a resumed game begins with."""


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


class Session(Screen):
    """One game at one terminal."""

    COMMANDS = (*Screen.SHARED, "position", "save", "quit")

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Bot],
        names: Sequence[str],
        save: Callable[[str], str],
        read_line: Callable[[str], str] = input,
    ) -> None:
        super().__init__(table.game, names)
        self.table = table
        self.bots = bots
        self.save = save
        """Writes the record under a name (or, without one, the usual name) and returns where it went."""
        self.read_line = read_line
        """Reads a line after a prompt; raises `EOFError` at the end of the input."""
        self.people = [seat for seat in range(self.state.players) if seat not in bots]
        self.curtain = len(self.people) > 1 and has_secrets(table.game)
        self.viewer = self.people[0] if len(self.people) == 1 or (not self.curtain and self.people) else SPECTATOR
        self.events = [event for step in replay(table.record(), table.game) for event in step.events]
        """Everything that happened."""
        begun = any(isinstance(entry.who, int) for entry in table.entries)
        self.told = {seat: max(0, len(self.happened(seat)) - LATEST) if begun else 0 for seat in self.people}

    @property
    def state(self) -> State:
        """The position now."""
        return self.table.state

    def view(self, viewer: int) -> View:
        """What somebody sees now."""
        return self.state.view(viewer)

    def legal(self, seat: int) -> Legal:
        """What a seat may do now."""
        return self.state.legal(seat)

    def happened(self, viewer: int) -> list[Message]:
        """Everything that happened, as far as somebody may know it."""
        return [event.message() for event in self.events if event.seen_by is None or viewer in event.seen_by]

    def act(self, seat: int, actions: Sequence[Action]) -> None:
        """Do a plan of actions, all or none."""
        self.events += self.table.act(seat, *actions)

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """Why a seat may not do this now."""
        refusal = self.game.why_not(self.view(seat), action)
        return None if refusal is None else refusal.reason

    def foresee(self, seat: int, actions: Sequence[Action]) -> Sequence[Message]:
        """What a plan would change, as far as the seat can know."""
        return self.game.preview(self.view(seat), actions).messages()

    def run(self) -> None:
        """Play to the end; raises `Quit` (also at the end of the input) where people stop before."""
        try:
            while self.state.outcome is None:
                self._decide(self._next_seat())
        except EOFError:
            raise Quit from None
        self.finish(self.people[0] if len(self.people) == 1 else SPECTATOR)

    def _next_seat(self) -> int:
        """Bots don't keep people waiting; of several people, the one already at the screen goes on."""
        actors = self.state.actors
        ready = [seat for seat in actors if seat in self.bots]
        return ready[0] if ready else (self.viewer if self.viewer in actors else actors[0])

    def _decide(self, seat: int) -> None:
        if seat in self.bots:
            turn = turn_of(self.table.entries, seat)
            self.act(seat, [decide(self.bots[seat], self.state, self.legal(seat), NO_LIMIT, turn).action])
            if not self.people:
                self.print_news(SPECTATOR)
            return
        if self.curtain and self.viewer != seat:
            self._pass_screen(seat)
        self.viewer = seat
        self.draw(seat)
        before = len(self.table.entries)
        while len(self.table.entries) == before:
            self.obey(seat, self.read_line(self.say("cli-play-input", seat=Seat(seat))).strip())

    def _pass_screen(self, seat: int) -> None:
        """Nobody sees the screen of another: it is empty until the next person says that they sit there."""
        wipe()
        self.read_line(self.say("cli-play-curtain", seat=Seat(seat)))
        wipe()

    # What only this table can do.

    def _do_position(self, _rest: str) -> None:
        """The position as text; where there are secrets, it would tell them."""
        if has_secrets(self.game):
            out.print(self.say("cli-play-secret-position"), soft_wrap=True)
        else:
            out.print(str(self.state), soft_wrap=True, markup=False)

    def _do_undo(self, _rest: str) -> None:
        """Free while nothing was learnt; after that, if everyone at the terminal agrees."""
        try:
            self.table.undo(self.viewer)
        except Refusal as refusal:
            out.print(Text(self.refuse(refusal.reason)), soft_wrap=True)
            if refusal.code == "undo-nothing" or self.read_line(self.say("cli-play-consent")).strip().lower() not in (
                "y",
                "yes",
            ):
                return
            self.table.undo(self.viewer, consent=True)
        self.events.append(Undone(self.viewer))

    def _do_save(self, rest: str) -> None:
        out.print(self.say("cli-play-saved", file=self.save(rest)), soft_wrap=True, markup=False)


class Undone(Event, frozen=True, tag="undone"):
    """Somebody took back what they did."""

    seat: int

    def message(self) -> Message:
        """The event in words."""
        return Message("cli-play-undone", {"seat": Seat(self.seat)})
