"""Names, seats and options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fogline.core.chances import Temper, Tempers

NAME: Final = "san-francisco"
TITLE: Final = "San Francisco"
PREFIX: Final = "sf"
PLAYERS: Final = (2, 3, 4)
OPTIONS: Final = {"first": range(4)}
"""``first``: the seat that starts, in place of a draw (SF-2.4)."""
TEMPERS: Final[Mapping[int, Tempers]] = {
    2: Tempers(Temper(0.8), search=Temper(0.85)),
    3: Tempers(Temper(0.75), search=Temper(0.8)),
}
"""Whose chances come true how often: docs/chances.md."""
COLUMN_NAMES: Final = "abc"
"""The three project columns."""
PHASES: Final = ("first", "turn", "draw", "lay", "build", "bonus", "end", "over")
"""What is being decided, by the number of the phase in the state."""
TERMINATIONS: Final = ("", "foundations", "city", "standstill")
"""How a game ended, by its number in the state."""
TERMINATION_RULES: Final = ("", "SF-8.1", "SF-8.1", "SF-3.6")
BONUSES: Final = ("plus", "value", "depot", "vp", "return", "tracks")
"""The kinds of bonus; the first five are those of the districts from the top, tracks belong to none."""
