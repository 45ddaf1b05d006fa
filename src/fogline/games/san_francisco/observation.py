"""What a seat may know, as numbers (SF-10: everything but the order of the deck); compiled.

Colours are numbered like the districts from the top, black is 5. Cities come clockwise from who looks.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from fogline.core.bits import bit, bit_count
from fogline.core.native import Position
from fogline.core.observing import Block, Numbers, Observer
from fogline.games.san_francisco.city import ROW, SQUARE_VALUE, City
from fogline.games.san_francisco.state import OVER, PILES, SanFrancisco
from fogline.games.san_francisco.tables import BLACK, Tables

FACE: Final = 8
"""Numbers that describe a card."""
MARKS: Final = 6
"""Those of them that are there or not: tracks, depot, square, foundation, coast, symbol."""
PILE: Final = 2 + MARKS + BLACK
"""Numbers that describe a pile."""
BESIDE: Final = 10
"""Numbers for what lies beside a city."""
ROWS: Final = 5
BONUSES: Final = 6
SPACES: Final = 25
PLANES: Final = 11


@final
class SanFranciscoObserver(Observer):
    """Writes the blocks of San Francisco, for one deck."""

    def __init__(self, seats: i64, tables: Tables) -> None:
        super().__init__(seats)
        self.tables: Tables = tables
        self.least_points = -6.0  # SF-1.4: the tokens that cost a point
        self.most_points = 48.0  # 25 skyscrapers, 3 VP tokens, 5 completions, the medal, all advantages
        self.marks: vec[i64] = vec[i64]([marks_of(kind, tables) for kind in range(tables.kinds)])
        """What is on a card, by kind: eight bits each for tracks and so on, so that cards can be added."""
        self.suits: vec[i64] = vec[i64]([suit_of(kind, tables) for kind in range(tables.kinds)])
        """Likewise its colour, but for black."""
        self.compact = compact_blocks(int(seats), int(tables.size))
        self.rich = rich_blocks(int(seats), int(tables.kinds), int(tables.size))

    def write(self, position: Position, seat: i64, rich: bool, out: Numbers) -> None:
        assert isinstance(position, SanFrancisco)
        self._write_table(position, seat, out)
        pile: i64 = 0
        while pile < PILES:
            self._write_pile(position, pile, out)
            pile += 1
        i: i64 = 0
        while i < self.seats:
            self._write_city(position.cities[(seat + i) % self.seats], out)
            i += 1
        if rich:
            self._write_rich(position, seat, out)

    def _write_table(self, position: SanFrancisco, seat: i64, out: Numbers) -> None:
        out.put_one_of(position.phase, OVER + 1)
        turn: i64 = -1 if position.turn < 0 else (position.turn + self.seats - seat) % self.seats
        out.put_one_of(turn, self.seats)
        out.put(position.deck_size)
        out.put(position.foundation_tokens)
        kind: i64 = 0
        while kind < BONUSES:
            out.put(position.bonus_left(kind))
            kind += 1
        medal: i64 = -1 if position.medal < 0 else (position.medal + self.seats - seat) % self.seats
        out.put_one_of(medal, self.seats)
        out.put_one_of(position.bonus_row, ROWS)
        self._write_face(position.drawn, out)

    def _write_face(self, kind: i64, out: Numbers) -> None:
        """A card's properties; colour -1 where there is none."""
        if kind < 0:
            out.put(-1)
            out.put_set(0, FACE - 1)
            return
        out.put(i64(self.tables.colour[kind]))
        out.put(i64(self.tables.value[kind]))
        out.put_bytes(self.marks[kind], MARKS)

    def _write_pile(self, position: SanFrancisco, pile: i64, out: Numbers) -> None:
        """How many cards, their value, what is on them, and how many of each colour."""
        marks: vec[i64] = self.marks
        suits: vec[i64] = self.suits
        values: vec[u8] = self.tables.value
        count: i64 = position.pile_length(pile)
        value: i64 = 0
        on_them: i64 = 0
        of_colour: i64 = 0
        i: i64 = 0
        while i < count:
            kind: i64 = position.card_in(pile, i)
            value += i64(values[kind])
            on_them += marks[kind]
            of_colour += suits[kind]
            i += 1
        out.put(count)
        out.put(value)
        out.put_bytes(on_them, MARKS)
        out.put_bytes(of_colour, BLACK)

    def _write_city(self, city: City, out: Numbers) -> None:
        """What lies beside a city, and its districts."""
        items: vec[i16] = out.items
        at: i64 = out.at
        items[at] = i16(city.contracts)
        items[at + 1] = i16(city.vp_tokens)
        items[at + 2] = i16(city.return_tokens)
        items[at + 3] = i16(city.returns_used)
        items[at + 4] = i16(city.coasts)
        items[at + 5] = i16(bit_count(city.foundations))
        items[at + 6] = i16(bit_count(city.skyscrapers))
        items[at + 7] = i16(bit_count(city.trams))
        items[at + 8] = i16(bit_count(city.tracks))
        items[at + 9] = i16(bit_count(city.squares))
        out.at = at + BESIDE
        out.put_set(city.completions, ROWS)
        self._write_districts(city, out)

    def _write_districts(self, city: City, out: Numbers) -> None:
        """For each district cards, value and symbols."""
        items: vec[i16] = out.items
        at: i64 = out.at
        worth: vec[u8] = city.worth
        live: i64 = city.live_squares()
        row: i64 = 0
        while row < ROWS:
            spaces: i64 = ROW << (5 * row)
            total: i64 = SQUARE_VALUE * bit_count(live & spaces)
            space: i64 = 5 * row
            count: i64 = city.length(row)
            end: i64 = space + count
            while space < end:
                total += i64(worth[space])
                space += 1
            items[at] = i16(count)
            items[at + 1] = i16(total)
            items[at + 2] = i16(bit_count(city.symbols & spaces))
            at += 3
            row += 1
        out.at = at

    def _write_rich(self, position: SanFrancisco, seat: i64, out: Numbers) -> None:
        """Every kind of card wherever it lies, every space of every city, and the points."""
        tables: Tables = self.tables
        out.put_one_of(position.drawn, tables.kinds)
        kind: i64 = 0
        while kind < tables.kinds:
            out.put(i64(position.deck[kind]))
            kind += 1
        pile: i64 = 0
        while pile < PILES:
            self._write_cards(position, pile, out)
            pile += 1
        i: i64 = 0
        while i < self.seats:
            self._write_spaces(position.cities[(seat + i) % self.seats], out)
            i += 1
        i = 0
        while i < self.seats:
            out.put(position.halves((seat + i) % self.seats))
            i += 1

    def _write_cards(self, position: SanFrancisco, pile: i64, out: Numbers) -> None:
        """A pile's cards in their order, each as its kind + 1; 0 where there is none."""
        count: i64 = position.pile_length(pile)
        size: i64 = self.tables.size
        items: vec[i16] = out.items
        cards: vec[u8] = position.piles
        at: i64 = out.at
        i: i64 = 0
        while i < count:
            items[at + i] = i16(i64(cards[pile * size + i]) + 1)
            i += 1
        while i < size:
            items[at + i] = 0
            i += 1
        out.at = at + size

    def _write_spaces(self, city: City, out: Numbers) -> None:
        """One plane a property."""
        tables: Tables = self.tables
        filled: i64 = city.filled()
        space: i64 = 0
        while space < SPACES:
            out.put(i64(city.cards[space]) + 1 if (filled >> space) & 1 != 0 else 0)
            space += 1
        live: i64 = city.live_squares()
        space = 0
        while space < SPACES:
            out.put(i64(city.worth[space]) + (SQUARE_VALUE if (live >> space) & 1 != 0 else 0))
            space += 1
        space = 0
        while space < SPACES:
            out.put(city.plus_tokens(space, tables) if (filled >> space) & 1 != 0 else 0)
            space += 1
        out.put_set(city.tracks, SPACES)
        out.put_set(city.track_tokens, SPACES)
        out.put_set(city.depots, SPACES)
        out.put_set(city.squares, SPACES)
        out.put_set(city.foundations, SPACES)
        out.put_set(city.symbols, SPACES)
        out.put_set(city.trams, SPACES)
        out.put_set(city.skyscrapers, SPACES)


