"""All that a board shows of a viewer's choices at once: every line, ticket and draw. Only the view is looked at.

What each claim would bring follows from two searches a ticket (one from each end), not from trying every claim out.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, permutations
from typing import Final, overload

import msgspec

from fogline.core.errors import Reason
from fogline.core.game import Action, Survey
from fogline.games.ticket_to_ride.actions import BLIND, Claim, Keep, Pass, Pile, Take, Tickets, Tourist, claim, payments
from fogline.games.ticket_to_ride.components import Line, Map
from fogline.games.ticket_to_ride.explain import why_not, why_not_line
from fogline.games.ticket_to_ride.meta import CARDS
from fogline.games.ticket_to_ride.names import line_name, ticket_number
from fogline.games.ticket_to_ride.ticket_distance import line_costs, ticket_distance
from fogline.games.ticket_to_ride.view import TicketToRideView

LAST_CARS: Final = 2
"""Who has so few cable cars at the end of a turn begins the last round (TT-4.1)."""
_ORDERS: Final = 4  # tickets up to which every order is tried
_FAR: Final = 10_000


class Choice(msgspec.Struct, frozen=True):
    """Something that could be done besides claiming: taking a card, drawing tickets, passing."""

    action: str
    """The action's text."""
    reason: Reason | None
    """Why not now; None where it is possible."""


class Payment(msgspec.Struct, frozen=True):
    """A way to pay for a line now."""

    action: str
    """The action's text."""
    cards: dict[str, int]
    """The cards that it takes."""


class TouristChoice(msgspec.Struct, frozen=True):
    """A tourist token that claiming a line would bring, or that lies at an end of the line just claimed (TT-3.11)."""

    location: str
    symbol: str
    action: str
    """The text of the action that chooses it, where there are two."""


class TicketStep(msgspec.Struct, frozen=True):
    """What claiming a line does for one of the viewer's tickets."""

    ticket: str
    before: int
    """Spaces missing now."""
    after: int
    """Spaces missing then; 0 where that completes it."""


class Claimed(msgspec.Struct, frozen=True):
    """What claiming a line would bring the viewer, however it is paid."""

    points: int
    """For the line (TT-3.10)."""
    cars: int
    """Cable cars left."""
    tourists: tuple[TouristChoice, ...]
    """The tokens to be had: none, one, or two to choose between (TT-3.11)."""
    tickets: tuple[TicketStep, ...]
    """The tickets that come nearer."""
    last_round: bool
    """Whether this begins the last round (TT-4.1)."""


class SurveyedLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line, as the viewer may claim it."""

    line: str
    """Its name."""
    owner: int | None
    """Whose cable cars lie on it."""
    possible: bool
    """Whether the viewer can claim it now."""
    payments: tuple[Payment, ...]
    """How, the fewest ferries first; empty where that isn't possible now."""
    reason: Reason | None
    """Why it isn't possible now; None where it is, and for a spectator."""
    closed: Reason | None
    """Why the viewer can't claim it at all as things stand: it is taken, its twin is, there are too few cars."""
    missing: int | None
    """Cards still missing for the cheapest payment; None where it is closed."""
    colour: str | None
    """The colour of that payment; empty for ferries alone."""
    claimed: Claimed | None
    """What it would bring; None where it is closed."""


class SurveyedTicket(msgspec.Struct, frozen=True, kw_only=True):
    """A ticket that the viewer holds or is offered; at the end everybody's."""

    seat: int
    """Who has it."""
    ticket: str
    """Its name."""
    ends: tuple[str, str]
    """The locations to connect."""
    points: int
    offered: bool
    """Whether it is only offered yet."""
    completed: bool
    missing: int | None
    """Spaces still to be claimed; 0 where it is completed, None where no way is open any more."""
    enough: bool
    """Whether the cable cars are enough for it."""
    way: tuple[str, ...]
    """The lines still to be claimed, on the cheapest way that is open."""
    path: tuple[str, ...]
    """All lines of that way, those that are claimed too, from the first end to the second."""


