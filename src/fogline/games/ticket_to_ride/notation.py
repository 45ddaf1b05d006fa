"""The position as one line of text; `parse_position` reads what `format_position` writes.

``tt1 TURN PHASE ROUND CARDS QUEUE PILES SEAT SEAT …``, a hyphen standing for nothing:

- TURN: the seat whose turn it is.
- PHASE: one of `PHASES`. ``display:AFTER:RENEWALS`` and ``blind:AFTER`` say what comes after them, and how often the
  face-up cards were renewed; a line just claimed follows, ``tourist:ash-bay``; ``over:TERMINATION``.
- ROUND: passes in a row and the seat that began the last round, ``p1t2``.
- CARDS: face-up cards, discards and number of reshuffles, ``b2kf/g3/1``. A card is a letter (blue, green, blac**k**,
  pink, red, orange, ferry), with a number where there are several.
- QUEUE: tickets put under the deck, the next one first, with the seat that put them there: ``ash-bay@0,bay-elm@2``.
- PILES: where the tourist piles lie that players placed: ``flower@castro,heart@-``.
- SEAT: ``LINES;HAND;TICKETS;OFFER;TOKENS``. A hand is ``KNOWN/BLIND``, the cards that everyone knows and those drawn
  blind from this deck; those drawn blind from earlier decks follow after more slashes, the youngest deck first. A
  ticket is followed by ``^`` and the seats that know it is here; one offered by ``!`` where it was chosen in secret.

Everything that follows from the rest is left out: both decks, cable cars, tokens left in the piles, points.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NoReturn

from fogline.core.bits import bit_count, numbers_of
from fogline.core.errors import BadText
from fogline.games.ticket_to_ride import counts, state
from fogline.games.ticket_to_ride.cards import KINDS, POOLS, count_of, size_of
from fogline.games.ticket_to_ride.components import Map
from fogline.games.ticket_to_ride.market import FACE_UP, MOST_RENEWALS
from fogline.games.ticket_to_ride.meta import AFTERS, PHASES, PLAYERS, TERMINATIONS
from fogline.games.ticket_to_ride.names import bag_text, line_name, line_number, read_bag, ticket_name, ticket_number
from fogline.games.ticket_to_ride.state import TicketToRide, set_up
from fogline.games.ticket_to_ride.tables import Tables

TAG: Final = "tt1"
"""The notation's name and version, the first word of every position."""
NOTHING: Final = "-"
"""Stands for no cards, no tickets, no seat."""
FIELDS: Final = 7
"""Fields before those of the seats."""
_ROUND: Final = re.compile(r"(?:p(?P<passes>[1-9]))?(?:t(?P<trigger>[0-3]))?")
_OFFERED: Final = re.compile(r"(?P<ticket>[a-z0-9-]+)(?P<kept>!?)(?:\^(?P<seen>[0-3]+))?")
_MOVING: Final = (state.DISPLAY, state.BLIND)
"""Phases of luck that say what comes after them."""


def format_position(position: TicketToRide, game_map: Map) -> str:
    """The position's text."""
    fields = (
        TAG,
        str(position.turn) if position.turn >= 0 else NOTHING,
        _phase(position, game_map),
        _round(position),
        "/".join((_bag(position.market.face_up), _bag(position.market.discards), str(position.market.generation))),
        _joined(_queued(position, place, game_map) for place in range(position.tickets.queued)),
        _joined(f"{game_map.symbols[symbol]}@{_pile(position, symbol, game_map)}" for symbol in game_map.aside),
    )
    return " ".join((*fields, *(_seat(position, seat, game_map) for seat in range(position.seats))))


def _joined(items: Iterable[str]) -> str:
    return ",".join(items) or NOTHING


def _bag(bag: int) -> str:
    return bag_text(bag) or NOTHING


def _phase(position: TicketToRide, game_map: Map) -> str:
    words = [PHASES[position.phase]]
    if position.phase in _MOVING:
        words.append(AFTERS[position.after])
    if position.phase == state.DISPLAY:
        words.append(str(position.market.renewals))
    if position.line >= 0:
        words.append(line_name(position.line, game_map))
    if position.phase == state.OVER:
        words.append(TERMINATIONS[position.termination])
    return ":".join(words)


