"""What happened, one small type a fact. What only one seat may know is an event of its own (TT-5)."""

from __future__ import annotations

from typing import Final

from fogline.core.game import Event
from fogline.core.message import Argument, Message, Part, Seat
from fogline.core.native import Log
from fogline.games.ticket_to_ride import facts
from fogline.games.ticket_to_ride.cards import FERRY, cards_of
from fogline.games.ticket_to_ride.components import Map
from fogline.games.ticket_to_ride.messages import (
    card_message,
    cards_message,
    line_message,
    payment_message,
    place_message,
    symbol_message,
    ticket_message,
)
from fogline.games.ticket_to_ride.meta import CARDS, TERMINATIONS
from fogline.games.ticket_to_ride.names import line_name, ticket_name, ticket_names
from fogline.games.ticket_to_ride.tables import Tables


class CardDealt(Event, frozen=True, tag="card-dealt"):
    """TT-2.2, TT-3.1: which card a player got unseen by the others; for that player only."""

    seat: int
    card: str

    @property
    def seen_by(self) -> tuple[int, ...] | None:
        return (self.seat,)

    def message(self) -> Message:
        return Message("tt-event-card-dealt", {"card": card_message(self.card)})


class CardTurnedUp(Event, frozen=True, tag="card-turned-up"):
    """TT-3.1: a card now lies face up."""

    card: str

    def message(self) -> Message:
        return Message("tt-event-card-turned-up", {"card": card_message(self.card)})


class DisplayRenewed(Event, frozen=True, tag="display-renewed"):
    """TT-3.5: three ferries lay face up, so all five cards were discarded."""

    cards: dict[str, int]

    def message(self) -> Message:
        return Message("tt-event-display-renewed", {"cards": cards_message(self.cards)})


class DeckReshuffled(Event, frozen=True, tag="deck-reshuffled"):
    """TT-3.4: the discards became the deck."""

    cards: int
    """How many."""

    def message(self) -> Message:
        return Message("tt-event-deck-reshuffled", {"cards": self.cards})


class TicketDrawn(Event, frozen=True, tag="ticket-drawn"):
    """TT-2.3, TT-3.12: which ticket a player drew; for that player only."""

    seat: int
    ticket: str

    @property
    def seen_by(self) -> tuple[int, ...] | None:
        return (self.seat,)

    def message(self) -> Message:
        return Message("tt-event-ticket-drawn", {"ticket": ticket_message(self.ticket)})


class TicketsChosen(Event, frozen=True, tag="tickets-chosen"):
    """TT-2.3, TT-3.12: which tickets a player kept; for that player only."""

    seat: int
    kept: tuple[str, ...]
    refused: tuple[str, ...]

    @property
    def seen_by(self) -> tuple[int, ...] | None:
        return (self.seat,)

    def message(self) -> Message:
        arguments: dict[str, Argument] = {
            "kept": [ticket_message(ticket) for ticket in self.kept],
            "refused": [ticket_message(ticket) for ticket in self.refused],
        }
        return Message("tt-event-tickets-chosen", arguments)


class Decided(Event, frozen=True, tag="decided"):
    """TT-2.3: a player has chosen in secret, while others may still choose."""

    seat: int

    def message(self) -> Message:
        return Message("tt-event-decided", {"seat": Seat(self.seat)})


class TicketsKept(Event, frozen=True, tag="tickets-kept"):
    """TT-2.3, TT-3.12: how many tickets a player kept, and how many went under the deck."""

    seat: int
    kept: int
    refused: int

    def message(self) -> Message:
        arguments: dict[str, Argument] = {"seat": Seat(self.seat), "kept": self.kept, "refused": self.refused}
        return Message("tt-event-tickets-kept", arguments)


class FirstPlayer(Event, frozen=True, tag="first-player"):
    """TT-2.4: who starts."""

    seat: int

    def message(self) -> Message:
        return Message("tt-event-first-player", {"seat": Seat(self.seat)})


class PilePlaced(Event, frozen=True, tag="pile-placed"):
    """TT-2.4: a tourist pile found its place."""

    seat: int
    symbol: str
    location: str

    def message(self) -> Message:
        arguments: dict[str, Argument] = {
            "seat": Seat(self.seat),
            "symbol": symbol_message(self.symbol),
            "location": place_message(self.location),
        }
        return Message("tt-event-pile-placed", arguments)


class CardTaken(Event, frozen=True, tag="card-taken"):
    """TT-3.1: a face-up card was taken, and everyone saw it."""

    seat: int
    card: str

    def message(self) -> Message:
        return Message("tt-event-card-taken", {"seat": Seat(self.seat), "card": card_message(self.card)})


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    """TT-3.1: a card was drawn blind."""

    seat: int

    def message(self) -> Message:
        return Message("tt-event-card-drawn", {"seat": Seat(self.seat)})


class LineClaimed(Event, frozen=True, tag="line-claimed"):
    """TT-3.7: a line was claimed, and what was paid."""

    seat: int
    line: str
    colour: str
    """The colour of the cards that were no ferries; empty for ferries alone."""
    count: int
    """How many cards of that colour."""
    ferries: int
    points: int
    """TT-3.10."""

    def message(self) -> Message:
        arguments: dict[str, Argument] = {
            "seat": Seat(self.seat),
            "line": line_message(self.line),
            "payment": payment_message(self.colour, self.count, self.ferries),
            "points": self.points,
        }
        return Message("tt-event-line-claimed", arguments)


