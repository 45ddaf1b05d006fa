"""What changes the map's file into another that can be played with, and into one that can't."""

from __future__ import annotations

CHANGES = ("points = 4", "points = 5", "length = 1", "length = 9")
