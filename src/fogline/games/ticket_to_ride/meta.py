"""Names, seats and options."""

from __future__ import annotations

from typing import Final

NAME: Final = "ticket-to-ride-san-francisco"
TITLE: Final = "Ticket to Ride: San Francisco"
PREFIX: Final = "tt"
PLAYERS: Final = (2, 3, 4)
OPTIONS: Final = {"first": range(4)}
"""``first``: the seat that starts, in place of a draw (TT-2.4)."""
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
