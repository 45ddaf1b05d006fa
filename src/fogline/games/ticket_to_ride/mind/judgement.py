"""How a position will end: the judgement that the search trusts at its leaves, compiled.

What `plan` expects of a seat's own cards and tickets, what everyone sees of the others, and what the rival's plan is in
the world looked at, goes into a small network that has learnt from many games what came of it: the share of the
victory, and the points ahead. It is asked at the beginning of a turn. The world is a guess of whoever thinks, so
nothing hidden gets in; how good a guess it is depends on `ticket_guess`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fogline.core.bits import bit, bit_count
from fogline.core.native import Evaluator, Luck, Moves, Position, Sampler, logistic
from fogline.core.network import Network
from fogline.games.ticket_to_ride.belief import Belief
from fogline.games.ticket_to_ride.cards import FERRY, count_of, size_of
from fogline.games.ticket_to_ride.mind.evaluation import Evaluation
from fogline.games.ticket_to_ride.mind.plan import CERTAIN, FAR, FULL_TURN, OPEN, POINT, Plan
from fogline.games.ticket_to_ride.mind.quick_policy import QuickPolicy
from fogline.games.ticket_to_ride.mind.ticket_guess import TicketGuess
from fogline.games.ticket_to_ride.ranking import components, line_points, ticket_points, tourist_points
from fogline.games.ticket_to_ride.state import SECOND, TURN, TicketToRide
from fogline.games.ticket_to_ride.tables import COLOURS, Tables
from fogline.games.ticket_to_ride.tickets import Holding

INPUTS: Final = 86
"""How many numbers the network is told."""
WORST: Final = 10 * POINT
"""The most that a detour counts."""
RIVAL: Final = vec[i64]([0, 2, 4, 5, 6, 14, 15, 16, 18, 19, 21, 22, 23, 24, 31, 32])
"""What a seat's network is told of the rival, by its place among what the rival's own is told.

