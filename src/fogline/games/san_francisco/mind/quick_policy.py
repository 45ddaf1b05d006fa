"""Play at a glance: a policy that costs under a microsecond, to play on behind the search's horizon; compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fogline.core.native import Luck, Moves
from fogline.games.san_francisco.city import City
from fogline.games.san_francisco.ranking import RANKINGS, TRAMS, strength
from fogline.games.san_francisco.state import BUILD, CARD, COLUMNS, DISCARD, LAY, PLACE, TAKE, TURN, SanFrancisco
from fogline.games.san_francisco.tables import BLACK, Tables

NEVER: Final = -(1 << 40)


@final
class QuickWeights:
    """What counts at a glance, in thousandths of a victory point; found by playing against itself."""

    def __init__(self) -> None:
        self.take: i64 = 850
        """What a column must be worth at a glance before the quick policy takes it."""
        self.contract: i64 = 200
        """How much more for each contract."""
        self.luck: i64 = 200
        """Up to how much more by luck."""
        self.card: i64 = 150
        """Any card that fits."""
        self.near: i64 = 180
        """A point more in a district where another player is near."""
        self.far: i64 = 15
        """A point more in any district."""
        self.foundation: i64 = 100
        """A foundation."""
        self.coast: i64 = 100
        """A coast."""
        self.symbol: i64 = 200
        """The first bonus symbol of a district; the second is worth twice as much."""
        self.row: i64 = 200
        """A card that brings a row near its end."""


@final
class QuickPolicy:
    """The quick policy of San Francisco."""

    def __init__(self) -> None:
        self.weights: QuickWeights = QuickWeights()
        self.races: vec[i64] = vec[i64]([0] * RANKINGS)
        """What a point more in each district, or a tram more, is worth to the seat looked at."""
        self.race_row: i64 = 0
        """Where it is worth most."""

    def choose(self, position: SanFrancisco, seat: i64, moves: Moves, luck: Luck) -> i64:
        """Take a column that is worth a contract, else draw; build what is worth most; lay cards away from the next."""
        if position.phase == TURN:
            return self._turn(position, seat, moves, luck)
        if position.phase == LAY:
            return PLACE + self._column(position, seat, luck)
        if position.phase == BUILD:
            return self._build(position, seat, moves)
        return moves.get(luck.below(moves.count))

    def _turn(self, position: SanFrancisco, seat: i64, moves: Moves, luck: Luck) -> i64:
        city: City = position.cities[seat]
        self.weigh_races(position, seat)
        best: i64 = self.weights.take + city.contracts * self.weights.contract
        best += luck.below(self.weights.luck)
        chosen: i64 = moves.get(0)
        i: i64 = 0
        while i < moves.count:
            move: i64 = moves.get(i)
            if move >= TAKE and move < PLACE:
                worth: i64 = self.column_worth(position, city, move - TAKE)
                if worth > best:
                    best = worth
                    chosen = move
            i += 1
        return chosen

    def _column(self, position: SanFrancisco, seat: i64, luck: Luck) -> i64:
        """Where the drawn card is of least use to the next player."""
        next_: i64 = seat + 1 if seat + 1 < position.seats else 0
        city: City = position.cities[next_]
        self.weigh_races(position, next_)
        best: i64 = NEVER
        chosen: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            worth: i64 = luck.below(self.weights.luck)
            if city.contracts <= position.pile_length(column):
                worth -= self.column_worth(position, city, column)
            if worth > best:
                best = worth
                chosen = column
            column += 1
        return chosen

    def _build(self, position: SanFrancisco, seat: i64, moves: Moves) -> i64:
        city: City = position.cities[seat]
        self.weigh_races(position, seat)
        best: i64 = NEVER
        chosen: i64 = moves.get(0)
        i: i64 = 0
        while i < moves.count:
            card: i64 = moves.get(i) - CARD
            if card >= 0 and card % 6 != DISCARD:
                worth: i64 = self._card_worth(position, city, card // 6, card % 6)
                if worth > best:
                    best = worth
                    chosen = card + CARD
            elif best == NEVER:
                chosen = card + CARD
            i += 1
        return chosen

    def column_worth(self, position: SanFrancisco, city: City, column: i64) -> i64:
        """What a column's cards are worth at a glance: those that fit."""
        worth: i64 = 0
        rows: i64 = city.lengths
        i: i64 = 0
        while i < position.pile_length(column):
            kind: i64 = position.card_in(column, i)
            colour: i64 = i64(position.tables.colour[kind])
            if colour == BLACK:
                worth += self._card_worth(position, city, kind, self.race_row)
            elif (rows >> (3 * colour)) & 7 < 5:
                worth += self._card_worth(position, city, kind, colour)
                rows += 1 << (3 * colour)
            i += 1
        return worth

    def _card_worth(self, position: SanFrancisco, city: City, kind: i64, row: i64) -> i64:
        """What a card in a row is worth at a glance."""
        tables: Tables = position.tables
        weights: QuickWeights = self.weights
        worth: i64 = weights.card + i64(tables.value[kind]) * self.races[row]
        if tables.square[kind] != 0:
            worth += 3 * self.races[row]
        if tables.tracks[kind] != 0 or tables.depot[kind] != 0:
            worth += self.races[TRAMS]
        if tables.foundation[kind] != 0:
            worth += weights.foundation
        if tables.coast[kind] != 0:
            worth += weights.coast
        if tables.symbol[kind] != 0:
            symbols: i64 = city.symbols_in(row)
            if symbols < 2:
                worth += weights.symbol * (symbols + 1)
        if city.length(row) >= 3:
            worth += weights.row
        return worth

    def weigh_races(self, position: SanFrancisco, seat: i64) -> None:
        """What a point more in each district, and a tram more, is worth: much where another player is near (SF-9.1)."""
        races: vec[i64] = self.races
        near: i64 = self.weights.near * 2 // position.seats
        self.race_row = 0
        row: i64 = 0
        while row < RANKINGS:
            mine: i64 = strength(position.cities[seat], row)
            worth: i64 = self.weights.far
            other: i64 = 0
            while other < position.seats:
                if other != seat:
                    lead: i64 = mine - strength(position.cities[other], row)
                    if lead > -6 and lead < 4:
                        worth += near
                other += 1
            races[row] = worth
            if row < TRAMS and worth > races[self.race_row] and position.cities[seat].has_room(row):
                self.race_row = row
            row += 1
        races[TRAMS] = 2 * races[TRAMS]