class Combination(msgspec.Struct, frozen=True, kw_only=True):
    """Tickets that may be kept together."""

    action: str
    """The action's text."""
    tickets: tuple[str, ...]
    points: int
    """What they are worth."""
    missing: int | None
    """Spaces to be claimed for all of them together, on the cheapest ways found; None where one has no way."""
    overlap: int
    """How many spaces that is less than for each of them alone."""
    extra: int | None
    """Spaces that they add to what the tickets held already need."""
    enough: bool
    """Whether the cable cars are enough for these and those held."""
    way: tuple[str, ...]
    """The lines still to be claimed for them."""


class TicketToRideSurvey(Survey, frozen=True, kw_only=True):
    """Every line, ticket and draw, as far as the viewer can know."""

    lines: tuple[SurveyedLine, ...]
    """In the map's order."""
    draws: tuple[Choice, ...]
    """Each kind of card that lies face up, the deck, tickets, and passing."""
    tickets: tuple[SurveyedTicket, ...]
    """The viewer's, then those offered; at the end everybody's."""
    combinations: tuple[Combination, ...]
    """While tickets are chosen: each one, and both."""
    piles: tuple[Choice, ...]
    """While tourist piles are placed: every place for one that is possible (TT-2.4)."""
    tourists: tuple[TouristChoice, ...]
    """While a tourist token is chosen: the two."""


def survey(view: TicketToRideView, game_map: Map) -> TicketToRideSurvey:
    """Everything that a board shows; a spectator is shown the lines' owners, and at the end the tickets."""
    return _Surveyor(view, game_map).survey()


