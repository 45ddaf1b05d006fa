"""What a player may decide and what luck may bring: readable, as text, and as integers."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping
from typing import Final

from fogline.core.bits import mask_of, numbers_of
from fogline.core.errors import BadText
from fogline.core.game import Action
from fogline.core.message import Argument, Message, Seat
from fogline.games.ticket_to_ride import tables as numbers
from fogline.games.ticket_to_ride.cards import FERRY
from fogline.games.ticket_to_ride.components import Map
from fogline.games.ticket_to_ride.messages import (
    card_message,
    payment_message,
    place_message,
    symbol_message,
    ticket_message,
)
from fogline.games.ticket_to_ride.meta import CARDS
from fogline.games.ticket_to_ride.names import lines_between, ticket_name, ticket_number
from fogline.games.ticket_to_ride.tables import COLOURS, GREY, Tables

BLIND: Final = "blind"
"""What `Take` calls the top card of the deck."""


class Take(Action, frozen=True, tag="take"):
    """TT-3.1: take a face-up card, ``take blue``, or draw one from the deck, ``take blind``."""

    card: str
    """A colour, ``ferry`` or ``blind``."""

    def __str__(self) -> str:
        return f"take {self.card}"

    def message(self) -> Message:
        if self.card == BLIND:
            return Message("tt-action-blind")
        return Message("tt-action-take", {"card": card_message(self.card)})


class Claim(Action, frozen=True, tag="claim"):
    """TT-3.7: claim a line: ``claim A B COLOUR``, ``claim A B COLOUR ferries N`` or ``claim A B ferries N``.

    ``ferries N`` says how many of the cards are ferries; without it a reader takes the fewest that the line allows.
    A line of a double line is named by a number after its ends, ``claim A B 2 COLOUR``, where the colour doesn't tell
    which of the two is meant.
    """

    a: str
    """One end, as in the map file."""
    b: str
    """The other end."""
    colour: str = ""
    """The colour of the cards that are no ferries; empty for ferries alone."""
    ferries: int = 0
    """How many of the cards are ferries."""
    twin: int = 0
    """1 or 2 for a line of a double line, where the payment doesn't tell which of the two; 0 otherwise."""

    def __str__(self) -> str:
        words = ["claim", self.a, self.b]
        if self.twin:
            words.append(str(self.twin))
        if self.colour:
            words.append(self.colour)
        if self.ferries:
            words += ["ferries", str(self.ferries)]
        return " ".join(words)

    def message(self) -> Message:
        arguments: dict[str, Argument] = {
            "a": place_message(self.a),
            "b": place_message(self.b),
            "payment": payment_message(self.colour, None, self.ferries),
            "twin": self.twin,
        }
        return Message("tt-action-claim", arguments)


class Tickets(Action, frozen=True, tag="tickets"):
    """TT-3.12: draw tickets."""

    def __str__(self) -> str:
        return "tickets"

    def message(self) -> Message:
        return Message("tt-action-tickets")


class Keep(Action, frozen=True, tag="keep"):
    """TT-2.3, TT-3.12: keep one of two tickets, or both: ``keep TICKET``, ``keep TICKET TICKET``."""

    tickets: tuple[str, ...]
    """Their names, two locations joined by a hyphen, in the map's order."""

    def __str__(self) -> str:
        return " ".join(("keep", *self.tickets))

    def message(self) -> Message:
        return Message("tt-action-keep", {"tickets": [ticket_message(ticket) for ticket in self.tickets]})


class Pile(Action, frozen=True, tag="pile"):
    """TT-2.4: place a tourist pile: ``pile SYMBOL LOCATION``."""

    symbol: str
    location: str

    def __str__(self) -> str:
        return f"pile {self.symbol} {self.location}"

    def message(self) -> Message:
        return Message(
            "tt-action-pile", {"symbol": symbol_message(self.symbol), "location": place_message(self.location)}
        )


class Tourist(Action, frozen=True, tag="tourist"):
    """TT-3.11: take the token at one of the two ends: ``tourist LOCATION``."""

    location: str

    def __str__(self) -> str:
        return f"tourist {self.location}"

    def message(self) -> Message:
        return Message("tt-action-tourist", {"location": place_message(self.location)})


