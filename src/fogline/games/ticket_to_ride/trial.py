"""Tries actions out on a world that the viewer thinks possible, and tells what they change; from a view alone.

Which of these worlds it is makes no difference: only what the viewer knows of it before and after is looked at, and it
stops at luck.
"""

from __future__ import annotations

from collections.abc import Sequence

from fogline.core.errors import IllegalAction
from fogline.core.game import Action, Game
from fogline.core.native import Log, Luck
from fogline.games.ticket_to_ride import explain, state
from fogline.games.ticket_to_ride.components import Map
from fogline.games.ticket_to_ride.events import CardTaken, LineClaimed, TouristTaken, decode_events
from fogline.games.ticket_to_ride.meta import AFTERS
from fogline.games.ticket_to_ride.outlook import outlook
from fogline.games.ticket_to_ride.preview import Change, TicketChange, TicketToRidePreview
from fogline.games.ticket_to_ride.state import TicketToRide
from fogline.games.ticket_to_ride.view import TicketToRideView, make_view


def preview(game: Game, view: TicketToRideView, sequence: Sequence[Action], game_map: Map) -> TicketToRidePreview:
    """What the viewer's actions would change, up to the first that is refused."""
    world = game.prepare(view).sample(Luck(0))
    assert isinstance(world, TicketToRide)
    log = Log()
    tried: list[str] = []
    for action in sequence:
        tried.append(str(action))
        refusal = explain.why_not(make_view(world, view.seat, game_map), action, game_map)
        if refusal is not None:
            return _told(view, world, log, game_map, tried, refusal)
        world.step(view.seat, game.encode(action), log)
    return _told(view, world, log, game_map, tried, None)


def _told(
    view: TicketToRideView,
    world: TicketToRide,
    log: Log,
    game_map: Map,
    tried: list[str],
    refusal: IllegalAction | None,
) -> TicketToRidePreview:
    after = make_view(world, view.seat, game_map)
    events = decode_events(log, game_map, world.tables)
    claimed = next((event for event in events if isinstance(event, LineClaimed)), None)
    done = tried if refusal is None else tried[:-1]
    own, seat = (view.seats[view.seat], after.seats[view.seat]) if view.seat >= 0 else (None, None)
    return TicketToRidePreview(
        actions=tuple(tried),
        refusal=None if refusal is None else refusal.reason,
        refused=None if refusal is None else len(tried) - 1,
        reveals=bool(tried) and refusal is None and world.is_chance(),
        seat=view.seat,
        taken=tuple(event.card for event in events if isinstance(event, CardTaken)),
        blind=done.count("take blind"),
        drawn="tickets" in done,
        line=claimed.line if claimed else None,
        gained=claimed.points if claimed else 0,
        spent=_spent(claimed),
        cars=Change(own.cars if own else 0, seat.cars if seat else 0),
        points=Change(view.points or 0, after.points or 0),
        symbols=tuple(event.symbol for event in events if isinstance(event, TouristTaken)),
        choices=_choices(world, game_map),
        tickets=_tickets(view, after, game_map),
        next=AFTERS[world.after] if world.phase in (state.BLIND, state.DISPLAY) else after.phase,
        last_round=after.trigger == view.seat and view.trigger is None,
        ends=after.outcome is not None and view.outcome is None,
    )


def _spent(claimed: LineClaimed | None) -> dict[str, int]:
    if claimed is None:
        return {}
    cards = {claimed.colour: claimed.count, "ferry": claimed.ferries}
    return {card: count for card, count in cards.items() if card and count}


def _choices(world: TicketToRide, game_map: Map) -> tuple[str, ...]:
    """TT-3.11: the symbols at both ends of the line just claimed, while none is taken."""
    if world.line < 0:
        return ()
    ends = game_map.lines[world.line].ends
    return tuple(game_map.symbols[world.piles.symbol_at(end)] for end in ends if world.is_new_tourist(end))


def _tickets(view: TicketToRideView, after: TicketToRideView, game_map: Map) -> tuple[TicketChange, ...]:
    if view.seat < 0:
        return ()
    held = {one.ticket for one in view.tickets}
    kept = [one.ticket for one in after.tickets]
    return tuple(
        TicketChange(outlook(view, one, game_map), outlook(after, one, game_map), new=one not in held)
        for one in dict.fromkeys((*kept, *after.kept))
    )
