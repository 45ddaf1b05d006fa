"""Names, seats and options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fogline.core.chances import Temper, Tempers
from fogline.core.game import Way

NAME: Final = "ticket-to-ride-san-francisco"
TITLE: Final = "Ticket to Ride: San Francisco"
PREFIX: Final = "tt"
PLAYERS: Final = (2, 3, 4)
OPTIONS: Final = {"first": range(4)}
"""``first``: the seat that starts, in place of a draw (TT-2.4)."""
LEVELS: Final[Mapping[str, tuple[Way, ...]]] = {"medium": (Way("greedy", {"blur": 1000}),), "hard": (Way("greedy"),)}
"""The levels that play otherwise than in any game; found in the arena."""
LEVEL: Final = 4000
"""Thousandths added to every score of a guess at tickets. It changes no odds between two tickets, but none are below a
thousandth: without it more than half of all tickets are there with two players, and together they have most of the
worlds."""
TEMPERS: Final[Mapping[int, Tempers]] = {
    2: Tempers(Temper(1.5), Temper(0.85, 0.4), Temper(1.1, 0.7)),
    3: Tempers(view=Temper(1.1, 0.6), search=Temper(1.0, 0.7)),
    4: Tempers(view=Temper(0.8, 0.4), search=Temper(0.75, 0.5)),
}
"""Whose chances come true how often (docs/chances.md): what one guesses of the others' tickets flatters oneself."""
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
