"""The tourist piles (TT-2.1, TT-2.4, TT-3.11); compiled."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fogline.core.bits import bit, lowest
from fogline.core.copies import carry
from fogline.games.ticket_to_ride.tables import Tables

EACH: Final = 0x01_01_01_01_01_01_01
"""A 1 for each symbol; seven are the most."""
HIGHEST: Final = 0x80_80_80_80_80_80_80


@final
class TouristPiles:
    """Where each symbol's pile lies, and how many tokens are left in it: eight bits a symbol."""

    def __init__(self, symbols: i64, places: i64, sizes: i64) -> None:
        self.symbols: i64 = symbols
        self.places: i64 = places
        """Location + 1; 0 while the pile is set aside."""
        self.sizes: i64 = sizes

    def clone(self) -> TouristPiles:
        """An independent copy."""
        return TouristPiles(self.symbols, self.places, self.sizes)

    def place(self, symbol: i64) -> i64:
        """The location of a symbol's pile; -1 while it is set aside."""
        return ((self.places >> (8 * symbol)) & 0xFF) - 1

    def size(self, symbol: i64) -> i64:
        """Tokens left in a symbol's pile."""
        return (self.sizes >> (8 * symbol)) & 0xFF

    def locations(self) -> i64:
        """The locations with a pile, a bit each."""
        found: i64 = 0
        symbol: i64 = 0
        while symbol < self.symbols:
            if self.place(symbol) >= 0:
                found |= bit(self.place(symbol))
            symbol += 1
        return found

    def symbol_at(self, location: i64) -> i64:
        """The symbol of the pile at a location; -1 without a pile."""
        # All symbols at once: of the bytes that are 0 where the pile is here, the lowest is marked by its highest bit.
        elsewhere: i64 = self.places ^ ((location + 1) * EACH)
        here: i64 = (elsewhere - EACH) & ~elsewhere & HIGHEST
        if here == 0:
            return -1
        return lowest(here) >> 3

    def is_aside(self) -> bool:
        """Whether a pile is still to be placed (TT-2.4)."""
        symbol: i64 = 0
        while symbol < self.symbols:
            if self.place(symbol) < 0:
                return True
            symbol += 1
        return False

    def put(self, symbol: i64, location: i64) -> None:
        """TT-2.4: a pile that was set aside finds its place."""
        self.places += (location + 1) << (8 * symbol)

    def take(self, symbol: i64) -> None:
        """TT-3.11: a token is taken."""
        self.sizes -= bit(8 * symbol)

    def has_new(self, location: i64, held: i64) -> bool:
        """TT-3.11: whether a location has a token of a symbol that isn't among those held."""
        symbol: i64 = self.symbol_at(location)
        return symbol >= 0 and self.size(symbol) > 0 and (held >> symbol) & 1 == 0


def first_piles(seats: i64, tables: Tables) -> TouristPiles:
    """TT-2.1: the piles of the map in their places, two of them set aside."""
    sizes: i64 = 0
    symbol: i64 = 0
    while symbol < tables.symbols:
        sizes += pile_size(seats, symbol, tables) << (8 * symbol)
        symbol += 1
    return TouristPiles(tables.symbols, tables.pile_at, sizes)


def pile_size(seats: i64, symbol: i64, tables: Tables) -> i64:
    """TT-2.1: three tokens a pile with four players, two otherwise; TT-2.4: with two, one in each pile set aside."""
    if seats == 4:
        return 3
    if seats == 2 and (tables.pile_at >> (8 * symbol)) & 0xFF == 0:
        return 1
    return 2


carry(TouristPiles)
