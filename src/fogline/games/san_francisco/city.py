"""One player's city (SF-1.1, SF-5, SF-6) with what lies beside it. Sets of spaces are bit masks.

The space in row r (0 is the top) and column c is bit 5 * r + c.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fogline.core.bits import bit_count
from fogline.core.copies import carry
from fogline.games.san_francisco.tables import Tables

EMPTY: Final = 255
"""What `cards` holds where no card lies."""
ALL: Final = 0b11111_11111_11111_11111_11111
ROW: Final = 0b11111
"""The top row; the row r is this shifted by 5 * r."""
BOTTOM_ROW: Final = 0b11111_00000_00000_00000_00000
FIRST_COLUMN: Final = 0b00001_00001_00001_00001_00001
LAST_COLUMN: Final = 0b10000_10000_10000_10000_10000
SKYSCRAPER_REQUIREMENT: Final = 7
SQUARE_VALUE: Final = 4


def around(spaces: i64) -> i64:
    """SF-5.2: the spaces that share a side with one of these; corners don't count."""
    return (
        (spaces >> 5)
        | ((spaces << 5) & ALL)
        | ((spaces & (ALL ^ FIRST_COLUMN)) >> 1)
        | ((spaces & (ALL ^ LAST_COLUMN)) << 1)
    )


