"""Complete positions that agree with a view: what the viewer can't place is dealt at random; compiled.

`docs/ticket-to-ride-belief.md` describes the model. `worlds.prepare` fills a belief from a view.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from fogline.core.bits import bit, bit_count, lowest
from fogline.core.native import Luck, Sampler
from fogline.games.ticket_to_ride.cards import ONE
from fogline.games.ticket_to_ride.state import TicketToRide
from fogline.games.ticket_to_ride.tickets import Holding

# Where a ticket that the viewer can't name may be.
HELD: Final = 0
OFFERED: Final = 1
QUEUED: Final = 2
NOBODY: Final = -1
"""No other seat knows the ticket at a place."""


class Guess:
    """Somebody's idea of which tickets the others hold."""

    def weigh(self, seat: i64, held: i64, ticket: i64) -> i64:
        """How likely a seat that holds these tickets (a mask) has this one too; at least 1, against the rest."""
        raise NotImplementedError


@final
class Belief(Sampler):
    """Deals what is hidden. Hidden cards are listed pool by pool, and the places in hands that they may lie at too."""

    def __init__(self, known: TicketToRide) -> None:
        self.known: TicketToRide = known
        """A position with all that the viewer knows, and without what is hidden."""
        self.pools: i64 = 0
        self.deck: i64 = 0
        """The hidden cards of the first pool: the deck, before hands are dealt from it."""
        self.cards: vec[i64] = vec[i64]()
        self.card_start: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]()
        self.hand_start: vec[i64] = vec[i64]()
        self.tickets: vec[i64] = vec[i64]()
        self.place_kind: vec[i64] = vec[i64]()
        self.place_seat: vec[i64] = vec[i64]()
        self.place_knower: vec[i64] = vec[i64]()
        self.deciders: vec[i64] = vec[i64]()
        """Seats that have chosen among their two tickets in secret (TT-2.3)."""
        self.guess: Guess | None = None
        """Makes some tickets likelier than others in the hands of the other players; without it all are as likely."""

    def add_pool(self) -> None:
        """Begin the next pool; the first is that of the deck in use."""
        self.pools += 1
        self.card_start = append(self.card_start, i64(len(self.cards)))
        self.hand_start = append(self.hand_start, i64(len(self.hands)))

    def add_card(self, kind: i64) -> None:
        """Add a hidden card to the last pool."""
        self.cards = append(self.cards, kind)
        if self.pools == 1:
            self.deck += ONE[kind]

    def add_hand(self, seat: i64) -> None:
        """A seat holds one more of the last pool's hidden cards."""
        self.hands = append(self.hands, seat)

    def add_ticket(self, ticket: i64) -> None:
        """Add a ticket that the viewer can't place."""
        self.tickets = append(self.tickets, ticket)

    def add_place(self, kind: i64, seat: i64, knower: i64) -> None:
        """One of those tickets is here: held by a seat or offered to it, where another seat may know it; or queued."""
        self.place_kind = append(self.place_kind, kind)
        self.place_seat = append(self.place_seat, seat)
        self.place_knower = append(self.place_knower, knower)

    def add_decider(self, seat: i64) -> None:
        """A seat has chosen in secret."""
        self.deciders = append(self.deciders, seat)

    def held(self, seat: i64) -> i64:
        """How many tickets a seat holds."""
        count: i64 = bit_count(self.known.holdings[seat].tickets)
        place: i64 = 0
        while place < len(self.place_kind):
            if self.place_kind[place] == HELD and self.place_seat[place] == seat:
                count += 1
            place += 1
        return count

    def sample(self, luck: Luck) -> TicketToRide:
        """One of the worlds that the viewer can't tell apart."""
        world: TicketToRide = self.known.clone()
        self._deal_cards(world, luck)
        self._deal_tickets(world, luck)
        i: i64 = 0
        while i < len(self.deciders):
            self._decide(world.holdings[self.deciders[i]], luck)
            i += 1
        return world

    def _deal_cards(self, world: TicketToRide, luck: Luck) -> None:
        cards: vec[i64] = self.cards[:]
        world.market.deck = self.deck
        pool: i64 = 0
        while pool < self.pools:
            card: i64 = self.card_start[pool]
            end: i64 = self.card_start[pool + 1] if pool + 1 < self.pools else i64(len(cards))
            place: i64 = self.hand_start[pool]
            last: i64 = self.hand_start[pool + 1] if pool + 1 < self.pools else i64(len(self.hands))
            while place < last:
                other: i64 = card + luck.below(end - card)
                kind: i64 = cards[other]
                cards[other] = cards[card]
                world.hands.add_blind(self.hands[place], pool, ONE[kind])
                if pool == 0:
                    world.market.deck -= ONE[kind]
                card += 1
                place += 1
            pool += 1

    def _deal_tickets(self, world: TicketToRide, luck: Luck) -> None:
        tickets: vec[i64] = self.tickets[:]
        count: i64 = len(tickets)
        slot: i64 = 0
        place: i64 = 0
        while place < len(self.place_kind):
            kind: i64 = self.place_kind[place]
            other: i64 = place + luck.below(count - place)
            if kind == HELD and self.guess is not None:
                seat: i64 = self.place_seat[place]
                other = self._guess(tickets, place, seat, world.holdings[seat].tickets, luck)
            ticket: i64 = tickets[other]
            tickets[other] = tickets[place]
            if kind == QUEUED:
                # The queue's slots that the viewer can't name, in order; those it can name are passed over.
                while i64(world.tickets.queue[slot]) >> 2 != UNNAMED:
                    slot += 1
                world.tickets.queue[slot] = u8(4 * ticket + self.place_seat[place])
            else:
                holding: Holding = world.holdings[self.place_seat[place]]
                if kind == HELD:
                    holding.tickets |= bit(ticket)
                else:
                    holding.offer |= bit(ticket)
                if self.place_knower[place] != NOBODY:
                    world.holdings[self.place_knower[place]].seen |= bit(ticket)
            place += 1
        while place < count:
            world.tickets.upper |= bit(tickets[place])
            place += 1

    def _guess(self, tickets: vec[i64], first: i64, seat: i64, held: i64, luck: Luck) -> i64:
        """Where the ticket lies that a seat is thought to hold besides those it holds; from the first on."""
        guess = self.guess
        assert guess is not None
        total: i64 = 0
        at: i64 = first
        while at < len(tickets):
            total += guess.weigh(seat, held, tickets[at])
            at += 1
        rest: i64 = luck.below(total)
        at = first
        while True:
            rest -= guess.weigh(seat, held, tickets[at])
            if rest < 0:
                return at
            at += 1

    def _decide(self, holding: Holding, luck: Luck) -> None:
        """TT-2.3: one ticket, the other, or both."""
        first: i64 = bit(lowest(holding.offer))
        choice: i64 = luck.below(3)
        if choice == 0:
            holding.kept = first
        elif choice == 1:
            holding.kept = holding.offer & ~first
        else:
            holding.kept = holding.offer


UNNAMED: Final = 63
"""Stands in the queue of `Belief.known` for a ticket that the viewer doesn't know; no map has so many tickets."""