class Pass(Action, frozen=True, tag="pass"):
    """TT-3.13: nothing can be done."""

    def __str__(self) -> str:
        return "pass"

    def message(self) -> Message:
        return Message("tt-action-pass")


class Card(Action, frozen=True, tag="card"):
    """TT-2.2, TT-3.1: luck: a transport card, dealt, drawn blind or turned face up: ``card blue``."""

    card: str
    """A colour or ``ferry``."""

    def __str__(self) -> str:
        return f"card {self.card}"

    def message(self) -> Message:
        return Message("tt-outcome-card", {"card": card_message(self.card)})


class Ticket(Action, frozen=True, tag="ticket"):
    """TT-2.3, TT-3.12: luck: a ticket from the deck: ``ticket goldengate-potrero``."""

    ticket: str

    def __str__(self) -> str:
        return f"ticket {self.ticket}"

    def message(self) -> Message:
        return Message("tt-outcome-ticket", {"ticket": ticket_message(self.ticket)})


class First(Action, frozen=True, tag="first"):
    """TT-2.4: luck: who starts."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat}"

    def message(self) -> Message:
        return Message("tt-outcome-first", {"seat": Seat(self.seat)})


FIRST_STREAM: Final = "first"
TICKET_STREAM: Final = "tickets"
DECK_STREAM: Final = "deck"
"""Begins the name of the stream of each deck of transport cards; its generation follows."""
ACTIONS: Final = (Take, Claim, Tickets, Keep, Pile, Tourist, Pass, Card, Ticket, First)


def parse_action(text: str, game_map: Map) -> Action:
    """The action or outcome that a text names; raises `BadText`. Spaces, capitals and order of ends don't matter."""
    words = text.lower().split()
    if not words or words[0] not in _READERS:
        raise BadText("unknown-action", None, {"text": text, "known": ", ".join(_READERS)})
    try:
        return _READERS[words[0]](words[1:], game_map)
    except (ValueError, IndexError) as error:
        if isinstance(error, BadText):
            raise
        raise BadText("bad-action", None, {"text": text, "form": _FORMS[words[0]]}) from error


def _read_take(words: list[str], _: Map) -> Action:
    (card,) = words
    return Take(BLIND if card == BLIND else CARDS[CARDS.index(card)])


def _read_location(name: str, game_map: Map) -> str:
    if name not in game_map.index:
        raise BadText("unknown-location", None, {"location": name})
    return name


def _read_claim(words: list[str], game_map: Map) -> Action:
    a, b, *rest = words
    lines = lines_between(_read_location(a, game_map), _read_location(b, game_map), game_map)
    if not lines:
        raise BadText("no-line", None, {"a": a, "b": b})
    if rest and rest[0] in ("1", "2") and len(lines) == 2:
        lines = [lines[int(rest.pop(0)) - 1]]
    colour = CARDS[CARDS[:COLOURS].index(rest.pop(0))] if rest and rest[0] != "ferries" else ""
    ferries = None
    if rest and rest.pop(0) == "ferries":
        ferries = _count(rest.pop(0)) if rest else None
    elif not colour or words[-1] != colour:
        raise ValueError(words)
    if rest:
        raise ValueError(words)
    return _claim_of(lines, colour, ferries, game_map)


def _count(text: str) -> int:
    if not text.isdecimal() or len(text) > 1:
        raise ValueError(text)
    return int(text)


def _claim_of(lines: list[int], colour: str, ferries: int | None, game_map: Map) -> Action:
    """The claim of the one of these lines that can be paid so; of the first where neither can, to be refused later."""
    payable = [line for line in lines if colour in payments(line, game_map)]
    line = game_map.lines[(payable or lines)[0]]
    if len(payable) > 1:
        raise BadText("which-twin", None, {"a": game_map.locations[line.a].id, "b": game_map.locations[line.b].id})
    if ferries is None:
        ferries = line.ferries if colour else line.length
    return claim(line.index, colour, ferries, game_map)


