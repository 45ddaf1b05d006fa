"""Why an action is refused. It looks at a view, never at the position behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fogline.core.errors import IllegalAction
from fogline.core.game import Action
from fogline.core.message import Argument, Seat
from fogline.games.ticket_to_ride.actions import (
    BLIND,
    Card,
    Claim,
    First,
    Keep,
    Pass,
    Pile,
    Take,
    Ticket,
    Tickets,
    Tourist,
    claimed_line,
)
from fogline.games.ticket_to_ride.components import Map
from fogline.games.ticket_to_ride.messages import (
    card_message,
    line_message,
    place_message,
    symbol_message,
    ticket_message,
)
from fogline.games.ticket_to_ride.meta import CARDS
from fogline.games.ticket_to_ride.names import line_name, line_number
from fogline.games.ticket_to_ride.tables import GREY
from fogline.games.ticket_to_ride.view import SeatView, TicketToRideView

_BUSY: Final = {
    "keep": ("keep-first", "TT-2.3"),
    "pile": ("place-first", "TT-2.4"),
    "second": ("second-card-first", "TT-3.1"),
    "choose": ("choose-first", "TT-3.12"),
    "tourist": ("tourist-first", "TT-3.11"),
}
"""What must be done first, in each phase that doesn't begin a turn."""


def why_not(view: TicketToRideView, action: Action, game_map: Map) -> IllegalAction | None:
    """Why the viewer may not do this now; None where it is legal."""
    if view.outcome is not None:
        return IllegalAction("game-over", view.outcome.rule)
    if isinstance(action, (Card, Ticket, First)):
        return IllegalAction("luck-decides", None, {"outcome": str(action)})
    if not view.actors:
        return IllegalAction("chance-decides")
    if view.seat not in view.actors:
        return IllegalAction("not-your-turn", None, {"seat": view.seat})
    match action:
        case Take(card):
            return _why_not_take(view, card)
        case Claim():
            return _why_not_claim(view, action, game_map)
        case Tickets():
            return _why_not_tickets(view)
        case Keep(tickets):
            return _why_not_keep(view, tickets)
        case Pile(symbol, location):
            return _why_not_pile(view, symbol, location)
        case Tourist(location):
            return _why_not_tourist(view, location, game_map)
        case Pass():
            return _why_not_pass(view, game_map)
    raise AssertionError(f"no action of this game: {action!r}")


def _own(view: TicketToRideView) -> SeatView:
    return view.seats[view.seat]


def _busy(view: TicketToRideView) -> IllegalAction | None:
    """What the viewer must do first; None where a turn begins."""
    if view.phase not in _BUSY:
        return None
    code, rule = _BUSY[view.phase]
    return IllegalAction(code, rule)


def _why_not_take(view: TicketToRideView, card: str) -> IllegalAction | None:
    """TT-3.1, TT-3.2, TT-3.6."""
    if view.phase != "second" and (busy := _busy(view)):
        return busy
    if card == BLIND:
        return None if view.deck_size else IllegalAction("deck-empty", "TT-3.6")
    if card not in view.face_up:
        return IllegalAction("not-face-up", "TT-3.1", {"card": card_message(card)})
    if view.phase == "second" and card == "ferry":
        return IllegalAction("ferry-second", "TT-3.2")
    return None


def _why_not_tickets(view: TicketToRideView) -> IllegalAction | None:
    if busy := _busy(view):
        return busy
    return None if view.ticket_deck or view.queue else IllegalAction("no-tickets", "TT-3.12")


def _why_not_keep(view: TicketToRideView, tickets: tuple[str, ...]) -> IllegalAction | None:
    """TT-2.3, TT-3.12: one or both of those offered."""
    if view.phase not in ("keep", "choose"):
        return _busy(view) or IllegalAction("nothing-offered", "TT-3.12")
    missing = [ticket for ticket in tickets if ticket not in view.offer]
    if missing:
        rule = "TT-2.3" if view.phase == "keep" else "TT-3.12"
        return IllegalAction("ticket-not-offered", rule, {"ticket": ticket_message(missing[0])})
    return None


def _why_not_pile(view: TicketToRideView, symbol: str, location: str) -> IllegalAction | None:
    """TT-2.4: a pile set aside, on a location without one."""
    if view.phase != "pile":
        return IllegalAction("piles-placed", "TT-2.4") if view.phase != "keep" else _busy(view)
    places = {pile.symbol: pile.location for pile in view.piles}
    if (place := places[symbol]) is not None:
        return IllegalAction(
            "pile-placed", "TT-2.4", {"symbol": symbol_message(symbol), "location": place_message(place)}
        )
    if location in places.values():
        return IllegalAction("location-has-pile", "TT-2.4", {"location": place_message(location)})
    return None


