"""Bags of transport cards, and the hands by what everybody knows of them; compiled.

A bag holds so many cards of each of the seven kinds: one number, eight bits a kind. A hand is made of several bags.
The **known** cards are those that everyone saw taken face up, and those that can be concluded. The others were drawn
blind, and lie in the **pool** of the deck that they came from: pool 0 is that of the deck in use, the others are those
of earlier decks, the youngest first. Everyone knows the content of a pool as a whole (a new deck is made of discards,
which are public), and how many of its cards each seat holds; not which. `docs/ticket-to-ride-belief.md` tells more.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fogline.core.copies import carry
from fogline.games.ticket_to_ride.meta import CARDS

KINDS: Final = 7
FERRY: Final = 6
WIDTH: Final = 8
COLOURED: Final = (1 << (WIDTH * FERRY)) - 1
"""The places of the six colours in a bag: everything but the ferries."""
ONE: Final = vec[i64]([1 << (WIDTH * kind) for kind in range(KINDS)])
"""A bag with one card, by kind."""
POOLS: Final = 4
"""How many pools are told apart; when there would be more, the two oldest become one."""
PAIRS: Final = 0x00FF00FF00FF00FF


def count_of(bag: i64, kind: i64) -> i64:
    """How many cards of a kind are in a bag."""
    return (bag >> (WIDTH * kind)) & 0xFF


def counts_of(bag: i64) -> list[int]:
    """How many cards of each kind are in a bag."""
    return [count_of(bag, kind) for kind in range(KINDS)]


def cards_of(bag: i64) -> dict[str, int]:
    """What a bag holds, by kind of card.

    >>> cards_of(ONE[0] + ONE[0] + ONE[FERRY])
    {'blue': 2, 'ferry': 1}
    """
    cards: dict[str, int] = {}
    for kind in range(KINDS):
        count = (bag >> (WIDTH * kind)) & 0xFF
        if count != 0:
            cards[CARDS[kind]] = count
    return cards


def size_of(bag: i64) -> i64:
    """How many cards are in a bag."""
    pairs: i64 = (bag & PAIRS) + ((bag >> WIDTH) & PAIRS)
    return (pairs & 0xFFFF) + ((pairs >> 16) & 0xFFFF) + ((pairs >> 32) & 0xFFFF) + (pairs >> 48)


def kind_at(bag: i64, index: i64) -> i64:
    """The kind of the card at an index below the bag's size, its cards put in the order of their kinds."""
    kind: i64 = 0
    left: i64 = index - (bag & 0xFF)
    while left >= 0:
        kind += 1
        left -= (bag >> (WIDTH * kind)) & 0xFF
    return kind