In this order: what may be expected, tickets settled, turns spent, to spare and lacking, points of tickets done and not
done, stages, spaces, contact, what is hoped for and how surely, all detours and those that others touch, and the lines
that can be claimed now: how many, and whether there is one.
"""


@final
class Judgement(Evaluator):
    """Judges Ticket to Ride: one step ahead, and as it will end."""

    def __init__(self, tables: Tables, networks: list[Network], guesses: list[Network]) -> None:
        self.tables: Tables = tables
        self.evaluation: Evaluation = Evaluation(tables)
        self.plan: Plan = self.evaluation.plan
        self.quick_policy: QuickPolicy = QuickPolicy(tables, self.plan)
        self.networks: list[Network] = networks
        """One for each number of players, from 2."""
        self.ticket_guess: TicketGuess = TicketGuess(tables, self.plan, guesses)
        self.counts: vec[i64] = vec[i64]([0] * 4)
        """How many tickets each seat holds."""
        self.about: list[Moves] = [Moves(), Moves(), Moves(), Moves()]
        """What there is to tell of each seat."""
        self.given: Moves = Moves()
        self.found: Moves = Moves()
        # What everyone sees of the others: the best of them, and all added up.
        self.most: vec[i64] = vec[i64]([0] * 6)
        self.sums: vec[i64] = vec[i64]([0] * 6)

    # What the search asks.

    def rate(self, position: Position, seat: i64, moves: Moves, ratings: Moves) -> None:
        assert isinstance(position, TicketToRide)
        self.evaluation.rate(position, seat, moves, ratings)

    def quick(self, position: Position, seat: i64, moves: Moves, luck: Luck) -> i64:
        assert isinstance(position, TicketToRide)
        return self.quick_policy.choose(position, seat, moves, luck)

    def settled(self, position: Position) -> bool:
        """The beginning of a turn."""
        assert isinstance(position, TicketToRide)
        return position.phase == TURN

    def suspect(self, sampler: Sampler, seat: i64) -> None:
        assert isinstance(sampler, Belief)
        other: i64 = 0
        while other < sampler.known.seats:
            self.counts[other] = sampler.held(other)
            other += 1
        self.ticket_guess.look(sampler.known, self.counts)
        sampler.guess = self.ticket_guess

    def judge(self, position: Position, out: Moves) -> None:
        assert isinstance(position, TicketToRide)
        leads: vec[i64] = vec[i64]([0] * 4)
        self._look(position)
        seat: i64 = 0
        while seat < position.seats:
            self.given.clear()
            self.found.clear()
            self._describe(position, seat, self.given)
            self.networks[position.seats - 2].run(self.given, self.found)
            out.add(logistic(self.found.get(0)))
            leads[seat] = self.found.get(1)
            seat += 1
        seat = 0
        while seat < position.seats:
            out.add(leads[seat])
            seat += 1

    def horizon(self, position: Position) -> i64:
        """The plan sees further than any quick policy."""
        return 0

    def patience(self) -> i64:
        """The others' turns take long to search."""
        return 16

    def foresees(self) -> bool:
        """The others are taken to follow their plans: they have more answers than a decision has simulations."""
        return True

    def hint(self, position: Position, seat: i64, moves: Moves, ratings: Moves) -> None:
        """To plan anew for each line takes many times as long as one plan."""
        assert isinstance(position, TicketToRide)
        if position.phase in (TURN, SECOND):
            self.evaluation.hint(position, seat, moves, ratings)
        else:
            self.evaluation.rate(position, seat, moves, ratings)

    # What the network is told.

    def asked(self, position: Position) -> list[int]:
        """The seats that `judge` asks for: all."""
        return list(range(position.seats))

    def describe(self, position: Position, seat: i64, out: Moves) -> None:
        """Fill `out` with what the seat's prospects depend on, in thousandths of what is usual."""
        assert isinstance(position, TicketToRide)
        self._look(position)
        self._describe(position, seat, out)

    def _look(self, position: TicketToRide) -> None:
        """Find what there is to tell of each seat."""
        seat: i64 = 0
        while seat < position.seats:
            out: Moves = self.about[seat]
            out.clear()
            self.plan.look(position, seat)
            self.plan.make(self.plan.turns)
            self._plan(position, seat, out)
            self._others(position, seat, out)
            self._table(position, seat, out)
            seat += 1

    def _describe(self, position: TicketToRide, seat: i64, out: Moves) -> None:
        """All that there is to tell of a seat, and a part of it for the one of the others whose plan promises most."""
        i: i64 = 0
        while i < self.about[seat].count:
            out.add(self.about[seat].get(i))
            i += 1
        rival: i64 = -1
        other: i64 = 0
        while other < position.seats:
            if other != seat and (rival < 0 or self.about[other].get(0) > self.about[rival].get(0)):
                rival = other
            other += 1
        i = 0
        while i < len(RIVAL):
            out.add(self.about[rival].get(RIVAL[i]))
            i += 1

    def _plan(self, position: TicketToRide, seat: i64, out: Moves) -> None:
        """The seat's own situation and plan."""
        plan: Plan = self.plan
        turns: i64 = plan.turns
        value: i64 = plan.value(turns)
        spent: i64 = plan.plan_turns()
        done: i64 = plan.completed()
        out.add(value // 40)
        out.add(plan.points * 25)
        out.add(plan.settled // 20)
        out.add(turns // 20)
        out.add(spent // 20)
        out.add((turns - spent) // 10)
        out.add(min(0, turns - spent) // 4)
        out.add(plan.cars * 50)
        out.add(size_of(plan.hand) * 80)
        out.add(count_of(plan.hand, FERRY) * 300)
        out.add(size_of(plan.left) * 100)
        out.add(count_of(plan.left, FERRY) * 300)
        out.add(bit_count(plan.tickets) * 300)
        out.add(bit_count(plan.tickets & ~done) * 500)
        out.add(ticket_points(done, self.tables) * 50)
        out.add(ticket_points(plan.tickets & ~done, self.tables) * 50)
        out.add(plan.stages * 500)
        self._route(out)
        out.add(bit_count(plan.symbols) * 200)
        out.add(tourist_points(plan.symbols) * 100)
        out.add(self._within_reach() * 200)
        self._cards(position, out)

    def _route(self, out: Moves) -> None:
        """The plan's lines, and the chance to claim them in time."""
        plan: Plan = self.plan
        spaces: i64 = 0
        contact: i64 = 0
        i: i64 = 0
        while i < plan.length:
            line: i64 = plan.route[i]
            spaces += self.tables.length[line]
            contact += plan.contact(line)
            i += 1
        out.add(plan.length * 200)
        out.add(spaces * 80)
        out.add(contact * 200)
        out.add((plan.cars - spaces) * 50)
        hoped: i64 = 0
        certain: i64 = CERTAIN
        used: i64 = 0
        i = 0
        stage: i64 = 0
        while stage < plan.stages:
            while i < plan.stage_end[stage]:
                used += plan.needs[i]
                i += 1
            certain = plan.chance(plan.turns, used)
            hoped += plan.stage_points[stage] * certain // CERTAIN
            stage += 1
        out.add(hoped // 20)
        out.add(certain)
        self._detours(out)

    def _detours(self, out: Moves) -> None:
        """What it would cost to lose the plan's most exposed lines: all, those that others touch, and the worst."""
        plan: Plan = self.plan
        all_: i64 = 0
        touched: i64 = 0
        worst: i64 = 0
        stage: i64 = 0
        while stage < plan.stages:
            line: i64 = plan.exposed(stage)
            if line >= 0:
                loss: i64 = min(WORST, plan.detour(stage, line))
                all_ += loss
                worst = max(worst, loss)
                if plan.contact(line) > 0:
                    touched += loss
            stage += 1
        out.add(all_ // 10)
        out.add(touched // 10)
        out.add(worst // 10)

    def _within_reach(self) -> i64:
        """Tourist symbols that the seat lacks and that are still there."""
        count: i64 = 0
        location: i64 = 0
        while location < self.tables.locations:
            symbol: i64 = self.plan.tourists[location] - 1
            if symbol >= 0 and (self.plan.symbols >> symbol) & 1 == 0:
                count += 1
            location += 1
        return count

    def _cards(self, position: TicketToRide, out: Moves) -> None:
        """The cards that are left, those that suffice, and those on the table that the plan lacks."""
        plan: Plan = self.plan
        most: i64 = 0
        second: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            held: i64 = count_of(plan.left, colour)
            second = max(second, min(most, held))
            most = max(most, held)
            colour += 1
        out.add(most * 250)
        out.add(second * 250)
        claimable: i64 = 0
        i: i64 = 0
        while i < plan.length:
            if plan.needs[i] == FULL_TURN:
                claimable += 1
            i += 1
        out.add(claimable * 300)
        out.add(CERTAIN if claimable > 0 else 0)
        wanted: i64 = 0
        colour = 0
        while colour < COLOURS:
            if count_of(position.market.face_up, colour) > 0 and self._is_wanted(colour):
                wanted += count_of(position.market.face_up, colour)
            colour += 1
        out.add(wanted * 300)

    def _most(self, bag: i64) -> i64:
        """The cards of the colour of which a bag has most."""
        most: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            most = max(most, count_of(bag, colour))
            colour += 1
        return most

    def _is_wanted(self, colour: i64) -> bool:
        """Whether a line of the plan still lacks cards of a colour."""
        plan: Plan = self.plan
        i: i64 = 0
        while i < plan.length:
            if plan.needs[i] > FULL_TURN and self.tables.colour[plan.route[i]] == colour:
                return True
            i += 1
        return False

    def _others(self, position: TicketToRide, seat: i64, out: Moves) -> None:
        """What everyone sees of the others: the best of them, and their average."""
        most: vec[i64] = self.most
        sums: vec[i64] = self.sums
        i: i64 = 0
        while i < 6:
            most[i] = -(1 << 30)
            sums[i] = 0
            i += 1
        unseen: i64 = bit(self.tables.tickets) - 1
        unseen &= ~(position.holdings[seat].tickets | position.holdings[seat].seen)
        all_: i64 = max(1, ticket_points(unseen, self.tables))
        other: i64 = 0
        while other < position.seats:
            if other != seat:
                holding: Holding = position.holdings[other]
                points: i64 = line_points(other, position.owners, self.tables) * 25
                tourists: i64 = tourist_points(holding.tokens) * 100
                joined: i64 = self._joined(position, other, unseen) * CERTAIN // all_
                held: i64 = bit_count(holding.tickets)
                self._see(0, points)
                self._see(1, tourists)
                self._see(2, held * 300)
                self._see(3, joined)
                self._see(4, points + tourists // 4 + held * 6 * 25 * (2 * joined - CERTAIN) // CERTAIN)
                self._see(5, bit_count(holding.tokens) * 200)
            other += 1
        i = 0
        while i < 6:
            out.add(most[i])
            out.add(sums[i] // (position.seats - 1))
            i += 1

    def _see(self, index: i64, number: i64) -> None:
        self.most[index] = max(self.most[index], number)
        self.sums[index] += number

    def _joined(self, position: TicketToRide, seat: i64, tickets: i64) -> i64:
        """The points of those tickets whose ends a seat's lines connect."""
        tables: Tables = self.tables
        group: vec[i64] = components(seat, position.owners, tables)
        total: i64 = 0
        ticket: i64 = 0
        while ticket < tables.tickets:
            if (tickets >> ticket) & 1 != 0 and group[tables.ticket_a[ticket]] == group[tables.ticket_b[ticket]]:
                total += tables.ticket_points[ticket]
            ticket += 1
        return total

    def _table(self, position: TicketToRide, seat: i64, out: Moves) -> None:
        """Whose turn it is, how near the end is, and what lies on the table."""
        seats: i64 = position.seats
        cars: i64 = self._supplies(position, seat, out)
        self._signs(position, seat, out)
        out.add((self.plan.cars - cars) * 100)
        out.add(CERTAIN if position.trigger >= 0 else 0)
        out.add(CERTAIN if position.trigger == seat else 0)
        offset: i64 = (position.turn - seat + seats) % seats
        i: i64 = 1
        while i < 4:
            out.add(CERTAIN if i == offset else 0)
            i += 1
        after: i64 = 0
        if position.trigger >= 0 and offset <= (position.trigger - seat + seats) % seats:
            after = CERTAIN
        out.add(after)
        out.add(count_of(position.market.face_up, FERRY) * 400)
        out.add(size_of(position.market.deck) * 40)
        out.add(CERTAIN if position.tickets.is_empty() else 0)
        free: i64 = 0
        line: i64 = 0
        while line < self.tables.lines:
            if self.plan.lines[line] == OPEN:
                free += self.tables.length[line]
            line += 1
        out.add(free * 10)
        out.add(min(cars, self.plan.cars) * 50)
        out.add(CERTAIN if min(cars, self.plan.cars) <= 5 else 0)
        out.add(CERTAIN if self.plan.cars <= 5 else 0)
        out.add(CERTAIN if self.plan.turns <= 3000 else 0)

    def _supplies(self, position: TicketToRide, seat: i64, out: Moves) -> i64:
        """Cable cars and cards of the others; returns the fewest cable cars."""
        others: i64 = position.seats - 1
        cars: i64 = 99
        cards: i64 = 0
        all_cars: i64 = 0
        all_cards: i64 = 0
        ferries: i64 = 0
        other: i64 = 0
        while other < position.seats:
            if other != seat:
                size: i64 = size_of(position.hands.hand(other))
                cars = min(cars, position.holdings[other].cars)
                cards = max(cards, size)
                all_cars += position.holdings[other].cars
                all_cards += size
                ferries += count_of(position.hands.known(other), FERRY)
            other += 1
        out.add(cars * 50)
        out.add(all_cars * 50 // others)
        out.add(cards * 80)
        out.add(all_cards * 80 // others)
        out.add(ferries * 300 // others)
        return cars

    def _signs(self, position: TicketToRide, seat: i64, out: Moves) -> None:
        """What others were seen to collect, and who is how near to ending the game."""
        seen: i64 = 0
        alike: i64 = 0
        end: i64 = FAR
        other: i64 = 0
        while other < position.seats:
            if other != seat:
                known: i64 = position.hands.known(other)
                seen = max(seen, size_of(known))
                alike = max(alike, self._most(known))
                end = min(end, self.plan.turns_to_end(position, other))
            other += 1
        out.add(seen * 150)
        out.add(alike * 300)
        out.add(end // 20)
        out.add((self.plan.turns_to_end(position, seat) - end) // 10)
