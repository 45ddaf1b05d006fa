"""What a decision gave away, by what its seat could know: a search from the seat's own view and nothing else.

What is best is found by one search, and how far it is ahead of what was played by another with luck of its own, in
which only these two are compared: the best of many guesses looks better than it is, and that would be booked as a
fault. A large fault is tried once more, four times as long.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from fogline.bots.search import Search, Settings
from fogline.core.game import Action, Game, State
from fogline.core.native import Luck
from fogline.core.sources import derive

DOUBTED: Final = 0.04
"""The loss from which it is tried once more."""
LONGER: Final = 4
"""How many times as long."""


class Verdict(msgspec.Struct, frozen=True):
    """What is to be said of a decision."""

    better: str | None
    """The action that would have been better; None where none was found."""
    loss: float
    """How much of the victory was given away beside it."""


FAULTLESS: Final = Verdict(None, 0.0)


class Judge:
    """Judges the decisions of one game by `sims` simulations each."""

    def __init__(self, game: Game, sims: int) -> None:
        self._game = game
        self._sims = sims
        settings = Settings()
        settings.points = 0.0
        settings.whole = True
        self._luck = Luck(0)
        self._search = Search(game.evaluator(), settings, self._luck)

    def verdict(self, state: State, seat: int, action: Action) -> Verdict:
        """What the seat gave away by an action, in the position in which it decided."""
        legal = state.legal(seat).numbers
        played = self._game.encode(action)
        if len(legal) == 1:
            return FAULTLESS
        view = msgspec.json.encode(state.view(seat)).hex()
        self._think(state, seat, derive("find", view), list(legal), self._sims)
        found = self._favourite(legal, played)
        if found == played:
            return FAULTLESS
        loss = self._lead(state, seat, derive("compare", view), (found, played), self._sims)
        if loss >= DOUBTED:
            loss = self._lead(state, seat, derive("doubt", view), (found, played), LONGER * self._sims)
        return Verdict(str(self._game.decode(found)), loss) if loss > 0 else FAULTLESS

    def _think(self, state: State, seat: int, seed: int, moves: list[int], sims: int) -> None:
        """Search from what the seat knows; all its luck follows from the seed."""
        self._luck.start(seed)
        belief = self._game.belief(state.position, seat)
        self._search.evaluator.suspect(belief, seat)
        self._search.begin(state.players, seat)
        self._search.compare(moves)
        self._search.run(belief, sims)

    def _favourite(self, legal: Sequence[int], played: int) -> int:
        """The best of the moves that were tried at least half as often as any; what was played, where it is as good."""
        search = self._search
        most = max(search.visits(move) for move in legal)
        tried = [move for move in legal if 2 * search.visits(move) >= most]
        return max(tried, key=lambda move: (search.value(move), move == played))

    def _lead(self, state: State, seat: int, seed: int, moves: tuple[int, int], sims: int) -> float:
        """How far the first of two moves is ahead of the second, in shares of the victory; 0 where it isn't."""
        self._think(state, seat, seed, sorted(moves), sims)
        return max(0.0, self._search.value(moves[0]) - self._search.value(moves[1]))
