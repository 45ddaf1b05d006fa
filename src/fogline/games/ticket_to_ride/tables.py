"""The map as the compiled rules read it: one table a property, made once for each game."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from fogline.core.bits import bit
from fogline.core.copies import carry
from fogline.games.ticket_to_ride.cards import FERRY, ONE
from fogline.games.ticket_to_ride.versions import Rules

GREY: Final = 6
"""The colour of a line that is paid in a colour of the player's choice (TT-3.7)."""
COLOURS: Final = 6
LONGEST: Final = 6
"""The longest line that the table of points knows (TT-3.10)."""
REACHES: Final = LONGEST + 1
"""How many lengths there are, 0 among them."""
WORDS: Final = 2
IN_WORD: Final = 60
"""A set of lines is two masks: a bit for each of the first sixty lines, and for each of the others, sixty at most."""

# Actions. Those that the map has more or fewer of come last, and their first numbers are fields of the tables.
TAKE: Final = 0  # + kind of card
BLIND_CARD: Final = 7
DRAW: Final = 8
PASS: Final = 9
PILE: Final = 10  # + symbol * locations + location


@final
class Tables:
    """Properties by line, by ticket and by payment. Every payment of every line has a number of its own (TT-3.7)."""

    def __init__(self, rules: Rules, locations: i64, symbols: i64, cars: i64) -> None:
        self.rules: Rules = rules
        self.locations: i64 = locations
        self.symbols: i64 = symbols
        self.cars: i64 = cars
        self.cards: i64 = 0
        """All transport cards, as a bag."""
        self.points: vec[i64] = vec[i64]()
        """Points for a line, by its length (TT-3.10)."""
        self.pile_at: i64 = 0
        """Where each tourist symbol lies from the start: location + 1, eight bits a symbol; 0 for those set aside."""
        self.lines: i64 = 0
        self.a: vec[i64] = vec[i64]()
        self.b: vec[i64] = vec[i64]()
        self.length: vec[i64] = vec[i64]()
        self.colour: vec[i64] = vec[i64]()
        self.ferries: vec[i64] = vec[i64]()
        self.twin: vec[i64] = vec[i64]()
        """The other line of a double line, or -1."""
        self.payments: vec[i64] = vec[i64]()
        """The number of the line's first payment."""
        self.bill: vec[i64] = vec[i64]()
        """What payments follow from, in one number a line for speed: the first of them, then ferry symbols, colour and
        length, eight bits each."""
        self.within: vec[i64] = vec[i64]()
        """The lines of each colour that are no longer than each length: two words for each."""
        self.crossed: vec[i64] = vec[i64]()
        """The lines with no more ferry symbols than each number (TT-3.8): two words for each."""
        self.alone: vec[i64] = vec[i64]()
        """Each line as a set: two words for each."""
        self.paired: vec[i64] = vec[i64]()
        """Each line with its twin, if it has one, likewise."""
        self.pay_line: vec[i64] = vec[i64]()
        self.pay_colour: vec[i64] = vec[i64]()
        """The colour of the cards that are no ferries; any for ferries alone."""
        self.pay_ferries: vec[i64] = vec[i64]()
        self.tickets: i64 = 0
        self.ticket_a: vec[i64] = vec[i64]()
        self.ticket_b: vec[i64] = vec[i64]()
        self.ticket_points: vec[i64] = vec[i64]()
        # First numbers of the actions.
        self.tourist: i64 = 0  # + location
        self.keep: i64 = 0  # + first ticket * tickets + last ticket; the same twice to keep one
        self.claim: i64 = 0  # + payment

    def add_cards(self, kind: i64, count: i64) -> None:
        """Add transport cards of a kind."""
        self.cards += ONE[kind] * count

    def add_points(self, points: i64) -> None:
        """Add the points for a line one space longer; the first are those for length 0."""
        self.points = append(self.points, points)

    def add_line(self, a: i64, b: i64, length: i64, colour: i64, ferries: i64, twin: i64) -> None:
        """Add a line with all its payments: a colour with more and more ferries, the next one; ferries alone last."""
        self.a = append(self.a, a)
        self.b = append(self.b, b)
        self.length = append(self.length, length)
        self.colour = append(self.colour, colour)
        self.ferries = append(self.ferries, ferries)
        self.twin = append(self.twin, twin)
        self.payments = append(self.payments, i64(len(self.pay_line)))
        first: i64 = 0 if colour == GREY else colour
        last: i64 = COLOURS - 1 if colour == GREY else colour
        paid: i64 = first
        while paid <= last:
            count: i64 = ferries
            while count < length:
                self._add_payment(paid, count)
                count += 1
            paid += 1
        self._add_payment(FERRY, length)
        self.lines += 1

    def _add_payment(self, colour: i64, ferries: i64) -> None:
        self.pay_line = append(self.pay_line, self.lines)
        self.pay_colour = append(self.pay_colour, colour)
        self.pay_ferries = append(self.pay_ferries, ferries)

    def add_ticket(self, a: i64, b: i64, points: i64) -> None:
        """Add a destination ticket (TT-1.3)."""
        self.ticket_a = append(self.ticket_a, a)
        self.ticket_b = append(self.ticket_b, b)
        self.ticket_points = append(self.ticket_points, points)
        self.tickets += 1

    def finish(self) -> None:
        """Number the actions, once everything is there."""
        self.tourist = PILE + self.symbols * self.locations
        self.keep = self.tourist + self.locations
        self.claim = self.keep + self.tickets * self.tickets
        self._sort_lines()

    def _sort_lines(self) -> None:
        """Put what legal claims are found by into tables of their own."""
        self.within = vec[i64]([0] * (WORDS * REACHES * (GREY + 1)))
        self.crossed = vec[i64]([0] * (WORDS * REACHES))
        self.alone = vec[i64]([0] * (WORDS * self.lines))
        self.paired = vec[i64]([0] * (WORDS * self.lines))
        line: i64 = 0
        while line < self.lines:
            kinds: i64 = (self.ferries[line] << 16) | (self.colour[line] << 8) | self.length[line]
            self.bill = append(self.bill, ((self.claim + self.payments[line]) << 24) | kinds)
            put_line(self.alone, line, line)
            put_line(self.paired, line, line)
            if self.twin[line] >= 0:
                put_line(self.paired, line, self.twin[line])
            reach: i64 = 0
            while reach <= LONGEST:
                if self.length[line] <= reach:
                    put_line(self.within, REACHES * self.colour[line] + reach, line)
                if self.ferries[line] <= reach:
                    put_line(self.crossed, reach, line)
                reach += 1
            line += 1


def put_line(sets: vec[i64], number: i64, line: i64) -> None:
    """Put a line into one of several sets, each of two words."""
    place: i64 = WORDS * number
    if line < IN_WORD:
        sets[place] |= bit(line)
    else:
        sets[place + 1] |= bit(line - IN_WORD)


carry(Tables, "rules", "locations", "symbols", "cars", shared=True)