def _round(position: TicketToRide) -> str:
    passes = f"p{position.passes}" if position.passes else ""
    return passes + (f"t{position.trigger}" if position.trigger >= 0 else "") or NOTHING


def _queued(position: TicketToRide, place: int, game_map: Map) -> str:
    ticket, seat = divmod(position.tickets.queue[place], 4)
    return f"{ticket_name(ticket, game_map)}@{seat}"


def _pile(position: TicketToRide, symbol: int, game_map: Map) -> str:
    place = position.piles.place(symbol)
    return game_map.locations[place].id if place >= 0 else NOTHING


def _seat(position: TicketToRide, seat: int, game_map: Map) -> str:
    holding, hands = position.holdings[seat], position.hands
    lines = (line_name(line, game_map) for line in range(len(game_map.lines)) if position.owners[line] == seat + 1)
    hand = (hands.known(seat), *(hands.blind(seat, pool) for pool in range(hands.pools)))
    tickets = (_ticket(position, ticket, game_map) for ticket in numbers_of(holding.tickets))
    offer = (_ticket(position, ticket, game_map, holding.kept) for ticket in numbers_of(holding.offer))
    tokens = (game_map.symbols[symbol] for symbol in numbers_of(holding.tokens))
    parts = (_joined(lines), "/".join(map(_bag, hand)), _joined(tickets), _joined(offer), _joined(tokens))
    return ";".join(parts)


def _ticket(position: TicketToRide, ticket: int, game_map: Map, kept: int = 0) -> str:
    seen = "".join(str(seat) for seat, other in enumerate(position.holdings) if other.seen >> ticket & 1)
    return ticket_name(ticket, game_map) + "!" * (kept >> ticket & 1) + (f"^{seen}" if seen else "")


def parse_position(text: str, game_map: Map, tables: Tables) -> TicketToRide:
    """The position that a text describes; raises `BadText` that names the field, for an impossible position too."""
    fields = text.split()
    if fields[:1] != [TAG]:
        _refuse("position-tag", expected=TAG, found=fields[0] if fields else "")
    players = len(fields) - FIELDS
    if players not in PLAYERS:
        _refuse("position-fields", count=len(fields))
    return _Reader(game_map, tables, players).read(fields)


def _refuse(code: str, **params: str | int) -> NoReturn:
    raise BadText(code, None, params)


def _items(text: str) -> list[str]:
    return [] if text == NOTHING else text.split(",")