@final
class City:
    """The 25 spaces, and the contracts and tokens beside them."""

    def __init__(self, cards: vec[u8], worth: vec[u8]) -> None:
        self.cards: vec[u8] = cards
        """The kind of card on each space."""
        self.worth: vec[u8] = worth
        """Value of each card but for a square's 4: its workers and its +2 tokens (SF-6.1)."""
        self.lengths: i64 = 0
        """Cards in each row, three bits a row."""
        self.tracks: i64 = 0
        self.depots: i64 = 0
        self.squares: i64 = 0
        self.foundations: i64 = 0
        self.symbols: i64 = 0
        self.track_tokens: i64 = 0
        self.trams: i64 = 0
        self.skyscrapers: i64 = 0
        self.coasts: i64 = 0
        self.contracts: i64 = 0
        self.completions: i64 = 0
        """The districts whose completion token lies here, a bit each."""
        self.vp_tokens: i64 = 0
        self.return_tokens: i64 = 0
        """Discard-contracts tokens held."""
        self.returns_used: i64 = 0
        """Discard-contracts tokens that were used and left the game."""

    def clone(self) -> City:
        """An independent copy."""
        twin = City(self.cards[:], self.worth[:])
        twin.lengths = self.lengths
        twin.tracks = self.tracks
        twin.depots = self.depots
        twin.squares = self.squares
        twin.foundations = self.foundations
        twin.symbols = self.symbols
        twin.track_tokens = self.track_tokens
        twin.trams = self.trams
        twin.skyscrapers = self.skyscrapers
        twin.coasts = self.coasts
        twin.contracts = self.contracts
        twin.completions = self.completions
        twin.vp_tokens = self.vp_tokens
        twin.return_tokens = self.return_tokens
        twin.returns_used = self.returns_used
        return twin

    def length(self, row: i64) -> i64:
        """Cards in a row."""
        return (self.lengths >> (3 * row)) & 7

    def has_room(self, row: i64) -> bool:
        """SF-5.1: whether a row has an empty space."""
        return self.length(row) < 5

    def is_full(self) -> bool:
        """SF-8.1: 25 cards."""
        return self.lengths == 0b101_101_101_101_101

    def filled(self) -> i64:
        """The spaces that hold a card."""
        spaces: i64 = 0
        row: i64 = 0
        while row < 5:
            spaces |= ((1 << self.length(row)) - 1) << (5 * row)
            row += 1
        return spaces

    def lay(self, kind: i64, row: i64, tables: Tables) -> i64:
        """SF-5.1: put a card on the row's leftmost empty space; returns the space. Trams and skyscrapers come after."""
        space: i64 = 5 * row + self.length(row)
        bit: i64 = 1 << space
        self.lengths += 1 << (3 * row)
        self.cards[space] = u8(kind)
        self.worth[space] = tables.value[kind]
        if tables.tracks[kind] != 0:
            self.tracks |= bit
        if tables.depot[kind] != 0:
            self.depots |= bit
        if tables.square[kind] != 0:
            self.squares |= bit
        if tables.foundation[kind] != 0:
            self.foundations |= bit
        if tables.symbol[kind] != 0:
            self.symbols |= bit
        if tables.coast[kind] != 0:
            self.coasts += 1
        return space

    def add_two(self, space: i64) -> None:
        """SF-7.3: a +2 token on a card."""
        self.worth[space] = self.worth[space] + 2

    def plus_tokens(self, space: i64, tables: Tables) -> i64:
        """How many +2 tokens lie on a card."""
        return (i64(self.worth[space]) - i64(tables.value[i64(self.cards[space])])) // 2

    def add_tracks(self, space: i64) -> None:
        """SF-7.6: a tracks token on a card without tracks."""
        self.tracks |= 1 << space
        self.track_tokens |= 1 << space

    def run_trams(self) -> i64:
        """SF-5.4: let the network grow to all it reaches; returns the spaces that got a tram."""
        before: i64 = self.trams
        network: i64 = before | self.depots | (self.tracks & BOTTOM_ROW)
        while True:
            grown: i64 = network | (around(network) & self.tracks)
            if grown == network:
                break
            network = grown
        self.trams = network
        return network & (ALL ^ before)

    def live_squares(self) -> i64:
        """SF-5.5: the squares beside a tram, each worth 4."""
        return self.squares & around(self.trams)

    def value(self, space: i64) -> i64:
        """SF-6.1: what the card on a space is worth now; 0 for an empty space."""
        worth: i64 = i64(self.worth[space])
        if (self.live_squares() >> space) & 1 != 0:
            worth += SQUARE_VALUE
        return worth

    def district_value(self, row: i64) -> i64:
        """The total value of a row (SF-9.1), foundations included (SF-6.2)."""
        total: i64 = SQUARE_VALUE * bit_count(self.live_squares() & (ROW << (5 * row)))
        space: i64 = 5 * row
        end: i64 = space + self.length(row)
        while space < end:
            total += i64(self.worth[space])
            space += 1
        return total

    def value_around(self, space: i64) -> i64:
        """The values of the cards beside a space, added up (SF-5.6)."""
        bit: i64 = 1 << space
        beside: i64 = around(bit)
        total: i64 = SQUARE_VALUE * bit_count(self.live_squares() & beside)
        if space >= 5:
            total += i64(self.worth[space - 5])
        if space < 20:
            total += i64(self.worth[space + 5])
        if bit & FIRST_COLUMN == 0:
            total += i64(self.worth[space - 1])
        if bit & LAST_COLUMN == 0:
            total += i64(self.worth[space + 1])
        return total

    def requirement(self) -> i64:
        """SF-5.6: what a foundation's neighbours must be worth: 7, less 1 for each coast card, never below 0."""
        if self.coasts >= SKYSCRAPER_REQUIREMENT:
            return 0
        return SKYSCRAPER_REQUIREMENT - self.coasts

    def raise_skyscrapers(self) -> i64:
        """SF-5.6: a skyscraper on every foundation whose neighbours suffice; returns the spaces that got one."""
        waiting: i64 = self.foundations & (ALL ^ self.skyscrapers)
        if waiting == 0:
            return 0
        needed: i64 = self.requirement()
        raised: i64 = 0
        space: i64 = 0
        while waiting >> space != 0:
            if (waiting >> space) & 1 != 0 and self.value_around(space) >= needed:
                raised |= 1 << space
            space += 1
        self.skyscrapers |= raised
        return raised

    def symbols_in(self, row: i64) -> i64:
        """Bonus symbols in a row (SF-7.1)."""
        return bit_count(self.symbols & (ROW << (5 * row)))


def empty_city() -> City:
    """SF-2.2: everyone starts with an empty city and 0 contracts."""
    return City(vec[u8]([EMPTY] * 25), vec[u8]([0] * 25))


carry(City, "cards", "worth")
