"""What changes the deck's file into another that can be played with, and into one that can't."""

from __future__ import annotations

CHANGES = ("value = 4", "value = 3", 'colour = "blue"', 'colour = "mauve"')