class _Surveyor:
    """One view being looked at."""

    def __init__(self, view: TicketToRideView, game_map: Map) -> None:
        self.view = view
        self.map = game_map
        self.owners = {name: seat for seat, one in enumerate(view.seats) for name in one.lines}
        self.costs = line_costs(view, game_map) if view.seat >= 0 else []
        self.symbols = {pile.location: pile.symbol for pile in view.piles if pile.location and pile.tokens}
        self.reaches = list(self._reaches()) if view.seat >= 0 else []

    def survey(self) -> TicketToRideSurvey:
        plays = self.view.seat >= 0
        return TicketToRideSurvey(
            seat=self.view.seat,
            lines=tuple(self._line(line) if plays else self._seen(line) for line in self.map.lines),
            draws=tuple(map(self._choice, self._draws())) if plays else (),
            tickets=tuple(self._tickets()),
            combinations=tuple(self._combinations()),
            piles=tuple(self._piles()),
            tourists=tuple(self._tourist_phase()),
        )

    def _reason(self, action: Action) -> Reason | None:
        refusal = why_not(self.view, action, self.map)
        return None if refusal is None else refusal.reason

    def _choice(self, action: Action) -> Choice:
        return Choice(str(action), self._reason(action))

    def _draws(self) -> list[Action]:
        cards = [Take(card) for card in CARDS if card in self.view.face_up]
        return [*cards, Take(BLIND), Tickets(), Pass()]

    # Lines.

    def _seen(self, line: Line) -> SurveyedLine:
        """A line as a spectator sees it."""
        name = line_name(line.index, self.map)
        return SurveyedLine(
            line=name,
            owner=self.owners.get(name),
            possible=False,
            payments=(),
            reason=None,
            closed=None,
            missing=None,
            colour=None,
            claimed=None,
        )

    def _line(self, line: Line) -> SurveyedLine:
        name = line_name(line.index, self.map)
        closed = why_not_line(self.view, line.index, self.map)
        missing, cheapest = self._cheapest(line)
        reason = self._reason(cheapest)
        paid = () if reason is not None else tuple(self._payments(line))
        return SurveyedLine(
            line=name,
            owner=self.owners.get(name),
            possible=reason is None,
            payments=paid,
            reason=reason,
            closed=None if closed is None else closed.reason,
            missing=None if closed else missing,
            colour=None if closed else cheapest.colour,
            claimed=None if closed else self._claimed(line),
        )

    def _payments(self, line: Line) -> Iterator[Payment]:
        """TT-3.7, TT-3.8: every payment that the hand allows, the fewest ferries first."""
        hand, held = self.view.hand, self.view.hand.get("ferry", 0)
        for ferries in range(line.ferries, min(line.length, held) + 1):
            needed = line.length - ferries
            for colour in payments(line.index, self.map):
                if bool(colour) == bool(needed) and (not colour or hand.get(colour, 0) >= needed):
                    cards = {colour: needed, "ferry": ferries}
                    yield Payment(
                        str(claim(line.index, colour, ferries, self.map)),
                        {card: count for card, count in cards.items() if card and count},
                    )

    def _cheapest(self, line: Line) -> tuple[int, Claim]:
        """How many cards are missing for the payment that is nearest to the hand, with the fewest ferries, and it."""
        hand, held = self.view.hand, self.view.hand.get("ferry", 0)
        options = []
        for place, colour in enumerate(payments(line.index, self.map)):
            suited = hand.get(colour, 0) if colour else 0
            most = line.length - bool(colour)
            for ferries in range(line.ferries, most + 1) if colour else (line.length,):
                if ferries < line.ferries or ferries > most:
                    continue
                lacking = max(0, ferries - held) + max(0, line.length - ferries - suited)
                options.append((lacking, ferries, -suited, place, colour))
        lacking, ferries, _, _, colour = min(options)
        return lacking, claim(line.index, colour, ferries, self.map)

    def _claimed(self, line: Line) -> Claimed:
        own = self.view.seats[self.view.seat]
        cars = own.cars - line.length
        steps = [
            TicketStep(ticket, before, after)
            for ticket, before, from_a, from_b in self.reaches
            if (after := _with(line, before, from_a, from_b)) < before
        ]
        return Claimed(
            points=self.map.points[line.length],
            cars=cars,
            tourists=tuple(self._tourists(line)),
            tickets=tuple(step for step in steps if step.before < _FAR),
            last_round=cars <= LAST_CARS and self.view.trigger is None,
        )

    def _tourists(self, line: Line) -> Iterator[TouristChoice]:
        """TT-3.11: tokens of symbols that the viewer hasn't."""
        own = self.view.seats[self.view.seat].tokens
        for end in line.ends:
            location = self.map.locations[end].id
            symbol = self.symbols.get(location)
            if symbol is not None and symbol not in own:
                yield TouristChoice(location, symbol, str(Tourist(location)))

    def _tourist_phase(self) -> Iterator[TouristChoice]:
        view = self.view
        if view.phase == "tourist" and view.line is not None and view.seat in view.actors:
            yield from self._tourists(self.map.lines[self.map.line_numbers[view.line]])

    def _piles(self) -> Iterator[Choice]:
        view = self.view
        if view.phase == "pile" and view.seat in view.actors:
            aside = [pile.symbol for pile in view.piles if pile.location is None]
            tried = (Pile(symbol, place.id) for symbol in aside for place in self.map.locations)
            yield from (choice for choice in map(self._choice, tried) if choice.reason is None)

    # Tickets.

    def _reaches(self) -> Iterator[tuple[str, int, list[int], list[int]]]:
        """For each ticket held: its name, the spaces missing, and those to every location from either end."""
        for held in self.view.tickets:
            one = self.map.tickets[ticket_number(held.ticket, self.map)]
            from_a, from_b = (_distances(self.map, end, self.costs) for end in (one.a, one.b))
            yield held.ticket, from_a[one.b], from_a, from_b

    def _tickets(self) -> Iterator[SurveyedTicket]:
        view = self.view
        if view.outcome is not None:
            for seat, one in enumerate(view.seats):
                yield from (self._ticket(ticket, seat) for ticket in one.known_tickets)
        elif view.seat >= 0:
            held = [one.ticket for one in view.tickets]
            yield from (self._ticket(ticket, view.seat) for ticket in (*held, *view.kept))
            yield from (self._ticket(ticket, view.seat, offered=True) for ticket in view.offer)

    def _ticket(self, ticket: str, seat: int, *, offered: bool = False) -> SurveyedTicket:
        view = self.view if seat == self.view.seat else msgspec.structs.replace(self.view, seat=seat)
        far, one = ticket_distance(view, ticket, self.map), self.map.tickets[ticket_number(ticket, self.map)]
        costs = self.costs if seat == self.view.seat else line_costs(view, self.map)
        path = self.map.shortest_path(one.a, one.b, costs) or ()
        return SurveyedTicket(
            seat=seat,
            ticket=ticket,
            ends=(self.map.locations[one.a].id, self.map.locations[one.b].id),
            points=one.points,
            offered=offered,
            completed=far.missing == 0,
            missing=far.missing,
            enough=far.enough,
            way=far.way,
            path=tuple(line_name(line, self.map) for line in path),
        )

    def _combinations(self) -> Iterator[Combination]:
        offer = self.view.offer
        if not offer or self.view.seat not in self.view.actors:
            return
        held = [ticket for ticket, missing, *_ in self.reaches if 0 < missing < _FAR]
        for count in range(1, len(offer) + 1):
            for tickets in combinations(offer, count):
                yield self._combination(tickets, held)

    def _combination(self, tickets: tuple[str, ...], held: Sequence[str]) -> Combination:
        ways, now = self._together(tickets), self._together(held) or frozenset()
        alone = [self._spaces(self._together([ticket])) or 0 for ticket in tickets]
        missing, before, total = self._spaces(ways), self._spaces(now), None
        if ways is not None:
            total = min(self._spaces(self._together([*held, *tickets]) or ways | now), self._spaces(ways | now))
        return Combination(
            action=str(Keep(tickets)),
            tickets=tickets,
            points=sum(self.map.tickets[ticket_number(ticket, self.map)].points for ticket in tickets),
            missing=missing,
            overlap=0 if missing is None else sum(alone) - missing,
            extra=None if total is None else max(0, total - before),
            enough=total is not None and total <= self.view.seats[self.view.seat].cars,
            way=tuple(line_name(line, self.map) for line in sorted(ways or ())),
        )

    @overload
    def _spaces(self, lines: frozenset[int]) -> int: ...
    @overload
    def _spaces(self, lines: None) -> None: ...
    @overload
    def _spaces(self, lines: frozenset[int] | None) -> int | None: ...
    def _spaces(self, lines: frozenset[int] | None) -> int | None:
        return None if lines is None else sum(self.map.lines[line].length for line in lines)

    def _together(self, tickets: Sequence[str]) -> frozenset[int] | None:
        """The lines still to be claimed for some tickets: each goes the cheapest way given those before it.

        Every order of a few tickets is tried; of many, the farthest comes first. None where one has no way.
        """
        ends = [(one.a, one.b) for one in (self.map.tickets[ticket_number(name, self.map)] for name in tickets)]
        orders: Iterable[Sequence[tuple[int, int]]] = permutations(ends)
        if len(ends) > _ORDERS:
            orders = [sorted(ends, key=lambda pair: -_distances(self.map, pair[0], self.costs)[pair[1]])]
        found = [self._in_order(order) for order in orders]
        open_ways = [lines for lines in found if lines is not None]
        if not open_ways:
            return None
        return min(open_ways, key=lambda lines: (self._spaces(lines), sorted(lines)))

    def _in_order(self, ends: Iterable[tuple[int, int]]) -> frozenset[int] | None:
        costs, chosen = list(self.costs), set[int]()
        for a, b in ends:
            way = self.map.shortest_path(a, b, costs)
            if way is None:
                return None
            chosen.update(line for line in way if self.costs[line])
            for line in way:
                costs[line] = 0
        return frozenset(chosen)


def _with(line: Line, before: int, from_a: Sequence[int], from_b: Sequence[int]) -> int:
    """Spaces missing for a ticket once a line is claimed: its way as before, or over that line either way round."""
    return min(before, from_a[line.a] + from_b[line.b], from_a[line.b] + from_b[line.a])


def _distances(game_map: Map, start: int, costs: Sequence[int]) -> list[int]:
    """The spaces still to be claimed from one location to every other."""
    far = [_FAR] * len(game_map.locations)
    far[start] = 0
    queue = [(0, start)]
    while queue:
        cost, here = heapq.heappop(queue)
        if cost > far[here]:
            continue
        for number in game_map.lines_at[here]:
            price = costs[number]
            line = game_map.lines[number]
            there = line.a + line.b - here
            if price >= 0 and cost + price < far[there]:
                far[there] = cost + price
                heapq.heappush(queue, (cost + price, there))
    return far
