"""Actions tried out, to tell what they would change.

Only a view is looked at, never the position behind it: the actions are played by the rules on a world that agrees with
the view, up to where luck would have to come. Which of these worlds it is makes no difference: only what the viewer
knows of it before and after is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, cast

from fogline.core.errors import Reason
from fogline.core.game import Action, Change, Event, Game, State
from fogline.core.native import Luck
from fogline.games.ticket_to_ride import events, state
from fogline.games.ticket_to_ride.components import Map
from fogline.games.ticket_to_ride.events import LineClaimed
from fogline.games.ticket_to_ride.meta import AFTERS
from fogline.games.ticket_to_ride.preview import TicketChange, TicketToRidePreview
from fogline.games.ticket_to_ride.state import TicketToRide
from fogline.games.ticket_to_ride.ticket_distance import ticket_distance
from fogline.games.ticket_to_ride.view import TicketToRideView

Kept = TypeVar("Kept", bound=Event)


def try_out(game: Game, view: TicketToRideView, sequence: Sequence[Action]) -> TicketToRidePreview:
    """What the viewer's actions would change; stops at the first action that is refused, as any is after luck."""
    tried = _TryOut(game, view)
    for action in sequence:
        if not tried.goes_on():
            break
        tried.act(action)
    return tried.result()


class _TryOut:
    """The viewer's actions, tried out by the rules on a world that agrees with the view."""

    def __init__(self, game: Game, view: TicketToRideView) -> None:
        self.game = game
        self.view = view
        self.map = cast(Map, game.data)
        self.state = State(game, game.prepare(view).sample(Luck(0)))
        self.actions: list[str] = []
        self.events: list[Event] = []
        self.refusal: Reason | None = None

    def goes_on(self) -> bool:
        """Whether another action can be looked at: none was refused."""
        return self.refusal is None

    def act(self, action: Action) -> None:
        """Do an action, or keep why it is refused."""
        self.actions.append(str(action))
        refusal = self.game.why_not(self.state.view(self.view.seat), action)
        if refusal is None:
            self.events.extend(self.state.apply(action, self.view.seat))
        else:
            self.refusal = refusal.reason

    def result(self) -> TicketToRidePreview:
        """All that changed."""
        view, world, kept = self.view, cast(TicketToRide, self.state.position), self._kept
        after = cast(TicketToRideView, self.state.view(view.seat))
        done = self.actions if self.refusal is None else self.actions[:-1]
        claimed = next(iter(kept(LineClaimed)), None)
        return TicketToRidePreview(
            actions=tuple(self.actions),
            refusal=self.refusal,
            refused=None if self.refusal is None else len(self.actions) - 1,
            reveals=self.refusal is None and bool(self.actions) and world.is_chance(),
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
            choices=_choices(world, self.map),
            tickets=_tickets(view, after, self.map),
            next=AFTERS[world.after] if world.phase in (state.BLIND, state.DISPLAY) else after.phase,
            last_round=after.trigger == view.seat and view.trigger is None,
            ends=after.outcome is not None and view.outcome is None,
        )

    def _kept(self, kind: type[Kept]) -> list[Kept]:
        return [event for event in self.events if isinstance(event, kind)]


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
