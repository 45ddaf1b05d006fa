"""The versions of the rules: where they differ, by name. A rule function asks for a difference, never for a number.

A game is played to its end by the version it began with. How to add one is in CONTRIBUTING.md.
"""

from __future__ import annotations

from typing import Final, final

from fogline.core.copies import carry


@final
class Rules:
    """One version of the rules, where versions differ."""

    def __init__(self, *, tokens_need_a_card: bool, counts_add_up: bool) -> None:
        self.tokens_need_a_card: bool = tokens_need_a_card
        """SF-9.5: a good advantage token needs a card in the district, or a tram; without this nothing is needed."""
        self.counts_add_up: bool = counts_add_up
        """Whether a position text is refused whose tokens, contracts and cards no play could bring together."""


VERSIONS: Final = {
    1: Rules(tokens_need_a_card=False, counts_add_up=False),
    2: Rules(tokens_need_a_card=True, counts_add_up=True),
}
"""Every version that was ever played, the newest last. A version that was released is never changed."""


carry(Rules, shared=True)
