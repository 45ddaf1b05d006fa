"""Everything about a live game that follows from its entries: what viewers were told, clocks, who plays each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from fogline.core.game import Event, State
from fogline.core.record import Entry
from fogline.table.clocks import Clocks
from fogline.table.seats import Timing
from fogline.table.stream import Streams, table_event


class Story:
    """Follows the entries of a game, live or from a stored record; both ways it comes to the same."""

    def __init__(self, seats: int, timing: Timing) -> None:
        self.streams = Streams(seats)
        """What each viewer was told."""
        self.clocks = Clocks(timing, seats)
        """The time each seat has left."""
        self.away: set[int] = set()
        """The seats that a bot plays until their holder returns."""
        self.left: dict[int, Literal["resign", "timeout"]] = {}
        """The seats that a bot finishes, and why."""
        self.paused = False
        """Whether the table stands still."""

    def saw(self, before: Sequence[Entry], entries: Sequence[Entry], events: Sequence[Event], state: State) -> None:
        """Follow entries that were written together: those before them, what they brought, the position reached."""
        for number, entry in enumerate(entries):
            if entry.who == "table":
                self._control(entry.text)
                self.streams.saw([table_event(entry, [*before, *entries[:number]])])
        self.streams.saw(events)
        self.clocks.saw(entries, state.actors, state.chance() is not None)

    def _control(self, text: str) -> None:
        what, _, number = text.partition(" ")
        match what:
            case "takeover":
                self.away.add(int(number))
            case "handback":
                self.away.discard(int(number))
            case "resign" | "timeout":
                self.left[int(number)] = "resign" if what == "resign" else "timeout"
                self.away.discard(int(number))
            case "pause" | "resume":
                self.paused = what == "pause"