@final
class Hands:
    """The hands of all seats, without limit (TT-3.3).

    In `bags` lie first the known cards of each seat, then each pool's share of each seat.
    """

    def __init__(self, seats: i64, bags: vec[i64]) -> None:
        self.seats: i64 = seats
        self.bags: vec[i64] = bags
        self.pools: i64 = 1
        """Pools in use: the current one, and the older ones with cards in several hands."""

    def clone(self) -> Hands:
        """An independent copy."""
        twin = Hands(self.seats, self.bags[:])
        twin.pools = self.pools
        return twin

    def hand(self, seat: i64) -> i64:
        """All the cards of a seat."""
        bag: i64 = self.bags[seat]
        i: i64 = self.seats + seat
        last: i64 = self.pools * self.seats + seat
        while i <= last:
            bag += self.bags[i]
            i += self.seats
        return bag

    def known(self, seat: i64) -> i64:
        """Those of a seat's cards that everyone knows."""
        return self.bags[seat]

    def blind(self, seat: i64, pool: i64) -> i64:
        """A seat's cards from a pool."""
        return self.bags[(1 + pool) * self.seats + seat]

    def held(self, pool: i64) -> i64:
        """All cards of a pool that are in hands."""
        bag: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            bag += self.blind(seat, pool)
            seat += 1
        return bag

    def add_known(self, seat: i64, bag: i64) -> None:
        """Cards that everyone saw go to a hand."""
        self.bags[seat] += bag

    def add_blind(self, seat: i64, pool: i64, bag: i64) -> None:
        """Cards that only their owner saw."""
        self.bags[(1 + pool) * self.seats + seat] += bag

    def new_deck(self) -> None:
        """TT-3.4: a new deck begins; what was drawn blind from the old one is a pool of its own, all of it in hands."""
        if self.held(0) == 0:
            return
        if self.pools == POOLS:
            self._merge(POOLS - 1, POOLS - 2)
            self._remove(POOLS - 1)
        i: i64 = (1 + self.pools) * self.seats - 1
        while i >= self.seats:
            self.bags[i + self.seats] = self.bags[i]
            i -= 1
        self.pools += 1
        self._clear(0)
        self._tidy()

    def spend(self, seat: i64, kind: i64, count: i64, deck: i64) -> None:
        """A seat shows and discards cards of a kind; `deck` is the content of the deck.

        Cards of a kind are all the same, so known ones go first without any loss of knowledge.
        """
        known: i64 = min(count, count_of(self.bags[seat], kind))
        self.bags[seat] -= known * ONE[kind]
        left: i64 = count - known
        pool: i64 = 0
        if left > 0 and self.pools > 1:
            left = self._spend_certain(seat, kind, left, deck)
            left = self._spend_forced(seat, kind, left, deck)
            if left > 0:
                pool = self._join(seat, kind, deck)
        self.add_blind(seat, pool, -left * ONE[kind])
        if self.pools > 1:
            self._tidy()

    def _spend_certain(self, seat: i64, kind: i64, count: i64, deck: i64) -> i64:
        """Take cards that the seat is certain to hold from a pool, and return how many are still to be paid.

        A hand with more cards of a pool than the pool has of other kinds must hold this kind.
        """
        left: i64 = count
        pool: i64 = self.pools - 1
        while pool >= 0:
            content: i64 = self.content(pool, deck)
            others: i64 = size_of(content) - count_of(content, kind)
            certain: i64 = min(left, size_of(self.blind(seat, pool)) - others)
            if certain > 0:
                self.add_blind(seat, pool, -certain * ONE[kind])
                left -= certain
            pool -= 1
        return left

    def _spend_forced(self, seat: i64, kind: i64, count: i64, deck: i64) -> i64:
        """Take from each pool what the other pools can't have given, and return how many are still to be paid."""
        most: i64 = 0
        pool: i64 = 0
        while pool < self.pools:
            most += self._most(seat, pool, kind, deck)
            pool += 1
        spare: i64 = most - count
        left: i64 = count
        pool = 0
        while pool < self.pools:
            forced: i64 = min(left, self._most(seat, pool, kind, deck) - spare)
            if forced > 0:
                self.add_blind(seat, pool, -forced * ONE[kind])
                left -= forced
            pool += 1
        return left

    def _join(self, seat: i64, kind: i64, deck: i64) -> i64:
        """Make one pool of all that a spent card may have come from, and return which: the truth is never excluded."""
        joined: i64 = -1
        pool: i64 = 0
        while pool < self.pools:
            if self._most(seat, pool, kind, deck) > 0:
                if joined < 0:
                    joined = pool
                else:
                    self._merge(pool, joined)
            pool += 1
        return joined

    def content(self, pool: i64, deck: i64) -> i64:
        """All cards of a pool, in hands and (the current one's) in the deck."""
        return self.held(pool) + deck if pool == 0 else self.held(pool)

    def _most(self, seat: i64, pool: i64, kind: i64, deck: i64) -> i64:
        """How many cards of a kind a seat may have from a pool, as far as everyone knows."""
        return min(size_of(self.blind(seat, pool)), count_of(self.content(pool, deck), kind))

    def _merge(self, pool: i64, into: i64) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self.add_blind(seat, into, self.blind(seat, pool))
            seat += 1
        self._clear(pool)

    def _clear(self, pool: i64) -> None:
        i: i64 = (1 + pool) * self.seats
        end: i64 = i + self.seats
        while i < end:
            self.bags[i] = 0
            i += 1

    def _remove(self, pool: i64) -> None:
        """Close the gap that a pool leaves."""
        i: i64 = (1 + pool) * self.seats
        end: i64 = self.pools * self.seats
        while i < end:
            self.bags[i] = self.bags[i + self.seats]
            i += 1
        self.pools -= 1
        self._clear(self.pools)

    def _tidy(self) -> None:
        """An older pool in one hand is known by everyone; an empty one is forgotten."""
        pool: i64 = self.pools - 1
        while pool > 0:
            holders: i64 = 0
            holder: i64 = 0
            seat: i64 = 0
            while seat < self.seats:
                if self.blind(seat, pool) != 0:
                    holders += 1
                    holder = seat
                seat += 1
            if holders == 1:
                self.bags[holder] += self.blind(holder, pool)
            if holders <= 1:
                self._remove(pool)
            pool -= 1


def empty_hands(seats: i64) -> Hands:
    """Hands without cards."""
    return Hands(seats, vec[i64]([0] * ((1 + POOLS) * seats)))


carry(Hands, "seats", "bags")
