"""Everything about a live game that follows from its entries: what viewers were told, clocks, who plays each seat."""

from __future__ import annotations

from typing import Literal

from fogline.core.controls import Control, Handback, Pause, Resign, Resume, Takeover, Timeout
from fogline.core.game import State
from fogline.core.record import Change, Play
from fogline.table.clocks import Clocks
from fogline.table.seats import Timing
from fogline.table.visible_events import VisibleEvents


class Derived:
    """Follows the entries of a game, live or from a stored record; both ways it comes to the same."""

    def __init__(self, seats: int, timing: Timing) -> None:
        self.visible = VisibleEvents(seats)
        """What each viewer was told."""
        self.clocks = Clocks(timing, seats)
        """The time each seat has left."""
        self.away: set[int] = set()
        """The seats that a bot plays until their holder returns."""
        self.stood_in: set[int] = set()
        """The entries that a bot made for somebody who was away."""
        self.left: dict[int, Literal["resign", "timeout"]] = {}
        """The seats that a bot finishes, and why."""
        self.paused = False
        """Whether the table stands still."""
        self.draws = 0
        """How often luck was drawn; what is undone was drawn all the same."""

    def begin(self, state: State) -> None:
        """Follow a game from a position on."""
        self.clocks.saw((), state.actors, state.position.is_chance())

    def saw(self, play: Play, change: Change) -> None:
        """Follow a change that a game has adopted."""
        self.draws += sum(entry.who == "chance" for entry in change.entries)
        for number, entry, events in change.steps():
            control = entry.control
            if control is not None:
                self._control(control)
                self.visible.saw_control(control, play.entries, number)
            elif entry.who in self.away:
                self.stood_in.add(number)
            self.visible.saw(events, number)
        self.clocks.saw(change.entries, change.state.actors, change.state.position.is_chance())

    def _control(self, control: Control) -> None:
        match control:
            case Takeover():
                self.away.add(control.seat)
            case Handback():
                self.away.discard(control.seat)
            case Resign() | Timeout():
                self.left[control.seat] = "resign" if isinstance(control, Resign) else "timeout"
                self.away.discard(control.seat)
            case Pause() | Resume():
                self.paused = isinstance(control, Pause)
