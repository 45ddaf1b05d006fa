"""The versions of the rules: where they differ, by name. A rule function asks for a difference, never for a number.

A game is played to its end by the version it began with. How to add one is in CONTRIBUTING.md.
"""

from __future__ import annotations

from typing import Final, final

from fogline.core.copies import carry


@final
class Rules:
    """One version of the rules, where versions differ."""

    def __init__(self, *, only_broken_ties_named: bool, sheet_lists_tickets: bool, counts_add_up: bool) -> None:
        self.only_broken_ties_named: bool = only_broken_ties_named
        """TT-4.3: a tie that stays a tie names no tie-break; without this every tie of points names it."""
        self.sheet_lists_tickets: bool = sheet_lists_tickets
        """TT-4.2: the score sheet has one line a ticket; without this one for all completed and one for all others."""
        self.counts_add_up: bool = counts_add_up
        """Whether a position text is refused whose cards, tickets and tokens no play could bring together."""


VERSIONS: Final = {
    1: Rules(only_broken_ties_named=False, sheet_lists_tickets=False, counts_add_up=False),
    2: Rules(only_broken_ties_named=True, sheet_lists_tickets=True, counts_add_up=True),
}
"""Every version that was ever played, the newest last. A version that was released is never changed."""


carry(Rules, shared=True)
