"""The position of Ticket to Ride: San Francisco and the rules that change it (TT-2 to TT-4), on integers; compiled.

After the deal and the tickets kept (`DEAL`, `DISPLAY`, `DEAL_TICKETS`, `KEEP`), the first player (`FIRST`) and the
piles (`PILES`), a turn begins at `TURN` and may pass through `BLIND`, `DISPLAY` and `SECOND`, or `DRAW_TICKETS` and
`CHOOSE`, or `DISPLAY` and `TOURIST`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fogline.core.bits import bit, bit_count, lowest
from fogline.core.copies import carry
from fogline.core.native import CHECKED, Log, Luck, Moves, Position, check_step
from fogline.games.ticket_to_ride.cards import FERRY, KINDS, ONE, WIDTH, Hands, count_of, empty_hands, kind_at, size_of
from fogline.games.ticket_to_ride.facts import (
    FACT_BLIND,
    FACT_CHOSEN,
    FACT_CLAIMED,
    FACT_DEALT,
    FACT_DECIDED,
    FACT_FIRST,
    FACT_KEPT,
    FACT_LAST_ROUND,
    FACT_OVER,
    FACT_PASSED,
    FACT_PILE,
    FACT_RENEWED,
    FACT_RESHUFFLED,
    FACT_REVEALED,
    FACT_TAKEN,
    FACT_TICKET,
    FACT_TICKETS,
    FACT_TOURIST,
    FACT_TURN,
    FACT_TURNED_UP,
)
from fogline.games.ticket_to_ride.lines import is_open, legal_claims, open_all
from fogline.games.ticket_to_ride.market import Market
from fogline.games.ticket_to_ride.ranking import completed, points
from fogline.games.ticket_to_ride.tables import BLIND_CARD, COLOURS, DRAW, PASS, PILE, TAKE, WORDS, Tables
from fogline.games.ticket_to_ride.tickets import Holding, TicketDeck
from fogline.games.ticket_to_ride.tourist_piles import TouristPiles, first_piles

# Phases.
DEAL: Final = 0  # luck: two transport cards for each seat (TT-2.2)
DISPLAY: Final = 1  # luck: a card is turned face up (TT-2.2, TT-3.1, TT-3.5)
DEAL_TICKETS: Final = 2  # luck: two tickets for each seat (TT-2.3)
KEEP: Final = 3  # all seats at once keep one ticket or both (TT-2.3)
FIRST: Final = 4  # luck: who starts (TT-2.4)
PILES: Final = 5  # a tourist pile is placed (TT-2.4)
TURN: Final = 6  # the player draws cards, claims a line, draws tickets or passes (TT-3)
BLIND: Final = 7  # luck: a card drawn blind (TT-3.1)
SECOND: Final = 8  # the second card is chosen (TT-3.1)
DRAW_TICKETS: Final = 9  # luck: a ticket drawn; from under the deck there is only one outcome (TT-3.12)
CHOOSE: Final = 10  # one ticket drawn or both are kept (TT-3.12)
TOURIST: Final = 11  # one of two tourist tokens is taken (TT-3.11)
OVER: Final = 12

# What follows once luck has brought its cards.
AFTER_SETUP: Final = 0
AFTER_FIRST_CARD: Final = 1
AFTER_LAST_CARD: Final = 2
AFTER_CLAIM: Final = 3

# How the game ended.
BY_CARS: Final = 1  # TT-4.1
BY_PASSES: Final = 2  # TT-3.13

CARDS_DEALT: Final = 2
TICKETS_DRAWN: Final = 2
LAST_CARS: Final = 2


@final
class TicketToRide(Position):
    """A position. The transport deck and the upper part of the ticket deck have no order, only a content."""

    def __init__(
        self,
        seats: i64,
        tables: Tables,
        market: Market,
        hands: Hands,
        tickets: TicketDeck,
        piles: TouristPiles,
        holdings: list[Holding],
        owners: vec[u8],
    ) -> None:
        self.seats = seats
        self.tables: Tables = tables
        self.market: Market = market
        self.hands: Hands = hands
        self.tickets: TicketDeck = tickets
        self.piles: TouristPiles = piles
        self.holdings: list[Holding] = holdings
        self.owners: vec[u8] = owners
        """For each line, its owner's seat + 1; 0 while it is free."""
        self.phase: i64 = DEAL
        self.after: i64 = AFTER_SETUP
        """What follows the luck that is waited for."""
        self.turn: i64 = -1
        self.line: i64 = -1
        """The line just claimed, until its tourist token is taken."""
        self.passes: i64 = 0
        """Passes in a row (TT-3.13)."""
        self.trigger: i64 = -1
        """The seat that began the last round (TT-4.1)."""
        self.termination: i64 = 0
        self.fixed_first: i64 = -1
        """The seat that starts by option, in place of a draw (TT-2.4)."""

    def clone(self) -> TicketToRide:
        """An independent copy; the tables are shared."""
        twin = TicketToRide(
            self.seats,
            self.tables,
            self.market.clone(),
            self.hands.clone(),
            self.tickets.clone(),
            self.piles.clone(),
            [holding.clone() for holding in self.holdings],
            self.owners[:],
        )
        twin.phase = self.phase
        twin.after = self.after
        twin.turn = self.turn
        twin.line = self.line
        twin.passes = self.passes
        twin.trigger = self.trigger
        twin.termination = self.termination
        twin.fixed_first = self.fixed_first
        return twin

    # Who decides, and what may be done.

    def actors(self) -> i64:
        if self.is_chance() or self.phase == OVER:
            return 0
        if self.phase != KEEP:
            return bit(self.turn)
        waiting: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.holdings[seat].kept == 0:
                waiting |= bit(seat)
            seat += 1
        return waiting

    def is_chance(self) -> bool:
        phase: i64 = self.phase
        return phase <= DEAL_TICKETS or phase in (FIRST, BLIND, DRAW_TICKETS)

    def is_over(self) -> bool:
        return self.phase == OVER

    def halves(self, seat: i64) -> i64:
        holding: Holding = self.holdings[seat]
        return 2 * points(seat, holding.tickets, holding.tokens, self.owners, self.tables)

    def tie_break(self, seat: i64) -> i64:
        """TT-4.3: more completed tickets."""
        return bit_count(completed(seat, self.holdings[seat].tickets, self.owners, self.tables))

    def legal(self, seat: i64, out: Moves) -> None:
        if self.phase == TURN:
            self._legal_turn(out)
        elif self.phase == SECOND:
            self._legal_cards(COLOURS, out)
        elif self.phase in (KEEP, CHOOSE):
            self._legal_keep(self.holdings[seat].offer, out)
        elif self.phase == PILES:
            self._legal_piles(out)
        elif self.phase == TOURIST:
            a: i64 = self.tables.a[self.line]
            b: i64 = self.tables.b[self.line]
            out.add(self.tables.tourist + min(a, b))
            out.add(self.tables.tourist + max(a, b))

    def _legal_turn(self, out: Moves) -> None:
        """TT-3: one of three actions; TT-3.13: a pass where there is none."""
        self._legal_cards(KINDS, out)
        if not self.tickets.is_empty():
            out.add(DRAW)
        legal_claims(self.holdings[self.turn], self.hands.hand(self.turn), self.tables, out)
        if out.count == 0:
            out.add(PASS)

    def _legal_cards(self, kinds: i64, out: Moves) -> None:
        """TT-3.1, TT-3.2: face-up cards of the first `kinds` kinds, or blind."""
        cards: i64 = self.market.face_up
        kind: i64 = 0
        out.make_room(KINDS)
        items: vec[i64] = out.items
        count: i64 = out.count
        while kind < kinds:
            # Written in any case, and kept or not: quicker than asking first what is hard to foresee.
            items[count] = TAKE + kind
            count += 1 if cards & 0xFF != 0 else 0
            cards >>= WIDTH
            kind += 1
        out.count = count
        if self.market.deck != 0:
            out.add(BLIND_CARD)

    def is_open(self, line: i64, seat: i64) -> bool:
        """Whether a seat may claim a line, as far as the lines' owners go (TT-3.9)."""
        return is_open(self.holdings[seat], line)

    def _legal_keep(self, offer: i64, out: Moves) -> None:
        """TT-2.3, TT-3.12: one of the two tickets, or both."""
        first: i64 = lowest(offer)
        second: i64 = lowest(offer & (offer - 1))
        keep: i64 = self.tables.keep
        count: i64 = self.tables.tickets
        out.add(keep + count * first + first)
        out.add(keep + count * first + second)
        out.add(keep + count * second + second)

    def _legal_piles(self, out: Moves) -> None:
        """TT-2.4: each pile set aside, on each location without one."""
        taken: i64 = self.piles.locations()
        symbol: i64 = 0
        while symbol < self.tables.symbols:
            if self.piles.place(symbol) < 0:
                location: i64 = 0
                while location < self.tables.locations:
                    out.add_if(PILE + symbol * self.tables.locations + location, (taken >> location) & 1 == 0)
                    location += 1
            symbol += 1

    # Luck.

    def outcomes(self, out: Moves, weights: Moves) -> None:
        i: i64 = 0
        if self.phase == FIRST:
            while i < self.seats:
                out.add(i)
                weights.add(1)
                i += 1
        elif self.phase in (DEAL_TICKETS, DRAW_TICKETS):
            if self.tickets.upper == 0:
                out.add(self.tickets.next_queued())
                weights.add(1)
            while i < self.tables.tickets:
                if (self.tickets.upper >> i) & 1 != 0:
                    out.add(i)
                    weights.add(1)
                i += 1
        else:
            while i < KINDS:
                if count_of(self.market.deck, i) > 0:
                    out.add(i)
                    weights.add(count_of(self.market.deck, i))
                i += 1

    def sample(self, luck: Luck) -> i64:
        phase: i64 = self.phase
        if phase == FIRST:
            return luck.below(self.seats)
        if phase in (DEAL_TICKETS, DRAW_TICKETS):
            tickets: i64 = self.tickets.upper
            if tickets == 0:
                # No luck any more, but a draw that shows something: the next of those put under the deck.
                return self.tickets.next_queued()
            skipped: i64 = luck.below(bit_count(tickets))
            while skipped > 0:
                tickets &= tickets - 1
                skipped -= 1
            return lowest(tickets)
        return kind_at(self.market.deck, luck.below(size_of(self.market.deck)))

    # What an action does.

    def step(self, seat: i64, move: i64, log: Log | None) -> None:
        if CHECKED:
            check_step(self, seat, move)
        phase: i64 = self.phase
        if phase == TURN:
            self._act(move, log)
        elif phase == DISPLAY:
            self._turn_up(move, log)
        elif phase == BLIND:
            self._draw_blind(move, log)
        elif phase == SECOND:
            self._take_card(move, log)
        elif phase == CHOOSE:
            self._choose(move, log)
        elif phase == DRAW_TICKETS:
            self._draw_ticket(self.turn, move, log)
            self._draw_tickets(log)
        elif phase == TOURIST:
            self._take_token(move - self.tables.tourist, log)
            self._end_turn(log)
        else:
            self._set_up(seat, move, log)

    def _set_up(self, seat: i64, move: i64, log: Log | None) -> None:
        """TT-2, in its order."""
        if self.phase == DEAL:
            self._deal(move, log)
        elif self.phase == DEAL_TICKETS:
            self._deal_ticket(move, log)
        elif self.phase == KEEP:
            self._keep(seat, move, log)
        elif self.phase == FIRST:
            self._begin(move, log)
        elif self.phase == PILES:
            self._place_pile(move - PILE, log)
        else:
            raise AssertionError(f"nothing to do in phase {self.phase}")

    # The set-up.

    def dealt(self) -> i64:
        """The seat that is dealt the next transport card or ticket; -1 when all have theirs."""
        seat: i64 = 0
        while seat < self.seats:
            if self.phase == DEAL:
                if size_of(self.hands.hand(seat)) < CARDS_DEALT:
                    return seat
            elif bit_count(self.holdings[seat].offer) < TICKETS_DRAWN:
                return seat
            seat += 1
        return -1

    def _deal(self, kind: i64, log: Log | None) -> None:
        """TT-2.2: two transport cards to each player, then five face up."""
        seat: i64 = self.dealt()
        self._draw_card(seat, kind, log)
        if self.dealt() < 0:
            self.after = AFTER_SETUP
            self._fill(log)

    def _deal_ticket(self, ticket: i64, log: Log | None) -> None:
        """TT-2.3: two tickets to each player, who then choose all at once."""
        self._draw_ticket(self.dealt(), ticket, log)
        if self.dealt() < 0:
            self.phase = KEEP

    def _keep(self, seat: i64, move: i64, log: Log | None) -> None:
        """TT-2.3: in secret; what is refused goes under the deck once all have chosen, in the order of the seats."""
        holding: Holding = self.holdings[seat]
        holding.kept = self._tickets_of(move)
        if log is not None:
            log.add(FACT_CHOSEN, seat, holding.kept, holding.offer & ~holding.kept)
            log.add(FACT_DECIDED, seat)
        if self.actors() != 0:
            return
        i: i64 = 0
        while i < self.seats:
            self._settle_offer(i, self.holdings[i].kept, log)
            i += 1
        self.phase = FIRST
        if self.fixed_first >= 0:
            self._begin(self.fixed_first, log)

    def _begin(self, first: i64, log: Log | None) -> None:
        """TT-2.4: the last player places the first pile; with two players that is the second player."""
        self.turn = (first + self.seats - 1) % self.seats
        self.phase = PILES
        if log is not None:
            log.add(FACT_FIRST, first)

    def _place_pile(self, pile: i64, log: Log | None) -> None:
        """TT-2.4: then the last but one places the other; with two players the same player, and one token each."""
        symbol: i64 = pile // self.tables.locations
        location: i64 = pile % self.tables.locations
        self.piles.put(symbol, location)
        if log is not None:
            log.add(FACT_PILE, self.turn, symbol, location)
        if self.piles.is_aside():
            if self.seats > 2:
                self.turn = (self.turn + self.seats - 1) % self.seats
            return
        first: i64 = (self.turn + 2) % self.seats if self.seats > 2 else 1 - self.turn
        self._start_turn(first, log)

    # A turn.

    def _act(self, move: i64, log: Log | None) -> None:
        """TT-3: exactly one of three actions, or a pass."""
        if move == PASS:
            self._pass(log)
            return
        self.passes = 0
        if move >= self.tables.claim:
            self._claim(move - self.tables.claim, log)
        elif move == DRAW:
            self._draw_tickets(log)
        else:
            self._take_card(move, log)

    def _pass(self, log: Log | None) -> None:
        """TT-3.13: nothing can be done; when all pass in a row the game ends."""
        self.passes += 1
        if log is not None:
            log.add(FACT_PASSED, self.turn)
        if self.passes == self.seats and self.trigger < 0:
            self._finish(BY_PASSES, log)
        else:
            self._end_turn(log)

    # Drawing transport cards.

    def _take_card(self, move: i64, log: Log | None) -> None:
        """TT-3.1; TT-3.2: a face-up ferry is the only card of the turn."""
        if self.phase == SECOND or move == TAKE + FERRY:
            self.after = AFTER_LAST_CARD
        else:
            self.after = AFTER_FIRST_CARD
        if move == BLIND_CARD:
            self.phase = BLIND
            return
        kind: i64 = move - TAKE
        self.market.face_up -= ONE[kind]
        self.hands.add_known(self.turn, ONE[kind])
        if log is not None:
            log.add(FACT_TAKEN, self.turn, kind)
        self._fill(log)

    def _draw_blind(self, kind: i64, log: Log | None) -> None:
        """TT-3.1: from the deck; TT-3.2: a ferry drawn blind is an ordinary card."""
        if log is not None:
            log.add(FACT_BLIND, self.turn)
        self._draw_card(self.turn, kind, log)
        self._after_card(log)

    def _draw_card(self, seat: i64, kind: i64, log: Log | None) -> None:
        self.market.deck -= ONE[kind]
        self.hands.add_blind(seat, 0, ONE[kind])
        if log is not None:
            log.add(FACT_DEALT, seat, kind)
        self._renew_deck(log)

    def _renew_deck(self, log: Log | None) -> None:
        """TT-3.4: with a new deck, what was drawn blind from the old one is all in hands."""
        if self.market.renew_deck():
            self.hands.new_deck()
            if log is not None:
                log.add(FACT_RESHUFFLED, size_of(self.market.deck))

    def _fill(self, log: Log | None) -> None:
        """TT-3.1: a card taken is replaced at once; TT-3.6: as far as there are cards."""
        self.market.renewals = 0
        if self.market.is_settled():
            self._after_card(log)
        else:
            self.phase = DISPLAY

    def _turn_up(self, kind: i64, log: Log | None) -> None:
        """TT-3.1: a card is turned face up; with five of them TT-3.5 is looked at."""
        self.market.turn_up(kind)
        if log is not None:
            log.add(FACT_TURNED_UP, kind)
        self._renew_deck(log)
        if self.market.has_too_many_ferries():
            if log is not None:
                log.add(FACT_RENEWED, self.market.face_up)
            self.market.renew_display()
        elif self.market.is_settled():
            self._after_card(log)

    def _after_card(self, log: Log | None) -> None:
        """What follows once a card was drawn, or the face-up cards have settled."""
        self.market.renewals = 0
        after: i64 = self.after
        self.after = AFTER_SETUP
        if after == AFTER_SETUP:
            self.phase = DEAL_TICKETS
        elif after == AFTER_CLAIM:
            self._meet_tourists(log)
        elif after == AFTER_FIRST_CARD and self.market.has_second_card():
            self.phase = SECOND
        else:
            # TT-3.6: also after one card, when no second one may be taken.
            self._end_turn(log)

    # Claiming a line.

    def _claim(self, payment: i64, log: Log | None) -> None:
        """TT-3.7: discard the cards, put a cable car on each space."""
        tables: Tables = self.tables
        line: i64 = tables.pay_line[payment]
        length: i64 = tables.length[line]
        colour: i64 = tables.pay_colour[payment]
        ferries: i64 = tables.pay_ferries[payment]
        if log is not None:
            log.add(FACT_CLAIMED, self.turn, payment)
        if ferries < length:
            self._discard(colour, length - ferries)
        if ferries > 0:
            self._discard(FERRY, ferries)
        self.own(line, self.turn)
        self.holdings[self.turn].cars -= length
        self.line = line
        # TT-3.4: where there was no card left to draw, the discards become the deck before a token is chosen.
        self._renew_deck(log)
        self.after = AFTER_CLAIM
        self._fill(log)

    def own(self, line: i64, seat: i64) -> None:
        """TT-3.9: a claimed line is closed to all; its twin to the same player, and with two players to both."""
        self.owners[line] = u8(seat + 1)
        other: i64 = 0
        while other < self.seats:
            closed: vec[i64] = self.tables.paired if other == seat or self.seats == 2 else self.tables.alone
            holding: Holding = self.holdings[other]
            holding.open &= ~closed[WORDS * line]
            holding.open_more &= ~closed[WORDS * line + 1]
            other += 1

    def _discard(self, kind: i64, count: i64) -> None:
        self.hands.spend(self.turn, kind, count, self.market.deck)
        self.market.discards += count * ONE[kind]

    def _meet_tourists(self, log: Log | None) -> None:
        """TT-3.11: a token of a new symbol at one end is taken; where both ends have one, the player chooses."""
        a: i64 = self.tables.a[self.line]
        b: i64 = self.tables.b[self.line]
        at_a: bool = self.is_new_tourist(a)
        at_b: bool = self.is_new_tourist(b)
        if at_a and at_b:
            self.phase = TOURIST
            return
        if at_a:
            self._take_token(a, log)
        elif at_b:
            self._take_token(b, log)
        self._end_turn(log)

    def is_new_tourist(self, location: i64) -> bool:
        """Whether a location has a token of a symbol that the player doesn't hold."""
        return self.piles.has_new(location, self.holdings[self.turn].tokens)

    def _take_token(self, location: i64, log: Log | None) -> None:
        symbol: i64 = self.piles.symbol_at(location)
        self.piles.take(symbol)
        self.holdings[self.turn].tokens |= bit(symbol)
        if log is not None:
            log.add(FACT_TOURIST, self.turn, symbol, location)

    # Drawing tickets.

    def _draw_tickets(self, log: Log | None) -> None:
        """TT-3.12: two tickets, from the upper part while there is one, then those put under the deck, in order."""
        holding: Holding = self.holdings[self.turn]
        if bit_count(holding.offer) < TICKETS_DRAWN and not self.tickets.is_empty():
            self.phase = DRAW_TICKETS
            return
        if log is not None:
            log.add(FACT_TICKETS, self.turn, bit_count(holding.offer))
        if bit_count(holding.offer) == TICKETS_DRAWN:
            self.phase = CHOOSE
        else:
            # TT-3.12: a single ticket left is kept.
            if log is not None:
                log.add(FACT_CHOSEN, self.turn, holding.offer, 0)
            self._settle_offer(self.turn, holding.offer, log)
            self._end_turn(log)

    def _draw_ticket(self, seat: i64, ticket: i64, log: Log | None) -> None:
        """A ticket is drawn; who had put it back under the deck knows where it goes."""
        knower: i64 = self.tickets.draw(ticket)
        if knower >= 0 and knower != seat:
            self.holdings[knower].seen |= bit(ticket)
        self.holdings[seat].offer |= bit(ticket)
        if log is not None:
            log.add(FACT_TICKET, seat, ticket)

    def _choose(self, move: i64, log: Log | None) -> None:
        """TT-3.12: at least one is kept."""
        kept: i64 = self._tickets_of(move)
        if log is not None:
            log.add(FACT_CHOSEN, self.turn, kept, self.holdings[self.turn].offer & ~kept)
        self._settle_offer(self.turn, kept, log)
        self._end_turn(log)

    def _settle_offer(self, seat: i64, kept: i64, log: Log | None) -> None:
        """Keep tickets for good and put the others under the deck, where only this player knows them."""
        holding: Holding = self.holdings[seat]
        refused: i64 = holding.offer & ~kept
        if refused != 0:
            # Who knew the offer can't tell any more which of the two is where.
            for other in self.holdings:
                other.seen &= ~holding.offer
        holding.tickets |= kept
        holding.offer = 0
        holding.kept = 0
        if log is not None:
            log.add(FACT_KEPT, seat, bit_count(kept), bit_count(refused))
        if refused != 0:
            self.tickets.put_back(lowest(refused), seat)

    def _tickets_of(self, move: i64) -> i64:
        pair: i64 = move - self.tables.keep
        return bit(pair // self.tables.tickets) | bit(pair % self.tables.tickets)

    # How turns and the game end.

    def _end_turn(self, log: Log | None) -> None:
        """TT-4.1: two cable cars or fewer begin the last round, which ends with the same player."""
        self.line = -1
        if self.turn == self.trigger:
            self._finish(BY_CARS, log)
            return
        if self.trigger < 0 and self.holdings[self.turn].cars <= LAST_CARS:
            self.trigger = self.turn
            if log is not None:
                log.add(FACT_LAST_ROUND, self.turn)
        self._start_turn((self.turn + 1) % self.seats, log)

    def _start_turn(self, seat: i64, log: Log | None) -> None:
        self.turn = seat
        self.phase = TURN
        if log is not None:
            log.add(FACT_TURN, seat)

    def _finish(self, termination: i64, log: Log | None) -> None:
        """TT-4: the game is over, and all tickets are shown."""
        self.phase = OVER
        self.termination = termination
        if log is not None:
            log.add(FACT_OVER, termination, self.trigger)
        seat: i64 = 0
        while seat < self.seats:
            self.holdings[seat].seen = 0
            if log is not None:
                log.add(FACT_REVEALED, seat, self.holdings[seat].tickets)
            seat += 1


def set_up(seats: i64, tables: Tables) -> TicketToRide:
    """TT-2: the start with 2, 3 or 4 players, before anything is dealt."""
    holdings = [Holding(tables.cars) for _ in range(seats)]
    for holding in holdings:
        open_all(holding, tables)
    return TicketToRide(
        seats,
        tables,
        Market(tables.cards),
        empty_hands(seats),
        TicketDeck(bit(tables.tickets) - 1, vec[u8]([0] * tables.tickets)),
        first_piles(seats, tables),
        holdings,
        vec[u8]([0] * tables.lines),
    )


# What `copy` and `pickle` carry.
carry(TicketToRide, "seats", "tables", "market", "hands", "tickets", "piles", "holdings", "owners")
