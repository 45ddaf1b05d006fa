"""The position of San Francisco and the rules that change it (SF-2 to SF-8), on integers; compiled.

A turn runs through phases: `TURN` (draw or take), `DRAW` (luck) and `LAY`, or `BUILD` and `BONUS`, and sometimes `END`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fogline.core.bits import bit_count
from fogline.core.copies import carry
from fogline.core.native import CHECKED, Log, Luck, Moves, Position, check_step
from fogline.games.san_francisco.city import ALL, City, empty_city
from fogline.games.san_francisco.facts import (
    FACT_ALL_RETURN,
    FACT_BONUS_EARNED,
    FACT_BONUS_LOST,
    FACT_BONUS_TAKEN,
    FACT_BUILT,
    FACT_COMPLETED,
    FACT_DISCARDED,
    FACT_DRAWN,
    FACT_FIRST,
    FACT_FOUNDATION,
    FACT_MEDAL,
    FACT_OVER,
    FACT_PLACED,
    FACT_RETURNED,
    FACT_SKYSCRAPERS,
    FACT_SQUARES,
    FACT_TAKEN,
    FACT_TRAMS,
    FACT_TURN,
)
from fogline.games.san_francisco.ranking import halves
from fogline.games.san_francisco.tables import BLACK, Tables

# Phases.
FIRST: Final = 0  # luck: who starts (SF-2.4)
TURN: Final = 1  # the player draws, takes a column or uses a token (SF-3)
DRAW: Final = 2  # luck: the top card of the deck
LAY: Final = 3  # the drawn card goes to a column (SF-3.1)
BUILD: Final = 4  # the taken cards, one by one (SF-3.5)
BONUS: Final = 5  # a bonus was earned and must be taken (SF-7.2)
END: Final = 6  # the action is done, the discard-contracts token may still be used (SF-3.7)
OVER: Final = 7

# Actions. The numbers are stable; a kind of card comes last, so that a bigger deck only adds at the end.
DRAW_CARD: Final = 0
TAKE: Final = 1  # + column
PLACE: Final = 4  # + column
RETURN_ONE: Final = 7
RETURN_TWO: Final = 8
END_TURN: Final = 9
BONUS_VP: Final = 10
BONUS_RETURN: Final = 11
BONUS_VALUE: Final = 12  # + row
BONUS_DEPOT: Final = 17  # + row
BONUS_PLUS: Final = 22  # + space
BONUS_TRACKS: Final = 47  # + space
CARD: Final = 72  # + 6 * kind + row, or + DISCARD
DISCARD: Final = 5

# Kinds of bonus, numbered like the districts that give them; tracks belong to none (SF-1.5).
PLUS: Final = 0
VALUE: Final = 1
DEPOT: Final = 2
VP: Final = 3
RETURN: Final = 4
TRACKS: Final = 5
FULL_SUPPLY: Final = 0b11_11_11_11_11_11
"""Three of each bonus (SF-1.5), two bits a kind."""

# How the game ended (SF-8.1, SF-3.6).
BY_FOUNDATIONS: Final = 1
BY_CITY: Final = 2
BY_STANDSTILL: Final = 3

COLUMNS: Final = 3
TAKEN: Final = 3
"""The pile that follows the three columns: the cards taken and not yet built."""
PILES: Final = 4


@final
class SanFrancisco(Position):
    """A position. The box is what is nowhere else; the deck has no order, only a content."""

    def __init__(self, seats: i64, tables: Tables, cities: list[City], deck: vec[u8], piles: vec[u8]) -> None:
        self.seats = seats
        self.tables: Tables = tables
        self.cities: list[City] = cities
        self.deck: vec[u8] = deck
        """Cards left in the deck, by kind."""
        self.piles: vec[u8] = piles
        """Kinds of the cards in the three columns, as they arrived, and of those taken: `size` places a pile."""
        self.lengths: i64 = 0
        """Cards in each pile, eight bits a pile."""
        self.deck_size: i64 = tables.size
        self.phase: i64 = FIRST
        self.turn: i64 = -1
        """The seat whose turn it is; when the game is over, the seat that triggered the end (SF-8.2)."""
        self.drawn: i64 = -1
        """The kind of card drawn and not yet laid."""
        self.bonus_row: i64 = -1
        """The district whose bonus must be taken."""
        self.foundation_tokens: i64 = 0
        self.supply: i64 = FULL_SUPPLY
        self.medal: i64 = -1
        self.termination: i64 = 0

    def clone(self) -> SanFrancisco:
        """An independent copy; the tables are shared."""
        twin = SanFrancisco(
            self.seats, self.tables, [city.clone() for city in self.cities], self.deck[:], self.piles[:]
        )
        twin.lengths = self.lengths
        twin.deck_size = self.deck_size
        twin.phase = self.phase
        twin.turn = self.turn
        twin.drawn = self.drawn
        twin.bonus_row = self.bonus_row
        twin.foundation_tokens = self.foundation_tokens
        twin.supply = self.supply
        twin.medal = self.medal
        twin.termination = self.termination
        return twin

    # Who decides, and what may be done.

    def actors(self) -> i64:
        if self.phase in (FIRST, DRAW, OVER):
            return 0
        return 1 << self.turn

    def is_chance(self) -> bool:
        return self.phase in (FIRST, DRAW)

    def is_over(self) -> bool:
        return self.phase == OVER

    def halves(self, seat: i64) -> i64:
        trigger: i64 = self.turn if self.turn >= 0 else 0
        return halves(self.cities, seat, self.medal, trigger, self.tables.rules)

    def tie_break(self, seat: i64) -> i64:
        """SF-9.7: more trams."""
        return bit_count(self.cities[seat].trams)

    def legal(self, seat: i64, out: Moves) -> None:
        if self.phase == TURN:
            self._legal_turn(out)
        elif self.phase == LAY:
            column: i64 = 0
            while column < COLUMNS:
                out.add(PLACE + column)
                column += 1
        elif self.phase == BUILD:
            self._legal_returns(1, out)
            self._legal_build(out)
        elif self.phase == BONUS:
            self._legal_bonus(self.bonus_row, out)
        elif self.phase == END:
            self._legal_returns(1, out)
            out.add(END_TURN)

    def _legal_turn(self, out: Moves) -> None:
        """SF-3.1, SF-3.3, SF-3.6: draw while there is a deck, take a column, or use the token first."""
        contracts: i64 = self.cities[self.turn].contracts
        if self.deck_size > 0:
            out.add(DRAW_CARD)
        longest: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            cards: i64 = self.pile_length(column)
            if contracts < cards:
                out.add(TAKE + column)
            if cards > longest:
                longest = cards
            column += 1
        enough: i64 = 1
        if out.count == 0:
            enough = contracts - longest + 1
        self._legal_returns(enough, out)

    def _legal_returns(self, enough: i64, out: Moves) -> None:
        """SF-4.2: return 1 or 2 contracts with the token, no more than held; SF-3.6: at least `enough`."""
        city: City = self.cities[self.turn]
        if city.return_tokens == 0:
            return
        if city.contracts >= 1 and enough <= 1:
            out.add(RETURN_ONE)
        if city.contracts >= 2 and enough <= 2:
            out.add(RETURN_TWO)

    def _legal_build(self, out: Moves) -> None:
        """SF-3.5, SF-5.1: each different card taken: to its row or, black, any row with room; or discarded."""
        city: City = self.cities[self.turn]
        i: i64 = 0
        before: i64 = -1
        while i < self.pile_length(TAKEN):
            kind: i64 = self.card_in(TAKEN, i)
            if kind != before:
                action: i64 = CARD + 6 * kind
                colour: i64 = i64(self.tables.colour[kind])
                if colour != BLACK:
                    if city.has_room(colour):
                        out.add(action + colour)
                else:
                    row: i64 = 0
                    while row < 5:
                        if city.has_room(row):
                            out.add(action + row)
                        row += 1
                out.add(action + DISCARD)
            before = kind
            i += 1

    def _legal_bonus(self, row: i64, out: Moves) -> None:
        """SF-7.2: the district's own bonus or the tracks token, where one is left and can be used."""
        city: City = self.cities[self.turn]
        kind: i64 = row
        if self.bonus_left(kind) > 0:
            if kind == VP:
                out.add(BONUS_VP)
            elif kind == RETURN:
                out.add(BONUS_RETURN)
            elif kind == PLUS:
                self._add_spaces(city.filled(), BONUS_PLUS, out)
            else:
                # SF-7.4: a bonus card lies on any row that has an empty space.
                first: i64 = BONUS_VALUE if kind == VALUE else BONUS_DEPOT
                target: i64 = 0
                while target < 5:
                    if city.has_room(target):
                        out.add(first + target)
                    target += 1
        if self.bonus_left(TRACKS) > 0:
            self._add_spaces(city.filled() & (ALL ^ city.tracks), BONUS_TRACKS, out)

    def _add_spaces(self, spaces: i64, first: i64, out: Moves) -> None:
        space: i64 = 0
        while spaces >> space != 0:
            if (spaces >> space) & 1 != 0:
                out.add(first + space)
            space += 1

    # Luck.

    def outcomes(self, out: Moves, weights: Moves) -> None:
        i: i64 = 0
        if self.phase == FIRST:
            while i < self.seats:
                out.add(i)
                weights.add(1)
                i += 1
        else:
            while i < self.tables.kinds:
                if self.deck[i] != 0:
                    out.add(i)
                    weights.add(i64(self.deck[i]))
                i += 1

    def sample(self, luck: Luck) -> i64:
        if self.phase == FIRST:
            return luck.below(self.seats)
        # SF-2.3: point at a card of the full deck until it is one of those left: each is then equally likely.
        while True:
            card: i64 = luck.below(self.tables.size)
            kind: i64 = i64(self.tables.card_kind[card])
            if self.tables.card_copy[card] < self.deck[kind]:
                return kind

    # What an action does.

    def step(self, seat: i64, move: i64, log: Log | None) -> None:
        if CHECKED:
            check_step(self, seat, move)
        if self.phase == TURN:
            self._act(move, log)
        elif self.phase == DRAW:
            self._draw(move, log)
        elif self.phase == LAY:
            self._place(move - PLACE, log)
        elif self.phase == BUILD:
            if move < CARD:
                self._use_return_token(move, log)
            else:
                self._build(move - CARD, log)
        elif self.phase == BONUS:
            self._take_bonus(move, log)
        elif self.phase == END:
            if move != END_TURN:
                self._use_return_token(move, log)
            self._next_turn(log)
        elif self.phase == FIRST:
            self._begin(move, log)
        else:
            raise AssertionError(f"nothing to do in phase {self.phase}")

    def _begin(self, first: i64, log: Log | None) -> None:
        """SF-2.4: luck has named the first player."""
        self.turn = first
        self.phase = TURN
        if log is not None:
            log.add(FACT_FIRST, first)

    def _act(self, move: i64, log: Log | None) -> None:
        """SF-3: exactly one of two actions; the token may come before it (SF-4.2)."""
        if move == DRAW_CARD:
            self.phase = DRAW
        elif move < PLACE:
            self._take(move - TAKE, log)
        else:
            self._use_return_token(move, log)

    def _draw(self, kind: i64, log: Log | None) -> None:
        """SF-3.1: drawing commits, and everyone sees the card."""
        self.deck[kind] = self.deck[kind] - 1
        self.deck_size -= 1
        self.drawn = kind
        self.phase = LAY
        if log is not None:
            log.add(FACT_DRAWN, self.turn, kind)

    def _place(self, column: i64, log: Log | None) -> None:
        """SF-3.1, SF-3.2: lay the card face up; a foundation gets a token, and the last one ends the game (SF-8.1)."""
        kind: i64 = self.drawn
        self.drawn = -1
        self.push(column, kind)
        if log is not None:
            log.add(FACT_PLACED, self.turn, kind, column)
        if self.tables.foundation[kind] != 0:
            self.foundation_tokens -= 1
            if log is not None:
                log.add(FACT_FOUNDATION, column, self.foundation_tokens)
            if self.foundation_tokens == 0:
                self._finish(BY_FOUNDATIONS, log)
                return
        self._after_action(log)

    def _take(self, column: i64, log: Log | None) -> None:
        """SF-3.4: first the cards, then the contract, then the check that someone is without one."""
        count: i64 = self.pile_length(column)
        i: i64 = 0
        while i < count:
            self.push_sorted(TAKEN, self.card_in(column, i))
            i += 1
        self.lengths -= count << (8 * column)
        city: City = self.cities[self.turn]
        city.contracts += 1
        if log is not None:
            log.add(FACT_TAKEN, self.turn, column, count, city.contracts)
        self._return_contracts(log)
        self.phase = BUILD

    def _return_contracts(self, log: Log | None) -> None:
        """SF-4.1: as soon as every player has a contract, each returns 1."""
        for city in self.cities:
            if city.contracts == 0:
                return
        for city in self.cities:
            city.contracts -= 1
        if log is not None:
            log.add(FACT_ALL_RETURN)

    def _use_return_token(self, move: i64, log: Log | None) -> None:
        """SF-4.2: the token returns 1 or 2 contracts and leaves the game."""
        count: i64 = 1 if move == RETURN_ONE else 2
        city: City = self.cities[self.turn]
        city.contracts -= count
        city.return_tokens -= 1
        city.returns_used += 1
        if log is not None:
            log.add(FACT_RETURNED, self.turn, count)

    def _build(self, card: i64, log: Log | None) -> None:
        """SF-3.5: build one of the taken cards, or discard it."""
        kind: i64 = card // 6
        row: i64 = card % 6
        self._remove_taken(kind)
        if row == DISCARD:
            if log is not None:
                log.add(FACT_DISCARDED, self.turn, kind)
            self._after_card(log)
            return
        self._lay(kind, row, log)
        # SF-7.1: the second symbol of a district earns its bonus; a third earns nothing.
        if self.tables.symbol[kind] != 0 and self.cities[self.turn].symbols_in(row) == 2:
            self._earn_bonus(row, log)
        if self.phase != BONUS:
            self._after_card(log)

    def _lay(self, kind: i64, row: i64, log: Log | None) -> None:
        """SF-5.8: lay a card, then (1) to (5): trams, values, skyscrapers, medal, completion."""
        city: City = self.cities[self.turn]
        squares: i64 = city.live_squares() if log is not None else 0
        space: i64 = city.lay(kind, row, self.tables)
        if log is not None:
            log.add(FACT_BUILT, self.turn, kind, space)
        self._settle(city, squares, log)
        if city.length(row) == 5:
            self._complete(city, row, log)

    def _settle(self, city: City, squares: i64, log: Log | None) -> None:
        """SF-5.8 (1) to (4): trams, values, skyscrapers, medal; `squares` had their 4 before, for the log."""
        trams: i64 = city.run_trams()
        raised: i64 = city.raise_skyscrapers()
        if raised != 0:
            holder: i64 = self.medal
            self._award_medal(city)
        if log is not None:
            if trams != 0:
                log.add(FACT_TRAMS, self.turn, trams)
            if city.live_squares() != squares:
                log.add(FACT_SQUARES, self.turn, city.live_squares() & (ALL ^ squares))
            if raised != 0:
                log.add(FACT_SKYSCRAPERS, self.turn, raised)
                if self.medal != holder:
                    log.add(FACT_MEDAL, self.turn, holder)

    def _award_medal(self, city: City) -> None:
        """SF-5.7: to the first to build a skyscraper, then to who has strictly more than its holder."""
        if self.medal < 0 or bit_count(city.skyscrapers) > bit_count(self.cities[self.medal].skyscrapers):
            self.medal = self.turn

    def _complete(self, city: City, row: i64, log: Log | None) -> None:
        """SF-5.3: the first player to put the 5th card into a district takes its token."""
        for other in self.cities:
            if (other.completions >> row) & 1 != 0:
                return
        city.completions |= 1 << row
        if log is not None:
            log.add(FACT_COMPLETED, self.turn, row)

    def _earn_bonus(self, row: i64, log: Log | None) -> None:
        """SF-7.2: taking is compulsory while one of the two kinds can be taken and used; otherwise it is lost."""
        if self.can_take_bonus(row):
            self.phase = BONUS
            self.bonus_row = row
            if log is not None:
                log.add(FACT_BONUS_EARNED, self.turn, row)
        elif log is not None:
            log.add(FACT_BONUS_LOST, self.turn, row)

    def can_take_bonus(self, row: i64) -> bool:
        """Whether the district's bonus, or the tracks token in its place, can be taken and used (SF-7.2, SF-7.4)."""
        city: City = self.cities[self.turn]
        if self.bonus_left(TRACKS) > 0 and city.filled() & (ALL ^ city.tracks) != 0:
            return True
        if self.bonus_left(row) == 0:
            return False
        if row in (VALUE, DEPOT):
            return not city.is_full()
        return True

    def _take_bonus(self, move: i64, log: Log | None) -> None:
        """SF-7.3 to SF-7.7."""
        city: City = self.cities[self.turn]
        self.bonus_row = -1
        self.phase = BUILD
        if move == BONUS_VP:
            self._spend_bonus(VP, -1, log)
            city.vp_tokens += 1
        elif move == BONUS_RETURN:
            self._spend_bonus(RETURN, -1, log)
            city.return_tokens += 1
        elif move < BONUS_DEPOT:
            self._spend_bonus(VALUE, -1, log)
            self._lay(self.tables.value_card(), move - BONUS_VALUE, log)
        elif move < BONUS_PLUS:
            self._spend_bonus(DEPOT, -1, log)
            self._lay(self.tables.depot_card(), move - BONUS_DEPOT, log)
        elif move < BONUS_TRACKS:
            self._spend_bonus(PLUS, move - BONUS_PLUS, log)
            city.add_two(move - BONUS_PLUS)
            self._settle(city, city.live_squares(), log)
        else:
            self._spend_bonus(TRACKS, move - BONUS_TRACKS, log)
            city.add_tracks(move - BONUS_TRACKS)
            self._settle(city, city.live_squares(), log)
        self._after_card(log)

    def _spend_bonus(self, kind: i64, space: i64, log: Log | None) -> None:
        self.supply -= 1 << (2 * kind)
        if log is not None:
            log.add(FACT_BONUS_TAKEN, self.turn, kind, space)

    # How turns and the game end.

    def _after_card(self, log: Log | None) -> None:
        """SF-5.8 (7), then the next card."""
        if self.cities[self.turn].is_full():
            self._finish(BY_CITY, log)
        elif self.pile_length(TAKEN) == 0:
            self._after_action(log)

    def _after_action(self, log: Log | None) -> None:
        """SF-3.7: the turn ends by itself, unless the discard-contracts token can be used."""
        city: City = self.cities[self.turn]
        if city.return_tokens > 0 and city.contracts > 0:
            self.phase = END
        else:
            self._next_turn(log)

    def _next_turn(self, log: Log | None) -> None:
        """Clockwise; SF-3.6: who can't do anything at all ends the game."""
        self.turn = (self.turn + 1) % self.seats
        self.phase = TURN
        if log is not None:
            log.add(FACT_TURN, self.turn)
        if self.is_standstill():
            self._finish(BY_STANDSTILL, log)

    def is_standstill(self) -> bool:
        """SF-3.6: no deck, and no column that the player could take, even after using the token."""
        if self.deck_size > 0:
            return False
        city: City = self.cities[self.turn]
        contracts: i64 = city.contracts
        if city.return_tokens > 0:
            contracts = contracts - 2 if contracts > 2 else 0
        column: i64 = 0
        while column < COLUMNS:
            if contracts < self.pile_length(column):
                return False
            column += 1
        return True

    def _finish(self, termination: i64, log: Log | None) -> None:
        """SF-8.1, SF-8.2: at once; taken cards not yet built go to the box."""
        if log is not None:
            log.add(FACT_OVER, self.turn, termination, self.pile_length(TAKEN))
        self.lengths &= 0xFFFFFF
        self.phase = OVER
        self.termination = termination

    # Piles.

    def bonus_left(self, kind: i64) -> i64:
        """How many of a kind of bonus are left (SF-1.5)."""
        return (self.supply >> (2 * kind)) & 3

    def pile_length(self, pile: i64) -> i64:
        """Cards in a column, or taken."""
        return (self.lengths >> (8 * pile)) & 0xFF

    def card_in(self, pile: i64, index: i64) -> i64:
        """The kind of the card at a place in a column, or among those taken."""
        return i64(self.piles[pile * self.tables.size + index])

    def box(self) -> list[int]:
        """SF-10: the discarded cards, by kind: those of the deck that are nowhere else."""
        tables: Tables = self.tables
        left: list[int] = []
        kind: i64 = 0
        while kind < tables.kinds:
            left.append(i64(tables.counts[kind]) - i64(self.deck[kind]))
            kind += 1
        if self.drawn >= 0:
            left[self.drawn] -= 1
        pile: i64 = 0
        while pile < PILES:
            for i in range(self.pile_length(pile)):
                left[self.card_in(pile, i)] -= 1
            pile += 1
        for city in self.cities:
            for laid in city.cards:
                if i64(laid) < tables.kinds:
                    left[i64(laid)] -= 1
        return left

    def push(self, pile: i64, kind: i64) -> None:
        self.piles[pile * self.tables.size + self.pile_length(pile)] = u8(kind)
        self.lengths += 1 << (8 * pile)

    def push_sorted(self, pile: i64, kind: i64) -> None:
        """Keep the taken cards in the order of their kinds, so that equal ones lie together."""
        start: i64 = pile * self.tables.size
        i: i64 = start + self.pile_length(pile)
        while i > start and i64(self.piles[i - 1]) > kind:
            self.piles[i] = self.piles[i - 1]
            i -= 1
        self.piles[i] = u8(kind)
        self.lengths += 1 << (8 * pile)

    def _remove_taken(self, kind: i64) -> None:
        i: i64 = TAKEN * self.tables.size
        last: i64 = i + self.pile_length(TAKEN) - 1
        while i64(self.piles[i]) != kind:
            i += 1
        while i < last:
            self.piles[i] = self.piles[i + 1]
            i += 1
        self.lengths -= 1 << (8 * TAKEN)


def set_up(seats: i64, tables: Tables) -> SanFrancisco:
    """SF-2: the start with 2, 3 or 4 players, before the first player is drawn."""
    cities = [empty_city() for _ in range(seats)]
    position = SanFrancisco(seats, tables, cities, tables.counts[:], vec[u8]([0] * (PILES * tables.size)))
    position.foundation_tokens = foundation_tokens(seats)
    return position


def foundation_tokens(seats: i64) -> i64:
    """SF-2.2: 6, 8 or 10 tokens for 2, 3 or 4 players."""
    return 2 + 2 * seats


# What `copy` and `pickle` carry.
carry(SanFrancisco, "seats", "tables", "cities", "deck", "piles")
