"""How far a player is from completing a ticket: the cheapest way that is still open, from a view alone."""

from __future__ import annotations

import msgspec

from fogline.games.ticket_to_ride.components import Map
from fogline.games.ticket_to_ride.names import line_name, ticket_number
from fogline.games.ticket_to_ride.view import TicketToRideView


class TicketDistance(msgspec.Struct, frozen=True):
    """A ticket and the cheapest way to complete it."""

    ticket: str
    """Its name."""
    points: int
    """What it is worth."""
    missing: int | None
    """Spaces still to be claimed; 0 where it is completed, None where no way is open any more."""
    way: tuple[str, ...]
    """The lines of that way which are still to be claimed."""
    enough: bool
    """Whether the cable cars are enough for it."""


def ticket_distance(view: TicketToRideView, ticket: str, game_map: Map) -> TicketDistance:
    """How the viewer could still complete a ticket, with the fewest cable cars."""
    one = game_map.tickets[ticket_number(ticket, game_map)]
    costs = line_costs(view, game_map)
    way = game_map.shortest_path(one.a, one.b, costs)
    cars = view.seats[view.seat].cars
    if way is None:
        return TicketDistance(ticket, one.points, None, (), enough=False)
    claimed = tuple(line for line in way if costs[line])
    missing = sum(costs[line] for line in claimed)
    names = tuple(line_name(line, game_map) for line in claimed)
    return TicketDistance(ticket, one.points, missing, names, enough=missing <= cars)


def line_costs(view: TicketToRideView, game_map: Map) -> list[int]:
    """What each line costs the viewer in cable cars: nothing for an own one, -1 where it is closed (TT-3.9)."""
    mine = set(view.seats[view.seat].lines)
    taken = {line for seat in view.seats for line in seat.lines}
    costs = []
    for line in game_map.lines:
        twin = None if line.twin is None else line_name(line.twin, game_map)
        closed = twin in mine or (view.players == 2 and twin in taken)
        name = line_name(line.index, game_map)
        costs.append(0 if name in mine else -1 if name in taken or closed else line.length)
    return costs
