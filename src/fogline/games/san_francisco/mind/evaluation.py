"""What an action promises: the judgement behind the bot `greedy`, compiled.

Everything is counted in thousandths of a victory point and in whole numbers, so that every machine judges alike. A
seat's *margin* is what it may expect at the end less what the others may expect on average. It adds up

- what the seat has for good: skyscrapers, completion tokens, 1½ VP tokens (SF-9.6);
- each district's race and that of the trams (SF-9.1): the chance to be ahead of each other player, from the totals
  expected at the end and how much may still change until then; a full row can't change any more;
- the chance of each waiting foundation to get its skyscraper (SF-5.6), and the race for the medal (SF-5.7);
- the chance to be first to complete each district (SF-5.3), and of a second bonus symbol (SF-7.1);
- contracts (SF-3.3): the more of them, the longer a column must be; they weigh less towards the end;
- the market: what the others can take before the seat's next turn, and what is then left for the seat.

To take a column is judged by building it card by card, the best card first. To draw is judged by the market as it is,
and by the chance that the card brings the last foundation token and ends the game (SF-8.1).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fogline.core.bits import bit_count
from fogline.core.native import Moves
from fogline.games.san_francisco.city import ALL, ROW, City, around
from fogline.games.san_francisco.ranking import RANKINGS, TRAMS, is_present
from fogline.games.san_francisco.state import (
    BONUS,
    BUILD,
    COLUMNS,
    DRAW_CARD,
    END,
    LAY,
    PLACE,
    RETURN_ONE,
    TAKE,
    TURN,
    SanFrancisco,
)
from fogline.games.san_francisco.tables import BLACK

CERTAIN: Final = 1000
POINT: Final = 1000
# fmt: off
_CHANCES: Final = vec[i64]([
    500, 553, 605, 654, 701, 743, 782, 816, 846, 871, 893, 912, 928, 941, 951, 960, 968, 974, 979, 983, 986, 989, 991,
    993, 994,
])
"""The chance to be ahead, by the lead in eighths of the spread."""
_SPREADS: Final = vec[i64]([
    300, 943, 1300, 1578, 1814, 2022, 2211, 2385, 2548, 2700, 2844, 2982, 3113, 3239, 3360, 3476, 3590, 3699, 3806,
    3910, 4011,
])
"""How far a difference may still move, in thousandths, by the cards still to come on both sides in halves."""
# fmt: on
SPREAD: Final = 1350
"""How far races may still move, as a part of what independent cards would give."""
_BUILT_IN: Final = vec[i64]([0, 221, 393, 528, 632, 713, 777, 826, 865, 895, 918, 936, 950, 961, 970, 976, 1000])
"""The chance that a row gets a card at all, in thousandths, by the cards expected to come in quarters."""
ONE_IN_EACH: Final = 0b001_001_001_001_001
"""A card in each of the five rows, three bits a row."""
NEVER: Final = -(1 << 40)


def chance_to_build(coming: i64) -> i64:
    """The chance, in thousandths, that at least one card comes where so many are expected."""
    return _BUILT_IN[min(16, coming // 250)]


def spread_of(coming: i64) -> i64:
    """How far the difference of two totals may still move, by the cards still to come on both sides."""
    return _SPREADS[min(20, coming // 500)] * SPREAD // CERTAIN


def chance(lead: i64, spread: i64) -> i64:
    """The chance, in thousandths, that a lead of this size lasts."""
    size: i64 = lead if lead >= 0 else -lead
    eighths: i64 = size * 8000 // spread
    index: i64 = eighths // 1000
    result: i64 = 997
    if index < 24:
        below: i64 = _CHANCES[index]
        result = below + (_CHANCES[index + 1] - below) * (eighths % 1000) // 1000
    return result if lead >= 0 else CERTAIN - result


@final
class Weights:
    """What the evaluation believes about the game, in thousandths; found by playing against itself."""

    def __init__(self) -> None:
        self.building: i64 = 650
        """The share of the cards to come that are built."""
        self.horizon: i64 = 10000
        """How many cards a player must be to come for it to be "much", in what follows."""
        self.card: i64 = 1350
        """The value of a card still to come."""
        self.square: i64 = 1900
        """What a square without a tram adds to its district, while much is to come."""
        self.waiting_track: i64 = 350
        """The chance that tracks without a tram get one."""
        self.near_value: i64 = 1700
        """What an empty space beside a foundation brings it, once filled."""
        self.symbol: i64 = 350
        """The first bonus symbol of a district."""
        self.bonus: i64 = 900
        """A bonus that a column would earn."""
        self.token: i64 = 1000
        """A discard-contracts token, while much is to come."""
        self.contract: i64 = 900
        """A contract, while much is to come."""
        self.more_contracts: i64 = 150
        """What each further contract weighs more than the one before."""
        self.next_turn: i64 = 800
        """The weight of what is left for the seat's next turn."""
        self.others: i64 = 700
        """The weight of what the others can take before that."""
        self.threshold: i64 = 700
        """What a column must promise before a player is expected to take it."""
        self.draw: i64 = 700
        """What drawing is worth by itself, while much is to come."""
        self.wanted: i64 = 5000
        """How many times likelier than any other a card is that a player has none of in a district (SF-9.5)."""
        self.victory: i64 = 3000
        """What winning weighs beside the points, when the game ends."""