def payments(line: int, game_map: Map) -> tuple[str, ...]:
    """The colours that a line takes; the empty word stands for ferries alone."""
    colour = game_map.lines[line].colour
    return ("", *CARDS[:COLOURS]) if colour == GREY else ("", CARDS[colour])


def claim(line: int, colour: str, ferries: int, game_map: Map) -> Claim:
    """The claim of a line with a payment, its twin told apart where need be."""
    one = game_map.lines[line]
    twin = 0
    if one.twin is not None and (colour not in payments(line, game_map) or colour in payments(one.twin, game_map)):
        twin = 1 + (one.twin < line)
    return Claim(game_map.locations[one.a].id, game_map.locations[one.b].id, colour, ferries, twin)


def claimed_line(action: Claim, game_map: Map) -> int:
    """The line that a claim names; raises `ValueError` where there is none."""
    lines = lines_between(action.a, action.b, game_map)
    if action.twin:
        return lines[action.twin - 1]
    return next((line for line in lines if action.colour in payments(line, game_map)), lines[0])


def _read_tickets(words: list[str], game_map: Map) -> tuple[int, ...]:
    found = []
    for word in words:
        try:
            found.append(ticket_number(word, game_map))
        except ValueError as error:
            raise BadText("unknown-ticket", None, {"ticket": word}) from error
    return tuple(numbers_of(mask_of(found)))


def _read_keep(words: list[str], game_map: Map) -> Action:
    tickets = _read_tickets(words, game_map)
    if not 1 <= len(tickets) <= 2 or len(tickets) != len(words):
        raise ValueError(words)
    return Keep(tuple(ticket_name(ticket, game_map) for ticket in tickets))


def _read_ticket(words: list[str], game_map: Map) -> Action:
    (ticket,) = _read_tickets(words, game_map)
    return Ticket(ticket_name(ticket, game_map))


def _read_pile(words: list[str], game_map: Map) -> Action:
    symbol, location = words
    if symbol not in game_map.symbols:
        raise BadText("unknown-symbol", None, {"symbol": symbol, "known": ", ".join(game_map.symbols)})
    return Pile(symbol, _read_location(location, game_map))


def _read_tourist(words: list[str], game_map: Map) -> Action:
    (location,) = words
    return Tourist(_read_location(location, game_map))


def _read_card(words: list[str], _: Map) -> Action:
    (card,) = words
    return Card(CARDS[CARDS.index(card)])


def _read_first(words: list[str], _: Map) -> Action:
    (seat,) = words
    if seat not in ("0", "1", "2", "3"):
        raise ValueError(seat)
    return First(int(seat))


def _read_nothing(kind: type[Tickets | Pass]) -> Callable[[list[str], Map], Action]:
    def read(words: list[str], _: Map) -> Action:
        if words:
            raise ValueError(words)
        return kind()

    return read


_READERS: Final[Mapping[str, Callable[[list[str], Map], Action]]] = {
    "take": _read_take,
    "claim": _read_claim,
    "tickets": _read_nothing(Tickets),
    "keep": _read_keep,
    "pile": _read_pile,
    "tourist": _read_tourist,
    "pass": _read_nothing(Pass),
    "card": _read_card,
    "ticket": _read_ticket,
    "first": _read_first,
}
_FORMS: Final[Mapping[str, str]] = {
    "take": "take COLOUR|ferry|blind",
    "claim": "claim LOCATION LOCATION [1|2] [COLOUR] [ferries NUMBER]",
    "tickets": "tickets",
    "keep": "keep TICKET [TICKET]",
    "pile": "pile SYMBOL LOCATION",
    "tourist": "tourist LOCATION",
    "pass": "pass",
    "card": "card COLOUR|ferry",
    "ticket": "ticket TICKET",
    "first": "first SEAT",
}

UNPAYABLE: Final = -1
"""The integer of a claim with a payment that its line can't take: a well-formed action that is never legal."""


def encode(action: Action, game_map: Map, tables: Tables) -> int:
    """The integer of an action or outcome; raises `BadText` for one that can't be on this map."""
    try:
        number = _encode(action, game_map, tables)
        again = _again(action, game_map)
    except (ValueError, IndexError, TypeError, AttributeError) as error:
        if isinstance(error, BadText):
            raise
        again = None
    if again != action:
        raise BadText("bad-action", None, {"text": str(action), "form": " | ".join(_FORMS.values())})
    return number


