"""What the rules write to the log, by number, with what follows each; `events` makes events of them.

Those marked private are for the seat named in them only.
"""

from __future__ import annotations

from typing import Final

FACT_DEALT: Final = 0  # private: seat, kind
FACT_TURNED_UP: Final = 1  # kind
FACT_RENEWED: Final = 2  # the bag of five discarded
FACT_RESHUFFLED: Final = 3  # cards in the new deck
FACT_TICKET: Final = 4  # private: seat, ticket
FACT_CHOSEN: Final = 5  # private: seat, tickets kept, tickets refused
FACT_DECIDED: Final = 6  # seat: has chosen in secret (TT-2.3)
FACT_KEPT: Final = 7  # seat, number kept, number refused
FACT_FIRST: Final = 8  # seat
FACT_PILE: Final = 9  # seat, symbol, location
FACT_TAKEN: Final = 10  # seat, kind
FACT_BLIND: Final = 11  # seat
FACT_CLAIMED: Final = 12  # seat, payment
FACT_TOURIST: Final = 13  # seat, symbol, location
FACT_TICKETS: Final = 14  # seat, number of tickets drawn
FACT_PASSED: Final = 15  # seat
FACT_LAST_ROUND: Final = 16  # seat
FACT_TURN: Final = 17  # seat
FACT_OVER: Final = 18  # how, seat that triggered the end or -1
FACT_REVEALED: Final = 19  # seat, tickets
