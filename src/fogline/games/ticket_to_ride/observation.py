"""What a seat may know, as numbers (TT-5); compiled.

Seats come clockwise from who looks, kinds of card in the order of `meta.CARDS`, lines, tickets and locations in the
map's. Of other hands only what everyone saw is told, of tickets only the seat's own and those it had put back itself.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from fogline.core.bits import bit, bit_count
from fogline.core.native import Position
from fogline.core.observing import Block, Numbers, Observer, turned
from fogline.games.ticket_to_ride.cards import KINDS, POOLS, size_of
from fogline.games.ticket_to_ride.lines import is_open
from fogline.games.ticket_to_ride.ranking import completed, ticket_points
from fogline.games.ticket_to_ride.state import OVER, TicketToRide
from fogline.games.ticket_to_ride.tables import Tables
from fogline.games.ticket_to_ride.tickets import Holding

SEAT: Final = 6 + KINDS
"""Numbers that describe a seat."""
LINE_POINTS: Final = 5
"""Which of them are the points for its lines."""
QUEUED: Final = 2
"""Numbers for a ticket under the deck."""
AFTERS: Final = 4


@final
class TicketToRideObserver(Observer):
    """Writes the blocks of Ticket to Ride, for one map."""

    def __init__(self, seats: i64, tables: Tables) -> None:
        super().__init__(seats)
        self.tables: Tables = tables
        everything: i64 = ticket_points(bit(tables.tickets) - 1, tables)
        line: i64 = 0
        lines: i64 = 0
        while line < tables.lines:
            lines += tables.points[tables.length[line]]
            line += 1
        self.least_points = -float(everything)  # every ticket, and none completed
        self.most_points = float(everything + lines + 12)  # every ticket, line and tourist
        self.compact = compact_blocks(int(seats), tables)
        self.rich = rich_blocks(int(seats), tables)

    def write(self, position: Position, seat: i64, rich: bool, out: Numbers) -> None:
        assert isinstance(position, TicketToRide)
        self._write_table(position, seat, out)
        own: Holding = position.holdings[seat]
        out.put_bytes(position.hands.hand(seat), KINDS)
        out.put_set(own.tickets, self.tables.tickets)
        out.put_set(own.offer, self.tables.tickets)
        out.put_set(own.kept, self.tables.tickets)
        out.put_set(own.tokens, self.tables.symbols)
        self._write_seats(position, seat, out)
        if rich:
            self._write_rich(position, seat, out)

    def _from(self, viewer: i64, seat: i64) -> i64:
        """A seat counted from who looks; -1 for none."""
        return -1 if seat < 0 else (seat + self.seats - viewer) % self.seats

    def _write_table(self, position: TicketToRide, seat: i64, out: Numbers) -> None:
        """What lies on the table for all to see."""
        out.put_one_of(position.phase, OVER + 1)
        out.put_one_of(self._from(seat, position.turn), self.seats)
        out.put_set(turned(position.actors(), seat, self.seats), self.seats)
        out.put_one_of(self._from(seat, position.trigger), self.seats)
        out.put(position.passes)
        out.put(position.line + 1)
        out.put_bytes(position.market.face_up, KINDS)
        out.put_bytes(position.market.discards, KINDS)
        out.put(size_of(position.market.deck))
        out.put(bit_count(position.tickets.upper))
        out.put(position.tickets.queued)
        out.put_bytes(position.piles.places, self.tables.symbols)
        out.put_bytes(position.piles.sizes, self.tables.symbols)

    def _write_seats(self, position: TicketToRide, viewer: i64, out: Numbers) -> None:
        """What everyone sees of each seat, and whose the lines are."""
        at: i64 = out.at
        i: i64 = 0
        while i < self.seats:
            seat: i64 = (viewer + i) % self.seats
            holding: Holding = position.holdings[seat]
            out.put(size_of(position.hands.hand(seat)))
            out.put(bit_count(holding.tickets))
            out.put(bit_count(holding.offer))
            out.put(holding.cars)
            out.put(bit_count(holding.tokens))
            out.put(0)
            out.put_bytes(position.hands.known(seat), KINDS)
            i += 1
        self._write_lines(position, viewer, at, out)

    def _write_lines(self, position: TicketToRide, viewer: i64, seats: i64, out: Numbers) -> None:
        """The owner of each line, from who looks, + 1; and the points for it, where the owner's seat is described."""
        tables: Tables = self.tables
        items: vec[i16] = out.items
        owners: vec[u8] = position.owners
        at: i64 = out.at
        line: i64 = 0
        while line < tables.lines:
            owner: i64 = i64(owners[line])
            if owner != 0:
                owner -= viewer
                if owner <= 0:
                    owner += self.seats
                items[seats + SEAT * (owner - 1) + LINE_POINTS] += i16(tables.points[tables.length[line]])
            items[at + line] = i16(owner)
            line += 1
        out.at = at + line

    def _write_rich(self, position: TicketToRide, seat: i64, out: Numbers) -> None:
        """All that a view tells besides: pools, tickets that are known, whose lines, what is done."""
        own: Holding = position.holdings[seat]
        out.put_one_of(position.after, AFTERS)
        out.put(position.market.renewals)
        out.put(position.market.generation)
        out.put_set(completed(seat, own.tickets, position.owners, self.tables), self.tables.tickets)
        out.put(position.halves(seat) // 2)
        self._write_open(own, out)
        self._write_pools(position, seat, out)
        self._write_queue(position, seat, out)
        i: i64 = 0
        while i < self.seats:
            self._write_known(position, seat, (seat + i) % self.seats, out)
            i += 1

    def _write_open(self, own: Holding, out: Numbers) -> None:
        line: i64 = 0
        while line < self.tables.lines:
            out.put(1 if is_open(own, line) else 0)
            line += 1

    def _write_pools(self, position: TicketToRide, viewer: i64, out: Numbers) -> None:
        """The viewer's cards of each pool, its other cards wherever they lie, and how many each seat holds of it."""
        pool: i64 = 0
        while pool < POOLS:
            if pool < position.hands.pools:
                own: i64 = position.hands.blind(viewer, pool)
                out.put_bytes(own, KINDS)
                out.put_bytes(position.hands.content(pool, position.market.deck) - own, KINDS)
                i: i64 = 0
                while i < self.seats:
                    out.put(size_of(position.hands.blind((viewer + i) % self.seats, pool)))
                    i += 1
            else:
                out.put_set(0, 2 * KINDS + self.seats)
            pool += 1

    def _write_queue(self, position: TicketToRide, viewer: i64, out: Numbers) -> None:
        """Who put each ticket under the deck, + 1, and the viewer's own, + 1."""
        place: i64 = 0
        while place < self.tables.tickets:
            if place < position.tickets.queued:
                queued: i64 = i64(position.tickets.queue[place])
                seat: i64 = queued & 3
                out.put(self._from(viewer, seat) + 1)
                out.put((queued >> 2) + 1 if seat == viewer else 0)
            else:
                out.put_set(0, QUEUED)
            place += 1

    def _write_known(self, position: TicketToRide, viewer: i64, seat: i64, out: Numbers) -> None:
        """A seat's tourists, its tickets as far as the viewer knows them, and who has seen how many of them."""
        holding: Holding = position.holdings[seat]
        knows: i64 = -1 if seat == viewer or position.phase == OVER else position.holdings[viewer].seen
        out.put_set(holding.tokens, self.tables.symbols)
        out.put_set(holding.tickets & knows, self.tables.tickets)
        out.put_set(holding.offer & knows, self.tables.tickets)
        i: i64 = 0
        while i < self.seats:
            seen: i64 = position.holdings[(viewer + i) % self.seats].seen
            out.put(bit_count(holding.tickets & seen))
            out.put(bit_count(holding.offer & seen))
            i += 1
        self._write_knowers(position, viewer, (holding.tickets | holding.offer) & knows, out)

    def _write_knowers(self, position: TicketToRide, viewer: i64, known: i64, out: Numbers) -> None:
        """For each ticket that the viewer knows to be here and another seat does too, that seat + 1."""
        at: i64 = out.at
        out.put_set(0, self.tables.tickets)
        i: i64 = 0
        while i < self.seats:
            both: i64 = known & position.holdings[(viewer + i) % self.seats].seen
            ticket: i64 = 0
            while both >> ticket != 0:
                if (both >> ticket) & 1 != 0:
                    out.items[at + ticket] = i16(i + 1)
                ticket += 1
            i += 1


def compact_blocks(seats: int, tables: Tables) -> list[Block]:
    """What is written in the compact form, in its order."""
    cards, lines, tickets, symbols = 255, int(tables.lines), int(tables.tickets), int(tables.symbols)
    return [
        Block("phase", (OVER + 1,), 0, 1, "what is being decided, as `meta.PHASES` lists it"),
        Block("turn", (seats,), 0, 1, "whose turn it is, from who looks"),
        Block("deciding", (seats,), 0, 1, "who must decide now, from who looks"),
        Block("last_round", (seats,), 0, 1, "who began the last round, from who looks"),
        Block("passes", (1,), 0, seats, "passes in a row"),
        Block("claimed", (1,), 0, lines, "the line just claimed + 1, while its tourist isn't taken"),
        Block("face_up", (KINDS,), 0, cards, "the face-up cards, by kind"),
        Block("discards", (KINDS,), 0, cards, "the discarded cards, by kind"),
        Block("deck_size", (1,), 0, 1000, "transport cards in the deck"),
        Block("ticket_deck", (1,), 0, tickets, "tickets in the upper part of the deck"),
        Block("queued", (1,), 0, tickets, "tickets put under it"),
        Block("pile_at", (symbols,), 0, int(tables.locations), "where each tourist pile lies, + 1; 0 set aside"),
        Block("pile_size", (symbols,), 0, 3, "tokens left in each tourist pile"),
        Block("hand", (KINDS,), 0, cards, "the seat's own cards, by kind"),
        Block("tickets", (tickets,), 0, 1, "the seat's own tickets"),
        Block("offer", (tickets,), 0, 1, "the tickets that it has drawn and not yet chosen from"),
        Block("kept", (tickets,), 0, 1, "those that it has chosen to keep, while others still choose"),
        Block("tourists", (symbols,), 0, 1, "its tourist tokens"),
        Block(
            "seats",
            (seats, SEAT),
            0,
            1000,
            "of each seat, from who looks: cards, tickets, tickets offered, cable cars, tourists, points for lines, "
            "and the cards that everyone knows it has, by kind",
        ),
        Block("lines", (lines,), 0, seats, "each line's owner, from who looks, + 1; 0 while it is free"),
    ]


def rich_blocks(seats: int, tables: Tables) -> list[Block]:
    """What the rich form has besides, in its order."""
    lines, tickets, symbols = int(tables.lines), int(tables.tickets), int(tables.symbols)
    return [
        Block("after", (AFTERS,), 0, 1, "what follows the luck that is waited for, as `meta.AFTERS` lists it"),
        Block("renewals", (1,), 0, 3, "how often the face-up cards were renewed since one was taken"),
        Block("generation", (1,), 0, 1000, "how often the discards have become the deck"),
        Block("completed", (tickets,), 0, 1, "the seat's completed tickets"),
        Block("points", (1,), -1000, 1000, "its points, were the game scored now"),
        Block("open", (lines,), 0, 1, "the lines that it may claim, as far as their owners go"),
        Block(
            "pools",
            (POOLS, 2 * KINDS + seats),
            0,
            1000,
            "cards drawn blind or in the deck, deck by deck, the one in use first: the seat's own by kind, all others "
            "by kind, and how many each seat holds, from who looks",
        ),
        Block("queue", (tickets, QUEUED), 0, 63, "under the deck: who put it there + 1, the ticket + 1 if one's own"),
        Block(
            "known",
            (seats, symbols + 2 * tickets + 2 * seats + tickets),
            0,
            tickets,
            "of each seat, from who looks: its tourists, the tickets known to be held, and offered; how many of those "
            "held and offered each seat has seen (two numbers a seat); who else knows each known ticket, + 1",
        ),
    ]
