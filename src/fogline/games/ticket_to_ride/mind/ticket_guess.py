"""What the others are after: the tickets that a player's lines speak for, compiled.

A belief takes every ticket that the viewer can't place for as likely as any other (docs/ticket-to-ride-belief.md). To
read more into what the others did is a bot's business, and this is how ours do it: a small network, which has learnt
from many games, is told what everyone can see. Of a ticket that is how far a player's lines have come for it, whether
they end where it ends, whether the cards taken face up fit the rest of the way, and how many of those lines it explains
that the tickets found so far don't.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fogline.core.bits import bit, bit_count, lowest
from fogline.core.native import Moves, logistic
from fogline.core.network import Network
from fogline.games.ticket_to_ride.belief import Guess
from fogline.games.ticket_to_ride.cards import count_of, size_of
from fogline.games.ticket_to_ride.mind.plan import CERTAIN, MINE, OPEN, Plan
from fogline.games.ticket_to_ride.state import TicketToRide
from fogline.games.ticket_to_ride.tables import GREY, Tables

CLUES: Final = 23
"""How many numbers the network is told of a ticket."""
SPACE: Final = 10
"""What a space costs on a way."""
NO_WAY: Final = 20
"""The spaces that count as missing where there is no way."""
SEATS: Final = 4
MOST: Final = 60
"""Lines of one seat that are told apart; there are hardly ever so many."""


@final
class TicketGuess(Guess):
    """Weighs the tickets that each seat may hold; `look` at a position first."""

    def __init__(self, tables: Tables, plan: Plan, networks: list[Network]) -> None:
        self.tables: Tables = tables
        self.plan: Plan = plan
        self.networks: list[Network] = networks
        """One for each number of players, from 2."""
        self.network: Network = networks[0]
        places: i64 = SEATS * tables.tickets
        self.seen: list[Moves] = [Moves() for _ in range(places)]
        """What everyone sees of each ticket, for each seat."""
        self.ways: vec[i64] = vec[i64]([0] * places)
        """The seat's lines on the shortest ways for each ticket: as it is now, and as it was at first. A mask."""
        self.straight: vec[i64] = vec[i64]([0] * places)
        """Only those on the way as it was at first."""
        self.own: vec[i64] = vec[i64]([0] * SEATS)
        """All lines of a seat, as a mask."""
        self.spaces: vec[i64] = vec[i64]([0] * (SEATS * (MOST + 1)))
        """The spaces of a seat's lines, by their number among its own."""
        self.tickets: vec[i64] = vec[i64]([0] * SEATS)
        """How many tickets a seat holds."""
        self.odds: vec[i64] = vec[i64]([0] * (places * (tables.tickets + 1)))
        """What `weigh` found before, besides one ticket or none; 0 for nothing."""
        # Scratch: of the seat and the way looked at last.
        self.number: vec[i64] = vec[i64]([0] * tables.lines)
        """A line's number among the seat's own."""
        self.ends: vec[i64] = vec[i64]([0] * tables.locations)
        """How many of the seat's lines end at a location."""
        self.missing: i64 = 0
        """Spaces that the way costs."""
        self.on_way: i64 = 0
        """The seat's lines on it, as a mask."""
        self.given: Moves = Moves()
        self.found: Moves = Moves()

    def look(self, position: TicketToRide, tickets: vec[i64]) -> None:
        """Take in what everyone sees, and how many tickets each seat holds."""
        self.network = self.networks[position.seats - 2]
        i: i64 = 0
        while i < len(self.odds):
            self.odds[i] = 0
            i += 1
        seat: i64 = 0
        while seat < position.seats:
            self.tickets[seat] = tickets[seat]
            self._look_at(position, seat)
            seat += 1

    def weigh(self, seat: i64, held: i64, ticket: i64) -> i64:
        """The odds of the ticket, in thousandths."""
        at: i64 = -1
        if held & (held - 1) == 0:
            besides: i64 = 0 if held == 0 else lowest(held) + 1
            at = (seat * self.tables.tickets + ticket) * (self.tables.tickets + 1) + besides
            if self.odds[at] > 0:
                return self.odds[at]
        self.given.clear()
        self.found.clear()
        self.describe(seat, held, ticket, self.given)
        self.network.run(self.given, self.found)
        share: i64 = logistic(self.found.get(0))
        odds: i64 = max(1, share * CERTAIN // (1_000_001 - share))
        if at >= 0:
            self.odds[at] = odds
        return odds

    def describe(self, seat: i64, held: i64, ticket: i64, out: Moves) -> None:
        """Fill `out` with the clues for a ticket besides those held, in thousandths of what is usual."""
        place: i64 = seat * self.tables.tickets + ticket
        seen: Moves = self.seen[place]
        i: i64 = 0
        while i < seen.count:
            out.add(seen.get(i))
            i += 1
        unexplained: i64 = self.own[seat]
        others: i64 = held
        while others != 0:
            unexplained &= ~self.ways[seat * self.tables.tickets + lowest(others)]
            others &= others - 1
        spaces: i64 = self._spaces(seat, unexplained)
        out.add(self._spaces(seat, unexplained & self.ways[place]) * CERTAIN // max(1, spaces))
        out.add(self._spaces(seat, unexplained & self.straight[place]) * CERTAIN // max(1, spaces))
        out.add(spaces * 100)
        out.add(bit_count(held) * 300)
        out.add((self.tickets[seat] - bit_count(held)) * 300)

    # What everyone sees.

    def _look_at(self, position: TicketToRide, seat: i64) -> None:
        """A seat's lines, and then each ticket."""
        tables: Tables = self.tables
        self.plan.look(position, seat)
        location: i64 = 0
        while location < tables.locations:
            self.ends[location] = 0
            location += 1
        self.own[seat] = 0
        count: i64 = 0
        line: i64 = 0
        while line < tables.lines:
            if self.plan.lines[line] == MINE:
                self.number[line] = min(count, MOST)
                self.spaces[seat * (MOST + 1) + self.number[line]] = tables.length[line]
                self.own[seat] |= bit(self.number[line])
                self.ends[tables.a[line]] += 1
                self.ends[tables.b[line]] += 1
                count += 1
            line += 1
        ticket: i64 = 0
        while ticket < tables.tickets:
            self._look_for(position, seat, ticket)
            ticket += 1

    def _look_for(self, position: TicketToRide, seat: i64, ticket: i64) -> None:
        """What a seat's lines and cards have to do with a ticket."""
        tables: Tables = self.tables
        place: i64 = seat * tables.tickets + ticket
        a: i64 = tables.ticket_a[ticket]
        b: i64 = tables.ticket_b[ticket]
        # As it was before the seat claimed any line; a little cheaper over those that it claimed then.
        self._find_way(a, b, SPACE - 1)
        full: i64 = max(1, self.missing)
        self.straight[place] = self.on_way
        self._find_way(a, b, 0)
        missing: i64 = self.missing
        self.ways[place] = self.on_way | self.straight[place]
        seen: Moves = self.seen[place]
        seen.clear()
        seen.add(CERTAIN if missing == 0 else 0)
        seen.add(CERTAIN if missing == NO_WAY else 0)
        seen.add(missing * 100)
        seen.add(full * 100)
        seen.add(missing * CERTAIN // full)
        seen.add(self._spaces(seat, self.on_way) * 100)
        seen.add(self._spaces(seat, self.straight[place]) * CERTAIN // full)
        seen.add(tables.ticket_points[ticket] * 100)
        cards: i64 = position.hands.known(seat)
        self._look_along(a, b, cards, seen)
        seen.add(size_of(cards) * 150)
        seen.add(position.holdings[seat].cars * 50)
        seen.add(self._spaces(seat, self.own[seat]) * 50)
        seen.add(self.tickets[seat] * 300)
        at_a: i64 = self.ends[a]
        at_b: i64 = self.ends[b]
        seen.add(((1 if at_a > 0 else 0) + (1 if at_b > 0 else 0)) * 500)
        seen.add(((1 if at_a == 1 else 0) + (1 if at_b == 1 else 0)) * 500)
        from_a: i64 = self._distance(a)
        from_b: i64 = self._distance(b)
        seen.add(min(from_a, from_b) * 100)
        seen.add(max(from_a, from_b) * 100)

    def _find_way(self, a: i64, b: i64, own: i64) -> None:
        """The shortest way, on which a space of the seat's own lines costs so much: sets `missing` and `on_way`."""
        tables: Tables = self.tables
        plan: Plan = self.plan
        line: i64 = 0
        while line < tables.lines:
            plan.costs[line] = -1
            if plan.lines[line] == MINE:
                plan.costs[line] = own * tables.length[line]
            elif plan.lines[line] == OPEN:
                plan.costs[line] = SPACE * tables.length[line]
            line += 1
        self.missing = NO_WAY
        self.on_way = 0
        if not plan.find_way(a, b):
            return
        self.missing = min(NO_WAY, (plan.distance[b] + SPACE - 1) // SPACE)
        at: i64 = b
        while at != a:
            line = plan.via[at]
            if plan.lines[line] == MINE:
                self.on_way |= bit(self.number[line])
            at = tables.a[line] + tables.b[line] - at

    def _look_along(self, a: i64, b: i64, cards: i64, out: Moves) -> None:
        """How many of these cards fit the open lines on the way found last, and how many ferries they ask for."""
        tables: Tables = self.tables
        fitting: i64 = 0
        ferries: i64 = 0
        at: i64 = b if self.missing < NO_WAY else a
        while at != a:
            line: i64 = self.plan.via[at]
            if self.plan.lines[line] == OPEN:
                ferries += tables.ferries[line]
                if tables.colour[line] != GREY:
                    fitting += min(tables.length[line], count_of(cards, tables.colour[line]))
            at = tables.a[line] + tables.b[line] - at
        out.add(fitting * 200)
        out.add(ferries * 300)

    def _distance(self, location: i64) -> i64:
        """The spaces between a location and the seat's lines."""
        self.plan.find_way(location, location)
        nearest: i64 = NO_WAY * SPACE
        at: i64 = 0
        while at < self.tables.locations:
            if self.ends[at] > 0:
                nearest = min(nearest, self.plan.distance[at])
            at += 1
        return nearest // SPACE

    def _spaces(self, seat: i64, lines: i64) -> i64:
        spaces: i64 = 0
        rest: i64 = lines
        while rest != 0:
            spaces += self.spaces[seat * (MOST + 1) + lowest(rest)]
            rest &= rest - 1
        return spaces
