"""A view in sentences, and what the viewer may do now."""

from __future__ import annotations

from fogline.core.message import Message
from fogline.games.san_francisco.view import SanFranciscoView


def prompt(view: SanFranciscoView) -> Message:
    """What the viewer may do now, or who must decide."""
    return Message(f"sf-prompt-{view.phase}")


def describe(view: SanFranciscoView) -> tuple[Message, ...]:
    """The view in sentences."""
    return (prompt(view),)
