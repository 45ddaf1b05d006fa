"""The deck as the compiled rules read it: one table a property, made once for each game. A card is a number."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from fogline.core.copies import carry
from fogline.games.san_francisco.versions import Rules

BLACK: Final = 5
"""The colour that fits every district."""


@final
class Tables:
    """Properties by kind of card. Kinds 0 … `kinds` - 1 are the deck's; then come the two bonus cards (SF-1.5)."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        self.kinds: i64 = 0
        self.size: i64 = 0
        self.colour: vec[u8] = vec[u8]()
        self.value: vec[u8] = vec[u8]()
        self.tracks: vec[u8] = vec[u8]()
        self.depot: vec[u8] = vec[u8]()
        self.square: vec[u8] = vec[u8]()
        self.foundation: vec[u8] = vec[u8]()
        self.coast: vec[u8] = vec[u8]()
        self.symbol: vec[u8] = vec[u8]()
        self.counts: vec[u8] = vec[u8]()
        # The whole deck card by card, so that a random draw can point at one: its kind, and which copy it is.
        self.card_kind: vec[u8] = vec[u8]()
        self.card_copy: vec[u8] = vec[u8]()

    def add_kind(
        self,
        colour: i64,
        value: i64,
        tracks: bool,
        depot: bool,
        square: bool,
        foundation: bool,
        coast: bool,
        symbol: bool,
        count: i64,
    ) -> None:
        """Add a kind of card with `count` copies in the deck."""
        self._add_face(colour, value, tracks, depot, square, foundation, coast, symbol)
        self.counts = append(self.counts, u8(count))
        copy: i64 = 0
        while copy < count:
            self.card_kind = append(self.card_kind, u8(self.kinds))
            self.card_copy = append(self.card_copy, u8(copy))
            copy += 1
        self.kinds += 1
        self.size += count

    def add_bonus_cards(self) -> None:
        """SF-7.4: the value-4 card and the depot card lie in any row and carry no bonus symbol."""
        self._add_face(BLACK, 4, False, False, False, False, False, False)
        self._add_face(BLACK, 0, False, True, False, False, False, False)

    def value_card(self) -> i64:
        """The kind of the value-4 bonus card."""
        return self.kinds

    def depot_card(self) -> i64:
        """The kind of the depot bonus card."""
        return self.kinds + 1

    def _add_face(
        self,
        colour: i64,
        value: i64,
        tracks: bool,
        depot: bool,
        square: bool,
        foundation: bool,
        coast: bool,
        symbol: bool,
    ) -> None:
        self.colour = append(self.colour, u8(colour))
        self.value = append(self.value, u8(value))
        self.tracks = append(self.tracks, u8(1 if tracks else 0))
        self.depot = append(self.depot, u8(1 if depot else 0))
        self.square = append(self.square, u8(1 if square else 0))
        self.foundation = append(self.foundation, u8(1 if foundation else 0))
        self.coast = append(self.coast, u8(1 if coast else 0))
        self.symbol = append(self.symbol, u8(1 if symbol else 0))


carry(Tables, "rules", shared=True)