class TouristTaken(Event, frozen=True, tag="tourist-taken"):
    """TT-3.11: a tourist token was taken."""

    seat: int
    symbol: str
    location: str

    def message(self) -> Message:
        arguments: dict[str, Argument] = {
            "seat": Seat(self.seat),
            "symbol": symbol_message(self.symbol),
            "location": place_message(self.location),
        }
        return Message("tt-event-tourist-taken", arguments)


class TicketsDrawn(Event, frozen=True, tag="tickets-drawn"):
    """TT-3.12: tickets were drawn."""

    seat: int
    tickets: int
    """How many."""

    def message(self) -> Message:
        return Message("tt-event-tickets-drawn", {"seat": Seat(self.seat), "tickets": self.tickets})


class Passed(Event, frozen=True, tag="passed"):
    """TT-3.13: nothing could be done."""

    seat: int

    def message(self) -> Message:
        return Message("tt-event-passed", {"seat": Seat(self.seat)})


class LastRound(Event, frozen=True, tag="last-round"):
    """TT-4.1: a player has two cable cars or fewer; everyone has one more turn."""

    seat: int

    def message(self) -> Message:
        return Message("tt-event-last-round", {"seat": Seat(self.seat)})


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """Whose turn it is now."""

    seat: int

    def message(self) -> Message:
        return Message("tt-event-turn-began", {"seat": Seat(self.seat)})


class GameEnded(Event, frozen=True, tag="game-ended"):
    """TT-4.1, TT-3.13: how it ended."""

    termination: str
    seat: int | None
    """The seat that began the last round."""

    def message(self) -> Message:
        arguments: dict[str, Argument] = {} if self.seat is None else {"seat": Seat(self.seat)}
        return Message(f"tt-event-ended-{self.termination}", arguments)


class TicketsRevealed(Event, frozen=True, tag="tickets-revealed"):
    """TT-2.3: tickets are secret until the end."""

    seat: int
    tickets: tuple[str, ...]

    def message(self) -> Message:
        tickets: list[Part] = [ticket_message(ticket) for ticket in self.tickets]
        return Message("tt-event-tickets-revealed", {"seat": Seat(self.seat), "tickets": tickets})


EVENTS: Final = (
    CardDealt,
    CardTurnedUp,
    DisplayRenewed,
    DeckReshuffled,
    TicketDrawn,
    TicketsChosen,
    Decided,
    TicketsKept,
    FirstPlayer,
    PilePlaced,
    CardTaken,
    CardDrawn,
    LineClaimed,
    TouristTaken,
    TicketsDrawn,
    Passed,
    LastRound,
    TurnBegan,
    GameEnded,
    TicketsRevealed,
)


def decode_events(log: Log, game_map: Map, tables: Tables) -> tuple[Event, ...]:
    """The events behind the facts that the rules wrote."""
    return tuple(_decode(fact, game_map, tables) for fact in log.facts)


def _decode(  # noqa: C901, PLR0912  (one line a fact)
    fact: tuple[int, int, int, int, int], game_map: Map, tables: Tables
) -> Event:
    code, a, b, c, _ = fact
    match code:
        case facts.FACT_DEALT:
            return CardDealt(a, CARDS[b])
        case facts.FACT_TURNED_UP:
            return CardTurnedUp(CARDS[a])
        case facts.FACT_RENEWED:
            return DisplayRenewed(cards_of(a))
        case facts.FACT_RESHUFFLED:
            return DeckReshuffled(a)
        case facts.FACT_TICKET:
            return TicketDrawn(a, ticket_name(b, game_map))
        case facts.FACT_CHOSEN:
            return TicketsChosen(a, ticket_names(b, game_map), ticket_names(c, game_map))
        case facts.FACT_DECIDED:
            return Decided(a)
        case facts.FACT_KEPT:
            return TicketsKept(a, b, c)
        case facts.FACT_FIRST:
            return FirstPlayer(a)
        case facts.FACT_PILE:
            return PilePlaced(a, game_map.symbols[b], game_map.locations[c].id)
        case facts.FACT_TAKEN:
            return CardTaken(a, CARDS[b])
        case facts.FACT_BLIND:
            return CardDrawn(a)
        case facts.FACT_CLAIMED:
            return _line_claimed(a, b, game_map, tables)
        case facts.FACT_TOURIST:
            return TouristTaken(a, game_map.symbols[b], game_map.locations[c].id)
        case facts.FACT_TICKETS:
            return TicketsDrawn(a, b)
        case facts.FACT_PASSED:
            return Passed(a)
        case facts.FACT_LAST_ROUND:
            return LastRound(a)
        case facts.FACT_TURN:
            return TurnBegan(a)
        case facts.FACT_OVER:
            return GameEnded(TERMINATIONS[a], b if b >= 0 else None)
        case facts.FACT_REVEALED:
            return TicketsRevealed(a, ticket_names(b, game_map))
    raise AssertionError(f"no fact of this game: {fact}")


def _line_claimed(seat: int, payment: int, game_map: Map, tables: Tables) -> LineClaimed:
    line, ferries, colour = tables.pay_line[payment], tables.pay_ferries[payment], tables.pay_colour[payment]
    length = tables.length[line]
    return LineClaimed(
        seat=seat,
        line=line_name(line, game_map),
        colour=CARDS[colour] if colour != FERRY else "",
        count=length - ferries,
        ferries=ferries,
        points=tables.points[length],
    )
