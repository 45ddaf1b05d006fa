"""Names, seats and options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fogline.core.game import Way

NAME: Final = "ticket-to-ride-san-francisco"
TITLE: Final = "Ticket to Ride: San Francisco"
PREFIX: Final = "tt"
PLAYERS: Final = (2, 3, 4)
OPTIONS: Final = {"first": range(4)}
"""``first``: the seat that starts, in place of a draw (TT-2.4)."""
LEVELS: Final[Mapping[str, tuple[Way, ...]]] = {"medium": (Way("greedy", {"blur": 1000}),), "hard": (Way("greedy"),)}
"""The levels that play otherwise than in any game; found in the arena."""
CARDS: Final = ("blue", "green", "black", "pink", "red", "orange", "ferry")
"""The kinds of transport card, by number; ferries are wild (TT-1.2)."""
CARD_LETTERS: Final = "bgkprof"
"""The same in positions."""
PHASES: Final = (
    "deal",
    "display",
    "deal-tickets",
    "keep",
    "first",
    "pile",
    "turn",
    "blind",
    "second",
    "draw-tickets",
    "choose",
    "tourist",
    "over",
)
"""What is being decided, by the number of the phase in the state."""
AFTERS: Final = ("setup", "second", "end", "claim")
"""What follows once luck has brought its cards, by its number in the state."""
TERMINATIONS: Final = ("", "cars", "passes")
"""How a game ended, by its number in the state."""
TERMINATION_RULES: Final = ("", "TT-4.1", "TT-3.13")
