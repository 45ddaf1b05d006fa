"""Hands of Ticket to Ride as everybody knows them: known cards, and shares of pools (docs/notation.md, Hands)."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from itertools import product
from typing import Self

from records import demand

LETTERS = {"blue": "b", "green": "g", "black": "k", "pink": "p", "red": "r", "orange": "o", "ferry": "f"}
KINDS = {letter: kind for kind, letter in LETTERS.items()}
MOST_POOLS = 4

Bag = Counter[str]  # how many cards of each kind


def read_bag(text: str) -> Bag:
    """Read a bag such as `b2kf`."""
    return Bag({KINDS[letter]: int(number or 1) for letter, number in re.findall(r"([a-z])(\d*)", text)})


def write_bag(bag: Bag) -> str:
    """Write a bag as in a position's text."""
    parts = [letter + (str(bag[kind]) if bag[kind] > 1 else "") for kind, letter in LETTERS.items() if bag[kind]]
    return "".join(parts) or "-"


@dataclass
class Hand:
    """A seat's known cards, and its share of each pool."""

    known: Bag
    shares: list[Bag]

    @classmethod
    def read(cls, text: str) -> Self:
        """Read a hand in a position's text."""
        known, *shares = map(read_bag, text.split("/"))
        return cls(known, shares)

    def write(self) -> str:
        """Write the hand as in a position's text."""
        return "/".join(map(write_bag, [self.known, *self.shares]))

    def cards(self) -> Bag:
        """Return all cards together."""
        return sum(self.shares, self.known)


def begin_pool(hands: list[Hand]) -> None:
    """Begin a new pool at a reshuffle, if the last deck's has cards."""
    if not any(hand.shares[0].total() for hand in hands):
        return
    for hand in hands:
        if len(hand.shares) == MOST_POOLS:
            hand.shares[-2].update(hand.shares.pop())
        hand.shares.insert(0, Bag())
    tidy(hands)


def tidy(hands: list[Hand]) -> None:
    """Make known what is left of a pool to one seat alone, and drop the pools that nobody shares."""
    for pool in reversed(range(1, len(hands[0].shares))):
        holders = [hand for hand in hands if hand.shares[pool].total()]
        if len(holders) > 1:
            continue
        for hand in hands:
            hand.known.update(hand.shares.pop(pool))


@dataclass
class Payment:
    """A payment of cards of one kind: what is still owed becomes less with every card found."""

    hands: list[Hand]
    hand: Hand
    deck: Bag
    kind: str
    owed: int

    def pay(self) -> None:
        """Find all the cards that are owed in the hand."""
        self.spend(self.hand.known, self.hand.known[self.kind])
        if len(self.hand.shares) == 1:
            self.spend(self.hand.shares[0], self.owed)
        else:
            self.pay_certain()
            self.pay_forced()
            self.pay_joined()
            tidy(self.hands)

    def spend(self, bag: Bag, number: int) -> None:
        """Spend cards of a bag, but no more than are owed."""
        number = min(number, self.owed)
        demand(number <= bag[self.kind], f"{self.owed} {self.kind} cards too few are in the hand")
        bag[self.kind] -= number
        self.owed -= number

    def content(self, pool: int) -> Bag:
        """Return all shares of a pool together, for pool 0 with the deck."""
        return sum((hand.shares[pool] for hand in self.hands), Bag() if pool else self.deck)

    def most(self, pool: int) -> int:
        """Return how many cards of the kind can come from a pool, as far as everybody knows."""
        return min(self.hand.shares[pool].total(), self.content(pool)[self.kind])

    def pay_certain(self) -> None:
        """Spend what the seat must have of the kind, since the pool has too few others."""
        for pool, share in reversed([*enumerate(self.hand.shares)]):
            content = self.content(pool)
            others = content.total() - content[self.kind]
            self.spend(share, max(0, share.total() - others))

    def pay_forced(self) -> None:
        """Spend what must come from a pool, since the others have too few."""
        most = [self.most(pool) for pool in range(len(self.hand.shares))]
        spare = sum(most) - self.owed
        for share, number in zip(self.hand.shares, most, strict=True):
            self.spend(share, max(0, number - spare))

    def pay_joined(self) -> None:
        """Spend the rest from the pools that it can come from, which become one."""
        if self.owed:
            first, *others = (pool for pool in range(len(self.hand.shares)) if self.most(pool))
            for hand, pool in product(self.hands, others):
                hand.shares[first] += hand.shares[pool]
                hand.shares[pool] = Bag()
            self.spend(self.hand.shares[first], self.owed)
