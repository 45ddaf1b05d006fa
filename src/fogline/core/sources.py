"""Where luck comes from. Rules never draw: they say what may come, and a source chooses."""

from __future__ import annotations

import hashlib
import hmac
from bisect import bisect
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from copy import deepcopy
from itertools import accumulate
from typing import Protocol, Self

from fogline.core import luck
from fogline.core.errors import IllegalAction
from fogline.core.game import Action, State
from fogline.core.native import Luck


class Source(Protocol):
    """Chooses what luck brings. Ours can be copied and pickled; a copy goes on by itself from where it was made."""

    def choose(self, state: State) -> Action:
        """One of the outcomes of `state.chance()`; the state must be waiting for luck."""


def derive(*parts: object) -> int:
    """A 63-bit seed made from parts, so that each use of one seed has luck of its own.

    >>> derive(7, "game", 0) != derive(7, "game", 1)
    True
    """
    text = "\0".join(map(str, parts))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 1


class _Copied:
    """A source whose copies go on from where it stands, each by itself."""

    def __copy__(self) -> Self:
        return deepcopy(self)


class Seeded(_Copied):
    """Luck from a seed: the same seed and the same decisions give the same game."""

    def __init__(self, seed: int) -> None:
        self._luck = Luck(derive("luck", seed))

    def choose(self, state: State) -> Action:
        """An outcome drawn with its probability."""
        number = state.position.sample(self._luck)
        return state.game.decode_outcome(state.game.stream(state.position), number)


class Scripted(_Copied):
    """Luck written down beforehand, for tests and replays: outcomes or their texts, in order."""

    def __init__(self, outcomes: Iterable[Action | str]) -> None:
        self._outcomes = deque(outcomes)

    def choose(self, state: State) -> Action:
        """The next outcome of the script; raises `IllegalAction` (``script-over``) at its end."""
        if not self._outcomes:
            raise IllegalAction("script-over")
        outcome = self._outcomes.popleft()
        return state.game.action(outcome) if isinstance(outcome, str) else outcome


class Duplicate(_Copied):
    """Luck for paired deals: whatever is decided, the n-th card of each stream stays as alike as it can.

    Every copy of every outcome has a fixed priority in its stream (a generation of a deck), and the outcome is the
    first that is still available. Use one for each game.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._dealt: Counter[tuple[str, str]] = Counter()

    def choose(self, state: State) -> Action:
        """The available outcome of the highest priority."""
        chance = state.chance()
        if chance is None:
            raise IllegalAction("players-decide")
        stream = chance.stream
        outcomes = chance.outcomes
        priorities = [self._priority(stream, str(o), w) for o, w in zip(outcomes, chance.weights, strict=True)]
        chosen = outcomes[priorities.index(min(priorities))]
        self._dealt[stream, str(chosen)] += 1
        return chosen

    def _priority(self, stream: str, outcome: str, left: int) -> int:
        """The priority of the next copy: of all copies in the stream, those dealt came first."""
        dealt = self._dealt[stream, outcome]
        return sorted(derive(self._seed, stream, outcome, copy) for copy in range(dealt + left))[dealt]


class Fair(_Copied):
    """Luck from a key that a table and its people made together (`fogline.core.luck`), and the number of the draw.

    What is undone keeps its number, so luck after it is new, and nobody chooses by taking back.
    """

    def __init__(self, key: bytes, number: int = 0) -> None:
        self._key = key
        self.number = number
        """The number of the next draw: how many there were before it, those undone too; a draw raises it by one."""

    def choose(self, state: State) -> Action:
        """The outcome that the key holds for this number."""
        chance = state.chance()
        if chance is None:
            raise IllegalAction("players-decide")
        place = luck.chosen(self._key, self.number, chance.weights)
        self.number += 1
        return state.game.decode_outcome(chance.stream, chance.numbers[place])


class Fated(_Copied):
    """The luck of another game once more, as far as that can come here; where it can't, or is over, other luck."""

    def __init__(self, fate: Sequence[str], begins: int, otherwise: Secret) -> None:
        self._fate = fate
        self._begins = begins
        self._otherwise = otherwise
        self.number = begins
        """The number of the next draw, which a draw raises by one; the first of the fate has the number `begins`."""

    def choose(self, state: State) -> Action:
        """The outcome that came there."""
        chance = state.chance()
        if chance is None:
            raise IllegalAction("players-decide")
        place = self.number - self._begins
        wanted = self._fate[place] if 0 <= place < len(self._fate) else None
        self._otherwise.number = self.number
        self.number += 1
        for number in chance.numbers:
            outcome = state.game.decode_outcome(chance.stream, number)
            if str(outcome) == wanted:
                return outcome
        return self._otherwise.choose(state)


class Secret(_Copied):
    """The luck of tables begun before `Fair`, and what a table draws for itself: bots' seeds, a rematch's name.

    It comes from a table's secret and the number of the entry that it will be.

    Entry `n` is the outcome at HMAC-SHA256(secret, ``luck n``), read as one big-endian number, modulo the sum of the
    weights: outcomes in their fixed order, each as many places as its weight. An entry that is undone keeps its number,
    so luck after it is new.

    >>> import fogline
    >>> state = fogline.load("san-francisco").start(players=3)
    >>> str(Secret(b"key", 0).choose(state)) == str(Secret(b"key", 0).choose(state))
    True
    """

    def __init__(self, secret: bytes, number: int = 0) -> None:
        self._secret = secret
        self.number = number
        """The number of the entry that the next outcome will be; a draw raises it by one."""

    def choose(self, state: State) -> Action:
        """The outcome that the secret holds for this number."""
        chance = state.chance()
        if chance is None:
            raise IllegalAction("players-decide")
        *ends, places = accumulate(chance.weights)
        place = self.draw(f"luck {self.number}") % places
        self.number += 1
        return state.game.decode_outcome(chance.stream, chance.numbers[bisect(ends, place)])

    def draw(self, label: str) -> int:
        """256 bits that the secret holds under a label; one label tells nothing about another."""
        return int.from_bytes(hmac.digest(self._secret, label.encode(), "sha256"), "big")