@final
class Outlook:
    """What a city may become: totals expected at the end, and the cards still to come in each row."""

    def __init__(self) -> None:
        self.totals: vec[i64] = vec[i64]([0] * 6)
        self.coming: vec[i64] = vec[i64]([0] * 6)
        self.absent: i64 = 0
        """Where the city has no card, or no tram, and no good token comes without one (SF-9.5): a bit each."""
        self.skyscrapers: i64 = 0
        self.alone: i64 = 0
        """Points that don't depend on the other cities."""


@final
class Evaluation:
    """Rates the actions of San Francisco."""

    def __init__(self) -> None:
        self.weights: Weights = Weights()
        self.coming: i64 = 0
        """Cards that each player will still build, in thousandths."""
        self.remaining: i64 = 0
        """How much of the game remains, in thousandths: all of it until the horizon comes in sight."""
        self.forgone: i64 = 0
        """What the races just looked at won't bring for want of a card there (SF-9.5)."""
        self.survival: i64 = 0
        """The chance that the game is not over before the seat's next turn."""
        self.outlooks: list[Outlook] = [Outlook(), Outlook(), Outlook(), Outlook()]
        self.scratch: Outlook = Outlook()
        self.moves: Moves = Moves()
        self.gains: vec[i64] = vec[i64]([0] * 12)
        """What each column would bring each seat: seat * COLUMNS + column."""

    # Ratings.

    def rate(self, position: SanFrancisco, seat: i64, moves: Moves, ratings: Moves) -> None:
        """Fill `ratings` with what each of the seat's legal `moves` promises."""
        self.look(position)
        if position.phase == LAY:
            self._weigh_columns(position)
            i: i64 = 0
            while i < moves.count:
                ratings.add(self._rate_place(position, seat, moves.get(i) - PLACE))
                i += 1
            return
        if position.phase == TURN:
            self._weigh_columns(position)
        i = 0
        while i < moves.count:
            ratings.add(self._rate_move(position, seat, moves.get(i)))
            i += 1

    def _rate_move(self, position: SanFrancisco, seat: i64, move: i64) -> i64:
        if position.phase == TURN:
            if move == DRAW_CARD:
                return self._rate_draw(position, seat)
            after: SanFrancisco = position.clone()
            after.step(seat, move, None)
            if move >= RETURN_ONE:
                return self._best_turn(after, seat)
            self._build_all(after, seat)
            if after.is_over():
                return self.final(after, seat)
            return self._with_victory(self.margin(after, seat) + self._market(after, seat, move - TAKE))
        after = position.clone()
        after.step(seat, move, None)
        return self._settle_bonus(after, seat)

    def _best_turn(self, position: SanFrancisco, seat: i64) -> i64:
        """The best that can be done in a turn, once the token is used."""
        best: i64 = NEVER
        moves = Moves()
        position.legal(seat, moves)
        i: i64 = 0
        while i < moves.count:
            rating: i64 = self._rate_move(position, seat, moves.get(i))
            best = max(best, rating)
            i += 1
        return best

    def _rate_draw(self, position: SanFrancisco, seat: i64) -> i64:
        """The market as it is, and the chance that the card brings the last foundation token (SF-8.1)."""
        drawing: i64 = self.weights.draw * self.remaining // CERTAIN
        margin: i64 = self.margin(position, seat) + self._market(position, seat, -1) + drawing
        going_on: i64 = self._with_victory(margin)
        if position.foundation_tokens > 1:
            return going_on
        ends: i64 = CERTAIN * foundations_left(position) // position.deck_size
        return (going_on * (CERTAIN - ends) + self.final(position, seat) * ends) // CERTAIN

    def _rate_place(self, position: SanFrancisco, seat: i64, column: i64) -> i64:
        """What the columns offer once the card lies there."""
        after: SanFrancisco = position.clone()
        after.step(seat, PLACE + column, None)
        if after.is_over():
            return 0
        before: vec[i64] = self.gains[:]
        other: i64 = 0
        while other < position.seats:
            self.gains[other * COLUMNS + column] = self._column_gain(after, other, column)
            other += 1
        result: i64 = self._market(after, seat, -1)
        self.gains = before
        return result

    def _settle_bonus(self, after: SanFrancisco, seat: i64) -> i64:
        """The value reached; a bonus just earned is taken in the best way first."""
        if after.phase != BONUS:
            return self._value(after, seat)
        best: i64 = NEVER
        moves = Moves()
        after.legal(seat, moves)
        i: i64 = 0
        while i < moves.count:
            then: SanFrancisco = after.clone()
            then.step(seat, moves.get(i), None)
            best = max(best, self._value(then, seat))
            i += 1
        return best

    def _build_all(self, position: SanFrancisco, seat: i64) -> None:
        """Build the taken cards, each time the most promising one, until the turn is over."""
        moves: Moves = self.moves
        while position.turn == seat and position.phase in (BUILD, BONUS, END):
            moves.clear()
            position.legal(seat, moves)
            best: i64 = NEVER
            chosen: i64 = moves.get(0)
            if moves.count > 1:
                i: i64 = 0
                while i < moves.count:
                    after: SanFrancisco = position.clone()
                    after.step(seat, moves.get(i), None)
                    value: i64 = self._settle_bonus(after, seat)
                    if value > best:
                        best = value
                        chosen = moves.get(i)
                    i += 1
            position.step(seat, chosen, None)

    # The market.

    def _weigh_columns(self, position: SanFrancisco) -> None:
        seat: i64 = 0
        while seat < position.seats:
            column: i64 = 0
            while column < COLUMNS:
                self.gains[seat * COLUMNS + column] = self._column_gain(position, seat, column)
                column += 1
            seat += 1

    def _column_gain(self, position: SanFrancisco, seat: i64, column: i64) -> i64:
        """What a column's cards would add to a seat's margin, laid in the order of arrival."""
        city: City = position.cities[seat]
        start: i64 = self._standing(position, seat, city)
        best: i64 = start
        kept: i64 = 0
        i: i64 = 0
        while i < position.pile_length(column):
            kind: i64 = position.card_in(column, i)
            colour: i64 = i64(position.tables.colour[kind])
            row: i64 = 0 if colour == BLACK else colour
            last: i64 = 4 if colour == BLACK else colour
            base: City = city
            earned: i64 = kept
            while row <= last:
                if base.has_room(row):
                    twin: City = base.clone()
                    twin.lay(kind, row, position.tables)
                    twin.run_trams()
                    twin.raise_skyscrapers()
                    if twin.length(row) == 5 and self.is_open(position, row):
                        twin.completions |= 1 << row
                    bonus: i64 = earned
                    if position.tables.symbol[kind] != 0 and twin.symbols_in(row) == 2:
                        bonus += self.weights.bonus
                    standing: i64 = bonus + self._standing(position, seat, twin)
                    if standing > best:
                        best = standing
                        city = twin
                        kept = bonus
                row += 1
            i += 1
        return best - start

    def is_open(self, position: SanFrancisco, row: i64) -> bool:
        """Whether a district's completion token is still to be had."""
        completed: i64 = 0
        for city in position.cities:
            completed |= city.completions
        return (completed >> row) & 1 == 0

    def _market(self, position: SanFrancisco, seat: i64, gone: i64) -> i64:
        """What the others can take before the seat's next turn, and what is then left for the seat."""
        weights: Weights = self.weights
        taken: i64 = 0
        if gone >= 0:
            taken = 1 << gone
        losses: i64 = 0
        step: i64 = 1
        while step < position.seats:
            other: i64 = (seat + step) % position.seats
            column: i64 = self._best_column(position, other, taken)
            if column >= 0:
                gain: i64 = self._net_gain(position, other, column)
                if gain > weights.threshold:
                    losses += gain
                    taken |= 1 << column
            step += 1
        result: i64 = -losses * weights.others // (CERTAIN * (position.seats - 1))
        column = self._best_column(position, seat, taken)
        if column >= 0:
            own: i64 = self._net_gain(position, seat, column)
            if own > 0:
                result += own * weights.next_turn // CERTAIN * self.survival // CERTAIN
        return result

    def _best_column(self, position: SanFrancisco, seat: i64, taken: i64) -> i64:
        """The column that promises a seat most, of those it may take (SF-3.3) and that are left; -1 for none."""
        contracts: i64 = position.cities[seat].contracts
        first: i64 = seat * COLUMNS
        best: i64 = -1
        column: i64 = 0
        while column < COLUMNS:
            may: bool = (taken >> column) & 1 == 0 and contracts < position.pile_length(column)
            if may and (best < 0 or self.gains[first + column] > self.gains[first + best]):
                best = column
            column += 1
        return best

    def _net_gain(self, position: SanFrancisco, seat: i64, column: i64) -> i64:
        """A column's gain less the price of its contract."""
        contracts: i64 = position.cities[seat].contracts
        price: i64 = self._contracts_weigh(contracts + 1) - self._contracts_weigh(contracts)
        return self.gains[seat * COLUMNS + column] - price

    # The margin.

    def look(self, position: SanFrancisco) -> None:
        """Estimate how long the game will last, then every city."""
        draws: i64 = (position.deck_size + 1) * CERTAIN * position.foundation_tokens // (foundations_left(position) + 1)
        draws = min(draws, position.deck_size * CERTAIN)
        self.survival = CERTAIN
        if position.foundation_tokens == 1 and position.deck_size > 0:
            ends: i64 = CERTAIN * foundations_left(position) * (position.seats - 1) // position.deck_size
            self.survival = max(0, CERTAIN - ends)
        column: i64 = 0
        cards: i64 = 0
        while column < COLUMNS:
            cards += position.pile_length(column)
            column += 1
        self.coming = (draws + cards * CERTAIN) * self.weights.building // (CERTAIN * position.seats)
        self.remaining = min(CERTAIN, self.coming * CERTAIN // self.weights.horizon)
        seat: i64 = 0
        while seat < position.seats:
            self._look_at(position, seat, position.cities[seat], self.outlooks[seat])
            seat += 1

    def _look_at(self, position: SanFrancisco, seat: i64, city: City, out: Outlook) -> None:
        """Fill in what a city may become."""
        weights: Weights = self.weights
        totals: vec[i64] = out.totals
        coming: vec[i64] = out.coming
        share: i64 = self.coming // 5
        idle: i64 = city.squares & (ALL ^ city.live_squares())
        alone: i64 = POINT * (bit_count(city.skyscrapers) + bit_count(city.completions)) + 1500 * city.vp_tokens
        row: i64 = 0
        while row < 5:
            room: i64 = (5 - city.length(row)) * CERTAIN
            to_come: i64 = min(share, room)
            coming[row] = to_come
            total: i64 = city.district_value(row) * CERTAIN + to_come * weights.card // CERTAIN
            if idle != 0:
                total += bit_count(idle & (ROW << (5 * row))) * weights.square * self.remaining // CERTAIN
            totals[row] = total
            if room > 0:
                alone += self._completion(position, seat, row, room, share)
                if city.symbols_in(row) == 1:
                    alone += weights.symbol * min(share, 2 * CERTAIN) // (2 * CERTAIN)
            row += 1
        waiting: i64 = bit_count(city.tracks & (ALL ^ city.trams))
        totals[TRAMS] = bit_count(city.trams) * CERTAIN + waiting * weights.waiting_track * self.remaining // CERTAIN
        coming[TRAMS] = self.coming // 3
        out.absent = self._absent(city) if position.tables.rules.tokens_need_a_card else 0
        foundations: i64 = self._foundations(city)
        out.skyscrapers = bit_count(city.skyscrapers) * CERTAIN + foundations
        out.alone = alone + foundations + city.return_tokens * weights.token * self.remaining // CERTAIN

    def _absent(self, city: City) -> i64:
        """The districts without a card, and the trams where none runs: a bit each."""
        lengths: i64 = city.lengths
        absent: i64 = 0 if city.trams != 0 else 1 << TRAMS
        if (lengths | lengths >> 1 | lengths >> 2) & ONE_IN_EACH == ONE_IN_EACH:
            return absent
        row: i64 = 0
        while row < 5:
            if not is_present(city, row):
                absent |= 1 << row
            row += 1
        return absent

    def _completion(self, position: SanFrancisco, seat: i64, row: i64, room: i64, share: i64) -> i64:
        """SF-5.3: the chance to fill a row, and before the others."""
        if not self.is_open(position, row):
            return 0
        least: i64 = 5
        other: i64 = 0
        while other < position.seats:
            if other != seat:
                least = min(least, 5 - position.cities[other].length(row))
            other += 1
        reached: i64 = chance(share - room, 1200)
        first: i64 = chance(least * CERTAIN - room, 1500)
        return reached * first // CERTAIN

    def _foundations(self, city: City) -> i64:
        """SF-5.6: the chances of the waiting foundations, added up."""
        waiting: i64 = city.foundations & (ALL ^ city.skyscrapers)
        if waiting == 0:
            return 0
        filled: i64 = city.filled()
        idle: i64 = city.squares & (ALL ^ city.live_squares())
        sum_: i64 = 0
        space: i64 = 0
        while waiting >> space != 0:
            if (waiting >> space) & 1 != 0:
                beside: i64 = around(1 << space)
                need: i64 = (city.requirement() - city.value_around(space)) * CERTAIN
                open_: i64 = bit_count(beside & (ALL ^ filled))
                hope: i64 = (
                    (open_ * self.weights.near_value + bit_count(beside & idle) * 2000) * self.remaining // CERTAIN
                )
                sum_ += chance(hope - need, 600 + self.remaining)
            space += 1
        return sum_

    def margin(self, position: SanFrancisco, seat: i64) -> i64:
        """What the seat may expect at the end, less what the others may expect on average."""
        result: i64 = self._standing(position, seat, position.cities[seat])
        others: i64 = 0
        other: i64 = 0
        while other < position.seats:
            contracts: i64 = position.cities[other].contracts
            if other == seat:
                result -= self._contracts_weigh(contracts)
            else:
                others += self.outlooks[other].alone - self._contracts_weigh(contracts)
            other += 1
        # The races' points go round: who expects less of them leaves more to the others.
        others += RANKINGS * POINT * position.seats * (position.seats - 1) // 2 + POINT // 2 + POINT
        if position.seats == 2:
            others += RANKINGS * POINT
        return result - others // (position.seats - 1)

    def _value(self, position: SanFrancisco, seat: i64) -> i64:
        """What a position is worth to a seat, victory included."""
        if position.is_over():
            return self.final(position, seat)
        return self._with_victory(self.margin(position, seat))

    def _with_victory(self, margin: i64) -> i64:
        """A margin and what it says about winning, so that it compares with the end of a game."""
        return margin + self.weights.victory * (2 * chance(margin, 1000 + 4 * self.remaining) - CERTAIN) // CERTAIN

    def _contracts_weigh(self, contracts: i64) -> i64:
        weight: i64 = contracts * self.weights.contract + contracts * (contracts - 1) // 2 * self.weights.more_contracts
        return weight * self.remaining // CERTAIN

    def _standing(self, position: SanFrancisco, seat: i64, city: City) -> i64:
        """The part of the margin that a change of the seat's own city changes."""
        mine: Outlook = self.scratch
        self._look_at(position, seat, city, mine)
        seats: i64 = position.seats
        # What one player gains in a race the others lose; what stays in the box nobody gains.
        return mine.alone + self._advantage(position, seat, mine) * seats // (seats - 1) - self.forgone

    def expected(self, position: SanFrancisco, seat: i64) -> i64:
        """The points that a seat may expect at the end, once `look` has seen the position."""
        mine: Outlook = self.outlooks[seat]
        contracts: i64 = self._contracts_weigh(position.cities[seat].contracts)
        return mine.alone + self._advantage(position, seat, mine) - self.forgone - contracts

    def _advantage(self, position: SanFrancisco, seat: i64, mine: Outlook) -> i64:
        """What the races and the medal promise a seat that may become `mine`, before what is `forgone`."""
        seats: i64 = position.seats
        advantage: i64 = 0
        self.forgone = 0
        ranking: i64 = 0
        while ranking < RANKINGS:
            all_: i64 = CERTAIN
            sum_: i64 = 0
            other: i64 = 0
            while other < seats:
                if other != seat:
                    theirs: Outlook = self.outlooks[other]
                    spread: i64 = spread_of(mine.coming[ranking] + theirs.coming[ranking])
                    ahead: i64 = chance(mine.totals[ranking] - theirs.totals[ranking], spread)
                    sum_ += ahead
                    all_ = all_ * ahead // CERTAIN
                other += 1
            # SF-9.1: with 3 and 4 players each player left behind is worth 1 point; with 2 players 2.
            race: i64 = 2 * sum_ if seats == 2 else sum_
            if ranking == TRAMS:
                race += all_ // 2
            advantage += race
            # SF-9.5: without a card there, good tokens bring nothing; what is 0 here is the −1 of four players' last.
            if (mine.absent >> ranking) & 1 != 0:
                wanted: i64 = mine.coming[ranking] * self.weights.wanted // CERTAIN
                least: i64 = min(race, CERTAIN) if seats == 4 else 0
                self.forgone += (race - least) * (CERTAIN - chance_to_build(wanted)) // CERTAIN
            ranking += 1
        return advantage + self._medal(position, seat, mine.skyscrapers)

    def medal_chance(self, position: SanFrancisco, seat: i64) -> i64:
        """The chance to have the medal at the end, once `look` has seen the position."""
        return self._medal(position, seat, self.outlooks[seat].skyscrapers)

    def _medal(self, position: SanFrancisco, seat: i64, skyscrapers: i64) -> i64:
        """SF-5.7: the chance to have the medal at the end; a tie leaves it where it is."""
        result: i64 = CERTAIN
        other: i64 = 0
        while other < position.seats:
            if other != seat:
                lead: i64 = skyscrapers - self.outlooks[other].skyscrapers
                if position.medal == seat:
                    lead += 500
                elif position.medal == other:
                    lead -= 500
                result = result * chance(lead, 500 + self.remaining) // CERTAIN
            other += 1
        return result

    def final(self, position: SanFrancisco, seat: i64) -> i64:
        """The margin of a game that ends now, and whether it is won."""
        own: i64 = position.halves(seat)
        best: i64 = NEVER
        sum_: i64 = 0
        other: i64 = 0
        while other < position.seats:
            if other != seat:
                points: i64 = position.halves(other)
                sum_ += points
                best = max(best, points)
            other += 1
        margin: i64 = own * 500 - sum_ * 500 // (position.seats - 1)
        if own == best:
            return margin
        return margin + self.weights.victory if own > best else margin - self.weights.victory


def foundations_left(position: SanFrancisco) -> i64:
    """Foundation cards in the deck."""
    count: i64 = 0
    kind: i64 = 0
    while kind < position.tables.kinds:
        if position.tables.foundation[kind] != 0:
            count += i64(position.deck[kind])
        kind += 1
    return count
