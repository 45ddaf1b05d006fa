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
from fogline.core.game import Action, Game, State, View
from fogline.core.native import Luck, Sampler
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


class Seen(msgspec.Struct, frozen=True):
    """All that a seat knows when it decides: what is said of its decision follows from this alone."""

    seat: int
    seats: int
    """How many there are."""
    legal: tuple[int, ...]
    """What it may do, as integers."""
    belief: Sampler
    """The worlds that agree with its view."""
    key: str
    """Its view as text: the search's luck follows from it."""

    @classmethod
    def of_view(cls, game: Game, view: View, legal: Sequence[int]) -> Seen:
        """From the view itself."""
        belief = game.prepare(view)
        return cls(view.seat, int(belief.sample(Luck(0)).seats), tuple(legal), belief, _key(view))

    @classmethod
    def of_state(cls, state: State, seat: int) -> Seen:
        """The same, from the position behind it, which costs less."""
        belief = state.game.belief(state.position, seat)
        return cls(seat, state.players, tuple(state.legal(seat).numbers), belief, _key(state.view(seat)))


def _key(view: View) -> str:
    return msgspec.json.encode(view).hex()


class Judge:
    """Judges the decisions of one game by `sims` simulations each; another `name` has other luck."""

    def __init__(self, game: Game, sims: int, name: str = "") -> None:
        self._game = game
        self._sims = sims
        self._name = name
        settings = Settings()
        settings.points = 0.0
        settings.whole = True
        self._luck = Luck(0)
        self._search = Search(game.teller(), settings, self._luck)

    def verdict(self, state: State, seat: int, action: Action) -> Verdict:
        """What the seat gave away by an action, in the position in which it decided."""
        return self.verdict_on(Seen.of_state(state, seat), self._game.encode(action))

    def verdict_on(self, seen: Seen, played: int) -> Verdict:
        """What a seat gives away by a move, by what it knows."""
        if len(seen.legal) == 1:
            return FAULTLESS
        self._think(seen, "find", list(seen.legal), self._sims)
        found = self._tried(seen.legal, played)[0]
        if found == played:
            return FAULTLESS
        loss = self._lead(seen, "compare", (found, played), self._sims)
        if loss >= DOUBTED:
            loss = self._lead(seen, "doubt", (found, played), LONGER * self._sims)
        return Verdict(str(self._game.decode(found)), loss) if loss > 0 else FAULTLESS

    def best(self, seen: Seen, most: int) -> list[tuple[int, float]]:
        """The best moves with their shares, the best first: one search finds them, another tries these alone."""
        self._think(seen, "find", list(seen.legal), self._sims)
        tries, value = self._search.visits, self._search.value
        found = sorted(seen.legal, key=lambda move: (-tries(move), -value(move)))[:most]
        return sorted(zip(found, self.weigh(seen, found), strict=True), key=lambda pair: -pair[1])

    def weigh(self, seen: Seen, moves: Sequence[int]) -> tuple[float, ...]:
        """The seat's share of the victory behind each of a few moves, which all meet the same luck."""
        self._think(seen, "weigh", sorted(set(moves)), LONGER * self._sims)
        shares = [self._search.shares(move) for move in moves]
        return tuple(share[seen.seat] if share else 0.0 for share in shares)

    def weigh_ends(self, ends: Sequence[tuple[Seen, int]], key: str) -> list[float]:
        """The seat's share behind each of some last moves of plans; all have the luck that follows from one key."""
        sims = LONGER * self._sims // len(ends)
        return [self._weigh_end(msgspec.structs.replace(seen, key=key), move, sims) for seen, move in ends]

    def _weigh_end(self, seen: Seen, move: int, sims: int) -> float:
        self._think(seen, "weigh", [move], sims)
        return self._search.shares(move)[seen.seat]

    def _think(self, seen: Seen, purpose: str, moves: list[int], sims: int) -> None:
        """Search from what the seat knows; all its luck follows from that."""
        self._luck.start(derive(self._name + purpose, seen.key))
        self._search.evaluator.suspect(seen.belief, seen.seat)
        self._search.begin(seen.seats, seen.seat)
        self._search.compare(moves)
        self._search.run(seen.belief, sims)

    def _tried(self, legal: Sequence[int], played: int) -> list[int]:
        """The moves tried at least half as often as any, the best first; what was played before its equals."""
        search = self._search
        most = max(search.visits(move) for move in legal)
        tried = [move for move in legal if 2 * search.visits(move) >= most]
        return sorted(tried, key=lambda move: (-search.value(move), move != played))

    def _lead(self, seen: Seen, purpose: str, moves: tuple[int, int], sims: int) -> float:
        """How far the first of two moves is ahead of the second, in shares of the victory; 0 where it isn't."""
        self._think(seen, purpose, sorted(moves), sims)
        return max(0.0, self._search.value(moves[0]) - self._search.value(moves[1]))
