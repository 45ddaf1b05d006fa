"""What a seat may expect at the end, and the plan behind it, in thousandths of a point and of a turn; compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fogline.core.bits import bit, bit_count, lowest
from fogline.games.ticket_to_ride.cards import FERRY, ONE, count_of, size_of
from fogline.games.ticket_to_ride.ranking import line_points, ticket_points, tourist_points
from fogline.games.ticket_to_ride.state import LAST_CARS, TicketToRide
from fogline.games.ticket_to_ride.tables import COLOURS, GREY, Tables
from fogline.games.ticket_to_ride.tickets import Holding

CERTAIN: Final = 1000
POINT: Final = 1000
FULL_TURN: Final = 1000
# fmt: off
_CHANCES: Final = vec[i64]([
    500, 562, 622, 679, 731, 777, 818, 852, 881, 905, 924, 940, 953, 963, 971, 977, 982, 986, 989, 991, 993, 995, 996,
    997, 998,
])
"""The chance to be in time, by the turns to spare in quarters of the spread."""
# fmt: on
FAR: Final = 1 << 40

# What a line is to the seat.
MINE: Final = 1
OPEN: Final = 0
CLOSED: Final = -1


@final
class Weights:
    """What the evaluation believes about the game, in thousandths; found by playing against itself."""

    def __init__(self) -> None:
        self.tempo: i64 = 1200
        """What a turn is worth."""
        self.card: i64 = 500
        """Turns that a missing coloured card costs."""
        self.ferry: i64 = 900
        """Turns that a missing ferry costs."""
        self.risk: i64 = 50
        """What may happen to a line that is planned and not yet claimed."""
        self.contact: i64 = 250
        """How much more that is where another player's lines touch it."""
        self.car: i64 = 100
        """What a cable car in a plan costs besides."""
        self.other_line: i64 = 850
        """The part of its points that a line outside the plan is worth while it is not claimed."""
        self.spare_car: i64 = 1200
        """The most that spare turns can make of a cable car."""
        self.idle: i64 = 500
        """What a turn is worth for which no cable car is left."""
        self.spare_card: i64 = 150
        """A card that nothing is planned for."""
        self.spare_ferry: i64 = 450
        """A ferry likewise."""
        self.paid_ferry: i64 = 200
        """What a ferry paid without need is missed."""
        self.token: i64 = 1300
        """A tourist token, while much is to come."""
        self.horizon: i64 = 10000
        """How many turns must be to come for it to be "much"."""
        self.spread: i64 = 130
        """How far the length of the game may differ from what is expected, as a part of it."""
        self.least_spread: i64 = 150
        """The same, for the last turns."""
        self.margin: i64 = 100
        """Turns by which a plan may be late and still be even."""
        self.claim_length: i64 = 3000
        """Spaces that a claim is expected to take; more than it does on average, since who hurries takes long lines."""
        self.pace: i64 = 1500
        """What each turn is worth to the others."""
        self.curiosity: i64 = 8000
        """Turns to spare before new tickets are thought of."""
        self.hope: i64 = 600
        """What comes of a ticket not yet drawn, as a part of what it promises."""
        self.second: i64 = 300
        """The same, for the second of two tickets that are worth keeping."""