def _again(action: Action, game_map: Map) -> Action:
    """The action as it is read from its text: the same one, if it is well formed.

    A claim with no ferries where one is needed has no text of its own, and is to be refused for that.
    """
    if isinstance(action, Claim) and action.colour and action.ferries == 0:
        parse_action(str(action), game_map)
        return claim(claimed_line(action, game_map), action.colour, 0, game_map)
    return parse_action(str(action), game_map)


def _encode(action: Action, game_map: Map, tables: Tables) -> int:
    match action:
        case Take(card):
            return numbers.BLIND_CARD if card == BLIND else numbers.TAKE + CARDS.index(card)
        case Claim():
            return _encode_claim(action, game_map, tables)
        case Tickets():
            return numbers.DRAW
        case Pass():
            return numbers.PASS
        case Keep(tickets):
            first, last = (ticket_number(tickets[place], game_map) for place in (0, -1))
            return tables.keep + first * tables.tickets + last
        case Pile(symbol, location):
            return numbers.PILE + game_map.symbols.index(symbol) * tables.locations + game_map.index[location]
        case Tourist(location):
            return tables.tourist + game_map.index[location]
        case Card(card):
            return CARDS.index(card)
        case Ticket(ticket):
            return ticket_number(ticket, game_map)
        case First(seat):
            return range(4)[seat]
    raise ValueError(action)


def _encode_claim(action: Claim, game_map: Map, tables: Tables) -> int:
    line = claimed_line(action, game_map)
    first = tables.payments[line]
    last = tables.payments[line + 1] if line + 1 < tables.lines else len(tables.pay_line)
    colour = CARDS.index(action.colour) if action.colour else FERRY
    for payment in range(first, last):
        if (tables.pay_colour[payment], tables.pay_ferries[payment]) == (colour, action.ferries):
            return tables.claim + payment
    return UNPAYABLE


def decode_outcome(stream: str, number: int, game_map: Map) -> Action:
    """The chance outcome of an integer; raises `ValueError` where the stream has none."""
    if stream == FIRST_STREAM and number in range(4):
        return First(number)
    if stream == TICKET_STREAM and number in range(len(game_map.tickets)):
        return Ticket(ticket_name(number, game_map))
    if stream.startswith(f"{DECK_STREAM}-") and number in range(len(CARDS)):
        return Card(CARDS[number])
    raise ValueError(f"the luck {stream!r} brings no {number}")


def action_count(tables: Tables) -> int:
    """How many integers the actions have; the payments of the map's lines come last."""
    return tables.claim + len(tables.pay_line)


def decode(number: int, game_map: Map, tables: Tables) -> Action:
    """The action of an integer; raises `ValueError` where there is none."""
    fixed = (0, numbers.BLIND_CARD, numbers.DRAW, numbers.PASS, numbers.PILE)
    match bisect_right((*fixed, tables.tourist, tables.keep, tables.claim), number):
        case 1:
            return Take(CARDS[number])
        case 2:
            return Take(BLIND)
        case 3:
            return Tickets()
        case 4:
            return Pass()
        case 5:
            symbol, location = divmod(number - numbers.PILE, int(tables.locations))
            return Pile(game_map.symbols[symbol], game_map.locations[location].id)
        case 6:
            return Tourist(game_map.locations[number - tables.tourist].id)
        case 7:
            pair = divmod(number - int(tables.keep), int(tables.tickets))
            return Keep(tuple(ticket_name(ticket, game_map) for ticket in sorted(set(pair))))
        case 8 if number < action_count(tables):
            return decode_claim(number - tables.claim, game_map, tables)
    raise ValueError(f"no action has the number {number}")


def decode_claim(payment: int, game_map: Map, tables: Tables) -> Claim:
    """The claim of a payment's number."""
    colour = tables.pay_colour[payment]
    word = CARDS[colour] if colour != FERRY else ""
    return claim(tables.pay_line[payment], word, tables.pay_ferries[payment], game_map)