class _Reader:
    """Puts a position together from its fields, and checks that it could be."""

    def __init__(self, game_map: Map, tables: Tables, players: int) -> None:
        self.map = game_map
        self.position = set_up(players, tables)

    def read(self, fields: list[str]) -> TicketToRide:
        _, turn, phase, round_, cards, queue, piles, *seats = fields
        if turn != NOTHING:
            self.position.turn = self._seat(turn)
        self._read_cards(cards)
        self._read_phase(phase)
        self._read_queue(queue)
        self._read_piles(piles)
        for seat, text in enumerate(seats):
            self._read_seat(seat, text)
        self._read_round(round_)
        self._check_cards()
        self._check_pools()
        self._check_phase()
        if self.position.tables.rules.counts_add_up:
            counts.check(self.position, self.map)
        return self.position

    def _seat(self, text: str) -> int:
        if not text.isdecimal() or int(text) >= self.position.seats:
            _refuse("position-seat", found=text)
        return int(text)

    def _bag(self, field: str, text: str) -> int:
        try:
            return 0 if text == NOTHING else read_bag(text)
        except ValueError:
            _refuse("position-cards", field=field, found=text)

    def _line(self, name: str) -> int:
        try:
            return line_number(name, self.map)
        except ValueError:
            _refuse("position-line", found=name)

    def _draw_ticket(self, name: str) -> int:
        """A ticket, taken out of the deck."""
        try:
            ticket = ticket_number(name, self.map)
        except ValueError:
            _refuse("position-ticket", found=name)
        if not self.position.tickets.upper >> ticket & 1:
            _refuse("position-ticket-twice", found=name)
        self.position.tickets.upper &= ~(1 << ticket)
        return ticket

    def _read_phase(self, text: str) -> None:
        name, *words = text.split(":")
        if name not in PHASES:
            _refuse("position-phase", found=text, known=", ".join(PHASES))
        position = self.position
        position.phase = PHASES.index(name)
        try:
            if position.phase in _MOVING:
                position.after = AFTERS.index(words.pop(0))
            if position.phase == state.DISPLAY:
                position.market.renewals = range(MOST_RENEWALS + 1).index(int(words.pop(0)))
            if position.phase == state.TOURIST or position.after == state.AFTER_CLAIM:
                position.line = self._line(words.pop(0))
            if position.phase == state.OVER:
                position.termination = TERMINATIONS[1:].index(words.pop(0)) + 1
        except (ValueError, IndexError) as error:
            if isinstance(error, BadText):
                raise
            _refuse("position-phase", found=text, known=", ".join(PHASES))
        if words:
            _refuse("position-phase", found=text, known=", ".join(PHASES))

    def _read_round(self, text: str) -> None:
        match = _ROUND.fullmatch("" if text == NOTHING else text)
        if match is None or int(match["passes"] or 0) > self.position.seats:
            _refuse("position-round", found=text)
        self.position.passes = int(match["passes"] or 0)
        if match["trigger"]:
            self.position.trigger = self._seat(match["trigger"])
        position = self.position
        few = [seat for seat, holding in enumerate(position.holdings) if holding.cars <= state.LAST_CARS]
        claiming = [position.turn] if position.line >= 0 and position.trigger < 0 else []
        triggered = position.trigger >= 0
        if triggered != bool(set(few) - set(claiming)) or (triggered and position.trigger not in few):
            _refuse("position-round", found=text)

    def _read_cards(self, text: str) -> None:
        parts = text.split("/")
        if len(parts) != 3 or not parts[2].isdecimal():
            _refuse("position-cards", field="cards", found=text)
        self.position.market.face_up = self._bag("cards", parts[0])
        self.position.market.discards = self._bag("cards", parts[1])
        self.position.market.generation = int(parts[2])
        if size_of(self.position.market.face_up) > FACE_UP:
            _refuse("position-face-up", found=parts[0])

    def _read_queue(self, text: str) -> None:
        for item in _items(text):
            name, _, seat = item.partition("@")
            self.position.tickets.put_back(self._draw_ticket(name), self._seat(seat))

    def _read_piles(self, text: str) -> None:
        places = [item.partition("@") for item in _items(text)]
        if [symbol for symbol, _, _ in places] != [self.map.symbols[symbol] for symbol in self.map.aside]:
            _refuse("position-piles", found=text)
        for symbol, (_, _, name) in zip(self.map.aside, places, strict=True):
            if name != NOTHING:
                if name not in self.map.index or self.position.piles.symbol_at(self.map.index[name]) >= 0:
                    _refuse("position-piles", found=text)
                self.position.piles.put(symbol, self.map.index[name])

    def _read_seat(self, seat: int, text: str) -> None:
        parts = text.split(";")
        if len(parts) != 5:
            _refuse("position-player", seat=seat, found=text)
        lines, hand, tickets, offer, tokens = parts
        for name in _items(lines):
            self._own(seat, self._line(name))
        self._read_hand(seat, hand)
        holding = self.position.holdings[seat]
        for item in _items(tickets):
            ticket, kept = self._read_ticket(seat, item)
            holding.tickets |= 1 << ticket
            if kept:
                _refuse("position-ticket", found=item)
        for item in _items(offer):
            ticket, kept = self._read_ticket(seat, item)
            holding.offer |= 1 << ticket
            holding.kept |= kept << ticket
        for symbol in _items(tokens):
            self._take_token(seat, symbol)

    def _own(self, seat: int, line: int) -> None:
        position = self.position
        if position.owners[line]:
            _refuse("position-line-twice", found=line_name(line, self.map))
        if not position.is_open(line, seat):
            _refuse("position-twin", found=line_name(line, self.map))
        position.own(line, seat)
        position.holdings[seat].cars -= self.map.lines[line].length
        if position.holdings[seat].cars < 0:
            _refuse("position-cars", seat=seat)

    def _read_hand(self, seat: int, text: str) -> None:
        known, *pools = text.split("/")
        if not 1 <= len(pools) <= POOLS or (seat and len(pools) != self.position.hands.pools):
            _refuse("position-hand", seat=seat, found=text)
        self.position.hands.pools = len(pools)
        self.position.hands.add_known(seat, self._bag(f"seat {seat}", known))
        for pool, bag in enumerate(pools):
            self.position.hands.add_blind(seat, pool, self._bag(f"seat {seat}", bag))

    def _read_ticket(self, seat: int, text: str) -> tuple[int, int]:
        match = _OFFERED.fullmatch(text)
        if match is None:
            _refuse("position-ticket", found=text)
        ticket = self._draw_ticket(match["ticket"])
        for other in match["seen"] or "":
            if self._seat(other) == seat:
                _refuse("position-ticket", found=text)
            self.position.holdings[int(other)].seen |= 1 << ticket
        return ticket, int(bool(match["kept"]))

    def _take_token(self, seat: int, name: str) -> None:
        position, holding = self.position, self.position.holdings[seat]
        symbol = self.map.symbols.index(name) if name in self.map.symbols else -1
        left = position.piles.size(symbol) if symbol >= 0 else 0
        placed = symbol >= 0 and position.piles.place(symbol) >= 0
        if not left or not placed or holding.tokens >> symbol & 1:
            _refuse("position-token", seat=seat, found=name)
        holding.tokens |= 1 << symbol
        position.piles.take(symbol)

    def _check_cards(self) -> None:
        """The deck is what lies nowhere else; it is never empty while there are discards (TT-3.4)."""
        position = self.position
        places = (
            position.market.face_up,
            position.market.discards,
            *(position.hands.hand(s) for s in range(position.seats)),
        )
        for kind in range(KINDS):
            if sum(count_of(bag, kind) for bag in places) > count_of(position.tables.cards, kind):
                _refuse("position-too-many", found=bag_text(1 << 8 * kind))
        position.market.deck = position.tables.cards - sum(places)
        if not position.market.deck and position.market.discards:
            _refuse("position-deck")
        full = size_of(position.market.face_up) == FACE_UP or not position.market.deck
        if full == (position.phase == state.DISPLAY) and position.phase != state.DEAL:
            _refuse("position-face-up", found=_bag(position.market.face_up))

    def _check_pools(self) -> None:
        """Cards of an older pool are in several hands; otherwise everyone would know them."""
        hands = self.position.hands
        for pool in range(1, hands.pools):
            if sum(bool(hands.blind(seat, pool)) for seat in range(hands.seats)) < 2:
                _refuse("position-pool", pool=pool)

    def _check_phase(self) -> None:
        """What is waited for must be there to be decided."""
        position = self.position
        early = position.phase <= state.FIRST and not (
            position.phase == state.DISPLAY and position.after != state.AFTER_SETUP
        )
        placing = position.phase == state.PILES
        if (position.turn < 0) != early or position.piles.is_aside() != (early or placing):
            _refuse("position-turn", phase=PHASES[position.phase])
        if not self._offers_fit():
            _refuse("position-offer", phase=PHASES[position.phase])
        if position.phase == state.BLIND and not position.market.deck:
            _refuse("position-deck")
        if position.line >= 0 and position.owners[position.line] != position.turn + 1:
            _refuse("position-line", found=line_name(position.line, self.map))
        if position.phase == state.TOURIST and not all(map(position.is_new_tourist, self._ends())):
            _refuse("position-tourist", found=line_name(position.line, self.map))
        if position.phase == state.SECOND and not position.market.has_second_card():
            _refuse("position-second")

    def _ends(self) -> tuple[int, int]:
        return self.map.lines[self.position.line].ends

    def _offers_fit(self) -> bool:
        """Whether the tickets drawn and not yet kept are as many as the phase wants."""
        position = self.position
        offers = [bit_count(holding.offer) for holding in position.holdings]
        kept = [holding.kept for holding in position.holdings]
        if position.phase == state.KEEP:
            return offers == [2] * position.seats and not all(kept)
        if any(kept):
            return False
        if position.phase == state.DEAL_TICKETS:
            return offers == sorted(offers, reverse=True) and sum(offers) < 2 * position.seats and max(offers) <= 2
        drawing = {state.DRAW_TICKETS: (0, 1), state.CHOOSE: (2,)}.get(position.phase, (0,))
        mine = offers[position.turn] if position.turn >= 0 else 0
        if position.phase == state.DRAW_TICKETS and not position.tickets.upper and not position.tickets.queued:
            return False
        return mine in drawing and sum(offers) == mine