@final
class Plan:
    """A seat's situation, as it is or would be; the lines that its tickets need; and what may be expected of them."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.weights: Weights = weights
        self.tables: Tables = tables
        # The seat's situation, as it is or would be.
        self.lines: vec[i64] = vec[i64]([0] * tables.lines)
        """What each line is to the seat: `MINE`, `OPEN` or `CLOSED`."""
        self.hand: i64 = 0
        self.cars: i64 = 0
        self.symbols: i64 = 0
        self.points: i64 = 0
        """Points of the seat's lines."""
        self.tickets: i64 = 0
        # What surrounds it.
        self.foreign: vec[i64] = vec[i64]([0] * tables.locations)
        """Whether another player's line ends at a location."""
        self.tourists: vec[i64] = vec[i64]([0] * tables.locations)
        """The symbol + 1 of the tourists at each location; 0 without any."""
        self.turns: i64 = 0
        """Turns that the seat may expect to have, this one included."""
        # The plan.
        self.route: vec[i64] = vec[i64]([0] * tables.lines)
        """Lines to claim, those for the first ticket first."""
        self.needs: vec[i64] = vec[i64]([0] * tables.lines)
        """Turns that each of them takes."""
        self.length: i64 = 0
        self.planned: vec[i64] = vec[i64]([0] * tables.lines)
        """Whether a line is in the plan."""
        self.stages: i64 = 0
        self.stage_end: vec[i64] = vec[i64]([0] * tables.tickets)
        """Where the lines of each ticket end."""
        self.stage_ticket: vec[i64] = vec[i64]([0] * tables.tickets)
        self.stage_points: vec[i64] = vec[i64]([0] * tables.tickets)
        self.settled: i64 = 0
        """The points of tickets that are completed, less those of tickets that can't be."""
        self.left: i64 = 0
        """Cards that the plan doesn't need."""
        # Scratch.
        self.cut_stage: i64 = 0
        """The ticket to whose lines the one belongs that was cut out."""
        self.counts: vec[i64] = vec[i64]([0] * (GREY + 1))
        self.group: vec[i64] = vec[i64]([0] * tables.locations)
        self.costs: vec[i64] = vec[i64]([0] * tables.lines)
        self.distance: vec[i64] = vec[i64]([0] * tables.locations)
        self.via: vec[i64] = vec[i64]([0] * tables.locations)

    # The situation.

    def look(self, position: TicketToRide, seat: i64) -> None:
        """Take in a position, as far as the seat knows it."""
        tables: Tables = self.tables
        holding: Holding = position.holdings[seat]
        self.hand = position.hands.hand(seat)
        self.cars = holding.cars
        self.symbols = holding.tokens
        self.tickets = holding.tickets
        self.points = line_points(seat, position.owners, tables)
        location: i64 = 0
        while location < tables.locations:
            self.foreign[location] = 0
            self.tourists[location] = 0
            location += 1
        line: i64 = 0
        while line < tables.lines:
            owner: i64 = i64(position.owners[line])
            self.lines[line] = CLOSED
            if owner == seat + 1:
                self.lines[line] = MINE
            elif owner > 0:
                self.foreign[tables.a[line]] = 1
                self.foreign[tables.b[line]] = 1
            elif position.is_open(line, seat):
                self.lines[line] = OPEN
            line += 1
        symbol: i64 = 0
        while symbol < tables.symbols:
            place: i64 = position.piles.place(symbol)
            if place >= 0 and position.piles.size(symbol) > 0:
                self.tourists[place] = symbol + 1
            symbol += 1
        self.turns = self._turns_left(position)

    def _turns_left(self, position: TicketToRide) -> i64:
        """The turns until somebody has used up the cable cars, and one more (TT-4.1)."""
        if position.trigger >= 0:
            return FULL_TURN
        least: i64 = FAR
        seat: i64 = 0
        while seat < position.seats:
            least = min(least, self.turns_to_end(position, seat))
            seat += 1
        return least + 2 * FULL_TURN

    def turns_to_end(self, position: TicketToRide, seat: i64) -> i64:
        """The turns that a seat needs to use up its cable cars, by what everyone sees of it."""
        spaces: i64 = max(0, position.holdings[seat].cars - LAST_CARS) * FULL_TURN
        drawn: i64 = size_of(position.hands.hand(seat)) * 800
        draws: i64 = max(0, spaces - drawn) // 2
        return draws + spaces * FULL_TURN // self.weights.claim_length

    # The plan.

    def make(self, turns: i64) -> None:
        """Plan the tickets' lines in the better of two orders: tickets with many points first, or last."""
        done: i64 = self.completed()
        waiting: i64 = self.tickets & ~done
        self._plan_in_order(done, waiting, turns, largest_first=True)
        if bit_count(waiting) > 1:
            value: i64 = self.value(turns)
            self._plan_in_order(done, waiting, turns, largest_first=False)
            if self.value(turns) < value:
                self._plan_in_order(done, waiting, turns, largest_first=True)

    def completed(self) -> i64:
        """Those of the tickets whose ends the seat's lines connect (TT-4.2)."""
        tables: Tables = self.tables
        group: vec[i64] = self.group
        location: i64 = 0
        while location < tables.locations:
            group[location] = location
            location += 1
        line: i64 = 0
        while line < tables.lines:
            if self.lines[line] == MINE:
                joined: i64 = group[tables.a[line]]
                other: i64 = group[tables.b[line]]
                location = 0
                while location < tables.locations:
                    if group[location] == other:
                        group[location] = joined
                    location += 1
            line += 1
        done: i64 = 0
        waiting: i64 = self.tickets
        while waiting != 0:
            ticket: i64 = lowest(waiting)
            waiting &= waiting - 1
            if group[tables.ticket_a[ticket]] == group[tables.ticket_b[ticket]]:
                done |= bit(ticket)
        return done

    def _plan_in_order(self, done: i64, waiting: i64, turns: i64, *, largest_first: bool) -> None:
        tables: Tables = self.tables
        self.length = 0
        self.stages = 0
        self.settled = ticket_points(done, tables) * POINT
        line: i64 = 0
        while line < tables.lines:
            self.planned[line] = 0
            line += 1
        self.weigh_lines()
        rest: i64 = waiting
        while rest != 0:
            ticket: i64 = self._next_ticket(rest, largest_first)
            rest &= ~bit(ticket)
            self._plan_ticket(ticket, turns)

    def _next_ticket(self, waiting: i64, largest_first: bool) -> i64:
        best: i64 = lowest(waiting)
        rest: i64 = waiting & (waiting - 1)
        while rest != 0:
            ticket: i64 = lowest(rest)
            rest &= rest - 1
            larger: bool = self.tables.ticket_points[ticket] > self.tables.ticket_points[best]
            if larger == largest_first:
                best = ticket
        return best

    def _plan_ticket(self, ticket: i64, turns: i64) -> None:
        """Add a ticket's cheapest way to the plan, if there is one for which cable cars and turns suffice."""
        tables: Tables = self.tables
        points: i64 = tables.ticket_points[ticket] * POINT
        a: i64 = tables.ticket_a[ticket]
        b: i64 = tables.ticket_b[ticket]
        if not self.find_way(a, b):
            self.settled -= points
            return
        before: i64 = self.length
        at: i64 = b
        while at != a:
            line: i64 = self.via[at]
            if self.lines[line] == OPEN and self.planned[line] == 0:
                self.route[self.length] = line
                self.length += 1
            at = tables.a[line] + tables.b[line] - at
        if self._plan_spaces() > self.cars or self._least_turns() > turns + self.weights.margin:
            self.length = before
            self.settled -= points
            return
        i: i64 = before
        while i < self.length:
            self.planned[self.route[i]] = 1
            self.costs[self.route[i]] = 0
            i += 1
        self.stage_end[self.stages] = self.length
        self.stage_points[self.stages] = points
        self.stage_ticket[self.stages] = ticket
        self.stages += 1

    def cut(self, line: i64) -> i64:
        """Take a line out of the plan, as if it were claimed; returns where it was, for `mend`, or -1."""
        at: i64 = 0
        while at < self.length and self.route[at] != line:
            at += 1
        if at == self.length:
            return -1
        i: i64 = at
        while i + 1 < self.length:
            self.route[i] = self.route[i + 1]
            i += 1
        self.length -= 1
        stage: i64 = self.stages
        while stage > 0 and self.stage_end[stage - 1] > at:
            stage -= 1
            self.stage_end[stage] -= 1
        self.cut_stage = stage
        return at

    def mend(self, line: i64, at: i64) -> None:
        """Put a line back that was cut out."""
        i: i64 = self.length
        while i > at:
            self.route[i] = self.route[i - 1]
            i -= 1
        self.route[at] = line
        self.length += 1
        stage: i64 = self.cut_stage
        while stage < self.stages:
            self.stage_end[stage] += 1
            stage += 1

    def _plan_spaces(self) -> i64:
        spaces: i64 = 0
        i: i64 = 0
        while i < self.length:
            spaces += self.tables.length[self.route[i]]
            i += 1
        return spaces

    def _least_turns(self) -> i64:
        self._allot()
        return self.plan_turns()

    def plan_turns(self) -> i64:
        turns: i64 = 0
        i: i64 = 0
        while i < self.length:
            turns += self.needs[i]
            i += 1
        return turns

    def weigh_lines(self) -> None:
        """What each line costs in a way: nothing where it is the seat's or planned, -1 where it is closed."""
        tables: Tables = self.tables
        weights: Weights = self.weights
        line: i64 = 0
        while line < tables.lines:
            cost: i64 = -1
            if self.lines[line] == MINE or self.planned[line] != 0:
                cost = 0
            elif self.lines[line] == OPEN:
                length: i64 = tables.length[line]
                cost = self._line_turns(line) * weights.tempo // FULL_TURN - tables.points[length] * POINT
                cost += length * weights.car + self._line_risk(line)
                if self.new_symbol(line, self.symbols) != 0:
                    cost -= weights.token
                cost = max(cost, 100)
            self.costs[line] = cost
            line += 1

    def _line_turns(self, line: i64) -> i64:
        """The turns that a line would take, with all the hand for it alone."""
        tables: Tables = self.tables
        needed: i64 = tables.ferries[line]
        missing: i64 = max(0, needed - count_of(self.hand, FERRY))
        colour: i64 = tables.colour[line]
        if colour == GREY:
            colour = self._richest(self.hand)
        cards: i64 = max(0, tables.length[line] - needed - count_of(self.hand, colour))
        return FULL_TURN + missing * self.weights.ferry + cards * self.weights.card

    def new_symbol(self, line: i64, held: i64) -> i64:
        """TT-3.11: the tourist symbol that a claim brings, as a mask; 0 for none."""
        a: i64 = self.tourists[self.tables.a[line]]
        if a > 0 and (held >> (a - 1)) & 1 == 0:
            return bit(a - 1)
        b: i64 = self.tourists[self.tables.b[line]]
        if b > 0 and (held >> (b - 1)) & 1 == 0:
            return bit(b - 1)
        return 0

    def _line_risk(self, line: i64) -> i64:
        risk: i64 = self.weights.risk
        if self.contact(line) > 0:
            risk += self.weights.contact
        return risk

    def _richest(self, bag: i64) -> i64:
        """The colour with most cards in a bag."""
        best: i64 = 0
        colour: i64 = 1
        while colour < COLOURS:
            if count_of(bag, colour) > count_of(bag, best):
                best = colour
            colour += 1
        return best

    def find_way(self, a: i64, b: i64) -> bool:
        """Find the cheapest way from one location to another; `via` then leads back from the second."""
        tables: Tables = self.tables
        costs: vec[i64] = self.costs
        distance: vec[i64] = self.distance
        via: vec[i64] = self.via
        ends_a: vec[i64] = tables.a
        ends_b: vec[i64] = tables.b
        i: i64 = 0
        while i < tables.locations:
            distance[i] = FAR
            i += 1
        distance[a] = 0
        changed: bool = True
        while changed:
            changed = False
            line: i64 = 0
            while line < tables.lines:
                cost: i64 = costs[line]
                if cost >= 0:
                    x: i64 = ends_a[line]
                    y: i64 = ends_b[line]
                    if distance[x] + cost < distance[y]:
                        distance[y] = distance[x] + cost
                        via[y] = line
                        changed = True
                    elif distance[y] + cost < distance[x]:
                        distance[x] = distance[y] + cost
                        via[x] = line
                        changed = True
                line += 1
        return distance[b] < FAR

    def exposed(self, stage: i64) -> i64:
        """The line of a ticket's part of the plan that others most likely take; -1 where nothing is left to claim."""
        i: i64 = self.stage_end[stage - 1] if stage > 0 else 0
        found: i64 = -1
        most: i64 = -1
        while i < self.stage_end[stage]:
            contact: i64 = self.contact(self.route[i])
            if contact > most:
                most = contact
                found = self.route[i]
            i += 1
        return found

    def contact(self, line: i64) -> i64:
        """At how many of its ends another player's lines touch a line."""
        return self.foreign[self.tables.a[line]] + self.foreign[self.tables.b[line]]

    def detour(self, stage: i64, line: i64) -> i64:
        """What a ticket costs more without a line of the plan and its twin (TT-3.9); `FAR` where there is no way."""
        ticket: i64 = self.stage_ticket[stage]
        cost: i64 = self.costs[line]
        twin: i64 = self.tables.twin[line]
        self.costs[line] = -1
        before: i64 = 0
        if twin >= 0:
            before = self.costs[twin]
            self.costs[twin] = -1
        found: bool = self.find_way(self.tables.ticket_a[ticket], self.tables.ticket_b[ticket])
        self.costs[line] = cost
        if twin >= 0:
            self.costs[twin] = before
        return self.distance[self.tables.ticket_b[ticket]] if found else FAR

    def ticket_gain(self, ticket: i64, turns: i64) -> i64:
        """What one more ticket would add, done after those held already."""
        tables: Tables = self.tables
        points: i64 = tables.ticket_points[ticket] * POINT
        if not self.find_way(tables.ticket_a[ticket], tables.ticket_b[ticket]):
            return -points
        spaces: i64 = 0
        more: i64 = 0
        brought: i64 = 0
        at: i64 = tables.ticket_b[ticket]
        while at != tables.ticket_a[ticket]:
            line: i64 = self.via[at]
            if self.lines[line] == OPEN and self.planned[line] == 0:
                length: i64 = tables.length[line]
                spaces += length
                more += self._line_turns(line)
                brought += tables.points[length] * POINT
            at = tables.a[line] + tables.b[line] - at
        if spaces > self.cars - self._plan_spaces():
            return -points
        chance: i64 = self.chance(turns, self.plan_turns() + more)
        gain: i64 = (points * (2 * chance - CERTAIN) + brought * chance) // CERTAIN
        gain -= more * self.weights.tempo // FULL_TURN
        return gain * self.weights.hope // CERTAIN if gain > 0 else gain

    # What may be expected.

    def value(self, turns: i64) -> i64:
        """What may be expected at the end with the plan, when so many turns are left."""
        tables: Tables = self.tables
        remaining: i64 = min(CERTAIN, turns * CERTAIN // self.weights.horizon)
        self._allot()
        held: i64 = self.symbols
        worth: i64 = self._tourist_value(held, remaining)
        total: i64 = self.points * POINT + self.settled + worth
        spent: i64 = 0
        i: i64 = 0
        stage: i64 = 0
        while stage < self.stages:
            gain: i64 = 0
            while i < self.stage_end[stage]:
                line: i64 = self.route[i]
                spent += self.needs[i]
                held |= self.new_symbol(line, held)
                gain += tables.points[tables.length[line]] * POINT - self._line_risk(line)
                i += 1
            more: i64 = self._tourist_value(held, remaining)
            gain += more - worth
            worth = more
            chance: i64 = self.chance(turns, spent)
            total += self.stage_points[stage] * (2 * chance - CERTAIN) // CERTAIN + gain * chance // CERTAIN
            stage += 1
        if turns > spent:
            total += self._spare(turns - spent, held, remaining)
        return total

    def _tourist_value(self, symbols: i64, remaining: i64) -> i64:
        """TT-4.2, smoothed while there are more to come."""
        now: i64 = tourist_points(symbols) * POINT
        return (now * (CERTAIN - remaining) + bit_count(symbols) * self.weights.token * remaining) // CERTAIN

    def chance(self, turns: i64, spent: i64) -> i64:
        """The chance, in thousandths, that what takes so many turns is done in time."""
        if spent == 0:
            return CERTAIN
        if turns < FULL_TURN:
            return 0
        spread: i64 = self.weights.least_spread + turns * self.weights.spread // CERTAIN
        lead: i64 = turns + self.weights.margin - spent
        size: i64 = lead if lead >= 0 else -lead
        index: i64 = size * 4 // spread
        result: i64 = _CHANCES[index] if index < 25 else 999
        return result if lead >= 0 else CERTAIN - result

    def _spare(self, slack: i64, held: i64, remaining: i64) -> i64:
        """What the turns, cable cars and cards are worth that the plan leaves."""
        weights: Weights = self.weights
        cars: i64 = self.cars - self._plan_spaces()
        total: i64 = 0
        first: i64 = self._best_other(slack, cars, held, -1)
        if first >= 0:
            total += self._other_worth(first, held)
            slack -= self._other_turns(first)
            cars -= self.tables.length[first]
            self._pay_other(first)
            now: i64 = held | self.new_symbol(first, held)
            second: i64 = self._best_other(slack, cars, now, first)
            if second >= 0:
                total += self._other_worth(second, now)
                slack -= self._other_turns(second)
                cars -= self.tables.length[second]
                self._pay_other(second)
        useful: i64 = min(slack, cars * weights.spare_car * FULL_TURN // weights.tempo)
        total += (useful * weights.tempo + (slack - useful) * weights.idle) // FULL_TURN
        ferries: i64 = count_of(self.left, FERRY)
        cards: i64 = size_of(self.left) - ferries
        return total + (ferries * weights.spare_ferry + cards * weights.spare_card) * remaining // CERTAIN

    def _best_other(self, slack: i64, cars: i64, held: i64, but: i64) -> i64:
        """The line outside the plan that brings most for its turns; -1 where none brings more than time is worth.

        The hottest loop of all judgement, so it finds for itself what `_other_turns` finds for one line.
        """
        tables: Tables = self.tables
        weights: Weights = self.weights
        lines: vec[i64] = self.lines
        planned: vec[i64] = self.planned
        lengths: vec[i64] = tables.length
        counts: vec[i64] = self.counts
        twin: i64 = tables.twin[but] if but >= 0 else -1
        ferries: i64 = count_of(self.left, FERRY)
        colour: i64 = 0
        while colour < COLOURS:
            counts[colour] = count_of(self.left, colour)
            colour += 1
        counts[GREY] = counts[self._richest(self.left)]
        best: i64 = -1
        most: i64 = 0
        line: i64 = 0
        while line < tables.lines:
            length: i64 = lengths[line]
            if lines[line] == OPEN and planned[line] == 0 and length <= cars:
                needed: i64 = tables.ferries[line]
                cards: i64 = max(0, length - needed - counts[tables.colour[line]])
                turns: i64 = FULL_TURN
                if ferries < needed:
                    turns += (needed - ferries) * weights.ferry + cards * weights.card
                else:
                    turns += max(0, cards - ferries + needed) * weights.card
                if turns <= slack and line not in (but, twin):
                    spent: i64 = turns * weights.tempo // FULL_TURN
                    hoped: i64 = tables.points[length] * POINT + weights.token
                    if hoped * weights.other_line // CERTAIN - spent > most:
                        gain: i64 = self._other_worth(line, held) - spent
                        if gain > most:
                            most = gain
                            best = line
            line += 1
        return best

    def _other_worth(self, line: i64, held: i64) -> i64:
        worth: i64 = self.tables.points[self.tables.length[line]] * POINT
        if self.new_symbol(line, held) != 0:
            worth += self.weights.token
        return worth * self.weights.other_line // CERTAIN

    def _other_turns(self, line: i64) -> i64:
        """The turns that a line would take with the cards that are left."""
        tables: Tables = self.tables
        needed: i64 = tables.ferries[line]
        ferries: i64 = count_of(self.left, FERRY)
        colour: i64 = tables.colour[line]
        if colour == GREY:
            colour = self._richest(self.left)
        cards: i64 = max(0, tables.length[line] - needed - count_of(self.left, colour))
        if ferries < needed:
            return FULL_TURN + (needed - ferries) * self.weights.ferry + cards * self.weights.card
        return FULL_TURN + max(0, cards - ferries + needed) * self.weights.card

    def _pay_other(self, line: i64) -> None:
        """Set aside the cards for a line outside the plan."""
        tables: Tables = self.tables
        colour: i64 = tables.colour[line]
        if colour == GREY:
            colour = self._richest(self.left)
        rest: i64 = tables.length[line] - tables.ferries[line]
        paid: i64 = min(rest, count_of(self.left, colour))
        ferries: i64 = min(tables.length[line] - paid, count_of(self.left, FERRY))
        self.left -= paid * ONE[colour] + ferries * ONE[FERRY]

    def _allot(self) -> None:
        """Give the hand's cards to the plan's lines: ferries where they must be, then those with least choice."""
        tables: Tables = self.tables
        weights: Weights = self.weights
        left: i64 = self.hand
        i: i64 = 0
        while i < self.length:
            needed: i64 = tables.ferries[self.route[i]]
            self.needs[i] = FULL_TURN
            if needed > 0:
                given: i64 = min(needed, count_of(left, FERRY))
                left -= given * ONE[FERRY]
                self.needs[i] += (needed - given) * weights.ferry
            i += 1
        choice: i64 = 0
        while choice < 3:
            i = 0
            while i < self.length:
                if self._choice(self.route[i]) == choice:
                    colour: i64 = self._paying(self.route[i], choice, left)
                    rest: i64 = tables.length[self.route[i]] - tables.ferries[self.route[i]]
                    paid: i64 = min(rest, count_of(left, colour))
                    left -= paid * ONE[colour]
                    self.needs[i] += (rest - paid) * weights.card
                i += 1
            choice += 1
        i = 0
        while i < self.length and count_of(left, FERRY) > 0:
            # Ferries stand in for what is missing, the nearest lines first.
            while count_of(left, FERRY) > 0 and self.needs[i] >= FULL_TURN + weights.card:
                left -= ONE[FERRY]
                self.needs[i] -= weights.card
            i += 1
        self.left = left

    def _choice(self, line: i64) -> i64:
        """How a line may be paid: in its colour alone (0), or in its twin's too (1), or in any (2)."""
        twin: i64 = self.tables.twin[line]
        is_open: bool = twin >= 0 and self.lines[twin] == OPEN
        if self.tables.colour[line] == GREY or (is_open and self.tables.colour[twin] == GREY):
            return 2
        return 1 if is_open else 0

    def _paying(self, line: i64, choice: i64, bag: i64) -> i64:
        """The colour to pay a line in, from a bag."""
        if choice == 2:
            return self._richest(bag)
        colour: i64 = self.tables.colour[line]
        if choice == 1:
            other: i64 = self.tables.colour[self.tables.twin[line]]
            if count_of(bag, other) > count_of(bag, colour):
                return other
        return colour
