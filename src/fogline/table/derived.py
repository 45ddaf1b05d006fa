"""Everything about a live game that follows from its entries: what viewers were told, clocks, who plays each seat."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal

from fogline.core.controls import Control, Handback, Lapse, Pause, Remove, Resign, Resume, Takeover, Timeout, Undo
from fogline.core.game import State
from fogline.core.record import Change, Play
from fogline.table.clocks import Clocks
from fogline.table.seats import Timing
from fogline.table.visible_events import VisibleEvents

LAPSES: Final = 3
"""Turns in a row in which somebody's time was up, after which a bot stays until they say that they are back."""


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
        """The entries that a bot made for somebody who was away, or out of time."""
        self.lapsed: set[int] = set()
        """The seats that a bot plays until the end of this turn, as their time was up."""
        self.lapses: Counter[int] = Counter()
        """For each seat, in how many turns in a row its time was up."""
        self.left: dict[int, Literal["resign", "timeout", "remove"]] = {}
        """The seats that a bot finishes, and why."""
        self.paused = False
        """Whether the table stands still."""
        self.draws = 0
        """How often luck was drawn; what is undone was drawn all the same."""
        self._deciding: set[int] = set()

    def sleeps(self, seat: int) -> bool:
        """Whether somebody's time was up so often that it isn't enough to be connected: they must say they are back."""
        return self.lapses[seat] >= LAPSES

    def begin(self, state: State) -> None:
        """Follow a game from a position on."""
        self._deciding = set(state.actors)
        self.clocks.saw((), state.actors, state.position.is_chance())

    def saw(self, play: Play, change: Change) -> None:
        """Follow a change that a game has adopted."""
        self.draws += sum(entry.who == "chance" for entry in change.entries)
        for number, entry, events in change.steps():
            control = entry.control
            if control is not None:
                self._control(control)
                self.visible.saw_control(control, play.entries, number)
            elif entry.who in self.away | self.lapsed:
                self.stood_in.add(number)
            self.visible.saw(events, number)
        if not change.state.position.is_chance():
            self._end_turns(change)
        self.clocks.saw(change.entries, change.state.actors, change.state.position.is_chance())

    def _control(self, control: Control) -> None:
        match control:
            case Takeover():
                self.away.add(control.seat)
            case Handback():
                self.away.discard(control.seat)
                del self.lapses[control.seat]
            case Lapse():
                self.lapsed.add(control.seat)
                self.lapses[control.seat] += 1
            case Resign():
                self._leave(control.seat, "resign")
            case Timeout():
                self._leave(control.seat, "timeout")
            case Remove():
                self._leave(control.seat, "remove")
            case Pause() | Resume():
                self.paused = isinstance(control, Pause)
            case Undo():
                pass
            case _:
                raise AssertionError(f"no control of a table: {control}")

    def _leave(self, seat: int, why: Literal["resign", "timeout", "remove"]) -> None:
        self.left[seat] = why
        self.away.discard(seat)
        self.lapsed.discard(seat)

    def _end_turns(self, change: Change) -> None:
        """A seat that need not decide any more is its owner's again, and who was in time begins to count anew."""
        ended = self._deciding.difference(change.state.actors)
        self._deciding = set(change.state.actors)
        in_time = ended - self.lapsed - self.away
        self.lapsed -= ended
        if not any(isinstance(entry.control, Undo) for entry in change.entries):
            for seat in in_time:
                del self.lapses[seat]
