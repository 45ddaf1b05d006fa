"""Complete positions that agree with a view. Nothing is hidden here, so there is only one (SF-10)."""

from __future__ import annotations

from typing import final

from fogline.core.native import Luck, Sampler
from fogline.games.san_francisco.state import SanFrancisco


@final
class Belief(Sampler):
    """Gives copies of the one position that a view shows."""

    def __init__(self, position: SanFrancisco) -> None:
        self.position: SanFrancisco = position

    def sample(self, luck: Luck) -> SanFrancisco:
        """The position itself: the deck has no order, so nothing is left to guess."""
        return self.position.clone()
