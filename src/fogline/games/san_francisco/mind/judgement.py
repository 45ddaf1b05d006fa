"""How a position will end: the judgement that the search trusts at its leaves, compiled.

What `evaluation` sees of each city, of the races and of the columns goes into a small network that has learnt from many
games what came of it: the share of the victory, and the points ahead. It is asked at the beginning of a turn.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fogline.core.bits import bit_count
from fogline.core.native import WHOLE, Evaluator, Luck, Moves, Position, logistic
from fogline.core.network import Network
from fogline.games.san_francisco.city import ALL, City
from fogline.games.san_francisco.mind.evaluation import (
    CERTAIN,
    Evaluation,
    Outlook,
    chance,
    foundations_left,
    spread_of,
)
from fogline.games.san_francisco.mind.quick_policy import QuickPolicy
from fogline.games.san_francisco.ranking import RANKINGS, TRAMS
from fogline.games.san_francisco.state import COLUMNS, LAY, TURN, SanFrancisco

INPUTS: Final = 115
"""How many numbers a network is told with two players."""
RIVAL_INPUTS: Final = 9
"""How many more it is told of each of several others, and one of the seat itself."""


@final
class Judgement(Evaluator):
    """Judges San Francisco: one step ahead, at a glance, and as it will end."""

    def __init__(self, networks: list[Network]) -> None:
        self.evaluation: Evaluation = Evaluation()
        self.quick_policy: QuickPolicy = QuickPolicy()
        self.networks: list[Network] = networks
        """One for each number of players, from 2."""
        self.worth: vec[i64] = vec[i64]([0] * 12)
        """What each column is worth to each seat at a glance: seat * COLUMNS + column."""
        self.sums: vec[i64] = vec[i64]([0] * 12)
        self.expected: vec[i64] = vec[i64]([0] * 4)
        """The points that each seat may expect at the end."""
        self.duels: vec[i64] = vec[i64]([0] * 4)
        """In how many races the seat described will be ahead of each other one."""
        self.given: Moves = Moves()
        self.found: Moves = Moves()

    # What the search asks.

    def rate(self, position: Position, seat: i64, moves: Moves, ratings: Moves) -> None:
        assert isinstance(position, SanFrancisco)
        self.evaluation.rate(position, seat, moves, ratings)

    def quick(self, position: Position, seat: i64, moves: Moves, luck: Luck) -> i64:
        assert isinstance(position, SanFrancisco)
        return self.quick_policy.choose(position, seat, moves, luck)

    def best(self, position: Position, seat: i64, moves: Moves, luck: Luck) -> i64:
        """A drawn card goes where the seat's prospects are best after it; everything else as it is rated."""
        assert isinstance(position, SanFrancisco)
        ratings: Moves = Moves()
        if position.phase != LAY:
            self.evaluation.rate(position, seat, moves, ratings)
        else:
            i: i64 = 0
            while i < moves.count:
                after: SanFrancisco = position.clone()
                after.step(seat, moves.get(i), None)
                ratings.add(0 if after.is_over() else self._prospect(after, seat))
                i += 1
        chosen: i64 = 0
        i = 1
        while i < ratings.count:
            if ratings.get(i) > ratings.get(chosen):
                chosen = i
            i += 1
        return moves.get(chosen)

    def _prospect(self, position: SanFrancisco, seat: i64) -> i64:
        """The seat's prospects at the beginning of somebody's turn, on the logistic scale."""
        self._look(position)
        if position.seats == 2:
            self._run_network(position, position.turn)
            return self.found.get(0) if position.turn == seat else -self.found.get(0)
        self._run_network(position, seat)
        return self.found.get(0)

    def settled(self, position: Position) -> bool:
        """The beginning of a turn."""
        assert isinstance(position, SanFrancisco)
        return position.phase == TURN

    def judge(self, position: Position, out: Moves) -> None:
        assert isinstance(position, SanFrancisco)
        self._look(position)
        seats: i64 = position.seats
        if seats == 2:
            self._run_network(position, position.turn)
            share: i64 = logistic(self.found.get(0))
            lead: i64 = self.found.get(1)
            out.add(share if position.turn == 0 else WHOLE - share)
            out.add(WHOLE - share if position.turn == 0 else share)
            out.add(lead if position.turn == 0 else -lead)
            out.add(-lead if position.turn == 0 else lead)
            return
        leads: vec[i64] = vec[i64]([0] * 4)
        total: i64 = 0
        seat: i64 = 0
        while seat < seats:
            self._run_network(position, seat)
            share = logistic(self.found.get(0))
            total += share
            out.add(share)
            leads[seat] = self.found.get(1)
            seat += 1
        seat = 0
        while seat < seats:
            out.items[seat] = out.items[seat] * WHOLE // total
            out.add(leads[seat])
            seat += 1

    def horizon(self, position: Position) -> i64:
        """The network sees further than the quick policy plays well."""
        return 0

    def searches_luck(self) -> bool:
        """Where a drawn card is laid: stronger than `best`, in half the time (docs/strength.md)."""
        return True

    def group(self, position: Position, outcome: i64) -> i64:
        """Everyone sees the card drawn (SF-3.1)."""
        return outcome + 1

    def _run_network(self, position: SanFrancisco, seat: i64) -> None:
        self.given.clear()
        self.found.clear()
        self._describe(position, seat, self.given)
        self.networks[position.seats - 2].run(self.given, self.found)

    # What the network is told.

    def asked(self, position: Position) -> list[int]:
        """The seats that `judge` asks for: with two players, whose turn it is; the other's share is the rest."""
        assert isinstance(position, SanFrancisco)
        if position.seats == 2:
            return [position.turn]
        return list(range(position.seats))

    def describe(self, position: Position, seat: i64, out: Moves) -> None:
        """Fill `out` with what the seat's prospects depend on, in thousandths of what is usual."""
        assert isinstance(position, SanFrancisco)
        self._look(position)
        self._describe(position, seat, out)

    def _look(self, position: SanFrancisco) -> None:
        """Take in a position; then `_describe` it for any seat."""
        self.evaluation.look(position)
        quick: QuickPolicy = self.quick_policy
        seat: i64 = 0
        while seat < position.seats:
            city: City = position.cities[seat]
            quick.weigh_races(position, seat)
            column: i64 = 0
            while column < COLUMNS:
                worth: i64 = 0
                if city.contracts < position.pile_length(column):
                    worth = quick.column_worth(position, city, column)
                self.worth[seat * COLUMNS + column] = worth
                column += 1
            if position.seats > 2:
                self.expected[seat] = self.evaluation.expected(position, seat)
            seat += 1

    def _describe(self, position: SanFrancisco, seat: i64, out: Moves) -> None:
        self._races(position, seat, out)
        self._cities(position, seat, out)
        self._columns(position, seat, out)
        evaluation: Evaluation = self.evaluation
        out.add(evaluation.coming // 10)
        out.add(evaluation.remaining)
        out.add(evaluation.survival)
        out.add(position.foundation_tokens * 200)
        out.add(1000 if position.foundation_tokens == 1 else 0)
        out.add(position.deck_size * 10)
        out.add(foundations_left(position) * CERTAIN // max(1, position.deck_size))
        offset: i64 = (position.turn - seat + position.seats) % position.seats
        i: i64 = 1
        while i < 4:
            out.add(CERTAIN if i == offset else 0)
            i += 1
        if position.seats > 2:
            self._rivals(position, seat, out)

    def _races(self, position: SanFrancisco, seat: i64, out: Moves) -> None:
        mine: Outlook = self.evaluation.outlooks[seat]
        seats: i64 = position.seats
        i: i64 = 0
        while i < seats:
            self.duels[i] = 0
            i += 1
        rank: i64 = 0
        while rank < RANKINGS:
            best: i64 = -1
            sum_: i64 = 0
            all_: i64 = CERTAIN
            longest: i64 = 0
            symbols: i64 = 0
            other: i64 = 0
            while other < seats:
                if other != seat:
                    theirs: Outlook = self.evaluation.outlooks[other]
                    if best < 0 or theirs.totals[rank] > self.evaluation.outlooks[best].totals[rank]:
                        best = other
                    ahead: i64 = chance(
                        mine.totals[rank] - theirs.totals[rank], spread_of(mine.coming[rank] + theirs.coming[rank])
                    )
                    sum_ += ahead
                    all_ = all_ * ahead // CERTAIN
                    self.duels[other] += ahead
                    if rank < TRAMS:
                        longest = max(longest, position.cities[other].length(rank))
                        if position.cities[other].symbols_in(rank) == 1:
                            symbols += 1
                other += 1
            rival: Outlook = self.evaluation.outlooks[best]
            out.add((mine.totals[rank] - rival.totals[rank]) // 8)
            out.add(sum_ // (seats - 1))
            out.add(all_)
            out.add(mine.totals[rank] // 16)
            out.add(mine.coming[rank] // 2)
            out.add(rival.coming[rank] // 2)
            if rank < TRAMS:
                city: City = position.cities[seat]
                out.add(city.length(rank) * 200)
                out.add(longest * 200)
                out.add(CERTAIN if city.symbols_in(rank) == 1 else 0)
                out.add(symbols * CERTAIN // (seats - 1))
                out.add(CERTAIN if city.symbols_in(rank) >= 2 else 0)
                out.add(CERTAIN if self.evaluation.is_open(position, rank) else 0)
            rank += 1

    def _cities(self, position: SanFrancisco, seat: i64, out: Moves) -> None:
        """The seat's own city beside the others' average, or the best of them."""
        self._see_others(position, seat)
        sums: vec[i64] = self.sums
        others: i64 = position.seats - 1
        own: City = position.cities[seat]
        mine: Outlook = self.evaluation.outlooks[seat]
        out.add(own.contracts * 300)
        out.add(sums[0] * 300 // others)
        out.add(sums[1] * 300)
        out.add(CERTAIN if own.contracts == 0 else 0)
        out.add(mine.alone // 4)
        out.add(sums[2] // (4 * others))
        out.add(mine.skyscrapers // 2)
        out.add(sums[3] // 2)
        out.add(bit_count(own.skyscrapers) * 500)
        out.add(sums[4] * 500)
        out.add(self.evaluation.medal_chance(position, seat))
        out.add(CERTAIN if position.medal == seat else 0)
        out.add(CERTAIN if position.medal >= 0 and position.medal != seat else 0)
        out.add(own.vp_tokens * CERTAIN)
        out.add(sums[5] * CERTAIN // others)
        out.add(own.return_tokens * CERTAIN)
        out.add(sums[6] * CERTAIN // others)
        out.add(bit_count(own.squares & (ALL ^ own.live_squares())) * 500)
        out.add(sums[7] * 500 // others)
        out.add(own.coasts * 300)
        out.add(sums[8] * 300 // others)
        out.add(bit_count(own.tracks & (ALL ^ own.trams)) * 300)
        out.add(sums[9] * 300 // others)
        out.add(bit_count(own.foundations & (ALL ^ own.skyscrapers)) * 500)
        out.add(sums[10] * 500 // others)
        out.add(bit_count(own.filled()) * 40)
        out.add(sums[11] * 40)

    def _see_others(self, position: SanFrancisco, seat: i64) -> None:
        """What the others have, added up; of contracts also the least, of skyscrapers and cards the most."""
        sums: vec[i64] = self.sums
        i: i64 = 0
        while i < 12:
            sums[i] = 0
            i += 1
        sums[1] = 99
        other: i64 = 0
        while other < position.seats:
            if other != seat:
                city: City = position.cities[other]
                outlook: Outlook = self.evaluation.outlooks[other]
                sums[0] += city.contracts
                sums[1] = min(sums[1], city.contracts)
                sums[2] += outlook.alone
                sums[3] = max(sums[3], outlook.skyscrapers)
                sums[4] = max(sums[4], bit_count(city.skyscrapers))
                sums[5] += city.vp_tokens
                sums[6] += city.return_tokens
                sums[7] += bit_count(city.squares & (ALL ^ city.live_squares()))
                sums[8] += city.coasts
                sums[9] += bit_count(city.tracks & (ALL ^ city.trams))
                sums[10] += bit_count(city.foundations & (ALL ^ city.skyscrapers))
                sums[11] = max(sums[11], bit_count(city.filled()))
            other += 1

    def _columns(self, position: SanFrancisco, seat: i64, out: Moves) -> None:
        """What the columns offer, those best for the seat first: to it, and to the others."""
        taken: i64 = 0
        i: i64 = 0
        while i < COLUMNS:
            best: i64 = -1
            column: i64 = 0
            while column < COLUMNS:
                worth: i64 = self.worth[seat * COLUMNS + column]
                if (taken >> column) & 1 == 0 and (best < 0 or worth > self.worth[seat * COLUMNS + best]):
                    best = column
                column += 1
            taken |= 1 << best
            most: i64 = 0
            other: i64 = 0
            while other < position.seats:
                if other != seat:
                    most = max(most, self.worth[other * COLUMNS + best])
                other += 1
            following: i64 = seat + 1 if seat + 1 < position.seats else 0
            out.add(self.worth[seat * COLUMNS + best])
            out.add(most)
            out.add(self.worth[following * COLUMNS + best])
            out.add(position.pile_length(best) * 300)
            i += 1

    def _rivals(self, position: SanFrancisco, seat: i64, out: Moves) -> None:
        """The others one by one, who may expect most first: with several of them an average doesn't tell who leads."""
        out.add(self.expected[seat] // 8)
        told: i64 = 1 << seat
        i: i64 = 1
        while i < position.seats:
            rival: i64 = -1
            other: i64 = 0
            while other < position.seats:
                if (told >> other) & 1 == 0 and (rival < 0 or self.expected[other] > self.expected[rival]):
                    rival = other
                other += 1
            told |= 1 << rival
            self._rival(position, seat, rival, out)
            i += 1

    def _rival(self, position: SanFrancisco, seat: i64, rival: i64, out: Moves) -> None:
        city: City = position.cities[rival]
        most: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            most = max(most, self.worth[rival * COLUMNS + column])
            column += 1
        out.add((self.expected[seat] - self.expected[rival]) // 4)
        out.add(self.duels[rival] // 3)
        out.add(most)
        out.add(city.contracts * 300)
        out.add(city.return_tokens * CERTAIN)
        out.add(CERTAIN if position.medal == rival else 0)
        out.add(self.evaluation.outlooks[rival].skyscrapers // 2)
        out.add(bit_count(city.filled()) * 40)
        out.add((rival - position.turn + position.seats) % position.seats * 300)
