"""A view in sentences, and what the viewer may do now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fogline.core.message import Argument, Message, Part, Seat
from fogline.games.ticket_to_ride.components import Map
from fogline.games.ticket_to_ride.explain import can_pay, why_not_line
from fogline.games.ticket_to_ride.messages import (
    cards_message,
    line_message,
    place_message,
    symbol_message,
    ticket_message,
)
from fogline.games.ticket_to_ride.meta import PREFIX
from fogline.games.ticket_to_ride.names import line_number
from fogline.games.ticket_to_ride.preview import distance_message
from fogline.games.ticket_to_ride.ticket_distance import ticket_distance
from fogline.games.ticket_to_ride.view import SeatView, TicketToRideView

_LUCK: Final = ("deal", "display", "deal-tickets", "first")
"""Phases of luck that are told to everyone in the same words."""


def prompt(view: TicketToRideView, game_map: Map) -> Message:
    """What the viewer may do now, or who must decide."""
    if view.outcome is not None:
        return view.outcome.message(PREFIX)
    if view.phase in _LUCK:
        return Message(f"tt-prompt-{view.phase}")
    if view.phase == "keep" and view.seat not in view.actors:
        return Message("tt-prompt-keep-other", {"seats": [Seat(seat) for seat in view.actors]})
    if view.phase != "keep" and view.turn != view.seat:
        assert view.turn is not None  # only before the first player is known, which is luck
        return Message(f"tt-prompt-{view.phase}-other", {"seat": Seat(view.turn)})
    return Message(f"tt-prompt-{view.phase}", _details(view, game_map))


def _details(view: TicketToRideView, game_map: Map) -> dict[str, Argument]:
    """What the prompt of a phase names."""
    match view.phase:
        case "keep" | "choose":
            return {"tickets": [ticket_message(ticket) for ticket in view.offer]}
        case "pile":
            return {"symbols": [symbol_message(pile.symbol) for pile in view.piles if pile.location is None]}
        case "tourist":
            ends = game_map.lines[line_number(view.line or "", game_map)].ends
            return {"locations": [place_message(game_map.locations[end].id) for end in ends]}
        case "turn":
            # TT-3.13: where all three are 0, there is only a pass.
            return {"draw": int(bool(view.face_up or view.deck_size)), **_open(view, game_map)}
        case "blind" | "second" | "draw-tickets":
            return {}
    raise AssertionError(f"no phase of this game: {view.phase}")


def _open(view: TicketToRideView, game_map: Map) -> dict[str, Argument]:
    """How many lines the viewer can claim now, and whether tickets are left."""
    most, taken = sum(view.hand.values()), {line for seat in view.seats for line in seat.lines}
    free = (line for line, name in zip(game_map.lines, game_map.line_names, strict=True) if name not in taken)
    payable = (line.index for line in free if line.length <= most and can_pay(view, line.index, game_map))
    lines = sum(why_not_line(view, line, game_map) is None for line in payable)
    return {"lines": lines, "tickets": view.ticket_deck + len(view.queue)}


def describe(view: TicketToRideView, game_map: Map) -> tuple[Message, ...]:
    """The view in sentences."""
    return tuple(_sentences(view, game_map))


def _sentences(view: TicketToRideView, game_map: Map) -> Iterator[Message]:
    yield Message("tt-describe-players", {"seats": [Seat(seat) for seat in range(view.players)]})
    yield prompt(view, game_map)
    if view.trigger is not None and view.outcome is None:
        yield Message("tt-describe-last-round", {"seat": Seat(view.trigger)})
    if view.seat >= 0:
        yield from _own(view, game_map)
    yield from _market(view)
    yield from _piles(view)
    for seat, one in enumerate(view.seats):
        yield from _seat(view, seat, one)


def _own(view: TicketToRideView, game_map: Map) -> Iterator[Message]:
    yield Message("tt-describe-hand", {"cards": cards_message(view.hand), "count": sum(view.hand.values())})
    for ticket in view.tickets:
        yield distance_message(ticket_distance(view, ticket.ticket, game_map))
    for offered in view.offer:
        yield Message("tt-describe-offer", {"ticket": distance_message(ticket_distance(view, offered, game_map))})
    yield Message("tt-describe-points", {"points": view.points or 0})


def _market(view: TicketToRideView) -> Iterator[Message]:
    yield Message("tt-describe-face-up", {"cards": cards_message(view.face_up)})
    discards = sum(view.discards.values())
    yield Message("tt-describe-deck", {"cards": view.deck_size, "discards": discards})
    yield Message("tt-describe-tickets", {"tickets": view.ticket_deck, "queued": len(view.queue)})


def _piles(view: TicketToRideView) -> Iterator[Message]:
    for pile in view.piles:
        arguments: dict[str, Argument] = {"symbol": symbol_message(pile.symbol), "tokens": pile.tokens}
        if pile.location is None:
            yield Message("tt-describe-aside", arguments)
        else:
            yield Message("tt-describe-pile", {**arguments, "location": place_message(pile.location)})


def _seat(view: TicketToRideView, seat: int, one: SeatView) -> Iterator[Message]:
    arguments: dict[str, Argument] = {
        "seat": Seat(seat),
        "points": one.line_points + one.tourist_points,
        "cars": one.cars,
        "cards": one.cards,
        "tickets": one.tickets,
    }
    yield Message("tt-describe-seat", arguments)
    if one.known and seat != view.seat:
        yield Message("tt-describe-known", {"seat": Seat(seat), "cards": cards_message(one.known)})
    if one.known_tickets and seat != view.seat:
        tickets: list[Part] = [ticket_message(ticket) for ticket in one.known_tickets]
        yield Message("tt-describe-known-tickets", {"seat": Seat(seat), "tickets": tickets})
    if one.tokens:
        symbols: list[Part] = [symbol_message(symbol) for symbol in one.tokens]
        yield Message("tt-describe-tokens", {"seat": Seat(seat), "symbols": symbols})
    if one.lines:
        yield Message("tt-describe-lines", {"seat": Seat(seat), "lines": [line_message(line) for line in one.lines]})
