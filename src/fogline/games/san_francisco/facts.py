"""What the rules write to the log, by number, with what follows each; `events` makes events of them."""

from __future__ import annotations

from typing import Final

FACT_FIRST: Final = 0  # seat
FACT_DRAWN: Final = 1  # seat, kind
FACT_PLACED: Final = 2  # seat, kind, column
FACT_FOUNDATION: Final = 3  # column, tokens left
FACT_TAKEN: Final = 4  # seat, column, cards, contracts now
FACT_ALL_RETURN: Final = 5
FACT_BUILT: Final = 6  # seat, kind, space
FACT_DISCARDED: Final = 7  # seat, kind
FACT_TRAMS: Final = 8  # seat, spaces
FACT_SKYSCRAPERS: Final = 9  # seat, spaces
FACT_MEDAL: Final = 10  # seat, former holder or -1
FACT_COMPLETED: Final = 11  # seat, row
FACT_BONUS_EARNED: Final = 12  # seat, row
FACT_BONUS_LOST: Final = 13  # seat, row
FACT_BONUS_TAKEN: Final = 14  # seat, kind of bonus, space or -1
FACT_RETURNED: Final = 15  # seat, contracts returned
FACT_TURN: Final = 16  # seat
FACT_OVER: Final = 17  # seat that triggered the end, how, taken cards that go to the box
FACT_SQUARES: Final = 18  # seat, spaces