def marks_of(kind: i64, tables: Tables) -> i64:
    """Tracks, depot, square, foundation, coast and symbol of a card, eight bits each."""
    packed: i64 = i64(tables.tracks[kind])
    packed += i64(tables.depot[kind]) * bit(8)
    packed += i64(tables.square[kind]) * bit(16)
    packed += i64(tables.foundation[kind]) * bit(24)
    packed += i64(tables.coast[kind]) * bit(32)
    packed += i64(tables.symbol[kind]) * bit(40)
    return packed


def suit_of(kind: i64, tables: Tables) -> i64:
    """A 1 in the eight bits of a card's colour; nothing for black."""
    colour: i64 = i64(tables.colour[kind])
    return bit(8 * colour) if colour < BLACK else 0


def compact_blocks(seats: int, size: int) -> list[Block]:
    """What is written in the compact form, in its order."""
    return [
        Block("phase", (8,), 0, 1, "what is being decided: first, turn, draw, lay, build, bonus, end, over"),
        Block("turn", (seats,), 0, 1, "whose turn it is, from who looks; at the end who triggered it"),
        Block("deck_size", (1,), 0, size, "cards left in the deck"),
        Block("foundation_tokens", (1,), 0, 2 + 2 * seats, "foundation tokens left"),
        Block("supply", (BONUSES,), 0, 3, "bonuses left: +2, value 4, depot, VP, discard contracts, tracks"),
        Block("medal", (seats,), 0, 1, "who holds the medal, from who looks"),
        Block("bonus_row", (ROWS,), 0, 1, "the district whose bonus must be taken now"),
        Block(
            "drawn",
            (FACE,),
            -1,
            255,
            "the card drawn and not yet laid: colour (-1 for no card), value, tracks, depot, square, foundation, "
            "coast, symbol",
        ),
        Block(
            "piles",
            (PILES, PILE),
            0,
            1000,
            "the columns a, b, c and the cards taken: how many cards, their value, and how many with tracks, depot, "
            "square, foundation, coast, symbol, then of each district's colour",
        ),
        Block(
            "cities",
            (seats, BESIDE + ROWS + 3 * ROWS),
            0,
            255,
            "contracts, VP tokens, discard-contracts tokens held, and used, coasts, foundations, skyscrapers, trams, "
            "tracks, squares; completion tokens by district; then for each district cards, value, symbols",
        ),
    ]


def rich_blocks(seats: int, kinds: int, size: int) -> list[Block]:
    """What the rich form has besides, in its order."""
    return [
        Block("drawn_kind", (kinds,), 0, 1, "the card drawn, by its kind"),
        Block("deck", (kinds,), 0, 255, "cards left in the deck, by kind"),
        Block("pile_cards", (PILES, size), 0, kinds, "each pile's cards in their order, kind + 1; 0 for none"),
        Block(
            "spaces",
            (seats, PLANES, ROWS, 5),
            0,
            255,
            "each city's spaces: kind + 1, value now, +2 tokens, tracks, tracks tokens, depots, squares, foundations, "
            "symbols, trams, skyscrapers",
        ),
        Block("halves", (seats,), -12, 96, "points in halves, were the game scored now, from who looks"),
    ]