def _why_not_tourist(view: TicketToRideView, location: str, game_map: Map) -> IllegalAction | None:
    """TT-3.11: one of the two ends."""
    if view.phase != "tourist" or view.line is None:
        return _busy(view) or IllegalAction("no-tourist-choice", "TT-3.11")
    ends = [game_map.locations[end].id for end in game_map.lines[line_number(view.line, game_map)].ends]
    if location not in ends:
        places: dict[str, Argument] = {"ends": [place_message(end) for end in ends]}
        return IllegalAction("other-location", "TT-3.11", {**places, "location": place_message(location)})
    return None


def _why_not_pass(view: TicketToRideView, game_map: Map) -> IllegalAction | None:
    """TT-3.13: only where nothing else can be done."""
    if busy := _busy(view):
        return busy
    if view.face_up or view.deck_size:
        return IllegalAction("pass-cards", "TT-3.13")
    if view.ticket_deck or view.queue:
        return IllegalAction("pass-tickets", "TT-3.13")
    for line in game_map.lines:
        if why_not_line(view, line.index, game_map) is None and can_pay(view, line.index, game_map):
            return IllegalAction("pass-line", "TT-3.13", {"line": line_message(line_name(line.index, game_map))})
    return None


# Claiming a line.


def _why_not_claim(view: TicketToRideView, action: Claim, game_map: Map) -> IllegalAction | None:
    """TT-3.7 to TT-3.9."""
    if busy := _busy(view):
        return busy
    line = claimed_line(action, game_map)
    return why_not_line(view, line, game_map) or _why_not_payment(view, line, action, game_map)


def why_not_line(view: TicketToRideView, line: int, game_map: Map) -> IllegalAction | None:
    """Why the viewer could not claim a line, whatever the cards; None where it is open."""
    one, name, own = game_map.lines[line], line_name(line, game_map), _own(view)

    for seat, other in enumerate(view.seats):
        if name in other.lines:
            owned: dict[str, Argument] = {"line": line_message(name), "owner": Seat(seat)}
            return IllegalAction("line-own" if seat == view.seat else "line-taken", "TT-3.7", owned)
    if one.twin is not None:
        twin = line_name(one.twin, game_map)
        if twin in own.lines:
            return IllegalAction("twin-own", "TT-3.9", {"line": line_message(name)})
        if view.players == 2 and any(twin in other.lines for other in view.seats):
            return IllegalAction("twin-closed", "TT-3.9", {"line": line_message(name)})
    if own.cars < one.length:
        params: dict[str, Argument] = {"line": line_message(name), "cars": own.cars, "length": one.length}
        return IllegalAction("too-few-cars", "TT-3.7", params)
    return None


def _why_not_payment(view: TicketToRideView, line: int, action: Claim, game_map: Map) -> IllegalAction | None:
    """TT-3.7: all of one colour, ferries standing in; TT-3.8: a ferry for each symbol."""
    one = game_map.lines[line]
    params: dict[str, Argument] = {"line": line_message(line_name(line, game_map)), "length": one.length}
    if action.colour and one.colour != GREY and action.colour != CARDS[one.colour]:
        paid = {"card": card_message(action.colour), "colour": card_message(CARDS[one.colour])}
        return IllegalAction("wrong-colour", "TT-3.7", {**params, **paid})
    if action.ferries < one.ferries:
        return IllegalAction("ferries-needed", "TT-3.8", {**params, "needed": one.ferries, "ferries": action.ferries})
    if action.ferries > one.length - bool(action.colour) or (not action.colour and action.ferries != one.length):
        return IllegalAction("wrong-number", "TT-3.7", {**params, "ferries": action.ferries})
    if view.hand.get("ferry", 0) < action.ferries:
        held = {"held": view.hand.get("ferry", 0), "ferries": action.ferries}
        return IllegalAction("too-few-ferries", "TT-3.7", {**params, **held})
    needed = one.length - action.ferries
    if action.colour and view.hand.get(action.colour, 0) < needed:
        cards: dict[str, Argument] = {
            "card": card_message(action.colour),
            "held": view.hand.get(action.colour, 0),
            "needed": needed,
        }
        return IllegalAction("too-few-cards", "TT-3.7", {**params, **cards})
    return None


def can_pay(view: TicketToRideView, line: int, game_map: Map) -> bool:
    """Whether the viewer's hand can pay for a line in any way."""
    one, hand = game_map.lines[line], view.hand
    ferries = hand.get("ferry", 0)
    if ferries < one.ferries:
        return False
    best = _most_of_a_colour(hand) if one.grey else hand.get(CARDS[one.colour], 0)
    return ferries + min(best, one.length - one.ferries) >= one.length


def _most_of_a_colour(hand: Mapping[str, int]) -> int:
    return max((count for card, count in hand.items() if card != "ferry"), default=0)
