"""Names, numbers and options."""

from typing import Final

NAME: Final = "foghorn"
PREFIX: Final = "fh"
OPTIONS: Final = {"first": range(4)}
"""``first``: the seat that starts (FH-2.2)."""
VALUES: Final = 9
COPIES: Final = 5
"""FH-1.1: cards from 1 to 9, five of each."""
HAND: Final = 4
"""FH-2.3: cards in a hand."""
SIGNAL: Final = 10
CLIFF: Final = 30
"""FH-3.2, FH-3.3: each full ten is a signal, and beyond thirty are the cliffs."""
LIGHTS: Final = 5
"""FH-4.1: so many lights end the game."""
PHASES: Final = ("deal", "play", "draw", "over")
"""What is being decided, by the number of the phase in the state."""
TERMINATIONS: Final = ("", "lights", "deck")
"""How a game ended."""
