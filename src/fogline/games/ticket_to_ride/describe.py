"""A view in sentences, and what the viewer may do now."""

from __future__ import annotations

from fogline.core.message import Message
from fogline.games.ticket_to_ride.view import TicketToRideView


def prompt(view: TicketToRideView) -> Message:
    """What the viewer may do now, or who must decide."""
    return Message(f"tt-prompt-{view.phase}")


def describe(view: TicketToRideView) -> tuple[Message, ...]:
    """The view in sentences."""
    return (prompt(view),)
