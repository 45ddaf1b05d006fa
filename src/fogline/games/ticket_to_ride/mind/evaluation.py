"""What an action promises: the judgement behind the bot `greedy`, compiled.

Everything is counted in whole numbers: thousandths of a victory point, thousandths of a turn. A *plan* holds the lines
that the seat's tickets still need: for one ticket after the other the cheapest way over own, planned and open lines
(TT-3.9), the cable cars being enough. A line costs a turn to claim it, half a turn for each coloured card that is
missing, more for a ferry (TT-3.8); what it brings in points and tourists makes it cheaper, what others may do to it
dearer. What a seat may expect at the end adds up

- the points of its lines, its tickets and its tourists (TT-4.2), these smoothed while there are more to come;
- each ticket by the chance that its part of the plan is done before the game ends, which the cable cars and the
  number of cards of all players tell; what can't be done any more counts against the seat;
- the turns that the plan leaves: spent on the best other lines for the cards that the plan doesn't need, within the
  cable cars, and beyond that worth `Weights.tempo` each;
- the cards that are left then, ferries more than the others.

An action is judged by what may be expected after it: a claim with each way to pay; one card with the best that may
follow it; tickets by all pairs that might be drawn. To begin the last round (TT-4.1) takes turns from the others too.
Only what the seat knows is looked at: its own cards and tickets, and what everyone sees.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fogline.core.bits import bit
from fogline.core.native import Moves
from fogline.games.ticket_to_ride.cards import FERRY, KINDS, ONE, count_of, size_of
from fogline.games.ticket_to_ride.mind.plan import CERTAIN, CLOSED, FAR, FULL_TURN, MINE, OPEN, POINT, Plan, Weights
from fogline.games.ticket_to_ride.state import CHOOSE, KEEP, LAST_CARS, PILES, SECOND, TURN, TicketToRide
from fogline.games.ticket_to_ride.tables import BLIND_CARD, COLOURS, DRAW, PASS, PILE, TAKE, Tables


@final
class Evaluation:
    """Rates the actions of Ticket to Ride."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.weights: Weights = Weights()
        self.plan: Plan = Plan(tables, self.weights)
        self.gains: vec[i64] = vec[i64]([0] * tables.tickets)
        """What each ticket that may be drawn would add."""
        self.cards: vec[i64] = vec[i64]([0] * (KINDS + 1))
        """What a card of each kind, or one drawn blind, would add."""

    # Ratings.

    def rate(self, position: TicketToRide, seat: i64, moves: Moves, ratings: Moves) -> None:
        """Fill `ratings` with what each of the seat's legal `moves` promises."""
        self.plan.look(position, seat)
        phase: i64 = position.phase
        if phase == TURN:
            self._rate_turn(position, seat, moves, ratings)
        elif phase == SECOND:
            self.plan.make(self.plan.turns)
            self._rate_second(position, seat, moves, ratings)
        elif phase in (KEEP, CHOOSE):
            self._rate_tickets(moves, ratings, self.plan.turns - (FULL_TURN if phase == CHOOSE else 0))
        else:
            self.plan.make(self.plan.turns)
            i: i64 = 0
            while i < moves.count:
                if phase == PILES:
                    ratings.add(self._rate_pile((moves.get(i) - PILE) % self.tables.locations))
                else:
                    ratings.add(self._rate_tourist(position, moves.get(i) - self.tables.tourist))
                i += 1

    def _rate_turn(self, position: TicketToRide, seat: i64, moves: Moves, ratings: Moves) -> None:
        self.plan.make(self.plan.turns)
        first: i64 = 0
        unseen: i64 = self._unseen_cards(position, seat)
        while first < moves.count and moves.get(first) < self.tables.claim:
            move: i64 = moves.get(first)
            if move == DRAW:
                ratings.add(self._rate_draw(position, seat))
            elif move == PASS:
                ratings.add(0)
            else:
                ratings.add(self._rate_first_card(move, position.market.face_up, unseen))
            first += 1
        while first < moves.count:
            first = self._rate_claims(position, moves, first, ratings, anew=True)

    def hint(self, position: TicketToRide, seat: i64, moves: Moves, ratings: Moves) -> None:
        """As `rate` for a turn, at a fifth of its price: no plan is made anew, and each card is looked at once."""
        self.plan.look(position, seat)
        self.plan.make(self.plan.turns)
        after: i64 = self.plan.turns - FULL_TURN
        base: i64 = self.plan.value(after)
        best: i64 = self._weigh_cards(position, self._unseen_cards(position, seat), base, after)
        if position.phase == SECOND:
            best = 0
        first: i64 = 0
        while first < moves.count and moves.get(first) < self.tables.claim:
            move: i64 = moves.get(first)
            if move == DRAW:
                slack: i64 = after - self.plan.plan_turns()
                ratings.add(base if slack >= self.weights.curiosity else base - 5 * POINT)
            elif move == PASS:
                ratings.add(0)
            else:
                ratings.add(base + self.cards[move - TAKE] + (0 if move == TAKE + FERRY else best))
            first += 1
        while first < moves.count:
            first = self._rate_claims(position, moves, first, ratings, anew=False)

    def _weigh_cards(self, position: TicketToRide, unseen: i64, base: i64, turns: i64) -> i64:
        """Fill `cards`; returns what the best card adds that is no ferry, as a second one (TT-3.2)."""
        total: i64 = 0
        best: i64 = -FAR
        kind: i64 = 0
        while kind < KINDS:
            self.cards[kind] = self._with_kind(kind, turns) - base
            total += self.cards[kind] * count_of(unseen, kind)
            if kind != FERRY and count_of(position.market.face_up, kind) > 0:
                best = max(best, self.cards[kind])
            kind += 1
        self.cards[BLIND_CARD - TAKE] = total // max(1, size_of(unseen))
        return max(best, self.cards[BLIND_CARD - TAKE])

    # Transport cards.

    def _rate_second(self, position: TicketToRide, seat: i64, moves: Moves, ratings: Moves) -> None:
        unseen: i64 = self._unseen_cards(position, seat)
        i: i64 = 0
        while i < moves.count:
            ratings.add(self._with_card(moves.get(i), unseen, self.plan.turns - FULL_TURN))
            i += 1

    def _rate_first_card(self, move: i64, face_up: i64, unseen: i64) -> i64:
        """A card with the best one that may follow; TT-3.2: a face-up ferry is the only one."""
        after: i64 = self.plan.turns - FULL_TURN
        if move == TAKE + FERRY:
            return self._with_card(move, unseen, after)
        rest: i64 = face_up
        base: i64 = 0
        taken: i64 = 0
        if move == BLIND_CARD:
            base = self._with_card(BLIND_CARD, unseen, after) - self.plan.value(after)
        else:
            taken = ONE[move - TAKE]
            rest -= taken
        self.plan.hand += taken
        best: i64 = self._with_card(BLIND_CARD, unseen, after)
        kind: i64 = 0
        while kind < COLOURS:
            if count_of(rest, kind) > 0:
                best = max(best, self._with_card(TAKE + kind, unseen, after))
            kind += 1
        self.plan.hand -= taken
        return base + best

    def _with_card(self, move: i64, unseen: i64, turns: i64) -> i64:
        """The value with one more card, or the mean value with one drawn blind."""
        if move != BLIND_CARD:
            return self._with_kind(move - TAKE, turns)
        size: i64 = size_of(unseen)
        if size == 0:
            return self.plan.value(turns)
        total: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if count_of(unseen, kind) > 0:
                total += count_of(unseen, kind) * self._with_kind(kind, turns)
            kind += 1
        return total // size

    def _with_kind(self, kind: i64, turns: i64) -> i64:
        self.plan.hand += ONE[kind]
        value: i64 = self.plan.value(turns)
        self.plan.hand -= ONE[kind]
        return value

    def _unseen_cards(self, position: TicketToRide, seat: i64) -> i64:
        """The cards that the seat can't place: in the deck, or in other hands."""
        unseen: i64 = self.tables.cards - self.plan.hand - position.market.face_up - position.market.discards
        other: i64 = 0
        while other < position.seats:
            if other != seat:
                unseen -= position.hands.known(other)
            other += 1
        return unseen

    # Lines.

    def _rate_claims(self, position: TicketToRide, moves: Moves, first: i64, ratings: Moves, *, anew: bool) -> i64:
        """Rate all payments of a line, from the one at `first`; returns where the next line's begin.

        What is left to do is planned `anew`, or it is the old plan without the line.
        """
        tables: Tables = self.tables
        weights: Weights = self.weights
        line: i64 = tables.pay_line[moves.get(first) - tables.claim]
        length: i64 = tables.length[line]
        twin: i64 = tables.twin[line]
        closed: bool = twin >= 0 and self.plan.lines[twin] == OPEN
        symbols: i64 = self.plan.symbols
        hand: i64 = self.plan.hand
        after: i64 = self.plan.turns - FULL_TURN
        bonus: i64 = 0
        if position.trigger < 0 and self.plan.cars - length <= LAST_CARS:
            # TT-4.1: one more turn; what the others lose by that is as good as points.
            bonus = max(0, after - FULL_TURN) * weights.pace // FULL_TURN
            after = FULL_TURN
        self.plan.lines[line] = MINE
        if closed:
            self.plan.lines[twin] = CLOSED
        self.plan.cars -= length
        self.plan.points += tables.points[length]
        self.plan.symbols |= self.plan.new_symbol(line, symbols)
        gone: i64 = line
        at: i64 = -1
        if not anew:
            at = self.plan.cut(line)
            if at < 0 and closed:
                gone = twin
                at = self.plan.cut(twin)
        i: i64 = first
        while i < moves.count and tables.pay_line[moves.get(i) - tables.claim] == line:
            payment: i64 = moves.get(i) - tables.claim
            ferries: i64 = tables.pay_ferries[payment]
            self.plan.hand = hand - ferries * ONE[FERRY]
            if ferries < length:
                self.plan.hand -= (length - ferries) * ONE[tables.pay_colour[payment]]
            if anew and i == first:
                self.plan.make(after)
            missed: i64 = (ferries - tables.ferries[line]) * weights.paid_ferry
            ratings.add(self.plan.value(after) + bonus - missed)
            i += 1
        if at >= 0:
            self.plan.mend(gone, at)
        self.plan.lines[line] = OPEN
        if closed:
            self.plan.lines[twin] = OPEN
        self.plan.cars += length
        self.plan.points -= tables.points[length]
        self.plan.symbols = symbols
        self.plan.hand = hand
        return i

    # Tickets.

    def _rate_tickets(self, moves: Moves, ratings: Moves, turns: i64) -> None:
        """TT-2.3, TT-3.12: what may be expected with the tickets kept."""
        held: i64 = self.plan.tickets
        count: i64 = self.tables.tickets
        i: i64 = 0
        while i < moves.count:
            pair: i64 = moves.get(i) - self.tables.keep
            self.plan.tickets = held | bit(pair // count) | bit(pair % count)
            self.plan.make(turns)
            ratings.add(self.plan.value(turns))
            i += 1

    def _rate_draw(self, position: TicketToRide, seat: i64) -> i64:
        """TT-3.12: the mean over all pairs of the better choice: one ticket or both."""
        turns: i64 = self.plan.turns - FULL_TURN
        value: i64 = self.plan.value(turns)
        slack: i64 = turns - self.plan.plan_turns()
        if slack < self.weights.curiosity:
            return value - 5 * POINT
        known: i64 = self.plan.tickets | position.holdings[seat].seen
        i: i64 = 0
        while i < position.tickets.queued:
            if i64(position.tickets.queue[i]) & 3 == seat:
                known |= bit(i64(position.tickets.queue[i]) >> 2)
            i += 1
        self.plan.weigh_lines()
        count: i64 = 0
        ticket: i64 = 0
        while ticket < self.tables.tickets:
            if (known >> ticket) & 1 == 0:
                self.gains[count] = self.plan.ticket_gain(ticket, turns)
                count += 1
            ticket += 1
        return value + self._mean_choice(count)

    def _mean_choice(self, count: i64) -> i64:
        if count < 2:
            return 0 if count == 0 else self.gains[0]
        total: i64 = 0
        i: i64 = 0
        while i < count:
            a: i64 = self.gains[i]
            j: i64 = i + 1
            while j < count:
                b: i64 = self.gains[j]
                total += max(a, b) + max(0, min(a, b)) * self.weights.second // CERTAIN
                j += 1
            i += 1
        return total // (count * (count - 1) // 2)

    # Tourists.

    def _rate_pile(self, location: i64) -> i64:
        """TT-2.4: where the plan leads, and rather not where many lines meet."""
        tables: Tables = self.tables
        rating: i64 = 0
        line: i64 = 0
        while line < tables.lines:
            if tables.a[line] == location or tables.b[line] == location:
                other: i64 = tables.a[line] + tables.b[line] - location
                if self.plan.planned[line] != 0:
                    rating += self.weights.token if self.plan.tourists[other] == 0 else self.weights.token // 3
                rating -= 60
            line += 1
        return rating

    def _rate_tourist(self, position: TicketToRide, location: i64) -> i64:
        """TT-3.11: the token that will be harder to get later."""
        symbol: i64 = self.plan.tourists[location] - 1
        rating: i64 = -100 * position.piles.size(symbol)
        line: i64 = 0
        while line < self.tables.lines:
            ends_here: bool = self.tables.a[line] == location or self.tables.b[line] == location
            if ends_here and self.plan.lines[line] == OPEN:
                rating -= 500 if self.plan.planned[line] != 0 else 20
            line += 1
        return rating
