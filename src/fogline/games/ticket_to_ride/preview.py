"""What actions would change, as far as the viewer can know; from a view alone."""

from __future__ import annotations

from collections.abc import Sequence

from fogline.core.game import Action, Game, Preview
from fogline.games.ticket_to_ride.view import TicketToRideView


class TicketToRidePreview(Preview, frozen=True, kw_only=True):
    """What a sequence of actions would change."""


def preview(game: Game, view: TicketToRideView, sequence: Sequence[Action]) -> TicketToRidePreview:
    """What the viewer's actions would change."""
    return TicketToRidePreview(actions=tuple(map(str, sequence)), refusal=None, refused=None, reveals=False)
