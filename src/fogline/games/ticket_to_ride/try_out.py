"""What actions would change, tried out on a world that agrees with the viewer's view (`fogline.core.try_out`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from fogline.core.game import Action, Change, Game
from fogline.core.try_out import TryOut
from fogline.games.ticket_to_ride import events, state
from fogline.games.ticket_to_ride.components import Map
from fogline.games.ticket_to_ride.events import LineClaimed
from fogline.games.ticket_to_ride.meta import AFTERS
from fogline.games.ticket_to_ride.preview import TicketChange, TicketToRidePreview
from fogline.games.ticket_to_ride.state import TicketToRide
from fogline.games.ticket_to_ride.ticket_distance import ticket_distance
from fogline.games.ticket_to_ride.view import TicketToRideView


def try_out(game: Game, view: TicketToRideView, sequence: Sequence[Action]) -> TicketToRidePreview:
    """What the viewer's actions would change; stops at the first action that is refused, as any is after luck."""
    return _TryOut(game, view).follow(sequence).result()


class _TryOut(TryOut[TicketToRideView]):
    """The viewer's actions, tried out."""

    def result(self) -> TicketToRidePreview:
        """All that changed."""
        game_map = cast(Map, self.game.data)
        view, world, kept = self.view, cast(TicketToRide, self.state.position), self.kept
        after = cast(TicketToRideView, self.state.view(view.seat))
        done = self.actions if self.refusal is None else self.actions[:-1]
        claimed = next(iter(kept(LineClaimed)), None)
        return TicketToRidePreview(
            actions=tuple(self.actions),
            refusal=self.refusal,
            refused=self.refused,
            reveals=self.reveals,
            seat=view.seat,
            taken=tuple(event.card for event in kept(events.CardTaken)),
            blind=done.count("take blind"),
            drawn="tickets" in done,
            line=claimed.line if claimed else None,
            gained=claimed.points if claimed else 0,
            spent=_spent(claimed),
            cars=Change(_cars(view), _cars(after)),
            points=Change(view.points or 0, after.points or 0),
            symbols=tuple(event.symbol for event in kept(events.TouristTaken)),
            choices=_choices(world, game_map),
            tickets=_tickets(view, after, game_map),
            next=AFTERS[world.after] if world.phase in (state.BLIND, state.DISPLAY) else after.phase,
            last_round=after.trigger == view.seat and view.trigger is None,
            ends=after.outcome is not None and view.outcome is None,
        )


def _cars(view: TicketToRideView) -> int:
    """The viewer's cable cars; a spectator has none."""
    return view.seats[view.seat].cars if view.seat >= 0 else 0


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
        TicketChange(ticket_distance(view, one, game_map), ticket_distance(after, one, game_map), new=one not in held)
        for one in dict.fromkeys((*kept, *after.kept))
    )
